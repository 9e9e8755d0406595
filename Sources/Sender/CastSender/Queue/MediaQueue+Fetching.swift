public import CastModel
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore

extension MediaQueue {
  // MARK: The list

  /// Requests the whole list of ids (SDK `queueFetchItemIDs`).
  ///
  /// - Throws: ``CastErrorCode/queueNotSupported`` if the app doesn't answer the request;
  ///   ``list(from:count:fetchIfNeeded:)`` then still returns the items of its status.
  public func fetchItemIds() async throws(CastError) -> [Int64] {
    try self.connected()
    try self.checkAnswers()
    try await self.refreshItemIds()
    return self.model.itemIds
  }

  /// Throws at once, instead of after another time-out, if the app's run left a request for its list unanswered.
  /// ``reload()`` requests it again.
  private func checkAnswers() throws(CastError) {
    self.carryOut(self.model.begin(mediaSessionId: try self.mediaSessionId()))
    guard var silence = self.model.silence else { return }
    silence.elapsed = nil
    throw silence
  }

  /// Returns the list, and requests it first if it is unknown or may be outdated.
  func currentItemIds() async throws(CastError) -> [Int64] {
    try self.connected()
    self.carryOut(self.model.begin(mediaSessionId: try self.mediaSessionId()))
    guard !self.model.isCurrent else { return self.model.itemIds }
    if self.model.source == .status { return self.model.itemIds }
    try self.checkAnswers()
    do throws(CastError) {
      try await self.refreshItemIds()
    } catch {
      guard self.model.source == .status else { throw error }
    }
    return self.model.itemIds
  }

  /// Requests the list, unless a request is in flight, and waits for the answer.
  func refreshItemIds() async throws(CastError) {
    self.carryOut(self.model.begin(mediaSessionId: try self.mediaSessionId()))
    guard self.listWaiters.ids.count < Self.maximumWaiters else { throw self.tooMany }
    let ticket = self.nextTicket()
    self.listWaiters.expect(ticket)
    self.carryOut(self.model.requestItemIds())
    try await self.listWaiters.value(of: ticket)
  }

  /// Waits at most `limit` for the answer to a request for the list in flight. Returns at once if none is.
  func awaitList(within limit: TimeAmount, clock: any LoopClock) async {
    guard self.model.pendingListFetch != nil, self.listWaiters.ids.count < Self.maximumWaiters else { return }
    let ticket = self.nextTicket()
    self.listWaiters.expect(ticket)
    _ = await FirstOf.value(within: limit, clock: clock) { try? await self.listWaiters.value(of: ticket) }
  }

  /// The time that a load waits for the list, which only another message contains.
  private static let listPatience = TimeAmount.seconds(1)

  /// Returns the list, if it is known or the receiver sends it soon. The request stays in flight otherwise.
  func promptItemIds() async -> [Int64]? {
    guard let link = self.client?.link, let id = try? self.mediaSessionId() else { return nil }
    self.carryOut(self.model.begin(mediaSessionId: id))
    if !self.model.isCurrent, self.model.silence == nil {
      self.carryOut(self.model.requestItemIds())
      await self.awaitList(within: Self.listPatience, clock: link.environment.clock)
    }
    return self.model.isCurrent ? self.model.itemIds : nil
  }

  private var tooMany: CastError {
    CastError(
      .internalLimitReached, "\(Self.maximumWaiters) calls wait for this queue. Make fewer at a time.",
      sessionId: self.sessionId)
  }

  func fetchItemIds(_ fetch: Int64) async {
    let heard = self.client?.messageCount
    do throws(CastError) {
      let mediaSessionId = try self.mediaSessionId()
      let reply = try await self.send(
        QueueRequest(type: .queueGetItemIds), for: .itemIds(fetch: fetch), mediaSessionId: mediaSessionId)
      // The expected answer has been handled as an event already; any other answer doesn't contain the list.
      guard self.model.pendingListFetch == fetch else { return }
      throw self.notSupported("with \(reply.payload.type?.rawValue ?? "something else")", cause: nil)
    } catch {
      // An app that sends no message at all may be away for a moment, if it has sent its list before. Otherwise it
      // has no list to show.
      let isSilent = error.code == .requestTimedOut && heard == self.client?.messageCount
      let isAway = isSilent && self.model.source == .itemIds
      let isRefusal =
        !isAway
        && [.requestRejected, .requestTimedOut, .mediaError, .invalidPlayerState, .queueNotSupported].contains(
          error.code)
      let told =
        isRefusal && error.code != .queueNotSupported
        ? self.notSupported(error.code == .requestTimedOut ? "never" : "with an error", cause: error) : error
      self.carryOut(
        self.model.itemIdsFailed(
          fetch, with: told, isRefusal: isRefusal, isSilence: isRefusal && error.code == .requestTimedOut))
    }
  }

  func notSupported(_ how: String, cause: CastError?) -> CastError {
    var error = CastError(
      .queueNotSupported, "The app answered the request for its queue \(how): it has none, or doesn't show it.",
      receiver: cause?.receiver, sessionId: self.sessionId, cause: cause)
    error.elapsed = cause?.elapsed
    return error
  }

  // MARK: Items

  /// Requests items, in as many messages as necessary (SDK `queueFetchItemsForIDs:`).
  ///
  /// - Returns: The items in the order of `itemIds`; each once.
  /// - Throws: ``CastErrorCode/queueItemNotFound`` for ids that the queue is known not to have, or that the receiver
  ///   leaves out of its answer.
  public func fetchItems(_ itemIds: [Int64]) async throws(CastError) -> [QueueItem] {
    let ids = try self.checked(itemIds)
    try self.connected()
    self.carryOut(self.model.begin(mediaSessionId: try self.mediaSessionId()))
    try await self.checkAreThere(ids)
    let answer = try await self.items(ids, fromReceiver: true)
    let missing = ids.filter(answer.absent.contains)
    guard missing.isEmpty else { throw .itemsNotFound(missing, sessionId: self.sessionId) }
    return ids.compactMap { answer.items[$0] }
  }

  /// Returns items, and requests those that aren't cached.
  func items(_ itemIds: [Int64], fromReceiver: Bool = false) async throws(CastError) -> QueueItemFetches.Items {
    guard self.model.fetches.waiterCount < Self.maximumWaiters else { throw self.tooMany }
    let ticket = self.nextTicket()
    self.itemWaiters.expect(ticket)
    self.carryOut(self.model.want(itemIds, fromReceiver: fromReceiver, waiter: ticket))
    return try await self.itemWaiters.value(of: ticket) { self.model.cancel(ticket) }
  }

  func fetchItems(_ fetch: Int64, _ itemIds: [Int64]) async {
    do throws(CastError) {
      let mediaSessionId = try self.mediaSessionId()
      let request = QueueRequest(type: .queueGetItems, data: QueueRequestData(itemIds: itemIds))
      let reply = try await self.send(
        request, for: .items(fetch: fetch, itemIds: Set(itemIds)), mediaSessionId: mediaSessionId)
      if case .items? = QueueMessage(reply.payload)?.content { return }
      throw self.notSupported("with \(reply.payload.type?.rawValue ?? "something else")", cause: nil)
    } catch {
      let told = error.isUnknownCommand ? self.notSupported("with a refusal", cause: error) : error
      self.carryOut(self.model.itemsFailed(fetch, with: told))
    }
  }

  /// Requests the items behind or before an item (QUEUE_GET_ITEM_RANGE, which the SDK doesn't have).
  ///
  /// - Parameters:
  ///   - nextCount: The number of items behind it, or
  ///   - previousCount: the number before it; exactly one of them, more than 0.
  public func fetchItemRange(
    around itemId: Int64, nextCount: Int64? = nil, previousCount: Int64? = nil
  ) async throws(CastError) -> [QueueItem] {
    guard (nextCount == nil) != (previousCount == nil), (nextCount ?? previousCount ?? 0) > 0 else {
      throw self.invalid("nextCount", "exactly one of nextCount and prevCount has to be given, and be more than 0")
    }
    let mediaSessionId = try self.mediaSessionId()
    self.carryOut(self.model.begin(mediaSessionId: mediaSessionId))
    try await self.checkAreThere([itemId])
    let request = QueueRequest(
      type: .queueGetItemRange,
      data: QueueRequestData(itemId: itemId, nextCount: nextCount, prevCount: previousCount), references: [itemId])
    let reply: CastReply
    do throws(CastError) {
      reply = try await self.send(request, for: .itemRange, mediaSessionId: mediaSessionId)
    } catch {
      if error.isUnknownCommand { throw self.notSupported("with a refusal", cause: error) }
      guard error.code == .requestRejected else { throw error }
      throw await self.explained(error, references: request.references)
    }
    guard let message = QueueMessage(reply.payload), case .items(let items) = message.content else {
      throw self.notSupported("with \(reply.payload.type?.rawValue ?? "something else")", cause: nil)
    }
    let known = items.compactMap { item in item.itemId.map { ($0, item) } }
    self.carryOut(self.model.store(Dictionary(known, uniquingKeysWith: { first, _ in first })))
    return items
  }

  /// Throws for ids that the queue doesn't have, if its list is known: receivers ignore such ids, or append items
  /// that should be inserted before one.
  func checkAreThere(_ itemIds: [Int64]) async throws(CastError) {
    if self.isComplete, self.isCurrent, self.missing(itemIds).isEmpty { return }
    // Other senders may have changed the list, so that it is older than the caller's.
    guard !self.model.refusesList, (try? await self.refreshItemIds()) != nil, self.isComplete else { return }
    let missing = self.missing(itemIds)
    guard missing.isEmpty else { throw .itemsNotFound(missing, sessionId: self.sessionId) }
  }

  /// Returns a more specific error for a refusal, if the queue doesn't have an item that the request names.
  func explained(_ error: CastError, references: [Int64]) async -> CastError {
    guard !references.isEmpty, (try? await self.refreshItemIds()) != nil, self.isComplete else { return error }
    let missing = self.missing(references)
    return missing.isEmpty ? error : self.notFound(missing, cause: error)
  }

  func notFound(_ itemIds: [Int64], cause: CastError) -> CastError {
    var error = CastError.itemsNotFound(itemIds, sessionId: self.sessionId)
    error.receiver = cause.receiver
    error.elapsed = cause.elapsed
    error.cause = cause
    return error
  }

  func missing(_ references: [Int64]) -> [Int64] {
    let isThere = Set(self.model.itemIds)
    var seen = Set<Int64>()
    return references.filter { !isThere.contains($0) && seen.insert($0).inserted }
  }

  // MARK: Pages

  /// The maximum number of items in a page.
  public nonisolated static let maximumPageSize = 5_000

  /// The number of times that a page is built again because the queue changed meanwhile.
  private static let maximumAttempts = 4

  /// Returns a part of the queue from the cache, and requests the items that aren't cached (SDK
  /// `itemAtIndex:fetchIfNeeded:`, for many).
  ///
  /// The page shows the queue at one moment: it includes changes made while items were requested.
  ///
  /// - Parameters:
  ///   - start: The position of the first item; the page is empty behind the end.
  ///   - count: The number of items, at most ``maximumPageSize``.
  ///   - fetchIfNeeded: Whether to request items that aren't cached; otherwise they have only an id.
  public func list(
    from start: MediaQueuePosition = .index(0), count: Int, fetchIfNeeded: Bool = true
  ) async throws(CastError) -> MediaQueuePage {
    guard (0...Self.maximumPageSize).contains(count) else {
      throw self.invalid("count", "\(count) is not between 0 and \(Self.maximumPageSize)")
    }
    if case .index(let index) = start.kind, index < 0 { throw self.invalid("startIndex", "\(index) is not 0 or more") }
    var known: [Int64: QueueItem] = [:]
    for _ in 0..<Self.maximumAttempts {
      _ = try await self.currentItemIds()
      let range = try self.range(from: start, count: count)
      let ids = Array(self.model.itemIds[range])
      if self.model.source == .status { return try self.statusPage(range) }
      guard fetchIfNeeded else { break }
      let version = self.model.contentVersion
      known = try await self.items(ids).items
      guard version == self.model.contentVersion else { continue }
      if let range = try? self.range(from: start, count: count), ids.elementsEqual(self.model.itemIds[range]) {
        return self.page(range, known)
      }
    }
    return self.page(try self.range(from: start, count: count), known)
  }

  /// Returns the page's range in the current list.
  private func range(from start: MediaQueuePosition, count: Int) throws(CastError) -> Range<Int> {
    let total = self.model.itemIds.count
    let first: Int
    switch start.kind {
    case .index(let index): first = min(index, total)
    case .item(let itemId):
      guard let index = self.model.itemIds.firstIndex(of: itemId) else {
        throw .itemsNotFound([itemId], sessionId: self.sessionId)
      }
      first = index
    }
    return first..<min(total, first + count)
  }

  private func page(_ range: Range<Int>, _ known: [Int64: QueueItem]) -> MediaQueuePage {
    let items = self.model.itemIds[range].map { id in
      known[id] ?? self.model.cache.use(id) ?? QueueItem(itemId: id)
    }
    return MediaQueuePage(
      startIndex: range.lowerBound, items: items, itemCount: self.model.itemIds.count, revision: self.revision,
      isComplete: self.isComplete)
  }

  /// Returns a page of the status's items, for receivers that don't send their list.
  private func statusPage(_ range: Range<Int>) throws(CastError) -> MediaQueuePage {
    let status = try self.snapshot().status
    var items: [Int64: QueueItem] = [:]
    for item in status?.items ?? [] { if let id = item.itemId { items[id] = item } }
    return self.page(range, items)
  }

  /// Forgets the list and the items, and requests the list again (SDK `reload`).
  public func reload() async throws(CastError) -> [Int64] {
    try self.connected()
    self.carryOut(self.model.clear())
    try await self.refreshItemIds()
    return self.model.itemIds
  }

  /// Forgets the list and the items; the receiver's queue stays as it is (SDK `clear`).
  ///
  /// They are requested again by the next ``list(from:count:fetchIfNeeded:)``, ``fetchItemIds()`` or ``reload()``,
  /// and automatically with the receiver's next status.
  public func clear() { self.carryOut(self.model.clear()) }

  /// Returns the items of the whole queue, so that another player can continue it; `nil` if the app reports only the
  /// items of its status, or doesn't respond.
  ///
  /// - Parameter maximumCount: The maximum number of items to request, chosen by
  ///   ``range(of:around:maximumCount:)``.
  func allItems(maximumCount: Int) async -> [QueueItem]? {
    guard let known = self.client?.snapshot.status?.items, known.count > 1,
      let ids = try? await self.currentItemIds(), self.isComplete
    else { return nil }
    var items: [Int64: QueueItem] = [:]
    for item in known { if let id = item.itemId, item.media != nil { items[id] = item } }
    let status = self.client?.snapshot.status
    let current = status?.currentItemId ?? status?.loadingItemId
    let index = ids.firstIndex { $0 == current } ?? 0
    let range = Self.range(of: ids.count, around: index, maximumCount: maximumCount)
    let missing = ids[range].filter { items[$0] == nil }
    // If the request fails, the cached items are used.
    let fetched = try? await self.items(missing).items
    for id in missing { items[id] = fetched?[id] ?? self.model.cache.peek(id) }
    return ids.compactMap { items[$0] }
  }

  /// Returns the part of a queue of `count` items that is worth most to a player that continues at `current`: the items
  /// from there on, then the nearest before it.
  package nonisolated static func range(of count: Int, around current: Int, maximumCount: Int) -> Range<Int> {
    let end = min(count, current + maximumCount)
    return max(0, end - maximumCount)..<end
  }
}
