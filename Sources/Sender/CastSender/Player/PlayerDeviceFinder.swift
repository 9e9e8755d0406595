public import CastDiscovery
import CastModel
public import LoopIsolation
public import NIOCore

/// The device that a call names, and how to connect to it.
public struct PlayerDevice: Sendable {
  /// The target for connecting.
  public let target: SessionTarget
  /// The device as known so far.
  public let device: DiscoveredDevice
  /// The link over which the device has just answered; a visit reuses it.
  var link: ProbedLink?
}

/// The search for the device that a user names.
@LoopActor
public struct PlayerDeviceFinder {
  /// The time for a device known only from an earlier run to answer at its old address, before the network is
  /// searched.
  static let patience = TimeAmount.milliseconds(300)
  /// The time for discovery to find a device, before it is probed at its old address without a time limit.
  static let grace = TimeAmount.milliseconds(50)

  private let context: CastContext
  private let names: DeviceNameStore
  private let addresses: AddressedDevices

  init(context: CastContext, names: DeviceNameStore, addresses: AddressedDevices) {
    self.context = context
    self.names = names
    self.addresses = addresses
  }

  /// Returns the device that `text` names. Without a text, it is the default device, or else that of a session, or
  /// else the only device in the network.
  ///
  /// - Parameters:
  ///   - text: An alias, an id, a name, or an address.
  ///   - currentSessionId: The caller's current session, used if the caller names no device.
  ///   - limit: The time limit of the search for a device that isn't known yet.
  ///   - startDiscovery: Called when the network must be searched.
  /// - Throws: ``CastErrorCode/deviceNotFound``, ``CastErrorCode/ambiguousDevice``, both with
  ///   ``CastError/missingDevice``.
  public func find(
    _ text: String?, currentSessionId: String?, within limit: TimeAmount,
    startDiscovery: @LoopActor () -> Void
  ) async throws(CastError) -> PlayerDevice {
    let names = await self.names.load()
    if let name = text ?? names.defaultDevice {
      return try await self.named(names.device(of: name) ?? name, within: limit, startDiscovery)
    }
    if let currentSessionId, let session = try? self.context.sessions.session(currentSessionId) {
      return PlayerDevice(target: session.link.target, device: session.device)
    }
    return try await self.onlyOne(within: limit, startDiscovery)
  }

  /// Returns the device that `text` names, an alias, an id, a name or an address, if it is known; never searches.
  public func known(_ text: String) -> DiscoveredDevice? {
    switch self.choice(self.names.names.device(of: text) ?? text) {
    case .device(let device): device
    case .address(let host, let port): try? self.context.sessions.device(for: .address(host, port: port))
    case .several, .none: nil
    }
  }

  // MARK: By a name

  private func named(
    _ text: String, within limit: TimeAmount, _ startDiscovery: @LoopActor () -> Void
  ) async throws(CastError) -> PlayerDevice {
    if let device = try await self.settled(self.choice(text), text) { return device }
    await self.context.deviceCache?.load()
    let first = self.choice(text)
    if let device = try await self.settled(first, text) { return device }
    let deadline = self.context.clock.now + limit
    var rejected: Set<String> = []
    if case .device(let cached) = first {
      // It is most likely at its old address, and reports its id there: probing is faster and cheaper than discovery.
      let patience = min(Self.patience, limit)
      let clock = self.context.clock
      switch await FirstOf.value(within: patience, clock: clock, of: { await self.whereabouts(of: cached) }) {
      case .isThere(let device)?: return device
      case .isGone?: rejected.insert(cached.deviceId)
      case nil: break
      }
    }
    startDiscovery()
    while let choice = try await self.look(for: text, until: deadline, without: rejected) {
      if let device = try await self.settled(choice, text) { return device }
      guard case .device(let cached) = choice else { continue }
      if case .isThere(let device) = await self.whereabouts(of: cached) { return device }
      rejected.insert(cached.deviceId)
    }
    throw self.notFound("No device with the id or name '\(text)'", text, within: limit)
  }

  /// Returns the text's meaning among the known devices.
  private func choice(_ text: String) -> DeviceChoice {
    DeviceChoice(text, among: self.ofSessions + self.discovery.devices)
  }

  /// Returns the device if the choice needs no search of the network.
  private func settled(_ choice: DeviceChoice, _ text: String) async throws(CastError) -> PlayerDevice? {
    switch choice {
    case .device(let device): return device.origin == .cached ? nil : self.usable(device)
    case .address(let host, let port):
      let target = SessionTarget.address(host, port: port)
      let device = try self.context.sessions.device(for: target)
      self.addresses.note(ConfiguredDevice.Key(host: host, port: port))
      return PlayerDevice(target: target, device: device)
    case .several(let devices):
      guard devices.contains(where: { $0.origin != .cached }) else { return nil }
      throw self.ambiguous("'\(text)' is the name of several devices: name one by its id.", devices)
    case .none:
      guard let key = self.addresses[text] else { return nil }
      let target = SessionTarget.address(key.host, port: key.port)
      return PlayerDevice(target: target, device: try self.context.sessions.device(for: target))
    }
  }

  /// Waits until discovery has found a device for the text.
  private func look(
    for text: String, until deadline: NIODeadline, without rejected: Set<String>
  ) async throws(CastError) -> DeviceChoice? {
    let (context, clock) = (self.context, self.context.clock)
    let graceEnd = clock.now + Self.grace
    return try await self.watch(until: max(deadline, rejected.isEmpty ? graceEnd : deadline)) {
      // A device that is announced again may have a new address.
      let devices = context.discovery.devices.filter { $0.origin != .cached || !rejected.contains($0.deviceId) }
      let choice = DeviceChoice(text, among: devices)
      switch choice {
      case .device(let device) where device.origin == .cached:
        return clock.now < graceEnd ? .undecided(until: graceEnd) : .decided(choice)
      case .several(let several) where several.allSatisfy({ $0.origin == .cached }): return .undecided(until: nil)
      case .none: return .undecided(until: nil)
      default: return .decided(choice)
      }
    }
  }

  // MARK: The only one

  private func onlyOne(
    within limit: TimeAmount, _ startDiscovery: @LoopActor () -> Void
  ) async throws(CastError) -> PlayerDevice {
    startDiscovery()
    let (context, clock) = (self.context, self.context.clock)
    let devices = try await self.watch(until: clock.now + limit) {
      () -> DiscoveryManager.Finding<[DiscoveredDevice]> in
      let seen = context.discovery.confirmedDevices
      if seen.count > 1 { return .decided(seen) }
      let end = context.discovery.settlesAt
      guard !seen.isEmpty else { return .undecided(until: nil) }
      return end.map { $0 > clock.now } == true ? .undecided(until: end) : .decided(seen)
    }
    let seen = devices ?? context.discovery.confirmedDevices
    if seen.count == 1 { return self.usable(seen[0]) }
    guard seen.isEmpty else {
      throw self.ambiguous("There are several devices: pass `device`, or set a default.", seen)
    }
    // A device known from an earlier run may be out of multicast's reach.
    let cached = context.discovery.devices
    if cached.count == 1, case .isThere(let device) = await self.whereabouts(of: cached[0]) { return device }
    throw self.notFound("No device", nil, within: limit)
  }

  // MARK: Parts

  private var discovery: DiscoveryManager { self.context.discovery }

  /// The devices of sessions that discovery doesn't list.
  private var ofSessions: [DiscoveredDevice] {
    self.context.sessions.standing.map(\.device).filter { self.discovery.device(id: $0.deviceId) == nil }
  }

  private func usable(_ device: DiscoveredDevice) -> PlayerDevice {
    guard self.discovery.device(id: device.deviceId) != nil else {
      if let key = device.configured.first { self.addresses.note(key) }
      let session = self.context.sessions.sessions.first { $0.device.deviceId == device.deviceId }
      return PlayerDevice(target: session?.link.target ?? .device(device.deviceId), device: device)
    }
    return PlayerDevice(target: .device(device.deviceId), device: device)
  }

  /// The result of probing a device known from an earlier run.
  private enum Whereabouts: Sendable {
    case isThere(PlayerDevice)
    case isGone
  }

  /// Probes whether the device of an earlier run is still at its address, rather than another device.
  private func whereabouts(of device: DiscoveredDevice) async -> Whereabouts {
    self.context.settleOptions()
    let (probe, link) = await self.context.probeKeepingLink(host: device.address, port: device.port)
    guard probe.succeeded, probe.identity.map({ DeviceID.isSame($0.deviceId, device.deviceId) }) ?? true else {
      return .isGone
    }
    let target = SessionTarget.address(device.address, port: device.port)
    return .isThere(PlayerDevice(target: target, device: device, link: link))
  }

  private func watch<Value: Sendable>(
    until deadline: NIODeadline, _ decide: @escaping @LoopActor () -> DiscoveryManager.Finding<Value>
  ) async throws(CastError) -> Value? {
    do throws(DiscoveryError) {
      return try await self.discovery.watch(timeout: max(deadline - self.context.clock.now, .zero), decide)
    } catch {
      throw CastError(.requestCancelled, error.message, cause: error)
    }
  }

  private func notFound(_ problem: String, _ text: String?, within limit: TimeAmount) -> CastError {
    let missing = MissingDevice(
      text, names: { [$0.friendlyName, $0.announcedId ?? $0.deviceId] }, among: self.discovery.confirmedDevices)
    var error = CastError(
      .deviceNotFound, "\(problem) was found within \(limit.seconds) seconds. \(missing.advice)")
    error.missingDevice = missing
    return error
  }

  private func ambiguous(_ problem: String, _ devices: [DiscoveredDevice]) -> CastError {
    let missing = MissingDevice(nil, names: { [$0.friendlyName] }, among: devices)
    var error = CastError(.ambiguousDevice, "\(problem) \(missing.advice)")
    error.missingDevice = missing
    return error
  }
}

/// The addresses that clients named instead of devices, by the ids that answers give to such devices. Discovery
/// doesn't list them, so this table lets a client use that id in later calls.
@LoopActor
final class AddressedDevices {
  /// The limit of addresses; the one that was named longest ago is dropped.
  private static let maximum = 64

  private var keys: [ConfiguredDevice.Key] = []

  /// Returns the address with the synthesised id `id`.
  subscript(id: String) -> ConfiguredDevice.Key? {
    guard DeviceID.isRegular(id) else { return nil }
    return self.keys.last { DeviceID.isSame(DiscoveredDevice.synthesisedId(of: $0), id) }
  }

  /// Keeps an address that a client named.
  func note(_ key: ConfiguredDevice.Key) {
    self.keys.removeAll { $0 == key }
    self.keys = self.keys.suffix(Self.maximum - 1) + [key]
  }
}
