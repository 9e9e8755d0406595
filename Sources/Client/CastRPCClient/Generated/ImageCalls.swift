// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

/// Images of media: picking the one to show, and caching it on this machine.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct ImageCalls: Sendable {
  let client: CastClient

  /// Picks the image to show.
  public func pick(_ params: ImagePickParams = .init(), timeout: Duration? = nil) async throws -> ImagePickResult {
    try await self.client.typed("image.pick", params, timeout)
  }
  /// Sets how images are picked from now on, for all clients.
  public func setPolicy(
    _ params: ImageSetPolicyParams = .init(), timeout: Duration? = nil
  ) async throws -> ImagePickPolicy {
    try await self.client.typed("image.setPolicy", params, timeout)
  }
  /// Returns how images are picked.
  public func getPolicy(
    _ params: ImageGetPolicyParams = .init(), timeout: Duration? = nil
  ) async throws -> ImagePickPolicy {
    try await self.client.typed("image.getPolicy", params, timeout)
  }
  /// Fetches an image over HTTPS, or finds it in the cache, and returns its path.
  public func fetch(_ params: ImageFetchParams, timeout: Duration? = nil) async throws -> ImageFile {
    try await self.client.typed("image.fetch", params, timeout)
  }
  /// Removes outdated images and unreferenced files from the cache, and returns its state.
  public func cacheInfo(
    _ params: ImageCacheInfoParams = .init(), timeout: Duration? = nil
  ) async throws -> ImageCacheInfo {
    try await self.client.typed("image.cacheInfo", params, timeout)
  }
  /// Removes all images from the cache.
  public func clearCache(
    _ params: ImageClearCacheParams = .init(), timeout: Duration? = nil
  ) async throws -> ImageCacheInfo {
    try await self.client.typed("image.clearCache", params, timeout)
  }
}

extension ImagePickParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("images", self.images), ("metadata", self.metadata), ("sessionId", self.sessionId), ("hints", self.hints),
      ("strategy", self.strategy), ("useDefault", self.useDefault)
    )
  }
}

extension ImagePickResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(image: try members.option("image"), isCustom: try members.value("isCustom"))
  }
}

extension ImageSetPolicyParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("policy", self.policy))
  }
}

extension ImageGetPolicyParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ImageFetchParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("url", self.url), ("mode", self.mode), ("options", self.options), ("includeData", self.includeData),
      ("useDefault", self.useDefault)
    )
  }
}

extension ImageCacheInfoParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ImageClearCacheParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension ImageDidCache: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      url: try members.value("url"), urlDigest: try members.value("urlDigest"), path: try members.value("path"),
      mediaType: try members.value("mediaType"), width: try members.option("width"),
      height: try members.option("height"), bytes: try members.value("bytes")
    )
  }
}

extension ImageChooseParams: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      images: try members.value("images"), metadata: try members.option("metadata"), hints: try members.value("hints")
    )
  }
}

extension ImageProvideParams: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(url: try members.value("url"))
  }
}
