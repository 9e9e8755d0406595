import JSONCodec
import Testing

@testable import RPCCodeGen

/// Changes that break clients of a frozen API, and changes that don't.
struct CompatibilityCheckerTests {
  /// A change of the fixture's spec: `old` in `file` becomes `new`.
  struct Change: CustomTestStringConvertible {
    var what: String
    var file: String
    var old: String
    var new: String
    /// The change of the examples that goes with it, if any.
    var example: (old: String, new: String)?
    /// The expected reports.
    var breaks: [String] = []

    var testDescription: String { self.what }

    func applied(to fixture: SpecFixture) -> SpecFixture {
      let changed = fixture.replacing(self.old, by: self.new, in: self.file)
      guard let example = self.example else { return changed }
      return changed.replacing(example.old, by: example.new, in: self.file)
    }
  }

  private static let model = "model/light.json"
  private static let lamp = "rpc/lamp.json"

  /// The reports on going from `older` to `newer`.
  private static func breaks(from older: SpecFixture, to newer: SpecFixture) throws -> [String] {
    let documents = try [older, newer].map { OpenRPCBuilder(spec: try $0.load()).object }
    return CompatibilityChecker.breaks(from: documents[0], to: documents[1]).map(\.description)
  }

  static let breaking: [Change] = [
    Change(
      what: "a removed method", file: lamp,
      old:
        #""off": {"summary": "Puts it out.", "params": {}, "result": {}, "examples": [{"name": "n", "params": {}}]}"#,
      new: #""on": {"summary": "Lights it.", "params": {}, "result": {}, "examples": [{"name": "n", "params": {}}]}"#,
      breaks: ["lamp.off is gone"]),
    Change(
      what: "a removed notification", file: lamp, old: #""didBreak""#, new: #""didBurst""#,
      breaks: ["lamp.didBreak is gone"]),
    Change(
      what: "a removed server request", file: lamp, old: #""choose""#, new: #""select""#,
      breaks: ["lamp.choose is gone"]),
    Change(
      what: "another capability", file: lamp, old: #""chooser""#, new: #""selector""#,
      breaks: ["lamp.choose has another capability"]),
    Change(
      what: "a renamed member", file: model, old: #""socket": {"type": "Socket""#, new: #""base": {"type": "Socket""#,
      breaks: ["lamp.screw.socket is gone", "Bulb.socket is gone"]),
    Change(
      what: "a new required parameter", file: lamp, old: #""params": {"times""#,
      new: #""params": {"colour": {"type": "Colour", "required": true, "description": "c"}, "times""#,
      example: (#"{"times": 2}"#, #"{"times": 2, "colour": "NONE"}"#),
      breaks: ["lamp.repeat.colour is new and required"]),
    Change(
      what: "a parameter that is now required", file: lamp, old: #""dimming": {"type": "Dimming", "#,
      new: #""dimming": {"type": "Dimming", "required": true, "#,
      example: (#"{"times": 2}"#, #"{"times": 2, "dimming": {}}"#),
      breaks: ["lamp.repeat.dimming is now required"]),
    Change(
      what: "a changed type", file: model, old: #""power": {"type": "number", "minimum": 0, "maximum": 100"#,
      new: #""power": {"type": "integer", "minimum": 0, "maximum": 100"#,
      breaks: ["lamp.screw.power is integer instead of number", "Bulb.power is integer instead of number"]),
    Change(
      what: "an array that was a single value", file: lamp,
      old: #""lampId": {"type": "string", "description": "Which."}},"#,
      new: #""lampId": {"type": "string[]", "description": "Which."}},"#,
      breaks: ["lamp.screw.lampId is string[] instead of string"]),
    Change(
      what: "another result", file: lamp, old: #""result": "LampState""#, new: #""result": "object""#,
      breaks: ["lamp.screw result is object instead of LampState"]),
    Change(
      what: "a higher minimum", file: lamp, old: #""minimum": 1"#, new: #""minimum": 2"#,
      breaks: ["lamp.repeat.times has a higher `minimum`"]),
    Change(
      what: "a lower maximum", file: model, old: #""maximum": 100"#, new: #""maximum": 99"#,
      breaks: ["lamp.screw.power has a lower `maximum`"]),
    Change(
      what: "another unit", file: model, old: #""unit": "watts""#, new: #""unit": "lumens""#,
      breaks: ["lamp.screw.power has another unit", "Bulb.power has another unit"]),
    Change(
      what: "a removed value of an enum", file: model, old: #""DEEP_RED": "Red.", "#, new: "",
      breaks: [#"Colour."DEEP_RED" is gone"#]),
    Change(
      what: "a removed value of an integer enum", file: model, old: #""E14": {"value": 14, "description": "Small."}, "#,
      new: "", breaks: ["Socket.14 is gone"]),
    Change(
      what: "a result's member that may be absent", file: lamp, old: #""done": {"type": "boolean", "required": true, "#,
      new: #""done": {"type": "boolean", "#,
      breaks: ["lamp.repeat result.done may now be absent"]),
    Change(
      what: "a notification that may be lost", file: lamp,
      old: #""didBreak": {"description": "It broke.", "params": {}, "#,
      new: #""didBreak": {"description": "It broke.", "params": {}, "delivery": "latest", "coalesceBy": [], "#,
      breaks: ["lamp.didBreak may now be dropped"]),
    Change(
      what: "a notification that replaces others", file: lamp, old: #""coalesceBy": ["lampId"]"#,
      new: #""coalesceBy": []"#, breaks: ["lamp.didChange is no longer coalesced by `lampId`"]),
    Change(
      what: "another code of an error", file: "errors.json", old: "1001", new: "1002",
      breaks: ["error NoLamp has another code"]),
  ]

  @Test(arguments: Self.breaking)
  func reportsBreakingChanges(change: Change) throws {
    let newer = change.applied(to: SpecFixture())
    #expect(newer.files != SpecFixture().files)
    let breaks = try Self.breaks(from: SpecFixture(), to: newer)
    #expect(breaks == change.breaks)
  }

  /// Params must not become stricter, at any depth.
  @Test func anObjectThatClientsSendStaysOpen() throws {
    let older = SpecFixture().replacing(
      #""dimming": {"type""#, by: #""bulbs": {"type": "Bulb[]", "description": "b"}, "dimming": {"type""#, in: Self.lamp
    )
    let closed = older.replacing(#""open": true, "#, by: "", in: Self.model)
    #expect(try Self.breaks(from: older, to: closed) == ["Bulb refuses members that it doesn't declare"])
    let narrower = older.replacing(#""maximum": 100"#, by: #""maximum": 99"#, in: Self.model)
    #expect(
      try Self.breaks(from: older, to: narrower)
        == ["lamp.screw.power has a lower `maximum`", "Bulb.power has a lower `maximum`"])
  }

  @Test func aNotificationMayReplaceFewerOthers() throws {
    let older = SpecFixture().replacing(#""coalesceBy": ["lampId"]"#, by: #""coalesceBy": []"#, in: Self.lamp)
    #expect(try Self.breaks(from: older, to: SpecFixture()) == [])
  }

  @Test func aRemovedErrorBreaks() throws {
    let newer = SpecFixture().replacing("\"NoLamp\": {", by: "\"NoLight\": {", in: "errors.json")
      .replacing(#""errors": ["NoLamp"]"#, by: #""errors": ["NoLight"]"#, in: Self.lamp)
      .replacing("NoLamp", by: "NoLight", in: "gck_errors.json")
    #expect(try Self.breaks(from: SpecFixture(), to: newer) == ["error NoLamp is gone"])
  }

  static let harmless: [Change] = [
    Change(
      what: "a new method", file: lamp, old: #""off": {"#,
      new:
        #""on": {"summary": "On.", "params": {}, "result": {}, "examples": [{"name": "n", "params": {}}]}, "off": {"#
    ),
    Change(
      what: "a new notification", file: lamp, old: #""didBreak": {"#,
      new: #""didBurn": {"description": "b", "params": {}, "examples": [{"name": "n", "params": {}}]}, "didBreak": {"#),
    Change(
      what: "a new optional member", file: model, old: #""socket": {"type": "Socket""#,
      new: #""weight": {"type": "number", "description": "w"}, "socket": {"type": "Socket""#),
    Change(
      what: "a new required member of what clients only receive", file: lamp,
      old: #""bulbs": {"type": "Bulb[]""#,
      new: #""isOn": {"type": "boolean", "description": "o"}, "bulbs": {"type": "Bulb[]""#),
    Change(
      what: "a parameter that is no longer required", file: lamp, old: #""required": true, "minimum": 1"#,
      new: #""minimum": 1"#),
    Change(what: "a lower minimum", file: lamp, old: #""minimum": 1"#, new: #""minimum": 0"#),
    Change(what: "a limit that is gone", file: model, old: #", "maximum": 100"#, new: ""),
    Change(
      what: "a new value of an enum", file: model, old: #""NONE": "No colour.""#, new: #""BLUE": "b", "NONE": "n""#),
    Change(
      what: "a new type", file: model, old: #""Colour": {"#,
      new: #""Shade": {"kind": "enum", "description": "s", "values": {"DARK": "d"}}, "Colour": {"#),
    Change(what: "other words", file: lamp, old: "Blinks.", new: "Flashes."),
    Change(what: "another default", file: model, old: #""default": 0.5"#, new: #""default": 0.7"#),
    Change(
      what: "a new error", file: "errors.json", old: #""NoLamp": {"#,
      new:
        #""Hot": {"code": 7, "domain": "lamp", "message": "m", "description": "d", "advice": "a", "gckErrorCode": 14, "exit": "refused"}, "NoLamp": {"#
    ),
    Change(what: "a newer version", file: "api.json", old: #""version": "1""#, new: #""version": "2""#),
  ]

  @Test(arguments: Self.harmless)
  func additionsPass(change: Change) throws {
    let newer = change.applied(to: SpecFixture())
    #expect(newer.files != SpecFixture().files)
    #expect(try Self.breaks(from: SpecFixture(), to: newer) == [])
  }

  @Test func membersMayMoveIntoAnIncludedType() throws {
    func document(_ schemas: JSONValue) -> JSONObject { ["components": ["schemas": schemas]] }
    let power: JSONValue = ["type": "number"]
    let older = document(["Lamp": ["type": "object", "properties": ["power": power], "required": ["power"]]])
    let newer = document([
      "Lamp": ["type": "object", "allOf": [["$ref": "#/components/schemas/Base"]], "properties": [:]],
      "Base": ["type": "object", "properties": ["power": power], "required": ["power"]],
    ])
    #expect(CompatibilityChecker.breaks(from: older, to: newer) == [])
    #expect(
      CompatibilityChecker.breaks(from: newer, to: older) == [CompatibilityBreak(place: "Base", problem: "is gone")])
  }
}
