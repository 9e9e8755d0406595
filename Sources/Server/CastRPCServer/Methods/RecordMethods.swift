import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation

/// `record.*`: recordings of devices.
@LoopActor
final class RecordMethods: RecordService {
  private let context: CastContext
  private let publisher: NotificationPublisher
  private let sessions: SessionFinder
  private let devices: DeviceFinder
  private let center: RecordingCenter

  init(
    context: CastContext, publisher: NotificationPublisher, sessions: SessionFinder, devices: DeviceFinder,
    center: RecordingCenter
  ) {
    self.context = context
    self.publisher = publisher
    self.sessions = sessions
    self.devices = devices
    self.center = center
  }

  func start(_ params: RecordStartParams, _ call: JSONRPCCallContext) async throws -> RecordingInfo {
    let client = try self.publisher.client(of: call.peer)
    let device = try await self.device(params, call)
    // Without discovery the recording would lack the device's announcements.
    client.discovery.hasStarted = true
    self.context.discovery.start()
    return try await self.center.start(params, of: device, by: client)
  }

  private func device(_ params: RecordStartParams, _ call: JSONRPCCallContext) async throws -> DiscoveredDevice {
    if let sessionId = params.sessionId {
      guard params.device == nil else {
        throw APIError.invalid(
          "params.device", "given together with sessionId", "A device is recorded, or that of a session.")
      }
      return try self.sessions.session(sessionId, call).device
    }
    let found = try await self.devices.find(PlayerTarget(device: params.device), call)
    return await self.identified(found.device)
  }

  /// Returns the device with the name and id that it reports, if it was named by an address alone: the recording must
  /// redact both.
  private func identified(_ device: DiscoveredDevice) async -> DiscoveredDevice {
    let isKnown =
      self.context.discovery.device(id: device.deviceId) != nil
      || self.context.sessions.sessions.contains { $0.device.deviceId == device.deviceId }
    guard !isKnown else { return device }
    let identity = await self.context.probe(host: device.address, port: device.port).identity
    guard let identity, !identity.deviceId.isEmpty else { return device }
    return device.identified(as: identity)
  }

  func stop(_ params: RecordStopParams, _ call: JSONRPCCallContext) async throws -> RecordingInfo {
    try await self.center.stop(params.recordingId)
  }

  func list(_ params: RecordListParams, _ call: JSONRPCCallContext) async throws -> RecordListResult {
    RecordListResult(recordings: self.center.infos)
  }
}
