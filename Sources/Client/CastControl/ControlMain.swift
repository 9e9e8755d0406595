import ArgumentParser
import CastRPCClient
import Glibc
import Synchronization
import TextFormats

/// The program: reads the command line, runs the command, and reports its failure.
public enum ControlMain {
  /// The arguments after the program's name. A path whose bytes aren't UTF-8 names its file, too.
  public static var arguments: [String] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { CommandLine.unsafeArgv[$0] }.map { PathText.text(ofSystem: $0) }
  }

  /// Runs a command line, without the program's name; returns the code to end with.
  public static func run(_ arguments: [String]) async -> Int32 {
    self.takeStreams()
    let tree = self.tree(Castctl.self)
    let words = ArgumentOrder.normalized(
      arguments, commands: tree, flags: CommonOptions.flags, options: CommonOptions.options)
    do {
      try self.checkCommand(words, tree)
      var command = try await Castctl.asyncParseAsRoot(words)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return ControlExit.success.rawValue
    } catch {
      return self.report(error, words, tree)
    }
  }

  private static func tree(_ command: any ParsableCommand.Type) -> ArgumentOrder.CommandTree {
    let all = command.configuration.subcommands + command.configuration.groupedSubcommands.flatMap(\.subcommands)
    return ArgumentOrder.CommandTree(
      commands: all.reduce(into: [:]) { $0[$1.configuration.commandName ?? ""] = self.tree($1) })
  }

  /// Opens closed standard streams, since a socket would get their number. A closed pipe becomes a write error, and
  /// Ctrl-C ends the program at once.
  private static func takeStreams() {
    for descriptor in CInt(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The modes are deliberately reversed: reading or writing a stream that was closed fails.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
    // Nothing is undone: the device keeps playing. A server that was started for this command ends with it.
    signal(SIGINT) { _ in
      if ControlOutput.hasLiveLine.load(ordering: .relaxed) { _ = write(2, "\r\u{1B}[K", 4) }
      _exit(ControlExit.interrupted.rawValue)
    }
  }

  /// Checks that the first word is a command, and suggests existing commands otherwise.
  private static func checkCommand(_ words: [String], _ tree: ArgumentOrder.CommandTree) throws(CommandError) {
    guard let word = words.first, !word.hasPrefix("-"), word != "help", tree.commands[word] == nil else { return }
    let hint = NearestName.of(word, among: tree.commands.keys.sorted()).map { "Did you mean `castctl \($0)`? " } ?? ""
    throw .usage("There is no command “\(word)”.", hint + "`castctl --help` lists all.")
  }

  /// Prints an error; returns the code.
  private static func report(_ error: any Error, _ words: [String], _ tree: ArgumentOrder.CommandTree) -> Int32 {
    if let error = CommandError(error) { return self.report(error, words) }
    let code = Castctl.exitCode(for: error)
    if code == .success {
      return self.print(Castctl.fullMessage(for: error), words)
    }
    if error is ExitCode { return code.rawValue }
    let command = words.first.flatMap { tree.commands[$0] == nil ? nil : " \($0)" } ?? ""
    let message = Castctl.message(for: error).replacing("\u{2212}", with: "-")
    return self.report(.usage(message, "`castctl\(command) --help` shows how it is written."), words)
  }

  /// Prints the argument parser's message: help, the version, a completion script (`--generate-completion-script`).
  private static func print(_ message: String, _ words: [String]) -> Int32 {
    do {
      // Completions that a script requested aren't a script, even if a device's name looks like one.
      let text = words.first == "---completion" ? message : try CompletionScript.safe(message)
      if !text.isEmpty { ControlOutput.write(text + "\n", to: STDOUT_FILENO) }
      return ControlExit.success.rawValue
    } catch {
      return self.report(error, words)
    }
  }

  private static func report(_ error: CommandError, _ words: [String]) -> Int32 {
    let isJSON = words.prefix { $0 != "--" }.contains("--json")
    let text = isJSON ? TerminalText.escaped(json: error.json.jsonText) : error.lines.joined(separator: "\n")
    ControlOutput.write(text + "\n", to: STDERR_FILENO)
    return error.exit.rawValue
  }
}

extension CommandError {
  /// The error for a connection that ended during a command.
  static let serverGone = CommandError(
    exit: .noServer, message: "The server has ended.", advice: "Run the command again; --verbose shows its log.",
    name: CastClientError.connectionClosed)

  /// The error of a command, or `nil` for those of the argument parser.
  init?(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as CastClientError:
      self.init(
        exit: ControlExit.of(error.name), message: error.message, advice: Self.shellAdvice(error), name: error.name,
        data: error.data?.jsonValue)
    case is CancellationError:
      self.init(exit: .interrupted, message: "The command was cancelled.", advice: "", name: "RequestCancelled")
    default: return nil
    }
  }

  /// Returns advice for a shell; the server's advice is for programmers.
  private static func shellAdvice(_ error: CastClientError) -> String {
    switch error.name {
    case "DeviceNotFound":
      if let nearest = error.data?.nearest { return "Did you mean “\(nearest)”? `castctl devices` lists all." }
      return "`castctl devices` lists those that answer; --on also takes an address (HOST:PORT)."
    case "AmbiguousDevice":
      let names = error.data?.answered?.map { "“\($0)”" }.joined(separator: ", ") ?? ""
      return "Choose with --on, or once and for all with `castctl default NAME`."
        + (names.isEmpty ? "" : " There are \(names).")
    case "NoMediaSession": return "Play something with `castctl play URL`."
    case "ApplicationNotRunning": return "Nothing runs there; start it with `castctl play URL`."
    case "MethodNotFound": return "`castctl call rpc.discover` lists the methods."
    case CastClientError.callTimeout: return "Give it more time with --timeout."
    default: return error.data?.advice ?? ""
    }
  }
}
