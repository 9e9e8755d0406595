import CastDiscovery
import CastSender
import CastTestSupport
import EmulatedReceiver
import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import NIOCore
import Testing

@testable import CastRPCServer

/// Data from clients about devices: attributes, and devices of their own categories.
@Suite("Clients' data about devices", .timeLimit(.minutes(1))) @LoopActor struct DeviceProviderTests {
  private let fixture: ServerFixture

  init() async throws { self.fixture = try await ServerFixture() }

  private func provider(_ answer: JSONValue = [:]) async throws -> TestClient {
    let client = try await self.fixture.connect()
    client.answers["discovery.provide"] = answer
    try await client.call(
      "server.initialize", ["capabilities": ["deviceProvider": true], "clientInfo": ["name": "attic"], "topics": ["*"]])
    return client
  }

  private func listener() async throws -> TestClient {
    let client = try await self.fixture.connect()
    try await client.call("server.initialize", ["topics": ["*"]])
    return client
  }

  private func device(_ id: String, name: String) -> JSONValue {
    [
      "deviceId": .string(id), "friendlyName": .string(name), "host": "127.0.0.1",
      "port": .integer(Int64(self.fixture.receiver.port)), "capabilities": 5, "modelName": "Cellar TV",
    ]
  }

  // MARK: Attributes

  @Test func sharesAttributesOfADevice() async throws {
    let (one, other) = (try await self.listener(), try await self.listener())
    let id =
      try await one.call("discovery.addDevice", ["host": "192.0.2.7", "deviceId": "tv"])["deviceId"]?.string ?? ""
    let room: JSONValue = ["floor": 1, "tags": ["a", nil]]
    let noted = try await one.call("discovery.setAttribute", ["deviceId": .string(id), "key": "room", "value": room])
    #expect(noted["attributes"] == ["room": room] && noted["category"] == "CAST")
    #expect(await other.event("discovery.didUpdateDevice")["device"]?["attributes"] == ["room": room])
    try await other.call("discovery.setAttribute", ["deviceId": .string(id), "key": "a", "value": false])
    // It is away for a while.
    try await one.call("discovery.removeDevice", ["deviceId": .string(id)])
    #expect(
      await one.failure("discovery.setAttribute", ["deviceId": .string(id), "key": "x", "value": 1])?.name
        == "DeviceNotFound")
    let again = try await one.call("discovery.addDevice", ["host": "192.0.2.7", "deviceId": "tv"])
    #expect(again["attributes"] == ["a": false, "room": room])
    #expect(
      try await one.call("discovery.removeAttribute", ["deviceId": .string(id), "key": "none"])["attributes"] == [
        "a": false, "room": room,
      ])
    #expect(
      try await one.call("discovery.removeAttribute", ["deviceId": .string(id), "key": "a"])["attributes"] == [
        "room": room
      ])
    #expect(try await one.call("discovery.removeAttribute", ["deviceId": .string(id)])["attributes"] == nil)
    await self.fixture.shutDown()
  }

  @Test func attributesAreBounded() async throws {
    let client = try await self.listener()
    try await client.call("discovery.addDevice", ["host": "192.0.2.7", "deviceId": "tv"])
    func failure(_ key: String, _ value: JSONValue) async -> JSONRPCError? {
      await client.failure("discovery.setAttribute", ["deviceId": "tv", "key": .string(key), "value": value])
    }
    #expect(await failure(String(repeating: "k", count: 129), 1)?.data["path"] == "params.key")
    #expect(await failure("k", .string(String(repeating: "v", count: 4_095)))?.data["path"] == "params.value")
    #expect(await failure("k", nil)?.data["path"] == "params.value")
    #expect(await failure("", 1)?.data["path"] == "params.key")
    for number in 0..<64 { #expect(await failure("k\(number)", .integer(Int64(number))) == nil) }
    #expect(await failure("one too many", 1)?.name == "InternalLimitReached")
    #expect(await failure("k0", "another value") == nil)
    await self.fixture.shutDown()
  }

  @Test func keepsAnAddressesAttributesWithItsDevice() async throws {
    let client = try await self.listener()
    let added = try await client.call("discovery.addDevice", self.fixture.target)
    let id = added["deviceId"] ?? ""
    try await client.call("discovery.setAttribute", ["deviceId": id, "key": "room", "value": "attic"])
    try await client.call("session.start", ["deviceId": id])
    let known = await client.event("discovery.didInsertDevice") { $0["device"]?["deviceId"] != id }
    #expect(known["device"]?["attributes"] == ["room": "attic"])
    await self.fixture.shutDown()
  }

  // MARK: Providers

  @Test func aProviderNeedsACapabilityAndAFreeCategory() async throws {
    let plain = try await self.listener()
    #expect(await plain.failure("discovery.registerProvider", ["category": "x"])?.name == "MissingClientCapability")
    let (one, other) = (try await self.provider(), try await self.provider())
    for category in ["CAST", "a b", "a:b", "ü", "", String(repeating: "x", count: 65)] {
      let error = await one.failure("discovery.registerProvider", ["category": .string(category)])
      #expect(error?.name == "InvalidParams" && error?.data["path"] == "params.category", "\(category)")
    }
    try await one.call("discovery.registerProvider", ["category": "x"])
    #expect(await one.failure("discovery.registerProvider", ["category": "x"])?.name == "ProviderExists")
    let error = await other.failure("discovery.registerProvider", ["category": "x"])
    #expect(error?.name == "ProviderExists" && error?.message.contains("'attic'") == true)
    for method in ["discovery.publishDevices", "discovery.unpublishDevices", "discovery.unregisterProvider"] {
      var params: JSONObject = ["category": "x"]
      if method.hasSuffix("publishDevices") { params[method.contains(".un") ? "deviceIds" : "devices"] = [] }
      #expect(await other.failure(method, params)?.name == "NoSuchProvider", "\(method)")
    }
    try await one.call("discovery.unregisterProvider", ["category": "x"])
    try await other.call("discovery.registerProvider", ["category": "x"])
    await self.fixture.shutDown()
  }

  @Test func aProvidedDeviceEndsWithItsClient() async throws {
    let (provider, watcher) = (try await self.provider(), try await self.listener())
    try await provider.call("discovery.registerProvider", ["category": "x"])
    let listed = try await provider.call(
      "discovery.publishDevices", ["category": "x", "devices": [self.device("1", name: "Cellar")]])["devices"]?[0]
    #expect(
      listed?["announcedId"] == "x:1" && listed?["deviceId"]?.string?.utf8.count == 32 && listed?["category"] == "x"
        && listed?["source"] == "PROVIDED")
    #expect(listed?["deviceType"] == "TV" && listed?["modelName"] == "Cellar TV")
    #expect(await watcher.event("discovery.didInsertDevice")["device"] == listed)
    // The category's options apply, and the session speaks Cast V2 at the address.
    try await watcher.call("session.setDefaultOptions", ["category": "x", "options": ["from": "x"]])
    let session = try await watcher.call("session.start", ["deviceId": "x:1"])
    #expect(session["connectionState"] == "CONNECTED" && session["device"]?["announcedId"] == "x:1")
    #expect(session["sessionOptions"] == ["from": "x"])
    #expect(await watcher.failure("discovery.removeDevice", ["deviceId": "x:1"])?.name == "DeviceNotFound")
    // Another name has another index in the list.
    try await provider.call(
      "discovery.publishDevices",
      ["category": "x", "devices": [self.device("2", name: "Bath"), self.device("1", name: "Attic")]])
    let devices = try await watcher.call("discovery.list")["devices"]?.array ?? []
    #expect(devices.map { $0["announcedId"] } == ["x:1", "x:2"])
    #expect(
      await provider.failure("discovery.unpublishDevices", ["category": "x", "deviceIds": ["2", "3"]])?.name
        == "DeviceNotFound")
    try await provider.call("discovery.unpublishDevices", ["category": "x", "deviceIds": ["x:2"]])
    #expect(await watcher.event("discovery.didRemoveDevice")["device"]?["announcedId"] == "x:2")
    provider.peer.close()
    _ = await watcher.event("discovery.didRemoveDevice") { $0["device"]?["announcedId"] == "x:1" }
    #expect(
      try await watcher.call("session.requestStatus")["applications"]?.array?.isEmpty == false, "the session goes on")
    await self.fixture.shutDown()
  }

  @Test func aProviderIsAskedWhileDiscoveryRuns() async throws {
    let provider = try await self.provider(["devices": [self.device("1", name: "Cellar")]])
    try await provider.call("discovery.registerProvider", ["category": "x"])
    #expect(try await provider.call("discovery.list")["devices"] == [], "nobody looks for devices")
    let finder = try await self.listener()
    _ = try? await finder.call("discovery.start")
    #expect(await finder.event("discovery.didInsertDevice")["device"]?["announcedId"] == "x:1")
    // A provider that registers later is asked at once.
    let late = try await self.provider(["devices": [self.device("1", name: "Bath")]])
    try await late.call("discovery.registerProvider", ["category": "y"])
    _ = await finder.event("discovery.didInsertDevice") { $0["device"]?["announcedId"] == "y:1" }
    try await finder.call("discovery.setPassiveScan", ["passiveScan": true])
    try await finder.call("discovery.stop")
    let asked = await provider.asked(3)
    #expect(asked.map { [$0["isRunning"], $0["passiveScan"]] } == [[true, false], [true, true], [false, false]])
    #expect(asked.allSatisfy { $0["category"] == "x" })
    await self.fixture.shutDown()
  }

  @Test func boundsProvidedDevices() async throws {
    let provider = try await self.provider()
    try await provider.call("discovery.registerProvider", ["category": "x"])
    func failure(_ devices: [JSONValue]) async -> JSONRPCError? {
      await provider.failure("discovery.publishDevices", ["category": "x", "devices": .array(devices)])
    }
    let odd: [(String, JSONValue)] = [
      ("host", "a b"), ("host", ""), ("friendlyName", ""),
      ("friendlyName", .string(String(repeating: "n", count: 300))),
      ("deviceId", .string(String(repeating: "n", count: 300))), ("port", 0), ("port", 65_536), ("capabilities", -1),
    ]
    for (key, value) in odd {
      var device = self.device("1", name: "Cellar").object ?? [:]
      device[key] = value
      let error = await failure([self.device("2", name: "Good"), .object(device)])
      #expect(
        error?.name == "InvalidParams" && error?.data["path"]?.string?.hasPrefix("params.devices") == true,
        "\(key): \(value)")
    }
    #expect(try await provider.call("discovery.list")["devices"] == [], "all or none")
    let many = (0..<257).map { self.device("\($0)", name: "D\($0)") }
    #expect(await failure(many)?.name == "TooManyDevices")
    #expect(await failure(Array(many.dropLast())) == nil)
    #expect(await failure([self.device("0", name: "Renamed")]) == nil)
    #expect(await failure([self.device("new", name: "New")])?.name == "TooManyDevices")
    try await provider.call("discovery.unregisterProvider", ["category": "x"])
    #expect(try await provider.call("discovery.list")["devices"] == [])
    await self.fixture.shutDown()
  }
}
