/// A service in the registry, with what decides its rank among the services of one device.
struct ServiceRecord: Sendable {
  let service: CastService
  let deviceId: String
  /// Grows with each service that is new or has a new endpoint.
  let generation: UInt64
  var isResolvable: Bool

  /// Whether this one comes first: resolvable before unresolvable, then the newest.
  func isPreferred(to other: ServiceRecord) -> Bool {
    if self.isResolvable != other.isResolvable { return self.isResolvable }
    return self.generation > other.generation
  }
}
