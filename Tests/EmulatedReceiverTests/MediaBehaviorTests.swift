import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// Apps that differ from the default media receiver, requests that few senders make, and what happens at the device.
@Suite struct MediaBehaviorTests {
  private static func bench(_ change: (inout MediaBehavior) -> Void) -> (ReceiverBench, String) {
    MediaApplicationTests.bench { change(&$0.applications[0].media) }
  }

  private static func load(_ bench: inout ReceiverBench, _ app: String) -> [ReceiverBench.Sent] {
    bench.media("{\"type\":\"LOAD\",\"requestId\":2,\(MediaApplicationTests.video)}", to: app)
      + bench.pass(.milliseconds(250))
  }

  // MARK: Shapes and manners

  @Test func someAppsNeverEchoTheRequest() {
    var (bench, app) = Self.bench { $0.echoesRequestIDs = false }
    let sent = Self.load(&bench, app)
    #expect(sent.count == 3)
    #expect(sent.allSatisfy { $0.requestId == 0 && $0.message.destinationId == "*" })
    #expect(bench.media(#"{"type":"GET_STATUS","requestId":7}"#, to: app).first?.requestId == 0)
    let refused = bench.media(#"{"type":"PLAY","requestId":8,"mediaSessionId":99}"#, to: app)
    #expect(refused.first?.requestId == 8)
  }

  @Test func someAppsReportWithoutTheArray() {
    var (bench, app) = Self.bench { $0.statusShape = .flat }
    let sent = Self.load(&bench, app)
    #expect(sent.last?.payload["playerState"] == "PLAYING")
    #expect(sent.last?.payload["mediaSessionId"] == 1)
    #expect(sent.last?.payload["status"] == nil)
    (bench, app) = Self.bench { $0.statusShape = .object }
    #expect(Self.load(&bench, app).last?.payload["status"]?["playerState"] == "PLAYING")
  }

  @Test func anAppCanAnswerLoadWhenItPlays() {
    var (bench, app) = Self.bench { $0.answersLoadAtOnce = false }
    #expect(Self.load(&bench, app).map(\.requestId) == [0, 2])
  }

  @Test func anAppCanIgnoreAndRefuseRequests() {
    var (bench, app) = Self.bench {
      $0.ignoredRequests = ["QUEUE_NEXT"]
      $0.refusedRequests = ["SEEK"]
    }
    _ = Self.load(&bench, app)
    #expect(bench.media(#"{"type":"QUEUE_NEXT","requestId":7,"mediaSessionId":1}"#, to: app).isEmpty)
    let refused = bench.media(#"{"type":"SEEK","requestId":7,"mediaSessionId":1,"currentTime":3}"#, to: app)
    #expect(refused.first?.payload["reason"] == "NOT_SUPPORTED")
  }

  /// content, and the bits that it has of pause, seek, tracks and rate
  @Test(
    arguments: [
      (#""contentType":"video/mp4""#, 1 | 2 | 4096 | 8192), (#""contentType":"audio/mp3""#, 1 | 2 | 4096 | 8192),
      (#""contentType":"image/png""#, 0), (#""streamType":"LIVE""#, 1 | 2 | 4096 | 8192),
    ] as [(String, Int64)])
  func commandsDependOnTheContent(content: String, bits: Int64) {
    var (bench, app) = MediaApplicationTests.playing("\"media\":{\"contentId\":\"http://x/a\",\(content)}")
    let status = bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.media
    #expect((status?["supportedMediaCommands"]?.integer ?? -1) & (1 | 2 | 4096 | 8192) == bits)
    #expect((status?["supportedMediaCommands"]?.integer ?? -1) & 12 == 12)
  }

  @Test func commandsDependOnTheApp() {
    var (bench, app) = Self.bench {
      $0.withheldCommands = 2
      $0.furtherCommands = 16_384
    }
    let bits = Self.load(&bench, app).last?.media?["supportedMediaCommands"]?.integer ?? 0
    #expect(bits & 2 == 0)
    #expect(bits & 16_384 != 0)
  }

  @Test func anAppChoosesHowMuchOfTheQueueItShows() {
    var (bench, app) = Self.bench { $0.queueWindow = 10 }
    _ = bench.media(MediaApplicationTests.queueLoad(40, #","startIndex":15"#), to: app)
    let sent = bench.pass(.milliseconds(200))
    #expect(sent.last?.media?["items"]?.array?.count == 21)
  }

  // MARK: Requests

  @Test func deepLinksAreLoaded() {
    var (bench, app) = MediaApplicationTests.bench()
    let sent = bench.media(#"{"type":"LOAD_BY_ENTITY","requestId":4,"entity":"app://album/1"}"#, to: app)
    #expect(sent.first?.media?["extendedStatus"]?["media"]?["entity"] == "app://album/1")
    #expect(bench.examinations.first?.url == "app://album/1")
    let refused = bench.media(#"{"type":"LOAD_BY_ENTITY","requestId":5}"#, to: app)
    #expect(refused.first?.payload["reason"] == "INVALID_PARAMS")
  }

  @Test func likesAreKeptWithTheMedia() {
    var (bench, app) = MediaApplicationTests.playing()
    func act(_ members: String) -> JSONValue? {
      bench.media("{\"type\":\"USER_ACTION\",\(members),\"requestId\":3,\"mediaSessionId\":1}", to: app).first?
        .media?["media"]?["userActionStates"]
    }
    #expect(act(#""userAction":"LIKE""#) == [["userAction": "LIKE"]])
    #expect(act(#""userAction":"FOLLOW""#) == [["userAction": "LIKE"], ["userAction": "FOLLOW"]])
    #expect(act(#""userAction":"DISLIKE""#) == [["userAction": "FOLLOW"], ["userAction": "DISLIKE"]])
    #expect(act(#""userAction":"FOLLOW","clear":true"#) == [["userAction": "DISLIKE"]])
  }

  @Test func credentialsAreRefreshed() {
    var (bench, app) = MediaApplicationTests.playing("\(MediaApplicationTests.video),\"credentials\":\"old\"")
    let asked = bench.operate(.requestCredentials(type: "web"))
    #expect(asked.map(\.type) == ["REFRESH_CREDENTIALS"])
    #expect(asked.first?.payload["credentialsType"] == "web")
    let answer = bench.media(#"{"type":"SET_CREDENTIALS","requestId":5,"credentials":"new","forRequestId":0}"#, to: app)
    #expect(answer.map(\.requestId) == [5])
    let state = bench.media(#"{"type":"STORE_SESSION","requestId":6}"#, to: app).first?.payload["sessionState"]
    #expect(state?["loadRequestData"]?["credentials"] == "new")
  }

  @Test(arguments: ["PRECACHE", "PRELOAD", "CUSTOM_COMMAND", "FOCUS_STATE", "DISPLAY_STATUS", "CLOUD_STATUS"])
  func whatOnlyAppsKnowIsAcknowledged(type: String) {
    var (bench, app) = MediaApplicationTests.playing()
    let sent = bench.media("{\"type\":\"\(type)\",\"requestId\":5,\"data\":\"x\"}", to: app)
    #expect(sent.map(\.type) == ["MEDIA_STATUS"])
    #expect(sent.map(\.requestId) == [5])
    #expect(bench.events.contains { if case .mediaCommand(type) = $0 { true } else { false } })
  }

  @Test func whatHasEndedCanPlayAgain() {
    var (bench, app) = MediaApplicationTests.playing(
      #""media":{"contentId":"http://x/a?duration=5","contentType":"video/mp4"}"#)
    #expect(bench.media(#"{"type":"PLAY_AGAIN","requestId":3}"#, to: app).first?.type == "INVALID_PLAYER_STATE")
    _ = bench.pass(.seconds(6))
    let sent = bench.media(#"{"type":"PLAY_AGAIN","requestId":4}"#, to: app)
    #expect(sent.first?.media?["extendedStatus"]?["playerState"] == "LOADING")
    #expect(bench.pass(.milliseconds(250)).last?.media?["playerState"] == "PLAYING")
  }

  @Test func aStoredSessionGoesOnElsewhere() throws {
    let load = #"""
      "media":{"contentId":"http://x/a?duration=60","contentType":"video/mp4","tracks":[{"trackId":3,"type":"TEXT"}],
      "textTrackStyle":{"fontScale":2}},"activeTrackIds":[3],"playbackRate":2,"customData":{"k":[1]},"credentials":"c"
      """#
    var (bench, app) = MediaApplicationTests.playing(load)
    _ = bench.pass(.seconds(5))
    _ = bench.media(#"{"type":"PAUSE","requestId":3,"mediaSessionId":1}"#, to: app)
    let state = try #require(
      bench.media(#"{"type":"STORE_SESSION","requestId":4}"#, to: app).first?.payload["sessionState"])
    var (other, otherApp) = MediaApplicationTests.bench()
    _ = other.media("{\"type\":\"RESUME_SESSION\",\"requestId\":5,\"sessionState\":\(state.jsonText)}", to: otherApp)
    _ = other.pass(.milliseconds(250))
    let status = try #require(other.media(#"{"type":"GET_STATUS","requestId":6}"#, to: otherApp).first?.media)
    #expect(status["playerState"] == "PAUSED")
    #expect(status["currentTime"]?.number == 10)
    #expect(status["playbackRate"]?.number == 2)
    #expect(status["activeTrackIds"] == [3])
    #expect(status["customData"] == ["k": [1]])
    #expect(status["media"]?["textTrackStyle"]?["fontScale"]?.number == 2)
    let again = other.media(#"{"type":"STORE_SESSION","requestId":7}"#, to: otherApp).first?.payload["sessionState"]
    #expect(again == state)
  }

  // MARK: At the device

  @Test func aLiveStreamEnds() {
    var (bench, app) = MediaApplicationTests.playing(#""media":{"contentId":"http://x/live","streamType":"LIVE"}"#)
    _ = bench.media(#"{"type":"SEEK","currentTime":100,"requestId":3,"mediaSessionId":1}"#, to: app)
    _ = bench.pass(.milliseconds(50))
    let ended = bench.operate(.endLiveStream).first?.media?["liveSeekableRange"]
    #expect(ended?["isLiveDone"] == true)
    _ = bench.pass(.seconds(10))
    let status = bench.media(#"{"type":"GET_STATUS","requestId":4}"#, to: app).first?.media
    #expect(status?["liveSeekableRange"] == ended)
    #expect(status?["currentTime"]?.number == 110)
    #expect(bench.pass(.seconds(600)).last?.media?["idleReason"] == "FINISHED")
  }

  @Test(arguments: [("0", 0.0), ("4294967296", 600), ("300", 300)])
  func liveStreamsBeginWhereTheyAreTold(time: String, expected: Double) {
    var (bench, app) = MediaApplicationTests.bench { $0.mediaTiming = .immediate }
    _ = bench.media(
      "{\"type\":\"LOAD\",\"requestId\":2,\"media\":{\"contentId\":\"l\",\"streamType\":\"LIVE\"},\"currentTime\":\(time)}",
      to: app)
    #expect(bench.pass(.zero).last?.media?["currentTime"]?.number == expected)
  }

  @Test func whatPlaysCanFail() {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(MediaApplicationTests.queueLoad(2), to: app)
    _ = bench.pass(.milliseconds(250))
    let sent = bench.operate(.failMedia(ResourceFailure(detailedErrorCode: 301)))
    #expect(sent.first?.type == "ERROR")
    #expect(sent.first?.payload["detailedErrorCode"] == 301)
    #expect(sent.first?.payload["itemId"] == 1)
    #expect(sent.last?.media?["loadingItemId"] == 2)
    #expect(sent.last?.media?["idleReason"] == "ERROR")
  }

  @Test func aRemoteControlPausesAndPlays() {
    var (bench, _) = MediaApplicationTests.playing()
    let paused = bench.operate(.pause)
    #expect(paused.map(\.requestId) == [0])
    #expect(paused.first?.media?["playerState"] == "PAUSED")
    #expect(bench.operate(.play).first?.media?["playerState"] == "PLAYING")
    let sent = bench.operate(.broadcast(namespace: .media, payload: ["type": "X"]))
    #expect(sent.first?.payload == ["type": "X"])
    #expect(bench.operate(.broadcast(namespace: .echo, payload: ["type": "X"])).isEmpty)
  }

  // MARK: Preloading

  private static let preloading = #"""
    {"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"http://x/1?duration=30"}},
    {"media":{"contentId":"http://x/2?duration=30"},"preloadTime":10},{"media":{"contentId":"http://x/3"}}]}
    """#

  @Test func theNextItemIsReadyInTime() {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(Self.preloading, to: app)
    #expect(bench.pass(.milliseconds(20_249)).last?.media?["preloadedItemId"] == nil)
    let ready = bench.pass(.milliseconds(1))
    #expect(ready.map { $0.media?["preloadedItemId"] } == [2])
    #expect(bench.examinations.map(\.purpose) == [.load, .preload])
    let next = bench.pass(.seconds(11))
    #expect(next.first?.media?["loadingItemId"] == 2)
    #expect(next.last?.media?["currentItemId"] == 2)
    #expect(next.last?.media?["preloadedItemId"] == nil)
    #expect(bench.examinations.count == 2)
  }

  /// Returns a bench that plays the first item while the second one is being examined, with the request for it.
  private func benchThatPreloads() throws -> (bench: ReceiverBench, preload: ResourceRequest) {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(Self.preloading, to: app)
    _ = bench.pass(.seconds(10))
    bench.examine = nil
    _ = bench.pass(.seconds(11))
    let preload = try #require(bench.examinations.last)
    return (bench, preload)
  }

  @Test(arguments: [true, false])
  func aPreloadedItemWithoutALengthEndsWithItsLastByte(isReadyInTime: Bool) throws {
    var (bench, preload) = try self.benchThatPreloads()
    var found = ResourceExamination(contentType: "audio/mpeg", kind: .audio)
    if isReadyInTime { _ = bench.examined(found, id: preload.id) }
    _ = bench.pass(.seconds(10))
    if !isReadyInTime { _ = bench.examined(found, id: preload.id) }
    #expect(bench.examinations.map(\.purpose) == [.load, .preload, .load])
    let load = try #require(bench.examinations.last)
    found.rest = ArrivingResource { nil }
    _ = bench.examined(found, id: load.id)
    _ = bench.pass(.seconds(1))
    #expect(bench.core.arrivingResource == load.id)
    _ = bench.arrived(load.id, length: 5)
    #expect(bench.pass(.seconds(6)).last?.media?["loadingItemId"] == 3)
  }

  /// how the clip ends while the next item is still being examined
  @Test(arguments: ["a failure of the clip", "SKIP_AD"])
  func anAdBreakLeavesThePreloadAlone(ending: String) throws {
    var (bench, app) = MediaApplicationTests.bench()
    let ads =
      #""breaks":[{"id":"b","position":20.05,"breakClipIds":["c"]}],"#
      + #""breakClips":[{"id":"c","contentId":"http://x/ad","whenSkippable":0}]"#
    _ = bench.media(
      Self.preloading.replacing(#""http://x/1?duration=30""#, with: #""http://x/1?duration=30",\#(ads)"#), to: app)
    _ = bench.pass(.seconds(20))
    bench.examine = nil
    _ = bench.pass(.seconds(1))
    #expect(bench.examinations.map(\.purpose) == [.load, .preload, .breakClip])
    let (preload, clip) = (bench.examinations[1], bench.examinations[2])
    if ending == "SKIP_AD" {
      _ = bench.examined(ResourceExamination(duration: 20), id: clip.id)
      _ = bench.pass(.seconds(1))
      _ = bench.media(#"{"type":"SKIP_AD","requestId":3,"mediaSessionId":1}"#, to: app)
    } else {
      _ = bench.examined(.failed(104), id: clip.id)
    }
    _ = bench.pass(.seconds(11))
    #expect(bench.abandoned.isEmpty)
    _ = bench.examined(ResourceExamination(duration: 30), id: preload.id)
    let playing = bench.pass(.seconds(1)).last?.media
    #expect(playing?["currentItemId"] == 2 && playing?["playerState"] == "PLAYING")
  }

  @Test func aFailureOfTheCurrentItemLeavesThePreloadAlone() throws {
    var (bench, preload) = try self.benchThatPreloads()
    _ = bench.operate(.failMedia(ResourceFailure(detailedErrorCode: 104)))
    #expect(bench.abandoned.isEmpty)
    _ = bench.examined(ResourceExamination(duration: 30), id: preload.id)
    #expect(bench.pass(.seconds(1)).last?.media?["currentItemId"] == 2)
  }

  @Test func whatDoesNotFollowAnyMoreIsForgotten() {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(Self.preloading, to: app)
    _ = bench.pass(.milliseconds(10_250))
    bench.examine = nil
    _ = bench.pass(.seconds(11))
    _ = bench.media(#"{"type":"QUEUE_REMOVE","requestId":3,"mediaSessionId":1,"itemIds":[2]}"#, to: app)
    #expect(bench.abandoned == [bench.examinations.last?.id])
    let status = bench.media(#"{"type":"GET_STATUS","requestId":4}"#, to: app).first?.media
    #expect(status?["preloadedItemId"] == nil)
    #expect(status?["playerState"] == "PLAYING")
  }

  @Test func aFailureIsNoticedWhenItIsItsTurn() {
    var (bench, app) = MediaApplicationTests.bench()
    let load = Self.preloading.replacing("2?duration=30", with: "2?fail=104")
    _ = bench.media(load, to: app)
    #expect(bench.pass(.milliseconds(30_249)).last?.media?["preloadedItemId"] == nil)
    let sent = bench.pass(.seconds(1))
    #expect(sent.contains { $0.type == "ERROR" && $0.payload["itemId"] == 2 })
    #expect(sent.last?.media?["currentItemId"] == 3)
  }

  @Test func aQueueThatRepeatsShuffledGoesOnInAnotherOrder() {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(MediaApplicationTests.queueLoad(3, #","repeatMode":"REPEAT_ALL_AND_SHUFFLE""#), to: app)
    _ = bench.pass(.milliseconds(200))
    func current() -> Int64? {
      bench.media(#"{"type":"GET_STATUS","requestId":9}"#, to: app).first?.media?["currentItemId"]?.integer
    }
    var played = [current()]
    for _ in 0..<2 {
      _ = bench.pass(.milliseconds(10_250))
      played.append(current())
    }
    #expect(Set(played) == [1, 2, 3])
    let sent = bench.pass(.milliseconds(10_250))
    let change = sent.first { $0.type == "QUEUE_CHANGE" }
    #expect(change?.payload["changeType"] == "UPDATE")
    #expect(Set(change?.payload["itemIds"]?.array?.compactMap(\.integer) ?? []) == [1, 2, 3])
    #expect(current() != played.last)
  }
}
