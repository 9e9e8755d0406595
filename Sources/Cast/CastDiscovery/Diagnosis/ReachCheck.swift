package import CastModel
import Glibc
package import LoopIsolation
import MulticastDNS
import NIOCore
import NIOPosix

/// Checks whether known devices can be connected to: one TCP connection per address, closed as soon as it is open.
@LoopActor
package struct ReachCheck {
  /// The most devices that are tried.
  static let maximumDevices = 16
  /// The most addresses of one device that are tried.
  private static let maximumAddresses = 4
  /// The time limit for all connections: a host of the local network answers within milliseconds, a sleeping one
  /// within a second.
  private nonisolated static let timeout = TimeAmount.milliseconds(1_500)

  /// Connects to one address; replaced in tests.
  package typealias Connect = @LoopActor (_ host: String, _ port: UInt16) async -> ReachOutcome

  private let connect: Connect

  package init(connect: @escaping Connect = { await ReachCheck.connect($0, $1) }) {
    self.connect = connect
  }

  /// Checks the devices concurrently. The results are in the order in which the devices were chosen.
  func results(_ devices: [DiscoveredDevice]) async -> [DeviceReach] {
    let links = NetworkLink.all()
    let tasks = Self.chosen(of: devices).map { device in
      LoopActor.task { await self.result(device, links) }
    }
    var results: [DeviceReach] = []
    for task in tasks { results.append(await task.value) }
    return results
  }

  /// Returns the devices to check: those that answered, then those added by address, then those of an earlier run.
  /// Half of the places are reserved for devices that haven't answered.
  static func chosen(of devices: [DiscoveredDevice]) -> [DiscoveredDevice] {
    let answered = devices.filter { $0.origin == .dnssd }
    let others =
      devices.filter { $0.origin == .configured } + devices.filter { $0.origin == .provided }
      + devices.filter { $0.origin == .cached }
    let room = self.maximumDevices - min(others.count, self.maximumDevices / 2)
    let first = answered.prefix(room)
    return Array(first) + others.prefix(self.maximumDevices - first.count)
  }

  private func result(_ device: DiscoveredDevice, _ links: [NetworkLink]) async -> DeviceReach {
    let hosts = device.addresses.isEmpty ? [device.host] : Array(device.addresses.prefix(Self.maximumAddresses))
    let tasks = hosts.map { host in LoopActor.task { await self.connect(host, device.port) } }
    var outcomes: [(host: String, outcome: ReachOutcome)] = []
    for (host, task) in zip(hosts, tasks) { outcomes.append((host, await task.value)) }
    let best = outcomes.first { $0.outcome == .reached } ?? outcomes[0]
    let literal = best.host.split(separator: "%").first.flatMap { InternetAddress(text: String($0)) }
    return DeviceReach(
      deviceId: device.deviceId, friendlyName: device.friendlyName, host: best.host, port: Int64(device.port),
      source: DeviceSource(rawValue: device.origin.rawValue), outcome: best.outcome,
      isInLocalNetwork: literal.map { address in links.contains { $0.contains(address) } } ?? false)
  }

  /// Connects to one address.
  private static func connect(_ host: String, _ port: UInt16) async -> ReachOutcome {
    let eventLoop = LoopActor.shared.eventLoop
    let outcome = eventLoop.makePromise(of: ReachOutcome.self)
    let timer = eventLoop.scheduleTask(in: self.timeout) { outcome.succeed(.silent) }
    NameResolver.resolve(host: host, port: Int(port), on: eventLoop).whenComplete { result in
      guard case .success(let addresses) = result, let address = addresses.first else {
        return outcome.succeed(.unresolved)
      }
      ClientBootstrap(group: eventLoop).connectTimeout(self.timeout).connect(to: address).whenComplete { result in
        switch result {
        case .success(let channel):
          channel.close(promise: nil)
          outcome.succeed(.reached)
        case .failure(let error): outcome.succeed(self.outcome(of: error))
        }
      }
    }
    defer { timer.cancel() }
    return (try? await outcome.futureResult.value()) ?? .silent
  }

  private nonisolated static func outcome(of error: any Error) -> ReachOutcome {
    guard let error = error as? IOError else { return .silent }
    switch error.errnoCode {
    case ECONNREFUSED: return .refused
    case EHOSTUNREACH, ENETUNREACH, EHOSTDOWN, ENETDOWN, EADDRNOTAVAIL, EINVAL, EACCES, EPERM: return .noRoute
    default: return .silent
    }
  }
}
