import CastTestSupport
import LoopIsolation
import NIOCore
import NIOHTTP1
import Synchronization
import TLS
import Testing

@testable import HTTPFetch

/// Over real sockets.
@LoopActor
@Suite(.timeLimit(.minutes(1))) struct HTTPFetcherTests {
  typealias Response = LocalHTTPServer.Response

  private let fetcher = HTTPFetcher()

  private func fetch(
    _ server: LocalHTTPServer, _ path: String = "/", _ change: (inout FetchRequest) -> Void = { _ in }
  ) async throws -> FetchResponse {
    var request = FetchRequest(try HTTPURL(server.url(path)))
    change(&request)
    return try await self.fetcher.fetch(request)
  }

  private func code(_ body: () async throws -> Void) async -> FetchError.Code? {
    do {
      try await body()
      return nil
    } catch {
      return (error as? FetchError)?.code
    }
  }

  @Test func fetchesABodyOfAnySize() async throws {
    let content = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let server = try await LocalHTTPServer.start { .file(content, type: "video/mp4; x=y", for: $0) }
    let response = try await self.fetch(server, "/film.mp4?a=b")
    #expect(response.status == 200)
    #expect(response.contentType == "video/mp4")
    #expect(response.completeLength == 3_000_000)
    let body = try await response.body.collect(upTo: 4_000_000)
    #expect(body.readableBytesView.elementsEqual(content))
    #expect(server.requests.map(\.target) == ["/film.mp4?a=b"])
    #expect(server.requests[0].headers["host"] == "127.0.0.1:\(server.port)")
    #expect(server.requests[0].headers["accept-encoding"] == "identity")
  }

  @Test func fetchesAPart() async throws {
    let server = try await LocalHTTPServer.start { .file(Array("0123456789".utf8), type: "x/y", for: $0) }
    let response = try await self.fetch(server) { $0.range = .last(4) }
    #expect(response.status == 206)
    #expect(response.contentRange?.bytes == 6...9)
    #expect(response.completeLength == 10)
    #expect(try await String(buffer: response.body.collect(upTo: 10)) == "6789")
    let beyond = try await self.fetch(server) { $0.range = .bytes(from: 10) }
    #expect(beyond.status == 416)
    #expect(beyond.completeLength == 10)
  }

  @Test func headHasNoBody() async throws {
    let server = try await LocalHTTPServer.start { .file(Array("0123456789".utf8), type: "x/y", for: $0) }
    let response = try await self.fetch(server) { $0.method = .head }
    #expect(response.contentLength == 10)
    #expect(try await response.body.next() == nil)
  }

  @Test func aGoodCopyNeedsNoBody() async throws {
    let server = try await LocalHTTPServer.start { request in
      request.headers["if-none-match"] == "\"v1\"" ? Response(raw: "HTTP/1.1 304 Not Modified\r\n\r\n") : Response(200)
    }
    let response = try await self.fetch(server) { $0.onlyIfChanged(entityTag: "\"v1\"", lastModified: "yesterday") }
    #expect(response.isNotModified)
    #expect(server.requests[0].headers["if-modified-since"] == "yesterday")
    #expect(try await response.body.next() == nil)
  }

  @Test func readsChunksAndBodiesWithoutLength() async throws {
    let server = try await LocalHTTPServer.start { request in
      request.target == "/chunked"
        ? Response(raw: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
        : Response(raw: "HTTP/1.0 200 OK\r\n\r\nabcde")
    }
    for path in ["/chunked", "/old"] {
      #expect(try await String(buffer: self.fetch(server, path).body.collect(upTo: 9)) == "abcde")
    }
  }

  @Test func followsRedirects() async throws {
    let server = try await LocalHTTPServer.start { request in
      request.target == "/2" ? Response(200, body: Array("there".utf8)) : Response(302, headers: [("Location", "2")])
    }
    let response = try await self.fetch(server, "/1")
    #expect(response.url.target == "/2")
    #expect(try await String(buffer: response.body.collect(upTo: 9)) == "there")
  }

  @Test func aLoopOfRedirectsEnds() async throws {
    let server = try await LocalHTTPServer.start { request in
      Response(307, headers: [("Location", request.target == "/a" ? "/b" : "/a")])
    }
    #expect(await self.code { _ = try await self.fetch(server, "/a") } == .tooManyRedirects)
    #expect(server.requests.count == 2)
  }

  @Test func theAddressPolicyIsAskedAfterTheLookUp() async throws {
    let server = try await LocalHTTPServer.start { _ in Response(200) }
    var request = FetchRequest(try HTTPURL("http://localhost:\(server.port)/"))
    request.addresses = AddressPolicy { address, url in url.host == "localhost" && address.ipAddress == nil }
    #expect(await self.code { _ = try await self.fetcher.fetch(request) } == .addressRefused)
    #expect(server.requests.isEmpty)
  }

  @Test func thePolicyLearnsTheAddressThatResponds() async throws {
    // “localhost” may have ::1 as well, where nothing listens.
    let server = try await LocalHTTPServer.start { _ in Response(200) }
    let found = Mutex<[String?]>([])
    var request = FetchRequest(try HTTPURL("http://localhost:\(server.port)/"))
    request.addresses.onResponse = { address, _ in found.withLock { $0.append(address.ipAddress) } }
    _ = try await self.fetcher.fetch(request)
    #expect(found.withLock { $0 } == ["127.0.0.1"])
  }

  @Test func aRefusedConnectionIsToldFromAnUnknownHost() async throws {
    let port = UnlistenedPort()
    #expect(
      await self.code { _ = try await self.fetcher.fetch(.init(HTTPURL("http://127.0.0.1:\(port.number)/"))) }
        == .connectionRefused)
    #expect(
      await self.code { _ = try await self.fetcher.fetch(.init(HTTPURL("http://nobody.invalid/"))) } == .resolveFailed)
  }

  @Test(
    arguments: [
      ("nonsense", [.invalidResponse]), ("badLength", [.invalidResponse]), ("half", [.connectionLost, .truncated]),
      ("empty", [.connectionLost, .truncated]), ("long", [.headTooLarge]), ("manyInterim", [.headTooLarge]),
    ] as [(String, [FetchError.Code])])
  func aBrokenHeadFails(kind: String, expected: [FetchError.Code]) async throws {
    let heads = [
      "nonsense": "no http at all\r\n\r\n", "badLength": "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n",
      "half": "HTTP/1.1 200 OK\r\nConte", "empty": "",
      "long": "HTTP/1.1 200 OK\r\nX: " + String(repeating: "x", count: 40_000) + "\r\n\r\n",
      "manyInterim": String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 2_000),
    ]
    let server = try await LocalHTTPServer.start { _ in Response(raw: heads[kind] ?? "") }
    let code = await self.code { _ = try await self.fetch(server) }
    #expect(code.map { expected.contains($0) } == true, "\(String(describing: code))")
  }

  @Test func aShortBodyIsTruncated() async throws {
    let server = try await LocalHTTPServer.start { _ in Response(raw: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc")
    }
    let response = try await self.fetch(server)
    #expect(await self.code { _ = try await response.body.collect(upTo: 9) } == .truncated)
  }

  @Test func boundsAnEndlessBody() async throws {
    let server = try await LocalHTTPServer.start { _ in
      var response = Response(raw: "HTTP/1.1 200 OK\r\n\r\n")
      response.endlessly = Array(repeating: 0, count: 100_000)
      return response
    }
    let response = try await self.fetch(server) { $0.limits.bodyBytes = 2_000_000 }
    #expect(await self.code { _ = try await response.body.collect(upTo: 9_000_000) } == .bodyTooLarge)
    let other = try await self.fetch(server) { $0.limits.bodyBytes = .max }
    #expect(try await other.body.prefix(70_000).readableBytes == 70_000)
  }

  @Test func aSilentServerTimesOut() async throws {
    let server = try await LocalHTTPServer.start { request in
      var response = Response(raw: request.target == "/head" ? "" : "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc")
      response.stalls = true
      return response
    }
    #expect(
      await self.code { _ = try await self.fetch(server, "/head") { $0.limits.idleTimeout = .milliseconds(50) } }
        == .timedOut)
    let inBody = await self.code {
      _ = try await self.fetch(server, "/body") { $0.limits.idleTimeout = .milliseconds(50) }.body.collect(upTo: 9)
    }
    #expect(inBody == .timedOut)
  }

  @Test func aServerThatDripsMeetsTheTotalDeadline() async throws {
    let server = try await LocalHTTPServer.start { _ in
      var response = Response(raw: "HTTP/1.1 200 OK\r\n\r\n")
      response.endlessly = [0]
      return response
    }
    let code = await self.code {
      let response = try await self.fetch(server) {
        $0.limits.totalTimeout = .milliseconds(200)
        $0.limits.bodyBytes = .max
      }
      while try await response.body.next() != nil {}
    }
    #expect(code == .timedOut)
  }

  @Test func aResetIsConnectionLost() async throws {
    let server = try await LocalHTTPServer.start { _ in
      var response = Response(raw: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n")
      response.resets = true
      return response
    }
    let code = await self.code { _ = try await self.fetch(server).body.collect(upTo: 9) }
    #expect(code == .connectionLost)
  }

  @Test func aCancelledTaskEndsItsFetch() async throws {
    let reached = AsyncStream.makeStream(of: Void.self)
    let server = try await LocalHTTPServer.start { _ in
      reached.continuation.yield()
      var response = Response(raw: "")
      response.stalls = true
      return response
    }
    let task = Task { @LoopActor in await self.code { _ = try await self.fetch(server) } }
    for await _ in reached.stream { break }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test func aHeaderThatCannotStandOnTheWireIsRefused() async throws {
    let server = try await LocalHTTPServer.start { _ in Response(200) }
    let code = await self.code { _ = try await self.fetch(server) { $0.headers.add(name: "X", value: "a\r\nY: b") } }
    #expect(code != nil && code != .timedOut)
    #expect(server.requests.isEmpty)
  }

  // MARK: https

  private func secureServer() async throws -> LocalHTTPServer {
    let identity = try TLSIdentity.selfSigned(commonName: "localhost")
    let context = try TLSContext(serverPolicy: TLSPolicy(), identity: identity)
    return try await LocalHTTPServer.start(
      configure: { try $0.pipeline.syncOperations.addHandler(TLSHandler(context: context, handshake: nil)) },
      script: { .file(Array(repeating: 7, count: 200_000), type: "x/y", for: $0) })
  }

  @Test func fetchesFromTrustedServers() async throws {
    let server = try await self.secureServer()
    let url = try HTTPURL("https://127.0.0.1:\(server.port)/")
    let trusting = HTTPFetcher(tls: TLSPolicy())
    let response = try await trusting.fetch(FetchRequest(url))
    #expect(try await response.body.collect(upTo: 200_000).readableBytes == 200_000)
    #expect(await self.code { _ = try await self.fetcher.fetch(FetchRequest(url)) } == .certificateRefused)
  }

  @Test func aPeerWithoutTLSFails() async throws {
    let server = try await LocalHTTPServer.start { _ in Response(200) }
    let url = try HTTPURL("https://127.0.0.1:\(server.port)/")
    var request = FetchRequest(url)
    // The server waits for a request that never comes.
    request.limits.connectTimeout = .milliseconds(100)
    #expect(await self.code { _ = try await self.fetcher.fetch(request) } == .timedOut)
  }
}
