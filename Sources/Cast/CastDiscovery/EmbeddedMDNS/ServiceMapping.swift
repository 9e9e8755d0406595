import DNSSD
import MulticastDNS

/// The mapping between the instances of multicast DNS and the services of discovery.
struct ServiceMapping {
  private static let domain = "local"
  private let typeText: String
  private let type: DomainName?

  /// - Parameter type: the registration type, such as `_googlecast._tcp`.
  init(type: String) {
    self.typeText = type
    self.type = try? DomainName(dotted: "\(type).\(ServiceMapping.domain)")
  }

  /// Returns the type itself and its subtypes, without subtypes that can't be names.
  func browsedTypes(subtypes: Set<String>) -> Set<DomainName> {
    guard let type = self.type else { return [] }
    let names = subtypes.compactMap { try? type.child("_sub").child($0) }
    return Set([type] + names)
  }

  func instanceName(of key: CastService.Key) -> DomainName? {
    guard let domain = try? DomainName(dotted: "\(key.type).\(key.domain)") else { return nil }
    return try? domain.child(key.instanceName)
  }

  func key(_ name: DomainName, on link: NetworkLink) -> CastService.Key {
    CastService.Key(
      instanceName: name.firstLabel, type: self.typeText, domain: ServiceMapping.domain, interfaceIndex: link.index)
  }

  func service(_ instance: ServiceInstance, on link: NetworkLink) -> CastService {
    CastService(
      key: self.key(instance.name, on: link),
      interfaceName: link.name,
      host: "\(instance.host)",
      port: instance.port,
      addresses: AddressLiteral.ordered(
        instance.addresses.map { $0.isLinkLocalIPv6 ? "\($0)%\(link.name)" : "\($0)" }
      ),
      txt: TXTRecord(wire: instance.text)
    )
  }

  /// Returns the discovery event, or `nil` for an event that doesn't concern discovery.
  func event(_ event: QuerierEvent, on link: NetworkLink) -> DiscoverySourceEvent? {
    switch event {
    case .resolved(let instance): .serviceResolved(self.service(instance, on: link))
    case .unresolvable(let name): .serviceUnresolvable(self.key(name, on: link))
    case .removed(let name): .serviceRemoved(self.key(name, on: link))
    case .membership(_, let type, _) where type == self.type: nil
    case .membership(let name, let type, let isMember):
      .subtype(self.key(name, on: link), type.firstLabel, isAnnounced: isMember)
    }
  }
}
