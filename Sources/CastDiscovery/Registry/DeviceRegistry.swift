/// The ordered list of devices, kept from services that come and go and from configured addresses.
///
/// A device is known by its id. It lives as long as one service announces it or one configured address leads to it.
/// The list is ordered by friendly name, then id (`GCKDiscoveryManager`). No I/O and no clock.
package struct DeviceRegistry: Sendable {
  /// The most services whose subtypes are remembered.
  private static let maximumSubtypedServices = 4_096

  private var list = DeviceList()
  private var records: [CastService.Key: ServiceRecord] = [:]
  private var keysByDevice: [String: Set<CastService.Key>] = [:]
  private var configured: [ConfiguredDevice.Key: ConfiguredDevice] = [:]
  private var identified: [ConfiguredDevice.Key: DeviceIdentity] = [:]
  private var deviceOfConfigured: [ConfiguredDevice.Key: String] = [:]
  private var cached: [String: CachedDevice] = [:]
  private var subtypes: [CastService.Key: Set<String>] = [:]
  private var nextGeneration: UInt64 = 0

  package init() {}

  /// The devices in their order.
  package var devices: [DiscoveredDevice] { self.list.devices }

  /// Whether devices are listed that only the cache knows.
  package var hasCachedDevices: Bool { !self.cached.isEmpty }

  /// The configured addresses, ordered.
  package var configuredDevices: [ConfiguredDevice] {
    self.configured.values.sorted { $0.key < $1.key }
  }

  /// The device with `id`, in any spelling; the id that a configured address had before it was known better counts too.
  package func device(id: String) -> DiscoveredDevice? {
    let id = DeviceID.canonical(id)
    if let device = self.devices.first(where: { $0.deviceId == id }) { return device }
    guard let entry = self.deviceOfConfigured.first(where: { DiscoveredDevice.synthesisedId(of: $0.key) == id }) else {
      return nil
    }
    return self.devices.first { $0.deviceId == entry.value }
  }

  /// Takes in one event and returns the edits of the list.
  package mutating func apply(_ event: DeviceRegistryEvent) -> [DeviceListChange] {
    var affected = self.record(event)
    affected.formUnion(self.assignConfigured())
    return self.updateList(affected)
  }

  // MARK: Recording

  /// Stores what the event says and returns the ids of the devices that it concerns.
  private mutating func record(_ event: DeviceRegistryEvent) -> Set<String> {
    switch event {
    case .serviceResolved(let service): return self.store(service)
    case .serviceUnresolvable(let key):
      guard let record = self.records[key], record.isResolvable else { return [] }
      self.records[key]?.isResolvable = false
      return [record.deviceId]
    case .serviceRemoved(let key):
      guard let record = self.records.removeValue(forKey: key) else { return [] }
      self.detach(key, from: record.deviceId)
      return [record.deviceId]
    case .subtype(let key, let subtype, let isAnnounced): return self.note(subtype, of: key, isAnnounced: isAnnounced)
    case .configuredAdded(let device):
      self.configured[device.key] = device
      return [self.deviceOfConfigured[device.key]].reduce(into: []) { set, id in id.map { _ = set.insert($0) } }
    case .configuredRemoved(let key):
      self.configured[key] = nil
      self.identified[key] = nil
      return []
    case .configuredIdentified(let key, let identity):
      guard self.configured[key] != nil, !identity.deviceId.isEmpty else { return [] }
      self.identified[key] = identity
      return [identity.deviceId]
    case .cachedAdded(let devices):
      for device in devices where self.keysByDevice[device.deviceId] == nil {
        self.cached[device.deviceId] = device
      }
      return Set(devices.map(\.deviceId))
    case .cachedExpired:
      defer { self.cached = [:] }
      return Set(self.cached.keys)
    }
  }

  private mutating func note(_ subtype: String, of key: CastService.Key, isAnnounced: Bool) -> Set<String> {
    if isAnnounced {
      guard self.subtypes[key] != nil || self.subtypes.count < DeviceRegistry.maximumSubtypedServices else { return [] }
      self.subtypes[key, default: []].insert(subtype)
    } else {
      self.subtypes[key]?.remove(subtype)
      if self.subtypes[key]?.isEmpty == true { self.subtypes[key] = nil }
    }
    return self.records[key].map { [$0.deviceId] } ?? []
  }

  private mutating func store(_ service: CastService) -> Set<String> {
    let deviceId = DiscoveredDevice.deviceId(of: service)
    self.cached[deviceId] = nil
    let old = self.records[service.key]
    if let old, old.service == service, old.isResolvable { return [] }
    let isSameEndpoint = old.map { $0.service.hasSameEndpoint(as: service) && $0.deviceId == deviceId } ?? false
    if !isSameEndpoint { self.nextGeneration += 1 }
    self.records[service.key] = ServiceRecord(
      service: service,
      deviceId: deviceId,
      generation: isSameEndpoint ? (old?.generation ?? self.nextGeneration) : self.nextGeneration,
      isResolvable: true
    )
    guard let old, old.deviceId != deviceId else {
      self.keysByDevice[deviceId, default: []].insert(service.key)
      return [deviceId]
    }
    self.detach(service.key, from: old.deviceId)
    self.keysByDevice[deviceId, default: []].insert(service.key)
    return [old.deviceId, deviceId]
  }

  private mutating func detach(_ key: CastService.Key, from deviceId: String) {
    self.keysByDevice[deviceId]?.remove(key)
    if self.keysByDevice[deviceId]?.isEmpty == true { self.keysByDevice[deviceId] = nil }
  }

  // MARK: Configured addresses

  /// Decides anew which device each configured address belongs to; returns the ids of the devices that gain or lose one.
  private mutating func assignConfigured() -> Set<String> {
    guard !self.configured.isEmpty || !self.deviceOfConfigured.isEmpty else { return [] }
    var announced: [ConfiguredDevice.Key: String] = [:]
    for (_, record) in self.records.sorted(by: { $0.value.generation < $1.value.generation }) {
      for host in record.service.addresses + [record.service.host] {
        announced[ConfiguredDevice.Key(host: host, port: record.service.port)] = record.deviceId
      }
    }
    var affected: Set<String> = []
    var assigned: [ConfiguredDevice.Key: String] = [:]
    for (key, device) in self.configured {
      assigned[key] =
        device.deviceId ?? self.identified[key]?.deviceId ?? announced[key] ?? DiscoveredDevice.synthesisedId(of: key)
    }
    for key in Set(assigned.keys).union(self.deviceOfConfigured.keys)
    where assigned[key] != self.deviceOfConfigured[key] {
      for id in [assigned[key], self.deviceOfConfigured[key]] {
        if let id { affected.insert(id) }
      }
    }
    self.deviceOfConfigured = assigned
    return affected
  }

  // MARK: The list

  /// Brings the devices with the given ids up to date; removals come first, then the rest in the order of the ids.
  private mutating func updateList(_ affected: Set<String>) -> [DeviceListChange] {
    var removals: [DeviceListChange] = []
    var others: [DeviceListChange] = []
    let current = affected.sorted().map { ($0, self.makeDevice(id: $0)) }
    for (id, device) in current where device == nil {
      if let change = self.list.remove(id: id) { removals.append(change) }
    }
    for case (_, let device?) in current {
      if let change = self.list.place(device) { others.append(change) }
    }
    return removals + others
  }

  /// The device as its services, the cache and configured addresses describe it; nil if nothing does.
  private func makeDevice(id: String) -> DiscoveredDevice? {
    let records = (self.keysByDevice[id] ?? []).compactMap { self.records[$0] }.sorted { $0.isPreferred(to: $1) }
    let keys = self.deviceOfConfigured.filter { $0.value == id }.keys.sorted()
    let configured = keys.compactMap { self.configured[$0] }
    if let best = records.first {
      let services = records.map(\.service)
      let subtypes = services.reduce(into: Set<String>()) { $0.formUnion(self.subtypes[$1.key] ?? []) }
      return DiscoveredDevice(
        deviceId: id, services: services, preferred: best.service, configured: configured, subtypes: subtypes)
    }
    if let cached = self.cached[id] { return DiscoveredDevice(cached: cached, configured: configured) }
    guard let first = configured.first(where: { $0.name != nil }) ?? configured.first else { return nil }
    let identity = keys.compactMap { self.identified[$0] }.first { $0.deviceId == id }
    return DiscoveredDevice(deviceId: id, configured: configured, preferred: first, identity: identity)
  }
}
