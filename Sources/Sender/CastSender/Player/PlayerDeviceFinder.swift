public import CastDiscovery
import CastModel
public import LoopIsolation
public import NIOCore

/// The device that a call is for, and the way to it.
public struct PlayerDevice: Sendable {
  /// What to connect to.
  public let target: SessionTarget
  /// The device as it is known.
  public let device: DiscoveredDevice
  /// The link on which it has just said that it is there: a visit goes on with it.
  let link: ProbedLink?

  init(target: SessionTarget, device: DiscoveredDevice, link: ProbedLink? = nil) {
    self.target = target
    self.device = device
    self.link = link
  }
}

/// Finds the device that people mean.
@LoopActor
public struct PlayerDeviceFinder {
  /// How long a device that only an earlier run knew may take to answer where it was before the network is asked for it.
  static let patience = TimeAmount.milliseconds(300)
  /// How long the network may take to say where it is before it is asked where it was, whatever that takes.
  static let grace = TimeAmount.milliseconds(50)

  private let context: CastContext
  private let names: DeviceNameStore

  init(context: CastContext, names: DeviceNameStore) {
    self.context = context
    self.names = names
  }

  /// The device that `text` names; `nil`: the default device, or else that of a session, or else the only one there is.
  ///
  /// - Parameters:
  ///   - text: An alias, an id, a name, or an address.
  ///   - currentSessionId: The session that the caller means where it names none.
  ///   - limit: How long to look for a device that isn't known yet.
  ///   - startDiscovery: Called when the network has to be asked.
  /// - Throws: ``CastErrorCode/deviceNotFound``, ``CastErrorCode/ambiguousDevice``, both with ``CastError/missingDevice``.
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
      // It is most likely where it was, and says its id there: that is sooner known, and cheaper, than what the network has to say.
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

  /// What the text means among the devices that are known.
  private func choice(_ text: String) -> DeviceChoice {
    DeviceChoice(text, among: self.ofSessions + self.discovery.devices)
  }

  /// What is decided without asking the network.
  private func settled(_ choice: DeviceChoice, _ text: String) async throws(CastError) -> PlayerDevice? {
    switch choice {
    case .device(let device): return device.origin == .cached ? nil : self.usable(device)
    case .address(let host, let port):
      let target = SessionTarget.address(host, port: port)
      return PlayerDevice(target: target, device: try self.context.sessions.device(for: target))
    case .several(let devices):
      guard devices.contains(where: { $0.origin != .cached }) else { return nil }
      throw self.ambiguous("'\(text)' is the name of several devices: name one by its id.", devices)
    case .none: return nil
    }
  }

  /// Waits until a text means something.
  private func look(
    for text: String, until deadline: NIODeadline, without rejected: Set<String>
  ) async throws(CastError) -> DeviceChoice? {
    let (context, clock) = (self.context, self.context.clock)
    let graceEnd = clock.now + Self.grace
    return try await self.watch(until: max(deadline, rejected.isEmpty ? graceEnd : deadline)) {
      let devices = context.discovery.devices.filter { !rejected.contains($0.deviceId) }
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
    // An earlier run knew it, and it may be one that multicast doesn't reach.
    let cached = context.discovery.devices
    if cached.count == 1, case .isThere(let device) = await self.whereabouts(of: cached[0]) { return device }
    throw self.notFound("No device", nil, within: limit)
  }

  // MARK: Parts

  private var discovery: DiscoveryManager { self.context.discovery }

  /// The devices of sessions that discovery doesn't list.
  private var ofSessions: [DiscoveredDevice] {
    self.context.sessions.sessions.map(\.device).filter { self.discovery.device(id: $0.deviceId) == nil }
  }

  private func usable(_ device: DiscoveredDevice) -> PlayerDevice {
    guard self.discovery.device(id: device.deviceId) != nil else {
      let session = self.context.sessions.sessions.first { $0.device.deviceId == device.deviceId }
      return PlayerDevice(target: session?.link.target ?? .device(device.deviceId), device: device)
    }
    return PlayerDevice(target: .device(device.deviceId), device: device)
  }

  /// What became of a device that an earlier run knew.
  private enum Whereabouts: Sendable {
    case isThere(PlayerDevice)
    case isGone
  }

  /// Asks whether the device that an earlier run knew is still where it was, and no other has its address by now.
  private func whereabouts(of device: DiscoveredDevice) async -> Whereabouts {
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
      text, names: { [$0.friendlyName, $0.deviceId] }, among: self.discovery.confirmedDevices)
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
