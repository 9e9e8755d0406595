/// The exit code of the program; each code is a kind of error, which scripts can distinguish.
enum ControlExit: Int32, CaseIterable, Sendable {
  /// The command succeeded.
  case success = 0
  /// A failure without a more specific code.
  case failure = 1
  /// The command line or a parameter is wrong.
  case usage = 2
  /// The device isn't found, or the name is ambiguous.
  case deviceNotFound = 3
  /// The device is known, but can't be connected to, or the connection was lost.
  case notConnected = 4
  /// The device refused because of the app, the media or its state.
  case refused = 5
  /// The server or the device didn't answer in time.
  case timedOut = 6
  /// There is no server, or it ended.
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
    case .interrupted: "Ctrl-C. Playback continues."
    case .outputClosed: "The reader of standard output has closed it."
    }
  }

  /// Returns the code for an error by its stable name, as `exit` in `spec/errors.json` and `spec/client_errors.json`.
  static func of(_ name: String) -> ControlExit { self.byName[name] ?? .failure }
}
