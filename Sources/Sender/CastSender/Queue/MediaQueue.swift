import CastModel
import CastV2
import JSONCodec
public import LoopIsolation
import NIOCore

/// The queue of a session: its items by range, its changes, and every way to change it (SDK `GCKMediaQueue`, and the queue's part of
/// `GCKRemoteMediaClient`).
///
/// It attaches itself to what the session plays: the list of ids is asked for as soon as a status shows a queue, and kept. What happens
/// to it is told as ``CastEvent/queueDidChange(_:)``. Changes go to the receiver one at a time, and never are made here first.
///
/// Calls can fail with everything that ``RemoteMediaClient``'s can, with ``CastErrorCode/noMediaSession`` and with
/// ``CastErrorCode/queueNotSupported``.
@LoopActor
public final class MediaQueue {
  /// The session.
  public nonisolated let sessionId: String
  weak var client: RemoteMediaClient?
  var model = MediaQueueModel()
  var sequencer = QueueRequestSequencer()
  private var served = ServedQueueItems()

  let listWaiters = OutcomeWaiters<Void>()
  let itemWaiters = OutcomeWaiters<QueueItemFetches.Items>()
  let turnWaiters = OutcomeWaiters<Void>()
  /// The changes that have their turn, or had it and aren't through.
  var changes: [UInt64: Change] = [:]
  private var lastTicket: UInt64 = 0

  /// What is kept of a change beside its request.
  struct Change {
    /// Whether a load took its place.
    var isReplaced = false
    /// What the list's messages had reported when its answer came. Later ones may have come with it.
    var insertionsBeforeAnswer: [ReportedInsertion] = []
  }

  /// The most calls that wait for items or the list.
  static let maximumWaiters = 256

  init(sessionId: String) { self.sessionId = sessionId }

  // MARK: What is known

  /// How many items the list has; 0 if unknown.
  public var itemCount: Int { self.model.itemIds.count }
  /// Counts the changes that were told.
  public var revision: Int64 { self.model.revision }
  /// How many items the cache may hold.
  public var cacheSize: Int { self.model.cache.capacity }
  /// How many it holds.
  public var cachedItemCount: Int { self.model.cache.count }
  /// How many items are asked for at a time.
  public var maximumFetchCount: Int { self.model.fetches.maximumFetchCount }
  /// Whether the list equals the receiver's, as far as is known.
  public var isCurrent: Bool { self.model.isCurrent }
  /// Whether it is all of the receiver's list, and not just the items of its status.
  public var isComplete: Bool { self.model.source == .itemIds }

  /// The list as it is known, without asking the receiver.
  public var knownItemIds: [Int64] { self.model.itemIds }

  /// Sets how many items are kept (1 to 5,000), and how many are asked for at a time (1 to 100); `nil` leaves it.
  public func setCache(size: Int? = nil, maximumFetchCount: Int? = nil) throws(CastError) {
    if let size, !(1...5_000).contains(size) { throw self.invalid("cacheSize", "\(size) is not between 1 and 5,000") }
    if let maximumFetchCount, !(1...100).contains(maximumFetchCount) {
      throw self.invalid("maximumFetchCount", "\(maximumFetchCount) is not between 1 and 100")
    }
    self.carryOut(self.model.setCache(size: size, maximumFetchCount: maximumFetchCount))
  }

  // MARK: The session's events

  /// A message of the app, before it completes the request that it answers.
  func receive(_ reply: CastReply) {
    guard let client, let message = QueueMessage(reply.payload) else { return }
    let id = client.commands.request(answeredBy: message)
    defer { if id != message.requestId ?? 0 { client.link?.tracker.finish(id, with: reply) } }
    switch message.content {
    case .change(let change):
      self.carryOut(self.model.receive(change, sequenceNumber: message.sequenceNumber, requestId: message.requestId))
    case .itemIds(let itemIds):
      self.carryOut(
        self.model.receiveItemIds(
          itemIds, sequenceNumber: message.sequenceNumber, fetch: client.commands.listFetch(of: id)))
    case .items(let items):
      self.noteServed(items)
      guard let fetch = client.commands.itemFetch(of: id) else { return }
      self.carryOut(self.model.receiveItems(items, sequenceNumber: message.sequenceNumber, fetch: fetch))
    }
  }

  /// A status came, and was merged.
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

  /// Ends the change in progress, if the app never names requests and this status, which names none, comes when it is carried out.
  private func finishUnnamed(_ message: MediaStatusMessage, _ reply: CastReply) {
    guard let client,
      let (id, ticket) = client.commands.queueChange(endedBy: message, listMessages: self.model.listMessageCount)
    else { return }
    self.changes[ticket]?.insertionsBeforeAnswer = self.model.insertions
    client.link?.tracker.finish(id, with: reply)
  }

  /// The session is up, for the first time or again: what its status showed meanwhile can be asked for now.
  func linkIsUp() { self.statusReceived(nil) }

  /// The link is down.
  func linkLost() {
    self.carryOut(
      self.model.linkLost(
        CastError(.connectionLost, "The connection to the device is closed.", sessionId: self.sessionId)))
  }

  // MARK: Files of this machine

  private var serving: ServingManager? { self.client?.link?.environment.serving }

  /// Items were seen with their ids: some may be served from here.
  func noteServed(_ items: [QueueItem]) {
    guard let serving, serving.isServing(in: self.sessionId), let id = self.client?.reducer.activeMediaSessionId
    else { return }
    self.served.note(items, of: id) { serving.isServing($0, in: self.sessionId) }
  }

  /// Items got their ids.
  func noteServed(_ items: [QueueItem], as itemIds: [Int64]?) {
    guard let itemIds, itemIds.count == items.count else { return }
    self.noteServed(
      zip(items, itemIds).map { item, id in
        var item = item
        item.itemId = id
        return item
      })
  }

  /// Items left the list: what was published for them alone has had its time.
  private func itemsLeft(_ itemIds: [Int64]) {
    // What leaves the few items of a status may be in the queue still.
    guard self.isComplete, let serving, serving.isServing(in: self.sessionId), let id = self.model.mediaSessionId
    else { return }
    serving.withdraw(self.served.remove(itemIds, of: id), in: self.sessionId)
  }

  /// Finds out what items are before they are removed, so that what is served for them can be taken back: the receiver doesn't say then.
  ///
  /// Of more than a hundred that nobody has seen it stays until the session ends.
  func learnServed(_ itemIds: [Int64]) async {
    guard self.isComplete, let serving, serving.isServing(in: self.sessionId),
      let id = self.client?.reducer.activeMediaSessionId
    else { return }
    let unknown = self.served.unknown(itemIds, of: id)
    guard (1...100).contains(unknown.count) else { return }
    // They are noted when the answer comes.
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

  /// The player and its session, if that is up.
  @discardableResult
  func connected() throws(CastError) -> (client: RemoteMediaClient, link: ReceiverLink) {
    guard let client else {
      throw CastError(.sessionNotConnected, "The session has ended: start another.", sessionId: self.sessionId)
    }
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
    guard let client else {
      throw CastError(.sessionNotConnected, "The session has ended: start another.", sessionId: self.sessionId)
    }
    return client.snapshot
  }

  /// Sends one message and waits for its answer.
  func send(
    _ request: QueueRequest, for purpose: MediaCommandTable.Purpose, mediaSessionId: Int64,
    sequenceNumber: Int64? = nil
  ) async throws(CastError) -> CastReply {
    let (client, link) = try self.connected()
    let timeout = link.environment.options.requestLimits.media
    return try await client.ask(RequestKind(request.type), timeout: timeout) { id in
      (purpose, request.message(requestId: id, mediaSessionId: mediaSessionId, sequenceNumber: sequenceNumber))
    }
  }
}
