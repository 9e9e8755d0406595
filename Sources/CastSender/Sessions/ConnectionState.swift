/// How far a session is; the raw values are the spec's (SDK `GCKConnectionState`).
public struct ConnectionState: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// It is starting.
  public static let connecting = ConnectionState(rawValue: "CONNECTING")
  /// It is up.
  public static let connected = ConnectionState(rawValue: "CONNECTED")
  /// Its link is down; the app may go on, and the session can be resumed.
  public static let suspended = ConnectionState(rawValue: "SUSPENDED")
  /// It is ending.
  public static let disconnecting = ConnectionState(rawValue: "DISCONNECTING")
  /// It is over.
  public static let disconnected = ConnectionState(rawValue: "DISCONNECTED")
}
