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

  /// The command line is wrong.
  static func usage(_ message: String, _ advice: String = "") -> CommandError {
    CommandError(exit: .usage, message: message, advice: advice)
  }

  /// Something else failed.
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
