import CastModel
import CastV2
import JSONCodec

extension ReceiverCore {
  /// Handles the multizone namespace, of a group and of a member (cast.md 8).
  mutating func handleMultizoneRequest(_ request: PlatformRequest) -> [ReceiverAction] {
    switch request.type {
    case .getStatus: [self.answer(self.multizoneStatus(request.requestId), on: .multizone, to: request.sender)]
    case .getCastingGroups: [self.answer(self.castingGroups(request.requestId), on: .multizone, to: request.sender)]
    case .setDeviceVolume, .setVolume: self.setMemberVolume(request)
    default: []
    }
  }

  private func multizoneStatus(_ requestId: Int64) -> WireMessage {
    let session = self.application?.media?.session
    let isVideo = session?.targetItem?.media?.contentType?.lowercased().hasPrefix("video/") ?? false
    let status: JSONValue = [
      "devices": .array(self.group.members.map(\.json)),
      "isMultichannel": .bool(self.configuration.device.capabilities.contains(.multiChannelGroup)),
      "playbackSession": [
        "appAllowsGrouping": .bool(self.application?.definition.playsMedia ?? true), "isVideoContent": .bool(isVideo),
        "streamTransferSupported": true,
      ],
    ]
    return WireMessage(type: .multizoneStatus, requestId: requestId) { $0.member("status", status) }
  }

  /// Returns the groups that the device belongs to. Senders ignore the content, which no source describes.
  private func castingGroups(_ requestId: Int64) -> WireMessage {
    let groups: [JSONValue] = self.memberships.map { group in
      ["deviceId": .string(group.groupId), "name": .string(group.name), "leaderDeviceId": .string(group.leaderId)]
    }
    return WireMessage(type: .castingGroups, requestId: requestId) {
      $0.member("status", ["groups": .array(groups)] as JSONValue)
    }
  }

  private mutating func setMemberVolume(_ request: PlatformRequest) -> [ReceiverAction] {
    guard let data = try? SetMemberVolumeRequestData(json: request.node),
      data.volume.level != nil || data.volume.muted != nil,
      let (member, hasChanged) = self.group.setVolume(
        of: data.deviceId, level: data.volume.level, muted: data.volume.muted)
    else {
      return [
        self.answer(
          WireMessage.invalidRequest(.invalidParameters, requestId: request.requestId), on: .multizone,
          to: request.sender)
      ]
    }
    let answer = self.answer(self.multizoneStatus(request.requestId), on: .multizone, to: request.sender)
    guard hasChanged else { return [answer] }
    return [answer] + self.membersChanged([member]) + self.groupVolumeChanged()
  }

  // MARK: The group's own volume

  /// Sets the device's volume; a group's scales its members (cast.md 8). Doesn't notify senders of the receiver
  /// namespace.
  mutating func applyVolume(level: Double?, muted: Bool?) -> [ReceiverAction] {
    guard !self.group.members.isEmpty else {
      _ = self.volume.apply(level: level, muted: muted)
      return []
    }
    let changed = self.group.setVolume(level: level.map { min(max($0, 0), 1) }, muted: muted)
    guard !changed.isEmpty else { return [] }
    self.volume.level = self.group.level
    self.volume.isMuted = self.group.isMuted
    return self.membersChanged(changed)
  }

  /// Updates the group's volume after a member's has changed, and notifies the senders.
  private mutating func groupVolumeChanged() -> [ReceiverAction] {
    guard self.volume.level != self.group.level || self.volume.isMuted != self.group.isMuted else { return [] }
    self.volume.level = self.group.level
    self.volume.isMuted = self.group.isMuted
    return self.statusBroadcast(except: nil)
      + [.event(.deviceVolumeChanged(level: self.volume.level, muted: self.volume.isMuted))]
  }

  private func membersChanged(_ members: [GroupMember]) -> [ReceiverAction] {
    members.flatMap { member in
      self.tellEveryone(.deviceUpdated) { $0.member("device", member.json) } + [.event(.memberChanged(member))]
    }
  }

  private func tellEveryone(
    _ type: CastMessageType, members: @escaping @Sendable (inout JSONWriter) -> Void
  ) -> [ReceiverAction] {
    self.deliver(
      WireMessage(type: type, members: members), on: .multizone, from: CastEndpointID.receiver,
      to: .everyone(except: nil))
  }

  // MARK: Changes of members

  /// Adds a speaker that joined the group, or updates one whose volume was changed at the device, for example.
  mutating func putMember(_ member: GroupMember) -> [ReceiverAction] {
    switch self.group.put(member) {
    case .none: return []
    case .added:
      return self.tellEveryone(.deviceAdded) { $0.member("device", member.json) } + self.groupVolumeChanged()
    case .updated:
      return self.tellEveryone(.deviceUpdated) { $0.member("device", member.json) } + self.groupVolumeChanged()
    }
  }

  /// Removes a speaker that left the group.
  mutating func removeMember(_ deviceId: String) -> [ReceiverAction] {
    guard self.group.remove(deviceId) else { return [] }
    return self.tellEveryone(.deviceRemoved) { $0.member("deviceId", deviceId) } + self.groupVolumeChanged()
  }
}
