/// The indices of members by their keys, found without examining the other members: an open-addressing table, with
/// Swift's hashes, which are unpredictable.
///
/// It holds indices only; the caller passes the members, whose keys are compared. Keys are unique.
struct JSONKeyIndex: Sendable {
  /// Each slot is an index plus one; 0 is free. The count is a power of two, and at least twice that of the members.
  private var slots: [UInt32]

  /// Indexes `members`.
  init(_ members: [(key: String, value: JSONValue)]) {
    var size = 16
    while size < 4 * members.count { size *= 2 }
    self.slots = Array(repeating: 0, count: size)
    for place in members.indices { self.insert(members[place].key, at: place) }
  }

  /// Returns the index of the member `key`.
  func place(of key: String, in members: [(key: String, value: JSONValue)]) -> Int? {
    var slot = self.firstSlot(for: key)
    while self.slots[slot] != 0 {
      JSONWork.count()
      let place = Int(self.slots[slot]) - 1
      if members[place].key == key { return place }
      slot = (slot + 1) & (self.slots.count - 1)
    }
    return nil
  }

  /// Adds the last of `members`, which is new.
  mutating func append(to members: [(key: String, value: JSONValue)]) {
    guard 2 * members.count <= self.slots.count else {
      self = JSONKeyIndex(members)
      return
    }
    self.insert(members[members.count - 1].key, at: members.count - 1)
  }

  private mutating func insert(_ key: String, at place: Int) {
    var slot = self.firstSlot(for: key)
    JSONWork.count()
    while self.slots[slot] != 0 {
      JSONWork.count()
      slot = (slot + 1) & (self.slots.count - 1)
    }
    self.slots[slot] = UInt32(place + 1)
  }

  private func firstSlot(for key: String) -> Int { key.hashValue & (self.slots.count - 1) }
}
