import CastRPCClient
import Glibc
import Synchronization
import TextFormats

/// The output of a command: results on standard output, each line at once; everything else on standard error.
struct ControlOutput: Sendable {
  /// Whether results are JSON.
  var isJSON: Bool
  /// Whether standard output is a terminal.
  var isTerminal: Bool
  /// Whether results on standard output may be coloured.
  var hasColours: Bool
  /// Whether standard error may have a live line, which is redrawn repeatedly.
  var showsLiveLine: Bool

  /// Checks the streams and the environment (`NO_COLOR`, `TERM`).
  init(json: Bool, noColour: Bool) {
    self.isJSON = json
    self.isTerminal = isatty(STDOUT_FILENO) == 1
    let isDumb = Self.variable("TERM") == "dumb"
    self.hasColours = self.isTerminal && !json && !noColour && !isDumb && (Self.variable("NO_COLOR") ?? "").isEmpty
    self.showsLiveLine = self.isTerminal && !json && !isDumb && isatty(STDERR_FILENO) == 1
  }

  /// The terminal's columns; `nil` if standard output isn't a terminal.
  var width: Int? {
    guard self.isTerminal else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  // MARK: Standard output

  /// Writes a line; ends the program if standard output was closed by its reader.
  func line(_ text: String) {
    self.clearLiveLine()
    Self.write(TerminalText.guarded(text) + "\n", to: STDOUT_FILENO)
  }

  /// Writes several lines in one write.
  func lines(_ lines: [String]) {
    if !lines.isEmpty { self.line(lines.joined(separator: "\n")) }
  }

  /// Writes one JSON document in a line.
  func json(_ value: some JSONEncodable) { self.line(TerminalText.escaped(json: value.jsonText)) }

  /// Writes a table, cut to the terminal's width if there is one; `ifEmpty` if it has no rows.
  func table(_ table: TextTable, ifEmpty: String) {
    guard !table.rows.isEmpty else { return self.note(ifEmpty) }
    self.lines(table.lines(width: self.width, colours: self.hasColours))
  }

  /// Writes the result of a command: `value` as JSON, or `text` for people.
  func result(_ value: some JSONEncodable, _ text: @autoclosure () -> String) {
    if self.isJSON { self.json(value) } else { self.line(text()) }
  }

  /// Writes a device's state: as JSON, or as a line.
  func status(_ status: PlayerStatus) {
    self.result(status, PlayerText.line(status, colours: self.hasColours))
  }

  // MARK: Standard error

  /// Writes a line for people to standard error.
  func note(_ text: String) {
    self.clearLiveLine()
    Self.write(TerminalText.guarded(text) + "\n", to: STDERR_FILENO)
  }

  /// Writes a line for people to standard error, unless results are JSON: then only an error's document is written
  /// there.
  func remark(_ text: String) {
    if !self.isJSON { self.note(text) }
  }

  /// Redraws the live line, cut to the terminal, where only one row is cleared; an empty text removes it.
  func live(_ text: String) {
    guard self.showsLiveLine else { return }
    Self.hasLiveLine.store(!text.isEmpty, ordering: .relaxed)
    let row = DisplayWidth.cut(TerminalText.guarded(text), to: max((self.width ?? 80) - 1, 0))
    Self.write("\r\u{1B}[K" + row, to: STDERR_FILENO)
  }

  /// Removes the live line before another line, which would begin behind it.
  private func clearLiveLine() {
    if Self.hasLiveLine.load(ordering: .relaxed) { self.live("") }
  }

  /// Whether the terminal shows a live line, which the SIGINT handler must clear.
  static let hasLiveLine = Atomic(false)

  /// Writes all of `text`. A closed pipe ends the program as SIGPIPE would, and removes its temporary files.
  static func write(_ text: String, to descriptor: CInt) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // A program that shares the terminal has made it non-blocking: wait until it is writable.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        guard descriptor == STDOUT_FILENO else { return }
        let number = errno
        Leftovers.remove()
        if number == EPIPE { _exit(ControlExit.outputClosed.rawValue) }
        let reason = PlainReason.ofSystem(number)
        self.write("castctl: Can't write to standard output: \(reason).\n", to: STDERR_FILENO)
        _exit(ControlExit.failure.rawValue)
      }
    }
  }
}
