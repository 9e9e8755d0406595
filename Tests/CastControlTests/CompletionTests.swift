import ArgumentParser
import CastTestSupport
import Testing

@testable import CastControl

/// The scripts with which shells complete names; `Tests/Shell` presses Tab in real ones.
@Suite struct CompletionTests {
  @Test(arguments: ["completions bash", "--generate-completion-script bash", "--generate-completion-script=bash"])
  func allVariantsGiveTheSafeScript(arguments: String) throws {
    let script = try ChildProcess.run([ControlBench.program] + arguments.split(separator: " ").map(String.init))
    let text = String(decoding: script.output, as: UTF8.self)
    #expect(try text == CompletionScript.text(for: .bash) + "\n")
    #expect(text.ranges(of: "__castctl_add_names ---completion ").count >= 31)
    #expect(!text.contains(#"-W "$(__castctl"#))
  }

  @Test func zshQuotesWhatItsHistoryWouldExpand() throws {
    #expect(try !CompletionScript.text(for: .zsh).contains("unsetopt aliases banghist\n"))
  }

  /// A newer argument parser may generate another script: it must not be passed on unchecked.
  @Test(arguments: [
    (
      #"__castctl_add_completions -W "$(__castctl_custom_complete "#,
      #"__castctl_offer -W "$(__castctl_custom_complete "#
    ),
    (#"compgen "${@}""#, #"compgen -X "${names}" "${@}""#), ("\n_castctl() {", "\ncastctl_main() {"),
    ("    local -r cur=", "    eval \"${names}\"\n    local -r cur="),
    ("-W 'mute'", #"-W "$(castctl ---completion status)" 'mute'"#),
  ])
  func anUnknownScriptForBashIsRefused(known: String, unknown: String) throws {
    let generated = Castctl.completionScript(for: .bash)
    try #require(generated.contains(known))
    #expect(throws: CommandError.self) { try BashCompletionScript.safe(generated.replacing(known, with: unknown)) }
  }

  @Test func anUnknownScriptForZshIsRefused() {
    #expect(throws: CommandError.self) {
      try ZshCompletionScript.safe(Castctl.completionScript(for: .zsh).replacing("banghist", with: "banghist glob"))
    }
  }

  @Test(arguments: [
    (BashQuote.none, "Anna's $(x) TV!", #"Anna\'s\ \$\(x\)\ TV\!"#), (.none, "tv:a=b~#{a}", ##"tv\:a\=b\~\#\{a\}"##),
    (.none, "客厅", "客厅"), (.single, "Anna's $TV!", #"'Anna'\''s $TV!'"#), (.single, "'", #"''\'''"#),
    (.double, #"a "b" \ $c `d`!"#, #""a \"b\" \\ \$c \`d\`"\!"""#),
  ])
  func quotesNamesForBash(quote: BashQuote, name: String, word: String) throws {
    #expect(quote.quoted(name) == word)
    #expect(BashQuote.none.removed(from: word) == name)
    let echoed = try ChildProcess.run(["bash", "-c", "printf %s \(word)"])
    #expect(String(decoding: echoed.output, as: UTF8.self) == name)
  }

  private static let typed: [(BashQuote, String, String?)] = [
    (BashQuote.none, #"Living\ R"#, "Living R"), (.none, #"Living\"#, "Living"), (.none, #"'Living 'R"#, "Living R"),
    (.none, #""a\$b\c"d"#, #"a$b\cd"#), (.none, "'Living", nil), (.single, #"a\"#, #"a\"#), (.single, "a'b", nil),
    (.double, #"a\"b"#, #"a"b"#), (.double, #"a"b"#, nil),
  ]

  @Test(arguments: Self.typed)
  func removesQuotesOfBash(quote: BashQuote, typed: String, text: String?) {
    #expect(quote.removed(from: typed) == text)
  }

  private static let offers: [(String, Bool, String, String?)] = [
    ("bash", true, "$(x)", #"\$\(x\)"#), ("bash", false, "$(x)", nil), ("bash", false, "Living Room", "Living Room"),
    ("zsh", true, #"a:b\"#, #"a\:b\\"#), ("zsh", true, "a!", "a!"), ("zsh", false, "a!", nil),
    ("fish", true, "$(x)", "$(x)"),
    ("fish", true, "~root", nil), ("bash", true, "--on", nil), ("fish", true, "a\tb", nil),
    ("zsh", true, "a\u{202E}b", nil),
    ("zsh", true, "", nil), ("fish", true, "a\nb", nil), ("bash", true, "\u{1B}[2J", nil),
  ]

  @Test(arguments: Self.offers)
  func offersWhatAShellTakesForText(shell: String, isSafe: Bool, name: String, line: String?) {
    let request = CompletionRequest(shell: CompletionShell(rawValue: shell), isSafe: isSafe)
    #expect(request.line(name) == line)
  }
}
