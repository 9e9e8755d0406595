import Testing

@testable import FrameworkLog

@Suite struct PatternTests {
  @Test(arguments: [
    ("GCKUI*", "GCKUICastButton", true), ("GCKUI*", "GCKSession", false), ("GCK*Session", "GCKCastSession", true),
    ("GCK*Session", "GCKSession", true), ("GCK*Session", "GCKSessionManager", false), ("*", "", true),
    ("a?c", "abc", true),
    ("a?c", "ac", false), ("a?c", "aüc", true), ("*a*b*c", "xaybzc", true), ("*a*b*c", "xaybz", false),
    ("**", "x", true),
    ("abc", "ABC", false), ("a*a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ("[ab]*", "bx", true), ("[ab]*", "cx", false), ("\\*", "*", true), ("\\*", "a", false),
    ("urn:x-cast:*.media", "urn:x-cast:com.google.cast.media", true),
  ])
  func globsMatchWholeNames(pattern: String, text: String, expected: Bool) throws {
    #expect(try #require(Glob(pattern)).matches(text) == expected)
  }

  /// Patterns and names of the largest length: fnmatch doesn't backtrack through every star.
  @Test(.timeLimit(.minutes(1)), arguments: ["a*", "*a", "*[ab]", "?*", "*a?"])
  func globsOfManyStarsCostLittle(part: String) throws {
    let pattern = String(repeating: part, count: (Glob.maximumLength - 2) / part.count) + "!"
    // A matcher that backtracks through every star doesn't end.
    #expect(try !#require(Glob(pattern)).matches(String(repeating: "ab", count: 1_024)))
  }

  @Test func globsAreBounded() {
    #expect(Glob("a\u{0}b") == nil)
    #expect(Glob("") == nil)
    #expect(Glob(String(repeating: "*", count: Glob.maximumLength)) != nil)
    #expect(Glob(String(repeating: "*", count: Glob.maximumLength + 1)) == nil)
  }

  @Test(arguments: [
    ("session", "a session ends", true), ("^session", "a session ends", false), ("ends$", "a session ends", true),
    ("(?i)SESSION", "a session ends", true), ("SESSION", "a session ends", false), ("a|b", "xbx", true),
    ("[0-9]{3}", "ab12", false),
    ("[0-9]{3}", "ab123", true), ("[^a-z ]", "abc def", false), ("\\d+ ms", "took 15 ms", true),
    ("\\bend\\b", "the end.", true),
    ("\\bend\\b", "ending", false), ("\\Bing", "ending", true), ("colou?r", "color", true),
    ("(?:ab)+c", "xababc", true),
    ("(a|b)*c{2,3}", "ababcc", true), ("x{0}y", "y", true), ("x{2,}", "x", false), ("x{2,}", "xxx", true),
    (".", "\n", false),
    ("[\\s\\d]", "a1", true), ("[]x]", "]", true), ("[a-]", "-", true), ("a\\.b", "axb", false),
    ("(?i:A)b", "ab", true),
    ("(?i:A)B", "ab", false), ("ü", "für", true), ("(?i)Ü", "für", true), ("a*?b", "aab", true),
    ("()", "x", true), ("a$", "a\n", false), ("a)b|c".replacing(")", with: "\\)"), "xa)b", true),
    // Signs with a meaning only in other syntaxes match themselves.
    ("a{2", "xa{2", true), ("a{x}", "a{x}", true), ("{\"type\"", "got {\"type\":\"PING\"}", true),
  ])
  func expressionsAreFoundAnywhere(pattern: String, text: String, expected: Bool) throws {
    #expect(try MessagePattern(pattern).isFound(in: text) == expected)
  }

  @Test(arguments: ["(a", "a)", "a)(b", "[a", "*a", "a{3,2}", "[z-a]", "a\\", "{2}", "a\\C"])
  func reportsMistakesWithTheirPosition(pattern: String) {
    let error = #expect(throws: PatternError.self) { try MessagePattern(pattern) }
    #expect(error?.code == .syntax)
    #expect(error?.message.contains("at character") == true)
  }

  @Test(arguments: [
    ("a(?=b)", "acab", true), ("(?<=a)b", "cb", false), ("(a|b)\\1", "abb", true), ("(?<name>a)", "xa", true),
    ("(?s)a.b", "a\nb", true), ("(?m)^b", "a\nb", true),
  ])
  func acceptsPCRESyntax(pattern: String, text: String, expected: Bool) throws {
    #expect(try MessagePattern(pattern).isFound(in: text) == expected)
  }

  @Test func hostilePatternsAreLimits() {
    for pattern in [
      "((a{100}){100}){100}", String(repeating: "(", count: 100), String(repeating: "a", count: 257), "",
    ] {
      let error = #expect(throws: PatternError.self) { try MessagePattern(pattern) }
      #expect(error?.code == .limit)
    }
  }

  /// Patterns for which backtracking engines need longer than the universe exists: the search ends at its limit.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "^(a+)+(a|aa)*$", "(a+)+$", "(a|a)*$", "(a*)*b?$", "(.*)(.*)(.*)\\3\\2$c|$d", "(?=(a+)+$)c|(a+)+$",
      "([a-z]|a|.){1,100}$",
    ])
  func catastrophicPatternsEnd(pattern: String) throws {
    let pattern = try MessagePattern(pattern)
    let begin = ContinuousClock.now
    for _ in 0..<10 {
      _ = pattern.isFound(in: String(repeating: "a", count: 2_047) + "!")
    }
    // Without a limit none of them would end at all; with it, a few milliseconds each.
    #expect(ContinuousClock.now - begin < .seconds(30))
  }

  @Test func aSearchOverTheLimitFindsNothing() throws {
    let pattern = try MessagePattern("^(a+)+(a|aa)*$")
    #expect(!pattern.isFound(in: String(repeating: "a", count: 2_000) + "b"))
    #expect(pattern.isFound(in: String(repeating: "a", count: 2_000)))
  }

  /// Usual patterns stay far below the limit, at any length of the message.
  @Test(arguments: ["session .* (started|ended)$", "(?i)\\bRECEIVER-\\d+\\b.*\\b(CONNECT|CLOSE)$", "\\w+ \\w+ ended$"])
  func ordinaryPatternsFindTheirPlaceInLongMessages(pattern: String) throws {
    let words = String(repeating: "session with receiver-0 ", count: 84)
    #expect(
      try MessagePattern(pattern).isFound(
        in: words + "session receiver-0 \(pattern.contains("ended") ? "x ended" : "CLOSE")"))
  }

  @Test func onlyTheBeginningOfALongMessageIsLookedAt() throws {
    let filler = String(repeating: "ü", count: MessagePattern.maximumText - 1)
    #expect(try MessagePattern("x").isFound(in: filler + "x"))
    #expect(try !MessagePattern("x").isFound(in: filler + "üx"))
  }

  @Test func namesTheMissingLibrary() {
    let error = #expect(throws: PatternError.self) { try PatternEngine(library: "libpcre2-that-is-not-there.so.0") }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("libpcre2-8-0") == true)
  }
}
