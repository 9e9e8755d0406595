/// Why a receiver can't be started.
public struct ReceiverError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address to listen on is none.
    public static let invalidAddress = Code(rawValue: "invalidAddress")
    /// No signature for device authentication can be made.
    public static let signingFailed = Code(rawValue: "signingFailed")
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
