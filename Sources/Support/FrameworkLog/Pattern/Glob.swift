import Glibc

/// A pattern as shells have them for file names, matched by fnmatch(3): `*` matches any run of characters, `?` one,
/// `[a-z]` one of a set, and `\` takes the meaning from the character after it.
public struct Glob: Hashable, Sendable, CustomStringConvertible {
  /// The longest pattern, in bytes.
  public static let maximumLength = 256

  /// The pattern as it was written.
  public let description: String

  /// - Returns: `nil` for an empty pattern, one that is longer than ``maximumLength``, and one with a NUL.
  public init?(_ text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.count <= Self.maximumLength, !text.utf8.contains(0) else { return nil }
    self.description = String(text)
  }

  /// Whether the whole of `text` matches; a text with a NUL ends there.
  public func matches(_ text: String) -> Bool {
    // The process has no locale, so without this one `?` would match a byte.
    let outer = uselocale(Self.characters)
    defer { uselocale(outer) }
    return fnmatch(self.description, text, 0) == 0
  }

  private nonisolated(unsafe) static let characters = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
}

/// The reason why a pattern of a filter can't be used.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of mistake.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The key, spelled as the member: `syntax`.
    public let rawValue: String
    /// Makes a code from any key; callers must expect keys that aren't listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The pattern is empty, too long or too complex, or the filter has too many.
    public static let limit = Code(rawValue: "limit")
    /// The pattern's syntax is wrong.
    public static let syntax = Code(rawValue: "syntax")
    /// The library that searches for message patterns isn't installed.
    public static let unavailable = Code(rawValue: "unavailable")
  }

  /// The kind of mistake, for programs.
  public let code: Code
  /// The mistake and its remedy, as text for users.
  public let message: String

  /// Creates an error; `message` names the mistake and its remedy.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { self.message }
}
