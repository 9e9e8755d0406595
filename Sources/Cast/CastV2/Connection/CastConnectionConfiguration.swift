public import LoopIsolation
public import NIOCore

/// The limits and habits of a link.
public struct CastConnectionConfiguration: Sendable {
  /// How long looking a host name up may take.
  public var resolveTimeout: TimeAmount
  /// How long the TCP handshake may take, over all addresses of the host.
  public var tcpTimeout: TimeAmount
  /// How long the TLS handshake may take.
  public var tlsTimeout: TimeAmount
  /// The heartbeat's rules say when the link sends a PING and when it gives a silent peer up.
  public var heartbeat: Heartbeat.Configuration
  /// Where our PINGs come from.
  public var pingSourceId: String
  /// Where our PINGs go.
  public var pingDestinationId: String
  /// Whether PINGs are answered; a receiver may play dead.
  public var answersPings: Bool
  /// Whether heartbeats go to the delegate like every message, which then answers them itself.
  public var deliversHeartbeats = false
  /// The longest message that is accepted, in bytes; at least 65,536. A longer one ends the link.
  public var maximumReceiveLength: Int
  /// How many bytes may wait for a peer that doesn't read; a message that would exceed it is refused.
  public var maximumQueuedBytes: Int
  /// How many frames in a row may hold no message before the link is dropped.
  public var maximumConsecutiveBadMessages: Int
  /// Who tells that the machine has slept; `nil` for the process's own, ``SleepMonitor/shared``.
  public var sleepMonitor: SleepMonitor?
  /// What the heartbeat goes by.
  public var clock: any LoopClock

  /// Makes the configuration of a sender's link, but for what is given.
  public init(
    resolveTimeout: TimeAmount = .seconds(5),
    tcpTimeout: TimeAmount = .seconds(10),
    tlsTimeout: TimeAmount = .seconds(10),
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

  /// What senders use.
  public static let sender = CastConnectionConfiguration()
  /// What receivers use: they don't ping, and leave silent senders alone.
  public static let receiver = CastConnectionConfiguration(
    heartbeat: .receiver, pingSourceId: CastEndpointID.transport, pingDestinationId: CastEndpointID.transport)
}
