public import CastModel
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore

extension MediaQueue {
  // MARK: The list

  /// Asks the receiver for the whole list of ids (SDK `queueFetchItemIDs`).
  ///
  /// - Throws: ``CastErrorCode/queueNotSupported`` where the app doesn't answer that; ``list(from:count:fetchIfNeeded:)`` then still
  ///   has the items of its status.
  public func fetchItemIds() async throws(CastError) -> [Int64] {
    try self.connected()
    try await self.refreshItemIds()
    return self.model.itemIds
  }

  /// The list, asked for only if it isn't known or may be old.
  func currentItemIds() async throws(CastError) -> [Int64] {
    try self.connected()
    self.carryOut(self.model.begin(mediaSessionId: try self.mediaSessionId()))
    guard !self.model.isCurrent else { return self.model.itemIds }
    if self.model.source == .status { return self.model.itemIds }
    do throws(CastError) {
      try await self.refreshItemIds()
    } catch {
      guard self.model.source == .status else { throw error }
    }
    return self.model.itemIds
  }

  /// Waits for an answer to a question for the list that is asked now, or is on its way.
  func refreshItemIds() async throws(CastError) {
    self.carryOut(self.model.begin(mediaSessionId: try self.mediaSessionId()))
    guard self.listWaiters.ids.count < Self.maximumWaiters else { throw self.tooMany }
    let ticket = self.nextTicket()
    self.listWaiters.expect(ticket)
    self.carryOut(self.model.requestItemIds())
    try await self.listWaiters.outcome(of: ticket).get()
  }

  /// Waits until the list is here that the receiver was asked for, at most `limit`; not at all where none is awaited.
  func awaitList(within limit: TimeAmount, clock: any LoopClock) async {
    guard self.model.pendingListFetch != nil, self.listWaiters.ids.count < Self.maximumWaiters else { return }
    let ticket = self.nextTicket()
    self.listWaiters.expect(ticket)
    _ = await FirstOf.value(within: limit, clock: clock) { await self.listWaiters.outcome(of: ticket) }
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
        QueueRequest(type: "QUEUE_GET_ITEM_IDS"), for: .itemIds(fetch: fetch), mediaSessionId: mediaSessionId)
      // The right answer was taken as an event already; any other is none.
      guard self.model.pendingListFetch == fetch else { return }
      throw self.notSupported("with \(reply.payload.type?.rawValue ?? "something else")", cause: nil)
    } catch {
      // An app that says nothing at all may be away for a moment; one that speaks, and not of its queue, has none to show.
      let isSilent = error.code == .requestTimedOut && heard == self.client?.messageCount
      let isRefusal =
        !isSilent
        && [.requestRejected, .requestTimedOut, .mediaError, .invalidPlayerState, .queueNotSupported].contains(
          error.code)
      let told =
        isRefusal && error.code != .queueNotSupported
        ? self.notSupported(error.code == .requestTimedOut ? "never" : "with an error", cause: error) : error
      self.carryOut(self.model.itemIdsFailed(fetch, with: told, isRefusal: isRefusal))
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

  /// Asks the receiver for items, in as many messages as it takes (SDK `queueFetchItemsForIDs:`).
  ///
  /// - Returns: the items in the order of `itemIds`; each once.
  /// - Throws: ``CastErrorCode/queueItemNotFound`` for ids that the queue is known not to have, or that the receiver leaves out of its answer.
  public func fetchItems(_ itemIds: [Int64]) async throws(CastError) -> [QueueItem] {
    try self.connected()
    self.carryOut(self.model.begin(mediaSessionId: try self.mediaSessionId()))
    try await self.checkAreThere(itemIds)
    let answer = try await self.items(itemIds, fromReceiver: true)
    var seen = Set<Int64>()
    let ids = itemIds.filter { seen.insert($0).inserted }
    let missing = ids.filter(answer.absent.contains)
    guard missing.isEmpty else { throw .itemsNotFound(missing, sessionId: self.sessionId) }
    return ids.compactMap { answer.items[$0] }
  }

  /// Waits for items.
  func items(_ itemIds: [Int64], fromReceiver: Bool = false) async throws(CastError) -> QueueItemFetches.Items {
    guard self.model.fetches.waiterCount < Self.maximumWaiters else { throw self.tooMany }
    let ticket = self.nextTicket()
    self.itemWaiters.expect(ticket)
    self.carryOut(self.model.want(itemIds, fromReceiver: fromReceiver, waiter: ticket))
    return try await self.itemWaiters.outcome(of: ticket) { self.model.cancel(ticket) }.get()
  }

  func fetchItems(_ fetch: Int64, _ itemIds: [Int64]) async {
    do throws(CastError) {
      let mediaSessionId = try self.mediaSessionId()
      let request = QueueRequest(type: "QUEUE_GET_ITEMS", data: QueueRequestData(itemIds: itemIds))
      let reply = try await self.send(
        request, for: .items(fetch: fetch, itemIds: Set(itemIds)), mediaSessionId: mediaSessionId)
      if case .items? = QueueMessage(reply.payload)?.content { return }
      throw self.notSupported("with \(reply.payload.type?.rawValue ?? "something else")", cause: nil)
    } catch {
      let told = error.isUnknownCommand ? self.notSupported("with a refusal", cause: error) : error
      self.carryOut(self.model.itemsFailed(fetch, with: told))
    }
  }

  /// Asks for the items behind or before one (QUEUE_GET_ITEM_RANGE, which the SDK doesn't have).
  ///
  /// - Parameters:
  ///   - nextCount: So many behind it, or
  ///   - previousCount: so many before it; one of them, more than 0.
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
      type: "QUEUE_GET_ITEM_RANGE",
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

  /// Refuses ids that the queue doesn't have, where its list is known: receivers pass over them, or append what is to stand before one.
  func checkAreThere(_ itemIds: [Int64]) async throws(CastError) {
    if self.isComplete, self.isCurrent, self.missing(itemIds).isEmpty { return }
    // A list that other senders change may be older than the caller's.
    guard !self.model.refusesList, (try? await self.refreshItemIds()) != nil, self.isComplete else { return }
    let missing = self.missing(itemIds)
    guard missing.isEmpty else { throw .itemsNotFound(missing, sessionId: self.sessionId) }
  }

  /// A refusal, told as what it is about if that is an item that the queue doesn't have.
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

  /// The most items of one page.
  public nonisolated static let maximumPageSize = 5_000

  /// How often a page is rebuilt because the queue changed in the meantime.
  private static let maximumAttempts = 4

  /// A part of the queue (SDK `itemAtIndex:fetchIfNeeded:`, for many): from the cache, and what isn't there from the receiver.
  ///
  /// The page is of one moment: what changes while items are on their way is in it.
  ///
  /// - Parameters:
  ///   - start: Where it begins; behind the end there is nothing.
  ///   - count: How many items, at most ``maximumPageSize``.
  ///   - fetchIfNeeded: Whether the receiver is asked for items; otherwise those that aren't cached are only ids.
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

  /// Where the page is in the list as it is now.
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

  /// A page of what the receiver's status says, for receivers that don't tell their list.
  private func statusPage(_ range: Range<Int>) throws(CastError) -> MediaQueuePage {
    let status = try self.snapshot().status
    var items: [Int64: QueueItem] = [:]
    for item in status?.items ?? [] { if let id = item.itemId { items[id] = item } }
    return self.page(range, items)
  }

  /// Forgets the list and the items, and asks for the list again (SDK `reload`).
  public func reload() async throws(CastError) -> [Int64] {
    self.carryOut(self.model.clear())
    return try await self.fetchItemIds()
  }

  /// Forgets the list and the items; the receiver's queue stays as it is (SDK `clear`).
  ///
  /// They come back with the next ``list(from:count:fetchIfNeeded:)``, ``fetchItemIds()`` or ``reload()``, and
  /// by themselves with the receiver's next status.
  public func clear() { self.carryOut(self.model.clear()) }

  /// The items of the whole queue, for another player to go on with; `nil` if the app tells no more than its status, or doesn't answer.
  ///
  /// - Parameter maximumCount: The most items that are asked for.
  func allItems(maximumCount: Int) async -> [QueueItem]? {
    guard let known = self.client?.snapshot.status?.items, known.count > 1,
      let ids = try? await self.currentItemIds(), self.isComplete
    else { return nil }
    var items: [Int64: QueueItem] = [:]
    for item in known { if let id = item.itemId, item.media != nil { items[id] = item } }
    let missing = ids.prefix(maximumCount).filter { items[$0] == nil }
    // Without an answer what is at hand has to do.
    let fetched = try? await self.items(missing).items
    for id in missing { items[id] = fetched?[id] ?? self.model.cache.peek(id) }
    return ids.compactMap { items[$0] }
  }
}
