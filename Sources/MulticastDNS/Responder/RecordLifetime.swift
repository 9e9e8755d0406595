/// How long records may be kept, in seconds (RFC 6762, 10).
enum RecordLifetime {
  /// Of records that name a host or its addresses.
  static let host: UInt32 = 120
  /// Of all others.
  static let other: UInt32 = 4_500
  /// The most that a legacy querier is told (RFC 6762, 6.7).
  static let legacy: UInt32 = 10
}
