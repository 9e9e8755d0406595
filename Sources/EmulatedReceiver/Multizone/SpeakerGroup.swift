import CastModel

/// The members of a group and what follows from them: the group's own volume, and who leads.
struct SpeakerGroup: Sendable, Hashable {
  private(set) var members: [GroupMember]
  /// The member that the group runs on; `nil` only without members.
  private(set) var leaderId: String?

  /// - Parameter leaderId: who leads; `nil`, or none of the members: whoever is elected.
  init(members: [GroupMember], leaderId: String? = nil) {
    self.members = members
    self.leaderId = leaderId
    self.electLeader()
  }

  // MARK: Members

  /// What putting a member in came to.
  enum Change: Hashable {
    case added, updated, none
  }

  /// Adds a member, or replaces the one of its id.
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

  /// Takes a member out; `false` if it was none.
  mutating func remove(_ deviceId: String) -> Bool {
    guard let index = self.members.firstIndex(where: { $0.deviceId == deviceId }) else { return false }
    self.members.remove(at: index)
    self.electLeader()
    return true
  }

  // MARK: Leader

  /// Keeps the leader while it is a member; else the member with the lowest id leads, so that all of them agree without talk.
  private mutating func electLeader() {
    guard !self.members.contains(where: { $0.deviceId == self.leaderId }) else { return }
    self.leaderId = self.members.map(\.deviceId).min()
  }

  /// Makes `deviceId` the leader; without one the next member in order of ids. `nil` if nothing changes.
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

  /// Sets one member's volume; `nil` if it is no member, otherwise the member and whether it changed.
  mutating func setVolume(of deviceId: String, level: Double?, muted: Bool?) -> (member: GroupMember, changed: Bool)? {
    guard let index = self.members.firstIndex(where: { $0.deviceId == deviceId }) else { return nil }
    let changed = self.members[index].volume.apply(level: level, muted: muted)
    return (self.members[index], changed)
  }
}
