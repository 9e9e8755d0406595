// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// Where an image is shown.
///
/// SDK: `GCKMediaMetadataImageType`.
public struct ImageHintType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A place of the program's choice.
  public static let custom: ImageHintType = ImageHintType(rawValue: "CUSTOM")
  /// In the dialog of the Cast button.
  public static let castDialog: ImageHintType = ImageHintType(rawValue: "CAST_DIALOG")
  /// In the small controller.
  public static let miniController: ImageHintType = ImageHintType(rawValue: "MINI_CONTROLLER")
  /// Behind everything, as in the expanded controller.
  public static let background: ImageHintType = ImageHintType(rawValue: "BACKGROUND")

  public static let knownValues: [ImageHintType] = [.custom, .castDialog, .miniController, .background]
}

/// The purpose of an image.
///
/// SDK: `GCKUIImageHints`.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct ImageHints: Sendable, Hashable, JSONCodable {
  /// Where it is shown.
  ///
  /// Absent: `"CUSTOM"`. SDK: `GCKUIImageHints.imageType`.
  public var imageType: ImageHintType
  /// The width; absent: equal to `height`, or any size if both are absent.
  ///
  /// In pixels. At least 1. SDK: `GCKUIImageHints.imageSize`.
  public var width: Int64?
  /// The height; absent: equal to `width`.
  ///
  /// In pixels. At least 1.
  public var height: Int64?
  /// Data for the program's own picker.
  ///
  /// SDK: `GCKUIImageHints.customData`.
  public var customData: JSONValue?

  /// All as the spec assumes them, but for what is given.
  public init(
    imageType: ImageHintType = .custom,
    width: Int64? = nil,
    height: Int64? = nil,
    customData: JSONValue? = nil
  ) {
    self.imageType = imageType
    self.width = width
    self.height = height
    self.customData = customData
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.imageType { self.imageType = value }
    if let value = changes.width { self.width = value }
    if let value = changes.height { self.height = value }
    if let value = changes.customData { self.customData = value }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      imageType: self.imageType,
      width: self.width,
      height: self.height,
      customData: self.customData
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``ImageHints``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// Where it is shown.
    ///
    /// Absent: `"CUSTOM"`. SDK: `GCKUIImageHints.imageType`.
    public var imageType: ImageHintType?
    /// The width; absent: equal to `height`, or any size if both are absent.
    ///
    /// In pixels. At least 1. SDK: `GCKUIImageHints.imageSize`.
    public var width: Int64?
    /// The height; absent: equal to `width`.
    ///
    /// In pixels. At least 1.
    public var height: Int64?
    /// Data for the program's own picker.
    ///
    /// SDK: `GCKUIImageHints.customData`.
    public var customData: JSONValue?

    public init(
      imageType: ImageHintType? = nil, width: Int64? = nil, height: Int64? = nil, customData: JSONValue? = nil
    ) {
      (self.imageType, self.width, self.height, self.customData) = (imageType, width, height, customData)
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.imageType = try members.optional("imageType")
      self.width = try members.optional("width", JSONConstraint<Int64>.atLeast(1))
      self.height = try members.optional("height", JSONConstraint<Int64>.atLeast(1))
      self.customData = try members.optional("customData")
    }

    private static let vocabulary = JSONVocabulary(["imageType", "width", "height", "customData"])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("imageType", self.imageType)
      writer.member("width", self.width)
      writer.member("height", self.height)
      writer.member("customData", self.customData)
    }
  }
}

/// How one of several images is picked. Images without a size are considered only if no image has one.
public struct ImagePickStrategy: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The first, as in the SDK.
  public static let first: ImagePickStrategy = ImagePickStrategy(rawValue: "FIRST")
  /// The one whose sides differ least from the wanted ones.
  public static let closestSize: ImagePickStrategy = ImagePickStrategy(rawValue: "CLOSEST_SIZE")
  /// The smallest that need not be enlarged; if there is none, the largest.
  public static let smallestNotSmaller: ImagePickStrategy = ImagePickStrategy(rawValue: "SMALLEST_NOT_SMALLER")
  /// The largest.
  public static let largest: ImagePickStrategy = ImagePickStrategy(rawValue: "LARGEST")
  /// The one whose shape is closest, and of those the smallest that need not be enlarged.
  public static let closestAspect: ImagePickStrategy = ImagePickStrategy(rawValue: "CLOSEST_ASPECT")

  public static let knownValues: [ImagePickStrategy] = [
    .first, .closestSize, .smallestNotSmaller, .largest, .closestAspect,
  ]
}

/// How images are picked, for all clients.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct ImagePickPolicy: Sendable, Hashable, JSONCodable {
  /// The strategy for types that `byType` doesn't name.
  ///
  /// Absent: `"FIRST"`.
  public var strategy: ImagePickStrategy
  /// The strategy for a type of `ImageHintType`: `{"BACKGROUND": "LARGEST"}`.
  ///
  /// Absent: `{}`.
  public var byType: [String: ImagePickStrategy]

  /// All as the spec assumes them, but for what is given.
  public init(
    strategy: ImagePickStrategy = .first,
    byType: [String: ImagePickStrategy] = [:]
  ) {
    self.strategy = strategy
    self.byType = byType
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.strategy { self.strategy = value }
    if let value = changes.byType { self.byType = value }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      strategy: self.strategy,
      byType: self.byType
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``ImagePickPolicy``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// The strategy for types that `byType` doesn't name.
    ///
    /// Absent: `"FIRST"`.
    public var strategy: ImagePickStrategy?
    /// The strategy for a type of `ImageHintType`: `{"BACKGROUND": "LARGEST"}`.
    ///
    /// Absent: `{}`.
    public var byType: [String: ImagePickStrategy]?

    public init(strategy: ImagePickStrategy? = nil, byType: [String: ImagePickStrategy]? = nil) {
      (self.strategy, self.byType) = (strategy, byType)
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.strategy = try members.optional("strategy")
      self.byType = try members.optional("byType")
    }

    private static let vocabulary = JSONVocabulary(["strategy", "byType"])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("strategy", self.strategy)
      writer.member("byType", self.byType)
    }
  }
}

/// Limits of image fetches. The defaults are safe for URLs of unknown origin, such as those in a receiver's status.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct ImageFetchOptions: Sendable, Hashable, JSONCodable {
  /// Whether `http:` URLs, and redirects to them, are followed.
  ///
  /// Absent: `false`.
  public var allowPlainHTTP: Bool
  /// Whether hosts on private networks and on this machine may be contacted.
  ///
  /// Absent: `false`.
  public var allowPrivateAddresses: Bool
  /// Whether SVG is accepted; an SVG document can contain scripts.
  ///
  /// Absent: `false`.
  public var allowSVG: Bool
  /// Whether an image is accepted whose type differs from the one that its server declares.
  ///
  /// Absent: `false`.
  public var allowTypeMismatch: Bool
  /// The largest image.
  ///
  /// In bytes. From 1 to 67108864. Absent: `10485760`.
  public var maximumBytes: Int64
  /// The time limit of the whole fetch, including redirects.
  ///
  /// In seconds. More than 0, at most 600. Absent: `30`.
  public var timeout: Duration

  /// All as the spec assumes them, but for what is given.
  public init(
    allowPlainHTTP: Bool = false,
    allowPrivateAddresses: Bool = false,
    allowSVG: Bool = false,
    allowTypeMismatch: Bool = false,
    maximumBytes: Int64 = 10485760,
    timeout: Duration = .seconds(30)
  ) {
    self.allowPlainHTTP = allowPlainHTTP
    self.allowPrivateAddresses = allowPrivateAddresses
    self.allowSVG = allowSVG
    self.allowTypeMismatch = allowTypeMismatch
    self.maximumBytes = maximumBytes
    self.timeout = timeout
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.allowPlainHTTP { self.allowPlainHTTP = value }
    if let value = changes.allowPrivateAddresses { self.allowPrivateAddresses = value }
    if let value = changes.allowSVG { self.allowSVG = value }
    if let value = changes.allowTypeMismatch { self.allowTypeMismatch = value }
    if let value = changes.maximumBytes { self.maximumBytes = value }
    if let value = changes.timeout { self.timeout = Duration(spanOf: value) }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      allowPlainHTTP: self.allowPlainHTTP,
      allowPrivateAddresses: self.allowPrivateAddresses,
      allowSVG: self.allowSVG,
      allowTypeMismatch: self.allowTypeMismatch,
      maximumBytes: self.maximumBytes,
      timeout: self.timeout.inSeconds
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``ImageFetchOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// Whether `http:` URLs, and redirects to them, are followed.
    ///
    /// Absent: `false`.
    public var allowPlainHTTP: Bool?
    /// Whether hosts on private networks and on this machine may be contacted.
    ///
    /// Absent: `false`.
    public var allowPrivateAddresses: Bool?
    /// Whether SVG is accepted; an SVG document can contain scripts.
    ///
    /// Absent: `false`.
    public var allowSVG: Bool?
    /// Whether an image is accepted whose type differs from the one that its server declares.
    ///
    /// Absent: `false`.
    public var allowTypeMismatch: Bool?
    /// The largest image.
    ///
    /// In bytes. From 1 to 67108864. Absent: `10485760`.
    public var maximumBytes: Int64?
    /// The time limit of the whole fetch, including redirects.
    ///
    /// In seconds. More than 0, at most 600. Absent: `30`.
    public var timeout: Double?

    public init(
      allowPlainHTTP: Bool? = nil, allowPrivateAddresses: Bool? = nil, allowSVG: Bool? = nil,
      allowTypeMismatch: Bool? = nil, maximumBytes: Int64? = nil, timeout: Double? = nil
    ) {
      self.allowPlainHTTP = allowPlainHTTP
      self.allowPrivateAddresses = allowPrivateAddresses
      self.allowSVG = allowSVG
      self.allowTypeMismatch = allowTypeMismatch
      self.maximumBytes = maximumBytes
      self.timeout = timeout
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.allowPlainHTTP = try members.optional("allowPlainHTTP")
      self.allowPrivateAddresses = try members.optional("allowPrivateAddresses")
      self.allowSVG = try members.optional("allowSVG")
      self.allowTypeMismatch = try members.optional("allowTypeMismatch")
      self.maximumBytes = try members.optional("maximumBytes", JSONConstraint<Int64>.range(1...67108864))
      self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
    }

    private static let vocabulary = JSONVocabulary([
      "allowPlainHTTP", "allowPrivateAddresses", "allowSVG", "allowTypeMismatch", "maximumBytes", "timeout",
    ])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("allowPlainHTTP", self.allowPlainHTTP)
      writer.member("allowPrivateAddresses", self.allowPrivateAddresses)
      writer.member("allowSVG", self.allowSVG)
      writer.member("allowTypeMismatch", self.allowTypeMismatch)
      writer.member("maximumBytes", self.maximumBytes)
      writer.member("timeout", self.timeout)
    }
  }
}

/// How images are fetched and cached.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct ImageOptions: Sendable, Hashable, JSONCodable {
  /// The cache's folder, an absolute path on the server's machine; absent: `cast-rpc/images` in `$XDG_CACHE_HOME`.
  ///
  /// Not empty.
  public var cacheDirectory: String?
  /// The total size of the cache; the least recently used images are removed first.
  ///
  /// In bytes. At least 0. Absent: `268435456`.
  public var maximumCacheBytes: Int64
  /// How many URLs may have a cached image.
  ///
  /// From 0 to 100000. Absent: `10000`.
  public var maximumCachedImages: Int64
  /// The time without a request after which an image is removed.
  ///
  /// In seconds. At least 0. Absent: `2592000`.
  public var maximumCacheAge: Duration
  /// Path of a PEM file on the server's machine with root certificates that are trusted in addition to the system's.
  ///
  /// Not empty.
  public var additionalRoots: String?
  /// The limits of fetches, unless a call sets others.
  public var fetch: ImageFetchOptions

  /// All as the spec assumes them, but for what is given.
  public init(
    cacheDirectory: String? = nil,
    maximumCacheBytes: Int64 = 268435456,
    maximumCachedImages: Int64 = 10000,
    maximumCacheAge: Duration = .seconds(2592000),
    additionalRoots: String? = nil,
    fetch: ImageFetchOptions = ImageFetchOptions()
  ) {
    self.cacheDirectory = cacheDirectory
    self.maximumCacheBytes = maximumCacheBytes
    self.maximumCachedImages = maximumCachedImages
    self.maximumCacheAge = maximumCacheAge
    self.additionalRoots = additionalRoots
    self.fetch = fetch
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.cacheDirectory { self.cacheDirectory = value }
    if let value = changes.maximumCacheBytes { self.maximumCacheBytes = value }
    if let value = changes.maximumCachedImages { self.maximumCachedImages = value }
    if let value = changes.maximumCacheAge { self.maximumCacheAge = Duration(spanOf: value) }
    if let value = changes.additionalRoots { self.additionalRoots = value }
    self.fetch.replace(with: changes.fetch)
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      cacheDirectory: self.cacheDirectory,
      maximumCacheBytes: self.maximumCacheBytes,
      maximumCachedImages: self.maximumCachedImages,
      maximumCacheAge: self.maximumCacheAge.inSeconds,
      additionalRoots: self.additionalRoots,
      fetch: self.fetch.changes
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``ImageOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// The cache's folder, an absolute path on the server's machine; absent: `cast-rpc/images` in `$XDG_CACHE_HOME`.
    ///
    /// Not empty.
    public var cacheDirectory: String?
    /// The total size of the cache; the least recently used images are removed first.
    ///
    /// In bytes. At least 0. Absent: `268435456`.
    public var maximumCacheBytes: Int64?
    /// How many URLs may have a cached image.
    ///
    /// From 0 to 100000. Absent: `10000`.
    public var maximumCachedImages: Int64?
    /// The time without a request after which an image is removed.
    ///
    /// In seconds. At least 0. Absent: `2592000`.
    public var maximumCacheAge: Double?
    /// Path of a PEM file on the server's machine with root certificates that are trusted in addition to the system's.
    ///
    /// Not empty.
    public var additionalRoots: String?
    /// The limits of fetches, unless a call sets others.
    public var fetch: ImageFetchOptions.Changes?

    public init(
      cacheDirectory: String? = nil, maximumCacheBytes: Int64? = nil, maximumCachedImages: Int64? = nil,
      maximumCacheAge: Double? = nil, additionalRoots: String? = nil, fetch: ImageFetchOptions.Changes? = nil
    ) {
      self.cacheDirectory = cacheDirectory
      self.maximumCacheBytes = maximumCacheBytes
      self.maximumCachedImages = maximumCachedImages
      self.maximumCacheAge = maximumCacheAge
      self.additionalRoots = additionalRoots
      self.fetch = fetch
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.cacheDirectory = try members.optional("cacheDirectory", JSONConstraint<String>.nonEmpty)
      self.maximumCacheBytes = try members.optional("maximumCacheBytes", JSONConstraint<Int64>.atLeast(0))
      self.maximumCachedImages = try members.optional("maximumCachedImages", JSONConstraint<Int64>.range(0...100000))
      self.maximumCacheAge = try members.optional("maximumCacheAge", JSONConstraint<Double>.atLeast(0))
      self.additionalRoots = try members.optional("additionalRoots", JSONConstraint<String>.nonEmpty)
      self.fetch = try members.optional("fetch")
    }

    private static let vocabulary = JSONVocabulary([
      "cacheDirectory", "maximumCacheBytes", "maximumCachedImages", "maximumCacheAge", "additionalRoots", "fetch",
    ])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("cacheDirectory", self.cacheDirectory)
      writer.member("maximumCacheBytes", self.maximumCacheBytes)
      writer.member("maximumCachedImages", self.maximumCachedImages)
      writer.member("maximumCacheAge", self.maximumCacheAge)
      writer.member("additionalRoots", self.additionalRoots)
      writer.member("fetch", self.fetch)
    }
  }
}

/// The source of an image.
public struct ImageSource: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The disk, without contacting the image's server.
  public static let cache: ImageSource = ImageSource(rawValue: "CACHE")
  /// The disk, after the image's server confirmed that it hasn't changed.
  public static let revalidated: ImageSource = ImageSource(rawValue: "REVALIDATED")
  /// The disk, although the copy is old, because the image's server couldn't be reached.
  public static let stale: ImageSource = ImageSource(rawValue: "STALE")
  /// Its server.
  public static let network: ImageSource = ImageSource(rawValue: "NETWORK")
  /// A client that declared `imageCache`.
  public static let client: ImageSource = ImageSource(rawValue: "CLIENT")

  public static let knownValues: [ImageSource] = [.cache, .revalidated, .stale, .network, .client]
}

/// The state of the cache.
public struct ImageCacheInfo: Sendable, Hashable, JSONObjectEncodable {
  /// Its folder.
  public var directory: String
  /// The total size of all images.
  ///
  /// In bytes.
  public var bytes: Int64
  /// How many URLs have a cached image.
  public var images: Int64
  /// How many images this call removed.
  public var removedImages: Int64
  /// How many unreferenced files this call removed.
  public var removedFiles: Int64
  /// How many images are being fetched now.
  public var fetches: Int64

  public init(
    directory: String, bytes: Int64, images: Int64, removedImages: Int64, removedFiles: Int64, fetches: Int64
  ) {
    self.directory = directory
    self.bytes = bytes
    self.images = images
    self.removedImages = removedImages
    self.removedFiles = removedFiles
    self.fetches = fetches
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("directory", self.directory)
    writer.member("bytes", self.bytes)
    writer.member("images", self.images)
    writer.member("removedImages", self.removedImages)
    writer.member("removedFiles", self.removedFiles)
    writer.member("fetches", self.fetches)
  }
}

/// An image that a client fetched itself: either `path` or `data`. Without both, the server fetches it.
public struct ProvidedImage: Sendable, Hashable, JSONDecodable {
  /// The absolute path of a file on the server's machine.
  ///
  /// Not empty.
  public var path: String?
  /// Its bytes in base64.
  public var data: String?

  public init(path: String? = nil, data: String? = nil) {
    (self.path, self.data) = (path, data)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.path = try members.optional("path", JSONConstraint<String>.nonEmpty)
    self.data = try members.optional("data")
  }

  private static let vocabulary = JSONVocabulary(["path", "data"])
}
