import CastTestSupport
import Foundation
import Glibc
import JSONCodec
import Testing

/// Local files, cast by the built server to the built receiver, which fetches them.
@Suite(.blocking, .timeLimit(.minutes(5))) final class LocalFileTests {
  private let folder: TemporaryFolder
  private let receiver: Conversation
  private let server: Conversation
  private let device: JSONValue

  init() throws {
    self.folder = try TemporaryFolder()
    self.receiver = try Conversation.receiver(["--fetch-media", "--load-time", "0"])
    self.server = try Conversation.server()
    let port = try #require(try self.receiver.call("device.list")["devices"]?[0]?["port"]?.integer)
    self.device = .string("127.0.0.1:\(port)")
  }

  private func song(_ name: String, seconds: Int = 30) throws -> String {
    try self.folder.write(SilentSound.wave(seconds: seconds), to: name)
  }

  @discardableResult
  private func play(_ params: JSONObject) throws -> JSONValue {
    var params = params
    params["device"] = self.device
    return try self.server.call("player.play", params)
  }

  private func publications() throws -> [JSONValue] { try self.server.call("serve.list")["publications"]?.array ?? [] }

  @Test func aSongIsFetchedAndPlayed() throws {
    let path = try self.song("A song.wav")
    let status = try self.play(["url": .string(path)])
    #expect(status["playerState"] == "PLAYING")
    #expect(status["contentType"] == "audio/wav")
    #expect(status["duration"]?.number == 30)
    #expect(status["title"]?.string?.contains("A song") == true)
    let url = try #require(status["contentId"]?.string)
    #expect(url.hasPrefix("http://127.0.0.1:") && url.hasSuffix("/A%20song.wav"))
    let served = try self.server.event("serve.didServe") { $0["state"] == "FINISHED" }
    #expect(served["path"] == .string(path) && served["peer"] == "127.0.0.1")
    #expect(served["bytesSent"] == served["length"])
    let published = try self.publications()
    #expect(published.count == 1 && published[0]["isAutomatic"] == true && published[0]["url"] == .string(url))

    // Another load replaces it.
    let other = try self.play(["url": .string(try self.song("B.wav"))])
    #expect(other["contentId"]?.string?.hasSuffix("/B.wav") == true)
    #expect(try self.publications().map { $0["name"] } == ["B.wav"])
    try self.server.call("session.end", ["action": "STOP_CASTING"])
    #expect(try self.publications().isEmpty)
  }

  @Test func aFolderIsAQueueInNaturalOrder() throws {
    for name in ["10.wav", "9.wav", "1.wav"] { _ = try self.song("album/\(name)") }
    try self.folder.write(Array("not music".utf8), to: "album/notes.txt")
    let status = try self.play(["url": .string("\(self.folder.path)/album")])
    #expect(status["queueLength"] == 3)
    let items = try self.server.call("queue.list")["items"]?.array ?? []
    let names = items.map { $0["media"]?["contentId"]?.string?.split(separator: "/").last.map(String.init) }
    #expect(names == ["1.wav", "9.wav", "10.wav"])
    // The item after the current one is published, too.
    try self.server.call("player.next", ["device": self.device])
    try self.server.event("serve.didServe") { $0["name"] == "9.wav" && $0["state"] == "FINISHED" }
  }

  /// Files that leave the queue are no longer served, even if another sender removed them; the others are.
  @Test func stopsServingRemovedItems() throws {
    for name in ["1.wav", "2.wav", "3.wav"] { _ = try self.song("album/\(name)") }
    try self.play(["url": .string("\(self.folder.path)/album")])
    let extra = try self.server.call(
      "queue.insert", ["items": [["media": ["contentId": .string("file://\(try self.song("4.wav"))")]]]])
    #expect(try self.publications().map { $0["name"] } == ["1.wav", "2.wav", "3.wav", "4.wav"])
    let ids = try #require(try self.server.call("queue.list")["items"]?.array).compactMap { $0["itemId"] }
    try #require(ids.count == 4)
    #expect(extra["itemIds"] == .array([ids[3]]))
    try self.server.call("queue.remove", ["itemIds": .array([ids[1], ids[3]])])
    #expect(try self.publications().map { $0["name"] } == ["1.wav", "3.wav"])
    try self.server.call("player.next", ["device": self.device])
    try self.server.event("serve.didServe") { $0["name"] == "3.wav" && $0["state"] == "FINISHED" }
  }

  @Test func aPlaylistIsAQueue() throws {
    _ = try self.song("one.wav")
    _ = try self.song("two.wav")
    let list = try self.folder.write(
      Array("#EXTM3U\n#EXTINF:30,The first\none.wav\n#EXTINF:30,The second\ntwo.wav\n".utf8), to: "party.m3u")
    let status = try self.play(["url": .string(list)])
    #expect(status["queueLength"] == 2)
    #expect(status["contentId"]?.string?.hasSuffix("/one.wav") == true)
  }

  @Test func subtitlesAreDeclaredAndShown() throws {
    let path = try self.song("film.wav")
    let subtitles = try self.folder.write(
      Array("1\n00:00:01,000 --> 00:00:02,000\nHello\n".utf8), to: "other/film.de.srt")
    try self.play(["url": .string(path), "subtitles": .string(subtitles)])
    let media = try self.server.call("media.getStatus")
    let track = try #require(media["status"]?["media"]?["tracks"]?[0])
    #expect(track["trackContentType"] == "text/vtt" && track["language"] == "de")
    #expect(media["status"]?["activeTrackIds"] == [1])
    let published = try self.publications().first { $0["contentType"] == "text/vtt" }
    #expect(published?["url"] == track["trackContentId"])
  }

  @Test(.programs("ffmpeg")) func subtitlesThatNoDeviceShowsAreNamed() throws {
    let film = try self.folder.makeMedia(
      "film.mp4",
      ["-f", "lavfi", "-i", "testsrc=size=160x90:rate=25:duration=2", "-c:v", "libx264", "-pix_fmt", "yuv420p"])
    let subtitles = try self.folder.write(Array("PG\0\0\0\0".utf8), to: "film.sup")
    let report = try self.server.call("media.preflight", ["url": .string(film)])
    let finding = report["findings"]?.array?.first { $0["url"] == .string(subtitles) }
    #expect(finding?["code"] == "SUBTITLE_FORMAT_NOT_SUPPORTED" && finding?["severity"] == "NOTE", "\(report)")
    #expect(finding?["advice"]?.string?.contains("SubRip") == true)
    let status = try self.play(["media": ["contentId": .string(film)]])
    #expect(status["unusedSubtitles"]?.array?.map { $0["name"] } == [.string(subtitles)], "\(status)")
    #expect(try self.play(["url": .string(try self.song("A.wav"))])["unusedSubtitles"] == nil)
  }

  @Test func aFileWhoseNameIsNotUTF8IsServed() throws {
    let path = try self.song("a.wav")
    let name = Array("\(self.folder.path)/caf".utf8) + [0xE9] + Array(".wav".utf8)
    try #require(rename(path, name.map { CChar(bitPattern: $0) } + [0]) == 0)
    let status = try self.play(["url": .string("file://\(self.folder.path)/caf%E9.wav")])
    #expect(status["playerState"] == "PLAYING" && status["title"] == "café", "\(status)")
    // Its path in answers is a path for calls.
    let published = try self.publications()[0]["path"] ?? .null
    let again = try self.play(["url": published])
    #expect(again["playerState"] == "PLAYING" && again["title"] == "café", "\(again)")
    let report = try self.server.call("media.preflight", ["url": published])
    #expect(report["facts"]?["duration"]?.number == 30, "\(report)")
    // So is its folder a queue of it.
    #expect(try self.play(["url": .string(self.folder.path)])["title"] == "café")
  }

  @Test func fileURLsAreLoadedAndInserted() throws {
    let (first, second) = (try self.song("first.wav"), try self.song("second.wav"))
    try self.server.call("session.start", try self.target())
    try self.server.call("media.load", ["media": ["contentId": .string("file://\(first)")]])
    try self.server.call("queue.insert", ["items": [["media": ["contentId": .string("file://\(second)")]]]])
    #expect(try self.publications().map { $0["path"] } == [.string(first), .string(second)])
    let items = try self.server.call("queue.list")["items"]?.array ?? []
    #expect(items.count == 2)
    try self.server.call("queue.load", ["items": [["media": ["contentId": .string("file://\(second)")]]]])
    #expect(try self.publications().map { $0["path"] } == [.string(second)])
  }

  /// Loads accept the same as `player.play`: a path is allowed wherever a `file:` URL is.
  @Test func pathsAreLoaded() throws {
    let (one, two) = (try self.song("album/1.wav"), try self.song("album/2.wav"))
    let list = try self.folder.write(Array("[playlist]\nFile1=album/2.wav\nFile2=album/1.wav\n".utf8), to: "list.pls")
    let text = try self.folder.write(Array("1\n00:00:01,000 --> 00:00:02,000\nHello\n".utf8), to: "words.srt")
    try self.server.call("session.start", try self.target())

    let track: JSONValue = ["trackId": 1, "type": "TEXT", "trackContentId": .string(text)]
    let loaded = try self.server.call(
      "media.load",
      [
        "media": ["contentId": "/an/id/beside/the/url", "contentUrl": .string(one), "tracks": [track]],
        "preflight": true,
      ])
    let media = loaded["status"]?["media"]
    #expect(media?["contentId"]?.string?.hasSuffix("/1.wav") == true && media?["duration"]?.number == 30)
    #expect(media?["tracks"]?[0]?["trackContentId"]?.string?.hasPrefix("http://") == true)
    #expect(try self.publications().map { $0["contentType"] } == ["audio/wav", "text/vtt"])

    for (path, names) in [("\(self.folder.path)/album", ["1.wav", "2.wav"]), (list, ["2.wav", "1.wav"])] {
      try self.server.call("media.load", ["media": ["contentId": .string(path)]])
      #expect(try self.queue() == names, "\(path)")
    }
    let items: [JSONValue] = [two, "\(self.folder.path)/album", list].map { ["media": ["contentId": .string($0)]] }
    let queue = try self.server.call("queue.load", ["items": .array(items), "startIndex": 1])
    #expect(try self.queue() == ["2.wav", "1.wav", "2.wav", "2.wav", "1.wav"])
    #expect(queue["mediaState"]?["status"]?["currentItemId"] == queue["itemIds"]?[1])
    try self.server.call("queue.insert", ["items": [["media": ["contentUrl": .string(two)]]]])
    #expect(try self.queue().last == "2.wav")
  }

  @Test func aLongNameOfAnotherScriptIsServed() throws {
    let name = String(repeating: "映", count: 50) + ".wav"
    #expect(try self.play(["url": .string(try self.song(name))])["playerState"] == "PLAYING")
  }

  /// The receiver names no media but by its URL.
  @Test func tracksOfMediaThatHasOnlyAURLAreServed() throws {
    let text = try self.folder.write(Array("1\n00:00:01,000 --> 00:00:02,000\nHello\n".utf8), to: "words.srt")
    let receiver = try Conversation.receiver(["--no-fetch-media", "--load-time", "0"])
    try self.server.call("session.start", try Self.target(receiver))
    let track: JSONValue = ["trackId": 1, "type": "TEXT", "trackContentId": .string(text)]
    let media: JSONValue = [
      "contentUrl": "http://example.com/film.mp4", "contentType": "video/mp4", "tracks": [track],
    ]
    try self.server.call("media.load", ["media": media])
    #expect(try self.publications().map { $0["contentType"] } == ["text/vtt"])
  }

  /// Its number has no successor.
  @Test func aTrackMayHaveTheLargestNumber() throws {
    let film = try self.folder.write(MediaFixtures.mp4(), to: "films/a.mp4")
    _ = try self.folder.write(Array("1\n00:00:01,000 --> 00:00:02,000\nHello\n".utf8), to: "films/a.srt")
    try self.server.call("session.start", try self.target())
    let track: JSONValue = [
      "trackId": .integer(.max), "type": "TEXT", "trackContentId": "http://example.com/a.vtt", "language": "en",
    ]
    let media: JSONValue = ["contentId": .string(film), "tracks": [track]]
    let loaded = try self.server.call("media.load", ["media": media])
    #expect(loaded["status"]?["media"]?["tracks"]?.array?.compactMap { $0["trackId"]?.integer } == [.max, 1])
  }

  /// The device may play the media nevertheless; its files go with the next load.
  @Test func keepsServingFilesOfACancelledLoad() throws {
    let receiver = try Conversation.receiver(["--fetch-media", "--load-time", "2"])
    try self.server.call("session.start", try Self.target(receiver))
    let call = self.server.send("media.load", ["media": ["contentId": .string(try self.song("A.wav"))]])
    _ = try self.server.event("serve.didServe") { $0["name"] == "A.wav" }
    self.server.child.writeLine(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(call)}}"#)
    #expect(try self.server.answer(to: call)["error"] != nil)
    #expect(try self.publications().map { $0["name"] } == ["A.wav"])
    try self.server.call("media.load", ["media": ["contentId": .string(try self.song("B.wav"))]])
    #expect(try self.publications().map { $0["name"] } == ["B.wav"])
  }

  /// An insertion waits for the load before it; its files are not those of earlier media.
  @Test func keepsServingFilesInsertedDuringALoad() throws {
    let receiver = try Conversation.receiver(["--fetch-media", "--load-time", "1"])
    try self.server.call("session.start", try Self.target(receiver))
    let load = self.server.send("media.load", ["media": ["contentId": .string(try self.song("A.wav"))]])
    _ = try self.server.event("serve.didServe") { $0["name"] == "A.wav" }
    let items: JSONValue = [["media": ["contentId": .string(try self.song("B.wav"))]]]
    let insert = self.server.send("queue.insert", ["items": items])
    _ = try self.server.answer(to: load)
    _ = try self.server.answer(to: insert)
    #expect(try self.publications().map { $0["name"] } == ["A.wav", "B.wav"])
  }

  /// The names of the queue's items.
  private func queue() throws -> [String] {
    try (self.server.call("queue.list")["items"]?.array ?? []).compactMap {
      $0["media"]?["contentId"]?.string?.split(separator: "/").last.map(String.init)
    }
  }

  @Test func pathsThatCanNotBeLoadedAreRefusedWithAReason() throws {
    let (song, text) = (try self.song("album/1.wav"), try self.folder.write(Array("words\n".utf8), to: "notes.txt"))
    _ = try self.song("album/2.wav")
    try self.server.call("session.start", try self.target())
    for (path, name, place) in [
      ("\(self.folder.path)/none.mp4", "FileNotFound", nil), (text, "FileNotPlayable", nil),
      ("-", "InvalidParams", "media.contentId"),
    ] {
      let error = try self.server.failure("media.load", ["media": ["contentId": .string(path)]])
      #expect(error["data"]?["name"]?.string == name, "\(path)")
      #expect(error["data"]?["path"]?.string == place.map { "params.\($0)" }, "\(path)")
      let items: JSONValue = [["media": ["contentId": .string(song)]], ["media": ["contentId": .string(path)]]]
      let inQueue = try self.server.failure("queue.load", ["items": items])
      #expect(inQueue["data"]?["name"]?.string == name, "\(path)")
      #expect(inQueue["data"]?["path"]?.string == place.map { "params.items[1].\($0)" }, "\(path)")
    }
    try self.server.call("media.load", ["media": ["contentId": .string(song)]])
    let folder = try self.server.failure(
      "queue.insertAndPlay", ["item": ["media": ["contentId": .string("\(self.folder.path)/album")]]])
    #expect(folder["data"]?["name"] == "InvalidParams" && folder["data"]?["path"] == "params.item")
    let change: JSONValue = ["itemId": 1, "media": ["contentId": .string(song)]]
    #expect(
      try self.server.failure("queue.update", ["items": [change]])["data"]?["path"] == "params.items[0].media")
    #expect(try self.publications().map { $0["path"] } == [.string(song)])
  }

  /// Apps may have ids that begin with a slash (Plex); only existing paths are files.
  @Test func anotherAppGetsItsOwnIds() throws {
    let application = try self.folder.write(
      Array(#"{"appId":"1234ABCD","namespaces":["urn:x-cast:com.google.cast.media"]}"#.utf8), to: "app.json")
    let receiver = try Conversation.receiver(["--app-file", application])
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    try self.server.call("session.start", ["host": "127.0.0.1", "port": port, "applicationId": "1234ABCD"])
    let own: JSONValue = ["contentId": "/library/metadata/1"]
    let loaded = try self.server.call("media.load", ["media": own, "preflight": true])
    #expect(loaded["status"]?["media"]?["contentId"] == "/library/metadata/1")
    #expect(try self.server.failure("media.preflight", ["media": own])["data"]?["path"] == "params.media.contentId")
    let song = try self.song("song.wav")
    try self.server.call("queue.insert", ["items": [["media": own], ["media": ["contentId": .string(song)]]]])
    #expect(try self.queue() == ["1", "1", "song.wav"])
    #expect(try self.publications().map { $0["path"] } == [.string(song)])
  }

  /// A device can't make the server serve a file by reporting its path, even if a client continues that playback.
  @Test(arguments: ["session.transfer", "session.takeBack", "widget.takeBack"])
  func neverServesPathsFromDevices(way: String) throws {
    let application = try self.folder.write(
      Array(#"{"appId":"1234ABCD","namespaces":["urn:x-cast:com.google.cast.media"]}"#.utf8), to: "app.json")
    let receivers = try [1, 2].map { _ in try Conversation.receiver(["--app-file", application]) }
    let targets: [JSONObject] = try receivers.map { receiver in
      ["host": "127.0.0.1", "port": try #require(try receiver.call("device.list")["devices"]?[0]?["port"])]
    }
    var target = targets[0]
    target["applicationId"] = "1234ABCD"
    try self.server.call("session.start", target)
    // The file doesn't exist yet, so the app gets the path as an id, and reports it.
    let path = "\(self.folder.path)/diary.wav"
    try self.server.call("media.load", ["media": ["contentId": .string(path)]])
    #expect(try self.song("diary.wav") == path)
    switch way {
    case "session.transfer": try self.server.call(way, targets[1])
    case "session.takeBack":
      let request = try #require(try self.server.call(way)["loadRequestData"]?.object)
      #expect(try self.server.failure("media.load", request)["data"]?["path"] == "params.media")
    default:
      let local = try self.server.call(way)
      #expect(local["media"] != nil && local["media"]?["contentId"] == nil)
      #expect(try self.server.failure("widget.handOver", ["local": local])["data"]?["name"] == "InvalidParams")
    }
    #expect(try self.publications().isEmpty)
  }

  private func target() throws -> JSONObject { try Self.target(self.receiver) }

  private static func target(_ receiver: Conversation) throws -> JSONObject {
    ["host": "127.0.0.1", "port": try #require(try receiver.call("device.list")["devices"]?[0]?["port"])]
  }

  /// The interrupted media is restored, and still served.
  @Test func keepsServingInterruptedMedia() throws {
    let (film, bell) = (try self.song("film.wav"), try self.song("bell.wav", seconds: 1))
    let before = try self.play(["url": .string(film)])["contentId"]
    let after = try self.server.call("player.interrupt", ["device": self.device, "url": .string(bell)])
    #expect(after["contentId"] == before && after["playerState"] == "PLAYING")
    #expect(try self.publications().map { $0["name"] } == ["film.wav"])
  }

  @Test func aPipeIsALiveStream() throws {
    let pipe = "\(self.folder.path)/pipe.wav"
    #expect(mkfifo(pipe, 0o600) == 0)
    let bytes = SilentSound.wave(seconds: 5)
    Thread.detachNewThread {
      let writer = open(pipe, O_WRONLY)
      _ = bytes.withUnsafeBytes { write(writer, $0.baseAddress, $0.count) }
      close(writer)
    }
    let status = try self.play(["url": .string(pipe), "contentType": "audio/wav"])
    #expect(status["contentType"] == "audio/wav")
    #expect(try self.publications()[0]["isStream"] == true)
  }

  @Test func refusesFilesThatCannotBeCast() throws {
    try self.server.call("session.start", try self.target())
    let text = try self.folder.write(Array("just words\n".utf8), to: "notes.txt")
    for (url, name) in [
      ("film.mp4", "InvalidParams"), ("\(self.folder.path)/none.mp4", "FileNotFound"), (text, "FileNotPlayable"),
      (self.folder.path + "/", "FileNotPlayable"),
    ] {
      let error = try self.server.failure("player.play", ["device": self.device, "url": .string(url)])
      #expect(error["data"]?["name"]?.string == name, "\(url)")
    }
    for url in ["file:film.mp4", "file://elsewhere/film.mp4", "file:///%zz"] {
      let error = try self.server.failure("media.load", ["media": ["contentId": .string(url)]])
      #expect(error["data"]?["name"] == "InvalidParams", "\(url)")
    }
    #expect(try self.publications().isEmpty)
  }

  /// A file of this machine is examined before it is loaded, so that one that can't play ends nothing.
  @Test func playsOnWhenAFileCannotPlay() throws {
    _ = try self.play(["url": .string(try self.song("A.wav"))])
    let cut = try self.folder.write(Array(MediaFixtures.mp4().dropLast(200)), to: "cut.mp4")
    let error = try self.server.failure("player.play", ["device": self.device, "url": .string(cut)])
    #expect(error["data"]?["name"] == "MediaWillFail", "\(error)")
    let status = try self.server.call("player.status", ["device": self.device])
    #expect(status["playerState"] == "PLAYING" && status["title"] == "A")
    let insisted = try self.server.failure(
      "player.play", ["device": self.device, "url": .string(cut), "preflight": false])
    #expect(insisted["data"]?["name"] != "MediaWillFail", "\(insisted)")
  }

  @Test func judgesTheFirstItemOfAFolderOrPlaylist() throws {
    let song = try self.song("list/1.wav")
    let list = try self.folder.write(Array("#EXTM3U\n\(song)\n".utf8), to: "songs.m3u")
    for path in ["\(self.folder.path)/list", list] {
      let report = try self.server.call("media.preflight", ["url": .string(path), "device": self.device])
      #expect(report["url"] == .string(song) && report["verdict"] == "WILL_PLAY", "\(report)")
    }
  }

  /// A load that the receiver refuses leaves no publication.
  @Test func unpublishesRefusedMedia() throws {
    let broken = try self.folder.write(Array("RIFF".utf8) + [4, 0, 0, 0] + Array("WAVE".utf8), to: "broken.wav")
    let error = try self.server.failure("player.play", ["device": self.device, "url": .string(broken)])
    #expect(error["data"]?["name"]?.string?.isEmpty == false)
    #expect(try self.publications().isEmpty)
  }

  /// A firewall lets no request through; here the receiver fetches nothing, and refuses the type.
  @Test func aFileThatIsNeverFetchedNamesThePort() throws {
    let receiver = try Conversation.receiver(["--no-fetch-media", "--load-time", "0"])
    try self.server.call("session.start", try Self.target(receiver))
    let media: JSONValue = ["contentId": .string(try self.song("A.wav")), "contentType": "application/pdf"]
    let error = try self.server.failure("media.load", ["media": media])
    let message = error["message"]?.string ?? ""
    #expect(message.hasPrefix("The device never fetched the file from this machine."), "\(error)")
    #expect(message.contains("open TCP port "))
    let broken = try self.folder.write(Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WAVE".utf8), to: "broken.wav")
    let fetched = try self.server.failure("player.play", ["device": self.device, "url": .string(broken)])
    #expect(fetched["message"]?.string?.contains("never fetched") == false, "\(fetched)")
  }

  /// The film isn't a file of this machine, although its subtitles are.
  @Test func subtitlesOfAFilmOnTheWebNameNoPort() throws {
    let receiver = try Conversation.receiver(["--no-fetch-media", "--load-time", "0"])
    try self.server.call("session.start", try Self.target(receiver))
    let subtitles = try self.folder.write(Array("1\n00:00:01,000 --> 00:00:02,000\nHello\n".utf8), to: "de.srt")
    let track: JSONValue = ["trackId": 1, "type": "TEXT", "trackContentId": .string(subtitles)]
    let media: JSONValue = [
      "contentId": "https://example.com/film", "contentType": "application/pdf", "tracks": [track],
    ]
    let error = try self.server.failure("media.load", ["media": media])
    #expect(error["data"]?["name"] == "MediaLoadFailed", "\(error)")
    #expect(error["message"]?.string?.contains("never fetched") == false, "\(error)")
  }

  /// ffprobe looks into the folder until the URL plays.
  @Test func aNewerLoadReplacesOneThatIsBeingPrepared() throws {
    _ = try self.song("album/A.wav")
    let (begun, end) = ("\(self.folder.path)/begun", "\(self.folder.path)/end")
    let programs = try TemporaryFolder(forPrograms: true)
    _ = try programs.writeScript(
      "echo > '\(begun)'; while [ ! -e '\(end)' ]; do sleep 0.02; done; exit 1", to: "ffprobe")
    let server = try Conversation.server(
      environment: ["PATH": "\(programs.path):\(String(cString: getenv("PATH")))"])
    let receiver = try Conversation.receiver(["--load-time", "0"])
    try server.call("session.start", try Self.target(receiver))
    let older = server.send("media.load", ["media": ["contentId": .string("\(self.folder.path)/album")]])
    for _ in 0..<2_000 where access(begun, F_OK) != 0 { usleep(10_000) }
    let url: JSONValue = "https://example.com/film.mp4?duration=60"
    try server.call("media.load", ["media": ["contentId": url, "contentType": "video/mp4"]])
    try self.folder.write([], to: "end")
    let error = try server.answer(to: older)["error"]
    #expect(error?["data"]?["name"] == "RequestReplaced", "\(error ?? .null)")
    #expect(try server.call("media.getStatus")["status"]?["media"]?["contentId"] == url)
    #expect(try server.call("serve.list")["publications"]?.array == [])
  }

  @Test func aFileIsPublishedByItself() throws {
    try self.server.call("session.start", try self.target())
    let text = try self.folder.write(Array("words".utf8), to: "notes.txt")
    let mine = try self.server.call("serve.publish", ["path": .string(text), "contentType": "text/plain"])
    #expect(mine["isAutomatic"] == false && mine["size"] == 5)
    let subtitles = try self.folder.write(Array("1\n00:00:01,000 --> 00:00:02,000\nHello\n".utf8), to: "film.srt")
    #expect(try self.server.call("serve.publish", ["path": .string(subtitles)])["contentType"] == "text/vtt")
    let other = try self.server.call("serve.publish", ["path": .string(text), "device": self.device])
    #expect(other["sessionId"] == nil)
    try self.server.call("serve.unpublish", ["publicationId": mine["publicationId"] ?? .null])
    #expect(
      try self.server.failure("serve.unpublish", ["publicationId": mine["publicationId"] ?? .null])["data"]?["name"]
        == "NoSuchPublication")
    try self.server.call("session.end")
    #expect(try self.publications() == [other])
  }
}
