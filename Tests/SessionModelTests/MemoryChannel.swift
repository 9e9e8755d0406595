import Glibc
import LoopIsolation
import NIOCore
import TLS

/// One end of a stream in memory, on the loop of ``LoopActor``: flushed bytes reach the other end in a later turn.
///
/// All members are used on the loop only. It behaves as a TCP channel: bytes wait while the reader doesn't read, a
/// close comes after the bytes, and a reset discards them.
final class MemoryChannel: Channel, ChannelCore, @unchecked Sendable {
  /// How the other end ended its half of the stream.
  private enum End {
    case closed, reset
  }

  /// The conditions of the stream, shared by all channels of a network.
  final class Conditions {
    /// Whether bytes pass; otherwise they wait.
    var passes = true
    /// The number of deliveries so far, by which a test sees whether anything moves.
    var deliveries = 0
  }

  let eventLoop: any EventLoop = LoopActor.shared.eventLoop
  let allocator = ByteBufferAllocator()
  let localAddress: SocketAddress?
  let remoteAddress: SocketAddress?
  let parent: (any Channel)? = nil
  private(set) var isActive = false
  private(set) lazy var pipeline = ChannelPipeline(channel: self)
  /// Whether the end of the other side is only an event, as for the server's sockets.
  private let allowsHalfClosure: Bool
  private let conditions: Conditions
  private let closePromise: EventLoopPromise<Void>
  private var other: MemoryChannel?
  private var isOpen = true
  private var autoRead = true
  private var isReadPending = false
  private var isDeliveryScheduled = false
  private var endsAbruptly = false
  private var hasEndedOutput = false
  private var hasReportedEnd = false
  private var unflushed: [(data: ByteBuffer, promise: EventLoopPromise<Void>?)] = []
  private var arrived: [ByteBuffer] = []
  private var end: End?

  init(
    local: SocketAddress? = nil, remote: SocketAddress? = nil, conditions: Conditions, allowsHalfClosure: Bool = false
  ) {
    self.localAddress = local
    self.remoteAddress = remote
    self.conditions = conditions
    self.allowsHalfClosure = allowsHalfClosure
    self.closePromise = LoopActor.shared.eventLoop.makePromise()
  }

  /// Joins two channels, which become active; both must have their handlers.
  static func join(_ first: MemoryChannel, _ second: MemoryChannel) {
    first.other = second
    second.other = first
    first.activate()
    second.activate()
  }

  private func activate() {
    guard self.isOpen else { return }
    self.isActive = true
    self.pipeline.fireChannelRegistered()
    self.pipeline.fireChannelActive()
    if self.autoRead { self.pipeline.read() }
  }

  // MARK: Channel

  var closeFuture: EventLoopFuture<Void> { self.closePromise.futureResult }
  var isWritable: Bool { true }
  var _channelCore: any ChannelCore { self }
  var syncOptions: (any NIOSynchronousChannelOptions)? { Options(channel: self) }

  func setOption<Option: ChannelOption>(_ option: Option, value: Option.Value) -> EventLoopFuture<Void> {
    self.set(value, of: option)
    return self.eventLoop.makeSucceededVoidFuture()
  }

  func getOption<Option: ChannelOption>(_ option: Option) -> EventLoopFuture<Option.Value> {
    self.eventLoop.makeFailedFuture(ChannelError.operationUnsupported)
  }

  private struct Options: NIOSynchronousChannelOptions {
    let channel: MemoryChannel

    func setOption<Option: ChannelOption>(_ option: Option, value: Option.Value) throws {
      self.channel.set(value, of: option)
    }

    func getOption<Option: ChannelOption>(_ option: Option) throws -> Option.Value {
      guard option is ChannelOptions.Types.BufferedWritableBytesOption, let none = 0 as? Option.Value else {
        throw ChannelError.operationUnsupported
      }
      return none
    }
  }

  private func set<Option: ChannelOption>(_ value: Option.Value, of option: Option) {
    guard option is ChannelOptions.Types.AutoReadOption, let autoRead = value as? Bool else { return }
    self.autoRead = autoRead
    if autoRead, self.isActive { self.pipeline.read() }
  }

  // MARK: ChannelCore

  func localAddress0() throws -> SocketAddress { try self.address(self.localAddress) }
  func remoteAddress0() throws -> SocketAddress { try self.address(self.remoteAddress) }

  private func address(_ address: SocketAddress?) throws -> SocketAddress {
    guard let address else { throw ChannelError.operationUnsupported }
    return address
  }

  func register0(promise: EventLoopPromise<Void>?) { promise?.succeed(()) }
  func bind0(to: SocketAddress, promise: EventLoopPromise<Void>?) { promise?.fail(ChannelError.operationUnsupported) }
  func connect0(to: SocketAddress, promise: EventLoopPromise<Void>?) {
    promise?.fail(ChannelError.operationUnsupported)
  }

  func write0(_ data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard self.isOpen, !self.hasEndedOutput else { return promise?.fail(ChannelError.ioOnClosedChannel) ?? () }
    self.unflushed.append((self.unwrapData(data), promise))
  }

  func flush0() {
    let flushed = self.unflushed
    self.unflushed = []
    for (data, promise) in flushed {
      self.other?.arrived.append(data)
      promise?.succeed(())
    }
    if !flushed.isEmpty { self.other?.scheduleDelivery() }
  }

  func read0() {
    self.isReadPending = true
    if !self.arrived.isEmpty || self.end != nil { self.scheduleDelivery() }
  }

  func close0(error: any Error, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard self.isOpen else { return promise?.fail(ChannelError.alreadyClosed) ?? () }
    guard mode == .all else {
      if mode == .output, !self.hasEndedOutput {
        self.hasEndedOutput = true
        self.other?.ended(.closed)
      }
      return promise?.succeed(()) ?? ()
    }
    let wasActive = self.isActive
    self.isOpen = false
    self.isActive = false
    for (_, promise) in self.unflushed { promise?.fail(ChannelError.ioOnClosedChannel) }
    self.unflushed = []
    self.arrived = []
    if !self.hasEndedOutput || self.endsAbruptly { self.other?.ended(self.endsAbruptly ? .reset : .closed) }
    self.other = nil
    promise?.succeed(())
    if wasActive { self.pipeline.fireChannelInactive() }
    self.pipeline.fireChannelUnregistered()
    self.eventLoop.execute {
      self.removeHandlers(pipeline: self.pipeline)
      self.closePromise.succeed(())
    }
  }

  func triggerUserOutboundEvent0(_ event: Any, promise: EventLoopPromise<Void>?) {
    self.endsAbruptly = self.endsAbruptly || event is TLSSkipsGoodbye
    promise?.succeed(())
  }

  func channelRead0(_ data: NIOAny) {}
  func errorCaught0(error: any Error) {}

  // MARK: Delivery

  private func ended(_ end: End) {
    guard self.isOpen else { return }
    self.end = end
    self.scheduleDelivery()
  }

  /// Delivers the bytes that have arrived, in a later turn of the loop.
  func scheduleDelivery() {
    guard !self.isDeliveryScheduled else { return }
    self.isDeliveryScheduled = true
    self.eventLoop.execute {
      self.isDeliveryScheduled = false
      if self.conditions.passes { self.deliver() }
    }
  }

  private func deliver() {
    guard self.isActive else { return }
    self.conditions.deliveries += 1
    if self.end == .reset {
      self.pipeline.fireErrorCaught(IOError(errnoCode: ECONNRESET, reason: "read"))
      return self.pipeline.close(promise: nil)
    }
    guard self.autoRead || self.isReadPending else { return }
    if !self.arrived.isEmpty {
      self.isReadPending = false
      let arrived = self.arrived
      self.arrived = []
      for data in arrived where self.isActive { self.pipeline.fireChannelRead(data) }
      self.pipeline.fireChannelReadComplete()
      if self.autoRead, self.isActive { self.pipeline.read() }
    }
    guard self.isActive, self.arrived.isEmpty, self.end == .closed, !self.hasReportedEnd else { return }
    self.hasReportedEnd = true
    guard self.allowsHalfClosure else { return self.pipeline.close(promise: nil) }
    self.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
  }
}
