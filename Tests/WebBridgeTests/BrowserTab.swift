import CastTestSupport
import LoopIsolation
import NIOCore
import NIOPosix
import NIOWebSocket

/// A WebSocket as a browser opens it, or as another program may.
@LoopActor
final class BrowserTab {
  /// An event of a tab: a text, or the end with its code.
  enum Event: Equatable {
    case head(String)
    case text(String)
    case ping
    case close(Int, String)
    case end
  }

  private let channel: any Channel
  private let events = Mailbox<Event>()
  private var buffer = ByteBuffer()
  private var hasHead = false

  private init(_ channel: any Channel) { self.channel = channel }

  /// Connects, and asks for an upgrade with these fields; the answer's head is the first event.
  static func open(
    port: Int, token: String, host: String? = nil, origin: String? = nil, path: String = "/rpc"
  ) async throws -> BrowserTab {
    let channel = try await ClientBootstrap(group: LoopActor.shared.eventLoop)
      .connect(host: "127.0.0.1", port: port).value()
    let tab = BrowserTab(channel)
    try channel.pipeline.syncOperations.addHandler(TabHandler(tab: tab))
    let host = host ?? "127.0.0.1:\(port)"
    let origin = origin ?? "http://\(host)"
    let head = [
      "GET \(path) HTTP/1.1", "Host: \(host)", "Connection: Upgrade", "Upgrade: websocket", "Origin: \(origin)",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Protocol: cast-rpc.v1, token.\(token)", "", "",
    ]
    try await channel.writeAndFlush(ByteBuffer(string: head.joined(separator: "\r\n"))).value()
    return tab
  }

  /// The next event.
  func next() async -> Event { await self.events.next() ?? .end }

  /// Sends a frame without waiting for its transmission.
  func send(_ text: String, opcode: UInt8 = 1, fin: Bool = true, masked: Bool = true) {
    self.channel.writeAndFlush(Self.frame(opcode, ByteBuffer(string: text), fin: fin, masked: masked), promise: nil)
  }

  /// Sends the end of the connection.
  func close(_ code: Int) {
    let data = ByteBuffer(bytes: [UInt8(code >> 8), UInt8(code & 0xFF)])
    self.channel.writeAndFlush(Self.frame(8, data, fin: true, masked: true), promise: nil)
  }

  /// Sends the head of a frame that announces so many bytes.
  func announce(bytes: Int) {
    var frame = ByteBuffer(bytes: [0x81, 0xFF])
    frame.writeInteger(UInt64(bytes))
    frame.writeBytes([1, 2, 3, 4])
    self.channel.writeAndFlush(frame, promise: nil)
  }

  func setReading(_ reads: Bool) async throws { try await self.channel.setOption(.autoRead, value: reads).value() }

  func close() async { try? await self.channel.close().value() }

  private static func frame(_ opcode: UInt8, _ data: ByteBuffer, fin: Bool, masked: Bool) -> ByteBuffer {
    var frame = ByteBuffer(bytes: [(fin ? 0x80 : 0) | opcode])
    let flag: UInt8 = masked ? 0x80 : 0
    switch data.readableBytes {
    case ..<126: frame.writeInteger(flag | UInt8(data.readableBytes))
    case ..<65_536:
      frame.writeInteger(flag | 126)
      frame.writeInteger(UInt16(data.readableBytes))
    default:
      frame.writeInteger(flag | 127)
      frame.writeInteger(UInt64(data.readableBytes))
    }
    // A key of zeros changes nothing, and costs no time; Tests/Web uses other keys.
    if masked { frame.writeBytes([0, 0, 0, 0]) }
    frame.writeImmutableBuffer(data)
    return frame
  }

  fileprivate func received(_ bytes: ByteBuffer) {
    self.buffer.writeImmutableBuffer(bytes)
    if !self.hasHead {
      let text = String(buffer: self.buffer)
      guard let end = text.firstRange(of: "\r\n\r\n") else { return }
      self.hasHead = true
      self.buffer.moveReaderIndex(forwardBy: text[..<end.upperBound].utf8.count)
      self.events.put(.head(String(text[..<end.lowerBound])))
    }
    while let event = self.takeFrame() { self.events.put(event) }
  }

  /// The next frame of the server, which isn't masked.
  private func takeFrame() -> Event? {
    var rest = self.buffer
    guard let first = rest.readInteger(as: UInt8.self), let second = rest.readInteger(as: UInt8.self) else {
      return nil
    }
    let length: Int? =
      switch second {
      case 126: rest.readInteger(as: UInt16.self).map(Int.init)
      case 127: rest.readInteger(as: UInt64.self).map { Int($0) }
      default: Int(second)
      }
    guard let length, var data = rest.readSlice(length: length) else { return nil }
    self.buffer = rest
    switch first & 0x0F {
    case 1: return .text(String(buffer: data))
    case 8: return .close(Int(data.readInteger(as: UInt16.self) ?? 0), String(buffer: data))
    default: return .ping
    }
  }

  fileprivate func ended() { self.events.put(.end) }
}

private final class TabHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let tab: BrowserTab

  init(tab: BrowserTab) { self.tab = tab }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let (tab, bytes) = (self.tab, self.unwrapInboundIn(data))
    LoopActor.assumeIsolated { tab.received(bytes) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let tab = self.tab
    LoopActor.assumeIsolated { tab.ended() }
  }

  // A reset is an end like any other.
  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
