// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// Images of media: picking the one to show, and caching it on this machine.
///
/// The methods of the namespace `image`; the server's hand-written half implements them.
@LoopActor
public protocol ImageService: AnyObject, Sendable {
  /// Picks the image to show.
  ///
  /// Picks from `images`, or the images of `metadata`, or those of a session's media. The server asks the client that
  /// declared `imagePicker` last (`image.choose`); if there is none, or it doesn't answer within 2 seconds, the policy
  /// decides.
  ///
  /// SDK: `GCKUIImagePicker.getImageWithHints:fromMetadata`.
  ///
  /// - Throws: ``APIError``: NoSuchSession, AmbiguousSession.
  func pick(_ params: ImagePickParams, _ call: JSONRPCCallContext) async throws -> ImagePickResult

  /// Sets how images are picked from now on, for all clients.
  func setPolicy(_ params: ImageSetPolicyParams, _ call: JSONRPCCallContext) async throws -> ImagePickPolicy

  /// Returns how images are picked.
  func getPolicy(_ params: ImageGetPolicyParams, _ call: JSONRPCCallContext) async throws -> ImagePickPolicy

  /// Fetches an image over HTTPS, or finds it in the cache, and returns its path.
  ///
  /// Simultaneous requests for the same image share one fetch; cancelling a call ends only its own wait. The server
  /// first asks the client that declared `imageCache` last (`image.provide`); if there is none, or it returns no image
  /// within 15 seconds, the server uses its own cache.
  ///
  /// SDK: `GCKUIImageCache.fetchImageForURL:completion`.
  ///
  /// - Throws: ``APIError``: ImageURLRefused, ImageUnavailable, ImageTooLarge, ImageTypeRefused, ImageCacheUnavailable,
  /// LibraryUnavailable, InternalLimitReached.
  func fetch(_ params: ImageFetchParams, _ call: JSONRPCCallContext) async throws -> ImageFile

  /// Removes outdated images and unreferenced files from the cache, and returns its state.
  ///
  /// - Throws: ``APIError``: ImageCacheUnavailable.
  func cacheInfo(_ params: ImageCacheInfoParams, _ call: JSONRPCCallContext) async throws -> ImageCacheInfo

  /// Removes all images from the cache.
  ///
  /// - Throws: ``APIError``: ImageCacheUnavailable.
  func clearCache(_ params: ImageClearCacheParams, _ call: JSONRPCCallContext) async throws -> ImageCacheInfo
}
