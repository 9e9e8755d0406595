import CastTestSupport
import Glibc
import JSONCodec
import LoopIsolation
import Testing

/// Films that are a risk for the device, and that the strict receiver refuses, by the built server and receiver.
@Suite(.blocking, .programs("ffmpeg", "ffprobe", "setpriv"), .timeLimit(.minutes(3)))
final class SecondTryTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder(forPrograms: true) }

  /// A Chromecast of which the name "Chromecast" doesn't tell that it can't decode VP9.
  private func receiver() throws -> (Conversation, device: JSONValue) {
    let receiver = try Conversation.receiver(["--fetch-media", "--load-time", "0", "--model", "chromecast-3"])
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"]?.integer)
    return (receiver, .string("127.0.0.1:\(port)"))
  }

  private func server(path: String? = nil) throws -> Conversation {
    var environment = [
      "XDG_CACHE_HOME": "\(self.folder.path)/cache", "XDG_STATE_HOME": "\(self.folder.path)/state",
    ]
    if let path { environment["PATH"] = "\(path):\(String(cString: getenv("PATH")))" }
    return try Conversation.server(environment: environment)
  }

  private func film(_ name: String, _ codecs: [String]) throws -> String {
    try self.folder.makeMedia(
      name,
      [
        "-f", "lavfi", "-i", "testsrc=size=160x90:rate=25:duration=12", "-f", "lavfi", "-i", "sine=duration=12", "-ac",
        "2",
      ] + codecs)
  }

  private static let vp9 = [
    "-c:v", "libvpx-vp9", "-pix_fmt", "yuv420p", "-deadline", "realtime", "-cpu-used", "8", "-c:a", "libopus",
  ]

  @Test func aRefusedRiskIsLoadedOnceMoreConverted() throws {
    let (receiver, device) = try self.receiver()
    defer { receiver.child.closeInput() }
    let server = try self.server()
    let film = try self.film("film.webm", Self.vp9)
    let params: JSONObject = ["url": .string(film), "device": device]
    #expect(try server.call("media.preflight", params)["verdict"] == "MAY_FAIL")
    let never = try server.failure("player.play", ["url": .string(film), "device": device, "convert": "NEVER"])
    #expect(never["data"]?["name"] == "MediaLoadFailed")
    let played = try server.call("player.play", params)
    #expect(played["playerState"] == "PLAYING" && played["contentType"] == "application/x-mpegurl", "\(played)")
    #expect(played["secondTry"]?["conversion"]?["steps"]?.array?.contains("OTHER_PICTURES") == true)
    #expect(played["secondTry"]?["refusal"]?.string?.isEmpty == false)
    // The file that was refused isn't served any more.
    let publications = try server.call("serve.list")["publications"]?.array ?? []
    #expect(publications.map { $0["contentType"] } == ["application/x-mpegurl"])
    // The next film isn't said to have been refused.
    let other = try self.film("other.mp4", ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac"])
    #expect(try server.call("player.play", ["url": .string(other), "device": device])["secondTry"] == nil)
  }

  @Test func aURLThatWasARiskIsLoadedOnceMore() async throws {
    let (receiver, device) = try self.receiver()
    defer { receiver.child.closeInput() }
    let bytes = try #require(self.folder.read(try self.film("film.webm", Self.vp9)))
    let web = try await LocalHTTPServer.start { .file(bytes, type: "video/webm", for: $0) }
    let server = try self.server()
    let played = try server.call("player.play", ["url": .string(web.url("/film.webm")), "device": device])
    #expect(played["playerState"] == "PLAYING" && played["secondTry"] != nil, "\(played)")
  }

  /// Errors that name a cause, after which the media isn't examined for the message.
  @Test(arguments: [102, 110])
  func mediaThatWasNotExaminedBeforeIsLoadedOnceMore(number: Int64) async throws {
    let receiver = try Conversation.receiver(["--load-time", "0", "--model", "chromecast-3"])
    defer { receiver.child.closeInput() }
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"]?.integer)
    let bytes = try #require(self.folder.read(try self.film("film.webm", Self.vp9)))
    let web = try await LocalHTTPServer.start { .file(bytes, type: "video/webm", for: $0) }
    let server = try self.server()
    var params: JSONObject = [
      "url": .string(web.url("/film.webm?fail=\(number)")), "device": .string("127.0.0.1:\(port)"),
      "explainFailure": false,
    ]
    let played = try server.call("player.play", params)
    #expect(played["playerState"] == "PLAYING" && played["secondTry"] != nil, "\(played)")
    params["convert"] = "NEVER"
    let error = try server.failure("player.play", params)
    #expect(error["data"]?["receiver"]?["detailedErrorCode"]?.integer == number, "\(error)")
  }

  @Test func aSecondFailureIsTheCallsOnlyOutcome() throws {
    let (receiver, device) = try self.receiver()
    defer { receiver.child.closeInput() }
    let film = try self.film("film.webm", Self.vp9)
    _ = try self.folder.writeScript("echo 'no such luck' >&2; exit 1", to: "bin/ffmpeg")
    let server = try self.server(path: "\(self.folder.path)/bin")
    let error = try server.failure("player.play", ["url": .string(film), "device": device])
    #expect(error["data"]?["name"] == "MediaLoadFailed")
    #expect(error["message"]?.string?.contains("Loaded again, converted, it failed too") == true, "\(error)")
    #expect(try server.call("serve.list")["publications"]?.array?.isEmpty == true)
    // Nothing is loaded a third time.
    #expect(try server.call("player.status", ["device": device])["playerState"] == "IDLE")
  }

  @Test func aFileIsProbedOnce() throws {
    let (receiver, device) = try self.receiver()
    defer { receiver.child.closeInput() }
    let film = try self.film("film.mp4", ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac"])
    let probe = try ChildProcess.run(["sh", "-c", "command -v ffprobe"]).output
    let program = String(decoding: probe.dropLast(), as: UTF8.self)
    let log = "\(self.folder.path)/probes"
    _ = try self.folder.writeScript("echo run >> '\(log)'; exec \(program) \"$@\"", to: "bin/ffprobe")
    let server = try self.server(path: "\(self.folder.path)/bin")
    let played = try server.call("player.play", ["url": .string(film), "device": device])
    #expect(played["playerState"] == "PLAYING")
    #expect(self.folder.read(log).map { $0.count { $0 == UInt8(ascii: "\n") } } == 1)
    // A file that has changed is looked into again.
    _ = try self.film("film.mp4", ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-g", "9", "-c:a", "aac"])
    _ = try server.call("player.play", ["url": .string(film), "device": device])
    #expect(self.folder.read(log).map { $0.count { $0 == UInt8(ascii: "\n") } } == 2)
  }
}
