public import ImageCache

/// A picture was fetched and kept.
public struct ImageEvent: Sendable, Hashable {
  /// Its URL without what may be a token, the query.
  public var url: String
  /// The digest of its whole URL, SHA-256 in hexadecimal digits, for those who know the URL.
  public var urlDigest: String
  /// The cache keeps the picture as this file.
  public var image: CachedImage
}
