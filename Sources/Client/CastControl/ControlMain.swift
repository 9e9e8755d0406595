import ArgumentParser
import CastRPCClient
import Glibc
import Synchronization

/// The program: reads the command line, runs the command, and says how it ended.
public enum ControlMain {
  /// Runs a command line, without the program's name; returns the code to end with.
  public static func run(_ arguments: [String]) async -> Int32 {
    self.takeStreams()
    let words = ArgumentOrder.normalized(
      arguments, commands: self.tree(Castctl.self), flags: CommonOptions.flags, options: CommonOptions.options)
    do {
      var command = try await Castctl.asyncParseAsRoot(words)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return ControlExit.success.rawValue
    } catch {
      return self.report(error, asJSON: words.prefix { $0 != "--" }.contains("--json"))
    }
  }

  private static func tree(_ command: any ParsableCommand.Type) -> ArgumentOrder.CommandTree {
    let all = command.configuration.subcommands + command.configuration.groupedSubcommands.flatMap(\.subcommands)
    return ArgumentOrder.CommandTree(
      commands: all.reduce(into: [:]) { $0[$1.configuration.commandName ?? ""] = self.tree($1) })
  }

  /// Leaves no standard stream closed, since a socket would take its number; a closed pipe is an error of writing, and Ctrl-C ends at once.
  private static func takeStreams() {
    for descriptor in CInt(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Wrong way round on purpose: who reads or writes a stream that was closed gets an error.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
    // Nothing is taken back: what plays goes on. A server that was started for this command ends with it.
    signal(SIGINT) { _ in
      if ControlOutput.hasLiveLine.load(ordering: .relaxed) { _ = write(2, "\r\u{1B}[K", 4) }
      _exit(ControlExit.interrupted.rawValue)
    }
  }

  /// Prints what went wrong; returns the code.
  private static func report(_ error: any Error, asJSON: Bool) -> Int32 {
    if let error = ControlError(error) {
      let text = asJSON ? TerminalText.escaped(json: error.json.jsonText) : error.lines.joined(separator: "\n")
      ControlOutput.write(text + "\n", to: STDERR_FILENO)
      return error.exit.rawValue
    }
    let code = Castctl.exitCode(for: error)
    let message = Castctl.fullMessage(for: error)
    if code == .success {
      if !message.isEmpty { ControlOutput.write(message + "\n", to: STDOUT_FILENO) }
      return ControlExit.success.rawValue
    }
    if error is ExitCode { return code.rawValue }
    if asJSON {
      let text = Castctl.message(for: error)
      ControlOutput.write(ControlError.usage(text).json.jsonText + "\n", to: STDERR_FILENO)
    } else {
      ControlOutput.write(message + "\n", to: STDERR_FILENO)
    }
    return ControlExit.usage.rawValue
  }
}

extension ControlError {
  /// The connection to the server ended in the middle.
  static let serverGone = ControlError(
    exit: .noServer, message: "The server has ended.", advice: "Run the command again; --verbose shows its log.",
    name: CastClientError.connectionClosed)

  /// The error of a command, as far as it is known; `nil` for those of the command line's parser.
  init?(_ error: any Error) {
    switch error {
    case let error as ControlError: self = error
    case let error as CastClientError:
      self.init(
        exit: ControlExit.of(error.name), message: error.message, advice: Self.shellAdvice(error), name: error.name,
        data: error.data?.jsonValue)
    case is CancellationError:
      self.init(exit: .interrupted, message: "The command was cancelled.", advice: "", name: "RequestCancelled")
    default: return nil
    }
  }

  /// What to do at a shell; the server's advice is for who writes programs.
  private static func shellAdvice(_ error: CastClientError) -> String {
    switch error.name {
    case "DeviceNotFound":
      if let nearest = error.data?.nearest { return "Did you mean “\(nearest)”? `castctl devices` lists all." }
      return "`castctl devices` lists those that answer; --on also takes an address (HOST:PORT)."
    case "AmbiguousDevice":
      let names = error.data?.answered?.map { "“\($0)”" }.joined(separator: ", ") ?? ""
      return "Choose with --on, or once and for all with `castctl default NAME`." + (names.isEmpty ? "" : " There are \(names).")
    case "NoMediaSession": return "Play something with `castctl play URL`."
    case "ApplicationNotRunning": return "Nothing runs there; start it with `castctl play URL`."
    case "MethodNotFound": return "`castctl call rpc.discover` lists the methods."
    case CastClientError.callTimeout: return "Give it more time with --timeout."
    default: return error.data?.advice ?? ""
    }
  }
}
