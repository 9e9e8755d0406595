import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// The Cast Application Framework's checks of media requests (cast_receiver_framework.js, cast.receiver.MediaManager).
@Suite struct FrameworkRulesTests {
  private static let refused = "INVALID_PARAMS"
  private static let accepted = "MEDIA_STATUS"
  private static let media = #""media":{"contentId":"http://x/a.mp4","tracks":[{"trackId":3,"type":"TEXT"}]}"#
  private static let films =
    #""media":{"contentId":"http://x/a.mp4","tracks":[{"trackId":1,"type":"AUDIO"},{"trackId":2,"type":"AUDIO"},{"trackId":3,"type":"TEXT"},{"trackId":4,"type":"TEXT"},{"trackId":5,"type":"VIDEO"},{"trackId":6,"type":"VIDEO"}]}"#

  /// the request while one item plays, the answer
  @Test(
    arguments: [
      (#""type":"SEEK","resumeState":"PLAYBACK_START""#, refused), (#""type":"SEEK""#, refused),
      (#""type":"SEEK","currentTime":0"#, accepted), (#""type":"SEEK","relativeTime":0"#, accepted),
      // rust_cast writes null for a time that it doesn't have.
      (#""type":"SEEK","currentTime":null,"resumeState":"PLAYBACK_START""#, accepted),
      (#""type":"LOAD","playbackRate":0.49,\#(media)"#, refused),
      (#""type":"LOAD","playbackRate":0.5,\#(media)"#, accepted),
      (#""type":"LOAD","playbackRate":2,\#(media)"#, accepted),
      (#""type":"LOAD","playbackRate":2.1,\#(media)"#, refused),
      (#""type":"SET_PLAYBACK_RATE","playbackRate":0.49"#, refused),
      (#""type":"SET_PLAYBACK_RATE","playbackRate":2"#, accepted),
      (#""type":"SET_PLAYBACK_RATE","playbackRate":16"#, refused),
      (#""type":"SET_PLAYBACK_RATE","relativePlaybackRate":2"#, accepted),
      (#""type":"SET_PLAYBACK_RATE","relativePlaybackRate":4"#, refused),
      (#""type":"QUEUE_UPDATE","items":[{"itemId":1},{"itemId":1}]"#, refused),
      (#""type":"QUEUE_UPDATE","items":[{"itemId":1}]"#, accepted),
      (#""type":"QUEUE_UPDATE","repeatMode":"REPEAT_TWICE""#, refused),
      (#""type":"QUEUE_LOAD","repeatMode":"REPEAT_TWICE","items":[{\#(media)}]"#, refused),
      (#""type":"QUEUE_LOAD","repeatMode":"REPEAT_ALL","items":[{\#(media)}]"#, accepted),
      (#""type":"LOAD","queueData":{"repeatMode":"REPEAT_TWICE","items":[{\#(media)}]}"#, accepted),
      (#""type":"LOAD","activeTrackIds":[3],\#(media)"#, accepted),
      (#""type":"LOAD","activeTrackIds":[],\#(media)"#, accepted),
      (#""type":"LOAD","activeTrackIds":[3,4],\#(media)"#, refused),
      (#""type":"LOAD","activeTrackIds":[3],"media":{"contentId":"http://x/a.mp4"}"#, refused),
      (#""type":"LOAD","activeTrackIds":[1,3,4,5],\#(films)"#, accepted),
      (#""type":"LOAD","activeTrackIds":[1,2],\#(films)"#, refused),
      (#""type":"LOAD","activeTrackIds":[5,6],\#(films)"#, refused),
      (#""type":"LOAD","activeTrackIds":[3,3],\#(films)"#, accepted),
      (#""type":"LOAD","activeTrackIds":[3,3],\#(media)"#, refused),
      // The media that plays has no tracks.
      (#""type":"EDIT_TRACKS_INFO","enableTextTracks":true"#, refused),
      (#""type":"EDIT_TRACKS_INFO","enableTextTracks":false"#, refused),
      (#""type":"EDIT_TRACKS_INFO","enableTextTracks":false,"activeTrackIds":[]"#, accepted),
      (#""type":"QUEUE_UPDATE","items":[{"itemId":77,"startTime":1}]"#, accepted),
      (#""type":"QUEUE_UPDATE","items":[{"startTime":1}]"#, refused),
      (#""type":"QUEUE_UPDATE","currentItemId":1"#, accepted),
      (#""type":"QUEUE_UPDATE","currentItemId":77"#, accepted),
      (#""type":"QUEUE_REORDER","itemIds":[]"#, refused), (#""type":"QUEUE_REORDER","itemIds":[1,1]"#, refused),
      (#""type":"QUEUE_REORDER","itemIds":[1,77]"#, accepted), (#""type":"QUEUE_REORDER","itemIds":[77]"#, accepted),
      (#""type":"QUEUE_REMOVE""#, refused), (#""type":"QUEUE_REMOVE","itemIds":[]"#, refused),
      (#""type":"QUEUE_REMOVE","itemIds":[1,1]"#, refused), (#""type":"QUEUE_REMOVE","itemIds":[7,7]"#, refused),
      (#""type":"QUEUE_REMOVE","itemIds":[1]"#, accepted),
    ] as [(String, String)])
  func checksTheMembers(members: String, answer: String) {
    var (bench, app) = MediaApplicationTests.playing()
    let sent = bench.media("{\(members),\"requestId\":9,\"mediaSessionId\":1}", to: app).filter { $0.requestId == 9 }
    #expect(sent.map { $0.payload["reason"]?.string ?? $0.type } == [answer])
  }

  /// the active tracks of EDIT_TRACKS_INFO, the answer
  @Test(
    arguments: [
      ("[1,3,4,5]", accepted), ("[1,2]", refused), ("[5,6]", refused), ("[1,1]", refused), ("[3,3]", accepted),
      ("[3,3,3,3,3,3,3]", refused), ("[]", accepted), (#"[1,2],"language":"en""#, refused),
    ] as [(String, String)])
  func onlyOneSoundAndOnePictureIsActive(ids: String, answer: String) {
    var (bench, app) = MediaApplicationTests.playing(Self.films)
    let sent = bench.media(
      #"{"type":"EDIT_TRACKS_INFO","activeTrackIds":\#(ids),"requestId":9,"mediaSessionId":1}"#, to: app)
    #expect(sent.filter { $0.requestId == 9 }.map { $0.payload["reason"]?.string ?? $0.type } == [answer])
  }

  /// "No itemIds to remove": the framework's queue only logs it.
  @Test func removingUnknownItemsIsNotAnswered() {
    var (bench, app) = MediaApplicationTests.playing()
    #expect(bench.media(#"{"type":"QUEUE_REMOVE","itemIds":[7],"requestId":9,"mediaSessionId":1}"#, to: app).isEmpty)
  }

  /// the request, its answer before the first LOAD, while media session 2 plays, and after its end
  @Test(
    arguments: [
      (#""type":"LOAD",\#(media)"#, true, true, true),
      (#""type":"LOAD","mediaSessionId":2,\#(media)"#, false, true, true),
      (#""type":"LOAD","mediaSessionId":1,\#(media)"#, false, false, false),
      (#""type":"LOAD","mediaSessionId":0,\#(media)"#, true, false, false),
      (#""type":"LOAD","mediaSessionId":null,\#(media)"#, true, true, true),
      (#""type":"LOAD","mediaSessionId":"2",\#(media)"#, false, false, false),
      (#""type":"QUEUE_LOAD","mediaSessionId":1,"items":[{\#(media)}]"#, false, false, false),
      (#""type":"GET_STATUS""#, true, true, true), (#""type":"GET_STATUS","mediaSessionId":2"#, false, true, true),
      (#""type":"GET_STATUS","mediaSessionId":7"#, false, false, false),
      (#""type":"PLAY""#, false, false, false), (#""type":"PLAY","mediaSessionId":2"#, false, true, false),
      // The framework compares a null with nothing, and finds that it is given.
      (#""type":"PLAY","mediaSessionId":null"#, false, true, false),
      (#""type":"PLAY","mediaSessionId":1"#, false, false, false),
      // The media session is checked before the members, and before the type.
      (#""type":"SEEK","mediaSessionId":1"#, false, false, false), (#""type":"DANCE""#, false, false, false),
    ] as [(String, Bool, Bool, Bool)])
  func aMediaSessionIsTheLastOne(members: String, before: Bool, playing: Bool, after: Bool) {
    func isKnown(_ bench: ReceiverBench, _ app: String) -> Bool {
      var bench = bench
      let sent = bench.media("{\(members),\"requestId\":9}", to: app).filter { $0.requestId == 9 }
      #expect(sent.count == 1)
      return sent.first?.payload["reason"] != "INVALID_MEDIA_SESSION_ID"
    }
    var (bench, app) = MediaApplicationTests.bench()
    #expect(isKnown(bench, app) == before)
    for _ in 1...2 {
      _ = bench.media("{\"type\":\"LOAD\",\"requestId\":2,\(MediaApplicationTests.video)}", to: app)
      _ = bench.pass(.seconds(1))
    }
    #expect(isKnown(bench, app) == playing)
    _ = bench.media(#"{"type":"STOP","requestId":3,"mediaSessionId":2}"#, to: app)
    #expect(isKnown(bench, app) == after)
  }

  /// The receiver sends the end of a media session once. GET_STATUS then gets an empty list.
  @Test(arguments: ["STOP", "the end", "a failure"])
  func aMediaSessionThatHasEndedHasNoStatus(ending: String) {
    let url = ending == "a failure" ? "http://x/a?fail=104" : "http://x/a?duration=2"
    var (bench, app) = MediaApplicationTests.playing(#""media":{"contentId":"\#(url)","contentType":"video/mp4"}"#)
    if ending == "STOP" { _ = bench.media(#"{"type":"STOP","requestId":3,"mediaSessionId":1}"#, to: app) }
    _ = bench.pass(.seconds(20))
    let status = bench.media(#"{"type":"GET_STATUS","requestId":4,"mediaSessionId":1}"#, to: app)
    #expect(status.map(\.payload) == [["type": "MEDIA_STATUS", "status": [], "requestId": 4]])
    _ = bench.media("{\"type\":\"LOAD\",\"requestId\":5,\(MediaApplicationTests.video)}", to: app)
    let loading = bench.media(#"{"type":"GET_STATUS","requestId":6}"#, to: app)
    #expect(loading.first?.media?["mediaSessionId"] == 2)
  }

  /// The members of such a status captured from a device (Tests/Recordings/captures/dart-5.jsonl).
  @Test func theLastStatusHasNoQueue() {
    var (bench, app) = MediaApplicationQueueTests.playing(#","repeatMode":"REPEAT_ALL""#)
    let status = bench.media(#"{"type":"STOP","requestId":3,"mediaSessionId":1}"#, to: app).first?.media
    #expect(
      Set(status?.object?.keys ?? []) == [
        "mediaSessionId", "playbackRate", "playerState", "currentTime", "supportedMediaCommands", "volume", "videoInfo",
        "currentItemId", "idleReason",
      ])
  }

  @Test(arguments: ["", #","requestId":null"#, #","requestId":"9""#, #","requestId":1.5"#, #","requestId":true"#])
  func ignoresARequestWithoutANumber(member: String) {
    var (bench, app) = MediaApplicationTests.playing()
    #expect(bench.media("{\"type\":\"PAUSE\",\"mediaSessionId\":1\(member)}", to: app).isEmpty)
    let status = bench.media(#"{"type":"GET_STATUS","requestId":9.0}"#, to: app)
    #expect(status.map(\.requestId) == [9])
    #expect(status.first?.media?["playerState"] == "PLAYING")
  }
}
