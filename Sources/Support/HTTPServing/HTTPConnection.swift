import Logging
import LoopIsolation
import NIOCore
import NIOHTTP1
import TextFormats

/// One client's connection: takes its requests one after the other, and answers each.
@LoopActor
final class HTTPConnection {
  private let channel: any Channel
  private let configuration: HTTPServerConfiguration
  private let handler: HTTPHandler
  /// Called when a request begins (`true`), and when its answer was taken.
  private let onActivity: @LoopActor (Bool) -> Void
  private let logger: Logger
  private var assembler: HTTPRequestAssembler
  private var timer: Scheduled<Void>?
  private var task: Task<Void, Never>?
  private var stream: HTTPResponseStream?
  private var transfer: HTTPTransfer?
  /// Completes when the system has taken all that was written of the response.
  private var written: EventLoopFuture<Void>?
  /// Whether a stream has ended, and its client hasn't taken all of it yet.
  private var sendsRest = false
  /// Counts the bytes of the response that is being sent.
  private var meter: HTTPResponseMeter?
  /// Whether bytes reach the socket unchanged, without TLS.
  private let isPlain: Bool
  /// The head of the request that is being answered.
  private var current: HTTPRequestHead?
  /// Whether the connection ends with the answer.
  private var closesAfterAnswer = false

  init(
    channel: any Channel, isPlain: Bool, configuration: HTTPServerConfiguration, logger: Logger,
    onActivity: @escaping @LoopActor (Bool) -> Void, handler: @escaping HTTPHandler
  ) {
    self.channel = channel
    self.onActivity = onActivity
    self.isPlain = isPlain
    self.configuration = configuration
    self.handler = handler
    self.logger = logger.component("HTTPConnection")
    self.assembler = HTTPRequestAssembler(configuration: configuration)
  }

  func opened() { self.startTimer(self.configuration.firstRequestTimeout ?? self.configuration.idleTimeout) }

  func closed() {
    self.timer?.cancel()
    self.timer = nil
    self.task?.cancel()
    self.task = nil
    self.stream?.ended()
    self.stream = nil
    self.transfer?.connectionClosed()
    self.transfer = nil
    self.meter?.end()
    self.meter = nil
  }

  /// Ends the connection at once, running requests included.
  func abort() { self.channel.close(promise: nil) }

  // MARK: Requests

  func received(_ part: HTTPServerRequestPart) {
    switch part {
    case .head(let head):
      guard !self.assembler.isDiscarding else { return }
      self.current = head
      self.closesAfterAnswer = !head.isKeepAlive
      self.onActivity(true)
      self.startTimer(self.configuration.transferTimeout)
      switch self.assembler.receive(head: head) {
      case .refused(let status): self.refuse(status)
      case .accepted(let expectsContinue):
        guard expectsContinue else { return }
        self.write(part: .head(HTTPResponseHead(version: head.version, status: .continue)))
      }
    case .body(let body):
      if let status = self.assembler.receive(body: body) { self.refuse(status) }
    case .end:
      if let request = self.assembler.receiveEnd() { self.handle(request) }
    }
  }

  /// Closes the connection after an error. If the input wasn't HTTP, the pipeline has answered 400 already.
  func failed(_ error: any Error) {
    self.logger.debug("HTTP connection failed", metadata: ["error": "\(error)"])
    self.assembler.discard()
    self.abort()
  }

  private func handle(_ request: HTTPRequest) {
    var request = request
    request.remoteAddress = self.channel.remoteAddress
    request.localAddress = self.channel.localAddress
    // No time limit applies while the handler makes its answer.
    self.timer?.cancel()
    self.task = LoopActor.task { [handler, weak self] in
      let response = await handler(request)
      let meter = HTTPResponseMeter(response)
      guard !Task.isCancelled, let self else {
        response.wasDropped()
        return meter.end()
      }
      self.answer(response, meter)
    }
  }

  // MARK: Answers

  private func refuse(_ status: HTTPResponseStatus) {
    self.closesAfterAnswer = true
    var response = HTTPResponse.status(status)
    if status == .methodNotAllowed { response.headers.add(name: "allow", value: self.allowedMethods) }
    self.answer(response, HTTPResponseMeter(response))
  }

  private var allowedMethods: String { self.configuration.methods.map(\.rawValue).joined(separator: ", ") }

  private func answer(_ response: HTTPResponse, _ meter: HTTPResponseMeter) {
    guard let request = self.current, self.channel.isActive else {
      response.wasDropped()
      return meter.end()
    }
    self.meter = meter
    var head = HTTPResponseHead(version: request.version, status: response.status, headers: response.headers)
    if head.headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "close" }) {
      self.closesAfterAnswer = true
    }
    if !head.headers.contains(name: "date") {
      head.headers.add(name: "date", value: HTTPDate.text(of: EventLoopClock.unixTime()))
    }
    switch response.body {
    case .bytes(let bytes):
      // A response to HEAD may announce the length of a body that the handler didn't make.
      if request.method != .HEAD || !head.headers.contains(name: "content-length") {
        head.headers.replaceOrAdd(name: "content-length", value: "\(bytes.readableBytes)")
      }
      self.writeHead(head)
      self.startTimer(self.configuration.transferTimeout)
      if request.method != .HEAD, response.status.mayHaveResponseBody, bytes.readableBytes > 0 {
        let count = Int64(bytes.readableBytes)
        self.write(part: .body(.byteBuffer(bytes))).whenSuccess { LoopActor.assumeIsolated { meter.sent += count } }
      }
      self.finish()
    case .stream(let body):
      // HTTP/1.0 has no chunks: only the end of the connection delimits the body.
      if request.version.minor == 0 { self.closesAfterAnswer = true }
      self.writeHead(head)
      guard request.method != .HEAD else { return self.finish() }
      self.channel.flush()
      let stream = HTTPResponseStream(
        connection: self, meter: meter, maximumQueuedBytes: self.configuration.maximumQueuedBytes)
      self.stream = stream
      body(stream)
    case .content(let body):
      self.writeHead(head)
      guard request.method != .HEAD, !body.pieces.isEmpty else {
        response.wasDropped(isWhole: body.pieces.isEmpty)
        self.startTimer(self.configuration.transferTimeout)
        return self.finish()
      }
      self.send(body, meter)
    }
  }

  private func send(_ body: HTTPContentBody, _ meter: HTTPResponseMeter) {
    var body = body
    body.onEnd = { [onEnd = body.onEnd] sent, end in
      meter.sent = sent
      onEnd?(sent, end)
    }
    let transfer = HTTPTransfer(
      body, channel: self.channel, usesSendfile: self.isPlain, stallTimeout: self.configuration.stallTimeout
    ) { [weak self] end in
      self?.transferEnded(end)
    }
    self.transfer = transfer
    transfer.begin()
  }

  private func transferEnded(_ end: HTTPContentBody.End) {
    self.transfer = nil
    // An incomplete body can't be followed by another answer.
    guard end == .sent else { return self.abort() }
    self.startTimer(self.configuration.transferTimeout)
    self.finish()
  }

  private func writeHead(_ head: HTTPResponseHead) {
    var head = head
    self.frame(&head)
    if self.closesAfterAnswer {
      head.headers.replaceOrAdd(name: "connection", value: "close")
    } else if head.version.minor == 0 {
      head.headers.replaceOrAdd(name: "connection", value: "keep-alive")
    }
    self.written = self.channel.write(HTTPServerResponsePart.head(head))
  }

  /// Sets the fields that delimit the body (RFC 9112, 6).
  ///
  /// A body without a length is chunked, but not in a response to HEAD: the encoder would write the last chunk after
  /// it.
  private func frame(_ head: inout HTTPResponseHead) {
    head.headers.remove(name: "transfer-encoding")
    guard head.status.mayHaveResponseBody else { return head.headers.remove(name: "content-length") }
    guard !head.headers.contains(name: "content-length"), self.current?.method != .HEAD, head.version.minor > 0 else {
      return
    }
    head.headers.add(name: "transfer-encoding", value: "chunked")
  }

  func streamEnded() {
    self.stream = nil
    self.sendsRest = true
    self.startTimer(self.configuration.stallTimeout)
    self.finish()
  }

  /// Writes and flushes a part.
  @discardableResult
  func write(part: HTTPServerResponsePart) -> EventLoopFuture<Void> {
    let written = self.channel.writeAndFlush(part)
    self.written = written
    written.whenSuccess { [weak self] in LoopActor.assumeIsolated { self?.partTaken() } }
    return written
  }

  private func partTaken() {
    if self.sendsRest { self.startTimer(self.configuration.stallTimeout) }
  }

  /// Ends the answer once the system has taken it. Its end lets NIO pass on the next pipelined request, so a client
  /// that reads nothing gets no more than one answer.
  private func finish() {
    self.channel.flush()
    self.written?.whenSuccess { [weak self] in LoopActor.assumeIsolated { self?.end() } }
  }

  private func end() {
    self.sendsRest = false
    self.written = nil
    self.task = nil
    self.current = nil
    let closes = self.closesAfterAnswer
    let meter = self.meter
    self.meter = nil
    self.channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { [weak self] _ in
      LoopActor.assumeIsolated {
        meter?.end()
        self?.answerTaken(closes: closes)
      }
    }
  }

  private func answerTaken(closes: Bool) {
    guard closes else {
      guard self.current == nil else { return }
      self.onActivity(false)
      return self.startTimer(self.configuration.idleTimeout)
    }
    // If the client still sends a body, a close would reset the connection and lose the answer. The client may close
    // first, within the running time limit.
    guard self.assembler.isDiscarding else { return self.abort() }
    self.channel.close(mode: .output, promise: nil)
  }

  /// Closes the connection after `amount`, unless the timer is cancelled or restarted before.
  private func startTimer(_ amount: TimeAmount) {
    self.timer?.cancel()
    self.timer = self.channel.eventLoop.scheduleTask(in: amount) { [weak self] in
      LoopActor.assumeIsolated { self?.abort() }
    }
  }
}

/// Passes a channel's input to its ``HTTPConnection``.
///
/// It leaves the pipeline when the connection is upgraded to another protocol.
final class HTTPConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The handler's name in a pipeline.
  static let name = "HTTPConnection"

  private let connection: HTTPConnection

  init(connection: HTTPConnection) {
    self.connection = connection
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let connection = self.connection
    LoopActor.assumeIsolated { connection.opened() }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    let connection = self.connection
    LoopActor.assumeIsolated { connection.closed() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let connection = self.connection
    LoopActor.assumeIsolated { connection.closed() }
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = self.connection
    let part = self.unwrapInboundIn(data)
    LoopActor.assumeIsolated { connection.received(part) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The request follows, and the ``HTTPHandler`` answers it with the reason.
    if error is HTTPUpgradeRefusal { return }
    let connection = self.connection
    LoopActor.assumeIsolated { connection.failed(error) }
  }
}

/// Puts a request together from its parts, within limits.
struct HTTPRequestAssembler {
  /// The decision on the head of a request.
  enum HeadOutcome: Equatable {
    /// The body may follow; with `expectsContinue` the client waits for status 100 before it sends the body.
    case accepted(expectsContinue: Bool)
    case refused(HTTPResponseStatus)
  }

  private let configuration: HTTPServerConfiguration
  private var request: HTTPRequest?
  /// Whether parts are dropped, because the connection is about to close.
  private(set) var isDiscarding = false

  init(configuration: HTTPServerConfiguration) {
    self.configuration = configuration
  }

  mutating func receive(head: HTTPRequestHead) -> HeadOutcome {
    guard !self.isDiscarding else { return .accepted(expectsContinue: false) }
    let outcome = self.judge(head)
    if case .refused = outcome { self.isDiscarding = true }
    return outcome
  }

  private mutating func judge(_ head: HTTPRequestHead) -> HeadOutcome {
    guard head.version.major == 1 else { return .refused(.httpVersionNotSupported) }
    guard head.uri.utf8.count <= self.configuration.maximumTargetLength else { return .refused(.uriTooLong) }
    guard self.configuration.methods.contains(head.method) else { return .refused(.methodNotAllowed) }
    // RFC 9112, 3.2: one Host field, though it may be empty (PyChromecast sends an empty one on its second try).
    let hosts = head.headers["host"].count
    guard hosts == 1 || (hosts == 0 && head.version.minor == 0), let target = HTTPTarget(head.uri) else {
      return .refused(.badRequest)
    }
    if let length = head.headers.first(name: "content-length").flatMap(Int.init),
      length > self.configuration.maximumBodyLength
    {
      return .refused(.payloadTooLarge)
    }
    self.request = HTTPRequest(method: head.method, target: target, headers: head.headers)
    let expects = head.headers.first(name: "expect")?.lowercased() == "100-continue"
    return .accepted(expectsContinue: expects && head.version.minor > 0)
  }

  /// Adds a piece of the body; returns the status to refuse the request with, if the body is too long.
  mutating func receive(body: ByteBuffer) -> HTTPResponseStatus? {
    guard !self.isDiscarding, let length = self.request?.body.readableBytes else { return nil }
    guard length + body.readableBytes <= self.configuration.maximumBodyLength else {
      self.discard()
      return .payloadTooLarge
    }
    self.request?.body.writeImmutableBuffer(body)
    return nil
  }

  /// Returns the complete request, or `nil` if it was refused.
  mutating func receiveEnd() -> HTTPRequest? {
    defer { self.request = nil }
    return self.isDiscarding ? nil : self.request
  }

  /// Drops all further input.
  mutating func discard() {
    self.isDiscarding = true
    self.request = nil
  }
}
