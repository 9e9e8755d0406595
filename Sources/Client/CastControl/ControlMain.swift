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
      try CommandCheck(tree: tree, flags: CommonOptions.flags, options: CommonOptions.options).check(words)
      var command = try await Castctl.asyncParseAsRoot(words)
      try (command as? any CommonCommand)?.checkDevices()
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
      Leftovers.remove()
      _exit(ControlExit.interrupted.rawValue)
    }
  }

  /// Prints an error; returns the code.
  static func report(_ error: any Error, _ words: [String], _ tree: ArgumentOrder.CommandTree) -> Int32 {
    if let error = CommandError(error) { return self.report(error, words) }
    let code = Castctl.exitCode(for: error)
    if code == .success {
      return self.print(HelpSections.extended(Castctl.fullMessage(for: error), Self.path(words, tree)), words)
    }
    if error is ExitCode { return code.rawValue }
    // No error of the command line: one of the system, such as too many open files.
    guard code == .validationFailure else { return self.report(.failed(Castctl.message(for: error)), words) }
    let message = ParserWords.said(Castctl.message(for: error).replacing("\u{2212}", with: "-"))
    let command = (["castctl"] + self.path(words, tree)).joined(separator: " ")
    return self.report(.usage(message, "`\(command) --help` shows how it is written."), words)
  }

  /// Returns the commands at the beginning of `words`, or behind `help`.
  private static func path(_ words: [String], _ tree: ArgumentOrder.CommandTree) -> [String] {
    var (node, path) = (tree, [String]())
    for word in words.first == "help" ? words[1...] : words[...] {
      guard let next = node.commands[word] else { break }
      path.append(word)
      node = next
    }
    return path
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
