import Glibc

/// The time of day, for logs.
enum Timestamp {
  /// Seconds since 1970.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec / 1_000_000) / 1_000
  }

  /// `2026-11-21T10:05:09.042Z`.
  static func text(of seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e11 else { return "?" }
    var whole = time_t(seconds.rounded(.down))
    let milliseconds = min(Int(((seconds - Double(whole)) * 1_000).rounded()), 999)
    var parts = tm()
    guard gmtime_r(&whole, &parts) != nil else { return "?" }
    func padded(_ number: Int, _ width: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let date = "\(Int(parts.tm_year) + 1900)-\(padded(Int(parts.tm_mon) + 1))-\(padded(Int(parts.tm_mday)))"
    let clock = "\(padded(Int(parts.tm_hour))):\(padded(Int(parts.tm_min))):\(padded(Int(parts.tm_sec)))"
    return "\(date)T\(clock).\(padded(milliseconds, 3))Z"
  }
}
