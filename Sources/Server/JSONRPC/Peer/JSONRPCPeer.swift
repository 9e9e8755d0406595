import JSONCodec
public import Logging
public import LoopIsolation
public import NIOCore

/// One JSON-RPC connection, in both directions. Everything runs on ``LoopActor``.
///
/// 1. The channel delivers bytes; ``MessageFramer`` cuts them, ``MessageDecoder`` parses them, long ones on another
///    thread. A peer that sends many messages waits for its turn with each further one (``MessageTurns``).
/// 2. A request becomes one task. Tasks begin in the order of their requests; replies are sent when ready. A
///    notification is handled in order with the beginnings of requests. `$/cancelRequest` overtakes them: it is
///    handled when it is read.
/// 3. Each request gets exactly one reply, a cancelled one too.
/// 4. Replies and notifications leave in the order in which they were sent. ``MessageOutlet`` writes those of one
///    turn of the loop at once; ``OutgoingQueue`` holds unread messages, within limits.
/// 5. Reading doesn't wait for writing, with one exception: a peer that leaves
///    ``JSONRPCConnectionConfiguration/maximumUnreadBytes`` unread isn't read from until it has caught up.
@LoopActor
public final class JSONRPCPeer {
  enum State {
    case open
    /// Answers the requests in flight; accepts no new ones.
    case finishing(JSONRPCCloseReason)
    /// Writes the remaining messages.
    case closing(JSONRPCCloseReason)
    case closed
  }

  /// The connection's name in logs: `stdio`, `socket 3`.
  public nonisolated let label: String
  /// The limits and times that the peer was attached with; they never change.
  public nonisolated let configuration: JSONRPCConnectionConfiguration

  /// The process at a socket's other end, as reported by the kernel, or `nil` over other transports.
  public let processId: Int32?

  let channel: any Channel
  let logger: Logger
  let decoder: MessageDecoder
  var handler: (any JSONRPCHandler)?
  var outlet: MessageOutlet?
  var framer: MessageFramer
  var state = State.open
  var calls: [JSONRPCID: IncomingCall] = [:]
  /// The requests sent to the peer that have no reply yet.
  var requests: [JSONRPCID: Waiter<JSONNode, any Error>] = [:]
  var nextRequestNumber = 1
  var finishTimer: Scheduled<Void>?
  /// The messages read and not yet handled.
  var backlog = MessageBacklog()

  /// Creates a peer for `channel`, which must be on ``LoopActor``'s loop. Use
  /// ``attach(to:label:configuration:logger:onAccept:)``.
  init(
    channel: any Channel, label: String, processId: Int32?, configuration: JSONRPCConnectionConfiguration,
    logger: Logger
  ) {
    self.processId = processId
    self.channel = channel
    self.label = label
    self.configuration = configuration
    self.logger = logger.component("JSONRPCPeer")
    self.framer = MessageFramer(
      maximumMessageBytes: configuration.maximumMessageBytes, framing: configuration.framing)
    self.decoder = MessageDecoder(
      limits: JSONLimits(
        maximumBytes: configuration.maximumMessageBytes, maximumDepth: configuration.maximumDepth,
        maximumValues: configuration.maximumValues),
      maximumBatchCount: configuration.maximumBatchCount, policy: configuration.policy)
    let limits = OutgoingQueue.Limits(
      droppableCount: configuration.maximumQueuedNotifications,
      droppableBytes: configuration.maximumQueuedNotificationBytes,
      totalBytes: configuration.maximumQueuedBytes)
    self.outlet = MessageOutlet(channel: channel, framing: configuration.framing, limits: limits) { [weak self] in
      self?.giveUp()
    }
    self.outlet?.onDrain = { [weak self] in self?.outputDrained() }
  }

  /// Attaches a peer to `channel`; call it in the channel's initialiser, on the loop.
  ///
  /// - Parameter onAccept: Returns the handler of the peer's messages; called before anything is read.
  @discardableResult
  public static func attach(
    to channel: any Channel, label: String, processId: Int32? = nil, configuration: JSONRPCConnectionConfiguration,
    logger: Logger, onAccept: @LoopActor (JSONRPCPeer) -> any JSONRPCHandler
  ) throws -> JSONRPCPeer {
    let peer = JSONRPCPeer(
      channel: channel, label: label, processId: processId, configuration: configuration, logger: logger)
    peer.handler = onAccept(peer)
    try channel.pipeline.syncOperations.addHandler(JSONRPCChannelHandler(peer: peer))
    return peer
  }

  /// Whether the connection isn't closed yet. While it closes, further messages are discarded.
  public var isOpen: Bool {
    if case .closed = self.state { false } else { true }
  }

  /// The framing of the messages: the configured one, or the peer's; `nil` until the peer's first message shows it.
  public var framing: JSONRPCFraming? { self.outlet?.framing }

  /// The number of the peer's requests that have no answer yet.
  public var requestsInFlight: Int { self.calls.count }

  /// A request of the peer that has no answer yet.
  public struct UnansweredCall: Sendable, Hashable {
    /// The method's name.
    public let method: String
    /// The time at which this process started the call.
    public let startedAt: NIODeadline
  }

  /// The peer's requests that have no answer yet, the oldest first.
  public var unansweredCalls: [UnansweredCall] {
    self.calls.values.map { UnansweredCall(method: $0.method, startedAt: $0.startedAt) }
      .sorted { ($0.startedAt, $0.method) < ($1.startedAt, $1.method) }
  }

  /// The bytes that wait for the peer to read, without those passed to the channel.
  public var queuedBytes: Int { self.outlet?.queuedBytes ?? 0 }

  /// The number of notifications dropped so far because the peer reads too slowly.
  public var droppedNotifications: Int { self.outlet?.droppedInAll ?? 0 }

  /// Succeeds when the connection is closed.
  public nonisolated var closeFuture: EventLoopFuture<Void> { self.channel.closeFuture }
}

extension JSONRPCPeer {
  /// The bytes that the channel accepts before messages wait in the queue, where they can still be coalesced.
  nonisolated static let waterMark = ChannelOptions.Types.WriteBufferWaterMark(low: 32 << 10, high: 128 << 10)

  /// Performs the work of a bootstrap's channel initialiser.
  nonisolated static func initialise(
    _ channel: any Channel, _ label: String, _ configuration: JSONRPCConnectionConfiguration, _ logger: Logger,
    processId: Int32? = nil, opened: EventLoopPromise<JSONRPCPeer>? = nil,
    _ onAccept: @escaping @LoopActor @Sendable (JSONRPCPeer) -> any JSONRPCHandler
  ) -> EventLoopFuture<Void> {
    LoopActor.assumeIsolated {
      do {
        let peer = try self.attach(
          to: channel, label: label, processId: processId, configuration: configuration, logger: logger,
          onAccept: onAccept)
        opened?.succeed(peer)
        return channel.eventLoop.makeSucceededVoidFuture()
      } catch {
        opened?.fail(error)
        return channel.eventLoop.makeFailedFuture(error)
      }
    }
  }
}

/// Passes a channel's events to its peer; the channel must be on ``LoopActor``'s loop.
final class JSONRPCChannelHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let peer: JSONRPCPeer

  init(peer: JSONRPCPeer) { self.peer = peer }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let peer = self.peer
    let bytes = self.unwrapInboundIn(data)
    LoopActor.assumeIsolated { peer.receive(bytes) }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    let peer = self.peer
    LoopActor.assumeIsolated { peer.outlet?.pump() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard case ChannelEvent.inputClosed? = event as? ChannelEvent else { return }
    let peer = self.peer
    LoopActor.assumeIsolated { peer.inputEnded() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let peer = self.peer
    LoopActor.assumeIsolated { peer.channelClosed() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let peer = self.peer
    LoopActor.assumeIsolated { peer.logger.debug("\(peer.label): \(error)") }
    context.close(promise: nil)
  }
}
