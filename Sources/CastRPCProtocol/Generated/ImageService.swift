// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// Pictures of media: which one is shown, and a copy of it on this machine.
///
/// The methods of the namespace `image`; the server's hand-written half implements them.
@LoopActor
public protocol ImageService: AnyObject, Sendable {
  /// Picks the picture to show.
  ///
  /// Of `images`, or those of `metadata`, or else those of what a session plays. The client that declared `imagePicker`
  /// last is asked (`image.choose`); without one, or without an answer within 2 seconds, the policy decides.
  ///
  /// SDK: `GCKUIImagePicker.getImageWithHints:fromMetadata`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func pick(_ params: ImagePickParams, _ call: JSONRPCCallContext) async throws -> ImagePickResult

  /// Says which pictures are picked from now on, for all clients.
  func setPolicy(_ params: ImageSetPolicyParams, _ call: JSONRPCCallContext) async throws -> ImagePickPolicy

  /// Says which pictures are picked.
  func getPolicy(_ params: ImageGetPolicyParams, _ call: JSONRPCCallContext) async throws -> ImagePickPolicy

  /// Fetches a picture over HTTPS, or finds its copy, and says where it is.
  ///
  /// Who asks for what is being fetched waits with the others; cancelling a call ends its own wait only. The client
  /// that declared `imageCache` last is asked first (`image.provide`); without one, or without a picture within 15
  /// seconds, the server's own cache serves.
  ///
  /// SDK: `GCKUIImageCache.fetchImageForURL:completion`.
  ///
  /// - Throws: ``APIError``: ImageURLRefused, ImageUnavailable, ImageTooLarge, ImageTypeRefused, ImageCacheUnavailable,
  /// InternalLimitReached.
  func fetch(_ params: ImageFetchParams, _ call: JSONRPCCallContext) async throws -> ImageFile

  /// Tidies the cache, and says what it holds.
  ///
  /// - Throws: ``APIError``: ImageCacheUnavailable.
  func cacheInfo(_ params: ImageCacheInfoParams, _ call: JSONRPCCallContext) async throws -> ImageCacheInfo

  /// Removes every picture of the cache.
  ///
  /// - Throws: ``APIError``: ImageCacheUnavailable.
  func clearCache(_ params: ImageClearCacheParams, _ call: JSONRPCCallContext) async throws -> ImageCacheInfo
}
