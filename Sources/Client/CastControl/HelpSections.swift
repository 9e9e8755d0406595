import CastRPCClient

/// The sections of the help and the manual pages after the argument parser's text: examples, exit codes, the
/// environment and files.
///
/// `scripts/manual` reads them from the help.
enum HelpSections {
  /// The variables that castctl reads.
  private static let environment = [
    ("CAST_RPC_SERVER", "the server to start where none listens, as --server"),
    ("NO_COLOR", "no colours, as --no-color"),
    ("XDG_RUNTIME_DIR", "the folder of the server's socket: cast-rpc/socket"),
    ("XDG_STATE_HOME", "the folder of what the server keeps"),
    ("SHELL", "the shell of `castctl completions` alone"), ("BROWSER", "the browser of `castctl web --open`"),
  ]

  /// The files that castctl's server keeps.
  private static let files = [
    ("$XDG_RUNTIME_DIR/cast-rpc/socket", "the server's socket; without the variable below /run/user/UID"),
    ("$XDG_STATE_HOME/cast-rpc/", "the default device and aliases, places in films; ~/.local/state/cast-rpc/"),
  ]

  /// Command lines as examples, by the command's words. A test runs each.
  static let examples: [String: [String]] = [
    "": ["castctl devices", "castctl play film.mp4 --on tv", "castctl pause --all"],
    "devices": ["castctl devices --scan-time 1", "castctl devices --json"],
    "status": ["castctl status", "castctl status --on tv --on 'Living Room'"],
    "default": ["castctl default 'Living Room'", "castctl default --clear", "castctl default tv"],
    "alias": ["castctl alias bedroom tv", "castctl alias --remove bedroom"],
    "doctor": ["castctl doctor tv"],
    "play": [
      "castctl play film.mp4", "castctl play 'https://example.com/film.mp4?duration=600' --at 1:20 --title 'A film'",
      "castctl play 'https://example.com/song.mp3?duration=1' --wait --on tv",
    ],
    "pause": ["castctl pause", "castctl pause --all"],
    "resume": ["castctl resume --on tv"],
    "toggle": ["castctl toggle"],
    "seek": ["castctl seek 1:20", "castctl seek +30", "castctl seek -10", "castctl seek 50%"],
    "volume": ["castctl volume", "castctl volume 40", "castctl volume +5", "castctl volume mute --all"],
    "speed": ["castctl speed 1.5", "castctl speed 1"],
    "tracks": ["castctl tracks"],
    "subtitles": ["castctl subtitles"],
    "queue add": ["castctl queue add https://example.com/4.mp3 --next"],
    "queue list": ["castctl queue list"],
    "announce": ["castctl announce 'https://example.com/bell.mp3?duration=1' --volume 60"],
    "call": ["castctl call server.info", "castctl call player.setVolume device=tv level=0.4"],
    "stop": ["castctl stop --keep-app", "castctl stop"],
  ]

  /// Returns the help of a command with its sections; other texts unchanged.
  ///
  /// - Parameter path: The command's words; none for castctl itself, whose help has all sections.
  static func extended(_ help: String, _ path: [String]) -> String {
    guard help.hasPrefix("OVERVIEW: ") else { return help }
    let examples = self.examples[path.joined(separator: " ")] ?? []
    var sections = examples.isEmpty ? [] : ["EXAMPLES:"] + examples.map { "  \($0)" } + [""]
    if path.isEmpty {
      sections += self.rows("EXIT CODES:", ControlExit.allCases.map { ("\($0.rawValue)", $0.meaning) })
      sections += self.rows("ENVIRONMENT:", self.environment) + self.rows("FILES:", self.files)
    } else {
      sections += ["`castctl --help` has the exit codes, the environment and the files."]
    }
    while sections.last?.isEmpty == true { sections.removeLast() }
    var text = help[...]
    while text.last == "\n" { text.removeLast() }
    return text + "\n\n" + sections.joined(separator: "\n")
  }

  private static func rows(_ title: String, _ rows: [(String, String)]) -> [String] {
    let lines = rows.map { name, text in
      name.count > self.width ? "  \(name)\n    \(text)" : "  \(DisplayWidth.padded(name, to: self.width))  \(text)"
    }
    return [title] + lines + [""]
  }

  /// The width of the column of names.
  private static let width = 20
}
