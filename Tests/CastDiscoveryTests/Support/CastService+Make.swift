import DNSSD
import CastDiscovery
import CastModel

extension CastService {
  /// A service for tests; the instance name is the id if not given.
  static func make(
    _ id: String?,
    name: String? = nil,
    instance: String? = nil,
    interface: UInt32 = 1,
    host: String = "host.local",
    port: UInt16 = 8009,
    addresses: [String] = ["192.168.1.2"],
    extra: [String: String] = [:]
  ) -> CastService {
    var entries: [TXTRecord.Entry] = []
    if let id { entries.append(TXTRecord.Entry(key: "id", value: id)) }
    if let name { entries.append(TXTRecord.Entry(key: "fn", value: name)) }
    entries += extra.sorted { $0.key < $1.key }.map { TXTRecord.Entry(key: $0.key, value: $0.value) }
    return CastService(
      key: Key(instanceName: instance ?? id ?? "instance", interfaceIndex: interface),
      interfaceName: "eth0",
      host: host,
      port: port,
      addresses: addresses,
      txt: TXTRecord(entries)
    )
  }
}
