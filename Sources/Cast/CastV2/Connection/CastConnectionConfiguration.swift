public import CastModel
public import LoopIsolation
public import NIOCore

/// The limits and behaviour of a link.
public struct CastConnectionConfiguration: Sendable {
  /// The time limit of the host name look-up.
  public var resolveTimeout: TimeAmount
  /// The time limit of the TCP handshake, over all addresses of the host.
  public var tcpTimeout: TimeAmount
  /// The time limit of the TLS handshake.
  public var tlsTimeout: TimeAmount
  /// The rules for when the link sends a PING and when it closes because the peer is silent.
  public var heartbeat: Heartbeat.Configuration
  /// The source id of this side's PINGs.
  public var pingSourceId: String
  /// The destination id of this side's PINGs.
  public var pingDestinationId: String
  /// Whether PINGs are answered; an emulated receiver may ignore them.
  public var answersPings: Bool
  /// Whether heartbeats go to the delegate like every other message. The delegate must then answer them.
  public var deliversHeartbeats = false
  /// The longest message that is accepted, in bytes; at least 65,536. A longer one ends the link.
  public var maximumReceiveLength: Int
  /// The most bytes that may wait for a peer that doesn't read. A message that would exceed it is refused.
  public var maximumQueuedBytes: Int
  /// The bytes added to each queued message's size, because a separate TLS record takes memory, too. A value above 0
  /// bounds the number of short messages as well.
  public var queuedMessageOverhead = 0
  /// The number of consecutive frames without a valid message after which the link is closed.
  public var maximumConsecutiveBadMessages: Int
  /// The detector of the machine's sleep; `nil` for the process's own, ``SleepMonitor/shared``.
  public var sleepMonitor: SleepMonitor?
  /// The clock of the time limits and of the heartbeat.
  public var clock: any LoopClock
  /// The network that links go through; `nil` for TCP.
  package var network: (any CastNetwork)?

  /// Makes the configuration of a sender's link; arguments replace single values.
  public init(
    resolveTimeout: TimeAmount = TimeAmount(ConnectLimits().resolve),
    tcpTimeout: TimeAmount = TimeAmount(ConnectLimits().tcp),
    tlsTimeout: TimeAmount = TimeAmount(ConnectLimits().tls),
    heartbeat: Heartbeat.Configuration = .sender,
    pingSourceId: String = CastEndpointID.sender,
    pingDestinationId: String = CastEndpointID.receiver,
    answersPings: Bool = true,
    maximumReceiveLength: Int = CastFramer.defaultReceiveLimit,
    maximumQueuedBytes: Int = 4 << 20,
    maximumConsecutiveBadMessages: Int = 16,
    sleepMonitor: SleepMonitor? = nil,
    clock: any LoopClock = EventLoopClock()
  ) {
    self.resolveTimeout = resolveTimeout
    self.tcpTimeout = tcpTimeout
    self.tlsTimeout = tlsTimeout
    self.heartbeat = heartbeat
    self.pingSourceId = pingSourceId
    self.pingDestinationId = pingDestinationId
    self.answersPings = answersPings
    self.maximumReceiveLength = maximumReceiveLength
    self.maximumQueuedBytes = maximumQueuedBytes
    self.maximumConsecutiveBadMessages = maximumConsecutiveBadMessages
    self.sleepMonitor = sleepMonitor
    self.clock = clock
  }

  /// The configuration of senders.
  public static let sender = CastConnectionConfiguration()
  /// The configuration of receivers, which send no PING and don't close a link because its sender is silent.
  public static let receiver = CastConnectionConfiguration(
    heartbeat: .receiver, pingSourceId: CastEndpointID.transport, pingDestinationId: CastEndpointID.transport)
}
