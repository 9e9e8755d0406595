import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// The first calls of a server on a machine without a DNS-SD daemon: the built programs in a network of their own, whose only
/// interface is a loopback (needs root).
@Suite(.blocking, .timeLimit(.minutes(5))) struct DiscoveryWithoutDaemonNetworkTests {
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

  @Test func discoveryStartsAndDiagnoseTellsTheTruth() throws {
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

  @Test func theOptionsThatWantTheDaemonAloneGetItsError() throws {
    let server = try self.machine.run("cast-rpc")
    try server.call("discovery.setOptions", ["options": ["source": "AVAHI"]])
    #expect(try server.failure("discovery.start")["data"]?["name"] == "DiscoveryUnavailable")
    #expect(
      try server.failure("discovery.find", ["timeout": 0.1])["data"]?["name"] == "DiscoveryUnavailable")
  }

  @Test func aWrongNameIsAnsweredWithTheRightOne() throws {
    let server = try self.machine.run("cast-rpc")
    try server.call("discovery.find", ["timeout": 20])
    let error = try server.failure("discovery.find", ["friendlyName": "Livingroom TV", "timeout": 0.2])
    #expect(error["data"]?["name"] == "DeviceNotFound")
    #expect(error["data"]?["nearest"] == "Living Room" && error["data"]?["answered"] == ["Living Room"])
    #expect(error["message"]?.string?.contains("Did you mean 'Living Room'?") == true)
  }

  @Test func aScanGivesWhatAnswersAndLeavesDiscoveryAsItWas() throws {
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
}

/// A network of its own for built programs, and no DNS-SD daemon.
private struct LonelyMachine {
  /// Keeps the namespaces.
  private let holder: ChildProcess

  init() throws {
    let script = "ip link set lo up && echo ready && exec sleep 600"
    self.holder = try ChildProcess("/usr/bin/unshare", ["-n", "/bin/sh", "-c", script])
    let line = try self.holder.readLine()
    try #require(line == "ready", "no network of its own: needs root")
  }

  func run(_ program: String, _ arguments: [String] = []) throws -> Conversation {
    let prefix = ["-t", "\(self.holder.processID)", "-n", BuiltProducts.path(of: program)]
    let environment = [
      "XDG_STATE_HOME": "/proc/nonexistent", "XDG_CACHE_HOME": "/proc/nonexistent",
      "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/proc/nonexistent",
    ]
    return Conversation(try ChildProcess("/usr/bin/nsenter", prefix + arguments, environment: environment))
  }
}
