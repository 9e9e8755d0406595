import Glibc

/// The `Date` field's format (RFC 9110, 5.6.7), without Foundation and whatever the locale.
enum HTTPDate {
  /// This moment: `Sun, 06 Nov 1994 08:49:37 GMT`.
  static func now() -> String { self.text(of: time(nil)) }

  static func text(of seconds: time_t) -> String {
    var seconds = seconds
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let day = days[Int(parts.tm_wday) % 7]
    let month = months[Int(parts.tm_mon) % 12]
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(self.twoDigits).joined(separator: ":")
    return "\(day), \(self.twoDigits(parts.tm_mday)) \(month) \(1_900 + parts.tm_year) \(clock) GMT"
  }

  private static func twoDigits(_ number: CInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
