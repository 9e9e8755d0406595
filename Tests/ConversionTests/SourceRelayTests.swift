import CastTestSupport
import Glibc
import HTTPFetch
import HTTPServing
import Logging
import LoopIsolation
import MediaProbe
import NIOCore
import NIOHTTP1
import StateFiles
import Testing

@testable import Conversion

/// Files of web servers, converted by the real ffmpeg through the relay.
@Suite(.blocking, .programs("ffmpeg", "ffprobe"), .timeLimit(.minutes(2))) struct SourceRelayTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder(forPrograms: true) }

  @LoopActor
  private func converter(_ policy: AddressPolicy = .any) -> Converter {
    let logger = Logger(label: "test")
    return Converter(
      relay: SourceRelay(policies: { _ in (policy, .standard) }, logger: logger),
      folder: StateDirectory(path: "\(self.folder.path)/segments"), logger: logger)
  }

  private func film(_ name: String = "film.avi", _ codecs: [String] = ["-c:v", "mpeg4", "-c:a", "libmp3lame"]) throws
    -> [UInt8]
  {
    let path = try self.folder.makeMedia(
      name,
      [
        "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=25:duration=24", "-f", "lavfi", "-i", "sine=duration=24",
      ] + codecs)
    return try #require(self.folder.read(path))
  }

  private static let pictures = ConversionPlan.Pictures.encoded(
    0, EncodedPictures(width: 160, height: 90, rate: .init(25), bitRate: 500_000))

  @Test @LoopActor func aFileOfAServerIsConvertedAndSeeksByRanges() async throws {
    let bytes = try self.film()
    let server = try await LocalHTTPServer.start { .file(bytes, type: "video/x-msvideo", for: $0) }
    let converter = self.converter()
    let source = ConversionSource(
      .remote(RemoteSource(server.url("/film.avi"), headers: [.init("Referer", "https://page.example/")])))
    let facts = try await converter.facts(of: source.pictures)
    #expect(facts.containerNames == ["avi"] && abs((facts.duration ?? 0) - 24) < 0.2)
    let plan = ConversionPlan(pictures: Self.pictures, sound: .encoded(1, bitRate: 96_000))
    let timeline = try #require(try await converter.timeline(of: source, plan: plan, facts: facts))
    let conversion = try await converter.open(source, plan: plan, timeline: timeline)
    #expect(conversion.name == server.url("/film.avi"))
    for index in [timeline.count - 1, 0] {
      #expect(try await conversion.segment(index, for: "a").count > 10_000)
    }
    #expect(server.requests.allSatisfy { $0.headers["referer"] == "https://page.example/" })
    #expect(server.requests.contains { $0.headers["range"].map { !$0.hasPrefix("bytes=0-") } ?? false })
    converter.close(conversion)
    #expect(converter.relay?.isListening == false)
  }

  @Test @LoopActor func picturesAndSoundOfTwoURLsBecomeOneFilm() async throws {
    let video = try self.film("video.mp4", ["-an", "-c:v", "libx264", "-g", "50", "-movflags", "+faststart"])
    let audio = try self.film("audio.webm", ["-vn", "-c:a", "libopus"])
    let server = try await LocalHTTPServer.start { request in
      request.target == "/v"
        ? .file(video, type: "video/mp4", for: request) : .file(audio, type: "audio/webm", for: request)
    }
    let converter = self.converter()
    let source = ConversionSource(
      .remote(RemoteSource(server.url("/v"))), sound: .remote(RemoteSource(server.url("/a"))))
    let facts = try await converter.facts(of: source.pictures)
    let sound = try await converter.facts(of: try #require(source.sound))
    let plan = ConversionPlan(
      pictures: .copied(facts.video[0].index), sound: .encoded(sound.audio[0].index, bitRate: 96_000))
    let timeline = try #require(try await converter.timeline(of: source, plan: plan, facts: facts))
    let conversion = try await converter.open(source, plan: plan, timeline: timeline)
    defer { converter.closeAll() }
    var segments: [SegmentFile] = []
    for index in 0..<timeline.count { segments.append(try await conversion.segment(index, for: "a")) }
    let path = try self.folder.write(segments.flatMap { $0.read() }, to: "all.ts")
    let joined = try await converter.probe.probe(.file(path: path))
    #expect(joined.video.map(\.codec) == ["h264"] && joined.audio.map(\.codec) == ["aac"])
    #expect(abs((joined.duration ?? 0) - 24) < 0.3)
  }

  @Test @LoopActor func addressesThatThePolicyRefusesAreNeverConnectedTo() async throws {
    let server = try await LocalHTTPServer.start { _ in .init(200) }
    let converter = self.converter(AddressPolicy { _, _ in false })
    await #expect(throws: ConversionError.self) {
      try await converter.facts(of: .remote(RemoteSource(server.url("/film.avi"))))
    }
    #expect(server.requests.isEmpty)
  }

  /// A playlist would send ffmpeg to addresses that no policy has seen.
  @Test(arguments: [
    "#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n%@\n#EXT-X-ENDLIST\n", "ffconcat version 1.0\nfile '%@'\n",
    "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\"><BaseURL>%@</BaseURL></MPD>",
  ]) @LoopActor
  func ffmpegFollowsNoReferenceToAnotherServer(text: String) async throws {
    let other = try await LocalHTTPServer.start { _ in .init(200) }
    let bytes = Array(text.split(separator: "%@").joined(separator: other.url("/secret.ts")).utf8)
    let server = try await LocalHTTPServer.start { .file(bytes, type: "application/x-mpegurl", for: $0) }
    let converter = self.converter()
    await #expect(throws: ConversionError.self) {
      try await converter.facts(of: .remote(RemoteSource(server.url("/list.m3u8"))))
    }
    #expect(other.requests.isEmpty)
  }

  @Test @LoopActor func aConnectionThatBreaksIsContinuedWhereItWas() async throws {
    let bytes = try self.film()
    // Each response ends after 100 kB, although more was announced.
    let server = try await LocalHTTPServer.start { request in
      var response = LocalHTTPServer.Response.file(bytes, type: "video/x-msvideo", for: request)
      response.bytes = Array(response.bytes.prefix(100_000))
      return response
    }
    let converter = self.converter()
    let source = ConversionSource(.remote(RemoteSource(server.url("/film.avi"))))
    let plan = ConversionPlan(pictures: Self.pictures, sound: .encoded(1, bitRate: 96_000))
    let timeline = try #require(ConversionTimeline(plan: plan, duration: 24, start: 0))
    let conversion = try await converter.open(source, plan: plan, timeline: timeline)
    defer { converter.closeAll() }
    for index in 0..<timeline.count { #expect(try await conversion.segment(index, for: "a").count > 5_000) }
  }

  @Test @LoopActor func aLiveSourceThatIsClosedWhileItOpensIsReleased() async throws {
    let converter = self.converter()
    let plan = ConversionPlan(pictures: nil, sound: .encoded(0, bitRate: 96_000))
    let opening = Task { @LoopActor in
      try await converter.open(.remote(RemoteSource("http://127.0.0.1:9/a")), plan: plan)
    }
    // The other task has begun, and waits for the relay's socket.
    await Task { @LoopActor in }.value
    converter.closeAll()
    _ = try? await opening.value
    #expect(converter.relay?.isListening == false)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://example.com/a", "http://", "http://user@example.com/", "/etc/passwd"])
  @LoopActor func onlyURLsOfWebServersAreSources(url: String) async throws {
    let converter = self.converter()
    await #expect(throws: ConversionError.self) { try await converter.facts(of: .remote(RemoteSource(url))) }
    #expect(converter.relay?.isListening == false)
  }

  @LoopActor
  private static func response(
    _ range: String?, of server: LocalHTTPServer, method: HTTPMethod = .GET
  ) async throws -> HTTPResponse {
    let relay = SourceRelay(policies: { _ in (.any, .standard) }, logger: Logger(label: "test"))
    let headers = range.map { HTTPHeaders([("range", $0)]) } ?? [:]
    let request = HTTPRequest(method: method, target: HTTPTarget(path: "/"), headers: headers)
    return try await relay.response(to: request, for: RemoteSource(server.url("/a"))) { _, _ in }
  }

  /// The responses of a server, sent to a client of the relay over loopback, until it closes.
  @LoopActor
  private static func relayed(_ head: String, _ request: String) async throws -> String {
    let server = try await LocalHTTPServer.start { _ in .init(raw: "HTTP/1.1 \(head)\r\n\r\nbytes") }
    let front = try await HTTPServer.listen(
      on: try SocketAddress(ipAddress: "127.0.0.1", port: 0), logger: Logger(label: "test")
    ) { request in
      let range = request.headers.first(name: "range")
      return (try? await Self.response(range, of: server, method: request.method)) ?? .status(.notFound)
    }
    let client = try await RawHTTPClient.connect(port: front.port)
    try await client.send("\(request)\r\nHost: x\r\nConnection: close\r\n\r\n")
    return await client.textToEnd()
  }

  @Test(arguments: ["bytes=5-", "bytes=0-9223372036854775807"])
  @LoopActor func aLengthThatOverflowsEndsTheResponseAlone(range: String) async throws {
    let first = range.dropFirst(6).prefix { $0 != "-" }
    let text = try await Self.relayed(
      "206 Partial\r\nContent-Length: 9223372036854775807\r\nContent-Range: bytes \(first)-9223372036854775806/*",
      "GET / HTTP/1.1\r\nRange: \(range)")
    #expect(text.hasPrefix("HTTP/1.1 206 ") && text.hasSuffix("\r\n\r\nbytes"))
  }

  @Test(arguments: ["Content-Range: bytes 4-8/100", "Content-Range: bytes */100", "X: y"])
  @LoopActor func refusesAnotherPartThanRequested(field: String) async throws {
    let server = try await LocalHTTPServer.start { _ in
      .init(raw: "HTTP/1.1 206 Partial\r\nContent-Length: 5\r\n\(field)\r\n\r\nbytes")
    }
    #expect(try await Self.response("bytes=5-9", of: server).status == .badGateway)
  }

  @Test(arguments: [("Content-Length: 5", "content-length: 5"), ("Transfer-Encoding: chunked", nil)])
  @LoopActor func aResponseToHeadHasTheLengthOfTheSource(field: String, announced: String?) async throws {
    let text = try await Self.relayed("200 OK\r\n\(field)", "HEAD / HTTP/1.1").lowercased()
    #expect(text.hasPrefix("http/1.1 200 ") && text.hasSuffix("\r\n\r\n") && !text.contains("\r\n\r\n0"))
    #expect(text.split(separator: "\r\n").first { $0.hasPrefix("content-length") }.map(String.init) == announced)
  }

  @Test(
    arguments: [
      ("bytes=0-", 0, nil), ("bytes=5-9", 5, 9), ("bytes=9-5", nil, nil), ("bytes=-5", nil, nil),
      ("items=0-", nil, nil), ("bytes=0-9223372036854775807", 0, nil),
      ("bytes=0-9223372036854775806", 0, Int64.max - 1),
      ("bytes=9223372036854775807-9223372036854775807", Int64.max, nil), ("bytes=0-9223372036854775808", nil, nil),
      ("bytes=0-1,3-4", nil, nil), (nil, nil, nil),
    ] as [(String?, Int64?, Int64?)])
  @LoopActor func rangesAreRead(header: String?, first: Int64?, last: Int64?) {
    let range = SourceRelay.range(header)
    #expect(range?.first == first && range?.last == last)
  }
}
