/// A step on the way to a session; the raw values are the spec's.
public struct ConnectionPhase: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// Finding the device's address.
  public static let resolve = ConnectionPhase(rawValue: "resolve")
  /// Connecting.
  public static let tcp = ConnectionPhase(rawValue: "tcp")
  /// Encrypting.
  public static let tls = ConnectionPhase(rawValue: "tls")
  /// Asking the device to prove what it is.
  public static let authenticate = ConnectionPhase(rawValue: "authenticate")
  /// Opening the virtual connection and asking for the receiver's status.
  public static let connect = ConnectionPhase(rawValue: "connect")
  /// Launching the app.
  public static let launch = ConnectionPhase(rawValue: "launch")
  /// Joining the app that runs.
  public static let join = ConnectionPhase(rawValue: "join")
  /// Opening the virtual connection to the app.
  public static let appConnect = ConnectionPhase(rawValue: "appConnect")
  /// Asking for the media status.
  public static let mediaStatus = ConnectionPhase(rawValue: "mediaStatus")
  /// Transfers: asking the app for the state of what plays.
  public static let storeSession = ConnectionPhase(rawValue: "storeSession")
  /// Transfers: giving it to the app on the other device.
  public static let resumeSession = ConnectionPhase(rawValue: "resumeSession")
  /// Transfers: stopping the app on the device that is left.
  public static let stopSource = ConnectionPhase(rawValue: "stopSource")
}
