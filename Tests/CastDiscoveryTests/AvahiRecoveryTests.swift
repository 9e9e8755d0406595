import CastAdvertising
import DNSSD
import CastDiscovery
import CastModel
import CastTestSupport
import Glibc
import LoopIsolation
import NIOCore
import Testing

/// Discovery while the DNS-SD daemon is missing, stops and starts again.
// A limit for hanging tests: two hundred look-ups take two minutes under ThreadSanitizer, and more on a busy machine.
@Suite(.ownMounts, .programs("dbus-daemon", "avahi-daemon"), .timeLimit(.minutes(10)))
struct AvahiRecoveryTests {
  @Test func diagnosesAMissingDaemon() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.withoutDaemon() }
    }
  }

  @LoopActor
  private static func withoutDaemon() async throws {
    let fixture = try AvahiFixture(isDaemonStarted: false)
    fixture.manager.start()
    try await fixture.log.wait("unavailable") {
      fixture.log.events.contains(
        .didChangeAvailability(source: "AVAHI", isAvailable: false, error: .unknown)
      )
    }
    let diagnosis = await fixture.manager.diagnose()
    #expect(diagnosis.finding == .daemonUnreachable)
    #expect(diagnosis.advice.contains("avahi-daemon"))
    let report = try #require(diagnosis.sources.first)
    #expect(!report.isReachable && report.lastError == .unknown && report.retryAt != nil)

    let id = try fixture.manager.addConfiguredDevice(ConfiguredDevice(host: "127.0.0.1", name: "By address"))
    #expect(fixture.manager.devices.map(\.friendlyName) == ["By address"])
    #expect(try await fixture.manager.freshEndpoints(for: id).map(\.address) == ["127.0.0.1"])

    let advertisement = try fixture.advertisement("Nobody hears", txt: [:])
    let error = await #expect(throws: AdvertisementError.self) { try await advertisement.start() }
    #expect(error?.code == .daemonUnavailable)
    advertisement.stop()
    fixture.manager.stop()
  }

  @Test func usesADaemonThatStartsLater() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.daemonStartsLater() }
    }
  }

  @LoopActor
  private static func daemonStartsLater() async throws {
    let fixture = try AvahiFixture(isDaemonStarted: false)
    fixture.manager.start()
    let advertisement = try fixture.advertisement("Patient", txt: ["id": "patient"])
    await #expect(throws: AdvertisementError.self) { try await advertisement.start() }
    try fixture.avahi.startBus()
    try fixture.avahi.startDaemon()
    try await fixture.wait("found") { $0.map(\.announcedId) == ["patient"] }
    let diagnosis = await fixture.manager.diagnose()
    // The service is announced, but no program listens at its port.
    #expect(diagnosis.answeredCount == 1 && diagnosis.finding == .devicesUnreachable, "\(diagnosis.finding)")
  }

  @Test func afterTheDaemonWasKilledDiscoveryAndAdvertisementRecover() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.daemonIsKilled() }
    }
  }

  @LoopActor
  private static func daemonIsKilled() async throws {
    let fixture = try AvahiFixture()
    let advertisement = try fixture.advertisement("Survivor", txt: ["id": "survivor", "fn": "Survivor"])
    let leaver = try fixture.advertisement("Leaver", txt: ["id": "leaver", "fn": "Leaver"])
    try await advertisement.start()
    try await leaver.start()
    fixture.manager.start()
    try await fixture.wait("both") { $0.count == 2 }
    // Open look-ups at the time of death: Avahi 0.8 crashes then, if its memory isn't zeroed.
    let pending = (0..<4).map { number in
      fixture.client.open(.resolve(CastService.Key(instanceName: "nobody \(number)", interfaceIndex: 1))) { _ in }
    }

    fixture.avahi.killDaemon()
    try await fixture.log.wait("loss") {
      fixture.log.events.contains(.didChangeAvailability(source: "AVAHI", isAvailable: false, error: .unknown))
    }
    #expect(fixture.manager.devices.count == 2, "devices outlive the daemon for a while")
    #expect(await fixture.manager.diagnose().finding == .daemonUnreachable)
    leaver.stop()
    for operation in pending { fixture.client.close(operation) }

    try fixture.avahi.startDaemon()
    try await fixture.log.wait("return") {
      fixture.log.events.last { event in
        if case .didChangeAvailability = event { true } else { false }
      } == .didChangeAvailability(source: "AVAHI", isAvailable: true, error: nil)
    }
    try await fixture.wait("the one that didn't come back is forgotten") { $0.map(\.announcedId) == ["survivor"] }
    #expect(advertisement.registeredName == "Survivor")
    #expect(try await fixture.manager.freshEndpoints(for: "survivor").map(\.address) == ["127.0.0.1"])
  }

  @Test func theProcessSurvivesTheDeathOfTheBus() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.busIsKilled() }
    }
  }

  @LoopActor
  private static func busIsKilled() async throws {
    let fixture = try AvahiFixture()
    let advertisement = try fixture.advertisement("Survivor", txt: ["id": "survivor"])
    try await advertisement.start()
    fixture.manager.start()
    try await fixture.wait("found") { $0.count == 1 }
    fixture.avahi.killBus()
    try await fixture.log.wait("loss") {
      fixture.log.events.contains(.didChangeAvailability(source: "AVAHI", isAvailable: false, error: .unknown))
    }
    try fixture.avahi.startBus()
    try fixture.avahi.startDaemon()
    try await fixture.log.wait("return", within: .seconds(30)) {
      fixture.log.events.filter {
        $0 == .didChangeAvailability(source: "AVAHI", isAvailable: true, error: nil)
      }.count == 2
    }
  }

  @Test func twoHundredLookupsLeaveNoThreadAndNoDescriptor() async {
    await #expect(processExitsWith: .success) {
      await reportingErrors { try await Self.resources() }
    }
  }

  @LoopActor
  private static func resources() async throws {
    let fixture = try AvahiFixture()
    let advertisement = try fixture.advertisement("Steady", txt: ["id": "steady"])
    try await advertisement.start()
    fixture.manager.start()
    try await fixture.wait("found") { $0.count == 1 }
    let key = try #require(fixture.manager.devices.first?.services.first?.key)
    // Warm up: thread pools start their threads, libraries keep their first descriptors.
    for _ in 0..<10 { _ = try await fixture.source.resolve(key) }
    try await fixture.client.settle()
    let threads = entries(of: "/proc/self/task")
    let descriptors = entries(of: "/proc/self/fd")
    for _ in 0..<200 { _ = try await fixture.source.resolve(key) }
    try await fixture.client.settle()
    let threadsAfter = entries(of: "/proc/self/task")
    let descriptorsAfter = entries(of: "/proc/self/fd")
    #expect(threadsAfter <= threads + 2, "\(threads) threads before, \(threadsAfter) after")
    #expect(descriptorsAfter == descriptors, "\(descriptors) descriptors before, \(descriptorsAfter) after")
    #expect(fixture.client.openOperations == 3, "the advertisement, the browse and a TXT watch")

    fixture.manager.stop()
    advertisement.stop()
    #expect(fixture.client.openOperations == 0)
  }

  private static func entries(of folder: String) -> Int {
    guard let directory = opendir(folder) else { return -1 }
    defer { closedir(directory) }
    var count = 0
    while readdir(directory) != nil { count += 1 }
    return count
  }
}

extension DNSSDClient {
  /// Waits until the DNS-SD thread has processed everything requested before: a failing request is queued after it.
  fileprivate func settle() async throws {
    let replies = EventLog<DNSSDReply>()
    let operation = self.open(.browse(type: "not a type")) { replies.append($0) }
    try await replies.wait("refusal") { !replies.events.isEmpty }
    self.close(operation)
    guard case .failed? = replies.events.first else {
      Issue.record("an operation stayed open: \(replies.events)")
      return
    }
  }
}
