public import HTTPFetch
public import NIOCore
import NIOHTTP1

/// How a receiver fetches: as whom, and within which limits.
public struct ExaminationPolicy: Sendable {
  /// The page that fetches, for CORS. The default media receiver's is Google's static host.
  public var origin: String
  public var userAgent: String
  /// For each single request.
  public var limits: FetchLimits
  public var addresses: AddressPolicy
  /// The longest manifest or caption file, in bytes.
  public var maximumText: Int
  /// How much of a media file is read to learn what it is, in bytes.
  public var maximumProbe: Int
  /// How many parts of a media file are asked for.
  public var maximumRequests: Int
  /// How long the beginning of a media file is waited for, once its first bytes are there: a live stream comes at playing speed.
  public var patience: TimeAmount

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
