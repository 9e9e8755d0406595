import Logging
public import LoopIsolation
public import NIOCore
public import TLS

/// One link, a TCP connection with TLS over which Cast messages go both ways, seen from either side.
///
/// Made by ``connect(to:context:configuration:logger:onPhase:)`` or by a ``CastListener``. The caller must keep it, and
/// call ``start(delegate:)``: nothing is read before; a link that nobody keeps is closed. The link answers PINGs,
/// pings, and ends itself when the peer is dead; it knows nothing of virtual connections.
@LoopActor
public final class CastConnection {
  /// What the TLS handshake agreed on.
  public nonisolated let session: TLSSession
  /// The peer's address.
  public nonisolated let remoteAddress: SocketAddress?
  /// This side's address.
  public nonisolated let localAddress: SocketAddress?
  /// Whether messages can be sent; false from the moment when the link begins to close.
  public private(set) var isOpen = true
  /// Why the link ended, once it has.
  public private(set) var closure: CastConnectionClosure?

  /// Sees every message that goes over the link, heartbeats and chunks too; for debugging.
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
  /// How much time this link's messages may take.
  var budget = ReadBudget(now: .now())
  /// Whether reading waits for the budget.
  var isReadingPaused = false
  /// Whether this side reads at all.
  var wantsReading = true
  /// The channel closed while messages waited to be read, with a goodbye or without.
  var endOfStream: Bool?
  /// Observes the machine's sleep while the link is open and pings.
  private var sleepObserver: Int?
  private var isStarted = false
  /// What came with the last bytes of the handshake, before ``start(delegate:)``.
  private var inbox: [CastMessage] = []
  private var flushIsScheduled = false
  private var unflushedBytes = 0
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
    self.heartbeat = Heartbeat(configuration: configuration.heartbeat, now: configuration.clock.now)
    self.chunks = ChunkAssembler(maximumLength: max(configuration.maximumReceiveLength, CastFramer.minimumReceiveLimit))
    self.framer = CastFramer(maximumBodyLength: configuration.maximumReceiveLength)
    // TLS has to read during its handshake; from here on reading waits for a delegate.
    try? channel.syncOptions?.setOption(.autoRead, value: false)
  }

  // The heartbeat's timer may outlive the link: it finds nobody.
  deinit { self.channel.close(promise: nil) }

  /// Begins to deliver events to `delegate`, which isn't kept; call once.
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

  /// Whether the peer reads as fast as is written; past that messages queue, up to the configured limit.
  public var isWritable: Bool { self.isOpen && self.channel.isWritable }

  /// Queues a message, which goes out with all others of this turn of the loop.
  ///
  /// - Throws: ``CastChannelError/Code/messageTooLarge`` or ``CastChannelError/Code/invalidMessage``,
  ///   ``CastChannelError/Code/sendQueueFull``, ``CastChannelError/Code/connectionLost``; the first three concern this message only.
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
    let queued = self.queuedBytes
    guard queued + bytes.readableBytes <= self.configuration.maximumQueuedBytes else {
      throw CastChannelError(
        code: .sendQueueFull, message: "\(queued) bytes wait for the peer to read. Send again when it is writable.")
    }
    self.unflushedBytes += bytes.readableBytes
    self.heartbeat.didSend(now: self.clock.now)
    self.channel.write(bytes, promise: nil)
    self.scheduleFlush()
  }

  /// How many bytes wait for the peer to read.
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

  /// Sends what is queued now, in a TLS record of its own, instead of at the end of the loop's turn.
  package func flush() {
    self.flushIsScheduled = false
    self.unflushedBytes = 0
    self.channel.flush()
  }

  // MARK: Closing

  /// Sends what is queued, says goodbye and closes; the delegate hears of it soon.
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

/// Hears what happens on a link; called on the loop, one event at a time, in the order of the wire.
@LoopActor
public protocol CastConnectionDelegate: AnyObject {
  /// A message came; PING and PONG are the link's own and don't show here.
  func connection(_ connection: CastConnection, didReceive message: CastMessage)
  /// The peer began (`false`) or stopped (`true`) to read more slowly than we write.
  func connection(_ connection: CastConnection, didChangeWritable isWritable: Bool)
  /// The link ended; called once, and last.
  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure)
}

extension CastConnectionDelegate {
  /// Ignores the change: a delegate that sends little need not hear of it.
  public func connection(_ connection: CastConnection, didChangeWritable isWritable: Bool) {}
}

/// Which way a message goes.
public enum CastMessageDirection: Sendable, Hashable {
  /// From the peer.
  case inbound
  /// To the peer.
  case outbound
}
