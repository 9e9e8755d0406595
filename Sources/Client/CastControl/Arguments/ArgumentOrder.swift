/// The order of the command line for the argument parser.
///
/// The common options may precede the command (`castctl --json status`), and numbers may be negative
/// (`castctl seek -10`), which the parser would read as options.
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
    return path
      + (moved + waiting + rest).reduce(into: [String]()) { result, word in
        result.append(result.contains("--") ? word : self.unsigned(word))
      }
  }

  /// Replaces the hyphen of `-5` by U+2212, which the argument parser doesn't read as an option.
  private static func unsigned(_ word: String) -> String {
    guard word.hasPrefix("-"), let second = word.dropFirst().first, second.isASCII, second.isNumber || second == "."
    else { return word }
    return "\u{2212}" + word.dropFirst()
  }
}
