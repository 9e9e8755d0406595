public import CastModel
import JSONCodec
import TextFormats

/// The members of a group, with the resulting volume and leader.
struct SpeakerGroup: Sendable, Hashable {
  private(set) var members: [GroupMember]
  /// The member that the group runs on; `nil` only without members.
  private(set) var leaderId: String?

  /// - Parameter leaderId: the leader; `nil`, or an id of no member: the elected one.
  init(members: [GroupMember], leaderId: String? = nil) {
    self.members = members
    self.leaderId = leaderId
    self.electLeader()
  }

  // MARK: Members

  /// The effect of adding or replacing a member.
  enum Change: Hashable {
    case added, updated, none
  }

  /// Adds a member, or replaces the one with its id.
  mutating func put(_ member: GroupMember) -> Change {
    guard let index = self.members.firstIndex(where: { $0.deviceId == member.deviceId }) else {
      self.members.append(member)
      self.electLeader()
      return .added
    }
    guard self.members[index] != member else { return .none }
    self.members[index] = member
    return .updated
  }

  /// Removes a member; returns `false` if there is none with this id.
  mutating func remove(_ deviceId: String) -> Bool {
    guard let index = self.members.firstIndex(where: { $0.deviceId == deviceId }) else { return false }
    self.members.remove(at: index)
    self.electLeader()
    return true
  }

  // MARK: Leader

  /// Keeps the leader while it is a member; else the member with the lowest id leads, so that all of them agree
  /// without messages.
  private mutating func electLeader() {
    guard !self.members.contains(where: { $0.deviceId == self.leaderId }) else { return }
    self.leaderId = self.members.map(\.deviceId).min()
  }

  /// Makes `deviceId` the leader, or by default the next member in order of ids. Returns `nil` if nothing changes.
  mutating func moveLeader(to deviceId: String? = nil) -> String? {
    let ids = self.members.map(\.deviceId).sorted()
    let next = deviceId ?? ids.first { $0 > self.leaderId ?? "" } ?? ids.first
    guard let next, next != self.leaderId, ids.contains(next) else { return nil }
    self.leaderId = next
    return next
  }

  // MARK: Volume

  /// The group's volume: the mean of its members', muted if all are.
  var level: Double {
    guard !self.members.isEmpty else { return 0 }
    return self.members.map(\.level).reduce(0, +) / Double(self.members.count)
  }

  var isMuted: Bool { !self.members.isEmpty && self.members.allSatisfy(\.isMuted) }

  /// Sets the group's volume: the members' levels keep their ratios as far as 0 and 1 allow.
  ///
  /// - Returns: The members that changed.
  mutating func setVolume(level: Double?, muted: Bool?) -> [GroupMember] {
    let before = self.level
    var changed: [GroupMember] = []
    for index in self.members.indices {
      let wanted = level.map { before > 0 ? self.members[index].level * $0 / before : $0 }
      if self.members[index].volume.apply(level: wanted, muted: muted) { changed.append(self.members[index]) }
    }
    return changed
  }

  /// Sets one member's volume; returns the member and whether it changed, or `nil` if there is no such member.
  mutating func setVolume(of deviceId: String, level: Double?, muted: Bool?) -> (member: GroupMember, changed: Bool)? {
    guard let index = self.members.firstIndex(where: { $0.deviceId == deviceId }) else { return nil }
    let changed = self.members[index].volume.apply(level: level, muted: muted)
    return (self.members[index], changed)
  }
}

/// One speaker of a group, as MULTIZONE_STATUS reports it (cast.md 8).
public struct GroupMember: Sendable, Hashable {
  /// The speaker's id in SET_DEVICE_VOLUME and DEVICE_REMOVED: 32 hexadecimal digits, as in its TXT record.
  public var deviceId: String
  /// The speaker's friendly name, which senders show.
  public var name: String
  /// The speaker's capabilities, the number `capabilities` on the wire (cast.md 8).
  public var capabilities: DeviceCapabilities
  /// The speaker's volume; a fixed one ignores levels.
  public var volume: VolumeBehavior

  /// Creates a member, by default a speaker with `master` volume at the level 0.5, not muted.
  public init(
    deviceId: String, name: String, capabilities: DeviceCapabilities = .speaker,
    volume: VolumeBehavior = VolumeBehavior(controlType: .master, level: 0.5)
  ) {
    self.deviceId = deviceId
    self.name = name
    self.capabilities = capabilities
    self.volume = volume
  }

  /// Creates a member with its level from 0 to 1.
  public init(
    deviceId: String, name: String, capabilities: DeviceCapabilities = .speaker, level: Double, isMuted: Bool = false
  ) {
    self.init(
      deviceId: deviceId, name: name, capabilities: capabilities,
      volume: VolumeBehavior(controlType: .master, level: level, isMuted: isMuted))
  }

  /// Creates a member from a device.
  public init(device: ReceiverDevice) {
    self.init(
      deviceId: device.id, name: device.friendlyName, capabilities: device.capabilities, volume: device.volume)
  }

  /// The speaker's level, from 0 to 1; MULTIZONE_STATUS carries it as `volume.level`.
  public var level: Double { self.volume.level }
  /// Whether the speaker is muted, independent of its level; MULTIZONE_STATUS carries it as `volume.muted`.
  public var isMuted: Bool { self.volume.isMuted }

  var json: JSONValue {
    [
      "deviceId": .string(self.deviceId), "name": .string(self.name),
      "capabilities": .integer(self.capabilities.rawValue),
      "volume": ["level": .number(self.level), "muted": .bool(self.isMuted)],
    ]
  }
}

/// A group from the view of one of its members, as `eureka_info` lists it under `multizone` (cast.md 10).
public struct GroupMembership: Sendable, Hashable {
  /// The group's id: 32 hexadecimal digits.
  var groupId: String
  /// The group's name, for people; `eureka_info` lists it as `name`.
  public var name: String
  /// The id of the member that leads the group.
  public var leaderId: String
  /// The leader's own address, `host:port`; the group listens on ``port``.
  var leaderAddress: String
  /// The leader's port if it is on this machine and listens on every address; `nil` otherwise.
  var localLeaderPort: Int?
  /// The port of the group's own socket.
  public var port: Int
  /// Whether the group was made on the fly.
  var isDynamic = false
  /// Whether each channel plays on another member.
  public var isMultichannel: Bool
  /// Whether the answering device leads the group: then `elected_leader` is `self`.
  var isLedHere = false

  /// Creates a membership in a group, for the member's ``EmulatedReceiver/memberships``.
  ///
  /// - Parameters:
  ///   - groupId: 32 hexadecimal digits.
  ///   - leaderAddress: the leader's own address, `host:port`.
  public init(
    groupId: String, name: String, leaderId: String, leaderAddress: String, port: Int, isMultichannel: Bool = false
  ) {
    self.groupId = groupId
    self.name = name
    self.leaderId = leaderId
    self.leaderAddress = leaderAddress
    self.port = port
    self.isMultichannel = isMultichannel
  }

  /// Returns the group as the setup information lists it; its `uuid` is ``groupId``, unchanged.
  ///
  /// A leader that listens on every address is listed with the one that received the request, since its sender can
  /// connect to that.
  func json(requestedAt address: String) -> JSONValue {
    let leader = self.localLeaderPort.map { URLHost.withPort(address, $0) } ?? self.leaderAddress
    return [
      "cast_port": .integer(Int64(self.port)), "channel_selection": 0,
      "elected_leader": .string(self.isLedHere ? "self" : leader),
      "multichannel_group": .bool(self.isMultichannel), "name": .string(self.name), "stereo_balance": 0,
      "uuid": .string(self.groupId),
    ]
  }
}
