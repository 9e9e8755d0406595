import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import Foundation
import JSONCodec
import JSONRPC
import LoopIsolation
import StateFiles
import Testing

@testable import CastRPCServer

@Suite(.timeLimit(.minutes(1))) @LoopActor struct WidgetServiceTests {
  private static let film: JSONObject = [
    "contentId": "https://example.com/film.mp4?duration=600", "contentType": "video/mp4", "streamType": "BUFFERED",
    "metadata": ["metadataType": 1, "title": "A film", "studio": "A studio"],
    "tracks": [
      ["trackId": 1, "type": "TEXT", "name": "English"], ["trackId": 2, "type": "AUDIO", "name": "Comments"],
    ],
  ]

  private func observing(_ fixture: ServerFixture) async throws -> TestClient {
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["*", "widget.*"]])
    return client
  }

  /// The state of a widget, by its member: `castButton`.
  private func state(_ client: TestClient, _ widget: String) async throws -> JSONValue {
    try await client.call("widget.getState")["state"]?[widget] ?? .null
  }

  @Test func aStarExcludesWidgets() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    try await client.call("events.subscribe", ["topics": ["*"]])
    #expect(!fixture.server.widgets.isObserved)
    let subscribed = try await client.call("events.subscribe", ["topics": ["widget.*"]])
    #expect(fixture.server.widgets.isObserved)
    try await client.call("events.unsubscribe", ["subscription": subscribed["subscription"] ?? .null])
    #expect(!fixture.server.widgets.isObserved)
    await fixture.shutDown()
  }

  /// The SDK's order of listeners: widgets are updated before the notification of a change, and after that of a
  /// beginning.
  @Test func ordersWidgetsAroundTheirCause() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    try await client.call("session.start", fixture.target)
    _ = await client.event("session.didStart")
    let told = client.events.compactMap { event -> String? in
      if event.method.hasPrefix("session.will") || event.method == "session.didStart" { return event.method }
      guard event.method == "widget.didChange", let dialog = event.params["state"]?["castDialog"] else { return nil }
      return dialog["mode"]?.string
    }
    let (will, connecting) = (told.firstIndex(of: "session.willStart"), told.firstIndex(of: "CONNECTING"))
    let (did, connected) = (told.firstIndex(of: "session.didStart"), told.firstIndex(of: "CONNECTED"))
    #expect(try #require(will) < #require(connecting), "\(told)")
    #expect(try #require(connected) < #require(did), "\(told)")
    await fixture.shutDown()
  }

  @Test func twoClientsSeeTheSame() async throws {
    let fixture = try await ServerFixture()
    let (first, second) = (try await self.observing(fixture), try await self.observing(fixture))
    try await first.call("session.start", fixture.target)
    try await second.call("media.load", ["media": .object(Self.film)])
    let isPlaying: (JSONValue) -> Bool = {
      $0["state"]?["mediaController"]?["controls"]?["pause"]?["isEnabled"] == true
    }
    let seen = (
      await first.event("widget.didChange", where: isPlaying), await second.event("widget.didChange", where: isPlaying)
    )
    #expect(seen.0["revision"] == seen.1["revision"] && seen.0["state"] == seen.1["state"])
    try await second.call("widget.pressButton", ["widget": "MEDIA_CONTROLLER", "control": "PLAY_PAUSE_TOGGLE"])
    let isPaused: (JSONValue) -> Bool = { $0["state"]?["mediaController"]?["controls"]?["play"]?["isEnabled"] == true }
    _ = await first.event("widget.didChange", where: isPaused)
    #expect(try await self.state(first, "mediaController") == self.state(second, "mediaController"))
    await fixture.shutDown()
  }

  @Test func everythingIsDisabledUntilTheDeviceAnswers() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": .object(Self.film)])
    let before = client.events.count
    try await client.call("media.pause")
    let changes = client.events[before...].filter { $0.method == "widget.didChange" }
      .compactMap { $0.params["state"]?["mediaController"] }
    #expect(changes.contains { $0["isRequestInFlight"] == true && $0["controls"]?["stop"]?["isEnabled"] == false })
    let after = try await self.state(client, "mediaController")
    #expect(after["isRequestInFlight"] == false && after["controls"]?["play"]?["isEnabled"] == true)
    await fixture.shutDown()
  }

  @Test func positionsTickWhileAClientListens() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": .object(Self.film)])
    // A late tick skips a second.
    for second in [1.0, 2.0] {
      _ = await client.event("widget.didChange") {
        $0["state"]?["mediaController"]?["streamPosition"]?.number ?? 0 >= second
      }
    }
    let positions = client.events.compactMap { $0.params["state"]?["mediaController"]?["streamPosition"]?.number }
    #expect(positions == positions.sorted() && positions.allSatisfy { $0 == $0.rounded() })
    await fixture.shutDown()
  }

  @Test func buttonsRunTheirActions() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": .object(Self.film)])
    try await client.call(
      "widget.setOptions",
      [
        "options": [
          "miniController": [
            "isEnabled": true, "buttons": [["type": "FORWARD_30_SECONDS"], ["type": "CUSTOM", "customId": "like"]],
          ]
        ]
      ])
    #expect(try await self.state(client, "miniController")["shouldAppear"] == true)
    let pressed = try await client.call("widget.pressButton", ["widget": "MINI_CONTROLLER", "slot": 0])
    #expect(pressed["control"] == "FORWARD_30_SECONDS")
    #expect((try await client.call("media.getStatus")["position"]?.number ?? 0) >= 30)
    try await client.call("widget.pressButton", ["widget": "MINI_CONTROLLER", "slot": 1])
    let custom = await client.event("widget.didPressCustomButton")
    #expect(custom["customId"] == "like" && custom["slot"] == 1 && custom["widget"] == "MINI_CONTROLLER")
    #expect(
      await client.failure("widget.pressButton", ["widget": "MINI_CONTROLLER", "slot": 2])?.data["name"]
        == "ControlDisabled")
    #expect(
      await client.failure("widget.pressButton", ["widget": "MINI_CONTROLLER", "slot": 3])?.code == .invalidParams)
    #expect(await client.failure("widget.pressButton", ["widget": "MEDIA_CONTROLLER"])?.code == .invalidParams)
    #expect(
      await client.failure("widget.pressButton", ["widget": "CAST_BUTTON", "control": "PLAY"])?.code == .invalidParams)
    for control in ["SKIP_NEXT", "SKIP_AD", "PLAY"] {
      let error = await client.failure(
        "widget.pressButton", ["widget": "MEDIA_CONTROLLER", "control": .string(control)])
      #expect(error?.data["name"] == "ControlDisabled", "\(control)")
    }
    for control in ["PAUSE", "PLAY", "REWIND_30_SECONDS", "MUTE_TOGGLE", "VOLUME_DOWN", "VOLUME_UP", "STOP"] {
      try await client.call("widget.pressButton", ["widget": "MEDIA_CONTROLLER", "control": .string(control)])
    }
    #expect(try await self.state(client, "volumeController")["isMuted"] == true)
    #expect(try await self.state(client, "mediaController")["isMediaLoaded"] == false)
    await fixture.shutDown()
  }

  @Test func repeatingAndSkippingGoThroughAQueue() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    try await client.call("session.start", fixture.target)
    let items = (1...3).map { number -> JSONValue in
      ["media": ["contentId": .string("https://example.com/\(number).mp4?duration=600"), "contentType": "video/mp4"]]
    }
    try await client.call("media.load", ["queueData": ["items": .array(items), "repeatMode": "REPEAT_OFF"]])
    let press = { (control: String) in
      try await client.call("widget.pressButton", ["widget": "MEDIA_CONTROLLER", "control": .string(control)])
    }
    for expected in ["REPEAT_ALL", "REPEAT_SINGLE", "SHUFFLE", "REPEAT_OFF"] {
      _ = try await press("REPEAT_MODE")
      #expect(try await self.state(client, "mediaController")["controls"]?["repeatMode"]?["state"]?.string == expected)
    }
    _ = try await press("PAUSE_QUEUE")
    #expect(try await self.state(client, "mediaController")["controls"]?["pauseQueue"]?["state"] == "ON")
    let first = try await client.call("media.getStatus")["status"]?["currentItemId"]
    _ = try await press("SKIP_NEXT")
    // The item has ended, so the next one is paused.
    _ = await client.event("widget.didChange") {
      let media = $0["state"]?["mediaController"]
      return media?["playerState"] == "PAUSED" && media?["controls"]?["pauseQueue"]?["state"] == "OFF"
    }
    #expect(try await client.call("media.getStatus")["status"]?["currentItemId"] != first)
    await fixture.shutDown()
  }

  @Test func sharesAndReleasesHeldSliders() async throws {
    let fixture = try await ServerFixture()
    let (client, holder) = (try await self.observing(fixture), try await fixture.connect())
    try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": .object(Self.film)])
    try await holder.call("widget.slide", ["slider": "STREAM_POSITION", "phase": "BEGAN", "value": 100])
    try await holder.call("widget.slide", ["slider": "STREAM_POSITION", "phase": "MOVED", "value": 300])
    let held = await client.event("widget.didChange") { $0["state"]?["mediaController"]?["positionText"] == "05:00" }
    #expect(held["state"]?["mediaController"]?["isSliding"] == true)
    try await holder.call("widget.slide", ["slider": "STREAM_POSITION", "phase": "ENDED", "value": 300])
    #expect((try await client.call("media.getStatus")["position"]?.number ?? 0) >= 300)
    for level in [0.1, 0.2, 0.3, 0.4] {
      try await holder.call("widget.slide", ["slider": "VOLUME", "phase": "MOVED", "value": .number(level)])
    }
    try await holder.call("widget.slide", ["slider": "VOLUME", "phase": "ENDED", "value": 0.7])
    let volume = try await self.state(client, "volumeController")
    #expect(volume["level"] == 0.7 && volume["percent"] == 70 && volume["isSliding"] == false)
    try await holder.call("widget.slide", ["slider": "STREAM_POSITION", "phase": "BEGAN", "value": 10])
    holder.peer.close()
    let count = client.events.count
    _ = await client.event("widget.didChange") { $0["state"]?["mediaController"]?["isSliding"] == true }
    while try await self.state(client, "mediaController")["isSliding"] == true {}
    #expect((try await client.call("media.getStatus")["position"]?.number ?? 0) >= 300, "\(count)")
    #expect(
      await client.failure("widget.slide", ["slider": "VOLUME", "phase": "BEGAN"])?.data["path"] == "params.value")
    await fixture.shutDown()
  }

  @Test func volumeRateAndTracksAreSet() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    #expect(await client.failure("widget.setVolume", ["level": 0.5])?.data["name"] == "ControlDisabled")
    try await client.call("session.start", fixture.target)
    #expect(await client.failure("widget.setPlaybackRate", ["playbackRate": 2])?.data["name"] == "ControlDisabled")
    try await client.call("media.load", ["media": .object(Self.film)])
    let volume = try await client.call("widget.setVolume", ["level": 0.25, "muted": true])
    #expect(volume["percent"] == 25 && volume["isMuted"] == true && volume["muteToggle"]?["state"] == "MUTE_ON")
    let rate = try await client.call("widget.setPlaybackRate", ["playbackRate": 2])
    #expect(rate["playbackRate"]?.number == 2 && rate["segments"]?[2]?["isSelected"] == true)
    #expect(try await client.call("widget.openTrackSelector")["isPresented"] == true)
    let tracks = try await client.call("widget.selectTracks", ["trackIds": [1]])
    #expect(tracks["selectedTrackIds"] == [1] && tracks["isPresented"] == false)
    #expect(tracks["textTracks"]?[1]?["isSelected"] == true && tracks["audioTracks"]?[0]?["title"] == "Default")
    #expect(await client.failure("widget.selectTracks", ["trackIds": [9]])?.code == .invalidParams)
    try await client.call("widget.openTrackSelector")
    #expect(try await client.call("widget.closeTrackSelector")["selectedTrackIds"] == [1])
    #expect(await client.failure("widget.setVolume")?.data["path"] == "params.level")
    await fixture.shutDown()
  }

  @Test func theDialogConnectsAndDisconnects() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    #expect(try await client.call("widget.tapCastButton")["outcome"] == "PRESENT_DIALOG")
    let empty = try await self.state(client, "castDialog")
    #expect(
      empty["isPresented"] == true && empty["mode"] == "DISCOVERY_OFF" && empty["noDevicesReason"] == "DISCOVERY_OFF")
    let device = try await client.call("discovery.addDevice", fixture.target)
    #expect(try await self.state(client, "castDialog")["mode"] == "CHOOSER")
    let id = device["deviceId"] ?? .null
    let session = try await client.call("widget.selectDevice", ["deviceId": id])
    #expect(session["connectionState"] == "CONNECTED" && session["applicationId"] == "CC1AD845")
    let connected = try await self.state(client, "castDialog")
    #expect(connected["isPresented"] == false && connected["mode"] == "CONNECTED" && connected["canDisconnect"] == true)
    #expect(try await self.state(client, "castButton")["icon"] == "ACTIVE")
    #expect(await client.failure("widget.selectDevice", ["deviceId": "none"])?.data["name"] == "DeviceNotFound")
    #expect(try await self.state(client, "castDialog")["mode"] == "CONNECTED", "the session stays")
    try await client.call("widget.openDialog")
    try await client.call("widget.disconnect", ["action": "STOP_CASTING"])
    #expect(try await self.state(client, "castDialog")["mode"] == "CHOOSER")
    #expect(await client.failure("widget.disconnect")?.data["name"] == "NoSuchSession")
    #expect(try await client.call("widget.closeDialog")["isPresented"] == false)
    await fixture.shutDown()
  }

  @Test func theDialogShowsAFailedConnection() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    let port = Int64(fixture.receiver.port)
    let device = try await client.call("discovery.addDevice", ["host": "127.0.0.1", "port": .integer(port)])
    await fixture.receiver.shutDown()
    try await client.call("widget.openDialog")
    #expect(await client.failure("widget.selectDevice", ["deviceId": device["deviceId"] ?? .null]) != nil)
    let dialog = try await self.state(client, "castDialog")
    #expect(dialog["isPresented"] == true && dialog["failure"]?.string?.isEmpty == false && dialog["mode"] == "CHOOSER")
    #expect(try await client.call("widget.closeDialog")["failure"] == nil)
    await fixture.server.shutDown()
  }

  @Test(arguments: [
    (CastErrorCode.connectionRejected, "The receiver closed the virtual connection.", "The app closed the connection."),
    (.sessionExists, "Call session.join.", "An app of another program runs on the device."),
    (.connectionRefused, "The TV refuses. Set `params.port`.", "The TV refuses."),
    (.connectionRefused, "The TV refuses the connection.", "The TV refuses the connection."),
  ])
  func theDialogHasWordsForPeople(code: CastErrorCode, message: String, shown: String) async throws {
    let fixture = try await ServerFixture()
    let error = fixture.server.widgets.describe(CastError(code, message))
    #expect((error.data.userMessage ?? error.message) == shown)
    await fixture.shutDown()
  }

  @Test func surfacesBelongToTheConnectionThatOpensThem() async throws {
    let fixture = try await ServerFixture()
    let (first, second) = (try await self.observing(fixture), try await self.observing(fixture))
    try await first.call("session.start", fixture.target)
    try await first.call("media.load", ["media": .object(Self.film)])
    try await first.call(
      "widget.setOptions",
      [
        "options": [
          "miniController": ["isEnabled": true], "expandedController": ["useDefaultExpandedMediaControls": true],
        ]
      ])
    second.forgetEvents()
    #expect(try await first.call("widget.openDialog")["isPresented"] == true)
    #expect(try await first.call("widget.openTrackSelector")["isPresented"] == true)
    #expect(try await first.call("widget.presentExpandedController")["isPresented"] == true)
    for widget in ["castDialog", "trackSelector", "expandedController"] {
      #expect(try await self.state(first, widget)["isPresented"] == true, "\(widget)")
      #expect(try await self.state(second, widget)["isPresented"] == false, "\(widget)")
    }
    #expect(try await self.state(first, "miniController")["shouldAppear"] == false)
    #expect(try await self.state(second, "miniController")["shouldAppear"] == true)
    let surfaces = ["castDialog", "trackSelector", "expandedController", "introOverlay"]
    let isPresented = second.events.contains { event in
      surfaces.contains { event.params["state"]?[$0]?["isPresented"] == true }
    }
    #expect(!isPresented)
    // A new connection of the same program begins without them.
    first.peer.close()
    #expect(try await self.state(try await self.observing(fixture), "castDialog")["isPresented"] == false)
    await fixture.shutDown()
  }

  @Test func aFailureIsShownInTheDialogThatChoseTheDevice() async throws {
    let fixture = try await ServerFixture()
    let (first, second) = (try await self.observing(fixture), try await self.observing(fixture))
    let port = Int64(fixture.receiver.port)
    let device = try await first.call("discovery.addDevice", ["host": "127.0.0.1", "port": .integer(port)])
    await fixture.receiver.shutDown()
    for client in [first, second] { try await client.call("widget.openDialog") }
    #expect(await first.failure("widget.selectDevice", ["deviceId": device["deviceId"] ?? .null]) != nil)
    let dialog = try await self.state(first, "castDialog")
    #expect(dialog["failure"]?.string?.isEmpty == false)
    #expect(dialog["error"]?["data"]?["name"] == "ConnectionRefused")
    #expect(dialog["error"]?["data"]?["advice"]?.string?.isEmpty == false)
    #expect(try await self.state(second, "castDialog")["failure"] == nil)
    await fixture.server.shutDown()
  }

  @Test func theClockStopsWhileTheSessionIsSuspended() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": .object(Self.film)])
    #expect(try await self.state(client, "mediaController")["connectionState"] == "CONNECTED")
    try await client.call("session.suspend")
    let suspended = try await self.state(client, "mediaController")
    #expect(suspended["connectionState"] == "SUSPENDED" && suspended["suspendReason"] == "REQUESTED")
    #expect(suspended["controls"]?["stop"]?["isEnabled"] == false)
    try await client.call("session.resume")
    let resumed = try await self.state(client, "mediaController")
    #expect(resumed["connectionState"] == "CONNECTED" && resumed["suspendReason"] == nil)
    await fixture.shutDown()
  }

  @Test func theFirstTapStartsDiscoveryOnRequest() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    try await client.call("context.create", ["options": ["startDiscoveryAfterFirstTapOnCastButton": true]])
    #expect(try await self.state(client, "castButton")["startsDiscoveryOnTap"] == true)
    #expect(try await client.call("widget.tapCastButton")["outcome"] == "DISCOVERY_STARTED")
    _ = await client.event("discovery.didStart")
    #expect(try await client.call("widget.tapCastButton")["outcome"] == "PRESENT_DIALOG")
    await fixture.shutDown()
  }

  @Test func theOverlayIsShownOnceForAllServers() async throws {
    let folder = NSTemporaryDirectory() + "intro-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for expected in [true, false] {
      let fixture = try await ServerFixture()
      fixture.server.widgets.introFlag = IntroFlagStore(directory: StateDirectory(path: folder))
      let client = try await self.observing(fixture)
      #expect(try await client.call("widget.presentIntroOverlay")["isShown"] == false, "there is no device")
      try await client.call("discovery.addDevice", fixture.target)
      #expect(try await client.call("widget.presentIntroOverlay")["isShown"]?.bool == expected)
      #expect(try await client.call("widget.presentIntroOverlay")["isShown"] == false)
      #expect(try await self.state(client, "introOverlay")["isPresented"]?.bool == expected)
      #expect(try await client.call("widget.dismissIntroOverlay")["isPresented"] == false)
      #expect(try await self.state(client, "introOverlay")["wasShown"] == true)
      if !expected {
        #expect(try await client.call("widget.resetIntroOverlay")["canPresent"] == true)
        #expect(try await client.call("widget.presentIntroOverlay")["isShown"] == true)
      }
      await fixture.shutDown()
    }
  }

  @Test func theOverlayAppearsByItselfOnRequest() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    try await client.call(
      "widget.setOptions",
      ["options": ["introOverlay": ["presentsAutomatically": true, "titleText": "Hier", "titlePosition": "BELOW"]]])
    try await client.call("discovery.addDevice", fixture.target)
    let shown = await client.event("widget.didChange") { $0["state"]?["introOverlay"]?["isPresented"] == true }
    #expect(shown["state"]?["introOverlay"]?["titleText"] == "Hier")
    await fixture.shutDown()
  }

  @Test func theExpandedControllerIsShownOrOnlyTriggered() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    #expect(await client.failure("widget.presentExpandedController")?.data["name"] == "ControlDisabled")
    let session = try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": .object(Self.film)])
    #expect(try await client.call("widget.tapMiniController")["isPresented"] == false)
    #expect(await client.event("widget.didTriggerExpandedController")["sessionId"] == session["sessionId"])
    try await client.call(
      "widget.setOptions", ["options": ["expandedController": ["useDefaultExpandedMediaControls": true]]])
    #expect(try await client.call("widget.presentExpandedController")["isPresented"] == true)
    let expanded = try await self.state(client, "expandedController")
    #expect(expanded["isPresented"] == true && expanded["castingToText"]?.string?.hasPrefix("Casting to ") == true)
    #expect(try await client.call("widget.dismissExpandedController")["isPresented"] == false)
    try await client.call("widget.tapMiniController")
    try await client.call("session.end")
    #expect(try await self.state(client, "expandedController")["isPresented"] == false)
    await fixture.shutDown()
  }

  @Test func aPickerIsAskedForEachPurposeOnce() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    var asked: [ImageHintType] = []
    fixture.server.widgets.imagePicker = { hints, metadata in
      asked.append(hints.imageType)
      return hints.imageType == .castDialog ? metadata.images?.last : nil
    }
    var film = Self.film
    film["metadata"] = ["title": "A film", "images": [["url": "https://e.com/1.jpg"], ["url": "https://e.com/2.jpg"]]]
    try await client.call("session.start", fixture.target)
    try await client.call("media.load", ["media": .object(film)])
    _ = await client.event("widget.didChange") { $0["state"]?["castDialog"]?["image"]?["url"] == "https://e.com/2.jpg" }
    #expect(try await self.state(client, "mediaController")["image"] == nil, "the picker chose none")
    try await client.call("media.pause")
    #expect(asked == [.castDialog, .miniController, .background])
    await fixture.shutDown()
  }

  @Test func stylesAreSetInheritedAndApplied() async throws {
    let fixture = try await ServerFixture()
    let (client, other) = (try await fixture.connect(), try await self.observing(fixture))
    let part = try await client.call(
      "widget.setStyle", ["path": "castViews.mediaControl", "attributes": ["iconTintColor": "#ff8800"]])
    #expect(part["attributes"]?["iconTintColor"] == "#FF8800FF" && part["isApplied"] == false)
    let mini = try await other.call("widget.getStyle", ["path": "castViews.mediaControl.miniController"])
    #expect(mini["attributes"] == [:] && mini["effective"] == ["iconTintColor": "#FF8800FF"])
    #expect(try await client.call("widget.applyStyle")["paths"]?.array?.count == 4)
    let applied = await other.event("widget.didApplyStyle")
    #expect(applied["effective"]?["castViews.mediaControl.miniController"]?["iconTintColor"] == "#FF8800FF")
    #expect(try await other.call("widget.getStyle")["isApplied"] == true)
    let wrong: JSONObject = ["path": "castViews", "attributes": ["iconTintColor": "red"]]
    #expect(await client.failure("widget.setStyle", wrong)?.code == .invalidParams)
    await fixture.shutDown()
  }

  @Test func playbackIsHandedOverAndTakenBack() async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    let local: JSONObject = ["media": .object(Self.film), "position": 120.5, "isPlaying": false]
    let request = try await client.call("widget.makeLoadRequest", ["local": .object(local)])["request"]
    #expect(request?["currentTime"] == 120.5 && request?["autoplay"] == false)
    #expect(await client.failure("widget.makeLoadRequest", ["local": [:]])?.data["path"] == "params.local.media")
    #expect(await client.failure("widget.handOver", ["local": .object(local)])?.data["name"] == "NoSuchSession")
    #expect(try await client.call("widget.takeBack")["isEnded"] == true)
    try await client.call("session.start", fixture.target)
    let state = try await client.call("widget.handOver", ["local": .object(local)])
    #expect(state["position"] == 120.5)
    _ = await client.event("widget.didChange") { $0["state"]?["mediaController"]?["playerState"] == "PAUSED" }
    #expect(try await client.call("widget.takeBack")["isPlaying"] == false)
    try await client.call("session.end", ["action": "STOP_CASTING"])
    let back = try await client.call("widget.takeBack")
    #expect(back["position"] == 120.5 && back["isPlaying"] == false && back["isEnded"] == false)
    #expect(back["media"]?["contentId"] == Self.film["contentId"])
    let media = try await self.state(client, "mediaController")
    #expect(media["lastKnownPlayerState"] == "PAUSED" && media["lastKnownStreamPosition"] == 120.5)
    await fixture.shutDown()
  }

  @Test(arguments: ["session.end", "widget.disconnect"])
  func takesBackAQueueAfterAnyEnd(_ end: String) async throws {
    let fixture = try await ServerFixture()
    let client = try await self.observing(fixture)
    try await client.call("session.start", fixture.target)
    let items: [JSONValue] = (1...30).map {
      ["media": ["contentId": .string("https://example.com/\($0).mp4?duration=600")]]
    }
    try await client.call("queue.load", ["items": .array(items), "startIndex": 4])
    try await client.call(end, ["action": "STOP_CASTING"])
    let queue = try await client.call("widget.takeBack")["queueData"]
    #expect(queue?["items"]?.array?.count == 30 && queue?["startIndex"] == 4)
    await fixture.shutDown()
  }

  @Test func takesBackTheListedItemsIfTheAppStoresNoSession() async throws {
    var configuration = ReceiverConfiguration.testing()
    let trigger = MessageTrigger(direction: .received, type: "STORE_SESSION")
    configuration.faults = ReceiverFaults(rules: [FaultRule(.discard, when: trigger)])
    let fixture = try await ServerFixture(configuration)
    let client = try await fixture.connect()
    try await client.call("session.start", fixture.target)
    let items: [JSONValue] = (1...30).map {
      ["media": ["contentId": .string("https://example.com/\($0).mp4?duration=600")]]
    }
    try await client.call("queue.load", ["items": .array(items), "startIndex": 4])
    try await client.call("session.end", ["action": "STOP_CASTING"])
    let queue = try await client.call("widget.takeBack")["queueData"]
    let index = try #require(queue?["startIndex"]?.integer)
    let current = queue?["items"]?[Int(index)]?["media"]?["contentId"]
    #expect(current == "https://example.com/5.mp4?duration=600")
    await fixture.shutDown()
  }
}
