import CastDiscovery
import CastModel
import CastTestSupport
import DNSSD
import LoopIsolation
import NIOCore
import Testing

@Suite @LoopActor struct DiscoveryManagerTests {
  private let source = FakeSource()
  private let clock = ManualClock()
  private let log = EventLog<DiscoveryEvent>()
  private let manager: DiscoveryManager

  init() {
    self.manager = DiscoveryManager(sources: [self.source], clock: self.clock)
  }

  private func listen() -> DiscoveryListener { self.manager.addListener { [log] in log.append($0) } }

  /// Lists devices of an earlier run, which are named by their ids.
  private func addCachedDevices(_ ids: String...) {
    self.manager.addCachedDevices(ids.map { CachedDevice(deviceId: $0, service: .make($0, name: $0), lastSeen: 5) })
  }

  @Test func reportsStartAndStopOnceAndKeepsDevices() {
    _ = self.listen()
    self.manager.start()
    self.manager.start()
    self.source.emit(.serviceResolved(.make("1", name: "TV")))
    self.manager.stop()
    self.manager.stop()
    self.manager.start()
    #expect(self.source.isStarted && self.manager.devices.count == 1)
    let kinds = self.log.events.filter { if case .didChangeList = $0 { false } else { true } }
    #expect(kinds == [.didStart(hasCachedDevices: false), .didStop, .didStart(hasCachedDevices: true)])
  }

  @Test func listenersHearEveryEditInOrderUntilRemoved() {
    let listener = self.listen()
    self.manager.start()
    self.source.emit(.serviceResolved(.make("1", name: "B")))
    self.source.emit(.serviceResolved(.make("2", name: "A")))
    self.source.emit(.availabilityChanged(isAvailable: false, error: .unknown))
    self.manager.removeListener(listener)
    self.source.emit(.serviceRemoved(CastService.Key(instanceName: "1", interfaceIndex: 1)))
    #expect(
      self.log.events.map { event -> String in
        switch event {
        case .didChangeList(.inserted(let device, let index)): "+\(device.announcedId ?? device.deviceId)@\(index)"
        case .didChangeAvailability(let source, let isAvailable, let error):
          "\(source) \(isAvailable) \(error?.rawValue ?? 0)"
        case .didStart: "start"
        default: "other"
        }
      } == ["start", "+1@0", "+2@0", "fake false -65537"]
    )
  }

  @Test func aListenerMayCallTheManager() {
    var seen: [Int] = []
    let manager = self.manager
    _ = manager.addListener { event in
      guard case .didChangeList = event else { return }
      seen.append(manager.devices.count)
      manager.stop()
    }
    manager.start()
    self.source.emit(.serviceResolved(.make("1")))
    #expect(seen == [1] && !manager.isRunning)
  }

  @Test func passiveScanReachesTheSources() {
    self.manager.isPassiveScan = true
    #expect(self.source.isPassive)
  }

  @Test func aSearchEndsWithTheDeviceOrItsTime() async throws {
    self.manager.start()
    self.source.emit(.serviceResolved(.make("1", name: "Here")))
    #expect(try await self.manager.find("Here", timeout: .zero)?.announcedId == "1")

    let manager = self.manager
    let coming = Task { @LoopActor in try await manager.find("Later", timeout: .seconds(5)) }
    let missing = Task { @LoopActor in try await manager.find("Never", timeout: .seconds(5)) }
    await Self.turn()
    self.source.emit(.serviceResolved(.make("2", name: "Later")))
    #expect(try await coming.value?.announcedId == "2")
    self.clock.advance(by: .seconds(5))
    #expect(try await missing.value == nil)
  }

  @Test func aSearchTakesAPredicate() async throws {
    self.manager.start()
    let manager = self.manager
    let group = Task { @LoopActor in try await manager.find(where: \.isGroup, timeout: .seconds(5)) }
    await Self.turn()
    self.source.emit(.serviceResolved(.make("1", name: "B")))
    self.source.emit(.serviceResolved(.make("2", name: "A", extra: ["md": "Google Cast Group"])))
    #expect(try await group.value?.announcedId == "2")
    #expect(try await manager.find(where: { _ in true }, timeout: .zero)?.announcedId == "2", "the first of the list")
  }

  /// A flood of devices isn't processed again for each of them.
  @Test func aScanEndsWhenNothingNewAnswers() async throws {
    let manager = self.manager
    let scan = Task { @LoopActor in try await manager.settledScan(for: .seconds(60)) }
    await Self.turn()
    self.clock.advance(by: .seconds(3))
    self.source.emit(.serviceResolved(.make("1", name: "A")))
    self.clock.advance(by: .milliseconds(1_400))
    self.source.emit(.serviceResolved(.make("2", name: "B")))
    self.clock.advance(by: .milliseconds(1_400))
    #expect(self.manager.isRunning)
    self.clock.advance(by: .milliseconds(100))
    #expect(try await scan.value.map(\.announcedId) == ["1", "2"])
    #expect(!self.manager.isRunning)
  }

  /// RFC 6762 lets a querier ask at 0, 1 and 3 s: a device without an answer by then is absent or unreachable.
  @Test func aScanWithoutAnswersEndsAfterTheThirdQuery() async throws {
    let manager = self.manager
    let scan = Task { @LoopActor in try await manager.settledScan(for: .seconds(60)) }
    await Self.turn()
    self.clock.advance(by: .milliseconds(3_400))
    await Self.turn()
    #expect(self.manager.isRunning)
    self.clock.advance(by: .milliseconds(100))
    #expect(try await scan.value.isEmpty)
    // Another client has searched for so long that the absence is known already.
    self.manager.start()
    self.clock.advance(by: .seconds(10))
    #expect(try await manager.settledScan(for: .seconds(60)).isEmpty)
    #expect(try await DiscoveryManager(sources: [], clock: self.clock).settledScan(for: .seconds(60)).isEmpty)
  }

  @Test func aConfiguredDeviceDoesNotShortenAScan() throws {
    try self.manager.addConfiguredDevice(ConfiguredDevice(host: "192.0.2.7"))
    self.manager.start()
    #expect(self.manager.settlesAt == self.clock.now + .milliseconds(3_500))
    self.clock.advance(by: .seconds(1))
    self.source.emit(.serviceResolved(.make("1")))
    let end = self.clock.now + .milliseconds(1_500)
    self.clock.advance(by: .seconds(1))
    try self.manager.addConfiguredDevice(ConfiguredDevice(host: "192.0.2.8"))
    #expect(self.manager.settlesAt == end)
  }

  @Test func aCachedDeviceThatAnswersExtendsAScan() {
    self.addCachedDevices("1", "2")
    self.manager.start()
    self.clock.advance(by: .seconds(1))
    self.source.emit(.serviceResolved(.make("1", name: "1")))
    #expect(self.manager.settlesAt == self.clock.now + .milliseconds(1_500))
    self.clock.advance(by: .seconds(1))
    self.source.emit(.serviceResolved(.make("2", name: "2")))
    let end = self.clock.now + .milliseconds(300)
    self.clock.advance(by: .milliseconds(100))
    self.source.emit(.serviceResolved(.make("2", name: "Renamed")))
    #expect(self.manager.settlesAt == end, "an update is no new device")
  }

  @Test func expiredDevicesDoNotCountAsAnswered() {
    self.addCachedDevices("1", "2")
    self.manager.start()
    self.source.emit(.availabilityChanged(isAvailable: true, error: nil))
    self.clock.advance(by: DiscoveryManager.cachedLifetime)
    #expect(self.manager.devices.isEmpty)
    self.source.emit(.serviceResolved(.make("3")))
    #expect(self.manager.settlesAt == self.clock.now + .milliseconds(1_500))
  }

  @Test(arguments: [50, 100, 200]) func aSearchLooksAtEachNewDeviceOnce(_ count: Int) async throws {
    self.manager.start()
    let manager = self.manager
    let looked = Counter()
    let search = Task { @LoopActor in
      try await manager.find(where: { _ in looked.count(false) }, timeout: .seconds(5))
    }
    await Self.turn()
    for number in 0..<count { self.source.emit(.serviceResolved(.make("\(number)", name: "TV \(number)"))) }
    #expect(looked.calls == count)
    self.clock.advance(by: .seconds(5))
    #expect(try await search.value == nil)
  }

  @Test func aSearchMatchesLearnedNames() async throws {
    self.manager.start()
    self.source.emit(.serviceResolved(.make("1", name: "TV")))
    let manager = self.manager
    let search = Task { @LoopActor in
      try await manager.find(where: { manager.availability(of: "ABCD", on: $0) == .available }, timeout: .seconds(5))
    }
    await Self.turn()
    manager.recordAvailability(["ABCD": .available], on: "1")
    #expect(try await search.value?.announcedId == "1")
  }

  @LoopActor private final class Counter {
    private(set) var calls = 0

    func count(_ result: Bool) -> Bool {
      self.calls += 1
      return result
    }
  }

  @Test func dropsCachedDevicesOnlyWhileASourceWorks() async throws {
    self.addCachedDevices("1", "2")
    _ = self.listen()
    self.manager.start()
    #expect(self.log.events == [.didStart(hasCachedDevices: true)])
    self.clock.advance(by: .hours(1))
    #expect(self.manager.devices.map(\.origin) == [.cached, .cached], "no source works")
    #expect(try await self.manager.find("1", timeout: .zero) == nil, "not seen yet")
    self.source.emit(.availabilityChanged(isAvailable: true, error: nil))
    self.clock.advance(by: .seconds(100))
    self.source.emit(.serviceResolved(.make("1", name: "1")))
    #expect(self.manager.devices.map(\.origin) == [.dnssd, .cached])
    self.clock.advance(by: .seconds(20))
    #expect(self.manager.devices.map(\.announcedId) == ["1"])
  }

  @Test func aCancelledSearchThrows() async {
    let manager = self.manager
    let search = Task { @LoopActor in try await manager.find("Never", timeout: .seconds(5)) }
    await Self.turn()
    search.cancel()
    let error = await #expect(throws: DiscoveryError.self) { try await search.value }
    #expect(error?.code == .cancelled)
  }

  @Test func resolvesEndpointsForEachConnection() async throws {
    self.manager.start()
    let listed = CastService.make("g", name: "Gruppe", port: 32_000)
    self.source.emit(.serviceResolved(listed))
    let error = await #expect(throws: DiscoveryError.self) { try await self.manager.freshEndpoints(for: "g") }
    #expect(error?.code == .unresolvable && error?.cause != nil)

    self.source.answers[listed.key] = .make("g", port: 32_001, addresses: ["10.0.0.7", "fe80::1%eth0"])
    let endpoints = try await self.manager.freshEndpoints(for: "g")
    #expect(endpoints.map(\.address) == ["10.0.0.7", "fe80::1%eth0"])
    #expect(endpoints.allSatisfy { $0.port == 32_001 && $0.origin == .dnssd })

    self.source.answers[listed.key] = .make("other", instance: "g")
    await #expect(throws: DiscoveryError.self, "the instance belongs to another device now") {
      try await self.manager.freshEndpoints(for: "g")
    }
    let unknown = await #expect(throws: DiscoveryError.self) { try await self.manager.freshEndpoints(for: "nobody") }
    #expect(unknown?.code == .noSuchDevice)
  }

  @Test func configuredAddressesAreTheLastResort() async throws {
    self.manager.start()
    let service = CastService.make("g", name: "Gruppe")
    self.source.emit(.serviceResolved(service))
    self.source.answers[service.key] = service
    let id = try self.manager.addConfiguredDevice(ConfiguredDevice(host: "127.0.0.1", port: 8010, deviceId: "g"))
    #expect(id == DeviceID.canonical("g"))
    #expect(try await self.manager.freshEndpoints(for: "g").map(\.address) == ["192.168.1.2", "127.0.0.1"])
    self.source.answers = [:]
    #expect(try await self.manager.freshEndpoints(for: "g").map(\.origin) == [.configured])
  }

  @Test func aConfiguredHostNameIsLookedUp() async throws {
    let id = try self.manager.addConfiguredDevice(ConfiguredDevice(host: "localhost"))
    #expect(self.manager.device(id: id)?.addresses == [])
    #expect(
      try await self.manager.freshEndpoints(for: id).contains { $0.address == "127.0.0.1" || $0.address == "::1" })
    #expect(self.manager.removeConfiguredDevice(ConfiguredDevice.Key(host: "localhost", port: 8009)))
    #expect(!self.manager.removeConfiguredDevice(ConfiguredDevice.Key(host: "localhost", port: 8009)))
    #expect(self.manager.devices.isEmpty)
  }

  @Test(
    arguments: [
      ("", UInt16(8009)), ("a b", 8009), ("host", 0), (String(repeating: "x", count: 256), 8009),
    ] as [(String, UInt16)])
  func aBadAddressIsRefused(host: String, port: UInt16) {
    let error = #expect(throws: DiscoveryError.self) {
      try self.manager.addConfiguredDevice(ConfiguredDevice(host: host, port: port))
    }
    #expect(error?.code == .invalidAddress)
  }

  @Test func configuredAddressesAreBounded() throws {
    for number in 0..<DiscoveryManager.maximumConfiguredDevices {
      try self.manager.addConfiguredDevice(ConfiguredDevice(host: "h\(number)"))
    }
    let error = #expect(throws: DiscoveryError.self) {
      try self.manager.addConfiguredDevice(ConfiguredDevice(host: "one too many"))
    }
    #expect(error?.code == .invalidAddress || error?.code == .limitReached)
    try self.manager.addConfiguredDevice(ConfiguredDevice(host: "h0", name: "again"))
  }

  @Test func theDiagnosisNamesTheMostBasicTrouble() async {
    #expect(await self.manager.diagnose().finding == .stopped)
    self.manager.start()
    self.source.currentReport = DiscoverySourceReport(name: "fake", isReachable: false, lastError: .unknown)
    #expect(await self.manager.diagnose().finding == .daemonUnreachable)
    self.source.currentReport = DiscoverySourceReport(
      name: "fake",
      isReachable: true,
      answers: 1,
      lastAnswerAt: self.clock.now,
      services: 1
    )
    self.clock.advance(by: .seconds(3))
    let diagnosis = await self.manager.diagnose()
    #expect(diagnosis.finding == .unresolvedServices && diagnosis.lastAnswerAge == .seconds(3))
    #expect(diagnosis.interfaces.contains { $0.isLoopback && $0.addresses.contains("127.0.0.1") })
    self.source.emit(.serviceResolved(.make("1")))
    self.manager.reachCheck = ReachCheck { _, _ in .reached }
    #expect(await self.manager.diagnose().finding == .healthy)
    self.manager.reachCheck = ReachCheck { _, _ in .silent }
    #expect(await self.manager.diagnose().finding == .devicesUnreachable)
  }

  /// A device stays listed for a while after a stop, which proves nothing about the network.
  @Test(arguments: [([], 0), (["old"], 1), (["new"], 2)] as [([String], Int)])
  func aDiagnosisNeedsAnAnswerAfterItsStart(answering: [String], count: Int) async throws {
    self.manager.start()
    self.source.emit(.serviceResolved(.make("old")))
    self.manager.stop()
    self.clock.advance(by: .seconds(60))
    self.manager.reachCheck = ReachCheck { _, _ in .reached }
    let manager = self.manager
    let diagnosis = Task { @LoopActor in try await manager.diagnose(listeningFor: .seconds(3)) }
    await Self.turn()
    for id in answering { self.source.emit(.serviceResolved(.make(id))) }
    self.clock.advance(by: .seconds(3))
    #expect(try await diagnosis.value.answeredCount == count)
  }

  @Test(arguments: [(true, DiscoveryFinding.noAnswers), (false, .noUsableInterface)])
  func withoutAnswersTheInterfacesDecide(hasNetwork: Bool, finding: DiscoveryFinding) {
    let interface = HostInterface(
      name: "eth0",
      index: 2,
      addresses: hasNetwork ? ["10.0.0.2"] : [],
      isRunning: true,
      isMulticast: true,
      isLoopback: false
    )
    let diagnosis = DiscoveryEvidence(
      isRunning: true,
      sources: [DiscoverySourceReport(name: "fake", isReachable: true)],
      interfaces: [interface],
      deviceCount: 0,
      answeredCount: 0,
      configuredCount: 0,
      madeAt: .uptimeNanoseconds(0)
    )
    #expect(diagnosis.finding == finding && !diagnosis.advice.isEmpty)
  }

  /// Runs the tasks that were started on the loop before.
  private static func turn() async {
    await Task { @LoopActor in }.value
  }
}
