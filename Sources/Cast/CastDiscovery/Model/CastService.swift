import CastModel
public import DNSSD

/// One DNS-SD instance of `_googlecast._tcp` on one network interface, resolved.
///
/// A device may have several: one per interface, and a group has two while its leader moves (trap 57).
public struct CastService: Sendable, Hashable {
  /// The identity of an instance; stays the same when host, port or TXT record change.
  public typealias Key = DNSServiceKey

  /// The registration type of Cast devices (cast.md 9).
  public static let type = DeviceAnnouncement.serviceType

  /// The identity of the instance.
  public let key: Key
  /// The name of the network interface (`eth0`); empty if unknown.
  public let interfaceName: String
  /// The host of the SRV record, without a trailing dot (`f6a4…-….local`); not derived from the instance name.
  public let host: String
  /// The TCP port.
  public let port: UInt16
  /// Addresses as text, IPv4 first; a link-local IPv6 address carries its scope (`fe80::1%eth0`).
  public let addresses: [String]
  /// The TXT record.
  public private(set) var txt: TXTRecord

  /// Creates a service from its parts.
  public init(
    key: Key,
    interfaceName: String = "",
    host: String,
    port: UInt16,
    addresses: [String],
    txt: TXTRecord
  ) {
    self.key = key
    self.interfaceName = interfaceName
    self.host = host
    self.port = port
    self.addresses = addresses
    self.txt = txt
  }

  /// Returns a copy with another TXT record.
  package func with(txt: TXTRecord) -> CastService {
    var service = self
    service.txt = txt
    return service
  }

  /// Whether both have the same host, port and addresses; their TXT records may differ.
  package func hasSameEndpoint(as other: CastService) -> Bool {
    self.host == other.host && self.port == other.port && self.addresses == other.addresses
  }
}

extension DNSServiceKey {
  /// Creates the key of an instance of ``CastService/type``.
  public init(instanceName: String, domain: String = "local", interfaceIndex: UInt32 = 0) {
    self.init(instanceName: instanceName, type: CastService.type, domain: domain, interfaceIndex: interfaceIndex)
  }
}
