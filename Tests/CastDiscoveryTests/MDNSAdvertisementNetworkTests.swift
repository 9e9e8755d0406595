import DNSSD
import CastAdvertising
import CastDiscovery
import CastModel
import CastTestSupport
import LoopIsolation
import Logging
import MulticastDNS
import NIOCore
import Testing

/// Our responder, with independent queriers, and with our own, on a private network.
// A limit for hanging tests: each wait ends with its event.
@Suite(.ownNetworks, .programs("dbus-daemon", "avahi-daemon", "avahi-browse"), .timeLimit(.minutes(15)))
struct MDNSAdvertisementNetworkTests {
  @Test func avahiResolvesOurAnnouncement() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.avahiBrowses() }
    }
  }

  @LoopActor
  private static func avahiBrowses() async throws {
    let fixture = try EmbeddedFixture()
    let remote = try RemoteHost()
    try remote.startAvahi(withBus: true)
    let advertisement = try MDNSAdvertisement(
      instanceName: "Küche. \\ TV", subtypes: ["_CC1AD845"], port: 8010, txt: ["id": "abc", "fn": "Küche"])
    #expect(try await advertisement.start() == "Küche. \\ TV")
    for type in ["_googlecast._tcp", "_CC1AD845._sub._googlecast._tcp"] {
      try await remote.browse(type) { output in
        let lines = output.split(separator: "\n").filter { $0.hasPrefix("=") && $0.contains(";8010;") }
        return lines.contains { $0.contains(";10.77.0.1;") } && output.contains("\"id=abc\"")
      }
    }
    fixture.manager.start()
    try await fixture.wait("found by our own querier in the same process") { $0.first?.friendlyName == "Küche" }
    try advertisement.update(txt: ["id": "abc", "fn": "Umbenannt"])
    try await fixture.wait("renamed") { $0.first?.friendlyName == "Umbenannt" }
    try await remote.browse("_googlecast._tcp") { $0.contains("\"fn=Umbenannt\"") }
    advertisement.stop()
    try await fixture.wait("gone") { $0.isEmpty }
    // The goodbye was received.
    try await remote.browse("_googlecast._tcp") { !$0.contains("8010") }
  }

  /// A device that listens on one address can't be reached at the others of its interface.
  @Test func announcesTheOneAddress() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.oneAddressEach() }
    }
  }

  @LoopActor
  private static func oneAddressEach() async throws {
    let fixture = try EmbeddedFixture()
    let remote = try RemoteHost()
    try NetworkNamespace.run(
      "ip addr add 10.77.0.11/24 dev cast0 label cast0:1; ip addr add fd00:77::1/64 dev cast0 nodad")
    // The system lists the address with a label as one of an interface "cast0:1".
    #expect(NetworkLink.all().filter { $0.name.hasPrefix("cast0") }.map(\.name) == ["cast0"])
    try remote.startAvahi(ipv6: true, withBus: true)
    let addresses = ["10.77.0.1", "10.77.0.11", "fd00:77::1"]
    let advertisements = try addresses.enumerated().map { number, address in
      try MDNSAdvertisement(
        instanceName: "TV \(number)", port: 8010, txt: ["id": "\(number)", "fn": address], interfaceName: "cast0",
        address: address)
    }
    for advertisement in advertisements { try await advertisement.start() }
    fixture.manager.start()
    try await fixture.wait("found") { $0.count == addresses.count }
    try await fixture.waitForSilence()
    for device in fixture.manager.devices { #expect(device.addresses == [device.friendlyName]) }
    for address in addresses {
      try await remote.browse("_googlecast._tcp") { output in
        let lines = output.split(separator: "\n").filter { $0.contains("\"fn=\(address)\"") }
        return !lines.isEmpty && lines.allSatisfy { $0.contains(";\(address);8010;") }
      }
    }
    for advertisement in advertisements { advertisement.stop() }
    try await fixture.wait("gone") { $0.isEmpty }
  }

  /// `lo` isn't configured for multicast, so it counts only where it is the only interface.
  @Test func failsAtOnceOnAnInterfaceWithoutMulticast() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.unusableInterfaces() }
    }
  }

  @LoopActor
  private static func unusableInterfaces() async throws {
    try NetworkNamespace.enter()
    let onlyLoopback = try MDNSAdvertisement(
      instanceName: "TV", port: 8010, txt: ["id": "abc"], interfaceName: "lo", address: "127.0.0.1")
    #expect(try await onlyLoopback.start() == "TV")
    onlyLoopback.stop()
    let remote = try RemoteHost()
    // Its carrier takes a moment, until which `lo` is the only interface.
    while !NetworkLink.all().contains(where: { $0.name == "cast0" }) {
      try await LoopActor.shared.eventLoop.scheduleTask(in: .milliseconds(10)) {}.futureResult.value()
    }
    for (interface, address) in [("lo", "127.0.0.1"), ("cast9", "10.77.0.1"), ("cast0", "10.77.0.9")] {
      let advertisement = try MDNSAdvertisement(
        instanceName: "TV", port: 8010, txt: ["id": "abc"], interfaceName: interface, address: address)
      let error = await #expect(throws: AdvertisementError.self) { try await advertisement.start() }
      #expect(error?.code == .operationFailed && error?.message.contains("'\(interface)'") == true)
      advertisement.stop()
    }
    withExtendedLifetime(remote) {}
  }

  /// Each interface delivers the new text by itself, and each record may repeat: that is one event.
  @Test func reportsAChangedTextOnce() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.twoInterfaces() }
    }
  }

  @LoopActor
  private static func twoInterfaces() async throws {
    let fixture = try EmbeddedFixture()
    let remotes = [try RemoteHost(), try RemoteHost(interface: "cast1", network: "10.78.0")]
    let advertisement = try MDNSAdvertisement(
      instanceName: "TV", subtypes: [], port: 8010, txt: ["id": "abc", "fn": "TV", "rs": ""])
    _ = try await advertisement.start()
    fixture.manager.start()
    try await fixture.wait("found on both") { devices in
      Set(devices.first?.services.map(\.key.interfaceIndex) ?? []).count >= 2
        && Set(devices.first?.addresses ?? []).isSuperset(of: ["10.77.0.1", "10.78.0.1"])
    }
    try await fixture.waitForSilence()
    let before = fixture.log.events.count
    for (count, text) in ["Casting", "Paused", ""].enumerated() {
      try advertisement.update(txt: ["id": "abc", "fn": "TV", "rs": text])
      try await fixture.wait(text) { $0.first?.statusText == text }
      try await fixture.waitForSilence()
      let news = fixture.log.events.dropFirst(before)
      #expect(news.count == count + 1, "\(news)")
    }
    advertisement.stop()
    withExtendedLifetime(remotes) {}
  }

  @Test func numbersATakenName() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.conflict() }
    }
  }

  @LoopActor
  private static func conflict() async throws {
    let fixture = try EmbeddedFixture()
    let remote = try RemoteHost()
    try remote.publish([("Taken", ["id=theirs", "fn=Theirs"])])
    try remote.startAvahi()
    fixture.manager.start()
    try await fixture.wait("theirs") { $0.map(\.friendlyName) == ["Theirs"] }
    let advertisement = try MDNSAdvertisement(instanceName: "Taken", port: 8010, txt: ["id": "ours", "fn": "Ours"])
    #expect(try await advertisement.start() == "Taken #2")
    try await fixture.wait("both") { $0.map(\.friendlyName) == ["Ours", "Theirs"] }
  }

  @Test func withdrawsAServiceWhoseEveryNameIsTakenOnAllLinks() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.everyNameTaken() }
    }
  }

  @LoopActor
  private static func everyNameTaken() async throws {
    let fixture = try EmbeddedFixture()
    let remotes = [try RemoteHost(), try RemoteHost(interface: "cast1", network: "10.78.0")]
    try remotes[0].publish([("Taken", ["id=theirs", "fn=Theirs"])])
    try remotes[0].startAvahi()
    fixture.manager.start()
    try await fixture.wait("theirs") { $0.map(\.friendlyName) == ["Theirs"] }
    let publisher = ServicePublisher()
    let service = PublishedService(
      label: "Taken", type: try DomainName(dotted: "_googlecast._tcp.local"), port: 8010,
      text: [7] + Array("id=ours".utf8))
    let failed = LoopActor.shared.eventLoop.makePromise(of: Void.self)
    _ = publisher.publish(service, nextLabel: { nil }) { event in
      if case .failed = event { failed.succeed() }
    }
    try await failed.futureResult.value()
    // On the other interface no host objects, and it would be announced a second later.
    try await fixture.waitForSilence()
    #expect(fixture.manager.devices.map(\.friendlyName) == ["Theirs"])
    withExtendedLifetime((remotes, publisher)) {}
  }

  @Test func threeHundredInOneProcessAreFoundUpdatedAndTakenBack() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.threeHundred() }
    }
  }

  @LoopActor
  private static func threeHundred() async throws {
    let fixture = try EmbeddedFixture()
    let remote = try RemoteHost()
    _ = remote
    let advertisements = try (0..<300).map { number in
      try MDNSAdvertisement(
        instanceName: "Fleet-\(number)", subtypes: ["_CC1AD845"], port: UInt16(9_000 + number),
        txt: ["id": "\(number)", "fn": "Fleet \(number)", "ca": "4101"])
    }
    for advertisement in advertisements { Task { @LoopActor in try await advertisement.start() } }
    fixture.manager.start()
    try await fixture.wait("found", within: .seconds(240)) { $0.count == 300 }
    for (number, advertisement) in advertisements.enumerated() {
      try advertisement.update(txt: ["id": "\(number)", "fn": "Changed \(number)", "ca": "4101"])
    }
    try await fixture.wait("changed", within: .seconds(240)) { devices in
      devices.count == 300 && devices.allSatisfy { $0.friendlyName.hasPrefix("Changed") }
    }
    // Goodbyes aren't repeated, and the querier's buffer is full of repeated announcements until then.
    try await fixture.waitForSilence()
    for advertisement in advertisements { advertisement.stop() }
    try await fixture.wait("gone", within: .seconds(240)) { $0.isEmpty }
  }
}
