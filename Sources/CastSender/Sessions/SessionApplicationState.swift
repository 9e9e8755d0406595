/// What is known of the run of a session's app; the raw values are the spec's.
public struct SessionApplicationState: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// It has not been seen yet, or not since the link broke.
  public static let unknown = SessionApplicationState(rawValue: "UNKNOWN")
  /// The receiver reports it.
  public static let running = SessionApplicationState(rawValue: "RUNNING")
  /// The receiver doesn't report it, which may pass.
  public static let missing = SessionApplicationState(rawValue: "MISSING")
  /// It is over.
  public static let ended = SessionApplicationState(rawValue: "ENDED")
}
