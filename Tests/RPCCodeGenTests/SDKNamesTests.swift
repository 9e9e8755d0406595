import Testing

@testable import RPCCodeGen

/// `sdk_names.json`: the names of methods and members in other vocabularies.
struct SDKNamesTests {
  private static func fixture(_ methods: String = "", _ members: String = "") -> SpecFixture {
    var fixture = SpecFixture()
    fixture.files["sdk_names.json"] = "{\"methods\": {\(methods)}, \"members\": {\(members)}}"
    return fixture
  }

  @Test(arguments: [
    (#""blink": "lamp.blink""#, "", "sdk_names.json: methods.blink: there is no method `lamp.blink`"),
    (#""lamp.off": "lamp.off""#, "", "sdk_names.json: methods.lamp.off: is a method"),
    ("", #""Lamp": {"a": "b"}"#, "sdk_names.json: members.Lamp: is neither a method nor an object"),
    ("", #""Bulb": {"watts": "strength"}"#, "sdk_names.json: members.Bulb.watts: there is no member `strength`"),
    ("", #""Bulb": {"power": "name"}"#, "sdk_names.json: members.Bulb.power: is a member"),
    ("", #""*": {"count": "number"}"#, "sdk_names.json: members.*.count: no object has a member `number`"),
  ])
  func entriesThatSayNothingAreFound(methods: String, members: String, problem: String) {
    #expect(Self.fixture(methods, members).problems == [problem])
  }

  @Test func theyReachTheDecodersAndTheTable() throws {
    let spec = try Self.fixture(
      #""blink": "lamp.repeat""#,
      #""*": {"count": "times"}, "Bulb": {"watts": "power"}, "lamp.screw": {"id": "lampId"}"#
    ).load()
    let swift = SwiftProtocolEmitter().emit(spec)
    let lamp = try #require(swift.first { $0.path.hasSuffix("/Lamp.swift") }?.contents)
    #expect(lamp.contains("\"count\": \"times\""))
    // Open, since it includes a Bulb: only other names of declared members are refused.
    #expect(lamp.contains("meant: [\"id\": \"lampId\", \"watts\": \"power\"],\n    isOpen: true"))
    #expect(lamp.contains("try Bulb(flat: node)"))
    let facts = try #require(swift.first { $0.path.hasSuffix("/APIFacts.swift") }?.contents)
    #expect(facts.contains("\"blink\": \"lamp.repeat\""))
  }

  @Test func whatOnlyTheServerSendsMayGrow() throws {
    let lamp = try #require(
      SwiftProtocolEmitter().emit(SpecFixture().load()).first { $0.path.hasSuffix("/Lamp.swift") }?.contents)
    let structs = lamp.split(separator: "public struct ").filter { $0.contains("Self.vocabulary") }
    #expect(structs.map { $0.prefix { $0 != ":" } } == ["LampRepeatParams", "LampOffParams", "LampChooseResult"])
  }
}
