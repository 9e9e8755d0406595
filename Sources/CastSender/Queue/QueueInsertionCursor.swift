/// Where the next chunk of a long insertion goes, while others may change the queue too. A pure value.
///
/// Chunks stay together: each goes behind the last item of the one before, wherever that is now. Only where the receiver doesn't
/// tell its list does the place that was asked for have to do.
package struct QueueInsertionCursor: Sendable, Hashable {
  /// What the whole is to stand before; `nil`: at the end.
  package let anchor: Int64?
  /// The last item that is in.
  package private(set) var lastInserted: Int64?
  /// Every item that is in, in order; `nil` once the receiver has not told some.
  package private(set) var itemIds: [Int64]? = []
  /// How many items are in.
  package private(set) var count = 0

  package init(before anchor: Int64?) { self.anchor = anchor }

  /// Goes on behind an item that is there already.
  package init(after itemId: Int64?) {
    self.anchor = nil
    self.lastInserted = itemId
  }

  /// Where the next chunk goes.
  package enum Place: Sendable, Hashable {
    case before(Int64)
    case atEnd
    /// What it was to stand before is gone, and nothing else shows the place.
    case lost
  }

  /// Where the next chunk goes in `list`; `nil`: the list isn't known.
  package func place(in list: [Int64]?) -> Place {
    let asked = self.anchor.map { Place.before($0) } ?? .atEnd
    guard let list else { return asked }
    if let lastInserted, let index = list.firstIndex(of: lastInserted) {
      return index + 1 < list.count ? .before(list[index + 1]) : .atEnd
    }
    guard let anchor else { return .atEnd }
    return list.contains(anchor) ? .before(anchor) : .lost
  }

  /// A chunk is in; `ids` if the receiver told them.
  package mutating func inserted(_ count: Int, ids: [Int64]?) {
    self.count += count
    if let ids {
      self.itemIds?.append(contentsOf: ids)
      self.lastInserted = ids.last ?? self.lastInserted
    } else {
      self.itemIds = nil
      self.lastInserted = nil
    }
  }
}

extension QueueInsertionCursor {
  /// The ids that an insertion of `count` items got, by how the list changed meanwhile; `nil` if that can't be told, because others
  /// inserted too.
  package static func insertedIds(count: Int, before: [Int64]?, after: [Int64]) -> [Int64]? {
    guard let before else { return nil }
    let wasThere = Set(before)
    let new = after.filter { !wasThere.contains($0) }
    return new.count == count ? new : nil
  }
}
