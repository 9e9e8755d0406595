public import HTTPFetch
package import NIOCore
import NIOHTTP1

/// How a player of another machine fetches: as whom, and within which limits.
public struct ExaminationPolicy: Sendable {
  /// The page that fetches, for CORS.
  package var origin: String
  package var userAgent: String
  /// For each single request.
  package var limits: FetchLimits
  package var addresses = AddressPolicy.any
  package var redirects = RedirectPolicy.standard
  /// The longest manifest or caption file, in bytes.
  package var maximumText = 4 << 20
  /// The bytes of a media file that are read to determine its format.
  package var maximumProbe = 16 << 20
  /// How many parts of a media file are asked for.
  package var maximumRequests = 16
  /// How long the beginning of a media file is waited for, once its first bytes are there: a live stream comes at
  /// playing speed.
  package var patience = TimeAmount.seconds(2)
  /// Whether media is fetched as by a page, too: media elements with text tracks do (devices.md F80, F106a).
  package var mediaNeedsAccess = false
  /// Whether the connection of a file without a length stays open, so that a player can read the rest.
  package var keepsOpenFiles = false

  /// Makes a policy; by default it fetches from any address.
  ///
  /// - Parameters:
  ///   - origin: The origin of the page, against which CORS is checked.
  ///   - limits: They hold for each request.
  public init(origin: String, userAgent: String, limits: FetchLimits) {
    self.origin = origin
    self.userAgent = userAgent
    self.limits = limits
  }

  /// A request of the page's script; of its media element, which sends no `Origin`, where `isMedia`.
  ///
  /// - Parameter bodyBytes: The longest body, in bytes; the default is for who reads only a part of it.
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
