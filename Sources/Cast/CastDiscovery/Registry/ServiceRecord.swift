/// A service as one source knows it, with what decides its rank among the services of one device.
struct ServiceRecord: Sendable {
  /// What tells one record from another: sources know the same service side by side.
  struct Key: Sendable, Hashable, Comparable {
    let service: CastService.Key
    let source: String

    static func < (left: Key, right: Key) -> Bool {
      (left.service, left.source) < (right.service, right.source)
    }
  }

  let service: CastService
  let deviceId: String
  /// Grows with each endpoint that is new; a source that confirms what another found has its number.
  let generation: UInt64
  /// Grows with each TXT record that is new, likewise.
  let textGeneration: UInt64
  var isResolvable: Bool

  /// The addresses, and the host, by which a client may have named the device.
  var endpoints: some Sequence<ConfiguredDevice.Key> {
    (self.service.addresses + [self.service.host]).lazy.map {
      ConfiguredDevice.Key(host: $0, port: self.service.port)
    }
  }

  /// Whether this one comes first: resolvable before unresolvable, then the newest endpoint, then the newest text.
  func isPreferred(to other: ServiceRecord) -> Bool {
    if self.isResolvable != other.isResolvable { return self.isResolvable }
    return (self.generation, self.textGeneration) > (other.generation, other.textGeneration)
  }

  /// Whether both say that the device is at the same host and port.
  func leadsToSameHost(as other: ServiceRecord) -> Bool {
    self.service.host == other.service.host && self.service.port == other.service.port
  }
}
