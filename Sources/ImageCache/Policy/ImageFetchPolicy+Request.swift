import HTTPFetch
import NIOCore
import NIOHTTP1

extension ImageFetchPolicy {
  /// The request for `url` under this policy.
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

  /// The URL of `text`, if this policy lets it be asked for at all.
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
}
