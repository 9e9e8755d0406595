import TLS
import CastTestSupport
import HTTPServing
import Logging
import LoopIsolation
import NIOCore
import NIOHTTP1
import Testing

@Suite(.timeLimit(.minutes(1)))
struct HTTPServerTests {
  @LoopActor
  static func serve(
    tls: TLSContext? = nil, _ configuration: HTTPServerConfiguration = HTTPServerConfiguration(),
    _ handler: @escaping HTTPHandler = HTTPServerTests.echo
  ) async throws -> HTTPServer {
    try await HTTPServer.listen(
      on: try SocketAddress(ipAddress: "127.0.0.1", port: 0), tls: tls, configuration: configuration,
      logger: Logger(label: "test.http"), handler: handler)
  }

  /// Returns the request as text.
  @LoopActor static func echo(_ request: HTTPRequest) async -> HTTPResponse {
    HTTPResponse(text: "\(request.method) \(request.path) \(String(buffer: request.body))")
  }

  @LoopActor
  private static func ask(_ text: String, _ server: HTTPServer) async throws -> String {
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.send(text)
    return await client.textToEnd()
  }

  @LoopActor @Test func answersAndKeepsTheConnection() async throws {
    let server = try await Self.serve()
    let client = try await RawHTTPClient.connect(port: server.port)
    for path in ["/a", "/b"] {
      try await client.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
      let head = await client.text(upTo: "\r\n\r\n")
      #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(head.lowercased().contains("content-length: 7"))
      #expect(head.lowercased().contains("\r\ndate: "))
      #expect(await client.text(upTo: path + " ") == "GET \(path) ")
    }
    #expect(server.connectionCount == 1)
  }

  @LoopActor @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
    let server = try await Self.serve()
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.send(
      "GET /1 HTTP/1.1\r\nHost: x\r\n\r\nPOST /2 HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc"
        + "GET /3 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let text = await client.textToEnd()
    let answers = ["GET /1 ", "POST /2 abc", "GET /3 "].compactMap { text.firstRange(of: $0)?.lowerBound }
    #expect(answers.count == 3)
    #expect(answers == answers.sorted())
    #expect(text.hasSuffix("GET /3 "))
  }

  @LoopActor @Test func headHasNoBody() async throws {
    let text = try await Self.ask("HEAD /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", try await Self.serve())
    #expect(text.lowercased().contains("content-length: 8"))
    #expect(text.hasSuffix("\r\n\r\n"))
  }

  @LoopActor @Test(arguments: [nil, "9"] as [String?], [false, true])
  func headHasNeitherChunksNorAnotherLength(length: String?, isStream: Bool) async throws {
    let server = try await Self.serve { _ in
      let headers = length.map { HTTPHeaders([("content-length", $0)]) } ?? [:]
      return isStream
        ? HTTPResponse(headers: headers, body: .stream { $0.end() }) : HTTPResponse(headers: headers)
    }
    let client = try await RawHTTPClient.connect(port: server.port)
    for _ in 0..<2 {
      try await client.send("HEAD /x HTTP/1.1\r\nHost: x\r\n\r\n")
      let head = await client.text(upTo: "\r\n\r\n").lowercased()
      // A byte after the first head would begin the second one.
      #expect(head.hasPrefix("http/1.1 200 ok\r\n") && !head.contains("transfer-encoding"))
      let announced = head.split(separator: "\r\n").first { $0.hasPrefix("content-length: ") }?.dropFirst(16)
      #expect(announced.map(String.init) == length ?? (isStream ? nil : "0"))
    }
  }

  @LoopActor @Test func httpOneZeroEndsTheConnection() async throws {
    let text = try await Self.ask("GET /x HTTP/1.0\r\n\r\n", try await Self.serve())
    #expect(text.hasSuffix("\r\n\r\nGET /x "))
  }

  @LoopActor @Test func aChunkedBodyArrivesWhole() async throws {
    let text = try await Self.ask(
      "POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n",
      try await Self.serve())
    #expect(text.hasSuffix("POST /x abc"))
  }

  @LoopActor @Test func leaveToSendABodyIsGiven() async throws {
    let server = try await Self.serve()
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.send("POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
    #expect(await client.text(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 100 Continue\r\n"))
    try await client.send("ok")
    #expect(await client.text(upTo: "/x ok").hasSuffix("POST /x ok"))
  }

  struct BadRequest: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var status: Int
    var text: String

    init(_ description: String, _ status: Int, _ text: String) {
      self.testDescription = description
      self.status = status
      self.text = text
    }
  }

  @LoopActor
  @Test(arguments: [
    BadRequest("no Host", 400, "GET /x HTTP/1.1\r\n\r\n"),
    BadRequest("two Hosts", 400, "GET /x HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"),
    BadRequest("bad escape", 400, "GET /% HTTP/1.1\r\nHost: x\r\n\r\n"),
    BadRequest("no HTTP", 400, "nonsense\r\n\r\n"),
    BadRequest("TLS on a plain port", 400, "\u{16}\u{3}\u{1}\u{0}\u{1}\r\n\r\n"),
    BadRequest("long target", 414, "GET /\(String(repeating: "x", count: 5_000)) HTTP/1.1\r\nHost: x\r\n\r\n"),
    BadRequest("long header", 400, "GET /x HTTP/1.1\r\nX: \(String(repeating: "x", count: 9_000))\r\n\r\n"),
    BadRequest("many headers", 400, "GET /x HTTP/1.1\r\n\(String(repeating: "X: y\r\n", count: 65))\r\n"),
    BadRequest("method", 405, "DELETE /x HTTP/1.1\r\nHost: x\r\n\r\n"),
    BadRequest("long body", 413, "POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\n"),
    BadRequest(
      "two lengths", 400, "POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx"),
    BadRequest(
      "long chunk", 413,
      "POST /x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n11170\r\n"
        + String(repeating: "x", count: 70_000)),
  ])
  func badRequestsAreRefused(request: BadRequest) async throws {
    let server = try await Self.serve()
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.send(request.text)
    let head = await client.text(upTo: "\r\n\r\n")
    #expect(head.hasPrefix("HTTP/1.1 \(request.status) "))
    #expect(head.lowercased().contains("connection: close"))
    #expect((request.status == 405) == head.lowercased().contains("allow: get, head, post, options"))
    // The next client is still served.
    #expect(try await Self.ask("GET /y HTTP/1.0\r\n\r\n", server).hasSuffix("GET /y "))
  }

  @LoopActor @Test func oneConnectionTooManyIsClosed() async throws {
    let server = try await Self.serve(HTTPServerConfiguration(maximumConnections: 1))
    let first = try await RawHTTPClient.connect(port: server.port)
    try await first.send("GET /1 HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await first.text(upTo: "/1 ").hasSuffix("/1 "))
    let second = try await RawHTTPClient.connect(port: server.port)
    #expect(await second.textToEnd() == "")
    try await first.send("GET /2 HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await first.text(upTo: "/2 ").hasSuffix("/2 "))
  }

  @LoopActor @Test(arguments: ["", "GET /x HT", "GET /x HTTP/1.1\r\nHost: x\r\n"])
  func disconnectsASilentClient(beginning: String) async throws {
    let server = try await Self.serve(HTTPServerConfiguration(idleTimeout: .milliseconds(50)))
    let client = try await RawHTTPClient.connect(port: server.port)
    // The server may have timed out before anything was sent.
    try? await client.send(beginning)
    #expect(await client.textToEnd() == "")
  }

  @LoopActor @Test func aBodyThatNeverComesIsCutOff() async throws {
    let server = try await Self.serve(HTTPServerConfiguration(transferTimeout: .milliseconds(50)))
    let client = try await RawHTTPClient.connect(port: server.port)
    try? await client.send("POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab")
    #expect(await client.textToEnd() == "")
  }

  @LoopActor @Test func eventsAreStreamedUntilTheClientLeaves() async throws {
    var streams: [HTTPResponseStream] = []
    let server = try await Self.serve { _ in
      .events { stream in
        stream.send(event: "first", data: "a\nb\u{2028}c\u{85}d\re\r\nf")
        streams.append(stream)
      }
    }
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
    let head = await client.text(upTo: "\r\n\r\n")
    #expect(head.lowercased().contains("content-type: text/event-stream"))
    #expect(
      await client.text(upTo: "\n\n").hasSuffix(
        "event: first\ndata: a\ndata: b\u{2028}c\u{85}d\ndata: e\ndata: f\n\n"))
    let stream = try #require(streams.first)
    stream.send(data: "second")
    #expect(await client.text(upTo: "\n\n").hasSuffix("data: second\n\n"))
    await withCheckedContinuation { continuation in
      stream.onEnd = { continuation.resume() }
      client.close()
    }
    #expect(!stream.isOpen)
    #expect(!stream.write(ByteBuffer(string: "x")))
  }

  @LoopActor @Test func aStreamThatEndsLeavesTheConnection() async throws {
    let server = try await Self.serve { request in
      HTTPResponse(
        body: .stream { stream in
          stream.write(ByteBuffer(string: request.path))
          stream.end()
        })
    }
    let client = try await RawHTTPClient.connect(port: server.port)
    for path in ["/1", "/2"] {
      try await client.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(await client.text(upTo: "0\r\n\r\n").hasSuffix("\r\n\r\n2\r\n\(path)\r\n0\r\n\r\n"))
    }
  }

  /// A player pauses when the source of its stream has ended.
  @LoopActor @Test func theRestOfAnEndedStreamWaitsForASlowReader() async throws {
    let length = 16 << 20
    let configuration = HTTPServerConfiguration(
      transferTimeout: .milliseconds(50), stallTimeout: .seconds(30), maximumQueuedBytes: length)
    let server = try await Self.serve(configuration) { _ in
      HTTPResponse(
        body: .stream { stream in
          stream.write(ByteBuffer(repeating: 0x61, count: length))
          stream.end()
        })
    }
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.setReading(false)
    try await client.send("GET /stream HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    // Longer than an answer may take.
    try await LoopActor.shared.eventLoop.scheduleTask(in: .milliseconds(200)) {}.futureResult.get()
    try await client.setReading(true)
    let text = await client.textToEnd()
    #expect(text.utf8.count > length && text.hasSuffix("a\r\n0\r\n\r\n"))
  }

  @LoopActor @Test func aClientThatReadsNothingGetsNoFurtherAnswers() async throws {
    var answers = 0
    let server = try await Self.serve(HTTPServerConfiguration(transferTimeout: .seconds(1))) { _ in
      answers += 1
      return HTTPResponse(text: String(repeating: "a", count: 1 << 20))
    }
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.setReading(false)
    try? await client.send(String(repeating: "GET / HTTP/1.1\r\nHost: x\r\n\r\n", count: 200))
    while answers == 0 || server.connectionCount > 0 {
      try await LoopActor.shared.eventLoop.scheduleTask(in: .milliseconds(5)) {}.futureResult.get()
    }
    // The buffers of the system take some.
    #expect(answers < 50)
    client.close()
  }

  @LoopActor @Test func aReaderThatIsTooFarBehindIsCutOff() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let server = try await Self.serve(HTTPServerConfiguration(maximumQueuedBytes: 1_000)) { _ in
      HTTPResponse(
        body: .stream { stream in
          let wasWritten = stream.write(ByteBuffer(repeating: 0, count: 1_001))
          stream.onEnd = { end.yield(wasWritten) }
        })
    }
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await client.textToEnd().hasPrefix("HTTP/1.1 200 OK"))
    var iterator = ends.makeAsyncIterator()
    #expect(await iterator.next(isolation: LoopActor.shared) == false)
  }

  @LoopActor @Test func speaksTLS() async throws {
    let identity = try TLSIdentity.selfSigned()
    let server = try await Self.serve(tls: try TLSContext(serverPolicy: TLSPolicy(), identity: identity))
    let client = try await RawHTTPClient.connect(port: server.port, tls: true)
    try await client.send("GET /secret HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    #expect(await client.textToEnd().hasSuffix("GET /secret "))
  }

  @LoopActor @Test func closingEndsEveryConnection() async throws {
    let server = try await Self.serve()
    let client = try await RawHTTPClient.connect(port: server.port)
    try await client.send("GET /1 HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await client.text(upTo: "/1 ").hasSuffix("/1 "))
    await server.close()
    #expect(await client.textToEnd() == "")
  }

  @LoopActor @Test func aPortThatIsTakenIsSaid() async throws {
    let server = try await Self.serve()
    let address = try #require(server.localAddress)
    await #expect(throws: HTTPServerError.self) {
      _ = try await HTTPServer.listen(on: address, logger: Logger(label: "test"), handler: Self.echo)
    }
  }

  @Test(arguments: [("example:8008", "example"), ("[::1]:8008", "::1"), ("", ""), ("192.0.2.1", "192.0.2.1")])
  func theHostNameHasNoPort(host: String, name: String) {
    #expect(HTTPRequest(target: HTTPTarget(path: "/"), headers: ["host": host]).hostName == name)
  }
}
