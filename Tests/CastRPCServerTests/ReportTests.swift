import CastModel
import CastRPCProtocol
import CastSender
import CastTestSupport
import EmulatedReceiver
import FrameworkLog
import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import Testing

@testable import CastRPCServer

/// `server.report`: its facts, and the secrets that it must not have.
@Suite(.timeLimit(.minutes(1))) @LoopActor struct ReportTests {
  // MARK: The secrets

  private nonisolated static let id = "c0ffee00c0ffee00c0ffee00c0ffee99"
  private static let wifi = "Villa Kunterbunt 5G"

  /// Each secret, as it must not be in a report.
  private static let secrets = [
    "Annikas Zimmer", "Onkel Toms Alias", wifi, "a4:77:33:12:34:56", "A4:77:33:12:34:56", "10.11.12.13",
    "fd00:1234:5678::42", id, "c0ffee00-c0ff-ee00-c0ff-ee00c0ffee99", "sesam-token-4711", "pippi", "geheim",
    "person@kunterbunt.se", "kunterbunt-nas.local", "kredit-4711",
  ]

  private static func receiver() throws -> ReceiverConfiguration {
    var configuration = ReceiverConfiguration.testing()
    try #require(DeviceModels.builtIn["nest-hub"]).apply(to: &configuration, id: Self.id, name: "Annikas Zimmer")
    configuration.device.setup.members = [
      "wifi": ["ssid": .string(Self.wifi), "bssid": "a4:77:33:12:34:56"],
      "device_info": ["mac_address": "A4:77:33:12:34:56"],
      "net": ["ip_address": "10.11.12.13", "online": true],
    ]
    return configuration
  }

  @Test func aReportHasTheFactsAndNoneOfTheSecrets() async throws {
    let names = DeviceNameStore(directory: nil)
    _ = try await names.change { names throws(CastError) in try names.set("Onkel Toms Alias", to: Self.id) }
    let fixture = try await ServerFixture(try Self.receiver(), keepsRecent: true, names: names)
    let client = try await fixture.connect()
    try await client.call("discovery.addDevice", fixture.target)
    try await client.call("session.start", fixture.target)
    try await client.call(
      "media.load",
      ["media": ["contentId": "https://example.org/film.mp4?access=sesam-token-4711", "contentType": "video/mp4"]])
    let logger = Logger(label: "test", factory: fixture.log.hub.handler(label:))
    let url = "https://pippi:geheim@10.11.12.13/a?t=sesam-token-4711"
    logger.info(
      "'Annikas Zimmer' (\(Self.id)) at 10.11.12.13 and fd00:1234:5678::42, wants person@kunterbunt.se",
      metadata: ["credentials": "kredit-4711", "host": "kunterbunt-nas.local", "url": "\(url)"])
    let result = try await client.call(
      "server.report", ["listenFor": 0, "notes": ["castctl 9.9 of person@kunterbunt.se on fd00:1234:5678::42"]])
    let text = try #require(result["text"]?.string)
    for secret in Self.secrets { #expect(!text.contains(secret), "\(secret) is in the report") }
    for fact in [
      "# Report of cast-rpc", "## Versions", "API level", "castctl 9.9", "## Discovery", "Interface lo", "## Devices",
      "## Probe", "RECEIVER_STATUS: PASSED", "## Devices about themselves", #""modelName":"Google Nest Hub""#,
      "## Sessions", #""applicationId":"CC1AD845""#, "## Options", "## Log", "Device 1", "Network 1",
      "request answered",
    ] { #expect(text.contains(fact), "\(fact) is missing") }
    let kinds = result["replacements"]?.array?.compactMap { $0["kind"]?.string } ?? []
    #expect(Set(kinds).isSuperset(of: ["name", "network", "id", "address", "hardwareAddress", "secret"]))
    await fixture.shutDown()
  }

  @Test func probesTheAddressOfTheCallAndNothingElse() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let closed = UnlistenedPort()
    try await client.call("discovery.addDevice", ["host": "127.0.0.1", "port": .integer(Int64(closed.number))])
    var params = fixture.target
    params["listenFor"] = 0
    params["probesDevices"] = false
    let text = try #require(try await client.call("server.report", params)["text"]?.string)
    #expect(text.ranges(of: "## Probe").count == 1)
    #expect(text.contains("This server keeps no log."))
    await fixture.shutDown()
  }

  @Test(arguments: [Array(repeating: "x", count: 33), [String(repeating: "x", count: 1_001)]])
  func refusesTooManyNotes(notes: [String]) async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let error = await client.failure(
      "server.report", ["listenFor": 0, "notes": .array(notes.map { .string($0) })])
    #expect(error?.code == .invalidParams)
    await fixture.shutDown()
  }

  // MARK: discovery.describe

  @Test func describesADeviceForAClient() async throws {
    let fixture = try await ServerFixture(try Self.receiver())
    let client = try await fixture.connect()
    let description = try await client.call("discovery.describe", fixture.target)
    #expect(description["friendlyName"] == "Annikas Zimmer" && description["deviceType"] == "TV")
    #expect(description["network"]?["ssid"] == .string(Self.wifi))
    #expect(description["paths"] == ["SETUP_CHANNEL"])
    let unknown = await client.failure("discovery.describe", ["deviceId": "nothing", "searchTimeout": 0])
    #expect(unknown?.data["name"]?.string == "DeviceNotFound")
    #expect(await client.failure("discovery.describe")?.code == .invalidParams)
    await fixture.shutDown()
  }
}
