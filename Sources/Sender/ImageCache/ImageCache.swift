import HTTPFetch
public import Logging
public import LoopIsolation
import MediaFormats
import NIOCore
import NIOHTTP1
import NIOPosix
import StateFiles
import TLS

/// Pictures of the web, fetched over HTTPS and kept on disk for this server and others of the user.
///
/// Requests for a picture that is being fetched share the fetch; it is cancelled when the last of them is. The loop
/// isn't blocked: the cache's own threads do the disk's work.
@LoopActor
public final class ImageCache {
  /// The most pictures that are fetched at once.
  private static let maximumFetches = 8
  /// The most pictures that are fetched or wait for it.
  private static let maximumFlights = 4_096
  /// The divisor of a limit: after additions of that part of it, the folder is checked again, since other servers add
  /// pictures, too.
  private static let partBetweenLooks: Int64 = 16

  /// The limits and the folder of the cache.
  public nonisolated let options: ImageCacheOptions
  /// Called with every picture that was fetched and cached, and its URL.
  public var didCache: (@LoopActor (_ url: String, _ image: CachedImage) -> Void)?

  private struct FlightKey: Hashable {
    var image: ImageKey
    var mode: ImageRequest.Mode
    /// The whole policy, since the image's key has its permissions alone.
    var policy: ImageFetchPolicy
  }

  private let fetcher: HTTPFetcher
  let disk: ImageDisk
  private let now: @Sendable () -> Int64
  private let logger: Logger
  private let slots = FetchSlots(maximum: ImageCache.maximumFetches)
  private var flights: [FlightKey: ImageFlight] = [:]
  /// The number of checks of the folder so far.
  private(set) var looks = 0
  private var bytesSinceLook: Int64 = 0
  /// The time of the last check, in seconds since 1970.
  private var lastLook: Int64 = 0
  private var imagesSinceLook: Int64 = 0
  private var isLooking = false
  private var hasLooked = false

  /// - Parameter now: Returns the time in seconds since 1970.
  public init(
    options: ImageCacheOptions, logger: Logger = Logger(label: "cast.images"),
    now: @escaping @Sendable () -> Int64 = EventLoopClock.unixTime
  ) {
    self.options = options
    self.now = now
    self.logger = logger.component("ImageCache")
    self.disk = ImageDisk(options.directory)
    var tls = TLSPolicy.web
    if let file = options.additionalRoots { tls.trust = .systemRoots(andFile: file) }
    self.fetcher = HTTPFetcher(tls: tls, logger: logger)
  }

  // MARK: Asking

  /// Returns the picture of a URL, as a file.
  ///
  /// - Throws: ``ImageCacheError``. Cancelling the calling task ends the wait, and the fetch if no other caller
  ///   waits.
  public func fetch(_ request: ImageRequest) async throws(ImageCacheError) -> CachedImage {
    let url = try request.policy.url(request.url)
    let key = FlightKey(
      image: ImageKey(url: url, policy: request.policy), mode: request.mode, policy: request.policy)
    if let flight = self.flights[key], !flight.isAbandoned { return try await flight.value() }
    guard self.flights.count < Self.maximumFlights else {
      throw ImageCacheError(.tooManyFetches, "\(Self.maximumFlights) pictures are being fetched: wait for some.")
    }
    let flight = ImageFlight()
    self.flights[key] = flight
    flight.begin {
      await self.outcome(of: request, url, key.image)
    } finished: {
      if self.flights[key] === flight { self.flights[key] = nil }
    }
    return try await flight.value()
  }

  /// Checks the folder, removes copies beyond the limits, and returns the contents.
  public func info() async throws(ImageCacheError) -> ImageCacheUsage { self.info(try await self.look()) }

  /// Removes every picture.
  public func clear() async throws(ImageCacheError) -> ImageCacheUsage {
    let usage = try await self.disk.run { store throws(ImageCacheError) in try store.clear() }
    self.logger.info("cache of pictures cleared", metadata: ["files": "\(usage.removedFiles)"])
    return self.info(usage)
  }

  private func info(_ usage: ImageStore.Usage) -> ImageCacheUsage {
    ImageCacheUsage(
      directory: self.options.directory?.path ?? "", bytes: usage.bytes, images: usage.entries,
      removedImages: usage.removedEntries, removedFiles: usage.removedFiles, fetches: self.flights.count)
  }

  // MARK: One picture

  private func outcome(of request: ImageRequest, _ url: HTTPURL, _ key: ImageKey) async -> ImageFlight.Outcome {
    do throws(ImageCacheError) {
      let image = try await self.find(request, url, key)
      self.logger.debug("picture", metadata: ["url": "\(RedactedURL.text(url))", "source": "\(image.source)"])
      return .success(image)
    } catch {
      self.logger.debug("no picture", metadata: ["url": "\(RedactedURL.text(url))", "error": "\(error)"])
      return .failure(error)
    }
  }

  private func find(
    _ request: ImageRequest, _ url: HTTPURL, _ key: ImageKey
  ) async throws(ImageCacheError) -> CachedImage {
    self.lookOnce()
    let stored = try await self.disk.run { store throws(ImageCacheError) in try store.lookUp(key) }
    // The copy may be beyond the limits of this request.
    let copy = stored.flatMap { request.policy.accepts($0.entry) ? $0 : nil }
    if let copy, Self.suffices(copy.entry, for: request, now: self.now()) { return CachedImage(copy, source: .cache) }
    guard request.mode != .offline else {
      throw ImageCacheError(.notCached, "There is no copy of \(RedactedURL.text(url)).")
    }
    guard await self.slots.take() else { throw ImageCacheError(.cancelled, "The fetch was cancelled.") }
    defer { self.slots.release() }
    do throws(ImageCacheError) {
      return try await self.ask(request, url, key, copy)
    } catch {
      guard let copy, error.isOutage, !copy.entry.mustRevalidate, request.mode == .ifNeeded else { throw error }
      return CachedImage(copy, source: .stale)
    }
  }

  private static func suffices(_ entry: ImageEntry, for request: ImageRequest, now: Int64) -> Bool {
    switch request.mode {
    case .ifNeeded: entry.isFresh(now: now)
    case .revalidating: false
    case .offline: true
    }
  }

  /// Requests the picture from the server, conditionally if there is a copy.
  private func ask(
    _ request: ImageRequest, _ url: HTTPURL, _ key: ImageKey, _ copy: StoredImage?
  ) async throws(ImageCacheError) -> CachedImage {
    var fetch = request.policy.request(for: url)
    fetch.onlyIfChanged(entityTag: copy?.entry.entityTag, lastModified: copy?.entry.lastModified)
    let response: FetchResponse
    do throws(FetchError) {
      response = try await self.fetcher.fetch(fetch)
    } catch {
      throw ImageCacheError(error, url: url)
    }
    let freshness = Freshness(now: self.now()) { name in
      let values = response.headers[name]
      return values.isEmpty ? nil : values.joined(separator: ",")
    }
    if response.isNotModified, let copy {
      response.body.cancel()
      if let image = try await self.renew(copy, key, freshness) { return image }
      // The picture was removed meanwhile, so it has to be fetched.
      return try await self.ask(request, url, key, nil)
    }
    guard response.status == 200 else {
      response.body.cancel()
      // A picture that is gone for good isn't shown from an old copy either.
      if [404, 410].contains(response.status) {
        try await self.disk.run { store throws(ImageCacheError) in try store.remove(key) }
      }
      throw ImageCacheError(status: response.status, url: url)
    }
    let bytes = try await Self.body(of: response, upTo: request.policy.maximumBytes, from: url)
    let info = try request.policy.inspect(bytes, contentType: response.contentType, of: url)
    return try await self.keep(bytes, info, response, freshness, key, request.url)
  }

  private static func body(
    of response: FetchResponse, upTo limit: Int, from url: HTTPURL
  ) async throws(ImageCacheError) -> [UInt8] {
    do throws(FetchError) {
      return Array(try await response.body.collect(upTo: limit).readableBytesView)
    } catch {
      throw ImageCacheError(error, url: url)
    }
  }

  // MARK: The disk

  /// Extends the copy's lifetime; `nil` if its picture was removed.
  private func renew(
    _ copy: StoredImage, _ key: ImageKey, _ freshness: Freshness
  ) async throws(ImageCacheError) -> CachedImage? {
    var entry = copy.entry
    // An answer without a lifetime doesn't revoke the one sent with the picture (RFC 9111 3.2).
    let lifetime = freshness.isStated ? freshness.lifetime : max(0, entry.freshUntil - entry.checkedAt)
    entry.checkedAt = self.now()
    entry.freshUntil = entry.checkedAt + lifetime
    if freshness.isStated { entry.mustRevalidate = freshness.mustRevalidate }
    let renewed = entry
    let stored = try await self.disk.run { store throws(ImageCacheError) in try store.update(key, to: renewed) }
    return stored.map { CachedImage($0, source: .revalidated) }
  }

  private func keep(
    _ bytes: [UInt8], _ info: ImageInfo, _ response: FetchResponse, _ freshness: Freshness, _ key: ImageKey,
    _ url: String
  ) async throws(ImageCacheError) -> CachedImage {
    let now = self.now()
    let entityTag = response.headers.first(name: "ETag").flatMap { $0.utf8.count <= 1_024 ? $0 : nil }
    let lastModified = response.headers.first(name: "Last-Modified").flatMap { $0.utf8.count <= 64 ? $0 : nil }
    let make: @Sendable (String) -> ImageEntry = { digest in
      ImageEntry(
        object: digest, info: info, size: Int64(bytes.count), entityTag: entityTag, lastModified: lastModified,
        checkedAt: now, freshUntil: now + freshness.lifetime, mustRevalidate: freshness.mustRevalidate)
    }
    guard freshness.isStorable else {
      let stored = try await self.disk.run { store throws(ImageCacheError) in
        // A copy from before its server forbade caching isn't valid any more.
        try store.remove(key)
        return try store.storeTransient(bytes, entry: make)
      }
      self.added(Int64(bytes.count))
      return CachedImage(stored, source: .network, isKept: false)
    }
    let limits = self.options.limits
    let stored = try await self.disk.run { store throws(ImageCacheError) in
      do throws(ImageCacheError) {
        return try store.store(bytes, key, entry: make)
      } catch {
        guard error.isOutOfSpace else { throw error }
        try store.makeRoom(for: Int64(bytes.count), limits, now: now)
        return try store.store(bytes, key, entry: make)
      }
    }
    let image = CachedImage(stored, source: .network)
    self.added(Int64(bytes.count))
    self.didCache?(url, image)
    return image
  }

  func added(_ bytes: Int64) {
    self.bytesSinceLook += bytes
    self.imagesSinceLook += 1
    let isDue =
      self.now() - self.lastLook >= ImageStore.transientAge
      || self.bytesSinceLook > self.options.maximumBytes / Self.partBetweenLooks
      || self.imagesSinceLook > Int64(self.options.maximumImages) / Self.partBetweenLooks
    if isDue { self.lookSoon() }
  }

  /// Removes the leftovers of an earlier server, at the first use of the cache.
  private func lookOnce() {
    guard !self.hasLooked else { return }
    self.hasLooked = true
    self.lookSoon()
  }

  private func lookSoon() {
    guard !self.isLooking else { return }
    self.isLooking = true
    LoopActor.task {
      do throws(ImageCacheError) {
        _ = try await self.look()
      } catch {
        self.logger.notice("the cache of pictures was not tidied", metadata: ["error": "\(error)"])
      }
      self.isLooking = false
    }
  }

  private func look() async throws(ImageCacheError) -> ImageStore.Usage {
    self.looks += 1
    self.bytesSinceLook = 0
    self.imagesSinceLook = 0
    self.lastLook = self.now()
    let (limits, now) = (self.options.limits, self.now())
    let usage = try await self.disk.run { store throws(ImageCacheError) in try store.maintain(limits, now: now) }
    if usage.removedEntries + usage.removedFiles > 0 {
      self.logger.info(
        "pictures removed", metadata: ["copies": "\(usage.removedEntries)", "files": "\(usage.removedFiles)"])
    }
    return usage
  }
}
