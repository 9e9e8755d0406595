/// One record of a message.
package struct ResourceRecord: Sendable, Hashable {
  package let name: DomainName
  package let type: RecordType
  package let recordClass: RecordClass
  /// Whether it replaces what was known under the name and type (RFC 6762, 10.2).
  package let flushesCache: Bool
  /// How long it may be kept, in seconds; 0 takes it back.
  package let ttl: UInt32
  package let data: RecordData

  package init(
    _ name: DomainName,
    _ type: RecordType,
    _ data: RecordData,
    ttl: UInt32,
    flushesCache: Bool = false,
    recordClass: RecordClass = .internet
  ) {
    self.name = name
    self.type = type
    self.recordClass = recordClass
    self.flushesCache = flushesCache
    self.ttl = ttl
    self.data = data
  }

  /// Whether both state the same fact, whatever their lifetimes.
  package func states(sameAs other: ResourceRecord) -> Bool {
    self.type == other.type && self.recordClass == other.recordClass && self.name == other.name
      && self.data == other.data
  }

  /// A copy with another lifetime.
  package func with(ttl: UInt32) -> ResourceRecord {
    ResourceRecord(
      self.name, self.type, self.data, ttl: ttl, flushesCache: self.flushesCache, recordClass: self.recordClass)
  }

  /// A copy with or without the bit that flushes caches.
  package func with(flushesCache: Bool) -> ResourceRecord {
    ResourceRecord(
      self.name, self.type, self.data, ttl: self.ttl, flushesCache: flushesCache, recordClass: self.recordClass)
  }
}
