import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import JSONCodec
import JSONRPC
import LoopIsolation
import StateFiles
import Testing

@testable import CastRPCServer

/// Pages and their playlists, from a resolver of the options to the emulated receiver.
@Suite("Playing pages", .timeLimit(.minutes(1))) @LoopActor struct PagePlaybackTests {
  @LoopActor
  private final class Scene {
    let fixture: ServerFixture
    let client: TestClient
    let folder: TemporaryFolder
    let server: LocalHTTPServer

    /// - Parameter script: The resolver's output, by its question; `BASE` is the server of the media.
    init(_ script: String) async throws {
      self.folder = try TemporaryFolder(forPrograms: true)
      self.server = try await LocalHTTPServer.start { request in
        request.target.hasPrefix("/html")
          ? LocalHTTPServer.Response(200, headers: [("Content-Type", "text/html")], body: Array("<html>".utf8))
          : .file([0, 0, 0, 24] + Array("ftypisom".utf8) + [0, 0, 0, 0], type: "video/mp4", for: request)
      }
      var options = CastContextOptions()
      let path = try self.folder.writeScript(script.replacing("BASE", with: self.server.url("")), to: "resolver")
      options.pages.resolvers = [ResolverProgram(match: "*page*", command: [path])]
      options.pages.usesYtDlp = false
      self.fixture = try await ServerFixture(.testing(), options: options)
      self.client = try await self.fixture.connect()
      try await self.client.call("server.initialize", ["protocolVersion": "1.0", "clientInfo": ["name": "test"]])
      try await self.client.call("events.subscribe", ["topics": ["queue.*"]])
    }

    var device: JSONValue { .string("127.0.0.1:\(self.fixture.receiver.port)") }

    func play(_ path: String, _ more: JSONObject = [:]) async throws -> JSONValue {
      var params = more
      (params["device"], params["url"]) = (self.device, .string(self.server.url(path)))
      return try await self.client.call("player.play", params)
    }

    /// The media of the queue's items, once a notification `name` has come.
    func queue(after name: String) async throws -> [JSONValue?] {
      _ = await self.client.event(name)
      let page = try await self.client.call("queue.list", ["count": 50])
      return (page["items"]?.array ?? []).map { $0["media"] }
    }
  }

  private static let films = #"""
    read question
    case "$question" in
      *page-1*) echo '{"title": "One", "duration": 600, "formats": [{"url": "BASE/one.mp4?duration=600", "height": 1080}]}' ;;
      *page-2*) echo 'ERROR: gone' >&2; exit 1 ;;
      *page-3*) echo '{"title": "Three", "formats": [{"url": "BASE/three.mp4?duration=600"}]}' ;;
      *page-list*) for n in 1 2 3; do echo "{\"url\": \"BASE/page-$n\", \"title\": \"Entry $n\"}"; done ;;
    esac
    """#

  @Test func playsThePageAndNamesItsMedia() async throws {
    let scene = try await Scene(Self.films)
    let played = try await scene.play("/page-1")
    #expect(played["playerState"] == "PLAYING" && played["title"] == "One" && played["contentType"] == "video/mp4")
    #expect(played["contentId"] == .string(scene.server.url("/one.mp4?duration=600")))
    #expect(played["resolved"]?["kind"] == "PAGE" && played["resolved"]?["height"] == 1_080)
    #expect(
      played["resolved"]?["host"] == .string("127.0.0.1:\(scene.server.port)")
        && played["resolved"]?["resolver"] == "resolver")
    await scene.fixture.shutDown()
  }

  @Test func aPlaylistsEntriesFollowWhenTheyAreAboutToPlay() async throws {
    let scene = try await Scene(Self.films)
    let played = try await scene.play("/page-list")
    #expect(
      played["title"] == "One" && played["resolved"]?["kind"] == "PLAYLIST" && played["resolved"]?["itemCount"] == 3)
    let titles = try await scene.queue(after: "queue.didInsert").map { $0?["metadata"]?["title"]?.string }
    #expect(titles == ["One", "Three"], "the second one is gone from its site")
    let next = try await scene.client.call("player.next", ["device": scene.device])
    #expect(next["title"] == "Three")
    await scene.fixture.shutDown()
  }

  @Test func thePlaceInALaterEntryIsNotThatOfThePlaylist() async throws {
    let scene = try await Scene(Self.films)
    let places = scene.fixture.server.context.places
    places.file = StateDirectory(path: "\(scene.folder.path)/state").file(ResumePlaces.fileName)
    _ = try await scene.play("/page-list", ["resume": true])
    _ = await scene.client.event("queue.didInsert")
    try await scene.client.call("player.next", ["device": scene.device])
    try await scene.client.call("player.seek", ["device": scene.device, "position": 300])
    try await scene.client.call("player.stop", ["device": scene.device])
    #expect(try await scene.play("/page-list", ["resume": true])["resumedAt"] == nil)
    await scene.fixture.shutDown()
  }

  /// With a conversion the pictures and the sound of these pages would be joined.
  @Test(.programs("ffmpeg", "ffprobe")) func entriesAreConvertedByTheWishesOfTheCall() async throws {
    let scene = try await Scene(
      #"""
      read question
      case "$question" in
        *page-list*) for n in 1 2; do echo "{\"url\": \"BASE/page-$n\", \"title\": \"Entry $n\"}"; done ;;
        *) echo '{"title": "Film", "duration": 600, "formats": [
          {"url": "BASE/v.mp4?duration=600", "videoCodec": "avc1.640028", "audioCodec": "none", "height": 1080, "contentType": "video/mp4"},
          {"url": "BASE/a.m4a?duration=600", "videoCodec": "none", "audioCodec": "mp4a.40.2", "contentType": "audio/mp4"},
          {"url": "BASE/small.mp4?duration=600", "videoCodec": "avc1.640028", "audioCodec": "mp4a.40.2", "height": 360}]}' | tr -d '\n' ;;
      esac
      """#)
    _ = try await scene.play("/page-list", ["convert": "NEVER"])
    let media = try await scene.queue(after: "queue.didInsert")
    let small = JSONValue.string(scene.server.url("/small.mp4?duration=600"))
    #expect(media.count == 2 && media.allSatisfy { $0?["contentId"] == small }, "\(media)")
    await scene.fixture.shutDown()
  }

  @Test func dropsTheEntriesForTheNextMedia() async throws {
    let scene = try await Scene(Self.films)
    _ = try await scene.play("/page-list")
    let film = "https://example.com/film.mp4?duration=600"
    try await scene.client.call("player.play", ["device": scene.device, "url": .string(film), "title": "Film"])
    let session = try #require(scene.fixture.server.context.sessions.sessions.first)
    #expect(session.media.snapshot.media?.contentId == film)
    #expect(try await scene.client.call("player.status", ["device": scene.device])["queueLength"] != 2)
    await scene.fixture.shutDown()
  }

  @Test func anAddressThatExpiresIsResolvedAnew() async throws {
    let scene = try await Scene(
      #"""
      read question
      case "$question" in
        *page-1*) echo '{"title": "One", "formats": [{"url": "BASE/one.mp4?duration=600"}]}' ;;
        *page-soon*)
          if [ -e "$0.used" ]; then echo '{"title": "Soon", "formats": [{"url": "BASE/new.mp4?duration=600"}]}'
          else touch "$0.used"; echo "{\"title\": \"Soon\", \"expires\": $(($(date +%s) + 31)), \"formats\": [{\"url\": \"BASE/old.mp4?duration=600\"}]}"; fi ;;
      esac
      """#)
    _ = try await scene.play("/page-1")
    let found = try await scene.client.call("media.resolve", ["url": .string(scene.server.url("/page-soon"))])
    #expect(found["items"]?[0]?["media"]?["contentId"]?.string == scene.server.url("/old.mp4?duration=600"))
    let lifetime = found["items"]?[0]?["lifetime"]?.number ?? 0
    #expect(lifetime > 25 && lifetime < 35)
    let items = ["/one.mp4?duration=600", "/old.mp4?duration=600"].map { path -> JSONValue in
      ["media": ["contentId": .string(scene.server.url(path)), "contentType": "video/mp4"]]
    }
    try await scene.client.call("queue.load", ["queueData": ["items": .array(items)]])
    let contents = try await scene.queue(after: "queue.didRemove").map { $0?["contentId"]?.string }
    #expect(contents == [scene.server.url("/one.mp4?duration=600"), scene.server.url("/new.mp4?duration=600")])
    await scene.fixture.shutDown()
  }

  @Test func allCallsAnswerAlike() async throws {
    let scene = try await Scene(Self.films)
    let url = JSONValue.string(scene.server.url("/page-2"))
    let played = await scene.client.failure("player.play", ["device": scene.device, "url": url])
    let resolved = await scene.client.failure("media.resolve", ["url": url])
    let judged = try await scene.client.call("media.preflight", ["url": url])
    #expect(played?.name == "PageNotResolved" && resolved?.name == "PageNotResolved")
    #expect(played?.message == resolved?.message && played?.message.contains("gone") == true)
    #expect(judged["verdict"] == "WILL_FAIL" && judged["findings"]?[0]?["message"]?.string == played?.message)
    let page = JSONValue.string(scene.server.url("/html"))
    #expect(
      await scene.client.failure("player.play", ["device": scene.device, "url": page])?.name == "ResolverMissing")
    #expect(scene.fixture.receiver.sessionId == nil, "nothing is launched")
    let fine = try await scene.client.call("media.preflight", ["url": .string(scene.server.url("/page-1"))])
    #expect(fine["resolved"]?["title"] == "One" && fine["url"] == .string(scene.server.url("/one.mp4?duration=600")))
    await scene.fixture.shutDown()
  }

  @Test func loadsAnAddressAsItIsWhereTheCallerSaysSo() async throws {
    let scene = try await Scene(Self.films)
    let url = JSONValue.string(scene.server.url("/page-1?duration=600"))
    let played = try await scene.client.call("player.play", ["device": scene.device, "url": url, "resolve": "NEVER"])
    #expect(played["contentId"] == url && played["resolved"] == nil)
    await scene.fixture.shutDown()
  }

  @Test func noClientNamesPrograms() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let resolvers: JSONValue = [["match": "*", "command": ["/bin/sh", "-c", "id"]]]
    let failure = await client.failure("context.create", ["options": ["pages": ["resolvers": resolvers]]])
    #expect(failure?.name == "InvalidParams" && failure?.data["path"] == "params.options.pages.resolvers")
    #expect(fixture.server.context.options.pages.resolvers.isEmpty)
    try await client.call("context.create", ["options": ["pages": ["usesYtDlp": false]]])
    #expect(!fixture.server.context.options.pages.usesYtDlp)
    await fixture.shutDown()
  }

  @Test func anItemThatCannotPlayDoesNotEndAPlaylist() async throws {
    let scene = try await Scene(Self.films)
    let list = """
      #EXTM3U
      #EXTINF:1,Gone
      missing.mp4
      #EXTINF:1,Old
      rtsp://h/x
      #EXTINF:9,Broken
      https://example.com/broken.mp4?fail=104
      #EXTINF:9,Film
      https://example.com/film.mp4?duration=600
      """
    let path = try scene.folder.write(Array(list.utf8), to: "list.m3u")
    let played = try await scene.client.call("player.play", ["device": scene.device, "url": .string(path)])
    #expect(played["playerState"] == "PLAYING" && played["title"] == "Film")
    #expect(played["passedOver"]?.array?.map { $0["name"]?.string } == ["Gone", "Old", "Broken"])
    #expect(played["passedOver"]?[0]?["reason"] == "There is no such file.")
    let hopeless = Array("#EXTM3U\nhttps://example.com/a.mp4?fail=104\nhttps://example.com/b.mp4?fail=104\n".utf8)
    let other = try scene.folder.write(hopeless, to: "hopeless.m3u")
    let failure = await scene.client.failure("player.play", ["device": scene.device, "url": .string(other)])
    #expect(
      failure?.name == "MediaLoadFailed" && failure?.message.hasPrefix("“b.mp4") == true, "\(failure?.message ?? "")")
    await scene.fixture.shutDown()
  }
}
