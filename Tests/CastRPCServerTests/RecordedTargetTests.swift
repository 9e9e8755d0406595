import CastDiscovery
import DNSSD
import JSONCodec
import Testing

@testable import CastRPCServer

/// Which calls and notifications concern the device of a recording.
@Suite struct RecordedTargetTests {
  private static let id = "0123456789abcdef0123456789abcdef"

  private static func device(_ id: String, port: UInt16 = 8009, address: String = "192.0.2.7") -> DiscoveredDevice {
    let service = CastService(
      key: CastService.Key(instanceName: id), host: "\(id).local", port: port, addresses: [address],
      txt: TXTRecord(["id": id, "fn": "TV"]))
    return DiscoveredDevice(deviceId: id, services: [service], preferred: service, configured: [])
  }

  private static let table: [(String, RecordedTarget.Concern)] = [
    (#"{"deviceId":"\#(id)"}"#, .yes), (#"{"deviceId":"01234567-89AB-CDEF-0123-456789ABCDEF"}"#, .yes),
    (#"{"deviceId":"other"}"#, .no), (#"{"device":{"deviceId":"\#(id)"},"index":1}"#, .yes),
    (#"{"device":"TV"}"#, .yes), (#"{"device":"Radio"}"#, .no), (#"{"device":"elsewhere"}"#, .unknown),
    (#"{"sessionId":"s-1"}"#, .yes), (#"{"sessionId":"s-2"}"#, .no), (#"{"session":{"deviceId":"\#(id)"}}"#, .yes),
    (#"{"fromDevice":{"deviceId":"\#(id)"},"sessionId":"s-2"}"#, .yes), (#"{"castState":"CONNECTED"}"#, .unknown),
    (#"{"deviceId":7,"session":"s-1"}"#, .unknown), (#"{"host":"192.0.2.7"}"#, .yes),
    (#"{"host":"192.0.2.7","port":8009,"applicationId":"A"}"#, .yes), (#"{"host":"192.0.2.7","port":32000}"#, .unknown),
    (#"{"host":"192.0.2.9","port":8009}"#, .yes), (#"{"host":"192.0.2.1"}"#, .unknown),
    (#"{"host":"tv.example.com"}"#, .unknown), (#"{"host":"192.0.2.7","port":70000}"#, .unknown),
    (#"{"friendlyName":"TV"}"#, .yes), (#"{"friendlyName":"Radio"}"#, .no),
  ]

  @Test(arguments: Self.table) func knowsItsDevice(_ text: String, _ expected: RecordedTarget.Concern) throws {
    var target = RecordedTarget(Self.device(Self.id))
    target.add(sessionId: "s-1")
    target.add(peer: "192.0.2.9%eth0")
    let object = try #require(JSONDocument(parsing: text).root.value.object)
    let concern = target.concern(of: object) { ["TV": true, "Radio": false][$0] }
    #expect(concern == expected)
  }

  @Test func learnsTheIdOfADeviceAtItsEndpoint() {
    var target = RecordedTarget(Self.device("temporary"))
    let devices = [
      Self.device(Self.id, port: 32_000), Self.device(Self.id), Self.device(Self.id, address: "192.0.2.8"),
    ]
    // The first is a group at the same host.
    let covered = devices.map { target.covers($0) }
    #expect(covered == [false, true, true])
    #expect(target.has(deviceId: Self.id))
    #expect(target.hosts.isSuperset(of: ["192.0.2.7", "192.0.2.8"]))
  }

  @Test func learnsTheSessionOfANotification() {
    var target = RecordedTarget(Self.device(Self.id))
    let concern = target.concern(of: ["sessionId": "s-3", "session": ["deviceId": .string(Self.id)]])
    #expect(concern == .yes && target.has(sessionId: "s-3"))
  }

  @Test(arguments: [
    ("media.play", true), ("session.didStart", true), ("log.setFilter", false), ("record.start", false),
    ("events.poll", false), ("server.ping", false), ("$/progress", false), ("discovery.find", true),
  ])
  func leavesOutWhatIsNotAboutDevices(_ method: String, _ isRecorded: Bool) {
    #expect(RecordingCenter.records(method) == isRecorded)
  }
}
