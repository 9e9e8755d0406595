public import StateFiles

/// A picture on this machine's disk.
public struct CachedImage: Sendable, Hashable {
  /// Where an image came from.
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
  /// The format and the size in pixels, as the picture's first bytes say.
  public var info: ImageInfo
  /// Bytes.
  public var size: Int64
  /// The digest of its bytes, SHA-256.
  public var digest: String
  /// Whether the picture was on disk or came from the server, and whether the server was asked.
  public var source: Source
  /// Whether it was cached; an image that its server forbids to cache is kept for ten minutes.
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

/// What somebody wants from the cache.
public struct ImageRequest: Sendable, Hashable {
  /// When the server is asked.
  public enum Mode: Sendable, Hashable {
    /// If there is no copy, or it is too old.
    case ifNeeded
    /// In any case; an unchanged picture isn't sent again.
    case revalidating
    /// Never: what is on disk, however old.
    case offline
  }

  /// Where it is.
  public var url: String
  /// What may be fetched; a copy that one combination of its permissions brought is never used for another.
  public var policy: ImageFetchPolicy
  /// When the server is asked, and whether an old copy will do.
  public var mode: Mode

  /// Makes a request that uses a fresh copy if there is one, and otherwise fetches over https from a public address.
  public init(url: String, policy: ImageFetchPolicy = ImageFetchPolicy(), mode: Mode = .ifNeeded) {
    self.url = url
    self.policy = policy
    self.mode = mode
  }
}

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

  /// Makes options with a limit of 256 MiB, 10,000 URLs and 30 days; without a folder every request fails with
  /// ``ImageCacheError/Code/storeUnavailable``.
  public init(directory: StateDirectory? = nil) { self.directory = directory }

  var limits: EvictionPlan.Limits {
    EvictionPlan.Limits(bytes: self.maximumBytes, entries: self.maximumImages, age: self.maximumAge)
  }
}

/// What a cache holds.
public struct ImageCacheUsage: Sendable, Hashable {
  /// The folder.
  public var directory: String
  /// All pictures together, in bytes.
  public var bytes: Int64
  /// How many URLs have a cached image.
  public var images: Int
  /// How many copies were removed by this look: too old, too many, or damaged.
  public var removedImages: Int
  /// How many files nothing referred to, and were removed by this look.
  public var removedFiles: Int
  /// How many pictures are being fetched, or wait for that.
  public var fetches: Int
}
