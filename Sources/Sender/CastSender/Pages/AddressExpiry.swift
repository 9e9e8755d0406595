/// The time until which an address is good, as its parameters say.
enum AddressExpiry {
  /// The parameters in which sites and content delivery networks sign the end of an address, in seconds since 1970.
  private static let names: Set<String> = ["expire", "expires", "exp", "e", "validto", "token_expires", "x-expires"]

  /// Returns the earliest time that the address names, in seconds since 1970.
  ///
  /// - Parameter now: Seconds since 1970: only times from a day before to a year after it count.
  static func time(of url: String, now: Double) -> Double? {
    guard let query = url.split(separator: "?", maxSplits: 1).dropFirst().first else { return nil }
    var found: [Double] = []
    // Akamai's token is one parameter with parts: hdnea=st=…~exp=…~acl=….
    for part in query.prefix(PageText.maximumAddress).split(whereSeparator: { "&~;".contains($0) }) {
      let words = part.split(separator: "=")
      guard words.count >= 2, let value = Double(words[words.count - 1]) else { continue }
      let name = words[words.count - 2].lowercased()
      if self.names.contains(name), value > now - 86_400, value < now + 31_536_000 { found.append(value) }
    }
    return found.min()
  }
}
