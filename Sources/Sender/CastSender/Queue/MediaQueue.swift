import CastModel
import CastV2
import JSONCodec
public import LoopIsolation
import NIOCore

/// The queue of a session: its items by range, and every way to change it (SDK `GCKMediaQueue`, and the queue's part
/// of `GCKRemoteMediaClient`).
///
/// 1. As soon as a status shows a queue, ``MediaQueueModel`` requests the list of ids, and updates it from the
///    changes that the receiver reports.
/// 2. Items are requested in batches when a caller wants them, and cached.
/// 3. A change waits for its turn (``QueueRequestSequencer``), because each carries the receiver's sequence number.
///    The list isn't changed here when the change is sent, but when the receiver reports it.
/// 4. Every change is published as ``CastEvent/queueDidChange(_:)``.
///
/// Calls can fail with every error of ``RemoteMediaClient``'s calls, with ``CastErrorCode/noMediaSession`` and with
/// ``CastErrorCode/queueNotSupported``.
@LoopActor
public final class MediaQueue {
  /// The session.
  public nonisolated let sessionId: String
  weak var client: (any QueuePlayer)?
  var model = MediaQueueModel()
  var sequencer = QueueRequestSequencer()
  private var served = ServedQueueItems()

  let listWaiters = WaiterTable<Void>()
  let itemWaiters = WaiterTable<QueueItemFetches.Items>()
  let turnWaiters = WaiterTable<Void>()
  /// The changes that have begun and haven't ended.
  var changes: [UInt64: Change] = [:]
  private var lastTicket: UInt64 = 0
  /// The removals for which the status is being requested, since all their items are gone.
  private var endingRemovals: Set<Int64> = []

  /// The state of a change apart from its request.
  struct Change {
    /// Whether a load replaced it.
    var isReplaced = false
    /// The insertions that the receiver had reported when its answer arrived. Later ones may have arrived with it.
    var insertionsBeforeAnswer: [ReportedInsertion] = []
  }

  /// The maximum number of calls that wait for items or the list.
  static let maximumWaiters = 256

  init(sessionId: String) { self.sessionId = sessionId }

  // MARK: State

  /// The number of items in the list; 0 if unknown.
  public var itemCount: Int { self.model.itemIds.count }
  /// The number of changes published so far.
  public var revision: Int64 { self.model.revision }
  /// The maximum number of cached items.
  public var cacheSize: Int { self.model.cache.capacity }
  /// The number of cached items.
  public var cachedItemCount: Int { self.model.cache.count }
  /// The maximum number of items in one request.
  public var maximumFetchCount: Int { self.model.fetches.maximumFetchCount }
  /// Whether the list equals the receiver's, as far as is known.
  public var isCurrent: Bool { self.model.isCurrent }
  /// Whether the list is the receiver's whole list, and not just the items of its status.
  public var isComplete: Bool { self.model.source == .itemIds }

  /// The list as far as it is known, without a request to the receiver.
  public var knownItemIds: [Int64] { self.model.itemIds }

  /// Sets the number of cached items (1 to 5,000), and the number of items in one request (1 to 100); `nil` leaves
  /// it.
  public func setCache(size: Int? = nil, maximumFetchCount: Int? = nil) throws(CastError) {
    if let size, !(1...5_000).contains(size) { throw self.invalid("cacheSize", "\(size) is not between 1 and 5,000") }
    if let maximumFetchCount, !(1...100).contains(maximumFetchCount) {
      throw self.invalid("maximumFetchCount", "\(maximumFetchCount) is not between 1 and 100")
    }
    self.carryOut(self.model.setCache(size: size, maximumFetchCount: maximumFetchCount))
  }

  // MARK: The session's events

  /// Handles a message of the app, before it completes the request that it answers.
  func receive(_ reply: CastReply) {
    guard let client, let message = QueueMessage(reply.payload) else { return }
    let id = client.commands.request(answeredBy: message)
    defer { if id != message.requestId ?? 0 { client.link?.tracker.finish(id, with: reply) } }
    switch message.content {
    case .change(let change):
      self.carryOut(self.model.receive(change, sequenceNumber: message.sequenceNumber, requestId: message.requestId))
      self.endOvertakenRemovals()
    case .itemIds(let itemIds):
      self.carryOut(
        self.model.receiveItemIds(
          itemIds, sequenceNumber: message.sequenceNumber, fetch: client.commands.listFetch(of: id)))
      self.endOvertakenRemovals()
    case .items(let items):
      self.noteServed(items)
      guard let fetch = client.commands.itemFetch(of: id) else { return }
      self.carryOut(self.model.receiveItems(items, sequenceNumber: message.sequenceNumber, fetch: fetch))
    }
  }

  /// Updates the queue after a status was merged.
  func statusReceived(_ message: MediaStatusMessage?, reply: CastReply? = nil) {
    guard let client else { return }
    if let message, let reply { self.finishUnnamed(message, reply) }
    if let id = message?.requestId, let ticket = client.commands.queueChange(of: id) {
      self.changes[ticket]?.insertionsBeforeAnswer = self.model.insertions
    }
    let status = client.reducer.status
    let active = client.reducer.activeMediaSessionId
    let isCurrent = message?.status?.effectiveMediaSessionId.map { $0 == active } ?? true
    if isCurrent, let items = message?.status?.items { self.noteServed(items) }
    self.carryOut(
      self.model.receiveStatus(
        mediaSessionId: active, items: isCurrent ? message?.status?.items : nil,
        hasQueue: status?.items?.isEmpty == false || status?.queueData != nil))
  }

  /// Ends the change in progress when it shows in a status that names no request, if the app never names requests.
  private func finishUnnamed(_ message: MediaStatusMessage, _ reply: CastReply) {
    guard let client,
      let (id, ticket) = client.commands.queueChange(endedBy: message, listMessages: self.model.listMessageCount)
    else { return }
    self.changes[ticket]?.insertionsBeforeAnswer = self.model.insertions
    client.link?.tracker.finish(id, with: reply)
  }

  /// Ends removals if another sender has removed all their items before: a receiver doesn't answer those
  /// (cast_receiver_framework.js, "No itemIds to remove").
  private func endOvertakenRemovals() {
    guard let client else { return }
    for id in client.commands.removals(where: { self.model.places(of: $0).isEmpty })
    where self.endingRemovals.insert(id).inserted {
      LoopActor.task { [weak self] in await self?.endRemoval(id) }
    }
  }

  /// Ends a removal with the answer of a request for the status, which comes after the removal's own, if any.
  private func endRemoval(_ id: Int64) async {
    defer { self.endingRemovals.remove(id) }
    // The answer of most removals follows their QUEUE_CHANGE at once.
    guard let client, client.commands.queueChange(of: id) != nil,
      let reply = try? await client.status(omitsMetadata: true, omitsQueueItems: true, customData: nil),
      client.commands.queueChange(of: id) != nil
    else { return }
    client.link?.tracker.finish(id, with: reply)
  }

  /// Called when the session is connected, for the first time or again. Requests the list of a queue that a status
  /// has shown meanwhile.
  func linkIsUp() { self.statusReceived(nil) }

  /// Ends all waits with `error`; the list may be outdated when the link is up again.
  func failAll(_ error: CastError) { self.carryOut(self.model.linkLost(error)) }

  // MARK: Files of this machine

  private var serving: ServingManager? { self.client?.link?.environment.serving }

  /// Notes items seen with their ids, some of which this host may serve.
  func noteServed(_ items: [QueueItem]) {
    guard let serving, serving.isServing(in: self.sessionId), let id = self.client?.reducer.activeMediaSessionId
    else { return }
    self.served.note(items, of: id) { serving.isServing($0, in: self.sessionId) }
  }

  /// Notes items that got their ids.
  func noteServed(_ items: [QueueItem], as itemIds: [Int64]?) {
    guard let itemIds, itemIds.count == items.count else { return }
    self.noteServed(
      zip(items, itemIds).map { item, id in
        var item = item
        item.itemId = id
        return item
      })
  }

  /// Withdraws the files that were published only for items that left the list.
  private func itemsLeft(_ itemIds: [Int64]) {
    // An item that leaves the few items of a status may still be in the queue.
    guard self.isComplete, let serving, serving.isServing(in: self.sessionId), let id = self.model.mediaSessionId
    else { return }
    serving.withdraw(self.served.remove(itemIds, of: id), in: self.sessionId)
  }

  /// Requests unknown items before they are removed, so that files served for them can be withdrawn: the receiver's
  /// report of a removal doesn't describe them.
  ///
  /// If more than a hundred are unknown, their files stay published until the session ends.
  func learnServed(_ itemIds: [Int64]) async {
    guard self.isComplete, let serving, serving.isServing(in: self.sessionId),
      let id = self.client?.reducer.activeMediaSessionId
    else { return }
    let unknown = self.served.unknown(itemIds, of: id)
    guard (1...100).contains(unknown.count) else { return }
    // The answer's handler notes them.
    _ = try? await self.items(unknown, fromReceiver: true)
  }

  // MARK: Machinery

  func nextTicket() -> UInt64 {
    self.lastTicket += 1
    return self.lastTicket
  }

  func invalid(_ path: String, _ reason: String) -> CastError {
    CastError(InvalidParameter(path, reason), sessionId: self.sessionId)
  }

  func carryOut(_ actions: [MediaQueueModel.Action]) {
    for action in actions {
      switch action {
      case .fetchItemIds(let fetch): LoopActor.task { await self.fetchItemIds(fetch) }
      case .items(.fetch(let fetch, let itemIds)): LoopActor.task { await self.fetchItems(fetch, itemIds) }
      case .items(.finish(let waiter, let outcome)): self.itemWaiters.resolve(waiter, outcome)
      case .tell(let change, let revision, let itemCount, let isLast):
        if case .removed(let itemIds, _) = change { self.itemsLeft(itemIds) }
        self.client?.link?.emit(
          .queueDidChange(
            MediaQueueEvent(
              sessionId: self.sessionId, revision: revision, itemCount: itemCount, change: change, isLast: isLast)))
      case .itemIdsKnown: self.listWaiters.resolveAll(.success(()))
      case .itemIdsFailed(let error): self.listWaiters.resolveAll(.failure(self.naming(error)))
      }
    }
  }

  private func naming(_ error: CastError) -> CastError {
    var error = error
    error.sessionId = self.sessionId
    return error
  }

  /// Returns the player and its link, if the session is connected.
  @discardableResult
  func connected() throws(CastError) -> (client: any QueuePlayer, link: ReceiverLink) {
    guard let client else { throw .sessionOver(self.sessionId) }
    return (client, try client.connectedLink())
  }

  func mediaSessionId() throws(CastError) -> Int64 {
    guard let id = self.client?.reducer.activeMediaSessionId else {
      throw CastError(
        .noMediaSession, "Nothing is loaded, so there is no queue: load one with queue.load first.",
        sessionId: self.sessionId)
    }
    return id
  }

  func snapshot() throws(CastError) -> MediaSnapshot {
    guard let client else { throw .sessionOver(self.sessionId) }
    return client.snapshot
  }

  /// Sends one message and waits for its answer.
  func send(
    _ request: QueueRequest, for purpose: MediaCommandTable.Purpose, mediaSessionId: Int64,
    sequenceNumber: Int64? = nil
  ) async throws(CastError) -> CastReply {
    let (client, link) = try self.connected()
    let timeout = TimeAmount(link.environment.options.requestLimits.media)
    return try await client.ask(RequestKind(request.type), timeout: timeout, replacesSameKind: false) { id in
      (purpose, request.message(requestId: id, mediaSessionId: mediaSessionId, sequenceNumber: sequenceNumber))
    }
  }
}
