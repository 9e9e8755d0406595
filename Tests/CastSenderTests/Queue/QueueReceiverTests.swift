import CastDiscovery
import CastModel
import CastSender
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// Senders that play with one emulated receiver, over sockets.
@LoopActor
private struct QueueBench {
  let receiver: EmulatedReceiver

  init(_ faults: [FaultRule] = [], window: Int = 1, namesRequests: Bool = true) async throws {
    var configuration = ReceiverConfiguration.testing()
    for index in configuration.applications.indices { configuration.applications[index].media.queueWindow = window }
    for index in configuration.applications.indices {
      configuration.applications[index].media.echoesRequestIDs = namesRequests
    }
    configuration.faults = ReceiverFaults(rules: faults)
    self.receiver = try await EmulatedReceiver.start(configuration, logger: .silent)
  }

  func sender(joining: Bool = false) async throws -> QueueSender {
    let context = CastContext(
      discovery: DiscoveryManager(sources: [], logger: .silent), options: .quick, logger: .silent)
    let recorder = EventRecorder(context)
    let target = SessionTarget.address("127.0.0.1", port: UInt16(self.receiver.port))
    let snapshot = joining ? try await context.sessions.join(target) : try await context.sessions.start(target)
    return QueueSender(
      session: try context.sessions.session(snapshot.sessionId), recorder: recorder, context: context)
  }

  static func song(_ name: String, bytes: Int = 0) -> QueueItem {
    QueueItem(
      media: MediaInformation(
        contentId: "https://example.com/\(name).mp3?duration=600", contentType: "audio/mpeg", duration: 600,
        customData: bytes > 0 ? .string(String(repeating: "ä", count: bytes)) : nil))
  }
}

/// One of the senders.
@LoopActor
private struct QueueSender {
  let session: CastSession
  let recorder: EventRecorder
  let context: CastContext

  var queue: MediaQueue { self.session.media.queue }

  /// The list of a client that uses only notifications.
  var mirror: [Int64] {
    var list: [Int64] = []
    var revision: Int64 = 0
    for case .queueDidChange(let event) in self.recorder.events {
      list = QueueListDiff.apply(event.change, to: list)
      #expect(event.revision == revision + 1 && event.itemCount == list.count)
      revision = event.revision
    }
    return list
  }
}

extension MediaQueuePage {
  fileprivate var names: [String] {
    self.items.map { item in
      let name = item.media?.contentId?.split(separator: "/").last ?? "-"
      return String(name.split(separator: ".").first ?? "-")
    }
  }
}

@Suite("The queue with the emulated receiver", .serialized, .timeLimit(.minutes(2)))
@LoopActor
struct QueueReceiverTests {
  @Test func twoThousandItemsAreOneCall() async throws {
    let bench = try await QueueBench()
    let sender = try await bench.sender()
    let session = sender.session
    let names = (0..<2_000).map { "song-\($0)" }
    var progress: [QueueProgress] = []
    let result = try await session.media.queue.load(
      LoadRequestData(
        queueData: QueueData(
          name: "Long", queueType: .playlist, repeatMode: .repeatAll,
          items: names.map { QueueBench.song($0, bytes: 100) },
          startIndex: 1_200))
    ) { progress.append($0) }
    #expect(result.media.media?.contentId?.contains("/song-1200.") == true)
    #expect(result.itemIds?.count == 2_000 && result.itemIds == session.media.queue.knownItemIds)
    #expect(progress.count > 5 && progress.last == QueueProgress(completedCount: 2_000, totalCount: 2_000))
    #expect(progress.map(\.completedCount) == progress.map(\.completedCount).sorted())
    let page = try await session.media.queue.list(count: 2_000)
    #expect(page.names == names && page.itemCount == 2_000 && page.isComplete)
    #expect(session.media.queue.cachedItemCount == 20)
    #expect(session.media.snapshot.status?.repeatMode == .repeatAll)
    #expect(session.media.snapshot.status?.queueData?.name == "Long")
    #expect(sender.mirror == result.itemIds)
    // The same by media.load, in place of it.
    let again = try await session.media.load(
      LoadRequestData(queueData: QueueData(items: names.prefix(700).map { QueueBench.song($0, bytes: 100) })))
    #expect(again.mediaSessionId != result.media.mediaSessionId)
    #expect(try await session.media.queue.fetchItemIds().count == 700)
    let inserted = try await session.media.queue.insert(
      (0..<600).map { QueueBench.song("new-\($0)", bytes: 100) }, before: session.media.queue.knownItemIds[5])
    let names700 = try await session.media.queue.list(count: 2_000).names
    #expect(Array(names700[5..<605]) == (0..<600).map { "new-\($0)" } && inserted.itemIds?.count == 600)
    // All but the last 50, in reverse order.
    let ids = session.media.queue.knownItemIds
    _ = try await session.media.queue.remove(Array(ids.dropLast(50)))
    _ = try await session.media.queue.reorder(Array(ids.suffix(50).reversed()))
    #expect(try await session.media.queue.fetchItemIds() == Array(ids.suffix(50).reversed()))
    #expect(sender.mirror == session.media.queue.knownItemIds)
  }

  @Test func aLongQueueIsShuffledWhenAllOfItIsIn() async throws {
    let bench = try await QueueBench()
    let sender = try await bench.sender()
    let session = sender.session
    let items = (0..<30).map { QueueBench.song("song-\($0)", bytes: 2_000) }
    let result = try await session.media.queue.load(
      LoadRequestData(queueData: QueueData(repeatMode: .repeatAllAndShuffle, shuffle: true, items: items)))
    #expect(result.itemIds?.count == 30 && Set(result.itemIds ?? []).count == 30)
    #expect(session.media.snapshot.status?.repeatMode == .repeatAllAndShuffle)
    let shuffled = try await session.media.queue.fetchItemIds()
    #expect(Set(shuffled) == Set(result.itemIds ?? []) && shuffled != result.itemIds)
    _ = try await session.media.queue.setShuffled(false)
    #expect(try await session.media.queue.fetchItemIds() == result.itemIds)
  }

  @Test func aLongInsertionStaysInOrderAmongOtherChanges() async throws {
    let bench = try await QueueBench()
    let sender = try await bench.sender()
    let session = sender.session
    let first = try await session.media.queue.load(
      LoadRequestData(queueData: QueueData(items: ["a", "b", "c"].map { QueueBench.song($0) })))
    let other = try await bench.sender(joining: true)
    _ = try await other.queue.fetchItemIds()
    let anchor = try #require(first.itemIds?[1])
    let items = (0..<60).map { QueueBench.song("new-\($0)", bytes: 2_000) }
    var edits: [Task<Void, any Error>] = []
    let result = try await session.media.queue.insert(items, before: anchor) { progress in
      let name = "other-\(progress.completedCount)"
      edits.append(
        Task { @LoopActor in
          // Before the insertion's anchor, at the end, and last removes the anchor itself.
          _ = try await other.queue.insert([QueueBench.song(name)], before: anchor)
          _ = try await other.queue.insert([QueueBench.song(name)])
          if progress.completedCount > 20 { _ = try await other.queue.remove([anchor]) }
        })
    }
    // An edit fails rightly if its place is gone.
    for edit in edits { _ = await edit.result }
    #expect(result.itemIds?.count == 60)
    let page = try await session.media.queue.list(count: 200)
    #expect(page.names.filter { $0.hasPrefix("new-") } == (0..<60).map { "new-\($0)" })
    #expect(page.items.compactMap(\.itemId).filter(Set(result.itemIds ?? []).contains) == result.itemIds)
    #expect(try await other.queue.fetchItemIds() == session.media.queue.knownItemIds)
  }

  @Test func aJumpBeforeTheStartBeginsTheFirstItemAgain() async throws {
    let bench = try await QueueBench()
    let sender = try await bench.sender()
    let (session, clock) = (sender.session, sender.context.clock)
    let songs = ["a", "b"].map { QueueBench.song($0) }
    let loaded = try await session.media.queue.load(
      LoadRequestData(queueData: QueueData(items: songs), currentTime: 30))
    #expect(session.media.snapshot.position(at: clock.now) >= 30)
    _ = try await session.media.queue.jump(by: -1)
    while session.media.snapshot.position(at: clock.now) >= 30 { await sender.recorder.nextEvent("media PLAYING") }
    #expect(session.media.snapshot.status?.currentItemId == loaded.itemIds?.first)
  }

  @Test func anUpdatedItemStillPlays() async throws {
    let bench = try await QueueBench()
    let sender = try await bench.sender()
    let (session, queue) = (sender.session, sender.queue)
    let ids = try #require(
      try await queue.load(
        LoadRequestData(queueData: QueueData(items: ["a", "b", "c", "d"].map { QueueBench.song($0) }))
      ).itemIds)
    _ = try await queue.update([QueueItem(itemId: ids[3], preloadTime: 10)])
    _ = try await queue.update([QueueItem(itemId: ids[3], startTime: 20)])
    let item = try #require(try await queue.fetchItems([ids[3]]).first)
    #expect(item.preloadTime == 10 && item.startTime == 20)
    _ = try await queue.jump(to: ids[3])
    while session.media.snapshot.status?.playerState != .playing { await sender.recorder.nextEvent("media PLAYING") }
    #expect(session.media.snapshot.status?.currentItemId == ids[3])
    #expect(session.media.snapshot.status?.media?.contentId?.contains("/d.") == true)
  }

  @Test func coversEveryCallOnASmallQueue() async throws {
    let bench = try await QueueBench()
    let sender = try await bench.sender()
    let (session, recorder, context) = (sender.session, sender.recorder, sender.context)
    let queue = session.media.queue
    let loaded = try await queue.load(
      LoadRequestData(queueData: QueueData(items: ["a", "b", "c", "d"].map { QueueBench.song($0) }, startIndex: 1)))
    let ids = try #require(loaded.itemIds)
    _ = try await queue.jump(by: 1)
    while session.media.snapshot.status?.currentItemId != ids[2] { await recorder.nextEvent("queue") }
    _ = try await queue.jump(to: ids[3], currentTime: 30)
    while session.media.snapshot.status?.currentItemId != ids[3] { await recorder.nextEvent("queue") }
    #expect(session.media.snapshot.position(at: context.clock.now) >= 30)
    #expect(try await castError { _ = try await queue.jump(by: 1) }.code == .endOfQueue)
    #expect(try await queue.setRepeatMode(.repeatAll).status?.repeatMode == .repeatAll)
    let played = try await queue.insertAndPlay(QueueBench.song("e"), before: ids[0], currentTime: 5)
    #expect(played.itemIds?.count == 1 && queue.knownItemIds.first == played.itemIds?.first)
    _ = try await queue.move(ids[0], toIndex: 4)
    #expect(queue.knownItemIds.last == ids[0])
    _ = try await queue.update([QueueItem(itemId: ids[1], startTime: 12)])
    #expect(try await queue.list(from: .item(ids[1]), count: 1).items[0].startTime == 12)
    let range = try await queue.fetchItemRange(around: ids[1], nextCount: 2)
    #expect(range.compactMap(\.itemId) == [ids[2], ids[3]])
    #expect(
      try await castError { _ = try await queue.fetchItemRange(around: 99, nextCount: 1) }.code == .queueItemNotFound)
    #expect(try await queue.fetchItems([ids[2], ids[1], ids[2]]).compactMap(\.itemId) == [ids[2], ids[1]])
    #expect(try await castError { _ = try await queue.update([QueueItem(itemId: 99)]) }.code == .queueItemNotFound)
    queue.clear()
    #expect(queue.itemCount == 0)
    #expect(try await queue.reload().count == 5)
    let unknown = try await castError { _ = try await queue.remove(Array(1...20_000)) }
    #expect(unknown.code == .queueItemNotFound && unknown.queue?.missingItemIds?.count == 19_995)
    #expect(queue.itemCount == 5)
    _ = try await queue.remove(queue.knownItemIds)
    await recorder.event("mediaEnd \(loaded.media.mediaSessionId ?? 0) INTERRUPTED")
    #expect(queue.itemCount == 0 && sender.mirror.isEmpty)
    #expect(try await castError { _ = try await queue.list(count: 1) }.code == .noMediaSession)
  }

  @Test func acceptsAnswersWithoutARequestId() async throws {
    let bench = try await QueueBench(namesRequests: false)
    let sender = try await bench.sender()
    let queue = sender.queue
    let ids = try #require(
      try await queue.load(LoadRequestData(queueData: QueueData(items: ["a", "b"].map { QueueBench.song($0) }))).itemIds
    )
    let clock = ContinuousClock()
    let time = try await clock.measure {
      let new = try await queue.insert([QueueBench.song("c")], before: ids[1]).itemIds
      #expect(queue.knownItemIds == [ids[0], new?.first, ids[1]])
      _ = try await queue.reorder([ids[1]], before: ids[0])
      _ = try await queue.jump(to: ids[0])
      _ = try await queue.setRepeatMode(.repeatAll)
      _ = try await queue.remove([ids[1]])
    }
    #expect(time < .seconds(9), "Nothing was waited for in vain.")
    #expect(try await queue.list(count: 5).names == ["a", "c"])
  }

  struct Life: Sendable, CustomTestStringConvertible {
    var seed: UInt64
    var tellsChanges = true
    var window = 1
    var hasOther = false
    var testDescription: String {
      "seed \(self.seed) changes \(self.tellsChanges) window \(self.window) two \(self.hasOther)"
    }
  }

  nonisolated static let lives: [Life] = [
    Life(seed: 1), Life(seed: 2, window: 10), Life(seed: 3, tellsChanges: false),
    Life(seed: 4, tellsChanges: false, window: 3), Life(seed: 5, hasOther: true),
    Life(seed: 6, window: 5, hasOther: true), Life(seed: 7, tellsChanges: false, window: 2, hasOther: true),
  ]

  @Test(arguments: lives)
  func theListEqualsTheReceiversAfterRandomEdits(_ life: Life) async throws {
    let faults =
      life.tellsChanges
      ? [] : [FaultRule(.discard, when: MessageTrigger(direction: .sent, type: "QUEUE_CHANGE"), times: .always)]
    let bench = try await QueueBench(faults, window: life.window)
    let sender = try await bench.sender()
    let session = sender.session
    var random = SplitMix64(seed: life.seed)
    _ = try await session.media.queue.load(
      LoadRequestData(queueData: QueueData(items: (0..<15).map { QueueBench.song("song-\($0)") })))
    let other = life.hasOther ? try await bench.sender(joining: true) : nil
    if let other { _ = try await other.queue.fetchItemIds() }
    for step in 0..<60 {
      if let other {
        // Both at once; an edit fails rightly if the other sender has removed its item.
        var others = random
        let edit = Task { @LoopActor in
          var copy = others
          try? await Self.edit(other.queue, "o\(step)", using: &copy)
        }
        _ = others.next()
        _ = random.next()
        try? await Self.edit(session.media.queue, "s\(step)", using: &random)
        await edit.value
      } else {
        try await Self.edit(session.media.queue, "s\(step)", using: &random)
      }
      try await Self.check(session.media.queue, step, asks: life.hasOther)
    }
    #expect(sender.mirror == session.media.queue.knownItemIds)
    if let other {
      #expect(try await other.queue.fetchItemIds() == session.media.queue.knownItemIds)
      #expect(other.mirror == session.media.queue.knownItemIds)
    }
  }

  /// Compares the queue with the receiver's answer, items included.
  private static func check(_ queue: MediaQueue, _ step: Int, asks: Bool) async throws {
    let known = queue.knownItemIds
    let real = try await queue.fetchItemIds()
    // With two senders the other's last change may not have arrived yet.
    if !asks { #expect(known == real, "step \(step)") }
    guard step % 10 == 0 else { return }
    let page = try await queue.list(count: 5_000)
    #expect(page.items.compactMap(\.itemId) == real, "step \(step)")
    let items = try await queue.fetchItems(real)
    #expect(page.items.map(\.startTime) == items.map(\.startTime), "step \(step)")
    #expect(page.items.map { $0.media?.contentId } == items.map { $0.media?.contentId }, "step \(step)")
  }

  /// Makes one random change; the queue never becomes empty.
  private static func edit(_ queue: MediaQueue, _ name: String, using random: inout SplitMix64) async throws {
    let ids = queue.knownItemIds
    let shuffled = ids.shuffled(using: &random)
    let place = Bool.random(using: &random) ? shuffled.last : nil
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3:
      let items = (0..<Int.random(in: 1...3, using: &random)).map { QueueBench.song("\(name)-\($0)") }
      let result = try await queue.insert(items, before: place)
      if let new = result.itemIds {
        #expect(new.count == items.count)
        // Only items that haven't been removed since.
        for item in try await queue.fetchItems(new) {
          let index = try #require(new.firstIndex(of: item.itemId ?? 0))
          #expect(item.media?.contentId == items[index].media?.contentId)
        }
      }
    case 3: if ids.count > 5 { _ = try await queue.remove(Array(shuffled.prefix(2))) }
    case 4..<6: _ = try await queue.reorder(Array(shuffled.prefix(3)), before: ids.count > 4 ? place : nil)
    case 6: _ = try await queue.move(shuffled[0], toIndex: Int.random(in: 0..<ids.count, using: &random))
    case 7:
      _ = try await queue.update([QueueItem(itemId: shuffled[0], startTime: Double.random(in: 0...9, using: &random))])
    case 8: _ = try await queue.setShuffled(Bool.random(using: &random))
    default: _ = try await queue.jump(to: shuffled[0])
    }
  }
}
