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
