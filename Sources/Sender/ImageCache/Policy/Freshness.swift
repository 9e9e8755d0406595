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
    let date = header("Date").flatMap { ResponseDate.seconds($0) } ?? now
    self.isStated = !directives.isEmpty || header("Expires") != nil || header("Pragma") != nil
    var lifetime = Self.defaultLifetime
    if directives["no-cache"] != nil || (directives.isEmpty && header("Pragma")?.lowercased() == "no-cache") {
      lifetime = 0
    } else if let maximum = directives["max-age"] {
      // A value that makes no sense means: not fresh (RFC 9111 4.2.1).
      lifetime = max(0, (Self.seconds(maximum) ?? 0) - age)
    } else if let expires = header("Expires") {
      lifetime = ResponseDate.seconds(expires).map { max(0, min($0, date + Self.maximumLifetime) - date - age) } ?? 0
    } else if let modified = header("Last-Modified").flatMap({ ResponseDate.seconds($0) }), modified <= date {
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

/// Dates as HTTP has them (RFC 9110 5.6.7), to whole seconds since 1970.
package enum ResponseDate {
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`, and the two forms of old: `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
  package static func seconds(_ text: String) -> Int64? {
    guard text.utf8.count <= 40 else { return nil }
    let parts = text.split { $0 == " " || $0 == "," || $0 == "-" }
    guard parts.count >= 5 else { return nil }
    // asctime: the weekday, the month, the day, the time, the year.
    if Self.month(parts[1]) != nil {
      return Self.seconds(day: parts[2], month: parts[1], year: parts[4], time: parts[3])
    }
    return Self.seconds(day: parts[1], month: parts[2], year: parts[3], time: parts[4])
  }

  private static func seconds(
    day: Substring, month: Substring, year: Substring, time: Substring
  ) -> Int64? {
    let clock = time.split(separator: ":").compactMap { Int64($0) }
    guard let day = Int64(day), let month = Self.month(month), var year = Int64(year), clock.count == 3,
      (1...31).contains(day), (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    if year < 100 { year += year < 70 ? 2_000 : 1_900 }
    guard (1_900...9_999).contains(year) else { return nil }
    return Self.days(year: year, month: month, day: day) * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
  }

  private static func month(_ text: Substring) -> Int64? {
    Self.months.firstIndex(of: text.lowercased()).map { Int64($0) + 1 }
  }

  /// Days since 1970 in the Gregorian calendar.
  private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
