/// A service as one source knows it, with its rank among the services of one device.
struct ServiceRecord: Sendable {
  /// The identity of a record: several sources may know the same service.
  struct Key: Sendable, Hashable, Comparable {
    let service: CastService.Key
    let source: String

    static func < (left: Key, right: Key) -> Bool {
      (left.service, left.source) < (right.service, right.source)
    }
  }

  let service: CastService
  let deviceId: String
  /// The generation of the endpoint, higher for newer ones. A source that confirms another's finding gets its number.
  let generation: UInt64
  /// The generation of the TXT record, likewise.
  let textGeneration: UInt64
  var isResolvable: Bool

  /// The addresses, and the host, by which a client may have configured the device.
  var endpoints: some Sequence<ConfiguredDevice.Key> {
    (self.service.addresses + [self.service.host]).lazy.map {
      ConfiguredDevice.Key(host: $0, port: self.service.port)
    }
  }

  /// Whether this record comes first: resolvable before unresolvable, then the newest endpoint, then the newest text.
  func isPreferred(to other: ServiceRecord) -> Bool {
    if self.isResolvable != other.isResolvable { return self.isResolvable }
    return (self.generation, self.textGeneration) > (other.generation, other.textGeneration)
  }

  /// Whether both have the same host and port.
  func leadsToSameHost(as other: ServiceRecord) -> Bool {
    self.service.host == other.service.host && self.service.port == other.service.port
  }
}
