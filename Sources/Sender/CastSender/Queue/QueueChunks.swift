package import CastModel
package import JSONCodec

/// An item as it goes over the wire, encoded once: without an id, which receivers give and don't want to be given (cast.md
/// 16, trap 51), unless it is an update of a known one.
package struct EncodedQueueItem: JSONEncodable, Sendable, Hashable {
  package let bytes: [UInt8]

  package init(_ item: QueueItem, keepsId: Bool = false) {
    var prepared = item.prepared()
    if keepsId {
      prepared.itemId = item.itemId
      // An update says what changes, and nothing by default.
      prepared.media?.streamType = item.media?.streamType
    }
    self.bytes = prepared.jsonBytes
  }

  package func write(to writer: inout JSONWriter) { writer.value(json: self.bytes) }
}

/// How many items a message takes: as many as stay under the cap of 64 KiB, counted in encoded bytes (cast.md 1.1).
package enum QueueChunks {
  /// An item that fits into no message.
  package struct Oversize: Error, Hashable, Sendable {
    /// Its place in what was given.
    package var index: Int
    /// Its length, and what a message takes, in bytes.
    package var length: Int
    package var limit: Int

    package init(index: Int, length: Int, limit: Int) {
      self.index = index
      self.length = length
      self.limit = limit
    }
  }

  /// Cuts elements of these encoded lengths, in their order, into runs of which each has at most `budget` bytes with the commas
  /// between its elements.
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

/// In which messages a queue is loaded: one LOAD with the item to begin with, the items behind it appended, then those before
/// it inserted.
package struct QueueLoadPlan: Sendable, Hashable {
  /// What the LOAD carries.
  package var load: Range<Int>
  /// Where in ``load`` playing begins.
  package var startIndex: Int
  /// What is inserted behind it, in this order.
  package var following: [Range<Int>]
  /// What is inserted before it, in this order.
  package var preceding: [Range<Int>]

  /// - Parameters:
  ///   - lengths: The encoded items' lengths in bytes.
  ///   - startIndex: The item to begin with, one of them.
  ///   - loadBudget: How many bytes of items a LOAD takes.
  ///   - insertBudget: How many a QUEUE_INSERT takes.
  package init(
    lengths: [Int], startIndex: Int, loadBudget: Int, insertBudget: Int
  ) throws(QueueChunks.Oversize) {
    let budget = min(loadBudget, insertBudget)
    // An item must fit into whichever message it comes to be in.
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

/// Where the next chunk of a long insertion goes, while others may change the queue too. A pure value.
///
/// Chunks stay together: each goes behind the last item of the one before, wherever that is now. Only where the receiver doesn't
/// tell its list does the place that was asked for have to do.
package struct QueueInsertionCursor: Sendable, Hashable {
  /// The item before which all are inserted; `nil`: at the end.
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
