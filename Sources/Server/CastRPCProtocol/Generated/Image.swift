// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// When an image's server is contacted.
public struct ImageCacheMode: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// If there is no copy, or it is too old (HTTP's rules).
  public static let ifNeeded: ImageCacheMode = ImageCacheMode(rawValue: "IF_NEEDED")
  /// Always; an unchanged picture isn't transferred again.
  public static let revalidate: ImageCacheMode = ImageCacheMode(rawValue: "REVALIDATE")
  /// Never: only the copy on disk is used, however old.
  public static let offline: ImageCacheMode = ImageCacheMode(rawValue: "OFFLINE")

  public static let knownValues: [ImageCacheMode] = [.ifNeeded, .revalidate, .offline]
}

/// An image on this machine.
public struct ImageFile: Sendable, Hashable, JSONObjectEncodable {
  /// The file. It stays until the space is needed: don't change it, and copy it to keep it.
  public var path: String
  /// Its type, determined from its bytes: `image/png`, `image/jpeg`, `image/gif`, `image/webp`, `image/bmp`,
  /// `image/avif`, `image/svg+xml`.
  public var mediaType: String
  /// Its width; absent for SVG.
  ///
  /// In pixels.
  public var width: Int64?
  /// Its height; absent for SVG.
  ///
  /// In pixels.
  public var height: Int64?
  /// The size of the file.
  ///
  /// In bytes.
  public var bytes: Int64
  /// The place that it was read from.
  public var source: ImageSource
  /// Whether it was cached; an image that its server forbids to cache is kept for ten minutes.
  public var isKept: Bool
  /// Its bytes in base64, if requested.
  public var data: String?

  public init(
    path: String, mediaType: String, width: Int64? = nil, height: Int64? = nil, bytes: Int64, source: ImageSource,
    isKept: Bool, data: String? = nil
  ) {
    (self.path, self.mediaType, self.width, self.height, self.bytes, self.source, self.isKept, self.data)
    = (path, mediaType, width, height, bytes, source, isKept, data)
  }

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

/// The client's pick.
public struct ChosenImage: Sendable, Hashable, JSONDecodable {
  /// The index in the offered images.
  ///
  /// At least 0.
  public var index: Int64?
  /// Alternatively any other image. Without both, no image is shown.
  public var image: Image?

  public init(index: Int64? = nil, image: Image? = nil) {
    (self.index, self.image) = (index, image)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.index = try members.optional("index", JSONConstraint<Int64>.atLeast(0))
    self.image = try members.optional("image")
  }

  private static let vocabulary = JSONVocabulary(["index", "image"])
}

/// The parameters of `image.pick`.
public struct ImagePickParams: Sendable, Equatable, JSONDecodable {
  /// The images to pick from.
  public var images: [Image]?
  /// The metadata whose images to pick from.
  public var metadata: MediaMetadata?
  /// The session; absent: the current one. Used only without `images` and `metadata`.
  public var sessionId: String?
  /// The purpose of the image.
  public var hints: ImageHints.Changes?
  /// The strategy to use in place of the policy; no client is asked.
  public var strategy: ImagePickStrategy?
  /// Whether no client is asked.
  ///
  /// Absent: `false`.
  public var useDefault: Bool?

  @_alwaysEmitIntoClient public init(
    images: [Image]? = nil, metadata: MediaMetadata? = nil, sessionId: String? = nil, hints: ImageHints.Changes? = nil,
    strategy: ImagePickStrategy? = nil, useDefault: Bool? = nil
  ) {
    self.images = images
    self.metadata = metadata
    self.sessionId = sessionId
    self.hints = hints
    self.strategy = strategy
    self.useDefault = useDefault
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.images = try members.optional("images")
    self.metadata = try members.optional("metadata")
    self.sessionId = try members.optional("sessionId")
    self.hints = try members.optional("hints")
    self.strategy = try members.optional("strategy")
    self.useDefault = try members.optional("useDefault")
  }

  private static let vocabulary = JSONVocabulary([
    "images", "metadata", "sessionId", "hints", "strategy", "useDefault", "progressToken",
  ])
}

/// The result of `image.pick`.
public struct ImagePickResult: Sendable, Equatable, JSONObjectEncodable {
  /// The image; absent: none.
  public var image: Image?
  /// Whether a client picked it.
  public var isCustom: Bool

  public init(image: Image? = nil, isCustom: Bool) {
    (self.image, self.isCustom) = (image, isCustom)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("image", self.image)
    writer.member("isCustom", self.isCustom)
  }
}

/// The parameters of `image.setPolicy`.
public struct ImageSetPolicyParams: Sendable, Equatable, JSONDecodable {
  /// The new policy; absent: that of the SDK, which always picks the first image.
  public var policy: ImagePickPolicy.Changes?

  @_alwaysEmitIntoClient public init(policy: ImagePickPolicy.Changes? = nil) {
    self.policy = policy
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.policy = try members.optional("policy")
  }

  private static let vocabulary = JSONVocabulary(["policy", "progressToken"])
}

/// The parameters of `image.getPolicy`.
public struct ImageGetPolicyParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `image.fetch`.
public struct ImageFetchParams: Sendable, Equatable, JSONDecodable {
  /// The URL of the picture.
  ///
  /// Not empty.
  public var url: String
  /// When the image's server is contacted.
  ///
  /// Absent: `"IF_NEEDED"`.
  public var mode: ImageCacheMode?
  /// Limits of the fetch that differ from the context's options.
  public var options: ImageFetchOptions.Changes?
  /// Whether the answer includes the image's bytes.
  ///
  /// Absent: `false`.
  public var includeData: Bool?
  /// Whether no client is asked.
  ///
  /// Absent: `false`.
  public var useDefault: Bool?

  @_alwaysEmitIntoClient public init(
    url: String, mode: ImageCacheMode? = nil, options: ImageFetchOptions.Changes? = nil, includeData: Bool? = nil,
    useDefault: Bool? = nil
  ) {
    self.url = url
    self.mode = mode
    self.options = options
    self.includeData = includeData
    self.useDefault = useDefault
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.url = try members.required("url", JSONConstraint<String>.nonEmpty)
    self.mode = try members.optional("mode")
    self.options = try members.optional("options")
    self.includeData = try members.optional("includeData")
    self.useDefault = try members.optional("useDefault")
  }

  private static let vocabulary = JSONVocabulary(
    ["url", "mode", "options", "includeData", "useDefault", "progressToken"],
    meant: [
      "allowPlainHTTP": "options.allowPlainHTTP", "allowPrivateAddresses": "options.allowPrivateAddresses",
      "allowSVG": "options.allowSVG", "allowTypeMismatch": "options.allowTypeMismatch",
      "maximumBytes": "options.maximumBytes", "timeout": "options.timeout",
    ]
  )
}

/// The parameters of `image.cacheInfo`.
public struct ImageCacheInfoParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `image.clearCache`.
public struct ImageClearCacheParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// `image.didCache`
///
/// An image was fetched and cached for any of the clients. The URL's query is left out, because it may hold a token;
/// `urlDigest` identifies the whole URL to clients that know it.
public struct ImageDidCache: Sendable, Equatable, RPCNotification {
  public static var method: String { "image.didCache" }

  /// Its URL; a query is replaced by `?…`.
  public var url: String
  /// The SHA-256 of the complete URL as requested, in hexadecimal digits.
  public var urlDigest: String
  /// The file.
  public var path: String
  /// Its type.
  public var mediaType: String
  /// Its width; absent for SVG.
  ///
  /// In pixels.
  public var width: Int64?
  /// Its height; absent for SVG.
  ///
  /// In pixels.
  public var height: Int64?
  /// The size of the file.
  ///
  /// In bytes.
  public var bytes: Int64

  public init(
    url: String, urlDigest: String, path: String, mediaType: String, width: Int64? = nil, height: Int64? = nil,
    bytes: Int64
  ) {
    (self.url, self.urlDigest, self.path, self.mediaType, self.width, self.height, self.bytes)
    = (url, urlDigest, path, mediaType, width, height, bytes)
  }

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
public struct ImageChooseParams: Sendable, Equatable, JSONObjectEncodable {
  /// The images to pick from.
  public var images: [Image]
  /// The metadata that the images belong to, if known.
  public var metadata: MediaMetadata?
  /// The purpose of the image.
  public var hints: ImageHints

  public init(images: [Image], metadata: MediaMetadata? = nil, hints: ImageHints) {
    (self.images, self.metadata, self.hints) = (images, metadata, hints)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("images", self.images)
    writer.member("metadata", self.metadata)
    writer.member("hints", self.hints)
  }
}

/// `image.choose`
///
/// Asks the client which image to show. If it refuses or doesn't answer within 2 seconds, the policy decides.
public enum ImageChoose: RPCServerRequest {
  public typealias Params = ImageChooseParams
  public typealias Result = ChosenImage
  public static var method: String { "image.choose" }
  public static var capability: String { "imagePicker" }
}

/// The parameters of `image.provide`.
public struct ImageProvideParams: Sendable, Equatable, JSONObjectEncodable {
  /// The complete URL.
  public var url: String

  public init(url: String) {
    self.url = url
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
  }
}

/// `image.provide`
///
/// Asks the client for an image. If it refuses, doesn't answer within 15 seconds, or doesn't return an image, the
/// server's own cache is used.
public enum ImageProvide: RPCServerRequest {
  public typealias Params = ImageProvideParams
  public typealias Result = ProvidedImage
  public static var method: String { "image.provide" }
  public static var capability: String { "imageCache" }
}
