import Glibc

/// The calendar's time, which certificates count in; nothing else does.
public enum CertificateClock {
  /// Seconds since 1970.
  public static func now() -> Int64 { Int64(time(nil)) }

  static let day: Int64 = 24 * 3_600
  static let year: Int64 = 365 * day
}
