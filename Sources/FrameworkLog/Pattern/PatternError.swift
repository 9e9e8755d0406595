/// Why a pattern of a filter can't be used.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of mistake it is.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The pattern is empty, too long, or means too much work.
    public static let limit = Code(rawValue: "limit")
    /// It isn't written as patterns are.
    public static let syntax = Code(rawValue: "syntax")
    /// The library that would search for it isn't installed.
    public static let unavailable = Code(rawValue: "unavailable")
  }

  public let code: Code
  /// What is wrong and what to do.
  public let message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { self.message }
}
