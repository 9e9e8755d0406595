import CastModel
import CastSender
import CastTestSupport
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("Receivers that answer a LOAD in their own way", .timeLimit(.minutes(1)))
@LoopActor
struct OddLoadTests {
  private static let queue = LoadRequestData(
    queueData: QueueData(
      repeatMode: .repeatAll,
      items: ["a", "b", "c"].map { QueueItem(media: MediaInformation(contentId: $0, contentType: "audio/mpeg")) },
      startIndex: 1), currentTime: 7)

  private static func playing(_ content: String, mediaSessionId: Int = 1) -> String {
    #"{"mediaSessionId":\#(mediaSessionId),"playerState":"PLAYING","currentTime":0,"media":{"contentId":"\#(content)"}}"#
  }

  /// As wechat-finder-dlna answers.
  @Test(arguments: ["%ID", "0"])
  func mediaThatEndsAtOnceStartsAndEnds(_ requestId: String) async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { request in
      receiver.reply(
        #"{"type":"MEDIA_STATUS","requestId":\#(requestId),"status":[{"mediaSessionId":4,"playerState":"IDLE","#
          + #""idleReason":"FINISHED","media":{"contentId":"film"}}]}"#, to: request)
    }
    let media = try await session.media.load(LoadRequestData(media: MediaInformation(contentId: "film")))
    #expect(media.playerState == .idle)
    let names = bench.recorder.names.filter { $0.hasPrefix("mediaStart") || $0.hasPrefix("mediaEnd") }
    #expect(names == ["mediaStart 4", "mediaEnd 4 FINISHED"])
  }

  /// Ignores a LOAD without media, and doesn't support queues.
  @Test func playsTheFirstItemOnAReceiverWithoutQueues() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { request in
      guard let content = request.json["media"]?["contentId"]?.string else { return }
      receiver.mediaStatus = Self.playing(content)
      receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
    }
    let result = try await session.media.queue.load(Self.queue)
    #expect(result.media.media?.contentId == "b" && result.media.playerState == .playing)
    #expect(result.itemIds == nil)
    #expect(!receiver.types.contains("QUEUE_LOAD") && !receiver.types.contains("QUEUE_GET_ITEM_IDS"))
  }

  /// Answers a LOAD with a queue as a failure, or not at all, but accepts QUEUE_LOAD.
  @Test(arguments: [#"{"type":"LOAD_FAILED","requestId":%ID}"#, #"{"type":"INVALID_REQUEST","requestId":%ID}"#, ""])
  func fallsBackToQueueLoad(_ answer: String) async throws {
    var options = CastContextOptions.quick
    options.requestLimits.load = .milliseconds(300)
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { request in
      if answer.isEmpty { clock.advance(by: .milliseconds(300)) } else { receiver.reply(answer, to: request) }
    }
    receiver.handlers["QUEUE_LOAD"] = { request in
      receiver.mediaStatus = Self.playing("b", mediaSessionId: 2)
      receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
    }
    let media = try await session.media.load(Self.queue)
    #expect(media.media?.contentId == "b")
    let json = await receiver.message("QUEUE_LOAD").json
    #expect(json["items"]?.array?.count == 3 && json["startIndex"]?.integer == 1)
    #expect(json["repeatMode"]?.string == "REPEAT_ALL" && json["currentTime"]?.number == 7)
    #expect(json["mediaSessionId"] == nil)
  }

  /// The failure comes twice: to all, and as the answer.
  @Test func aFailureThatIsReportedTwiceIsAFailure() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { request in
      receiver.broadcastMedia(
        #"{"mediaSessionId":4,"playerState":"IDLE","idleReason":"ERROR","media":{"contentId":"film"}}"#)
      receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
    }
    let error = try await castError {
      _ = try await session.media.load(LoadRequestData(media: MediaInformation(contentId: "film")))
    }
    #expect(error.code == .mediaLoadFailed)
  }

  @Test func mediaThatCanNotBePlayedIsNotTriedAgain() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = {
      receiver.reply(#"{"type":"LOAD_FAILED","requestId":%ID,"detailedErrorCode":104}"#, to: $0)
    }
    let error = try await castError { _ = try await session.media.load(Self.queue) }
    #expect(error.code == .mediaLoadFailed && error.receiver?.detailedErrorCode == 104)
    #expect(!receiver.types.contains("QUEUE_LOAD"))
  }

  private static func loadingStatus(items: String = "") -> String {
    #"{"mediaSessionId":4,"playerState":"IDLE","media":{"contentId":"film"}\#(items),"#
      + #""extendedStatus":{"playerState":"LOADING","mediaSessionId":4}}"#
  }

  /// As a Nest Mini does: no status follows LOAD_FAILED (home-assistant/core issue 118058).
  @Test func aFailedLoadWithoutAStatusIsNoLongerLoading() async throws {
    let clock = ManualClock()
    let bench = try await Bench(clock: clock)
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { request in
      receiver.reply(#"{"type":"MEDIA_STATUS","requestId":%ID,"status":[\#(Self.loadingStatus())]}"#, to: request)
      receiver.reply(#"{"type":"LOAD_FAILED","requestId":%ID,"itemId":1}"#, to: request)
    }
    let load = LoadRequestData(media: MediaInformation(contentId: "film"))
    #expect(try await castError { _ = try await session.media.load(load) }.code == .mediaLoadFailed)
    #expect(session.media.snapshot.playerState == .loading)
    await clock.advance(by: .milliseconds(300), whenDueWithin: .milliseconds(300))
    await bench.recorder.event("mediaEnd 4 ERROR")
    #expect(session.media.snapshot.playerState == .idle && session.media.snapshot.status?.idleReason == .error)
  }

  /// The receiver skips the item that it can't play, so only it knows the state.
  @Test func inAQueueTheReceiverIsAskedAfterAFailedLoad() async throws {
    let clock = ManualClock()
    let bench = try await Bench(clock: clock)
    let session = try await bench.start()
    let receiver = bench.receiver
    let items = #","items":[{"itemId":1,"media":{"contentId":"film"}},{"itemId":2,"media":{"contentId":"b"}}]"#
    receiver.handlers["LOAD"] = { request in
      let status = Self.loadingStatus(items: items)
      receiver.reply(#"{"type":"MEDIA_STATUS","requestId":%ID,"status":[\#(status)]}"#, to: request)
      receiver.mediaStatus = Self.playing("b", mediaSessionId: 5)
      receiver.reply(#"{"type":"LOAD_FAILED","requestId":%ID,"itemId":1}"#, to: request)
    }
    let load = LoadRequestData(media: MediaInformation(contentId: "film"))
    #expect(try await castError { _ = try await session.media.load(load) }.code == .mediaLoadFailed)
    await clock.advance(by: .milliseconds(300), whenDueWithin: .milliseconds(300))
    await bench.recorder.event("media PLAYING")
    #expect(!bench.recorder.names.contains("mediaEnd 4 ERROR"))
  }

  @Test func reportsTheFirstOfTwoFailures() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["LOAD"] = { receiver.reply(#"{"type":"LOAD_FAILED","requestId":%ID}"#, to: $0) }
    receiver.handlers["QUEUE_LOAD"] = { receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID}"#, to: $0) }
    #expect(try await castError { _ = try await session.media.load(Self.queue) }.code == .mediaLoadFailed)
    #expect(receiver.types.filter { $0 == "QUEUE_LOAD" }.count == 1)
  }

  @Test func sendsALargeItemWithoutItsCopy() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    _ = try await session.media.load(LoadRequestData(queueData: QueueData(items: QueueItem.songs(1, 40_000))))
    let json = await bench.receiver.message("LOAD").json
    #expect(json["media"] == nil && json["queueData"]?["items"]?.array?.count == 1)
  }

  @Test func anAdHoldsThePositionAlsoInASession() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.broadcastMedia(
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentTime":20,"playbackRate":1,"#
        + #""breakStatus":{"breakId":"b","breakClipId":"c","currentBreakTime":1,"currentBreakClipTime":1}}"#)
    await bench.recorder.nextEvent("media PLAYING")
    let media = session.media.snapshot
    let now = bench.context.clock.now
    #expect(media.isPlayingAd && media.position(at: now) == 20 && media.position(at: now + .seconds(5)) == 20)
    let state = await session.playbackStateFromStatus()
    #expect(state?.loadRequestData.currentTime == 20)
  }

  @Test func aBreakWithoutAPlaceIsBeforeTheMedia() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let media = MediaInformation(
      contentId: "film", breaks: [Break(id: "b", breakClipIds: ["c"])],
      breakClips: [BreakClip(id: "c", contentId: "ad")])
    _ = try await session.media.load(LoadRequestData(media: media))
    let json = await bench.receiver.message("LOAD").json
    #expect(json["media"]?["breaks"]?.array?.first?["position"]?.number == 0)
  }
}
