import CastModel
import EmulatedReceiver

/// What the screens show, as lines of text for a terminal.
///
/// Pure. Whatever comes from senders is stripped of what a terminal would obey.
enum TerminalLines {
  /// The lines of one device: what it is, what it shows, and a bar where something plays.
  static func device(_ screen: ReceiverScreenState, width: Int) -> [String] {
    var lines = [self.fit("\(self.sign(screen)) \(self.clean(screen.deviceName)) – \(self.summary(screen))", width)]
    if let ad = screen.ad {
      let title = ad.title.map { " \(self.clean($0))" } ?? ""
      let skip = self.skip(ad).map { " · \($0)" } ?? ""
      lines.append(self.fit("  Ad \(ad.number) of \(ad.count)\(title)\(skip)", width))
      lines.append(self.bar(ad.position, of: ad.duration, width: width))
    } else if let media = screen.media {
      if let subtitle = media.subtitle { lines.append(self.fit("  \(self.clean(subtitle))", width)) }
      lines.append(self.progress(media, width: width))
      if let text = media.subtitleText {
        lines += text.split(whereSeparator: \.isNewline).map { self.fit("  “\(self.clean(String($0)))”", width) }
      }
    }
    if let queue = screen.queue {
      let next = queue.nextTitle.map { " · next: \(self.clean($0))" } ?? ""
      lines.append(self.fit("  \(queue.number) of \(queue.count)\(next)", width))
    }
    if let failure = screen.failure { lines.append(self.fit("  ✗ \(self.clean(failure))", width)) }
    if let prompt = screen.prompt {
      lines.append(self.fit("  ? Allow casting \(self.clean(prompt.applicationName))?", width))
    }
    return lines
  }

  /// One line that says what has changed, for output that is no terminal.
  static func change(_ screen: ReceiverScreenState) -> String {
    var line = "\(self.clean(screen.deviceName)): \(self.summary(screen))"
    if let media = screen.media, screen.ad == nil { line += " · \(self.times(media))" }
    if let ad = screen.ad { line += " · ad \(ad.number) of \(ad.count)" }
    if let failure = screen.failure { line += " · \(self.clean(failure))" }
    return line
  }

  private static func summary(_ screen: ReceiverScreenState) -> String {
    var parts = [screen.phase.rawValue]
    if let application = screen.application { parts.append(self.clean(application.name)) }
    if let media = screen.media { parts.append(self.clean(media.title ?? media.contentURL)) }
    if let reason = screen.idleReason { parts.append(reason.rawValue.lowercased()) }
    let level = "\(Int(((screen.volume.level ?? 1) * 100).rounded())) %"
    parts.append(screen.volume.muted == true ? "muted" : "volume \(level)")
    return parts.joined(separator: " · ")
  }

  private static func sign(_ screen: ReceiverScreenState) -> String {
    switch screen.phase {
    case .playing: "▶"
    case .paused: "‖"
    case .buffering, .loading, .launching: "◌"
    case .standby: "·"
    default: "■"
    }
  }

  private static func skip(_ ad: ReceiverScreenState.Ad) -> String? {
    guard let from = ad.skippableFrom else { return nil }
    return ad.isSkippable ? "skip" : "skip in \(Int((from - ad.position).rounded(.up)))"
  }

  private static func progress(_ media: ReceiverScreenState.Media, width: Int) -> String {
    guard let duration = media.duration else { return self.fit("  \(self.times(media))", width) }
    return self.bar(media.position, of: duration, width: width)
  }

  private static func times(_ media: ReceiverScreenState.Media) -> String {
    if media.liveRange != nil { return "live" }
    return [media.position, media.duration].compactMap { $0 }.map(self.time).joined(separator: " / ")
  }

  private static func bar(_ position: Double, of duration: Double, width: Int) -> String {
    let (now, end) = (self.time(position), self.time(duration))
    let room = max(4, min(60, width - now.count - end.count - 6))
    let part = duration > 0 ? min(max(position / duration, 0), 1) : 0
    let filled = Int((part * Double(room)).rounded())
    let bar = String(repeating: "━", count: filled) + String(repeating: "─", count: room - filled)
    return self.fit("  \(now) \(bar) \(end)", width)
  }

  /// `h:mm:ss`, or `m:ss`.
  static func time(_ seconds: Double) -> String {
    let whole = seconds.isFinite ? Int(min(max(seconds, 0), 3.6e8)) : 0
    let pad = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (whole / 3_600, whole / 60 % 60)
    return hours > 0 ? "\(hours):\(pad(minutes)):\(pad(whole % 60))" : "\(minutes):\(pad(whole % 60))"
  }

  /// `text` on one line, without what a terminal would take for an order: controls, and marks that turn the direction of writing.
  static func clean(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(1_000).map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: " "
          default: scalar
          }
        }))
  }

  private static func fit(_ line: String, _ width: Int) -> String {
    line.count <= width ? line : line.prefix(max(0, width - 1)) + "…"
  }
}
