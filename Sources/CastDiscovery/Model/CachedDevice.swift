/// A device as an earlier run knew it, to be listed until it is seen again or given up.
public struct CachedDevice: Sendable, Hashable {
  /// The canonical id (``DeviceID/canonical(_:)``).
  public let deviceId: String
  /// The service that was preferred when it was last seen.
  public let service: CastService
  /// When it was last seen, in seconds since 1970.
  public let lastSeen: Int64

  public init(deviceId: String, service: CastService, lastSeen: Int64) {
    self.deviceId = deviceId
    self.service = service
    self.lastSeen = lastSeen
  }
}
