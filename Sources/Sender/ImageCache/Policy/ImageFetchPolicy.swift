import HTTPFetch
import MediaFormats
public import NIOCore
import NIOHTTP1

/// The permissions and limits of a fetch. The defaults suit URLs from strangers, as those in a receiver's status.
public struct ImageFetchPolicy: Sendable, Hashable {
  /// Whether `http:` URLs, and redirects to them, are followed.
  public var allowsPlainHTTP = false
  /// Whether hosts on private networks and on this machine may be contacted.
  public var allowsPrivateAddresses = false
  /// Whether SVG is accepted; an SVG document can contain scripts.
  public var allowsSVG = false
  /// Whether the server's type may differ from the format of the bytes.
  public var allowsTypeMismatch = false
  /// The longest picture, in bytes.
  public var maximumBytes = 10 << 20
  /// The largest picture, in pixels: the memory for showing a picture doesn't depend on its bytes.
  public var maximumPixels = 100_000_000
  /// The time limit of the whole fetch, including redirects.
  public var timeout = TimeAmount.seconds(30)

  /// Makes the strictest policy: https from public addresses, no SVG, 10 MiB, 100 million pixels, 30 seconds.
  public init() {}

  /// The policy's part of a copy's key. A stricter caller never gets a copy that only a laxer policy allowed.
  var fingerprint: String {
    let flags = [self.allowsPlainHTTP, self.allowsPrivateAddresses, self.allowsSVG, self.allowsTypeMismatch]
    return flags.map { $0 ? "1" : "0" }.joined()
  }

  func request(for url: HTTPURL) -> FetchRequest {
    let limits = FetchLimits(
      connectTimeout: min(.seconds(15), self.timeout), idleTimeout: min(.seconds(15), self.timeout),
      totalTimeout: self.timeout, bodyBytes: self.maximumBytes)
    let allowsPlainHTTP = self.allowsPlainHTTP
    let redirects = RedirectPolicy(maximum: 5) { _, to in to.scheme == .https || allowsPlainHTTP }
    let addresses = self.allowsPrivateAddresses ? .any : AddressPolicy { address, _ in PublicAddress.isPublic(address) }
    let accept = "image/avif,image/webp,image/png,image/jpeg,image/gif,image/bmp;q=0.9,*/*;q=0.1"
    return FetchRequest(
      url, headers: HTTPHeaders([("Accept", accept)]), limits: limits, redirects: redirects, addresses: addresses)
  }

  /// Parses the URL in `text`, if this policy allows it.
  func url(_ text: String) throws(ImageCacheError) -> HTTPURL {
    let url: HTTPURL
    do throws(FetchError) {
      url = try HTTPURL(text)
    } catch {
      throw ImageCacheError(.invalidURL, "The text is no URL that can be fetched: only https, and http if allowed.")
    }
    guard url.scheme == .https || self.allowsPlainHTTP else {
      throw ImageCacheError(
        .plainHTTPRefused, "\(RedactedURL.text(url)) is plain HTTP: use https, or allow it with allowPlainHTTP.")
    }
    return url
  }

  /// Returns the format and size of `bytes`, if the policy accepts them.
  ///
  /// - Throws: `typeRefused`, `tooLarge`.
  func inspect(_ bytes: [UInt8], contentType: String?, of url: HTTPURL) throws(ImageCacheError) -> ImageInfo {
    let shown = RedactedURL.text(url)
    guard let info = ImageInfo(header: bytes) else {
      throw ImageCacheError(
        .typeRefused,
        "The file at \(shown) is no PNG, JPEG, GIF, WebP, BMP or AVIF (the server calls it \(Self.name(contentType))).")
    }
    try self.check(info, shown)
    guard self.allowsTypeMismatch || info.type.agrees(with: contentType) else {
      throw ImageCacheError(
        .typeRefused,
        "The file at \(shown) is \(info.type), but the server calls it \(Self.name(contentType)); allowTypeMismatch permits it."
      )
    }
    return info
  }

  func accepts(_ entry: ImageEntry) -> Bool {
    entry.size <= Int64(self.maximumBytes) && (try? self.check(entry.info, "")) != nil
  }

  /// Returns the format and size of `bytes` without a server's type.
  func inspect(_ bytes: [UInt8], shown: String) throws(ImageCacheError) -> ImageInfo {
    guard let info = ImageInfo(header: bytes) else {
      throw ImageCacheError(.typeRefused, "The file at \(shown) is no PNG, JPEG, GIF, WebP, BMP or AVIF.")
    }
    try self.check(info, shown)
    return info
  }

  private func check(_ info: ImageInfo, _ shown: String) throws(ImageCacheError) {
    guard info.type != .svg || self.allowsSVG else {
      throw ImageCacheError(.typeRefused, "The file at \(shown) is SVG, which can hold scripts; allowSVG permits it.")
    }
    if let pixels = info.pixels, pixels > self.maximumPixels {
      throw ImageCacheError(
        .tooLarge, "The image at \(shown) has \(pixels) pixels; at most \(self.maximumPixels) are accepted.")
    }
  }

  private static func name(_ contentType: String?) -> String {
    guard let contentType else { return "nothing" }
    let isPlain = contentType.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return isPlain ? String(contentType.prefix(100)) : "something odd"
  }
}

extension ImageCacheError {
  /// Whether the server couldn't be reached or failed: then an old copy is better than none.
  var isOutage: Bool {
    switch self.code {
    case .unreachable, .timedOut, .tlsFailed: true
    case .badStatus: (self.status ?? 0) >= 500 || self.status == 429 || self.status == 408
    default: false
    }
  }
}
