/// Names one party's wish for devices at a ``DiscoveryManager``, so that it can be changed and withdrawn.
public struct DiscoveryInterest: Sendable, Hashable {
  let id: UInt64
}
