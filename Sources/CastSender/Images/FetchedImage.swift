public import ImageCache

/// A picture as a file, and where it came from.
public struct FetchedImage: Sendable, Hashable {
  public var image: CachedImage
  /// Whether a program of the user's provided it, and not the cache.
  public var isCustom: Bool
}
