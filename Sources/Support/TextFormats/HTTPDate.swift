import Glibc

/// Dates in the format of HTTP (RFC 9110 5.6.7), to whole seconds since 1970; English in every locale.
public enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// Returns a date as `Sun, 06 Nov 1994 08:49:37 GMT`; an empty text for a year that the system can't represent.
  public static func text(of seconds: Int64) -> String {
    var (seconds, parts) = (time_t(seconds), tm())
    guard gmtime_r(&seconds, &parts) != nil else { return "" }
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(self.twoDigits).joined(separator: ":")
    let day = "\(self.days[Int(parts.tm_wday)]), \(self.twoDigits(parts.tm_mday)) \(self.months[Int(parts.tm_mon)])"
    return "\(day) \(1_900 + parts.tm_year) \(clock) GMT"
  }

  private static func twoDigits(_ number: CInt) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Parses that form and the two obsolete ones: `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
  public static func seconds(_ text: String) -> Int64? {
    guard text.utf8.count <= 40 else { return nil }
    let parts = text.split { $0 == " " || $0 == "," || $0 == "-" }
    guard parts.count >= 5 else { return nil }
    // The form of `asctime`: the weekday, the month, the day, the time, the year.
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
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (CInt(year - 1_900), CInt(month - 1), CInt(day))
    let midnight = Int64(timegm(&parts))
    // It makes 3 March of 31 February.
    guard parts.tm_mday == CInt(day) else { return nil }
    return midnight + clock[0] * 3_600 + clock[1] * 60 + clock[2]
  }

  private static func month(_ text: Substring) -> Int64? {
    Self.months.firstIndex { $0.lowercased() == text.lowercased() }.map { Int64($0) + 1 }
  }
}
