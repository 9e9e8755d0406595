import CastModel
import CastSender
import CastTestSupport
import FrameworkLog
import Foundation
import JSONCodec
import JSONRPC
import LoopIsolation
import Testing

@testable import CastRPCServer

@Suite(.timeLimit(.minutes(1))) @LoopActor struct LogServiceTests {
  private func rule(_ level: String, _ patterns: [String]) -> JSONValue {
    ["level": .string(level), "patterns": .array(patterns.map { .string($0) })]
  }

  @Test func sendsNoRecordsByDefault() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["*"]])
    try await client.call("log.setFilter", ["minimumLevel": "VERBOSE"])
    let session = try await client.call("session.start", fixture.target)
    _ = await client.event("session.didStart")
    #expect(!client.eventNames.contains { $0.hasPrefix("log.") })
    let subscribed = try await client.call("events.subscribe", ["topics": ["log.didRecord"]])
    try await client.call("session.setVolume", ["level": 0.3])
    let record = await client.event("log.didRecord") { $0["className"] == "GCKCastChannel" }
    #expect(record["sessionId"] == session["sessionId"])
    #expect(record["level"] == "VERBOSE")
    #expect(record["location"]?.string?.hasPrefix("CastV2/CastConnection") == true)
    #expect(record["function"]?.string?.isEmpty == false)
    #expect((record["time"]?.number ?? 0) > 1_700_000_000)
    try await client.call("events.unsubscribe", ["subscription": subscribed["subscription"] ?? .null])
    #expect(fixture.log.hub.lowestLevel == .noneValue)
    await fixture.shutDown()
  }

  @Test func eachConnectionHasItsOwnFilter() async throws {
    let fixture = try await ServerFixture()
    let (links, sessions) = (try await fixture.connect(), try await fixture.connect())
    for client in [links, sessions] { try await client.call("events.subscribe", ["topics": ["log.*"]]) }
    try await links.call(
      "log.setFilter", ["minimumLevel": "NONE", "classes": [self.rule("VERBOSE", ["GCKCastChannel"])]])
    try await sessions.call(
      "log.setFilter", ["minimumLevel": "NONE", "classes": [self.rule("VERBOSE", ["GCK*Session"])]])
    try await sessions.call("session.start", fixture.target)
    try await sessions.call("session.end")
    _ = await sessions.event("log.didRecord") { $0["message"]?.string?.hasPrefix("session ended") == true }
    _ = await links.event("log.didRecord") { $0["message"]?.string?.hasPrefix("connection closed") == true }
    let classes = { (client: TestClient) in
      Set(client.events.filter { $0.method == "log.didRecord" }.compactMap { $0.params["className"]?.string })
    }
    #expect(classes(sessions) == ["GCKCastSession"])
    #expect(classes(links) == ["GCKCastChannel"])
    await fixture.shutDown()
  }

  /// A filter of the SDK's guide pages, as in `docs/Logging.md`, and classes whose records it passes in the test.
  struct GuideFilter: Sendable {
    var minimumLevel: String
    var patterns: [String] = []
    var expected: [String] = []

    var params: JSONObject {
      var params: JSONObject = ["minimumLevel": .string(self.minimumLevel)]
      if !self.patterns.isEmpty {
        params["classes"] = [["level": "VERBOSE", "patterns": .array(self.patterns.map { .string($0) })]]
      }
      return params
    }
  }

  @Test(arguments: [
    GuideFilter(minimumLevel: "ERROR"),
    GuideFilter(minimumLevel: "ERROR", patterns: ["GCKUICastButton", "GCKUIImageCache", "NSMutableDictionary"]),
    GuideFilter(minimumLevel: "ERROR", patterns: ["GCKUI*", "GCK*Session"], expected: ["GCKCastSession"]),
    GuideFilter(
      minimumLevel: "NONE",
      patterns: [
        "GCKDeviceScanner", "GCKDeviceProvider", "GCKDiscoveryManager", "GCKCastChannel", "GCKMediaControlChannel",
        "GCKUICastButton", "GCKUIMediaController", "NSMutableDictionary",
      ], expected: ["GCKCastChannel", "GCKDiscoveryManager"]),
  ])
  func theGuidesFiltersLetTheirClassesPass(filter: GuideFilter) async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["log.*", "session.*"]])
    #expect(try await client.call("log.setFilter", filter.params)["minimumLevel"]?.string == filter.minimumLevel)
    try await client.call("discovery.addDevice", ["host": "192.0.2.1"])
    try await client.call("session.start", fixture.target)
    try await client.call("session.end")
    _ = await client.event("session.didEnd")
    // Earlier records are delivered before the answer to a later call.
    try await client.call("server.ping")
    let heard = Set(client.events.filter { $0.method == "log.didRecord" }.compactMap { $0.params["className"]?.string })
    for name in filter.expected { #expect(heard.contains(name), "\(name), of \(heard)") }
    if filter.expected.isEmpty { #expect(heard.isEmpty, "\(heard)") }
    await fixture.shutDown()
  }

  @Test func patternsThatCannotBeUsedAreRefusedAtTheirPlace() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let mistakes: [(JSONObject, String)] = [
      (["messagePatterns": ["ok", "(a"]], "params.messagePatterns[1]"),
      (["messagePatterns": ["[z-a]"]], "params.messagePatterns[0]"),
      (["classes": [["level": "INFO", "patterns": ["A("]]]], "params.classes[0].patterns"),
      (["functions": [["level": "INFO", "patterns": [""]]]], "params.functions[0].patterns"),
    ]
    for (params, path) in mistakes {
      let error = await client.failure("log.setFilter", params)
      #expect(error?.code == .invalidParams)
      #expect(error?.data["path"]?.string == path)
    }
    #expect(try await client.call("log.getFilter")["filter"]?["minimumLevel"] == "INFO")
    await fixture.shutDown()
  }

  @Test func filesAreWrittenAndTurnedOff() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let folder = NSTemporaryDirectory() + "log-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await client.call("events.subscribe", ["topics": ["log.didChangeFile"]])
    let file = try await client.call(
      "log.setFile",
      [
        "isEnabled": true, "directory": .string(folder), "maxFileSize": 1, "maxFileCount": 1,
        "filter": ["minimumLevel": "DEBUG"],
      ])
    #expect(file["maxFileSize"] == 32_768 && file["maxFileCount"] == 2)
    #expect(file["path"]?.string == folder + "/cast-rpc.log")
    _ = await client.event("log.didChangeFile") { $0["file"]?["isEnabled"] == true }
    try await client.call("session.start", fixture.target)
    #expect(try await client.call("log.getFilter")["file"]?["lostRecords"] == 0)
    #expect(try await client.call("log.setFile", ["isEnabled": false]) == ["isEnabled": false])
    fixture.log.flush()
    let text = try String(contentsOfFile: folder + "/cast-rpc.log", encoding: .utf8)
    #expect(text.contains("CastSession(Starting)"))
    for path in ["relative", "/proc/no/such"] {
      let error = await client.failure("log.setFile", ["isEnabled": true, "directory": .string(path)])
      #expect(error?.data["name"] == "FileNotUsable")
    }
    await fixture.shutDown()
  }

  @Test func aFolderThatVanishesIsReportedAndSurvived() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let folder = NSTemporaryDirectory() + "log-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await client.call("events.subscribe", ["topics": ["log.didChangeFile"]])
    try await client.call(
      "log.setFile", ["isEnabled": true, "directory": .string(folder), "filter": ["minimumLevel": "DEBUG"]])
    // A file in place of the folder prevents it from being made again.
    try FileManager.default.removeItem(atPath: folder)
    try Data().write(to: URL(filePath: folder))
    try await client.call("session.start", fixture.target)
    let failed = await client.event("log.didChangeFile") { $0["file"]?["failure"] != nil }
    #expect((failed["file"]?["lostRecords"]?.integer ?? 0) > 0)
    try FileManager.default.removeItem(atPath: folder)
    try await client.call("session.end")
    _ = await client.event("log.didChangeFile") {
      $0["file"]?["failure"] == nil && ($0["file"]?["lostRecords"]?.integer ?? 0) > 0
    }
    #expect(FileManager.default.fileExists(atPath: folder + "/cast-rpc.log"))
    await fixture.shutDown()
  }

  @Test func theConsoleIsTurnedOnAndOff() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    #expect(try await client.call("log.getFilter")["console"]?["isEnabled"] == false)
    let on = try await client.call("log.setConsole", ["isEnabled": true, "filter": ["minimumLevel": "ASSERT"]])
    #expect(on["filter"]?["minimumLevel"] == "ASSERT")
    #expect(fixture.log.hub.lowestLevel == .assert)
    #expect(try await client.call("log.setConsole", ["isEnabled": false])["isEnabled"] == false)
    #expect(fixture.log.hub.lowestLevel == .noneValue)
    await fixture.shutDown()
  }

  @Test func theTapShowsMessagesOfBothDirectionsWithoutSecrets() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["log.didTapMessage"]])
    #expect(fixture.server.context.messageTap == nil)
    try await client.call("log.setMessageTap", ["namespaces": ["*.media", "*.receiver"]])
    let sessionId = try await client.call("session.start", fixture.target)["sessionId"]
    try await client.call(
      "media.load",
      [
        "credentials": "geheim",
        "media": ["contentId": "https://u:p@example.com/f.mp4?duration=60&sig=geheim", "contentType": "video/mp4"],
      ])
    let load = await client.event("log.didTapMessage") { $0["payload"]?.string?.contains("\"LOAD\"") == true }
    #expect(load["direction"] == "OUT" && load["sessionId"] == sessionId)
    #expect(load["namespace"] == "urn:x-cast:com.google.cast.media")
    #expect((load["payloadBytes"]?.integer ?? 0) > 50 && load["isTruncated"] == false)
    let status = await client.event("log.didTapMessage") { $0["payload"]?.string?.contains("MEDIA_STATUS") == true }
    #expect(status["direction"] == "IN")
    let tapped = client.events.filter { $0.method == "log.didTapMessage" }.map(\.params)
    #expect(!tapped.contains { $0["payload"]?.string?.contains("geheim") == true })
    #expect(!tapped.contains { $0["namespace"]?.string?.contains("tp.") == true })
    try await client.call("log.setMessageTap", ["redact": false, "maximumPayloadBytes": 9, "sessionId": "another"])
    #expect(fixture.server.context.messageTap != nil)
    try await client.call("log.setMessageTap", ["isEnabled": false])
    #expect(fixture.server.context.messageTap == nil)
    await fixture.shutDown()
  }

  @Test func removesFilterAndTapOfADisconnectedClient() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["log.*"]])
    try await client.call("log.setMessageTap")
    #expect(fixture.log.hub.lowestLevel == .info)
    client.peer.close()
    let other = try await fixture.connect()
    while fixture.log.hub.lowestLevel != .noneValue { try await other.call("server.ping") }
    #expect(fixture.server.context.messageTap == nil)
    await fixture.shutDown()
  }

  @Test(arguments: [
    ([] as [UInt8], ""), ([102], "Zg=="), ([102, 111], "Zm8="), ([102, 111, 111], "Zm9v"),
    ([102, 111, 111, 98], "Zm9vYg=="), ([255, 254, 253], "//79"),
  ])
  func base64IsThatOfTheRFC(bytes: [UInt8], text: String) { #expect(Base64.encode(bytes) == text) }
}
