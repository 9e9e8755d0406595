package import CastModel
import JSONCodec

/// The items of a queue that were used last: a cache that forgets the one that nobody has looked at for longest. A pure value.
package struct QueueItemCache: Sendable {
  private struct Entry: Sendable {
    var item: QueueItem
    var use: UInt64
    /// How long the item is as JSON.
    var bytes: Int
  }

  /// The most items that are kept.
  package private(set) var capacity: Int
  private var entries: [Int64: Entry] = [:]
  /// How long all items are as JSON.
  private var bytes = 0
  /// Every use, the oldest first; only an item's newest one counts.
  private var uses: [(id: Int64, use: UInt64)] = []
  private var firstUse = 0
  private var lastUse: UInt64 = 0

  package init(capacity: Int) { self.capacity = max(1, capacity) }

  package var count: Int { self.entries.count }

  /// The item `id`, without counting as a use.
  package func peek(_ id: Int64) -> QueueItem? { self.entries[id]?.item }

  /// The item `id`, which is now the one used last.
  package mutating func use(_ id: Int64) -> QueueItem? {
    guard let entry = self.entries[id] else { return nil }
    self.touch(id, entry.item, bytes: entry.bytes)
    return entry.item
  }

  /// Keeps an item; tells which had to go for it.
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

  /// Keeps another number of items; tells which had to go.
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
    let current = self.uses[self.firstUse...].filter { self.entries[$0.id]?.use == $0.use }
    self.uses = current
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
