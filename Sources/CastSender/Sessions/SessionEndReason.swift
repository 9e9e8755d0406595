/// Why a session ended; the raw values are the spec's.
public struct SessionEndReason: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// A client ended it.
  public static let requested = SessionEndReason(rawValue: "requested")
  /// The app ended: another sender stopped it, or it ended by itself.
  public static let applicationEnded = SessionEndReason(rawValue: "applicationEnded")
  /// Another app, or another run of the app, took its place.
  public static let replaced = SessionEndReason(rawValue: "replaced")
  /// The link broke, and could not be made again in time.
  public static let connectionLost = SessionEndReason(rawValue: "connectionLost")
  /// The device didn't prove what it has to when the link was made again.
  public static let authenticationFailed = SessionEndReason(rawValue: "authenticationFailed")
  /// The context was shut down.
  public static let serverShutdown = SessionEndReason(rawValue: "serverShutdown")
}
