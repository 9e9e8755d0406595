/// Who announces which subtype: counts announcements, since IPv4 and IPv6 come and go apart. No I/O.
package struct SubtypeTable: Sendable {
  /// The most instances of one subtype.
  private static let maximumInstances = 1_024
  private var counts: [String: [CastService.Key: Int]] = [:]

  package init() {}

  /// The subtypes that are browsed, or were before the daemon went.
  package var subtypes: Set<String> { Set(self.counts.keys) }

  /// A browse begins; what an earlier one found is counted anew.
  package mutating func open(_ subtype: String) {
    self.counts[subtype] = self.counts[subtype]?.mapValues { _ in 0 } ?? [:]
  }

  /// A browse ended without being withdrawn: what it found stays.
  package mutating func close(_ subtype: String) {
    self.open(subtype)
  }

  /// An announcement came or went; whether the instance announces the subtype from now on, nil if that isn't new.
  package mutating func instance(_ key: CastService.Key, of subtype: String, isAdded: Bool) -> Bool? {
    guard let instances = self.counts[subtype] else { return nil }
    let old = instances[key]
    if isAdded {
      guard old != nil || instances.count < SubtypeTable.maximumInstances else { return nil }
      self.counts[subtype]?[key] = (old ?? 0) + 1
      return old == nil ? true : nil
    }
    guard let old else { return nil }
    self.counts[subtype]?[key] = old > 1 ? old - 1 : nil
    return old > 1 ? nil : false
  }

  /// What an earlier browse found has had its time to be announced again; the instances that weren't.
  package mutating func confirm(_ subtype: String) -> [CastService.Key] {
    let gone = (self.counts[subtype] ?? [:]).filter { $0.value == 0 }.keys.sorted()
    for key in gone { self.counts[subtype]?[key] = nil }
    return gone
  }

  /// A browse is withdrawn; the instances that it had found.
  package mutating func forget(_ subtype: String) -> [CastService.Key] {
    (self.counts.removeValue(forKey: subtype) ?? [:]).keys.sorted()
  }
}
