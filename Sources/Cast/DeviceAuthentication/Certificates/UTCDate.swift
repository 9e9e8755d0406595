import Glibc

/// Dates for people and clients.
public enum UTCDate {
  /// Returns seconds since 1970 as ISO 8601: `2025-03-09T16:44:39Z`.
  public static func text(_ seconds: Int64) -> String {
    var time = time_t(seconds)
    var parts = tm()
    guard gmtime_r(&time, &parts) != nil else { return "\(seconds) s" }
    func digits(_ value: Int32, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    // The year fits, because gmtime_r succeeded.
    let year = String(Int(parts.tm_year) + 1_900)
    return "\(String(repeating: "0", count: max(0, 4 - year.utf8.count)))\(year)-\(digits(parts.tm_mon + 1, 2))-"
      + "\(digits(parts.tm_mday, 2))T\(digits(parts.tm_hour, 2)):\(digits(parts.tm_min, 2)):"
      + "\(digits(parts.tm_sec, 2))Z"
  }
}
