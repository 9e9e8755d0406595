/// Why a file gives no trust anchors, or no revocation list.
public struct AuthenticationFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file isn't there, isn't a file, or may not be read.
    public static let unreadable = Code(rawValue: "unreadable")
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// It holds nothing of the kind.
    public static let empty = Code(rawValue: "empty")
    /// What it holds can't be read.
    public static let malformed = Code(rawValue: "malformed")
  }

  public var code: Code
  /// What happened and what to do, for people.
  public var message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { self.message }
}
