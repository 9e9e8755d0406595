public import CastModel
import CastV2
public import JSONCodec
import LoopIsolation
import NIOCore

extension MediaQueue {
  // MARK: Serializing

  /// Waits for its turn, and calls `body`. This sender makes no other change meanwhile.
  ///
  /// - Throws: ``CastErrorCode/requestTimedOut`` if earlier changes take longer than ``RequestLimits/load``.
  func serialized<T: Sendable>(
    _ kind: QueueRequestSequencer.Kind = .change, _ body: (UInt64) async throws(CastError) -> T
  ) async throws(CastError) -> T {
    try self.connected()
    let ticket = self.nextTicket()
    guard let actions = self.sequencer.submit(ticket, kind) else {
      throw CastError(
        .internalLimitReached,
        "\(QueueRequestSequencer.maximumWaiting) changes of this queue wait for their turn. Make fewer at a time.",
        sessionId: self.sessionId)
    }
    self.changes[ticket] = Change()
    self.turnWaiters.expect(ticket)
    self.follow(actions)
    defer {
      self.changes[ticket] = nil
      self.follow(self.sequencer.finish(ticket))
    }
    self.limitWait(of: ticket)
    try await self.turnWaiters.value(of: ticket)
    return try await body(ticket)
  }

  private func limitWait(of ticket: UInt64) {
    guard self.sequencer.active != ticket, let environment = self.client?.link?.environment else { return }
    let limit = environment.options.requestLimits.load
    let message = "The queue's earlier changes had no outcome within \(limit.inSeconds) s; this one was not sent."
    let error = CastError(.requestTimedOut, message, sessionId: self.sessionId)
    self.turnWaiters.limit(ticket, to: TimeAmount(limit), clock: environment.clock, error: error)
  }

  private func follow(_ actions: [QueueRequestSequencer.Action]) {
    for action in actions {
      switch action {
      case .start(let ticket): self.turnWaiters.resolve(ticket, .success(()))
      case .abort(let ticket): self.abort(ticket)
      }
    }
  }

  private func abort(_ ticket: UInt64) {
    guard !self.turnWaiters.resolve(ticket, .failure(self.replaced)) else { return }
    self.changes[ticket]?.isReplaced = true
    guard let id = self.client?.commands.request(ofQueueChange: ticket) else { return }
    self.client?.link?.tracker.fail(id, with: self.replaced)
  }

  var replaced: CastError {
    CastError(.requestReplaced, "A newer load took the queue's place.", sessionId: self.sessionId)
  }

  /// Sends a change. If the receiver refuses it because it names an old state of the list, and all its items are
  /// still there, sends it once more.
  ///
  /// - Parameter changesList: Whether the change alters the list. If the receiver doesn't report the change, the list
  ///   is requested.
  @discardableResult
  func change(
    _ request: QueueRequest, of mediaSessionId: Int64, ticket: UInt64, changesList: Bool = true
  ) async throws(CastError) -> CastReply {
    let messages = self.model.listMessageCount
    let number = self.model.isStale ? nil : self.model.sequenceNumber
    let removedIds = request.type == .queueRemove ? request.data.itemIds ?? [] : []
    let change = MediaCommandTable.QueueChangeRequest(
      ticket: ticket, changesList: changesList, listMessages: messages, removedIds: removedIds)
    let reply: CastReply
    do throws(CastError) {
      reply = try await self.send(request, for: change, mediaSessionId, number)
    } catch {
      guard error.code == .requestRejected else { throw error }
      reply = try await self.sendAgain(request, for: change, mediaSessionId, number, after: error)
    }
    guard changesList, self.model.listMessageCount == messages else { return reply }
    // This receiver doesn't report changes of its list. The change was made even if the request for the list fails.
    self.carryOut(self.model.markStale())
    if !self.model.refusesList { _ = try? await self.refreshItemIds() }
    return reply
  }

  private func send(
    _ request: QueueRequest, for change: MediaCommandTable.QueueChangeRequest, _ mediaSessionId: Int64,
    _ number: Int64?
  ) async throws(CastError) -> CastReply {
    guard self.changes[change.ticket]?.isReplaced == false else { throw self.replaced }
    guard try self.mediaSessionId() == mediaSessionId else { throw self.replaced }
    return try await self.send(
      request, for: .queueChange(change), mediaSessionId: mediaSessionId, sequenceNumber: number)
  }

  /// Repeats a refused change, which wasn't made, if every item that it names is still in the list.
  private func sendAgain(
    _ request: QueueRequest, for change: MediaCommandTable.QueueChangeRequest, _ mediaSessionId: Int64,
    _ number: Int64?, after error: CastError
  ) async throws(CastError) -> CastReply {
    if error.receiver?.reason == "END_OF_QUEUE" { throw self.endOfQueue(error) }
    if error.isUnknownCommand { throw self.notSupported("with a refusal", cause: error) }
    guard (try? await self.refreshItemIds()) != nil, self.isComplete else { throw error }
    let missing = self.missing(request.references)
    guard let number, let current = self.model.sequenceNumber, current != number else {
      throw missing.isEmpty ? error : self.notFound(missing, cause: error)
    }
    guard missing.isEmpty else {
      var changed = CastError(
        .queueChanged, "Another sender changed the queue, and the items of this change are gone. Read the list again.",
        receiver: error.receiver, sessionId: self.sessionId, cause: error)
      changed.queue = QueueErrorInfo(missingItemIds: missing)
      throw changed
    }
    return try await self.send(request, for: change, mediaSessionId, current)
  }

  // MARK: Changes of one message

  private func command(
    _ request: QueueRequest, changesList: Bool = false
  ) async throws(CastError) -> MediaSnapshot {
    try await self.serialized { ticket throws(CastError) in
      try await self.command(request, in: ticket, changesList: changesList)
    }
  }

  private func command(
    _ request: QueueRequest, in ticket: UInt64, changesList: Bool = false
  ) async throws(CastError) -> MediaSnapshot {
    let mediaSessionId = try self.mediaSessionId()
    if !request.references.isEmpty { try await self.checkAreThere(request.references) }
    try await self.change(request, of: mediaSessionId, ticket: ticket, changesList: changesList)
    return try self.snapshot()
  }

  /// Plays another item (SDK `queueJumpToItemWithID:playPosition:customData:`).
  ///
  /// - Parameter currentTime: The start position in seconds; `nil`: the item's own. It applies only the first time
  ///   that the item plays.
  /// - Throws: ``CastErrorCode/queueItemNotFound``.
  public func jump(
    to itemId: Int64, currentTime: Double? = nil, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try self.check(time: currentTime)
    let request = QueueRequest(
      type: .queueUpdate, data: QueueRequestData(currentItemId: itemId, currentTime: currentTime),
      customData: customData, references: [itemId])
    return try await self.jump(request) { _ in .item(itemId) }
  }

  /// Plays the item `distance` places away; the repeat mode decides whether the receiver wraps around at the ends.
  ///
  /// Doesn't use QUEUE_NEXT, which default receivers ignore (cast.md 16, trap 50).
  ///
  /// - Throws: ``CastErrorCode/endOfQueue``.
  public func jump(by distance: Int64, customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    try await self.jump(Self.jumping(by: distance, customData: customData)) { itemId in
      self.target(ofJump: distance, from: itemId)
    }
  }

  /// Sends a jump in its turn. Returns the state once the other item plays.
  ///
  /// - Parameter target: Returns the jump's target; it gets the item that plays before.
  private func jump(
    _ request: QueueRequest, to target: (Int64?) -> JumpTarget
  ) async throws(CastError) -> MediaSnapshot {
    let (origin, target, media) = try await self.serialized { ticket throws(CastError) in
      let origin = self.jumpOrigin
      let target = target(origin.itemId)
      try self.checkEnd(target)
      return (origin, target, try await self.command(request, in: ticket))
    }
    return try await self.settled(media, from: origin, to: target)
  }

  /// Refuses a jump beyond the end of the default media receiver's queue, which would end the playback
  /// (cast_receiver_framework.js, MediaQueue). Other apps may extend their queue at its end.
  private func checkEnd(_ target: JumpTarget) throws(CastError) {
    guard case .beyondEnd = target, SessionStartOptions.isDefaultMediaReceiver(self.client?.link?.applicationId) else {
      return
    }
    throw self.endOfQueue()
  }

  private func endOfQueue(_ refusal: CastError? = nil) -> CastError {
    CastError(
      .endOfQueue, "There is no such item: the queue ends before it.", receiver: refusal?.receiver,
      sessionId: self.sessionId, cause: refusal)
  }

  private static func jumping(by distance: Int64, customData: JSONValue?) -> QueueRequest {
    QueueRequest(type: .queueUpdate, data: QueueRequestData(jump: distance), customData: customData)
  }

  /// The state from which a jump begins.
  struct JumpOrigin {
    /// The item that plays.
    var itemId: Int64?
    /// The time by which another must play.
    var deadline: NIODeadline?
  }

  /// The origin of a jump that begins now.
  var jumpOrigin: JumpOrigin {
    JumpOrigin(
      itemId: self.client?.snapshot.status?.currentItemId,
      deadline: self.client?.link.map {
        $0.environment.clock.now + TimeAmount($0.environment.options.requestLimits.jump)
      })
  }

  /// Jumps as ``jump(by:customData:)`` does, without waiting until the other item plays: a button is enabled again
  /// after the answer.
  @discardableResult
  func skip(by distance: Int64, customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    try await self.serialized { ticket throws(CastError) in
      try self.checkEnd(self.target(ofJump: distance, from: self.jumpOrigin.itemId))
      return try await self.command(Self.jumping(by: distance, customData: customData), in: ticket)
    }
  }

  /// The target of a jump, as far as the list is known.
  private enum JumpTarget {
    case item(Int64)
    case somewhere
    /// Before the first item of a queue that doesn't repeat: receivers begin the first again.
    case beforeStart
    case beyondEnd
  }

  private func target(ofJump distance: Int64, from itemId: Int64?) -> JumpTarget {
    guard self.isComplete, self.isCurrent, let itemId, let index = self.model.itemIds.firstIndex(of: itemId),
      let distance = Int(exactly: distance)
    else { return .somewhere }
    let (sum, overflow) = index.addingReportingOverflow(distance)
    guard !overflow else { return .beyondEnd }
    if self.model.itemIds.indices.contains(sum) { return .item(self.model.itemIds[sum]) }
    switch self.client?.snapshot.status?.repeatMode {
    case RepeatMode.repeatAll:
      let rest = sum % self.itemCount
      return .item(self.model.itemIds[rest < 0 ? rest + self.itemCount : rest])
    case RepeatMode.repeatAllAndShuffle where self.itemCount > 1: return .somewhere
    default: return sum < 0 ? .beforeStart : .beyondEnd
    }
  }

  /// Returns the state once the other item plays: receivers answer a jump while the previous item still plays.
  private func settled(
    _ media: MediaSnapshot, from origin: JumpOrigin, to target: JumpTarget
  ) async throws(CastError) -> MediaSnapshot {
    guard let client, let before = origin.itemId else { return media }
    switch target {
    case .beforeStart, .beyondEnd: return media
    case .item(let itemId):
      return itemId == before
        ? media : try await client.wait(forItem: itemId, otherThan: before, until: origin.deadline)
    case .somewhere: return try await client.wait(forItem: nil, otherThan: before, until: origin.deadline)
    }
  }

  /// Sets the behaviour at the end of an item or the queue (SDK `queueSetRepeatMode:`).
  public func setRepeatMode(
    _ mode: RepeatMode, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try await self.command(
      QueueRequest(type: .queueUpdate, data: QueueRequestData(repeatMode: mode), customData: customData),
      changesList: mode == .repeatAllAndShuffle)
  }

  /// Shuffles the items, or restores their order (`QUEUE_UPDATE.shuffle`, which the SDK doesn't have).
  public func setShuffled(_ isShuffled: Bool, customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    try await self.command(
      QueueRequest(type: .queueUpdate, data: QueueRequestData(shuffle: isShuffled), customData: customData),
      changesList: true)
  }

  /// Moves one item to another index (SDK `queueMoveItemWithID:`).
  ///
  /// - Parameter index: Its new index, from 0.
  /// - Throws: ``CastErrorCode/queueItemNotFound``; ``CastErrorCode/invalidParams`` for an index beyond the list.
  public func move(
    _ itemId: Int64, toIndex index: Int, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try await self.serialized { ticket throws(CastError) in
      let rest = try await self.currentItemIds().filter { $0 != itemId }
      guard self.isComplete else { throw self.notSupported("with the items around the current one only", cause: nil) }
      guard rest.count < self.itemCount else { throw .itemsNotFound([itemId], sessionId: self.sessionId) }
      guard (0...rest.count).contains(index) else {
        throw self.invalid("toIndex", "\(index) is no place of the queue, which has 0 to \(rest.count)")
      }
      let anchor = index < rest.count ? rest[index] : nil
      let request = Self.reordering([itemId], before: anchor, customData: customData)
      try await self.change(request, of: try self.mediaSessionId(), ticket: ticket)
      return try self.snapshot()
    }
  }

  static func reordering(_ itemIds: [Int64], before anchor: Int64?, customData: JSONValue?) -> QueueRequest {
    QueueRequest(
      type: .queueReorder, data: QueueRequestData(insertBefore: anchor, itemIds: itemIds), customData: customData,
      references: itemIds + (anchor.map { [$0] } ?? []))
  }

  func check(time: Double?) throws(CastError) {
    guard let time, !(time.isFinite && time >= 0) else { return }
    throw self.invalid("currentTime", "\(time) is not 0 or more")
  }

  // MARK: Update, remove, reorder

  /// Changes items in place. Each is identified by its id; members that it leaves out stay as they are (SDK
  /// `queueUpdateItems:customData:`).
  ///
  /// - Throws: The errors of ``insert(_:before:customData:progress:)``, and ``CastErrorCode/queueNotSupported`` if the
  ///   app doesn't send its items.
  public func update(
    _ items: [QueueItem], customData: JSONValue? = nil, progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard !items.isEmpty else { throw self.invalid("items", "is empty: there is nothing to update") }
    if let index = items.firstIndex(where: { ($0.itemId ?? 0) <= 0 }) {
      throw self.invalid("items[\(index)].itemId", "required, but missing or no id")
    }
    try self.check(items, named: "items")
    let resolved = await LocalPaths.resolved(items, for: self.client?.link?.applicationId)
    if let index = resolved.firstIndex(where: { LocalMediaPublisher.concerns([$0]) }) {
      throw self.invalid(
        "items[\(index)].media", "names a file of this machine: insert it with queue.insert, and remove the item")
    }
    let base = QueueRequest(type: .queueUpdate, items: [], customData: customData)
    // An item that is too large is refused before any request.
    _ = try self.ranges(items.map { EncodedQueueItem($0, keepsId: true).bytes.count }, under: base)
    let ids = items.compactMap(\.itemId)
    return try await self.serialized { ticket throws(CastError) in
      let mediaSessionId = try self.mediaSessionId()
      try await self.checkAreThere(ids)
      let encoded = try await self.completed(items, ids).map { EncodedQueueItem($0, keepsId: true) }
      let ranges = try self.ranges(encoded.map(\.bytes.count), under: base)
      return try await self.changeEach(
        ranges, of: mediaSessionId, ticket: ticket, total: items.count, changesList: false, progress: progress
      ) { range in
        var request = base
        request.items = Array(encoded[range])
        request.references = Array(ids[range])
        return request
      } done: { range in
        // Receivers that don't report the change have made it all the same.
        let changed = ids[range].filter { self.model.cache.peek($0) != nil }
        self.carryOut(self.model.invalidate(changed))
      }
    }
  }

  /// Returns the items with the members that they leave out. Receivers replace whole items, so that an update without
  /// the media would remove it (cast_receiver_framework.js, MediaQueue).
  private func completed(_ items: [QueueItem], _ ids: [Int64]) async throws(CastError) -> [QueueItem] {
    self.carryOut(self.model.begin(mediaSessionId: try self.mediaSessionId()))
    let known = try await self.items(ids)
    guard known.absent.isEmpty else {
      throw .itemsNotFound(ids.filter(known.absent.contains), sessionId: self.sessionId)
    }
    var undeclared = UndeclaredMembers()
    return items.map { item in
      var item = item
      if let id = item.itemId, let older = known.items[id] { item.inherit(from: older, &undeclared) }
      return item
    }
  }

  /// Removes items (SDK `queueRemoveItemsWithIDs:customData:`); a queue without items ends the media session.
  ///
  /// - Throws: ``CastErrorCode/queueItemNotFound`` for ids that the queue is known not to have; then no request is
  ///   sent, because receivers ignore such ids.
  public func remove(
    _ itemIds: [Int64], customData: JSONValue? = nil, progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let ids = try self.checked(itemIds)
    let base = QueueRequest(type: .queueRemove, data: QueueRequestData(itemIds: []), customData: customData)
    let ranges = try self.ranges(ids.map { String($0).utf8.count }, under: base)
    return try await self.changeMany(
      ranges, total: ids.count, of: ids, changesList: true, endsWithQueue: true, progress: progress
    ) { range in
      var request = base
      request.data.itemIds = Array(ids[range])
      return request
    }
  }

  /// Moves items, in this order, before another one or to the end
  /// (SDK `queueReorderItemsWithIDs:insertBeforeItemWithID:`).
  public func reorder(
    _ itemIds: [Int64], before itemId: Int64? = nil, customData: JSONValue? = nil,
    progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let ids = try self.checked(itemIds)
    guard ids.count == itemIds.count else {
      throw self.invalid("itemIds", "an item can be moved to one place only, and ids repeat")
    }
    if let itemId, ids.contains(itemId) {
      throw self.invalid("insertBefore", "item \(itemId) can't be moved before itself")
    }
    let base = Self.reordering([], before: itemId, customData: customData)
    let ranges = try self.ranges(ids.map { String($0).utf8.count }, under: base)
    let named = ids + (itemId.map { [$0] } ?? [])
    return try await self.changeMany(ranges, total: ids.count, of: named, changesList: true, progress: progress) {
      range in
      Self.reordering(Array(ids[range]), before: itemId, customData: customData)
    }
  }

  /// Returns the ids, each once. Throws if there are none, or if some can't be ids.
  func checked(_ itemIds: [Int64]) throws(CastError) -> [Int64] {
    guard !itemIds.isEmpty else { throw self.invalid("itemIds", "is empty: no item is named") }
    if let index = itemIds.firstIndex(where: { $0 <= 0 }) {
      throw self.invalid("itemIds[\(index)]", "\(itemIds[index]) is no item's id: those are 1 or more")
    }
    var seen = Set<Int64>()
    return itemIds.filter { seen.insert($0).inserted }
  }

  private func changeMany(
    _ ranges: [Range<Int>], total: Int, of itemIds: [Int64], changesList: Bool, endsWithQueue: Bool = false,
    progress: QueueProgress.Handler?, request: (Range<Int>) -> QueueRequest
  ) async throws(CastError) -> MediaSnapshot {
    try await self.serialized { ticket throws(CastError) in
      let mediaSessionId = try self.mediaSessionId()
      try await self.checkAreThere(itemIds)
      if endsWithQueue { await self.learnServed(itemIds) }
      return try await self.changeEach(
        ranges, of: mediaSessionId, ticket: ticket, total: total, changesList: changesList,
        endsWithQueue: endsWithQueue, progress: progress, request: request)
    }
  }

  /// Sends a change of many items, one message for each range.
  private func changeEach(
    _ ranges: [Range<Int>], of mediaSessionId: Int64, ticket: UInt64, total: Int, changesList: Bool,
    endsWithQueue: Bool = false, progress: QueueProgress.Handler?,
    request: (Range<Int>) -> QueueRequest, done: (Range<Int>) -> Void = { _ in }
  ) async throws(CastError) -> MediaSnapshot {
    for range in ranges {
      do throws(CastError) {
        try await self.change(request(range), of: mediaSessionId, ticket: ticket, changesList: changesList)
      } catch {
        // The removal of the last item ends the media session, so the remaining ids are gone with it.
        if endsWithQueue, range.lowerBound > 0, error.code == .noMediaSession { break }
        throw error.incomplete(
          of: total, completed: range.lowerBound, failedIndex: range.lowerBound, itemIds: nil)
      }
      done(range)
      if ranges.count > 1 { progress?(QueueProgress(completedCount: range.upperBound, totalCount: total)) }
    }
    return try self.snapshot()
  }

  // MARK: Sizes

  /// - Parameter name: The caller's name of the items' parameter; empty for a single `item`.
  func encoded(_ items: [QueueItem], named name: String = "items") throws(CastError) -> [EncodedQueueItem] {
    guard !items.isEmpty else {
      throw self.invalid(name.isEmpty ? "item" : name, "is empty: there is nothing to insert")
    }
    if let index = items.firstIndex(where: { $0.media == nil && $0.customData == nil }) {
      throw self.invalid(
        name.isEmpty ? "item.media" : "\(name)[\(index)].media", "required, but missing: there is nothing to play")
    }
    try self.check(items, named: name)
    return items.map { EncodedQueueItem($0) }
  }

  private func check(_ items: [QueueItem], named name: String) throws(CastError) {
    do throws(InvalidParameter) {
      try MediaValidator.check(items)
      try MediaValidator.check(items, for: self.client?.link?.applicationId)
    } catch {
      let isOne = name.isEmpty && error.path.hasPrefix("[0]")
      let path = isOne ? "item\(error.path.dropFirst(3))" : name + error.path
      throw CastError(InvalidParameter(path, error.reason), sessionId: self.sessionId)
    }
  }

  func ranges(_ lengths: [Int], under base: QueueRequest) throws(CastError) -> [Range<Int>] {
    let budget = try self.budget(overhead: base.overhead)
    do throws(QueueChunks.Oversize) {
      return try QueueChunks.ranges(lengths: lengths, budget: budget)
    } catch {
      throw .itemTooLarge(error, sessionId: self.sessionId)
    }
  }

  /// Returns the bytes available for items in a message whose payload has `overhead` bytes besides.
  func budget(overhead: Int) throws(CastError) -> Int {
    let link = try self.connected().link
    let empty = CastMessage(
      sourceId: link.senderId, destinationId: link.transportId ?? "", namespace: .media, text: "")
    // The payload's length takes up to two bytes more than that of an empty payload.
    return max(0, CastFramer.maximumSendLength - empty.encodedLength - 4 - overhead)
  }
}
