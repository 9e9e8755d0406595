import NIOCore

/// The records that are known under one name and type.
struct RecordSet: Sendable {
  var records: [RecordData: CachedRecord] = [:]
  /// When they were last asked for; the same question is not asked twice in a second (RFC 6762, 5.2).
  var lastAskedAt: NIODeadline?

  /// When something is to be done about one of them.
  var nextDeadline: NIODeadline? { self.records.values.map(\.nextDeadline).min() }

  /// Those that hold: those that only wait for their end count if there are no others.
  var valid: [CachedRecord] {
    let lasting = self.records.values.filter { !$0.isCondemned }
    return lasting.isEmpty ? Array(self.records.values) : lasting
  }
}
