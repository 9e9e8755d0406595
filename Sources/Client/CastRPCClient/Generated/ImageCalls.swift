// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
import FrameworkLog
import JSONCodec

/// Images of media: picking the one to show, and caching it on this machine.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct ImageCalls: Sendable {
  let client: CastClient

  /// Picks the image to show.
  public func pick(
    _ params: ImagePickParams = ImagePickParams(), timeout: Duration? = nil
  ) async throws -> ImagePickResult {
    return try await self.client.typed("image.pick", params, timeout)
  }

  /// Sets how images are picked from now on, for all clients.
  public func setPolicy(
    _ params: ImageSetPolicyParams = ImageSetPolicyParams(), timeout: Duration? = nil
  ) async throws -> ImagePickPolicy {
    return try await self.client.typed("image.setPolicy", params, timeout)
  }

  /// Returns how images are picked.
  public func getPolicy(
    _ params: ImageGetPolicyParams = ImageGetPolicyParams(), timeout: Duration? = nil
  ) async throws -> ImagePickPolicy {
    return try await self.client.typed("image.getPolicy", params, timeout)
  }

  /// Fetches an image over HTTPS, or finds it in the cache, and returns its path.
  public func fetch(_ params: ImageFetchParams, timeout: Duration? = nil) async throws -> ImageFile {
    return try await self.client.typed("image.fetch", params, timeout)
  }

  /// Cleans up the cache, and returns its state.
  public func cacheInfo(
    _ params: ImageCacheInfoParams = ImageCacheInfoParams(), timeout: Duration? = nil
  ) async throws -> ImageCacheInfo {
    return try await self.client.typed("image.cacheInfo", params, timeout)
  }

  /// Removes all images from the cache.
  public func clearCache(
    _ params: ImageClearCacheParams = ImageClearCacheParams(), timeout: Duration? = nil
  ) async throws -> ImageCacheInfo {
    return try await self.client.typed("image.clearCache", params, timeout)
  }
}
