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
  ])
  func globsMatchWholeNames(pattern: String, text: String, expected: Bool) throws {
    #expect(try #require(Glob(pattern)).matches(text) == expected)
  }

  @Test func globsAreBounded() {
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
    ("()", "x", true),
  ])
  func expressionsAreFoundAnywhere(pattern: String, text: String, expected: Bool) throws {
    #expect(try MessagePattern(pattern).isFound(in: text) == expected)
  }

  @Test(arguments: ["(a", "a)", "[a", "*a", "a{2", "a{x}", "a{3,2}", "[z-a]", "a\\", "{2}"])
  func mistakesAreToldWithTheirPlace(pattern: String) {
    let error = #expect(throws: PatternError.self) { try MessagePattern(pattern) }
    #expect(error?.code == .syntax)
    #expect(error?.message.contains("at character") == true)
  }

  @Test(arguments: ["(?=a)", "(?<=a)b", "(a)\\1", "(?<name>a)", "(?s)a"])
  func whatNeedsBacktrackingIsRefused(pattern: String) {
    #expect(throws: PatternError.self) { try MessagePattern(pattern) }
  }

  @Test func hostilePatternsAreLimits() {
    for pattern in [
      "((a{100}){100}){100}", String(repeating: "(", count: 100), String(repeating: "a", count: 257), "a{1000}", "",
    ] {
      let error = #expect(throws: PatternError.self) { try MessagePattern(pattern) }
      #expect(error?.code == .limit)
    }
  }

  /// The pattern that takes engines that go back longer than the universe exists.
  @Test(.timeLimit(.minutes(1))) func nestedRepetitionCostsNoMoreThanItsLength() throws {
    let pattern = try MessagePattern("^(a+)+(a|aa)*$")
    #expect(!pattern.isFound(in: String(repeating: "a", count: 2_000) + "b"))
  }
}
