import CastModel
import Testing

@testable import EmulatedReceiver

@Suite struct SpeakerGroupTests {
  private static func member(_ id: String, _ level: Double = 0.5, fixed: Bool = false) -> GroupMember {
    GroupMember(
      deviceId: id, name: id.uppercased(),
      volume: VolumeBehavior(controlType: fixed ? .fixed : .master, level: level))
  }

  @Test func theGroupsVolumeIsTheMeanOfItsMembers() {
    let group = SpeakerGroup(members: [Self.member("a", 0.2), Self.member("b", 0.6)])
    #expect(abs(group.level - 0.4) < 1e-9)
    #expect(!group.isMuted)
    #expect(SpeakerGroup(members: []).level == 0)
    #expect(!SpeakerGroup(members: []).isMuted)
  }

  @Test(
    arguments: [
      // Levels keep their ratio.
      ([0.2, 0.6], 0.2, [0.1, 0.3]), ([0.2, 0.6], 0.6, [0.3, 0.9]),
      // As far as 1 allows.
      ([0.2, 0.8], 1.0, [0.4, 1.0]),
      // From nothing there is no ratio.
      ([0.0, 0.0], 0.5, [0.5, 0.5]), ([0.5, 0.5], 0.0, [0.0, 0.0]),
    ] as [([Double], Double, [Double])])
  func settingTheGroupScalesItsMembers(levels: [Double], level: Double, expected: [Double]) {
    var group = SpeakerGroup(members: zip(["a", "b"], levels).map { Self.member($0, $1) })
    _ = group.setVolume(level: level, muted: nil)
    for (member, expected) in zip(group.members, expected) { #expect(abs(member.level - expected) < 1e-9) }
  }

  @Test func aFixedMemberIgnoresLevelsAndCanBeMuted() {
    var group = SpeakerGroup(members: [Self.member("a", 0.5), Self.member("b", 1, fixed: true)])
    let turned = group.setVolume(level: 0.375, muted: nil)
    #expect(turned.map(\.deviceId) == ["a"])
    #expect(group.members.map(\.level) == [0.25, 1])
    let muted = group.setVolume(level: nil, muted: true)
    #expect(muted.map(\.deviceId) == ["a", "b"])
    #expect(group.isMuted)
  }

  @Test func oneMembersVolume() {
    var group = SpeakerGroup(members: [Self.member("a"), Self.member("b")])
    let first = group.setVolume(of: "a", level: 2, muted: nil)
    #expect(first?.member.level == 1)
    let second = group.setVolume(of: "a", level: 1, muted: nil)
    #expect(second?.changed == false)
    let stranger = group.setVolume(of: "x", level: 1, muted: nil)
    #expect(stranger == nil)
  }

  @Test func membersComeChangeAndGo() {
    var group = SpeakerGroup(members: [Self.member("b")])
    #expect(group.put(Self.member("a")) == .added)
    #expect(group.put(Self.member("a")) == .none)
    #expect(group.put(Self.member("a", 0.1)) == .updated)
    let hasGone = group.remove("a")
    #expect(hasGone)
    let hasGoneAgain = group.remove("a")
    #expect(!hasGoneAgain)
  }

  @Test func theLeaderStaysUntilItGoesAndThenTheLowestIdLeads() {
    var group = SpeakerGroup(members: [Self.member("c"), Self.member("b")])
    #expect(group.leaderId == "b")
    _ = group.put(Self.member("a"))
    #expect(group.leaderId == "b")
    _ = group.remove("b")
    #expect(group.leaderId == "a")
    _ = group.remove("a")
    _ = group.remove("c")
    #expect(group.leaderId == nil)
    #expect(SpeakerGroup(members: [Self.member("a"), Self.member("b")], leaderId: "b").leaderId == "b")
    #expect(SpeakerGroup(members: [Self.member("a"), Self.member("b")], leaderId: "x").leaderId == "a")
  }

  @Test func leadershipMovesInTurnOrToWhoIsNamed() {
    var group = SpeakerGroup(members: ["a", "b", "c"].map { Self.member($0) })
    #expect(group.moveLeader() == "b")
    #expect(group.moveLeader() == "c")
    #expect(group.moveLeader() == "a")
    #expect(group.moveLeader(to: "c") == "c")
    #expect(group.moveLeader(to: "c") == nil)
    #expect(group.moveLeader(to: "x") == nil)
    var alone = SpeakerGroup(members: [Self.member("a")])
    #expect(alone.moveLeader() == nil)
  }
}
