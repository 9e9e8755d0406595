public import Logging
public import LoopIsolation
import NIOCore

/// Many receivers in one process, and the groups that they form.
///
/// Each has a port of its own. ``shutDown()`` ends them.
@LoopActor
public final class Fleet {
  /// The devices, in the order of their description; groups come after them.
  public private(set) var receivers: [EmulatedReceiver] = []
  private var links: [GroupLink] = []

  /// So many daemons' references one process can have, with some left for browsing (Platform page: 254, a thread and five
  /// descriptors each).
  public nonisolated static let maximumAdvertised = 200

  /// How many are started at a time: each advertisement takes a second, and the daemon's library a thread for it.
  private static let batch = 32

  /// Starts the devices, then the groups; all listen when this returns.
  ///
  /// - Parameters:
  ///   - base: what all have in common: address, apps, faults, certificates.
  ///   - onStart: called with each receiver once it listens.
  /// - Throws: ``ReceiverError`` with `invalidData` for an unknown model or member, and what ``EmulatedReceiver/start(_:logger:)`` throws.
  public static func start(
    _ description: FleetDescription, models: DeviceModels = .builtIn,
    base: ReceiverConfiguration = .testing(), logger: Logger = Logger(label: "cast.receiver"),
    onStart: @escaping @LoopActor @Sendable (EmulatedReceiver) -> Void = { _ in }
  ) async throws -> Fleet {
    let fleet = Fleet()
    do {
      var plan = FleetPlan(models: models, base: base)
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
        Task { @LoopActor in try await EmulatedReceiver.start(configuration, logger: logger) }
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
