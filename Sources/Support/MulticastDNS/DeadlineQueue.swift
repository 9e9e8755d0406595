package import NIOCore

/// A heap of keys by deadline; each key has at most one deadline, the earliest requested.
package struct DeadlineQueue<Key: Hashable & Sendable>: Sendable {
  private struct Entry: Sendable {
    let deadline: NIODeadline
    let key: Key
  }

  /// Entries that differ from ``deadlines`` are stale, and are dropped when they reach the top.
  private var heap: [Entry] = []
  private var deadlines: [Key: NIODeadline] = [:]

  package init() {}

  package var isEmpty: Bool { self.deadlines.isEmpty }

  /// The earliest deadline.
  package var next: NIODeadline? { self.heap.first?.deadline }

  /// Schedules `key` for `deadline`, unless it is due earlier.
  package mutating func schedule(_ key: Key, at deadline: NIODeadline) {
    if let known = self.deadlines[key], known <= deadline { return }
    self.deadlines[key] = deadline
    self.heap.append(Entry(deadline: deadline, key: key))
    self.siftUp(self.heap.count - 1)
    self.dropStale()
  }

  package mutating func cancel(_ key: Key) {
    guard self.deadlines.removeValue(forKey: key) != nil else { return }
    self.dropStale()
  }

  /// Removes and returns the due keys, earliest first.
  package mutating func popDue(now: NIODeadline) -> [Key] {
    var keys: [Key] = []
    while let first = self.heap.first, first.deadline <= now {
      keys.append(first.key)
      self.deadlines[first.key] = nil
      self.removeFirst()
      self.dropStale()
    }
    return keys
  }

  private mutating func dropStale() {
    while let first = self.heap.first, self.deadlines[first.key] != first.deadline { self.removeFirst() }
    // Stale entries deeper in the heap must not accumulate either.
    guard self.heap.count > 64, self.heap.count > 2 * self.deadlines.count else { return }
    self.heap = self.deadlines.map { Entry(deadline: $0.value, key: $0.key) }.sorted { $0.deadline < $1.deadline }
  }

  private mutating func removeFirst() {
    self.heap.swapAt(0, self.heap.count - 1)
    self.heap.removeLast()
    self.siftDown()
  }

  private mutating func siftUp(_ start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard self.heap[index].deadline < self.heap[parent].deadline else { return }
      self.heap.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func siftDown() {
    var index = 0
    while true {
      var least = 2 * index + 1
      guard least < self.heap.count else { return }
      if least + 1 < self.heap.count, self.heap[least + 1].deadline < self.heap[least].deadline { least += 1 }
      guard self.heap[least].deadline < self.heap[index].deadline else { return }
      self.heap.swapAt(index, least)
      index = least
    }
  }
}
