/// Why a server can't be started.
public struct HTTPServerError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address to listen on is taken, or none of this machine's.
    public static let addressUnavailable = Code(rawValue: "addressUnavailable")
  }

  public let code: Code
  /// What happened and what to do, for people.
  public let message: String
  /// The error underneath.
  public let cause: (any Error)?

  public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }

  public var description: String { self.message }
}
