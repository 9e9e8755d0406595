import CastModel
import CastDiscovery
import CastModel
import Testing

@Suite struct DiscoveredDeviceTests {
  private func device(of service: CastService) -> DiscoveredDevice? {
    var registry = DeviceRegistry()
    return registry.apply(.serviceResolved(service)).first?.device
  }

  @Test func aFullRecordFillsEveryProperty() throws {
    let service = CastService.make(
      "fc2f8d0b2e4c4a5b9c1d2e3f40516273",
      name: "Wohnzimmer",
      extra: [
        "md": "Chromecast Ultra", "ve": "05", "ca": "463365", "st": "1", "rs": "YouTube", "ic": "/setup/icon.png",
        "rm": "",
      ]
    )
    let device = try #require(self.device(of: service))
    #expect(device.deviceId == "fc2f8d0b2e4c4a5b9c1d2e3f40516273")
    #expect(device.friendlyName == "Wohnzimmer")
    #expect(device.modelName == "Chromecast Ultra")
    #expect(device.deviceVersion == "05")
    #expect(device.capabilities?.rawValue == 463_365)
    #expect(device.hasCapabilities([.videoOut, .audioOut]) && !device.hasCapabilities(.videoIn))
    #expect(device.status == .busy)
    #expect(device.statusText == "YouTube")
    #expect(device.iconPath == "/setup/icon.png")
    #expect(device.type == .tv && !device.isGroup)
    #expect(device.addresses == ["192.168.1.2"] && device.port == 8009 && device.host == "host.local")
    #expect(device.txt["rm"] == "")
    #expect(device.origin == .dnssd)
  }

  @Test func anEmptyRecordIsStillADevice() throws {
    let device = try #require(self.device(of: .make(nil, instance: "Küche", port: 8009)))
    #expect(DeviceID.isRegular(device.deviceId) && device.announcedId == nil)
    #expect(device.friendlyName == "Küche")
    #expect(device.capabilities == nil && !device.hasCapabilities(.audioOut))
    #expect(device.status == .unknown)
    #expect(device.type == .generic)
    #expect(device == self.device(of: .make(nil, instance: "Küche", port: 8009)), "the id is stable")
  }

  @Test(arguments: [
    (["ca": "4101"], UInt16(8009), DeviceType.tv), (["ca": "5"], 8010, .tv), (["ca": "4"], 8009, .speaker),
    (["ca": "32"], 32187, .speakerGroup), (["ca": "36"], 8009, .speakerGroup), (["ca": "68"], 8009, .speakerGroup),
    (["md": "Google Cast Group"], 8009, .speakerGroup), ([:], 42_424, .speakerGroup), ([:], 8009, .generic),
    (["md": "Emulator"], 42_424, .generic), (["ca": "0"], 8009, .generic), (["ca": "x"], 8009, .generic),
    (["ca": "99999999999999999999"], 8009, .generic), (["ca": "-1"], 8009, .speakerGroup),
  ])
  func theTypeFollowsFromTheCapabilities(txt: [String: String], port: UInt16, type: DeviceType) throws {
    let device = try #require(self.device(of: .make("id", port: port, extra: txt)))
    #expect(device.type == type)
    #expect(device.isGroup == (type == .speakerGroup))
  }

  @Test(arguments: ["", "tv", "other", "fc2f8d0b2e4c4a5b9c1d2e3f40516273"])
  func aCompletedDeviceKeepsItsIds(reported id: String) {
    let entry = ConfiguredDevice(host: "192.0.2.7", deviceId: "tv")
    let device = DiscoveredDevice(deviceId: DeviceID.canonical("tv"), configured: [entry], preferred: entry)
    let completed = device.completed(by: DeviceIdentity(deviceId: id, modelName: "Chromecast"))
    #expect(completed.modelName == "Chromecast")
    #expect(completed.deviceId == device.deviceId && completed.announcedId == "tv")
  }

  @Test(arguments: [
    ("fc2f8d0b-2e4c-4a5b-9c1d-2e3f40516273", "A", true), ("FC2F8D0B2E4C4A5B9C1D2E3F40516273", "A", true),
    ("Wohnzimmer", "A", true), ("wohnZIMMER", "A", true), ("b", "B", true), ("B", "B", true), ("Wohn", "", false),
    ("", "", false),
  ])
  func aQueryMeansAnIdOrAName(query: String, expected: String, isFound: Bool) {
    var registry = DeviceRegistry()
    let id = "fc2f8d0b2e4c4a5b9c1d2e3f40516273"
    _ = registry.apply(.serviceResolved(.make(id, name: "Wohnzimmer", extra: ["md": "A"])))
    _ = registry.apply(.serviceResolved(.make("B", name: id, extra: ["md": "B"])))
    // It announces another device's name as its id, and gets none of that device's calls.
    _ = registry.apply(.serviceResolved(.make("Wohnzimmer", name: "C", extra: ["md": "C"])))
    let found = DeviceQuery(query).first(in: registry.devices)
    #expect((found != nil) == isFound)
    #expect(found.map { $0.modelName == expected } ?? true)
  }
}
