import DNSSD
import LoopIsolation
import MulticastDNS

/// The ordered list of devices, made of the services and addresses that the sources report. No I/O and no clock.
///
/// 1. Each source reports its services; clients name addresses; the cache brings the devices of the previous run
///    (``DeviceRegistryEvent``).
/// 2. ``apply(_:)`` files a service under the device id that it announces. A configured address joins the device that
///    is found there, once its id is known.
/// 3. A device is listed as long as one service announces it, one configured address leads to it, the cache holds it,
///    or a provider publishes it. The preferred service determines its address.
/// 4. The list is ordered by friendly name, then by id (`GCKDiscoveryManager`). ``apply(_:)`` returns the changes
///    with their places.
package struct DeviceRegistry: Sendable {
  /// The most services with subtypes.
  private static let maximumSubtypedServices = 4_096

  /// The most announced devices. Beyond it, a device of the address that announces most is removed.
  package static let maximumDevices = 512

  /// The most services of one device: a real one has one for each network interface and source, and a group that
  /// moves twice as many. Beyond it, the least preferred is removed.
  package static let maximumServicesOfDevice = 64

  /// The most devices at one address that are compared with a new one there.
  private static let maximumNeighbours = 32

  private var list = DeviceList()
  private var records: [ServiceRecord.Key: ServiceRecord] = [:]
  private var keysByDevice: [String: Set<ServiceRecord.Key>] = [:]
  private var configured: [ConfiguredDevice.Key: ConfiguredDevice] = [:]
  private var identified: [ConfiguredDevice.Key: DeviceIdentity] = [:]
  private var deviceOfConfigured: [ConfiguredDevice.Key: String] = [:]
  /// The device's id by the temporary id of its address, and the reverse.
  private var deviceOfSynthesised: [String: String] = [:]
  private var configuredOfDevice: [String: [ConfiguredDevice.Key]] = [:]
  /// Whether something changed that decides which device a configured address belongs to.
  private var mustAssignConfigured = false
  private var cached: [String: CachedDevice] = [:]
  private var provided: [String: PublishedDevice] = [:]
  private var attributes = DeviceAttributes()
  private var subtypes: [ServiceRecord.Key: Set<String>] = [:]
  private var nextGeneration: UInt64 = 0
  /// The announced devices by the address at which each is.
  private var crowd = CrowdTable<String, String>()
  private var generator = SplitMix64(seed: .random(in: 0...UInt64.max))

  package init() {}

  /// The devices in their order.
  package var devices: [DiscoveredDevice] { self.list.devices }

  /// Whether devices of an earlier run haven't been announced yet.
  package var hasCachedDevices: Bool { !self.cached.isEmpty }

  /// Whether the device with `id` can have attributes.
  func canHaveAttributes(_ id: String) -> Bool { self.attributes.hasRoom(for: id) }

  /// The configured addresses, ordered.
  package var configuredDevices: [ConfiguredDevice] {
    self.configured.values.sorted { $0.key < $1.key }
  }

  /// Returns the device with `id`, in any spelling, or with the temporary id of a configured address.
  package func device(id: String) -> DiscoveredDevice? {
    let id = DeviceID.canonical(id)
    return self.list.device(id: id) ?? self.deviceOfSynthesised[id].flatMap { self.list.device(id: $0) }
  }

  /// Returns the device that is listed under exactly this id.
  func listed(_ id: String) -> DiscoveredDevice? { self.list.device(id: id) }

  /// Whether at least one service of the device `id` is resolved now.
  func isResolvable(_ id: String) -> Bool {
    (self.keysByDevice[id] ?? []).contains { self.records[$0]?.isResolvable == true }
  }

  /// Returns a service of another device that is announced at the same address and port, or `nil`. Only one of the
  /// two devices exists: the device was reset, for example, and has a new id.
  func rival(of service: CastService, by source: String) -> CastService.Key? {
    let id = DiscoveredDevice.deviceId(of: service)
    let neighbours = self.crowd.members(of: service.addresses.first ?? service.host)
    // A host that announces many devices wasn't reset.
    guard neighbours.count <= DeviceRegistry.maximumNeighbours else { return nil }
    for other in neighbours where other != id {
      let key = (self.keysByDevice[other] ?? []).first { key in
        key.source == source && self.records[key]?.service.port == service.port
          && self.records[key]?.service.addresses.first == service.addresses.first
      }
      if let key { return key.service }
    }
    return nil
  }

  /// The number of comparisons of devices in the list so far.
  package var comparisons: Int { self.list.comparisons }

  /// Handles one event and returns the edits of the list.
  package mutating func apply(_ event: DeviceRegistryEvent) -> [DeviceListChange] {
    var affected = self.record(event)
    affected.formUnion(self.assignConfigured())
    return self.updateList(affected)
  }

  // MARK: Recording

  /// Stores the event and returns the ids of the devices that it concerns.
  private mutating func record(_ event: DeviceRegistryEvent) -> Set<String> {
    switch event {
    case .serviceResolved(let service, let source): return self.store(service, by: source)
    case .serviceUnresolvable(let service, let source):
      let key = ServiceRecord.Key(service: service, source: source)
      guard let record = self.records[key], record.isResolvable else { return [] }
      self.records[key]?.isResolvable = false
      return [record.deviceId]
    case .serviceRemoved(let service, let source):
      let key = ServiceRecord.Key(service: service, source: source)
      guard let record = self.records.removeValue(forKey: key) else { return [] }
      self.noteEndpoints(of: record)
      self.detach(key, from: record.deviceId)
      return [record.deviceId]
    case .subtype(let service, let subtype, let isAnnounced, let source):
      let key = ServiceRecord.Key(service: service, source: source)
      return self.note(subtype, of: key, isAnnounced: isAnnounced)
    case .subtypesRemoved:
      defer { self.subtypes = [:] }
      return Set(self.subtypes.keys.compactMap { self.records[$0]?.deviceId })
    case .configuredAdded(let device):
      self.mustAssignConfigured = true
      self.configured[device.key] = device
      return self.deviceOfConfigured[device.key].map { [$0] } ?? []
    case .configuredRemoved(let key):
      self.mustAssignConfigured = true
      self.configured[key] = nil
      self.identified[key] = nil
      return []
    case .configuredIdentified(let key, let identity):
      guard self.configured[key] != nil, !identity.deviceId.isEmpty else { return [] }
      return self.identify(key, as: self.identified[key].map { identity.completed(by: $0) } ?? identity)
    case .configuredDescribed(let key, let identity):
      guard self.configured[key] != nil else { return [] }
      return self.identify(key, as: self.identified[key].map { $0.completed(by: identity) } ?? identity)
    case .cachedAdded(let devices):
      for device in devices where self.keysByDevice[device.deviceId] == nil {
        self.cached[device.deviceId] = device
      }
      return Set(devices.map(\.deviceId))
    case .cachedExpired:
      defer { self.cached = [:] }
      return Set(self.cached.keys)
    case .providedAdded(let devices):
      for device in devices { self.provided[device.deviceId] = device }
      return Set(devices.map(\.deviceId))
    case .providedRemoved(let ids):
      return Set(ids.map(DeviceID.canonical).filter { self.provided.removeValue(forKey: $0) != nil })
    case .attributesChanged(let id, let attributes):
      self.attributes.set(attributes, of: id)
      return [id]
    }
  }

  private mutating func identify(_ key: ConfiguredDevice.Key, as identity: DeviceIdentity) -> Set<String> {
    self.mustAssignConfigured = true
    self.identified[key] = identity
    // Without an id of the device's, the address keeps its present one.
    return Set([identity.deviceId.isEmpty ? self.deviceOfConfigured[key] : identity.deviceId].compactMap(\.self))
  }

  private mutating func note(_ subtype: String, of key: ServiceRecord.Key, isAnnounced: Bool) -> Set<String> {
    if isAnnounced {
      guard self.subtypes[key] != nil || self.subtypes.count < DeviceRegistry.maximumSubtypedServices else { return [] }
      self.subtypes[key, default: []].insert(subtype)
    } else {
      self.subtypes[key]?.remove(subtype)
      if self.subtypes[key]?.isEmpty == true { self.subtypes[key] = nil }
    }
    return self.records[key].map { [$0.deviceId] } ?? []
  }

  private mutating func store(_ service: CastService, by source: String) -> Set<String> {
    let key = ServiceRecord.Key(service: service.key, source: source)
    let deviceId = DiscoveredDevice.deviceId(of: service)
    self.cached[deviceId] = nil
    let old = self.records[key]
    if let old, old.service == service, old.isResolvable { return [] }
    let record = self.ranked(service, deviceId, after: old, by: source)
    self.records[key] = record
    for changed in [old, record] { changed.map { self.noteEndpoints(of: $0) } }
    if let old, old.deviceId != deviceId { self.detach(key, from: old.deviceId) }
    let evicted = self.makeRoom(for: deviceId)
    self.keysByDevice[deviceId, default: []].insert(key)
    self.dropLeastPreferred(of: deviceId)
    self.crowd.place(deviceId, at: service.addresses.first ?? service.host)
    return Set([old?.deviceId, evicted, deviceId].compactMap { $0 })
  }

  /// Removes the announcements of another device if the table is full; returns its id.
  private mutating func makeRoom(for deviceId: String) -> String? {
    guard !self.crowd.contains(deviceId), self.crowd.count >= DeviceRegistry.maximumDevices,
      let victim = self.crowd.victim(using: &self.generator)
    else { return nil }
    for key in self.keysByDevice[victim] ?? [] {
      self.records.removeValue(forKey: key).map { self.noteEndpoints(of: $0) }
      self.subtypes[key] = nil
    }
    self.keysByDevice[victim] = nil
    self.crowd.remove(victim)
    return victim
  }

  private mutating func dropLeastPreferred(of deviceId: String) {
    guard let keys = self.keysByDevice[deviceId], keys.count > DeviceRegistry.maximumServicesOfDevice else { return }
    let known = keys.compactMap { key in self.records[key].map { (key: key, record: $0) } }
    guard let last = known.max(by: { $0.record.isPreferred(to: $1.record) }) else { return }
    self.records[last.key] = nil
    self.subtypes[last.key] = nil
    self.keysByDevice[deviceId]?.remove(last.key)
    self.noteEndpoints(of: last.record)
  }

  private mutating func noteEndpoints(of record: ServiceRecord) {
    guard !self.mustAssignConfigured, !self.configured.isEmpty else { return }
    self.mustAssignConfigured = record.endpoints.contains { self.configured[$0] != nil }
  }

  /// Returns the record of a service, ranked above all others if it has new content.
  ///
  /// If a source reports a service that another already knows, that isn't new, even if the TXT record differs: the
  /// daemon's may be seconds old.
  private mutating func ranked(
    _ service: CastService, _ deviceId: String, after old: ServiceRecord?, by source: String
  ) -> ServiceRecord {
    let old = old?.deviceId == deviceId ? old : nil
    let twin = (self.keysByDevice[deviceId] ?? []).filter { $0.service == service.key && $0.source != source }
      .compactMap { self.records[$0] }.filter(\.isResolvable).max { $0.generation < $1.generation }
    let isKnownByTwin = twin.map { $0.service.host == service.host && $0.service.port == service.port } ?? false
    var generation = self.nextGeneration + 1
    if let old, old.service.hasSameEndpoint(as: service) {
      generation = old.generation
    } else if let twin, isKnownByTwin {
      generation = twin.generation
    }
    var textGeneration = self.nextGeneration + 1
    if let old, old.service.txt == service.txt {
      textGeneration = old.textGeneration
    } else if let twin, twin.service.txt == service.txt {
      textGeneration = twin.textGeneration
    } else if old == nil, isKnownByTwin {
      textGeneration = 0
    }
    self.nextGeneration = max(self.nextGeneration, generation, textGeneration)
    return ServiceRecord(
      service: service, deviceId: deviceId, generation: generation, textGeneration: textGeneration, isResolvable: true)
  }

  private mutating func detach(_ key: ServiceRecord.Key, from deviceId: String) {
    self.keysByDevice[deviceId]?.remove(key)
    guard self.keysByDevice[deviceId]?.isEmpty == true else { return }
    self.keysByDevice[deviceId] = nil
    self.crowd.remove(deviceId)
  }

  // MARK: Configured addresses

  /// Assigns each configured address to a device again; returns the ids of the devices that gain or lose one.
  private mutating func assignConfigured() -> Set<String> {
    guard self.mustAssignConfigured else { return [] }
    self.mustAssignConfigured = false
    var announced: [ConfiguredDevice.Key: ServiceRecord] = [:]
    for record in self.records.values {
      for key in record.endpoints where self.configured[key] != nil {
        let rival = announced[key]
        let isNewer = rival.map { ($0.generation, $0.deviceId) < (record.generation, record.deviceId) } ?? true
        if isNewer { announced[key] = record }
      }
    }
    var affected: Set<String> = []
    var assigned: [ConfiguredDevice.Key: String] = [:]
    for (key, device) in self.configured {
      assigned[key] =
        device.deviceId ?? self.identifiedId(of: key) ?? announced[key]?.deviceId
        ?? DiscoveredDevice.synthesisedId(of: key)
    }
    for key in Set(assigned.keys).union(self.deviceOfConfigured.keys)
    where assigned[key] != self.deviceOfConfigured[key] {
      affected.formUnion([assigned[key], self.deviceOfConfigured[key]].compactMap(\.self))
      let synthesised = DiscoveredDevice.synthesisedId(of: key)
      if let id = assigned[key], self.deviceOfConfigured[key] == synthesised {
        self.attributes.rename(synthesised, to: id)
      }
    }
    self.deviceOfConfigured = assigned
    self.deviceOfSynthesised = [:]
    self.configuredOfDevice = [:]
    for (key, id) in assigned {
      self.deviceOfSynthesised[DiscoveredDevice.synthesisedId(of: key)] = id
      self.configuredOfDevice[id, default: []].append(key)
    }
    return affected
  }

  /// Returns the id that the device at a configured address reported, if it reported one.
  private func identifiedId(of key: ConfiguredDevice.Key) -> String? {
    self.identified[key].flatMap { $0.deviceId.isEmpty ? nil : $0.deviceId }
  }

  // MARK: The list

  /// Updates the devices with the given ids; removals come first, then the rest in the order of the ids.
  private mutating func updateList(_ affected: Set<String>) -> [DeviceListChange] {
    let current = affected.sorted().map { id in
      var device = self.makeDevice(id: id)
      device?.attributes = self.attributes[id]
      return (id: id, device: device)
    }
    let removals = current.filter { $0.device == nil }.compactMap { self.list.remove(id: $0.id) }
    return removals + current.compactMap(\.device).compactMap { self.list.place($0) }
  }

  /// Returns the device as its provider, its services, configured addresses or the cache describe it; `nil` if none
  /// does.
  private func makeDevice(id: String) -> DiscoveredDevice? {
    if let provided = self.provided[id] { return DiscoveredDevice(provided: provided) }
    let records = (self.keysByDevice[id] ?? []).compactMap { self.records[$0] }.sorted { $0.isPreferred(to: $1) }
    let addresses = (self.configuredOfDevice[id] ?? []).sorted()
    let configured = addresses.compactMap { self.configured[$0] }
    if let best = records.first {
      // Every interface and source gets a new text independently, so the newest text of all records counts.
      let text = records.filter { $0.isResolvable == best.isResolvable && $0.leadsToSameHost(as: best) }
        .max { $0.textGeneration < $1.textGeneration }?.service.txt
      let keys = self.keysByDevice[id] ?? []
      let subtypes = keys.reduce(into: Set<String>()) { $0.formUnion(self.subtypes[$1] ?? []) }
      return DiscoveredDevice(
        deviceId: id, services: records.map(\.service), preferred: best.service.with(txt: text ?? best.service.txt),
        configured: configured, subtypes: subtypes)
    }
    guard let first = configured.first(where: { $0.name != nil }) ?? configured.first else {
      return self.cached[id].map(DiscoveredDevice.init(cached:))
    }
    let identity = addresses.compactMap { self.identified[$0] }.first { $0.deviceId == id || $0.deviceId.isEmpty }
    return DiscoveredDevice(deviceId: id, configured: configured, preferred: first, identity: identity)
  }
}

/// An event that changes the device list.
package enum DeviceRegistryEvent: Sendable, Hashable {
  /// A source resolved a service for the first time or again.
  case serviceResolved(CastService, by: String = "")
  /// A source can't resolve a service any more; the service stays, behind those that can be resolved.
  case serviceUnresolvable(CastService.Key, by: String = "")
  /// A source lost a service.
  case serviceRemoved(CastService.Key, by: String = "")
  /// A source found that a service announces itself under a subtype, or no longer does.
  case subtype(CastService.Key, String, isAnnounced: Bool, by: String = "")
  /// All subtypes are unknown, since the sources were replaced.
  case subtypesRemoved
  /// A client configured an address.
  case configuredAdded(ConfiguredDevice)
  /// A client removed a configured address.
  case configuredRemoved(ConfiguredDevice.Key)
  /// A connection to a configured address identified its device.
  case configuredIdentified(ConfiguredDevice.Key, DeviceIdentity)
  /// The device at a configured address described itself; only what isn't known yet is used, and it may report no id.
  case configuredDescribed(ConfiguredDevice.Key, DeviceIdentity)
  /// Devices of an earlier run; those that are already known stay unchanged.
  case cachedAdded([CachedDevice])
  /// The devices that only the cache knows expired.
  case cachedExpired
  /// A provider published or updated devices.
  case providedAdded([PublishedDevice])
  /// A provider no longer has the devices with these ids.
  case providedRemoved([String])
  /// All attributes of the device with this id.
  case attributesChanged(String, [String: String])
}
