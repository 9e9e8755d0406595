public import HTTPFetch
import LoopIsolation
public import NIOCore
import NIOHTTP1

/// How a receiver fetches: as whom, and within which limits.
public struct ExaminationPolicy: Sendable {
  /// The page that fetches, for CORS. The default media receiver's is Google's static host.
  var origin: String
  var userAgent: String
  /// For each single request.
  var limits: FetchLimits
  var addresses: AddressPolicy
  /// The longest manifest or caption file, in bytes.
  var maximumText: Int
  /// How much of a media file is read to learn what it is, in bytes.
  var maximumProbe: Int
  /// How many parts of a media file are asked for.
  var maximumRequests: Int
  /// How long the beginning of a media file is waited for, once its first bytes are there: a live stream comes at playing speed.
  var patience: TimeAmount

  /// Makes a policy; by default it fetches as a Chromecast's default media receiver does, from any address.
  ///
  /// - Parameters:
  ///   - origin: The origin of the page, against which CORS is checked.
  ///   - limits: They hold for each request; 20 seconds unless said otherwise.
  ///   - maximumText: In bytes, of one manifest or caption file.
  ///   - maximumProbe: In bytes, of one media file.
  ///   - maximumRequests: For one media file.
  public init(
    origin: String = "https://www.gstatic.com", userAgent: String = "Mozilla/5.0 (cast-receiver) CrKey/1.56.500000",
    limits: FetchLimits = FetchLimits(totalTimeout: .seconds(20)), addresses: AddressPolicy = .any,
    maximumText: Int = 4 << 20, maximumProbe: Int = 16 << 20, maximumRequests: Int = 16,
    patience: TimeAmount = .seconds(2)
  ) {
    self.origin = origin
    self.userAgent = userAgent
    self.limits = limits
    self.addresses = addresses
    self.maximumText = maximumText
    self.maximumProbe = maximumProbe
    self.maximumRequests = maximumRequests
    self.patience = patience
  }

  /// A server whose answer lacks the header that lets a page of another origin read it.
  static let crossOrigin = FetchError.Code(rawValue: "crossOrigin")

  var headers: HTTPHeaders { ["Origin": self.origin, "User-Agent": self.userAgent] }

  /// Throws ``crossOrigin`` unless the answer may be read by ``origin``. (Fetch Standard, CORS check.)
  func checkAccess(_ response: FetchResponse) throws(FetchError) {
    let allowed = response.headers[canonicalForm: "Access-Control-Allow-Origin"]
    guard response.url.origin != self.origin, allowed.count != 1 || (allowed[0] != "*" && allowed[0] != self.origin)
    else { return }
    throw FetchError(
      Self.crossOrigin, "\(response.url) lacks “Access-Control-Allow-Origin”; receivers may not read it (CORS).")
  }
}

/// Fetches what a receiver's player loads from a script: manifests, playlists, captions. There the browser's rules of CORS hold.
@LoopActor
struct FetchedText {
  let url: HTTPURL
  /// Without parameters; `nil` if the server said none.
  let contentType: String?
  let text: String

  /// Fetches a text, as a page of `origin` does.
  ///
  /// - Throws: ``FetchError`` as ``HTTPFetcher`` does, `badStatus` for anything but success, ``ExaminationPolicy/crossOrigin`` for a
  ///   server that doesn't let `origin` read it.
  static func fetch(
    _ url: HTTPURL, with fetcher: HTTPFetcher, policy: ExaminationPolicy
  ) async throws(FetchError) -> FetchedText {
    var request = FetchRequest(url, headers: policy.headers, limits: policy.limits, addresses: policy.addresses)
    request.limits.bodyBytes = policy.maximumText
    let response = try await fetcher.fetch(request)
    try response.requireSuccess()
    try policy.checkAccess(response)
    let body = try await response.body.collect(upTo: policy.maximumText)
    return FetchedText(
      url: response.url, contentType: response.contentType,
      text: String(decoding: body.readableBytesView, as: UTF8.self))
  }
}
