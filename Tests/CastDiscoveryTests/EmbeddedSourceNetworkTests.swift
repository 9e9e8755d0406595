import CastDiscovery
import CastModel
import CastTestSupport
import DNSSD
import Glibc
import LoopIsolation
import Logging
import NIOCore
import Testing

/// The embedded source against a real Avahi daemon on another host of a private network.
@Suite(.ownNetworks, .programs("dbus-daemon", "avahi-daemon"), .timeLimit(.minutes(15)))
struct EmbeddedSourceNetworkTests {
  private static func services(_ numbers: Range<Int>, friendlyName: String) -> [(name: String, text: [String])] {
    numbers.map { ("Chromecast-\($0)", ["id=emulated-\($0)", "fn=\(friendlyName) \($0)", "ve=05", "ca=4101"]) }
  }

  @Test func twoHundredServicesAreFoundUpdatedAndRemoved() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.twoHundred() }
    }
  }

  @LoopActor
  private static func twoHundred() async throws {
    let fixture = try EmbeddedFixture()
    let remote = try RemoteHost()
    try remote.publish(Self.services(0..<200, friendlyName: "TV"))
    try remote.startAvahi()
    fixture.manager.start()
    try await fixture.wait("200 found", within: .seconds(240)) { $0.count == 200 }
    // A host's addresses may arrive one by one, the IPv6 one first.
    try await fixture.wait("the IPv4 address of all", within: .seconds(240)) { devices in
      devices.allSatisfy { $0.addresses.first == "10.77.0.2" }
    }
    let device = try #require(fixture.manager.devices.first { $0.friendlyName == "TV 7" })
    #expect(device.port == 8016)
    let endpoints = try await fixture.manager.freshEndpoints(for: device.deviceId)
    #expect(endpoints.first?.address == "10.77.0.2", "\(endpoints)")

    try remote.publish(Self.services(0..<200, friendlyName: "Changed"))
    try await fixture.wait("200 updated", within: .seconds(240)) { devices in
      devices.count == 200 && devices.allSatisfy { $0.friendlyName.hasPrefix("Changed") }
    }
    try await fixture.waitForSilence()
    remote.endAvahi()
    try await fixture.wait("200 removed", within: .seconds(240)) { $0.isEmpty }
    let network = try #require(await fixture.source.report().network)
    #expect(network.interfaces == ["cast0"] && network.portUse == .alone && network.queriesSent > 0)
    fixture.manager.stop()
  }

  @Test func theDaemonLooksUpNoKnownService() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.besideTheDaemon() }
    }
  }

  @LoopActor
  private static func besideTheDaemon() async throws {
    let client = DNSSDClient()
    var logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    logger.logLevel = .critical
    // On a busy machine the embedded source may exceed its time.
    var limits = ServiceTrackerLimits()
    limits.timeForOther = .seconds(60)
    let daemon = DNSSDSource(
      type: CastService.type, client: client, clock: EventLoopClock(), logger: logger, limits: limits)
    let fixture = try EmbeddedFixture(others: [daemon])
    let remote = try RemoteHost()
    try remote.publish(Self.services(0..<200, friendlyName: "TV"))
    try remote.startAvahi()
    let avahi = try PrivateAvahi(interface: "cast0")
    avahi.export()
    fixture.manager.start()
    try await fixture.wait("200 found", within: .seconds(240)) { $0.count == 200 }
    // Each look-up and each watch would be an operation beside the browse.
    var operations = 1
    let limit = NIODeadline.now() + .seconds(240)
    while await daemon.report().resolvedServices < 200, .now() < limit {
      operations = max(operations, client.openOperations)
      try await LoopActor.shared.eventLoop.scheduleTask(in: .milliseconds(20)) {}.futureResult.value()
    }
    let resolved = await daemon.report().resolvedServices
    #expect(resolved == 200 && operations == 1 && client.openOperations == 1)
    fixture.manager.stop()
  }
}
