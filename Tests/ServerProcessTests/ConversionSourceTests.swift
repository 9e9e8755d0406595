import CastTestSupport
import Glibc
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// Conversions of URLs and of streams, slideshows and resuming, by the built server for the built receiver.
@Suite(.blocking, .programs("ffmpeg", "ffprobe", "setpriv"), .timeLimit(.minutes(3)))
final class ConversionSourceTests {
  private let folder: TemporaryFolder
  private let receiver: Conversation
  private let device: JSONValue

  init() throws {
    self.folder = try TemporaryFolder(forPrograms: true)
    self.receiver = try Conversation.receiver(["--fetch-media", "--load-time", "0"])
    let port = try #require(try self.receiver.call("device.list")["devices"]?[0]?["port"]?.integer)
    self.device = .string("127.0.0.1:\(port)")
  }

  private func server(_ options: JSONObject = [:]) throws -> Conversation {
    try Conversation.server(
      environment: [
        "XDG_CACHE_HOME": "\(self.folder.path)/cache", "XDG_STATE_HOME": "\(self.folder.path)/state",
      ], options: options)
  }

  private static func input(_ seconds: Int) -> [String] {
    [
      "-f", "lavfi", "-i", "testsrc=size=160x90:rate=25:duration=\(seconds)", "-f", "lavfi", "-i",
      "sine=duration=\(seconds)",
    ]
  }

  /// One whose name says that no device reads it, and one that only the device's refusal shows.
  @Test(arguments: ["/film.avi", "/film"]) func aURLThatTheDeviceCannotPlayIsConverted(path: String) async throws {
    let film = try self.folder.makeMedia("film.avi", Self.input(20) + ["-c:v", "mpeg4", "-c:a", "libmp3lame"])
    let bytes = try #require(self.folder.read(film))
    let web = try await LocalHTTPServer.start {
      .file(bytes, type: "video/x-msvideo", headers: [("Access-Control-Allow-Origin", "*")], for: $0)
    }
    let server = try self.server()
    let url = JSONValue.string(web.url(path))
    let report = try server.call("media.preflight", ["url": url, "device": self.device])
    #expect(report["conversion"]?["steps"] == ["OTHER_SOUND", "OTHER_PICTURES"])
    let status = try server.call("player.play", ["url": url, "device": self.device])
    #expect(status["playerState"] == "PLAYING" && status["contentType"] == "application/x-mpegurl")
    #expect(abs((status["duration"]?.number ?? 0) - 20) < 0.2)
    let progress = try server.event("serve.didConvert") { $0["madeUntil"]?.number ?? 0 > 0 }
    #expect(progress["path"] == url && progress["encoder"] == "SOFTWARE")
    _ = try server.failure("player.play", ["url": url, "device": self.device, "convert": "NEVER"])
  }

  @Test func aStreamWithoutAnEndIsPlayedLive() throws {
    let path = "\(self.folder.path)/stream"
    try #require(mkfifo(path, 0o600) == 0)
    let source = try ChildProcess(
      "/bin/sh",
      [
        "-c",
        "exec ffmpeg -v error -re -f lavfi -i testsrc=size=160x90:rate=25 -f lavfi -i sine -c:v mpeg2video -g 25 "
          + "-c:a mp2 -f mpegts pipe:1 > '\(path)'",
      ])
    let server = try self.server()
    let status = try server.call("player.play", ["url": .string(path), "device": self.device])
    #expect(status["playerState"] == "PLAYING" && status["contentType"] == "application/x-mpegurl")
    #expect(status["isPlayingLiveStream"] == true)
    try server.event("serve.didConvert") { $0["madeUntil"]?.number ?? 0 >= 12 }
    // The source ends with the playback.
    try server.call("player.stop", ["device": self.device])
    #expect(try source.waitForEnd(within: 10_000) != .exited(0))
  }

  @Test func aFolderIsConvertedAsAWhole() throws {
    try self.folder.write([], to: "films/.hidden")
    for name in ["1.avi", "2.avi"] {
      _ = try self.folder.makeMedia("films/\(name)", Self.input(8) + ["-c:v", "mpeg4", "-c:a", "libmp3lame"])
    }
    let status = try self.server().call(
      "player.play", ["url": .string("\(self.folder.path)/films"), "device": self.device, "convert": "ALWAYS"])
    #expect(status["playerState"] == "PLAYING" && status["queueLength"] == 2)
  }

  @Test func aStreamOfAServerIsPlannedAsItIsConverted() async throws {
    let film = try self.folder.makeMedia("film.ts", Self.input(30) + ["-c:v", "mpeg2video", "-g", "25", "-c:a", "mp2"])
    let bytes = try #require(self.folder.read(film))
    let web = try await LocalHTTPServer.start { _ in
      var response = LocalHTTPServer.Response(
        raw: "HTTP/1.1 200 OK\r\nContent-Type: video/mp2t\r\nAccess-Control-Allow-Origin: *\r\n\r\n")
      response.bytes += bytes
      // Packets without content follow.
      response.endlessly = [0x47, 0x1F, 0xFF, 0x10] + [UInt8](repeating: 0xFF, count: 184)
      response.interval = .milliseconds(20)
      return response
    }
    let server = try self.server(["conversion": ["mode": "ALWAYS"]])
    let call: JSONObject = ["url": .string(web.url("/stream")), "device": self.device]
    let report = try server.call("media.preflight", call)
    #expect(report["conversion"]?["steps"] == ["OTHER_SOUND", "OTHER_PICTURES"])
    let status = try server.call("player.play", call)
    #expect(status["playerState"] == "PLAYING" && status["isPlayingLiveStream"] == true)
  }

  @Test func aStreamThatTheDevicePlaysIsPassedOn() throws {
    let path = "\(self.folder.path)/stream"
    try #require(mkfifo(path, 0o600) == 0)
    let source = try ChildProcess(
      "/bin/sh",
      ["-c", "exec ffmpeg -v error -re -f lavfi -i sine -t 60 -c:a libmp3lame -f mp3 pipe:1 > '\(path)'"])
    defer { source.send(signal: SIGKILL) }
    let server = try self.server()
    _ = server.send("player.play", ["url": .string(path), "device": self.device, "waitTimeout": 0])
    let served = try server.event("serve.didServe") { $0["bytesSent"]?.integer ?? 0 > 10_000 }
    #expect(served["name"] == "stream")
  }

  @Test func picturesOfAFolderAdvance() throws {
    for number in 1...3 {
      _ = try self.folder.makeMedia(
        "photo \(number).png", ["-f", "lavfi", "-i", "color=red:size=64x64", "-frames:v", "1"])
    }
    let server = try self.server()
    let status = try server.call(
      "player.play", ["url": .string(self.folder.path), "device": self.device, "slideInterval": 2])
    #expect(status["queueLength"] == 3)
    let last = try server.event("player.didChange") { $0["queueIndex"] == 2 }
    #expect(last["contentId"]?.string?.hasSuffix("photo%203.png") == true)
  }

  @Test func aFilmThatWasLeftBeginsAtItsPlace() throws {
    let film = try self.folder.makeMedia(
      "film.mp4", Self.input(200) + ["-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac"])
    let options: JSONObject = ["resuming": ["minimumDuration": 60]]
    let params: JSONObject = ["url": .string(film), "device": self.device, "resume": true]
    let first = try self.server(options)
    #expect(try first.call("player.play", params)["resumedAt"] == nil)
    try first.call("player.seek", ["device": self.device, "position": 120])
    try first.call("player.stop", ["device": self.device])
    first.child.closeInput()
    _ = try first.child.waitForEnd()
    // Another server of the user knows it; the file names nothing.
    let text = String(decoding: self.folder.read("\(self.folder.path)/state/cast-rpc/places") ?? [], as: UTF8.self)
    #expect(text.hasPrefix("cast-rpc places") && !text.contains("film"))
    let second = try self.server(options)
    let status = try second.call("player.play", params)
    #expect(abs((status["resumedAt"]?.number ?? 0) - 115) < 4)
    #expect(status["position"]?.number ?? 0 > 110)
    var anew = params
    anew["resume"] = nil
    #expect(try second.call("player.play", anew)["position"]?.number ?? 99 < 10)
    second.child.closeInput()
    _ = try second.child.waitForEnd()
    let off = try self.server(["resuming": ["enabled": false]])
    #expect(try off.call("player.play", params)["resumedAt"] == nil)
    off.child.closeInput()
    _ = try off.child.waitForEnd()
    #expect(self.folder.read("\(self.folder.path)/state/cast-rpc/places") == nil)
  }

  /// The cast with burned-in subtitles, whose segments a player gets.
  @Test func burnedSubtitlesAreInThePicturesThatTheDeviceGets() throws {
    let subtitles = PresentationGraphics.file(
      size: (320, 180), box: (x: 50, y: 120, width: 220, height: 40), seconds: 1...3)
    let film = try self.folder.makeMedia(
      "film.mkv",
      [
        "-copyts", "-f", "lavfi", "-i", "color=black:size=320x180:rate=25:duration=20", "-f", "lavfi", "-i",
        "sine=duration=20", "-i", try self.folder.write(subtitles, to: "subtitles.sup"), "-map", "0", "-map", "1",
        "-map", "2", "-c:v", "libx264", "-c:a", "aac", "-c:s", "copy",
      ])
    let server = try self.server()
    let status = try server.call(
      "player.play", ["url": .string(film), "device": self.device, "burnSubtitles": "1"])
    #expect(status["playerState"] == "PLAYING")
    let run = try ChildProcess.run([
      "ffmpeg", "-v", "error", "-nostdin", "-i", try #require(status["contentId"]?.string), "-t", "4", "-vf",
      "fps=25,crop=160:20:80:130,scale=1:1:flags=area,format=gray", "-f", "rawvideo", "pipe:1",
    ])
    let light = run.output
    #expect(light.count >= 99, "\(run.errors)")
    #expect(light.count > 60 && light[10] < 40 && light[50] > 150 && light[90] < 40)
  }
}
