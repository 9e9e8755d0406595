import HTTPFetch

/// The page of an app, which fetches manifests, their parts and subtitles. A server may allow some pages to read them,
/// and refuse others (CORS).
public enum ReceiverPage: Sendable, Hashable {
  /// The page of the default media receiver.
  case defaultReceiver
  /// The page of an app at this origin, as `https://receiver.example.com`.
  case of(String)
  /// The page of an app of which only the id is known.
  case unknown

  /// Creates the page at an origin: a scheme, a host and perhaps a port; `nil` if the text isn't an origin.
  public init?(origin: String) {
    let text = origin.lowercased()
    guard let url = try? HTTPURL(text), url.origin == text else { return nil }
    self = .of(text)
  }

  /// The page's `Origin`; for an unknown page that of the default media receiver.
  package var origin: String {
    if case .of(let origin) = self { origin } else { "https://www.gstatic.com" }
  }
}
