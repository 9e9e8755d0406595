/// What a cache holds.
public struct ImageCacheUsage: Sendable, Hashable {
  /// The folder.
  public var directory: String
  /// All pictures together, in bytes.
  public var bytes: Int64
  /// How many URLs have a copy.
  public var images: Int
  /// How many copies were removed by this look: too old, too many, or damaged.
  public var removedImages: Int
  /// How many files nothing referred to, and were removed by this look.
  public var removedFiles: Int
  /// How many pictures are being fetched, or wait for that.
  public var fetches: Int
}
