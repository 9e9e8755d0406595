/// Why a receiver can't be started, or can't do what it was told.
public struct ReceiverError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address to listen on is none.
    public static let invalidAddress = Code(rawValue: "invalidAddress")
    /// There are more rules for faults than anybody could want.
    public static let tooManyFaults = Code(rawValue: "tooManyFaults")
    /// The sender inside was refused what it wanted.
    public static let takeOverFailed = Code(rawValue: "takeOverFailed")
    /// Only groups have a leader.
    public static let notAGroup = Code(rawValue: "notAGroup")
    /// What was asked for needs an app, or media, that plays.
    public static let nothingPlays = Code(rawValue: "nothingPlays")
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
