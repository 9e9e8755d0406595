/// Whether there are devices, and a session; the raw values are the spec's (SDK `GCKCastState`).
public struct CastState: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// No device is known.
  public static let noDevicesAvailable = CastState(rawValue: "NO_DEVICES_AVAILABLE")
  /// There are devices, but no session.
  public static let notConnected = CastState(rawValue: "NOT_CONNECTED")
  /// A session is starting, or suspended.
  public static let connecting = CastState(rawValue: "CONNECTING")
  /// At least one session is connected.
  public static let connected = CastState(rawValue: "CONNECTED")

  /// The state that follows from what there is.
  static func of(hasDevices: Bool, sessions: [ConnectionState]) -> CastState {
    if sessions.contains(where: { $0 == .connected || $0 == .disconnecting }) { return .connected }
    if sessions.contains(where: { $0 == .connecting || $0 == .suspended }) { return .connecting }
    return hasDevices ? .notConnected : .noDevicesAvailable
  }
}
