import CastModel
import EmulatedReceiver
import Glibc
public import LoopIsolation
import NIOCore

/// A view of the screens in a terminal: redrawn in place, or as a line for each change if the output isn't a terminal.
@LoopActor
public final class TerminalView {
  static let interval = TimeAmount.milliseconds(250)

  private let fleet: ReceiverFleet
  private let output: Int32
  private let isTerminal: Bool
  private var ticker: RepeatedTask?
  private var feed = ScreenFeed()
  private var drawnLines = 0
  private var drawn = ""

  /// - Parameter output: A descriptor; writes to it block, so they must be short, as those to a terminal are.
  public init(fleet: ReceiverFleet, output: Int32 = 1) {
    self.fleet = fleet
    self.output = output
    self.isTerminal = isatty(output) == 1
  }

  /// Starts drawing.
  public func start() {
    guard self.ticker == nil else { return }
    self.draw()
    self.ticker = LoopActor.shared.eventLoop.scheduleRepeatedTask(initialDelay: Self.interval, delay: Self.interval) {
      [weak self] _ in LoopActor.assumeIsolated { self?.draw() }
    }
  }

  /// Draws a last time, and restores the cursor.
  public func stop() {
    guard let ticker = self.ticker else { return }
    ticker.cancel()
    self.ticker = nil
    self.draw()
    if self.isTerminal { self.write("\u{1B}[?25h") }
  }

  private func draw() {
    if self.isTerminal { self.redraw() } else { self.writeChanges() }
  }

  private func writeChanges() {
    for receiver in self.fleet.receivers {
      let screen = receiver.screen
      if self.feed.isNews(screen, of: receiver.configuration.device.id, now: .now()) {
        self.write(TerminalLines.change(screen) + "\n")
      }
    }
    let ids = Set(self.fleet.receivers.map(\.configuration.device.id))
    for id in self.feed.gone(remaining: ids) { self.write("\(id): gone\n") }
  }

  private func redraw() {
    let (width, height) = self.size
    var lines = self.fleet.receivers.flatMap { TerminalLines.device($0.screen, width: width) }
    if lines.count > height - 1 {
      let hidden = lines.count - (height - 2)
      lines = lines.prefix(max(0, height - 2)) + ["… and \(hidden) more lines"]
    }
    let text = lines.map { "\u{1B}[2K\($0)\n" }.joined()
    guard text != self.drawn else { return }
    self.drawn = text
    // Moves to the first line, redraws all lines, and clears the rest of the last drawing.
    let back = self.drawnLines > 0 ? "\u{1B}[\(self.drawnLines)A" : "\u{1B}[?25l"
    self.write(back + text + "\u{1B}[J")
    self.drawnLines = lines.count
  }

  private var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(self.output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 2 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  private func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(self.output, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if errno == EINTR { continue }
        return
      }
      rest = rest.dropFirst(count)
    }
  }
}

/// The contents of the screens, as lines of text for a terminal.
///
/// Pure. The senders' texts are stripped of characters that control a terminal.
enum TerminalLines {
  /// Returns the lines of one device: its name and state, its media, and a bar while media plays.
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

  /// Returns one line that describes a change, for output that isn't a terminal.
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
    if let media = screen.media {
      parts.append(self.clean(media.title ?? media.contentURL))
      if !media.hasPicture { parts.append("no picture") }
      if !media.hasSound { parts.append("no sound") }
    }
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
    return ad.isSkippable ? "skip" : "skip in \(Int(min(from - ad.position, 1e9).rounded(.up)))"
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

  /// Returns `h:mm:ss`, or `m:ss`.
  static func time(_ seconds: Double) -> String {
    let whole = seconds.isFinite ? Int(min(max(seconds, 0), 3.6e8)) : 0
    let pad = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (whole / 3_600, whole / 60 % 60)
    return hours > 0 ? "\(hours):\(pad(minutes)):\(pad(whole % 60))" : "\(minutes):\(pad(whole % 60))"
  }

  static func clean(_ text: String) -> String { PlainText.line(text) }

  private static func fit(_ line: String, _ width: Int) -> String {
    line.count <= width ? line : line.prefix(max(0, width - 1)) + "…"
  }
}
