import LoopIsolation
public import NIOCore

extension DiscoveryManager {
  /// Returns the device with an id or a friendly name, as soon as it is known (`findDeviceWithUniqueID`).
  ///
  /// The id counts in any spelling, the name in any case; an exact match is preferred. See ``find(where:timeout:)``.
  public func find(_ idOrName: String, timeout: TimeAmount) async throws -> DiscoveredDevice? {
    let query = DeviceQuery(idOrName)
    return try await self.search(timeout: timeout) { query.first(in: $0) }
  }

  /// Returns the first device in the list's order that satisfies `predicate`, as soon as there is one.
  ///
  /// Returns at once if it is listed, and `nil` after `timeout`. A device that only the cache knows doesn't count
  /// until it is seen. Unlike in the SDK, several searches may run at once. This doesn't start discovery.
  ///
  /// - Throws: ``DiscoveryError`` (`cancelled`) if the task is cancelled.
  public func find(
    where predicate: @escaping @LoopActor (DiscoveredDevice) -> Bool, timeout: TimeAmount
  ) async throws -> DiscoveredDevice? {
    try await self.search(timeout: timeout) { devices in devices.first { predicate($0) } }
  }

  private func search(
    timeout: TimeAmount, pick: @escaping @LoopActor ([DiscoveredDevice]) -> DiscoveredDevice?
  ) async throws -> DiscoveredDevice? {
    if let device = pick(self.confirmedDevices) { return device }
    guard timeout > .zero else { return nil }
    guard !Task.isCancelled else { throw DiscoveryManager.searchCancelled }
    let (id, waiter) = (self.makeId(), Waiter<DiscoveredDevice?, DiscoveryError>())
    self.searches[id] = DeviceSearch(pick: pick, waiter: waiter)
    defer { self.searches[id] = nil }
    waiter.limit(to: timeout, clock: self.clock) { waiter.finish(.success(nil)) }
    return try await waiter.value { waiter.finish(.failure(DiscoveryManager.searchCancelled)) }
  }

  /// Returns the listed device that an id means. An announced id that is also the name of a listed device means none.
  ///
  /// For texts that may be a name: a device can't take over the name of another one by announcing it as its id.
  public func device(idNotName id: String) -> DiscoveredDevice? {
    guard let device = self.device(id: id) else { return nil }
    let isName = { (device: DiscoveredDevice) in device.friendlyName.lowercased() == id.lowercased() }
    return DeviceID.isRegular(id) || !self.devices.contains(where: isName) ? device : nil
  }

  /// The devices that this run has seen, or that a client named by their address.
  public var confirmedDevices: [DiscoveredDevice] { self.devices.filter { $0.origin != .cached } }

  /// Ends the searches that one of these devices satisfies. Call it when a listed device or a search is new or has
  /// changed.
  ///
  /// All other devices satisfied none of the searches before.
  func answerSearches(from devices: [DiscoveredDevice]) {
    let devices = devices.filter { $0.origin != .cached }
    guard !self.searches.isEmpty, !devices.isEmpty else { return }
    for (id, search) in self.searches.sorted(by: { $0.key < $1.key }) {
      guard let device = search.pick(devices) else { continue }
      self.searches[id] = nil
      search.waiter.finish(.success(device))
    }
  }

  private static let searchCancelled = DiscoveryError(.cancelled, "The search for a device was cancelled.")
}

extension DiscoveryManager {
  /// Runs `body` while discovery searches for devices.
  ///
  /// Starts discovery if it isn't running, and restores its previous state afterwards.
  public func whileSearching<Value: Sendable>(_ body: @LoopActor () async throws -> Value) async rethrows -> Value {
    self.beginScan()
    defer { self.endScan() }
    return try await body()
  }

  /// Returns every device that answers within `time`, in the list's order, including listed devices that were seen
  /// before.
  ///
  /// Starts discovery if it isn't running, and restores its previous state afterwards.
  ///
  /// - Throws: ``DiscoveryError`` (`cancelled`) if the task is cancelled.
  public func scan(for time: TimeAmount) async throws -> [DiscoveredDevice] {
    self.beginScan()
    defer { self.endScan() }
    // The predicate matches no device, so this ends with its time, or with the task.
    _ = try await self.find(where: { _ in false }, timeout: time)
    return self.confirmedDevices
  }
}

/// A user's text that means a device: its id, or its friendly name.
package struct DeviceQuery: Sendable, Hashable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Returns the device that the text means: by id (case and hyphens don't count), else by the exact name, else by
  /// the name without regard to case, else by the announced id.
  ///
  /// The announced id comes last, so that a device can't take over another one's name by announcing it as its id.
  package func first(in devices: [DiscoveredDevice]) -> DiscoveredDevice? {
    let id = DeviceQuery.normalised(self.text)
    let meanings: [(DiscoveredDevice) -> Bool] = [
      { $0.deviceId == self.text },
      { DeviceQuery.normalised($0.deviceId) == id },
      { $0.friendlyName == self.text },
      { $0.friendlyName.lowercased() == self.text.lowercased() },
      { DeviceID.isSame($0.deviceId, self.text) },
      { $0.announcedId.map(DeviceQuery.normalised) == id },
    ]
    return meanings.lazy.compactMap { devices.first(where: $0) }.first
  }

  private static func normalised(_ id: String) -> String {
    String(id.lowercased().filter { $0 != "-" })
  }
}

/// One pending ``DiscoveryManager/find(where:timeout:)``.
struct DeviceSearch {
  let pick: @LoopActor ([DiscoveredDevice]) -> DiscoveredDevice?
  let waiter: Waiter<DiscoveredDevice?, DiscoveryError>
}
