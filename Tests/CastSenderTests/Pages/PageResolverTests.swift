import CastModel
import CastTestSupport
import Conversion
import HTTPFetch
import LoopIsolation
import Logging
import MediaPreflight
import Testing

@testable import CastSender

/// Resolvers as children, and servers on loopback: well-behaved and hostile ones.
@Suite("Resolving addresses", .timeLimit(.minutes(1))) @LoopActor struct PageResolverTests {
  @LoopActor
  private final class Scene {
    let folder: TemporaryFolder
    let server: LocalHTTPServer
    var options = PagesOptions(usesYtDlp: false)
    private(set) lazy var resolver = PageResolver(clock: EventLoopClock(), logger: Logger(label: "test")) {
      [unowned self] in
      self.options
    }

    init(_ script: @escaping @LoopActor (LocalHTTPServer.Request) -> LocalHTTPServer.Response) async throws {
      self.folder = try TemporaryFolder(forPrograms: true)
      self.server = try await LocalHTTPServer.start(script: script)
    }

    /// Makes a program of the user's own for all addresses that have `/page` in them.
    func program(_ text: String, arguments: [String] = []) throws {
      let path = try self.folder.writeScript(text.replacing("BASE", with: self.server.url("")), to: "resolver")
      self.options.resolvers = [ResolverProgram(match: "*/page*", command: [path] + arguments)]
    }

    func resolve(_ path: String, _ device: PageDevice = .any) async throws(CastError) -> ResolvedAddress {
      try await self.resolver.resolve(self.server.url(path), for: device)
    }

    func failure(_ path: String) async -> CastError? {
      do throws(CastError) { _ = try await self.resolve(path) } catch { return error }
      return nil
    }
  }

  private static let mp4: [UInt8] = [0, 0, 0, 24] + Array("ftypisom".utf8) + [UInt8](repeating: 0, count: 100)

  /// Serves media, pages and lists by their paths.
  nonisolated private static let web: @LoopActor (LocalHTTPServer.Request) -> LocalHTTPServer.Response = { request in
    switch request.target.prefix(while: { $0 != "?" }) {
    case "/film", "/film.mp4", "/other.mp4": .file(Self.mp4, type: "video/mp4", for: request)
    case "/open.mp4": .file(Self.mp4, type: "video/mp4", headers: [("Access-Control-Allow-Origin", "*")], for: request)
    case "/moved.mp4": .redirect(to: "/open.mp4")
    case "/openly-moved.mp4": .redirect(to: "/open.mp4", headers: [("Access-Control-Allow-Origin", "*")])
    case "/guarded.mp4" where request.headers["referer"] == "https://page.example/":
      .file(Self.mp4, type: "video/mp4", for: request)
    case "/guarded.m3u8" where request.headers["referer"] == "https://page.example/":
      LocalHTTPServer.Response(
        200, headers: [("Content-Type", "application/x-mpegURL")],
        body: Array("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\na.ts\n#EXT-X-ENDLIST\n".utf8))
    case "/login.mp4":
      LocalHTTPServer.Response(200, headers: [("Content-Type", "text/html")], body: Array("<!DOCTYPE html>".utf8))
    case "/liar": .file(Self.mp4, type: "text/html", for: request)
    case "/radio":
      LocalHTTPServer.Response(
        200, headers: [("Content-Type", "audio/mpeg"), ("icy-name", "Radio \u{1B}[1mX")], body: [0xFF, 0xFB, 0x90, 0])
    case "/hls":
      LocalHTTPServer.Response(
        200, headers: [("Content-Type", "text/plain")], body: Array("#EXTM3U\n#EXT-X-TARGETDURATION:4\n".utf8))
    case "/list", "/sub/list.m3u":
      LocalHTTPServer.Response(
        200, headers: [("Content-Type", "audio/x-mpegurl")],
        body: Array(
          "#EXTM3U\n#EXTINF:9,One\n../film.mp4\n#EXTINF:9,Two\nrtsp://h/x\n#EXTINF:9,Three\nhttp://h.example/c.mp3\n"
            .utf8))
    case "/list.pls":
      LocalHTTPServer.Response(
        200, headers: [("Content-Type", "audio/x-scpls")],
        body: Array("[playlist]\nFile1=/radio\nTitle1=A radio\n".utf8))
    case "/empty.pls": LocalHTTPServer.Response(200, body: Array("[playlist]\nNumberOfEntries=0\n".utf8))
    case "/bomb":
      {
        var response = LocalHTTPServer.Response(raw: "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html>")
        response.endlessly = [UInt8](repeating: 0x3C, count: 65_536)
        return response
      }()
    case "/html":
      LocalHTTPServer.Response(200, headers: [("Content-Type", "text/html")], body: Array("<!DOCTYPE html><p>".utf8))
    default: LocalHTTPServer.Response(403, headers: [("Content-Type", "text/plain")])
    }
  }

  // MARK: The server's answer

  @Test(arguments: [
    ("/film", "video/mp4"), ("/liar", "video/mp4"), ("/radio", "audio/mpeg"), ("/hls", "application/x-mpegURL"),
    ("/gone", "video/mp4"),
  ])
  func takesTheTypeFromTheAnswer(_ path: String, _ type: String) async throws {
    let scene = try await Scene(Self.web)
    let found = try await scene.resolve(path)
    #expect(found.isMedia && found.items.first?.media?.contentType == type)
  }

  @Test func knowsARadioStation() async throws {
    let scene = try await Scene(Self.web)
    let media = try await scene.resolve("/radio").items.first?.media
    #expect(media?.streamType == .live && media?.metadata?.title == "Radio  [1mX")
  }

  @Test func sendsNoRequestForNamesOfMedia() async throws {
    let scene = try await Scene(Self.web)
    #expect(try await scene.resolve("/film.mp4?x=1").items.first?.media?.contentType == "video/mp4")
    #expect(scene.server.requests.isEmpty)
  }

  @Test(arguments: ["/html", "/bomb"])
  func saysWhatFindsTheMediaOfAPage(_ path: String) async throws {
    let scene = try await Scene(Self.web)
    let error = await scene.failure(path)
    #expect(error?.code == .resolverMissing && error?.message.contains("yt-dlp") == true)
  }

  // MARK: Playlists

  @Test(arguments: ["/list", "/sub/list.m3u"])
  func readsAPlaylist(_ path: String) async throws {
    let scene = try await Scene(Self.web)
    let found = try await scene.resolve(path)
    #expect(
      found.content.kind == .playlist
        && found.items.map(\.url) == [scene.server.url("/film.mp4"), "http://h.example/c.mp3"])
    #expect(found.items.map(\.title) == ["One", "Three"] && found.items[1].media?.contentType == "audio/mpeg")
    #expect(found.passedOver.map(\.name) == ["Two"])
  }

  @Test func readsAPlaylistOfOneStation() async throws {
    let scene = try await Scene(Self.web)
    let found = try await scene.resolve("/list.pls")
    #expect(found.items.map(\.media?.contentType) == ["audio/mpeg"] && found.items[0].url == scene.server.url("/radio"))
    #expect(await scene.failure("/empty.pls")?.code == .playlistNotReadable)
  }

  // MARK: Programs

  @Test func givesAProgramTheAddressAndTheDevice() async throws {
    let scene = try await Scene(Self.web)
    try scene.program(
      #"cat > "$0.question"; printf '{"title": "A \\u202efilm", "duration": 9, "formats": [{"url": "BASE/film.mp4"}]}'"#
    )
    let found = try await scene.resolve("/page?x=--exec")
    #expect(found.items.first?.media?.metadata?.title == "A  film" && found.content.resolver == "resolver")
    #expect(found.items.first?.lifetime == PageResolver.assumedLifetime)
    let question = String(decoding: scene.folder.read("\(scene.folder.path)/resolver.question") ?? [], as: UTF8.self)
    #expect(
      question.contains(#""url":"\#(scene.server.url("/page?x=--exec"))""#) && question.contains(#""hasScreen":true"#),
      "\(question)")
    #expect(scene.server.requests.map(\.target) == ["/film.mp4"], "the page itself isn't asked")
  }

  @Test func triesTheNextFormatWhereTheServerRefuses() async throws {
    let scene = try await Scene(Self.web)
    try scene.program(
      #"printf '{"formats": [{"url": "BASE/refused.mp4", "height": 720}, {"url": "BASE/film.mp4", "height": 360}]}'"#)
    #expect(try await scene.resolve("/page").items.first?.media?.contentId == scene.server.url("/film.mp4"))
    try scene.program(#"printf '{"formats": [{"url": "BASE/refused.mp4"}]}'"#)
    let error = await scene.failure("/page")
    #expect(error?.code == .pageNotResolved && error?.message.contains("403") == true)
  }

  @Test func relaysAFileWhoseServerWantsHeaders() async throws {
    let scene = try await Scene(Self.web)
    let headers = #""headers": {"Referer": "https://page.example/", "Host": "router"}"#
    try scene.program(
      #"printf '{"formats": [{"url": "BASE/guarded.mp4", HEADERS}]}'"#.replacing("HEADERS", with: headers))
    let found = try await scene.resolve("/page")
    let url = scene.server.url("/guarded.mp4")
    #expect(found.items.first?.media?.contentId == url && found.items.first?.resolved.isRelayed == true)
    let origin = try #require(scene.resolver.addresses[url])
    #expect(origin.isServed && origin.source.sound == nil)
    #expect(scene.server.requests.map { $0.headers["referer"] } == [nil, "https://page.example/"])
    // The device itself fetches a file that needs no fields.
    try scene.program(#"printf '{"formats": [{"url": "BASE/film.mp4", HEADERS}]}'"#.replacing("HEADERS", with: headers))
    #expect(try await scene.resolve("/page").items.first?.resolved.isRelayed == nil)
    #expect(scene.resolver.addresses[scene.server.url("/film.mp4")]?.isServed == false)
    // A playlist is fetched likewise.
    try scene.program(
      #"printf '{"formats": [{"url": "BASE/guarded.m3u8", HEADERS}]}'"#.replacing("HEADERS", with: headers))
    let playlist = try #require(try await scene.resolve("/page").items.first)
    #expect(playlist.resolved.isRelayed == true && playlist.media?.contentType == "application/x-mpegURL")
    try scene.program(
      #"printf '{"formats": [{"url": "BASE/refused.m3u8", HEADERS}]}'"#.replacing("HEADERS", with: headers))
    #expect(await scene.failure("/page")?.message.contains("403") == true)
  }

  @Test func refusesAPageInPlaceOfMedia() async throws {
    let scene = try await Scene(Self.web)
    try scene.program(#"printf '{"formats": [{"url": "BASE/login.mp4"}]}'"#)
    #expect(await scene.failure("/page")?.message.contains("answers with a page") == true)
  }

  @Test func joinsPicturesAndSoundWhereThisMachineCan() async throws {
    let scene = try await Scene(Self.web)
    try scene.program(
      #"""
      printf '{"title": "Apart", "duration": 60, "formats": [
        {"url": "BASE/film.mp4?v", "videoCodec": "avc1.640028", "audioCodec": "none", "height": 720, "contentType": "video/mp4"},
        {"url": "BASE/film.mp4?a&expire=9", "videoCodec": "none", "audioCodec": "mp4a.40.2", "contentType": "audio/mp4"}]}'
      """#)
    #expect(try await scene.resolve("/page").items.first?.media?.contentType == "audio/mp4")
    var device = PageDevice.any
    device.joins = true
    let item = try #require(try await scene.resolve("/page", device).items.first)
    let pictures = scene.server.url("/film.mp4?v")
    #expect(item.media?.contentId == pictures && item.resolved.soundUrl == scene.server.url("/film.mp4?a&expire=9"))
    #expect(scene.resolver.addresses[pictures]?.source.sound != nil && item.height == 720)
  }

  @Test(arguments: [#""expires": 5, "#, ""])
  func ignoresAnExpiryInThePast(_ stated: String) async throws {
    let scene = try await Scene(Self.web)
    try scene.program("printf '{\(stated)\"formats\": [{\"url\": \"BASE/film.mp4?e='$(($(date +%s) - 3600))'\"}]}'")
    let item = try #require(try await scene.resolve("/page").items.first)
    #expect(item.lifetime == PageResolver.assumedLifetime)
  }

  @Test func servedMediaExpiresWithItsAddress() async throws {
    let scene = try await Scene(Self.web)
    try scene.program(#"printf '{"formats": [{"url": "BASE/film.mp4"}]}'"#)
    _ = try await scene.resolve("/page")
    scene.resolver.note(served: "http://10.0.0.2/x/film.m3u8", insteadOf: scene.server.url("/film.mp4"))
    let origin = try #require(scene.resolver.origin(of: "http://10.0.0.2/x/film.m3u8"))
    #expect(origin.origin.page == scene.server.url("/page") && !origin.origin.isServed && !origin.isExpired)
  }

  /// Items that can't be played count for the places of the others.
  @Test func resolvesAnItemAnewByItsPlaceInTheAnswer() async throws {
    let scene = try await Scene(Self.web)
    try scene.program(
      #"""
      printf '%s\n' '{"title": "Gone", "formats": [{"url": "BASE/login.mp4"}]}' \
        '{"title": "B", "formats": [{"url": "BASE/film.mp4"}]}' '{"title": "C", "formats": [{"url": "BASE/other.mp4"}]}'
      """#)
    #expect(try await scene.resolve("/page").items.map(\.title) == ["B", "C"])
    for (address, title) in [("/film.mp4", "B"), ("/other.mp4", "C")] {
      let origin = try #require(scene.resolver.origin(of: scene.server.url(address))?.origin)
      let found = try await scene.resolver.resolveAnew(origin.page, index: origin.index, for: .any)
      #expect(found.map(\.title) == [title])
    }
    #expect(try await scene.resolver.resolveAnew(scene.server.url("/page"), index: 0, for: .any).isEmpty)
  }

  /// The answer of a redirect counts, too.
  @Test(arguments: [("open.mp4", ["de"]), ("film.mp4", nil), ("moved.mp4", nil), ("openly-moved.mp4", ["de"])])
  func declaresSubtitlesWhereTheServerLetsPagesRead(_ name: String, _ languages: [String?]?) async throws {
    let scene = try await Scene(Self.web)
    try scene.program(
      #"printf '{"formats": [{"url": "BASE/\#(name)"}], "subtitles": [{"url": "BASE/s.vtt", "language": "de"}]}'"#)
    #expect(try await scene.resolve("/page").items.first?.media?.tracks?.map(\.language) == languages)
  }

  @Test func passesOverEntriesUntilOnePlays() async throws {
    let scene = try await Scene(Self.web)
    try scene.program(
      #"""
      read question
      case "$question" in
        *page-bad*) echo 'ERROR: [tv] this film is gone' >&2; exit 1 ;;
        *page-good*) echo '{"formats": [{"url": "BASE/film.mp4"}]}' ;;
        *) echo '{"title": "Bad", "url": "BASE/page-bad"}'; echo '{"title": "Good", "url": "BASE/page-good"}'; echo '{"url": "BASE/page-3"}' ;;
      esac
      """#)
    let found = try await scene.resolve("/page")
    #expect(found.items.map(\.title) == ["Good", nil] && found.items.map { $0.media != nil } == [true, false])
    #expect(
      found.passedOver.map(\.name) == ["Bad"] && found.passedOver.first?.reason.contains("this film is gone") == true)
  }

  @Test(arguments: [
    ("exit 3", "status 3"), ("echo 'ERROR: no login' >&2; exit 1", "no login"), ("kill -SEGV $$", "status 139"),
    ("echo hello", "no JSON"), ("echo '[]'", "an array"), ("yes '{}' ", "16 MiB"), ("sleep 60", "didn't end within"),
    ("head -c 100000000 /dev/zero", "16 MiB"), ("printf '{\"formats\": []}'", "names no media"),
    ("printf '{\"formats\": [{\"url\": \"file:///etc/passwd\"}]}'", "names no media"),
    ("printf '\\033[31mERROR: \\033]0;x\\007\\n' >&2; exit 1", "ERROR"),
  ])
  func hasTheLastWordsOfAProgramThat(_ text: String, _ reason: String) async throws {
    let scene = try await Scene(Self.web)
    scene.options.timeout = .milliseconds(1_500)
    try scene.program(text)
    let error = await scene.failure("/page")
    #expect(error?.code == .pageNotResolved && error?.message.contains(reason) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("\u{1B}") == false)
  }

  @Test func endsAProgramWhoseCallerCancels() async throws {
    let scene = try await Scene(Self.web)
    try scene.program("sleep 60")
    let call = LoopActor.task { await scene.failure("/page") }
    call.cancel()
    #expect(await call.value?.code == .requestCancelled)
  }

  @Test func refusesProgramsWithoutAnAbsolutePath() {
    var options = ContextOptions()
    options.pages.resolvers = [ResolverProgram(match: "*", command: ["resolver"])]
    #expect(options.pagesFlaw?.contains("absolute path") == true)
    options.pages.resolvers = [ResolverProgram(match: "*", command: ["/usr/bin/resolver", "--x"])]
    #expect(options.pagesFlaw == nil)
  }

  @Test func aPublicPageLeadsNoFurtherInside() async throws {
    // The caller's own address may be of this machine; a page of another host may not lead to it.
    let scene = try await Scene(Self.web)
    let fetching = PreflightFetching()
    fetching.name("example.com")
    let error = await #expect(throws: FetchError.self) {
      _ = try await ServerAnswer.ask(scene.server.url("/film.mp4"), with: HTTPFetcher(), fetching)
    }
    #expect(error?.code == .addressRefused && scene.server.requests.isEmpty)
  }
}
