import LoopIsolation
import NIOCore

extension DiscoveryManager {
  /// Where a device is now: asks anew instead of trusting what is listed (trap 57: identify by id, re-resolve at each
  /// connect).
  ///
  /// The order is the one to try: the newest announced service first, IPv4 before IPv6, configured addresses last. Never
  /// empty.
  ///
  /// - Throws: ``DiscoveryError`` (`noSuchDevice`; `unresolvable` with the first failure as the cause).
  public func freshEndpoints(for deviceId: String) async throws -> [DeviceEndpoint] {
    guard let device = self.device(id: deviceId) else {
      throw DiscoveryError(
        .noSuchDevice,
        "No device has the id '\(deviceId)': start discovery and wait for it, or add it by address."
      )
    }
    var endpoints: [DeviceEndpoint] = []
    var firstFailure: (any Error)?
    for result in await self.resolveAll(device) {
      switch result {
      case .success(let found): endpoints.append(contentsOf: found.filter { !endpoints.contains($0) })
      case .failure(let error): firstFailure = firstFailure ?? error
      }
    }
    guard !endpoints.isEmpty else {
      throw DiscoveryError(
        .unresolvable,
        "'\(device.friendlyName)' is known, but its address can't be resolved now: it may be switched off, or has left the"
          + " network.",
        cause: firstFailure
      )
    }
    return endpoints
  }

  /// Resolves every service and configured address at once; the results are in the order of preference.
  private func resolveAll(_ device: DiscoveredDevice) async -> [Result<[DeviceEndpoint], any Error>] {
    let lookUps =
      device.services.map { service in Task { @LoopActor in await self.resolve(service, of: device.deviceId) } }
      + device.configured.map { key in Task { @LoopActor in await self.resolve(key) } }
    return await withTaskCancellationHandler {
      var results: [Result<[DeviceEndpoint], any Error>] = []
      for lookUp in lookUps { results.append(await lookUp.value) }
      return results
    } onCancel: {
      for lookUp in lookUps { lookUp.cancel() }
    }
  }

  /// Asks every source at once; the first that knows the service answers, so that a daemon that hangs holds nobody up.
  private func resolve(_ service: CastService, of deviceId: String) async -> Result<[DeviceEndpoint], any Error> {
    let race = ServiceLookUpRace(service.key, sources: self.sources) { DiscoveredDevice.deviceId(of: $0) == deviceId }
    return await race.result().map { fresh in
      fresh.addresses.map { DeviceEndpoint(address: $0, port: fresh.port, host: fresh.host, origin: .dnssd) }
    }
  }

  private func resolve(_ key: ConfiguredDevice.Key) async -> Result<[DeviceEndpoint], any Error> {
    do {
      let found = try await NameResolver.resolve(
        host: key.host, port: Int(key.port), on: LoopActor.shared.eventLoop
      ).value()
      return .success(
        found.compactMap(\.ipAddress).map {
          DeviceEndpoint(address: $0, port: key.port, host: key.host, origin: .configured)
        }
      )
    } catch {
      return .failure(error)
    }
  }
}
