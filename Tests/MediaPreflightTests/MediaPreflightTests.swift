import CastModel
import CastTestSupport
import Glibc
import HTTPFetch
import LoopIsolation
import MediaPreflight
import MediaProbe
import NIOCore
import TLS
import Testing

/// Over real servers on loopback, each of which does one thing wrong.
@LoopActor
@Suite(.timeLimit(.minutes(1))) struct MediaPreflightTests {
  typealias Response = LocalHTTPServer.Response

  /// For a receiver of this machine, so that loopback URLs are good.
  private func report(
    _ url: String, type: String? = nil, tracks: [Track] = [], model: String = "Chromecast", isHere: Bool = true,
    hasScreen: Bool = true, tls: TLSPolicy = .web, timeout: TimeAmount = .seconds(20),
    page: ReceiverPage = .defaultReceiver
  ) async -> PreflightReport {
    var request = PreflightRequest(url: url, contentType: type, tracks: tracks, timeout: timeout)
    request.page = page
    request.device = PreflightDevice(modelName: model, hasScreen: hasScreen, isOnThisMachine: isHere)
    return await MediaPreflight(probe: nil, tls: tls).report(request)
  }

  private func serve(
    _ files: [String: (String, [UInt8])], access: Bool = true, allowing origin: String = "*"
  ) async throws -> LocalHTTPServer {
    let headers = access ? [("Access-Control-Allow-Origin", origin)] : []
    return try await LocalHTTPServer.start { request in
      let path = String(request.target.prefix { $0 != "?" })
      guard let (type, bytes) = files[path] else { return Response(404) }
      return .file(bytes, type: type, headers: headers, for: request)
    }
  }

  private func kinds(_ report: PreflightReport) -> [String] {
    report.findings.map { "\($0.severity.rawValue) \($0.code.rawValue)" }
  }

  // MARK: Files

  @Test func aGoodFileWillPlay() async throws {
    let server = try await self.serve(["/film.mp4": ("video/mp4", MediaFixtures.mp4(moovFirst: true))])
    let report = await self.report(server.url("/film.mp4"), type: "video/mp4")
    #expect(report.verdict == .willPlay, "\(report.findings)")
    #expect(report.facts?.duration == 12.5)
    #expect(report.facts?.supportsRanges == true)
    #expect(report.facts?.source == .container)
    #expect(report.facts?.tracks?.first?.width == 1_280)
    #expect(report.knownModels?.count == 3)
    // Like the requests of a Cast device: a part, its user agent, and no Origin for the source of a media element.
    let first = try #require(server.requests.first)
    #expect(first.headers["user-agent"]?.contains("CrKey") == true)
    #expect(first.headers["range"]?.hasPrefix("bytes=0-") == true)
    #expect(first.headers["origin"] == nil)
  }

  @Test func namesTheDefectOfAFile() async throws {
    let server = try await self.serve([
      "/end.mp4": ("video/mp4", MediaFixtures.mp4()),
      "/old.mp4": ("video/mp4", MediaFixtures.mp4(codec: "mp4v", moovFirst: true)),
      "/empty.mp4": ("video/mp4", []), "/cut.mp4": ("video/mp4", Array(MediaFixtures.mp4(moovFirst: true).prefix(300))),
      "/page.mp4": ("text/html", Array("<!DOCTYPE html><html>Not found</html>".utf8)),
      "/film.avi": (
        "video/x-msvideo", Array("RIFF\u{0}\u{0}\u{0}\u{0}AVI LIST".utf8) + [UInt8](repeating: 0, count: 500)
      ),
      "/film.mkv": ("video/x-matroska", MediaFixtures.webm(docType: "matroska", codec: "V_MPEG4/ISO/AVC")),
      "/list": ("text/plain", Array(MediaFixtures.playlist.utf8)),
    ])
    #expect(self.kinds(await self.report(server.url("/end.mp4"))) == ["NOTE MOOV_AT_END"])
    #expect(self.kinds(await self.report(server.url("/old.mp4"))) == ["BLOCKS VIDEO_CODEC_NOT_SUPPORTED"])
    #expect(self.kinds(await self.report(server.url("/old.mp4"), model: "")) == ["RISKS VIDEO_CODEC_NOT_SUPPORTED"])
    #expect(self.kinds(await self.report(server.url("/empty.mp4"))) == ["BLOCKS EMPTY"])
    #expect(self.kinds(await self.report(server.url("/cut.mp4"))) == ["BLOCKS BROKEN"])
    #expect(self.kinds(await self.report(server.url("/page.mp4"))) == ["BLOCKS CONTAINER_NOT_SUPPORTED"])
    #expect(self.kinds(await self.report(server.url("/film.avi"))) == ["BLOCKS CONTAINER_NOT_SUPPORTED"])
    #expect(self.kinds(await self.report(server.url("/film.mkv"))) == ["RISKS CONTAINER_NOT_SUPPORTED"])
    #expect(self.kinds(await self.report(server.url("/list"), type: "video/mp4")).first == "BLOCKS WRONG_CONTENT_TYPE")
    let missing = await self.report(server.url("/none.mp4"))
    #expect(self.kinds(missing) == ["BLOCKS HTTP_STATUS"])
    #expect(missing.facts == nil)
    #expect(missing.verdict == .willFail)
  }

  @Test func aServerWithoutRangesIsARisk() async throws {
    let film = MediaFixtures.mp4(moovFirst: true)
    let server = try await LocalHTTPServer.start { _ in
      Response(200, headers: [("Content-Type", "video/mp4")], body: film)
    }
    #expect(self.kinds(await self.report(server.url("/film.mp4"))) == ["RISKS NO_RANGE_SUPPORT"])
  }

  /// Its beginning comes quickly, and then 20 kB a second of a film that needs 240.
  @Test func aServerThatIsSlowerThanTheFilmIsARisk() async throws {
    let film = MediaFixtures.mp4(moovFirst: true, mediaBytes: 3_000_000)
    let server = try await LocalHTTPServer.start { request in
      guard let range = request.range(of: film.count), range.lowerBound > 0 else {
        return .file(film, type: "video/mp4", for: request)
      }
      let end = min(film.count, range.lowerBound + 1_048_576)
      var response = Response(
        raw: "HTTP/1.1 206 Part\r\nContent-Type: video/mp4\r\nContent-Length: \(end - range.lowerBound)\r\n"
          + "Content-Range: bytes \(range.lowerBound)-\(end - 1)/\(film.count)\r\n\r\n")
      response.endlessly = [UInt8](repeating: 0, count: 2_000)
      response.interval = .milliseconds(100)
      return response
    }
    let report = await self.report(server.url("/film.mp4"))
    #expect(self.kinds(report) == ["RISKS TOO_SLOW"], "\(report)")
  }

  @Test func aServerThatNeverAnswersEndsWithTheTime() async throws {
    let server = try await LocalHTTPServer.start { _ in
      var response = Response(raw: "HTTP/1.1 200")
      response.stalls = true
      return response
    }
    let report = await self.report(server.url("/film.mp4"), timeout: .milliseconds(300))
    #expect(self.kinds(report) == ["BLOCKS TIMED_OUT"])
    #expect(report.elapsed < 5)
  }

  @Test func aPortWithoutAListenerIsUnreachable() async throws {
    let port = UnlistenedPort()
    let report = await self.report("http://127.0.0.1:\(port.number)/film.mp4")
    #expect(self.kinds(report) == ["BLOCKS UNREACHABLE"])
  }

  // MARK: URLs

  @Test func urlsThatOnlyThisMachineUnderstandsAreTold() async throws {
    let server = try await self.serve(["/film.mp4": ("video/mp4", MediaFixtures.mp4(moovFirst: true))])
    let report = await self.report(server.url("/film.mp4"), isHere: false)
    #expect(self.kinds(report) == ["BLOCKS LOOPBACK_URL"])
    // It is looked at nevertheless.
    #expect(report.facts?.duration == 12.5)
    #expect(self.kinds(await self.report("data:video/mp4;base64,AAAA")) == ["BLOCKS URL_NOT_SUPPORTED"])
    #expect(self.kinds(await self.report("rtsp://192.0.2.1/live")) == ["BLOCKS URL_NOT_SUPPORTED"])
    #expect(self.kinds(await self.report("film.mp4")) == ["BLOCKS URL_NOT_SUPPORTED"])
  }

  @Test func aFileOfThisMachineIsJudgedByItsContent() async throws {
    var template = Array("/tmp/preflight-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    defer { close(descriptor) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let film = MediaFixtures.mp4(mediaBytes: 2_000_000)
    #expect(film.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == film.count)
    let report = await self.report(path)
    #expect(self.kinds(report) == ["NOTE LOCAL_FILE", "NOTE MOOV_AT_END"])
    #expect(report.facts?.duration == 12.5)
    #expect(self.kinds(await self.report("/nonexistent/film.mp4")) == ["BLOCKS UNREACHABLE"])
    #expect(self.kinds(await self.report("/tmp")) == ["BLOCKS UNREACHABLE"])
  }

  // MARK: Redirects

  @Test func redirectsAreFollowedAndTold() async throws {
    let film = MediaFixtures.mp4(moovFirst: true)
    let server = try await LocalHTTPServer.start { request in
      switch request.target {
      case "/a": Response(302, headers: [("Location", "/b")])
      case "/b": Response(301, headers: [("Location", "/film.mp4")])
      case "/circle": Response(302, headers: [("Location", "/circle")])
      default: .file(film, type: "video/mp4", for: request)
      }
    }
    let report = await self.report(server.url("/a"))
    #expect(report.verdict == .willPlay, "\(report.findings)")
    #expect(report.facts?.redirects == [server.url("/a"), server.url("/b")])
    #expect(report.facts?.url == server.url("/film.mp4"))
    #expect(self.kinds(await self.report(server.url("/circle"))) == ["BLOCKS REDIRECT_REFUSED"])
  }

  /// No other server makes this machine ask itself: only the client's own URL may be on it.
  @Test func aServerLeadsNoFurtherInsideThanItStands() throws {
    let fetching = PreflightFetching()
    fetching.name("media.example")
    func allows(_ address: String, _ url: String) throws -> Bool {
      fetching.addresses.allows(try SocketAddress(ipAddress: address, port: 80), try HTTPURL(url))
    }
    func respond(_ address: String, _ url: String) throws {
      fetching.addresses.onResponse(try SocketAddress(ipAddress: address, port: 80), try HTTPURL(url))
    }
    #expect(try allows("93.184.216.34", "http://media.example/a"))
    try respond("93.184.216.34", "http://media.example/a")
    #expect(try !allows("127.0.0.1", "http://evil.example/a"))
    #expect(try !allows("192.168.1.1", "http://router.example/reboot"))
    #expect(try !allows("169.254.169.254", "http://metadata.example/"))
    #expect(try allows("1.1.1.1", "http://cdn.example/a"))
    #expect(fetching.refusedLoopback(try HTTPURL("http://evil.example/a")))
    #expect(!fetching.refusedLoopback(try HTTPURL("http://router.example/reboot")))
    // A server at home may lead to another one there, but not to this machine.
    fetching.name("home.example")
    #expect(try allows("192.168.1.5", "http://home.example/a"))
    try respond("192.168.1.5", "http://home.example/a")
    #expect(try allows("192.168.1.6", "http://nas.example/a"))
    #expect(try !allows("::1", "http://evil.example/a"))
  }

  struct LookUps: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The addresses to which connections were tried, and those that responded.
    var tried: [String], responding: [String]
    /// The addresses at which the host may be asked afterwards, and those at which it may not.
    var allowed: [String], refused: [String]
  }

  /// A resolver that gives a named host other addresses at each look-up leads it no further inside.
  @Test(arguments: [
    LookUps(
      testDescription: "public first", tried: ["1.1.1.1"], responding: ["1.1.1.1"], allowed: ["8.8.8.8", "1.1.1.1"],
      refused: ["127.0.0.1", "::1", "192.168.1.1", "169.254.169.254"]),
    LookUps(
      testDescription: "private first", tried: ["192.168.1.5"], responding: ["192.168.1.5"],
      allowed: ["192.168.1.5", "1.1.1.1"], refused: ["127.0.0.1", "::1"]),
    LookUps(
      testDescription: "this machine", tried: ["::1", "127.0.0.1"], responding: ["127.0.0.1"],
      allowed: ["::1", "127.0.0.1"], refused: []),
    LookUps(
      testDescription: "loopback doesn't respond", tried: ["127.0.0.1", "1.1.1.1"], responding: ["1.1.1.1"],
      allowed: ["1.1.1.1"], refused: ["127.0.0.1", "192.168.1.1"]),
    LookUps(
      testDescription: "a NAS that listens on IPv4 alone", tried: ["2a00:1450:4001::1", "192.168.1.5"],
      responding: ["192.168.1.5"], allowed: ["2a00:1450:4001::1", "192.168.1.5"], refused: ["127.0.0.1"]),
    LookUps(
      testDescription: "loopback, then public", tried: ["127.0.0.1", "1.1.1.1"], responding: ["127.0.0.1", "1.1.1.1"],
      allowed: ["1.1.1.1"], refused: ["127.0.0.1", "192.168.1.1"]),
  ])
  func laterLookUpsOfANamedHostLeadNoFurtherInside(lookUps: LookUps) throws {
    let fetching = PreflightFetching()
    fetching.name("media.example")
    let url = try HTTPURL("http://media.example/a")
    func address(_ text: String) throws -> SocketAddress { try SocketAddress(ipAddress: text, port: 80) }
    for text in lookUps.tried { #expect(fetching.addresses.allows(try address(text), url), "\(text)") }
    for text in lookUps.responding { fetching.addresses.onResponse(try address(text), url) }
    // Named again, as for its captions.
    fetching.name("media.example")
    for host in ["media.example", "elsewhere.example"] {
      let url = try HTTPURL("http://\(host)/b")
      for text in lookUps.allowed { #expect(fetching.addresses.allows(try address(text), url), "\(host) \(text)") }
      for text in lookUps.refused { #expect(!fetching.addresses.allows(try address(text), url), "\(host) \(text)") }
    }
  }

  // MARK: HTTPS

  private func secure(_ identity: TLSIdentity) async throws -> LocalHTTPServer {
    let context = try TLSContext(serverPolicy: TLSPolicy(), identity: identity)
    let film = MediaFixtures.mp4(moovFirst: true)
    return try await LocalHTTPServer.start(
      configure: { try $0.pipeline.syncOperations.addHandler(TLSHandler(context: context, handshake: nil)) },
      script: { .file(film, type: "video/mp4", for: $0) })
  }

  @Test func badCertificatesAreToldApart() async throws {
    let key = try TestKey(bits: 0)
    let root = try TestCertificate(.authority("Preflight Root"), key: key)
    var template = Array("/tmp/preflight-root-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    defer { close(descriptor) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let pem = Array(root.pem.utf8)
    #expect(pem.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == pem.count)
    var trusting = TLSPolicy.web
    trusting.trust = .roots(file: path)
    func site(_ names: String, notAfter: Int64 = 4_000_000_000) throws -> TLSIdentity {
      var contents = TestCertificate.Contents("site", extensions: [("subjectAltName", names)])
      contents.notAfter = notAfter
      let certificate = try TestCertificate(contents, key: try TestKey(bits: 0), issuer: root)
      return TLSIdentity(certificatePEM: certificate.pem, privateKeyPEM: certificate.privateKeyPEM)
    }
    func found(_ identity: TLSIdentity, _ policy: TLSPolicy) async throws -> [String] {
      let server = try await self.secure(identity)
      return self.kinds(await self.report("https://127.0.0.1:\(server.port)/film.mp4", tls: policy))
    }
    #expect(try await found(site("IP:127.0.0.1"), trusting) == [])
    #expect(try await found(site("IP:127.0.0.1", notAfter: 1_750_000_000), trusting) == ["BLOCKS CERTIFICATE_EXPIRED"])
    #expect(try await found(site("DNS:example.org"), trusting) == ["BLOCKS CERTIFICATE_NAME_MISMATCH"])
    #expect(try await found(site("IP:127.0.0.1"), .web) == ["BLOCKS CERTIFICATE_UNTRUSTED"])
    #expect(try await found(.selfSigned(commonName: "localhost"), .web) == ["BLOCKS CERTIFICATE_UNTRUSTED"])
  }

  // MARK: Manifests

  /// A playlist without codecs: the initialization segment has a track of pictures, or the frames are of sound alone.
  @Test func findsThePicturesOfAPlaylistForASpeaker() async throws {
    let server = try await self.serve([
      "/film.m3u8": (
        "application/x-mpegURL",
        Array("#EXTM3U\n#EXT-X-MAP:URI=\"init.mp4\"\n#EXTINF:4\none.m4s\n#EXT-X-ENDLIST\n".utf8)
      ),
      "/radio.m3u8": ("application/x-mpegURL", Array("#EXTM3U\n#EXTINF:4\none.aac\n#EXT-X-ENDLIST\n".utf8)),
      "/init.mp4": ("video/mp4", MediaFixtures.liveMP4), "/one.m4s": ("video/mp4", MediaFixtures.fragment),
      "/one.aac": ("audio/aac", MediaFixtures.adts(frames: 10)),
    ])
    for (name, kinds) in [("film", ["RISKS NO_VIDEO_OUTPUT"]), ("radio", [])] {
      let report = await self.report(server.url("/\(name).m3u8"), model: "Google Nest Mini", hasScreen: false)
      #expect(self.kinds(report) == kinds, "\(name)")
      #expect(self.kinds(await self.report(server.url("/\(name).m3u8"))) == [], "\(name)")
    }
  }

  @Test func aPlaylistIsFollowedToItsFirstSegment() async throws {
    let files: [String: (String, [UInt8])] = [
      "/master.m3u8": ("application/x-mpegURL", Array(MediaFixtures.multivariantPlaylist.utf8)),
      "/v/720.m3u8": ("application/x-mpegURL", Array("#EXTM3U\n#EXTINF:4\none.ts\n#EXT-X-ENDLIST\n".utf8)),
      "/v/one.ts": ("video/mp2t", [0x47] + [UInt8](repeating: 0, count: 600)),
    ]
    let server = try await self.serve(files)
    let good = await self.report(server.url("/master.m3u8"))
    #expect(good.verdict == .willPlay, "\(good.findings)")
    #expect(good.facts?.source == .manifest)
    #expect(good.facts?.duration == 4)
    #expect(good.facts?.tracks?.map(\.codec) == ["avc1.4d401f", "mp4a.40.2"])
    #expect(
      server.requests.allSatisfy { $0.headers["origin"] == "https://www.gstatic.com" || $0.target == "/master.m3u8" })
    let closed = try await self.serve(files, access: false)
    #expect(
      self.kinds(await self.report(closed.url("/master.m3u8"), type: "application/x-mpegURL")) == ["BLOCKS NO_CORS"])
    let broken = try await self.serve(files.filter { $0.key != "/v/one.ts" })
    #expect(self.kinds(await self.report(broken.url("/master.m3u8"))) == ["BLOCKS SEGMENT_UNREACHABLE"])
    let nonsense = try await self.serve(["/x.m3u8": ("application/x-mpegURL", Array("hello".utf8))])
    #expect(self.kinds(await self.report(nonsense.url("/x.m3u8"))) == ["BLOCKS MANIFEST_BROKEN"])
  }

  @Test func oneVariantThatPlaysIsEnough() async throws {
    let master = """
      #EXTM3U
      #EXT-X-STREAM-INF:BANDWIDTH=9000,CODECS="hvc1.2.4.L153.B0,mp4a.40.2",RESOLUTION=3840x2160
      4k.m3u8
      #EXT-X-STREAM-INF:BANDWIDTH=1000,CODECS="avc1.4d401f,mp4a.40.2",RESOLUTION=1280x720
      hd.m3u8
      """
    let files: [String: (String, [UInt8])] = [
      "/m.m3u8": ("application/x-mpegURL", Array(master.utf8)),
      "/hd.m3u8": ("application/x-mpegURL", Array("#EXTM3U\n#EXTINF:4\none.ts\n".utf8)),
      "/one.ts": ("video/mp2t", [0x47] + [UInt8](repeating: 0, count: 600)),
    ]
    let server = try await self.serve(files)
    let report = await self.report(server.url("/m.m3u8"), model: "Google Nest Hub")
    #expect(report.verdict == .willPlay, "\(report.findings)")
    #expect(report.facts?.isLive == true)
    #expect(!server.requests.contains { $0.target == "/4k.m3u8" })
  }

  /// Sound that stands beside the pictures has to be there; subtitles are looked at, and it plays without them.
  @Test func renditionsOfThePlayedVariantAreFollowed() async throws {
    let master = """
      #EXTM3U
      #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",URI="en.m3u8"
      #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Deutsch",LANGUAGE="de",DEFAULT=YES,URI="de.m3u8"
      #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="other",NAME="Other",DEFAULT=YES,URI="none.m3u8"
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Deutsch",LANGUAGE="de",URI="subtitles.m3u8"
      #EXT-X-STREAM-INF:BANDWIDTH=1000,CODECS="avc1.4d401f,mp4a.40.2",AUDIO="a",SUBTITLES="s"
      hd.m3u8
      """
    let segment: (String, [UInt8]) = ("video/mp2t", [0x47] + [UInt8](repeating: 0, count: 600))
    func list(_ segment: String) -> (String, [UInt8]) {
      ("application/x-mpegURL", Array("#EXTM3U\n#EXTINF:4\n\(segment)\n#EXT-X-ENDLIST\n".utf8))
    }
    let files: [String: (String, [UInt8])] = [
      "/m.m3u8": ("application/x-mpegURL", Array(master.utf8)), "/hd.m3u8": list("one.ts"), "/one.ts": segment,
      "/de.m3u8": list("de.ts"), "/de.ts": segment, "/subtitles.m3u8": list("one.vtt"),
      "/one.vtt": ("text/vtt", Array("WEBVTT\n".utf8)),
    ]
    let server = try await self.serve(files)
    let good = await self.report(server.url("/m.m3u8"))
    #expect(good.verdict == .willPlay, "\(good.findings)")
    #expect(good.facts?.duration == 4)
    #expect(good.facts?.tracks?.map(\.type) == [.video, .audio, .audio, .audio, .text])
    #expect(good.facts?.tracks?.compactMap(\.language) == ["en", "de", "de"])
    #expect(!server.requests.contains { ["/en.m3u8", "/none.m3u8"].contains($0.target) })
    func kinds(without path: String, _ changed: [String: (String, [UInt8])] = [:]) async throws -> [String] {
      let server = try await self.serve(files.filter { $0.key != path }.merging(changed) { $1 })
      return self.kinds(await self.report(server.url("/m.m3u8")))
    }
    #expect(try await kinds(without: "/de.m3u8") == ["BLOCKS SEGMENT_UNREACHABLE"])
    #expect(try await kinds(without: "/de.ts") == ["BLOCKS SEGMENT_UNREACHABLE"])
    #expect(try await kinds(without: "/subtitles.m3u8") == ["RISKS HTTP_STATUS"])
    #expect(try await kinds(without: "/one.vtt") == ["RISKS HTTP_STATUS"])
    #expect(
      try await kinds(without: "/subtitles.m3u8", ["/subtitles.m3u8": ("text/plain", Array("hello".utf8))])
        == ["RISKS MANIFEST_BROKEN"])
    let srt: (String, [UInt8]) = ("text/plain", Array("1\n00:00:01,000 --> 00:00:02,000\nx".utf8))
    #expect(try await kinds(without: "/one.vtt", ["/one.vtt": srt]) == ["RISKS SUBTITLE_FORMAT_NOT_SUPPORTED"])
  }

  /// A server may allow only some pages: the app's page counts, and of most apps it isn't known.
  @Test func accessIsJudgedForTheAppsPage() async throws {
    let files: [String: (String, [UInt8])] = [
      "/m.m3u8": ("application/x-mpegURL", Array("#EXTM3U\n#EXTINF:4\none.ts\n#EXT-X-ENDLIST\n".utf8)),
      "/one.ts": ("video/mp2t", [0x47] + [UInt8](repeating: 0, count: 600)),
    ]
    let server = try await self.serve(files, allowing: "https://app.example.com")
    let url = server.url("/m.m3u8")
    #expect(self.kinds(await self.report(url)) == ["BLOCKS NO_CORS"])
    #expect(self.kinds(await self.report(url, page: .of("https://app.example.com"))) == [])
    #expect(self.kinds(await self.report(url, page: .of("https://other.example.com"))) == ["BLOCKS NO_CORS"])
    #expect(self.kinds(await self.report(url, page: .unknown)) == ["RISKS NO_CORS"])
    for text in ["", "app.example.com", "ftp://app.example.com", "https://app.example.com/", "https://"] {
      #expect(ReceiverPage(origin: text) == nil, "\(text)")
    }
    #expect(ReceiverPage(origin: "HTTPS://App.example.com:8443") == .of("https://app.example.com:8443"))
    // A page of the media's own server needs no permission.
    let closed = try await self.serve(files, access: false)
    #expect(self.kinds(await self.report(closed.url("/m.m3u8"), page: .of(closed.url("").lowercased()))) == [])
  }

  /// Every server on the way must let the page read, and after one of them the page's origin is hidden from the next.
  @Test(
    arguments: [
      ("*", "*", ["RISKS REDIRECT_REFUSED"]), (nil, "*", ["BLOCKS NO_CORS"]), ("*", nil, ["BLOCKS NO_CORS"]),
      ("https://www.gstatic.com", "*", ["RISKS REDIRECT_REFUSED"]),
      ("*", "https://www.gstatic.com", ["BLOCKS NO_CORS"]),
    ] as [(String?, String?, [String])])
  func aRedirectedPlaylistNeedsAccessTwice(first: String?, second: String?, expected: [String]) async throws {
    let target = try await self.serve(
      [
        "/m.m3u8": ("application/x-mpegURL", Array("#EXTM3U\n#EXTINF:4\none.ts\n#EXT-X-ENDLIST\n".utf8)),
        "/one.ts": ("video/mp2t", [0x47] + [UInt8](repeating: 0, count: 600)),
      ], access: second != nil, allowing: second ?? "")
    let server = try await LocalHTTPServer.start { [url = target.url("/m.m3u8")] _ in
      .redirect(to: url, headers: first.map { [("Access-Control-Allow-Origin", $0)] } ?? [])
    }
    #expect(self.kinds(await self.report(server.url("/m.m3u8"), type: "application/x-mpegURL")) == expected)
  }

  @Test func aRedirectedFilmNeedsAccessOnceItHasSubtitles() async throws {
    let target = try await self.serve([
      "/film.mp4": ("video/mp4", MediaFixtures.mp4(moovFirst: true)),
      "/en.vtt": ("text/vtt", Array("WEBVTT\n\n00:01.000 --> 00:02.000\nx".utf8)),
    ])
    let server = try await LocalHTTPServer.start { [url = target.url("/film.mp4")] _ in .redirect(to: url) }
    let film = server.url("/film.mp4")
    #expect(self.kinds(await self.report(film)) == [])
    let track = Track(
      trackId: 1, type: .text, trackContentId: target.url("/en.vtt"), subtype: .subtitles, language: "en")
    let report = await self.report(film, tracks: [track])
    #expect(self.kinds(report) == ["RISKS NO_CORS"])
    #expect(report.findings.first?.url == film)
  }

  @Test func aDASHManifestIsFollowedToItsInitialisation() async throws {
    let manifest = """
      <MPD type="static" mediaPresentationDuration="PT10S"><Period><AdaptationSet mimeType="video/mp4">
      <SegmentTemplate initialization="init-$RepresentationID$.m4s" media="$Number$.m4s"/>
      <Representation id="7" codecs="avc1.64001F" width="1280" height="720"/></AdaptationSet></Period></MPD>
      """
    let files: [String: (String, [UInt8])] = [
      "/d/a.mpd": ("application/dash+xml", Array(manifest.utf8)), "/d/init-7.m4s": ("video/mp4", MediaFixtures.liveMP4),
      "/d/1.m4s": ("video/mp4", MediaFixtures.liveMP4),
    ]
    let server = try await self.serve(files)
    let good = await self.report(server.url("/d/a.mpd"))
    #expect(good.verdict == .willPlay, "\(good.findings)")
    #expect(good.facts?.duration == 10)
    let broken = try await self.serve(files.filter { $0.key.hasSuffix("mpd") })
    let bad = await self.report(broken.url("/d/a.mpd"))
    #expect(self.kinds(bad) == ["BLOCKS SEGMENT_UNREACHABLE"])
    #expect(bad.findings.first?.url == broken.url("/d/init-7.m4s"))
  }

  // MARK: Subtitles

  @Test func subtitlesAreLookedAt() async throws {
    let files: [String: (String, [UInt8])] = [
      "/film.mp4": ("video/mp4", MediaFixtures.mp4(moovFirst: true)),
      "/en.vtt": ("text/vtt", Array("WEBVTT\n\n00:01.000 --> 00:02.000\nx".utf8)),
      "/en.srt": ("application/x-subrip", Array("1\n00:00:01,000 --> 00:00:02,000\nx".utf8)),
    ]
    let server = try await self.serve(files)
    func track(_ server: LocalHTTPServer, _ path: String) -> [Track] {
      [Track(trackId: 1, type: .text, trackContentId: server.url(path), subtype: .subtitles, language: "en")]
    }
    let film = server.url("/film.mp4")
    #expect(self.kinds(await self.report(film, tracks: track(server, "/en.vtt"))) == [])
    #expect(
      self.kinds(await self.report(film, tracks: track(server, "/en.srt"))) == ["RISKS SUBTITLE_FORMAT_NOT_SUPPORTED"])
    #expect(self.kinds(await self.report(film, tracks: track(server, "/none.vtt"))) == ["RISKS HTTP_STATUS"])
    // Without the header neither captions nor, where there are some, the film may be read.
    let closed = try await self.serve(files, access: false)
    let report = await self.report(closed.url("/film.mp4"), tracks: track(closed, "/en.vtt"))
    #expect(self.kinds(report) == ["RISKS NO_CORS", "RISKS NO_CORS"])
    #expect(Set(report.findings.map(\.url)) == [closed.url("/film.mp4"), closed.url("/en.vtt")])
  }

  // MARK: Cancelling

  @Test func aCancelledPreflightEndsSoon() async throws {
    let server = try await LocalHTTPServer.start { _ in
      var response = Response(raw: "HTTP/1.1 200")
      response.stalls = true
      return response
    }
    let task = Task { @LoopActor in await self.report(server.url("/film.mp4")) }
    while server.requests.isEmpty { await Task.yield() }
    task.cancel()
    // A fetch that had gone on to its end would have timed out.
    #expect(self.kinds(await task.value) == ["RISKS NOT_CHECKED"])
  }
}
