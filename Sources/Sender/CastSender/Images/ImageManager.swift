public import CastModel
public import ImageCache
import Logging
public import LoopIsolation

/// The images of media: the choice of the one to show, and its cached file (SDK `GCKUIImagePicker`,
/// `GCKUIImageCache`).
@LoopActor
public final class ImageManager {
  /// The policy by which one of several images is picked if there is no ``picker``.
  public var policy = ImagePickPolicy() {
    didSet { if self.policy != oldValue { self.picksChanged() } }
  }
  /// A picker that replaces ``policy``. If it is `nil`, or doesn't answer within
  /// ``CastContextOptions/imagePickerDeadline``, the policy applies. The answer may be any image, or none.
  public var picker: (@LoopActor (ImagePickRequest) async -> ImagePick?)? {
    didSet { self.picksChanged() }
  }
  /// Called when the policy or the picker changed, so that other images may be picked.
  var onPickChange: (@LoopActor () -> Void)?
  /// A provider that replaces the cache. If it is `nil`, or returns nothing usable within
  /// ``CastContextOptions/imageProviderDeadline``, the cache is used.
  public var provider: (@LoopActor (ImageRequest) async -> ImageContent?)?

  /// The cache, created from the context's options with the first image, and again after a change of the options.
  private var cache: ImageCache {
    if let madeCache { return madeCache }
    let cache = self.makeCache()
    self.madeCache = cache
    return cache
  }
  private var madeCache: ImageCache?
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

  /// Discards the cache, so that the next image uses one with the context's new options.
  func optionsChanged() { self.madeCache = nil }

  // MARK: Picking

  /// Notifies the widgets that ``picker`` may answer differently from now on, since another program picks, or none.
  public func picksChanged() { self.onPickChange?() }

  /// Picks one of several images.
  ///
  /// - Parameters:
  ///   - policy: The policy to use instead of ``policy`` and ``picker``.
  ///   - usesDefault: Whether ``policy`` is used without asking ``picker``.
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

  /// Returns the policy for fetching: the context's, with a caller's changes.
  public func fetchPolicy(_ changes: ImageFetchOptions.Changes?) -> ImageFetchPolicy {
    var options = self.options().images.fetch
    options.replace(with: changes)
    return ImageFetchPolicy(options)
  }

  /// Fetches the image of a URL as a file.
  ///
  /// - Parameter usesDefault: Whether only the cache is used, and not ``provider``.
  /// - Throws: ``CastErrorCode/imageURLRefused``, ``CastErrorCode/imageTooLarge``,
  ///   ``CastErrorCode/imageTypeRefused``, ``CastErrorCode/imageUnavailable``,
  ///   ``CastErrorCode/imageCacheUnavailable``; the cause is an `ImageCacheError`.
  public func fetch(_ request: ImageRequest, usesDefault: Bool = false) async throws(CastError) -> FetchedImage {
    if !usesDefault, let provided = await self.provided(request) { return provided }
    return FetchedImage(
      image: try await self.cached { cache throws(ImageCacheError) in try await cache.fetch(request) }, isCustom: false)
  }

  /// Returns the bytes of a fetched image.
  public func bytes(of image: CachedImage) async throws(CastError) -> [UInt8] {
    try await self.cached { cache throws(ImageCacheError) in try await cache.bytes(of: image) }
  }

  /// Cleans up the cache, and returns its state.
  public func cacheInfo() async throws(CastError) -> ImageCacheUsage {
    try await self.cached { cache throws(ImageCacheError) in try await cache.info() }
  }

  /// Removes every image from the cache.
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
  /// Creates the framework's error for one of the cache, which becomes the cause.
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

/// An image as a file, and its origin.
public struct FetchedImage: Sendable, Hashable {
  /// The image's path, format and size in bytes.
  public var image: CachedImage
  /// Whether a program of the user provided it rather than the cache.
  public var isCustom: Bool
}

/// An image that was fetched and cached.
public struct ImageEvent: Sendable, Hashable {
  /// The image's URL without the query, which may be a token.
  public var url: String
  /// The SHA-256 digest of the whole URL in hexadecimal digits, by which clients that know the URL recognise it.
  public var urlDigest: String
  /// The image's file in the cache.
  public var image: CachedImage
}
