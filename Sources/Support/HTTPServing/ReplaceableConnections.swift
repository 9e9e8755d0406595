/// The choice of the connection that a new one may replace at the limit: a pure value.
///
/// A connection that waits for a request loses nothing that its client can't request again, so those are replaced
/// first, beginning with the one that has waited longest. Connections with a request follow, oldest first.
struct ReplaceableConnections<ID: Hashable & Sendable>: Sendable {
  private struct Entry {
    var number: UInt64
    var isBusy = false
  }

  private var entries: [ID: Entry] = [:]
  private var next: UInt64 = 0

  /// Adds a connection that hasn't sent a request yet.
  mutating func insert(_ id: ID) { self.entries[id] = Entry(number: self.takeNumber()) }

  /// Removes a connection that has ended, or that can't be replaced any more.
  mutating func remove(_ id: ID) { self.entries[id] = nil }

  /// Notes whether a request of a connection is being read or answered.
  mutating func set(_ id: ID, isBusy: Bool) {
    guard self.entries[id] != nil else { return }
    self.entries[id] = Entry(number: self.takeNumber(), isBusy: isBusy)
  }

  /// The connection to end for a new one; `nil` if there is none.
  var replaceable: ID? {
    self.entries.min { left, right in
      left.value.isBusy == right.value.isBusy ? left.value.number < right.value.number : !left.value.isBusy
    }?.key
  }

  private mutating func takeNumber() -> UInt64 {
    defer { self.next += 1 }
    return self.next
  }
}
