import ArgumentParser
import Glibc

/// The request of a shell's completion script, and the form of names for it.
///
/// A name comes from the network, and a completion script passes it to the shell. So each line is written such that
/// the shell takes it as text in every script:
/// - bash gets names quoted for the word being typed, since castctl's script (``BashCompletionScript``) offers lines
///   unchanged. A script of an older castctl passes them to `compgen -W`, which expands them, so it only gets names
///   without anything to expand.
/// - zsh gets names with `\:`, because `_describe` takes the text after a colon as a description. A script of an
///   older castctl doesn't quote `!`, so it gets no names with one.
/// - fish gets names unchanged: it splits at tabs and lines, which no offered name has. It doesn't quote a `~` at the
///   beginning, so it gets no such names.
struct CompletionRequest: Equatable {
  /// The requesting shell; `nil` for a script that doesn't name it, which is treated as an old one of bash.
  var shell: CompletionShell?
  /// Whether the script takes all names as text, unlike one of an older castctl.
  var isSafe = false
  /// The quote around the word being typed.
  var quote: BashQuote = .none
  /// The typed part of the word, with the shell's quotes.
  var typed = ""

  /// The variable of castctl's scripts, and those of the bash one: the text that Readline replaces, and the quote
  /// before it.
  private static let (safeVariable, typedVariable, quoteVariable) =
    ("CASTCTL_COMPLETION", "CASTCTL_TYPED", "CASTCTL_QUOTE")

  /// Returns this process's request.
  ///
  /// - Parameter typed: The word from the argument parser, for scripts that don't pass it themselves.
  static func ofProcess(typed: String) -> CompletionRequest {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    let shell = CompletionShell.requesting
    var request = CompletionRequest(shell: shell, isSafe: variable(self.safeVariable) == "1", typed: typed)
    guard request.isSafe, shell == .bash else { return request }
    request.typed = variable(self.typedVariable) ?? ""
    request.quote = variable(self.quoteVariable).flatMap(BashQuote.init(rawValue:)) ?? .none
    return request
  }

  private var isBash: Bool { self.shell == nil || self.shell == .bash }

  /// Returns a word without bash's quotes; zsh and fish pass unquoted words, or compare by themselves.
  func unquoted(_ word: String) -> String { self.isBash ? BashQuote.none.removed(from: word) ?? word : word }

  /// Returns the line that offers `name`, or `nil` if it doesn't continue the typed text, or can't be offered.
  ///
  /// A name isn't offered if a terminal can't show it unchanged (``TerminalText``), or if the argument parser would
  /// read it as an option.
  func line(_ name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("-"), TerminalText.clean(name) == name else { return nil }
    switch self.shell {
    case .zsh where !self.isSafe && name.contains("!"): return nil
    case .zsh: return name.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
    case .fish: return name.hasPrefix("~") ? nil : name
    default:
      guard let typed = self.quote.removed(from: self.typed), name.lowercased().hasPrefix(typed.lowercased()) else {
        return nil
      }
      guard self.isSafe else { return BashQuote.isPlain(name) ? name : nil }
      return self.quote.quoted(name)
    }
  }
}

/// The quote around a word being typed in bash.
enum BashQuote: String {
  case none = ""
  case single = "'"
  case double = "\""

  /// The characters without a special meaning in bash outside of quotes, except `:` and `=`, where Readline breaks
  /// words.
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./@%+,".unicodeScalars)
  /// The special characters within double quotes, except for `!`.
  private static let special = Set("\\\"$`".unicodeScalars)

  /// Returns `name` as a word within this quote. Readline omits the first and the last quote if the line already has
  /// them.
  func quoted(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    func append(_ text: String) { result.append(contentsOf: text.unicodeScalars) }
    for scalar in name.unicodeScalars {
      switch self {
      case .none:
        if scalar.isASCII && !Self.plain.contains(scalar) { append("\\") }
        result.append(scalar)
      case .single:
        if scalar == "'" { append(#"'\''"#) } else { result.append(scalar) }
      case .double:
        // Within double quotes a backslash before `!` prevents history expansion, but stays in the text.
        if scalar == "!" {
          append(#""\!""#)
        } else {
          if Self.special.contains(scalar) { append("\\") }
          result.append(scalar)
        }
      }
    }
    return self.rawValue + String(result) + self.rawValue
  }

  /// Whether bash expands nothing in `name`, and splits it only at blanks.
  static func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { !$0.isASCII || $0 == " " || self.plain.contains($0) }
  }

  /// Returns the text of `typed`, which begins within this quote, without quotes; `nil` if it ends within another
  /// quote.
  func removed(from typed: String) -> String? {
    var result = String.UnicodeScalarView()
    var quote = self
    var scalars = typed.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch (quote, scalar) {
      case (.single, "'"), (.double, "\""): quote = .none
      case (.none, "'"): quote = .single
      case (.none, "\""): quote = .double
      case (.none, "\\"):
        // A backslash at the end quotes nothing yet.
        if let next = scalars.popFirst() { result.append(next) }
      case (.double, "\\"):
        if let next = scalars.first, Self.special.contains(next) {
          result.append(scalars.removeFirst())
        } else {
          result.append(scalar)
        }
      default: result.append(scalar)
      }
    }
    return quote == self ? String(result) : nil
  }
}
