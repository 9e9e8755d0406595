/// Names a listener of a ``CastContext`` so that it can be removed.
public struct EventSubscription: Hashable, Sendable {
  let id: UInt64
}
