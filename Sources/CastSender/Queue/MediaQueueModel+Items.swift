package import CastModel

extension MediaQueueModel {
  /// Somebody waits for items; those in the cache are there at once.
  ///
  /// - Parameter fromReceiver: Asks for all of them, whatever the cache has.
  package mutating func want(_ ids: [Int64], fromReceiver: Bool = false, waiter: UInt64) -> [Action] {
    var known: [Int64: QueueItem] = [:]
    if !fromReceiver {
      for id in ids { known[id] = self.cache.use(id) }
    }
    return self.fetches.want(ids, known: known, waiter: waiter).map { .items($0) }
  }

  /// Nobody waits behind `waiter` any more.
  package mutating func cancel(_ waiter: UInt64) { self.fetches.cancel(waiter) }

  /// The answer to a fetch. Items that weren't asked for are passed over.
  package mutating func receiveItems(_ items: [QueueItem], sequenceNumber: Int64?, fetch: Int64) -> [Action] {
    let answer = self.fetches.answer(fetch, items: items, isStale: self.isOld(sequenceNumber))
    var actions = self.store(answer.items) + answer.actions.map { .items($0) }
    // The list has items that the receiver knows nothing of.
    if self.source == .itemIds, !self.places(of: answer.absent).isEmpty { actions += self.markStale() }
    return actions
  }

  /// A fetch failed.
  package mutating func itemsFailed(_ fetch: Int64, with error: CastError) -> [Action] {
    self.fetches.fail(fetch, with: error).map { .items($0) }
  }

  /// Keeps items that the receiver told.
  package mutating func store(_ items: [Int64: QueueItem]) -> [Action] {
    let places = self.places(of: items.keys)
    var evicted: [Int64] = []
    for (id, _) in places {
      if let item = items[id] { evicted += self.cache.insert(item, id: id) }
    }
    let gone = Set(evicted)
    let came = places.filter { !gone.contains($0.id) }
    let fetched =
      came.isEmpty
      ? [] : [MediaQueueChange.updated(itemIds: came.map(\.id), indexes: came.map(\.index), reason: .fetched)]
    return self.tell(fetched + self.update(gone.subtracting(items.keys), .evicted))
  }

  /// Another size of the cache, or of requests.
  package mutating func setCache(size: Int?, maximumFetchCount: Int?) -> [Action] {
    if let maximumFetchCount { self.fetches.maximumFetchCount = max(1, maximumFetchCount) }
    guard let size else { return [] }
    return self.tell(self.update(self.cache.setCapacity(size), .evicted))
  }
}
