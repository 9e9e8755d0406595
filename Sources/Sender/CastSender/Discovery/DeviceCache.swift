public import CastDiscovery
public import CastModel
import DNSSD
import Glibc
import JSONCodec
public import Logging
public import LoopIsolation
package import NIOCore
public import StateFiles

/// The devices of this run on disk. The next run lists them at its start, marked as cached, until they are seen.
///
/// Devices that have gone are kept in the file alone: each save reads it and merges the present devices. So neither a
/// network with a thousand devices nor two weeks of them cost the process memory, and servers that share the file
/// keep each other's devices.
@LoopActor
public final class DeviceCache {
  /// The delay between a change and the write, so that a burst of changes is written once.
  package static let delay = TimeAmount.seconds(10)

  /// The file's name in the server's cache folder.
  public nonisolated static let fileName = "devices.json"

  /// The file of the devices; `nil` if there is no place for it.
  public nonisolated let file: StateFile?
  /// The result of reading the file at the start.
  public private(set) var state = DeviceCacheState.off
  /// The reason why the file was ignored or couldn't be written.
  public private(set) var message: String?
  /// Whether devices are kept. Turning it off removes listed devices that haven't been seen, but not the file.
  public var isEnabled = true {
    didSet { self.enablementChanged(from: oldValue) }
  }

  private let discovery: DiscoveryManager
  private let clock: any LoopClock
  private let logger: Logger
  /// The ids of the devices that earlier runs knew.
  private var loaded: Set<String> = []
  private var timer: LoopTimer?
  private var isLoading = false
  private var isLoaded = false

  /// Creates a cache that listens to `discovery` at once, and reads its file when discovery starts.
  ///
  /// Without a `file`, no device is kept.
  public init(
    file: StateFile?, discovery: DiscoveryManager, clock: any LoopClock = EventLoopClock(),
    logger: Logger = Logger(label: "cast.cache")
  ) {
    self.file = file
    self.discovery = discovery
    self.clock = clock
    self.logger = logger.component("DeviceCache")
    _ = discovery.addListener { [weak self] in self?.received($0) }
  }

  /// The number of listed devices that this run hasn't seen.
  public var unseenCount: Int { self.discovery.devices.count { $0.origin == .cached } }

  /// Writes pending changes. Call it at the end.
  public func flush() async {
    guard self.timer != nil else { return }
    self.timer?.cancel()
    self.timer = nil
    await self.save()
  }

  /// Reads the file and lists its devices, once. Called automatically when discovery starts.
  public func load() async {
    guard self.isEnabled, !self.isLoading, !self.isLoaded, let file else { return }
    self.isLoading = true
    let now = self.clock.unixTime
    let result = await Blocking.result { () throws(DeviceCacheFile.Flaw) in
      try DeviceCacheFile(try file.readOrExplain(), now: now)
    }
    self.isLoading = false
    self.isLoaded = true
    switch result {
    case .success(let content):
      self.state = .loaded
      guard self.isEnabled else { return }
      self.loaded = Set(content.devices.map(\.deviceId))
      self.discovery.addCachedDevices(content.devices)
    case .failure(let flaw):
      self.state = flaw.state
      self.message = flaw.state == .absent ? nil : "\(flaw.message) (\(file.path))"
      if let message { self.logger.warning("\(message)") }
    }
  }

  private func enablementChanged(from wasEnabled: Bool) {
    guard self.isEnabled != wasEnabled else { return }
    if self.isEnabled {
      guard self.discovery.isRunning else { return }
      LoopActor.task { await self.load() }
    } else {
      self.timer?.cancel()
      self.timer = nil
      self.discovery.dropCachedDevices()
    }
  }

  private func received(_ event: DiscoveryEvent) {
    guard self.isEnabled, self.file != nil else { return }
    switch event {
    case .didStart: LoopActor.task { await self.load() }
    case .didChangeList(let change): if change.device.origin == .dnssd { self.scheduleSave() }
    case .didStop, .didLearn, .didChangeAvailability: break
    }
  }

  private func scheduleSave() {
    guard self.timer == nil else { return }
    self.timer = self.clock.schedule(at: self.clock.now + Self.delay) { [weak self] in
      self?.timer = nil
      LoopActor.task { await self?.save() }
    }
  }

  private func save() async {
    guard self.isEnabled, let file else { return }
    let now = self.clock.unixTime
    let present = self.discovery.devices.filter { $0.origin == .dnssd }.compactMap { device in
      device.services.first.map { CachedDevice(deviceId: device.deviceId, service: $0, lastSeen: now) }
    }
    let known = self.loaded
    let result = await Blocking.result { () throws(StateFileError) in
      let kept = (try? DeviceCacheFile(try file.readOrExplain(), now: now))?.devices ?? []
      let merged = Dictionary((present + kept).map { ($0.deviceId, $0) }) { first, _ in first }
      try file.write(DeviceCacheFile(devices: DeviceCacheFile.chosen(of: merged.values, known: known)).bytes)
    }
    // Lost devices and the file's content leave fragments all over the heaps.
    FreedMemory.shared.giveBackSoon()
    guard case .failure(let failure) = result else { return }
    self.message = "Known devices can't be kept: \(failure)"
    self.logger.warning("\(self.message ?? "")")
  }
}

extension StateFile {
  /// Returns the bytes, or throws the reason why there are none.
  fileprivate func readOrExplain() throws(DeviceCacheFile.Flaw) -> [UInt8] {
    do throws(StateFileError) {
      if let bytes = try self.read(maximumBytes: DeviceCacheFile.maximumBytes) { return bytes }
    } catch {
      throw DeviceCacheFile.Flaw(state: .unreadable, message: "The file of known devices can't be used: \(error)")
    }
    throw DeviceCacheFile.Flaw(state: .absent, message: "There is no file of known devices.")
  }
}

extension DeviceCacheInfo {
  /// Creates the clients' view of `cache`, which is `nil` if there is none.
  @LoopActor
  public init(_ cache: DeviceCache?) {
    self.init(
      isEnabled: cache.map { $0.isEnabled && $0.file != nil } ?? false, path: cache?.file?.path,
      state: cache?.state ?? .off, message: cache?.message, devices: Int64(cache?.unseenCount ?? 0))
  }
}

/// The devices of a run as a file: JSON with a version. Reading returns the devices or throws a ``Flaw``. No I/O.
package struct DeviceCacheFile: Sendable, Hashable {
  /// The reason why a file can't be used.
  package struct Flaw: Error, Sendable, Hashable {
    package let state: DeviceCacheState
    package let message: String
  }

  package static let version: Int64 = 1
  /// The length limit of the file, in bytes.
  package static let maximumBytes = 1 << 20
  package static let maximumDevices = 512
  /// The age in seconds after which an unseen device is removed: two weeks.
  package static let maximumAge: Int64 = 14 * 24 * 3_600

  /// The devices, in the order of their ids.
  package var devices: [CachedDevice]

  package init(devices: [CachedDevice]) {
    self.devices = devices
  }

  /// Reads a file's bytes.
  ///
  /// - Parameter now: Seconds since 1970. Devices last seen too long before this, or after it, are omitted.
  package init(_ bytes: [UInt8], now: Int64) throws(Flaw) {
    let limits = JSONLimits(maximumBytes: Self.maximumBytes, maximumDepth: 8)
    guard let root = try? JSONDocument(parsing: bytes, limits: limits).root.value.object else {
      throw Flaw(state: .corrupt, message: "The file of known devices is no JSON object; it is ignored.")
    }
    guard root["version"]?.integer == Self.version else {
      let version = root["version"]?.integer.map { "\($0)" } ?? "unknown"
      throw Flaw(
        state: .otherVersion, message: "The file of known devices has version \(version), not 1; it is ignored.")
    }
    guard let list = root["devices"]?.array else {
      throw Flaw(state: .corrupt, message: "The file of known devices has no list of devices; it is ignored.")
    }
    let devices = list.prefix(Self.maximumDevices).compactMap { Self.device($0.object) }
    guard devices.count == min(list.count, Self.maximumDevices) else {
      throw Flaw(state: .corrupt, message: "The file of known devices has an entry that is no device; it is ignored.")
    }
    let fresh = devices.filter { (now - Self.maximumAge...now + 3_600).contains($0.lastSeen) }
    guard !fresh.isEmpty || devices.isEmpty else {
      throw Flaw(state: .stale, message: "The devices in the file of known devices are too old; they are ignored.")
    }
    self.devices = fresh
  }

  /// Returns the devices to keep if there are too many: first those known from earlier runs, then those at addresses
  /// with few devices, so that a host that invents thousands leaves room for others. Among equals, those seen last
  /// come first.
  package static func chosen(of devices: some Sequence<CachedDevice>, known: Set<String>) -> [CachedDevice] {
    let devices = Array(devices)
    let place = { (device: CachedDevice) in device.service.addresses.first ?? device.service.host }
    let crowds = Dictionary(devices.map { (place($0), 1) }, uniquingKeysWith: +)
    let rank = { (device: CachedDevice) in
      (known.contains(device.deviceId) ? 0 : crowds[place(device)] ?? 0, -device.lastSeen, device.deviceId)
    }
    return devices.map { (rank($0), $0) }.sorted { $0.0 < $1.0 }.prefix(self.maximumDevices).map(\.1)
  }

  /// The file's bytes, with only the first devices if there are too many.
  package var bytes: [UInt8] {
    var writer = JSONWriter(reservingCapacity: 4_096)
    writer.beginObject()
    writer.member("version", Self.version)
    writer.key("devices")
    writer.beginArray()
    var isFull = false
    for device in self.devices.prefix(Self.maximumDevices) where !isFull {
      var entry = JSONWriter(reservingCapacity: 512)
      Self.write(device, to: &entry)
      isFull = writer.bytes.count + entry.bytes.count > Self.maximumBytes - 16
      if !isFull { writer.value(json: entry.bytes) }
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  private static func write(_ device: CachedDevice, to writer: inout JSONWriter) {
    let service = device.service
    writer.beginObject()
    writer.member("deviceId", device.deviceId)
    writer.member("lastSeen", device.lastSeen)
    writer.member("instance", service.key.instanceName)
    writer.member("domain", service.key.domain)
    writer.member("host", service.host)
    writer.member("port", Int64(service.port))
    writer.member("addresses", service.addresses)
    // A list keeps the order and duplicate keys.
    writer.member("txt", service.txt.entries.map { [$0.key] + ($0.value.map { [$0] } ?? []) })
    writer.endObject()
  }

  private static func device(_ object: JSONObject?) -> CachedDevice? {
    guard let object, let id = object["deviceId"]?.string, !id.isEmpty, let lastSeen = object["lastSeen"]?.integer,
      let instance = object["instance"]?.string, let host = object["host"]?.string,
      let port = object["port"]?.integer.flatMap({ UInt16(exactly: $0) }), port > 0,
      let addresses = Self.strings(object["addresses"]), let txt = object["txt"]?.array
    else { return nil }
    let entries = txt.compactMap { Self.strings($0) }.filter { (1...2).contains($0.count) && !$0[0].isEmpty }
    guard entries.count == txt.count else { return nil }
    let key = CastService.Key(instanceName: instance, domain: object["domain"]?.string ?? "local")
    let record = TXTRecord(entries.map { TXTRecord.Entry(key: $0[0], value: $0.count > 1 ? $0[1] : nil) })
    return CachedDevice(
      deviceId: id,
      service: CastService(key: key, host: host, port: port, addresses: addresses, txt: record), lastSeen: lastSeen)
  }

  private static func strings(_ value: JSONValue?) -> [String]? {
    guard let array = value?.array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }
}
