/// The copies to remove: a pure function of a folder's contents and limits.
package struct EvictionPlan: Sendable, Hashable {
  /// One copy that the folder has.
  package struct Entry: Sendable, Hashable {
    package var name: String
    package var object: String
    /// The time of the last use, in seconds since 1970.
    package var lastUsed: Double

    package init(name: String, object: String, lastUsed: Double) {
      self.name = name
      self.object = object
      self.lastUsed = lastUsed
    }
  }

  package struct Limits: Sendable, Hashable {
    package var bytes: Int64
    package var entries: Int
    /// The seconds after its last use at which a copy is removed.
    package var age: Int64

    package init(bytes: Int64, entries: Int, age: Int64) {
      self.bytes = bytes
      self.entries = entries
      self.age = age
    }

    /// The lower limits after a removal, so that the next additions don't each need a check of the whole folder.
    fileprivate var afterwards: Limits {
      Limits(bytes: self.bytes - self.bytes / 10, entries: self.entries - self.entries / 10, age: self.age)
    }
  }

  /// The names of the entries to remove.
  package private(set) var entries: Set<String> = []
  /// The pictures without an entry.
  package private(set) var objects: Set<String> = []
  /// The bytes that stay.
  package private(set) var keptBytes: Int64 = 0
  package private(set) var keptEntries = 0

  /// - Parameters:
  ///   - objects: The pictures, with their lengths.
  ///   - reserve: The number of bytes that must be free below the limit afterwards.
  package init(entries: [Entry], objects: [String: Int64], limits: Limits, now: Int64, reserve: Int64 = 0) {
    var references: [String: Int] = [:]
    var kept: [Entry] = []
    for entry in entries {
      let isOld = Double(now) - min(entry.lastUsed, Double(now)) > Double(limits.age)
      guard !isOld, objects[entry.object] != nil else {
        self.entries.insert(entry.name)
        continue
      }
      kept.append(entry)
      references[entry.object, default: 0] += 1
    }
    var bytes = references.keys.reduce(0) { $0 + (objects[$1] ?? 0) }
    var count = kept.count
    if bytes + reserve > limits.bytes || count > limits.entries {
      let goal = limits.afterwards
      for entry in kept.sorted(by: { ($0.lastUsed, $0.name) < ($1.lastUsed, $1.name) }) {
        guard bytes + reserve > goal.bytes || count > goal.entries else { break }
        self.entries.insert(entry.name)
        count -= 1
        let left = (references[entry.object] ?? 1) - 1
        references[entry.object] = left == 0 ? nil : left
        if left == 0 { bytes -= objects[entry.object] ?? 0 }
      }
    }
    self.objects = Set(objects.keys.filter { references[$0] == nil })
    self.keptBytes = bytes
    self.keptEntries = count
  }
}
