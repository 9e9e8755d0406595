public import CastModel
public import DNSSD
public import Logging
public import LoopIsolation
public import NIOCore

/// Finds Cast devices and keeps the ordered list of them (`GCKDiscoveryManager`).
///
/// Devices come from sources that run side by side (multicast DNS of our own, the DNS-SD daemon) and from addresses that
/// clients configure; all merge by device id, and none waits for another.
/// Configured devices are listed whether or not discovery is started.
@LoopActor
public final class DiscoveryManager {
  /// The most addresses that can be configured at once.
  public static let maximumConfiguredDevices = 256

  /// Whether devices are looked for: discovery is started, or a scan is under way.
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

  /// Takes the context's options, but for ``DiscoveryOptions/source``: sources are what ``setSources(_:)`` is given.
  public func apply(_ options: DiscoveryOptions) {
    if self.isPassiveScan != options.passiveScan { self.isPassiveScan = options.passiveScan }
    let interfaces = InterfaceSelection(options)
    if self.interfaces != interfaces { self.interfaces = interfaces }
  }

  private(set) var sources: [any DiscoverySource]
  /// Since when devices are looked for.
  private(set) var runningSince: NIODeadline?
  /// When a device was last listed that wasn't there before, and that this run has seen.
  private(set) var lastArrival: NIODeadline?
  /// Whether an earlier run knew devices.
  private(set) var knewDevices = false
  let clock: any LoopClock
  let logger: Logger
  private(set) var registry = DeviceRegistry()
  private(set) var gate = InterfaceGate()
  /// Whether a source works, by its name; those that haven't said yet are missing.
  private(set) var availability: [String: Bool] = [:]
  var interests: [DiscoveryInterest: DiscoveryCriteria] = [:]
  var applications = ApplicationTable()
  var expiryTimer: LoopTimer?
  var cacheTimer: LoopTimer?
  var searches: [UInt64: DeviceSearch] = [:]
  private var listeners: [(id: UInt64, handler: @LoopActor (DiscoveryEvent) -> Void)] = []
  private var lastId: UInt64 = 0
  /// Counts the starts of sources.
  private var generation: UInt64 = 0

  /// Makes a manager of sources that run side by side; nothing is asked before ``start()``.
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

  /// The device with `id`; a UUID counts in any spelling.
  public func device(id: String) -> DiscoveredDevice? {
    self.registry.device(id: id)
  }

  // MARK: Start and stop

  /// Begins to look for devices; nothing happens if it has.
  ///
  /// Where no source works discovery is started all the same, and works as soon as one does: see ``diagnose(for:)``.
  public func start() {
    self.isStarted = true
    self.begin()
  }

  /// Stops looking; devices that were announced stay listed until they expire. A scan that is under way goes on.
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
    self.runningSince = self.clock.now
    self.logger.info(
      "discovery started", metadata: ["sources": "\(self.sources.map(\.name))", "known": "\(self.devices.count)"])
    self.emit(.didStart(hasCachedDevices: !self.devices.isEmpty))
    self.startSources()
    self.scheduleCacheExpiry()
  }

  private func endIfUnused() {
    guard self.isRunning, !self.isStarted, self.scanCount == 0 else { return }
    self.isRunning = false
    self.runningSince = nil
    self.logger.info("discovery stopped")
    for source in self.sources { source.stop() }
    self.availability = [:]
    self.scheduleCacheExpiry()
    self.emit(.didStop)
  }

  /// Asks the network by other means from now on; what the earlier ones found is given up.
  public func setSources(_ sources: [any DiscoverySource]) {
    if self.isRunning { for source in self.sources { source.stop() } }
    self.availability = [:]
    for event in self.gate.removeAll() { self.apply(event) }
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
        // A source that was replaced has nothing more to say.
        guard let self, self.generation == generation else { return }
        self.handle(event, from: name)
      }
    }
    self.updateSubtypes()
  }

  // MARK: Configured devices

  /// Lists the device at an address; an entry with the same address is replaced.
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

  /// Refuses what can be no address.
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

  /// Takes a configured address back; false if it isn't configured.
  @discardableResult
  public func removeConfiguredDevice(_ key: ConfiguredDevice.Key) -> Bool {
    guard self.configuredDevices.contains(where: { $0.key == key }) else { return false }
    self.apply(.configuredRemoved(key))
    return true
  }

  /// Tells which device turned out to be at a configured address, so that it merges with the announced one.
  public func identifyConfiguredDevice(_ key: ConfiguredDevice.Key, as identity: DeviceIdentity) {
    self.apply(.configuredIdentified(key, identity))
  }

  // MARK: Listeners

  /// Calls `handler` with every event from now on, on the loop, until the listener is removed.
  public func addListener(_ handler: @escaping @LoopActor (DiscoveryEvent) -> Void) -> DiscoveryListener {
    let listener = DiscoveryListener(id: self.makeId())
    self.listeners.append((listener.id, handler))
    return listener
  }

  /// Ends the calls of a listener; nothing happens if it is unknown.
  public func removeListener(_ listener: DiscoveryListener) {
    self.listeners.removeAll { $0.id == listener.id }
  }

  // MARK: Internals

  func makeId() -> UInt64 {
    self.lastId += 1
    return self.lastId
  }

  private func handle(_ event: DiscoverySourceEvent, from source: String) {
    switch event {
    case .serviceResolved(let service): self.gate.resolved(service, by: source).map(self.apply)
    case .serviceUnresolvable(let key): self.apply(.serviceUnresolvable(key, by: source))
    case .serviceRemoved(let key): self.gate.removed(key, by: source).map(self.apply)
    case .subtype(let key, let subtype, let isAnnounced):
      self.apply(.subtype(key, subtype, isAnnounced: isAnnounced, by: source))
    case .availabilityChanged(let isAvailable, let error):
      self.availabilityChanged(of: source, to: isAvailable, error: error)
    }
    for other in self.sources where other.name != source { other.didHear(event) }
  }

  /// One source that fails is no trouble while another works.
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
    for change in self.registry.apply(event) {
      self.logger.info("Device list: \(change.logText)")
      self.emit(.didChangeList(change))
    }
    self.answerSearches()
  }

  func emit(_ event: DiscoveryEvent) {
    if case .didChangeList(.inserted(let device, _)) = event, device.origin != .cached {
      self.lastArrival = self.clock.now
    }
    for listener in self.listeners { listener.handler(event) }
  }
}

extension DiscoveryManager {
  /// How long a device of an earlier run stays listed while discovery works and doesn't see it: the lifetime of its address
  /// records (RFC 6762, 10).
  public static let cachedLifetime = TimeAmount.seconds(120)

  /// Lists devices that an earlier run knew, marked as ``DeviceOrigin/cached`` until they are seen; those that aren't in time
  /// are removed.
  public func addCachedDevices(_ devices: [CachedDevice]) {
    if !devices.isEmpty { self.knewDevices = true }
    self.apply(.cachedAdded(devices))
    self.scheduleCacheExpiry()
  }

  /// Gives up the devices that nobody has seen in this run.
  public func dropCachedDevices() {
    self.cacheTimer?.cancel()
    self.cacheTimer = nil
    self.apply(.cachedExpired)
  }

  /// The time runs only while a source works: a daemon that isn't there says nothing about devices.
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

/// What ``DiscoveryManager`` tells its listeners, in order, on the loop (`GCKDiscoveryManagerListener`).
public enum DiscoveryEvent: Sendable, Hashable {
  /// Discovery was started; `hasCachedDevices` tells whether devices from before are still listed
  /// (`didHaveDiscoveredDeviceWhenStartingDiscovery`).
  case didStart(hasCachedDevices: Bool)
  /// Discovery was stopped; the devices stay listed until they expire.
  case didStop
  /// The list changed.
  case didChangeList(DeviceListChange)
  /// Something became known about a device that criteria look at: an app that it has or hasn't, or the running one.
  case didLearn(DiscoveredDevice)
  /// A source began to work or ceased to; it tries again by itself.
  case didChangeAvailability(source: String, isAvailable: Bool, error: DNSSDErrorCode?)
}

/// Names a listener of ``DiscoveryManager`` so that it can be removed.
public struct DiscoveryListener: Sendable, Hashable {
  let id: UInt64
}
