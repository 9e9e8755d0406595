import Logging
import LoopIsolation
import NIOCore
import NIOHTTP1

/// One client's connection: takes its requests one after the other, and answers each.
@LoopActor
final class HTTPConnection {
  private let channel: any Channel
  private let configuration: HTTPServerConfiguration
  private let handler: HTTPHandler
  private let logger: Logger
  private var assembler: HTTPRequestAssembler
  private var timer: Scheduled<Void>?
  private var task: Task<Void, Never>?
  private var stream: HTTPResponseStream?
  /// The head of the request that is being answered.
  private var current: HTTPRequestHead?
  /// Whether the connection ends with the answer.
  private var closesAfterAnswer = false

  init(channel: any Channel, configuration: HTTPServerConfiguration, logger: Logger, handler: @escaping HTTPHandler) {
    self.channel = channel
    self.configuration = configuration
    self.handler = handler
    self.logger = logger
    self.assembler = HTTPRequestAssembler(configuration: configuration)
  }

  func opened() { self.startTimer(self.configuration.idleTimeout) }

  func closed() {
    self.timer?.cancel()
    self.timer = nil
    self.task?.cancel()
    self.task = nil
    self.stream?.ended()
    self.stream = nil
  }

  /// Ends the connection at once, whatever is under way.
  func abort() { self.channel.close(promise: nil) }

  // MARK: Requests

  func received(_ part: HTTPServerRequestPart) {
    switch part {
    case .head(let head):
      guard !self.assembler.isDiscarding else { return }
      self.current = head
      self.closesAfterAnswer = !head.isKeepAlive
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

  /// What came is no HTTP: the pipeline has answered 400 already, and closes.
  func failed(_ error: any Error) {
    self.logger.debug("HTTP connection failed", metadata: ["error": "\(error)"])
    self.assembler.discard()
    self.abort()
  }

  private func handle(_ request: HTTPRequest) {
    var request = request
    request.remoteAddress = self.channel.remoteAddress
    request.localAddress = self.channel.localAddress
    // How long an answer takes to make is the handler's business.
    self.timer?.cancel()
    self.task = Task { @LoopActor [handler, weak self] in
      let response = await handler(request)
      guard !Task.isCancelled else { return }
      self?.answer(response)
    }
  }

  // MARK: Answers

  private func refuse(_ status: HTTPResponseStatus) {
    self.closesAfterAnswer = true
    var response = HTTPResponse.status(status)
    if status == .methodNotAllowed { response.headers.add(name: "allow", value: self.allowedMethods) }
    self.answer(response)
  }

  private var allowedMethods: String { self.configuration.methods.map(\.rawValue).joined(separator: ", ") }

  private func answer(_ response: HTTPResponse) {
    guard let request = self.current, self.channel.isActive else { return }
    var head = HTTPResponseHead(version: request.version, status: response.status, headers: response.headers)
    if !head.headers.contains(name: "date") { head.headers.add(name: "date", value: HTTPDate.now()) }
    switch response.body {
    case .bytes(let bytes):
      if response.status.mayHaveResponseBody {
        head.headers.replaceOrAdd(name: "content-length", value: "\(bytes.readableBytes)")
      }
      self.writeHead(head)
      if request.method != .HEAD, response.status.mayHaveResponseBody, bytes.readableBytes > 0 {
        self.channel.write(HTTPServerResponsePart.body(.byteBuffer(bytes)), promise: nil)
      }
      self.startTimer(self.configuration.transferTimeout)
      self.finish()
    case .stream(let body):
      // Without chunks only the end of the connection can be the end of the body.
      if request.version.minor == 0 { self.closesAfterAnswer = true }
      self.writeHead(head)
      guard request.method != .HEAD else { return self.finish() }
      self.channel.flush()
      let stream = HTTPResponseStream(connection: self, maximumQueuedBytes: self.configuration.maximumQueuedBytes)
      self.stream = stream
      body(stream)
    }
  }

  private func writeHead(_ head: HTTPResponseHead) {
    var head = head
    if self.closesAfterAnswer {
      head.headers.replaceOrAdd(name: "connection", value: "close")
    } else if head.version.minor == 0 {
      head.headers.replaceOrAdd(name: "connection", value: "keep-alive")
    }
    self.channel.write(HTTPServerResponsePart.head(head), promise: nil)
  }

  func streamEnded() {
    self.stream = nil
    self.startTimer(self.configuration.transferTimeout)
    self.finish()
  }

  /// Writes a part that the client gets at once.
  @discardableResult
  func write(part: HTTPServerResponsePart) -> EventLoopFuture<Void> { self.channel.writeAndFlush(part) }

  private func finish() {
    self.task = nil
    self.current = nil
    let closes = self.closesAfterAnswer
    self.channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { [weak self] _ in
      LoopActor.assumeIsolated { self?.answerTaken(closes: closes) }
    }
  }

  private func answerTaken(closes: Bool) {
    guard closes else {
      if self.current == nil { self.startTimer(self.configuration.idleTimeout) }
      return
    }
    // A client that still sends a body would lose the answer by a reset: it may go first, within the time that runs.
    guard self.assembler.isDiscarding else { return self.abort() }
    self.channel.close(mode: .output, promise: nil)
  }

  /// Closes the connection if it gets no further in time.
  private func startTimer(_ amount: TimeAmount) {
    self.timer?.cancel()
    self.timer = self.channel.eventLoop.scheduleTask(in: amount) { [weak self] in
      LoopActor.assumeIsolated { self?.abort() }
    }
  }
}
