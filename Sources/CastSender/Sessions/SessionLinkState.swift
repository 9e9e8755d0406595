/// The link of a session to its device; the raw values are the spec's.
public struct SessionLinkState: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// There is none.
  public static let down = SessionLinkState(rawValue: "DOWN")
  /// It is being made.
  public static let connecting = SessionLinkState(rawValue: "CONNECTING")
  /// It is there, and the device answers.
  public static let up = SessionLinkState(rawValue: "UP")
}
