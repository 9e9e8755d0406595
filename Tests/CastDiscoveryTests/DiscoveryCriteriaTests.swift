import CastDiscovery
import CastModel
import CastTestSupport
import LoopIsolation
import NIOCore
import Testing

@Suite @LoopActor struct DiscoveryCriteriaTests {
  private let source = FakeSource()
  private let clock = ManualClock()
  private let log = EventLog<DiscoveryEvent>()
  private let manager: DiscoveryManager

  init() {
    self.manager = DiscoveryManager(sources: [self.source], clock: self.clock)
    _ = self.manager.addListener { [log] in log.append($0) }
    self.manager.start()
    self.source.emit(.serviceResolved(.make("a", name: "A")))
    self.source.emit(.serviceResolved(.make("b", name: "B")))
  }

  private func admission(_ id: String, _ criteria: DiscoveryCriteria) -> DeviceAdmission? {
    self.manager.device(id: id).map { self.manager.admission(of: $0, to: criteria) }
  }

  private func learned() -> [String] {
    self.log.events.compactMap { if case .didLearn(let device) = $0 { device.announcedId } else { nil } }
  }

  @Test func theSourceLooksForTheUnionOfAllWishes() {
    let first = self.manager.addInterest(DiscoveryCriteria(applicationIds: ["cc1ad845", "ABCD1234"]))
    let second = self.manager.addInterest(DiscoveryCriteria(applicationIds: ["ABCD1234", "9AC194DC", "not a label"]))
    #expect(self.source.subtypes == ["_CC1AD845", "_ABCD1234", "_9AC194DC"])
    self.manager.update(second, to: .all)
    #expect(self.source.subtypes == ["_CC1AD845", "_ABCD1234"])
    self.manager.remove(first)
    self.manager.update(first, to: DiscoveryCriteria(applicationIds: ["ABCD1234"]))
    #expect(self.source.subtypes == [])
  }

  @Test func thereIsALimitOfSubtypes() {
    let ids = (0..<60).map { "APP\(1_000 + $0)" }
    _ = self.manager.addInterest(DiscoveryCriteria(applicationIds: ids))
    #expect(self.source.subtypes.count == DiscoveryManager.maximumSubtypes)
  }

  @Test func announcedAppsMatch() {
    let criteria = DiscoveryCriteria(applicationIds: ["abcd1234"])
    #expect(self.admission("a", criteria) == .applicationUnknown)
    let key = CastService.make("a").key
    self.source.emit(.subtype(key, "_ABCD1234", isAnnounced: true))
    #expect(self.admission("a", criteria) == .admitted)
    #expect(self.admission("b", criteria) == .applicationUnknown)
    self.source.emit(.subtype(key, "_ABCD1234", isAnnounced: false))
    #expect(self.admission("a", criteria) == .applicationUnknown)
  }

  @Test func prefersADevicesAnswerUntilItExpires() {
    let criteria = DiscoveryCriteria(applicationIds: ["ABCD1234", "9AC194DC"])
    self.source.emit(.subtype(CastService.make("a").key, "_ABCD1234", isAnnounced: true))
    self.manager.recordAvailability(["ABCD1234": .unavailable, "9AC194DC": .unavailable], on: "A")
    #expect(self.admission("a", criteria) == .admitted, "ids are compared exactly unless they are UUIDs")
    self.manager.recordAvailability(["ABCD1234": .unavailable, "9AC194DC": .unavailable], on: "a")
    #expect(self.admission("a", criteria) == .applicationUnavailable)
    self.manager.recordAvailability(["9ac194dc": .available], on: "a")
    #expect(self.admission("a", criteria) == .admitted)
    self.manager.recordAvailability(["9ac194dc": .available], on: "a")
    #expect(self.learned() == ["a", "a"], "the same answer again is no news")
    self.clock.advance(by: .hours(7))
    #expect(self.learned().count == 4, "told as answers expire")
    #expect(self.manager.availability(of: "9AC194DC", on: self.manager.devices[0]) == .unknown)
    #expect(self.admission("a", criteria) == .admitted, "announced")
  }

  @Test func acceptsTheDefaultReceiverAndConfiguredAddresses() throws {
    let standard = DiscoveryCriteria(applicationIds: ["CC1AD845"])
    #expect(self.admission("b", standard) == .admitted)
    self.manager.recordAvailability(["CC1AD845": .unavailable], on: "b")
    #expect(self.admission("b", standard) == .applicationUnavailable)
    let id = try self.manager.addConfiguredDevice(ConfiguredDevice(host: "10.9.9.9"))
    #expect(self.admission(id, DiscoveryCriteria(applicationIds: ["ABCD1234"])) == .admitted)
  }

  @Test func namespacesAreThoseOfTheRunningApp() {
    let criteria = DiscoveryCriteria(namespaces: ["urn:x-cast:a", "urn:x-cast:b"])
    #expect(self.admission("a", criteria) == .namespacesMissing)
    self.manager.recordNamespaces(["urn:x-cast:a"], of: "a")
    #expect(self.admission("a", criteria) == .namespacesMissing)
    self.manager.recordNamespaces(["urn:x-cast:a", "urn:x-cast:b", "urn:x-cast:c"], of: "a")
    #expect(self.admission("a", criteria) == .admitted)
    self.manager.recordNamespaces([], of: "a")
    #expect(self.admission("a", criteria) == .namespacesMissing)
    #expect(self.learned() == ["a", "a", "a"])
  }

  @Test func aViewHasItsOwnIndexes() {
    var view = DeviceListView()
    let devices = ["A", "B", "C"].map { name in
      DiscoveredDevice(
        deviceId: name, services: [], preferred: .make(name, name: name), configured: [])
    }
    #expect(view.update(devices[2], isWanted: true) == .inserted(device: devices[2], index: 0))
    #expect(view.update(devices[1], isWanted: false) == nil)
    #expect(view.update(devices[0], isWanted: true) == .inserted(device: devices[0], index: 0))
    #expect(view.replace(with: devices, where: { $0.deviceId != "A" }).count == 2)
    #expect(view.devices.map(\.announcedId) == ["B", "C"])
    #expect(view.update(devices[1], isWanted: false) == .removed(device: devices[1], index: 0))
    #expect(view.remove(id: "A") == nil)
    #expect(view.remove(id: "C") == .removed(device: devices[2], index: 0))
  }
}
