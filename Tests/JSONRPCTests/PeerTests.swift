import CastTestSupport
import Glibc
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@testable import JSONRPC

@Suite("Peer", .timeLimit(.minutes(3)))
@LoopActor
struct PeerTests {
  let server = TestServer()

  /// Connects with one message a line.
  private func connect(
    _ configure: (inout JSONRPCConnectionConfiguration) -> Void = { _ in }
  ) async throws -> (RawConnection, JSONRPCPeer) {
    let (client, descriptor) = try RawConnection.pair()
    return (client, try await self.server.serve(descriptor, configure))
  }

  @Test("answers in the framing that the peer uses", arguments: [JSONRPCFraming.lines, .contentLength])
  func framing(_ framing: JSONRPCFraming) async throws {
    let (client, peer) = try await self.connect()
    let body = #"{"jsonrpc":"2.0","id":"ä","method":"echo","params":{"a":[1,"b"]}}"#
    #expect(peer.framing == nil)
    try client.send(framing == .lines ? body + "\r\n" : "content-length: \(body.utf8.count)\r\n\r\n\(body)")
    let reply = try await offLoop { framing == .lines ? try client.message() : try client.framedMessage() }
    #expect(reply == ["jsonrpc": "2.0", "id": "ä", "result": ["a": [1, "b"]]])
    #expect(peer.framing == framing)
  }

  @Test("says nothing before the peer has spoken, then all of it")
  func silence() async throws {
    let (client, peer) = try await self.connect()
    peer.notify("early", JSONObject())
    #expect(peer.queuedBytes > 0)
    try client.call(1, "echo")
    #expect(try await offLoop { try client.message()["method"] } == "early")
    #expect(try await offLoop { try client.message()["id"] } == 1)
  }

  @Test("with a fixed framing it speaks at once")
  func fixedFraming() async throws {
    let (client, peer) = try await self.connect { $0.framing = .contentLength }
    peer.notify("early", JSONObject())
    #expect(try await offLoop { try client.framedMessage()["method"] } == "early")
  }

  @Test("requests start in order, answers are sent when they are ready")
  func order() async throws {
    let (client, _) = try await self.connect()
    try client.send(
      [
        #"{"jsonrpc":"2.0","id":1,"method":"hold","params":{"name":"a"}}"#, #"{"jsonrpc":"2.0","method":"note"}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"mark","params":{"name":"b"}}"#,
        #"{"jsonrpc":"2.0","id":3,"method":"hold","params":{"name":"c"}}"#,
      ].map { $0 + "\n" }.joined())
    #expect(try await offLoop { try client.message()["id"] } == 2)
    await self.server.wait { $0.heldCount == 2 }
    #expect(self.server.begun == ["a", "!note", "b", "c"])
    self.server.releaseNewest()
    #expect(try await offLoop { try client.message()["id"] } == 3)
    self.server.releaseNewest()
    #expect(try await offLoop { try client.message()["id"] } == 1)
  }

  @Test("a pipeline of a thousand keeps its order and is answered in full")
  func pipeline() async throws {
    let (client, _) = try await self.connect()
    let text = (0..<1_000).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"echo"}"# + "\n" }.joined()
    try client.send(text)
    let ids = try await offLoop { try (0..<1_000).map { _ in try client.message()["id"]?.integer } }
    #expect(ids == (0..<1_000).map { Int64($0) })
  }

  @Test("errors have a code, a name and the data to correct them")
  func errors() async throws {
    let (client, _) = try await self.connect()
    let expected: [(String, String, Int64, String, String?)] = [
      ("nothing", "{}", -32601, "MethodNotFound", nil), ("need", "{}", -32602, "InvalidParams", "params.count"),
      ("need", #"{"count":"x"}"#, -32602, "InvalidParams", "params.count"),
      ("need", "[]", -32602, "InvalidParams", "params.count"), ("refuse", "{}", 42, "No", nil),
      ("break", "{}", -32603, "InternalError", nil), ("$/unknown", "{}", -32601, "MethodNotFound", nil),
    ]
    for (method, params, code, name, path) in expected {
      try client.call(9, method, params)
      let reply = try await offLoop { try client.message() }
      #expect(reply["id"] == 9)
      #expect(reply["error"]?["code"]?.integer == code)
      #expect(reply["error"]?["data"]?["name"]?.string == name)
      #expect(reply["error"]?["data"]?["path"]?.string == path)
    }
  }

  @Test("bad input is answered, and the next request works")
  func badInput() async throws {
    let (client, _) = try await self.connect { $0.maximumMessageBytes = 200 }
    let bad: [(String, Int64)] = [
      ("{nonsense\n", -32700), ("{\"a\":\"\u{1}\"}\n", -32700), ("[]\n", -32600), ("{}\n", -32600),
      ("{" + String(repeating: " ", count: 500) + "}\n", -32012),
    ]
    for (input, code) in bad {
      try client.send(input)
      let reply = try await offLoop { try client.message() }
      #expect(reply["id"] == .null)
      #expect(reply["error"]?["code"]?.integer == code)
    }
    try client.call(2, "echo")
    #expect(try await offLoop { try client.message()["id"] } == 2)
  }

  @Test("a batch is answered with one array, notifications in it with nothing")
  func batch() async throws {
    let (client, _) = try await self.connect()
    try client.send(
      #"[{"jsonrpc":"2.0","id":1,"method":"echo"},{"jsonrpc":"2.0","method":"note"},7,{"jsonrpc":"2.0","id":2,"method":"no"}]"#
        + "\n" + #"[{"jsonrpc":"2.0","method":"note"}]"# + "\n")
    try client.call(3, "echo")
    let replies = try #require(try await offLoop { try client.message() }.array)
    #expect(Set(replies.map { $0["id"] }) == [1, .null, 2])
    #expect(try await offLoop { try client.message()["id"] } == 3)
  }

  @Test("the answer to a refused batch doesn't grow with the batch", arguments: ["]", "!"])
  func refusedBatch(end: String) async throws {
    let (client, _) = try await self.connect()
    let lengths = try await offLoop {
      try [1_001, 2_002, 4_004].map { count in
        try client.send("[" + (1...count).map { #"{"id":\#($0)}"# }.joined(separator: ",") + end + "\n")
        let line = try #require(try client.line())
        #expect(try JSONDocument(parsing: line).root.value["id"] == .null)
        return line.utf8.count
      }
    }
    #expect(lengths.allSatisfy { $0 < 1_000 }, "\(lengths)")
  }

  @Test("replies of a batch beyond the limit are errors")
  func longBatchAnswer() async throws {
    let (client, _) = try await self.connect { $0.maximumBatchReplyBytes = 50_000 }
    let calls = (1...50).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"big"}"# }
    try client.send("[" + calls.joined(separator: ",") + "]\n")
    let line = try #require(try await offLoop { try client.line() })
    #expect(line.utf8.count < 50_000 + 50 * 1_000)
    let replies = try #require(try JSONDocument(parsing: line).root.value.array)
    #expect(Set(replies.compactMap { $0["id"]?.integer }) == Set(1...50))
    #expect(replies.count { $0["error"]?["code"] == -32012 } == 48)
  }

  @Test("the id of an unanswered request is refused")
  func duplicateID() async throws {
    let (client, _) = try await self.connect()
    try client.call(1, "hold")
    try client.call(1, "echo")
    #expect(try await offLoop { try client.message()["error"]?["code"] } == -32600)
    await self.server.wait { $0.heldCount == 1 }
    self.server.release()
    #expect(try await offLoop { try client.message()["result"] } == [:])
    try client.call(1, "echo")
    #expect(try await offLoop { try client.message()["result"] } == [:])
  }

  @Test("too many requests are refused, and can be tried again")
  func tooMany() async throws {
    let (client, peer) = try await self.connect { $0.maximumRequestsInFlight = 2 }
    for id in 1...3 { try client.call(id, "hold") }
    let reply = try await offLoop { try client.message() }
    #expect(reply["id"] == 3)
    #expect(reply["error"]?["code"] == -32014)
    #expect(reply["error"]?["data"]?["retryable"] == true)
    await self.server.wait { $0.heldCount == 2 }
    #expect(peer.requestsInFlight == 2)
    self.server.release()
    _ = try await offLoop { [try client.message(), try client.message()] }
    #expect(peer.requestsInFlight == 0)
  }

  @Test("a cancelled request is answered with -32800, once")
  func cancel() async throws {
    let (client, _) = try await self.connect()
    try client.call(1, "hold")
    await self.server.wait { $0.heldCount == 1 }
    try client.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"# + "\n")
    let reply = try await offLoop { try client.message() }
    #expect(reply["id"] == 1)
    #expect(reply["error"]?["code"] == -32800)
    #expect(self.server.heldCount == 0)
    for id in ["1", "77", "null", "\"x\"", "{}"] {
      try client.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"# + "\n")
    }
    try client.call(2, "echo")
    #expect(try await offLoop { try client.message()["id"] } == 2)
  }

  @Test("a cancel overtakes the beginning of its request")
  func cancelAtOnce() async throws {
    let (client, _) = try await self.connect()
    try client.send(
      #"{"jsonrpc":"2.0","id":1,"method":"mark","params":{"name":"never"}}"# + "\n"
        + #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"# + "\n")
    #expect(try await offLoop { try client.message()["error"]?["code"] } == -32800)
    try client.call(2, "mark", #"{"name":"then"}"#)
    #expect(try await offLoop { try client.message()["id"] } == 2)
    #expect(self.server.begun == ["then"])
  }

  @Test("cancels behind a batch reach its requests")
  func cancelBatch() async throws {
    let (client, _) = try await self.connect()
    let requests = (1...3).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"hold"}"# }
    let cancels = (1...3).map { #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#($0)}}"# + "\n" }
    try client.send("[\(requests.joined(separator: ","))]\n" + cancels.joined())
    let replies = try await offLoop { try client.message() }.array ?? []
    #expect(replies.count == 3 && replies.allSatisfy { $0["error"]?["code"] == -32800 })
  }

  @Test("a call that completed in spite of a cancel returns its result")
  func cancelTooLate() async throws {
    let (client, _) = try await self.connect()
    try client.call(1, "stubborn")
    await self.server.wait { $0.heldCount == 1 }
    try client.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"# + "\n")
    #expect(try await offLoop { try client.message()["result"] } == "done anyway")
  }

  @Test("progress has its token, and ends with the request")
  func progress() async throws {
    let (client, _) = try await self.connect()
    try client.call(1, "hold", #"{"progressToken":"t"}"#)
    let begin = try await offLoop { try client.message() }
    #expect(begin["method"] == "$/progress")
    #expect(begin["params"] == ["token": "t", "value": ["kind": "begin", "title": "holding"]])
    await self.server.wait { $0.heldCount == 1 }
    self.server.release()
    #expect(try await offLoop { try client.message()["params"] } == ["token": "t", "value": ["kind": "end"]])
    #expect(try await offLoop { try client.message()["id"] } == 1)
  }

  @Test("asks the client and takes its answer, or its error")
  func ask() async throws {
    let (client, _) = try await self.connect()
    try client.call(1, "ask")
    let question = try await offLoop { try client.message() }
    #expect(question["id"] == "s-1")
    #expect(question["method"] == "question")
    try client.send(#"{"jsonrpc":"2.0","id":"s-1","result":{"answer":42}}"# + "\n")
    #expect(try await offLoop { try client.message()["result"] } == ["answer": 42])
    try client.call(2, "ask")
    #expect(try await offLoop { try client.message()["id"] } == "s-2")
    try client.send(#"{"jsonrpc":"2.0","id":"s-2","error":{"code":5,"message":"no","data":{"name":"N"}}}"# + "\n")
    #expect(try await offLoop { try client.message()["error"] } == ["code": 5, "message": "no", "data": ["name": "N"]])
  }

  @Test("a client that doesn't answer in time gets a cancel")
  func askTimeout() async throws {
    let (client, _) = try await self.connect()
    try client.call(1, "ask", #"{"timeout":1}"#)
    #expect(try await offLoop { try client.message()["id"] } == "s-1")
    let cancel = try await offLoop { try client.message() }
    #expect(cancel["method"] == "$/cancelRequest")
    #expect(cancel["params"] == ["id": "s-1"])
    #expect(try await offLoop { try client.message()["error"]?["data"]?["name"] } == "RequestTimedOut")
    try client.send(#"{"jsonrpc":"2.0","id":"s-1","result":{}}"# + "\n")
    try client.call(2, "echo")
    #expect(try await offLoop { try client.message()["id"] } == 2)
  }

  @Test(
    "an answer that can't be read fails the request at once",
    arguments: [
      #"{"jsonrpc":"2.0","id":"s-1","result":{"answer":NaN}}"#, #"{"jsonrpc":"2.0","id":"s-1","result":{"answer":42"#,
    ])
  func askUnreadable(answer: String) async throws {
    let (client, _) = try await self.connect()
    try client.call(1, "ask", #"{"timeout":60000}"#)
    #expect(try await offLoop { try client.message()["id"] } == "s-1")
    try client.send(answer + "\n")
    let reply = try await offLoop { try client.message() }
    #expect(reply["id"] == 1 && reply["error"]?["code"] == -32700)
  }

  @Test("an invalid call with the id of a waiting request is answered")
  func askBesideInvalidCall() async throws {
    let (client, _) = try await self.connect()
    try client.call(1, "ask", #"{"timeout":60000}"#)
    #expect(try await offLoop { try client.message()["id"] } == "s-1")
    try client.send(#"{"jsonrpc":"2.0","id":"s-1","method":"echo","params":[1]}"# + "\n")
    let refusal = try await offLoop { try client.message() }
    #expect(refusal["id"] == "s-1" && refusal["error"]?["code"] == -32602)
    try client.send(#"{"jsonrpc":"2.0","id":"s-1","result":{"answer":42}}"# + "\n")
    #expect(try await offLoop { try client.message()["result"] } == ["answer": 42])
  }

  @Test("cancelling the asking task cancels the request")
  func askCancelled() async throws {
    let (client, _) = try await self.connect()
    try client.call(1, "ask", #"{"timeout":60000}"#)
    #expect(try await offLoop { try client.message()["id"] } == "s-1")
    try client.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"# + "\n")
    let methods = try await offLoop { try client.message()["method"] }
    #expect(methods == "$/cancelRequest")
    #expect(try await offLoop { try client.message()["error"]?["code"] } == -32800)
  }

  @Test("answers all requests received before the end of the input")
  func endOfInput() async throws {
    let (client, _) = try await self.connect()
    try client.call(1, "hold")
    try client.send(#"{"jsonrpc":"2.0","id":2,"method":"echo"}"#)
    client.endOutput()
    #expect(try await offLoop { try client.message()["id"] } == 2)
    await self.server.wait { $0.endedInputs == 1 && $0.heldCount == 1 }
    self.server.release()
    #expect(try await offLoop { try client.message()["id"] } == 1)
    #expect(try await offLoop { try client.line() } == nil)
    await self.server.wait { !$0.closed.isEmpty }
    #expect(self.server.closed == [.endOfInput])
  }

  @Test("requests that don't end after the input are cancelled and answered")
  func endOfInputTimeout() async throws {
    let (client, _) = try await self.connect { $0.finishTimeout = .milliseconds(1) }
    try client.call(1, "stubborn")
    await self.server.wait { $0.heldCount == 1 }
    client.endOutput()
    #expect(try await offLoop { try client.message()["error"]?["code"] } == -32013)
    #expect(try await offLoop { try client.line() } == nil)
  }

  @Test("finishing refuses new requests and answers those in flight")
  func finish() async throws {
    let (client, peer) = try await self.connect()
    try client.call(1, "hold")
    await self.server.wait { $0.heldCount == 1 }
    peer.finish()
    try client.call(2, "echo")
    #expect(try await offLoop { try client.message()["error"]?["data"]?["name"] } == "ShuttingDown")
    self.server.release()
    #expect(try await offLoop { try client.message()["id"] } == 1)
    #expect(try await offLoop { try client.line() } == nil)
    await self.server.wait { !$0.closed.isEmpty }
    #expect(self.server.closed == [.closedLocally])
  }

  @Test("finishing applies its time to a client that has closed its input")
  func finishBehindInput() async throws {
    let (client, peer) = try await self.connect { $0.finishTimeout = .hours(1) }
    try client.call(1, "stubborn")
    await self.server.wait { $0.heldCount == 1 }
    client.endOutput()
    await self.server.wait { $0.endedInputs == 1 }
    peer.finish(within: .milliseconds(1))
    #expect(try await offLoop { try client.message()["error"]?["code"] } == -32013)
    await self.server.wait { !$0.closed.isEmpty }
    #expect(self.server.closed == [.endOfInput])
  }

  @Test("a disconnect cancels the client's calls and fails our requests")
  func connectionLost() async throws {
    let (client, peer) = try await self.connect()
    try client.call(1, "hold")
    await self.server.wait { $0.heldCount == 1 }
    let question = Task { @LoopActor in try await peer.request("question", timeout: .seconds(60)) }
    #expect(try await offLoop { try client.message()["id"] } == "s-1")
    client.shutDown()
    await #expect(throws: JSONRPCError.connectionClosed) { _ = try await question.value }
    await self.server.wait { !$0.closed.isEmpty }
    #expect(self.server.closed.count == 1)
    #expect(!peer.isOpen)
    #expect(peer.requestsInFlight == 0)
    await #expect(throws: JSONRPCError.connectionClosed) { _ = try await peer.request("late") }
  }

  @Test("two peers in one process call each other")
  func pair() async throws {
    let other = TestServer()
    let pair = try await JSONRPCPeerPair.make(server: self.server, client: other, logger: TestServer.silence)
    let answer = try await pair.client.request("echo", ["a": 1] as JSONObject).value
    #expect(answer == ["a": 1])
    let back = try await pair.server.request("echo", ["b": 2] as JSONObject).value
    #expect(back == ["b": 2])
    await #expect { _ = try await pair.client.request("nothing") } throws: {
      ($0 as? JSONRPCError)?.code == .methodNotFound
    }
    pair.client.close()
    await self.server.wait { $0.closed == [.endOfInput] }
  }
}
