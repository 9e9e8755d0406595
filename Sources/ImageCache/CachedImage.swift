/// A picture on this machine's disk.
public struct CachedImage: Sendable, Hashable {
  /// Where a picture came from.
  public enum Source: Sendable, Hashable {
    /// The disk, without a question.
    case cache
    /// The disk, after the server said that it hasn't changed.
    case revalidated
    /// The disk, although it is old, because the server couldn't be asked.
    case stale
    /// The server.
    case network
  }

  /// The file; it stays until room is needed, the least recently used first.
  public var path: String
  public var info: ImageInfo
  /// Bytes.
  public var size: Int64
  /// The digest of its bytes, SHA-256.
  public var digest: String
  public var source: Source
  /// Whether it was kept; a picture that its server forbids to keep lasts ten minutes.
  public var isKept: Bool

  init(_ stored: StoredImage, source: Source, isKept: Bool = true) {
    self.path = stored.path
    self.info = stored.entry.info
    self.size = stored.entry.size
    self.digest = stored.entry.object
    self.source = source
    self.isKept = isKept
  }
}
