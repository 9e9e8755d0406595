import CastDiscovery
import CastModel
import CastTestSupport
import DNSSD
import LoopIsolation
import NIOCore
import Testing

/// Sources that run at the same time: their services are merged, and none waits for another.
@Suite @LoopActor struct SideBySideTests {
  private let daemon = FakeSource(name: "AVAHI")
  private let embedded = FakeSource(name: "EMBEDDED")
  private let manager: DiscoveryManager
  private let log = EventLog<DiscoveryEvent>()
  private let service = CastService.make("tv", name: "TV")

  init() {
    self.manager = DiscoveryManager(sources: [self.embedded, self.daemon], clock: ManualClock())
    _ = self.manager.addListener { [log] in log.append($0) }
    self.manager.start()
  }

  private var changes: [DeviceListChange] {
    self.log.events.compactMap { if case .didChangeList(let change) = $0 { change } else { nil } }
  }

  @Test func mergesADeviceOfBothSources() {
    self.embedded.emit(.serviceResolved(self.service))
    self.daemon.emit(.serviceResolved(self.service))
    #expect(self.changes.count == 1 && self.manager.devices.first?.services == [self.service])
    self.embedded.emit(.serviceRemoved(self.service.key))
    #expect(self.manager.devices.count == 1)
    self.daemon.emit(.serviceRemoved(self.service.key))
    #expect(self.manager.devices.isEmpty && self.changes.count == 2)
  }

  @Test func reportsANewTextOfManySourcesOnce() {
    let other = CastService.make("tv", name: "TV", interface: 2)
    for source in [self.embedded, self.daemon] {
      source.emit(.serviceResolved(self.service))
      source.emit(.serviceResolved(other))
    }
    let before = self.changes.count
    for source in [self.embedded, self.daemon] {
      for service in [self.service, other] {
        source.emit(.serviceResolved(service.with(txt: ["id": "tv", "fn": "TV", "st": "1"])))
      }
    }
    #expect(self.changes.count == before + 1)
    #expect(self.manager.devices.first?.status == .busy)
  }

  @Test func staleDaemonDataDoesNotReplaceNews() {
    let old = self.service.with(txt: ["id": "tv", "fn": "TV", "st": "0"])
    self.embedded.emit(.serviceResolved(self.service.with(txt: ["id": "tv", "fn": "TV", "st": "1"])))
    self.daemon.emit(.serviceResolved(old))
    #expect(self.manager.devices.first?.status == .busy && self.changes.count == 1)
  }

  @Test func sourcesGetEachOthersEvents() {
    self.embedded.emit(.availabilityChanged(isAvailable: true, error: nil))
    self.embedded.emit(.serviceResolved(self.service))
    self.daemon.emit(.serviceRemoved(self.service.key))
    #expect(
      self.daemon.heard == [.availabilityChanged(isAvailable: true, error: nil), .serviceResolved(self.service)])
    #expect(self.embedded.heard == [.serviceRemoved(self.service.key)])
  }

  @Test func theFirstSourceThatKnowsAnswersALookUp() async throws {
    self.embedded.emit(.serviceResolved(self.service))
    self.daemon.hangs = true
    self.embedded.answers[self.service.key] = self.service
    #expect(try await self.manager.freshEndpoints(for: "tv").map(\.address) == ["192.168.1.2"])
  }

  @Test func discoveryIsAvailableIfAnySourceIs() async {
    self.daemon.currentReport = DiscoverySourceReport(name: "AVAHI", isReachable: false, lastError: .unknown)
    #expect(await self.manager.unavailability() == nil)
    self.embedded.currentReport = DiscoverySourceReport(name: "EMBEDDED", isReachable: false)
    #expect(await self.manager.unavailability()?.code == .daemonUnavailable)
    #expect(await self.manager.diagnose().finding == .noUsableInterface)
  }

  @Test func aScanRestoresTheSourcesState() async throws {
    self.manager.stop()
    let devices = try await self.manager.scan(for: .zero)
    #expect(devices.isEmpty && !self.manager.isRunning && !self.embedded.isStarted)
    self.manager.start()
    _ = try await self.manager.scan(for: .zero)
    #expect(self.manager.isRunning)
  }
}

@Suite struct DeviceNameTests {
  @Test(arguments: [
    ("Wohn\u{1b}[2Jzimmer", "Wohn [2Jzimmer"), ("a\r\nb", "a  b"), ("\u{0}TV\u{0}", "TV"), ("x\u{202e}y", "x y"),
    ("a\u{2028}b", "a b"), ("\u{FEFF}TV", "TV"), ("T\u{200B}V\u{AD}", "TV"), ("👨‍👩‍👧 客厅", "👨‍👩‍👧 客厅"),
  ])
  func aNameCanBeShown(name: String, shown: String) {
    var registry = DeviceRegistry()
    _ = registry.apply(.serviceResolved(.make("d", name: name)))
    #expect(registry.devices.first?.friendlyName == shown)
  }

  @Test func ignoresANameOfControlCharacters() {
    var registry = DeviceRegistry()
    _ = registry.apply(.serviceResolved(.make("d", name: "\u{1b}\u{7}", instance: "Chromecast-d")))
    #expect(registry.devices.first?.friendlyName == "Chromecast-d")
  }

  @Test func doesNotUseTheAddressAsAName() {
    var registry = DeviceRegistry()
    _ = registry.apply(.serviceResolved(.make("d", host: "d.local", addresses: ["192.0.2.9"], extra: ["ic": "/i.png"])))
    #expect(registry.devices.first?.address == "192.0.2.9")
    #expect(registry.devices.first?.iconURL == "http://192.0.2.9:8008/i.png")
  }

  /// Five thousand false devices at one address; the list is bounded, and includes others, before and after.
  @Test func aFloodLeavesRoomForOthers() {
    var registry = DeviceRegistry()
    _ = registry.apply(.serviceResolved(.make("early", addresses: ["192.0.2.1"])))
    for number in 0..<5_000 {
      _ = registry.apply(.serviceResolved(.make("flood-\(number)", addresses: ["192.0.2.66"])))
    }
    _ = registry.apply(.serviceResolved(.make("late", addresses: ["192.0.2.2"])))
    #expect(registry.devices.count == DeviceRegistry.maximumDevices)
    #expect(registry.device(id: "early") != nil && registry.device(id: "late") != nil)
  }

  /// Thousands of services that claim to be the same device.
  @Test func boundsTheServicesOfADevice() {
    var registry = DeviceRegistry()
    for number in 0..<2_000 {
      let service = CastService.make("tv", instance: "flood-\(number)", addresses: ["192.0.2.\(number % 250)"])
      _ = registry.apply(.serviceResolved(service))
    }
    #expect(registry.devices.count == 1)
    #expect(registry.devices[0].services.count == DeviceRegistry.maximumServicesOfDevice)
    #expect(registry.devices[0].services[0].key.instanceName == "flood-1999")
    for number in 0..<2_000 {
      _ = registry.apply(.serviceRemoved(CastService.Key(instanceName: "flood-\(number)", interfaceIndex: 1)))
    }
    #expect(registry.devices.isEmpty)
  }

  @Test func aConfiguredAddressSurvivesAFlood() {
    var registry = DeviceRegistry()
    _ = registry.apply(.configuredAdded(ConfiguredDevice(host: "192.0.2.1")))
    for number in 0..<600 { _ = registry.apply(.serviceResolved(.make("d\(number)", addresses: ["192.0.2.66"]))) }
    #expect(registry.devices.contains { $0.origin == .configured })
    _ = registry.apply(.serviceResolved(.make("tv", addresses: ["192.0.2.1"])))
    #expect(registry.device(id: "tv")?.configured.map(\.host) == ["192.0.2.1"])
    _ = registry.apply(.serviceRemoved(CastService.make("tv").key))
    #expect(registry.devices.contains { $0.origin == .configured })
  }
}
