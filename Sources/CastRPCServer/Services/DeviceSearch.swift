import CastDiscovery
import LoopIsolation
import NIOCore

/// Waits for the first device that fits.
@LoopActor
final class DeviceSearch {
  private var continuation: CheckedContinuation<DiscoveredDevice?, Never>?

  private init() {}

  /// The first device that `isWanted`, now or within `timeout`; `nil` when the time is over or the task was cancelled.
  static func first(
    in discovery: DiscoveryManager, within timeout: TimeAmount, where isWanted: @escaping (DiscoveredDevice) -> Bool
  ) async -> DiscoveredDevice? {
    if let device = discovery.devices.first(where: isWanted) { return device }
    let search = DeviceSearch()
    let listener = discovery.addListener { event in
      guard case .didChangeList(let change) = event else { return }
      if case .removed = change { return }
      if isWanted(change.device) { search.finish(change.device) }
    }
    let timer = LoopActor.shared.eventLoop.scheduleTask(in: timeout) {
      LoopActor.assumeIsolated { search.finish(nil) }
    }
    defer {
      timer.cancel()
      discovery.removeListener(listener)
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(returning: nil) }
        search.continuation = continuation
      }
    } onCancel: {
      LoopActor.shared.eventLoop.execute { LoopActor.assumeIsolated { search.finish(nil) } }
    }
  }

  private func finish(_ device: DiscoveredDevice?) {
    self.continuation?.resume(returning: device)
    self.continuation = nil
  }
}
