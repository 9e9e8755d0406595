import CastModel
import CastTestSupport
import CastV2
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import Testing

@Suite(.timeLimit(.minutes(1)))
struct FleetTests {
  typealias Device = FleetDescription.Device

  /// Two speakers and their group.
  @LoopActor
  private static func downstairs(_ groupModel: String = "group") async throws -> Fleet {
    let ids = ["a", "b"].map { String(repeating: $0, count: 32) }
    return try await Fleet.start(
      FleetDescription(
        devices: [
          Device(model: "nest-mini", name: "Kitchen", id: ids[0], setupPorts: SetupPorts()),
          Device(model: "google-home", name: "Hall", id: ids[1], setupPorts: SetupPorts()),
        ],
        groups: [FleetDescription.Group(model: groupModel, name: "Downstairs", members: ["Kitchen", ids[1]])]))
  }

  @LoopActor
  private static func sender(to receiver: EmulatedReceiver) async throws -> TestSender {
    let sender = try await TestSender.connect(port: receiver.port)
    try sender.open()
    return sender
  }

  @LoopActor @Test func everyDeviceHasAPortAndAnIdOfItsOwn() async throws {
    var started = 0
    let fleet = try await Fleet.start(
      FleetDescription(count: 30, models: ["chromecast-3", "nest-mini"]), onStart: { _ in started += 1 })
    #expect(started == 30)
    #expect(Set(fleet.receivers.map(\.port)).count == 30)
    #expect(Set(fleet.receivers.map(\.configuration.device.id)).count == 30)
    #expect(fleet.receivers.map(\.configuration.device.friendlyName).prefix(2) == ["chromecast-3 1", "nest-mini 2"])
    let port = fleet.receivers[29].port
    await fleet.shutDown()
    #expect(fleet.receivers.isEmpty)
    await #expect(throws: (any Error).self) { try await TestSender.connect(port: port) }
  }

  @LoopActor @Test func portsThatAreNotDescribedCountFromTheFirst() async throws {
    let base = ReceiverConfiguration(port: 65_534)
    let description = FleetDescription(count: 3, models: ["nest-mini"])
    let error = await #expect(throws: ReceiverError.self) { _ = try await Fleet.start(description, base: base) }
    #expect(error?.message.contains("“nest-mini 3” needs a port beyond 65535") == true)
  }

  @LoopActor @Test func givenValuesPrecedeTheModels() async throws {
    let description = FleetDescription(count: 1, models: ["nest-mini"])
    let fleet = try await Fleet.start(description, adjust: { $0.showsIdleScreen = true })
    #expect(fleet.receivers[0].configuration.showsIdleScreen)
    #expect(fleet.receivers[0].configuration.device.model == "Google Nest Mini")
  }

  @LoopActor @Test func aGroupReportsItsMembers() async throws {
    let fleet = try await Self.downstairs()
    let sender = try await Self.sender(to: fleet.receivers[2])
    let status = try await sender.answer(to: try sender.request("GET_STATUS", "", .multizone))?["status"]
    #expect(status?["devices"]?.array?.map { $0["name"]?.string } == ["Kitchen", "Hall"])
    #expect(status?["devices"]?[0]?["capabilities"]?.integer == 199_172)
    #expect(status?["devices"]?[0]?["volume"] == ["level": 0.5, "muted": false])
    #expect(status?["isMultichannel"] == false)
    #expect(status?["playbackSession"]?["streamTransferSupported"] == true)
  }

  @LoopActor @Test func aStereoPairIsMultichannel() async throws {
    let fleet = try await Self.downstairs("stereo-pair")
    let sender = try await Self.sender(to: fleet.receivers[2])
    let status = try await sender.answer(to: try sender.request("GET_STATUS", "", .multizone))
    #expect(status?["status"]?["isMultichannel"] == true)
  }

  @LoopActor @Test func theGroupsVolumeScalesTheDevices() async throws {
    let fleet = try await Self.downstairs()
    let group = try await Self.sender(to: fleet.receivers[2])
    let kitchen = try await Self.sender(to: fleet.receivers[0])
    try group.request("SET_VOLUME", #","volume":{"level":0.25}"#)
    let update = try await group.message { $0["type"] == "DEVICE_UPDATED" }
    #expect(update?["device"]?["volume"]?["level"]?.number == 0.25)
    #expect(update?["requestId"] == 0)
    let told = try await kitchen.message { $0["type"] == "RECEIVER_STATUS" }
    #expect(told?["status"]?["volume"]?["level"]?.number == 0.25)
    #expect(fleet.receivers.map { $0.volume.level } == [0.25, 0.25, 0.25])
  }

  @LoopActor @Test func aMembersVolumeChangesThroughTheGroupAndAtTheDevice() async throws {
    let fleet = try await Self.downstairs()
    let group = try await Self.sender(to: fleet.receivers[2])
    let id = fleet.receivers[0].configuration.device.id
    let request = try group.request(
      "SET_DEVICE_VOLUME", ",\"deviceId\":\"\(id)\",\"volume\":{\"level\":1}", .multizone)
    let answer = try await group.answer(to: request)
    #expect(answer?["type"] == "MULTIZONE_STATUS")
    #expect(fleet.receivers[0].volume.level == 1)
    #expect(fleet.receivers[2].volume.level == 0.75)
    try group.request("SET_VOLUME", ",\"deviceId\":\"\(id)\",\"volume\":{\"muted\":true}", .multizone)
    let muted = try await group.message { $0["device"]?["volume"]?["muted"] == true }
    #expect(muted?["device"]?["deviceId"]?.string == id)
    #expect(fleet.receivers[0].volume.muted == true)
    // The knob at the other device.
    fleet.receivers[1].operate(.setVolume(level: 0, isMuted: nil))
    let turned = try await group.message { $0["device"]?["name"] == "Hall" }
    #expect(turned?["type"] == "DEVICE_UPDATED")
    #expect(fleet.receivers[2].volume.level == 0.5)
  }

  @LoopActor @Test func membersJoinAndLeave() async throws {
    let fleet = try await Self.downstairs()
    let group = try await Self.sender(to: fleet.receivers[2])
    // The answer says that the sender is known.
    _ = try await group.answer(to: try group.request("GET_STATUS"))
    let member = GroupMember(deviceId: String(repeating: "c", count: 32), name: "Bath", level: 0.2)
    fleet.receivers[2].putMember(member)
    let added = try await group.message { $0["type"] == "DEVICE_ADDED" }
    #expect(added?["device"]?["name"] == "Bath")
    try await fleet.receivers[2].removeMember(member.deviceId)
    let removed = try await group.message { $0["type"] == "DEVICE_REMOVED" }
    #expect(removed?["deviceId"]?.string == member.deviceId)
  }

  @LoopActor @Test func aMemberKnowsItsGroups() async throws {
    let fleet = try await Self.downstairs()
    let (kitchen, hall, group) = (fleet.receivers[0], fleet.receivers[1], fleet.receivers[2])
    let sender = try await Self.sender(to: kitchen)
    let groups = try await sender.answer(to: try sender.request("GET_CASTING_GROUPS", "", .multizone))
    #expect(groups?["type"] == "CASTING_GROUPS")
    // The lowest id leads; the other names it.
    for (receiver, leader) in [(kitchen, "self"), (hall, "127.0.0.1:\(kitchen.port)")] {
      let port = try #require(receiver.presence.setupTLSPort)
      let (_, body) = try await RawHTTPClient.get("/setup/eureka_info?params=multizone", port: port, tls: true)
      let listed = try JSONDocument(parsing: body).root.value["multizone"]?["groups"]?[0]
      #expect(listed?["name"] == "Downstairs")
      #expect(listed?["uuid"]?.string == group.configuration.device.id)
      #expect(listed?["cast_port"]?.integer == Int64(group.port))
      #expect(listed?["elected_leader"]?.string == leader)
    }
  }

  @LoopActor @Test func theLeaderMovesAndTheGroupWithIt() async throws {
    let fleet = try await Self.downstairs()
    let (hall, group) = (fleet.receivers[1], fleet.receivers[2])
    let (sender, port) = (try await Self.sender(to: group), group.port)
    #expect(group.leaderId == fleet.receivers[0].configuration.device.id)
    try await group.moveLeader()
    #expect(group.leaderId == hall.configuration.device.id)
    #expect(group.port != port)
    #expect(await sender.closure() != nil)
    #expect(hall.memberships.map(\.port) == [group.port])
    let again = try await Self.sender(to: group)
    let info = try await again.answer(to: try again.request("GET_DEVICE_INFO", "", .discovery))
    #expect(info?["deviceId"]?.string == group.configuration.device.id)
  }

  @LoopActor @Test func aRemovedMemberComesBackOnlyWhenItIsAdded() async throws {
    let fleet = try await Self.downstairs()
    let (kitchen, hall, group) = (fleet.receivers[0], fleet.receivers[1], fleet.receivers[2])
    try await group.removeMember(hall.configuration.device.id)
    #expect(hall.memberships.isEmpty)
    hall.operate(.setVolume(level: 0.9, isMuted: nil))
    #expect(group.members.map(\.deviceId) == [kitchen.configuration.device.id])
    try await group.reboot()
    #expect(hall.memberships.isEmpty && kitchen.memberships.count == 1)
    group.putMember(GroupMember(device: hall.configuration.device))
    #expect(hall.memberships.map(\.port) == [group.port])
  }

  @LoopActor @Test func aLeaderOnEveryAddressIsNamedAsTheSenderReachesIt() async throws {
    let ids = ["a", "b"].map { String(repeating: $0, count: 32) }
    let fleet = try await Fleet.start(
      FleetDescription(
        devices: ids.map { Device(model: "nest-mini", id: $0) },
        groups: [FleetDescription.Group(name: "Downstairs", members: ids)]),
      base: ReceiverConfiguration(host: "0.0.0.0"))
    let (leader, member) = (fleet.receivers[0], fleet.receivers[1])
    // Another address of this machine than the one in the ready line.
    let sender = try await TestSender.connect(host: "127.0.0.2", port: member.port)
    try sender.open()
    let request = #"{"type":"eureka_info","request_id":7,"params":["multizone"]}"#
    try sender.connection.send(
      CastMessage(sourceId: sender.senderId, destinationId: "receiver-0", namespace: .setup, text: request))
    let listed = try await sender.message { $0["type"] == "eureka_info" }?["data"]?["multizone"]?["groups"]?[0]
    #expect(listed?["elected_leader"]?.string == "127.0.0.2:\(leader.port)")
  }

  @LoopActor @Test func whenTheLeaderLeavesAnotherIsElected() async throws {
    let fleet = try await Self.downstairs()
    let (group, port) = (fleet.receivers[2], fleet.receivers[2].port)
    try await group.removeMember(fleet.receivers[0].configuration.device.id)
    #expect(group.leaderId == fleet.receivers[1].configuration.device.id)
    #expect(group.port != port)
  }

  @LoopActor @Test func onlyGroupsHaveALeaderToMove() async throws {
    let fleet = try await Self.downstairs()
    let error = await #expect(throws: ReceiverError.self) { try await fleet.receivers[0].moveLeader() }
    #expect(error?.code == .notAGroup)
  }

  @LoopActor
  @Test(arguments: [
    FleetDescription(devices: [Device(model: "toaster")]),
    FleetDescription(devices: [], groups: [FleetDescription.Group(name: "x", members: ["nobody"])]),
    FleetDescription(
      devices: [Device(model: "nest-mini", name: "a")],
      groups: [FleetDescription.Group(model: "nest-mini", name: "x", members: ["a"])]),
    FleetDescription(devices: [Device(model: "nest-mini", count: 1_025)]),
    FleetDescription(
      devices: [Device(model: "nest-mini", name: "a"), Device(model: "nest-mini", count: 1_023)],
      groups: [FleetDescription.Group(name: "x", members: ["a"])]),
    FleetDescription(devices: [Device(model: "nest-mini", count: 2, port: 65_535)]),
    FleetDescription(devices: [Device(model: "nest-mini", count: 2, setupPorts: SetupPorts(http: 65_535, https: 0))]),
  ])
  func whatCannotBeIsSaid(description: FleetDescription) async {
    let error = await #expect(throws: ReceiverError.self) { _ = try await Fleet.start(description) }
    #expect(error?.code == .invalidData)
  }

  @Test(arguments: [
    #"{"devices": [{"model": "x", "colour": "red"}]}"#, #"{"devices": [{"name": "x"}]}"#,
    #"{"devices": [{"model": "x", "count": 0}]}"#, #"{"devices": [{"model": "x", "id": "short"}]}"#,
    #"{"devices": [{"model": "x", "port": 70000}]}"#, #"{"groups": [{"name": "x", "members": []}]}"#, "[]",
  ])
  func mistakesInAFileAreSaid(json: String) throws {
    let document = try JSONDocument(parsing: json, policy: .strict)
    #expect(throws: JSONDecodingError.self) { try FleetDescription(json: document.root) }
  }
}
