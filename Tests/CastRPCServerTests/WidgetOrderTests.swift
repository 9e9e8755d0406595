import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import NIOCore
import Testing

@testable import CastRPCServer

/// Widgets in the order of the SDK's guide, and their display of media.
@Suite("Widgets in the guide's order", .timeLimit(.minutes(1)))
@LoopActor struct WidgetOrderTests {
  private static let images: JSONValue = [
    ["url": "https://e.com/64.jpg", "width": 64, "height": 64],
    ["url": "https://e.com/200.jpg", "width": 200, "height": 200],
    ["url": "https://e.com/1280.jpg", "width": 1280, "height": 720],
  ]

  private static func film(_ number: Int = 1) -> JSONObject {
    [
      "contentId": .string("https://example.com/\(number).mp4?duration=600"), "contentType": "video/mp4",
      "metadata": ["metadataType": 1, "title": "A film", "studio": "A studio", "own": 7, "images": Self.images],
    ]
  }

  private static func startKitchen(_ faults: ReceiverFaults = .none) async throws -> EmulatedReceiver {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults = faults
    return try await EmulatedReceiver.start(
      configuration, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  private static func target(_ receiver: EmulatedReceiver) -> JSONObject {
    ["host": "127.0.0.1", "port": .integer(Int64(receiver.port))]
  }

  private func state(_ client: TestClient, _ widget: String) async throws -> JSONValue {
    try await client.call("widget.getState")["state"]?[widget] ?? .null
  }

  @Test func theExpandedControllerComesBeforeMedia() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call(
      "widget.setOptions", ["options": ["expandedController": ["useDefaultExpandedMediaControls": true]]])
    try await client.call("session.start", fixture.target)
    #expect(await client.failure("widget.tapMiniController")?.name == "ControlDisabled")
    #expect(try await client.call("widget.presentExpandedController")["isPresented"] == true)
    try await client.call("media.load", ["media": .object(Self.film())])
    let shown = try await self.state(client, "expandedController")
    #expect(shown["isPresented"] == true && shown["isActive"] == true)
    try await client.call("media.stop")
    #expect(try await self.state(client, "expandedController")["isPresented"] == false)
    await fixture.shutDown()
  }

  /// During playback: another policy, other sizes, a program that picks, and that program's end.
  @Test func picksPicturesAgainAtOnce() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["widget.didChange"]])
    try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": .object(Self.film())])
    func isShown(_ width: Int) async {
      _ = await client.event("widget.didChange") {
        $0["state"]?["miniController"]?["thumbnail"]?["url"] == .string("https://e.com/\(width).jpg")
      }
      client.forgetEvents()
    }
    await isShown(64)
    try await client.call("image.setPolicy", ["policy": ["strategy": "LARGEST"]])
    await isShown(1280)
    try await client.call("image.setPolicy", ["policy": ["strategy": "SMALLEST_NOT_SMALLER"]])
    await isShown(200)
    try await client.call(
      "widget.setOptions", ["options": ["images": ["miniController": ["width": 300, "height": 300]]]])
    await isShown(1280)
    let picker = try await fixture.connect()
    picker.answers["image.choose"] = ["index": 0]
    try await picker.call("server.initialize", ["capabilities": ["imagePicker": true]])
    await isShown(64)
    picker.peer.close()
    await isShown(1280)
    await fixture.shutDown()
  }

  @Test func showsNoImageIfAClientPicksNone() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    client.answers["image.choose"] = [:]
    try await client.call("server.initialize", ["capabilities": ["imagePicker": true]])
    try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": .object(Self.film())])
    let mini = try await self.state(client, "miniController")
    #expect(mini["title"] == "A film" && mini["thumbnail"] == nil)
    await fixture.shutDown()
  }

  @Test func picksPicturesWithoutSubscribers() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("image.setPolicy", ["policy": ["strategy": "SMALLEST_NOT_SMALLER"]])
    try await client.call(
      "widget.setOptions",
      [
        "options": [
          "mediaController": [
            "boundMetadata": ["studio", "own", "albumName"], "boundImages": ["badge": ["width": 48, "height": 48]],
          ],
          "castButton": ["tintColor": "#ff8800"],
        ]
      ])
    try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": .object(Self.film())])
    #expect(!fixture.server.widgets.isObserved)
    #expect(try await self.state(client, "miniController")["thumbnail"]?["url"] == "https://e.com/200.jpg")
    let media = try await self.state(client, "mediaController")
    #expect(media["image"]?["url"] == "https://e.com/1280.jpg")
    #expect(media["boundMetadata"] == ["studio": "A studio", "own": "7"])
    #expect(media["boundImages"]?["badge"]?["url"] == "https://e.com/64.jpg")
    #expect(try await self.state(client, "castButton")["tintColor"] == "#ff8800FF")
    // Another size needs another picture.
    let options: JSONObject = ["options": ["images": ["miniController": ["width": 32, "height": 32]]]]
    try await client.call("widget.setOptions", options)
    #expect(try await self.state(client, "miniController")["thumbnail"]?["url"] == "https://e.com/64.jpg")
    let rates = try await self.state(client, "playbackRateController")
    #expect(rates["minimumPlaybackRate"]?.number == 0.5 && rates["maximumPlaybackRate"]?.number == 2)
    #expect(await client.failure("media.setPlaybackRate", ["playbackRate": 2.5])?.data["path"] == "params.playbackRate")
    let color: JSONObject = ["options": ["castButton": ["tintColor": "orange"]]]
    #expect(await client.failure("widget.setOptions", color)?.data["path"] == "params.options.castButton.tintColor")
    await fixture.shutDown()
  }

  @Test func aQueueIsTakenBackWithItsItems() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("session.start", fixture.target)
    let items = (0..<300).map { number in
      ["media": ["contentId": .string("https://example.com/\(number).mp3?duration=600"), "contentType": "audio/mpeg"]]
        as JSONValue
    }
    try await client.call("queue.load", ["queueData": ["items": .array(items), "startIndex": 7]])
    let back = try await client.call("widget.takeBack")
    let other = try await client.call("session.takeBack")
    #expect(back["queueData"]?["items"]?.array?.count == 300 && back["queueData"]?["startIndex"] == 7)
    #expect(back["queueData"]?["items"] == other["loadRequestData"]?["queueData"]?["items"])
    try await client.call("queue.remove", ["itemIds": [1, 2]])
    try await client.call("widget.disconnect")
    let after = try await client.call("widget.takeBack")
    #expect(after["queueData"]?["items"]?.array?.count == 298)
    await fixture.shutDown()
  }

  @Test func widgetsShowTheChosenSession() async throws {
    let fixture = try await ServerFixture()
    let kitchen = try await Self.startKitchen()
    let client = try await fixture.connect()
    let first = try await client.call("session.start", fixture.target)
    let second = try await client.call("session.start", Self.target(kitchen))
    #expect(try await self.state(client, "mediaController")["sessionId"] == second["sessionId"])
    try await client.call("session.setCurrent", ["sessionId": first["sessionId"] ?? .null])
    #expect(try await self.state(client, "mediaController")["sessionId"] == first["sessionId"])
    try await client.call("session.end", ["sessionId": first["sessionId"] ?? .null])
    #expect(try await self.state(client, "mediaController")["sessionId"] == second["sessionId"])
    await fixture.shutDown()
    await kitchen.shutDown()
  }

  @Test func subscribersSeeTheChosenSessionAtOnce() async throws {
    let fixture = try await ServerFixture()
    let kitchen = try await Self.startKitchen()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["widget.didChange"]])
    let first = try await client.call("session.start", fixture.target)
    let second = try await client.call("session.start", Self.target(kitchen))
    func isShown(_ session: JSONValue) async {
      _ = await client.event("widget.didChange") {
        $0["state"]?["mediaController"]?["sessionId"] == session["sessionId"]
      }
      client.forgetEvents()
    }
    await isShown(second)
    try await client.call("session.setCurrent", ["sessionId": first["sessionId"] ?? .null])
    await isShown(first)
    await fixture.shutDown()
    await kitchen.shutDown()
  }

  @Test func takesBackTheRemainingSessionsMedia() async throws {
    let fixture = try await ServerFixture()
    let kitchen = try await Self.startKitchen()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["session.didEnd"]])
    try await client.call("session.start", Self.target(kitchen))
    try await client.call("media.load", ["media": .object(Self.film(2))])
    try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": .object(Self.film(1))])
    fixture.receiver.stopApplication()
    _ = await client.event("session.didEnd")
    #expect(try await client.call("widget.takeBack")["media"]?["contentId"] == Self.film(2)["contentId"])
    try await client.call("media.pause")
    #expect(try await client.call("widget.takeBack")["isPlaying"] == false)
    await fixture.shutDown()
    await kitchen.shutDown()
  }

  @Test func theVolumeSliderMovesOnlyTheShownDevice() async throws {
    let fixture = try await ServerFixture()
    // The first level is still unanswered when the widgets turn to the other session.
    let trigger = MessageTrigger(direction: .received, type: "SET_VOLUME")
    let kitchen = try await Self.startKitchen(
      ReceiverFaults(rules: [FaultRule(.delay(.milliseconds(300)), when: trigger)]))
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["session.didChangeVolume"]])
    let first = try await client.call("session.start", fixture.target)
    let second = try await client.call("session.start", Self.target(kitchen))
    try await client.call("widget.slide", ["slider": "VOLUME", "phase": "BEGAN", "value": 0.2])
    try await client.call("session.setCurrent", ["sessionId": first["sessionId"] ?? .null])
    #expect(try await self.state(client, "volumeController")["isSliding"] == false)
    try await client.call("widget.slide", ["slider": "VOLUME", "phase": "MOVED", "value": 0.8])
    for (session, level) in [(first, 0.8), (second, 0.2)] {
      _ = await client.event("session.didChangeVolume") {
        $0["sessionId"] == session["sessionId"] && $0["volume"]?["level"]?.number == level
      }
    }
    #expect(fixture.receiver.volume.level == 0.8 && kitchen.volume.level == 0.2)
    await fixture.shutDown()
    await kitchen.shutDown()
  }

  // MARK: Media

  @Test func leavesOutTheStatusOnRequest() async throws {
    let fixture = try await ServerFixture()
    let (whole, slim) = (try await fixture.connect(), try await fixture.connect())
    try await whole.call("events.subscribe", ["topics": ["media.*"]])
    try await slim.call("events.subscribe", ["topics": ["media.*"], "omitStatus": true])
    try await slim.call("session.start", fixture.target)
    try await slim.call("media.load", ["media": .object(Self.film()), "waitFor": "PLAYING"])
    try await slim.call("media.pause", ["waitFor": "PAUSED"])
    let paused: (JSONValue) -> Bool = { $0["playerState"] == "PAUSED" }
    #expect(await whole.event("media.didUpdateStatus", where: paused)["status"] != nil)
    let told = await slim.event("media.didUpdateStatus", where: paused)
    #expect(told["status"] == nil && told["position"] != nil && told["mediaSessionId"] != nil)
    #expect(told.jsonBytes.count < 800, "\(told.jsonBytes.count)")
    #expect(slim.eventNames.contains("media.didUpdateMetadata"))
    // A client that subscribes to everything gets the whole status.
    try await slim.call("events.subscribe", ["topics": ["media.didUpdateStatus"]])
    try await slim.call("media.play", ["waitFor": "PLAYING"])
    #expect(
      await slim.event("media.didUpdateStatus") { $0["playerState"] == "PLAYING" && $0["status"] != nil } != .null)
    await fixture.shutDown()
  }

  @Test func waitsForThePlayersState() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("session.start", fixture.target)
    let load: JSONObject = ["media": .object(Self.film()), "waitFor": "PLAYING"]
    #expect(try await client.call("media.load", load)["playerState"] == "PLAYING")
    #expect(
      try await client.call("media.seek", ["currentTime": 300, "waitFor": "PLAYING"])["playerState"] == "PLAYING")
    let late = await client.failure("media.pause", ["waitFor": "PLAYING", "waitTimeout": 0.05])
    #expect(late?.name == "RequestTimedOut" && late?.message.contains("PAUSED") == true)
    let items: JSONValue = .array((1...3).map { ["media": .object(Self.film($0))] })
    let queue = try await client.call("queue.load", ["queueData": ["items": items], "waitFor": "PLAYING"])
    let next = try await client.call("queue.next", ["waitFor": "PLAYING"])
    #expect(next["status"]?["currentItemId"] == queue["itemIds"]?.array?[1] && next["playerState"] == "PLAYING")
    #expect(next["status"]?["media"]?["contentId"]?.string?.contains("/2.mp4") == true)
    await fixture.shutDown()
  }
}
