import CastModel
import CastSender
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("Long queues over real sockets", .serialized, .timeLimit(.minutes(1)))
@LoopActor
struct LongQueueTests {
  @Test func refusesAnItemOverTheLimitByItsIndex() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let before = bench.receiver.types
    let items = QueueItem.songs(3) + QueueItem.songs(1, 66_000)
    let calls: [@LoopActor @Sendable () async throws -> Void] = [
      { _ = try await session.media.queue.insert(items) },
      { _ = try await session.media.queue.load(LoadRequestData(queueData: QueueData(items: items))) },
      { _ = try await session.media.load(LoadRequestData(queueData: QueueData(items: items))) },
      {
        var items = items
        for index in items.indices { items[index].itemId = Int64(index + 1) }
        _ = try await session.media.queue.update(items)
      },
    ]
    for call in calls {
      let error = try await castError { try await call() }
      #expect(error.code == .castMessageTooLarge && error.queue?.failedIndex == 3)
    }
    #expect(bench.receiver.types == before)
  }

  @Test func itemsOfEverySizeUpToTheCapGoThrough() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    // The longest accepted item, to the byte.
    let queue = session.media.queue
    let envelope = EncodedQueueItem(QueueItem.songs(1, 0)[0]).bytes.count
    var low = 65_000, high = 65_536
    while low + 1 < high {
      let middle = (low + high) / 2
      do {
        _ = try await queue.insert(QueueItem.songs(1, middle - envelope))
        low = middle
      } catch {
        #expect(error.code == .castMessageTooLarge)
        high = middle
      }
    }
    #expect(low > 65_000, "The whole message is used.")
    #expect(bench.receiver.received.contains { $0.type == "QUEUE_INSERT" && $0.message.payload.readableBytes > 65_000 })
  }

  @Test func reportsInsertedItemsIfTheRestFails() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    var count: Int64 = 0
    receiver.handlers["QUEUE_INSERT"] = { request in
      guard count < 2 else {
        return receiver.reply(#"{"type":"INVALID_PLAYER_STATE","requestId":%ID}"#, to: request)
      }
      count += 1
      let size = request.json["items"]?.array?.count ?? 0
      let ids = (0..<Int64(size)).map { 100 * count + $0 }
      receiver.send(
        #"{"type":"QUEUE_CHANGE","changeType":"INSERT","itemIds":\#(ids.jsonText),"sequenceNumber":\#(5 + count)}"#,
        from: "transport-1", namespace: .media)
      receiver.answer(request)
    }
    var progress: [Int] = []
    let error = try await castError {
      _ = try await session.media.queue.insert(QueueItem.songs(8, 20_000)) { progress.append($0.completedCount) }
    }
    #expect(error.code == .queueIncomplete)
    #expect(error.queue?.completedCount == 6 && error.queue?.failedIndex == 6)
    #expect(error.queue?.itemIds == [100, 101, 102, 200, 201, 202])
    #expect(error.queue?.reason == CastErrorCode.invalidPlayerState.rawValue)
    #expect(error.message.contains("6 of 8"))
    #expect(progress == [3, 6])
  }

  @Test func aCancelledInsertionReportsItsProgress() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    receiver.handlers["QUEUE_INSERT"] = { request in
      receiver.handlers["QUEUE_INSERT"] = { _ in }
      receiver.answer(request)
    }
    let insert = Task { @LoopActor in
      try await castError { _ = try await session.media.queue.insert(QueueItem.songs(8, 20_000)) }
    }
    _ = await receiver.message { $0.type == "QUEUE_INSERT" && $0.json["items"]?[0]?["media"]?["contentId"] == "song-3" }
    insert.cancel()
    let error = try await insert.value
    #expect(error.code == .requestCancelled && error.queue?.completedCount == 3)
  }

  @Test func aNewLoadReplacesALongLoad() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    receiver.handlers["QUEUE_INSERT"] = { _ in }
    let long = LoadRequestData(queueData: QueueData(items: QueueItem.songs(8, 20_000)))
    let first = Task { @LoopActor in try await castError { _ = try await session.media.load(long) } }
    _ = await receiver.message("QUEUE_INSERT")
    _ = try await session.media.load(LoadRequestData(media: MediaInformation(contentId: "a")))
    let error = try await first.value
    #expect(error.code == .queueIncomplete && error.queue?.reason == CastErrorCode.requestReplaced.rawValue)
  }
}
