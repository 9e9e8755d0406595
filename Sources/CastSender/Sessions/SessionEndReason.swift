/// Why a session ended; the raw values are the spec's.
public struct SessionEndReason: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// A client ended it.
  public static let requested = SessionEndReason(rawValue: "REQUESTED")
  /// The app ended: another sender stopped it, or it ended by itself.
  public static let applicationEnded = SessionEndReason(rawValue: "APPLICATION_ENDED")
  /// Another app, or another run of the app, took its place.
  public static let replaced = SessionEndReason(rawValue: "REPLACED")
  /// The link broke, and could not be made again in time.
  public static let connectionLost = SessionEndReason(rawValue: "CONNECTION_LOST")
  /// The device didn't prove what it has to when the link was made again.
  public static let authenticationFailed = SessionEndReason(rawValue: "AUTHENTICATION_FAILED")
  /// The context was shut down.
  public static let serverShutdown = SessionEndReason(rawValue: "SERVER_SHUTDOWN")
}
