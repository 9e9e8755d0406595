import LoopIsolation
public import NIOCore

extension DiscoveryManager {
  /// The device that an id or a friendly name means, as soon as it is known (`findDeviceWithUniqueID`).
  ///
  /// The id counts in any spelling, the name in any case; an exact match is preferred. See ``find(where:timeout:)``.
  public func find(_ idOrName: String, timeout: TimeAmount) async throws -> DiscoveredDevice? {
    let query = DeviceQuery(idOrName)
    return try await self.search(timeout: timeout) { query.first(in: $0) }
  }

  /// The first device in the list's order that satisfies `predicate`, as soon as there is one.
  ///
  /// Answers at once if it is listed, with nil after `timeout`. A device that only the cache knows doesn't count until it is
  /// seen. Several searches may be under way, unlike in the SDK. Discovery isn't started by this.
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
    let id = self.makeId()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(throwing: DiscoveryManager.searchCancelled) }
        let timer = self.clock.schedule(at: self.clock.now + timeout) { [weak self] in
          self?.searches.removeValue(forKey: id)?.continuation.resume(returning: nil)
        }
        self.searches[id] = DeviceSearch(pick: pick, continuation: continuation, timer: timer)
      }
    } onCancel: {
      LoopActor.task { self.cancelSearch(id) }
    }
  }

  /// The devices that this run has seen, or that a client named by their address.
  public var confirmedDevices: [DiscoveredDevice] { self.devices.filter { $0.origin != .cached } }

  /// Ends the searches that one of these devices answers: they are listed, and something of them or of what is wanted is new.
  ///
  /// All other devices answered none of the searches before.
  func answerSearches(from devices: [DiscoveredDevice]) {
    let devices = devices.filter { $0.origin != .cached }
    guard !self.searches.isEmpty, !devices.isEmpty else { return }
    for (id, search) in self.searches.sorted(by: { $0.key < $1.key }) {
      guard let device = search.pick(devices) else { continue }
      self.searches[id] = nil
      search.timer.cancel()
      search.continuation.resume(returning: device)
    }
  }

  private func cancelSearch(_ id: UInt64) {
    guard let search = self.searches.removeValue(forKey: id) else { return }
    search.timer.cancel()
    search.continuation.resume(throwing: DiscoveryManager.searchCancelled)
  }

  private static let searchCancelled = DiscoveryError(.cancelled, "The search for a device was cancelled.")
}

extension DiscoveryManager {
  /// Every device that answers within `time`, in the list's order; those that are listed and were seen before count.
  ///
  /// Discovery is started for it if need be, and is afterwards what it was.
  ///
  /// - Throws: ``DiscoveryError`` (`cancelled`) if the task is cancelled.
  public func scan(for time: TimeAmount) async throws -> [DiscoveredDevice] {
    self.beginScan()
    defer { self.endScan() }
    // Nothing is searched for: it ends with its time, or with the task.
    _ = try await self.find(where: { _ in false }, timeout: time)
    return self.confirmedDevices
  }
}

/// What a user types to mean a device: its id, or its friendly name.
package struct DeviceQuery: Sendable, Hashable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The device that is meant: by id (case and dashes don't count), else by the exact name, else by the name without
  /// regard to case.
  package func first(in devices: [DiscoveredDevice]) -> DiscoveredDevice? {
    let id = DeviceQuery.normalised(self.text)
    return devices.first { $0.deviceId == self.text }
      ?? devices.first { DeviceQuery.normalised($0.deviceId) == id }
      ?? devices.first { $0.friendlyName == self.text }
      ?? devices.first { $0.friendlyName.lowercased() == self.text.lowercased() }
  }

  private static func normalised(_ id: String) -> String {
    String(id.lowercased().filter { $0 != "-" })
  }
}

/// One pending ``DiscoveryManager/find(where:timeout:)``.
struct DeviceSearch {
  let pick: @LoopActor ([DiscoveredDevice]) -> DiscoveredDevice?
  let continuation: CheckedContinuation<DiscoveredDevice?, any Error>
  let timer: LoopTimer
}
