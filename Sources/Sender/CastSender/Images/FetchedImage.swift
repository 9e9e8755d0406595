public import ImageCache

/// A picture as a file, and where it came from.
public struct FetchedImage: Sendable, Hashable {
  /// An image on this machine: it holds the path, the format and the size in bytes.
  public var image: CachedImage
  /// Whether a program of the user's provided it, and not the cache.
  public var isCustom: Bool
}
