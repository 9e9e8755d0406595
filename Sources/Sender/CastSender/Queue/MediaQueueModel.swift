package import CastModel
import JSONCodec

/// A receiver's queue as it is known here: the whole list of ids, and the items used last (SDK `GCKMediaQueue`). A pure value.
///
/// The list follows QUEUE_CHANGE, and is requested again if something was missed: a gap in the sequence numbers, a
/// change that doesn't fit, a status whose items stand elsewhere (cast.md 7.4, rule 8). For receivers that tell no
/// list, the items of their status are the list.
package struct MediaQueueModel: Sendable {
  /// Where the list comes from.
  package struct Source: RawRepresentable, Sendable, Hashable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing is known: there is no media session, or the list is being asked for.
    package static let unknown = Source(rawValue: "UNKNOWN")
    /// The receiver told the whole list.
    package static let itemIds = Source(rawValue: "ITEM_IDS")
    /// The receiver doesn't tell its list; these are the items of its status.
    package static let status = Source(rawValue: "STATUS")
  }

  package enum Action: Sendable {
    /// Ask for the list; the answer comes back with this number.
    case fetchItemIds(Int64)
    case items(QueueItemFetches.Action)
    case tell(MediaQueueChange, revision: Int64, itemCount: Int, isLast: Bool)
    /// What waits for the list can go on.
    case itemIdsKnown
    /// The list can't be had.
    case itemIdsFailed(CastError)
  }

  /// The media session whose queue it is.
  package internal(set) var mediaSessionId: Int64?
  /// The list.
  package internal(set) var itemIds: [Int64] = []
  /// The same ids, to be looked up.
  var listed: Set<Int64> = []
  package internal(set) var source = Source.unknown
  /// The receiver's latest number of a change of the list.
  package internal(set) var sequenceNumber: Int64?
  /// Counts the changes that were told.
  package private(set) var revision: Int64 = 0
  /// Whether changes may have been missed.
  package internal(set) var isStale = false
  /// The answer to a question for the list that counts.
  package internal(set) var pendingListFetch: Int64?
  package internal(set) var cache: QueueItemCache
  package internal(set) var fetches: QueueItemFetches
  /// INSERT changes since they were last forgotten: how an insertion of ours learns its ids.
  package internal(set) var insertions: [ReportedInsertion] = []
  /// Counts everything that said something about the list.
  package internal(set) var listMessageCount = 0
  /// Counts changes of items' contents.
  package internal(set) var contentVersion = 0
  /// Whether the receiver refused to tell its list when it was last asked in this media session.
  var refusesList = false
  /// The ids of the status's items that were last compared with the list.
  var lastWindow: [Int64] = []
  private var lastListFetch: Int64 = 0
  /// Whether the answer to the last question was older than what was known.
  var hasRepeatedFetch = false

  /// The assumption of Android's `MediaQueue`: 20 items.
  package static let defaultCacheSize = 20
  /// The same for a request: receivers limit what they tell at a time.
  package static let defaultMaximumFetchCount = 20

  package init(
    cacheSize: Int = Self.defaultCacheSize, maximumFetchCount: Int = Self.defaultMaximumFetchCount
  ) {
    self.cache = QueueItemCache(capacity: cacheSize)
    self.fetches = QueueItemFetches(maximumFetchCount: maximumFetchCount)
  }

  /// Whether the list is that of the receiver, as far as can be known.
  package var isCurrent: Bool { self.source != .unknown && !self.isStale }

  // MARK: The list's life

  /// Another media session, or none: what was known is void.
  package mutating func begin(mediaSessionId: Int64?) -> [Action] {
    guard mediaSessionId != self.mediaSessionId else { return [] }
    let error = CastError(.noMediaSession, "The media session whose queue was asked for is over.")
    var actions: [Action] = self.fetches.reset(error).map { .items($0) }
    self.mediaSessionId = mediaSessionId
    self.sequenceNumber = nil
    self.pendingListFetch = nil
    self.isStale = false
    self.source = .unknown
    self.refusesList = false
    self.lastWindow = []
    self.hasRepeatedFetch = false
    self.cache.removeAll()
    self.insertions = []
    actions.append(.itemIdsFailed(error))
    if !self.itemIds.isEmpty {
      self.itemIds = []
      self.listed = []
      actions += self.tell([.reloaded(itemIds: [])])
    }
    return actions
  }

  /// Asks for the list, unless it is being asked for.
  package mutating func requestItemIds() -> [Action] {
    guard self.pendingListFetch == nil, self.mediaSessionId != nil else { return [] }
    self.lastListFetch += 1
    self.pendingListFetch = self.lastListFetch
    return [.fetchItemIds(self.lastListFetch)]
  }

  /// Changes may have been missed: requests the list again.
  package mutating func markStale() -> [Action] {
    self.isStale = true
    return self.requestItemIds()
  }

  /// The link is down: nothing on its way will be answered; what is known may be old when it is up again.
  package mutating func linkLost(_ error: CastError) -> [Action] {
    self.pendingListFetch = nil
    self.isStale = self.mediaSessionId != nil
    self.lastWindow = []
    if self.source == .itemIds { self.refusesList = false }
    return self.fetches.reset(error).map { .items($0) } + [.itemIdsFailed(error)]
  }

  /// Forgets the list and the cache; ``requestItemIds()`` brings them back (SDK `clear`).
  package mutating func clear() -> [Action] {
    self.cache.removeAll()
    self.isStale = true
    if self.source == .status { self.source = .unknown }
    guard !self.itemIds.isEmpty else { return [] }
    self.itemIds = []
    self.listed = []
    return self.tell([.reloaded(itemIds: [])])
  }

  // MARK: The list

  /// The list could not be had.
  ///
  /// - Parameter isRefusal: The receiver doesn't know the question, or never answers: it isn't asked again by itself, and the
  ///   status's items serve.
  package mutating func itemIdsFailed(_ fetch: Int64, with error: CastError, isRefusal: Bool) -> [Action] {
    guard fetch == self.pendingListFetch else { return [] }
    self.pendingListFetch = nil
    if isRefusal { self.refusesList = true }
    if isRefusal, self.source != .itemIds {
      self.isStale = false
      guard !self.lastWindow.isEmpty else { return [.itemIdsFailed(error)] }
      return self.replaceList(self.lastWindow, source: .status) + [.itemIdsKnown]
    }
    return [.itemIdsFailed(error)]
  }

  /// The whole list came.
  ///
  /// - Parameter fetch: The question that it answers, if it is one of ours; answers to older questions don't count.
  package mutating func receiveItemIds(_ itemIds: [Int64], sequenceNumber: Int64?, fetch: Int64?) -> [Action] {
    if let fetch, fetch != self.pendingListFetch { return [] }
    guard self.mediaSessionId != nil else { return [] }
    self.listMessageCount += 1
    let isOld = self.isOld(sequenceNumber)
    if fetch != nil {
      self.pendingListFetch = nil
      if isOld, !self.hasRepeatedFetch {
        self.hasRepeatedFetch = true
        return self.requestItemIds()
      }
    } else if isOld {
      return []
    }
    self.hasRepeatedFetch = false
    self.sequenceNumber = sequenceNumber ?? self.sequenceNumber
    self.isStale = false
    self.refusesList = false
    // Who asked waits for the answer, though a list came by itself meanwhile.
    let isAwaited = self.pendingListFetch != nil
    return self.replaceList(itemIds, source: .itemIds) + (isAwaited ? [] : [.itemIdsKnown])
  }

  mutating func replaceList(_ itemIds: [Int64], source: Source) -> [Action] {
    let old = self.itemIds
    let isFirst = self.source == .unknown
    self.source = source
    self.itemIds = itemIds
    self.listed = Set(itemIds)
    for id in old where !self.listed.contains(id) { _ = self.cache.remove(id) }
    // A list that is empty from the start is news, too: now it is known.
    if isFirst { return self.tell([.reloaded(itemIds: itemIds)]) }
    return self.tell(QueueListDiff.changes(from: old, to: itemIds))
  }

  /// Whether a number tells of the past.
  func isOld(_ number: Int64?) -> Bool {
    guard let number, let current = self.sequenceNumber else { return false }
    return number < current
  }

  // MARK: Telling

  mutating func tell(_ changes: [MediaQueueChange]) -> [Action] {
    var list = self.itemIds.count
    // The counts on the way are those of the list after each change; the last is that of the list now.
    var counts: [Int] = []
    for change in changes.reversed() {
      counts.append(list)
      switch change {
      case .inserted(let ids, _, _): list -= ids.count
      case .removed(let ids, _): list += ids.count
      default: break
      }
    }
    return zip(changes, counts.reversed()).enumerated().map { offset, pair in
      self.revision += 1
      return .tell(
        pair.0, revision: self.revision, itemCount: pair.1, isLast: offset == changes.count - 1)
    }
  }

  /// Where items stand, of those that are in the list, in its order.
  func places(of ids: some Sequence<Int64>) -> [(id: Int64, index: Int)] {
    let wanted = self.listed.intersection(ids)
    guard !wanted.isEmpty else { return [] }
    JSONWork.count(self.itemIds.count)
    return self.itemIds.indices.filter { wanted.contains(self.itemIds[$0]) }.map { (self.itemIds[$0], $0) }
  }

  /// The change that tells that items are updated; none if the list has none of them.
  func update(_ ids: some Sequence<Int64>, _ reason: MediaQueueUpdateReason) -> [MediaQueueChange] {
    let places = self.places(of: ids)
    guard !places.isEmpty else { return [] }
    return [.updated(itemIds: places.map(\.id), indexes: places.map(\.index), reason: reason)]
  }
}

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
