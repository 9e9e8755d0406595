package import CastModel
import JSONCodec

extension MediaQueueModel {
  /// Applies a QUEUE_CHANGE.
  ///
  /// A known sequence number means a repetition; one that leaves a gap means that changes were missed, and so does a
  /// change that doesn't fit the list.
  package mutating func receive(_ change: QueueChange, sequenceNumber: Int64?, requestId: Int64?) -> [Action] {
    guard self.mediaSessionId != nil else { return [] }
    self.listMessageCount += 1
    if let number = sequenceNumber, let current = self.sequenceNumber, number <= current { return [] }
    if change.type == .insert {
      self.remember(ReportedInsertion(change: change, requestId: requestId))
    }
    let hasGap = self.leavesGap(sequenceNumber)
    self.sequenceNumber = sequenceNumber ?? self.sequenceNumber
    let invalid = change.type == .itemsChange ? self.invalidate(change.itemIds) : []
    // An unknown list can't be changed; the answer to the request for it will include the change.
    guard self.source == .itemIds else { return invalid + (self.source == .status ? self.requestItemIds() : []) }
    guard !hasGap, let actions = self.apply(change) else { return invalid + self.markStale() }
    return invalid + actions
  }

  private mutating func remember(_ insertion: ReportedInsertion) {
    self.insertions.append(insertion)
    var count = self.insertions.reduce(0) { $0 + $1.change.itemIds.count }
    while self.insertions.count > DeviceLimits.toldInsertions || count > DeviceLimits.queueItems {
      count -= self.insertions.removeFirst().change.itemIds.count
    }
  }

  private func leavesGap(_ number: Int64?) -> Bool {
    guard let number, let current = self.sequenceNumber else { return false }
    return number - 1 > current
  }

  /// Applies a change to the list; returns `nil` if it doesn't fit.
  private mutating func apply(_ change: QueueChange) -> [Action]? {
    switch change.type {
    case QueueChange.ChangeType.insert: return self.insert(change.itemIds, before: change.insertBefore)
    case QueueChange.ChangeType.remove: return self.remove(change.itemIds)
    case QueueChange.ChangeType.itemsChange, QueueChange.ChangeType.noChange: return []
    case QueueChange.ChangeType.update:
      guard Set(change.itemIds) == self.listed else { return nil }
      guard change.itemIds != self.itemIds else { return [] }
      self.itemIds = change.itemIds
      return self.tell([.reordered(itemIds: change.itemIds)])
    default: return nil
    }
  }

  private mutating func insert(_ ids: [Int64], before: Int64?) -> [Action]? {
    guard !ids.isEmpty, self.itemIds.count + ids.count <= DeviceLimits.queueItems else { return nil }
    JSONWork.count(ids.count)
    var index = self.itemIds.count
    if let before {
      guard let place = self.itemIds.firstIndex(of: before) else { return nil }
      index = place
    }
    guard self.listed.isDisjoint(with: ids) else { return nil }
    self.itemIds.insert(contentsOf: ids, at: index)
    self.listed.formUnion(ids)
    return self.tell([.inserted(itemIds: ids, index: index, before: before)])
  }

  private mutating func remove(_ ids: [Int64]) -> [Action]? {
    let places = self.places(of: ids)
    guard !places.isEmpty else { return [] }
    let isRemoved = Set(places.map(\.id))
    self.itemIds.removeAll(where: isRemoved.contains)
    self.listed.subtract(isRemoved)
    for id in isRemoved { _ = self.cache.remove(id) }
    return self.tell([.removed(itemIds: places.map(\.id), indexes: places.map(\.index))])
  }

  /// Removes changed items from the cache; waiting callers get the new ones.
  package mutating func invalidate(_ ids: [Int64]) -> [Action] {
    self.contentVersion += 1
    for id in ids { _ = self.cache.remove(id) }
    return self.tell(self.update(ids, .changed)) + self.fetches.invalidate(ids).map { .items($0) }
  }

  // MARK: Statuses

  /// Updates the list from a MEDIA_STATUS.
  ///
  /// - Parameters:
  ///   - mediaSessionId: The current media session; `nil` if none exists.
  ///   - items: The items in the message itself, without inherited ones; `nil` if it has none.
  ///   - hasQueue: Whether any status or message so far shows that a queue exists.
  package mutating func receiveStatus(mediaSessionId: Int64?, items: [QueueItem]?, hasQueue: Bool) -> [Action] {
    var actions = self.begin(mediaSessionId: mediaSessionId)
    guard mediaSessionId != nil else { return actions }
    if let items { actions += self.receiveWindow(items) }
    let isUnknown = self.source == .unknown && hasQueue && !self.refusesList
    if isUnknown || (self.isStale && !self.refusesList) { actions += self.requestItemIds() }
    return actions
  }

  /// Updates the list from the items of a status: a window of the queue around the current item, not the whole
  /// (cast.md 16, trap 52).
  private mutating func receiveWindow(_ items: [QueueItem]) -> [Action] {
    let items = items.prefix(DeviceLimits.queueItems).filter { ($0.itemId ?? 0) > 0 }
    var seen = Set<Int64>()
    let window = items.compactMap(\.itemId).filter { seen.insert($0).inserted }
    let isNews = window != self.lastWindow
    self.lastWindow = window
    var actions: [Action] = []
    if self.refusesList, self.source != .itemIds {
      actions += self.replaceList(window, source: .status)
    } else if self.source == .itemIds, isNews, !self.fits(window) {
      // Once for each window: otherwise a receiver whose windows never fit would be asked forever.
      actions += self.markStale()
    }
    return actions + self.keep(Array(items))
  }

  /// Whether the list has these items one after the other, possibly wrapping around its end.
  private func fits(_ window: [Int64]) -> Bool {
    guard let first = window.first else { return true }
    guard window.count <= self.itemIds.count, let start = self.itemIds.firstIndex(of: first) else { return false }
    return window.indices.allSatisfy { self.itemIds[(start + $0) % self.itemIds.count] == window[$0] }
  }

  /// Caches the items of a status. Those that are known keep the members that the status leaves out.
  private mutating func keep(_ items: [QueueItem]) -> [Action] {
    let isThere = Set(self.places(of: items.compactMap(\.itemId)).map(\.id))
    var changed: [Int64] = []
    var evicted: [Int64] = []
    var undeclared = UndeclaredMembers()
    for var item in items {
      guard let id = item.itemId, isThere.contains(id) else { continue }
      if let known = self.cache.peek(id) {
        item.inherit(from: known, &undeclared)
        guard item != known else { continue }
        self.contentVersion += 1
        changed.append(id)
      } else if item.media == nil {
        continue
      }
      evicted += self.cache.insert(item, id: id)
    }
    return self.tell(self.update(changed, .changed) + self.update(evicted, .evicted))
  }
}

/// The single steps that lead from one list of item ids to another. A pure function.
package enum QueueListDiff {
  /// The maximum number of runs of inserted items. Beyond it the change is published as a reload: no client animates
  /// hundreds of runs.
  static let maximumRuns = 64

  /// Returns the changes that lead from `old` to `new`, in the order in which to apply them: removals, the order of
  /// the remaining items, insertions. Neither list has an id twice.
  package static func changes(from old: [Int64], to new: [Int64]) -> [MediaQueueChange] {
    guard old != new else { return [] }
    let isNew = Set(new)
    let wasOld = Set(old)
    let kept = new.filter(wasOld.contains)
    guard !kept.isEmpty else { return [.reloaded(itemIds: new)] }

    var changes: [MediaQueueChange] = []
    let removed = old.indices.filter { !isNew.contains(old[$0]) }
    if !removed.isEmpty { changes.append(.removed(itemIds: removed.map { old[$0] }, indexes: removed)) }
    if kept != old.filter(isNew.contains) { changes.append(.reordered(itemIds: kept)) }
    let runs = Self.insertedRuns(in: new, where: { !wasOld.contains($0) })
    guard runs.count <= Self.maximumRuns else { return [.reloaded(itemIds: new)] }
    return changes + runs
  }

  /// Returns the runs of inserted items from the front. When one is applied, all before it have been, and only kept
  /// items are behind it.
  private static func insertedRuns(in new: [Int64], where isInserted: (Int64) -> Bool) -> [MediaQueueChange] {
    var runs: [MediaQueueChange] = []
    var start = 0
    while start < new.count {
      guard isInserted(new[start]) else {
        start += 1
        continue
      }
      let end = new[start...].firstIndex { !isInserted($0) } ?? new.count
      runs.append(
        .inserted(itemIds: Array(new[start..<end]), index: start, before: end < new.count ? new[end] : nil))
      start = end
    }
    return runs
  }

  /// Returns `list` after `change`; for mirrors, and for tests.
  package static func apply(_ change: MediaQueueChange, to list: [Int64]) -> [Int64] {
    switch change {
    case .reloaded(let itemIds), .reordered(let itemIds): return itemIds
    case .updated: return list
    case .inserted(let itemIds, let index, _):
      var list = list
      list.insert(contentsOf: itemIds, at: min(max(0, index), list.count))
      return list
    case .removed(let itemIds, _):
      let isRemoved = Set(itemIds)
      return list.filter { !isRemoved.contains($0) }
    }
  }
}
