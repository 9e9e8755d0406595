public import MediaFormats
public import StateFiles

/// A picture on this machine's disk.
public struct CachedImage: Sendable, Hashable {
  /// The source of an image.
  public enum Source: Sendable, Hashable {
    /// The disk, without a request to the server.
    case cache
    /// The disk, after the server confirmed that the image hasn't changed.
    case revalidated
    /// The disk, although the copy is old, because the server couldn't be reached.
    case stale
    /// The server.
    case network
  }

  /// The file's path; when space is needed, the least recently used files are removed first.
  public var path: String
  /// The format and the size in pixels, from the picture's first bytes.
  public var info: ImageInfo
  /// The size in bytes.
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

/// A request to the cache.
public struct ImageRequest: Sendable, Hashable {
  /// The rule for asking the server.
  public enum Mode: Sendable, Hashable {
    /// If there is no copy, or it is too old.
    case ifNeeded
    /// In any case; the server doesn't send an unchanged picture again.
    case revalidating
    /// Never: any copy on disk is used, regardless of its age.
    case offline
  }

  /// The picture's URL.
  public var url: String
  /// The rules for the fetch. A copy that was fetched under one set of permissions is never used for another.
  public var policy: ImageFetchPolicy
  /// The rule for asking the server, and for using an old copy.
  public var mode: Mode

  /// Makes a request that uses a fresh copy if there is one, and otherwise fetches over https from a public address.
  public init(url: String, policy: ImageFetchPolicy = ImageFetchPolicy(), mode: Mode = .ifNeeded) {
    self.url = url
    self.policy = policy
    self.mode = mode
  }
}

/// The folder and the limits of the cache.
public struct ImageCacheOptions: Sendable, Hashable {
  /// The folder; `nil` if there is none.
  public var directory: StateDirectory?
  /// The most bytes of all pictures together.
  public var maximumBytes: Int64 = 256 << 20
  /// The most URLs.
  public var maximumImages = 10_000
  /// The seconds after its last use at which a picture is removed: 30 days.
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

/// The contents of a cache.
public struct ImageCacheUsage: Sendable, Hashable {
  /// The folder.
  public var directory: String
  /// The bytes of all pictures together.
  public var bytes: Int64
  /// The number of URLs with a cached image.
  public var images: Int
  /// The number of copies removed by this check: too old, too many, or damaged.
  public var removedImages: Int
  /// The number of unreferenced files removed by this check.
  public var removedFiles: Int
  /// The number of pictures that are being fetched, or wait for a fetch.
  public var fetches: Int
}
