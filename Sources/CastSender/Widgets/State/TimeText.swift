/// Times as people read them (SDK `GCKUIUtils.timeIntervalAsString`).
package enum TimeText {
  /// What stands for a time that isn't known.
  package static let unknown = "--:--"

  /// `MM:SS`, from an hour on `H:MM:SS`, with a minus sign where it is negative; ``unknown`` for `nil` and what is no number.
  package static func text(of seconds: Double?) -> String {
    guard let seconds, seconds.isFinite, abs(seconds) < 1e9 else { return self.unknown }
    let whole = Int(abs(seconds).rounded(.down))
    let sign = seconds < 0 && whole > 0 ? "-" : ""
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
    return hours > 0
      ? "\(sign)\(hours):\(self.padded(minutes)):\(self.padded(rest))"
      : "\(sign)\(self.padded(minutes)):\(self.padded(rest))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
