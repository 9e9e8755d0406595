import CastAdvertising
import CastModel
import Glibc
public import Logging
public import LoopIsolation
import NIOCore
import TextFormats

/// Many receivers in one process, and their groups.
///
/// Each receiver has its own port. ``shutDown()`` ends them all.
@LoopActor
public final class Fleet {
  /// The devices, in the order of their description; groups come after them.
  public private(set) var receivers: [EmulatedReceiver] = []
  private var links: [GroupLink] = []

  /// The number of receivers started at a time: each advertisement takes a second, and the daemon's library a thread
  /// for it.
  private static let batch = 32

  /// Starts the devices, then the groups; all listen when this returns.
  ///
  /// - Parameters:
  ///   - base: the common configuration: address, apps, faults, certificates. Devices whose ports aren't described
  ///     count theirs from its ports.
  ///   - adjust: changes each configuration after the model has been applied, for values that precede the model's.
  ///   - onStart: called with each receiver once it listens.
  /// - Throws: ``ReceiverError`` with `invalidData` for an unknown model or member, and the errors of
  ///   ``EmulatedReceiver/start(_:logger:)``.
  public static func start(
    _ description: FleetDescription, models: DeviceModels = .builtIn,
    base: ReceiverConfiguration = .testing(), logger: Logger = Logger(label: "cast.receiver"),
    adjust: @escaping (inout ReceiverConfiguration) throws -> Void = { _ in },
    onStart: @escaping @LoopActor @Sendable (EmulatedReceiver) -> Void = { _ in }
  ) async throws -> Fleet {
    try description.checkCount()
    let fleet = Fleet()
    do {
      var plan = FleetPlan(models: models, base: base, adjust: adjust)
      try await fleet.start(try plan.devices(description.devices), logger: logger, onStart: onStart)
      for group in description.groups {
        let members = try fleet.members(named: group.members)
        let leader = try group.leader.map { try fleet.members(named: [$0]) }?.first
        let configuration = try plan.group(group, members: members, leader: leader)
        try await fleet.start([configuration], logger: logger, onStart: onStart)
        if let receiver = fleet.receivers.last { fleet.links.append(GroupLink(group: receiver, members: members)) }
      }
    } catch {
      await fleet.shutDown()
      throw error
    }
    return fleet
  }

  private init() {}

  /// Ends every receiver.
  public func shutDown() async {
    self.links = []
    let receivers = self.receivers
    self.receivers = []
    for receiver in receivers { await receiver.shutDown() }
  }

  private func start(
    _ configurations: [ReceiverConfiguration], logger: Logger,
    onStart: @escaping @LoopActor @Sendable (EmulatedReceiver) -> Void
  ) async throws {
    var waiting = configurations[...]
    while !waiting.isEmpty {
      let batch = waiting.prefix(Self.batch)
      waiting = waiting.dropFirst(Self.batch)
      let tasks = batch.map { configuration in
        LoopActor.task { try await EmulatedReceiver.start(configuration, logger: logger) }
      }
      var failure: (any Error)?
      for task in tasks {
        do {
          let receiver = try await task.value
          self.receivers.append(receiver)
          onStart(receiver)
        } catch {
          failure = failure ?? error
        }
      }
      if let failure { throw failure }
    }
  }

  private func members(named names: [String]) throws(ReceiverError) -> [EmulatedReceiver] {
    var members: [EmulatedReceiver] = []
    for name in names {
      guard
        let member = self.receivers.first(where: {
          let device = $0.configuration.device
          return device.id == name || device.friendlyName == name
        })
      else { throw ReceiverError(.invalidData, "There is no device “\(name)” to be in a group.") }
      members.append(member)
    }
    return members
  }
}

/// Builds each receiver's configuration from a fleet's description.
struct FleetPlan {
  let models: DeviceModels
  let base: ReceiverConfiguration
  let adjust: (inout ReceiverConfiguration) throws -> Void
  private var devices = 0

  init(
    models: DeviceModels, base: ReceiverConfiguration,
    adjust: @escaping (inout ReceiverConfiguration) throws -> Void
  ) {
    self.models = models
    self.base = base
    self.adjust = adjust
  }

  /// Returns the configurations of `devices`, each of which may represent several.
  mutating func devices(_ devices: [FleetDescription.Device]) throws -> [ReceiverConfiguration] {
    var configurations: [ReceiverConfiguration] = []
    for device in devices {
      let model = try self.models.model(device.model)
      for number in 0..<device.count {
        var configuration = self.base
        let index = self.devices
        self.devices += 1
        let name = device.name ?? "\(model.name) \(self.devices)"
        model.apply(
          to: &configuration, id: device.id ?? ReceiverDevice.randomID(),
          name: device.count == 1 ? name : "\(name) \(number + 1)")
        try self.adjust(&configuration)
        let basePort = self.base.port == 0 ? 0 : self.base.port + index
        configuration.port = device.port == 0 ? basePort : device.port + number
        configuration.setupPorts = device.setupPorts?.shifted(by: number) ?? self.base.setupPorts?.shifted(by: index)
        let ports = [configuration.port, configuration.setupPorts?.http ?? 0, configuration.setupPorts?.https ?? 0]
        guard ports.allSatisfy({ $0 <= 65_535 }) else {
          throw ReceiverError(
            .invalidData, "“\(configuration.device.friendlyName)” needs a port beyond 65535: begin with lower ones.")
        }
        configurations.append(configuration)
      }
    }
    return configurations
  }

  /// Returns the configuration of a group of running receivers.
  @LoopActor
  mutating func group(
    _ group: FleetDescription.Group, members: [EmulatedReceiver], leader: EmulatedReceiver?
  ) throws -> ReceiverConfiguration {
    let model = try self.models.model(group.model)
    guard model.capabilities.contains(.multizoneGroup) else {
      throw ReceiverError(.invalidData, "“\(model.name)” is no model of a group.")
    }
    var configuration = self.base
    model.apply(to: &configuration, id: group.id ?? ReceiverDevice.randomID(), name: group.name)
    try self.adjust(&configuration)
    configuration.device.members = members.map(GroupMember.init(receiver:))
    configuration.device.leaderId = leader?.configuration.device.id
    configuration.port = group.port
    // A group's setup information is that of the device that leads it.
    configuration.setupPorts = nil
    return configuration
  }
}

/// Synchronises a group and its members: volumes in both directions, and the group's address.
@LoopActor
final class GroupLink {
  private let group: EmulatedReceiver
  private let members: [EmulatedReceiver]
  private var observations: [ReceiverObservation] = []

  init(group: EmulatedReceiver, members: [EmulatedReceiver]) {
    self.group = group
    self.members = members
    for member in members {
      self.observations.append(
        member.observe { [weak self, weak member] event in
          guard case .deviceVolumeChanged = event, let member, self?.isMember(member) == true else { return }
          self?.group.putMember(GroupMember(receiver: member))
        })
    }
    group.onMembersChange = { [weak self] in self?.updateMemberships() }
    self.observations.append(
      group.observe { [weak self] event in
        switch event {
        case .memberChanged(let member): self?.tell(member)
        case .ready, .leaderMoved: self?.updateMemberships()
        default: break
        }
      })
    self.updateMemberships()
  }

  /// Applies to the device a member's volume that changed through the group.
  private func tell(_ member: GroupMember) {
    guard let receiver = self.members.first(where: { $0.configuration.device.id == member.deviceId }) else { return }
    receiver.operate(.setVolume(level: member.level, isMuted: member.isMuted))
  }

  /// Whether a device is still in the group.
  private func isMember(_ device: EmulatedReceiver) -> Bool {
    self.group.members.contains { $0.deviceId == device.configuration.device.id }
  }

  private func updateMemberships() {
    let device = self.group.configuration.device
    let leaderId = self.group.leaderId ?? ""
    let leader = self.members.first { $0.configuration.device.id == leaderId }
    let address = leader.map { URLHost.withPort($0.presence.host, $0.port) } ?? ""
    for member in self.members {
      let others = member.memberships.filter { $0.groupId != device.id }
      guard self.isMember(member) else {
        member.memberships = others
        continue
      }
      var membership = GroupMembership(
        groupId: device.id, name: device.friendlyName, leaderId: leaderId, leaderAddress: address,
        port: self.group.port, isMultichannel: device.capabilities.contains(.multiChannelGroup))
      membership.isLedHere = member.configuration.device.id == leaderId
      if let leader, leader.configuration.listensOnEveryAddress { membership.localLeaderPort = leader.port }
      member.memberships = others + [membership]
    }
  }
}

extension GroupMember {
  /// Creates a member from a receiver, with its current volume.
  @LoopActor
  init(receiver: EmulatedReceiver) {
    self.init(device: receiver.configuration.device)
    if let level = receiver.volume.level { self.volume.level = level }
    if let muted = receiver.volume.muted { self.volume.isMuted = muted }
  }
}

/// The process's limit of open files and sockets.
public enum DescriptorLimit {
  /// Raises the limit to the system's maximum: hundreds of devices, each with its senders, need more than the usual
  /// 1,024.
  ///
  /// - Returns: The limit from now on; `nil` if it can't be read.
  @discardableResult
  public static func raise() -> UInt? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
    limit.rlim_cur = limit.rlim_max
    _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return UInt(limit.rlim_cur)
  }
}
