import CastTestSupport
import DNSSD
import CastDiscovery
import CastSender
import EmulatedReceiver
import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import Testing

@testable import CastRPCServer

/// The devices as several clients of one server see them.
@Suite(.timeLimit(.minutes(1))) @LoopActor struct DiscoveryClientsTests {
  private let source = FakeSource(name: "test")
  private let server: CastRPCServer
  private let discovery: DiscoveryManager

  init() {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    self.discovery = DiscoveryManager(sources: [self.source], logger: logger)
    let context = CastContext(discovery: self.discovery, logger: logger)
    self.server = CastRPCServer(context: context, processId: 1, logger: logger) {}
  }

  private func client() async throws -> TestClient {
    let client = try await TestClient(self.server, isStdio: false)
    try await client.call("events.subscribe", ["topics": ["discovery.*"]])
    return client
  }

  private func ids(_ client: TestClient) async throws -> [String] {
    try await client.call("discovery.list")["devices"]?.array?.compactMap { $0["announcedId"]?.string } ?? []
  }

  private static let criteria: JSONObject = ["criteria": ["applicationIds": ["abcd1234"]]]

  /// Other criteria let more devices match, so pending searches are evaluated again, with the client's new criteria.
  @Test func criteriaMayChangeWhileTheClientSearches() async throws {
    let client = try await self.client()
    self.source.announce("a", name: "A")
    let search = Task { @LoopActor in await client.failure("discovery.find", ["friendlyName": "B", "timeout": 0.5]) }
    await Task.yield()
    for params in [Self.criteria, ["criteria": ["applicationIds": ["CC1AD845"]]], [:]] {
      try await client.call("discovery.start", params)
    }
    try await client.call("discovery.stop")
    #expect(await search.value?.name == "DeviceNotFound")
    await self.server.shutDown()
  }

  @Test func eachClientSeesItsMatchingDevices() async throws {
    let all = try await self.client()
    let some = try await self.client()
    try await all.call("discovery.start")
    try await some.call("discovery.start", Self.criteria)
    #expect(self.source.subtypes == ["_ABCD1234"])
    self.source.announce("a", name: "A")
    self.source.announce("b", name: "B")
    self.source.announce("b", subtype: "_ABCD1234", isAdded: true)
    let inserted = await some.event("discovery.didInsertDevice")
    #expect(inserted["index"] == 0 && inserted["device"]?["announcedId"] == "b")
    #expect(inserted["device"]?["applicationIds"] == ["ABCD1234"])
    #expect(try await self.ids(all) == ["a", "b"])
    #expect(try await self.ids(some) == ["b"])
    #expect(try await some.call("discovery.find", ["timeout": 0])["announcedId"] == "b", "any device that fits")
    #expect(try await some.call("discovery.find", ["deviceId": "a", "timeout": 0])["announcedId"] == "a", "by its id")

    self.source.announce("b", subtype: "_ABCD1234", isAdded: false)
    #expect(await some.event("discovery.didRemoveDevice")["index"] == 0)
    #expect(!all.eventNames.contains("discovery.didRemoveDevice"))
    let diagnosis = try await some.call("discovery.diagnose")
    #expect(diagnosis["finding"] == "ALL_LEFT_OUT" && diagnosis["leftOut"]?.array?.count == 2)
    #expect(diagnosis["summary"]?.array?.isEmpty == false)
  }

  @Test func otherCriteriaAreEditsOfTheList() async throws {
    let client = try await self.client()
    try await client.call("discovery.start")
    self.source.announce("a", name: "A")
    self.source.announce("b", name: "B")
    self.source.announce("b", subtype: "_ABCD1234", isAdded: true)
    let started = try await client.call("discovery.start", Self.criteria)
    #expect(started["devices"]?.array?.count == 1)
    #expect(await client.event("discovery.didRemoveDevice")["device"]?["announcedId"] == "a")
    try await client.call("discovery.start")
    _ = await client.event("discovery.didInsertDevice") { $0["device"]?["announcedId"] == "a" && $0["index"] == 0 }
    #expect(try await self.ids(client) == ["a", "b"] && self.source.subtypes == [])
  }

  @Test func runsWhileAClientWantsIt() async throws {
    let one = try await self.client()
    let two = try await self.client()
    try await one.call("discovery.start")
    try await two.call("discovery.start")
    #expect(try await one.call("discovery.stop")["isRunning"] == true)
    #expect(try await two.call("discovery.stop")["isRunning"] == false)
    #expect(await one.event("discovery.didStop") != .null)
  }

  @Test func aCachedDeviceIsSearchedForBeforeASessionStarts() async throws {
    let device = ReceiverDevice(friendlyName: "Attic")
    let receiver = try await EmulatedReceiver.start(.testing(device: device))
    let client = try await self.client()
    let service = CastService.attic(device.id, at: receiver)
    self.discovery.addCachedDevices([CachedDevice(deviceId: device.id, service: service, lastSeen: 0)])
    let start = Task { @LoopActor in try await client.call("session.start", ["deviceId": .string(device.id)]) }
    _ = await client.event("discovery.didStart")
    self.source.announce(service)
    #expect(try await start.value["deviceId"]?.string == DeviceID.canonical(device.id))
    #expect(!self.discovery.isRunning)
    await self.server.shutDown()
    await receiver.shutDown()
  }

  @Test func aCachedDeviceWithASessionIsNotSearchedFor() async throws {
    let device = ReceiverDevice(friendlyName: "Attic")
    let receiver = try await EmulatedReceiver.start(.testing(device: device))
    let client = try await self.client()
    let service = CastService.attic(device.id, at: receiver)
    self.discovery.addCachedDevices([CachedDevice(deviceId: device.id, service: service, lastSeen: 0)])
    let session = try await client.call(
      "session.start", ["host": "127.0.0.1", "port": .integer(Int64(receiver.port))])
    let again = try await client.call("session.start", ["deviceId": .string(device.id), "ifExists": "USE"])
    #expect(again["sessionId"] == session["sessionId"])
    #expect(!client.eventNames.contains("discovery.didStart"))
    await self.server.shutDown()
    await receiver.shutDown()
  }

  @Test func usesTheContextsCriteriaByDefault() async throws {
    let client = try await self.client()
    try await client.call(
      "context.create", ["options": ["discoveryCriteria": ["applicationIds": ["ABCD1234"]]]])
    #expect(self.discovery.isRunning && self.source.subtypes == ["_ABCD1234"])
    self.source.announce("a", name: "A")
    #expect(try await self.ids(client) == [])
    let late = try await self.client()
    #expect(try await self.ids(late) == [])
    try await late.call("discovery.start", ["criteria": [:]])
    #expect(try await self.ids(late) == ["a"])
  }

  @Test func forgetsADisconnectedClientsCriteria() async throws {
    let client = try await self.client()
    try await client.call("discovery.start", Self.criteria)
    #expect(self.source.subtypes == ["_ABCD1234"])
    client.peer.close()
    await self.source.subtypesChanged { $0.isEmpty }
    #expect(self.source.subtypes == [])
  }

  @Test func reportsSourcesThatStopAndStart() async throws {
    let client = try await self.client()
    try await client.call("discovery.start")
    self.source.emit(.availabilityChanged(isAvailable: false, error: .unknown))
    let gone = await client.event("discovery.didChangeAvailability")
    #expect(gone["isAvailable"] == false && gone["source"] == "test")
    #expect(gone["error"]?["data"]?["name"] == "DiscoveryUnavailable")
    self.source.emit(.availabilityChanged(isAvailable: true, error: nil))
    _ = await client.event("discovery.didChangeAvailability") { $0["isAvailable"] == true }
  }

  @Test func changesAndReportsOptions() async throws {
    let client = try await self.client()
    let options = try await client.call(
      "discovery.setOptions", ["options": ["deniedInterfaces": ["eth*"], "cachesDevices": false]])
    #expect(options["deniedInterfaces"] == ["eth*"] && options["source"] == "AUTOMATIC")
    #expect(self.source.interfaces.denied == ["eth*"])
    try await client.call("discovery.setPassiveScan", ["passiveScan": true])
    #expect(self.source.isPassive)
    #expect(try await client.call("context.get")["options"]?["discovery"]?["passiveScan"] == true)
    #expect(await client.failure("discovery.start", ["criteria": ["applicationIds": [""]]])?.name == "InvalidParams")
    let many = JSONValue.array(Array(repeating: "AB", count: 33))
    #expect(
      await client.failure("discovery.start", ["criteria": ["applicationIds": many]])?.name == "InvalidParams")
  }

  @Test func aConfirmedAppMatchesCriteria() async throws {
    let receiver = try await EmulatedReceiver.start(.testing())
    let client = try await self.client()
    try await client.call("discovery.start", ["criteria": ["applicationIds": ["CC1AD845"]]])
    let address: JSONObject = ["host": "127.0.0.1", "port": .integer(Int64(receiver.port))]
    var query = address
    query["applicationIds"] = ["CC1AD845", "FFFFFFFF"]
    let answer = try await client.call("discovery.queryAppAvailability", query)
    #expect(answer["availability"] == ["CC1AD845": "APP_AVAILABLE", "FFFFFFFF": "APP_UNAVAILABLE"])
    #expect(answer["isCached"] == false)
    query["applicationIds"] = []
    #expect(await client.failure("discovery.queryAppAvailability", query)?.name == "InvalidParams")
    #expect(
      await client.failure("discovery.queryAppAvailability", ["deviceId": "nobody", "applicationIds": ["A"]])?.name
        == "DeviceNotFound")
    let probe = try await client.call("discovery.diagnose", address)["probe"]
    #expect(probe?["succeeded"] == true && probe?["steps"]?.array?.count == 6)
    #expect(probe?["deviceId"]?.string?.isEmpty == false)
    await receiver.shutDown()
  }
}

extension CastService {
  /// The service of a receiver on this machine.
  @LoopActor fileprivate static func attic(_ id: String, at receiver: EmulatedReceiver) -> CastService {
    CastService(
      key: CastService.Key(instanceName: "Attic"), host: "attic.local", port: UInt16(receiver.port),
      addresses: ["127.0.0.1"], txt: ["id": id, "fn": "Attic"])
  }
}

extension FakeSource {
  fileprivate func announce(_ id: String, name: String) {
    self.announce(
      CastService(
        key: CastService.Key(instanceName: id), interfaceName: "eth0", host: "\(id).local", port: 8009,
        addresses: ["192.0.2.1"], txt: ["id": id, "fn": name]))
  }

  fileprivate func announce(_ id: String, subtype: String, isAdded: Bool) {
    self.emit(.subtype(CastService.Key(instanceName: id), subtype, isAnnounced: isAdded))
  }
}
