import CastModel
import CastSender
import JSONCodec
import NIOCore
import Testing

@Suite("The playback state")
struct PlaybackStateTests {
  private func snapshot(_ status: String) throws -> MediaSnapshot {
    let status = try mediaStatus(status)
    return MediaSnapshot(
      sessionId: "s", revision: 1, status: status,
      estimator: PositionEstimator(
        status: status, positionReceivedAt: at(0), statusReceivedAt: at(0), seekTarget: nil))
  }

  @Test func includesPositionRateAndTracks() throws {
    let media = try self.snapshot(
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentTime":10,"playbackRate":2,"activeTrackIds":[3],"#
        + #""media":{"contentId":"a","streamType":"BUFFERED","duration":100}}"#)
    let data = try #require(SessionState(media, at: at(5))).loadRequestData
    #expect(data.media?.contentId == "a" && data.currentTime == 20 && data.playbackRate == 2)
    #expect(data.activeTrackIds == [3] && data.autoplay == true && data.queueData == nil)
  }

  @Test func includesAQueueFromTheCurrentItemWithoutIds() throws {
    let media = try self.snapshot(
      #"{"mediaSessionId":1,"playerState":"PAUSED","currentTime":7,"currentItemId":12,"repeatMode":"REPEAT_ALL","#
        + #""media":{"contentId":"b"},"queueData":{"name":"Q","shuffle":true,"startIndex":0},"items":["#
        + #"{"itemId":11,"media":{"contentId":"a"}},{"itemId":12,"orderId":0,"media":{"contentId":"b"}},{"itemId":13}]}"#
    )
    let data = try #require(SessionState(media, at: at(5))).loadRequestData
    #expect(data.media == nil && data.autoplay == false && data.currentTime == 7)
    let queue = try #require(data.queueData)
    #expect(queue.items?.compactMap { $0.media?.contentId } == ["a", "b"], "an item without media can't be loaded")
    #expect(queue.items?.contains { $0.itemId != nil || $0.orderId != nil } == false)
    #expect(queue.startIndex == 1 && queue.repeatMode == .repeatAll && queue.name == "Q" && queue.shuffle == nil)
  }

  @Test func leavesOutTheLiveEdge() throws {
    let live =
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentTime":%T,"media":{"contentId":"a","streamType":"LIVE"},"#
      + #""liveSeekableRange":{"start":0,"end":600,"isMovingWindow":true,"isLiveDone":false}}"#
    let atEdge = try self.snapshot(live.replacing("%T", with: "598"))
    #expect(try #require(SessionState(atEdge, at: at(0))).loadRequestData.currentTime == nil)
    let behind = try self.snapshot(live.replacing("%T", with: "100"))
    #expect(try #require(SessionState(behind, at: at(0))).loadRequestData.currentTime == 100)
  }

  @Test(arguments: [
    #"{"mediaSessionId":1,"playerState":"IDLE","idleReason":"FINISHED"}"#,
    #"{"mediaSessionId":1,"playerState":"PLAYING"}"#,
  ])
  func isEmptyWithoutMedia(_ status: String) throws {
    #expect(SessionState(try self.snapshot(status), at: at(0)) == nil)
  }

  @Test(arguments: [
    "{}", #"{"loadRequestData":null}"#, #"{"loadRequestData":{}}"#, #"{"loadRequestData":[]}"#,
    #"{"loadRequestData":7}"#,
    #"{"customData":{"a":1}}"#,
  ])
  func anAppsStateWithNothingToLoadIsNone(_ text: String) throws {
    #expect(SessionState(sessionState: try JSONDocument(parsing: text, policy: .tolerant).root) == nil)
  }

  @Test func leavesOutWhatClientsMayNotLoad() throws {
    let stored =
      #"{"loadRequestData":{"autoplay":true,"playbackRate":0,"currentTime":-1,"media":{"contentId":"a","#
      + #""streamType":"DVR","metadata":{"title":"T","season":-1},"#
      + #""tracks":[{"trackId":1,"type":"SCENT"},{"trackId":2,"type":"TEXT"}]}}}"#
    let state = try #require(SessionState(sessionState: try JSONDocument(parsing: stored, policy: .tolerant).root))
    let playback = PlaybackState(
      state, of: try self.snapshot(#"{"mediaSessionId":1,"playerState":"PLAYING"}"#), at: at(0))
    let data = playback.loadRequestData
    #expect(playback.position == 0 && data.currentTime == nil && data.playbackRate == nil && data.autoplay == true)
    #expect(data.media?.contentId == "a" && data.media?.streamType == nil)
    #expect(data.media?.metadata?.jsonObject == ["title": "T"] && data.media?.tracks?.map(\.trackId) == [2])
    #expect(try LoadRequestData(json: data.jsonValue, policy: .strict) == data)
  }

  @Test(arguments: [
    (0, 0, 0..<0), (30, 20, 0..<30), (500, 499, 0..<500), (700, 0, 0..<500), (700, 100, 100..<600),
    (700, 200, 200..<700), (700, 650, 200..<700), (700, 699, 200..<700),
  ])
  func takesTheItemsFromTheCurrentOneFirst(count: Int, current: Int, range: Range<Int>) {
    #expect(MediaQueue.range(of: count, around: current, maximumCount: 500) == range)
  }

  @Test func cutsALongQueueBeforeTheCurrentItem() throws {
    let items = (0..<400).map { number in
      QueueItem(media: MediaInformation(contentId: "\(number)-" + String(repeating: "x", count: 400)))
    }
    let state = SessionState(
      loadRequestData: LoadRequestData(queueData: QueueData(items: items, startIndex: 200)), source: .mediaStatus)
    let fitting = state.fitting()
    #expect(fitting.jsonBytes.count <= 56 * 1024)
    let queue = try #require(fitting.loadRequestData.queueData)
    #expect(queue.startIndex == 0 && queue.items?.first?.media?.contentId?.hasPrefix("200-") == true)
    #expect((queue.items?.count ?? 0) > 50)
    #expect(SessionState(loadRequestData: LoadRequestData(), source: .mediaStatus).fitting().jsonBytes.count < 100)
  }
}
