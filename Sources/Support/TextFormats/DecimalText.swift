/// Numbers in the format of ffmpeg and playlists.
public enum DecimalText {
  /// Returns a number with six digits after the point and no exponent.
  ///
  /// Numbers beyond 9e12 become that number, and those that aren't finite become 0.
  public static func text(_ value: Double) -> String {
    let micros = value.isFinite ? Int64(min((abs(value) * 1e6).rounded(), 9e18)) : 0
    let digits = String(micros % 1_000_000)
    let sign = value < 0 && micros > 0 ? "-" : ""
    return "\(sign)\(micros / 1_000_000).\(String(repeating: "0", count: 6 - digits.count))\(digits)"
  }
}
