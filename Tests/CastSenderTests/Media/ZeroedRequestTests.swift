import CastModel
import CastSender
import CastTestSupport
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// Receivers that write 0 for the id of the answered request (cast.md 5 and 16, trap 40).
@Suite("Receivers that name no request", .serialized, .timeLimit(.minutes(1)))
@LoopActor
struct ZeroedRequestTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var type: String
    /// The members of the status in place of an answer, beside the media session; `nil`: an empty list.
    var status: String?
    var call: @LoopActor @Sendable (RemoteMediaClient) async throws -> Void
    var testDescription: String { self.type }
  }

  nonisolated static let rows: [Row] = [
    Row(type: "PLAY", status: #""playerState":"PLAYING""#) { _ = try await $0.play() },
    Row(type: "PAUSE", status: #""playerState":"PAUSED""#) { _ = try await $0.pause() },
    Row(type: "STOP", status: nil) { _ = try await $0.stop() },
    Row(type: "STOP", status: #""playerState":"IDLE","idleReason":"CANCELLED""#) { _ = try await $0.stop() },
    Row(type: "SEEK", status: #""playerState":"PLAYING","currentTime":60.5"#) {
      let value = try await $0.seek(SeekOptions(.position(60))).status?.currentTime
      #expect(value == 60.5)
    },
    Row(type: "SEEK", status: #""playerState":"PLAYING","currentTime":20"#) {
      _ = try await $0.seek(SeekOptions(.offset(10)))
    },
    Row(type: "SET_VOLUME", status: #""volume":{"level":0.3}"#) {
      let value = try await $0.setStreamVolume(0.3).status?.volume?.level
      #expect(value == 0.3)
    },
    Row(type: "SET_VOLUME", status: #""volume":{"muted":true}"#) { _ = try await $0.setStreamMuted(true) },
    Row(type: "SET_PLAYBACK_RATE", status: #""playerState":"PLAYING","playbackRate":1.5"#) {
      _ = try await $0.setPlaybackRate(1.5)
    },
    Row(type: "EDIT_TRACKS_INFO", status: #""playerState":"PLAYING","activeTrackIds":[2]"#) {
      _ = try await $0.setActiveTracks([2])
    },
    Row(type: "GET_STATUS", status: #""playerState":"PAUSED","media":{"contentId":"b"}"#) {
      let value = try await $0.requestStatus().media?.contentId
      #expect(value == "b")
    },
  ]

  @Test(arguments: rows)
  func aMatchingStatusIsTheAnswer(_ row: Row) async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    let key = row.type == "GET_STATUS" ? "media.GET_STATUS" : row.type
    receiver.handlers[key] = { _ in
      receiver.mediaStatus = row.status.map { #"{"mediaSessionId":1,\#($0)}"# }
      receiver.send(receiver.mediaStatusMessage(0), from: "transport-1", namespace: .media)
    }
    try await row.call(session.media)
    #expect(session.media.pendingRequests.isEmpty)
  }

  @Test func anotherStatusIsNoAnswer() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.media = .milliseconds(100)
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    let session = try await bench.startPlaying()
    bench.receiver.handlers["PAUSE"] = { _ in
      bench.receiver.broadcastMedia(#"{"mediaSessionId":1,"playerState":"PLAYING","currentTime":11}"#)
    }
    let pause = Task { @LoopActor in try await castError { _ = try await session.media.pause() } }
    await bench.recorder.nextEvent("media PLAYING")
    clock.advance(by: .milliseconds(100))
    #expect(try await pause.value.code == .requestTimedOut)
  }

  @Test(arguments: ["INVALID_PLAYER_STATE", "INVALID_REQUEST"])
  func aRefusalEndsTheOnlyRequest(type: String) async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    receiver.handlers["PAUSE"] = { receiver.reply(#"{"type":"\#(type)","requestId":0}"#, to: $0) }
    let error = try await castError { _ = try await session.media.pause() }
    #expect(error.code == (type == "INVALID_REQUEST" ? .requestRejected : .invalidPlayerState))
  }

  @Test func aLoadIsAnsweredByABroadcast() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { _ in
      receiver.broadcastMedia(#"{"mediaSessionId":1,"playerState":"IDLE","idleReason":"INTERRUPTED"}"#)
      receiver.broadcastMedia(#"{"mediaSessionId":2,"playerState":"BUFFERING"}"#)
    }
    let snapshot = try await session.media.load(LoadRequestData(media: MediaInformation(contentId: "film")))
    #expect(snapshot.mediaSessionId == 2)
  }

  @Test func aStoredSessionComesWithoutAnId() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    let receiver = bench.receiver
    receiver.handlers["STORE_SESSION"] = {
      receiver.reply(#"{"type":"SESSION_STATE","requestId":0,"sessionState":{"customData":[1]}}"#, to: $0)
    }
    #expect(try await session.media.storeSession() == ["customData": [1]])
  }
}
