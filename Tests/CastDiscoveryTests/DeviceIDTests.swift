import CastDiscovery
import CastModel
import Foundation
import JSONCodec
import Testing

/// The ids that devices announce, and the ids that clients see.
@Suite struct DeviceIDTests {
  /// The texts of the hostile table that fit into one entry of a TXT record, and the odd ids that the table lacks.
  static let odd: [String] = {
    let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("HostileTexts/texts.json")
    let root = (try? Data(contentsOf: table)).flatMap { try? JSONDocument(parsing: [UInt8]($0)).root.value }
    let texts = root?["texts"]?.array?.compactMap { $0["text"]?.string } ?? []
    return texts.filter { (1...252).contains($0.utf8.count) }
      + ["../../x", "a+b", "a/#", "$SYS/x", "\"><script>", "%s%n", "a\0b", "é", String(repeating: "i", count: 250)]
  }()

  @Test func theTableIsRead() { #expect(Self.odd.count > 90) }

  @Test(arguments: odd)
  func showsDigitsAndKeepsTheAnnouncedText(id: String) throws {
    var registry = DeviceRegistry()
    _ = registry.apply(.serviceResolved(.make(id, name: "TV", instance: "TV")))
    let device = try #require(registry.devices.first)
    let shown = Device(device)
    #expect(shown.deviceId.utf8.count == 32 && shown.deviceId.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) })
    #expect(shown.announcedId == (DeviceID.isRegular(id) ? nil : id))
    // The announced text and the id both find the device.
    #expect(registry.device(id: id) == device && registry.device(id: shown.deviceId) == device)
    #expect(DeviceQuery(id).first(in: registry.devices) == device)
    let cached = CachedDevice(deviceId: id, service: .make(id), lastSeen: 0)
    #expect(cached.deviceId == device.deviceId && DeviceIdentity(deviceId: id).deviceId == device.deviceId)
    #expect(DeviceIdentity(deviceId: id).announcedId == shown.announcedId)
  }

  /// The test vectors of FNV-1a with 128 bits: the hash is a promise to what other versions saved.
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func hashesAsDocumented(text: String, hash: String) { #expect(DeviceID.canonical(text) == hash) }

  @Test func isItsOwnId() {
    for id in Self.odd { #expect(DeviceID.canonical(DeviceID.canonical(id)) == DeviceID.canonical(id)) }
    // Swift takes composed and decomposed letters for equal; devices don't.
    #expect(Set(Self.odd.map(DeviceID.canonical)).count == Set(Self.odd.map { Array($0.utf8) }).count)
  }

  @Test func cutsALongIdBetweenCharacters() {
    let long = String(repeating: "é", count: 300)
    let identity = DeviceIdentity(deviceId: "x" + long)
    #expect(identity.announcedId?.utf8.count == 511 && identity.deviceId == DeviceID.canonical("x" + long))
    #expect(identity.announcedId.map(DeviceID.canonical) == identity.deviceId, "the cut text finds the device, too")
  }

  /// Ids that 0.x versions made for devices without one are found by their old spelling.
  @Test func devicesKnownByTheirAddressHaveRegularIds() {
    var registry = DeviceRegistry()
    _ = registry.apply(.configuredAdded(ConfiguredDevice(host: "192.0.2.7", name: "TV")))
    #expect(registry.devices.map(\.deviceId) == ["29379cd6b1b26c2646905f3e8d1a1a7d"])
    #expect(registry.devices.first?.announcedId == nil)
    #expect(registry.device(id: "configured-581fa49bb69971f3") == registry.devices.first)
  }

  @Test func providersIdsAreKeptBesideTheirHash() throws {
    var registry = DeviceRegistry()
    let published = PublishedDevice(
      category: "com.example.attic", localId: "../old tv", host: "192.0.2.9", port: 8009, friendlyName: "Attic")
    _ = registry.apply(.providedAdded([published]))
    let device = try #require(registry.devices.first)
    #expect(DeviceID.isRegular(device.deviceId) && device.announcedId == "com.example.attic:../old tv")
    #expect(registry.device(id: "com.example.attic:../old tv") == device)
    #expect(registry.apply(.providedRemoved(["com.example.attic:../old tv"])).count == 1)
  }
}
