public import CastModel
public import DNSSD
public import Logging
public import LoopIsolation
public import NIOCore

/// Finds Cast devices and keeps the ordered list of them (`GCKDiscoveryManager`).
///
/// Devices come from sources that run side by side (this program's own multicast DNS, the DNS-SD daemon) and from
/// addresses that clients configure. All merge by device id, and none waits for another. Configured devices are
/// listed whether or not discovery is started.
@LoopActor
public final class DiscoveryManager {
  /// The most addresses that can be configured at once.
  public static let maximumConfiguredDevices = 256

  /// Whether discovery searches for devices: it is started, or a scan is running.
  public private(set) var isRunning = false
  /// Whether discovery is started, apart from scans.
  private var isStarted = false
  private var scanCount = 0

  /// Whether to ask the network less often, at the price of older facts (`passiveScan`).
  public var isPassiveScan: Bool = false {
    didSet { for source in self.sources { source.isPassive = self.isPassiveScan } }
  }

  /// The network interfaces whose devices are listed.
  public var interfaces: InterfaceSelection {
    get { self.gate.selection }
    set {
      for source in self.sources { source.interfaces = newValue }
      for event in self.gate.select(newValue) { self.apply(event) }
    }
  }

  /// Applies the context's options, except ``DiscoveryOptions/source``: ``setSources(_:)`` sets the sources.
  public func apply(_ options: DiscoveryOptions) {
    if self.isPassiveScan != options.passiveScan { self.isPassiveScan = options.passiveScan }
    let interfaces = InterfaceSelection(options)
    if self.interfaces != interfaces { self.interfaces = interfaces }
  }

  private(set) var sources: [any DiscoverySource]
  /// The time since which discovery searches for devices; `nil` while it doesn't.
  package private(set) var searchingSince: NIODeadline?
  /// The time when a source last reported a device that wasn't announced before.
  private(set) var lastArrival: NIODeadline?
  /// Whether an earlier run knew devices, and none of them expired unseen.
  private(set) var knewDevices = false
  let clock: any LoopClock
  let logger: Logger
  private(set) var registry = DeviceRegistry()
  private(set) var gate = InterfaceGate()
  private var sightingTable = DiscoverySightings()
  /// The services that each source reported in this run, the earliest first.
  public var sightings: [DiscoverySighting] { self.sightingTable.all }
  /// Whether each source works, by its name; sources that haven't reported yet are missing.
  private(set) var availability: [String: Bool] = [:]
  var interests: [DiscoveryInterest: DiscoveryCriteria] = [:]
  var applications = ApplicationTable()
  var inquiries = ApplicationInquiries()
  /// The next check whether a device has to be asked.
  var inquiryTimer: (timer: LoopTimer, deadline: NIODeadline)?
  /// Asks a device for its apps if it announces none of the wanted ones; `nil`: no device is asked.
  public var applicationInquirer: ApplicationInquirer?
  var expiryTimer: LoopTimer?
  var cacheTimer: LoopTimer?
  var searches: [UInt64: DeviceSearch] = [:]
  /// Tries whether known devices accept connections.
  package var reachCheck = ReachCheck()
  private var listeners: [(id: UInt64, handler: @LoopActor (DiscoveryEvent) -> Void)] = []
  private var lastId: UInt64 = 0
  /// The number of starts of sources.
  private var generation: UInt64 = 0
  /// The most devices that are checked for presence at once, and the current number.
  private static let maximumConfirmations = 4
  private var openConfirmations = 0

  /// Makes a manager of sources that run side by side; they send nothing before ``start()``.
  public init(
    sources: [any DiscoverySource],
    clock: any LoopClock = EventLoopClock(),
    logger: Logger = Logger(label: "cast.discovery")
  ) {
    self.sources = sources
    self.clock = clock
    self.logger = logger.component("DiscoveryManager")
  }

  // MARK: The list

  /// The devices, ordered by friendly name, then id.
  public var devices: [DiscoveredDevice] { self.registry.devices }

  /// The configured addresses, ordered.
  public var configuredDevices: [ConfiguredDevice] { self.registry.configuredDevices }

  /// Returns the device with `id`; a UUID counts in any spelling.
  public func device(id: String) -> DiscoveredDevice? {
    self.registry.device(id: id)
  }

  // MARK: Start and stop

  /// Begins to search for devices; does nothing if it has begun.
  ///
  /// If no source works discovery is started all the same, and works as soon as one does: see ``diagnose(for:)``.
  public func start() {
    self.isStarted = true
    self.begin()
  }

  /// Stops searching; announced devices stay listed until they expire. A running scan continues.
  public func stop() {
    self.isStarted = false
    self.endIfUnused()
  }

  func beginScan() {
    self.scanCount += 1
    self.begin()
  }

  func endScan() {
    self.scanCount -= 1
    self.endIfUnused()
  }

  private func begin() {
    guard !self.isRunning else { return }
    self.isRunning = true
    self.searchingSince = self.clock.now
    self.logger.info(
      "discovery started", metadata: ["sources": "\(self.sources.map(\.name))", "known": "\(self.devices.count)"])
    self.emit(.didStart(hasCachedDevices: !self.devices.isEmpty))
    self.startSources()
    self.scheduleCacheExpiry()
    self.inquireSoon()
  }

  private func endIfUnused() {
    guard self.isRunning, !self.isStarted, self.scanCount == 0 else { return }
    self.isRunning = false
    self.searchingSince = nil
    self.logger.info("discovery stopped")
    for source in self.sources { source.stop() }
    self.availability = [:]
    self.scheduleCacheExpiry()
    self.endInquiries()
    self.emit(.didStop)
  }

  /// Replaces the sources, and removes the services that the earlier ones found.
  public func setSources(_ sources: [any DiscoverySource]) {
    if self.isRunning {
      for source in self.sources { source.stop() }
      // The search starts again, so an empty list isn't complete yet.
      self.searchingSince = self.clock.now
    }
    self.availability = [:]
    for event in self.gate.removeAll() { self.apply(event) }
    self.apply(.subtypesRemoved)
    self.sources = sources
    if self.isRunning { self.startSources() }
    self.scheduleCacheExpiry()
  }

  private func startSources() {
    self.generation += 1
    let generation = self.generation
    for source in self.sources {
      let name = source.name
      source.isPassive = self.isPassiveScan
      source.interfaces = self.interfaces
      source.start { [weak self] event in
        // Ignore late events of a source that was replaced.
        guard let self, self.generation == generation else { return }
        self.handle(event, from: name)
      }
    }
    self.updateSubtypes()
  }

  // MARK: Configured devices

  /// Lists the device at an address; replaces an entry with the same address.
  ///
  /// - Returns: the id under which the device is listed now; it changes when the device becomes known under its own.
  /// - Throws: ``DiscoveryError`` (`invalidAddress`, `limitReached`).
  @discardableResult
  public func addConfiguredDevice(_ device: ConfiguredDevice) throws -> String {
    try Self.check(device.key)
    let isKnown = self.configuredDevices.contains { $0.key == device.key }
    guard isKnown || self.configuredDevices.count < DiscoveryManager.maximumConfiguredDevices else {
      throw DiscoveryError(
        .limitReached,
        "\(DiscoveryManager.maximumConfiguredDevices) addresses are configured already: remove one first."
      )
    }
    self.apply(.configuredAdded(device))
    return self.devices.first { $0.configured.contains(device.key) }?.deviceId
      ?? DiscoveredDevice.synthesisedId(of: device.key)
  }

  /// Checks that the key can be an address.
  nonisolated static func check(_ key: ConfiguredDevice.Key) throws(DiscoveryError) {
    guard key.port > 0, !key.host.isEmpty, key.host.utf8.count <= 255,
      key.host.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f })
    else {
      throw DiscoveryError(
        .invalidAddress,
        "'\(key)' is not an address: give a host name or an IP address without blanks, and a port from 1 to 65535."
      )
    }
  }

  /// Removes a configured address; false if it isn't configured.
  @discardableResult
  public func removeConfiguredDevice(_ key: ConfiguredDevice.Key) -> Bool {
    guard self.configuredDevices.contains(where: { $0.key == key }) else { return false }
    self.apply(.configuredRemoved(key))
    return true
  }

  /// Records which device is at a configured address, so that it merges with the announced one.
  public func identifyConfiguredDevice(_ key: ConfiguredDevice.Key, as identity: DeviceIdentity) {
    self.apply(.configuredIdentified(key, identity))
  }

  /// Records the description that a device at a configured address gave of itself: only what isn't known yet.
  public func describeConfiguredDevice(_ key: ConfiguredDevice.Key, as identity: DeviceIdentity) {
    self.apply(.configuredDescribed(key, identity))
  }

  // MARK: Listeners

  /// Calls `handler` with every event from now on, on the loop, until the listener is removed.
  public func addListener(_ handler: @escaping @LoopActor (DiscoveryEvent) -> Void) -> DiscoveryListener {
    let listener = DiscoveryListener(id: self.makeId())
    self.listeners.append((listener.id, handler))
    return listener
  }

  /// Removes a listener; does nothing if it is unknown.
  public func removeListener(_ listener: DiscoveryListener) {
    self.listeners.removeAll { $0.id == listener.id }
  }

  // MARK: Internals

  func makeId() -> UInt64 {
    self.lastId += 1
    return self.lastId
  }

  private func handle(_ event: DiscoverySourceEvent, from source: String) {
    self.sightingTable.note(event, from: source, now: self.clock.now)
    switch event {
    case .serviceResolved(let service):
      let isNew = !self.isAnnounced(service)
      self.gate.resolved(service, by: source).map(self.apply)
      if isNew { self.confirmRival(of: service, by: source) }
    case .serviceUnresolvable(let key): self.apply(.serviceUnresolvable(key, by: source))
    case .serviceRemoved(let key): self.gate.removed(key, by: source).map(self.apply)
    case .subtype(let key, let subtype, let isAnnounced):
      self.apply(.subtype(key, subtype, isAnnounced: isAnnounced, by: source))
    case .availabilityChanged(let isAvailable, let error):
      self.availabilityChanged(of: source, to: isAvailable, error: error)
    }
    for other in self.sources where other.name != source { other.didHear(event) }
  }

  /// Whether the service's device is listed as announced.
  private func isAnnounced(_ service: CastService) -> Bool {
    self.registry.listed(DiscoveredDevice.deviceId(of: service))?.origin == .dnssd
  }

  /// Checks whether another device that was announced at the same address and port is still there. If it doesn't
  /// answer, its records end within ten seconds (RFC 6762, 10.4) instead of after their lifetime.
  private func confirmRival(of service: CastService, by name: String) {
    guard !service.addresses.isEmpty, self.openConfirmations < Self.maximumConfirmations,
      let rival = self.registry.rival(of: service, by: name),
      let source = self.sources.first(where: { $0.name == name })
    else { return }
    self.openConfirmations += 1
    LoopActor.task {
      _ = try? await source.resolve(rival)
      self.openConfirmations -= 1
    }
  }

  /// Handles a change of one source's availability. A failing source isn't an error while another works.
  private func availabilityChanged(of source: String, to isAvailable: Bool, error: DNSSDErrorCode?) {
    self.availability[source] = isAvailable
    let isLastToFail = self.availability.count == self.sources.count && !self.availability.values.contains(true)
    self.logger.log(
      level: isLastToFail ? .warning : .info,
      "Discovery source '\(source)' is \(isAvailable ? "available" : "not available")",
      metadata: error.map { ["error": "\($0)"] }
    )
    self.scheduleCacheExpiry()
    self.emit(.didChangeAvailability(source: source, isAvailable: isAvailable, error: error))
  }

  func apply(_ event: DeviceRegistryEvent) {
    if case .serviceResolved(let service, _) = event, !self.isAnnounced(service) { self.lastArrival = self.clock.now }
    let changes = self.registry.apply(event)
    for change in changes {
      self.logger.info("Device list: \(change.logText)")
      self.emit(.didChangeList(change))
      if case .removed(let device, _) = change { self.inquiries.leave(device.deviceId) }
    }
    if !changes.isEmpty { self.inquireSoon() }
    guard !self.searches.isEmpty else { return }
    let changed = changes.compactMap { self.registry.listed($0.device.deviceId) }
    self.answerSearches(from: changed.sorted(by: DeviceList.precedes))
  }

  func emit(_ event: DiscoveryEvent) {
    for listener in self.listeners { listener.handler(event) }
  }
}

extension DiscoveryManager {
  /// The time without interruption for which discovery works and doesn't see a device of an earlier run, before that is
  /// removed: the lifetime of its address records (RFC 6762, 10).
  public static let cachedLifetime = TimeAmount.seconds(120)

  /// Lists devices of an earlier run, marked as ``DeviceOrigin/cached`` until they are seen. Those that aren't seen
  /// in time are removed.
  public func addCachedDevices(_ devices: [CachedDevice]) {
    if !devices.isEmpty { self.knewDevices = true }
    self.apply(.cachedAdded(devices))
    self.scheduleCacheExpiry()
  }

  /// Removes cached devices that haven't been seen in this run.
  public func dropCachedDevices() {
    self.cacheTimer?.cancel()
    self.cacheTimer = nil
    if self.registry.hasCachedDevices { self.knewDevices = false }
    self.apply(.cachedExpired)
  }

  /// Schedules the expiry, which only runs while a source works: an unavailable daemon proves nothing about devices.
  func scheduleCacheExpiry() {
    guard self.registry.hasCachedDevices, self.isRunning, self.availability.values.contains(true) else {
      self.cacheTimer?.cancel()
      self.cacheTimer = nil
      return
    }
    guard self.cacheTimer == nil else { return }
    self.cacheTimer = self.clock.schedule(at: self.clock.now + DiscoveryManager.cachedLifetime) { [weak self] in
      self?.dropCachedDevices()
    }
  }
}

/// The events of ``DiscoveryManager``, delivered to its listeners in order, on the loop
/// (`GCKDiscoveryManagerListener`).
public enum DiscoveryEvent: Sendable, Hashable {
  /// Discovery was started. `hasCachedDevices` is true if earlier devices are still listed
  /// (`didHaveDiscoveredDeviceWhenStartingDiscovery`).
  case didStart(hasCachedDevices: Bool)
  /// Discovery was stopped; the devices stay listed until they expire.
  case didStop
  /// The list changed.
  case didChangeList(DeviceListChange)
  /// Something that criteria depend on became known: the availability of an app, or the running app.
  case didLearn(DiscoveredDevice)
  /// A source began or ceased to work; it retries by itself.
  case didChangeAvailability(source: String, isAvailable: Bool, error: DNSSDErrorCode?)
}

/// The handle of a listener of ``DiscoveryManager``, for its removal.
public struct DiscoveryListener: Sendable, Hashable {
  let id: UInt64
}
