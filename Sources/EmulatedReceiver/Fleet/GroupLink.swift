import CastDiscovery
import CastModel
import LoopIsolation

/// Keeps a group and its members of one mind: volumes both ways, and where the group is to be found.
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
          guard case .deviceVolumeChanged = event, let member else { return }
          self?.group.putMember(GroupMember(receiver: member))
        })
    }
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

  /// A sender changed a member's volume at the group.
  private func tell(_ member: GroupMember) {
    guard let receiver = self.members.first(where: { $0.configuration.device.id == member.deviceId }) else { return }
    receiver.operate(.setVolume(level: member.level, isMuted: member.isMuted))
  }

  private func updateMemberships() {
    let device = self.group.configuration.device
    let leaderId = self.group.leaderId ?? ""
    let leader = self.members.first { $0.configuration.device.id == leaderId }
    let address = leader.map { "\($0.presence.host):\($0.port)" } ?? ""
    for member in self.members {
      var membership = GroupMembership(
        groupId: device.id, name: device.friendlyName, leaderId: leaderId, leaderAddress: address,
        port: self.group.port, isMultichannel: device.capabilities.contains(.multiChannelGroup))
      membership.isLedHere = member.configuration.device.id == leaderId
      member.memberships = member.memberships.filter { $0.groupId != device.id } + [membership]
    }
  }
}

extension GroupMember {
  /// The receiver as a member, with the volume that it has now.
  @LoopActor
  init(receiver: EmulatedReceiver) {
    self.init(device: receiver.configuration.device)
    if let level = receiver.volume.level { self.volume.level = level }
    if let muted = receiver.volume.muted { self.volume.isMuted = muted }
  }
}
