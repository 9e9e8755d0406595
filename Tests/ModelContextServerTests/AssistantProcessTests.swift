import CastRPCClient
import CastTestSupport
import Glibc
import JSONCodec
import Testing

@testable import ModelContextServer

/// `castctl mcp` as a host starts it: lines of JSON on its standard input and output.
@Suite(.blocking) struct AssistantProcessTests {
  /// A host: one `castctl mcp`, and a receiver for it.
  private final class Host {
    let receiver: ChildProcess
    let server: ChildProcess
    let address: String
    private let folder = "/tmp/castctl-mcp-\(UInt64.random(in: 0...UInt64.max))"
    private let environment: [String: String]
    private var nextID: Int64 = 1
    /// The messages received while waiting for an answer.
    private(set) var notifications: [JSONValue] = []

    init(_ options: (String) -> [String] = { _ in [] }) throws {
      self.receiver = try ChildProcess(
        BuiltProducts.path(of: "cast-receiver"),
        ["--no-advertise", "--no-fetch-media", "--load-time", "0", "--name", "Assistant TV"])
      let ready = try JSONDocument(parsing: #require(try self.receiver.readLine())).root.value
      self.address = "127.0.0.1:\(ready["port"]?.integer ?? 0)"
      var environment = ["CAST_RPC_SERVER": BuiltProducts.path(of: "cast-rpc")]
      for name in ["XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] {
        environment[name] = "\(self.folder)/\(name)"
      }
      self.environment = environment
      // Otherwise commands would look for the daemon of the tests' user in /run/user.
      _ = try ChildProcess.run(["mkdir", "-p", "-m", "700", "\(self.folder)/XDG_RUNTIME_DIR"])
      self.server = try ChildProcess(
        BuiltProducts.path(of: "castctl"), ["mcp"] + options(self.address), environment: environment)
    }

    deinit { _ = try? ChildProcess.run(["rm", "-rf", self.folder]) }

    /// Returns another sender: a client that starts another server.
    func sender() async throws -> CastClient {
      let variables = self.environment.map { "\($0)=\($1)" }
      return try await CastClient.connect(
        .spawn(server: "/usr/bin/env", arguments: variables + [BuiltProducts.path(of: "cast-rpc")]))
    }

    /// Returns the process of the cast-rpc server, which isn't our child.
    func castServer() throws -> pid_t {
      let children = try ChildProcess.run(["pgrep", "-P", "\(self.server.processID)"]).output
      let child = String(decoding: children, as: UTF8.self).split(separator: "\n").first
      return try #require(child.flatMap { pid_t($0) })
    }

    func send(_ message: JSONValue) throws { _ = self.server.writeLine(message.jsonText) }

    /// Sends a request; returns its id.
    func begin(_ method: String, _ params: JSONValue = [:]) throws -> Int64 {
      defer { self.nextID += 1 }
      try self.send(["jsonrpc": "2.0", "id": .integer(self.nextID), "method": .string(method), "params": params])
      return self.nextID
    }

    /// The answer to a request.
    func answer(to id: Int64) throws -> JSONValue {
      while true {
        let message = try JSONDocument(parsing: #require(try self.server.readLine())).root.value
        if message["id"]?.integer == id { return message }
        self.notifications.append(message)
      }
    }

    func ask(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
      try self.answer(to: self.begin(method, params))
    }

    func call(_ tool: String, _ arguments: JSONObject = [:]) throws -> JSONValue {
      try #require(try self.ask("tools/call", ["name": .string(tool), "arguments": .object(arguments)])["result"])
    }

    /// A tool's answer: JSON, as the text of its only content.
    static func answer(in result: JSONValue) throws -> JSONValue {
      try JSONDocument(parsing: #require(result["content"]?[0]?["text"]?.string)).root.value
    }

    /// The next notification that fits.
    func notification(_ method: String, where fits: (JSONValue) -> Bool = { _ in true }) throws -> JSONValue {
      while true {
        if let place = self.notifications.firstIndex(where: {
          $0["method"]?.string == method && fits($0["params"] ?? [:])
        }) {
          return self.notifications.remove(at: place)
        }
        self.notifications.append(try JSONDocument(parsing: #require(try self.server.readLine())).root.value)
      }
    }
  }

  @Test(arguments: [("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25")])
  func theHandshakeTakesARevisionThatBothSpeak(asked: String, spoken: String) throws {
    let host = try Host()
    let answer = try host.ask("initialize", ["protocolVersion": .string(asked), "capabilities": [:]])
    #expect(answer["result"]?["protocolVersion"]?.string == spoken)
    #expect(answer["result"]?["capabilities"]?["resources"]?["subscribe"] == true)
  }

  /// The `_meta` of a request that speaks for itself.
  private static func meta(_ version: String = "2026-07-28") -> JSONValue {
    [
      "io.modelcontextprotocol/protocolVersion": .string(version),
      "io.modelcontextprotocol/clientCapabilities": [:],
    ]
  }

  @Test func eachRequestNamesItsVersionWithoutAHandshake() throws {
    let host = try Host()
    let found = try #require(try host.ask("server/discover", ["_meta": Self.meta()])["result"])
    #expect(found["supportedVersions"]?.array?.first == "2026-07-28")
    #expect(found["resultType"] == "complete")
    #expect(found["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "cast-rpc")
    let tools = try #require(try host.ask("tools/list", ["_meta": Self.meta()])["result"])
    #expect((tools["ttlMs"]?.integer ?? 0) > 0)
    #expect(tools["cacheScope"] == "private")
    let called = try host.ask(
      "tools/call", ["name": "status", "arguments": ["device": .string(host.address)], "_meta": Self.meta()])
    #expect(called["result"]?["resultType"] == "complete")
    #expect(try Host.answer(in: #require(called["result"]))["playerState"] == "IDLE")
  }

  @Test func whatARevisionDoesNotHaveIsRefused() throws {
    let host = try Host()
    let future = try #require(try host.ask("tools/list", ["_meta": Self.meta("2031-01-01")])["error"])
    #expect(future["code"] == -32022)
    #expect(future["data"]?["supported"]?.array?.count == 5)
    #expect(future["data"]?["requested"] == "2031-01-01")
    let bare: JSONValue = ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]
    #expect(try host.ask("tools/list", ["_meta": bare])["error"]?["code"] == -32602)
    for method in ["initialize", "ping", "resources/subscribe"] {
      #expect(try host.ask(method, ["_meta": Self.meta()])["error"]?["code"] == -32601)
    }
    #expect(try host.ask("server/discover")["error"]?["code"] == -32601)
    #expect(try host.ask("subscriptions/listen")["error"]?["code"] == -32601)
    let nothing: JSONValue = ["uri": "cast://nothing", "_meta": Self.meta()]
    #expect(try host.ask("resources/read", nothing)["error"]?["code"] == -32602)
  }

  @Test func aListenerGetsItsResourcesUntilCancelled() throws {
    let host = try Host()
    let device = JSONValue.string(host.address)
    let uri = JSONValue.string("cast://players/\(host.address.replacing(":", with: "%3A"))")
    _ = try host.call("play", ["device": device, "url": "http://media.invalid/a.mp4"])
    let wanted: JSONValue = ["resourceSubscriptions": [uri, "cast://nothing"], "toolsListChanged": true]
    let id = try host.begin("subscriptions/listen", ["notifications": wanted, "_meta": Self.meta()])
    let subscription = "io.modelcontextprotocol/subscriptionId"
    let begun = try host.notification("notifications/subscriptions/acknowledged")
    #expect(begun["params"]?["notifications"] == ["resourceSubscriptions": [uri]])
    #expect(begun["params"]?["_meta"]?[subscription]?.integer == id)
    _ = try host.call("pause", ["device": device])
    let told = try host.notification("notifications/resources/updated") { $0["uri"] == uri }
    #expect(told["params"]?["_meta"]?[subscription]?.integer == id)
    try host.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": .integer(id)]])
    #expect(try host.answer(to: id)["error"] != nil)
    let other = try host.begin("subscriptions/listen", ["notifications": [:], "_meta": Self.meta()])
    _ = try host.notification("notifications/subscriptions/acknowledged")
    host.server.closeInput()
    let end = try host.answer(to: other)
    #expect(end["result"]?["_meta"]?[subscription]?.integer == other)
  }

  @Test func aModelPlaysPausesAndReadsWhatPlays() throws {
    let host = try Host()
    let device = JSONValue.string(host.address)
    let played = try host.call("play", ["device": device, "url": "http://media.invalid/a.mp4", "title": "A film"])
    #expect(played["content"]?.array?.count == 1 && played["structuredContent"] == nil, "a model reads it once")
    #expect(try Host.answer(in: played)["playerState"] == "PLAYING")
    #expect(try Host.answer(in: played)["saidByDevice"]?["title"] == "A film")
    #expect(try Host.answer(in: host.call("pause", ["device": device]))["playerState"] == "PAUSED")
    let uri = "cast://players/\(host.address.replacing(":", with: "%3A"))"
    let read = try host.ask("resources/read", ["uri": .string(uri)])
    #expect(read["result"]?["contents"]?[0]?["text"]?.string?.contains("A film") == true)
  }

  @Test func separatesDeviceErrorsFromProtocolErrors() throws {
    let host = try Host()
    let wrong = try host.call("pause", ["device": .string(host.address), "volume": 3])
    #expect(wrong["isError"] == true)
    #expect(
      wrong["content"]?[0]?["text"]?.string == "InvalidParams: pause has no argument `volume`; known are `device`")
    // A parameter hidden from a model is refused, too.
    let hidden = try host.call("play", ["device": .string(host.address), "media": ["contentId": "http://a.invalid/b"]])
    #expect(hidden["content"]?[0]?["text"]?.string?.contains("has no argument `media`") == true)
    // Arguments as a text would lose the device, and another one would stop.
    for arguments in [.string(#"{"device":"Bedroom"}"#), .array(["Bedroom"]), 7] as [JSONValue] {
      let answer = try host.ask("tools/call", ["name": "stop", "arguments": arguments])["result"]
      #expect(answer?["isError"] == true)
      #expect(answer?["content"]?[0]?["text"]?.string?.contains("must be a JSON object") == true)
    }
    let both = try host.call("seek", ["device": .string(host.address), "position": 3, "distance": 3])
    #expect(
      both["content"]?[0]?["text"]?.string == "InvalidParams: pass `position` or `distance`, exactly one of them.")
    let idle = try host.call("seek", ["device": .string(host.address), "position": 3])
    #expect(idle["isError"] == true)
    #expect(try host.ask("tools/call", ["name": "explode"])["error"]?["code"] == -32602)
    #expect(try host.ask("resources/read", ["uri": "cast://nothing"])["error"]?["code"] == -32002)
    #expect(try host.ask("prompts/list")["error"]?["code"] == -32601)
  }

  /// A host sends the list to the model with every question.
  @Test func theListOfToolsIsShort() throws {
    let host = try Host()
    let tools = try #require(try host.ask("tools/list")["result"])
    #expect(tools["tools"]?.array?.count == AssistantTool.all.count)
    #expect(tools.jsonText.utf8.count <= 15_000, "\(tools.jsonText.utf8.count) bytes")
  }

  @Test func aCallThatNamesNoDeviceMeansThatOfTheCommandLine() throws {
    let host = try Host { ["--on", $0] }
    #expect(try Host.answer(in: host.call("status"))["address"]?.string == host.address)
  }

  @Test func progressIsToldUnderTheHostsTokenAndCountsUp() throws {
    let host = try Host()
    let params: JSONValue = [
      "name": "play", "arguments": ["device": .string(host.address), "url": "http://media.invalid/a.mp4"],
      "_meta": ["progressToken": "mine"],
    ]
    _ = try host.ask("tools/call", params)
    let reports = host.notifications.filter { $0["method"] == "notifications/progress" }
    #expect(reports.count > 1)
    #expect(reports.allSatisfy { $0["params"]?["progressToken"] == "mine" })
    let numbers = reports.compactMap { $0["params"]?["progress"]?.integer }
    #expect(numbers == Array(1...Int64(reports.count)))
  }

  @Test func aCallThatIsCancelledEndsAtOnce() throws {
    let host = try Host()
    _ = try host.call("status", ["device": .string(host.address)])
    let id = try host.begin("tools/call", ["name": "pause", "arguments": ["device": "Nobody at all"]])
    try host.send([
      "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": .integer(id), "reason": "no"],
    ])
    // A search that had gone on to its end would be a result, with the words of its failure.
    #expect(try host.answer(to: id)["error"] != nil)
  }

  @Test(arguments: ["subscriptions/listen", "resources/read"])
  func aStepThatIsCancelledEndsAtOnce(method: String) throws {
    let host = try Host()
    let device = try SilentPort()
    let uri = JSONValue.string("cast://players/127.0.0.1%3A\(device.port)")
    let id = try host.begin(
      method, ["uri": uri, "notifications": ["resourceSubscriptions": [uri]], "_meta": Self.meta()])
    try host.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": .integer(id)]])
    // Otherwise a listener is acknowledged and never answered, and a read fails with the device's silence.
    #expect(try host.answer(to: id)["error"]?["data"]?["name"] != "ConnectionTimedOut")
  }

  @Test(arguments: ["%3A", ":"])
  func reportsChangesUnderTheURIThatTheHostWatches(colon: String) throws {
    let host = try Host()
    let device = JSONValue.string(host.address)
    _ = try host.call("play", ["device": device, "url": "http://media.invalid/a.mp4"])
    let uri = "cast://players/\(host.address.replacing(":", with: colon))"
    #expect(try host.ask("resources/subscribe", ["uri": .string(uri)])["result"] != nil)
    _ = try host.call("pause", ["device": device])
    _ = try host.notification("notifications/resources/updated") { $0["uri"]?.string == uri }
    #expect(try host.ask("resources/unsubscribe", ["uri": .string(uri)])["result"] != nil)
  }

  @Test func aListenerHearsOfAResourceUnderTheHostsURI() throws {
    let host = try Host()
    let device = JSONValue.string(host.address)
    let uri = JSONValue.string("cast://players/\(host.address)")
    _ = try host.call("play", ["device": device, "url": "http://media.invalid/a.mp4"])
    let wanted: JSONValue = ["resourceSubscriptions": [uri]]
    _ = try host.begin("subscriptions/listen", ["notifications": wanted, "_meta": Self.meta()])
    let begun = try host.notification("notifications/subscriptions/acknowledged")
    #expect(begun["params"]?["notifications"] == ["resourceSubscriptions": [uri]])
    _ = try host.call("pause", ["device": device])
    _ = try host.notification("notifications/resources/updated") { $0["uri"] == uri }
  }

  @Test func reportsWatchedResourcesAfterALossWithoutACall() throws {
    let host = try Host()
    let uri = JSONValue.string("cast://players/\(host.address.replacing(":", with: "%3A"))")
    for watched in ["cast://devices", uri] as [JSONValue] {
      #expect(try host.ask("resources/subscribe", ["uri": watched])["result"] != nil)
    }
    kill(try host.castServer(), SIGKILL)
    for watched in ["cast://devices", uri] as [JSONValue] {
      _ = try host.notification("notifications/resources/updated") { $0["uri"] == watched }
    }
  }

  @Test func anAppThatAnotherSenderStartsLaterIsJoined() async throws {
    let host = try Host()
    let (client, other) = (try await host.sender(), try await host.sender())
    let players = WatchedPlayers()
    #expect(try await !players.look(at: host.address, client))
    _ = try await other.player.play(PlayerPlayParams(device: host.address, url: "http://media.invalid/a.mp4"))
    #expect(try await players.look(at: host.address, client))
    #expect(try await !players.look(at: host.address, client), "the server notifies of further changes")
    let status = try await client.player.status(PlayerStatusParams(device: host.address))
    #expect(status.sessionId != nil && status.playerState == .playing)
    _ = try await players.look(at: status.deviceId, client)
    #expect(await Set(players.devices(withID: status.deviceId)) == [host.address, status.deviceId])
    await client.close()
    await other.close()
  }

  /// The requests may have begun or not when the input ends.
  @Test(arguments: ["subscriptions/listen", "resources/subscribe"])
  func theEndOfInputEndsASubscriptionThatBegins(method: String) throws {
    let host = try Host()
    let device = try SilentPort()
    let uri = JSONValue.string("cast://players/127.0.0.1%3A\(device.port)")
    var params: JSONObject = ["uri": uri, "notifications": ["resourceSubscriptions": [uri]]]
    if method == "subscriptions/listen" { params["_meta"] = Self.meta() }
    let id = try host.begin(method, .object(params))
    host.server.closeInput()
    #expect(try host.answer(to: id)["error"] != nil)
    // A device that doesn't answer is waited for longer.
    #expect(try host.server.waitForEnd(within: 4_000) == .exited(0))
  }

  @Test func aHostHasABoundedNumberOfListeners() throws {
    let host = try Host()
    let ids = try (0..<70).map { _ in
      try host.begin("subscriptions/listen", ["notifications": [:], "_meta": Self.meta()])
    }
    for id in ids.suffix(6) {
      #expect(try host.answer(to: id)["error"]?["data"]?["name"] == "TooManySubscriptions")
    }
    #expect(try host.ask("ping")["result"] != nil, "other calls have room beside them")
    try host.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": .integer(ids[0])]])
    #expect(try host.answer(to: ids[0])["error"] != nil)
    let next = try host.begin("subscriptions/listen", ["notifications": [:], "_meta": Self.meta()])
    _ = try host.notification("notifications/subscriptions/acknowledged") {
      $0["_meta"]?["io.modelcontextprotocol/subscriptionId"]?.integer == next
    }
  }

  @Test func theEndOfInputEndsItAndItsServer() throws {
    let host = try Host()
    _ = try host.call("status", ["device": .string(host.address)])
    let child = try host.castServer()
    host.server.closeInput()
    #expect(try host.server.waitForEnd() == .exited(0))
    // The server has seen the end of its input, and no other client keeps it.
    #expect(try ChildProcess.run(["timeout", "10", "tail", "--pid=\(child)", "-f", "/dev/null"]).end == .exited(0))
  }
}
