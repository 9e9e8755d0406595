import CastDiscovery
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import NIOCore

/// Finds the device that a call names.
@LoopActor
struct DeviceFinder {
  let context: CastContext
  let player: CastPlayer
  let publisher: NotificationPublisher
  let sessions: SessionFinder

  /// Finds the device that a call is for; starts discovery and searches if the device isn't known.
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

  /// Returns the target of a call that names a device by id, name or address. Searches for a device that wasn't seen in
  /// this run, and restores discovery's previous state afterwards.
  ///
  /// - Parameter limit: How long to search, in seconds.
  /// - Throws: `DeviceNotFound`.
  func target(
    _ address: DeviceAddress, within limit: Double?, _ call: JSONRPCCallContext
  ) async throws -> SessionTarget {
    guard case .device(let text) = address else { return address.target }
    if let device = self.context.sessions.device(idNotName: text) { return .device(device.deviceId) }
    return try await self.context.discovery.whileSearching {
      .device(try await self.context.sessions.find(text, within: TimeAmount(seconds: limit ?? 5)).deviceId)
    }
  }
}
