/// The order of the command line for the argument parser.
///
/// The common options may precede the command (`castctl --json status`), except `help`. Numbers may be negative
/// (`castctl seek -10`), and values may begin like them (`--title "-5 degrees"`): the parser would read both as
/// options.
enum ArgumentOrder {
  /// A tree of command names.
  struct CommandTree {
    /// The commands by name.
    var commands: [String: CommandTree]
  }

  /// Returns the arguments in order: commands first, then the options before or between them, then the rest.
  ///
  /// - Parameters:
  ///   - flags: The common options without a value: `--json`.
  ///   - options: The common options with a value: `--on`.
  static func normalized(
    _ arguments: [String], commands: CommandTree, flags: Set<String>, options: Set<String>
  ) -> [String] {
    var (path, moved, rest, tree) = ([String](), [String](), arguments[...], commands)
    var waiting: [String] = []
    while let word = rest.first {
      if let next = tree.commands[word] {
        path.append(word)
        moved += waiting
        waiting = []
        tree = next
        rest.removeFirst()
      } else if flags.contains(word) || options.contains(where: { word.hasPrefix($0 + "=") }) {
        waiting.append(word)
        rest.removeFirst()
      } else if options.contains(word), rest.count > 1 {
        waiting += rest.prefix(2)
        rest.removeFirst(2)
      } else {
        break
      }
    }
    let takesNumbers = path == ["seek"] || path == ["volume"]
    return path
      + (moved + waiting + rest).reduce(into: [String]()) { result, word in
        guard !result.contains("--"), self.beginsLikeNumber(word) else { return result.append(word) }
        let previous = result.last ?? ""
        if options.contains(previous) || (!takesNumbers && previous.hasPrefix("--") && !previous.contains("=")) {
          // The parser takes such a value only in this form. No flag of castctl begins like a number, so a flag before
          // the word is an error in both forms.
          result[result.count - 1] = "\(previous)=\(word)"
        } else {
          // The argument parser doesn't read U+2212 as an option.
          result.append(takesNumbers ? "\u{2212}" + word.dropFirst() : word)
        }
      }
  }

  /// Whether a word begins with a hyphen and a digit or dot.
  private static func beginsLikeNumber(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return second.isASCII && (second.isNumber || second == ".")
  }
}
