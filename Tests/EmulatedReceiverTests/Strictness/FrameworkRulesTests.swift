import JSONCodec
import Testing

@testable import EmulatedReceiver

/// The Cast Application Framework's checks of media requests (cast_receiver_framework.js, cast.receiver.MediaManager).
@Suite struct FrameworkRulesTests {
  private static let refused = "INVALID_PARAMS"
  private static let accepted = "MEDIA_STATUS"
  private static let media = #""media":{"contentId":"http://x/a.mp4","tracks":[{"trackId":3,"type":"TEXT"}]}"#

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
    ] as [(String, String)])
  func checksTheMembers(members: String, answer: String) {
    var (bench, app) = MediaApplicationTests.playing()
    let sent = bench.media("{\(members),\"requestId\":9,\"mediaSessionId\":1}", to: app).filter { $0.requestId == 9 }
    #expect(sent.map { $0.payload["reason"]?.string ?? $0.type } == [answer])
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
