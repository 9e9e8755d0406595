import HTTPFetch

/// The page of an app, which fetches manifests, their parts and subtitles: a server may let some pages read them, and
/// others not (CORS).
public enum ReceiverPage: Sendable, Hashable {
  /// That of the default media receiver.
  case defaultReceiver
  /// One of this origin, as `https://receiver.example.com`.
  case of(String)
  /// That of an app of which only the id is known.
  case unknown

  /// The page at an origin; `nil` if the text is none: a scheme, a host and perhaps a port.
  public init?(origin: String) {
    let text = origin.lowercased()
    guard let url = try? HTTPURL(text), url.origin == text else { return nil }
    self = .of(text)
  }

  /// Its `Origin`.
  package var origin: String {
    if case .of(let origin) = self { origin } else { "https://www.gstatic.com" }
  }
}
