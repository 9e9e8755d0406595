public import HTTPFetch
package import NIOCore
import NIOHTTP1

/// The identity and the limits with which a player on another machine fetches.
public struct ExaminationPolicy: Sendable {
  /// The origin of the page that fetches, for CORS.
  package var origin: String
  package var userAgent: String
  /// The limits of each single request.
  package var limits: FetchLimits
  package var addresses = AddressPolicy.any
  package var redirects = RedirectPolicy.standard
  /// The longest manifest or caption file, in bytes.
  package var maximumText = 4 << 20
  /// The most bytes of a media file that are read to determine its format.
  package var maximumProbe = 16 << 20
  /// The most requests for further parts of a media file.
  package var maximumRequests = 16
  /// How long to wait for the beginning of a media file after its first bytes: a live stream arrives at playing speed.
  package var patience = TimeAmount.seconds(2)
  /// Whether media is fetched with CORS, too, as media elements with text tracks do (devices.md F80, F106a).
  package var mediaNeedsAccess = false
  /// Whether the connection of a file without a length stays open, so that a player can read the rest.
  package var keepsOpenFiles = false

  /// Creates a policy; by default it fetches from any address.
  ///
  /// - Parameters:
  ///   - origin: The origin of the page, against which CORS is checked.
  ///   - limits: The limits of each request.
  public init(origin: String, userAgent: String, limits: FetchLimits) {
    self.origin = origin
    self.userAgent = userAgent
    self.limits = limits
  }

  /// Creates a request of the page's script or, if `isMedia`, of its media element, which sends no `Origin` unless
  /// ``mediaNeedsAccess``.
  ///
  /// - Parameter bodyBytes: The longest body, in bytes. The default is for callers that read only a part of it.
  package func request(
    _ url: HTTPURL, range: ByteRange? = nil, isMedia: Bool = false, bodyBytes: Int = .max
  ) -> FetchRequest {
    var request = FetchRequest(
      url, headers: ["User-Agent": self.userAgent], range: range, limits: self.limits, redirects: self.redirects,
      addresses: self.addresses)
    if !isMedia || self.mediaNeedsAccess { request.page = self.origin }
    request.limits.bodyBytes = bodyBytes
    return request
  }
}
