import CastModel

extension ResourceRequest {
  /// Why no Cast device plays the media, apart from its contents; `nil`: the examination decides.
  ///
  /// Devices resolve names at 8.8.8.8, where `.local` ones aren't (devices.md F116), and play MPEG-TS in HLS alone
  /// (devices.md F44).
  var refusal: ResourceFailure? {
    if let host = Self.host(of: self.url), host.hasSuffix(".local") || host.hasSuffix(".local.") {
      let why = "Devices don't resolve “\(host)”: they ask a DNS server of Google's, not the local network."
      return ResourceFailure(detailedErrorCode: self.codeWithoutAnswer, explanation: why)
    }
    let type = (self.media.contentType?.lowercased() ?? "").prefix { $0 != ";" && $0 != " " }
    guard ["video/mp2t", "video/m2ts"].contains(type) else { return nil }
    return ResourceFailure(
      detailedErrorCode: ResourceFailure.sourceNotSupported,
      explanation: "Receivers play MPEG-TS (\(type)) in HLS alone.")
  }

  /// Returns the host of a URL, in lower case.
  private static func host(of url: String) -> Substring? {
    guard let start = url.firstRange(of: "://")?.upperBound else { return nil }
    let authority = url[start...].prefix { !"/?#".contains($0) }
    let host = authority[(authority.lastIndex(of: "@").map { authority.index(after: $0) } ?? authority.startIndex)...]
    return Substring(host.prefix { $0 != ":" }.lowercased())
  }
}
