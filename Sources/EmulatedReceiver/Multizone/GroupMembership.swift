import JSONCodec

/// A group as one of its members knows it: what `eureka_info` says under `multizone` (cast.md 10).
public struct GroupMembership: Sendable, Hashable {
  /// The group's id: 32 hexadecimal digits.
  public var groupId: String
  public var name: String
  /// The id of the member that leads the group.
  public var leaderId: String
  /// Where the leader listens for the group, `host:port`.
  public var leaderAddress: String
  /// The port of the group's own socket.
  public var port: Int
  /// Whether the group was made on the fly.
  public var isDynamic: Bool
  /// Whether it plays each channel on another member.
  public var isMultichannel: Bool
  /// Whether the one who is asked leads it: then `elected_leader` is `self`.
  var isLedHere = false

  public init(
    groupId: String, name: String, leaderId: String, leaderAddress: String, port: Int, isDynamic: Bool = false,
    isMultichannel: Bool = false
  ) {
    self.groupId = groupId
    self.name = name
    self.leaderId = leaderId
    self.leaderAddress = leaderAddress
    self.port = port
    self.isDynamic = isDynamic
    self.isMultichannel = isMultichannel
  }

  /// The group as setup information lists it; the uuid has dashes there.
  var json: JSONValue {
    [
      "cast_port": .integer(Int64(self.port)), "channel_selection": 0,
      "elected_leader": .string(self.isLedHere ? "self" : self.leaderAddress),
      "multichannel_group": .bool(self.isMultichannel), "name": .string(self.name), "stereo_balance": 0,
      "uuid": .string(self.groupId),
    ]
  }
}
