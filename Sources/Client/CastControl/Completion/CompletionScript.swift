import ArgumentParser

/// The completion scripts of castctl: those of the argument parser, without their dangerous parts.
enum CompletionScript {
  /// Returns the script for `shell`.
  ///
  /// - Throws: If ``BashCompletionScript`` or ``ZshCompletionScript`` doesn't recognise the argument parser's script.
  static func text(for shell: CompletionShell) throws(CommandError) -> String {
    try self.safe(Castctl.completionScript(for: shell))
  }

  /// Returns `text` without its dangerous parts if it is a script for bash or zsh; else unchanged.
  static func safe(_ text: String) throws(CommandError) -> String {
    if text.contains("compgen") { return try BashCompletionScript.safe(text) }
    return text.contains("#compdef") ? try ZshCompletionScript.safe(text) : text
  }

  /// Returns the error for an unknown script of the argument parser.
  fileprivate static func unknown(_ shell: String, _ what: String) -> CommandError {
    .failed(
      "The completion script for \(shell) isn't the one that castctl makes safe: \(what) is unknown.",
      "Names of devices could run commands with it. Compare CompletionScript.swift with swift-argument-parser.")
  }
}

/// The completion script for bash.
///
/// The argument parser's script passes castctl's output to `compgen -W`, which expands each word like the shell: a
/// device named `$(…)` would run commands as the user. Here each such call becomes one of `__castctl_add_names`,
/// which reads lines and offers them.
enum BashCompletionScript {
  private static let callStart = #"__castctl_add_completions -W "$(__castctl_custom_complete "#
  private static let callEnd = #" "${COMP_CWORD}" "$(__castctl_cursor_index_in_current_word)")""#
  private static let mainFunction = "\n_castctl() {\n"

  private static let addNames = #"""

    # Offers the names that castctl prints: one a line, quoted for the word that is typed. They come from the network, so they are
    # nothing but text here; `compgen -W` would expand them, and run what is in them.
    __castctl_add_names() {
        local -r word="${COMP_WORDS[COMP_CWORD]}"
        local quote="${COMP_LINE:COMP_POINT-${#cur}-1:1}"
        [[ "${quote}" = [\"\'] ]] || quote=''
        # Readline replaces ${cur}, which begins behind an open quote: no name fits where the word has more before it.
        [[ "${word}" = "${quote}${cur}"* ]] || return 0
        # Names are no files: Readline must not quote them again, nor add a slash where a folder has the same name.
        compopt +o filenames
        local name
        while IFS='' read -r name; do
            COMPREPLY+=("${name}")
        done < <(CASTCTL_COMPLETION=1 CASTCTL_TYPED="${cur}" CASTCTL_QUOTE="${quote}" __castctl_custom_complete "${@}" 0 0)
    }

    """#

  /// Lines that may use `compgen`, or pass words to it: they only expand words of the script itself.
  private static let harmless: Set<String> = [
    #"COMPREPLY+=($(compgen -W "${repeating_flags[*]} ${non_repeating_flags[*]} ${repeating_options[*]} "#
      + #"${non_repeating_options[*]}" -- "${cur}"))"#,
    #"done < <(IFS=$'\n' compgen "${@}" -- "${cur}")"#,
    "__castctl_add_completions() {", "__castctl_add_completions -f", "__castctl_add_completions -d",
    "__castctl_custom_complete() {", "__castctl_cursor_index_in_current_word() {",
    #"done < <(CASTCTL_COMPLETION=1 CASTCTL_TYPED="${cur}" CASTCTL_QUOTE="${quote}" __castctl_custom_complete "${@}" 0 0)"#,
    "# nothing but text here; `compgen -W` would expand them, and run what is in them.",
  ]

  /// Returns the argument parser's script, changed to treat names as text.
  ///
  /// - Throws: If it isn't the expected script: an unknown one may execute devices' names.
  static func safe(_ generated: String) throws(CommandError) -> String {
    var lines: [String] = []
    var count = 0
    for line in generated.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      guard code.hasPrefix(self.callStart), code.hasSuffix(self.callEnd) else {
        lines.append(String(line))
        continue
      }
      let indent = String(repeating: " ", count: line.count - code.count)
      let argument = code.dropFirst(self.callStart.count).dropLast(self.callEnd.count)
      lines.append("\(indent)__castctl_add_names \(argument)")
      count += 1
    }
    var script = lines.joined(separator: "\n")
    guard count > 0, script.ranges(of: self.mainFunction).count == 1 else {
      throw CompletionScript.unknown("bash", "its functions")
    }
    script = script.replacing(self.mainFunction, with: self.addNames + self.mainFunction)
    for line in script.split(separator: "\n") where !self.isHarmless(String(line.drop { $0 == " " })) {
      throw CompletionScript.unknown("bash", "“\(line)”")
    }
    return script
  }

  /// Whether a line expands no output of castctl.
  private static func isHarmless(_ line: String) -> Bool {
    let dangerous = ["compgen", "eval", "_add_completions", "_custom_complete", "_cursor_index", "---completion"]
    guard dangerous.contains(where: line.contains) else { return true }
    if self.harmless.contains(line) { return true }
    let isWord = { (character: Character) in character.isASCII && (character.isLetter || "-@ ".contains(character)) }
    for (start, end) in [
      ("COMPREPLY+=($(compgen -W '", #"' -- "${cur}"))"#), ("__castctl_add_completions -W '", "'"),
      ("__castctl_add_names ---completion ", ""),
    ] where line.hasPrefix(start) && line.hasSuffix(end) {
      let words = line.dropFirst(start.count).dropLast(end.count).replacing(#"'$'\n''"#, with: " ")
      return words.allSatisfy { isWord($0) || $0.isNumber }
    }
    return false
  }
}

/// The completion script for zsh.
///
/// The argument parser's script completes without the option `banghist`, so zsh doesn't quote the `!` of a name, and
/// expands it from the history when the line is run. Here the user's setting of the option applies.
enum ZshCompletionScript {
  private static let options = """
        emulate -RL zsh -G
        setopt extendedglob nullglob numericglobsort
        unsetopt aliases banghist

    """
  private static let safeOptions = """
        local -r banghist="${options[banghist]}"
        emulate -RL zsh -G
        setopt extendedglob nullglob numericglobsort
        unsetopt aliases
        # What is completed is quoted as the line is read: `!` has a meaning there if the user has not turned it off.
        [[ "${banghist}" = on ]] || unsetopt banghist
        local -xr CASTCTL_COMPLETION=1

    """

  /// Returns the argument parser's script, changed to quote all text that a line evaluates.
  ///
  /// - Throws: If it isn't the expected script.
  static func safe(_ generated: String) throws(CommandError) -> String {
    guard generated.ranges(of: self.options).count == 1 else { throw CompletionScript.unknown("zsh", "its options") }
    return generated.replacing(self.options, with: self.safeOptions)
  }
}
