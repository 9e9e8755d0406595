import CastModel
import DNSSD
import CastDiscovery
import CastModel
import Testing

/// TXT records of every shape, from the wire to the device (traps 59 and 62; cast.md 9).
@Suite struct RecordShapeTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Strings as bytes, so that they need not be UTF-8.
    let strings: [[UInt8]]
    let id: String?
    let name: String
    var check: @Sendable (DiscoveredDevice) -> Bool = { _ in true }

    init(
      _ description: String, _ strings: [String], id: String?, name: String,
      check: @escaping @Sendable (DiscoveredDevice) -> Bool = { _ in true }
    ) {
      self.init(description, bytes: strings.map { Array($0.utf8) }, id: id, name: name, check: check)
    }

    init(
      _ description: String, bytes: [[UInt8]], id: String?, name: String,
      check: @escaping @Sendable (DiscoveredDevice) -> Bool = { _ in true }
    ) {
      self.testDescription = description
      self.strings = bytes
      self.id = id
      self.name = name
      self.check = check
    }
  }

  static let shield = [
    "rs=YouTube", "nf=2", "bs=FA8FCA3AA900", "st=1", "ca=462853", "fn=NVIDIA Shield TV", "ic=/setup/icon.png",
    "md=SHIELD Android TV", "ve=05", "rm=", "cd=9753E4AD2B38A487E780012ED8B02D64",
    "id=58a9dd80a34e771b9acffbe37de8471f",
  ]
  static let long = String(repeating: "ü", count: 126)

  static let shapes: [Shape] = [
    Shape("an Android TV that plays", shield, id: "58a9dd80a34e771b9acffbe37de8471f", name: "NVIDIA Shield TV") {
      $0.status == .busy && $0.statusText == "YouTube" && $0.type == .tv && $0.modelName == "SHIELD Android TV"
        && $0.capabilities?.rawValue == 462_853 && $0.iconPath == "/setup/icon.png" && $0.txt["nf"] == "2"
    },
    Shape(
      "a key without a value, a typographic apostrophe",
      ["id=ef9d1a3ed837a2a11a6ef354c811612c", "rm", "fn=Someone’s Chromecast", "ca=200709", "st=1", "rs=Spotify"],
      id: "ef9d1a3ed837a2a11a6ef354c811612c", name: "Someone’s Chromecast"
    ) { $0.txt["rm"] == "" && $0.statusText == "Spotify" },
    Shape("nothing at all", [], id: nil, name: "Instance") { $0.status == .unknown && $0.type == .generic },
    Shape("only empty strings", ["", "", ""], id: nil, name: "Instance"),
    Shape("no id", ["fn=Name", "md=Model"], id: nil, name: "Name") { $0.modelName == "Model" },
    Shape("an empty id", ["id=", "fn=Name"], id: nil, name: "Name"),
    Shape("an id without a value", ["id", "fn=Name"], id: nil, name: "Name"),
    Shape("no name", ["id=abc", "md=Model"], id: "abc", name: "Instance"),
    Shape("an empty name", ["id=abc", "fn="], id: "abc", name: "Instance"),
    Shape("no model", ["id=abc", "fn=Name"], id: "abc", name: "Name") { $0.modelName.isEmpty && !$0.isGroup },
    Shape("an id that is no UUID", ["id=emulator-1", "fn=Name"], id: "emulator-1", name: "Name"),
    Shape("an id that is no UUID keeps its case", ["id=NotAUUID", "fn=Name"], id: "NotAUUID", name: "Name"),
    Shape(
      "a UUID with hyphens", ["id=58A9DD80-A34E-771B-9ACF-FBE37DE8471F", "fn=Name"],
      id: "58a9dd80a34e771b9acffbe37de8471f", name: "Name"
    ) { $0.txt["id"] == "58A9DD80-A34E-771B-9ACF-FBE37DE8471F" },
    Shape(
      "hyphens in the wrong places", ["id=58A9DD80A-34E-771B-9ACF-FBE37DE8471F", "fn=Name"],
      id: "58A9DD80A-34E-771B-9ACF-FBE37DE8471F", name: "Name"),
    Shape(
      "32 digits in upper case", ["id=58A9DD80A34E771B9ACFFBE37DE8471F", "fn=Name"],
      id: "58a9dd80a34e771b9acffbe37de8471f", name: "Name"),
    Shape("of equal keys the first", ["id=one", "fn=First", "ID=two", "fn=Second"], id: "one", name: "First"),
    Shape("keys in capitals", ["ID=one", "FN=Name", "CA=4"], id: "one", name: "Name") { $0.type == .speaker },
    Shape("a value with an equals sign", ["id=a=b", "fn=x=y="], id: "a=b", name: "x=y="),
    Shape("255 bytes", ["id=abc", "fn=" + long], id: "abc", name: long) { $0.friendlyName.utf8.count == 252 },
    Shape("raw UTF-8 of several scripts", ["id=abc", "fn=客厅 🎉 Küche"], id: "abc", name: "客厅 🎉 Küche"),
    Shape(
      "bytes that are no UTF-8", bytes: [Array("id=abc".utf8), Array("fn=T".utf8) + [0xff, 0xc3] + Array("V".utf8)],
      id: "abc", name: "T\u{FFFD}\u{FFFD}V"),
    Shape(
      "an unknown key with binary data", bytes: [Array("id=abc".utf8), Array("zz=".utf8) + [0, 1, 0xfe]],
      id: "abc", name: "Instance"),
    Shape("no number for capabilities and status", ["id=abc", "ca=tv", "st=on"], id: "abc", name: "Instance") {
      $0.capabilities == nil && $0.status == .unknown && $0.type == .generic
    },
    Shape("capabilities of 64 bits", ["id=abc", "ca=9223372036854775807"], id: "abc", name: "Instance") {
      $0.capabilities?.rawValue == .max
    },
    Shape("capabilities beyond 64 bits", ["id=abc", "ca=9223372036854775808"], id: "abc", name: "Instance") {
      $0.capabilities == nil
    },
    Shape("a status to come", ["id=abc", "st=7"], id: "abc", name: "Instance") {
      $0.status == DeviceStatus(rawValue: 7)
    },
    Shape("a stereo pair", ["id=abc", "ca=132"], id: "abc", name: "Instance") { $0.type == .speakerGroup },
  ]

  @Test(arguments: shapes)
  func aRecordOfAnyShapeIsADevice(shape: Shape) throws {
    let service = CastService(
      key: CastService.Key(instanceName: "Instance"), host: "h.local", port: 8009, addresses: ["192.0.2.1"],
      txt: TXTRecord(wire: shape.strings.flatMap { [UInt8($0.count)] + $0 }))
    var registry = DeviceRegistry()
    let device = try #require(registry.apply(.serviceResolved(service)).first?.device)
    #expect(device.friendlyName == shape.name)
    #expect(device.deviceId == shape.id.map(DeviceID.canonical) ?? device.deviceId)
    #expect(device.announcedId == shape.id.flatMap { DeviceID.isRegular($0) ? nil : $0 })
    #expect(DeviceID.isRegular(device.deviceId) && device.deviceId == device.deviceId.lowercased())
    #expect(shape.check(device))
  }

  @Test func bothSpellingsOfAnIdAreOneDevice() {
    var registry = DeviceRegistry()
    _ = registry.apply(.serviceResolved(.make("58a9dd80a34e771b9acffbe37de8471f", instance: "a")))
    _ = registry.apply(.serviceResolved(.make("58A9DD80-A34E-771B-9ACF-FBE37DE8471F", instance: "b")))
    #expect(registry.devices.count == 1 && registry.devices.first?.services.count == 2)
    #expect(registry.device(id: "58A9DD80-A34E-771B-9ACF-FBE37DE8471F") != nil)
  }
}
