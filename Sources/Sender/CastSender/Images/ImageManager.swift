public import CastModel
public import ImageCache
import Logging
public import LoopIsolation

/// The pictures of media: which one is shown, and where it is on this machine (SDK `GCKUIImagePicker`, `GCKUIImageCache`).
@LoopActor
public final class ImageManager {
  /// Which of several pictures is picked where nobody picks for itself.
  public var policy = ImagePickPolicy()
  /// Picks instead of ``policy``; `nil`, or no answer within ``CastContextOptions/imagePickerDeadline``, falls back to it. The answer's picture may be
  /// any, or none.
  public var picker: (@LoopActor (ImagePickRequest) async -> ImagePick?)?
  /// Gets pictures instead of the cache; `nil`, or nothing usable within ``CastContextOptions/imageProviderDeadline``, falls back to it.
  public var provider: (@LoopActor (ImageRequest) async -> ImageContent?)?

  /// Made with the first picture, when the context's options are settled.
  private lazy var cache = self.makeCache()
  private let options: @LoopActor () -> CastContextOptions
  private let clock: any LoopClock
  private let logger: Logger
  private let emit: @LoopActor (ImageEvent) -> Void

  init(
    clock: any LoopClock, logger: Logger, options: @escaping @LoopActor () -> CastContextOptions,
    emit: @escaping @LoopActor (ImageEvent) -> Void
  ) {
    self.clock = clock
    self.logger = logger.component("ImageManager")
    self.options = options
    self.emit = emit
  }

  private func makeCache() -> ImageCache {
    let cache = ImageCache(options: self.options().declared.imageCache(), logger: self.logger)
    cache.didCache = { [weak self] url, image in
      self?.emit(ImageEvent(url: RedactedURL.text(url), urlDigest: RedactedURL.digest(url), image: image))
    }
    return cache
  }

  // MARK: Picking

  /// Picks one of several pictures.
  ///
  /// - Parameters:
  ///   - policy: Used in place of ``policy``; nobody else is asked then.
  ///   - usesDefault: Whether nobody else is asked.
  public func pick(
    _ request: ImagePickRequest, policy: ImagePickPolicy? = nil, usesDefault: Bool = false
  ) async -> ImagePick {
    if policy == nil, !usesDefault, let picker {
      let answer = await FirstOf.value(within: self.options().imagePickerDeadline, clock: self.clock) {
        await picker(request)
      }
      if let answer { return ImagePick(image: answer.image, isCustom: true) }
    }
    let index = (policy ?? self.policy).pick(request.images, hints: request.hints)
    return ImagePick(image: index.map { request.images[$0] })
  }

  // MARK: Fetching

  /// What may be fetched where a caller doesn't say otherwise.
  public func fetchPolicy(_ changes: ImageFetchOptions.Changes?) -> ImageFetchPolicy {
    var options = self.options().images.fetch
    options.replace(with: changes)
    return ImageFetchPolicy(options)
  }

  /// The picture of a URL, as a file.
  ///
  /// - Parameter usesDefault: Whether nobody is asked but the cache.
  /// - Throws: ``CastErrorCode/imageURLRefused``, ``CastErrorCode/imageTooLarge``, ``CastErrorCode/imageTypeRefused``,
  ///   ``CastErrorCode/imageUnavailable``, ``CastErrorCode/imageCacheUnavailable``; the cause is an `ImageCacheError`.
  public func fetch(_ request: ImageRequest, usesDefault: Bool = false) async throws(CastError) -> FetchedImage {
    if !usesDefault, let provided = await self.provided(request) { return provided }
    return FetchedImage(
      image: try await self.cached { cache throws(ImageCacheError) in try await cache.fetch(request) }, isCustom: false)
  }

  /// The bytes of a picture that was fetched.
  public func bytes(of image: CachedImage) async throws(CastError) -> [UInt8] {
    try await self.cached { cache throws(ImageCacheError) in try await cache.bytes(of: image) }
  }

  /// Cleans up the cache, and returns its state.
  public func cacheInfo() async throws(CastError) -> ImageCacheUsage {
    try await self.cached { cache throws(ImageCacheError) in try await cache.info() }
  }

  /// Removes every picture.
  public func clearCache() async throws(CastError) -> ImageCacheUsage {
    try await self.cached { cache throws(ImageCacheError) in try await cache.clear() }
  }

  private func provided(_ request: ImageRequest) async -> FetchedImage? {
    guard let provider else { return nil }
    let answer = await FirstOf.value(within: self.options().imageProviderDeadline, clock: self.clock) {
      await provider(request)
    }
    guard let answer else { return nil }
    do throws(CastError) {
      let image = try await self.cached { cache throws(ImageCacheError) in
        switch answer {
        case .file(let path): try await cache.adopt(file: path, under: request.policy)
        case .bytes(let bytes): try await cache.adopt(bytes, under: request.policy)
        }
      }
      return FetchedImage(image: image, isCustom: true)
    } catch {
      self.logger.notice("a client's picture can't be used", metadata: ["error": "\(error)"])
      return nil
    }
  }

  private func cached<Value: Sendable>(
    _ body: @LoopActor (ImageCache) async throws(ImageCacheError) -> Value
  ) async throws(CastError) -> Value {
    do throws(ImageCacheError) {
      return try await body(self.cache)
    } catch {
      throw CastError(error)
    }
  }
}

extension CastError {
  /// The framework's error for one of the cache; the cause tells more.
  package init(_ error: ImageCacheError) {
    let code: CastErrorCode =
      switch error.code {
      case .invalidURL, .plainHTTPRefused, .addressRefused, .redirectRefused: .imageURLRefused
      case .tooLarge: .imageTooLarge
      case .typeRefused: .imageTypeRefused
      case .storeUnavailable: .imageCacheUnavailable
      case .libraryUnavailable: .libraryUnavailable
      case .tooManyFetches: .internalLimitReached
      case .cancelled: .requestCancelled
      default: .imageUnavailable
      }
    self.init(code, error.message, cause: error)
  }
}

/// A picture as a file, and where it came from.
public struct FetchedImage: Sendable, Hashable {
  /// An image on this machine: it holds the path, the format and the size in bytes.
  public var image: CachedImage
  /// Whether a program of the user's provided it, and not the cache.
  public var isCustom: Bool
}

/// A picture was fetched and kept.
public struct ImageEvent: Sendable, Hashable {
  /// Its URL without what may be a token, the query.
  public var url: String
  /// The digest of its whole URL, SHA-256 in hexadecimal digits, for those who know the URL.
  public var urlDigest: String
  /// The cache keeps the picture as this file.
  public var image: CachedImage
}
