import CastDiscovery
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import NIOCore

/// Finds the device that a call means.
@LoopActor
struct DeviceFinder {
  let context: CastContext
  let player: CastPlayer
  let publisher: NotificationPublisher
  let sessions: SessionFinder

  /// The device that a call is for; it is looked for if it isn't known, then discovery is begun.
  ///
  /// - Throws: `DeviceNotFound`, or `AmbiguousDevice`.
  func find(_ target: PlayerTarget, _ call: JSONRPCCallContext) async throws -> PlayerDevice {
    let client = try self.publisher.client(of: call.peer)
    return try await self.player.devices.find(
      target.device, currentSessionId: self.sessions.currentId(of: client),
      within: TimeAmount(seconds: target.searchTimeout ?? 5)
    ) {
      client.discovery.hasStarted = true
      self.context.discovery.start()
    }
  }
}
