import CastTestSupport
import Foundation
import Glibc
import JSONCodec
import Testing

/// Films that a device can't play, converted by the built server for the built receiver.
@Suite(.blocking, .programs("ffmpeg", "ffprobe", "setpriv"), .timeLimit(.minutes(3)))
final class ConversionProcessTests {
  private let folder: TemporaryFolder
  private let receiver: Conversation
  private let device: JSONValue

  init() throws {
    self.folder = try TemporaryFolder(forPrograms: true)
    self.receiver = try Conversation.receiver(["--fetch-media", "--load-time", "0"])
    let port = try #require(try self.receiver.call("device.list")["devices"]?[0]?["port"]?.integer)
    self.device = .string("127.0.0.1:\(port)")
  }

  private func film() throws -> String {
    try self.folder.makeMedia(
      "film.avi",
      [
        "-f", "lavfi", "-i", "testsrc=size=160x90:rate=25:duration=20", "-f", "lavfi", "-i", "sine=duration=20", "-c:v",
        "mpeg4", "-c:a", "libmp3lame",
      ])
  }

  private func server(path: String? = nil) throws -> Conversation {
    var environment = ["XDG_CACHE_HOME": "\(self.folder.path)/cache"]
    if let path { environment["PATH"] = "\(path):\(String(cString: getenv("PATH")))" }
    return try Conversation.server(environment: environment)
  }

  private var cachedFiles: [String] {
    FileManager.default.enumerator(atPath: "\(self.folder.path)/cache/cast-rpc/conversion")?
      .compactMap { $0 as? String } ?? []
  }

  @Test func aFilmIsConvertedAndPlays() throws {
    let server = try self.server()
    let path = try self.film()
    let report = try server.call("media.preflight", ["url": .string(path), "device": self.device])
    #expect(report["conversion"]?["steps"] == ["OTHER_SOUND", "OTHER_PICTURES"])
    let status = try server.call("player.play", ["url": .string(path), "device": self.device])
    #expect(status["playerState"] == "PLAYING")
    #expect(status["contentType"] == "application/x-mpegurl")
    #expect(status["title"] == "film")
    #expect(abs((status["duration"]?.number ?? 0) - 20) < 0.1)
    let progress = try server.event("serve.didConvert") { $0["madeUntil"]?.number ?? 0 > 0 }
    #expect(progress["path"] == .string(path) && progress["failure"] == nil)
    let publications = try server.call("serve.list")["publications"]?.array ?? []
    #expect(publications.count == 1 && publications[0]["path"] == .string(path))
    // Segments have no file names.
    #expect(self.cachedFiles.isEmpty)
    let refused = try server.failure(
      "player.play", ["url": .string(path), "device": self.device, "audioTrack": "7"])
    #expect(refused["data"]?["name"] == "FileNotPlayable")
  }

  /// Devices take HEVC in fragmented MP4 alone (devices.md F71, F76).
  @Test(arguments: ["google-tv", "chromecast-ultra"])
  func hevcKeepsItsPictures(model: String) throws {
    let receiver = try Conversation.receiver(["--fetch-media", "--load-time", "0", "--model", model])
    defer { receiver.child.closeInput() }
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"]?.integer)
    let device = JSONValue.string("127.0.0.1:\(port)")
    let film = try self.folder.makeMedia(
      "film.mkv",
      [
        "-f", "lavfi", "-i", "testsrc=size=320x180:rate=25:duration=20", "-f", "lavfi", "-i", "sine=duration=20",
      ] + FFmpegEncoder.hevc("open-gop=0:keyint=50") + ["-pix_fmt", "yuv420p10le", "-c:a", "dca", "-strict", "-2"])
    let server = try self.server()
    let report = try server.call("media.preflight", ["url": .string(film), "device": device])
    #expect(report["conversion"]?["steps"] == ["OTHER_SOUND"], "\(report)")
    let played = try server.call("player.play", ["url": .string(film), "device": device])
    #expect(played["playerState"] == "PLAYING" && abs((played["duration"]?.number ?? 0) - 20) < 0.2, "\(played)")
    let media = try server.call("media.getStatus")["status"]?["media"]
    #expect(media?["hlsVideoSegmentFormat"] == "fmp4" && media?["hlsSegmentFormat"] == "fmp4", "\(media ?? .null)")
    // It can be sought, and read as a whole.
    #expect(try server.call("player.seek", ["position": 18, "device": device])["position"]?.number ?? 0 >= 18)
    let read = try ChildProcess.run([
      "ffmpeg", "-v", "error", "-i", played["contentId"]?.string ?? "", "-map", "0:v", "-map", "0:a", "-f", "null", "-",
    ])
    #expect(read.end == .exited(0) && read.errors.isEmpty, "\(read.errors)")
  }

  @Test func aFilmWhoseNameIsNotUTF8IsConverted() throws {
    let name = Array("\(self.folder.path)/caf".utf8) + [0xE9] + Array(".avi".utf8)
    try #require(rename(try self.film(), name.map { CChar(bitPattern: $0) } + [0]) == 0)
    let url = JSONValue.string("file://\(self.folder.path)/caf%E9.avi")
    let played = try self.server().call("player.play", ["url": url, "device": self.device])
    #expect(played["playerState"] == "PLAYING" && played["title"] == "café", "\(played)")
  }

  @Test func withoutConversionTheDeviceGetsTheFile() throws {
    let server = try self.server()
    let error = try server.failure(
      "player.play",
      ["url": .string(try self.film()), "device": self.device, "convert": "NEVER", "preflight": false])
    #expect(error["data"]?["name"] == "MediaLoadFailed")
  }

  @Test func reportsFFmpegsError() throws {
    let path = try self.film()
    _ = try self.folder.writeScript("echo 'no such luck' >&2; exit 1", to: "bin/ffmpeg")
    let server = try self.server(path: "\(self.folder.path)/bin")
    let error = try server.failure("player.play", ["url": .string(path), "device": self.device])
    #expect(error["data"]?["name"] == "MediaLoadFailed")
    #expect(error["message"]?.string?.hasPrefix("The file can't be converted: ffmpeg can't convert the file") == true)
    #expect(error["message"]?.string?.contains("no such luck") == true)
  }

  /// A child that neither reads nor writes doesn't notice that its pipe has closed.
  @Test func killingTheServerEndsAHangingChildAndLeavesNoFile() throws {
    let path = try self.film()
    let meeting = "\(self.folder.path)/meeting"
    try #require(mkfifo(meeting, 0o600) == 0)
    _ = try self.folder.writeScript("echo $$ > '\(meeting)'; exec sleep 600", to: "bin/ffmpeg")
    let server = try self.server(path: "\(self.folder.path)/bin")
    _ = server.send("player.play", ["url": .string(path), "device": self.device])
    let line = try ChildProcess.run(["head", "-n", "1", meeting]).output
    let child = try #require(pid_t(String(decoding: line.dropLast(), as: UTF8.self)))
    #expect(ChildProcess.isRunning(child))
    server.child.send(signal: SIGKILL)
    for _ in 0..<5_000 where ChildProcess.isRunning(child) { poll(nil, 0, 1) }
    #expect(!ChildProcess.isRunning(child))
    #expect(self.cachedFiles.isEmpty)
  }
}
