import CastModel
import CastSender
import CastTestSupport
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("Media messages beside playback", .serialized, .timeLimit(.minutes(1)))
@LoopActor
struct MediaCommandTests {
  // MARK: Loads

  @Test func aDeepLinkIsLoadedByItself() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD_BY_ENTITY"] = { _ in
      receiver.broadcastMedia(#"{"mediaSessionId":5,"playerState":"PLAYING","media":{"contentId":"whatever"}}"#)
    }
    let data = LoadRequestData(loadOptions: LoadOptions(contentFilteringMode: .filterExplicit), customData: 4)
    #expect(try await session.media.load(entity: "https://a/b", shuffle: true, data).mediaSessionId == 5)
    var json = try #require(await receiver.message("LOAD_BY_ENTITY").json.object)
    json["requestId"] = nil
    #expect(
      json == [
        "type": "LOAD_BY_ENTITY", "sessionId": "run-1", "entity": "https://a/b", "shuffle": true,
        "loadOptions": ["contentFilteringMode": "FILTER_EXPLICIT"], "customData": 4,
      ])
  }

  @Test func refusesInvalidMembersWithTheirPath() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let before = bench.receiver.types
    let style = TextTrackStyle(foregroundColor: "red")
    let calls: [(String, @LoopActor (RemoteMediaClient) async throws -> Void)] = [
      ("media", { _ = try await $0.load(LoadRequestData()) }),
      ("media", { _ = try await $0.load(LoadRequestData(media: MediaInformation())) }),
      ("entity", { _ = try await $0.load(entity: "") }),
      ("entity", { _ = try await $0.load(entity: "e", LoadRequestData(media: MediaInformation(contentId: "a"))) }),
      ("activeTrackIds[1]", { _ = try await $0.setActiveTracks([1, 1]) }),
      ("textTrackStyle.foregroundColor", { _ = try await $0.setTextTrackStyle(style) }),
      ("activeTrackIds", { _ = try await $0.editTracks(TrackChange()) }),
      ("language", { _ = try await $0.editTracks(TrackChange(language: "")) }),
      ("language", { _ = try await $0.editAudioTracks(language: "") }),
      ("audioLanguages", { _ = try await $0.selectTracks(TrackSelection()) }),
      (
        "textLanguages",
        {
          _ = try await $0.selectTracks(TrackSelection(textLanguages: Array(repeating: "x", count: 101)))
        }
      ),
      ("precacheData", { try await $0.precache() }),
      ("sessionState", { _ = try await $0.resumeSession([:]) }),
      ("members.requestId", { _ = try await $0.sendCommand(.init(members: ["requestId": 1], timeout: nil)) }),
      ("type", { _ = try await $0.sendCommand(.init("", timeout: nil)) }),
    ]
    for (path, call) in calls {
      let error = try await castError { try await call(session.media) }
      #expect(error.code == .invalidParams && error.parameter?.path == path)
    }
    #expect(bench.receiver.types == before)
  }

  // MARK: Tracks

  @Test func refusesUnknownTracks() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.broadcastMedia(
      #"{"mediaSessionId":1,"playerState":"PLAYING","activeTrackIds":[1],"media":{"contentId":"a","tracks":["#
        + #"{"trackId":1,"type":"AUDIO","language":"en"},{"trackId":2,"type":"TEXT","language":"de"}]}}"#)
    await bench.recorder.nextEvent("metadata")
    let error = try await castError { _ = try await session.media.setActiveTracks([1, 3]) }
    #expect(error.parameter?.path == "activeTrackIds[1]")
    let missing = try await castError {
      _ = try await session.media.selectTracks(TrackSelection(textLanguages: ["fr", "it"]))
    }
    #expect(missing.code == .noSuchTrack && missing.message.contains("fr, it"))
    #expect(!bench.receiver.types.contains("EDIT_TRACKS_INFO"))
    _ = try await session.media.selectTracks(TrackSelection(textLanguages: ["de-AT"]))
    #expect(await bench.receiver.message("EDIT_TRACKS_INFO").json["activeTrackIds"] == [1, 2])
  }

  // MARK: Paused or not, while it buffers

  @Test func acceptedCommandsCountWhileItBuffers() async throws {
    let bench = try await Bench()
    let media = try await bench.startPlaying().media
    let receiver = bench.receiver
    for type in ["PAUSE", "PLAY", "SEEK", "LOAD"] {
      receiver.handlers[type] = { request in
        receiver.mediaStatus = #"{"mediaSessionId":1,"playerState":"BUFFERING","media":{"contentId":"a"}}"#
        receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
      }
    }
    #expect(try await media.pause().isPaused)
    #expect(try await media.seek(SeekOptions(.position(20))).isPaused)
    #expect(try await media.seek(SeekOptions(.position(30), resumeState: .playbackStart)).isPaused == false)
    #expect(try await media.seek(SeekOptions(.position(40), resumeState: .playbackPause)).isPaused)
    #expect(try await media.play().isPaused == false)
    let film = MediaInformation(contentId: "a", contentType: "video/mp4")
    #expect(try await media.load(LoadRequestData(media: film, autoplay: false)).isPaused)
    #expect(try await media.load(LoadRequestData(media: film)).isPaused == false)
    #expect(media.snapshot.playerState == .buffering)
  }

  /// Some receivers report a rate of 0 for paused media.
  @Test func multipliesTheRateOfPausedMedia() async throws {
    let bench = try await Bench()
    let media = try await bench.startPlaying().media
    bench.receiver.broadcastMedia(#"{"mediaSessionId":1,"playerState":"PAUSED","playbackRate":0}"#)
    await bench.recorder.event("media PAUSED")
    _ = try await media.multiplyPlaybackRate(by: 1.5)
    #expect(await bench.receiver.message("SET_PLAYBACK_RATE").json["relativePlaybackRate"] == 1.5)
  }

  // MARK: Statuses

  @Test func aStatusWithoutMetadataKeepsTheKnown() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    receiver.broadcastMedia(
      #"{"mediaSessionId":1,"playerState":"PLAYING","media":{"contentId":"a","metadata":{"title":"T"}}}"#)
    await bench.recorder.nextEvent("metadata")
    receiver.handlers["media.GET_STATUS"] = { request in
      receiver.mediaStatus = #"{"mediaSessionId":1,"playerState":"PAUSED","media":{"contentId":"a"}}"#
      receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
    }
    let snapshot = try await session.media.requestStatus(omitsMetadata: true, omitsQueueItems: true)
    #expect(snapshot.media?.metadata?.title == "T" && snapshot.playerState == .paused)
    #expect(await receiver.message { $0.json["options"] != nil }.json["options"] == 3)
    #expect(try await session.media.requestStatus().media?.metadata == nil)
  }

  @Test func reportsErrorsOutsideOfRequests() async throws {
    let bench = try await Bench()
    _ = try await bench.startPlaying()
    let text = #"{"type":"ERROR","requestId":0,"detailedErrorCode":600,"itemId":1}"#
    bench.receiver.send(text, from: "transport-1", namespace: .media)
    await bench.recorder.event("mediaError MediaError")
    guard case .media(.didReceiveError(_, let error))? = bench.recorder.events.last else { return #expect(Bool(false)) }
    #expect(error.receiver?.detailedErrorName == "TEXT_UNKNOWN" && error.receiver?.itemId == 1)
  }

  @Test func reportsFailedLoadsOfOtherSenders() async throws {
    let bench = try await Bench()
    _ = try await bench.startPlaying()
    let text = #"{"type":"LOAD_FAILED","requestId":99999999,"detailedErrorCode":104}"#
    bench.receiver.send(text, from: "transport-1", namespace: .media)
    await bench.recorder.event("mediaError MediaLoadFailed")
    guard case .media(.didReceiveError(_, let error))? = bench.recorder.events.last else { return #expect(Bool(false)) }
    #expect(error.receiver?.detailedErrorName == "MEDIA_SRC_NOT_SUPPORTED")
  }

  @Test func reportsErrorsOfIdlePlayers() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.broadcastMedia(#"{"mediaSessionId":1,"playerState":"PAUSED","currentTime":42}"#)
    await bench.recorder.event("media PAUSED")
    let now = bench.context.clock.now
    #expect(MediaState(session.media.snapshot, at: now).position == 42)
    bench.receiver.broadcastMedia(
      #"{"mediaSessionId":1,"playerState":"IDLE","idleReason":"CANCELLED","currentTime":42}"#)
    await bench.recorder.event("media IDLE")
    #expect(MediaState(session.media.snapshot, at: now).position == 0)
    #expect(MediaPosition(session.media.snapshot, at: now).position == 0)
    #expect(session.media.lastKnown.map { LastKnownMedia($0, at: now).position } == 42)
  }

  @Test func ignoresErrorsForOtherSenders() async throws {
    let bench = try await Bench()
    _ = try await bench.startPlaying()
    for text in [
      #"{"type":"ERROR","requestId":99999999}"#, #"{"type":"CUSTOM_STATE","requestId":0,"deep":{"a":null}}"#,
    ] {
      bench.receiver.send(text, from: "transport-1", namespace: .media)
    }
    await bench.recorder.event("mediaMessage CUSTOM_STATE")
    #expect(!bench.recorder.names.contains { $0.hasPrefix("mediaError") })
    guard case .media(.didReceiveMessage(_, let message))? = bench.recorder.events.last else {
      return #expect(Bool(false))
    }
    #expect(message == ["type": "CUSTOM_STATE", "requestId": 0, "deep": ["a": nil]])
  }

  @Test func theAgeOfTheStatusIsKnown() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let received = try #require(session.media.snapshot.statusReceivedAt)
    #expect(session.media.snapshot.statusAge(at: received + .milliseconds(1_500)) == 1.5)
    #expect(MediaSnapshot.empty.statusAge(at: received) == nil)
  }

  // MARK: Stored sessions

  @Test func storesAndResumesASession() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    let state =
      #"{"loadRequestData":{"media":{"contentId":"b","streamType":"buffered","new":[null]},"autoplay":"yes"},"x":1.5}"#
    receiver.handlers["STORE_SESSION"] = {
      receiver.reply(#"{"type":"SESSION_STATE","requestId":%ID,"sessionState":\#(state)}"#, to: $0)
    }
    receiver.handlers["RESUME_SESSION"] = { _ in
      receiver.broadcastMedia(#"{"mediaSessionId":2,"playerState":"PLAYING","media":{"contentId":"b"}}"#)
    }
    let stored = try await session.media.storeSession()
    #expect(stored.jsonText == state)
    let request = await receiver.message("STORE_SESSION").json
    #expect(request["targetDeviceCapabilities"]?["display_supported"] == true && request["mediaSessionId"] == nil)
    #expect(try await session.media.resumeSession(stored).mediaSessionId == 2)
    #expect(await receiver.message("RESUME_SESSION").json["sessionState"]?.jsonText == state)
  }

  @Test func anAppThatStoresNothingSaysSo() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let error = try await castError { _ = try await session.media.storeSession() }
    #expect(error.code == .requestRejected && error.message.contains("STORE_SESSION"))
  }

  // MARK: Everything else

  @Test func sendsSomeMessagesWithoutAMediaSession() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let media = session.media
    try await media.precache(data: "d", items: [["url": "u", "protocolType": 2]], customData: 1)
    try await media.setCredentials("c", type: "web", forRequestId: 4)
    _ = try await media.playAgain()
    let expected: [JSONObject] = [
      [
        "type": "PRECACHE", "precacheData": "d", "requestItems": [["url": "u", "protocolType": 2]], "customData": 1,
      ],
      ["type": "SET_CREDENTIALS", "credentials": "c", "credentialsType": "web", "forRequestId": 4],
      ["type": "PLAY_AGAIN"],
    ]
    for row in expected {
      var json = try #require(await bench.receiver.message(row["type"]?.string ?? "").json.object)
      json["requestId"] = nil
      #expect(json == row)
    }
  }

  @Test func aCommandOfAnyTypeIsSentAndAnswered() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    receiver.handlers["CUSTOM_COMMAND"] = {
      receiver.reply(#"{"type":"CUSTOM_ANSWER","requestId":%ID,"x":[1]}"#, to: $0)
    }
    let reply = try await session.media.sendCommand(.init(members: ["data": "next"], timeout: .seconds(5)))
    #expect(reply?["x"] == [1])
    let json = await receiver.message("CUSTOM_COMMAND").json
    #expect(json["data"] == "next" && json["mediaSessionId"] == 1)
    #expect(
      try await session.media.sendCommand(.init("DISPLAY_STATUS", members: ["mediaSessionId": 9], timeout: nil)) == nil)
    let other = await receiver.message("DISPLAY_STATUS").json
    #expect(other["mediaSessionId"] == 9 && (other["requestId"]?.integer ?? 0) > 0)
  }

  @Test func anUnansweredCommandTimesOut() async throws {
    let clock = ManualClock()
    let bench = try await Bench(clock: clock)
    let session = try await bench.startPlaying()
    bench.receiver.handlers["X"] = { _ in clock.advance(by: .milliseconds(50)) }
    let error = try await castError {
      _ = try await session.media.sendCommand(.init("X", timeout: .milliseconds(50)))
    }
    #expect(error.code == .requestTimedOut)
  }

  // MARK: Requests

  @Test func requestsAreListedUntilTheirOutcome() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.handlers["LOAD"] = { _ in }
    bench.receiver.handlers["SET_VOLUME"] = { _ in }
    let film = LoadRequestData(media: MediaInformation(contentId: "film"))
    let load = Task { @LoopActor in try await castError { _ = try await session.media.load(film) } }
    _ = await bench.receiver.message("LOAD")
    let volume = Task { @LoopActor in try await castError { _ = try await session.media.setStreamVolume(0.1) } }
    _ = await bench.receiver.message("SET_VOLUME")
    let pending = session.media.pendingRequests
    #expect(pending.map(\.type) == ["LOAD", "SET_VOLUME"])
    #expect(pending.allSatisfy { $0.requestId > 0 && ($0.deadline ?? $0.startedAt) > $0.startedAt })
    load.cancel()
    #expect(try await load.value.code == .requestCancelled)
    #expect(session.media.pendingRequests.map(\.type) == ["SET_VOLUME"])
    volume.cancel()
    _ = try await volume.value
  }

  struct ReplacementRow: Sendable, CustomTestStringConvertible {
    var type: String
    var call: @LoopActor @Sendable (RemoteMediaClient, Int) async throws -> Void
    var testDescription: String { self.type }
  }

  nonisolated static let replacements: [ReplacementRow] = [
    ReplacementRow(type: "SEEK") { _ = try await $0.seek(SeekOptions(.position(Double($1)))) },
    ReplacementRow(type: "SET_VOLUME") { _ = try await $0.setStreamVolume(Double($1) / 10) },
    ReplacementRow(type: "SET_PLAYBACK_RATE") { _ = try await $0.setPlaybackRate(Double($1)) },
    ReplacementRow(type: "LOAD") {
      _ = try await $0.load(LoadRequestData(media: MediaInformation(contentId: "\($1)")))
    },
  ]

  @Test(arguments: replacements)
  func aNewerOneReplacesTheOlder(_ row: ReplacementRow) async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    receiver.handlers[row.type] = { _ in receiver.handlers[row.type] = nil }
    let first = Task { @LoopActor in try await castError { try await row.call(session.media, 1) } }
    _ = await receiver.message(row.type)
    try await row.call(session.media, 2)
    #expect(try await first.value.code == .requestReplaced)
    #expect(session.media.pendingRequests.isEmpty)
  }

  @Test func muteDoesNotReplaceVolume() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    var held: ScriptedReceiver.Request?
    receiver.handlers["SET_VOLUME"] = { request in
      receiver.handlers["SET_VOLUME"] = nil
      held = request
    }
    let level = Task { @LoopActor in _ = try await session.media.setStreamVolume(0.5) }
    _ = await receiver.message("SET_VOLUME")
    _ = try await session.media.setStreamMuted(true)
    receiver.reply(receiver.mediaStatusMessage(held?.id ?? 0), to: try #require(held))
    try await level.value
  }
}
