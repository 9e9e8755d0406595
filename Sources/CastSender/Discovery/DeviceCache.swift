public import CastDiscovery
import Glibc
public import Logging
public import LoopIsolation
package import NIOCore
import NIOPosix
public import StateFiles

/// Keeps the devices of this run on disk, and lists them, marked, at the start of the next until they are seen.
@LoopActor
public final class DeviceCache {
  /// What was found on disk at the start.
  public struct State: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing was looked for.
    public static let off = State(rawValue: "OFF")
    /// There was no file.
    public static let absent = State(rawValue: "ABSENT")
    /// Devices were read.
    public static let loaded = State(rawValue: "LOADED")
    /// The devices in it were too old.
    public static let stale = State(rawValue: "STALE")
    /// It was of another version.
    public static let otherVersion = State(rawValue: "OTHER_VERSION")
    /// It made no sense.
    public static let corrupt = State(rawValue: "CORRUPT")
    /// It couldn't be read, or isn't private.
    public static let unreadable = State(rawValue: "UNREADABLE")
  }

  /// How long after a change the file is written, so that a burst of changes is one write.
  package static let delay = TimeAmount.seconds(10)

  /// The file's name in the server's folder for caches.
  public nonisolated static let fileName = "devices.json"

  /// Where the devices are kept; `nil` where there is no place for them.
  public nonisolated let file: StateFile?
  public private(set) var state = State.off
  /// More about a file that was ignored, or couldn't be written.
  public private(set) var message: String?
  /// Whether devices are kept; turning it off gives up those that are listed and not yet seen, and leaves the file.
  public var isEnabled = true {
    didSet { self.enablementChanged(from: oldValue) }
  }

  private let discovery: DiscoveryManager
  private let clock: any CastClock
  private let logger: Logger
  private var listener: DiscoveryListener?
  private var remembered: [String: CachedDevice] = [:]
  private var timer: CastTimer?
  private var isLoading = false
  private var isLoaded = false

  public init(
    file: StateFile?, discovery: DiscoveryManager, clock: any CastClock = LoopClock(),
    logger: Logger = Logger(label: "cast.cache")
  ) {
    self.file = file
    self.discovery = discovery
    self.clock = clock
    self.logger = logger
    self.listener = discovery.addListener { [weak self] in self?.received($0) }
  }

  /// How many devices are listed that this run hasn't seen.
  public var unseenCount: Int { self.discovery.devices.count { $0.origin == .cached } }

  /// Writes what is still to be written; call at the end.
  public func flush() async {
    guard self.timer != nil else { return }
    self.timer?.cancel()
    self.timer = nil
    await self.save()
  }

  /// Reads the file and lists its devices, once; called by itself when discovery starts.
  public func load() async {
    guard self.isEnabled, !self.isLoading, !self.isLoaded, let file else { return }
    self.isLoading = true
    let now = Self.now
    let result = await Self.onThread { () throws(DeviceCacheFile.Flaw) in
      try DeviceCacheFile(try file.readOrExplain(), now: now)
    }
    self.isLoading = false
    self.isLoaded = true
    switch result {
    case .success(let content):
      self.state = .loaded
      guard self.isEnabled else { return }
      for device in content.devices where self.remembered[device.deviceId] == nil {
        self.remembered[device.deviceId] = device
      }
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
      Task { @LoopActor in await self.load() }
    } else {
      self.timer?.cancel()
      self.timer = nil
      self.discovery.dropCachedDevices()
    }
  }

  private func received(_ event: DiscoveryEvent) {
    guard self.isEnabled, self.file != nil else { return }
    switch event {
    case .didStart: Task { @LoopActor in await self.load() }
    case .didChangeList(let change) where change.device.origin == .dnssd: self.scheduleSave()
    default: break
    }
  }

  private func scheduleSave() {
    guard self.timer == nil else { return }
    self.timer = self.clock.schedule(at: self.clock.now + Self.delay) { [weak self] in
      self?.timer = nil
      Task { @LoopActor in await self?.save() }
    }
  }

  private func save() async {
    guard self.isEnabled, let file else { return }
    let now = Self.now
    for device in self.discovery.devices where device.origin == .dnssd {
      guard let service = device.services.first else { continue }
      self.remembered[device.deviceId] = CachedDevice(deviceId: device.deviceId, service: service, lastSeen: now)
    }
    self.remembered = self.remembered.filter { now - $0.value.lastSeen <= DeviceCacheFile.maximumAge }
    let bytes = DeviceCacheFile(devices: Array(self.remembered.values)).bytes
    let result = await Self.onThread { () throws(StateFileError) in try file.write(bytes) }
    guard case .failure(let failure) = result else { return }
    self.message = "Known devices can't be kept: \(failure)"
    self.logger.warning("\(self.message ?? "")")
  }

  private nonisolated static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec)
  }

  /// Does what waits for the disk on a thread of the pool.
  private nonisolated static func onThread<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) async -> Result<Value, Failure> {
    await withCheckedContinuation { continuation in
      NIOThreadPool.singleton.submit { _ in continuation.resume(returning: Result { () throws(Failure) in try body() })
      }
    }
  }
}

extension StateFile {
  /// The bytes, or why there are none.
  fileprivate func readOrExplain() throws(DeviceCacheFile.Flaw) -> [UInt8] {
    do throws(StateFileError) {
      if let bytes = try self.read(maximumBytes: DeviceCacheFile.maximumBytes) { return bytes }
    } catch {
      throw DeviceCacheFile.Flaw(state: .unreadable, message: "The file of known devices can't be used: \(error)")
    }
    throw DeviceCacheFile.Flaw(state: .absent, message: "There is no file of known devices.")
  }
}
