// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// Where a picture is shown.
///
/// SDK: `GCKMediaMetadataImageType`.
public struct ImageHintType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Somewhere of the program's own.
  public static let custom: ImageHintType = ImageHintType(rawValue: "CUSTOM")
  /// In the dialog of the Cast button.
  public static let castDialog: ImageHintType = ImageHintType(rawValue: "CAST_DIALOG")
  /// In the small controller.
  public static let miniController: ImageHintType = ImageHintType(rawValue: "MINI_CONTROLLER")
  /// Behind everything, as in the expanded controller.
  public static let background: ImageHintType = ImageHintType(rawValue: "BACKGROUND")

  public static let knownValues: [ImageHintType] = [
    .custom,
    .castDialog,
    .miniController,
    .background,
  ]
}

/// What a picture is wanted for.
///
/// SDK: `GCKUIImageHints`.
public struct ImageHints: Sendable, Hashable, JSONCodable {
  /// Where it is shown.
  ///
  /// Absent: `"CUSTOM"`. SDK: `GCKUIImageHints.imageType`.
  public var imageType: ImageHintType?
  /// How wide; absent: as wide as high, or without `height`, too, any size.
  ///
  /// In pixels. At least 1. SDK: `GCKUIImageHints.imageSize`.
  public var width: Int64?
  /// How high; absent: as high as wide.
  ///
  /// In pixels. At least 1.
  public var height: Int64?
  /// Whatever a picker of the program's own understands.
  ///
  /// SDK: `GCKUIImageHints.customData`.
  public var customData: JSONValue?

  public init(
    imageType: ImageHintType? = nil,
    width: Int64? = nil,
    height: Int64? = nil,
    customData: JSONValue? = nil
  ) {
    self.imageType = imageType
    self.width = width
    self.height = height
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.imageType = try members.optional("imageType")
    self.width = try members.optional("width", JSONConstraint<Int64>.atLeast(1))
    self.height = try members.optional("height", JSONConstraint<Int64>.atLeast(1))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "imageType",
      "width",
      "height",
      "customData",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("imageType", self.imageType)
    writer.member("width", self.width)
    writer.member("height", self.height)
    writer.member("customData", self.customData)
  }
}

/// How one of several pictures is chosen. Pictures that don't say their size count only where none does.
public struct ImagePickStrategy: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The first: what the SDK does.
  public static let first: ImagePickStrategy = ImagePickStrategy(rawValue: "FIRST")
  /// The one whose sides differ least from those that are wanted.
  public static let closestSize: ImagePickStrategy = ImagePickStrategy(rawValue: "CLOSEST_SIZE")
  /// The smallest that need not be enlarged; if there is none, the largest.
  public static let smallestNotSmaller: ImagePickStrategy = ImagePickStrategy(rawValue: "SMALLEST_NOT_SMALLER")
  /// The largest.
  public static let largest: ImagePickStrategy = ImagePickStrategy(rawValue: "LARGEST")
  /// The one whose shape is closest, and of those the smallest that need not be enlarged.
  public static let closestAspect: ImagePickStrategy = ImagePickStrategy(rawValue: "CLOSEST_ASPECT")

  public static let knownValues: [ImagePickStrategy] = [
    .first,
    .closestSize,
    .smallestNotSmaller,
    .largest,
    .closestAspect,
  ]
}

/// Which of several pictures is picked, for all clients.
public struct ImagePickPolicy: Sendable, Hashable, JSONCodable {
  /// How, where `byType` says nothing.
  ///
  /// Absent: `"FIRST"`.
  public var strategy: ImagePickStrategy?
  /// How for one type of `ImageHintType`: `{"BACKGROUND": "LARGEST"}`.
  public var byType: [String: ImagePickStrategy]?

  public init(strategy: ImagePickStrategy? = nil, byType: [String: ImagePickStrategy]? = nil) {
    self.strategy = strategy
    self.byType = byType
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.strategy = try members.optional("strategy")
    self.byType = try members.optional("byType")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "strategy",
      "byType",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("strategy", self.strategy)
    writer.member("byType", self.byType)
  }
}

/// What may be fetched. What is assumed suits URLs that strangers chose, as those in a receiver's status are.
public struct ImageFetchOptions: Sendable, Hashable, JSONCodable {
  /// Whether `http:` URLs, and redirects to such, are followed.
  ///
  /// Absent: `false`.
  public var allowPlainHTTP: Bool?
  /// Whether hosts on private networks and on this machine are connected to.
  ///
  /// Absent: `false`.
  public var allowPrivateAddresses: Bool?
  /// Whether SVG is accepted, which is a document that can hold scripts.
  ///
  /// Absent: `false`.
  public var allowSVG: Bool?
  /// Whether it is accepted that a server says another type than the bytes are of.
  ///
  /// Absent: `false`.
  public var allowTypeMismatch: Bool?
  /// The longest picture.
  ///
  /// In bytes. From 1 to 67108864. Absent: `10485760`.
  public var maximumBytes: Int64?
  /// For all of a fetch, redirects included.
  ///
  /// In seconds. More than 0, at most 600. Absent: `30`.
  public var timeout: Double?

  public init(
    allowPlainHTTP: Bool? = nil,
    allowPrivateAddresses: Bool? = nil,
    allowSVG: Bool? = nil,
    allowTypeMismatch: Bool? = nil,
    maximumBytes: Int64? = nil,
    timeout: Double? = nil
  ) {
    self.allowPlainHTTP = allowPlainHTTP
    self.allowPrivateAddresses = allowPrivateAddresses
    self.allowSVG = allowSVG
    self.allowTypeMismatch = allowTypeMismatch
    self.maximumBytes = maximumBytes
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.allowPlainHTTP = try members.optional("allowPlainHTTP")
    self.allowPrivateAddresses = try members.optional("allowPrivateAddresses")
    self.allowSVG = try members.optional("allowSVG")
    self.allowTypeMismatch = try members.optional("allowTypeMismatch")
    self.maximumBytes = try members.optional("maximumBytes", JSONConstraint<Int64>.range(1...67108864))
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "allowPlainHTTP",
      "allowPrivateAddresses",
      "allowSVG",
      "allowTypeMismatch",
      "maximumBytes",
      "timeout",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("allowPlainHTTP", self.allowPlainHTTP)
    writer.member("allowPrivateAddresses", self.allowPrivateAddresses)
    writer.member("allowSVG", self.allowSVG)
    writer.member("allowTypeMismatch", self.allowTypeMismatch)
    writer.member("maximumBytes", self.maximumBytes)
    writer.member("timeout", self.timeout)
  }
}

/// How pictures are fetched and kept.
public struct ImageOptions: Sendable, Hashable, JSONCodable {
  /// The cache's folder, an absolute path on the server's machine; absent: `cast-rpc/images` in `$XDG_CACHE_HOME`.
  ///
  /// Not empty.
  public var cacheDirectory: String?
  /// All pictures together; the least recently used go.
  ///
  /// In bytes. At least 0. Absent: `268435456`.
  public var maximumCacheBytes: Int64?
  /// How many URLs may have a copy.
  ///
  /// From 0 to 100000. Absent: `10000`.
  public var maximumCachedImages: Int64?
  /// A picture that nobody asked for in so long goes.
  ///
  /// In seconds. At least 0. Absent: `2592000`.
  public var maximumCacheAge: Double?
  /// Path of a PEM file on the server's machine with roots that are trusted besides the system's.
  ///
  /// Not empty.
  public var additionalRoots: String?
  /// What may be fetched where a call doesn't say otherwise.
  public var fetch: ImageFetchOptions?

  public init(
    cacheDirectory: String? = nil,
    maximumCacheBytes: Int64? = nil,
    maximumCachedImages: Int64? = nil,
    maximumCacheAge: Double? = nil,
    additionalRoots: String? = nil,
    fetch: ImageFetchOptions? = nil
  ) {
    self.cacheDirectory = cacheDirectory
    self.maximumCacheBytes = maximumCacheBytes
    self.maximumCachedImages = maximumCachedImages
    self.maximumCacheAge = maximumCacheAge
    self.additionalRoots = additionalRoots
    self.fetch = fetch
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.cacheDirectory = try members.optional("cacheDirectory", JSONConstraint<String>.nonEmpty)
    self.maximumCacheBytes = try members.optional("maximumCacheBytes", JSONConstraint<Int64>.atLeast(0))
    self.maximumCachedImages = try members.optional("maximumCachedImages", JSONConstraint<Int64>.range(0...100000))
    self.maximumCacheAge = try members.optional("maximumCacheAge", JSONConstraint<Double>.atLeast(0))
    self.additionalRoots = try members.optional("additionalRoots", JSONConstraint<String>.nonEmpty)
    self.fetch = try members.optional("fetch")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "cacheDirectory",
      "maximumCacheBytes",
      "maximumCachedImages",
      "maximumCacheAge",
      "additionalRoots",
      "fetch",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("cacheDirectory", self.cacheDirectory)
    writer.member("maximumCacheBytes", self.maximumCacheBytes)
    writer.member("maximumCachedImages", self.maximumCachedImages)
    writer.member("maximumCacheAge", self.maximumCacheAge)
    writer.member("additionalRoots", self.additionalRoots)
    writer.member("fetch", self.fetch)
  }
}

/// Where a picture came from.
public struct ImageSource: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The disk, without a question.
  public static let cache: ImageSource = ImageSource(rawValue: "CACHE")
  /// The disk, after its server said that it hasn't changed.
  public static let revalidated: ImageSource = ImageSource(rawValue: "REVALIDATED")
  /// The disk, although it is old, because its server couldn't be asked.
  public static let stale: ImageSource = ImageSource(rawValue: "STALE")
  /// Its server.
  public static let network: ImageSource = ImageSource(rawValue: "NETWORK")
  /// A client that declared `imageCache`.
  public static let client: ImageSource = ImageSource(rawValue: "CLIENT")

  public static let knownValues: [ImageSource] = [
    .cache,
    .revalidated,
    .stale,
    .network,
    .client,
  ]
}

/// When the server of a picture is asked.
public struct ImageCacheMode: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// If there is no copy, or it is too old (HTTP's rules).
  public static let ifNeeded: ImageCacheMode = ImageCacheMode(rawValue: "IF_NEEDED")
  /// In any case; an unchanged picture isn't sent again.
  public static let revalidate: ImageCacheMode = ImageCacheMode(rawValue: "REVALIDATE")
  /// Never: what is on disk, however old.
  public static let offline: ImageCacheMode = ImageCacheMode(rawValue: "OFFLINE")

  public static let knownValues: [ImageCacheMode] = [
    .ifNeeded,
    .revalidate,
    .offline,
  ]
}

/// A picture on this machine.
public struct ImageFile: Sendable, Hashable, JSONCodable {
  /// The file. It stays until room is needed: don't change it, and copy it to keep it.
  public var path: String
  /// Its type, by its bytes: `image/png`, `image/jpeg`, `image/gif`, `image/webp`, `image/bmp`, `image/avif`,
  /// `image/svg+xml`.
  public var mediaType: String
  /// Its width; absent for drawings.
  ///
  /// In pixels.
  public var width: Int64?
  /// Its height; absent for drawings.
  ///
  /// In pixels.
  public var height: Int64?
  /// How long it is.
  ///
  /// In bytes.
  public var bytes: Int64
  /// Where it came from.
  public var source: ImageSource
  /// Whether it was kept; a picture that its server forbids to keep lasts ten minutes.
  public var isKept: Bool
  /// Its bytes in base64, if asked for.
  public var data: String?

  public init(
    path: String,
    mediaType: String,
    width: Int64? = nil,
    height: Int64? = nil,
    bytes: Int64,
    source: ImageSource,
    isKept: Bool,
    data: String? = nil
  ) {
    self.path = path
    self.mediaType = mediaType
    self.width = width
    self.height = height
    self.bytes = bytes
    self.source = source
    self.isKept = isKept
    self.data = data
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.path = try members.required("path")
    self.mediaType = try members.required("mediaType")
    self.width = try members.optional("width")
    self.height = try members.optional("height")
    self.bytes = try members.required("bytes")
    self.source = try members.required("source")
    self.isKept = try members.required("isKept")
    self.data = try members.optional("data")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "path",
      "mediaType",
      "width",
      "height",
      "bytes",
      "source",
      "isKept",
      "data",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", self.path)
    writer.member("mediaType", self.mediaType)
    writer.member("width", self.width)
    writer.member("height", self.height)
    writer.member("bytes", self.bytes)
    writer.member("source", self.source)
    writer.member("isKept", self.isKept)
    writer.member("data", self.data)
  }
}

/// What the cache holds.
public struct ImageCacheInfo: Sendable, Hashable, JSONCodable {
  /// Its folder.
  public var directory: String
  /// All pictures together.
  ///
  /// In bytes.
  public var bytes: Int64
  /// How many URLs have a copy.
  public var images: Int64
  /// How many copies this call removed.
  public var removedImages: Int64
  /// How many files this call removed that nothing referred to.
  public var removedFiles: Int64
  /// How many pictures are being fetched now.
  public var fetches: Int64

  public init(
    directory: String,
    bytes: Int64,
    images: Int64,
    removedImages: Int64,
    removedFiles: Int64,
    fetches: Int64
  ) {
    self.directory = directory
    self.bytes = bytes
    self.images = images
    self.removedImages = removedImages
    self.removedFiles = removedFiles
    self.fetches = fetches
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.directory = try members.required("directory")
    self.bytes = try members.required("bytes")
    self.images = try members.required("images")
    self.removedImages = try members.required("removedImages")
    self.removedFiles = try members.required("removedFiles")
    self.fetches = try members.required("fetches")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "directory",
      "bytes",
      "images",
      "removedImages",
      "removedFiles",
      "fetches",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("directory", self.directory)
    writer.member("bytes", self.bytes)
    writer.member("images", self.images)
    writer.member("removedImages", self.removedImages)
    writer.member("removedFiles", self.removedFiles)
    writer.member("fetches", self.fetches)
  }
}

/// A picture that a client got for itself: either `path` or `data`; neither: the server is to get it.
public struct ProvidedImage: Sendable, Hashable, JSONCodable {
  /// The absolute path of a file on the server's machine.
  ///
  /// Not empty.
  public var path: String?
  /// Its bytes in base64.
  public var data: String?

  public init(path: String? = nil, data: String? = nil) {
    self.path = path
    self.data = data
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.path = try members.optional("path", JSONConstraint<String>.nonEmpty)
    self.data = try members.optional("data")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "path",
      "data",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", self.path)
    writer.member("data", self.data)
  }
}

/// What a client picked.
public struct ChosenImage: Sendable, Hashable, JSONCodable {
  /// Which of the pictures that were offered.
  ///
  /// At least 0.
  public var index: Int64?
  /// Or any other picture. With neither none is shown.
  public var image: Image?

  public init(index: Int64? = nil, image: Image? = nil) {
    self.index = index
    self.image = image
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.index = try members.optional("index", JSONConstraint<Int64>.atLeast(0))
    self.image = try members.optional("image")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "index",
      "image",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("index", self.index)
    writer.member("image", self.image)
  }
}

/// The parameters of `image.pick`.
public struct ImagePickParams: Sendable, Hashable, JSONCodable {
  /// What there is to choose from.
  public var images: [Image]?
  /// What has the pictures.
  public var metadata: MediaMetadata?
  /// The session; absent is the current one. Looked at only without `images` and `metadata`.
  public var sessionId: String?
  /// What the picture is wanted for.
  public var hints: ImageHints?
  /// Decides in place of the policy; no client is asked.
  public var strategy: ImagePickStrategy?
  /// Whether no client is asked.
  ///
  /// Absent: `false`.
  public var useDefault: Bool?

  public init(
    images: [Image]? = nil,
    metadata: MediaMetadata? = nil,
    sessionId: String? = nil,
    hints: ImageHints? = nil,
    strategy: ImagePickStrategy? = nil,
    useDefault: Bool? = nil
  ) {
    self.images = images
    self.metadata = metadata
    self.sessionId = sessionId
    self.hints = hints
    self.strategy = strategy
    self.useDefault = useDefault
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.images = try members.optional("images")
    self.metadata = try members.optional("metadata")
    self.sessionId = try members.optional("sessionId")
    self.hints = try members.optional("hints")
    self.strategy = try members.optional("strategy")
    self.useDefault = try members.optional("useDefault")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "images",
      "metadata",
      "sessionId",
      "hints",
      "strategy",
      "useDefault",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("images", self.images)
    writer.member("metadata", self.metadata)
    writer.member("sessionId", self.sessionId)
    writer.member("hints", self.hints)
    writer.member("strategy", self.strategy)
    writer.member("useDefault", self.useDefault)
  }
}

/// The result of `image.pick`.
public struct ImagePickResult: Sendable, Hashable, JSONCodable {
  /// The picture; absent: none.
  public var image: Image?
  /// Whether a client picked it.
  public var isCustom: Bool

  public init(image: Image? = nil, isCustom: Bool) {
    self.image = image
    self.isCustom = isCustom
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.image = try members.optional("image")
    self.isCustom = try members.required("isCustom")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("image", self.image)
    writer.member("isCustom", self.isCustom)
  }
}

/// The parameters of `image.setPolicy`.
public struct ImageSetPolicyParams: Sendable, Hashable, JSONCodable {
  /// Replaces the policy as a whole; absent: the SDK's, the first picture always.
  public var policy: ImagePickPolicy?

  public init(policy: ImagePickPolicy? = nil) {
    self.policy = policy
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.policy = try members.optional("policy")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "policy",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("policy", self.policy)
  }
}

/// The parameters of `image.getPolicy`.
public struct ImageGetPolicyParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `image.fetch`.
public struct ImageFetchParams: Sendable, Hashable, JSONCodable {
  /// Where it is.
  ///
  /// Not empty.
  public var url: String
  /// When its server is asked.
  ///
  /// Absent: `"IF_NEEDED"`.
  public var mode: ImageCacheMode?
  /// What may be fetched, where it differs from the context's options.
  public var options: ImageFetchOptions?
  /// Whether the answer has the picture's bytes, too.
  ///
  /// Absent: `false`.
  public var includeData: Bool?
  /// Whether no client is asked.
  ///
  /// Absent: `false`.
  public var useDefault: Bool?

  public init(
    url: String,
    mode: ImageCacheMode? = nil,
    options: ImageFetchOptions? = nil,
    includeData: Bool? = nil,
    useDefault: Bool? = nil
  ) {
    self.url = url
    self.mode = mode
    self.options = options
    self.includeData = includeData
    self.useDefault = useDefault
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.url = try members.required("url", JSONConstraint<String>.nonEmpty)
    self.mode = try members.optional("mode")
    self.options = try members.optional("options")
    self.includeData = try members.optional("includeData")
    self.useDefault = try members.optional("useDefault")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "url",
      "mode",
      "options",
      "includeData",
      "useDefault",
      "progressToken",
    ],
    meant: [
      "allowPlainHTTP": "options.allowPlainHTTP",
      "allowPrivateAddresses": "options.allowPrivateAddresses",
      "allowSVG": "options.allowSVG",
      "allowTypeMismatch": "options.allowTypeMismatch",
      "maximumBytes": "options.maximumBytes",
      "timeout": "options.timeout",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("mode", self.mode)
    writer.member("options", self.options)
    writer.member("includeData", self.includeData)
    writer.member("useDefault", self.useDefault)
  }
}

/// The parameters of `image.cacheInfo`.
public struct ImageCacheInfoParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `image.clearCache`.
public struct ImageClearCacheParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// `image.didCache`
///
/// A picture was fetched and kept, whoever asked for it. What may be a token, the URL's query, is left out; `urlDigest`
/// is for those who know the whole URL.
public struct ImageDidCache: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "image.didCache" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// Its URL; a query is `?…`.
  public var url: String
  /// The SHA-256 of the whole URL as it was asked for, in hexadecimal digits.
  public var urlDigest: String
  /// The file.
  public var path: String
  /// Its type.
  public var mediaType: String
  /// Its width; absent for drawings.
  ///
  /// In pixels.
  public var width: Int64?
  /// Its height; absent for drawings.
  ///
  /// In pixels.
  public var height: Int64?
  /// How long it is.
  ///
  /// In bytes.
  public var bytes: Int64

  public init(
    url: String,
    urlDigest: String,
    path: String,
    mediaType: String,
    width: Int64? = nil,
    height: Int64? = nil,
    bytes: Int64
  ) {
    self.url = url
    self.urlDigest = urlDigest
    self.path = path
    self.mediaType = mediaType
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.url = try members.required("url")
    self.urlDigest = try members.required("urlDigest")
    self.path = try members.required("path")
    self.mediaType = try members.required("mediaType")
    self.width = try members.optional("width")
    self.height = try members.optional("height")
    self.bytes = try members.required("bytes")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("urlDigest", self.urlDigest)
    writer.member("path", self.path)
    writer.member("mediaType", self.mediaType)
    writer.member("width", self.width)
    writer.member("height", self.height)
    writer.member("bytes", self.bytes)
  }
}

/// The parameters of `image.choose`.
public struct ImageChooseParams: Sendable, Hashable, JSONCodable {
  /// What there is to choose from.
  public var images: [Image]
  /// What the pictures belong to, if that is known.
  public var metadata: MediaMetadata?
  /// What the picture is wanted for.
  public var hints: ImageHints

  public init(images: [Image], metadata: MediaMetadata? = nil, hints: ImageHints) {
    self.images = images
    self.metadata = metadata
    self.hints = hints
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.images = try members.required("images")
    self.metadata = try members.optional("metadata")
    self.hints = try members.required("hints")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("images", self.images)
    writer.member("metadata", self.metadata)
    writer.member("hints", self.hints)
  }
}

/// `image.choose`
///
/// Asks the client which picture to show. Not answered within 2 seconds, or refused: the policy decides.
public enum ImageChoose: RPCServerRequest {
  public typealias Params = ImageChooseParams
  public typealias Result = ChosenImage
  public static var method: String { "image.choose" }
  public static var capability: String { "imagePicker" }
}

/// The parameters of `image.provide`.
public struct ImageProvideParams: Sendable, Hashable, JSONCodable {
  /// Where it is, in full.
  public var url: String

  public init(url: String) {
    self.url = url
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.url = try members.required("url")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
  }
}

/// `image.provide`
///
/// Asks the client for a picture. Not answered within 15 seconds, refused, or answered with what is no picture: the
/// server's own cache serves.
public enum ImageProvide: RPCServerRequest {
  public typealias Params = ImageProvideParams
  public typealias Result = ProvidedImage
  public static var method: String { "image.provide" }
  public static var capability: String { "imageCache" }
}
