public import CastModel
import CastV2
public import JSONCodec
import LoopIsolation

extension MediaQueue {
  // MARK: One at a time

  /// Does `body` when it is its turn; it then has the queue for itself, as far as this sender goes.
  func serialized<T: Sendable>(
    _ kind: QueueRequestSequencer.Kind = .change, _ body: (UInt64) async throws(CastError) -> T
  ) async throws(CastError) -> T {
    _ = try self.connectedSession()
    let ticket = self.nextTicket()
    guard let actions = self.sequencer.submit(ticket, kind) else {
      throw CastError(
        .internalLimitReached,
        "\(QueueRequestSequencer.maximumWaiting) changes of this queue wait for their turn. Make fewer at a time.",
        sessionId: self.sessionId)
    }
    self.turnWaiters.expect(ticket)
    self.follow(actions)
    defer {
      self.aborted.remove(ticket)
      self.activeRequests[ticket] = nil
      self.toldBeforeAnswer[ticket] = nil
      self.follow(self.sequencer.finish(ticket))
    }
    try await self.turnWaiters.outcome(of: ticket).get()
    return try await body(ticket)
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
    self.aborted.insert(ticket)
    guard let id = self.activeRequests[ticket] else { return }
    self.client?.session?.tracker.fail(
      id, with: CastChannelError(code: .replaced, message: self.replaced.message))
  }

  var replaced: CastError {
    CastError(.requestReplaced, "A newer load took the queue's place.", sessionId: self.sessionId)
  }

  /// Sends a change, and once more where it was refused because it named an old state of the list, and still makes sense.
  ///
  /// - Parameter changesList: Whether the list is another one after it: it is asked for where the receiver doesn't tell.
  @discardableResult
  func change(
    _ request: QueueRequest, of mediaSessionId: Int64, ticket: UInt64, changesList: Bool = true
  ) async throws(CastError) -> CastReply {
    let messages = self.model.listMessageCount
    let number = self.model.isStale ? nil : self.model.sequenceNumber
    self.expectations[ticket] = (changesList, messages)
    defer { self.expectations[ticket] = nil }
    let reply: CastReply
    do throws(CastError) {
      reply = try await self.sendChange(request, mediaSessionId, number, ticket)
    } catch {
      guard error.code == .requestRejected else { throw error }
      reply = try await self.repeatChange(request, mediaSessionId, number, ticket, after: error)
    }
    guard changesList, self.model.listMessageCount == messages else { return reply }
    // This receiver doesn't tell how its list changes. The change is made, whatever comes of the question.
    self.carryOut(self.model.markStale())
    if !self.model.refusesList { _ = try? await self.refreshItemIds() }
    return reply
  }

  private func sendChange(
    _ request: QueueRequest, _ mediaSessionId: Int64, _ number: Int64?, _ ticket: UInt64
  ) async throws(CastError) -> CastReply {
    guard !self.aborted.contains(ticket) else { throw self.replaced }
    guard try self.mediaSessionId() == mediaSessionId else { throw self.replaced }
    defer { self.activeRequests[ticket] = nil }
    return try await self.send(request, mediaSessionId: mediaSessionId, sequenceNumber: number) {
      self.activeRequests[ticket] = $0
    }
  }

  /// A refused change wasn't made, so it can be repeated if everything that it names is still there.
  private func repeatChange(
    _ request: QueueRequest, _ mediaSessionId: Int64, _ number: Int64?, _ ticket: UInt64, after error: CastError
  ) async throws(CastError) -> CastReply {
    if error.receiver?.reason == "END_OF_QUEUE" {
      throw CastError(
        .endOfQueue, "There is no such item: the queue ends there.", receiver: error.receiver,
        sessionId: self.sessionId, cause: error)
    }
    if error.isUnknownCommand { throw self.notSupported("with a refusal", cause: error) }
    guard (try? await self.refreshItemIds()) != nil, self.isComplete else { throw error }
    let missing = self.missing(request.references)
    guard let number, let current = self.model.sequenceNumber, current != number else {
      throw missing.isEmpty ? error : self.notFound(missing, cause: error)
    }
    guard missing.isEmpty else {
      var changed = CastError(
        .queueChanged, "Somebody else changed the queue, and what this change names is gone. Look at the list again.",
        receiver: error.receiver, sessionId: self.sessionId, cause: error)
      changed.queue = QueueFailureDetails(missingItemIds: missing)
      throw changed
    }
    return try await self.sendChange(request, mediaSessionId, current, ticket)
  }

  // MARK: Changes of one message

  private func command(
    _ request: QueueRequest, changesList: Bool = false
  ) async throws(CastError) -> MediaSnapshot {
    try await self.serialized { ticket throws(CastError) in
      let mediaSessionId = try self.mediaSessionId()
      if !request.references.isEmpty { try await self.checkAreThere(request.references) }
      try await self.change(request, of: mediaSessionId, ticket: ticket, changesList: changesList)
      return try self.snapshot()
    }
  }

  /// Plays another item (SDK `queueJumpToItemWithID:playPosition:customData:`).
  ///
  /// - Parameter currentTime: Where it begins, in seconds; `nil`: where the item says. Counts only the first time that it plays.
  /// - Throws: ``CastErrorCode/queueItemNotFound``.
  public func jump(
    to itemId: Int64, currentTime: Double? = nil, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try self.check(time: currentTime)
    var request = QueueRequest(type: "QUEUE_UPDATE", customData: customData, references: [itemId])
    request.members["currentItemId"] = .integer(itemId)
    request.members["currentTime"] = currentTime.map { .number($0) }
    let before = self.client?.snapshot.status?.currentItemId
    return try await self.settled(try await self.command(request), from: before, to: .item(itemId))
  }

  /// Plays the item so many places on; the receiver goes round its ends as the repeat mode says.
  ///
  /// Not QUEUE_NEXT, which default receivers ignore (cast.md 16, trap 50).
  ///
  /// - Throws: ``CastErrorCode/endOfQueue``.
  public func jump(by distance: Int64, customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    var request = QueueRequest(type: "QUEUE_UPDATE", customData: customData)
    request.members["jump"] = .integer(distance)
    let before = self.client?.snapshot.status?.currentItemId
    let target = self.target(ofJump: distance, from: before)
    return try await self.settled(try await self.command(request), from: before, to: target)
  }

  /// Where a jump leads, as far as the list is known.
  private enum JumpTarget {
    case item(Int64)
    case somewhere
    case nowhere
  }

  private func target(ofJump distance: Int64, from itemId: Int64?) -> JumpTarget {
    guard self.isComplete, self.isCurrent, let itemId, let index = self.model.itemIds.firstIndex(of: itemId),
      let distance = Int(exactly: distance)
    else { return .somewhere }
    let (sum, overflow) = index.addingReportingOverflow(distance)
    guard !overflow else { return .nowhere }
    if self.model.itemIds.indices.contains(sum) { return .item(self.model.itemIds[sum]) }
    switch self.client?.snapshot.status?.repeatMode {
    case RepeatMode.repeatAll:
      let rest = sum % self.itemCount
      return .item(self.model.itemIds[rest < 0 ? rest + self.itemCount : rest])
    case RepeatMode.repeatAllAndShuffle where self.itemCount > 1: return .somewhere
    default: return .nowhere
    }
  }

  /// The state once the other item plays: receivers answer a jump while it is still the one before.
  private func settled(
    _ media: MediaSnapshot, from before: Int64?, to target: JumpTarget
  ) async throws(CastError) -> MediaSnapshot {
    guard let client, let before else { return media }
    switch target {
    case .nowhere: return media
    case .item(let itemId): return itemId == before ? media : try await client.wait(forItem: itemId, otherThan: before)
    case .somewhere: return try await client.wait(forItem: nil, otherThan: before)
    }
  }

  /// Sets what happens at the end (SDK `queueSetRepeatMode:`).
  public func setRepeatMode(
    _ mode: RepeatMode, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    var request = QueueRequest(type: "QUEUE_UPDATE", customData: customData)
    request.members["repeatMode"] = .string(mode.rawValue)
    return try await self.command(request, changesList: mode == .repeatAllAndShuffle)
  }

  /// Shuffles the items, or puts them back into their order (`QUEUE_UPDATE.shuffle`, which the SDK doesn't have).
  public func setShuffled(_ isShuffled: Bool, customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    var request = QueueRequest(type: "QUEUE_UPDATE", customData: customData)
    request.members["shuffle"] = .bool(isShuffled)
    return try await self.command(request, changesList: true)
  }

  /// Moves one item to a place (SDK `queueMoveItemWithID:`).
  ///
  /// - Parameter index: Where it is to stand afterwards, counted from 0.
  /// - Throws: ``CastErrorCode/queueItemNotFound``; ``CastErrorCode/invalidParams`` for a place that isn't in the list.
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
    var request = QueueRequest(
      type: "QUEUE_REORDER", itemIds: itemIds, customData: customData,
      references: itemIds + (anchor.map { [$0] } ?? []))
    request.members["insertBefore"] = anchor.map { .integer($0) }
    return request
  }

  func check(time: Double?) throws(CastError) {
    guard let time, !(time.isFinite && time >= 0) else { return }
    throw self.invalid("currentTime", "\(time) is not 0 or more")
  }
}
