import EmulatedReceiver
import Glibc
public import LoopIsolation
import NIOCore

/// Shows the screens in a terminal: drawn anew in place, or as a line for each change where the output is no terminal.
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

  /// - Parameter output: A descriptor; blocking writes to it must be short, as those to a terminal are.
  public init(fleet: ReceiverFleet, output: Int32 = 1) {
    self.fleet = fleet
    self.output = output
    self.isTerminal = isatty(output) == 1
  }

  /// Draws from now on.
  public func start() {
    guard self.ticker == nil else { return }
    self.draw()
    self.ticker = LoopActor.shared.eventLoop.scheduleRepeatedTask(initialDelay: Self.interval, delay: Self.interval) {
      [weak self] _ in LoopActor.assumeIsolated { self?.draw() }
    }
  }

  /// Draws the last time, and gives the cursor back.
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
    // Back to the first line, everything anew, and nothing of what was longer before.
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
