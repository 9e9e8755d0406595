package import CastModel
package import JSONCodec

/// An item in the format of the wire, encoded once. It has no id, because receivers assign ids and reject those of
/// senders (cast.md 16, trap 51), unless it is an update of a known item.
package struct EncodedQueueItem: JSONEncodable, Sendable, Hashable {
  package let bytes: [UInt8]

  package init(_ item: QueueItem, keepsId: Bool = false) {
    var prepared = item.prepared()
    if keepsId {
      prepared.itemId = item.itemId
      // An update keeps the media as the caller or the receiver describes it, and so adds no default stream type.
      prepared.media?.streamType = item.media?.streamType
    }
    self.bytes = prepared.jsonBytes
  }

  package func write(to writer: inout JSONWriter) { writer.value(json: self.bytes) }
}

/// The division of items into messages: each takes as many as stay under the cap of 64 KiB, counted in encoded bytes
/// (cast.md 1.1).
package enum QueueChunks {
  /// The error for an item that doesn't fit into a message.
  package struct Oversize: Error, Hashable, Sendable {
    /// The item's index in the caller's list.
    package var index: Int
    /// The item's length, and the limit of a message, in bytes.
    package var length: Int
    package var limit: Int

    package init(index: Int, length: Int, limit: Int) {
      self.index = index
      self.length = length
      self.limit = limit
    }
  }

  /// Splits elements of these encoded lengths, in their order, into runs of at most `budget` bytes each, including
  /// the commas between the elements.
  package static func ranges(lengths: [Int], budget: Int, from start: Int = 0) throws(Oversize) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var first = start
    var length = 0
    for index in lengths.indices.dropFirst(start) {
      guard lengths[index] <= budget else { throw Oversize(index: index, length: lengths[index], limit: budget) }
      let more = lengths[index] + (index > first ? 1 : 0)
      if length + more > budget {
        ranges.append(first..<index)
        first = index
        length = lengths[index]
      } else {
        length += more
      }
    }
    if first < lengths.count { ranges.append(first..<lengths.count) }
    return ranges
  }
}

/// The messages that load a queue: one LOAD with the item to begin with, then the items behind it are appended, then
/// those before it are inserted.
package struct QueueLoadPlan: Sendable, Hashable {
  /// The items of the LOAD.
  package var load: Range<Int>
  /// The index in ``load`` of the item to begin with.
  package var startIndex: Int
  /// The items appended behind it, in this order.
  package var following: [Range<Int>]
  /// The items inserted before it, in this order.
  package var preceding: [Range<Int>]

  /// - Parameters:
  ///   - lengths: The encoded items' lengths in bytes.
  ///   - startIndex: The index of the item to begin with.
  ///   - loadBudget: The bytes available for items in a LOAD.
  ///   - insertBudget: The bytes available for items in a QUEUE_INSERT.
  package init(
    lengths: [Int], startIndex: Int, loadBudget: Int, insertBudget: Int
  ) throws(QueueChunks.Oversize) {
    let budget = min(loadBudget, insertBudget)
    // An item must fit into either kind of message.
    if let index = lengths.firstIndex(where: { $0 > budget }) {
      throw QueueChunks.Oversize(index: index, length: lengths[index], limit: budget)
    }
    let fromFront = try QueueChunks.ranges(lengths: lengths, budget: loadBudget).first ?? 0..<0
    if fromFront.contains(startIndex) {
      self.load = fromFront
    } else {
      self.load = try QueueChunks.ranges(lengths: lengths, budget: loadBudget, from: startIndex).first ?? 0..<0
    }
    self.startIndex = startIndex - self.load.lowerBound
    self.following = try QueueChunks.ranges(lengths: lengths, budget: insertBudget, from: self.load.upperBound)
    let before = Array(lengths[..<self.load.lowerBound])
    self.preceding = try QueueChunks.ranges(lengths: before, budget: insertBudget)
  }

  /// Whether one message is enough.
  package var isWhole: Bool { self.following.isEmpty && self.preceding.isEmpty }
}

/// The place of the next chunk of a long insertion, which other senders' changes may move. A pure value.
///
/// Chunks stay together: each is inserted behind the last item of the previous chunk, at its current place. If the
/// receiver doesn't send its list, the requested place is used.
package struct QueueInsertionCursor: Sendable, Hashable {
  /// The item before which all are inserted; `nil`: they are appended.
  package let anchor: Int64?
  package private(set) var lastInserted: Int64?
  /// All inserted items, in order; `nil` once the receiver hasn't reported some.
  package private(set) var itemIds: [Int64]? = []
  /// The number of inserted items.
  package private(set) var count = 0

  package init(before anchor: Int64?) { self.anchor = anchor }

  /// Continues behind an item that is already in the list.
  package init(after itemId: Int64?) {
    self.anchor = nil
    self.lastInserted = itemId
  }

  /// The place of the next chunk.
  package enum Place: Sendable, Hashable {
    case before(Int64)
    case atEnd
    /// The item behind it is gone, and no other item marks the place.
    case lost
  }

  /// Returns the place of the next chunk in `list`; `nil`: the list isn't known.
  package func place(in list: [Int64]?) -> Place {
    let asked = self.anchor.map { Place.before($0) } ?? .atEnd
    guard let list else { return asked }
    if let lastInserted, let index = list.firstIndex(of: lastInserted) {
      return index + 1 < list.count ? .before(list[index + 1]) : .atEnd
    }
    guard let anchor else { return .atEnd }
    return list.contains(anchor) ? .before(anchor) : .lost
  }

  /// Notes an inserted chunk; `ids` if the receiver reported them.
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

  /// Returns the ids that an insertion of `count` items got, computed from the change of the list; `nil` if they are
  /// ambiguous, because other senders inserted items too.
  package static func insertedIds(count: Int, before: [Int64]?, after: [Int64]) -> [Int64]? {
    guard let before else { return nil }
    let wasThere = Set(before)
    let new = after.filter { !wasThere.contains($0) }
    return new.count == count ? new : nil
  }
}
