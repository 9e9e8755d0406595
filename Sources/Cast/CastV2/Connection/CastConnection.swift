import Logging
public import LoopIsolation
public import NIOCore
public import TLS

/// One link: a TCP connection with TLS over which Cast messages travel in both directions. It serves senders and
/// receivers.
///
/// 1. ``connect(to:context:configuration:logger:onPhase:)`` or a ``CastListener`` creates it. The caller must keep
///    it: a link without an owner is closed.
/// 2. ``start(delegate:)`` begins to read. Bytes become frames, frames messages, within a budget of time per link.
/// 3. PING and PONG are handled here, as ``Heartbeat`` decides. Every other message goes to the delegate. Virtual
///    connections belong to the layer above.
/// 4. ``send(_:)`` refuses a message that is too long or doesn't fit into the buffer; the others are written when the
///    loop's turn ends.
/// 5. It closes itself when the peer is silent, sends garbage or closes; the delegate gets one
///    ``CastConnectionClosure``.
@LoopActor
public final class CastConnection {
  /// The result of the TLS handshake.
  public nonisolated let session: TLSSession
  /// The peer's address.
  public nonisolated let remoteAddress: SocketAddress?
  /// This side's address.
  public nonisolated let localAddress: SocketAddress?
  /// Whether messages can be sent; false from the moment when the link begins to close.
  public private(set) var isOpen = true
  /// The reason for the end of the link; `nil` while it is open.
  public private(set) var closure: CastConnectionClosure?

  /// A handler that gets every message of the link, heartbeats and chunks included; for debugging.
  public var messageTap: (@LoopActor (CastMessage, CastMessageDirection) -> Void)?

  let channel: any Channel
  package let configuration: CastConnectionConfiguration
  let logger: Logger
  private(set) weak var delegate: (any CastConnectionDelegate)?

  var heartbeat: Heartbeat
  var heartbeatTimer: LoopTimer?
  var heartbeatDeadline: NIODeadline?
  var consecutiveBadMessages = 0
  var chunks: ChunkAssembler
  var framer: CastFramer
  /// The time that this link's messages may take.
  var budget: ReadBudget
  /// Whether reading waits for the budget.
  var isReadingPaused = false
  /// Whether this side reads at all.
  var wantsReading = true
  /// Whether the channel closed with a TLS close_notify, if it closed while messages waited to be read; else `nil`.
  var endOfStream: Bool?
  /// The registration of the ``SleepMonitor`` handler while the link is open and pings.
  private var sleepObserver: Int?
  private var isStarted = false
  /// Messages that arrived with the last bytes of the handshake, before ``start(delegate:)``.
  private var inbox: [CastMessage] = []
  private var flushIsScheduled = false
  private var unflushedBytes = 0
  /// Messages that the channel has not written yet; counted only if each has an overhead.
  private var queuedMessages = 0
  private var closureIsDelivered = false

  init(
    channel: any Channel, session: TLSSession, configuration: CastConnectionConfiguration, logger: Logger
  ) {
    self.channel = channel
    self.session = session
    self.remoteAddress = channel.remoteAddress
    self.localAddress = channel.localAddress
    self.configuration = configuration
    self.logger = logger.component("CastConnection")
    self.budget = ReadBudget(now: configuration.clock.now)
    self.heartbeat = Heartbeat(configuration: configuration.heartbeat, now: configuration.clock.now)
    self.chunks = ChunkAssembler(maximumLength: max(configuration.maximumReceiveLength, CastFramer.minimumReceiveLimit))
    self.framer = CastFramer(maximumBodyLength: configuration.maximumReceiveLength)
    // TLS has to read during its handshake; from here on reading waits for a delegate.
    try? channel.syncOptions?.setOption(.autoRead, value: false)
  }

  // The heartbeat's timer may outlive the link; its reference is weak.
  deinit { self.channel.close(promise: nil) }

  /// Begins to deliver events to `delegate`, which is held weakly; call once.
  public func start(delegate: any CastConnectionDelegate) {
    guard !self.isStarted else { return }
    self.isStarted = true
    self.delegate = delegate
    let early = self.inbox
    self.inbox = []
    for message in early where self.isOpen { self.deliver(message) }
    self.deliverClosure()
    guard self.isOpen else { return }
    self.heartbeat = Heartbeat(configuration: self.configuration.heartbeat, now: self.clock.now)
    self.scheduleHeartbeat()
    self.observeSleep()
    self.applyAutoRead()
  }

  var clock: any LoopClock { self.configuration.clock }

  private var sleepMonitor: SleepMonitor { self.configuration.sleepMonitor ?? .shared }

  private func observeSleep() {
    guard self.configuration.heartbeat.pingAfter != nil, self.sleepObserver == nil else { return }
    self.sleepObserver = self.sleepMonitor.add { [weak self] slept in self?.didWake(slept: slept) }
  }

  // MARK: Sending

  /// Whether the channel's buffer has room. If the peer reads too slowly it is false, and messages queue up to the
  /// configured limit.
  public var isWritable: Bool { self.isOpen && self.channel.isWritable }

  /// Queues a message, which is written with all others of this turn of the loop.
  ///
  /// - Throws: ``CastChannelError/Code/messageTooLarge``, ``CastChannelError/Code/invalidMessage`` or
  ///   ``CastChannelError/Code/sendQueueFull``, which concern this message only, or
  ///   ``CastChannelError/Code/connectionLost``.
  public func send(_ message: CastMessage) throws(CastChannelError) {
    var frame = self.channel.allocator.buffer(capacity: 0)
    do throws(CastMessageError) {
      try CastFramer.write(message, into: &frame)
    } catch {
      throw CastChannelError(error)
    }
    try self.write(frame)
    self.logger.trace("message sent", metadata: message.logMetadata)
    self.messageTap?(message, .outbound)
  }

  func write(_ bytes: ByteBuffer) throws(CastChannelError) {
    guard self.isOpen else {
      throw CastChannelError(
        code: .connectionLost, message: "The connection is closed\(self.closure.map { ": \($0)" } ?? "").")
    }
    let (queued, overhead) = (self.queuedCost, self.configuration.queuedMessageOverhead)
    guard queued + bytes.readableBytes + overhead <= self.configuration.maximumQueuedBytes else {
      throw CastChannelError(
        code: .sendQueueFull, message: "\(queued) bytes wait for the peer to read. Send again when it is writable.")
    }
    self.unflushedBytes += bytes.readableBytes
    self.heartbeat.didSend(now: self.clock.now)
    self.channel.write(bytes, promise: overhead > 0 ? self.countQueuedMessage() : nil)
    self.scheduleFlush()
  }

  /// Counts a message until the channel has written it, or is closed.
  private func countQueuedMessage() -> EventLoopPromise<Void> {
    self.queuedMessages += 1
    let promise = self.channel.eventLoop.makePromise(of: Void.self)
    promise.futureResult.whenComplete { [weak self] _ in
      LoopActor.assumeIsolated { self?.queuedMessages -= 1 }
    }
    return promise
  }

  /// ``queuedBytes``, and ``CastConnectionConfiguration/queuedMessageOverhead`` for each message that they hold.
  public var queuedCost: Int { self.queuedBytes + self.queuedMessages * self.configuration.queuedMessageOverhead }

  /// The bytes that wait for the peer to read.
  public var queuedBytes: Int { self.unflushedBytes + self.bufferedBytes }

  private var bufferedBytes: Int {
    (try? self.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }

  private func scheduleFlush() {
    guard !self.flushIsScheduled else { return }
    self.flushIsScheduled = true
    self.channel.eventLoop.execute {
      LoopActor.assumeIsolated { self.flush() }
    }
  }

  /// Writes the queued messages now, in a separate TLS record, instead of at the end of the loop's turn.
  package func flush() {
    self.flushIsScheduled = false
    self.unflushedBytes = 0
    self.channel.flush()
  }

  // MARK: Closing

  /// Sends the queued messages and a TLS close_notify, and closes. The delegate is notified afterwards.
  public func close() {
    guard self.isOpen else { return }
    self.flush()
    self.fail(.local)
  }

  /// Ends the link for `closure`; only the first reason counts.
  func fail(_ closure: CastConnectionClosure) {
    guard self.isOpen else { return }
    self.isOpen = false
    self.closure = closure
    self.channel.close(promise: nil)
  }

  func channelClosed(isClean: Bool) {
    self.isOpen = false
    self.heartbeatTimer?.cancel()
    self.heartbeatTimer = nil
    if let sleepObserver { self.sleepMonitor.remove(sleepObserver) }
    self.sleepObserver = nil
    self.closure = self.closure ?? .byPeer(isClean: isClean)
    self.deliverClosure(channelIsClosed: true)
  }

  // MARK: Events

  func deliver(_ message: CastMessage) {
    guard self.isStarted else { return self.inbox.append(message) }
    self.delegate?.connection(self, didReceive: message)
  }

  func writabilityChanged(_ isWritable: Bool) {
    guard self.isOpen else { return }
    self.delegate?.connection(self, didChangeWritable: isWritable)
  }

  private func deliverClosure(channelIsClosed: Bool = false) {
    guard self.isStarted, !self.closureIsDelivered, channelIsClosed || !self.channel.isActive else { return }
    guard let closure = self.closure else { return }
    self.closureIsDelivered = true
    self.logger.debug("connection closed", metadata: ["reason": "\(closure.reason.rawValue)", "detail": "\(closure)"])
    self.delegate?.connection(self, didClose: closure)
  }
}

/// Receives the events of a link; called on the loop, one event at a time, in the order of the wire.
@LoopActor
public protocol CastConnectionDelegate: AnyObject {
  /// Called for each message but PING and PONG, which the link handles itself.
  func connection(_ connection: CastConnection, didReceive message: CastMessage)
  /// Called when the peer begins (`false`) or stops (`true`) to read more slowly than this side writes.
  func connection(_ connection: CastConnection, didChangeWritable isWritable: Bool)
  /// Called once when the link has ended, after all other events.
  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure)
}

extension CastConnectionDelegate {
  /// Ignores the change: a delegate that sends little doesn't need it.
  public func connection(_ connection: CastConnection, didChangeWritable isWritable: Bool) {}
}

/// The direction of a message.
public enum CastMessageDirection: Sendable, Hashable {
  /// From the peer.
  case inbound
  /// To the peer.
  case outbound
}
