/// Names a listener of ``DiscoveryManager`` so that it can be removed.
public struct DiscoveryListener: Sendable, Hashable {
  let id: UInt64
}
