import LoopIsolation
import TextFormats

/// The lifetime of a copy, from its server's headers (RFC 9111; this is a private cache). All times are in seconds.
package struct Freshness: Sendable, Hashable {
  /// Whether a copy may be kept at all.
  package var isStorable = true
  /// The time from the answer during which the copy needs no revalidation.
  package var lifetime: Int64
  /// Whether an old copy must not be used if the server can't be reached.
  package var mustRevalidate = false

  /// Whether the server sent the lifetime, so that it isn't a guess.
  package var isStated: Bool

  /// The lifetime if the server sends none.
  package static let defaultLifetime: Int64 = 3_600
  /// The longest lifetime without revalidation: a year.
  package static let maximumLifetime: Int64 = 365 * 24 * 3_600
  /// The longest lifetime that is guessed from a picture's age: a day.
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
      // An invalid value means: not fresh (RFC 9111 4.2.1).
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

  /// Parses whole seconds; a number out of range is the greatest.
  private static func seconds(_ text: String) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return min(Int64(text) ?? Self.maximumLifetime, Self.maximumLifetime)
  }
}
