/// Dates as HTTP has them (RFC 9110 5.6.7), to whole seconds since 1970.
package enum HTTPDate {
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
