import CastModel
import CastTestSupport
import EmulatedReceiver
import HTTPFetch
import LoopIsolation
import MediaFormats
import NIOCore
import Testing

@testable import MediaInspection

/// Over a real HTTP server on loopback.
@LoopActor
@Suite(.timeLimit(.minutes(1))) struct MediaExaminerTests {
  typealias Response = LocalHTTPServer.Response

  private static let access = [("Access-Control-Allow-Origin", "*")]

  private func media(
    _ url: String, _ type: String?, tracks: [Track]? = nil, active: [Int64] = [],
    purpose: ResourceRequest.Purpose = .load
  ) -> ResourceRequest {
    var media = MediaInformation()
    media.contentId = url
    media.contentType = type
    media.tracks = tracks
    return ResourceRequest(id: .init(sessionId: "s", number: 1), purpose: purpose, media: media, activeTrackIds: active)
  }

  private func examine(_ request: ResourceRequest) async -> ResourceExamination {
    var policy = ExaminationPolicy.receiver
    policy.limits = FetchLimits(idleTimeout: .seconds(5), totalTimeout: .seconds(10))
    return await MediaExaminer(policy: policy).examine(request)
  }

  private func serve(_ files: [String: (String, [UInt8])], cors: Bool = true) async throws -> LocalHTTPServer {
    try await LocalHTTPServer.start { request in
      let path = String(request.target.prefix { $0 != "?" })
      guard let (type, content) = files[path] else { return Response(404, headers: Self.access) }
      return .file(content, type: type, headers: cors ? Self.access : [], for: request)
    }
  }

  // MARK: Files

  @Test func aFilmWithItsIndexAtTheEndIsReadByRanges() async throws {
    let film = MediaFixtures.mp4(seconds: 42, mediaBytes: 3_000_000)
    let server = try await self.serve(["/film.mp4": ("video/mp4", film)])
    let found = await self.examine(self.media(server.url("/film.mp4"), "video/mp4"))
    #expect(found.failure == nil)
    #expect(found.duration == 42)
    #expect(found.kind == .video)
    #expect(found.video?.width == 1_280)
    #expect(server.requests.allSatisfy { $0.headers["range"] != nil })
    #expect(server.requests.count <= 4)
  }

  @Test func theLastRequestIsExamined() async throws {
    let film = MediaFixtures.mp4(seconds: 42, mediaBytes: 3_000_000)
    let server = try await self.serve(["/film.mp4": ("video/mp4", film)])
    var policy = ExaminationPolicy.receiver
    policy.maximumRequests = 1
    let request = self.media(server.url("/film.mp4"), "video/mp4")
    #expect(await MediaExaminer(policy: policy).examine(request).duration == 42)
  }

  @Test func aServerWithoutRangesGivesWhatItSendsFirst() async throws {
    let film = MediaFixtures.mp4(seconds: 42, moovFirst: true, mediaBytes: 3_000_000)
    let server = try await LocalHTTPServer.start { _ in
      Response(200, headers: [("Content-Type", "video/mp4")], body: film)
    }
    #expect(await self.examine(self.media(server.url("/"), "video/mp4")).duration == 42)
    #expect(server.requests.count == 1)
  }

  @Test func withoutATypeTheContentDecides() async throws {
    let server = try await self.serve([
      "/a": ("application/octet-stream", MediaFixtures.mp3(frames: 10, xing: 100)),
      "/b": ("text/plain", MediaFixtures.webm()), "/c": ("image/png", MediaFixtures.png),
      "/d": ("text/plain", Array(MediaFixtures.playlist.utf8)),
    ])
    let sound = await self.examine(self.media(server.url("/a"), nil))
    #expect(sound.kind == .audio && sound.contentType == "audio/mpeg")
    #expect(await self.examine(self.media(server.url("/b"), nil)).duration == 7.25)
    let picture = await self.examine(self.media(server.url("/c"), nil))
    #expect(picture.kind == .image && picture.duration == nil && picture.video?.width == 320)
  }

  @Test(
    arguments: [
      ("/missing.mp4", "video/mp4", 104), ("/page", "video/mp4", 104), ("/page", nil, 104),
      ("/cut.mp4", "video/mp4", 102), ("/old.mp4", "video/mp4", 104), ("/film.mp4", "application/pdf", 104),
      ("/film.mp4", "image/png", 903), ("/page", "image/png", 903), ("/missing.png", "image/png", 903),
      ("/empty", "video/mp4", 104), ("/broken", "video/mp4", 103), ("/list", "video/mp4", 104),
    ] as [(String, String?, Int64)])
  func eachFailureHasTheNumberOfRealReceivers(path: String, type: String?, code: Int64) async throws {
    let film = MediaFixtures.mp4()
    let files: [String: (String, [UInt8])] = [
      "/page": ("text/html", Array("<html>not here</html>".utf8)), "/film.mp4": ("video/mp4", film),
      "/empty": ("video/mp4", []),
      "/cut.mp4": ("video/mp4", Array(film.dropLast(150))), "/old.mp4": ("video/mp4", MediaFixtures.mp4(codec: "mp4v")),
      "/list": ("application/x-mpegurl", Array(MediaFixtures.playlist.utf8)),
    ]
    let server = try await LocalHTTPServer.start { request in
      if request.target == "/broken" {
        var response = Response(raw: "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nabc")
        response.resets = true
        return response
      }
      guard let (type, content) = files[request.target] else { return Response(404) }
      return .file(content, type: type, for: request)
    }
    #expect(await self.examine(self.media(server.url(path), type)).failure?.detailedErrorCode == code)
  }

  @Test(arguments: ["not a url", "http://nobody.invalid/x.mp4", "ftp://127.0.0.1/x.mp4"])
  func whatCannotBeReachedIsNotSupported(url: String) async {
    #expect(await self.examine(self.media(url, "video/mp4")).failure?.detailedErrorCode == 104)
  }

  @Test func aRefusedConnectionIsNotSupported() async {
    let port = UnlistenedPort()
    let url = "http://127.0.0.1:\(port.number)/x.mp4"
    #expect(await self.examine(self.media(url, "video/mp4")).failure?.detailedErrorCode == 104)
  }

  @Test func anEndlessStreamIsPlayedWithoutReadingItAll() async throws {
    let server = try await LocalHTTPServer.start { _ in
      var response = Response(raw: "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\n\r\n")
      response.endlessly = MediaFixtures.mp3(frames: 50)
      return response
    }
    let found = await self.examine(self.media(server.url("/radio"), "audio/mpeg"))
    #expect(found.failure == nil)
    #expect(found.kind == .audio)
    #expect(found.duration == nil)
  }

  // MARK: Live streams

  /// A live stream: the bytes at its beginning, and repeated ones at playing speed.
  struct LiveStream: CustomTestStringConvertible, Sendable {
    var contentType: String
    var kind: ResourceKind
    var start: [UInt8] = []
    var piece: [UInt8]
    var testDescription: String { self.contentType }

    static let all: [LiveStream] = [
      LiveStream(contentType: "audio/mpeg", kind: .audio, piece: MediaFixtures.mp3(frames: 1)),
      LiveStream(contentType: "audio/aac", kind: .audio, piece: MediaFixtures.adts(frames: 1)),
      LiveStream(
        contentType: "video/mp4", kind: .video, start: MediaFixtures.liveMP4, piece: MediaFixtures.fragment),
      LiveStream(
        contentType: "video/webm", kind: .video, start: MediaFixtures.liveWebM, piece: MediaFixtures.cluster),
      LiveStream(contentType: "video/mp2t", kind: .video, piece: Self.transportPacket),
      LiveStream(
        contentType: "audio/wav", kind: .audio, start: MediaFixtures.wav(seconds: 0, declared: 0),
        piece: [UInt8](repeating: 0, count: 320)),
      LiveStream(
        contentType: "audio/ogg", kind: .audio, start: MediaFixtures.opus(seconds: 0),
        piece: MediaFixtures.oggPage(granule: 48_000, [UInt8](repeating: 0, count: 200))),
      LiveStream(
        contentType: "audio/flac", kind: .audio, start: MediaFixtures.flac(seconds: 0),
        piece: [UInt8](repeating: 0, count: 300)),
    ]

    private static let transportPacket = [0x47] + [UInt8](repeating: 0, count: 187)

    func response(isChunked: Bool) -> Response {
      let encoding = isChunked ? "Transfer-Encoding: chunked\r\n" : ""
      var response = Response(raw: "HTTP/1.1 200 OK\r\nContent-Type: \(self.contentType)\r\n\(encoding)\r\n")
      let chunk = { (bytes: [UInt8]) in
        isChunked && !bytes.isEmpty ? Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + [13, 10] : bytes
      }
      response.bytes += chunk(self.start)
      response.endlessly = chunk(self.piece)
      response.interval = .milliseconds(20)
      return response
    }
  }

  @Test(arguments: LiveStream.all, [false, true])
  func aStreamThatComesAtPlayingSpeedIsPlayed(stream: LiveStream, isChunked: Bool) async throws {
    let server = try await LocalHTTPServer.start { _ in stream.response(isChunked: isChunked) }
    var policy = ExaminationPolicy.receiver
    policy.patience = .milliseconds(200)
    let begun = NIODeadline.now()
    let found = await MediaExaminer(policy: policy).examine(self.media(server.url("/"), stream.contentType))
    #expect(found.failure == nil && found.contentType == stream.contentType && found.kind == stream.kind)
    // Its length is unknown.
    #expect(found.duration == nil)
    #expect(NIODeadline.now() - begun < .seconds(10), "it doesn't wait for a part of the stream")
  }

  @Test func fetchesFromTheByteOfASeek() async throws {
    let film = MediaFixtures.mp4(moovFirst: true)
    let server = try await self.serve(["/film.mp4": ("video/mp4", film)])
    await MediaExaminer().fetch(self.media(server.url("/film.mp4"), "video/mp4"), from: 1_000)
    #expect(server.requests.map { $0.headers["range"] } == ["bytes=1000-"])
  }

  /// On one connection: a live stream can't be fetched a second time (devices.md F112).
  @Test(arguments: [1, 4_000]) func theRestOfAStreamIsReadOnTheSameConnection(frames: Int) async throws {
    let song = MediaFixtures.mp3(frames: frames)
    let server = try await LocalHTTPServer.start { _ in
      var response = Response(
        raw: "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nConnection: close\r\n\r\n")
      response.bytes += song
      return response
    }
    let found = await self.examine(self.media(server.url("/radio"), "audio/mpeg"))
    let rest = try #require(found.rest)
    _ = await rest.readToEnd()
    #expect(server.requests.count == 1)
  }

  @Test func aStreamThatIsJoinedInsideAFrameIsPlayed() async throws {
    var stream = LiveStream.all[0]
    stream.start = [UInt8](repeating: 0x55, count: 200)
    let response = stream.response(isChunked: false)
    let server = try await LocalHTTPServer.start { _ in response }
    var policy = ExaminationPolicy.receiver
    policy.patience = .milliseconds(500)
    let found = await MediaExaminer(policy: policy).examine(self.media(server.url("/"), nil))
    #expect(found.failure == nil && found.contentType == "audio/mpeg")
  }

  @Test func aStreamWhoseBeginningIsLongIsWhatItsServerSays() async throws {
    // A picture in the tag, which takes longer than anybody waits.
    var response = Response(raw: "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\n\r\n")
    response.bytes += Array("ID3".utf8) + [4, 0, 0, 0x10, 0, 0, 0]
    response.endlessly = [0]
    response.interval = .milliseconds(20)
    let server = try await LocalHTTPServer.start { _ in response }
    var policy = ExaminationPolicy.receiver
    policy.patience = .milliseconds(100)
    let found = await MediaExaminer(policy: policy).examine(self.media(server.url("/"), nil))
    #expect(found.failure == nil && found.contentType == "audio/mpeg" && found.kind == .audio)
  }

  // MARK: Playlists

  private static func playlist(_ tags: String, end: Bool = true) -> [UInt8] {
    Array("#EXTM3U\n\(tags)#EXTINF:6,\nseg.ts\n#EXTINF:6,\nseg.ts\n\(end ? "#EXT-X-ENDLIST\n" : "")".utf8)
  }

  private static let segment = [UInt8](repeating: 0x47, count: 188 * 4)

  @Test func aPlaylistOnDemandIsAsLongAsItsSegments() async throws {
    let server = try await self.serve([
      "/master.m3u8": ("application/x-mpegurl", Array(MediaFixtures.multivariantPlaylist.utf8)),
      "/v/720.m3u8": ("application/x-mpegurl", Self.playlist("")), "/v/seg.ts": ("video/mp2t", Self.segment),
    ])
    let found = await self.examine(self.media(server.url("/master.m3u8"), "application/x-mpegURL"))
    #expect(found.failure == nil)
    #expect(found.duration == 12)
    #expect(found.liveWindow == nil)
    #expect(found.video?.height == 720 && found.video?.hdrType == .hdr)
    #expect(found.inbandTracks.map(\.language) == ["de"])
    #expect(server.requests.allSatisfy { $0.headers["origin"] == "https://www.gstatic.com" })
  }

  @Test func aPlaylistWithoutAnEndIsLive() async throws {
    let server = try await self.serve([
      "/live.m3u8": ("application/x-mpegurl", Self.playlist("", end: false)),
      "/event.m3u8": ("application/x-mpegurl", Self.playlist("#EXT-X-PLAYLIST-TYPE:EVENT\n", end: false)),
      "/seg.ts": ("video/mp2t", Self.segment),
    ])
    let live = await self.examine(self.media(server.url("/live.m3u8"), "application/x-mpegURL"))
    #expect(live.duration == nil)
    #expect(live.liveWindow == LiveWindow(length: 12, isMoving: true))
    let event = await self.examine(self.media(server.url("/event.m3u8"), nil))
    #expect(event.liveWindow?.isMoving == false)
  }

  @Test(
    arguments: [
      ("/missing.m3u8", 311), ("/page.m3u8", 411), ("/dangling.m3u8", 312), ("/nested.m3u8", 412),
      ("/nosegment.m3u8", 301), ("/badsegment.m3u8", 316), ("/nokey.m3u8", 314), ("/codecs.m3u8", 411),
    ] as [(String, Int64)])
  func eachDefectOfAPlaylistHasItsNumber(path: String, code: Int64) async throws {
    let type = "application/x-mpegurl"
    func text(_ text: String) -> (String, [UInt8]) { (type, Array(text.utf8)) }
    let server = try await self.serve([
      "/page.m3u8": text("<html>"), "/dangling.m3u8": text("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nnone.m3u8"),
      "/nested.m3u8": text("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\npage.m3u8"),
      "/nosegment.m3u8": text("#EXTM3U\n#EXTINF:5,\nnone.ts\n#EXT-X-ENDLIST"),
      "/badsegment.m3u8": text("#EXTM3U\n#EXTINF:5,\npage.m3u8\n#EXT-X-ENDLIST"),
      "/nokey.m3u8": text("#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI=\"none\"\n#EXTINF:5,\nx.ts\n#EXT-X-ENDLIST"),
      "/codecs.m3u8": text("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS=\"mp4v.20\"\npage.m3u8"),
    ])
    #expect(await self.examine(self.media(server.url(path), type)).failure?.detailedErrorCode == code)
  }

  @Test func aManifestThatThePageMayNotReadFails() async throws {
    let server = try await self.serve(
      [
        "/a.m3u8": ("application/x-mpegurl", Self.playlist("")),
        "/a.mpd": ("application/dash+xml", Array(MediaFixtures.dashManifest.utf8)),
      ],
      cors: false)
    #expect(
      await self.examine(self.media(server.url("/a.m3u8"), "application/x-mpegURL")).failure?.detailedErrorCode == 311)
    let dash = await self.examine(self.media(server.url("/a.mpd"), "application/dash+xml")).failure
    #expect(dash?.detailedErrorCode == 321)
    #expect(dash?.explanation?.contains("Access-Control-Allow-Origin") == true)
  }

  @Test func aDASHManifestIsRead() async throws {
    let live =
      #"<MPD type="dynamic" timeShiftBufferDepth="PT30S"><Period><AdaptationSet mimeType="audio/mp4"/></Period></MPD>"#
    let server = try await self.serve([
      "/a.mpd": ("application/dash+xml", Array(MediaFixtures.dashManifest.utf8)),
      "/init.mp4": ("video/mp4", MediaFixtures.liveMP4), "/1.m4s": ("video/mp4", MediaFixtures.liveMP4),
      "/live.mpd": ("text/xml", Array(live.utf8)),
      "/bad.mpd": ("application/dash+xml", Array("<MPD></MPD>".utf8)),
    ])
    let film = await self.examine(self.media(server.url("/a.mpd"), nil))
    #expect(film.duration == 62.5 && film.kind == .video)
    #expect(film.inbandTracks.map(\.trackId) == [1, 2])
    let radio = await self.examine(self.media(server.url("/live.mpd"), "application/dash+xml"))
    #expect(radio.liveWindow?.length == 30 && radio.kind == .audio)
    let bad = await self.examine(self.media(server.url("/bad.mpd"), "application/dash+xml"))
    #expect(bad.failure?.detailedErrorCode == 421)
  }

  /// A presentation with pictures and sound, and the codes of its first files' defects.
  @Test(
    arguments: [
      ([:], nil, ["i-v.mp4", "v-1", "i-a.mp4", "a-1"]), (["i-v.mp4": nil], 301, ["i-v.mp4"]),
      (["v-1": nil], 301, ["i-v.mp4", "v-1"]), (["a-1": nil], 301, ["i-v.mp4", "v-1", "i-a.mp4", "a-1"]),
      (["i-v.mp4": "no box"], 322, ["i-v.mp4"]), (["i-a.mp4": "<html>"], 322, ["i-v.mp4", "v-1", "i-a.mp4"]),
      (["v-1": "<html>"], 102, ["i-v.mp4", "v-1"]), (["v-1": "\u{1F}C\u{B6}u"], 102, ["i-v.mp4", "v-1"]),
    ] as [([String: String?], Int64?, [String])])
  func aDASHPresentationIsFollowedToItsSegments(
    changed: [String: String?], code: Int64?, fetched: [String]
  ) async throws {
    let manifest = """
      <MPD type="static" mediaPresentationDuration="PT10S"><Period>
      <SegmentTemplate initialization="i-$RepresentationID$.mp4" media="$RepresentationID$-$Number$"/>
      <AdaptationSet mimeType="video/mp4"><Representation id="h" codecs="hev1.1.6.L93.B0"/>
      <Representation id="v" codecs="avc1.64001F"/></AdaptationSet>
      <AdaptationSet mimeType="audio/mp4"><Representation id="a" codecs="mp4a.40.2"/></AdaptationSet>
      <AdaptationSet mimeType="text/vtt"><Representation id="t"/></AdaptationSet></Period></MPD>
      """
    var files: [String: (String, [UInt8])] = ["/i.mpd": ("application/dash+xml", Array(manifest.utf8))]
    for name in ["i-v.mp4", "v-1", "i-a.mp4", "a-1"] {
      files["/" + name] = ("application/octet-stream", MediaFixtures.liveMP4)
    }
    for (name, content) in changed { files["/" + name] = content.map { ("video/mp4", Array($0.utf8)) } }
    let server = try await self.serve(files)
    var request = self.media(server.url("/i.mpd"), "application/dash+xml")
    request.decoder = MediaDecoder(pictures: [PictureDecoder(.h264)])
    let found = await self.examine(request)
    #expect(found.failure?.detailedErrorCode == code, "\(found.failure?.explanation ?? "")")
    #expect(server.requests.map(\.target) == ["/i.mpd"] + fetched.map { "/" + $0 })
  }

  @Test func aDASHManifestWithoutSegmentsIsRefused() async throws {
    let manifest = #"<MPD><Period><AdaptationSet mimeType="video/mp4"><Representation/></AdaptationSet></Period></MPD>"#
    let server = try await self.serve(["/i.mpd": ("application/dash+xml", Array(manifest.utf8))])
    let found = await self.examine(self.media(server.url("/i.mpd"), nil))
    #expect(found.failure?.detailedErrorCode == 423)
  }

  // MARK: Text tracks

  private func track(_ id: Int64, _ url: String, _ type: String?) -> Track {
    Track(trackId: id, type: .text, trackContentId: url, trackContentType: type, subtype: .subtitles)
  }

  @Test func textTracksAreFetchedAsAPageDoes() async throws {
    let server = try await self.serve([
      "/film.mp4": ("video/mp4", MediaFixtures.mp4()), "/en.vtt": ("text/vtt", Array(CaptionTests.vtt.utf8)),
      "/en.srt": ("application/x-subrip", Array("1\n00:00:01,000 --> 00:00:02,000\nx".utf8)),
      "/page": ("text/html", Array("<html>".utf8)),
    ])
    let closed = try await self.serve(["/en.vtt": ("text/vtt", Array(CaptionTests.vtt.utf8))], cors: false)
    let tracks = [
      self.track(1, server.url("/en.vtt"), nil), self.track(2, closed.url("/en.vtt"), "text/vtt"),
      self.track(3, server.url("/missing.vtt"), "text/vtt"), self.track(4, server.url("/en.srt"), nil),
      self.track(5, server.url("/page"), "text/vtt"), Track(trackId: 6, type: .audio),
    ]
    let found = await self.examine(
      self.media(server.url("/film.mp4"), "video/mp4", tracks: tracks, active: tracks.map(\.trackId)))
    #expect(found.failure == nil)
    #expect(found.sidecarTracks[1]?.failure == nil)
    #expect(found.sidecarTracks[1]?.cues.map(\.start) == [1, 5])
    for id in [2, 3, 4, 5] as [Int64] {
      #expect(found.sidecarTracks[id]?.failure?.detailedErrorCode == 600, "track \(id)")
    }
    #expect(found.sidecarTracks[2]?.failure?.explanation?.contains("CORS") == true)
    #expect(found.sidecarTracks[6] == nil)
    #expect(closed.requests.first?.headers["origin"] == "https://www.gstatic.com")
    // With text tracks the film is fetched as by the page, too; alone it may come from anywhere.
    let film = server.requests.filter { $0.target == "/film.mp4" }
    #expect(film.allSatisfy { $0.headers["origin"] == "https://www.gstatic.com" })
  }

  /// A server that never answers for a track that is off doesn't hold the load up.
  @Test func inactiveTextTracksAreNotFetched() async throws {
    let server = try await self.serve([
      "/film.mp4": ("video/mp4", MediaFixtures.mp4()), "/en.vtt": ("text/vtt", Array(CaptionTests.vtt.utf8)),
    ])
    let silent = try await LocalHTTPServer.start { _ in
      var response = Response(raw: "")
      response.stalls = true
      return response
    }
    let tracks = [self.track(1, server.url("/en.vtt"), nil), self.track(2, silent.url("/de.vtt"), nil)]
    let film = server.url("/film.mp4")
    let found = await self.examine(self.media(film, "video/mp4", tracks: tracks, active: [1]))
    #expect(found.failure == nil && found.sidecarTracks.keys.sorted() == [1])
    #expect(silent.requests.isEmpty)
    // Once it is on, its file alone is fetched.
    let missing = [self.track(2, server.url("/missing.vtt"), nil)]
    let before = server.requests.count
    let later = await self.examine(self.media(film, "video/mp4", tracks: missing, active: [2], purpose: .textTracks))
    #expect(later.sidecarTracks[2]?.failure?.detailedErrorCode == 600)
    #expect(server.requests.dropFirst(before).map(\.target) == ["/missing.vtt"])
  }

  /// the first server's permission, the second's, whether the page may read the captions
  @Test(
    arguments: [
      ("*", "*", true), (nil, "*", false), ("*", nil, false), ("https://www.gstatic.com", "*", true),
      ("*", "https://www.gstatic.com", false), ("*", "null", true),
    ] as [(String?, String?, Bool)])
  func aRedirectNeedsAccessAtBothServers(first: String?, second: String?, isReadable: Bool) async throws {
    func headers(_ value: String?) -> [(String, String)] { value.map { [("Access-Control-Allow-Origin", $0)] } ?? [] }
    let target = try await LocalHTTPServer.start { request in
      .file(Array(CaptionTests.vtt.utf8), type: "text/vtt", headers: headers(second), for: request)
    }
    let server = try await LocalHTTPServer.start { [url = target.url("/en.vtt")] _ in
      .redirect(to: url, headers: headers(first))
    }
    let tracks = [self.track(1, server.url("/en.vtt"), nil)]
    let request = self.media("", nil, tracks: tracks, active: [1], purpose: .textTracks)
    let found = await self.examine(request).sidecarTracks[1]
    #expect((found?.failure == nil) == isReadable)
    #expect(found?.failure?.explanation?.contains("CORS") ?? true)
  }

  /// devices.md F80, F106a
  @Test func needsAccessToMediaWithTextTracks() async throws {
    let closed = try await self.serve(["/film.mp4": ("video/mp4", MediaFixtures.mp4())], cors: false)
    let film = closed.url("/film.mp4")
    #expect(await self.examine(self.media(film, "video/mp4")).failure == nil)
    #expect(closed.requests.allSatisfy { $0.headers["origin"] == nil })
    let titled = self.media(film, "video/mp4", tracks: [self.track(1, closed.url("/en.vtt"), "text/vtt")])
    #expect(await self.examine(titled).failure?.detailedErrorCode == 104)
  }

  // MARK: The device's player

  private func stream(_ segment: [UInt8], name: String, map: Bool = false, codecs: String? = nil) async throws
    -> LocalHTTPServer
  {
    let type = "application/x-mpegurl"
    let list = "#EXTM3U\n\(map ? "#EXT-X-MAP:URI=\"\(name)\"\n" : "")#EXTINF:6,\n\(name)\n#EXT-X-ENDLIST\n"
    let master =
      "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1000,CODECS=\"\(codecs ?? "avc1.4d401f,mp4a.40.2")\"\nlist.m3u8\n"
    let files: [String: (String, [UInt8])] = [
      "/master.m3u8": (type, Array(master.utf8)), "/list.m3u8": (type, Array(list.utf8)),
      "/\(name)": ("application/octet-stream", segment),
    ]
    return try await LocalHTTPServer.start { request in
      if request.target == "/moved.m3u8" {
        return Response(302, headers: [("Location", "/master.m3u8")] + Self.access)
      }
      guard let (type, content) = files[request.target] else { return Response(404, headers: Self.access) }
      return .file(content, type: type, headers: Self.access, for: request)
    }
  }

  private func examined(
    _ url: String, by decoder: MediaDecoder, _ format: HlsSegmentFormat? = nil,
    video: HlsVideoSegmentFormat? = nil
  ) async -> ResourceExamination {
    var request = self.media(url, "application/x-mpegURL")
    (request.media.hlsSegmentFormat, request.media.hlsVideoSegmentFormat) = (format, video)
    request.decoder = decoder
    return await self.examine(request)
  }

  /// devices.md F73, F75
  @Test func loadsFragmentedMP4ForEverWithoutItsFormat() async throws {
    let server = try await self.stream(MediaFixtures.liveMP4, name: "one.m4s", map: true)
    let url = server.url("/master.m3u8")
    #expect(await self.examined(url, by: MediaDecoder(hlsPlayer: .mpl)).stall == .buffering)
    #expect(await self.examined(url, by: MediaDecoder(hlsPlayer: .mpl), .ts, video: .mpeg2Ts).stall == .buffering)
    let told = await self.examined(url, by: MediaDecoder(hlsPlayer: .mpl), .fmp4, video: .fmp4)
    #expect(told.stall == nil && told.failure == nil && told.duration == 6)
    #expect(await self.examined(url, by: .lenient).stall == nil)
  }

  @Test func playsTransportStreamsWithoutTheirFormat() async throws {
    let server = try await self.stream(Self.segment, name: "one.ts")
    let played = await self.examined(server.url("/master.m3u8"), by: MediaDecoder(hlsPlayer: .mpl))
    #expect(played.stall == nil && played.failure == nil)
  }

  /// devices.md F20, F79: refused before a segment is fetched.
  @Test func believesTheCodecsOfAPlaylist() async throws {
    let server = try await self.stream(Self.segment, name: "one.ts", codecs: "avc1.64002A,mp4a.40.2")
    let url = server.url("/master.m3u8")
    let strict = MediaDecoder(listedLevels: [.h264: 4.1])
    #expect(await self.examined(url, by: strict).failure?.detailedErrorCode == 411)
    #expect(server.requests.allSatisfy { $0.target == "/master.m3u8" })
    #expect(await self.examined(url, by: .lenient).failure == nil)
  }

  /// devices.md F93
  @Test func refusesRedirectedPlaylists() async throws {
    let server = try await self.stream(Self.segment, name: "one.ts")
    let moved = server.url("/moved.m3u8")
    #expect(await self.examined(moved, by: MediaDecoder(hlsPlayer: .mpl)).failure?.detailedErrorCode == 311)
    #expect(await self.examined(moved, by: .lenient).failure == nil)
  }

  /// devices.md F1, F25
  @Test func judgesFilesByTheDecoder() async throws {
    let film = MediaFixtures.mp4(moovFirst: true)
    let server = try await self.serve(["/film.mp4": ("video/mp4", film)])
    var request = self.media(server.url("/film.mp4"), "video/mp4")
    request.decoder = MediaDecoder(pictures: [PictureDecoder(.vp8)])
    #expect(await self.examine(request).failure?.detailedErrorCode == 104)
    request.decoder = MediaDecoder(
      pictures: [PictureDecoder(.h264, limits: [.init(640, 360, frameRate: 30)], beyond: .pretends)])
    let silent = await self.examine(request)
    #expect(silent.failure == nil && !silent.hasPicture && silent.video == nil)
  }
}
