import CastModel
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct MediaApplicationQueueTests {
  /// Three items of 10 s each, of which the first plays.
  static func playing(_ more: String = "", count: Int = 3) -> (ReceiverBench, String) {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(MediaApplicationTests.queueLoad(count, more), to: app)
    _ = bench.pass(.milliseconds(250))
    return (bench, app)
  }

  static func states(_ sent: [ReceiverBench.Sent]) -> [String] {
    sent.compactMap { $0.media }.map { media in
      let parts = [media["playerState"], media["idleReason"], media["currentItemId"], media["loadingItemId"]]
      return parts.map { $0?.string ?? $0?.integer.map(String.init) ?? "-" }.joined(separator: " ")
    }
  }

  @Test func itemsFollowEachOther() {
    var (bench, _) = Self.playing()
    #expect(
      Self.states(bench.pass(.milliseconds(10_250))) == ["IDLE FINISHED 1 2", "BUFFERING - 2 -", "PLAYING - 2 -"])
    #expect(Self.states(bench.pass(.seconds(60))).last == "IDLE FINISHED 3 -")
  }

  @Test func theWholeQueueRepeats() {
    var (bench, _) = Self.playing(#","repeatMode":"REPEAT_ALL","startIndex":2"#)
    #expect(Self.states(bench.pass(.milliseconds(10_250))).last == "PLAYING - 1 -")
  }

  @Test func oneItemRepeats() {
    var (bench, _) = Self.playing(#","repeatMode":"REPEAT_SINGLE""#)
    #expect(
      Self.states(bench.pass(.milliseconds(10_250))) == ["IDLE FINISHED 1 -", "BUFFERING - 1 -", "PLAYING - 1 -"])
  }

  @Test func jumpIsAnsweredAndThenPlays() {
    var (bench, app) = Self.playing()
    let answer = bench.media(#"{"type":"QUEUE_UPDATE","jump":2,"requestId":5,"mediaSessionId":1}"#, to: app)
    #expect(answer.map(\.requestId) == [5])
    #expect(Self.states(answer) == ["IDLE INTERRUPTED 1 3"])
    #expect(answer.first?.media?["extendedStatus"]?["media"]?["contentId"] == "http://x/3?duration=10")
    let later = bench.pass(.milliseconds(250))
    #expect(Self.states(later) == ["BUFFERING - 3 -", "PLAYING - 3 -"])
    #expect(later.first?.media?["media"]?["contentId"] == "http://x/3?duration=10")
    #expect(later.first?.media?["items"]?.array?.map { $0["itemId"]?.integer } == [2, 3])
  }

  @Test func quickJumpsAddUp() {
    var (bench, app) = Self.playing()
    for _ in 0..<2 { _ = bench.media(#"{"type":"QUEUE_UPDATE","jump":1,"requestId":5,"mediaSessionId":1}"#, to: app) }
    #expect(Self.states(bench.pass(.seconds(1))).last == "PLAYING - 3 -")
  }

  /// The framework has no answer but the end: "QUEUE_ENDED".
  @Test(arguments: [1, 3, Int64.max]) func aJumpBeyondTheEndEndsTheMediaSession(distance: Int64) {
    var (bench, app) = Self.playing(#","startIndex":2"#)
    let sent = bench.media(
      #"{"type":"QUEUE_UPDATE","jump":\#(distance),"requestId":6,"mediaSessionId":1}"#, to: app)
    #expect(sent.map(\.requestId) == [6])
    #expect(Self.states(sent) == ["IDLE INTERRUPTED 3 -"])
    let status = bench.media(#"{"type":"GET_STATUS","requestId":7}"#, to: app)
    #expect(status.map(\.payload) == [["type": "MEDIA_STATUS", "status": [], "requestId": 7]])
  }

  @Test func aJumpBeyondTheEndCancelsTheLoad() {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(MediaApplicationTests.queueLoad(1), to: app)
    let sent = bench.media(#"{"type":"QUEUE_UPDATE","jump":1,"requestId":6,"mediaSessionId":1}"#, to: app)
    #expect(sent.map(\.type) == ["LOAD_CANCELLED", "MEDIA_STATUS"])
    #expect(bench.pass(.seconds(1)).isEmpty)
  }

  @Test func aJumpBeforeTheBeginningPlaysTheFirstItem() {
    var (bench, app) = Self.playing(#","startIndex":1"#)
    _ = bench.media(#"{"type":"QUEUE_UPDATE","jump":-9,"requestId":6,"mediaSessionId":1}"#, to: app)
    #expect(Self.states(bench.pass(.seconds(1))).last == "PLAYING - 1 -")
    _ = bench.media(#"{"type":"QUEUE_UPDATE","jump":-1,"requestId":7,"mediaSessionId":1}"#, to: app)
    let again = bench.pass(.seconds(1)).last?.media
    #expect(again?["currentItemId"] == 1 && again?["playerState"] == "PLAYING")
  }

  @Test func nextAndPreviousAreOfferedWhereTheyLeadSomewhere() {
    var (bench, app) = Self.playing()
    func bits() -> Int64 {
      bench.media(#"{"type":"GET_STATUS","requestId":5}"#, to: app).first?.media?["supportedMediaCommands"]?.integer
        ?? 0
    }
    #expect(bits() & 64 != 0)
    #expect(bits() & 128 == 0)
    _ = bench.media(#"{"type":"QUEUE_NEXT","requestId":5,"mediaSessionId":1}"#, to: app)
    _ = bench.pass(.seconds(1))
    #expect(bits() & 192 == 192)
  }

  @Test func changesAreBroadcastWithTheirIds() throws {
    var (bench, app) = Self.playing()
    let insert = bench.media(
      #"{"type":"QUEUE_INSERT","insertBefore":2,"items":[{"media":{"contentId":"n"}}],"requestId":5,"mediaSessionId":1}"#,
      to: app)
    #expect(
      insert.first?.payload == [
        "type": "QUEUE_CHANGE", "changeType": "INSERT", "itemIds": [4], "insertBefore": 2, "sequenceNumber": 1,
        "requestId": 0,
      ])
    #expect(insert.map(\.requestId) == [0, 5])
    #expect(insert.last?.media?["items"]?.array?.map { $0["itemId"]?.integer } == [1, 4])
    let ids = bench.media(#"{"type":"QUEUE_GET_ITEM_IDS","requestId":6,"mediaSessionId":1}"#, to: app).first?.payload
    #expect(ids == ["type": "QUEUE_ITEM_IDS", "itemIds": [1, 4, 2, 3], "sequenceNumber": 1, "requestId": 6])
    let reorder = bench.media(
      #"{"type":"QUEUE_REORDER","itemIds":[3,1],"requestId":7,"mediaSessionId":1}"#, to: app)
    #expect(reorder.first?.payload["itemIds"] == [4, 2, 3, 1])
    #expect(reorder.first?.payload["changeType"] == "UPDATE")
    let remove = bench.media(#"{"type":"QUEUE_REMOVE","itemIds":[2,99],"requestId":8,"mediaSessionId":1}"#, to: app)
    #expect(remove.first?.payload["itemIds"] == [2])
    let items = bench.media(
      #"{"type":"QUEUE_GET_ITEMS","itemIds":[4],"requestId":9,"mediaSessionId":1}"#, to: app
    ).first?.payload
    #expect(items?["items"]?[0]?["media"]?["contentId"] == "n")
    let range = bench.media(
      #"{"type":"QUEUE_GET_ITEM_RANGE","itemId":1,"prevCount":1,"requestId":9,"mediaSessionId":1}"#, to: app)
    #expect(range.first?.payload["items"]?[0]?["itemId"] == 3)
  }

  /// cast_receiver_framework.js, MediaManager: the LOAD of an item without media is refused ("Media or QueueData is
  /// mandatory"), after the item that played has been left.
  @Test func anItemThatAnUpdateLeftWithoutMediaCannotPlay() {
    var (bench, app) = Self.playing()
    let update = bench.media(
      #"{"type":"QUEUE_UPDATE","items":[{"itemId":1,"preloadTime":5},{"itemId":2,"preloadTime":5}],"requestId":5,"mediaSessionId":1}"#,
      to: app)
    #expect(update.map(\.type) == ["QUEUE_CHANGE", "MEDIA_STATUS"])
    #expect(update.last?.media?["playerState"] == "PLAYING")
    let styled = bench.media(
      #"{"type":"EDIT_TRACKS_INFO","textTrackStyle":{"fontScale":2},"requestId":6,"mediaSessionId":1}"#, to: app)
    #expect(styled.first?.media?["media"]?["contentId"] == "http://x/1?duration=10")
    #expect(Self.states(bench.pass(.milliseconds(10_250))) == ["IDLE FINISHED 1 -"])
  }

  /// the request while item 1 of 3 plays
  @Test(
    arguments: [
      #""type":"QUEUE_UPDATE","currentItemId":1"#, #""type":"QUEUE_UPDATE","currentItemId":77"#,
      #""type":"QUEUE_UPDATE","currentItemId":1,"currentTime":9"#, #""type":"QUEUE_UPDATE","currentTime":9"#,
      #""type":"QUEUE_REORDER","itemIds":[3,77],"currentItemId":1,"currentTime":9"#,
      #""type":"QUEUE_REMOVE","itemIds":[3],"currentItemId":77,"currentTime":9"#,
      #""type":"QUEUE_INSERT","items":[{"media":{"contentId":"n"}}],"currentItemId":77,"currentTime":9"#,
    ])
  func onlyAnotherItemOfTheQueueBegins(members: String) {
    var (bench, app) = Self.playing()
    _ = bench.pass(.seconds(2))
    let answer = bench.media("{\(members),\"requestId\":5,\"mediaSessionId\":1}", to: app)
    #expect(answer.last?.requestId == 5 && Self.states(answer) == ["PLAYING - 1 -"])
    #expect(answer.last?.media?["currentTime"]?.number == 2)
  }

  @Test func reorderingLeavesUnknownItemsOut() {
    var (bench, app) = Self.playing()
    let sent = bench.media(
      #"{"type":"QUEUE_REORDER","itemIds":[77,3],"insertBefore":1,"requestId":5,"mediaSessionId":1}"#, to: app)
    #expect(sent.first?.payload["itemIds"] == [3, 1, 2])
  }

  @Test func insertedItemsCanPlayAtOnce() {
    var (bench, app) = Self.playing()
    let sent = bench.media(
      #"{"type":"QUEUE_INSERT","currentItemIndex":1,"currentTime":4,"requestId":5,"mediaSessionId":1,"items":[{"media":{"contentId":"n"}},{"media":{"contentId":"m"}}]}"#,
      to: app)
    #expect(Self.states(sent) == ["IDLE INTERRUPTED 1 5"])
    let playing = bench.pass(.seconds(1)).last?.media
    #expect(playing?["currentItemId"] == 5)
    #expect(playing?["currentTime"]?.number == 4)
  }

  @Test func removingTheCurrentItemPlaysTheNext() {
    var (bench, app) = Self.playing()
    _ = bench.media(#"{"type":"QUEUE_REMOVE","itemIds":[1],"requestId":8,"mediaSessionId":1}"#, to: app)
    #expect(Self.states(bench.pass(.seconds(1))).last == "PLAYING - 2 -")
  }

  /// the jump from item 1 of 3, the items that are removed while it loads, the state in the end
  @Test(
    arguments: [
      (1, [2], "PLAYING - 3 -"), (1, [1], "PLAYING - 2 -"), (2, [1], "PLAYING - 3 -"), (1, [1, 2], "PLAYING - 3 -"),
      (2, [1, 2], "PLAYING - 3 -"), (1, [3], "PLAYING - 2 -"), (2, [3], "IDLE INTERRUPTED 1 -"),
      (1, [1, 2, 3], "IDLE INTERRUPTED 2 -"),
    ] as [(Int, [Int64], String)], [false, true])
  func removingItemsWhileAnotherOneLoads(change: (jump: Int, removed: [Int64], state: String), isSlow: Bool) {
    var (bench, app) = Self.playing()
    if isSlow { bench.examine = nil }
    _ = bench.media(
      #"{"type":"QUEUE_UPDATE","jump":\#(change.jump),"requestId":5,"mediaSessionId":1}"#, to: app)
    let answer = bench.media(
      #"{"type":"QUEUE_REMOVE","itemIds":\#(change.removed),"requestId":6,"mediaSessionId":1}"#, to: app)
    for request in bench.examinations where !bench.abandoned.contains(request.id) {
      _ = bench.examined(ResourceExamination(duration: 10), id: request.id)
    }
    _ = bench.pass(.seconds(1))
    let status = Self.states(bench.media(#"{"type":"GET_STATUS","requestId":7}"#, to: app))
    // Ended media has no status but the one that ended it.
    #expect((status.last ?? Self.states(answer).last) == change.state)
    // Only the examination of a removed item is broken off.
    let isGone = isSlow && change.removed.contains(Int64(change.jump + 1))
    #expect(bench.abandoned.count == (isGone ? 1 : 0))
  }

  @Test func afterTheRemovalOfALoadingItemTheQueueGoesOn() {
    var (bench, app) = Self.playing(count: 4)
    bench.examine = nil
    for request in [
      #""type":"QUEUE_UPDATE","jump":1"#, #""type":"QUEUE_REMOVE","itemIds":[2]"#, #""type":"QUEUE_UPDATE","jump":1"#,
    ] {
      let sent = bench.media("{\(request),\"requestId\":5,\"mediaSessionId\":1}", to: app)
      #expect(sent.last?.type == "MEDIA_STATUS")
    }
    _ = bench.examinations.last.map { bench.examined(ResourceExamination(duration: 10), id: $0.id) }
    #expect(Self.states(bench.pass(.seconds(1))).last == "PLAYING - 4 -")
  }

  @Test func removingEverythingEndsTheSession() {
    var (bench, app) = Self.playing()
    let sent = bench.media(#"{"type":"QUEUE_REMOVE","itemIds":[1,2,3],"requestId":8,"mediaSessionId":1}"#, to: app)
    #expect(sent.last?.media?["idleReason"] == "INTERRUPTED")
    #expect(sent.last?.requestId == 8)
    #expect(bench.core.application?.media?.nextDeadline == nil)
  }

  @Test func anItemThatFailsIsPassedOver() {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(
      #"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"a?duration=5"}},{"media":{"contentId":"b?fail=103"}},{"media":{"contentId":"c"}}]}"#,
      to: app)
    let sent = bench.pass(.seconds(7))
    let error = sent.first { $0.type == "ERROR" }
    #expect(error?.payload["itemId"] == 2)
    #expect(error?.payload["detailedErrorCode"] == 103)
    #expect(Self.states(sent).last == "PLAYING - 3 -")
  }

  @Test func aQueueThatOnlyFailsEnds() {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(
      #"{"type":"QUEUE_LOAD","requestId":2,"repeatMode":"REPEAT_ALL","items":[{"media":{"contentId":"a?fail=1"}},{"media":{"contentId":"b?fail=2"}}]}"#,
      to: app)
    let sent = bench.pass(.seconds(7))
    #expect(sent.map(\.type) == ["LOAD_FAILED", "MEDIA_STATUS", "ERROR", "MEDIA_STATUS"])
    #expect(Self.states(sent).last == "IDLE ERROR 2 -")
  }

  @Test func playbackDurationEndsAnItemEarly() {
    var (bench, app) = MediaApplicationTests.bench()
    _ = bench.media(
      #"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"a?duration=60"},"startTime":10,"playbackDuration":5}]}"#,
      to: app)
    _ = bench.pass(.milliseconds(250))
    #expect(bench.pass(.milliseconds(4999)).isEmpty)
    #expect(Self.states(bench.pass(.milliseconds(1))) == ["IDLE FINISHED 1 -"])
  }

  @Test func aLoopOfEmptyItemsTakesBoundedSteps() {
    var configuration = ReceiverConfiguration.testing()
    configuration.mediaTiming.defaultDuration = 1e-9
    var bench = ReceiverBench(configuration)
    let app = bench.launch()
    _ = bench.media(
      #"{"type":"QUEUE_LOAD","requestId":2,"repeatMode":"REPEAT_SINGLE","items":[{"media":{"contentId":"a"}}]}"#,
      to: app)
    bench.now = bench.now + .seconds(1)
    #expect(bench.core.advance(to: bench.now).count < 1000)
  }
}
