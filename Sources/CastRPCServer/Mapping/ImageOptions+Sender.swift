import CastRPCProtocol
import CastSender
import ImageCache
import LoopIsolation
import NIOCore
import TLS

extension CastRPCProtocol.ImageOptions {
  init(_ options: CastSender.ImageOptions) {
    self.init(
      cacheDirectory: options.cacheDirectory, maximumCacheBytes: options.maximumCacheBytes,
      maximumCachedImages: Int64(options.maximumCachedImages), maximumCacheAge: Double(options.maximumCacheAge),
      additionalRoots: options.additionalRoots, fetch: ImageFetchOptions(options.fetchPolicy))
  }
}

extension CastSender.ImageOptions {
  /// These options, with what a client said in place of what is assumed.
  func replacing(
    _ options: CastRPCProtocol.ImageOptions?, sharedContainerIdentifier: String?
  ) -> CastSender.ImageOptions {
    var result = self
    sharedContainerIdentifier.map { result.sharedContainerIdentifier = $0 }
    guard let options else { return result }
    options.cacheDirectory.map { result.cacheDirectory = $0 }
    options.maximumCacheBytes.map { result.maximumCacheBytes = $0 }
    options.maximumCachedImages.map { result.maximumCachedImages = Int(clamping: $0) }
    options.maximumCacheAge.map { result.maximumCacheAge = Int64(min($0, 1e12)) }
    options.additionalRoots.map { result.additionalRoots = $0 }
    result.fetchPolicy = self.fetchPolicy.replacing(options.fetch)
    return result
  }
}

extension CastSender.ImageOptions {
  /// Whoever names a file is to hear that it can't be used, not the first picture.
  ///
  /// - Throws: ``APIError/Kind/fileNotUsable``.
  func checkRoots() throws(APIError) {
    guard let additionalRoots else { return }
    do {
      _ = try TLSContext(clientPolicy: TLSPolicy(trust: .roots(file: additionalRoots)))
    } catch {
      throw APIError(.fileNotUsable, "options.images.additionalRoots: \(error)", cause: error) { data in
        data.path = "params.options.images.additionalRoots"
      }
    }
  }
}

extension ImageFetchOptions {
  init(_ policy: ImageFetchPolicy) {
    self.init(
      allowPlainHTTP: policy.allowsPlainHTTP, allowPrivateAddresses: policy.allowsPrivateAddresses,
      allowSVG: policy.allowsSVG, allowTypeMismatch: policy.allowsTypeMismatch,
      maximumBytes: Int64(policy.maximumBytes), timeout: policy.timeout.seconds)
  }
}

extension ImageFetchPolicy {
  /// This policy, with what a client said in place of what is assumed.
  func replacing(_ options: ImageFetchOptions?) -> ImageFetchPolicy {
    guard let options else { return self }
    var result = self
    options.allowPlainHTTP.map { result.allowsPlainHTTP = $0 }
    options.allowPrivateAddresses.map { result.allowsPrivateAddresses = $0 }
    options.allowSVG.map { result.allowsSVG = $0 }
    options.allowTypeMismatch.map { result.allowsTypeMismatch = $0 }
    options.maximumBytes.map { result.maximumBytes = Int(clamping: $0) }
    options.timeout.map { result.timeout = TimeAmount(seconds: $0) }
    return result
  }
}
