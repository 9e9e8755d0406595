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

  public init(reason: String, extendedError: String? = nil) {
    self.reason = reason
    self.extendedError = extendedError
  }
}

/// A phase of the protocol in which a receiver can fall silent.
public struct SilentPhase: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
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

  public static let known: [SilentPhase] = [
    tcp, tls, heartbeat, connect, receiverStatus, launch, applicationConnect, mediaStatus, media,
  ]
}

/// What happens to a link when so many messages have come in on it, in place of an answer to the last of them.
public struct LinkCut: Sendable, Hashable {
  /// How a link ends, or goes wrong.
  public struct Manner: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
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

    public static let known: [Manner] = [drop, reset, stall, garbage, oversize, reboot]
  }

  public var manner: Manner
  /// From the link's first message, which is 1; PING and PONG don't count.
  public var afterMessages: Int

  public init(_ manner: Manner, afterMessages: Int) {
    self.manner = manner
    self.afterMessages = afterMessages
  }
}
