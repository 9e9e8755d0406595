import JSONCodec
import Testing

@testable import RPCCodeGen

struct SpecLoaderTests {
  @Test func aSpecIsReadInItsOrder() throws {
    let spec = try SpecFixture().load()
    #expect(spec.apiLevel == 2)
    #expect(spec.types.map(\.name) == ["Colour", "Socket", "Bulb", "Dimming", "LampState"])
    #expect(spec.methods.map(\.wireName) == ["lamp.screw", "lamp.repeat", "lamp.off"])
    #expect(spec.methods.map(\.resultTypeName) == ["LampState", "LampRepeatResult", nil])
    #expect(
      spec.flattenedFields(of: spec.methods[0].params).map(\.name) == ["name", "power", "colour", "socket", "lampId"])
    #expect(spec.notifications.map(\.delivery) == [.latest(coalesceBy: ["lampId"]), .lossless])
    #expect(spec.serverRequests.map(\.capability) == ["chooser"])
    #expect(spec.error(named: "NoLamp")?.isRetryable == true)
  }

  struct Mistake: CustomTestStringConvertible {
    var file: String
    var old: String
    var new: String
    var problem: String
    var testDescription: String { self.problem }
  }

  private static let light = "model/light.json"
  private static let lamp = "rpc/lamp.json"

  private static let gck = "gck_errors.json"

  @Test(arguments: [
    Mistake(
      file: "errors.json", old: "\"exit\": \"refused\", ", new: "", problem: "errors.json: NoLamp.exit: is missing"),
    Mistake(
      file: light, old: "\"integerEnum\",", new: "\"integerEnum\", \"flags\": true,",
      problem: "model/light.json: types.Socket.flags: are only for files with \"wire\": true"),
    Mistake(
      file: light, old: "\"integerEnum\",", new: "\"integerEnum\", \"flags\": true,",
      problem: "model/light.json: types.Socket.values.E14: is no single bit"),
    Mistake(
      file: light, old: "\"default\": 0.5", new: "\"default\": {\"of\": \"Bulb.nothing\"}",
      problem: "model/light.json: types.Dimming.fields.fadeTime.default: fadeTime is no number"),
    Mistake(
      file: gck, old: "\"code\": 14", new: "\"code\": 15",
      problem: "errors.json: NoLamp.gckErrorCode: the SDK has no error 14"),
    Mistake(
      file: gck, old: "\"code\": 2,", new: "\"code\": 99,",
      problem: "gck_errors.json: Timeout: another error has the code 99"),
    Mistake(
      file: gck, old: "[\"NoLamp\"]", new: "[\"NoLamps\"]",
      problem: "gck_errors.json: Timeout.reportedAs: there is no error `NoLamps`"),
    Mistake(
      file: gck, old: ", \"never\": \"It is gone.\"", new: "",
      problem: "gck_errors.json: GuestModeListenFailed: must be what an error reports, or say in `never` why none does"),
    Mistake(
      file: light, old: "\"type\": \"Colour\"", new: "\"type\": \"Color\"",
      problem: "model/light.json: types.Bulb.fields.colour.type: there is no type `Color`"),
    Mistake(
      file: light, old: "\"type\": \"Colour\"", new: "\"type\": \"[colour]\"",
      problem: "model/light.json: types.Bulb.fields.colour.type: `[colour]` is no type"),
    Mistake(
      file: light, old: "\"type\": \"Colour\"", new: "\"type\": \"LampState\"",
      problem:
        "model/light.json: types.Bulb.fields.colour.type: `LampState` belongs to spec/rpc, which spec/model must not know"
    ),
    Mistake(
      file: light, old: "\"types\": {", new: "\"target\": \"Attic\", \"types\": {",
      problem: "model/light.json: target: `Attic` is no module for types"),
    Mistake(
      file: light, old: "\"options\": true", new: "\"options\": true, \"open\": true",
      problem: "model/light.json: types.Dimming.options: neither are open nor include others"),
    Mistake(
      file: light, old: "\"default\": 0.5", new: "\"default\": 0.5, \"required\": true",
      problem: "model/light.json: types.Dimming.fields.fadeTime: is required, but stands in options"),
    Mistake(
      file: lamp, old: "\"types\": {",
      new: "\"types\": {\"Shade\": {\"kind\": \"object\", \"options\": true, \"description\": \"d\", \"fields\": {}},",
      problem: "rpc/lamp.json: types.Shade.options: are for spec/model: the framework holds them"),
    Mistake(
      file: lamp, old: "\"summary\": \"Puts it out.\"", new: "\"turnsWidgets\": true, \"summary\": \"Puts it out.\"",
      problem: "rpc/lamp.json: methods.off.turnsWidgets: is for inputs of widgets"),
    Mistake(
      file: lamp, old: "\"off\": {", new: "\"getLight\": {",
      problem: "rpc/lamp.json: methods.getLight.needsContext: only reads, so say \"needsContext\": false"),
    Mistake(
      file: light, old: "\"description\": \"Its socket.\"", new: "\"unit\": \"mm\"",
      problem: "model/light.json: types.Bulb.fields.socket.description: is missing"),
    Mistake(
      file: light, old: "\"unit\": \"watts\"", new: "\"units\": \"watts\"",
      problem: "model/light.json: types.Bulb.fields.power.units: is no key that the spec knows"),
    Mistake(
      file: light, old: "\"value\": 27", new: "\"value\": 14",
      problem: "model/light.json: types.Socket.values: two names have the value 14"),
    Mistake(
      file: light, old: "\"NONE\": \"No colour.\"", new: "\"deep-red\": \"No colour.\"",
      problem: "model/light.json: types.Colour.values: `DEEP_RED` and `deep-red` would both be called `deepRed`"),
    Mistake(
      file: light, old: "\"shorthand\": \"name\"", new: "\"shorthand\": \"label\"",
      problem: "model/light.json: types.Bulb.shorthand: `label` is no field"),
    Mistake(
      file: light, old: "\"shorthand\": \"name\"", new: "\"shorthand\": \"name\", \"merged\": true",
      problem: "model/light.json: types.Bulb.fields.power.merge: has no rule of merging"),
    Mistake(
      file: light, old: "\"alias\": \"color\"", new: "\"alias\": \"color\", \"merge\": \"keep\"",
      problem: "model/light.json: types.Bulb.fields.colour.merge: is a rule, but the object isn't merged"),
    Mistake(
      file: light, old: "\"alias\": \"color\"", new: "\"alias\": \"color\", \"merge\": \"kept\"",
      problem: "model/light.json: types.Bulb.fields.colour.merge: `kept` is none of keep, clear, byMember and byId"),
    Mistake(
      file: light, old: "\"alias\": \"color\"", new: "\"alias\": \"power\"",
      problem: "model/light.json: types.Bulb: `power` is there twice, as a field, an alias or through an include"),
    Mistake(
      file: light, old: "\"type\": \"Socket\"", new: "\"type\": \"Socket\", \"minimum\": 1",
      problem: "model/light.json: types.Bulb.fields.socket: has bounds, but is no number"),
    Mistake(
      file: light, old: "\"unit\": \"watts\"", new: "\"default\": 200",
      problem: "model/light.json: types.Bulb.fields.power.default: power is more than 100.0"),
    Mistake(
      file: light, old: "\"type\": \"Socket\"", new: "\"type\": \"Bulb\"",
      problem: "model/light.json: types.Bulb: holds itself: Bulb > Bulb"),
    Mistake(
      file: "errors.json", old: "\"code\": 1001", new: "\"code\": -32603",
      problem: "errors.json: NoLamp.code: InternalError has the code -32603 already"),
    Mistake(
      file: "errors.json", old: "\"ParseError\"", new: "\"ParsingError\"",
      problem: "errors.json: ParseError: the standard error `ParseError` is missing"),
    Mistake(
      file: lamp, old: "\"errors\": [\"NoLamp\"]", new: "\"errors\": [\"NoBulb\"]",
      problem: "rpc/lamp.json: methods.screw.errors: there is no error `NoBulb`"),
    Mistake(
      file: lamp, old: "\"errors\": [\"NoLamp\"]", new: "\"errors\": [\"InvalidParams\"]",
      problem: "rpc/lamp.json: methods.screw.errors: `InvalidParams` goes without saying"),
    Mistake(
      file: lamp, old: "\"include\": [\"Bulb\"]", new: "\"include\": [\"Bulp\"]",
      problem: "rpc/lamp.json: methods.screw.include: there is no type `Bulp`"),
    Mistake(
      file: lamp, old: "\"include\": [\"Bulb\"]", new: "\"include\": [\"Colour\"]",
      problem: "rpc/lamp.json: methods.screw.include: `Colour` is no object"),
    Mistake(
      file: lamp, old: "\"params\": {\"lampId\"", new: "\"params\": {\"power\"",
      problem: "rpc/lamp.json: methods.screw: `power` is there twice, as a field, an alias or through an include"),
    Mistake(
      file: lamp, old: "\"result\": \"LampState\"", new: "\"result\": \"Colour\"",
      problem: "rpc/lamp.json: methods.screw.result: `Colour` is no object"),
    Mistake(
      file: lamp, old: "[{\"name\": \"two\", \"params\": {\"times\": 2}, \"result\": {\"done\": true}}]", new: "[]",
      problem: "rpc/lamp.json: methods.repeat.examples: at least one example is needed"),
    Mistake(
      file: lamp, old: "{\"times\": 2}", new: "{\"times\": 0}",
      problem: "rpc/lamp.json: methods.repeat.examples[0].params.times: is less than 1.0"),
    Mistake(
      file: lamp, old: "{\"times\": 2}", new: "{\"times\": 2, \"tims\": 1}",
      problem: "rpc/lamp.json: methods.repeat.examples[0].params.tims: is not declared"),
    Mistake(
      file: lamp, old: "\"result\": {\"done\": true}", new: "\"result\": {\"done\": 1}",
      problem: "rpc/lamp.json: methods.repeat.examples[0].result.done: is no boolean"),
    Mistake(
      file: lamp, old: ", \"result\": {\"done\": true}", new: "",
      problem: "rpc/lamp.json: methods.repeat.examples[0].result: is missing"),
    Mistake(
      file: lamp, old: "\"coalesceBy\": [\"lampId\"]", new: "\"coalesceBy\": [\"lamp\"]",
      problem: "rpc/lamp.json: notifications.didChange.coalesceBy: `lamp` is none of its params"),
    Mistake(
      file: lamp, old: "\"coalesceBy\": [\"lampId\"]", new: "\"coalesceBy\": [\"bulbs\"]",
      problem: "rpc/lamp.json: notifications.didChange.coalesceBy: `bulbs` is neither string, integer nor enum"),
    Mistake(
      file: lamp, old: "\"delivery\": \"latest\"", new: "\"delivery\": \"lossless\"",
      problem: "rpc/lamp.json: notifications.didChange.coalesceBy: counts only with \"delivery\": \"latest\""),
    Mistake(
      file: lamp, old: "\"delivery\": \"latest\"", new: "\"delivery\": \"sometimes\"",
      problem: "rpc/lamp.json: notifications.didChange.delivery: `sometimes` is neither lossless nor latest"),
    Mistake(
      file: lamp, old: "\"capability\": \"chooser\", ", new: "",
      problem: "rpc/lamp.json: serverRequests.choose.capability: is missing"),
    Mistake(
      file: lamp, old: "\"LampState\": {\"kind\"", new: "\"Bulb\": {\"kind\"",
      problem: "rpc/lamp.json: types.Bulb: the name is taken"),
    Mistake(
      file: lamp, old: "\"didBreak\": {", new: "\"screw\": {",
      problem: "rpc/lamp.json: notifications.screw: the name `lamp.screw` is taken"),
    Mistake(
      file: lamp, old: "\"namespace\": \"lamp\"", new: "\"namespace\": \"lamps\"",
      problem: "rpc/lamp.json: namespace: must be `lamp`, like its file"),
    Mistake(
      file: lamp, old: "\"lampId\": \"l\"}}]", new: "\"lampId\": \"l\"}}],",
      problem: "rpc/lamp.json: Not valid JSON: string or '}' expected near"),
  ])
  func problemsAreFoundAndPlaced(_ mistake: Mistake) {
    let fixture = SpecFixture().replacing(mistake.old, by: mistake.new, in: mistake.file)
    #expect(fixture.files != SpecFixture().files, "the fixture lacks \(mistake.old)")
    #expect(fixture.problems.contains { $0.hasPrefix(mistake.problem) }, "\(fixture.problems)")
  }

  @Test func aClientErrorIsNoErrorOfTheServer() {
    var fixture = SpecFixture()
    fixture.files["client_errors.json"] = #"{"NoLamp": {"description": "d", "exit": "failure"}}"#
    #expect(fixture.problems == ["client_errors.json: NoLamp: is an error of the server, too"])
  }

  @Test func aMessageMayHaveAWireNameOfItsOwn() throws {
    let fixture = SpecFixture().replacing(
      "\"didBreak\": {", by: "\"didBreak\": {\"name\": \"$/lamp/broke\", ", in: Self.lamp)
    let spec = try fixture.load()
    #expect(spec.notifications[1].wireName == "$/lamp/broke")
    let valid = CorpusEmitter().emit(spec).first { $0.path == "spec/corpus/valid.jsonl" }?.contents
    #expect(valid?.contains(#"{"kind":"notification","method":"$/lamp/broke","name":"example: n","value":{}}"#) == true)
  }

  @Test func anOpenEnumTakesWhatItDoesNotKnow() throws {
    let fixture = SpecFixture().replacing(
      "\"kind\": \"enum\"", by: "\"kind\": \"enum\", \"open\": true", in: Self.light)
    let spec = try fixture.load()
    #expect(ValueChecker(spec: spec).mismatch("PINK", .named("Colour")) == nil)
    #expect(ValueChecker(spec: spec).mismatch(5, .named("Colour")) != nil)
    #expect(ValueChecker(spec: spec).mismatch(5, .named("Socket")) != nil)
    let swift = SwiftModelEmitter().emit(spec)[0].contents
    #expect(swift.contains("public static var acceptsUnknownValues: Bool { true }"))
  }

  @Test func cyclesOfIncludesAreFoundAndEndTheSearch() {
    let types = """
      "A": {"kind": "object", "description": "d", "include": ["B"], "fields": {}},
      "B": {"kind": "object", "description": "d", "include": ["A"], "fields": {}},
      "Colour": {
      """
    let fixture = SpecFixture().replacing("\"Colour\": {", by: types, in: Self.light)
    #expect(fixture.problems.contains("model/light.json: types.A: holds itself: A > B > A"))
    #expect(fixture.problems.contains("model/light.json: types.B: holds itself: B > A > B"))
  }

  @Test func aTypeMayHoldItselfThroughAnArray() {
    let fixture = SpecFixture().replacing("\"type\": \"Socket\"", by: "\"type\": \"Bulb[]\"", in: Self.light)
    #expect(fixture.problems.isEmpty)
    #expect(throws: Never.self) { CorpusEmitter().emit(try fixture.load()).count }
  }

  @Test func onlyOneOfAnObjectAndItsIncludesMayBeOpen() {
    let fixture = SpecFixture().replacing(
      "\"kind\": \"object\", \"description\": \"A lamp.\"",
      by: "\"kind\": \"object\", \"description\": \"A lamp.\", \"open\": true, \"include\": [\"Bulb\"]", in: Self.lamp)
    #expect(fixture.problems.contains { $0.contains("undeclared members would be kept twice") }, "\(fixture.problems)")
  }
}
