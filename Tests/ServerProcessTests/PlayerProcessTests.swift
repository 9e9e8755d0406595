import CastTestSupport
import Foundation
import Glibc
import JSONCodec
import Testing

/// `player.*` of the built server: state that outlives it, state that servers share, and a cancelled call.
@Suite(.blocking, .timeLimit(.minutes(3))) final class PlayerProcessTests {
  private let state: String
  private let receiver: Conversation
  /// The address of the receiver.
  private let address: JSONValue

  init() throws {
    var template = Array("/tmp/cast-rpc-player-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.state = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.receiver = try Conversation.receiver(["--name", "Living Room"])
    let port = try #require(try self.receiver.call("device.list")["devices"]?[0]?["port"]?.integer)
    self.address = .string("127.0.0.1:\(port)")
  }

  deinit { try? FileManager.default.removeItem(atPath: self.state) }

  private func server(_ arguments: [String] = [], options: JSONObject = [:]) throws -> Conversation {
    try Conversation.server(arguments, environment: ["XDG_STATE_HOME": self.state], options: options)
  }

  private func play(_ server: Conversation) throws -> JSONValue {
    try server.call(
      "player.play", ["device": self.address, "url": "https://example.com/film.mp4?duration=600", "title": "A film"])
  }

  // MARK: After a restart

  @Test(arguments: ["player.pause", "player.connect", "player.toggle", "player.play"])
  func theNextServerContinuesAKilledServersSession(_ method: String) throws {
    let first = try self.server(["--stdio", "--restore-sessions"])
    let played = try self.play(first)
    try first.call("player.setAlias", ["alias": "tv", "device": self.address])
    first.child.send(signal: SIGKILL)
    _ = try first.child.waitForEnd()

    let next = try self.server(["--stdio", "--restore-sessions"])
    var params: JSONObject = ["device": "tv"]
    if method == "player.play" { params["url"] = "https://example.com/other.mp4?duration=600" }
    let after = try next.call(method, params)
    #expect(after["sessionId"] == played["sessionId"] && after["applicationId"] == played["applicationId"])
    #expect(try next.call("session.list")["sessions"]?.array?.count == 1)
    if method != "player.play" { #expect(after["title"] == "A film") }
    #expect(after["playerState"] == (["player.pause", "player.toggle"].contains(method) ? "PAUSED" : "PLAYING"))
  }

  @Test func startsAgainAfterTheAppHasEnded() throws {
    let first = try self.server(["--stdio", "--restore-sessions"])
    let played = try self.play(first)
    first.child.send(signal: SIGKILL)
    _ = try first.child.waitForEnd()
    let other = try self.server(["--stdio", "--no-restore-sessions"])
    #expect(try other.call("player.stop", ["device": self.address])["playerState"] == "IDLE")

    let next = try self.server(["--stdio", "--restore-sessions"])
    #expect(try next.call("player.status", ["device": self.address])["playerState"] == "IDLE")
    let again = try self.play(next)
    #expect(again["playerState"] == "PLAYING" && again["sessionId"] != played["sessionId"])
    #expect(try next.call("session.list")["sessions"]?.array?.count == 1)
  }

  // MARK: Names

  @Test func twoServersShareTheNamesAndLoseNoneOfThem() throws {
    let servers = try (0..<2).map { _ in try self.server() }
    let calls = (0..<40).map { number in
      let server = servers[number % 2]
      let id = server.send("player.setAlias", ["alias": .string("alias \(number)"), "device": self.address])
      return (server, id)
    }
    for (server, id) in calls { #expect(try server.answer(to: id)["error"] == nil) }
    for server in servers {
      #expect(try server.call("player.getNames")["aliases"]?.array?.count == 40)
    }
    // A server applies the other's setting at its next call.
    try servers[0].call("player.setDefault", ["device": "alias 7"])
    #expect(try servers[1].call("player.status")["friendlyName"] == "Living Room")
    try servers[1].call("player.setDefault")
    #expect(try servers[0].call("player.getNames")["defaultDevice"] == nil)
  }

  // MARK: Announcements

  @Test func aCancelledAnnouncementRestoresPlayback() throws {
    let server = try self.server()
    let played = try self.play(server)
    try server.call("events.subscribe", ["topics": ["player.*"]])
    let announcement = server.send(
      "player.interrupt",
      ["device": self.address, "url": "https://example.com/long.mp3?duration=100", "title": "Long"])
    try server.event("player.didChange") { $0["title"] == "Long" && $0["playerState"] == "PLAYING" }
    server.child.writeLine(
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(announcement)}}"#)
    let answer = try server.answer(to: announcement)
    #expect(answer["error"]?["data"]?["name"] == "RequestCancelled", "\(answer)")
    // The answer comes after the previous playback is restored.
    let after = try server.call("player.status", ["device": self.address])
    #expect(after["title"] == "A film" && after["playerState"] == "PLAYING")
    #expect(after["sessionId"] == played["sessionId"])
  }
}
