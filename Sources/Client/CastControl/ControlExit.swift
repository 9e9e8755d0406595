/// The exit code of the program; each code is a kind of error, which scripts can distinguish.
enum ControlExit: Int32, CaseIterable, Sendable {
  case success = 0
  case failure = 1
  case usage = 2
  case deviceNotFound = 3
  case notConnected = 4
  case refused = 5
  case timedOut = 6
  case noServer = 7
  /// Ctrl-C (128 and the number of SIGINT).
  case interrupted = 130
  /// The reader of standard output closed it (128 and the number of SIGPIPE).
  case outputClosed = 141

  /// A one-line description, for the manual.
  var meaning: String {
    switch self {
    case .success: "It worked."
    case .failure: "Something failed that no other code is for."
    case .usage: "The command line or a parameter is wrong."
    case .deviceNotFound: "The device was not found, or several are meant."
    case .notConnected: "The device can't be connected to, or the connection was lost."
    case .refused: "The device refused: the app, the media, or its present state."
    case .timedOut: "There was no answer in time."
    case .noServer: "The server can't be started or reached, or it ended."
    case .interrupted: "Ctrl-C. Playback continues, unless this command passes it on or serves its files."
    case .outputClosed: "The reader of standard output has closed it."
    }
  }

  /// Returns the code for an error by its stable name, as `exit` in `spec/errors.json` and `spec/client_errors.json`.
  static func of(_ name: String) -> ControlExit { self.byName[name] ?? .failure }
}
