import CastModel
import CastSender
import CastTestSupport
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("Controlling media over real sockets", .serialized, .timeLimit(.minutes(1)))
@LoopActor
struct RemoteMediaClientTests {
  private static let film = LoadRequestData(media: MediaInformation(contentId: "film", contentType: "video/mp4"))

  // MARK: Load

  @Test func loadReturnsWhenTheMediaHasLoaded() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { request in
      receiver.mediaStatus =
        #"{"mediaSessionId":1,"playerState":"IDLE","extendedStatus":{"playerState":"LOADING","media":{"contentId":"film"}}}"#
      receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
      receiver.broadcastMedia(#"{"mediaSessionId":1,"playerState":"BUFFERING","media":{"contentId":"film"}}"#)
    }
    let snapshot = try await session.media.load(Self.film)
    #expect(snapshot.playerState == .buffering)
    #expect(
      bench.recorder.names.suffix(4) == ["mediaStart 1", "media LOADING", "metadata", "media BUFFERING"])
  }

  @Test func loadSendsSetMembersAndWebSendersDefaults() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    _ = try await session.media.load(
      LoadRequestData(
        media: MediaInformation(contentId: "film"), currentTime: 0, activeTrackIds: [], additional: ["x": 1]))
    var json = try #require(await bench.receiver.message("LOAD").json.object)
    json["requestId"] = nil
    #expect(
      json == [
        "type": "LOAD", "sessionId": "run-1", "media": ["contentId": "film", "streamType": "BUFFERED"],
        "autoplay": true,
        "currentTime": 0.0, "activeTrackIds": [], "x": 1,
      ])
  }

  @Test(arguments: [nil, false] as [Bool?])
  func theFirstQueueItemDecidesAutoplay(_ autoplay: Bool?) async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let items = [
      QueueItem(media: MediaInformation(contentId: "a")),
      QueueItem(media: MediaInformation(contentId: "b"), autoplay: autoplay),
    ]
    _ = try await session.media.load(LoadRequestData(queueData: QueueData(items: items, startIndex: 1)))
    let json = await bench.receiver.message("LOAD").json
    #expect(json["autoplay"]?.bool == autoplay ?? true)
    // The first played media is sent beside the queue, as web senders do.
    #expect(json["media"]?["contentId"]?.string == "b" && json["media"]?["streamType"]?.string == "BUFFERED")
  }

  @Test func itemsAreSentWithoutIds() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let items = [QueueItem(itemId: 4, media: MediaInformation(contentId: "a")), QueueItem(customData: 2)]
    _ = try await session.media.load(LoadRequestData(queueData: QueueData(items: items)))
    let json = await bench.receiver.message("LOAD").json
    #expect(
      json["queueData"]?["items"] == [["media": ["contentId": "a", "streamType": "BUFFERED"]], ["customData": 2]])
  }

  @Test func refusesALoadOfNothing() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let error = try await castError { _ = try await session.media.load(LoadRequestData()) }
    #expect(error.code == .invalidParams)
    #expect(!bench.receiver.types.contains("LOAD"))
  }

  struct LoadErrorRow: Sendable {
    var reply: String
    var code: CastErrorCode
  }

  @Test(arguments: [
    LoadErrorRow(reply: #"{"type":"LOAD_FAILED","requestId":%ID}"#, code: .mediaLoadFailed),
    LoadErrorRow(reply: #"{"type":"LOAD_FAILED"}"#, code: .mediaLoadFailed),
    LoadErrorRow(reply: #"{"type":"LOAD_CANCELLED","requestId":%ID}"#, code: .mediaLoadCancelled),
    LoadErrorRow(reply: #"{"type":"INVALID_PLAYER_STATE","requestId":%ID}"#, code: .invalidPlayerState),
    LoadErrorRow(reply: #"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"X"}"#, code: .requestRejected),
    LoadErrorRow(reply: #"{"type":"ERROR","requestId":%ID,"detailedErrorCode":905}"#, code: .mediaError),
  ])
  func mapsTheReceiversErrors(_ row: LoadErrorRow) async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { receiver.reply(row.reply, to: $0) }
    let error = try await castError { _ = try await session.media.load(Self.film) }
    #expect(error.code == row.code)
  }

  @Test func aFailureHasTheReceiversDetails() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { request in
      receiver.mediaStatus = #"{"mediaSessionId":1,"playerState":"IDLE","extendedStatus":{"playerState":"LOADING"}}"#
      receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
      receiver.reply(
        #"{"type":"LOAD_FAILED","requestId":%ID,"detailedErrorCode":104,"itemId":1,"customData":{"a":1}}"#,
        to: request)
    }
    let error = try await castError { _ = try await session.media.load(Self.film) }
    #expect(error.code == .mediaLoadFailed)
    #expect(error.receiver?.detailedErrorCode == 104)
    #expect(error.receiver?.detailedErrorName == "MEDIA_SRC_NOT_SUPPORTED")
    #expect(error.receiver?.itemId == 1 && error.receiver?.customData == ["a": 1])
    #expect(error.message.contains("content type"))
  }

  @Test(
    arguments: [
      (#"{"type":"LOAD_FAILED","requestId":%ID,"detailedErrorCode":104}"#, 104),
      (#"{"type":"LOAD_FAILED","requestId":0,"detailedErrorCode":905}"#, 905), (nil, nil),
    ] as [(String?, Int64?)])
  func waitsForTheReasonOfAFailure(reply: String?, code: Int64?) async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { request in
      receiver.mediaStatus = #"{"mediaSessionId":1,"playerState":"IDLE","idleReason":"ERROR"}"#
      receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
      if let reply { receiver.reply(reply, to: request) }
    }
    let error = try await castError { _ = try await session.media.load(Self.film) }
    #expect(error.code == .mediaLoadFailed && error.receiver?.detailedErrorCode == code)
    #expect(session.media.pendingRequests.isEmpty)
  }

  @Test func acceptsAnswersWithoutARequestId() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { _ in
      receiver.broadcastMedia(#"{"mediaSessionId":8,"playerState":"PLAYING","media":{"contentId":"film"}}"#)
    }
    #expect(try await session.media.load(Self.film).mediaSessionId == 8)
  }

  @Test func aNewerLoadReplacesTheOlder() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { _ in receiver.handlers["LOAD"] = nil }
    let first = Task { @LoopActor in try await castError { _ = try await session.media.load(Self.film) } }
    _ = await receiver.message("LOAD")
    #expect(try await session.media.load(Self.film).playerState == .playing)
    #expect(try await first.value.code == .requestReplaced)
  }

  /// The older one's media session begins after the newer one was sent; most of its statuses don't name their media.
  @Test func theMediaOfTheOlderLoadIsNotThatOfTheNewer() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { _ in }
    let first = Task { @LoopActor in try await castError { _ = try await session.media.load(Self.film) } }
    let older = await receiver.message("LOAD")
    let second = Task { @LoopActor in try await session.media.load(Self.film) }
    let newer = await receiver.message { $0.type == "LOAD" && $0.id != older.id }
    receiver.broadcastMedia(#"{"mediaSessionId":1,"playerState":"BUFFERING"}"#)
    receiver.broadcastMedia(#"{"mediaSessionId":1,"playerState":"IDLE","idleReason":"INTERRUPTED"}"#)
    receiver.broadcastMedia(#"{"mediaSessionId":2,"playerState":"PLAYING","media":{"contentId":"a"}}"#)
    receiver.reply(receiver.mediaStatusMessage(newer.id), to: newer)
    #expect(try await second.value.mediaSessionId == 2)
    #expect(try await first.value.code == .requestReplaced)
  }

  @Test func aMessageOverTheLimitFailsAlone() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let big = LoadRequestData(
      media: MediaInformation(contentId: "film", customData: .string(String(repeating: "x", count: 70_000))))
    let error = try await castError { _ = try await session.media.load(big) }
    #expect(error.code == .castMessageTooLarge)
    #expect(try await session.media.pause().mediaSessionId == 1)
  }

  @Test func anUnansweredLoadTimesOut() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.load = .milliseconds(100)
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    let session = try await bench.start()
    bench.receiver.handlers["LOAD"] = { _ in clock.advance(by: .milliseconds(100)) }
    let error = try await castError { _ = try await session.media.load(Self.film) }
    #expect(error.code == .requestTimedOut)
  }

  @Test func aCancelledCallEndsAtOnce() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    bench.receiver.handlers["LOAD"] = { _ in }
    let load = Task { @LoopActor in try await castError { _ = try await session.media.load(Self.film) } }
    _ = await bench.receiver.message("LOAD")
    load.cancel()
    #expect(try await load.value.code == .requestCancelled)
  }

  // MARK: Commands

  struct CommandRow: Sendable, CustomTestStringConvertible {
    var type: String
    var members: JSONObject
    var call: @LoopActor @Sendable (RemoteMediaClient) async throws -> Void
    var testDescription: String { "\(self.type) \(self.members.jsonText)" }
  }

  nonisolated static let commands: [CommandRow] = [
    CommandRow(type: "PLAY", members: [:]) { _ = try await $0.play() },
    CommandRow(type: "PLAY", members: ["customData": 5]) { _ = try await $0.play(customData: 5) },
    CommandRow(type: "PAUSE", members: [:]) { _ = try await $0.pause() },
    CommandRow(type: "STOP", members: [:]) { _ = try await $0.stop() },
    CommandRow(type: "SEEK", members: ["currentTime": 0.0]) { _ = try await $0.seek(SeekOptions(.position(0))) },
    CommandRow(type: "SEEK", members: ["relativeTime": -5.0]) { _ = try await $0.seek(SeekOptions(.offset(-5))) },
    CommandRow(type: "SEEK", members: ["currentTime": 4_294_967_296]) { _ = try await $0.seek(SeekOptions(.end)) },
    CommandRow(type: "SEEK", members: ["currentTime": 9.5, "resumeState": "PLAYBACK_PAUSE"]) {
      _ = try await $0.seek(SeekOptions(.position(9.5), resumeState: .playbackPause))
    },
    CommandRow(type: "SET_PLAYBACK_RATE", members: ["playbackRate": 1.5]) { _ = try await $0.setPlaybackRate(1.5) },
    CommandRow(type: "SET_VOLUME", members: ["volume": ["level": 0.0]]) { _ = try await $0.setStreamVolume(0) },
    CommandRow(type: "SET_VOLUME", members: ["volume": ["muted": false]]) { _ = try await $0.setStreamMuted(false) },
    CommandRow(type: "EDIT_TRACKS_INFO", members: ["activeTrackIds": []]) { _ = try await $0.setActiveTracks([]) },
    CommandRow(type: "SET_PLAYBACK_RATE", members: ["relativePlaybackRate": 0.5]) {
      _ = try await $0.multiplyPlaybackRate(by: 0.5)
    },
    CommandRow(type: "EDIT_TRACKS_INFO", members: ["textTrackStyle": ["fontScale": 1.5]]) {
      _ = try await $0.setTextTrackStyle(TextTrackStyle(fontScale: 1.5))
    },
    CommandRow(type: "EDIT_TRACKS_INFO", members: ["textTrackStyle": ["edgeColor": "#010203FF"]]) {
      _ = try await $0.setTextTrackStyle(TextTrackStyle(edgeColor: "#010203"))
    },
    CommandRow(
      type: "EDIT_TRACKS_INFO", members: ["language": "de", "isSuggestedLanguage": true, "enableTextTracks": true]
    ) {
      _ = try await $0.editTracks(
        TrackChange(enablesTextTracks: true, language: "de", isSuggestedLanguage: true))
    },
    CommandRow(type: "EDIT_AUDIO_TRACKS", members: ["language": "fr", "isSuggestedLanguage": false, "customData": 1]) {
      _ = try await $0.editAudioTracks(language: "fr", isSuggested: false, customData: 1)
    },
    CommandRow(
      type: "USER_ACTION", members: ["userAction": "LIKE", "clear": true, "userActionContext": "c", "source": "s"]
    ) { _ = try await $0.sendUserAction(.like, isCleared: true, context: "c", source: "s") },
  ]

  @Test(arguments: commands)
  func aCommandSendsOnlyItsSetMembers(_ row: CommandRow) async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    try await row.call(session.media)
    var json = try #require(await bench.receiver.message(row.type).json.object)
    #expect(json["requestId"]?.integer ?? 0 > 0)
    json["requestId"] = nil
    var expected = row.members
    expected["type"] = .string(row.type)
    expected["mediaSessionId"] = 1
    #expect(json == expected)
  }

  @Test(arguments: commands)
  func withoutAMediaSessionNothingIsSent(_ row: CommandRow) async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let before = bench.receiver.types
    let error = try await castError { try await row.call(session.media) }
    #expect(error.code == .noMediaSession)
    #expect(bench.receiver.types == before)
  }

  @Test func aNewerSeekReplacesTheOlder() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    receiver.handlers["SEEK"] = { _ in receiver.handlers["SEEK"] = nil }
    let first = Task { @LoopActor in
      try await castError { _ = try await session.media.seek(SeekOptions(.position(20))) }
    }
    _ = await receiver.message("SEEK")
    #expect(session.media.snapshot.position(at: bench.context.clock.now) == 20)
    _ = try await session.media.seek(SeekOptions(.position(40)))
    #expect(try await first.value.code == .requestReplaced)
  }

  @Test(arguments: [SeekOptions.Target.position(-1), .position(.nan), .offset(.infinity)])
  func aSeekToNowhereIsRefused(_ target: SeekOptions.Target) async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let error = try await castError { _ = try await session.media.seek(SeekOptions(target)) }
    #expect(error.code == .invalidParams)
  }

  @Test func mapsInvalidPlayerState() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    receiver.handlers["PAUSE"] = { receiver.reply(#"{"type":"INVALID_PLAYER_STATE","requestId":%ID}"#, to: $0) }
    let error = try await castError { _ = try await session.media.pause() }
    #expect(error.code == .invalidPlayerState && error.receiver?.type == "INVALID_PLAYER_STATE")
  }

  @Test func theRefusalOfAnOldMediaSessionSaysThatItIsOver() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    let refusal = #"{"type":"INVALID_REQUEST","reason":"INVALID_MEDIA_SESSION_ID","requestId":%ID}"#
    receiver.handlers["PAUSE"] = { receiver.reply(refusal, to: $0) }
    let error = try await castError { _ = try await session.media.pause() }
    #expect(error.code == .requestRejected && error.message.hasPrefix("The media has ended"))
  }

  @Test func tooManyRequestsAreRefused() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.maximumPending = 1
    let bench = try await Bench(options: options)
    let session = try await bench.startPlaying()
    bench.receiver.handlers["PAUSE"] = { _ in }
    let pause = Task { @LoopActor in try await castError { _ = try await session.media.pause() } }
    _ = await bench.receiver.message("PAUSE")
    let error = try await castError { _ = try await session.media.play() }
    #expect(error.code == .internalLimitReached)
    pause.cancel()
    _ = try await pause.value
  }

  // MARK: Events

  @Test func reportsChangesByOtherSenders() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.broadcastMedia(#"{"mediaSessionId":1,"playerState":"PAUSED","currentTime":30}"#)
    await bench.recorder.event("media PAUSED")
    #expect(session.media.snapshot.media?.contentId == "a")
    #expect(session.media.snapshot.position(at: bench.context.clock.now) == 30)
  }

  @Test func reportsTheEndOfTheMedia() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.broadcastMedia(#"{"mediaSessionId":1,"playerState":"IDLE","idleReason":"FINISHED"}"#)
    await bench.recorder.event("mediaEnd 1 FINISHED")
    let error = try await castError { _ = try await session.media.play() }
    #expect(error.code == .noMediaSession)
    #expect(session.connectionState == .connected)
  }

  @Test func ignoresMalformedMessages() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    for text in [
      "", "null", "[]", "{", #"{"type":5}"#, #"{"type":"NEW_TYPE","requestId":1}"#, #"{"type":"MEDIA_STATUS"}"#,
    ] {
      bench.receiver.send(text, from: "transport-1", namespace: .media)
      bench.receiver.send(text, from: "receiver-0", namespace: .receiver)
      bench.receiver.send(text, from: "transport-1", namespace: .connection)
      bench.receiver.send(text, from: "transport-1", namespace: "urn:x-cast:com.example")
    }
    #expect(try await session.media.pause().mediaSessionId == 1)
  }

  @Test func ignoresStatusesOfOtherApps() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.send(
      #"{"type":"MEDIA_STATUS","status":[{"mediaSessionId":99,"playerState":"PAUSED"}]}"#, from: "transport-9",
      namespace: .media)
    _ = try await session.requestStatus()
    #expect(session.media.snapshot.mediaSessionId == 1)
  }

  @Test func requestsTheStatusOfAnAppThatAddsTheMediaNamespace() async throws {
    let bench = try await Bench()
    bench.receiver.applications = [.running("ABCDEF01", namespaces: ["urn:x-cast:com.example"])]
    let snapshot = try await bench.context.sessions.join(bench.target)
    bench.receiver.mediaStatus = #"{"mediaSessionId":3,"playerState":"PLAYING"}"#
    bench.receiver.applications = [.running("ABCDEF01")]
    bench.receiver.broadcastStatus()
    await bench.recorder.event("mediaStart 3")
    let session = try bench.context.sessions.session(snapshot.sessionId)
    #expect(session.snapshot.supportsMedia)
  }
}
