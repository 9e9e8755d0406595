import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct MediaApplicationTests {
  static let video = #""media":{"contentId":"http://x/a.mp4","contentType":"video/mp4","streamType":"BUFFERED"}"#

  /// A bench with a launched media receiver that takes its time.
  static func bench(_ change: (inout ReceiverConfiguration) -> Void = { _ in }) -> (ReceiverBench, String) {
    var configuration = ReceiverConfiguration()
    change(&configuration)
    var bench = ReceiverBench(configuration)
    let transportId = bench.launch()
    return (bench, transportId)
  }

  /// The same after a LOAD that plays: media session 1, position 0.
  static func playing(_ load: String = video) -> (ReceiverBench, String) {
    var (bench, app) = Self.bench()
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":2,\(load)}", to: app)
    _ = bench.pass(.milliseconds(250))
    return (bench, app)
  }

  static func queueLoad(_ count: Int, _ more: String = "") -> String {
    let items = (1...count).map { #"{"media":{"contentId":"http://x/\#($0)?duration=10","contentType":"video/mp4"}}"# }
    return #"{"type":"QUEUE_LOAD","requestId":2,"items":[\#(items.joined(separator: ","))]\#(more)}"#
  }

  // MARK: LOAD

  @Test func loadIsAnsweredByLoadingThenPlays() throws {
    var (bench, app) = Self.bench()
    let answer = bench.media("{\"type\":\"LOAD\",\"requestId\":2,\(Self.video)}", to: app)
    #expect(answer.map(\.requestId) == [2])
    let loading = try #require(answer.first?.media)
    #expect(loading["playerState"] == "IDLE")
    #expect(loading["idleReason"] == nil)
    #expect(loading["extendedStatus"]?["playerState"] == "LOADING")
    #expect(loading["extendedStatus"]?["mediaSessionId"] == 1)
    #expect(loading["supportedMediaCommands"] == 274447)
    // The members of the same answer captured from a TV, but for those that say which media it is.
    let captured: Set = [
      "mediaSessionId", "playbackRate", "playerState", "currentTime", "supportedMediaCommands", "volume", "media",
      "currentItemId", "extendedStatus", "repeatMode",
    ]
    #expect(captured.isSubset(of: Set(loading.object?.keys ?? [])))

    let later = bench.pass(.milliseconds(250))
    #expect(later.map { $0.media?["playerState"]?.string } == ["BUFFERING", "PLAYING"])
    #expect(later.allSatisfy { $0.requestId == 0 && $0.message.destinationId == "*" })
    #expect(later.first?.media?["media"]?["duration"]?.number == 596.474195)
    #expect(later.first?.media?["items"]?.array?.count == 1)
    // What hasn't changed isn't repeated.
    #expect(later.last?.media?["media"] == nil)
    #expect(later.last?.media?["extendedStatus"] == nil)
  }

  @Test func olderDevicesAnswerLoadWhenItPlays() {
    var (bench, app) = Self.bench { $0.answersLoadAtOnce = false }
    #expect(bench.media("{\"type\":\"LOAD\",\"requestId\":2,\(Self.video)}", to: app).isEmpty)
    let later = bench.pass(.milliseconds(250))
    #expect(later.map(\.requestId) == [0, 2])
    #expect(later.map { $0.media?["playerState"] } == ["BUFFERING", "PLAYING"])
    // The answer says everything, as the first of all statuses does.
    #expect(later.last?.media?["media"]?["contentId"] != nil)
  }

  @Test func olderDevicesAnswerLoadWhenItIsPausedToo() {
    var (bench, app) = Self.bench { $0.answersLoadAtOnce = false }
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":2,\"autoplay\":false,\(Self.video)}", to: app)
    let last = bench.pass(.milliseconds(250)).last
    #expect(last?.requestId == 2 && last?.media?["playerState"] == "PAUSED")
  }

  @Test func olderDevicesAnswerLoadWhenTheBreakBeforeItBegins() {
    var (bench, app) = Self.bench { $0.answersLoadAtOnce = false }
    let media =
      #""media":{"contentId":"https://x/film.mp4?duration=60","contentType":"video/mp4","breaks":[{"id":"b","position":0,"breakClipIds":["c"]}],"breakClips":[{"id":"c","duration":5,"contentId":"https://x/ad.mp4?duration=5"}]}"#
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":2,\(media)}", to: app)
    let answers = bench.pass(.seconds(1)).filter { $0.requestId == 2 }
    #expect(answers.count == 1 && answers.first?.media?["breakStatus"]?["breakClipId"] == "c")
  }

  @Test func olderDevicesSayOfAnotherLoadThatTheFirstIsCancelled() {
    var (bench, app) = Self.bench { $0.answersLoadAtOnce = false }
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":2,\(Self.video)}", to: app)
    #expect(bench.pass(.milliseconds(210)).last?.media?["playerState"] == "BUFFERING")
    let sent = bench.media("{\"type\":\"LOAD\",\"requestId\":3,\(Self.video)}", to: app)
    #expect(sent.contains { $0.type == "LOAD_CANCELLED" && $0.requestId == 2 })
    #expect(bench.pass(.milliseconds(250)).map(\.requestId) == [0, 3])
  }

  @Test func otherSendersSeeTheSameUnsolicited() {
    var (bench, app) = Self.playing()
    bench.connect(from: "sender-2", to: app, link: 2)
    let sent = bench.media(#"{"type":"PAUSE","requestId":5,"mediaSessionId":1}"#, to: app)
    #expect(sent.map(\.link) == [1, 2])
    #expect(sent.map(\.requestId) == [5, 0])
    #expect(sent.allSatisfy { $0.media?["playerState"] == "PAUSED" })
  }

  /// What makes a LOAD fail, and the code that it fails with.
  @Test(
    arguments: [
      (#""media":{"contentId":"http://x/a?fail=301","contentType":"video/mp4"}"#, 301),
      (#""media":{"contentId":"http://x/a.txt","contentType":"text/plain"}"#, 104),
      (#""media":{"contentId":"id","contentUrl":"http://x/a?b=1&fail=905#f","contentType":"audio/mp3"}"#, 905),
    ] as [(String, Int64)])
  func failingMediaIsReported(load: String, code: Int64) {
    var (bench, app) = Self.bench()
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":2,\(load)}", to: app)
    let sent = bench.pass(.seconds(1))
    #expect(sent.map(\.type) == ["LOAD_FAILED", "MEDIA_STATUS"])
    #expect(sent.first?.requestId == 2)
    #expect(sent.first?.payload["detailedErrorCode"]?.integer == code)
    #expect(sent.first?.payload["itemId"] == 1)
    #expect(sent.last?.media?["idleReason"] == "ERROR")
    #expect(sent.last?.media?["media"] == nil)
    let refused = bench.media(#"{"type":"PLAY","requestId":3,"mediaSessionId":1}"#, to: app)
    #expect(refused.map { $0.payload["reason"] } == ["INVALID_MEDIA_SESSION_ID"])
  }

  @Test(arguments: [
    "", #""media":{}"#, #""media":7"#, #""queueData":{"items":[{"itemId":1,"media":{"contentId":"x"}}]}"#,
    #""queueData":{"startIndex":5,"items":[{"media":{"contentId":"x"}}]}"#,
  ])
  func loadsWithoutMediaAreRefused(members: String) {
    var (bench, app) = Self.bench()
    let comma = members.isEmpty ? "" : ","
    let sent = bench.media("{\"type\":\"LOAD\",\"requestId\":2\(comma)\(members)}", to: app)
    #expect(sent.map(\.type) == ["INVALID_REQUEST"])
    #expect(sent.first?.payload["reason"] == "INVALID_PARAMS")
  }

  @Test func aNewLoadInterruptsTheOld() {
    var (bench, app) = Self.playing()
    let sent = bench.media("{\"type\":\"LOAD\",\"requestId\":3,\(Self.video)}", to: app)
    #expect(sent.map { $0.media?["mediaSessionId"]?.integer } == [1, 2])
    #expect(sent.first?.media?["idleReason"] == "INTERRUPTED")
    #expect(sent.first?.requestId == 0)
    let cancelled = bench.media("{\"type\":\"LOAD\",\"requestId\":4,\(Self.video)}", to: app)
    #expect(cancelled.first?.type == "LOAD_CANCELLED")
    #expect(cancelled.first?.requestId == 3)
  }

  @Test func stoppingWhileMediaLoadsCancelsTheLoad() {
    var (bench, app) = Self.bench()
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":2,\(Self.video)}", to: app)
    let sent = bench.media(#"{"type":"STOP","requestId":3,"mediaSessionId":1}"#, to: app)
    #expect(sent.map(\.type) == ["LOAD_CANCELLED", "MEDIA_STATUS"])
    #expect(sent.map(\.requestId) == [2, 3])
    #expect(bench.pass(.seconds(1)).isEmpty)
  }

  @Test func autoplayRateTracksAndStartAreTaken() throws {
    let load = #"""
      "media":{"contentId":"http://x/a.mp4","contentType":"video/mp4","duration":50,"tracks":[{"trackId":3,"type":"TEXT"}]},
      "autoplay":false,"currentTime":20,"playbackRate":2,"activeTrackIds":[3],"customData":{"k":1}
      """#
    var (bench, app) = Self.playing(load)
    let status = try #require(bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.media)
    #expect(status["playerState"] == "PAUSED")
    #expect(status["currentTime"]?.number == 20)
    #expect(status["playbackRate"]?.number == 2)
    #expect(status["activeTrackIds"] == [3])
    #expect(status["customData"] == ["k": 1])
    #expect(status["media"]?["duration"]?.number == 50)
  }

  // MARK: Playback

  @Test func statusIsEmptyBeforeAnythingIsLoaded() {
    var (bench, app) = Self.bench()
    let sent = bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app)
    #expect(sent.first?.payload == ["type": "MEDIA_STATUS", "status": [], "requestId": 3])
  }

  @Test func statusOptionsLeaveThingsOut() {
    var (bench, app) = Self.playing(
      #""media":{"contentId":"http://x/a.mp4","metadata":{"metadataType":0,"title":"T"}}"#)
    func status(_ options: Int) -> JSONValue? {
      bench.media(#"{"type":"GET_STATUS","requestId":3,"options":\#(options)}"#, to: app).first?.media
    }
    #expect(status(0)?["media"]?["metadata"]?["title"] == "T")
    #expect(status(0)?["items"] != nil)
    #expect(status(1)?["media"]?["contentId"] == "http://x/a.mp4")
    #expect(status(1)?["media"]?["metadata"] == nil)
    #expect(status(2)?["items"] == nil)
  }

  @Test func positionsAdvanceWithTheClock() {
    var (bench, app) = Self.playing()
    _ = bench.pass(.seconds(12))
    let status = bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.media
    #expect(status?["currentTime"]?.number == 12)
  }

  /// request, state right afterwards, position; all from 10 s into playing
  @Test(
    arguments: [
      (#""type":"SEEK","currentTime":100"#, "BUFFERING", 100), (#""type":"SEEK","relativeTime":-4"#, "BUFFERING", 6),
      (#""type":"SEEK","currentTime":1,"relativeTime":5"#, "BUFFERING", 15),
      (#""type":"SEEK","currentTime":-7"#, "BUFFERING", 0), (#""type":"PAUSE""#, "PAUSED", 10),
      (#""type":"PLAY""#, "PLAYING", 10), (#""type":"SET_PLAYBACK_RATE","playbackRate":2"#, "PLAYING", 10),
    ] as [(String, String, Double)])
  func commandsAreObeyed(members: String, state: String, position: Double) {
    var (bench, app) = Self.playing()
    _ = bench.pass(.seconds(10))
    let sent = bench.media("{\(members),\"requestId\":9,\"mediaSessionId\":1}", to: app)
    #expect(sent.map(\.requestId) == [9])
    #expect(sent.first?.media?["playerState"]?.string == state)
    #expect(sent.first?.media?["currentTime"]?.number == position)
  }

  @Test func seekingCanStartOrPause() {
    var (bench, app) = Self.playing()
    _ = bench.media(
      #"{"type":"SEEK","currentTime":30,"resumeState":"PLAYBACK_PAUSE","requestId":3,"mediaSessionId":1}"#, to: app)
    #expect(bench.pass(.seconds(1)).last?.media?["playerState"] == "PAUSED")
    _ = bench.media(
      #"{"type":"SEEK","relativeTime":0,"resumeState":"PLAYBACK_START","requestId":4,"mediaSessionId":1}"#, to: app)
    let playing = bench.pass(.seconds(1)).last?.media
    #expect(playing?["playerState"] == "PLAYING")
    #expect(playing?["currentTime"]?.number == 30)
  }

  @Test func seekingToInfinityEndsIt() {
    var (bench, app) = Self.playing()
    _ = bench.media(#"{"type":"SEEK","currentTime":4294967296,"requestId":3,"mediaSessionId":1}"#, to: app)
    let last = bench.pass(.seconds(1)).last?.media
    #expect(last?["playerState"] == "IDLE")
    #expect(last?["idleReason"] == "FINISHED")
  }

  @Test func stopIsAnsweredAsOnADevice() {
    var (bench, app) = Self.playing()
    let sent = bench.media(#"{"type":"STOP","requestId":9,"mediaSessionId":1}"#, to: app)
    #expect(sent.map(\.requestId) == [9])
    #expect(sent.first?.media?["playerState"] == "IDLE")
    #expect(sent.first?.media?["idleReason"] == "CANCELLED")
    #expect(sent.first?.media?["playbackRate"]?.number == 0)
    #expect(sent.first?.media?["media"] == nil)
    #expect(sent.first?.media?["currentItemId"] == 1)
  }

  @Test(arguments: [("", "BUFFERED"), (#","streamType":null"#, "BUFFERED"), (#","streamType":"LIVE""#, "LIVE")])
  func theStreamTypeIsReported(member: String, expected: String) {
    var (bench, app) = Self.playing("\"media\":{\"contentId\":\"http://x/a.mp4\"\(member)}")
    let status = bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.media
    #expect(status?["media"]?["streamType"]?.string == expected)
  }

  @Test(arguments: [("false", "PAUSED"), (#""false""#, "PLAYING"), ("true", "PLAYING"), ("null", "PLAYING")])
  func autoplayIsReadAsJavaScriptDoes(value: String, state: String) {
    var (bench, app) = Self.playing("\(Self.video),\"autoplay\":\(value)")
    let status = bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.media
    #expect(status?["playerState"]?.string == state)
  }

  @Test func theEndIsReported() {
    var (bench, app) = Self.playing(#""media":{"contentId":"http://x/a?duration=12.5","contentType":"audio/mp3"}"#)
    let sent = bench.pass(.seconds(20))
    #expect(sent.map { $0.media?["idleReason"]?.string } == ["FINISHED"])
    let refused = bench.media(#"{"type":"PAUSE","requestId":3,"mediaSessionId":1}"#, to: app)
    #expect(refused.map { $0.payload["reason"] } == ["INVALID_MEDIA_SESSION_ID"])
  }

  @Test(arguments: ["PLAY", "PAUSE", "STOP", "SET_VOLUME", "QUEUE_NEXT", "QUEUE_GET_ITEM_IDS"])
  func aStoppedMediaSessionIsNotKnownAnyMore(type: String) {
    var (bench, app) = Self.playing()
    _ = bench.media(#"{"type":"STOP","requestId":3,"mediaSessionId":1}"#, to: app)
    let sent = bench.media(
      #"{"type":"\#(type)","volume":{"level":1},"requestId":4,"mediaSessionId":1}"#, to: app)
    #expect(sent.map(\.type) == ["INVALID_REQUEST"])
    #expect(sent.first?.payload["reason"] == "INVALID_MEDIA_SESSION_ID")
    #expect(sent.first?.requestId == 4)
  }

  @Test(arguments: [
    (#""type":"PLAY""#, "INVALID_MEDIA_SESSION_ID"), (#""type":"PLAY","mediaSessionId":9"#, "INVALID_MEDIA_SESSION_ID"),
    (#""type":"SEEK","mediaSessionId":1"#, "INVALID_PARAMS"),
    (#""type":"SET_PLAYBACK_RATE","playbackRate":0,"mediaSessionId":1"#, "INVALID_PARAMS"),
    (#""type":"SET_PLAYBACK_RATE","playbackRate":1,"relativePlaybackRate":1,"mediaSessionId":1"#, "INVALID_PARAMS"),
    (#""type":"SET_VOLUME","volume":{"level":3},"mediaSessionId":1"#, "INVALID_PARAMS"),
    (#""type":"EDIT_TRACKS_INFO","activeTrackIds":[99],"mediaSessionId":1"#, "INVALID_PARAMS"),
    (#""type":"QUEUE_INSERT","mediaSessionId":1"#, "INVALID_PARAMS"),
    (#""type":"DANCE","mediaSessionId":1"#, "INVALID_COMMAND"),
    (#""type":"QUEUE_DANCE","mediaSessionId":1"#, "INVALID_COMMAND"),
  ])
  func badRequestsAreRefusedWithTheReason(members: String, reason: String) {
    var (bench, app) = Self.playing()
    let sent = bench.media("{\(members),\"requestId\":9}", to: app)
    #expect(sent.map(\.type) == ["INVALID_REQUEST"])
    #expect(sent.first?.payload["reason"]?.string == reason)
    #expect(sent.first?.requestId == 9)
  }

  @Test func withoutMediaNoMediaSessionIsKnown() {
    var (bench, app) = Self.bench()
    let sent = bench.media(#"{"type":"PLAY","requestId":3,"mediaSessionId":1}"#, to: app)
    #expect(sent.map { $0.payload["reason"] } == ["INVALID_MEDIA_SESSION_ID"])
  }

  @Test func streamVolumeIsNotTheDevices() {
    var (bench, app) = Self.playing()
    let sent = bench.media(#"{"type":"SET_VOLUME","volume":{"level":0.25},"requestId":3,"mediaSessionId":1}"#, to: app)
    #expect(sent.first?.media?["volume"] == ["level": .number(0.25), "muted": false])
    let device = bench.send(#"{"type":"GET_STATUS","requestId":4}"#, .receiver).first
    #expect(device?.payload["status"]?["volume"]?["level"]?.number == 1)
  }

  @Test func liveStreamsHaveAMovingWindow() throws {
    var (bench, app) = Self.playing(
      #""media":{"contentId":"http://x/live","contentType":"video/mp4","streamType":"LIVE"}"#)
    _ = bench.pass(.milliseconds(9750))
    let status = try #require(bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app).first?.media)
    #expect(
      status["liveSeekableRange"]
        == ["start": .number(10), "end": .number(610), "isMovingWindow": true, "isLiveDone": false])
    #expect(status["media"]?["duration"] == .null)
    #expect(status["currentTime"]?.number == 609.75)
  }

  @Test func tracksAreEdited() {
    let tracks =
      #"[{"trackId":1,"type":"TEXT","language":"de"},{"trackId":2,"type":"TEXT","language":"en"},{"trackId":3,"type":"AUDIO"}]"#
    var (bench, app) = Self.playing(#""media":{"contentId":"http://x/a.mp4","tracks":\#(tracks)},"activeTrackIds":[3]"#)
    func edit(_ members: String) -> JSONValue? {
      bench.media("{\"type\":\"EDIT_TRACKS_INFO\",\(members),\"requestId\":3,\"mediaSessionId\":1}", to: app).first?
        .media
    }
    #expect(edit(#""enableTextTracks":true"#)?["activeTrackIds"] == [3, 1])
    #expect(edit(#""language":"EN""#)?["activeTrackIds"] == [3, 2])
    #expect(edit(#""enableTextTracks":false"#)?["activeTrackIds"] == [3])
    #expect(edit(#""enableTextTracks":false"#)?["activeTrackIds"] == [3])
    #expect(edit(#""enableTextTracks":true"#)?["activeTrackIds"] == [3, 2])
    #expect(edit(#""activeTrackIds":[2]"#)?["activeTrackIds"] == [2])
    #expect(edit(#""activeTrackIds":[]"#)?["activeTrackIds"] == [])
    let styled = edit(#""textTrackStyle":{"fontScale":1.5}"#)
    #expect(styled?["media"]?["textTrackStyle"]?["fontScale"]?.number == 1.5)
  }

  @Test func sessionStateCanBeLoadedElsewhere() throws {
    var (bench, app) = Self.bench()
    _ = bench.media(Self.queueLoad(3, #","startIndex":1"#), to: app)
    _ = bench.pass(.milliseconds(4250))
    let state = try #require(bench.media(#"{"type":"STORE_SESSION","requestId":8}"#, to: app).first?.payload)
    #expect(state["type"] == "SESSION_STATE")
    let data = state["sessionState"]?["loadRequestData"]
    #expect(data?["currentTime"]?.number == 4)
    #expect(data?["queueData"]?["startIndex"] == 1)
    #expect(data?["queueData"]?["items"]?[0]?["itemId"] == nil)
    let resumed = bench.media(
      #"{"type":"RESUME_SESSION","requestId":9,"sessionState":\#(state["sessionState"]?.jsonText ?? "")}"#, to: app)
    #expect(resumed.last?.requestId == 9)
    #expect(resumed.last?.media?["currentItemId"] == 2)
  }
}
