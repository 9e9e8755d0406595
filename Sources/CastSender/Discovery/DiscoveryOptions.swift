public import CastDiscovery

/// How devices are looked for, for everybody who uses a ``CastContext``.
public struct DiscoveryOptions: Sendable, Hashable {
  /// By what means the network is asked.
  public var source = SourcePolicy.automatic
  /// Whether to ask less often, at the price of older facts (SDK `passiveScan`).
  public var isPassiveScan = false
  /// Which network interfaces are used.
  public var interfaces = InterfaceSelection.all
  /// Whether devices are kept on disk for the next run.
  public var cachesDevices = true

  public init() {}
}
