import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("Receivers that don't answer, or answer without a request id", .timeLimit(.minutes(1)))
@LoopActor
struct SilenceTests {
  private static var impatient: CastContextOptions {
    var options = CastContextOptions.quick
    options.requestLimits.media = .milliseconds(100)
    options.requestLimits.receiver = .milliseconds(100)
    return options
  }

  @Test func requestsTheStatusOnceAfterATimeout() async throws {
    let clock = ManualClock()
    let bench = try await Bench(options: Self.impatient, clock: clock)
    bench.receiver.mediaStatus = #"{"mediaSessionId":1,"playerState":"PLAYING","media":{"contentId":"a"}}"#
    let session = try await bench.start()
    bench.receiver.handlers["PAUSE"] = { [receiver = bench.receiver] _ in
      // The command has succeeded, but the receiver sends no status.
      receiver.mediaStatus = #"{"mediaSessionId":1,"playerState":"PAUSED","media":{"contentId":"a"}}"#
      clock.advance(by: .milliseconds(100))
    }
    let asked = bench.receiver.types.filter { $0 == "GET_STATUS" }.count
    let error = try await castError { _ = try await session.media.pause() }
    #expect(error.code == .requestTimedOut)
    #expect(!error.message.contains("transport-1") && error.message.contains(session.device.friendlyName))
    await bench.recorder.event("media PAUSED")
    #expect(bench.receiver.types.filter { $0 == "GET_STATUS" }.count == asked + 1)
  }

  @Test func requestsTheVolumeAfterATimeout() async throws {
    let clock = ManualClock()
    let bench = try await Bench(options: Self.impatient, clock: clock)
    let session = try await bench.start()
    bench.receiver.handlers["SET_VOLUME"] = { [receiver = bench.receiver] _ in
      receiver.volume.level = 0.9
      clock.advance(by: .milliseconds(100))
    }
    #expect(try await castError { _ = try await session.setVolume(0.9) }.code == .requestTimedOut)
    await bench.recorder.event("volume 0.9 false")
  }

  // MARK: The queue

  private func queueError(_ bench: Bench, asked: @escaping @LoopActor () -> Void) async throws -> CastError {
    bench.receiver.mediaStatus = #"{"mediaSessionId":1,"playerState":"PLAYING","media":{"contentId":"a"}}"#
    let session = try await bench.start()
    bench.receiver.handlers["QUEUE_GET_ITEM_IDS"] = { _ in asked() }
    return try await castError { _ = try await session.media.queue.fetchItemIds() }
  }

  @Test func keepsAKnownQueueThroughASilence() async throws {
    let clock = ManualClock()
    let bench = try await Bench(options: Self.impatient, clock: clock)
    let session = try await bench.startQueue()
    bench.receiver.handlers["QUEUE_GET_ITEM_IDS"] = { _ in clock.advance(by: .milliseconds(100)) }
    let error = try await castError { _ = try await session.media.queue.reload() }
    #expect(error.code == .requestTimedOut)
  }

  @Test func takesASilentQueueForNone() async throws {
    let status = #"{"mediaSessionId":1,"playerState":"PAUSED"}"#
    var options = CastContextOptions.quick
    options.requestLimits.media = .seconds(2)
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    let error = Task { @LoopActor in try await self.queueError(bench) { bench.receiver.broadcastMedia(status) } }
    await bench.recorder.event("media PAUSED")
    clock.advance(by: .seconds(2))
    #expect(try await error.value.code == .queueNotSupported)
  }

  // MARK: Answers that name no request

  @Test func acceptsAnswersWithTheIdZero() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue([1, 2, 3])
    let receiver = bench.receiver
    receiver.handlers["SET_VOLUME"] = { request in
      receiver.volume.level = request.json["volume"]?["level"]?.number
      receiver.broadcastStatus()
    }
    receiver.handlers["GET_STATUS"] = { _ in receiver.broadcastStatus() }
    #expect(try await session.setVolume(0.7).level == 0.7)
    #expect(try await session.requestStatus().volume?.level == 0.7)
    receiver.handlers["QUEUE_GET_ITEM_IDS"] = {
      receiver.reply(#"{"type":"QUEUE_ITEM_IDS","requestId":0,"itemIds":[1,2,3],"sequenceNumber":6}"#, to: $0)
    }
    receiver.handlers["QUEUE_GET_ITEMS"] = { request in
      let items = (request.json["itemIds"]?.array ?? []).map {
        #"{"itemId":\#($0.integer ?? 0),"media":{"contentId":"song"}}"#
      }
      receiver.reply(#"{"type":"QUEUE_ITEMS","requestId":0,"items":[\#(items.joined(separator: ","))]}"#, to: request)
    }
    receiver.handlers["QUEUE_GET_ITEM_RANGE"] = {
      receiver.reply(#"{"type":"QUEUE_ITEMS","requestId":0,"items":[{"itemId":2}]}"#, to: $0)
    }
    let queue = session.media.queue
    #expect(try await queue.fetchItemIds() == [1, 2, 3])
    #expect(try await queue.fetchItems([3, 1]).compactMap(\.itemId) == [3, 1])
    #expect(try await queue.fetchItemRange(around: 1, nextCount: 1).compactMap(\.itemId) == [2])
  }
}
