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
      Task { @LoopActor in self.cancelSearch(id) }
    }
  }

  /// The devices that this run has seen, or that a client named by their address.
  public var confirmedDevices: [DiscoveredDevice] { self.devices.filter { $0.origin != .cached } }

  /// Ends the searches whose device is listed now.
  func answerSearches() {
    guard !self.searches.isEmpty else { return }
    let devices = self.confirmedDevices
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
