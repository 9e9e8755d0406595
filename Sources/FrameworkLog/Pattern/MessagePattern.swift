/// A regular expression that is looked for in messages (SDK `addMessagePatterns:`), matched in time proportional to the text.
///
/// It is a simulated automaton, not a search that goes back: `(a+)+$` costs no more than `a`. Known are literals, `.`, `[a-z]`,
/// `[^a-z]`, `\d \D \w \W \s \S \t \n \r`, `^`, `$`, `\b`, `\B`, groups, `|`, `* + ? {m} {m,} {m,n}` (with a further `?`, which changes
/// nothing here), and the flags `(?i)` and `(?i:…)`.
public struct MessagePattern: Hashable, Sendable, CustomStringConvertible {
  /// The longest pattern, in characters.
  public static let maximumLength = 256
  /// How much of a message is looked at, in characters.
  public static let maximumText = 2_048

  /// The pattern as it was written.
  public let description: String
  private let program: PatternProgram

  /// - Throws: ``PatternError`` with the place of the mistake.
  public init(_ text: String) throws(PatternError) {
    guard !text.isEmpty, text.unicodeScalars.count <= Self.maximumLength else {
      throw PatternError(.limit, "A message pattern has from 1 to \(Self.maximumLength) characters.")
    }
    var parser = PatternParser(text)
    self.description = text
    self.program = try PatternProgram(try parser.parse())
  }

  /// Whether the pattern is found anywhere in `text`.
  public func isFound(in text: String) -> Bool {
    self.program.isFound(in: Array(text.unicodeScalars.prefix(Self.maximumText)))
  }

  public static func == (left: MessagePattern, right: MessagePattern) -> Bool { left.description == right.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(self.description) }
}
