import CastModel
import CastSender
import CastTestSupport
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("The queue over real sockets", .serialized, .timeLimit(.minutes(1)))
@LoopActor
struct MediaQueueTests {
  // MARK: Messages

  struct Row: Sendable, CustomTestStringConvertible {
    var type: String
    var members: JSONObject
    var call: @LoopActor @Sendable (MediaQueue) async throws -> Void
    var testDescription: String { "\(self.type) \(self.members.jsonText)" }
  }

  nonisolated static let rows: [Row] = [
    Row(
      type: "QUEUE_INSERT",
      members: [
        "insertBefore": 2, "items": [["media": ["contentId": "a", "streamType": "BUFFERED"]]], "customData": [1],
      ]
    ) {
      _ = try await $0.insert(
        [QueueItem(itemId: 9, media: MediaInformation(contentId: "a"))], before: 2, customData: [1])
    },
    Row(
      type: "QUEUE_INSERT",
      members: ["items": [["media": ["contentId": "a", "streamType": "BUFFERED"], "preloadTime": 20.0]]]
    ) {
      _ = try await $0.insert([QueueItem(media: MediaInformation(contentId: "a"), preloadTime: 20)])
    },
    Row(
      type: "QUEUE_INSERT",
      members: [
        "items": [["media": ["contentId": "a", "streamType": "BUFFERED"]]], "insertBefore": 3, "currentItemIndex": 0,
        "currentTime": 4.5,
      ]
    ) {
      _ = try await $0.insertAndPlay(QueueItem(media: MediaInformation(contentId: "a")), before: 3, currentTime: 4.5)
    },
    // Receivers replace whole items, so that the members left out are sent, too.
    Row(
      type: "QUEUE_UPDATE",
      members: ["items": [["itemId": 2, "media": ["contentId": "song"], "startTime": 3.0, "preloadTime": 20.0]]]
    ) {
      _ = try await $0.update([QueueItem(itemId: 2, startTime: 3)])
    },
    Row(type: "QUEUE_REMOVE", members: ["itemIds": [3, 1]]) { _ = try await $0.remove([3, 1, 3]) },
    Row(type: "QUEUE_REORDER", members: ["itemIds": [3, 1], "insertBefore": 2]) {
      _ = try await $0.reorder([3, 1], before: 2)
    },
    Row(type: "QUEUE_REORDER", members: ["itemIds": [1]]) { _ = try await $0.reorder([1]) },
    Row(type: "QUEUE_REORDER", members: ["itemIds": [3], "insertBefore": 2]) { _ = try await $0.move(3, toIndex: 1) },
    Row(type: "QUEUE_REORDER", members: ["itemIds": [1]]) { _ = try await $0.move(1, toIndex: 2) },
    Row(type: "QUEUE_UPDATE", members: ["currentItemId": 3, "currentTime": 0.0, "customData": "x"]) {
      _ = try await $0.jump(to: 3, currentTime: 0, customData: "x")
    },
    Row(type: "QUEUE_UPDATE", members: ["jump": -1]) { _ = try await $0.jump(by: -1) },
    Row(type: "QUEUE_UPDATE", members: ["repeatMode": "REPEAT_SINGLE"]) {
      _ = try await $0.setRepeatMode(.repeatSingle)
    },
    Row(type: "QUEUE_UPDATE", members: ["shuffle": false]) { _ = try await $0.setShuffled(false) },
  ]

  @Test(arguments: rows)
  func aChangeSendsItsMembersAndTheLastSequenceNumber(_ row: Row) async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    try await row.call(session.media.queue)
    var json = try #require(await bench.receiver.message(row.type).json.object)
    json["requestId"] = nil
    var expected = row.members
    expected["type"] = .string(row.type)
    expected["mediaSessionId"] = 1
    expected["sequenceNumber"] = 5
    #expect(json == expected)
  }

  typealias Naming = @LoopActor @Sendable (MediaQueue) async throws -> Void

  /// Every call with item ids, some of which the queue doesn't have.
  nonisolated static let unknownIds: [(String, [Int64], Naming)] = [
    ("insert", [77], { _ = try await $0.insert(QueueItem.songs(1), before: 77) }),
    ("insertAndPlay", [77], { _ = try await $0.insertAndPlay(QueueItem.songs(1)[0], before: 77) }),
    ("update", [77, 78], { _ = try await $0.update([77, 2, 78].map { QueueItem(itemId: $0, startTime: 1) }) }),
    ("remove", [9999], { _ = try await $0.remove([1, 9999]) }),
    ("reorder", [77], { _ = try await $0.reorder([1], before: 77) }),
    ("reorder", [78], { _ = try await $0.reorder([78, 1]) }),
    ("move", [77], { _ = try await $0.move(77, toIndex: 0) }),
    ("jump", [77], { _ = try await $0.jump(to: 77) }),
    ("fetchItems", [777], { _ = try await $0.fetchItems([1, 777]) }),
    ("fetchItemRange", [77], { _ = try await $0.fetchItemRange(around: 77, nextCount: 1) }),
    ("list", [77], { _ = try await $0.list(from: .item(77), count: 1) }),
  ]

  @Test(arguments: unknownIds.indices)
  func refusesUnknownIdsByName(_ index: Int) async throws {
    let (name, ids, call) = Self.unknownIds[index]
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let error = try await castError { try await call(session.media.queue) }
    #expect(error.code == .queueItemNotFound && error.queue?.missingItemIds == ids, "\(name)")
    let changes = [
      "QUEUE_INSERT", "QUEUE_UPDATE", "QUEUE_REMOVE", "QUEUE_REORDER", "QUEUE_GET_ITEMS", "QUEUE_GET_ITEM_RANGE",
    ]
    #expect(!bench.receiver.types.contains(where: changes.contains), "\(name)")
  }

  @Test func leavesUnknownListsToTheReceiver() async throws {
    let bench = try await Bench()
    let receiver = bench.receiver
    receiver.mediaStatus =
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentItemId":1,"items":[{"itemId":1},{"itemId":2}]}"#
    receiver.handlers["QUEUE_GET_ITEM_IDS"] = {
      receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_COMMAND"}"#, to: $0)
    }
    let session = try await bench.start()
    _ = try await session.media.queue.remove([9999])
    #expect(receiver.types.contains("QUEUE_REMOVE"))
  }

  @Test(arguments: rows)
  func withoutAMediaSessionNothingIsSent(_ row: Row) async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let before = bench.receiver.types
    let error = try await castError { try await row.call(session.media.queue) }
    #expect(error.code == .noMediaSession)
    #expect(bench.receiver.types == before)
  }

  nonisolated static let nonsense: [@LoopActor @Sendable (MediaQueue) async throws -> Void] = [
    { _ = try await $0.insert([]) },
    { _ = try await $0.insert([QueueItem(startTime: 1)]) },
    { _ = try await $0.update([QueueItem(startTime: 1)]) },
    { _ = try await $0.update([]) },
    { _ = try await $0.remove([]) },
    { _ = try await $0.remove([1, 0]) },
    { _ = try await $0.reorder([1, 1]) },
    { _ = try await $0.reorder([1, 2], before: 2) },
    { _ = try await $0.move(1, toIndex: 3) },
    { _ = try await $0.move(1, toIndex: -1) },
    { _ = try await $0.jump(to: 1, currentTime: -1) },
    { _ = try await $0.jump(to: 1, currentTime: .nan) },
    { _ = try await $0.list(from: .index(-1), count: 1) },
    { _ = try await $0.list(count: 5_001) },
    { _ = try await $0.list(count: -1) },
    { _ = try await $0.fetchItemRange(around: 1) },
    { _ = try await $0.fetchItemRange(around: 1, nextCount: 1, previousCount: 1) },
    { _ = try await $0.fetchItemRange(around: 1, nextCount: 0) },
    { try $0.setCache(size: 0) },
    { try $0.setCache(maximumFetchCount: 101) },
    { _ = try await $0.load(LoadRequestData()) },
    { _ = try await $0.load(LoadRequestData(queueData: QueueData(items: []))) },
    { _ = try await $0.load(LoadRequestData(queueData: QueueData(items: QueueItem.songs(2), startIndex: 2))) },
  ]

  @Test(arguments: nonsense.indices)
  func refusesInvalidParameters(_ index: Int) async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let before = bench.receiver.types
    let error = try await castError { try await Self.nonsense[index](session.media.queue) }
    #expect(error.code == .invalidParams)
    #expect(bench.receiver.types == before)
  }

  @Test func reportsMissingItems() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let queue = session.media.queue
    let calls: [@LoopActor @Sendable () async throws -> Void] = [
      { _ = try await queue.insert(QueueItem.songs(1), before: 77) },
      { _ = try await queue.insertAndPlay(QueueItem.songs(1)[0], before: 77) },
      { _ = try await queue.move(77, toIndex: 0) },
      { _ = try await queue.list(from: .item(77), count: 1) },
    ]
    for call in calls {
      let error = try await castError { try await call() }
      #expect(error.code == .queueItemNotFound && error.queue?.missingItemIds == [77])
    }
    #expect(!bench.receiver.types.contains("QUEUE_INSERT"))
  }

  // MARK: Attaching

  @Test func readsTheQueueAtTheStartAndAfterAReconnect() async throws {
    let bench = try await Bench()
    let receiver = bench.receiver
    receiver.mediaStatus = #"{"mediaSessionId":1,"playerState":"PAUSED","items":[{"itemId":1},{"itemId":2}]}"#
    let tell = { (list: [Int64]) in
      receiver.handlers["QUEUE_GET_ITEM_IDS"] = {
        receiver.reply(#"{"type":"QUEUE_ITEM_IDS","requestId":%ID,"itemIds":\#(list.jsonText)}"#, to: $0)
      }
    }
    tell([1, 2, 3])
    let session = try await bench.start()
    await bench.recorder.event("queueChange 1")
    #expect(session.media.queue.knownItemIds == [1, 2, 3] && session.media.queue.isCurrent)
    tell([1, 2, 4])
    receiver.dropLinks()
    await bench.recorder.event("queueChange 3")
    #expect(session.media.queue.knownItemIds == [1, 2, 4] && session.media.queue.isCurrent)
    let changes = bench.recorder.events.compactMap { event -> MediaQueueEvent? in
      if case .queueDidChange(let change) = event { change } else { nil }
    }
    #expect(changes.map(\.isLast) == [true, false, true] && changes.map(\.itemCount) == [3, 2, 3])
  }

  @Test func requestsNothingWithoutAQueue() async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    _ = try await session.media.pause()
    #expect(!bench.receiver.types.contains { $0.hasPrefix("QUEUE") })
  }

  // MARK: Refusals

  @Test func repeatsAChangeIfTheListHadChanged() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    receiver.handlers["QUEUE_GET_ITEM_IDS"] = {
      receiver.reply(#"{"type":"QUEUE_ITEM_IDS","requestId":%ID,"itemIds":[1,3,4],"sequenceNumber":9}"#, to: $0)
    }
    receiver.handlers["QUEUE_REORDER"] = { request in
      if request.json["sequenceNumber"] == 9 { return receiver.answer(request) }
      receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_PARAMS"}"#, to: request)
    }
    _ = try await session.media.queue.reorder([3], before: 1)
    #expect(receiver.types.filter { $0 == "QUEUE_REORDER" }.count == 2)
    #expect(session.media.queue.knownItemIds == [1, 3, 4])
    // The item that the change names is gone.
    receiver.handlers["QUEUE_GET_ITEM_IDS"] = {
      receiver.reply(#"{"type":"QUEUE_ITEM_IDS","requestId":%ID,"itemIds":[1,4],"sequenceNumber":12}"#, to: $0)
    }
    receiver.handlers["QUEUE_REORDER"] = {
      receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_PARAMS"}"#, to: $0)
    }
    let error = try await castError { _ = try await session.media.queue.reorder([3], before: 1) }
    #expect(error.code == .queueChanged && error.queue?.missingItemIds == [3])
    #expect(receiver.types.filter { $0 == "QUEUE_REORDER" }.count == 3)
  }

  @Test func doesNotRepeatOtherRefusals() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    receiver.handlers["QUEUE_UPDATE"] = {
      receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_PARAMS"}"#, to: $0)
    }
    let real = try await castError { _ = try await session.media.queue.setShuffled(true) }
    #expect(real.code == .requestRejected && real.receiver?.reason == "INVALID_PARAMS")
    let unknown = try await castError { _ = try await session.media.queue.jump(to: 8) }
    #expect(unknown.code == .queueItemNotFound && unknown.queue?.missingItemIds == [8])
    receiver.handlers["QUEUE_UPDATE"] = {
      receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"END_OF_QUEUE"}"#, to: $0)
    }
    #expect(try await castError { _ = try await session.media.queue.jump(by: 1) }.code == .endOfQueue)
    // An item known to be missing isn't requested at all.
    #expect(receiver.types.filter { $0 == "QUEUE_UPDATE" }.count == 2)
  }

  @Test(arguments: ["INVALID_COMMAND", "NOT_SUPPORTED"])
  func reportsAnAppWithoutQueueCommands(_ reason: String) async throws {
    let bench = try await Bench()
    let session = try await bench.startPlaying()
    bench.receiver.handlers["QUEUE_INSERT"] = {
      bench.receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"\#(reason)"}"#, to: $0)
    }
    let handler = bench.receiver.handlers["QUEUE_INSERT"]
    for type in ["QUEUE_GET_ITEMS", "QUEUE_GET_ITEM_RANGE"] { bench.receiver.handlers[type] = handler }
    let calls: [@LoopActor @Sendable (MediaQueue) async throws -> Void] = [
      { _ = try await $0.insert(QueueItem.songs(1)) }, { _ = try await $0.fetchItems([1]) },
      { _ = try await $0.fetchItemRange(around: 1, nextCount: 1) },
    ]
    for call in calls {
      let error = try await castError { try await call(session.media.queue) }
      #expect(error.code == .queueNotSupported && error.receiver?.reason == reason)
    }
  }

  // MARK: One at a time

  @Test func sendsOneChangeAtATimeAndNoCancelledOne() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    var held: [ScriptedReceiver.Request] = []
    receiver.handlers["QUEUE_REMOVE"] = { held.append($0) }
    let first = Task { @LoopActor in try await session.media.queue.remove([1]) }
    _ = await receiver.message("QUEUE_REMOVE")
    let second = Task { @LoopActor in try await castError { _ = try await session.media.queue.jump(to: 2) } }
    let third = Task { @LoopActor in try await session.media.queue.setRepeatMode(.repeatAll) }
    await Task.yield()
    #expect(!receiver.types.contains("QUEUE_UPDATE"))
    second.cancel()
    #expect(try await second.value.code == .requestCancelled)
    for request in held { receiver.answer(request) }
    _ = try await first.value
    _ = try await third.value
    #expect(
      receiver.received.filter { $0.type == "QUEUE_UPDATE" }.map { $0.json["repeatMode"]?.string } == ["REPEAT_ALL"])
  }

  /// Between an insertion's messages only the request for the list is unanswered, so the controls are enabled.
  @Test(arguments: [WidgetControl.skipNext, .skipPrevious, .repeatMode])
  func aWidgetWaitsForItsTurn(_ control: WidgetControl) async throws {
    let bench = try await Bench()
    let widgets = WidgetCenter(context: bench.context)
    widgets.followChanges()
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    receiver.mediaStatus =
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentItemId":1,"supportedMediaCommands":3535,"#
      + #""repeatMode":"REPEAT_ALL","media":{"contentId":"a"},"items":[{"itemId":1},{"itemId":2}]}"#
    _ = try await session.media.requestStatus()
    let answer = receiver.handlers["QUEUE_GET_ITEM_IDS"]
    var held: [ScriptedReceiver.Request] = []
    receiver.handlers["QUEUE_GET_ITEM_IDS"] = { held.append($0) }
    let asked = receiver.types.count { $0 == "QUEUE_GET_ITEM_IDS" }
    let insertion = Task { @LoopActor in try await session.media.queue.insert(QueueItem.songs(1)) }
    _ = await receiver.message { _ in receiver.types.count { $0 == "QUEUE_GET_ITEM_IDS" } > asked }
    let press = Task { @LoopActor in try await widgets.press(control) }
    // The message of a press that doesn't wait would have arrived before this answer.
    _ = try await session.media.requestStatus()
    #expect(!receiver.types.contains("QUEUE_UPDATE"))
    receiver.handlers["QUEUE_GET_ITEM_IDS"] = answer
    for request in held { answer?(request) }
    _ = try await insertion.value
    try await press.value
    #expect(receiver.types.contains("QUEUE_UPDATE"))
  }

  @Test func anUnansweredChangeTimesOutBeforeTheNext() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.media = .milliseconds(500)
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    let session = try await bench.startQueue()
    bench.receiver.handlers["QUEUE_REMOVE"] = { _ in clock.advance(by: .milliseconds(500)) }
    let first = Task { @LoopActor in try await castError { _ = try await session.media.queue.remove([1]) } }
    let second = Task { @LoopActor in try await session.media.queue.jump(to: 2) }
    #expect(try await first.value.code == .requestTimedOut)
    _ = try await second.value
  }

  /// A jump behind a removal without an answer.
  private struct WaitingJump {
    var jump: Task<MediaSnapshot, any Error>
    var removal: Task<MediaSnapshot, any Error>
    var unanswered: [ScriptedReceiver.Request]
  }

  /// Begins a jump behind a removal that isn't answered; returns when it waits.
  private func waitingJump(in session: CastSession, of bench: Bench, _ clock: ManualClock) async throws -> WaitingJump {
    var unanswered: [ScriptedReceiver.Request] = []
    bench.receiver.handlers["QUEUE_REMOVE"] = { unanswered.append($0) }
    let removal = LoopActor.task { try await session.media.queue.remove([1]) }
    _ = await bench.receiver.message("QUEUE_REMOVE")
    let timers = clock.scheduled
    let jump = LoopActor.task { try await session.media.queue.jump(to: 2) }
    while clock.scheduled == timers { await Task.yield() }
    try #require(unanswered.count == 1)
    return WaitingJump(jump: jump, removal: removal, unanswered: unanswered)
  }

  @Test func aChangeWaitsForItsTurnOnlyAsLongAsALoadMayTake() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.load = .seconds(2)
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    let session = try await bench.startQueue()
    let waiting = try await self.waitingJump(in: session, of: bench, clock)
    clock.advance(by: .seconds(2))
    let error = try await castError { _ = try await waiting.jump.value }
    #expect(error.code == .requestTimedOut)
    #expect(error.message == "The queue's earlier changes had no outcome within 2.0 s; this one was not sent.")
    for request in waiting.unanswered { bench.receiver.answer(request) }
    _ = try await waiting.removal.value
    #expect(!bench.receiver.types.contains("QUEUE_UPDATE"))
  }

  @Test func aJumpHasItsWholeTimeFromItsTurn() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.jump = .seconds(2)
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    let media =
      #""mediaSessionId":1,"playerState":"PLAYING","media":{"contentId":"a"},"items":[{"itemId":1},{"itemId":2}]"#
    receiver.mediaStatus = "{\(media),\"currentItemId\":1}"
    _ = try await session.media.requestStatus()
    let waiting = try await self.waitingJump(in: session, of: bench, clock)
    clock.advance(by: .seconds(3))
    for request in waiting.unanswered { receiver.answer(request) }
    _ = try await waiting.removal.value
    _ = await receiver.message("QUEUE_UPDATE")
    receiver.mediaStatus = "{\(media),\"currentItemId\":2}"
    _ = try await session.media.requestStatus()
    #expect(try await waiting.jump.value.status?.currentItemId == 2)
  }

  @Test func aLoadEndsTheChangesOfTheOldQueue() async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    receiver.handlers["QUEUE_INSERT"] = { _ in }
    let first = Task { @LoopActor in
      try await castError { _ = try await session.media.queue.insert(QueueItem.songs(1)) }
    }
    _ = await receiver.message("QUEUE_INSERT")
    let second = Task { @LoopActor in try await castError { _ = try await session.media.queue.remove([1]) } }
    await Task.yield()
    _ = try await session.media.load(LoadRequestData(media: MediaInformation(contentId: "a")))
    #expect(try await first.value.code == .requestReplaced)
    #expect(try await second.value.code == .requestReplaced)
    #expect(!receiver.types.contains("QUEUE_REMOVE"))
  }

  /// When the receiver reports an insertion's change.
  enum Telling: CaseIterable { case beforeTheAnswer, afterTheAnswer, afterTheList, never }

  @Test(arguments: Telling.allCases)
  func returnsTheNewIdsAtAnyOrderOfReports(_ telling: Telling) async throws {
    let bench = try await Bench()
    let session = try await bench.startQueue()
    let receiver = bench.receiver
    let tell = {
      receiver.send(
        #"{"type":"QUEUE_CHANGE","changeType":"INSERT","itemIds":[8,9],"insertBefore":2,"sequenceNumber":6}"#,
        from: "transport-1", namespace: .media)
    }
    receiver.handlers["QUEUE_GET_ITEM_IDS"] = {
      receiver.reply(#"{"type":"QUEUE_ITEM_IDS","requestId":%ID,"itemIds":[1,8,9,2,3],"sequenceNumber":6}"#, to: $0)
      if telling == .afterTheList { tell() }
    }
    receiver.handlers["QUEUE_INSERT"] = { request in
      if telling == .beforeTheAnswer { tell() }
      receiver.answer(request)
      if telling == .afterTheAnswer { tell() }
    }
    let result = try await session.media.queue.insert(QueueItem.songs(2), before: 2)
    #expect(result.itemIds == [8, 9])
    #expect(try await session.media.queue.fetchItemIds() == [1, 8, 9, 2, 3])
    let told = bench.recorder.events.compactMap { event -> MediaQueueChange? in
      if case .queueDidChange(let change) = event { change.change } else { nil }
    }
    #expect(told == [.reloaded(itemIds: [1, 2, 3]), .inserted(itemIds: [8, 9], index: 1, before: 2)])
  }
}
