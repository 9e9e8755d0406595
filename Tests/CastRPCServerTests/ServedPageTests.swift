import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import JSONCodec
import JSONRPC
import LoopIsolation
import Testing

@testable import CastRPCServer

/// Pages whose media no device fetches by itself, and announcements of pages: from a resolver to the served media.
@Suite("Pages whose media the server serves", .blocking, .timeLimit(.minutes(2))) @LoopActor struct ServedPageTests {
  @LoopActor
  private final class Scene {
    let fixture: ServerFixture
    let client: TestClient
    let folder: TemporaryFolder

    /// - Parameter script: The resolver's output, by its question; `BASE` is the server of the media.
    init(_ script: String, _ server: LocalHTTPServer) async throws {
      self.folder = try TemporaryFolder(forPrograms: true)
      var options = CastContextOptions()
      let text = script.replacing("BASE", with: server.url(""))
      let folder = self.folder
      let path = try await Blocking.run { Result { try folder.writeScript(text, to: "resolver") } }.get()
      options.pages.resolvers = [ResolverProgram(match: "*page*", command: [path])]
      options.pages.usesYtDlp = false
      self.fixture = try await ServerFixture(.testing(), options: options)
      self.client = try await self.fixture.connect()
      try await self.client.call("events.subscribe", ["topics": ["serve.*", "player.*"]])
    }

    var device: JSONValue { .string("127.0.0.1:\(self.fixture.receiver.port)") }

    func play(_ params: JSONObject) async throws -> JSONValue {
      var params = params
      params["device"] = self.device
      return try await self.client.call("player.play", params)
    }

    /// Runs a program as a device that fetches.
    func run(_ arguments: [String]) async throws -> ChildProcess.Output {
      try await Blocking.run { Result { try ChildProcess.run(arguments) } }.get()
    }
  }

  private static let referer = "https://page.example/watch"
  /// A resolver of one page, with header fields that the server of the media wants.
  private static func resolver(_ formats: String) -> String {
    let headers = #""headers": {"Referer": "\#(Self.referer)", "Cookie": "token=1"}"#
    return
      "cat > /dev/null; printf '%s' '{\"title\": \"A film\", \"duration\": 12, \(headers), \"formats\": [\(formats)]}'"
  }

  private static func isAllowed(_ request: LocalHTTPServer.Request) -> Bool {
    request.headers["referer"] == Self.referer && request.headers["cookie"] == "token=1"
  }

  // MARK: Pictures and sound apart

  @Test(.programs("ffmpeg", "ffprobe", "setpriv")) func joinsPicturesAndSound() async throws {
    let folder = try TemporaryFolder(forPrograms: true)
    let (pictures, sound) = try await Blocking.run {
      Result {
        let input = ["-f", "lavfi", "-i", "testsrc=size=320x180:rate=25:duration=12", "-g", "50", "-c:v", "libx264"]
        return (
          folder.read(try folder.makeMedia("v.mp4", input + ["-pix_fmt", "yuv420p"])),
          folder.read(
            try folder.makeMedia("a.m4a", ["-f", "lavfi", "-i", "sine=duration=12", "-ac", "2", "-c:a", "aac"]))
        )
      }
    }.get()
    let files = [try #require(pictures), try #require(sound)]
    let server = try await LocalHTTPServer.start { request in
      guard Self.isAllowed(request) else { return LocalHTTPServer.Response(403) }
      return request.target == "/v.mp4"
        ? .file(files[0], type: "video/mp4", for: request) : .file(files[1], type: "audio/mp4", for: request)
    }
    let scene = try await Scene(
      Self.resolver(
        #"{"url": "BASE/v.mp4", "videoCodec": "avc1.640028", "audioCodec": "none", "height": 720},"#
          + #"{"url": "BASE/a.m4a", "videoCodec": "none", "audioCodec": "mp4a.40.2"}"#), server)
    let page = JSONValue.string("http://video.example/page")
    let report = try await scene.client.call("media.preflight", ["url": page])
    #expect(report["verdict"] == "WILL_PLAY" && report["findings"]?[0]?["code"] == "RELAYED", "\(report)")
    #expect(report["conversion"]?["steps"] == ["OTHER_CONTAINER"])
    let played = try await scene.play(["url": page])
    #expect(played["contentType"] == "application/x-mpegurl" && played["title"] == "A film", "\(played)")
    #expect(played["duration"]?.number == 12 && played["resolved"]?["height"] == 720 && played["secondTry"] == nil)
    let url = try #require(played["contentId"]?.string)
    let probe = try await scene.run([
      "ffprobe", "-v", "error", "-show_entries", "stream=codec_name:format=duration", "-of", "compact", url,
    ])
    let text = String(decoding: probe.output, as: UTF8.self)
    #expect(text.contains("codec_name=h264") && text.contains("codec_name=aac"), "\(text) \(probe.errors)")
    #expect(text.contains("duration=12."), "\(text)")
    // The last segment has both, also after a seek.
    let sought = try await scene.client.call("player.seek", ["device": scene.device, "position": 9])
    #expect(sought["position"]?.number ?? 0 >= 9)
    let last = try await scene.run([
      "ffmpeg", "-v", "error", "-ss", "9", "-i", url, "-map", "0:v", "-map", "0:a", "-f", "null", "-",
    ])
    #expect(last.end == .exited(0) && last.errors.isEmpty, "\(last.errors)")
    try await scene.client.call("player.stop", ["device": scene.device])
    #expect(try await scene.client.call("serve.list")["publications"]?.array?.isEmpty == true)
    await scene.fixture.shutDown()
  }

  @Test(.programs("ffmpeg", "ffprobe", "setpriv")) func passesOverAnEntryThatCanNotBeJoined() async throws {
    let server = try await LocalHTTPServer.start { .file(Self.film, type: "video/mp4", for: $0) }
    let scene = try await Scene(
      #"""
      read question
      case "$question" in
        *page-1*) echo '{"formats": [{"url": "BASE/one.mp4"}]}' ;;
        *page-2*) echo '{"formats": [{"url": "BASE/v.mp4", "videoCodec": "avc1.640028", "audioCodec": "none", "height": 720},
          {"url": "BASE/a.mp4", "videoCodec": "none", "audioCodec": "mp4a.40.2"}]}' | tr -d '\n' ;;
        *page-3*) echo '{"formats": [{"url": "BASE/three.mp4"}]}' ;;
        *) for n in 1 2 3; do echo "{\"url\": \"http://video.example/page-$n\"}"; done ;;
      esac
      """#, server)
    try await scene.client.call("events.subscribe", ["topics": ["queue.*"]])
    let played = try await scene.play(["url": "http://video.example/page"])
    #expect(played["contentId"]?.string == server.url("/one.mp4"))
    _ = await scene.client.event("queue.didInsert")
    let items = try await scene.client.call("queue.list")["items"]?.array ?? []
    let addresses = items.compactMap { $0["media"]?["contentId"]?.string }
    #expect(addresses == [server.url("/one.mp4"), server.url("/three.mp4")])
    await scene.fixture.shutDown()
  }

  // MARK: Header fields

  private static let film = [0, 0, 0, 24] + Array("ftypisom".utf8) + [UInt8](repeating: 7, count: 300_000)

  @Test(.programs("curl")) func fetchesAFileWhoseServerWantsHeaders() async throws {
    let server = try await LocalHTTPServer.start { request in
      Self.isAllowed(request) ? .file(Self.film, type: "text/html", for: request) : LocalHTTPServer.Response(403)
    }
    let scene = try await Scene(Self.resolver(#"{"url": "BASE/film.mp4?key=1", "height": 720}"#), server)
    let page = JSONValue.string("http://video.example/page")
    let found = try await scene.client.call("media.resolve", ["url": page])
    #expect(found["items"]?[0]?["isRelayed"] == true && found["items"]?[0]?["soundUrl"] == nil)
    let played = try await scene.play(["url": page])
    let url = try #require(played["contentId"]?.string)
    #expect(played["contentType"] == "video/mp4" && played["title"] == "A film" && !url.contains("key=1"))
    let whole = try await scene.run(["curl", "-s", "-D", "-", "-o", "/dev/null", url])
    let head = String(decoding: whole.output, as: UTF8.self).lowercased()
    #expect(head.hasPrefix("http/1.1 200") && head.contains("content-length: \(Self.film.count)"), "\(head)")
    #expect(head.contains("content-type: video/mp4") && head.contains("access-control-allow-origin: *"))
    let part = try await scene.run(["curl", "-s", "-r", "4-11", url])
    #expect(String(decoding: part.output, as: UTF8.self) == "ftypisom")
    let transfer = await scene.client.event("serve.didServe") { $0["state"] == "FINISHED" }
    #expect(transfer["bytesSent"] == .integer(Int64(Self.film.count)) && transfer["status"] == 200, "\(transfer)")
    // The server gets none of the device's own fields.
    _ = try await scene.run(["curl", "-s", "-H", "Cookie: mine=1", "-H", "X-Device: 1", "-o", "/dev/null", url])
    #expect(server.requests.allSatisfy { $0.headers["cookie"] != "mine=1" && $0.headers["x-device"] == nil })
    // The queue takes what media.resolve gave.
    let item: JSONValue = ["media": found["items"]?[0]?["media"] ?? .null]
    try await scene.client.call("queue.insert", ["items": [item]])
    let queue = try await scene.client.call("queue.list", ["count": 9])
    let contents = (queue["items"]?.array ?? []).compactMap { $0["media"]?["contentId"]?.string }
    #expect(contents.count == 2 && contents.allSatisfy { !$0.contains("key=1") }, "\(contents)")
    try await scene.client.call("player.stop", ["device": scene.device])
    let gone = try await scene.run(["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", url])
    #expect(["404", "000"].contains(String(decoding: gone.output, as: UTF8.self)))
    await scene.fixture.shutDown()
  }

  /// A presentation whose server wants header fields for each of its files, its segments at another origin.
  private static func presentation(_ files: [String: [UInt8]]) async throws -> (LocalHTTPServer, LocalHTTPServer) {
    let segments = try await LocalHTTPServer.start { request in
      let isAllowed = request.headers["referer"] == Self.referer && request.headers["cookie"] == nil
      guard isAllowed, let bytes = files[String(request.target.dropFirst().prefix { $0 != "?" })] else {
        return LocalHTTPServer.Response(403)
      }
      return .file(bytes, type: "application/octet-stream", for: request)
    }
    let manifests = try await LocalHTTPServer.start { request in
      guard Self.isAllowed(request), let bytes = files[String(request.target.dropFirst().prefix { $0 != "?" })] else {
        return LocalHTTPServer.Response(403)
      }
      guard request.target.contains(".m3u8") || request.target.contains(".mpd") else {
        return .file(bytes, type: "application/octet-stream", for: request)
      }
      let text = String(decoding: bytes, as: UTF8.self).replacing("OTHER", with: segments.url(""))
      return .file(Array(text.utf8), type: "text/html", for: request)
    }
    return (manifests, segments)
  }

  /// Makes the files of a presentation, by their names.
  private static func files(_ output: String, _ arguments: [String]) async throws -> [String: [UInt8]] {
    try await Blocking.run {
      Result {
        let folder = try TemporaryFolder(forPrograms: true)
        _ = try folder.makeMedia(
          output,
          [
            "-f", "lavfi", "-i", "testsrc=size=160x90:rate=25:duration=8", "-f", "lavfi", "-i", "sine=duration=8",
            "-ac",
            "2", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-g", "50", "-c:a", "aac",
          ] + arguments)
        var files: [String: [UInt8]] = [:]
        for name in try ChildProcess.run(["ls", folder.path]).output.split(separator: UInt8(ascii: "\n")) {
          let name = String(decoding: name, as: UTF8.self)
          files[name] = folder.read("\(folder.path)/\(name)")
        }
        return files
      }
    }.get()
  }

  @Test(.programs("ffmpeg", "curl")) func fetchesAPlaylistWhoseServerWantsHeaders() async throws {
    var files = try await Self.files(
      "v.m3u8", ["-f", "hls", "-hls_time", "2", "-hls_segment_type", "fmp4", "-hls_playlist_type", "vod"])
    let media = String(decoding: try #require(files["v.m3u8"]), as: UTF8.self)
    files["v.m3u8"] = Array(media.replacing("v0.m4s", with: "OTHER/v0.m4s?sig=1").utf8)
    let variant = "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS=\"avc1.42c00b,mp4a.40.2\"\nv.m3u8?x=1\n"
    files["i.m3u8"] = Array(variant.utf8)
    let (server, other) = try await Self.presentation(files)
    let scene = try await Scene(
      Self.resolver(#"{"url": "BASE/i.m3u8?key=1", "contentType": "application/x-mpegURL"}"#), server)
    let played = try await scene.play(["url": "http://video.example/page"])
    let url = try #require(played["contentId"]?.string)
    #expect(played["playerState"] == "PLAYING" && url.hasSuffix("/stream.m3u8"), "\(played)")
    let status = try await scene.client.call("media.getStatus")
    #expect(status["status"]?["media"]?["hlsVideoSegmentFormat"] == "fmp4", "\(status)")
    // A player reads all of it from this machine.
    let read = try await scene.run([
      "ffmpeg", "-v", "error", "-allowed_extensions", "ALL", "-i", url, "-map", "0:v", "-map", "0:a", "-f", "null", "-",
    ])
    #expect(read.end == .exited(0) && read.errors.isEmpty, "\(read.errors)")
    #expect(other.requests.contains { $0.target == "/v0.m4s?sig=1" })
    // What no playlist names isn't fetched.
    let base = url.dropLast("stream.m3u8".count)
    for name in ["v1.m4s", "i.m3u8", "99-v.ts", "1-../x", "http://127.0.0.1/"] {
      let answer = try await scene.run(["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", "\(base)\(name)"])
      #expect(String(decoding: answer.output, as: UTF8.self) == "404", "\(name)")
    }
    await scene.fixture.shutDown()
  }

  @Test(.programs("ffmpeg", "curl")) func fetchesADASHManifestWhoseServerWantsHeaders() async throws {
    var files = try await Self.files("i.mpd", ["-f", "dash", "-seg_duration", "2"])
    let manifest = String(decoding: try #require(files["i.mpd"]), as: UTF8.self)
    files["i.mpd"] = Array(
      manifest.replacing("<Period ", with: "<BaseURL>OTHER/</BaseURL><Period ", maxReplacements: 1).utf8)
    let (server, other) = try await Self.presentation(files)
    let scene = try await Scene(
      Self.resolver(#"{"url": "BASE/i.mpd", "contentType": "application/dash+xml"}"#), server)
    let played = try await scene.play(["url": "http://video.example/page"])
    let url = try #require(played["contentId"]?.string)
    #expect(played["playerState"] == "PLAYING" && url.hasSuffix("/stream.mpd"), "\(played)")
    let read = try await scene.run(["curl", "-s", url])
    #expect(String(decoding: read.output, as: UTF8.self).contains("/b0/</BaseURL>"))
    let base = url.dropLast("stream.mpd".count)
    for (name, status) in [
      ("b0/init-stream0.m4s", "200"), ("b0/chunk-stream1-00002.m4s", "200"), ("b0/chunk-stream9-00002.m4s", "404"),
      ("b1/init-stream0.m4s", "404"), ("init-stream0.m4s", "404"),
    ] {
      let answer = try await scene.run([
        "curl", "-s", "-o", "/dev/null", "-w", "%{http_code} %{content_type}", "\(base)\(name)",
      ])
      let text = String(decoding: answer.output, as: UTF8.self)
      #expect(text.hasPrefix(status) && (status != "200" || text.hasSuffix("video/mp4")), "\(name): \(text)")
    }
    #expect(other.requests.contains { $0.target == "/chunk-stream1-00002.m4s" })
    await scene.fixture.shutDown()
  }

  @Test(.programs("curl")) func anotherHostGetsNoneOfTheHeaders() async throws {
    let other = try await LocalHTTPServer.start { .file(Self.film, type: "video/mp4", for: $0) }
    let target = other.url("/moved.mp4")
    let server = try await LocalHTTPServer.start { request in
      Self.isAllowed(request)
        ? LocalHTTPServer.Response(302, headers: [("Location", target)]) : LocalHTTPServer.Response(403)
    }
    let scene = try await Scene(Self.resolver(#"{"url": "BASE/film.mp4"}"#), server)
    let played = try await scene.play(["url": "http://video.example/page"])
    let part = try await scene.run(["curl", "-s", "-r", "4-11", try #require(played["contentId"]?.string)])
    #expect(String(decoding: part.output, as: UTF8.self) == "ftypisom")
    #expect(other.requests.count > 1, "asked when it was chosen, and when it was fetched")
    #expect(other.requests.allSatisfy { $0.headers["referer"] == nil && $0.headers["cookie"] == nil })
    await scene.fixture.shutDown()
  }

  // MARK: Announcements

  @Test func announcesTheMediaOfAPage() async throws {
    let server = try await LocalHTTPServer.start { .file(Self.film, type: "video/mp4", for: $0) }
    let scene = try await Scene(
      #"""
      read question
      case "$question" in
        *page-gone*) echo 'ERROR: gone' >&2; exit 1 ;;
        *page-list*) for n in 1 2; do echo "{\"url\": \"BASE/page-$n\", \"title\": \"Entry $n\"}"; done ;;
        *) echo '{"title": "Gong", "formats": [{"url": "BASE/gong.mp4?duration=1"}]}' ;;
      esac
      """#, server)
    let film = "https://example.com/film.mp4?duration=600"
    _ = try await scene.play(["url": .string(film)])
    for name in ["page-1", "page-list"] {
      let after = try await scene.client.call(
        "player.interrupt", ["device": scene.device, "url": .string(server.url("/\(name)"))])
      #expect(after["contentId"]?.string == film && after["playerState"] == "PLAYING")
      _ = await scene.client.event("player.didChange") { $0["title"] == "Gong" }
      scene.client.forgetEvents()
    }
    let failure = await scene.client.failure(
      "player.interrupt", ["device": scene.device, "url": .string(server.url("/page-gone"))])
    #expect(failure?.name == "PageNotResolved")
    #expect(try await scene.client.call("player.status", ["device": scene.device])["contentId"]?.string == film)
    await scene.fixture.shutDown()
  }

  // MARK: Work once

  @Test func readsAPlaylistOfSegmentsOnce() async throws {
    let segment = [UInt8](repeating: 0x47, count: 188 * 8)
    let list = "#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:4,\na.ts\n#EXT-X-ENDLIST\n"
    let server = try await LocalHTTPServer.start { request in
      let headers = [("Access-Control-Allow-Origin", "*")]
      return request.target.hasSuffix(".m3u8")
        ? .file(Array(list.utf8), type: "application/x-mpegURL", headers: headers, for: request)
        : .file(segment, type: "video/mp2t", headers: headers, for: request)
    }
    let scene = try await Scene("exit 1", server)
    let url = JSONValue.string(server.url("/film.m3u8"))
    try await scene.client.call("media.preflight", ["url": url])
    let once = server.requests.map(\.target)
    #expect(once.contains("/film.m3u8"))
    _ = try await scene.play(["url": url, "preflight": true])
    #expect(server.requests.dropFirst(once.count).map(\.target) == once)
    let session = try #require(scene.fixture.server.context.sessions.sessions.first)
    #expect(session.media.snapshot.media?.hlsSegmentFormat == .ts)
    await scene.fixture.shutDown()
  }
}
