/// A failure in discovery.
public struct DiscoveryError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name; unknown names are kept.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The DNS-SD daemon can't be reached.
    public static let daemonUnavailable = Code(rawValue: "daemonUnavailable")
    /// No device with the id is known.
    public static let noSuchDevice = Code(rawValue: "noSuchDevice")
    /// A device is known, but none of its names leads to an address now.
    public static let unresolvable = Code(rawValue: "unresolvable")
    /// The host or port of a configured device can't be used.
    public static let invalidAddress = Code(rawValue: "invalidAddress")
    /// A limit of this process is reached (configured or provided devices).
    public static let limitReached = Code(rawValue: "limitReached")
    /// The name or value of an attribute is too long.
    public static let invalidAttribute = Code(rawValue: "invalidAttribute")
    /// A device has the most attributes, or the most devices have attributes.
    public static let attributeLimitReached = Code(rawValue: "attributeLimitReached")
    /// The caller cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
  }

  /// The kind of failure.
  public let code: Code
  /// What happened and what to do, for people.
  public let message: String
  /// The error underneath.
  public let cause: (any Error)?

  /// Makes an error: its kind, what happened and what to do, and the error underneath.
  public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.cause = cause
  }

  public var description: String {
    self.cause.map { "\(self.message) (\(self.code.rawValue): \($0))" } ?? "\(self.message) (\(self.code.rawValue))"
  }
}
