import CastRPCClient

/// The failure of a command: its text on standard error, and its exit code.
struct CommandError: Error, Equatable {
  /// The code that the program ends with.
  var exit: ControlExit
  /// What happened, in one line.
  var message: String
  /// The recommended action; empty if there is none.
  var advice: String
  /// The stable name from `spec/errors.json`, or of the client's own errors; empty for errors of the command line.
  var name = ""
  /// The server's `data`, for `--json`.
  var data: JSONValue?

  /// Returns the error of a wrong command line.
  static func usage(_ message: String, _ advice: String = "") -> CommandError {
    CommandError(exit: .usage, message: message, advice: advice)
  }

  /// Returns the error of any other failure.
  static func failed(_ message: String, _ advice: String = "") -> CommandError {
    CommandError(exit: .failure, message: message, advice: advice)
  }

  /// The lines for standard error: what happened, and what to do.
  var lines: [String] {
    ["castctl: \(TerminalText.clean(self.message))"]
      + (self.advice.isEmpty ? [] : ["  \(TerminalText.clean(self.advice))"])
  }

  /// The error as the one document that `--json` prints on standard error.
  var json: JSONValue {
    var error: JSONObject = ["message": .string(self.message), "exitCode": .integer(Int64(self.exit.rawValue))]
    if !self.name.isEmpty { error["name"] = .string(self.name) }
    if !self.advice.isEmpty { error["advice"] = .string(self.advice) }
    if let data { error["data"] = data }
    return ["error": .object(error)]
  }
}

extension CommandError {
  /// The error for a connection that ended during a command.
  static let serverGone = CommandError(
    exit: .noServer, message: "The server has ended.", advice: "Run the command again; --verbose shows its log.",
    name: CastClientError.connectionClosed)

  /// The error for files that the device would fetch after the command, if only the command's own server runs.
  static let needsDaemon = CommandError(
    exit: .failure, message: "No daemon can be started here, and castctl ends before the device would fetch the files.",
    advice: "Start the daemon (`cast-rpc --socket`), or play all of them with one `castctl play` on one device.")

  /// Creates the error of a command, or `nil` for those of the argument parser.
  init?(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as CastClientError: self.init(error)
    case is CancellationError:
      self.init(exit: .interrupted, message: "The command was cancelled.", advice: "", name: "RequestCancelled")
    default: return nil
    }
  }

  /// Creates the error of a session that ended although its app may still play, or `nil` if the app has ended.
  init?(endOf session: SessionDidEnd) {
    switch session.reason {
    case .serverShutdown: self = .serverGone
    case .connectionLost, .authenticationFailed:
      guard let error = session.error else { return nil }
      self.init(
        exit: ControlExit.of(error.data.name), message: ShellWords.message(of: error),
        advice: ShellWords.advice(for: error.data.name, error.data), name: error.data.name,
        data: error.data.jsonValue)
    default: return nil
    }
  }

  /// Creates the server's error in the words of a shell.
  init(_ error: CastClientError) {
    self.init(
      exit: ControlExit.of(error.name), message: ShellWords.message(of: error), advice: ShellWords.advice(for: error),
      name: error.name, data: error.data?.jsonValue)
  }

  /// Creates the server's error in the words of the API, for a user who wrote them.
  init(ofAPI error: CastClientError) {
    self.init(
      exit: ControlExit.of(error.name), message: error.message,
      advice: error.data?.advice ?? ShellWords.advice(for: error), name: error.name, data: error.data?.jsonValue)
  }
}
