import CastModel
import CastSender
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("Queues of receivers that violate the protocol", .serialized, .timeLimit(.minutes(1)))
@LoopActor
struct OddQueueTests {
  @Test(arguments: [
    #"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_COMMAND"}"#,
    #"{"type":"ERROR","requestId":%ID}"#,
    #"{"type":"SOMETHING_ELSE","requestId":%ID}"#, #"{"type":"QUEUE_ITEM_IDS","requestId":%ID,"itemIds":7}"#,
  ])
  func reportsAnAppWithoutAQueue(_ reply: String) async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.handlers["QUEUE_GET_ITEM_IDS"] = { bench.receiver.reply(reply, to: $0) }
    let queue = session.media.queue
    #expect(try await castError { _ = try await queue.fetchItemIds() }.code == .queueNotSupported)
    #expect(try await castError { _ = try await queue.list(count: 5) }.code == .queueNotSupported)
    #expect(try await castError { _ = try await queue.move(1, toIndex: 0) }.code == .queueNotSupported)
  }

  /// A receiver that accepts a queue and never reports its list. Counts the requests for it.
  private func silentBench(_ media: TimeAmount) async throws -> (Bench, questions: @LoopActor () -> Int) {
    var options = CastContextOptions.quick
    options.requestLimits.media = Duration(media)
    let bench = try await Bench(options: options)
    let receiver = bench.receiver
    receiver.handlers["QUEUE_GET_ITEM_IDS"] = { _ in }
    var mediaSession = 0
    receiver.handlers["LOAD"] = { request in
      mediaSession += 1
      receiver.mediaStatus = #"{"mediaSessionId":\#(mediaSession),"playerState":"PLAYING","currentItemId":1}"#
      receiver.reply(receiver.mediaStatusMessage(request.id), to: request)
    }
    return (bench, { receiver.types.filter { $0 == "QUEUE_GET_ITEM_IDS" }.count })
  }

  private static let twoSongs = LoadRequestData(queueData: QueueData(items: QueueItem.songs(2)))

  /// The test's time limit ends before the request for the list does.
  @Test func loadsAQueueWithoutItsList() async throws {
    let (bench, questions) = try await self.silentBench(.minutes(10))
    let loaded = try await bench.start().media.queue.load(Self.twoSongs)
    #expect(loaded.itemIds == nil && loaded.media.playerState == .playing)
    #expect(questions() == 1)
  }

  @Test func requestsASilentAppsListOnce() async throws {
    let (bench, questions) = try await self.silentBench(.seconds(2))
    let queue = try await bench.start().media.queue
    _ = try await queue.load(Self.twoSongs)
    for _ in 0..<2 {
      #expect(try await castError { _ = try await queue.fetchItemIds() }.code == .queueNotSupported)
      #expect(try await castError { _ = try await queue.list(count: 5) }.code == .queueNotSupported)
      _ = try await queue.load(Self.twoSongs)
    }
    #expect(questions() == 1)
    #expect(try await castError { _ = try await queue.reload() }.code == .queueNotSupported)
    #expect(questions() == 2)
    bench.receiver.handlers["QUEUE_GET_ITEM_IDS"] = { [receiver = bench.receiver] in
      receiver.reply(#"{"type":"QUEUE_ITEM_IDS","requestId":%ID,"itemIds":[1,2],"sequenceNumber":5}"#, to: $0)
    }
    #expect(try await queue.reload() == [1, 2])
    #expect(try await queue.fetchItemIds() == [1, 2])
  }

  enum Jump: CaseIterable { case toItem, next, previous, insertion }

  /// A jump has a shorter limit than a LOAD, whose limit exceeds this test's.
  @Test(arguments: Jump.allCases) func aJumpThatIsAnsweredAndNotMadeEnds(_ jump: Jump) async throws {
    #expect(RequestLimits().jump == .seconds(30))
    var options = CastContextOptions.quick
    options.requestLimits.jump = .milliseconds(200)
    options.requestLimits.load = .seconds(600)
    let bench = try await Bench(options: options)
    let session = try await bench.startQueue()
    for type in ["QUEUE_UPDATE", "QUEUE_INSERT"] {
      bench.receiver.handlers[type] = { [receiver = bench.receiver] in receiver.answer($0) }
    }
    let queue = session.media.queue
    let error = try await castError {
      switch jump {
      case .toItem: _ = try await queue.jump(to: 3)
      case .next: _ = try await queue.jump(by: 1)
      case .previous: _ = try await queue.jump(by: 2)
      case .insertion: _ = try await queue.insertAndPlay(QueueItem.songs(1)[0])
      }
    }
    #expect(error.code == .requestTimedOut)
  }

  /// Another sender has removed the items while the request was on its way; the framework answers nothing then.
  @Test(arguments: [6, 99]) func aRemovalThatAnotherSendersOvertakesEnds(sequenceNumber: Int) async throws {
    var options = CastContextOptions.quick
    options.requestLimits.media = .seconds(600)
    let bench = try await Bench(options: options)
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    receiver.handlers["QUEUE_REMOVE"] = { request in
      #expect(request.json["itemIds"] == [2, 3])
      // After a gap in the numbers the list is requested again.
      receiver.handlers["QUEUE_GET_ITEM_IDS"] = {
        receiver.reply(#"{"type":"QUEUE_ITEM_IDS","requestId":%ID,"itemIds":[1],"sequenceNumber":99}"#, to: $0)
      }
      let change = #""changeType":"REMOVE","itemIds":[3,2],"sequenceNumber":\#(sequenceNumber)"#
      receiver.send(
        #"{"type":"QUEUE_CHANGE","requestId":0,\#(change)}"#, from: "transport-1", namespace: .media)
    }
    _ = try await session.media.queue.remove([2, 3])
    #expect(session.media.queue.knownItemIds == [1])
  }

  @Test func reportsItemsThatCannotBeFetched() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    for reply in [#"{"type":"QUEUE_ITEMS","requestId":%ID}"#, #"{"type":"MEDIA_STATUS","requestId":%ID,"status":[]}"#] {
      receiver.handlers["QUEUE_GET_ITEMS"] = { receiver.reply(reply, to: $0) }
      let error = try await castError { _ = try await session.media.queue.fetchItems([1]) }
      #expect([.queueNotSupported, .noMediaSession].contains(error.code))
    }
  }

  @Test func usesTheStatusAsTheQueue() async throws {
    let bench = try await Bench()
    let receiver = bench.receiver
    receiver.mediaStatus =
      #"{"mediaSessionId":1,"playerState":"PLAYING","items":[{"itemId":4,"media":{"contentId":"a"}},{"itemId":5}]}"#
    receiver.handlers["QUEUE_GET_ITEM_IDS"] = {
      receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID}"#, to: $0)
    }
    let session = try await bench.start()
    let page = try await session.media.queue.list(count: 10)
    #expect(page.items.map(\.itemId) == [4, 5] && page.items[0].media?.contentId == "a" && !page.isComplete)
    #expect(try await session.media.queue.list(from: .item(5), count: 10).startIndex == 1)
    #expect(!receiver.types.contains("QUEUE_GET_ITEMS"))
  }

  @Test func listsOfReceiversAreBounded() async throws {
    let ids = [3, 3, -1, 0, 2].map { Int64($0) }
    let bench = try await Bench()
    let session = try await bench.startQueue(ids)
    #expect(session.media.queue.knownItemIds == [3, 2])
    let many = #"{"itemIds":[\#((1...16_300).map(String.init).joined(separator: ","))],"type":"QUEUE_ITEM_IDS"}"#
    let payload = try CastPayload(CastMessage(sourceId: "a", destinationId: "b", namespace: .media, text: many))
    guard case .itemIds(let list) = QueueMessage(payload)?.content else { throw CancellationError() }
    #expect(list.count == DeviceLimits.queueItems)
  }

  @Test(arguments: [
    #"{"type":"QUEUE_CHANGE"}"#, #"{"type":"QUEUE_CHANGE","changeType":7,"itemIds":{}}"#,
    #"{"type":"QUEUE_CHANGE","changeType":"INSERT","itemIds":["a",null,1e99,-4],"insertBefore":"x"}"#,
    #"{"type":"QUEUE_CHANGE","changeType":"INSERT","itemIds":[1,1,1],"sequenceNumber":9223372036854775807}"#,
    #"{"type":"QUEUE_ITEM_IDS"}"#, #"{"type":"QUEUE_ITEM_IDS","itemIds":null,"sequenceNumber":"x"}"#,
    #"{"type":"QUEUE_ITEMS","items":[null,7,{"itemId":"x"},{"media":{}}],"requestId":1}"#, #"{"type":"QUEUE_ITEMS"}"#,
  ])
  func recoversFromMalformedMessages(_ message: String) async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    bench.receiver.send(message, from: "transport-1", namespace: .media)
    #expect(try await session.media.queue.fetchItemIds() == [1, 2, 3])
    #expect(session.media.queue.isCurrent)
  }

  @Test func aCancelledListAffectsNoLaterOne() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    var held: [ScriptedReceiver.Request] = []
    receiver.handlers["QUEUE_GET_ITEMS"] = { held.append($0) }
    let list = Task { @LoopActor in try await castError { _ = try await session.media.queue.list(count: 2) } }
    _ = await receiver.message("QUEUE_GET_ITEMS")
    list.cancel()
    #expect(try await list.value.code == .requestCancelled)
    let again = Task { @LoopActor in try await session.media.queue.list(count: 2) }
    await Task.yield()
    for request in held {
      receiver.reply(
        #"{"type":"QUEUE_ITEMS","requestId":%ID,"items":[{"itemId":2},{"itemId":1},{"itemId":9}]}"#, to: request)
    }
    #expect(try await again.value.items.map(\.itemId) == [1, 2])
    #expect(receiver.types.filter { $0 == "QUEUE_GET_ITEMS" }.count == 1, "Joined, though the first asker is gone.")
  }

  @Test func aCallThatOutlivesItsSessionSaysSo() async throws {
    let bench = try await Bench()
    let media = try await bench.startQueue().media
    bench.receiver.applications = []
    bench.receiver.broadcastStatus()
    await bench.recorder.event("didEnd APPLICATION_ENDED")
    let error = try await castError { _ = try await media.queue.list(count: 2) }
    #expect(error.code == .sessionEnded && error.sessionId != nil)
  }

  @Test func aLostLinkEndsWaitingCalls() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    bench.receiver.handlers["QUEUE_GET_ITEMS"] = { _ in }
    bench.receiver.handlers["QUEUE_REMOVE"] = { _ in }
    let list = Task { @LoopActor in try await castError { _ = try await session.media.queue.list(count: 2) } }
    let remove = Task { @LoopActor in try await castError { _ = try await session.media.queue.remove([1]) } }
    let waiting = Task { @LoopActor in try await castError { _ = try await session.media.queue.remove([2]) } }
    _ = await bench.receiver.message("QUEUE_GET_ITEMS")
    _ = await bench.receiver.message("QUEUE_REMOVE")
    bench.receiver.refusesLinks = true
    bench.receiver.dropLinks()
    #expect(try await list.value.code == .connectionLost)
    #expect(try await remove.value.code == .connectionLost)
    #expect([.sessionSuspended, .sessionNotConnected, .connectionLost].contains(try await waiting.value.code))
  }
}
