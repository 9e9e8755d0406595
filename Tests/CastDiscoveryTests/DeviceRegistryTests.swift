import CastDiscovery
import CastModel
import LoopIsolation
import Testing

@Suite struct DeviceRegistryTests {
  private var registry = DeviceRegistry()

  private mutating func apply(_ events: DeviceRegistryEvent...) -> [String] {
    events.flatMap { self.registry.apply($0) }.map(\.shortText)
  }

  @Test mutating func theListIsOrderedByNameThenId() {
    let changes = self.apply(
      .serviceResolved(.make("2", name: "Bad")),
      .serviceResolved(.make("3", name: "Arbeitszimmer")),
      .serviceResolved(.make("1", name: "Bad"))
    )
    #expect(changes == ["+2@0", "+3@0", "+1@1"])
    #expect(self.registry.devices.map(\.announcedId) == ["3", "1", "2"])
  }

  /// Devices that appear, are renamed, requested and removed: the work grows linearly with their number.
  @Test func workForTheListGrowsLinearly() {
    let works = [128, 256, 512].map { count in
      var registry = DeviceRegistry()
      for round in 0..<2 {
        for number in 0..<count {
          // In a scattered order.
          let name = "TV \((number * 37 + round) % count)"
          _ = registry.apply(.serviceResolved(.make("\(number)", name: name, addresses: ["10.0.0.\(number % 250)"])))
        }
      }
      #expect(registry.devices.count == count)
      for number in 0..<count { #expect(registry.device(id: "\(number)")?.announcedId == "\(number)") }
      let names = registry.devices.map { ($0.friendlyName, $0.deviceId) }
      #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
      for number in 0..<count {
        _ = registry.apply(.serviceRemoved(CastService.Key(instanceName: "\(number)", interfaceIndex: 1)))
      }
      #expect(registry.devices.isEmpty)
      return registry.comparisons
    }
    #expect(works[0] >= 128 && works[1] < 3 * works[0] && works[2] < 3 * works[1], "\(works)")
  }

  /// Up to the limit of devices with attributes, in a scattered order.
  @Test func workForAttributesGrowsLinearly() {
    let works = [128, 256, 512].map { count in
      var registry = DeviceRegistry()
      for number in 0..<count { _ = registry.apply(.serviceResolved(.make("\(number)", name: "TV \(number)"))) }
      let before = registry.comparisons
      for round in 0..<3 {
        for number in 0..<count {
          let changes = registry.apply(
            .attributesChanged(DeviceID.canonical("\(number * 37 % count)"), ["round": "\(round)"]))
          #expect(changes.count == 1)
        }
      }
      #expect(registry.devices.allSatisfy { $0.attributes == ["round": "2"] })
      return registry.comparisons - before
    }
    #expect(works[0] >= 128 && works[1] < 3 * works[0] && works[2] < 3 * works[1], "\(works)")
  }

  @Test mutating func aNewNameMovesTheDevice() {
    _ = self.apply(.serviceResolved(.make("1", name: "A")), .serviceResolved(.make("2", name: "B")))
    #expect(self.apply(.serviceResolved(.make("1", name: "C"))) == ["1:0>1"])
    #expect(self.apply(.serviceResolved(.make("1", name: "D"))) == ["~1@1"])
    #expect(self.apply(.serviceResolved(.make("1", name: "D"))) == [])
  }

  @Test mutating func aGroupWhoseLeaderMovesKeepsItsIdAndTakesTheNewestService() {
    let old = CastService.make("g", name: "Gruppe", instance: "Group", host: "old.local", port: 32_001)
    let new = CastService.make("g", name: "Gruppe", instance: "Group-1", host: "new.local", port: 32_002)
    #expect(self.apply(.serviceResolved(old), .serviceResolved(new)) == ["+g@0", "~g@0"])
    #expect(self.registry.devices.first?.host == "new.local")
    #expect(self.registry.devices.first?.services == [new, old])
    #expect(self.apply(.serviceRemoved(old.key)) == [], "the goodbye of the old leader is no news")
    #expect(self.registry.devices.first?.services == [new])
    #expect(self.apply(.serviceRemoved(new.key)) == ["-g@0"])
  }

  @Test mutating func aLeaderThatMovesUnderTheSameInstanceIsOneUpdate() {
    let old = CastService.make("g", name: "Gruppe", instance: "Group", host: "old.local", port: 32_001)
    let new = CastService.make("g", name: "Gruppe", instance: "Group", host: "new.local", port: 32_002)
    #expect(self.apply(.serviceResolved(old), .serviceResolved(new), .serviceResolved(new)) == ["+g@0", "~g@0"])
    #expect(self.registry.devices.first?.port == 32_002)
  }

  @Test mutating func anOldLeaderThatRefreshesDoesNotTakeTheGroupBack() {
    let old = CastService.make("g", name: "Gruppe", instance: "Group", host: "old.local", port: 32_001)
    let new = CastService.make("g", name: "Gruppe", instance: "Group-1", host: "new.local", port: 32_002)
    let renamed = CastService.make(
      "g", name: "Gruppe", instance: "Group", host: "old.local", port: 32_001, extra: ["rs": "late"])
    _ = self.apply(.serviceResolved(old), .serviceResolved(new))
    #expect(self.apply(.serviceResolved(renamed)) == [])
    #expect(self.registry.devices.first?.host == "new.local")
  }

  @Test mutating func aHostOnTwoInterfacesHasTheAddressesOfBoth() {
    let eth = CastService.make("d", interface: 2, host: "d.local", addresses: ["10.0.0.2", "fe80::2%eth0"])
    let wlan = CastService.make("d", interface: 3, host: "d.local", addresses: ["10.0.0.2", "192.168.7.2"])
    _ = self.apply(.serviceResolved(eth), .serviceResolved(wlan))
    #expect(self.registry.devices.first?.addresses == ["10.0.0.2", "192.168.7.2", "fe80::2%eth0"])
  }

  @Test mutating func aCachedDeviceIsMarkedUntilItIsSeenOrGivenUp() {
    let service = CastService.make("a", name: "A")
    let other = CastService.make("b", name: "B")
    let cached = [service, other].map {
      CachedDevice(deviceId: DiscoveredDevice.deviceId(of: $0), service: $0, lastSeen: 1)
    }
    #expect(self.apply(.cachedAdded(cached)) == ["+a@0", "+b@1"])
    #expect(self.registry.devices.allSatisfy { $0.origin == .cached && $0.addresses == ["192.168.1.2"] })
    #expect(self.apply(.serviceResolved(service)) == ["~a@0"])
    #expect(self.registry.devices.first?.origin == .dnssd)
    #expect(self.apply(.cachedAdded([cached[0]])) == [], "what is seen is better than what is remembered")
    #expect(self.apply(.cachedExpired) == ["-b@1"])
    #expect(!self.registry.hasCachedDevices)
  }

  @Test mutating func aConfiguredDeviceIsNotMarkedAsCached() {
    let service = CastService.make("a", name: "A")
    let cached = CachedDevice(deviceId: DiscoveredDevice.deviceId(of: service), service: service, lastSeen: 1)
    let configured = ConfiguredDevice(host: "tv.example")
    _ = self.apply(.cachedAdded([cached]), .configuredAdded(configured))
    #expect(self.registry.devices.count == 2)
    _ = self.apply(.configuredIdentified(configured.key, DeviceIdentity(deviceId: "a")))
    #expect(self.registry.devices.map(\.origin) == [.configured])
    _ = self.apply(.configuredRemoved(configured.key))
    #expect(self.registry.devices.map(\.origin) == [.cached])
  }

  @Test mutating func aConfiguredAddressTakesItsDevicesData() {
    let configured = ConfiguredDevice(host: "tv.example")
    _ = self.apply(.configuredAdded(configured))
    let identity = DeviceIdentity(
      deviceId: "BBB7EEDD-B097-DB73-826B-E22F5F722C5B", friendlyName: "Salon", modelName: "Chromecast",
      capabilities: [.videoOut, .audioOut])
    _ = self.apply(.configuredIdentified(configured.key, identity))
    let device = self.registry.device(id: "bbb7eedd-b097-db73-826b-e22f5f722c5b")
    #expect(device?.friendlyName == "Salon" && device?.modelName == "Chromecast" && device?.type == .tv)
    #expect(device?.deviceId == "bbb7eeddb097db73826be22f5f722c5b" && self.registry.devices.count == 1)
  }

  @Test mutating func subtypesAreAttachedToTheirDevice() {
    let service = CastService.make("a")
    #expect(self.apply(.subtype(service.key, "_CC1AD845", isAnnounced: true)) == [], "not resolved yet")
    #expect(self.apply(.serviceResolved(service)) == ["+a@0"])
    #expect(self.registry.devices.first?.applicationIds == ["CC1AD845"])
    #expect(self.apply(.subtype(service.key, "_CC1AD845", isAnnounced: false)) == ["~a@0"])
    #expect(self.registry.devices.first?.applicationIds == [])
  }

  @Test mutating func prefersResolvedServices() {
    let first = CastService.make("g", instance: "a", host: "first.local")
    let second = CastService.make("g", instance: "b", host: "second.local")
    _ = self.apply(.serviceResolved(first), .serviceResolved(second))
    #expect(self.apply(.serviceUnresolvable(second.key)) == ["~g@0"])
    #expect(self.registry.devices.first?.host == "first.local")
    #expect(self.apply(.serviceUnresolvable(first.key)) == ["~g@0"], "the newest of those that can't")
    #expect(self.registry.devices.first?.host == "second.local")
    #expect(self.apply(.serviceUnresolvable(first.key)) == [], "nothing new")
    #expect(self.apply(.serviceResolved(first)) == ["~g@0"])
    #expect(self.registry.devices.first?.host == "first.local")
  }

  @Test mutating func aRefreshWithTheSameEndpointDoesNotReorderServices() {
    let eth = CastService.make("d", interface: 2, host: "d.local")
    let wlan = CastService.make("d", interface: 3, host: "d.local", addresses: ["10.0.0.2"])
    _ = self.apply(.serviceResolved(eth), .serviceResolved(wlan))
    let busy = CastService.make("d", interface: 2, host: "d.local", extra: ["st": "1"])
    #expect(self.apply(.serviceResolved(busy)) == ["~d@0"], "the interface that hears of a text first is right")
    #expect(self.registry.devices.first?.status == .busy)
    #expect(self.registry.devices.first?.addresses == ["10.0.0.2", "192.168.1.2"])
    #expect(self.registry.devices.first?.services.last == busy)
  }

  @Test mutating func anInstanceThatChangesItsIdBecomesAnotherDevice() {
    let changes = self.apply(
      .serviceResolved(.make("old", name: "TV", instance: "i")),
      .serviceResolved(.make("new", name: "TV", instance: "i"))
    )
    #expect(changes == ["+old@0", "-old@0", "+new@0"])
  }

  @Test mutating func unknownServicesAreIgnored() {
    let key = CastService.Key(instanceName: "nobody")
    #expect(self.apply(.serviceRemoved(key), .serviceUnresolvable(key)) == [])
    #expect(self.apply(.configuredRemoved(ConfiguredDevice.Key(host: "h", port: 1))) == [])
    #expect(
      self.apply(.configuredIdentified(ConfiguredDevice.Key(host: "h", port: 1), DeviceIdentity(deviceId: "x"))) == [])
  }

  @Test mutating func aConfiguredDeviceIsListedAndMergesByAddress() throws {
    let configured = ConfiguredDevice(host: "192.168.1.2", name: "Büro")
    _ = self.apply(.configuredAdded(configured))
    let device = try #require(self.registry.devices.first)
    #expect(device.friendlyName == "Büro" && device.origin == .configured && device.addresses == ["192.168.1.2"])
    let changes = self.apply(.serviceResolved(.make("real", name: "Büro-TV")))
    #expect(changes == ["-\(device.deviceId)@0", "+real@0"])
    #expect(self.registry.devices.map(\.announcedId) == ["real"])
    #expect(self.registry.devices.first?.configured == [configured.key])
    // The announcement is withdrawn, the address stays.
    _ = self.apply(.serviceRemoved(CastService.Key(instanceName: "real", interfaceIndex: 1)))
    #expect(self.registry.devices.map(\.deviceId) == [device.deviceId])
    #expect(self.apply(.configuredRemoved(configured.key)) == ["-\(device.deviceId)@0"])
  }

  @Test mutating func aConfiguredDeviceMergesByIdOnceThatIsLearned() {
    let configured = ConfiguredDevice(host: "tv.example", port: 8010)
    _ = self.apply(.configuredAdded(configured), .serviceResolved(.make("real", name: "TV")))
    #expect(self.registry.devices.count == 2)
    _ = self.apply(.configuredIdentified(configured.key, DeviceIdentity(deviceId: "real")))
    #expect(self.registry.devices.map(\.announcedId) == ["real"])
    _ = self.apply(.serviceRemoved(CastService.Key(instanceName: "real", interfaceIndex: 1)))
    #expect(self.registry.devices.map(\.announcedId) == ["real"], "still reachable at the configured address")
    #expect(self.registry.devices.first?.origin == .configured)
  }

  @Test mutating func anExplicitIdOfAConfiguredDeviceCountsMost() {
    _ = self.apply(.configuredAdded(ConfiguredDevice(host: "192.168.1.2", name: "X", deviceId: "mine")))
    _ = self.apply(.serviceResolved(.make("real", name: "TV")))
    #expect(self.registry.devices.compactMap(\.announcedId).sorted() == ["mine", "real"])
  }

  @Test mutating func aConfiguredDeviceCanBeRenamed() {
    _ = self.apply(.configuredAdded(ConfiguredDevice(host: "h", name: "One")))
    let changes = self.apply(.configuredAdded(ConfiguredDevice(host: "h", name: "Two")))
    #expect(changes.count == 1 && self.registry.devices.map(\.friendlyName) == ["Two"])
  }

  @Test func anyEditsReproduceTheList() {
    for seed in 0..<40 {
      var generator = SplitMix64(seed: UInt64(seed))
      var registry = DeviceRegistry()
      var mirror: [DiscoveredDevice] = []
      for _ in 0..<300 {
        for change in registry.apply(Self.randomEvent(&generator)) { mirror.apply(change) }
        guard mirror.elementsEqual(registry.devices, by: { $0.looksLike($1) }) else {
          Issue.record("seed \(seed): the edits don't reproduce the list")
          return
        }
      }
      let order = mirror.map { [$0.friendlyName, $0.deviceId] }
      #expect(order == order.sorted { $0.lexicographicallyPrecedes($1) })
      #expect(Set(mirror.map(\.deviceId)).count == mirror.count)
    }
  }

  private static func randomEvent(_ generator: inout SplitMix64) -> DeviceRegistryEvent {
    let number = Int.random(in: 0..<6, using: &generator)
    let service = CastService.make(
      Bool.random(using: &generator) ? "id\(number)" : "id\((number + 1) % 6)",
      name: ["A", "B", "C", "D"].randomElement(using: &generator),
      instance: "i\(number)",
      interface: UInt32.random(in: 1...2, using: &generator),
      addresses: ["10.0.0.\(Int.random(in: 1...6, using: &generator))"]
    )
    let host = "10.0.0.\(Int.random(in: 1...6, using: &generator))"
    switch Int.random(in: 0..<13, using: &generator) {
    case 0..<5: return .serviceResolved(service)
    case 5: return .serviceUnresolvable(service.key)
    case 6: return .serviceRemoved(service.key)
    case 7:
      let id = Bool.random(using: &generator) ? "id\(number)" : nil
      return .configuredAdded(ConfiguredDevice(host: host, name: "C\(number)", deviceId: id))
    case 8: return .configuredRemoved(ConfiguredDevice.Key(host: host, port: 8009))
    case 9:
      let key = ConfiguredDevice.Key(host: host, port: 8009)
      return .configuredIdentified(key, DeviceIdentity(deviceId: "id\(number)"))
    case 10: return .subtype(service.key, "_A", isAnnounced: Bool.random(using: &generator))
    case 11: return .cachedAdded([CachedDevice(deviceId: "id\(number)", service: service, lastSeen: 0)])
    default: return .cachedExpired
    }
  }
}

extension [DiscoveredDevice] {
  /// Applies an edit like a client.
  fileprivate mutating func apply(_ change: DeviceListChange) {
    switch change {
    case .inserted(let device, let index): self.insert(device, at: index)
    case .updated(let device, let index): self[index] = device
    case .moved(let device, let from, let to):
      self.remove(at: from)
      self.insert(device, at: to)
    case .removed(_, let index): self.remove(at: index)
    }
  }
}

extension DeviceListChange {
  fileprivate var shortText: String {
    switch self {
    case .inserted(let device, let index): "+\(device.announcedId ?? device.deviceId)@\(index)"
    case .updated(let device, let index): "~\(device.announcedId ?? device.deviceId)@\(index)"
    case .moved(let device, let from, let to): "\(device.announcedId ?? device.deviceId):\(from)>\(to)"
    case .removed(let device, let index): "-\(device.announcedId ?? device.deviceId)@\(index)"
    }
  }
}
