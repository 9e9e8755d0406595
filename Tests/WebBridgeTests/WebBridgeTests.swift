import CastTestSupport
import Foundation
import Logging
import LoopIsolation
import NIOCore
import Testing

@testable import WebBridge

/// The bridge over real sockets, with a server of lines in place of cast-rpc.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct WebBridgeTests {
  @LoopActor
  private static func start(_ server: LineServer) async throws -> (bridge: WebBridge, port: Int, token: String) {
    let path = server.path
    let bridge = try await WebBridge.start(
      port: 0, pages: .builtIn, logger: Logger(label: "test.web"), findServer: { path })
    let url = try #require(URL(string: bridge.url))
    return (bridge, try #require(url.port), try #require(url.fragment()))
  }

  @LoopActor
  private static func open(_ port: Int, _ token: String) async throws -> BrowserTab {
    let tab = try await BrowserTab.open(port: port, token: token)
    guard case .head(let head) = await tab.next(), head.hasPrefix("HTTP/1.1 101 ") else {
      throw ChildProcess.TimedOut(description: "the tab isn't let in")
    }
    return tab
  }

  // MARK: Messages and files

  @LoopActor @Test func messagesArePassedOnAsTheyAre() async throws {
    let server = try await LineServer.start()
    let (bridge, port, token) = try await Self.start(server)
    let tab = try await Self.open(port, token)
    tab.send("{\"id\":1,\n\"x\":\"ü\"}")
    #expect(await tab.next() == .text("{\"id\":1, \"x\":\"ü\"}"))
    tab.send("{\"a\":", fin: false)
    tab.send("1}", opcode: 0)
    #expect(await tab.next() == .text("{\"a\":1}"))
    tab.send("are you there", opcode: 9)
    #expect(await tab.next() == .ping)
    let long = "[\"\(String(repeating: "x", count: 100_000))\"]"
    tab.send(long)
    #expect(await tab.next() == .text(long))
    #expect(bridge.tabCount == 1)
  }

  @LoopActor @Test func eachTabHasAConnectionOfItsOwn() async throws {
    let server = try await LineServer.start()
    let (bridge, port, token) = try await Self.start(server)
    var tabs: [BrowserTab] = []
    for number in 0..<50 {
      let tab = try await Self.open(port, token)
      tab.send("[\(number)]")
      tabs.append(tab)
    }
    for (number, tab) in tabs.enumerated() { #expect(await tab.next() == .text("[\(number)]")) }
    #expect(server.connections.count == 50)
    #expect(bridge.tabCount == 50)
  }

  @LoopActor @Test func filesComeWithAStrictPolicy() async throws {
    let server = try await LineServer.start()
    let (bridge, port, _) = try await Self.start(server)
    let client = try await RawHTTPClient.connect(port: port)
    try await client.send("GET /cast.js HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    let head = await client.text(upTo: "\r\n\r\n").lowercased()
    #expect(head.hasPrefix("http/1.1 200 "))
    #expect(head.contains("content-type: text/javascript"))
    #expect(head.contains("default-src 'none'; script-src 'self'"))
    #expect(head.contains("x-content-type-options: nosniff"))
    #expect(head.contains("frame-ancestors 'none'"))
    #expect(!head.contains("access-control-allow"))
    #expect(try await RawHTTPClient.get("/absent.js", port: port, host: "localhost:\(port)").status.contains("404"))
    #expect(bridge.tabCount == 0)
  }

  // MARK: Who gets nothing

  @LoopActor @Test func othersAreRefusedWithTheReason() async throws {
    let server = try await LineServer.start()
    let (bridge, port, token) = try await Self.start(server)
    let refusals: [(host: String?, origin: String?, token: String, status: String)] = [
      (nil, "http://evil.example", token, "403"), ("evil.example:\(port)", nil, token, "403"),
      (nil, nil, String(token.reversed()), "403"), (nil, "null", token, "403"), ("127.0.0.1", nil, token, "403"),
    ]
    for refusal in refusals {
      let tab = try await BrowserTab.open(port: port, token: refusal.token, host: refusal.host, origin: refusal.origin)
      guard case .head(let head) = await tab.next() else {
        Issue.record("no answer to \(refusal)")
        continue
      }
      #expect(head.hasPrefix("HTTP/1.1 \(refusal.status) "), "\(refusal)")
    }
    #expect(try await RawHTTPClient.get("/", port: port, host: "evil.example").status.contains("403"))
    let elsewhere = try await BrowserTab.open(port: port, token: token, path: "/cast.js")
    guard case .head(let head) = await elsewhere.next() else { throw ChildProcess.TimedOut(description: "no answer") }
    #expect(!head.contains("101"))
    #expect(bridge.tabCount == 0)
    #expect(server.connections.isEmpty)
  }

  @LoopActor
  @Test(arguments: [
    (1, "Content-Length: 2", true, 1007), (2, "{}", true, 1003), (1, "{}", false, 1002), (3, "{}", true, 1002),
    (0, "{}", true, 1002),
  ])
  func whatBreaksTheProtocolEndsTheTab(opcode: UInt8, text: String, masked: Bool, code: Int) async throws {
    let server = try await LineServer.start()
    let (bridge, port, token) = try await Self.start(server)
    let tab = try await Self.open(port, token)
    tab.send(text, opcode: opcode, masked: masked)
    guard case .close(code, _) = await tab.next() else {
      Issue.record("opcode \(opcode) was taken")
      return
    }
    tab.send("", opcode: 8)
    #expect(await tab.next() == .end)
    #expect(bridge.tabCount == 0)
  }

  @LoopActor @Test func aMessageOf100MBIsRefusedByItsLength() async throws {
    let server = try await LineServer.start()
    let (bridge, port, token) = try await Self.start(server)
    let tab = try await Self.open(port, token)
    tab.announce(bytes: 100_000_000)
    guard case .close(1009, _) = await tab.next() else {
      Issue.record("100 MB were taken")
      return
    }
    let pieces = try await Self.open(port, token)
    // The same in pieces, each of them short enough.
    let piece = String(repeating: " ", count: 100_000)
    for number in 0..<20 { pieces.send(piece, opcode: number == 0 ? 1 : 0, fin: false) }
    guard case .close(1009, _) = await pieces.next() else {
      Issue.record("2 MB in pieces were taken")
      return
    }
    await pieces.close()
    #expect(bridge.tabCount <= 2)
  }

  @LoopActor @Test func emptyFragmentsAreCountedAndToldSo() async throws {
    let server = try await LineServer.start()
    let (bridge, port, token) = try await Self.start(server)
    let tab = try await Self.open(port, token)
    for number in 0..<300 { tab.send("", opcode: number == 0 ? 1 : 0, fin: false) }
    #expect(await tab.next() == .close(1009, "A message has at most 256 fragments."))
    let other = try await Self.open(port, token)
    for number in 0..<200 { other.send("", opcode: number == 0 ? 1 : 0, fin: false) }
    other.send("[1]", opcode: 0)
    #expect(await other.next() == .text("[1]"))
    #expect(bridge.tabCount == 2)
  }

  @LoopActor @Test(arguments: [1000, 1001, 3000, 4999])
  func theEndIsAnsweredWithItsCode(code: Int) async throws {
    let server = try await LineServer.start()
    let (bridge, port, token) = try await Self.start(server)
    let tab = try await Self.open(port, token)
    tab.close(code)
    #expect(await tab.next() == .close(code, ""))
    #expect(bridge.tabCount <= 1)
  }

  // MARK: Ends

  @LoopActor @Test func aTabEndsWithTheServerAndTheServersConnectionWithTheTab() async throws {
    let server = try await LineServer.start()
    let (bridge, port, token) = try await Self.start(server)
    let first = try await Self.open(port, token)
    first.send("[1]")
    #expect(await first.next() == .text("[1]"))
    server.dropAll()
    #expect(await first.next() == .close(1001, "The cast-rpc server has ended."))
    first.send("", opcode: 8)
    #expect(await first.next() == .end)
    let second = try await Self.open(port, token)
    second.send("[2]")
    #expect(await second.next() == .text("[2]"))
    await second.close()
    while !server.connections.isEmpty || bridge.tabCount > 0 { await Task.yield() }
  }

  @LoopActor @Test func withoutAServerATabIsToldWhy() async throws {
    let bridge = try await WebBridge.start(
      port: 0, pages: .builtIn, logger: Logger(label: "test.web"), findServer: { "/nowhere/socket" })
    let url = try #require(URL(string: bridge.url))
    let tab = try await Self.open(try #require(url.port), try #require(url.fragment()))
    guard case .close(1011, let reason) = await tab.next() else {
      Issue.record("no reason")
      return
    }
    #expect(reason.hasPrefix("There is no cast-rpc server: "))
  }

  @LoopActor @Test func aTabThatDoesNotReadHoldsTheServerBack() async throws {
    let piece = String(repeating: "x", count: 60_000)
    var isWritable = true
    let server = try await LineServer.start { _ in ByteBuffer(string: "[\"\(piece)\"]\n") }
    let (bridge, port, token) = try await Self.start(server)
    let tab = try await Self.open(port, token)
    tab.send("[0]")
    #expect(await tab.next() == .text("[\"\(piece)\"]"))
    try await tab.setReading(false)
    let channel = try #require(server.connections.values.first)
    // The system's buffers take some megabytes; after that the server's socket isn't read.
    for _ in 0..<1_000 where isWritable {
      channel.writeAndFlush(ByteBuffer(string: "[\"\(piece)\"]\n"), promise: nil)
      for _ in 0..<20 { await Task.yield() }
      isWritable = channel.isWritable
    }
    #expect(!isWritable)
    try await tab.setReading(true)
    #expect(await tab.next() == .text("[\"\(piece)\"]"))
    #expect(bridge.tabCount == 1)
  }

  @LoopActor @Test func connectionsLeaveNothingBehind() async throws {
    let server = try await LineServer.start()
    let (bridge, port, token) = try await Self.start(server)
    func connectOnce() async throws {
      let tab = try await Self.open(port, token)
      tab.send("[1]")
      #expect(await tab.next() == .text("[1]"))
      await tab.close()
    }
    for _ in 0..<20 { try await connectOnce() }
    while !server.connections.isEmpty || bridge.tabCount > 0 { await Task.yield() }
    let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    for _ in 0..<200 { try await connectOnce() }
    while !server.connections.isEmpty || bridge.tabCount > 0 { await Task.yield() }
    let after = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    #expect(after <= before)
  }
}
