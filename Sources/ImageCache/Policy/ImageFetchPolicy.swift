public import NIOCore

/// What may be fetched, and what it may cost. What is assumed suits URLs that strangers chose, as those in a receiver's status are.
public struct ImageFetchPolicy: Sendable, Hashable {
  /// Whether `http:` URLs, and redirects to such, are followed.
  public var allowsPlainHTTP = false
  /// Whether hosts on private networks and on this machine are connected to.
  public var allowsPrivateAddresses = false
  /// Whether SVG is accepted, which is a document that can hold scripts.
  public var allowsSVG = false
  /// Whether it is accepted that the server says another type than the bytes are of.
  public var allowsTypeMismatch = false
  /// The longest picture, in bytes.
  public var maximumBytes = 10 << 20
  /// The largest picture, in pixels: what it takes to show a picture has nothing to do with its bytes.
  public var maximumPixels = 100_000_000
  /// For all of a fetch, redirects included.
  public var timeout = TimeAmount.seconds(30)

  public init() {}

  /// What a copy's name depends on beside its URL: whoever allows less never gets what only a laxer policy let in.
  var fingerprint: String {
    let flags = [self.allowsPlainHTTP, self.allowsPrivateAddresses, self.allowsSVG, self.allowsTypeMismatch]
    return flags.map { $0 ? "1" : "0" }.joined()
  }
}
