public import NIOCore

/// TLS in a channel's pipeline: bytes below are ciphertext, bytes above are plaintext.
///
/// The handshake begins when the channel becomes active. Its promise is fulfilled in every case: with the agreed
/// parameters, or with a ``TLSError`` as soon as the handshake fails or the channel closes. The owner sets a deadline
/// for it, and closes the channel then. One flush makes one write below, however many writes precede it.
public final class TLSHandler: ChannelDuplexHandler {
  /// Ciphertext from the network, in pieces of any size.
  public typealias InboundIn = ByteBuffer
  /// Plaintext for the handlers above.
  public typealias InboundOut = ByteBuffer
  /// Plaintext from the handlers above, in pieces of any size.
  public typealias OutboundIn = ByteBuffer
  /// Ciphertext for the network: whole TLS records.
  public typealias OutboundOut = ByteBuffer

  private enum State {
    case idle
    case handshaking
    case active
    /// This side has closed the stream, or it is broken: nothing more is encrypted or decrypted.
    case closed
  }

  /// The most bytes that wait for a flush: more are encrypted at once, and the channel below counts them from then on.
  private static let maximumUnencrypted = 64 << 10
  /// The most bytes of responses (alerts, key updates) that a peer may cause without reading them.
  private static let maximumUnreadAnswers = 64 << 10
  /// The most bytes that may be written before the handshake is done.
  private static let maximumEarlyBytes = 1 << 20

  private let connection: TLSConnection
  private let handshakePromise: EventLoopPromise<TLSSession>?
  private var state = State.idle
  private var pendingWrites: [(plaintext: ByteBuffer, promise: EventLoopPromise<Void>?)] = []
  private var pendingBytes = 0
  private var flushesAfterHandshake = false
  private var sendsGoodbye = true
  private var endOfStreamReported = false
  private var unreadAnswers = 0
  private var receivedGoodbye = false
  /// Whether this side has closed its half of the stream; the other half may stay open.
  private var outputIsClosed = false
  private var transportError: (any Error)?

  /// Makes the handler of one connection.
  ///
  /// - Parameter serverName: The server's name, for a client: sent unless it is an address, and verified if the policy
  ///   verifies; such a policy requires it.
  /// - Parameter sessionKey: The key of the server in this process, from its host and port; `nil` if no earlier session
  ///   with it may be resumed.
  /// - Parameter handshake: Fulfilled when the handshake is over, also if the channel never becomes active.
  /// - Throws: ``TLSError/Code/configuration`` if the name is invalid or missing.
  public init(
    context: TLSContext, serverName: String? = nil, sessionKey: String? = nil,
    handshake: EventLoopPromise<TLSSession>?
  ) throws(TLSError) {
    do throws(TLSError) {
      var server: TLSServerName?
      if let serverName { server = try TLSServerName(serverName) }
      self.connection = try context.makeConnection(server: server, sessionKey: sessionKey)
    } catch {
      handshake?.fail(error)
      throw error
    }
    self.handshakePromise = handshake
  }

  /// Starts the handshake if the channel is active already; otherwise `channelActive` does.
  public func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { self.startHandshake(context: context) }
  }

  /// Fails an unfinished handshake with `closedDuringHandshake`, and writes that wait with
  /// `ChannelError.ioOnClosedChannel`.
  public func handlerRemoved(context: ChannelHandlerContext) {
    self.end("The connection ended before the TLS handshake was done")
  }

  /// Starts the handshake before the handlers above learn that the channel is active.
  public func channelActive(context: ChannelHandlerContext) {
    self.startHandshake(context: context)
    context.fireChannelActive()
  }

  /// Fails an unfinished handshake and writes that wait, fires ``TLSEndOfStream``, unless that has happened, and then
  /// passes the event on.
  public func channelInactive(context: ChannelHandlerContext) {
    self.end("The peer closed the connection during the TLS handshake")
    self.reportEndOfStream(context: context)
    context.fireChannelInactive()
  }

  /// Passes the error on, and keeps the first one as the reason why a handshake failed.
  public func errorCaught(context: ChannelHandlerContext, error: any Error) {
    self.transportError = self.transportError ?? error
    context.fireErrorCaught(error)
  }

  // MARK: Inbound

  /// Continues the handshake, or decrypts the received bytes and fires the plaintext as one buffer.
  ///
  /// A broken record fires a ``TLSError`` and closes the channel, as does a peer that causes more than 64 KiB of
  /// answers (alerts, key updates) without reading them. The peer's close_notify fires ``TLSEndOfStream``
  /// and closes it, too.
  public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let ciphertext = self.unwrapInboundIn(data)
    guard self.state == .handshaking || self.state == .active else { return }
    guard self.connection.receive(ciphertext) else {
      return self.fail(TLSError(code: .protocolError, message: "No memory for TLS."), context: context)
    }
    if self.state == .handshaking { self.continueHandshake(context: context) }
    if self.state == .active { self.decrypt(atMost: ciphertext.readableBytes, context: context) }
  }

  private func decrypt(atMost count: Int, context: ChannelHandlerContext) {
    // Room for one more attempt after the last byte, by which OpenSSL shows that there is no more.
    var plaintext = context.channel.allocator.buffer(capacity: count + 1_024)
    let result = self.connection.read(into: &plaintext)
    self.sendAnswers(context: context)
    if case .closedByPeer = result { self.receivedGoodbye = true }
    if plaintext.readableBytes > 0 { context.fireChannelRead(self.wrapInboundOut(plaintext)) }
    guard self.unreadAnswers <= Self.maximumUnreadAnswers else {
      return self.fail(
        TLSError(code: .protocolError, message: "The peer asks TLS questions without end and reads no answer."),
        context: context)
    }
    switch result {
    case .needsMore: break
    case .closedByPeer:
      self.reportEndOfStream(context: context)
      context.channel.close(mode: .all, promise: nil)
    case .failed(let error): self.fail(error, context: context)
    }
  }

  private func reportEndOfStream(context: ChannelHandlerContext) {
    guard !self.endOfStreamReported else { return }
    self.endOfStreamReported = true
    context.fireUserInboundEventTriggered(TLSEndOfStream(isClean: self.receivedGoodbye))
  }

  // MARK: Handshake

  private func startHandshake(context: ChannelHandlerContext) {
    guard self.state == .idle else { return }
    self.state = .handshaking
    self.continueHandshake(context: context)
  }

  private func continueHandshake(context: ChannelHandlerContext) {
    let result = self.connection.handshake()
    // A failed handshake leaves an alert to send.
    self.sendAnswers(context: context)
    switch result {
    case .incomplete: break
    case .failed(let error): self.fail(error, context: context)
    case .complete:
      self.state = .active
      self.handshakePromise?.succeed(self.connection.session)
      if self.flushesAfterHandshake { self.flush(context: context) }
    }
  }

  private func fail(_ error: TLSError, context: ChannelHandlerContext) {
    let wasHandshaking = self.state == .handshaking
    self.state = .closed
    self.failPendingWrites(error)
    if wasHandshaking { self.handshakePromise?.fail(error) }
    context.fireErrorCaught(error)
    context.close(promise: nil)
  }

  /// Fails an unfinished handshake and writes that wait, because the channel closes.
  private func end(_ what: String) {
    if self.state == .idle || self.state == .handshaking {
      let message = self.transportError.map { "The connection failed during the TLS handshake: \($0)." } ?? what + "."
      self.handshakePromise?.fail(
        TLSError(
          code: .closedDuringHandshake, message: message, offeredSession: self.connection.offeredSession))
    }
    self.state = .closed
    self.failPendingWrites(ChannelError.ioOnClosedChannel)
  }

  // MARK: Outbound

  /// Keeps plaintext until the next flush, or encrypts it sooner once more than 64 KiB wait.
  ///
  /// `promise` is fulfilled when the channel has written the ciphertext. It fails with ``TLSError/Code/closed`` after
  /// this side's close, and with ``TLSError/Code/tooMuchBuffered`` beyond 1 MiB before the handshake is done.
  public func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let plaintext = self.unwrapOutboundIn(data)
    guard self.state != .closed, !self.outputIsClosed else {
      promise?.fail(TLSError(code: .closed, message: "The TLS stream is closed."))
      return
    }
    guard self.state == .active || self.pendingBytes + plaintext.readableBytes <= Self.maximumEarlyBytes else {
      promise?.fail(
        TLSError(code: .tooMuchBuffered, message: "Too much was written before the TLS handshake was done."))
      return
    }
    self.pendingWrites.append((plaintext, promise))
    self.pendingBytes += plaintext.readableBytes
    if self.state == .active, self.pendingBytes > Self.maximumUnencrypted {
      self.encryptPendingWrites(context: context)
    }
  }

  /// Encrypts all that waits and flushes the channel below; before the handshake is done, as soon as it is.
  public func flush(context: ChannelHandlerContext) {
    guard self.state == .active else {
      self.flushesAfterHandshake = true
      return
    }
    self.encryptPendingWrites(context: context)
    context.flush()
  }

  /// Sends close_notify, if the handshake is done, and closes the channel below in the same mode.
  ///
  /// Mode `.output` leaves the peer's half open; `.input` is passed on and sends nothing. Writes that weren't flushed
  /// are lost; `.all` fails their promises.
  public func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode != .input else { return context.close(mode: mode, promise: promise) }
    if self.state == .active, self.sendsGoodbye, !self.outputIsClosed {
      self.connection.shutDown()
      self.sendAnswers(context: context)
    }
    self.outputIsClosed = true
    if mode == .all { self.end("This side closed the connection during the TLS handshake") }
    context.close(mode: mode, promise: promise)
  }

  /// Takes the event `TLSSkipsGoodbye`, after which no close_notify is sent; passes every other event on.
  public func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    guard event is TLSSkipsGoodbye else {
      return context.triggerUserOutboundEvent(event, promise: promise)
    }
    self.sendsGoodbye = false
    promise?.succeed()
  }

  /// Encrypts every write that waits, small ones together in one record, and writes the outcome below as one buffer.
  private func encryptPendingWrites(context: ChannelHandlerContext) {
    guard let first = self.pendingWrites.first else { return }
    let writes = self.pendingWrites
    self.pendingWrites = []
    var plaintext = first.plaintext
    if writes.count > 1 {
      plaintext = context.channel.allocator.buffer(capacity: self.pendingBytes)
      for write in writes { plaintext.writeImmutableBuffer(write.plaintext) }
    }
    self.pendingBytes = 0
    let promises = writes.compactMap(\.promise)
    do throws(TLSError) {
      try self.connection.write(plaintext)
    } catch {
      for promise in promises { promise.fail(error) }
      return self.fail(error, context: context)
    }
    self.drain(
      context: context,
      promise: Self.combined(promises, on: context.eventLoop) ?? context.eventLoop.makePromise(of: Void.self))
  }

  /// Writes the ciphertext that waits, if there is any.
  private func drain(context: ChannelHandlerContext, promise: EventLoopPromise<Void>) {
    guard let ciphertext = self.connection.drain(allocator: context.channel.allocator) else {
      promise.succeed()
      return
    }
    promise.futureResult.assumeIsolated().whenFailure { [weak self] in self?.didFailToWrite($0, context: context) }
    context.write(self.wrapOutboundOut(ciphertext), promise: promise)
  }

  /// Fires the system's error of a failed write, such as a reset.
  ///
  /// The kernel reports a reset only once. When the write gets it, the channel closes and fires no error itself.
  private func didFailToWrite(_ error: any Error, context: ChannelHandlerContext) {
    guard self.state != .closed, error is IOError else { return }
    self.errorCaught(context: context, error: error)
  }

  /// Sends the records that OpenSSL makes by itself, and counts their bytes until the system has taken them.
  private func sendAnswers(context: ChannelHandlerContext) {
    guard let ciphertext = self.connection.drain(allocator: context.channel.allocator) else { return }
    let count = ciphertext.readableBytes
    self.unreadAnswers += count
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.assumeIsolated().whenComplete { [weak self] _ in self?.unreadAnswers -= count }
    context.writeAndFlush(self.wrapOutboundOut(ciphertext), promise: sent)
  }

  private func failPendingWrites(_ error: any Error) {
    let writes = self.pendingWrites
    self.pendingWrites = []
    self.pendingBytes = 0
    for write in writes { write.promise?.fail(error) }
  }

  private static func combined(
    _ promises: [EventLoopPromise<Void>], on eventLoop: any EventLoop
  ) -> EventLoopPromise<Void>? {
    guard promises.count > 1 else { return promises.first }
    let combined = eventLoop.makePromise(of: Void.self)
    combined.futureResult.whenComplete { result in
      for promise in promises { promise.completeWith(result) }
    }
    return combined
  }
}

/// The inbound event before the channel becomes inactive: how the peer's stream ended.
public struct TLSEndOfStream: Sendable, Hashable {
  /// Whether the peer sent a close_notify. Without one, bytes may be missing; for devices that reboot that is normal.
  public var isClean: Bool
}

/// The outbound event after which a close sends no close_notify, as when a program dies.
package struct TLSSkipsGoodbye: Sendable, Hashable {
  package init() {}
}
