import Glibc

/// A pattern as shells have them for file names, matched by fnmatch(3): `*` stands for any run of characters, `?` for one, `[a-z]` for one
/// of a set, and `\` takes the meaning from the character after it.
public struct Glob: Hashable, Sendable, CustomStringConvertible {
  /// The longest pattern, in bytes.
  public static let maximumLength = 256

  public let description: String

  /// - Returns: `nil` for an empty pattern, one that is longer than ``maximumLength``, and one with a NUL.
  public init?(_ text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.count <= Self.maximumLength, !text.utf8.contains(0) else { return nil }
    self.description = String(text)
  }

  /// Whether the whole of `text` fits; of a text with a NUL, what stands before it.
  public func matches(_ text: String) -> Bool {
    // The process has no locale, and then a character is a byte.
    let outer = uselocale(Self.characters)
    defer { uselocale(outer) }
    return fnmatch(self.description, text, 0) == 0
  }

  private nonisolated(unsafe) static let characters = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
}
