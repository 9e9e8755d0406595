import LoopIsolation

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
    let services = device.services
    let configured = device.configured
    return await withTaskGroup(of: (Int, Result<[DeviceEndpoint], any Error>).self) { group in
      for (index, service) in services.enumerated() {
        group.addTask { (index, await self.resolve(service, of: device.deviceId)) }
      }
      for (index, key) in configured.enumerated() {
        group.addTask { (services.count + index, await self.resolve(key)) }
      }
      var results: [(Int, Result<[DeviceEndpoint], any Error>)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func resolve(_ service: CastService, of deviceId: String) async -> Result<[DeviceEndpoint], any Error> {
    var failure: any Error = DiscoveryError(.unresolvable, "No source knows the service '\(service.key)'.")
    for source in self.sources {
      do {
        let fresh = try await source.resolve(service.key)
        // The instance may belong to another device by now: then its address would be the wrong one.
        guard DiscoveredDevice.deviceId(of: fresh) == deviceId else {
          failure = DiscoveryError(.unresolvable, "The service '\(service.key)' belongs to another device now.")
          continue
        }
        return .success(
          fresh.addresses.map {
            DeviceEndpoint(address: $0, port: fresh.port, host: fresh.host, origin: .dnssd)
          }
        )
      } catch {
        failure = error
      }
    }
    return .failure(failure)
  }

  private func resolve(_ key: ConfiguredDevice.Key) async -> Result<[DeviceEndpoint], any Error> {
    do {
      return .success(
        try await HostResolver.addresses(of: key.host).map {
          DeviceEndpoint(address: $0, port: key.port, host: key.host, origin: .configured)
        }
      )
    } catch {
      return .failure(error)
    }
  }
}
