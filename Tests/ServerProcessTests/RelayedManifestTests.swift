import CastTestSupport
import JSONCodec
import LoopIsolation
import Testing

/// Manifests of a page whose servers want header fields, which no device sends: the strict receiver plays them from
/// this machine, and every file of them arrives.
@Suite(.blocking, .programs("ffmpeg", "setpriv"), .timeLimit(.minutes(3)))
final class RelayedManifestTests {
  private let folder: TemporaryFolder
  private static let referer = "https://page.example/watch"

  init() throws { self.folder = try TemporaryFolder(forPrograms: true) }

  /// One presentation: the arguments with which ffmpeg makes its files, and the changes of its manifest.
  struct Presentation: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The manifest that ffmpeg writes.
    var output: String
    var arguments: [String]
    /// The manifest that the page names, and texts that are replaced in all manifests; `OTHER` is another host.
    var manifest: String?
    var replaced: [String: String] = [:]
    /// Further files by their names.
    var files: [String: String] = [:]
    /// A file that the other host has been asked for.
    var ofOtherHost: String?

    /// The name and the type of the manifest that the page names.
    var name: String { self.manifest ?? self.output }
    var type: String { self.name.hasSuffix(".mpd") ? "application/dash+xml" : "application/x-mpegURL" }
  }

  private static let key = "0123456789abcdef"
  private static let captions = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n"
  private static let hls = ["-f", "hls", "-hls_time", "2", "-hls_playlist_type", "vod"]

  static let hlsPresentations = [
    Presentation(
      testDescription: "a multivariant playlist with sound and subtitles beside the pictures", output: "s%v.m3u8",
      arguments: hls + ["-hls_segment_type", "fmp4", "-var_stream_map", "v:0,agroup:a a:0,agroup:a"]
        + ["-hls_fmp4_init_filename", "init%v.mp4", "-hls_segment_filename", "s%v-%d.m4s"],
      manifest: "i.m3u8", replaced: ["s1-1.m4s": "OTHER/s1-1.m4s?sig=1"],
      files: [
        "i.m3u8": """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="s1.m3u8"
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="t",NAME="English",LANGUAGE="en",URI="t.m3u8"
        #EXT-X-STREAM-INF:BANDWIDTH=90000,CODECS="avc1.42c00b,mp4a.40.2",AUDIO="a",SUBTITLES="t"
        s0.m3u8

        """,
        "t.m3u8": "#EXTM3U\n#EXT-X-TARGETDURATION:8\n#EXTINF:8,\nt.vtt\n#EXT-X-ENDLIST\n", "t.vtt": captions,
      ], ofOtherHost: "/s1-1.m4s?sig=1"),
    Presentation(
      testDescription: "encrypted segments of another host", output: "i.m3u8",
      arguments: hls + ["-hls_key_info_file", "FOLDER/key.info"], replaced: ["i1.ts": "OTHER/i1.ts"],
      files: ["film.key": key, "key.info": "film.key\nFOLDER/film.key\n"], ofOtherHost: "/i1.ts"),
    Presentation(
      testDescription: "byte ranges of one file", output: "i.m3u8",
      arguments: hls + ["-hls_segment_type", "fmp4", "-hls_flags", "single_file"]),
  ]

  private static let dash = ["-f", "dash", "-seg_duration", "2"]
  private static let otherBase = ["<Period ": "<BaseURL>OTHER/</BaseURL><Period "]

  static let dashPresentations = [
    Presentation(
      testDescription: "a SegmentTemplate of numbers", output: "i.mpd", arguments: dash + ["-use_timeline", "0"],
      replaced: otherBase, ofOtherHost: "/chunk-stream1-00002.m4s"),
    Presentation(
      testDescription: "a SegmentTemplate with a SegmentTimeline", output: "i.mpd",
      arguments: dash + ["-avoid_negative_ts", "make_zero", "-media_seg_name", "c-$RepresentationID$-$Time$.m4s"]),
    Presentation(
      testDescription: "a SegmentList", output: "i.mpd",
      arguments: dash + ["-use_template", "0", "-use_timeline", "0"],
      replaced: otherBase, ofOtherHost: "/chunk-stream1-00002.m4s"),
    Presentation(
      testDescription: "one file for each representation", output: "i.mpd", arguments: dash + ["-single_file", "1"]),
    Presentation(
      testDescription: "a SegmentBase", output: "v.mp4", arguments: ["-movflags", "dash+delay_moov+global_sidx"],
      manifest: "i.mpd",
      files: [
        "i.mpd": """
        <MPD type="static" mediaPresentationDuration="PT8S"><Period><AdaptationSet mimeType="video/mp4">
        <Representation id="1" codecs="avc1.42c00b" bandwidth="90000"><BaseURL>OTHER/v.mp4?sig=1&amp;x=2</BaseURL>
        <SegmentBase><Initialization range="0-999"/></SegmentBase></Representation></AdaptationSet></Period></MPD>
        """
      ], ofOtherHost: "/v.mp4?sig=1&x=2"),
  ]

  private static let templates = Presentation(
    testDescription: "a SegmentTemplate of whole addresses", output: "i.mpd", arguments: dash + ["-use_timeline", "0"],
    replaced: ["=\"init-": "=\"OTHER/init-", "=\"chunk-": "=\"OTHER/chunk-"],
    ofOtherHost: "/chunk-stream1-00002.m4s")

  @Test(arguments: hlsPresentations) func theStrictReceiverPlaysHLS(_ shown: Presentation) async throws {
    let scene = try await self.play(shown)
    // A player reads every stream to its end.
    let read = try ChildProcess.run([
      "ffmpeg", "-v", "error", "-allowed_extensions", "ALL", "-i", scene.url, "-map", "0:v", "-map", "0:a?", "-f",
      "null", "-",
    ])
    #expect(read.end == .exited(0) && read.errors.isEmpty, "\(read.errors)")
    await self.checkRequests(of: scene, shown)
  }

  /// ffmpeg's player reports errors for these manifests without the relay, too, so that each file is compared.
  @Test(.programs("curl"), arguments: dashPresentations)
  func theStrictReceiverPlaysDASH(_ shown: Presentation) async throws {
    let scene = try await self.play(shown)
    var (names, manifest) = ([String](), "")
    for name in scene.files.keys.sorted() {
      if name == shown.name {
        manifest = String(decoding: scene.files[name] ?? [], as: UTF8.self)
      } else {
        names.append(name)
      }
    }
    let base = scene.url.prefix(through: try #require(scene.url.lastIndex(of: "/")))
    let path = base.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
    let folder = manifest.contains("OTHER") ? "b0/" : ""
    let relayed = try self.fetch([String(scene.url)])
    // All but the base stays.
    let expected = manifest.replacing("OTHER/", with: "\(path)b0/").replacing("?sig=1&amp;x=2", with: "")
    #expect(String(decoding: relayed, as: UTF8.self) == expected)
    let contents = names.compactMap { scene.files[$0] }
    #expect(!names.isEmpty)
    #expect(try self.fetch(names.map { base + folder + $0 }) == contents.flatMap { $0 })
    #expect(try self.fetch(names.map { base + folder + $0 }, range: "8-99") == contents.flatMap { $0[8...99] })
    await self.checkRequests(of: scene, shown)
  }

  @Test(.programs("curl")) func fillsInTheTemplatesOfAnotherHost() async throws {
    let scene = try await self.play(Self.templates)
    let manifest = String(decoding: try self.fetch([scene.url]), as: UTF8.self)
    #expect(!manifest.contains(":\(scene.other.port)/"))
    let origin = "http://127.0.0.1:" + scene.url.dropFirst("http://127.0.0.1:".count).prefix { $0 != "/" }
    for (attribute, name) in [("initialization", "init-"), ("media", "chunk-")] {
      let tail = try #require(manifest.firstRange(of: " \(attribute)=\"")).upperBound
      let template = origin + manifest[tail...].prefix { $0 != "\"" }
      let files = scene.files.filter { $0.key.hasPrefix(name) }
      #expect(files.count >= (name == "init-" ? 2 : 8))
      for (file, content) in files {
        // `init-stream0.m4s`, `chunk-stream0-00001.m4s`
        let parts = file.dropLast(".m4s".count).dropFirst("\(name)stream".count).split(separator: "-")
        let url = template.replacing("$RepresentationID$", with: parts[0])
          .replacing("$Number%05d$", with: parts.last ?? "")
        #expect(try self.fetch([url]) == content, "\(url)")
      }
    }
    await self.checkRequests(of: scene, Self.templates)
  }

  // MARK: The scene

  /// A presentation that plays.
  private struct Scene {
    var files: [String: [UInt8]]
    var own: LocalHTTPServer
    var other: LocalHTTPServer
    var server: Conversation
    /// The address that the device plays.
    var url: String
  }

  private func play(_ shown: Presentation) async throws -> Scene {
    let files = try self.make(shown)
    let other = try await self.serve(files, cookie: nil, other: "")
    let own = try await self.serve(files, cookie: "token=1", other: other.url(""))
    let receiver = try Conversation.receiver(["--fetch-media", "--load-time", "0", "--model", "chromecast-3"])
    defer { receiver.child.closeInput() }
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"]?.integer)
    let server = try self.server(#"{"url": "\#(own.url("/\(shown.name)"))", "contentType": "\#(shown.type)"}"#)
    let played = try server.call(
      "player.play", ["url": "http://video.example/page", "device": .string("127.0.0.1:\(port)")])
    #expect(played["playerState"] == "PLAYING" && played["secondTry"] == nil, "\(played)")
    let status = try server.call("media.getStatus")["status"]
    #expect(status?["media"]?["duration"]?.number.map { (7.5...8.5).contains($0) } == true, "\(status ?? .null)")
    let url = try #require(played["contentId"]?.string)
    #expect(url.hasPrefix("http://127.0.0.1:") && !url.contains(":\(own.port)/"))
    return Scene(files: files, own: own, other: other, server: server, url: url)
  }

  /// Expects that each request had the page's fields, those of the other host without its cookies.
  private func checkRequests(of scene: Scene, _ shown: Presentation) async {
    let (own, other) = await (scene.own.requests, scene.other.requests)
    // At first the server asks whether the device could fetch the manifest by itself.
    let bare = (own + other).filter { $0.headers["referer"] != Self.referer }.map(\.target)
    #expect(bare.allSatisfy { $0 == "/\(shown.name)" }, "\(bare)")
    #expect(other.allSatisfy { $0.headers["cookie"] == nil })
    if let name = shown.ofOtherHost { #expect(other.contains { $0.target == name }, "\(other.map(\.target))") }
  }

  /// The contents of files of the web, one after the other.
  private func fetch(_ urls: [String], range: String? = nil) throws -> [UInt8] {
    let fetched = try ChildProcess.run(["curl", "-s", "-S", "-f"] + (range.map { ["-r", $0] } ?? []) + urls)
    #expect(fetched.end == .exited(0) && fetched.errors.isEmpty, "\(urls): \(fetched.errors)")
    return Array(fetched.output)
  }

  /// A server that wants header fields for each file; without them nothing can be had.
  private func serve(_ files: [String: [UInt8]], cookie: String?, other: String) async throws -> LocalHTTPServer {
    try await LocalHTTPServer.start { request in
      let name = String(request.target.dropFirst().prefix { $0 != "?" })
      guard request.headers["referer"] == Self.referer, request.headers["cookie"] == cookie, let bytes = files[name]
      else { return LocalHTTPServer.Response(403) }
      guard name.hasSuffix(".m3u8") || name.hasSuffix(".mpd") else {
        return .file(bytes, type: "application/octet-stream", for: request)
      }
      let text = String(decoding: bytes, as: UTF8.self).replacing("OTHER", with: other)
      return .file(Array(text.utf8), type: "text/html", for: request)
    }
  }

  /// A server of the framework, with a resolver that knows one page.
  private func server(_ format: String) throws -> Conversation {
    let headers = #""headers": {"Referer": "\#(Self.referer)", "Cookie": "token=1"}"#
    let answer = #"{"title": "A film", "duration": 8, \#(headers), "formats": [\#(format)]}"#
    let resolver = try self.folder.writeScript("cat > /dev/null; printf '%s' '\(answer)'", to: "resolver")
    let options = try self.folder.write(
      Array(#"{"pages": {"usesYtDlp": false, "resolvers": [{"match": "*page*", "command": ["\#(resolver)"]}]}}"#.utf8),
      to: "options.json")
    return try Conversation.server(
      ["--options", options],
      environment: ["XDG_CACHE_HOME": "\(self.folder.path)/cache", "XDG_STATE_HOME": "\(self.folder.path)/state"])
  }

  /// Makes the files of a presentation, by their names.
  private func make(_ shown: Presentation) throws -> [String: [UInt8]] {
    let media = try TemporaryFolder(forPrograms: true)
    func local(_ text: String) -> String { text.replacing("FOLDER", with: media.path) }
    for (name, text) in shown.files { _ = try media.write(Array(local(text).utf8), to: name) }
    let input = [
      "-f", "lavfi", "-i", "testsrc=size=160x90:rate=25:duration=8", "-f", "lavfi", "-i", "sine=duration=8", "-ac", "2",
      "-c:v", "libx264", "-pix_fmt", "yuv420p", "-profile:v", "baseline", "-g", "50", "-c:a", "aac",
    ]
    let names = shown.arguments.map { $0.hasSuffix(".m4s") && $0.hasPrefix("s%v") ? "\(media.path)/\($0)" : local($0) }
    _ = try media.makeMedia(shown.output, input + names)
    var files: [String: [UInt8]] = [:]
    for name in try ChildProcess.run(["ls", media.path]).output.split(separator: UInt8(ascii: "\n")) {
      let name = String(decoding: name, as: UTF8.self)
      guard var bytes = media.read("\(media.path)/\(name)") else { continue }
      if name.hasSuffix(".m3u8") || name.hasSuffix(".mpd") {
        var text = String(decoding: bytes, as: UTF8.self).replacing("\(media.path)/", with: "")
        for (old, new) in shown.replaced { text = text.replacing(old, with: new) }
        bytes = Array(text.utf8)
      }
      files[name] = bytes
    }
    return files
  }
}
