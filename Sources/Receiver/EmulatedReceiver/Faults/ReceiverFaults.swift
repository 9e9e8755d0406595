import JSONCodec
public import NIOCore

/// How a receiver misbehaves; every member is off unless set. Can be changed while it runs.
public struct ReceiverFaults: Sendable, Hashable {
  /// LAUNCH is answered with LAUNCH_ERROR.
  public var launchRefusal: LaunchRefusal?
  /// The phases in which the receiver says nothing.
  public var silentPhases: Set<SilentPhase>
  /// What happens to a link after some messages.
  public var cut: LinkCut?
  /// How late every message goes out; they stay in order.
  public var replyDelay: TimeAmount
  /// Everything is sent twice.
  public var duplicatesReplies: Bool
  /// Answers carry request id 0, as if they were unsolicited.
  public var zeroesRequestIDs: Bool
  /// Faults that wait for messages or handshakes, in force from the start; ``EmulatedReceiver/inject(_:)`` adds more.
  public var rules: [FaultRule]

  /// The receiver behaves well, unless told otherwise.
  public init(
    launchRefusal: LaunchRefusal? = nil, silentPhases: Set<SilentPhase> = [], cut: LinkCut? = nil,
    replyDelay: TimeAmount = .zero, duplicatesReplies: Bool = false, zeroesRequestIDs: Bool = false,
    rules: [FaultRule] = []
  ) {
    self.launchRefusal = launchRefusal
    self.silentPhases = silentPhases
    self.cut = cut
    self.replyDelay = replyDelay
    self.duplicatesReplies = duplicatesReplies
    self.zeroesRequestIDs = zeroesRequestIDs
    self.rules = rules
  }

  /// No misbehaviour.
  public static let none = ReceiverFaults()
}

/// What LAUNCH_ERROR says (cast.md 6.3).
public struct LaunchRefusal: Sendable, Hashable {
  /// `NOT_FOUND`, `CANCELLED`, `NOT_ALLOWED`…
  public var reason: String
  /// `USER_NOT_ALLOWED`, `USER_TIMEOUT`…
  public var extendedError: String?

  /// The refusal becomes the members `reason` and `extendedError` of LAUNCH_ERROR.
  public init(reason: String, extendedError: String? = nil) {
    self.reason = reason
    self.extendedError = extendedError
  }
}

/// A phase of the protocol in which a receiver can fall silent.
public struct SilentPhase: RawRepresentable, Sendable, Hashable {
  /// The text names the phase in `silent=PHASE`.
  public let rawValue: String
  /// Any text makes a phase; ``ReceiverFaults/set(_:)`` refuses one that is not in ``known``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// TCP is accepted, and TLS never answered; takes effect when the receiver starts or reboots.
  public static let tcp = SilentPhase(rawValue: "tcp")
  /// TLS is completed, and no message ever answered, not even PING.
  public static let tls = SilentPhase(rawValue: "tls")
  /// PING isn't answered.
  public static let heartbeat = SilentPhase(rawValue: "heartbeat")
  /// CONNECT to the platform is ignored, and so is all that needs it.
  public static let connect = SilentPhase(rawValue: "connect")
  /// GET_STATUS of the platform is ignored.
  public static let receiverStatus = SilentPhase(rawValue: "receiver-status")
  /// LAUNCH is ignored.
  public static let launch = SilentPhase(rawValue: "launch")
  /// CONNECT to an app is ignored, and so is all that needs it.
  public static let applicationConnect = SilentPhase(rawValue: "app-connect")
  /// GET_STATUS of the media namespace is ignored.
  public static let mediaStatus = SilentPhase(rawValue: "media-status")
  /// Every other media request is ignored.
  public static let media = SilentPhase(rawValue: "media")

  /// `silent=PHASE` takes these phases, and help texts list them in this order.
  public static let known: [SilentPhase] = [
    tcp, tls, heartbeat, connect, receiverStatus, launch, applicationConnect, mediaStatus, media,
  ]
}

/// What happens to a link when so many messages have come in on it, in place of an answer to the last of them.
public struct LinkCut: Sendable, Hashable {
  /// How a link ends, or goes wrong.
  public struct Manner: RawRepresentable, Sendable, Hashable {
    /// The text names the manner in `drop=5` and its like.
    public let rawValue: String
    /// Any text makes a manner; a cut treats one that is not in ``known`` like ``drop``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// TLS says goodbye, TCP is closed.
    public static let drop = Manner(rawValue: "drop")
    /// TCP is reset.
    public static let reset = Manner(rawValue: "reset")
    /// The first half of a frame is sent, and then nothing any more.
    public static let stall = Manner(rawValue: "stall")
    /// A frame is sent that is no message; then all goes on.
    public static let garbage = Manner(rawValue: "garbage")
    /// A frame is announced that is longer than anyone accepts.
    public static let oversize = Manner(rawValue: "oversize")

    /// The device goes down, and comes up again on another port.
    public static let reboot = Manner(rawValue: "reboot")

    /// ``ReceiverFaults/set(_:)`` takes these manners.
    public static let known: [Manner] = [drop, reset, stall, garbage, oversize, reboot]
  }

  /// The manner decides what the receiver does to the link in place of its answer.
  public var manner: Manner
  /// From the link's first message, which is 1; PING and PONG don't count.
  public var afterMessages: Int

  /// The cut strikes at the message numbered `afterMessages`, counted from 1 on each link.
  public init(_ manner: Manner, afterMessages: Int) {
    self.manner = manner
    self.afterMessages = afterMessages
  }
}

extension ReceiverFaults {
  /// What ``set(_:)`` understands, for a help text.
  public static let help = """
    launch=REASON[/EXTENDED_ERROR], silent=PHASE (\(SilentPhase.known.map(\.rawValue).joined(separator: ", "))), \
    \(LinkCut.Manner.known.map { "\($0.rawValue)=N" }.joined(separator: ", ")) (after N messages), \
    delay=SECONDS, duplicate, zero-ids, or a rule as JSON, {"fault":…} (docs/Receiver.md)
    """

  /// Sets the fault that `text` names: `launch=NOT_FOUND`, `silent=tls`, `drop=5`, `delay=0.5`, `duplicate`…
  public mutating func set(_ text: String) throws(FaultSyntaxError) {
    guard !text.hasPrefix("{") else { return self.rules.append(try Self.rule(text)) }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    switch (name, parts.count > 1 ? parts[1] : nil) {
    case ("duplicate", nil): self.duplicatesReplies = true
    case ("zero-ids", nil): self.zeroesRequestIDs = true
    case ("launch", let value?) where !value.isEmpty:
      let words = value.split(separator: "/", maxSplits: 1).map(String.init)
      self.launchRefusal = LaunchRefusal(reason: words[0], extendedError: words.count > 1 ? words[1] : nil)
    case ("silent", let value?):
      let phase = SilentPhase(rawValue: value)
      guard SilentPhase.known.contains(phase) else { throw FaultSyntaxError(text: text) }
      self.silentPhases.insert(phase)
    case ("delay", let value?):
      guard let seconds = Double(value), (0...3600).contains(seconds) else { throw FaultSyntaxError(text: text) }
      self.replyDelay = .nanoseconds(Int64(seconds * 1e9))
    case (_, let value?):
      let manner = LinkCut.Manner(rawValue: name)
      guard LinkCut.Manner.known.contains(manner), let count = Int(value), count > 0 else {
        throw FaultSyntaxError(text: text)
      }
      self.cut = LinkCut(manner, afterMessages: count)
    case (_, nil): throw FaultSyntaxError(text: text)
    }
  }

  private static func rule(_ text: String) throws(FaultSyntaxError) -> FaultRule {
    do {
      return try FaultRule(json: JSONDocument(parsing: text, policy: .strict).root)
    } catch {
      throw FaultSyntaxError(text: text, reason: "\(error)")
    }
  }
}

/// A fault that nobody knows.
public struct FaultSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was given.
  public var text: String
  /// What is wrong with a rule in JSON.
  public var reason: String?

  /// `reason` says what is wrong with a JSON rule; `nil` makes ``message`` list the known faults.
  public init(text: String, reason: String? = nil) {
    self.text = text
    self.reason = reason
  }

  /// The message tells people what was wrong, with the known faults where the text names none.
  public var message: String {
    if let reason { return "“\(self.text)” is no rule for a fault: \(reason)." }
    return "“\(self.text)” is no fault. Known are: \(ReceiverFaults.help)."
  }

  public var description: String { self.message }
}
