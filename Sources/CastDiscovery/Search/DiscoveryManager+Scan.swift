public import NIOCore

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
