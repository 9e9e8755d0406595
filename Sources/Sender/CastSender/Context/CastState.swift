import CastModel

extension CastState {
  /// The state that follows from what there is.
  static func of(hasDevices: Bool, sessions: [ConnectionState]) -> CastState {
    if sessions.contains(where: { $0 == .connected || $0 == .disconnecting }) { return .connected }
    if sessions.contains(where: { $0 == .connecting || $0 == .suspended }) { return .connecting }
    return hasDevices ? .notConnected : .noDevicesAvailable
  }
}
