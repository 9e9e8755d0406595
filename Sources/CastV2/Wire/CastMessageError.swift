/// Why the body of a frame is not a message, or a message can't be sent.
///
/// It concerns that one message; the link lives on.
public struct CastMessageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The body ends inside a field.
    public static let truncated = Code(rawValue: "truncated")
    /// The body is not protobuf, or a known field has another wire type.
    public static let malformed = Code(rawValue: "malformed")
    /// The source, the destination or the namespace is missing or empty.
    public static let missingField = Code(rawValue: "missingField")
    /// The body is longer than ``CastFramer/maximumSendLength``.
    public static let tooLarge = Code(rawValue: "messageTooLarge")
  }

  public var code: Code
  /// One sentence for people.
  public var message: String

  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { self.message }
}
