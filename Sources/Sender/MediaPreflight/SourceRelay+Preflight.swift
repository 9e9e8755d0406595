import CastModel
public import Conversion
import HTTPFetch
public import Logging
import LoopIsolation
import MediaProbe

extension SourceRelay {
  /// Creates a relay with the rules of a preflight: the host that a caller names may be in any network, but neither its
  /// redirects nor its later addresses may reach further inside (``PreflightFetching``).
  @LoopActor
  public static func forNamedURLs(logger: Logger) -> SourceRelay {
    SourceRelay(
      policies: { url in
        let fetching = PreflightFetching()
        fetching.name(url.host)
        return (fetching.addresses, fetching.redirects)
      }, logger: logger)
  }
}

extension ConversionWishes {
  /// Whether a conversion is wanted even where the device might play the file as it is.
  public var isExplicit: Bool {
    self.mode == .always || self.audioTrack != nil || self.burnedSubtitles != nil || !self.suspects.isEmpty
  }
}

extension MediaPreflight {
  /// Returns the facts of a file of this machine or of a web server, or `nil` if they can't be determined.
  @LoopActor
  func conversionFacts(of url: String, _ probe: MediaProbe) async -> MediaFacts? {
    guard url.hasPrefix("/") else { return await self.facts(of: RemoteSource(url), probe) }
    if let knownFacts { return await knownFacts(url) }
    return try? await probe.probe(.file(path: url))
  }

  /// Returns the facts of a file of a web server, or `nil` if they can't be determined.
  @LoopActor
  func facts(of source: RemoteSource, _ probe: MediaProbe) async -> MediaFacts? {
    guard let relay, let relayed = try? await relay.open(source) else { return nil }
    defer { relay.close(source) }
    return try? await probe.probe(.relay(url: relayed, name: source.url))
  }

  /// Whether a conversion should be planned: always for a file of this machine; for a URL if the caller wants it, or if
  /// the findings say that the device can't play it.
  static func mayConvert(_ url: String, _ wishes: ConversionWishes, _ findings: [PreflightFinding]) -> Bool {
    guard !url.hasPrefix("/") else { return true }
    guard ["http://", "https://"].contains(where: url.lowercased().hasPrefix) else { return false }
    return wishes.isExplicit || findings.contains { $0.severity == .blocks && Self.convertible.contains($0.code) }
  }
}
