import LoopIsolation

/// How long a copy is good, by what its server said (RFC 9111; this is a private cache). Seconds throughout.
package struct Freshness: Sendable, Hashable {
  /// Whether a copy may be kept at all.
  package var isStorable = true
  /// So long the copy needs no question, from the answer on.
  package var lifetime: Int64
  /// Whether an old copy is worthless where the server can't be asked.
  package var mustRevalidate = false

  /// Whether the server said so, and nothing was guessed.
  package var isStated: Bool

  /// What is assumed where a server says nothing.
  package static let defaultLifetime: Int64 = 3_600
  /// No copy is good for longer without a question: a year.
  package static let maximumLifetime: Int64 = 365 * 24 * 3_600
  /// What is guessed from the age of a picture is never more: a day.
  private static let maximumGuess: Int64 = 24 * 3_600

  /// Reads a response's headers.
  ///
  /// - Parameter header: The values of a header, joined by commas; `nil` without one.
  /// - Parameter now: Seconds since 1970, for servers that have no clock.
  package init(now: Int64, header: (String) -> String?) {
    let directives = Self.directives(header("Cache-Control") ?? "")
    self.isStorable = directives["no-store"] == nil
    self.mustRevalidate = directives["must-revalidate"] != nil || directives["no-cache"] != nil
    let age = max(0, header("Age").flatMap(Self.seconds) ?? 0)
    let date = header("Date").flatMap { HTTPDate.seconds($0) } ?? now
    self.isStated = !directives.isEmpty || header("Expires") != nil || header("Pragma") != nil
    var lifetime = Self.defaultLifetime
    if directives["no-cache"] != nil || (directives.isEmpty && header("Pragma")?.lowercased() == "no-cache") {
      lifetime = 0
    } else if let maximum = directives["max-age"] {
      // A value that makes no sense means: not fresh (RFC 9111 4.2.1).
      lifetime = max(0, (Self.seconds(maximum) ?? 0) - age)
    } else if let expires = header("Expires") {
      lifetime = HTTPDate.seconds(expires).map { max(0, min($0, date + Self.maximumLifetime) - date - age) } ?? 0
    } else if let modified = header("Last-Modified").flatMap({ HTTPDate.seconds($0) }), modified <= date {
      lifetime = min((date - modified) / 10, Self.maximumGuess)
    }
    self.lifetime = min(lifetime, Self.maximumLifetime)
  }

  private static func directives(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for part in text.split(separator: ",").prefix(64) {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = halves.first.map { Self.trimmed($0).lowercased() } ?? ""
      guard !name.isEmpty, result[name] == nil else { continue }
      result[name] = halves.count > 1 ? Self.trimmed(halves[1]) : ""
    }
    return result
  }

  private static func trimmed(_ text: Substring) -> String {
    let blanks: Set<Character> = [" ", "\t", "\""]
    var text = text.drop { blanks.contains($0) }
    while let last = text.last, blanks.contains(last) { text.removeLast() }
    return String(text)
  }

  /// Whole seconds; a number beyond all bounds is the greatest.
  private static func seconds(_ text: String) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return min(Int64(text) ?? Self.maximumLifetime, Self.maximumLifetime)
  }
}
