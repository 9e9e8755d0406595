package import CastModel
import JSONCodec

/// A local copy of a receiver's queue: the whole list of ids, and the items used last (SDK `GCKMediaQueue`). A pure
/// value.
///
/// The list follows QUEUE_CHANGE, and is requested again if a change was missed, as shown by a gap in the sequence
/// numbers, a change that doesn't fit, or a status with its items in other places (cast.md 7.4, rule 8). For
/// receivers that send no list, the items of their status are the list.
package struct MediaQueueModel: Sendable {
  /// The source of the list.
  package struct Source: RawRepresentable, Sendable, Hashable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The list is unknown: no media session exists, or the request for the list is in flight.
    package static let unknown = Source(rawValue: "UNKNOWN")
    /// The receiver sent the whole list.
    package static let itemIds = Source(rawValue: "ITEM_IDS")
    /// The receiver doesn't send its list; these are the items of its status.
    package static let status = Source(rawValue: "STATUS")
  }

  package enum Action: Sendable {
    /// Request the list; the answer is passed back with this number.
    case fetchItemIds(Int64)
    case items(QueueItemFetches.Action)
    case tell(MediaQueueChange, revision: Int64, itemCount: Int, isLast: Bool)
    /// Callers that wait for the list can continue.
    case itemIdsKnown
    case itemIdsFailed(CastError)
  }

  package internal(set) var mediaSessionId: Int64?
  package internal(set) var itemIds: [Int64] = []
  /// The same ids, for look-ups.
  var listed: Set<Int64> = []
  package internal(set) var source = Source.unknown
  /// The receiver's latest sequence number of the list.
  package internal(set) var sequenceNumber: Int64?
  /// The number of changes published so far.
  package private(set) var revision: Int64 = 0
  /// Whether changes may have been missed.
  package internal(set) var isStale = false
  /// The request for the list whose answer counts.
  package internal(set) var pendingListFetch: Int64?
  package internal(set) var cache: QueueItemCache
  package internal(set) var fetches: QueueItemFetches
  /// The INSERT changes since they were last cleared: the ids of our insertions are taken from them.
  package internal(set) var insertions: [ReportedInsertion] = []
  /// The number of messages about the list so far.
  package internal(set) var listMessageCount = 0
  /// The number of changes of items' contents so far.
  package internal(set) var contentVersion = 0
  /// Whether the receiver refused its list when last asked in this media session.
  var refusesList = false
  /// The error of a request for the list that the app's run left unanswered; `nil` if there is none, or the app has
  /// sent its list since.
  package internal(set) var silence: CastError?
  /// The ids of the status's items that were last compared with the list.
  var lastWindow: [Int64] = []
  private var lastListFetch: Int64 = 0
  /// Whether the answer to the last request was older than the known list.
  var hasRepeatedFetch = false

  /// The assumption of Android's `MediaQueue`: 20 items.
  package static let defaultCacheSize = 20
  /// The default of a request, also 20: receivers limit the items in an answer.
  package static let defaultMaximumFetchCount = 20

  package init(
    cacheSize: Int = Self.defaultCacheSize, maximumFetchCount: Int = Self.defaultMaximumFetchCount
  ) {
    self.cache = QueueItemCache(capacity: cacheSize)
    self.fetches = QueueItemFetches(maximumFetchCount: maximumFetchCount)
  }

  /// Whether the list equals the receiver's, as far as is known.
  package var isCurrent: Bool { self.source != .unknown && !self.isStale }

  // MARK: The list's life

  /// Begins with another media session, or none, and forgets the queue of the earlier one.
  package mutating func begin(mediaSessionId: Int64?) -> [Action] {
    guard mediaSessionId != self.mediaSessionId else { return [] }
    let error = CastError(.noMediaSession, "The media session whose queue was asked for is over.")
    var actions: [Action] = self.fetches.reset(error).map { .items($0) }
    self.mediaSessionId = mediaSessionId
    self.sequenceNumber = nil
    self.pendingListFetch = nil
    self.isStale = false
    self.source = .unknown
    self.refusesList = self.silence != nil
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

  /// Requests the list, unless a request is in flight.
  package mutating func requestItemIds() -> [Action] {
    guard self.pendingListFetch == nil, self.mediaSessionId != nil else { return [] }
    self.lastListFetch += 1
    self.pendingListFetch = self.lastListFetch
    return [.fetchItemIds(self.lastListFetch)]
  }

  /// Notes that changes may have been missed, and requests the list again.
  package mutating func markStale() -> [Action] {
    self.isStale = true
    return self.requestItemIds()
  }

  /// Notes that the link is down: requests in flight won't be answered, and the list may be outdated when the link is
  /// up again.
  package mutating func linkLost(_ error: CastError) -> [Action] {
    self.pendingListFetch = nil
    self.isStale = self.mediaSessionId != nil
    self.lastWindow = []
    if self.source == .itemIds || self.silence != nil { self.refusesList = false }
    self.silence = nil
    return self.fetches.reset(error).map { .items($0) } + [.itemIdsFailed(error)]
  }

  /// Forgets the list and the cache; ``requestItemIds()`` restores them (SDK `clear`).
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

  /// Handles the failure of a request for the list.
  ///
  /// - Parameter isRefusal: Whether the receiver doesn't know the request, or never answers: it isn't repeated
  ///   automatically, and the status's items are used.
  /// - Parameter isSilence: Whether the receiver never answers: the request isn't repeated automatically in later
  ///   media sessions of the app's run either.
  package mutating func itemIdsFailed(
    _ fetch: Int64, with error: CastError, isRefusal: Bool, isSilence: Bool = false
  ) -> [Action] {
    guard fetch == self.pendingListFetch else { return [] }
    self.pendingListFetch = nil
    if isSilence { self.silence = error }
    if isRefusal { self.refusesList = true }
    if isRefusal, self.source != .itemIds {
      self.isStale = false
      guard !self.lastWindow.isEmpty else { return [.itemIdsFailed(error)] }
      return self.replaceList(self.lastWindow, source: .status) + [.itemIdsKnown]
    }
    return [.itemIdsFailed(error)]
  }

  /// Replaces the list by the receiver's whole list.
  ///
  /// - Parameter fetch: The request that it answers, if it is one of ours; answers to older requests don't count.
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
    self.silence = nil
    // A caller that requested the list waits for the answer, although a list has arrived unasked meanwhile.
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
    // A list that is empty from the start is a change, too: it has become known.
    if isFirst { return self.tell([.reloaded(itemIds: itemIds)]) }
    return self.tell(QueueListDiff.changes(from: old, to: itemIds))
  }

  /// Whether a sequence number is older than the list's.
  func isOld(_ number: Int64?) -> Bool {
    guard let number, let current = self.sequenceNumber else { return false }
    return number < current
  }

  // MARK: Telling

  mutating func tell(_ changes: [MediaQueueChange]) -> [Action] {
    var list = self.itemIds.count
    // Each event carries the list's count after its change; the last one carries the present count.
    var counts: [Int] = []
    for change in changes.reversed() {
      counts.append(list)
      switch change {
      case .inserted(let ids, _, _): list -= ids.count
      case .removed(let ids, _): list += ids.count
      case .reloaded, .updated, .reordered: break
      }
    }
    return zip(changes, counts.reversed()).enumerated().map { offset, pair in
      self.revision += 1
      return .tell(
        pair.0, revision: self.revision, itemCount: pair.1, isLast: offset == changes.count - 1)
    }
  }

  /// Returns the indexes of those items that are in the list, in its order.
  func places(of ids: some Sequence<Int64>) -> [(id: Int64, index: Int)] {
    let wanted = self.listed.intersection(ids)
    guard !wanted.isEmpty else { return [] }
    JSONWork.count(self.itemIds.count)
    return self.itemIds.indices.filter { wanted.contains(self.itemIds[$0]) }.map { (self.itemIds[$0], $0) }
  }

  /// Returns the change that reports items as updated; none if none of them is in the list.
  func update(_ ids: some Sequence<Int64>, _ reason: MediaQueueUpdateReason) -> [MediaQueueChange] {
    let places = self.places(of: ids)
    guard !places.isEmpty else { return [] }
    return [.updated(itemIds: places.map(\.id), indexes: places.map(\.index), reason: reason)]
  }

  // MARK: Items

  /// Notes that a caller waits for items; it gets cached ones at once.
  ///
  /// - Parameter fromReceiver: Whether to request all of them, even cached ones.
  package mutating func want(_ ids: [Int64], fromReceiver: Bool = false, waiter: UInt64) -> [Action] {
    var known: [Int64: QueueItem] = [:]
    if !fromReceiver {
      for id in ids { known[id] = self.cache.use(id) }
    }
    return self.fetches.want(ids, known: known, waiter: waiter).map { .items($0) }
  }

  package mutating func cancel(_ waiter: UInt64) { self.fetches.cancel(waiter) }

  /// Handles the answer to a fetch. Items that weren't requested are ignored.
  package mutating func receiveItems(_ items: [QueueItem], sequenceNumber: Int64?, fetch: Int64) -> [Action] {
    let answer = self.fetches.answer(fetch, items: items, isStale: self.isOld(sequenceNumber))
    var actions = self.store(answer.items) + answer.actions.map { .items($0) }
    // The list has items that the receiver doesn't know.
    if self.source == .itemIds, !self.places(of: answer.absent).isEmpty { actions += self.markStale() }
    return actions
  }

  package mutating func itemsFailed(_ fetch: Int64, with error: CastError) -> [Action] {
    self.fetches.fail(fetch, with: error).map { .items($0) }
  }

  /// Caches items that the receiver sent.
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

  package mutating func setCache(size: Int?, maximumFetchCount: Int?) -> [Action] {
    if let maximumFetchCount { self.fetches.maximumFetchCount = max(1, maximumFetchCount) }
    guard let size else { return [] }
    return self.tell(self.update(self.cache.setCapacity(size), .evicted))
  }
}
