import CastAdvertising
import CastModel
import DNSSD
import CastDiscovery
import CastModel
import CastTestSupport
import LoopIsolation
import NIOCore
import Testing

/// With a real Avahi daemon; each test runs in a separate process, since the DNS-SD library keeps its first bus
/// address.
@Suite(.ownMounts, .programs("dbus-daemon", "avahi-daemon"), .timeLimit(.minutes(2)))
struct AvahiRoundTripTests {
  @Test func anAdvertisedInstanceIsFoundChangesAndGoes() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.roundTrip() }
    }
  }

  @LoopActor
  private static func roundTrip() async throws {
    let fixture = try AvahiFixture()
    let name = "Küche. 客厅 \\ 🎉"
    let advertisement = try fixture.advertisement(
      name,
      port: 8010,
      txt: ["id": "0123456789abcdef0123456789abcdef", "fn": "Küche 客厅", "md": "Chromecast", "ca": "4101", "st": "0"]
    )
    #expect(try await advertisement.start() == name)
    fixture.manager.start()
    try await fixture.wait("found") { $0.first?.friendlyName == "Küche 客厅" }
    let device = try #require(fixture.manager.devices.first)
    #expect(device.deviceId == "0123456789abcdef0123456789abcdef")
    #expect(device.addresses == ["127.0.0.1"])
    #expect(device.port == 8010)
    #expect(device.services.first?.key.instanceName == name)
    #expect(device.status == .idle)
    #expect(device.type == .tv)

    let endpoints = try await fixture.manager.freshEndpoints(for: device.deviceId)
    #expect(endpoints.map(\.address) == ["127.0.0.1"] && endpoints.map(\.port) == [8010])

    try advertisement.update(
      txt: ["id": "0123456789abcdef0123456789abcdef", "fn": "Umbenannt", "ca": "4101", "st": "1", "rs": "Läuft"]
    )
    try await fixture.wait("renamed") { $0.first?.friendlyName == "Umbenannt" }
    #expect(fixture.manager.devices.first?.status == .busy)
    #expect(fixture.manager.devices.first?.statusText == "Läuft")

    advertisement.stop()
    try await fixture.wait("gone") { $0.isEmpty }
    fixture.manager.stop()
  }

  @Test func instancesOfAvahiPublishAreFound() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.foreignPublisher() }
    }
  }

  @LoopActor
  private static func foreignPublisher() async throws {
    let fixture = try AvahiFixture()
    fixture.manager.start()
    let withId = try ChildProcess(
      "/usr/bin/env",
      [
        "avahi-publish", "-s", "Wohnzimmer/TV", "_googlecast._tcp", "8009", "id=aaaa", "fn=Wohnzimmer", "rm=", "flag",
        "id=bbbb", "ca=5", "ve=05", "ic=/setup/icon.png",
      ]
    )
    let withoutId = try ChildProcess(
      "/usr/bin/env",
      ["avahi-publish", "-s", "Größe ohne Id", "_googlecast._tcp", "8009"]
    )
    try await fixture.wait("both") { $0.count == 2 }
    let named = try #require(fixture.manager.device(id: "aaaa"))
    #expect(named.friendlyName == "Wohnzimmer")
    #expect(named.txt["flag"] == "" && named.txt["rm"] == "")
    #expect(named.capabilities == [.videoOut, .audioOut])
    #expect(named.iconPath == "/setup/icon.png")
    let nameless = try #require(fixture.manager.devices.first { $0.friendlyName == "Größe ohne Id" })
    #expect(nameless.announcedId == nil)

    withId.send(signal: 15)
    try await fixture.wait("one") { $0.count == 1 }
    withoutId.send(signal: 15)
    try await fixture.wait("none") { $0.isEmpty }
    fixture.manager.stop()
  }

  @Test func aTakenNameIsReportedWithTheNewOne() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.nameConflict() }
    }
  }

  @LoopActor
  private static func nameConflict() async throws {
    let fixture = try AvahiFixture()
    let first = try fixture.advertisement("Twin", port: 8009, txt: ["id": "one"])
    let second = try fixture.advertisement("Twin", port: 8010, txt: ["id": "two"])
    #expect(try await first.start() == "Twin")
    #expect(try await second.start() == "Twin #2")
    fixture.manager.start()
    try await fixture.wait("both") { $0.compactMap(\.announcedId).sorted() == ["one", "two"] }
    for advertisement in [first, second] { advertisement.stop() }
    fixture.manager.stop()
  }

  @Test func searchesEndAsSoonAsTheDeviceIsKnownOrTheTimeIsUp() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.search() }
    }
  }

  @LoopActor
  private static func search() async throws {
    let fixture = try AvahiFixture()
    fixture.manager.start()
    let advertisement = try fixture.advertisement("Later", txt: ["id": "f00d", "fn": "Später"])
    async let found = fixture.manager.find("SPÄTER", timeout: .seconds(15))
    try await advertisement.start()
    #expect(try await found?.announcedId == "f00d")
    #expect(try await fixture.manager.find("F0-0D", timeout: .seconds(1))?.announcedId == "f00d")
    #expect(try await fixture.manager.find("nobody", timeout: .milliseconds(20)) == nil)
    advertisement.stop()
    fixture.manager.stop()
  }
}
