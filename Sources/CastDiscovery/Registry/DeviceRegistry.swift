/// The ordered list of devices, kept from services that come and go and from configured addresses.
///
/// A device is known by its id. It lives as long as one service announces it or one configured address leads to it.
/// The list is ordered by friendly name, then id (`GCKDiscoveryManager`). No I/O and no clock.
package struct DeviceRegistry: Sendable {
  /// The devices in their order.
  package private(set) var devices: [DiscoveredDevice] = []

  private var records: [CastService.Key: ServiceRecord] = [:]
  private var keysByDevice: [String: Set<CastService.Key>] = [:]
  private var configured: [ConfiguredDevice.Key: ConfiguredDevice] = [:]
  private var identified: [ConfiguredDevice.Key: String] = [:]
  private var deviceOfConfigured: [ConfiguredDevice.Key: String] = [:]
  private var nextGeneration: UInt64 = 0

  package init() {}

  /// The configured addresses, ordered.
  package var configuredDevices: [ConfiguredDevice] {
    self.configured.values.sorted { $0.key < $1.key }
  }

  /// The device with `id`.
  package func device(id: String) -> DiscoveredDevice? {
    self.devices.first { $0.deviceId == id }
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
    case .configuredAdded(let device):
      self.configured[device.key] = device
      return [self.deviceOfConfigured[device.key]].reduce(into: []) { set, id in id.map { _ = set.insert($0) } }
    case .configuredRemoved(let key):
      self.configured[key] = nil
      self.identified[key] = nil
      return []
    case .configuredIdentified(let key, let deviceId):
      guard self.configured[key] != nil, !deviceId.isEmpty else { return [] }
      self.identified[key] = deviceId
      return []
    }
  }

  private mutating func store(_ service: CastService) -> Set<String> {
    let deviceId = DiscoveredDevice.deviceId(of: service)
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
        device.deviceId ?? self.identified[key] ?? announced[key] ?? DiscoveredDevice.synthesisedId(of: key)
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
      guard let index = self.devices.firstIndex(where: { $0.deviceId == id }) else { continue }
      removals.append(.removed(device: self.devices.remove(at: index), index: index))
    }
    for case (_, let device?) in current {
      if let change = self.place(device) { others.append(change) }
    }
    return removals + others
  }

  /// Puts the device where it belongs; nil if it is there already, unchanged.
  private mutating func place(_ device: DiscoveredDevice) -> DeviceListChange? {
    guard let from = self.devices.firstIndex(where: { $0.deviceId == device.deviceId }) else {
      let index = self.insertionIndex(of: device)
      self.devices.insert(device, at: index)
      return .inserted(device: device, index: index)
    }
    guard self.devices[from] != device else { return nil }
    self.devices.remove(at: from)
    let to = self.insertionIndex(of: device)
    self.devices.insert(device, at: to)
    return from == to ? .updated(device: device, index: to) : .moved(device: device, from: from, to: to)
  }

  private func insertionIndex(of device: DiscoveredDevice) -> Int {
    self.devices.firstIndex { DeviceRegistry.precedes(device, $0) } ?? self.devices.endIndex
  }

  private static func precedes(_ left: DiscoveredDevice, _ right: DiscoveredDevice) -> Bool {
    (left.friendlyName, left.deviceId) < (right.friendlyName, right.deviceId)
  }

  /// The device as its services and configured addresses describe it; nil if nothing does.
  private func makeDevice(id: String) -> DiscoveredDevice? {
    let records = (self.keysByDevice[id] ?? []).compactMap { self.records[$0] }.sorted { $0.isPreferred(to: $1) }
    let configured = self.deviceOfConfigured.filter { $0.value == id }.keys.sorted().compactMap { self.configured[$0] }
    if let best = records.first {
      return DiscoveredDevice(
        deviceId: id,
        services: records.map(\.service),
        preferred: best.service,
        configured: configured
      )
    }
    guard let first = configured.first(where: { $0.name != nil }) ?? configured.first else { return nil }
    return DiscoveredDevice(deviceId: id, configured: configured, preferred: first)
  }
}
