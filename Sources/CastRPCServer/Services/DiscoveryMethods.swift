import CastDiscovery
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import NIOCore

/// `discovery.*`: finding receivers.
@LoopActor
final class DiscoveryMethods: DiscoveryService {
  private let context: CastContext
  private var discovery: DiscoveryManager { self.context.discovery }

  init(context: CastContext) { self.context = context }

  func start(_ params: DiscoveryStartParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo {
    self.discovery.start()
    if let failure = await self.unavailability() { throw failure }
    return DiscoveryInfo(self.context)
  }

  /// Why nothing can be discovered, if that is so.
  private func unavailability() async -> APIError? {
    let sources = await self.discovery.diagnose().sources
    guard !sources.contains(where: \.isReachable) else { return nil }
    return APIError.discoveryUnavailable(sources.compactMap(\.lastError).first)
  }

  func stop(_ params: DiscoveryStopParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo {
    self.discovery.stop()
    return DiscoveryInfo(self.context)
  }

  func list(_ params: DiscoveryListParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo {
    DiscoveryInfo(self.context)
  }

  func get(_ params: DiscoveryGetParams, _ call: JSONRPCCallContext) async throws -> Device {
    guard let device = self.discovery.device(id: params.deviceId) else { throw Self.unknownDevice(params.deviceId) }
    return Device(device)
  }

  func find(_ params: DiscoveryFindParams, _ call: JSONRPCCallContext) async throws -> Device {
    let name = params.friendlyName?.lowercased()
    let isWanted = { @Sendable (device: DiscoveredDevice) in
      (params.deviceId.map { DeviceID.isSame($0, device.deviceId) } ?? true)
        && (name == nil || device.friendlyName.lowercased() == name)
    }
    if let device = try await self.discovery.find(where: isWanted, timeout: .zero) { return Device(device) }
    self.discovery.start()
    if let failure = await self.unavailability() { throw failure }
    let timeout = TimeAmount(seconds: params.timeout ?? 10)
    if let device = try await self.discovery.find(where: isWanted, timeout: timeout) { return Device(device) }
    let wanted = params.deviceId.map { "the id '\($0)'" } ?? params.friendlyName.map { "the name '\($0)'" }
    throw APIError(
      .deviceNotFound,
      "No device\(wanted.map { " with \($0)" } ?? "") was found within \(params.timeout ?? 10) seconds. "
        + "discovery.diagnose says more.")
  }

  func addDevice(_ params: DiscoveryAddDeviceParams, _ call: JSONRPCCallContext) async throws -> Device {
    let port = params.port.flatMap { UInt16(exactly: $0) } ?? ConfiguredDevice.defaultPort
    let id = try self.discovery.addConfiguredDevice(
      ConfiguredDevice(host: params.host, port: port, name: params.friendlyName, deviceId: params.deviceId))
    guard let device = self.discovery.device(id: id) else { throw Self.unknownDevice(id) }
    return Device(device)
  }

  func removeDevice(_ params: DiscoveryRemoveDeviceParams, _ call: JSONRPCCallContext) async throws {
    guard let device = self.discovery.device(id: params.deviceId), !device.configured.isEmpty else {
      throw APIError(
        .deviceNotFound, "No device with the id '\(params.deviceId)' was added by its address.")
    }
    for key in device.configured { self.discovery.removeConfiguredDevice(key) }
  }

  private static func unknownDevice(_ id: String) -> APIError {
    APIError(
      .deviceNotFound, "No device has the id '\(id)': start discovery and wait for it, or add it by its address.")
  }

  func diagnose(
    _ params: DiscoveryDiagnoseParams, _ call: JSONRPCCallContext
  ) async throws -> CastRPCProtocol.DiscoveryDiagnosis {
    var diagnosis = CastRPCProtocol.DiscoveryDiagnosis(await self.discovery.diagnose())
    if let host = params.host { diagnosis.probe = await self.probe(host, port: params.port ?? 8009) }
    return diagnosis
  }

  private func probe(_ host: String, port: Int64) async -> ProbeResult {
    do {
      let elapsed = try await self.context.probe(host: host, port: UInt16(exactly: port) ?? 8009)
      return ProbeResult(host: host, port: port, succeeded: true, elapsedMs: elapsed.nanoseconds / 1_000_000)
    } catch {
      return ProbeResult(
        host: host, port: port, succeeded: false, error: APIError(error).info, elapsedMs: error.elapsedMs ?? 0)
    }
  }
}
