import DNSSD
import LoopIsolation
import NIOCore

extension DiscoveryManager {
  /// Returns the device's current endpoints: resolves again instead of trusting the list (trap 57: identify by id,
  /// re-resolve at each connect).
  ///
  /// They are in the order in which to try them: the newest announced service first, IPv4 before IPv6, configured
  /// addresses last. Never empty.
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
    var known: Set<DeviceEndpoint> = []
    var firstFailure: (any Error)?
    for result in await self.resolveAll(device) {
      switch result {
      case .success(let found): endpoints.append(contentsOf: found.filter { known.insert($0).inserted })
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

  /// Resolves every service and configured address concurrently; the results are in the order of preference.
  private func resolveAll(_ device: DiscoveredDevice) async -> [Result<[DeviceEndpoint], any Error>] {
    let lookUps =
      device.services.map { service in LoopActor.task { await self.resolve(service, of: device.deviceId) } }
      + device.configured.map { key in LoopActor.task { await self.resolve(key) } }
    return await withTaskCancellationHandler {
      var results: [Result<[DeviceEndpoint], any Error>] = []
      for lookUp in lookUps { results.append(await lookUp.value) }
      return results
    } onCancel: {
      for lookUp in lookUps { lookUp.cancel() }
    }
  }

  /// Asks every source at once and uses the first answer, so that a daemon that hangs causes no delay.
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

/// One look-up by every source at once; the first good answer ends it.
@LoopActor
final class ServiceLookUpRace {
  private let key: CastService.Key
  private let sources: [any DiscoverySource]
  private let isGood: (CastService) -> Bool
  private var tasks: [Task<Void, Never>] = []
  private var failure: any Error
  private let waiter = Waiter<Result<CastService, any Error>, Never>()
  private var runningCount = 0

  /// - Parameter isGood: false for an answer about another device that now has the instance's name.
  init(_ key: CastService.Key, sources: [any DiscoverySource], isGood: @escaping (CastService) -> Bool) {
    self.key = key
    self.sources = sources
    self.isGood = isGood
    self.failure = DiscoveryError(.unresolvable, "No source knows the service '\(key)'.")
  }

  /// Returns the answer, or the last failure. All look-ups have ended when it returns.
  func result() async -> Result<CastService, any Error> {
    guard !self.sources.isEmpty, !Task.isCancelled else { return .failure(self.failure) }
    self.runningCount = self.sources.count
    self.tasks = self.sources.map { source in LoopActor.task { await self.ask(source) } }
    return await self.waiter.value { self.finish(.failure(self.failure)) }
  }

  private func ask(_ source: any DiscoverySource) async {
    do {
      let service = try await source.resolve(self.key)
      if self.isGood(service) { return self.finish(.success(service)) }
      self.failure = DiscoveryError(.unresolvable, "The service '\(self.key)' belongs to another device now.")
    } catch {
      self.failure = error
    }
    self.runningCount -= 1
    if self.runningCount == 0 { self.finish(.failure(self.failure)) }
  }

  private func finish(_ result: Result<CastService, any Error>) {
    guard self.waiter.finish(.success(result)) else { return }
    for task in self.tasks { task.cancel() }
    self.tasks = []
  }
}

/// One way to reach a device: an address to connect to.
public struct DeviceEndpoint: Sendable, Hashable {
  /// An address literal; a link-local IPv6 address carries its scope (`fe80::1%eth0`).
  public let address: String
  /// The TCP port.
  public let port: UInt16
  /// The host name that the address belongs to, for messages.
  public let host: String
  /// The origin of the address.
  public let origin: DeviceOrigin
}
