/// A regular expression that is looked for in messages (SDK `addMessagePatterns:`), as PCRE2 knows them (`man pcre2pattern`).
///
/// Letters count as they are unless `(?i)` says otherwise; `\d`, `\w`, `\s` and `\b` are about ASCII; `.` is anything but a line feed;
/// `$` is the very end. A search that goes back too often, as `(a+)+$` in many `a`, is ended and finds nothing.
public struct MessagePattern: Hashable, Sendable, CustomStringConvertible {
  /// The longest pattern, in characters.
  public static let maximumLength = 256
  /// How much of a message is looked at, in characters.
  public static let maximumText = 2_048

  /// The pattern as it was written.
  public let description: String
  private let compiled: CompiledPattern

  /// - Throws: ``PatternError`` with the place of the mistake; `unavailable` where PCRE2 isn't installed.
  public init(_ text: String) throws(PatternError) {
    guard !text.isEmpty, text.unicodeScalars.count <= Self.maximumLength else {
      throw PatternError(.limit, "A message pattern has from 1 to \(Self.maximumLength) characters.")
    }
    self.description = text
    self.compiled = try PatternEngine.shared().compile(text)
  }

  /// Whether the pattern is found anywhere in `text`.
  public func isFound(in text: String) -> Bool {
    let isShort = text.utf8.count <= Self.maximumText
    return self.compiled.isFound(in: isShort ? text : String(text.unicodeScalars.prefix(Self.maximumText)))
  }

  public static func == (left: MessagePattern, right: MessagePattern) -> Bool { left.description == right.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(self.description) }
}
