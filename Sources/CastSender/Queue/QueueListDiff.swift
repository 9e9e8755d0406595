/// What makes one list of item ids another, in steps that can be told one by one. A pure function.
package enum QueueListDiff {
  /// More runs of inserted items than this are told as a reload: nobody animates hundreds of them.
  static let maximumRuns = 64

  /// The changes that lead from `old` to `new`, in the order in which they are to be made: what goes, the order of what stays,
  /// what comes. Neither list has an id twice.
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

  /// The runs of inserted items from the front: when one is told, all before it are there, and what stands behind it is what
  /// was kept.
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

  /// What `list` is after `change`; for mirrors, and for tests.
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
