import CastRPCClient

/// The check of the words before the argument parser, which would name the first option instead of the command that is
/// unknown or missing.
struct CommandCheck {
  let tree: ArgumentOrder.CommandTree
  /// The common options without a value, and with one.
  let flags: Set<String>
  let options: Set<String>

  /// - Throws: ``CommandError`` if the command is unknown or missing, or if a common option has no value.
  func check(_ words: [String]) throws(CommandError) {
    if words.first == "help" { return try self.checkHelp(words.dropFirst()) }
    guard let command = try self.command(words[...]) else { return }
    guard let node = self.tree.commands[command.word] else { throw self.unknown(command.word) }
    // `castctl queue` alone lists the queue, so the parser would call an unknown subcommand an unexpected argument.
    guard command.word == "queue", let next = command.rest.first, !next.hasPrefix("-"), node.commands[next] == nil
    else { return }
    throw Self.unknown(next, among: node, of: "castctl queue")
  }

  /// Returns the word that must be a command, and the words behind it; `nil` leaves the line to the parser.
  private func command(_ words: ArraySlice<String>) throws(CommandError) -> (word: String, rest: ArraySlice<String>)? {
    var rest = words
    var wasOption = false
    while let word = rest.popFirst() {
      if self.flags.contains(word) || self.options.contains(where: { word.hasPrefix("\($0)=") }) {
        wasOption = true
      } else if self.options.contains(word) {
        guard rest.popFirst() != nil else {
          throw .usage("\(word) wants a value, and a command is missing.", "`castctl --help` lists the commands.")
        }
        wasOption = true
      } else if word.hasPrefix("-") {
        return nil
      } else {
        return (word, rest)
      }
    }
    guard wasOption else { return nil }
    throw .usage("There are options, but no command.", "`castctl --help` lists the commands.")
  }

  private func checkHelp(_ words: ArraySlice<String>) throws(CommandError) {
    var (node, path) = (self.tree, "castctl")
    for word in words where !word.hasPrefix("-") {
      guard let next = node.commands[word] else {
        if path == "castctl" { throw self.unknown(word, help: true) }
        throw Self.unknown(word, among: node, of: path)
      }
      (node, path) = (next, "\(path) \(word)")
    }
  }

  private func unknown(_ word: String, help: Bool = false) -> CommandError {
    if let advice = OthersVerbs.advice(for: word) { return .usage("There is no command “\(word)”.", advice) }
    let start = help ? "castctl help" : "castctl"
    let hint = NearestName.of(word, among: self.tree.commands.keys.sorted()).map { "Did you mean `\(start) \($0)`? " }
    return .usage("There is no command “\(word)”.", (hint ?? "") + "`castctl --help` lists all.")
  }

  private static func unknown(
    _ word: String, among node: ArgumentOrder.CommandTree, of path: String
  ) -> CommandError {
    let hint = NearestName.of(word, among: node.commands.keys.sorted()).map { "Did you mean `\(path) \($0)`? " } ?? ""
    return .usage("`\(path)` has no command “\(word)”.", hint + "`\(path) --help` lists all.")
  }
}
