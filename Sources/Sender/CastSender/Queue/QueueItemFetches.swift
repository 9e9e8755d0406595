package import CastModel
import JSONCodec

/// The requests for a queue's items: joins the callers' wants, and sends them in batches, few at a time. A pure
/// value.
///
/// Each waiter gets exactly one outcome. It keeps the items that it waits for itself, so the cache may be smaller
/// than its request.
package struct QueueItemFetches: Sendable {
  /// The outcome of a wait.
  package struct Items: Sendable {
    package var items: [Int64: QueueItem]
    /// The ids that the receiver's answers leave out.
    package var absent: Set<Int64>
  }

  package enum Action: Sendable {
    /// Request these items; the answer is passed to ``answer(_:items:isStale:)``, a failure to ``fail(_:with:)``.
    case fetch(Int64, itemIds: [Int64])
    case finish(waiter: UInt64, Result<Items, CastError>)
  }

  private struct Waiter: Sendable {
    var open: Set<Int64>
    var collected = Items(items: [:], absent: [])
    /// The number of changes after which items were requested again.
    var renewals = 0
  }

  private struct Batch: Sendable {
    var itemIds: [Int64]
    /// The number of answers to it that were older than a known change.
    var staleAnswers: Int
  }

  /// The maximum number of batches in flight.
  static let maximumConcurrent = 2
  private static let maximumStaleAnswers = 3
  /// A device that changes items all the time would keep a caller waiting forever.
  private static let maximumRenewals = 32

  /// The maximum number of items in one request.
  package var maximumFetchCount: Int
  private var waiters: [UInt64: Waiter] = [:]
  /// The items to request, the most urgent last; some may no longer be wanted.
  private var queued: [Int64] = []
  private var isQueued = Set<Int64>()
  private var batches: [Int64: Batch] = [:]
  /// The items requested but not yet received.
  private var requested = Set<Int64>()
  /// The number of waiters for each item.
  private var demand: [Int64: Int] = [:]
  private var lastFetch: Int64 = 0
  private var staleAnswers = 0

  package init(maximumFetchCount: Int) { self.maximumFetchCount = max(1, maximumFetchCount) }

  package var waiterCount: Int { self.waiters.count }
  package var isIdle: Bool { self.waiters.isEmpty && self.batches.isEmpty }

  /// Adds a waiter for `itemIds`, some of which are known already.
  package mutating func want(
    _ itemIds: [Int64], known: [Int64: QueueItem] = [:], waiter id: UInt64
  ) -> [Action] {
    var waiter = Waiter(open: [], collected: Items(items: known, absent: []))
    var missing: [Int64] = []
    for id in itemIds where known[id] == nil && waiter.open.insert(id).inserted {
      self.demand[id, default: 0] += 1
      if !self.requested.contains(id), self.isQueued.insert(id).inserted { missing.append(id) }
    }
    self.queued.insert(contentsOf: missing.reversed(), at: 0)
    self.waiters[id] = waiter
    return self.finished() + self.next()
  }

  /// Removes a waiter; items that only it wanted and that haven't been requested never are.
  package mutating func cancel(_ waiter: UInt64) {
    guard let waiter = self.waiters.removeValue(forKey: waiter) else { return }
    for itemId in waiter.open { self.satisfy(itemId) }
  }

  /// Handles the answer to a fetch: delivers the requested items, and requests those that it left out again, as long
  /// as answers contain any.
  ///
  /// - Parameter isStale: Whether the answer is older than a known change.
  /// - Returns: The requested items, to be cached.
  package mutating func answer(
    _ fetch: Int64, items: [QueueItem], isStale: Bool = false
  ) -> (items: [Int64: QueueItem], absent: [Int64], actions: [Action]) {
    guard let batch = self.take(fetch) else { return ([:], [], []) }
    if isStale, batch.staleAnswers < Self.maximumStaleAnswers {
      self.requeue(batch.itemIds)
      self.staleAnswers = batch.staleAnswers + 1
      return ([:], [], self.next())
    }
    self.staleAnswers = 0
    let wanted = Set(batch.itemIds)
    var answered: [Int64: QueueItem] = [:]
    for item in items {
      guard let id = item.itemId, wanted.contains(id), answered[id] == nil else { continue }
      answered[id] = item
    }
    let rest = batch.itemIds.filter { answered[$0] == nil }
    let absent = answered.isEmpty ? rest : []
    for waiter in Array(self.waiters.keys) { self.hand(answered, absent: absent, to: waiter) }
    // Receivers leave out items that don't fit into a message.
    if absent.isEmpty { self.requeue(rest) }
    return (answered, absent, self.finished() + self.next())
  }

  /// Handles a failed fetch: all waiters for one of its items fail.
  package mutating func fail(_ fetch: Int64, with error: CastError) -> [Action] {
    guard let batch = self.take(fetch) else { return [] }
    let lost = Set(batch.itemIds)
    let failed = self.waiters.filter { !$0.value.open.isDisjoint(with: lost) }.keys.sorted()
    for waiter in failed { self.cancel(waiter) }
    return failed.map { .finish(waiter: $0, .failure(error)) } + self.next()
  }

  /// Notes changed items: callers that got an older version wait for the newer one, up to 32 times.
  package mutating func invalidate(_ itemIds: some Collection<Int64>) -> [Action] {
    for (key, var waiter) in self.waiters where waiter.renewals < Self.maximumRenewals {
      let outdated = itemIds.filter { waiter.collected.items.removeValue(forKey: $0) != nil }
      guard !outdated.isEmpty else { continue }
      waiter.renewals += 1
      waiter.open.formUnion(outdated)
      self.waiters[key] = waiter
      for id in outdated { self.demand[id, default: 0] += 1 }
      self.requeue(outdated.filter { !self.requested.contains($0) })
    }
    return self.next()
  }

  /// Fails all waiters and forgets all fetches; later answers don't count.
  package mutating func reset(_ error: CastError) -> [Action] {
    let waiters = self.waiters.keys.sorted()
    self.waiters = [:]
    self.queued = []
    self.isQueued = []
    self.batches = [:]
    self.requested = []
    self.demand = [:]
    return waiters.map { .finish(waiter: $0, .failure(error)) }
  }

  // MARK: Machinery

  private mutating func take(_ fetch: Int64) -> Batch? {
    guard let batch = self.batches.removeValue(forKey: fetch) else { return nil }
    self.requested.subtract(batch.itemIds)
    return batch
  }

  /// Notes that one waiter fewer wants an item.
  private mutating func satisfy(_ id: Int64) {
    let rest = self.demand[id, default: 0] - 1
    self.demand[id] = rest > 0 ? rest : nil
  }

  /// Queues these items before all others.
  private mutating func requeue(_ itemIds: [Int64]) {
    self.queued.append(contentsOf: itemIds.reversed().filter { self.isQueued.insert($0).inserted })
  }

  private mutating func hand(_ items: [Int64: QueueItem], absent: [Int64], to id: UInt64) {
    guard var waiter = self.waiters.removeValue(forKey: id) else { return }
    for (itemId, item) in items where waiter.open.remove(itemId) != nil {
      waiter.collected.items[itemId] = item
      self.satisfy(itemId)
    }
    for itemId in absent where waiter.open.remove(itemId) != nil {
      waiter.collected.absent.insert(itemId)
      self.satisfy(itemId)
    }
    self.waiters[id] = waiter
  }

  private mutating func finished() -> [Action] {
    let done = self.waiters.filter(\.value.open.isEmpty).sorted { $0.key < $1.key }
    for (id, _) in done { self.waiters[id] = nil }
    return done.map { .finish(waiter: $0.key, .success($0.value.collected)) }
  }

  /// Requests queued items that are still wanted, within the limits.
  private mutating func next() -> [Action] {
    var actions: [Action] = []
    while self.batches.count < Self.maximumConcurrent {
      var ids: [Int64] = []
      while ids.count < self.maximumFetchCount, let id = self.queued.popLast() {
        self.isQueued.remove(id)
        if self.demand[id] != nil { ids.append(id) }
      }
      guard !ids.isEmpty else { break }
      self.lastFetch += 1
      self.batches[self.lastFetch] = Batch(itemIds: ids, staleAnswers: self.staleAnswers)
      self.requested.formUnion(ids)
      actions.append(.fetch(self.lastFetch, itemIds: ids))
    }
    return actions
  }
}

/// A cache of a queue's items, which evicts the least recently used one. A pure value.
package struct QueueItemCache: Sendable {
  private struct Entry: Sendable {
    var item: QueueItem
    var use: UInt64
    /// The size of the item's JSON in bytes.
    var bytes: Int
  }

  package private(set) var capacity: Int
  private var entries: [Int64: Entry] = [:]
  /// The size of all items' JSON in bytes.
  private var bytes = 0
  /// All uses, the oldest first; only an item's newest one counts.
  private var uses: [(id: Int64, use: UInt64)] = []
  private var firstUse = 0
  private var lastUse: UInt64 = 0

  package init(capacity: Int) { self.capacity = max(1, capacity) }

  package var count: Int { self.entries.count }

  /// Returns the item `id`, without counting as a use.
  package func peek(_ id: Int64) -> QueueItem? { self.entries[id]?.item }

  /// Returns the item `id`, and makes it the most recently used one.
  package mutating func use(_ id: Int64) -> QueueItem? {
    guard let entry = self.entries[id] else { return nil }
    self.touch(id, entry.item, bytes: entry.bytes)
    return entry.item
  }

  /// Caches an item; returns the ids evicted for it.
  package mutating func insert(_ item: QueueItem, id: Int64) -> [Int64] {
    self.touch(id, item, bytes: item.jsonBytes.count)
    return self.evict()
  }

  package mutating func remove(_ id: Int64) -> QueueItem? {
    guard let entry = self.entries.removeValue(forKey: id) else { return nil }
    self.bytes -= entry.bytes
    return entry.item
  }

  package mutating func removeAll() {
    self.entries = [:]
    self.bytes = 0
    self.uses = []
    self.firstUse = 0
  }

  /// Sets the maximum number of items; returns the evicted ids.
  package mutating func setCapacity(_ capacity: Int) -> [Int64] {
    self.capacity = max(1, capacity)
    return self.evict()
  }

  private mutating func touch(_ id: Int64, _ item: QueueItem, bytes: Int) {
    self.lastUse += 1
    self.bytes += bytes - (self.entries[id]?.bytes ?? 0)
    self.entries[id] = Entry(item: item, use: self.lastUse, bytes: bytes)
    self.uses.append((id, self.lastUse))
    guard self.uses.count - self.firstUse > 4 * self.capacity + 64 else { return }
    self.uses = self.uses[self.firstUse...].filter { self.entries[$0.id]?.use == $0.use }
    self.firstUse = 0
  }

  private var isTooMuch: Bool {
    self.entries.count > self.capacity || (self.bytes > DeviceLimits.cachedQueueBytes && self.entries.count > 1)
  }

  private mutating func evict() -> [Int64] {
    var evicted: [Int64] = []
    while self.isTooMuch, self.firstUse < self.uses.count {
      let oldest = self.uses[self.firstUse]
      self.firstUse += 1
      guard self.entries[oldest.id]?.use == oldest.use else { continue }
      _ = self.remove(oldest.id)
      evicted.append(oldest.id)
    }
    return evicted
  }
}
