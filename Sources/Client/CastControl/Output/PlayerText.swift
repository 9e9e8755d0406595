import CastRPCClient

/// The text form of a device's player status.
enum PlayerText {
  /// Returns the state in a word.
  static func state(_ status: PlayerStatus) -> String {
    switch status.playerState {
    case .playing: return "playing"
    case .paused: return "paused"
    case .buffering: return "buffering"
    case .loading: return "loading"
    case .idle:
      return status.applicationId == nil || status.error != nil
        ? (status.error == nil ? "idle" : "unreachable") : "stopped"
    default: return TerminalText.clean(status.playerState.rawValue.lowercased())
    }
  }

  /// Returns the state's style.
  static func style(_ status: PlayerStatus) -> TerminalStyle {
    if status.error != nil { return .red }
    switch status.playerState {
    case .playing: return .green
    case .paused, .buffering, .loading: return .yellow
    default: return .faint
    }
  }

  /// Returns the title and its author: `A song · Somebody`; without a title the content's id or the app.
  static func title(_ status: PlayerStatus) -> String {
    let by = [status.artist, status.subtitle].compactMap { $0 }.first { !$0.isEmpty }
    let title = [status.title, status.contentId.map(self.lastPart), status.statusText, status.applicationName]
      .compactMap { $0 }.first { !$0.isEmpty }
    guard let title else { return "" }
    return TerminalText.clean(by.map { "\(title) · \($0)" } ?? title)
  }

  /// Returns the last part of a URL's path, which is more telling in a line than its beginning.
  private static func lastPart(_ url: String) -> String {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? url
  }

  /// Returns `0:12 / 9:56`, `live`, or an empty text.
  static func position(_ status: PlayerStatus) -> String {
    if status.isPlayingLiveStream == true { return "live" }
    guard let position = status.position else { return "" }
    guard let duration = status.duration else { return MediaTime.text(position) }
    return "\(MediaTime.text(position)) / \(MediaTime.text(duration))"
  }

  /// Returns `50 %`, `muted`, or an empty text.
  static func volume(_ status: PlayerStatus) -> String {
    if status.isMuted == true { return "muted" }
    guard let level = status.volumeLevel, level.isFinite else { return "" }
    return "\(Int((min(max(level, 0), 1) * 100).rounded())) %"
  }

  /// Returns the place in the queue (`2 of 7`), or its length (`7 items`) if the place is unknown; an empty text for
  /// fewer than two items.
  static func queue(_ status: PlayerStatus) -> String {
    guard let length = status.queueLength, length > 1 else { return "" }
    return status.queueIndex.map { "\($0 + 1) of \(length)" } ?? "\(length) items"
  }

  /// Returns the whole status in one line: `Living Room: playing · A film · 0:12 / 9:56 · 50 %`.
  static func line(_ status: PlayerStatus, colours: Bool = false) -> String {
    let parts = [
      self.style(status).apply(to: self.state(status), colours), status.playerState == .idle ? "" : self.title(status),
      self.position(status), self.queue(status), self.volume(status),
      status.error.map { TerminalText.clean($0.message) } ?? "",
    ]
    let name = TerminalStyle.bold.apply(to: TerminalText.clean(status.friendlyName), colours)
    return "\(name): " + parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Returns the lines of `castctl status NAME`: one fact a line.
  static func facts(_ status: PlayerStatus, colours: Bool) -> [String] {
    var facts = [("state", self.style(status).apply(to: self.state(status), colours))]
    let texts: [(String, String?)] = [
      ("app", status.applicationName ?? status.applicationId), ("title", status.title), ("subtitle", status.subtitle),
      ("artist", status.artist), ("album", status.albumName), ("content", status.contentId),
      ("type", status.contentType),
      ("picture", status.imageUrl), ("says", status.statusText), ("position", self.position(status)),
      ("queue", self.queue(status)), ("volume", self.volume(status)),
      ("ended", status.playerState == .idle ? status.idleReason?.rawValue.lowercased() : nil),
      ("error", status.error?.message),
    ]
    facts += texts.compactMap { name, text in text.map { (name, TerminalText.clean($0)) } }.filter { !$0.1.isEmpty }
    let mark = status.isDefault == true ? TerminalStyle.faint.apply(to: " (default)", colours) : ""
    return [TerminalStyle.bold.apply(to: TerminalText.clean(status.friendlyName), colours) + mark]
      + facts.map { "  " + DisplayWidth.padded($0.0, to: 9) + " " + $0.1 }
  }
}

/// The live line of a device: `▶ 2:30 / 9:56 ━━━━━─────────────── A film`.
enum ProgressLine {
  /// The columns of the bar.
  private static let barWidth = 20
  /// The narrowest line with a bar, in columns.
  private static let widthForBar = 60

  /// Returns the line, `width` columns wide at most.
  static func text(_ status: PlayerStatus, width: Int) -> String {
    let sign =
      switch status.playerState {
      case .playing: "▶"
      case .paused: "⏸"
      case .idle: "■"
      default: "…"
      }
    var parts = [sign, PlayerText.position(status)].filter { !$0.isEmpty }
    if width >= self.widthForBar, let bar = self.bar(status) { parts.append(bar) }
    parts.append(PlayerText.title(status))
    return DisplayWidth.cut(parts.filter { !$0.isEmpty }.joined(separator: " "), to: max(width - 1, 0))
  }

  private static func bar(_ status: PlayerStatus) -> String? {
    guard let position = status.position, let duration = status.duration, duration > 0, position.isFinite else {
      return nil
    }
    let filled = Int((Double(self.barWidth) * min(max(position / duration, 0), 1)).rounded(.down))
    return String(repeating: "━", count: filled) + String(repeating: "─", count: self.barWidth - filled)
  }

  /// Returns the expected status `elapsed` seconds later.
  static func extrapolated(_ status: PlayerStatus, by elapsed: Double) -> PlayerStatus {
    guard status.playerState == .playing, let position = status.position else { return status }
    var later = status
    later.position = min(position + elapsed * (status.playbackRate ?? 1), status.duration ?? .infinity)
    return later
  }
}
