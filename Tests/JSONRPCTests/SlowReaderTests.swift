import JSONCodec
import LoopIsolation
import Testing

@testable import JSONRPC

@Suite("Slow readers", .timeLimit(.minutes(3)))
@LoopActor
struct SlowReaderTests {
  let server = TestServer()

  /// Connects a client that has sent a message and no longer reads.
  private func connect(
    _ configure: (inout JSONRPCConnectionConfiguration) -> Void = { _ in }
  ) async throws -> (RawConnection, JSONRPCPeer) {
    let (client, descriptor) = try RawConnection.pair()
    let peer = try await self.server.serve(descriptor, configure)
    try client.call(0, "echo")
    #expect(try await offLoop { try client.message()["id"] } == 0)
    return (client, peer)
  }

  /// Sends until the channel's buffer is full.
  private func clog(_ peer: JSONRPCPeer) async {
    let padding: JSONObject = ["pad": .string(String(repeating: "x", count: 4_096))]
    while peer.queuedBytes == 0 {
      for _ in 0..<16 { peer.notify("pad", padding, isLossless: true) }
      // The loop must get a turn to write.
      await Task { @LoopActor in }.value
    }
  }

  @Test("get the newest state, all lossless messages, and reports of losses")
  func coalescing() async throws {
    let (client, peer) = try await self.connect { $0.maximumQueuedNotifications = 10 }
    await self.clog(peer)
    for number in 0..<1_000 {
      peer.notify("state", ["n": .integer(Int64(number))] as JSONObject, coalescingKey: "k")
      peer.notify("event", ["n": .integer(Int64(number))] as JSONObject)
      if number % 100 == 0 { peer.notify("vital", ["n": .integer(Int64(number))] as JSONObject, isLossless: true) }
    }
    try client.call(1, "echo")
    let received = try await offLoop {
      var received: [JSONValue] = []
      while true {
        let message = try client.message()
        if message["id"] == 1 { return received }
        if message["method"] != "pad" { received.append(message) }
      }
    }
    #expect(received.first?["method"] == "$/overflow")
    #expect(received.first?["params"] == ["dropped": 991, "topics": ["event"]])
    let vital = received.filter { $0["method"] == "vital" }.compactMap { $0["params"]?["n"]?.integer }
    #expect(vital == (0..<10).map { $0 * 100 })
    #expect(received.filter { $0["method"] == "state" }.map { $0["params"]?["n"] } == [999])
    #expect(
      received.filter { $0["method"] == "event" }.compactMap { $0["params"]?["n"]?.integer } == Array(991..<1_000))
  }

  @Test("a flood of notifications stays bounded")
  func flood() async throws {
    let (client, peer) = try await self.connect()
    await self.clog(peer)
    let before = peer.queuedBytes
    for number in 0..<100_000 { peer.notify("event", ["n": .integer(Int64(number))] as JSONObject) }
    #expect(peer.queuedBytes - before < 100_000)
    #expect(peer.isOpen)
    _ = client
  }

  @Test("that owe too many bytes are disconnected; others don't notice")
  func dead() async throws {
    let (dead, peer) = try await self.connect { $0.maximumQueuedBytes = 1 << 20 }
    let (live, livePeer) = try await self.connect()
    await self.clog(peer)
    let big: JSONObject = ["big": .string(String(repeating: "x", count: 100_000))]
    for _ in 0..<20 { peer.notify("big", big, isLossless: true) }
    livePeer.notify("hello", JSONObject())
    #expect(try await offLoop { try live.message()["method"] } == "hello")
    await self.server.wait { $0.closed == [.slowReader] }
    #expect(!peer.isOpen)
    try live.call(5, "echo")
    #expect(try await offLoop { try live.message()["id"] } == 5)
    _ = dead
  }

  @Test("can still send: a client that writes without reading isn't deadlocked")
  func readingGoesOn() async throws {
    let (client, peer) = try await self.connect()
    await self.clog(peer)
    for number in 0..<100 { try client.send(#"{"jsonrpc":"2.0","method":"n\#(number)"}"# + "\n") }
    await self.server.wait { $0.notifications.count == 100 }
    #expect(self.server.notifications == (0..<100).map { "n\($0)" })
  }

  @Test("a client that pipelines costly calls and reads nothing blocks no other")
  func fairness() async throws {
    let (greedy, peer) = try await self.connect { $0.maximumUnreadBytes = 128 << 10 }
    let (modest, _) = try await self.connect()
    let count = 60
    try await offLoop {
      for number in 1...count { try greedy.call(number, "big") }
      try modest.call(1, "mark", #"{"name":"m"}"#)
      #expect(try modest.message()["id"] == 1)
    }
    #expect(peer.queuedBytes < 256 << 10)
    let ids = try await offLoop { try (1...count).map { _ in try greedy.message()["id"]?.integer } }
    #expect(ids == (1...count).map { Int64($0) })
  }

  @Test("a batch takes turns with other clients' calls")
  func batchInTurns() async throws {
    let (greedy, _) = try await self.connect()
    let (modest, _) = try await self.connect()
    let calls = (1...500).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"mark","params":{"name":"g"}}"# }
    try greedy.send("[" + calls.joined(separator: ",") + "]\n")
    try modest.call(1, "mark", #"{"name":"m"}"#)
    #expect(try await offLoop { try greedy.message().array?.count } == 500)
    #expect(try await offLoop { try modest.message()["id"] } == 1)
  }

  @Test("a message with too many values is refused under its id")
  func long() async throws {
    let (client, _) = try await self.connect { $0.maximumValues = 1_000 }
    let many = Array(repeating: "1", count: 2_000).joined(separator: ",")
    try client.send(#"{"jsonrpc":"2.0","id":1,"method":"echo","params":{"a":[\#(many)]}}"# + "\n")
    #expect(try await offLoop { try client.message()["error"]?["data"]?["maximumValues"] } == 1_000)
    let text = String(repeating: "x", count: 200_000)
    try await offLoop {
      try client.call(2, "mark", #"{"name":"long","text":"\#(text)"}"#)
      try client.call(3, "mark", #"{"name":"short"}"#)
      #expect(try client.message()["id"] == 2)
      #expect(try client.message()["id"] == 3)
    }
    #expect(self.server.begun == ["long", "short"])
  }

  @Test("a big reply arrives whole")
  func bigReply() async throws {
    let (client, _) = try await self.connect()
    let text = String(repeating: "é", count: 1 << 20)
    try await offLoop { try client.call(1, "echo", #"{"text":"\#(text)"}"#) }
    let reply = try await offLoop { try client.message() }
    #expect(reply["result"]?["text"]?.string == text)
  }
}
