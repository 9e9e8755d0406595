/// A step on the way to a session; the raw values are the spec's.
public struct ConnectionPhase: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// Finding the device's address.
  public static let resolve = ConnectionPhase(rawValue: "RESOLVE")
  /// Connecting.
  public static let tcp = ConnectionPhase(rawValue: "TCP")
  /// Encrypting.
  public static let tls = ConnectionPhase(rawValue: "TLS")
  /// Asking the device to prove what it is.
  public static let authenticate = ConnectionPhase(rawValue: "AUTHENTICATE")
  /// Opening the virtual connection and asking for the receiver's status.
  public static let connect = ConnectionPhase(rawValue: "CONNECT")
  /// Launching the app.
  public static let launch = ConnectionPhase(rawValue: "LAUNCH")
  /// Joining the app that runs.
  public static let join = ConnectionPhase(rawValue: "JOIN")
  /// Opening the virtual connection to the app.
  public static let appConnect = ConnectionPhase(rawValue: "APP_CONNECT")
  /// Asking for the media status.
  public static let mediaStatus = ConnectionPhase(rawValue: "MEDIA_STATUS")
  /// Transfers: asking the app for the state of what plays.
  public static let storeSession = ConnectionPhase(rawValue: "STORE_SESSION")
  /// Transfers: giving it to the app on the other device.
  public static let resumeSession = ConnectionPhase(rawValue: "RESUME_SESSION")
  /// Transfers: stopping the app on the device that is left.
  public static let stopSource = ConnectionPhase(rawValue: "STOP_SOURCE")
}
