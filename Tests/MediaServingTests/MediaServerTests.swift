import CastModel
import CastTestSupport
import Foundation
import Logging
import LoopIsolation
import MediaServing
import NIOCore
import Testing

/// Publications over real connections.
@Suite(.timeLimit(.minutes(2)))
struct MediaServerTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder() }

  @LoopActor
  private static func server(_ options: ServingOptions = ServingOptions()) -> MediaServer {
    MediaServer(options: options, logger: Logger(label: "test.serving") { _ in SwiftLogNoOpLogHandler() })
  }

  @LoopActor
  private func request(
    _ source: PublicationRequest.Source, sessionId: String? = "s-1", peers: PeerRule? = nil
  ) throws -> PublicationRequest {
    PublicationRequest(
      source, contentType: "video/mp4", name: "film.mp4", sessionId: sessionId,
      address: try SocketAddress(ipAddress: "127.0.0.1", port: 0),
      peers: try peers ?? .only([#require(PeerAddress("127.0.0.1"))]))
  }

  @LoopActor
  private func publish(_ text: String, on server: MediaServer) async throws -> Publication {
    try await server.publish(self.request(.file(try self.folder.write(Array(text.utf8), to: "film.mp4"))))
  }

  private static func parts(_ publication: Publication) throws -> (port: Int, path: String) {
    let url = try #require(URL(string: publication.url))
    return (try #require(url.port), url.path)
  }

  /// The answer's status, and its body.
  @LoopActor
  private static func get(
    _ publication: Publication, path: String? = nil, from source: String? = nil, _ method: String = "GET",
    headers: String = ""
  ) async throws -> (head: String, body: String) {
    let (port, ownPath) = try self.parts(publication)
    let client = try await RawHTTPClient.connect(port: port, from: source)
    // Who may not is disconnected at once, perhaps before this is written.
    try? await client.send(
      "\(method) \(path ?? ownPath) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\(headers)\r\n")
    let head = await client.text(upTo: "\r\n\r\n")
    return (head, await client.textToEnd())
  }

  @LoopActor @Test func aFileIsServedWithWhatWebPlayersNeed() async throws {
    let server = Self.server()
    let publication = try await self.publish("a film", on: server)
    #expect(publication.size == 6 && publication.sessionId == "s-1" && !publication.isStream)
    let (head, body) = try await Self.get(publication)
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n") && body == "a film")
    for field in [
      "content-type: video/mp4", "content-length: 6", "accept-ranges: bytes", "access-control-allow-origin: *",
      "cache-control: private, no-cache",
    ] { #expect(head.lowercased().contains("\r\n\(field)\r\n"), "\(field)") }
    #expect(head.contains("Content-Length, Content-Range"))
    let preflight = try await Self.get(
      publication, "OPTIONS", headers: "Origin: https://x\r\nAccess-Control-Request-Private-Network: true\r\n")
    #expect(preflight.head.hasPrefix("HTTP/1.1 204 "))
    #expect(preflight.head.contains("access-control-allow-private-network: true"))
    #expect(try await Self.get(publication, "POST").head.hasPrefix("HTTP/1.1 405 "))
    #expect(try await Self.get(publication, headers: "Range: bytes=2-\r\n").body == "film")
  }

  @LoopActor
  private final class AccessLog {
    var accesses: [MediaAccess] = []
  }

  @LoopActor @Test func eachAccessIsReportedWithTheBytesSent() async throws {
    let server = Self.server()
    let log = AccessLog()
    let publication = try await self.publish("a film", on: server)
    server.onAnswer = { log.accesses.append($0) }
    for (method, headers) in [
      ("GET", ""), ("GET", "Range: bytes=2-\r\n"), ("GET", "Range: bytes=0-0,2-3\r\n"), ("GET", "Range: bytes=9-\r\n"),
      ("HEAD", ""), ("OPTIONS", ""),
    ] {
      let (_, body) = try await Self.get(publication, method, headers: headers)
      #expect(log.accesses.map(\.bytesSent) == [nil, Int64(body.utf8.count)], "\(method) \(headers)")
      #expect(Set(log.accesses.map(\.number)).count == 1)
      log.accesses = []
    }
  }

  @LoopActor @Test func anAccessThatTheClientLeavesIsReportedWithWhatTheSystemTook() async throws {
    let server = Self.server()
    let waiter = Waiter<MediaAccess, Never>()
    server.onAnswer = { if $0.bytesSent != nil { waiter.finish(.success($0)) } }
    let length: UInt64 = 64 << 20
    let path = try self.folder.writeHole(of: length, to: "film.mp4")
    let publication = try await server.publish(self.request(.file(path)))
    let (port, own) = try Self.parts(publication)
    let client = try await RawHTTPClient.connect(port: port)
    try await client.send("GET \(own) HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = await client.text(upTo: "\r\n\r\n")
    client.close()
    let sent = await waiter.value().bytesSent ?? 0
    #expect(sent > 0 && sent < Int64(length))
  }

  /// A playlist, a segment in a file, one that can't be made, and nothing else.
  @LoopActor
  private final class Parts: PublishedParts {
    let file: String
    private(set) var isOver = false
    private(set) var players: Set<String> = []

    init(file: String) { self.file = file }

    func part(named name: String, for player: String) async -> PublishedPart? {
      self.players.insert(player)
      switch name {
      case "film.m3u8": return .bytes(Array("#EXTM3U".utf8), contentType: "application/x-mpegurl")
      case "0.ts": return .file(path: self.file, owner: self, contentType: "video/mp2t")
      case "1.ts": return .unavailable
      default: return nil
      }
    }

    func unpublished() { self.isOver = true }
  }

  @LoopActor @Test func partsAreServedUnderOneToken() async throws {
    let server = Self.server()
    let parts = Parts(file: try self.folder.write(Array("segment".utf8), to: "segment"))
    let publication = try await server.publish(self.request(.parts(parts, path: "/film.avi")))
    #expect(publication.path == "/film.avi" && publication.size == nil)
    let folder = try Self.parts(publication).path.split(separator: "/").dropLast().joined(separator: "/")
    let playlist = try await Self.get(publication, path: "/\(folder)/film.m3u8")
    #expect(playlist.body == "#EXTM3U" && playlist.head.contains("content-type: application/x-mpegurl"))
    let segment = try await Self.get(publication, path: "/\(folder)/0.ts")
    #expect(segment.body == "segment" && segment.head.contains("content-type: video/mp2t"))
    #expect(segment.head.contains("access-control-allow-origin: *"))
    #expect(try await Self.get(publication, path: "/\(folder)/0.ts", headers: "Range: bytes=3-4\r\n").body == "me")
    let missing = try await Self.get(publication, path: "/\(folder)/1.ts").head
    #expect(missing.hasPrefix("HTTP/1.1 503 ") && missing.contains("access-control-allow-origin: *"))
    for path in ["/\(folder)/2.ts", "/\(folder)/x/0.ts", "/\(folder)/", "/\(folder)", "/0.ts"] {
      #expect(try await Self.get(publication, path: path).head.hasPrefix("HTTP/1.1 404 "), "\(path)")
    }
    #expect(parts.players == ["127.0.0.1"] && !parts.isOver)
    server.unpublish(publication.publicationId)
    #expect(parts.isOver)
    server.close()
  }

  @LoopActor @Test func nothingElseIsServed() async throws {
    let server = Self.server()
    let publication = try await self.publish("a film", on: server)
    try self.folder.write(Array("secret".utf8), to: "other.mp4")
    let (_, path) = try Self.parts(publication)
    let token = path.split(separator: "/")[0]
    let other = String(token.reversed())
    for wrong in [
      "/", "/\(token)", "/\(token)/", "/film.mp4", "/\(other)/film.mp4", "/\(token)/../film.mp4",
      "/\(token)/%2e%2e/other.mp4",
      "/\(token)/film.mp4/../../other.mp4", "//etc/passwd", "/etc/passwd", self.folder.path + "/film.mp4",
    ] {
      let answer = try await Self.get(publication, path: wrong)
      // A name after the token is decoration: it never leads elsewhere.
      let isOwn = wrong == "/\(token)/"
      #expect(answer.head.hasPrefix("HTTP/1.1 \(isOwn ? 200 : 404) "), "\(wrong)")
      #expect(!answer.body.contains("secret"))
    }
  }

  @LoopActor @Test func anotherAddressGetsNothing() async throws {
    let server = Self.server()
    let publication = try await self.publish("a film", on: server)
    #expect(try await Self.get(publication, from: "127.0.0.2") == ("", ""))
    // What another device may fetch isn't the first one's.
    let theirs = try await server.publish(
      self.request(.bytes([1]), sessionId: "s-2", peers: .only([try #require(PeerAddress("127.0.0.2"))])))
    #expect(try await Self.get(theirs).head.hasPrefix("HTTP/1.1 404 "))
    #expect(try await Self.get(publication, from: "127.0.0.2").head.hasPrefix("HTTP/1.1 404 "))
    server.admit([try #require(PeerAddress("127.0.0.3"))], sessionId: "s-1")
    #expect(try await Self.get(publication, from: "127.0.0.3").body == "a film")
    #expect(try await Self.get(theirs, from: "127.0.0.3").head.hasPrefix("HTTP/1.1 404 "))
    server.dismiss([try #require(PeerAddress("127.0.0.3"))], sessionId: "s-1")
    #expect(try await Self.get(publication, from: "127.0.0.3") == ("", ""))
    #expect(try await Self.get(publication).body == "a film")
    let open = try await server.publish(self.request(.bytes(Array("all".utf8)), peers: .anybody))
    #expect(open.allowAnyPeer)
    #expect(try await Self.get(open, from: "127.0.0.9").body == "all")
  }

  /// Once a path is published, a replacement of its file is not.
  @LoopActor @Test func whatTakesTheFilesPlaceIsNotServed() async throws {
    let server = Self.server()
    let film = try self.folder.write(Array("a film".utf8), to: "film.mp4")
    let secret = try self.folder.write(Array("secret".utf8), to: "secret")
    let publication = try await server.publish(self.request(.file(film)))
    try FileManager.default.removeItem(atPath: film)
    try FileManager.default.createSymbolicLink(atPath: film, withDestinationPath: secret)
    var transfers: [ServedTransfer] = []
    server.onServe = { transfers.append($0) }
    #expect(try await Self.get(publication).head.hasPrefix("HTTP/1.1 404 "))
    try FileManager.default.removeItem(atPath: film)
    try self.folder.write(Array("another".utf8), to: "film.mp4")
    #expect(try await Self.get(publication).head.hasPrefix("HTTP/1.1 404 "))
    try FileManager.default.removeItem(atPath: film)
    #expect(try await Self.get(publication).head.hasPrefix("HTTP/1.1 404 "))
    #expect(transfers.map(\.failure) == [.unreadable, .unreadable, .unreadable])
  }

  @LoopActor @Test func aLinkThatTheUserNamesIsFollowedOnce() async throws {
    let server = Self.server()
    let film = try self.folder.write(Array("a film".utf8), to: "film.mp4")
    let secret = try self.folder.write(Array("secret".utf8), to: "secret")
    let link = "\(self.folder.path)/link.mp4"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: film)
    let publication = try await server.publish(self.request(.file(link)))
    #expect(publication.path == film)
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: secret)
    #expect(try await Self.get(publication).body == "a film")
  }

  @LoopActor @Test func aFileMayGrow() async throws {
    let server = Self.server()
    let publication = try await self.publish("begin", on: server)
    let path = try #require(publication.path)
    let before = try await Self.get(publication).head
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(" end".utf8))
    try handle.close()
    let tag = try #require(before.components(separatedBy: "etag: ").last?.components(separatedBy: "\r\n").first)
    // The beginning that the client has is still true: it gets the rest, and not everything again.
    let rest = try await Self.get(publication, headers: "Range: bytes=5-\r\nIf-Range: \(tag)\r\n")
    #expect(rest.head.hasPrefix("HTTP/1.1 206 ") && rest.body == " end")
    #expect(try await Self.get(publication, headers: "If-None-Match: \(tag)\r\n").body == "begin end")
  }

  @LoopActor @Test func aPublicationEndsWithItsSession() async throws {
    let server = Self.server()
    let first = try await self.publish("a film", on: server)
    let second = try await server.publish(self.request(.bytes([65]), sessionId: nil))
    server.unpublish(sessionId: "s-1")
    #expect(try await Self.get(first).head.hasPrefix("HTTP/1.1 404 "))
    #expect(try await Self.get(second).body == "A")
    #expect(server.publications == [second])
    #expect(server.unpublish(second.publicationId))
    #expect(!server.unpublish(second.publicationId))
    // Without a publication there is no answer: the listener is gone, or about to be.
    let answer = try? await Self.get(second)
    #expect(answer?.head ?? "" == "")
  }

  @LoopActor @Test func whoIsFetchingIsCutOffWithThePublication() async throws {
    let path = try self.folder.writeHole(of: 1 << 30, to: "large")
    let server = Self.server()
    let publication = try await server.publish(self.request(.file(path)))
    // Something else keeps the server listening.
    _ = try await server.publish(self.request(.bytes([1]), sessionId: nil))
    let (port, target) = try Self.parts(publication)
    let client = try await RawHTTPClient.connect(port: port)
    try await client.setReading(false)
    let (stream, continuation) = AsyncStream.makeStream(of: ServedTransfer.self)
    server.onServe = { continuation.yield($0) }
    try await client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
    var transfers = stream.makeAsyncIterator()
    #expect(await transfers.next(isolation: LoopActor.shared)?.state == .started)
    server.unpublish(publication.publicationId)
    let last = await transfers.next(isolation: LoopActor.shared)
    #expect(last?.state == .failed && last?.failure == .unpublished)
    client.close()
  }

  @LoopActor @Test func contentIsMadeOnceWhenItIsAskedFor() async throws {
    let server = Self.server()
    var count = 0
    let publication = try await server.publish(
      self.request(
        .made {
          count += 1
          return Array("WEBVTT".utf8)
        }))
    #expect(count == 0 && publication.size == nil && !publication.isStream)
    #expect(try await Self.get(publication).body == "WEBVTT")
    #expect(try await Self.get(publication, headers: "Range: bytes=3-\r\n").body == "VTT")
    #expect(count == 1)
    let broken = try await server.publish(self.request(.made { nil }))
    #expect(try await Self.get(broken).head.hasPrefix("HTTP/1.1 404 "))
  }

  @LoopActor @Test func contentThatCanBeMadeAgainMakesRoom() async throws {
    let server = Self.server()
    let picture = [UInt8](repeating: 1, count: 30 << 20)
    var made = 0
    var publications: [Publication] = []
    for _ in 0..<3 {
      let source = PublicationRequest.Source.made {
        made += 1
        return picture
      }
      publications.append(try await server.publish(self.request(source)))
    }
    for publication in publications { #expect(try await Self.get(publication).head.hasPrefix("HTTP/1.1 200 ")) }
    _ = try await server.publish(self.request(.bytes(picture)))
    #expect(try await Self.get(publications[0]).head.hasPrefix("HTTP/1.1 200 ") && made == 4)
  }

  @LoopActor @Test func whatCanNotBePublishedIsRefused() async throws {
    let server = Self.server(ServingOptions(maximumPublications: 1))
    func code(_ source: PublicationRequest.Source) async throws -> MediaServingError.Code? {
      do {
        _ = try await server.publish(self.request(source))
        return nil
      } catch let error as MediaServingError { return error.code }
    }
    #expect(try await code(.file("film.mp4")) == .notServable)
    #expect(try await code(.file("\(self.folder.path)/none")) == .fileNotFound)
    #expect(try await code(.file(self.folder.path)) == .notServable)
    #expect(try await code(.file("/dev/null")) == .notServable)
    #expect(try await code(.bytes([1])) == nil)
    #expect(try await code(.bytes([1])) == .limitReached)
  }

  @LoopActor @Test func theAddressMustBeOneOfThisMachine() async throws {
    let server = Self.server()
    var request = try self.request(.bytes([1]))
    request.address = try SocketAddress(ipAddress: "192.0.2.1", port: 0)
    await #expect(throws: MediaServingError.self) { _ = try await server.publish(request) }
    request.address = try SocketAddress(ipAddress: "fe80::1", port: 0)
    await #expect(throws: MediaServingError.self) { _ = try await server.publish(request) }
    request.address = try SocketAddress(ipAddress: "::1", port: 0)
    request.peers = .only([try #require(PeerAddress("::1"))])
    #expect(try await server.publish(request).url.hasPrefix("http://[::1]:"))
  }

  @LoopActor @Test func aFixedPortIsUsedAndATakenOneRefused() async throws {
    let first = Self.server()
    let (port, _) = try Self.parts(try await self.publish("a film", on: first))
    let second = Self.server(ServingOptions(port: Int64(port)))
    await #expect(throws: MediaServingError.self) { _ = try await self.publish("a film", on: second) }
    #expect(second.publications.isEmpty)
  }

  @LoopActor @Test func transfersOfOnePublicationAreBounded() async throws {
    let path = try self.folder.writeHole(of: 1 << 30, to: "large")
    let server = Self.server(ServingOptions(maximumTransfers: 2))
    let publication = try await server.publish(self.request(.file(path)))
    let (port, target) = try Self.parts(publication)
    var clients: [RawHTTPClient] = []
    for _ in 0..<2 {
      let client = try await RawHTTPClient.connect(port: port)
      try await client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(await client.text(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
      try await client.setReading(false)
      clients.append(client)
    }
    #expect(try await Self.get(publication).head.hasPrefix("HTTP/1.1 503 "))
    clients[0].close()
    for client in clients { client.close() }
  }

  // MARK: Streams

  @LoopActor @Test func aPipeIsReadOnceAndItsBeginningTwice() async throws {
    let pipe = "\(self.folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let server = Self.server()
    let publication = try await server.publish(self.request(.file(pipe)))
    #expect(publication.isStream && publication.size == nil)
    let (port, target) = try Self.parts(publication)
    let writer = open(pipe, O_WRONLY | O_NONBLOCK)
    #expect(write(writer, "begin ", 6) == 6)
    let first = try await RawHTTPClient.connect(port: port)
    try await first.send("GET \(target) HTTP/1.1\r\nHost: x\r\nRange: bytes=0-\r\n\r\n")
    let head = await first.text(upTo: "\r\n\r\n")
    #expect(head.hasPrefix("HTTP/1.1 200 ") && head.lowercased().contains("accept-ranges: none"))
    #expect(await first.text(upTo: "begin ").contains("begin "))
    // A receiver looks, leaves and comes again.
    let second = try await RawHTTPClient.connect(port: port)
    try await second.send("GET \(target) HTTP/1.0\r\n\r\n")
    #expect(await second.text(upTo: "begin ").hasSuffix("\r\n\r\nbegin "))
    #expect(write(writer, "end", 3) == 3)
    close(writer)
    #expect(await second.textToEnd() == "end")
    _ = await first.textToEnd()
  }

  @LoopActor @Test func anUnpublishedPipeIsNotWhole() async throws {
    let pipe = "\(self.folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let server = Self.server()
    var last: ServedTransfer?
    server.onServe = { last = $0 }
    let publication = try await server.publish(self.request(.file(pipe)))
    let (port, target) = try Self.parts(publication)
    let writer = open(pipe, O_WRONLY | O_NONBLOCK)
    defer { close(writer) }
    #expect(write(writer, "begin ", 6) == 6)
    let client = try await RawHTTPClient.connect(port: port)
    try await client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await client.text(upTo: "begin ").contains("begin "))
    #expect(server.unpublish(publication.publicationId))
    #expect(await !client.textToEnd().hasSuffix("0\r\n\r\n"))
    #expect(last?.state == .failed, "\(String(describing: last))")
  }

  @LoopActor @Test func aPipeIsClosedIfItCanNotBeServed() async throws {
    let pipe = "\(self.folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    var request = try self.request(.file(pipe))
    request.address = try SocketAddress(ipAddress: "192.0.2.1", port: 0)
    await #expect(throws: MediaServingError.self) { _ = try await Self.server().publish(request) }
    #expect(open(pipe, O_WRONLY | O_NONBLOCK) == -1 && errno == ENXIO, "nothing reads it")
  }

  @LoopActor @Test func aPipeIsReadNoFasterThanItsReader() async throws {
    let pipe = "\(self.folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let server = Self.server()
    let publication = try await server.publish(self.request(.file(pipe)))
    let (port, target) = try Self.parts(publication)
    let client = try await RawHTTPClient.connect(port: port)
    try await client.setReading(false)
    try await client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
    let written = await Blocking.run { () -> Int in
      let writer = open(pipe, O_WRONLY | O_NONBLOCK)
      defer { close(writer) }
      let chunk = [UInt8](repeating: 1, count: 65_536)
      var (total, refusals) = (0, 0)
      // Until nothing was taken for a second: then everything between is full.
      while refusals < 100, total < 512 << 20 {
        let count = write(writer, chunk, chunk.count)
        if count > 0 {
          total += count
          refusals = 0
        } else {
          refusals += 1
          usleep(10_000)
        }
      }
      return total
    }
    #expect(written < 64 << 20)
    client.close()
  }

  /// 1,000 connections of another host: the film keeps playing.
  @LoopActor @Test func aCrowdBlocksNoReceiver() async throws {
    let server = Self.server()
    let publication = try await self.publish("a film", on: server)
    let (port, _) = try Self.parts(publication)
    for _ in 0..<10 {
      let strangers = (0..<100).map { _ in
        Task { @LoopActor in try await RawHTTPClient.connect(port: port, from: "127.0.0.2") }
      }
      for stranger in strangers { try await stranger.value.close() }
    }
    #expect(try await Self.get(publication).body == "a film")
  }
}
