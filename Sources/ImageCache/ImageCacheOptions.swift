public import StateFiles

/// Where pictures are kept, and how many.
public struct ImageCacheOptions: Sendable, Hashable {
  /// The folder; `nil` where there is no place for them.
  public var directory: StateDirectory?
  /// All pictures together, in bytes.
  public var maximumBytes: Int64 = 256 << 20
  /// URLs.
  public var maximumImages = 10_000
  /// A picture that nobody asked for in so many seconds goes: 30 days.
  public var maximumAge: Int64 = 30 * 24 * 3_600
  /// A PEM file with roots that are trusted besides the system's.
  public var additionalRoots: String?

  public init(directory: StateDirectory? = nil) { self.directory = directory }

  var limits: EvictionPlan.Limits {
    EvictionPlan.Limits(bytes: self.maximumBytes, entries: self.maximumImages, age: self.maximumAge)
  }
}
