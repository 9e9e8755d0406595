import CastRPCClient

/// The texts of `castctl` about an address that led to other media.
enum ResolvedText {
  /// The most passed over items that are named.
  private static let maximumNamed = 5

  /// Returns a line: `Big Buck Bunny · 10 min · 1080p, from vimeo.com`.
  static func line(_ content: ResolvedContent) -> String {
    var parts: [String] = []
    if let title = content.title { parts.append(title) }
    if content.kind == .playlist { parts.append(content.itemCount == 1 ? "1 item" : "\(content.itemCount) items") }
    if content.isLive == true { parts.append("live") }
    if let duration = content.duration { parts.append(self.length(duration)) }
    if let height = content.height { parts.append("\(height)p") }
    let what = parts.isEmpty ? "media" : parts.joined(separator: " · ")
    return TerminalText.clean("\(what), from \(content.host)")
  }

  /// Returns a length for people: `45 s`, `10 min`, `1 h 36 min`.
  static func length(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "" }
    guard seconds >= 59.5 else { return "\(Int(seconds.rounded())) s" }
    let minutes = Int((seconds / 60).rounded())
    guard minutes >= 60 else { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// Returns lines about the subtitles that no device shows.
  static func lines(unusedSubtitles: [PassedOverItem]) -> [String] {
    unusedSubtitles.prefix(self.maximumNamed).map { TerminalText.clean("castctl: \($0.name): \($0.reason)") }
  }

  /// Returns lines about the items that aren't played.
  ///
  /// - Parameter total: The number of all items.
  static func lines(_ passedOver: [PassedOverItem], of total: Int) -> [String] {
    guard !passedOver.isEmpty else { return [] }
    let entries = total == 1 ? "entry" : "entries"
    var lines = ["castctl: \(passedOver.count) of \(total) \(entries) can't be played:"]
    lines += passedOver.prefix(self.maximumNamed).map { "  " + TerminalText.clean("\($0.name): \($0.reason)") }
    if passedOver.count > self.maximumNamed { lines.append("  and \(passedOver.count - self.maximumNamed) more") }
    return lines
  }
}
