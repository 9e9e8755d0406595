/// Fired inbound before the channel goes inactive: how the peer's stream ended.
public struct TLSEndOfStream: Sendable, Hashable {
  /// Whether a close_notify came. Without one, bytes may be missing; for devices that reboot it is normal.
  public var isClean: Bool
}

/// Triggered outbound: the next close sends no close_notify, as when a program dies.
package struct TLSSkipsGoodbye: Sendable, Hashable {
  package init() {}
}
