import JSONCodec
public import NIOCore

/// The misbehaviour of a receiver; every member is off by default. It can be changed while the receiver runs.
public struct ReceiverFaults: Sendable, Hashable {
  /// LAUNCH is answered with LAUNCH_ERROR.
  public var launchRefusal: LaunchRefusal?
  /// The phases in which the receiver doesn't respond.
  public var silentPhases: Set<SilentPhase>
  /// The damage to a link after some messages.
  public var cut: LinkCut?
  /// The delay of every sent message; the order stays.
  public var replyDelay: TimeAmount
  /// Whether every message is sent twice.
  public var duplicatesReplies: Bool
  /// Whether answers carry request id 0, as if they were unsolicited.
  public var zeroesRequestIDs: Bool
  /// Whether the first LOAD of each run of an app is lost, with neither answer nor error (devices.md F126).
  public var dropsFirstLoad: Bool
  /// Faults that wait for messages or handshakes, in force from the start; ``EmulatedReceiver/inject(_:)`` adds more.
  public var rules: [FaultRule]

  /// Creates faults that are off by default.
  public init(
    launchRefusal: LaunchRefusal? = nil, silentPhases: Set<SilentPhase> = [], cut: LinkCut? = nil,
    replyDelay: TimeAmount = .zero, duplicatesReplies: Bool = false, zeroesRequestIDs: Bool = false,
    dropsFirstLoad: Bool = false, rules: [FaultRule] = []
  ) {
    self.launchRefusal = launchRefusal
    self.silentPhases = silentPhases
    self.cut = cut
    self.replyDelay = replyDelay
    self.duplicatesReplies = duplicatesReplies
    self.zeroesRequestIDs = zeroesRequestIDs
    self.dropsFirstLoad = dropsFirstLoad
    self.rules = rules
  }

  /// No misbehaviour.
  public static let none = ReceiverFaults()
}

/// The contents of LAUNCH_ERROR (cast.md 6.3).
public struct LaunchRefusal: Sendable, Hashable {
  /// The member `reason`: `NOT_FOUND`, `CANCELLED`, `NOT_ALLOWED`…
  public var reason: String
  /// The member `extendedError`: `USER_NOT_ALLOWED`, `USER_TIMEOUT`…; `nil` for none.
  public var extendedError: String?
  /// The delay of LAUNCH_ERROR after LAUNCH.
  public var delay: TimeAmount

  /// Creates a refusal from the members `reason` and `extendedError` of LAUNCH_ERROR, by default at once.
  public init(reason: String, extendedError: String? = nil, delay: TimeAmount = .zero) {
    self.reason = reason
    self.extendedError = extendedError
    self.delay = delay
  }

  /// Returns the refusal that devices give for `reason`, in their time: a TV waits a minute for an app before it
  /// answers with `CAST_INIT_TIMEOUT` (devices.md F124).
  static func usual(_ reason: String, extendedError: String? = nil) -> LaunchRefusal {
    LaunchRefusal(
      reason: reason, extendedError: extendedError, delay: reason == "CAST_INIT_TIMEOUT" ? .seconds(60) : .zero)
  }
}

/// A phase of the protocol in which a receiver doesn't respond.
public struct SilentPhase: RawRepresentable, Sendable, Hashable {
  /// The phase's name in `silent=PHASE`.
  public let rawValue: String
  /// Creates a phase from any text; ``ReceiverFaults/set(_:)`` refuses one that is not in ``known``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// TCP connections are accepted, but TLS isn't answered; takes effect when the receiver starts or reboots.
  public static let tcp = SilentPhase(rawValue: "tcp")
  /// TLS is completed, but no message is answered, not even PING.
  public static let tls = SilentPhase(rawValue: "tls")
  /// PING isn't answered.
  public static let heartbeat = SilentPhase(rawValue: "heartbeat")
  /// CONNECT to the platform is ignored, and so is every request that needs it.
  public static let connect = SilentPhase(rawValue: "connect")
  /// GET_STATUS of the platform is ignored.
  public static let receiverStatus = SilentPhase(rawValue: "receiver-status")
  /// LAUNCH is ignored.
  public static let launch = SilentPhase(rawValue: "launch")
  /// CONNECT to an app is ignored, and so is every request that needs it.
  public static let applicationConnect = SilentPhase(rawValue: "app-connect")
  /// GET_STATUS of the media namespace is ignored.
  public static let mediaStatus = SilentPhase(rawValue: "media-status")
  /// Every other media request is ignored.
  public static let media = SilentPhase(rawValue: "media")

  /// The phases that `silent=PHASE` accepts, in the order of help texts.
  public static let known: [SilentPhase] = [
    tcp, tls, heartbeat, connect, receiverStatus, launch, applicationConnect, mediaStatus, media,
  ]
}

/// The damage to a link after a number of messages; the last of them is answered after ``Manner/garbage`` only.
public struct LinkCut: Sendable, Hashable {
  /// The manner in which a link ends or fails.
  public struct Manner: RawRepresentable, Sendable, Hashable {
    /// The manner's name in `drop=5` and the like.
    public let rawValue: String
    /// Creates a manner from any text; a cut treats one that is not in ``known`` like ``drop``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// TLS sends its close alert, and TCP is closed.
    public static let drop = Manner(rawValue: "drop")
    /// TCP is reset.
    public static let reset = Manner(rawValue: "reset")
    /// The first 8 bytes of a frame are sent, and then nothing more.
    public static let stall = Manner(rawValue: "stall")
    /// A frame with an invalid message is sent; then the link works on.
    public static let garbage = Manner(rawValue: "garbage")
    /// The header of a frame is sent that is longer than any sender accepts.
    public static let oversize = Manner(rawValue: "oversize")

    /// The device shuts down, and starts again on another port.
    public static let reboot = Manner(rawValue: "reboot")

    /// The manners that ``ReceiverFaults/set(_:)`` accepts.
    public static let known: [Manner] = [drop, reset, stall, garbage, oversize, reboot]
  }

  /// The kind of damage.
  public var manner: Manner
  /// The number of the message that triggers the cut: the link's first is 1; PING and PONG don't count.
  public var afterMessages: Int

  /// Creates a cut at the message numbered `afterMessages`, counted from 1 on each link.
  public init(_ manner: Manner, afterMessages: Int) {
    self.manner = manner
    self.afterMessages = afterMessages
  }
}

extension ReceiverFaults {
  /// The syntax of ``set(_:)``, for a help text.
  public static let help = """
    launch=REASON[/EXTENDED_ERROR], silent=PHASE (\(SilentPhase.known.map(\.rawValue).joined(separator: ", "))), \
    \(LinkCut.Manner.known.map { "\($0.rawValue)=N" }.joined(separator: ", ")) (after N messages), \
    delay=SECONDS, duplicate, zero-ids, drop-first-load, or a rule as JSON, {"fault":…} (docs/Receiver.md)
    """

  /// Sets the fault that `text` names: `launch=NOT_FOUND`, `silent=tls`, `drop=5`, `delay=0.5`, `duplicate`…
  public mutating func set(_ text: String) throws(FaultSyntaxError) {
    guard !text.hasPrefix("{") else { return self.rules.append(try Self.rule(text)) }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    switch (name, parts.count > 1 ? parts[1] : nil) {
    case ("duplicate", nil): self.duplicatesReplies = true
    case ("zero-ids", nil): self.zeroesRequestIDs = true
    case ("drop-first-load", nil): self.dropsFirstLoad = true
    case ("launch", let value?) where !value.isEmpty:
      let words = value.split(separator: "/", maxSplits: 1).map(String.init)
      guard let reason = words.first else { throw FaultSyntaxError(text: text) }
      self.launchRefusal = .usual(reason, extendedError: words.count > 1 ? words[1] : nil)
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

/// An unknown or wrong fault.
public struct FaultSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text that was given.
  public var text: String
  /// The error in a rule in JSON; `nil` makes ``message`` list the known faults.
  public var reason: String?

  /// The error for people, with the known faults if the text names none.
  public var message: String {
    if let reason { return "“\(self.text)” is no rule for a fault: \(reason)." }
    return "“\(self.text)” is no fault. Known are: \(ReceiverFaults.help)."
  }

  public var description: String { self.message }
}
