import CastModel
import Logging
import LoopIsolation
import NIOCore

// A receiver as a group of speakers, and as a speaker in groups.
extension EmulatedReceiver {
  /// The group's members, with their volumes.
  public var members: [GroupMember] { self.core.group.members }

  /// The member that the group runs on; `nil` for a device that is no group.
  public var leaderId: String? { self.core.group.leaderId }

  /// Adds a member to the group, or changes the one with its id; notifies the senders.
  public func putMember(_ member: GroupMember) {
    self.change { $0.putMember(member) }
    self.onMembersChange?()
  }

  /// Removes a member from the group, and notifies the senders. If it led, the group moves to another leader.
  ///
  /// - Throws: the errors of binding the new port.
  public func removeMember(_ deviceId: String) async throws {
    let leader = self.leaderId
    self.change { $0.removeMember(deviceId) }
    self.onMembersChange?()
    guard leader == deviceId, let elected = self.leaderId else { return }
    try await self.move(to: elected)
  }

  /// Makes another member lead the group, which moves to another port with the same id; its senders are disconnected.
  ///
  /// Returns when the group is reachable at its new address (cast.md 9, traps 57 and 58).
  ///
  /// - Parameter deviceId: the member; `nil` for the next one.
  /// - Throws: ``ReceiverError`` with `notAGroup` for a device that is no group, or for an id of no member or of the
  ///   current leader.
  public func moveLeader(to deviceId: String? = nil) async throws {
    try await self.move(to: try self.chooseLeader(deviceId))
  }

  /// Makes another member lead once the loop is free: the fault ``Fault/moveLeader(to:)``.
  func moveLeaderSoon(to deviceId: String?) throws {
    let elected = try self.chooseLeader(deviceId)
    LoopActor.task {
      do {
        try await self.move(to: elected)
      } catch {
        self.logger.error("leader move failed", metadata: ["error": "\(error)"])
      }
    }
  }

  private func chooseLeader(_ deviceId: String?) throws(ReceiverError) -> String {
    guard self.configuration.device.capabilities.contains(.multizoneGroup) else {
      throw ReceiverError(.notAGroup, "“\(self.configuration.device.friendlyName)” is no group: it has no leader.")
    }
    // The group may be described without its members; then any device can be named.
    guard !self.members.isEmpty else { return deviceId ?? "" }
    var elected: String?
    self.change { core in
      elected = core.group.moveLeader(to: deviceId)
      return []
    }
    guard let elected else {
      throw ReceiverError(
        .notAGroup, "“\(deviceId ?? "nobody else")” can't lead “\(self.configuration.device.friendlyName)”.")
    }
    return elected
  }

  private func move(to leaderId: String) async throws {
    self.observed(.leaderMoved(deviceId: leaderId))
    try await self.reboot(port: 0)
  }

  /// The groups that the device belongs to, as in its setup information.
  public var memberships: [GroupMembership] {
    get { self.core.memberships }
    set {
      self.change { core in
        core.memberships = newValue
        return []
      }
    }
  }
}
