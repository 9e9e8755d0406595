import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// The first calls of a server on a machine without a DNS-SD daemon: the built programs in a private network, whose
/// only interface is a loopback.
@Suite(.blocking, .ownNetworks, .timeLimit(.minutes(5))) struct DiscoveryWithoutDaemonNetworkTests {
  private let machine: LonelyMachine
  private let receiver: Conversation

  init() throws {
    self.machine = try LonelyMachine()
    self.receiver = try Self.receiver(in: self.machine, name: "Living Room", id: "00112233445566778899aabbccddeeff")
  }

  private static func receiver(in machine: LonelyMachine, name: String, id: String) throws -> Conversation {
    let receiver = try machine.run(
      "cast-receiver",
      ["--advertisement", "mdns", "--no-fetch-media", "--control", "-", "--port", "0", "--name", name, "--id", id])
    try receiver.call("device.list")
    return receiver
  }

  /// Each is a new process, as a user's script starts it.
  @Test(arguments: 1...5) func theFirstFindOfAProcessFindsTheDevice(attempt: Int) throws {
    let server = try self.machine.run("cast-rpc")
    let device = try server.call("discovery.find", ["friendlyName": "living room", "timeout": 20])
    #expect(device["deviceId"] == "00112233445566778899aabbccddeeff")
    #expect(device["host"] == device["addresses"]?[0], "the address to use is one")
  }

  /// More than Avahi's library could announce.
  @Test func aFleetIsAnnouncedWhole() throws {
    let fleet = try self.machine.run(
      "cast-receiver",
      ["--advertisement", "mdns", "--no-fetch-media", "--fleet", "210", "--fleet-model", "nest-mini", "--control", "-"])
    // Answered once all have started.
    let devices = try #require(try fleet.call("device.list")["devices"]?.array)
    #expect(devices.count { $0["advertised"] == true } == 210)
    let server = try self.machine.run("cast-rpc")
    try server.call("server.initialize")
    let found = try #require(try server.call("discovery.scan", ["timeout": 10])["devices"]?.array)
    #expect(found.count == 211)
  }

  /// Each first call is made by a new process that has discovered nothing, like a program that opens a link.
  @Test(arguments: [nil, "disableDiscoveryAutostart", "startDiscoveryAfterFirstTapOnCastButton"])
  func theFirstCallThatNamesADeviceFindsIt(option: String?) throws {
    let id: JSONValue = "00112233445566778899aabbccddeeff"
    let link: JSONValue = "cast-rpc://open?cast-open=00112233445566778899aabbccddeeff,,Living%20Room"
    let calls: [(String, JSONObject)] = [
      ("session.startWithOpenUrl", ["url": link]), ("session.start", ["deviceId": id]),
      ("session.start", ["friendlyName": "living room"]), ("widget.selectDevice", ["deviceId": id]),
      ("discovery.queryAppAvailability", ["deviceId": id, "applicationIds": ["CC1AD845"]]),
      ("discovery.find", ["deviceId": id]), ("player.status", ["device": id]),
      ("player.setVolume", ["device": id, "level": 0.5]),
      ("media.preflight", ["device": id, "url": "http://127.0.0.1:1/a.mp4"]),
      ("serve.publish", ["device": id, "path": "/etc/os-release", "contentType": "video/mp4"]),
    ]
    for (method, params) in calls {
      let server = try self.machine.run("cast-rpc")
      if let option { try server.call("context.create", ["options": [option: true]]) }
      // The device delays its answer, and the machine is busy: the call's default time is long enough.
      let result = try server.call(method, params)
      #expect(result.object != nil, "\(method)")
      try server.call("server.shutdown")
    }
  }

  @Test func discoveryStartsAndIsDiagnosed() throws {
    let server = try self.machine.run("cast-rpc")
    try server.call("server.initialize")
    #expect(try server.call("discovery.start")["isRunning"] == true)
    #expect(try server.event("discovery.didStart")["hasDevices"] == false)
    try server.event("discovery.didUpdateList")
    let list = server.names(of: "discovery").filter { $0.hasSuffix("List") || $0.hasSuffix("InsertDevice") }
    #expect(list == ["discovery.willUpdateList", "discovery.didInsertDevice", "discovery.didUpdateList"])
    let diagnosis = try server.call("discovery.diagnose")
    #expect(diagnosis["daemon"] == "UNAVAILABLE" && diagnosis["finding"] == "HEALTHY")
    let sources = try #require(diagnosis["sources"]?.array)
    #expect(sources.map { $0["name"] } == ["EMBEDDED", "AVAHI"])
    #expect(sources.map { $0["isReachable"] } == [true, false])
    #expect(sources.map { $0["isInUse"] } == [true, false])
    let summary = diagnosis["summary"]?.array?.compactMap(\.string).joined(separator: "\n") ?? ""
    #expect(!summary.contains("daemon works"), "\(summary)")
  }

  @Test func reportsTheMissingDaemonIfItIsRequired() throws {
    let server = try self.machine.run("cast-rpc")
    try server.call("discovery.setOptions", ["options": ["source": "AVAHI"]])
    #expect(try server.failure("discovery.start")["data"]?["name"] == "DiscoveryUnavailable")
    #expect(
      try server.failure("discovery.find", ["timeout": 0.1])["data"]?["name"] == "DiscoveryUnavailable")
  }

  @Test func suggestsTheNearestDevice() throws {
    let server = try self.machine.run("cast-rpc")
    try server.call("discovery.find", ["timeout": 20])
    let error = try server.failure("discovery.find", ["friendlyName": "Livingroom TV", "timeout": 0.2])
    #expect(error["data"]?["name"] == "DeviceNotFound")
    #expect(error["data"]?["nearest"] == "Living Room" && error["data"]?["answered"] == ["Living Room"])
    #expect(error["message"]?.string?.contains("Did you mean 'Living Room'?") == true)
  }

  @Test func aScanRestoresTheStateOfDiscovery() throws {
    let other = try Self.receiver(in: self.machine, name: "Kitchen", id: "ffeeddccbbaa99887766554433221100")
    defer { _ = other }
    let server = try self.machine.run("cast-rpc")
    try server.call("server.initialize")
    try server.call("context.create", ["options": ["disableDiscoveryAutostart": true]])
    let devices = try #require(try server.call("discovery.scan", ["timeout": 8])["devices"]?.array)
    #expect(devices.map { $0["friendlyName"] } == ["Kitchen", "Living Room"])
    #expect(try server.call("discovery.list")["isRunning"] == false)
    #expect(server.names(of: "discovery").last == "discovery.didStop")
  }

  /// A call that only names a device doesn't start discovery for good.
  @Test func aSearchByNameRestoresTheStateOfDiscovery() throws {
    let server = try self.machine.run("cast-rpc")
    try server.call("server.initialize")
    try server.call("context.create", ["options": ["disableDiscoveryAutostart": true]])
    let session = try server.call("session.start", ["friendlyName": "Living Room", "searchTimeout": 20])
    #expect(try server.call("discovery.list")["isRunning"] == false)
    try server.call("session.end", ["sessionId": session["sessionId"] ?? .null])
    let missing = try server.failure("discovery.find", ["friendlyName": "Nobody", "timeout": 0.1])
    #expect(missing["data"]?["name"] == "DeviceNotFound")
    #expect(try server.call("discovery.list")["isRunning"] == false)
    try server.call("discovery.start")
    #expect(try server.call("discovery.find", ["timeout": 20])["friendlyName"] == "Living Room")
    #expect(try server.call("discovery.list")["isRunning"] == true)
  }
}

/// A private network for built programs, without a DNS-SD daemon.
private struct LonelyMachine {
  private let network: NetworkHolder

  init() throws { self.network = try NetworkHolder("true") }

  func run(_ program: String, _ arguments: [String] = []) throws -> Conversation {
    try self.network.start(
      program, arguments, environment: ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/proc/nonexistent"])
  }
}
