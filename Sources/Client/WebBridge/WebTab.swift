import JSONRPC
import Logging
import LoopIsolation
import NIOCore
import NIOPosix
import NIOWebSocket
import TextFormats

/// One tab of a browser: its WebSocket, and its own connection to the cast-rpc server.
///
/// If one side doesn't accept data, the other isn't read, so nothing accumulates here; the server then notifies a
/// slow client less often.
@LoopActor
final class WebTab {
  /// The longest message of the server that is forwarded, in bytes.
  private static let maximumServerMessageBytes = 64 << 20
  /// The time limit of the browser's answer to a close frame.
  private static let closeGrace = TimeAmount.seconds(2)
  /// The interval of the checks whether the browser still responds.
  private static let interval = TimeAmount.seconds(10)

  let caller: WebCaller

  private let channel: any Channel
  private let logger: Logger
  private let findServer: WebBridge.ServerFinder
  private var server: (any Channel)?
  private var connecting: Task<Void, Never>?
  private var framer = MessageFramer(maximumMessageBytes: WebTab.maximumServerMessageBytes, framing: .lines)
  private var liveness = WebSocketLiveness(now: .now())
  private var timer: RepeatedTask?
  /// Messages that wait for the connection to the server.
  private var waiting = ByteBuffer()
  private var isEnding = false

  init(channel: any Channel, caller: WebCaller, logger: Logger, findServer: @escaping WebBridge.ServerFinder) {
    self.channel = channel
    self.caller = caller
    self.logger = logger.component("WebTab")
    self.findServer = findServer
  }

  /// Takes over the WebSocket, and connects to the server.
  func start() throws {
    let pipeline = self.channel.pipeline.syncOperations
    try pipeline.addHandler(WebFrameCheck(tab: self))
    try pipeline.addHandler(
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: WebSocketRules.maximumFragments,
        maxAccumulatedFrameSize: WebSocketRules.maximumMessageBytes))
    try pipeline.addHandler(WebFrameHandler(tab: self))
    try self.channel.syncOptions?.setOption(.autoRead, value: false)
    self.timer = self.channel.eventLoop.scheduleRepeatedTask(initialDelay: Self.interval, delay: Self.interval) {
      [weak self] _ in LoopActor.assumeIsolated { self?.look() }
    }
    self.connecting = LoopActor.task { [weak self, findServer] in
      do {
        let path = try await findServer()
        try await self?.connect(path)
      } catch {
        self?.end(.unexpectedServerError, "There is no cast-rpc server: \(PlainReason.of(error))")
      }
    }
  }

  private func connect(_ path: String) async throws {
    let server = try await ClientBootstrap(group: LoopActor.shared.eventLoop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ServerBytesHandler(tab: self))
        }
      }
      .connect(unixDomainSocketPath: path).value()
    guard self.channel.isActive, !self.isEnding else { return server.close(promise: nil) }
    self.server = server
    if self.waiting.readableBytes > 0 { server.writeAndFlush(self.waiting, promise: nil) }
    self.waiting = ByteBuffer()
    self.setReading(self.channel, true)
  }

  // MARK: The browser

  fileprivate func received(_ frame: WebSocketFrame) {
    guard !self.isEnding || frame.opcode == .connectionClose else { return }
    self.liveness.hear(now: .now())
    switch WebSocketRules.action(on: frame) {
    case .forward(let line): self.judge(line)
    case .pong(let data): self.write(WebSocketFrame(fin: true, opcode: .pong, data: data))
    case .nothing: break
    case .fail(let code, let reason):
      guard !self.isEnding else { return self.channel.close(promise: nil) }
      self.end(code, reason)
    case .leave(let code):
      guard !self.isEnding else { return self.channel.close(promise: nil) }
      self.end(code, "")
    }
  }

  /// Forwards an allowed message, and answers a refused one.
  private func judge(_ line: ByteBuffer) {
    guard self.caller.isRemote else { return self.forward(line) }
    switch RemoteCallFilter.verdict(on: line) {
    case .forward(let line): self.forward(line)
    case .answer(let text): self.write(WebSocketFrame(fin: true, opcode: .text, data: text))
    }
  }

  private func forward(_ line: ByteBuffer) {
    var line = line
    line.writeInteger(UInt8(ascii: "\n"))
    if let server { return server.writeAndFlush(line, promise: nil) }
    guard self.waiting.readableBytes + line.readableBytes <= WebSocketRules.maximumMessageBytes else {
      return self.end(.policyViolation, "The server isn't connected yet, and too much waits for it.")
    }
    self.waiting.writeBuffer(&line)
  }

  fileprivate func failed(_ error: any Error) {
    let failure = WebSocketRules.failure(error)
    self.logger.debug("WebSocket failed", metadata: ["error": "\(error)"])
    self.end(failure.code, failure.reason)
  }

  /// Handles the browser's disconnection.
  fileprivate func closed() {
    self.timer?.cancel()
    self.timer = nil
    self.connecting?.cancel()
    self.connecting = nil
    self.server?.close(promise: nil)
    self.server = nil
    self.waiting = ByteBuffer()
  }

  private func look() {
    switch self.liveness.look(now: .now()) {
    case .nothing: break
    case .ping: self.write(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer()))
    case .close: self.channel.close(promise: nil)
    }
  }

  // MARK: The server

  fileprivate func receivedFromServer(_ bytes: ByteBuffer) {
    guard !self.isEnding else { return }
    self.framer.append(bytes)
    while let output = self.framer.next() {
      guard case .message(let text) = output else {
        return self.end(.unexpectedServerError, "The server said something that is too long.")
      }
      self.channel.write(WebSocketFrame(fin: true, opcode: .text, data: text), promise: nil)
    }
    self.channel.flush()
  }

  fileprivate func serverEnded() {
    self.server = nil
    self.end(.goingAway, "The cast-rpc server has ended.")
  }

  // MARK: Both

  /// Pauses or resumes reading from one side when the other's writability changes.
  fileprivate func writabilityChanged(ofBrowser: Bool) {
    guard let server else { return }
    if ofBrowser {
      self.setReading(server, self.channel.isWritable)
    } else {
      self.setReading(self.channel, server.isWritable)
    }
  }

  private func setReading(_ channel: any Channel, _ reads: Bool) {
    try? channel.syncOptions?.setOption(.autoRead, value: reads)
  }

  private func write(_ frame: WebSocketFrame) { self.channel.writeAndFlush(frame, promise: nil) }

  /// Ends the connection with a code and a reason, which the page may show.
  func end(_ code: WebSocketErrorCode, _ reason: String) {
    guard !self.isEnding, self.channel.isActive else { return }
    self.isEnding = true
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    // A control frame has at most 125 bytes. (RFC 6455, 5.5)
    var text = Substring(reason)
    while text.utf8.count > 123 { text = text.dropLast() }
    data.writeSubstring(text)
    self.server?.close(promise: nil)
    self.server = nil
    // The browser's own close frame is still read.
    self.setReading(self.channel, true)
    self.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
    self.channel.eventLoop.scheduleTask(in: Self.closeGrace) { [channel] in channel.close(promise: nil) }
  }
}

/// The check of each frame before fragments are joined.
private final class WebFrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  private let tab: WebTab

  init(tab: WebTab) { self.tab = tab }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard let fault = WebSocketRules.fault(of: self.unwrapInboundIn(data)) else { return context.fireChannelRead(data) }
    let tab = self.tab
    LoopActor.assumeIsolated { tab.end(.protocolError, fault) }
  }
}

/// The handler that passes a browser's frames to its tab.
private final class WebFrameHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  private let tab: WebTab

  init(tab: WebTab) { self.tab = tab }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let (tab, frame) = (self.tab, self.unwrapInboundIn(data))
    LoopActor.assumeIsolated { tab.received(frame) }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    let tab = self.tab
    LoopActor.assumeIsolated { tab.writabilityChanged(ofBrowser: true) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let tab = self.tab
    LoopActor.assumeIsolated { tab.closed() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let tab = self.tab
    LoopActor.assumeIsolated { tab.failed(error) }
  }
}

/// The handler that passes the server's bytes to the tab.
private final class ServerBytesHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let tab: WebTab

  init(tab: WebTab) { self.tab = tab }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let (tab, bytes) = (self.tab, self.unwrapInboundIn(data))
    LoopActor.assumeIsolated { tab.receivedFromServer(bytes) }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    let tab = self.tab
    LoopActor.assumeIsolated { tab.writabilityChanged(ofBrowser: false) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let tab = self.tab
    LoopActor.assumeIsolated { tab.serverEnded() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
