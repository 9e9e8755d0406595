/// Why a session is suspended; the raw values are the spec's (SDK `GCKConnectionSuspendReason`).
public struct SessionSuspendReason: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// The link broke, or the receiver closed it: the session is resumed as soon as the device can be reached.
  public static let networkError = SessionSuspendReason(rawValue: "NETWORK_ERROR")
  /// This machine has no network: the session is resumed as soon as there is one (SDK `NetworkNotReachable`).
  public static let networkNotReachable = SessionSuspendReason(rawValue: "NETWORK_NOT_REACHABLE")
  /// The program that casts went to the background (SDK `suspendSessionsWhenBackgrounded`).
  public static let backgrounded = SessionSuspendReason(rawValue: "BACKGROUNDED")
  /// The server that had the session ended without ending it.
  public static let terminated = SessionSuspendReason(rawValue: "TERMINATED")
  /// A client asked for it.
  public static let requested = SessionSuspendReason(rawValue: "REQUESTED")

  /// Whether the session is to come back by itself.
  package var resumesByItself: Bool { [.networkError, .networkNotReachable, .terminated].contains(self) }
}
