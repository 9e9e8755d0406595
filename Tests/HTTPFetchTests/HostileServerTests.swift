import CastTestSupport
import Glibc
import LoopIsolation
import NIOCore
import NIOHTTP1
import Synchronization
import TLS
import Testing

@testable import HTTPFetch

/// Attacks of servers on clients, over real sockets. One after the other: client and server share the loop.
@LoopActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct HostileServerTests {
  typealias Response = LocalHTTPServer.Response

  private let fetcher = HTTPFetcher()

  private func code(_ body: () async throws -> Void) async -> FetchError.Code? {
    do {
      try await body()
      return nil
    } catch {
      return (error as? FetchError)?.code
    }
  }

  private func request(
    _ server: LocalHTTPServer, _ path: String = "/", _ change: (inout FetchRequest) -> Void = { _ in }
  ) throws -> FetchRequest {
    var request = FetchRequest(try HTTPURL(server.url(path)))
    change(&request)
    return request
  }

  // MARK: Where a URL leads

  /// Every way to write "this machine" that URL parsers and resolvers are known to take.
  nonisolated static let spellings = [
    "127.0.0.1", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7F.0.0.1", "0x7f.1", "0x7f.0x0.0x0.0x1",
    "017700000001", "0177.0.0.1", "0177.1", "127.000.000.001", "00127.0.0.1", "0", "0.0.0.0", "0x0", "00000000",
    "127.0.0.1.", "127.255.255.254", "127.127.127.127", "localhost", "LocalHost", "localhost.", "localhost.localdomain",
    "ip6-localhost", "ip6-loopback", "[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[0000:0000::0001]", "[::127.0.0.1]",
    "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::FFFF:127.0.0.1]", "[0:0:0:0:0:ffff:7f00:1]", "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]", "[::1%25lo]", "[fe80::1%25lo]", "4294967297", "127.0.0.1%00", "%31%32%37.0.0.1",
    "127%2e0%2e0%2e1", "user@127.0.0.1", "example.org@127.0.0.1", "example.org%40127.0.0.1", "example.org\\@127.0.0.1",
    "１２７.0.0.1", "127。0。0。1", "①②⑦.⓪.⓪.①", "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ", "local\u{AD}host", "127.0.0.1\t", " 127.0.0.1",
  ]

  @Test(arguments: spellings)
  func noSpellingGetsPastTheAddressPolicy(host: String) async throws {
    let inner = try await LocalHTTPServer.start { _ in Response(200) }
    let target = "http://\(host):\(inner.port)/secret"
    let code = await self.code {
      _ = try await self.fetcher.fetch(
        FetchRequest(try HTTPURL(target), addresses: AddressPolicy { _, _ in false }))
    }
    #expect(code != nil)
    // Through a redirect from a permitted server.
    let outer = try await LocalHTTPServer.start { _ in Response(302, headers: [("Location", target)]) }
    let port = outer.port
    let redirected = await self.code {
      _ = try await self.fetcher.fetch(
        try self.request(outer) { $0.addresses = AddressPolicy { address, _ in address.port == port } })
    }
    #expect(redirected != nil)
    #expect(outer.requests.count == 1 && inner.requests.isEmpty)
  }

  @Test func thePolicyIsAskedAtEachRedirect() async throws {
    let asked = Asked()
    let inner = try await LocalHTTPServer.start { _ in Response(200) }
    let outer = try await LocalHTTPServer.start { request in
      Response(302, headers: [("Location", request.target == "/1" ? "/2" : inner.url("/secret"))])
    }
    let port = outer.port
    let code = await self.code {
      _ = try await self.fetcher.fetch(
        try self.request(outer, "/1") {
          $0.addresses = AddressPolicy { address, url in
            asked.note(url.target)
            return address.port == port
          }
        })
    }
    #expect(code == .addressRefused)
    #expect(inner.requests.isEmpty && outer.requests.map(\.target) == ["/1", "/2"])
    #expect(Set(asked.targets) == ["/1", "/2", "/secret"])
  }

  /// A connection that a lax request was allowed to make isn't used for a strict one.
  @Test func aConnectionThatWasAllowedOnceIsNotUsedAgain() async throws {
    let server = try await LocalHTTPServer.start { _ in
      var response = Response(raw: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\nok")
      response.stalls = true
      return response
    }
    let first = try await self.fetcher.fetch(self.request(server))
    #expect(try await first.body.collect(upTo: 10).readableBytes == 2)
    let code = await self.code {
      _ = try await self.fetcher.fetch(self.request(server) { $0.addresses = AddressPolicy { _, _ in false } })
    }
    #expect(code == .addressRefused && server.requests.count == 1)
  }

  /// The environment's proxies and the home folder's passwords are ignored.
  @Test func noProxyAndNoPasswordOfTheUserIsUsed() async throws {
    let proxy = try await LocalHTTPServer.start { _ in Response(200) }
    for name in ["http_proxy", "https_proxy", "all_proxy", "ALL_PROXY"] { setenv(name, proxy.url("/"), 1) }
    defer { for name in ["http_proxy", "https_proxy", "all_proxy", "ALL_PROXY"] { unsetenv(name) } }
    let server = try await LocalHTTPServer.start { request in
      request.target == "/1"
        ? Response(302, headers: [("Location", "/2"), ("Set-Cookie", "a=b; Path=/")]) : Response(200)
    }
    _ = try await self.fetcher.fetch(self.request(server, "/1"))
    _ = try await self.fetcher.fetch(self.request(server, "/3"))
    #expect(proxy.requests.isEmpty && server.requests.map(\.target) == ["/1", "/2", "/3"])
    for request in server.requests {
      #expect(request.headers["cookie"] == nil && request.headers["authorization"] == nil)
    }
  }

  // MARK: Time

  @Test(arguments: ["HTTP/1.1 200 OK\r\nX: ", "HTTP/1.1 200 OK\r\n\r\n", ""])
  func aDrippingAnswerMeetsTheDeadline(start: String) async throws {
    let server = try await LocalHTTPServer.start { _ in
      var response = Response(raw: start)
      response.endlessly = Array("x".utf8)
      return response
    }
    let begin = ContinuousClock.now
    let code = await self.code {
      let response = try await self.fetcher.fetch(
        self.request(server) {
          $0.limits.totalTimeout = .milliseconds(300)
          $0.limits.bodyBytes = .max
          $0.limits.headBytes = .max / 2
        })
      while try await response.body.next() != nil {}
    }
    #expect(code == .timedOut || start.isEmpty && code == .invalidResponse)
    #expect(ContinuousClock.now - begin < .seconds(20))
  }

  /// The deadline is one for the whole fetch, not one for each redirect.
  @Test func redirectsShareTheDeadline() async throws {
    let server = try await LocalHTTPServer.start { request in
      guard request.target.utf8.count < 4 else {
        var response = Response(raw: "")
        response.stalls = true
        return response
      }
      return Response(302, headers: [("Location", request.target + "x")])
    }
    let begin = ContinuousClock.now
    let code = await self.code {
      _ = try await self.fetcher.fetch(self.request(server) { $0.limits.totalTimeout = .seconds(1) })
    }
    #expect(code == .timedOut && server.requests.count <= 4)
    #expect(ContinuousClock.now - begin < .seconds(20))
  }

  // MARK: Size

  @Test(arguments: ["X-Header: again\r\n", "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n", "x"])
  func anEndlessHeadEndsAtItsLimit(piece: String) async throws {
    let server = try await LocalHTTPServer.start { _ in
      var response = Response(raw: piece.hasPrefix("HTTP") ? "" : "HTTP/1.1 200 OK\r\nX: ")
      response.endlessly = Array(String(repeating: piece, count: 100).utf8)
      return response
    }
    let code = await self.code { _ = try await self.fetcher.fetch(self.request(server)) }
    #expect(code == .headTooLarge || code == .invalidResponse, "\(String(describing: code))")
  }

  @Test func aCompressedBodyStaysCompressed() async throws {
    let bomb = Bomb.tenMegabytes
    let server = try await LocalHTTPServer.start { _ in
      Response(200, headers: [("Content-Encoding", "gzip")], body: bomb)
    }
    let response = try await self.fetcher.fetch(self.request(server) { $0.limits.bodyBytes = 200_000 })
    #expect(try await response.body.collect(upTo: 200_000).readableBytesView.elementsEqual(bomb))
  }

  @Test(arguments: [
    "gzip, chunked", "deflate, gzip, chunked", "gzip", "chunked, gzip, gzip, gzip, gzip, gzip, gzip, gzip",
  ])
  func aBombInTheTransferEncodingHasTheLimitsOfABody(encoding: String) async throws {
    let bomb = Bomb.tenMegabytes
    let server = try await LocalHTTPServer.start { _ in
      var response = Response(raw: "HTTP/1.1 200 OK\r\nTransfer-Encoding: \(encoding)\r\n\r\n")
      if encoding.hasSuffix("chunked") { response.bytes += Array(String(bomb.count, radix: 16).utf8) + [13, 10] }
      response.bytes += bomb
      if encoding.hasSuffix("chunked") { response.bytes += Array("\r\n0\r\n\r\n".utf8) }
      return response
    }
    var received = 0
    let code = await self.code {
      let response = try await self.fetcher.fetch(self.request(server) { $0.limits.bodyBytes = 200_000 })
      while let piece = try await response.body.next() { received += piece.readableBytes }
    }
    #expect(received <= 200_000)
    #expect(code == nil || [.bodyTooLarge, .invalidResponse, .truncated].contains(code), "\(String(describing: code))")
  }

  /// The body has no reader: at most a window of it is buffered, at any length of the body.
  @Test func doesNotBufferAnUnreadBody() async throws {
    let sent = Sent()
    let server = try await LocalHTTPServer.start(
      configure: { try $0.pipeline.syncOperations.addHandler(CountingHandler(sent: sent)) },
      script: { _ in
        var response = Response(raw: "HTTP/1.1 200 OK\r\n\r\n")
        response.endlessly = Array(repeating: 0, count: 64 << 10)
        return response
      })
    let response = try await self.fetcher.fetch(self.request(server) { $0.limits.bodyBytes = .max })
    // Until the server's writes are blocked: the buffers of both sockets are full.
    var last = -1
    while sent.bytes != last {
      last = sent.bytes
      try await Task.sleep(for: .milliseconds(200))
    }
    #expect(sent.bytes < 16 << 20, "\(sent.bytes) bytes")
    #expect(try await response.body.prefix(100_000).readableBytes == 100_000)
  }

  // MARK: TLS

  /// If only the end of the stream ends a body, any host on the way could cut it.
  @Test func aBodyThatTLSDidNotEndIsTruncated() async throws {
    let identity = try TLSIdentity.selfSigned(commonName: "localhost")
    let context = try TLSContext(serverPolicy: TLSPolicy(), identity: identity)
    let server = try await LocalHTTPServer.start(
      configure: {
        try $0.pipeline.syncOperations.addHandler(CuttingHandler(after: 60_000))
        try $0.pipeline.syncOperations.addHandler(TLSHandler(context: context, handshake: nil))
      },
      script: { _ in
        var response = Response(raw: "HTTP/1.1 200 OK\r\n\r\n")
        response.bytes += Array(repeating: 7, count: 200_000)
        response.stalls = true
        return response
      })
    let url = try HTTPURL("https://127.0.0.1:\(server.port)/")
    let code = await self.code {
      _ = try await HTTPFetcher(tls: TLSPolicy()).fetch(FetchRequest(url)).body.collect(upTo: 300_000)
    }
    #expect(code == .truncated || code == .connectionLost || code == .tlsFailed, "\(String(describing: code))")
  }

  @Test func aCertificateOfAnotherNameIsRefused() async throws {
    let key = try TestKey(bits: 0)
    let root = try TestCertificate(.authority("Fetch Root"), key: key)
    let names = TestCertificate.Contents("site", extensions: [("subjectAltName", "DNS:example.org")])
    let site = try TestCertificate(names, key: try TestKey(bits: 0), issuer: root)
    let context = try TLSContext(
      serverPolicy: TLSPolicy(), identity: TLSIdentity(certificatePEM: site.pem, privateKeyPEM: site.privateKeyPEM))
    let server = try await LocalHTTPServer.start(
      configure: { try $0.pipeline.syncOperations.addHandler(TLSHandler(context: context, handshake: nil)) },
      script: { _ in Response(200) })
    var template = Array("/tmp/fetch-root-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    defer { close(file) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let pem = Array(root.pem.utf8)
    _ = write(file, pem, pem.count)
    var tls = TLSPolicy.web
    tls.trust = .systemRoots(andFile: path)
    let url = try HTTPURL("https://localhost:\(server.port)/")
    #expect(await self.code { _ = try await HTTPFetcher(tls: tls).fetch(FetchRequest(url)) } == .certificateRefused)
    #expect(server.requests.isEmpty)
  }
}

/// The calls of a policy, from any thread.
private final class Asked: Sendable {
  private let state = Mutex<[String]>([])
  func note(_ target: String) { self.state.withLock { $0.append(target) } }
  var targets: [String] { self.state.withLock { $0 } }
}

/// The number of bytes that a server has sent.
private final class Sent: Sendable {
  private let count = Atomic(0)
  func add(_ bytes: Int) { self.count.add(bytes, ordering: .relaxed) }
  var bytes: Int { self.count.load(ordering: .relaxed) }
}

/// Counts the bytes written to the socket.
private final class CountingHandler: ChannelOutboundHandler {
  typealias OutboundIn = ByteBuffer

  private let sent: Sent
  init(sent: Sent) { self.sent = sent }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let (sent, count) = (self.sent, self.unwrapOutboundIn(data).readableBytes)
    let promise = promise ?? context.eventLoop.makePromise()
    promise.futureResult.whenSuccess { sent.add(count) }
    context.write(data, promise: promise)
  }
}

/// Ends a connection without TLS's goodbye, after `count` bytes.
private final class CuttingHandler: ChannelOutboundHandler {
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private var remaining: Int
  init(after count: Int) { self.remaining = count }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    var bytes = self.unwrapOutboundIn(data)
    guard self.remaining > 0 else {
      promise?.succeed()
      return
    }
    let piece = bytes.readSlice(length: min(bytes.readableBytes, self.remaining)) ?? ByteBuffer()
    self.remaining -= piece.readableBytes
    context.write(self.wrapOutboundOut(piece), promise: promise)
    guard self.remaining == 0 else { return }
    context.flush()
    context.close(mode: .output, promise: nil)
  }
}

/// A stream of zeros that is a thousandth as long on the wire. (RFC 1951, RFC 1952.)
private enum Bomb {
  static let tenMegabytes = gzip(megabytes: 10)

  static func gzip(megabytes: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    // The first bit lowest: the last block, with fixed codes, and a zero.
    var (bits, count): (UInt32, UInt32) = (0b0000_1100_011, 11)
    for _ in 0..<(megabytes << 20) / 258 {
      // 258 times the byte before: 11000101 and 00000, the highest bit first.
      bits |= 0b0_0000_1010_0011 << count
      count += 13
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }
    return bytes + [UInt8(truncatingIfNeeded: bits), 0, 0, 0, 0, 0, 0, 0, 0, 0]
  }
}
