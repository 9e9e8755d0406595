import LoopIsolation
public import NIOCore

extension DiscoveryManager {
  /// The device that an id or a friendly name means, as soon as it is known (`findDeviceWithUniqueID`).
  ///
  /// Answers at once if the device is listed, with nil after `timeout`. Several searches may be under way, unlike in the
  /// SDK. Discovery isn't started by this.
  ///
  /// - Throws: ``DiscoveryError`` (`cancelled`) if the task is cancelled.
  public func find(_ idOrName: String, timeout: TimeAmount) async throws -> DiscoveredDevice? {
    let query = DeviceQuery(idOrName)
    if let device = query.first(in: self.devices) { return device }
    let id = self.makeId()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(throwing: DiscoveryManager.searchCancelled) }
        let timer = self.clock.schedule(at: self.clock.now + timeout) { [weak self] in
          self?.searches.removeValue(forKey: id)?.continuation.resume(returning: nil)
        }
        self.searches[id] = DeviceSearch(query: query, continuation: continuation, timer: timer)
      }
    } onCancel: {
      Task { @LoopActor in self.cancelSearch(id) }
    }
  }

  /// Ends the searches whose device is listed now.
  func answerSearches() {
    for (id, search) in self.searches {
      guard let device = search.query.first(in: self.devices) else { continue }
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
