import JSONCodec
import Testing

@testable import RPCCodeGen

/// The OpenRPC document, the API reference and the corpus.
struct DocumentEmitterTests {
  private let spec: APISpec

  init() throws {
    self.spec = try SpecFixture().load()
  }

  // MARK: OpenRPC

  private var openRPC: JSONValue { .object(OpenRPCBuilder(spec: self.spec).object) }

  @Test func methodsHaveFlatParamsByName() {
    let method = self.openRPC["methods"]?[0]
    #expect(method?["name"] == "lamp.screw")
    #expect(method?["paramStructure"] == "by-name")
    let names = method?["params"]?.array?.map { $0["name"]?.string }
    #expect(names == ["name", "power", "colour", "socket", "lampId", "progressToken"])
    #expect(method?["params"]?[0]?["required"] == true)
    #expect(method?["errors"] == [["$ref": "#/components/errors/NoLamp"]])
    #expect(method?["result"]?["schema"] == ["$ref": "#/components/schemas/LampState"])
    #expect(method?["x-progress"] == true)
  }

  @Test func whatTheServerSendsStandsBesideTheMethods() {
    let messages = self.openRPC["x-serverMethods"]?.array ?? []
    #expect(messages.map { $0["name"] } == ["lamp.didChange", "lamp.didBreak", "lamp.choose"])
    #expect(messages.map { $0["x-kind"] } == ["notification", "notification", "request"])
    #expect(messages[0]["x-coalesceBy"] == ["lampId"])
    #expect(messages[2]["x-capability"] == "chooser")
  }

  @Test func schemasCarryLimitsAndUnits() {
    let bulb = self.openRPC["components"]?["schemas"]?["Bulb"]
    let power: JSONValue = [
      "description": "Its power.", "type": "number", "minimum": 0, "maximum": 100, "x-unit": "watts", "x-since": 1,
    ]
    #expect(bulb?["properties"]?["power"] == power)
    #expect(bulb?["properties"]?["colour"]?["allOf"] == [["$ref": "#/components/schemas/Colour"]])
    #expect(bulb?["required"] == ["name"])
    #expect(self.openRPC["components"]?["schemas"]?["Socket"]?["enum"] == [14, 27])
  }

  @Test func theHashFollowsTheContent() throws {
    let other = try SpecFixture().replacing("Its power.", by: "Its strength.", in: "model/light.json").load()
    #expect(self.spec.hash.count == 16)
    #expect(try self.spec.hash == SpecFixture().load().hash)
    #expect(self.spec.hash != other.hash)
  }

  @Test func theFileIsTheCompactDocumentInLines() throws {
    let lines = OpenRPCEmitter().emit(self.spec)[0].contents.split(separator: "\n")
    #expect(lines.joined() == self.openRPC.jsonText)
    #expect(Fingerprint.hexadecimal(of: lines.joined().utf8) == self.spec.hash)
    #expect(lines.contains { $0.hasPrefix("{\"name\":\"lamp.screw\",") })
    #expect(lines.contains { $0.hasPrefix("\"Bulb\":{") })
  }

  @Test func theFingerprintIsFNV1a() {
    // The published test vectors of 64-bit FNV-1a.
    #expect(Fingerprint.hexadecimal(of: "".utf8) == "cbf29ce484222325")
    #expect(Fingerprint.hexadecimal(of: "a".utf8) == "af63dc4c8601ec8c")
    #expect(Fingerprint.hexadecimal(of: "foobar".utf8) == "85944171f73967e8")
  }

  // MARK: The reference

  @Test func everythingIsInTheReference() throws {
    let files = MarkdownEmitter().emit(self.spec)
    let page = try #require(files.first { $0.path == "docs/API/lamp.md" }?.contents)
    #expect(page.contains("| `power` | number |  | Its power. Unit: watts. Range: from 0 to 100. |"))
    #expect(page.contains("Errors: [`NoLamp`](errors.md#nolamp)."))
    let index = try #require(files.first { $0.path == "docs/API/README.md" }?.contents)
    for name in self.spec.methods.map(\.wireName) + self.spec.notifications.map(\.wireName) {
      #expect(index.contains("[`\(name)`](lamp.md#\(name.lowercased().filter(\.isLetter)))"))
      #expect(page.contains("### \(name)\n"))
    }
    let types = try #require(files.first { $0.path == "docs/API/types.md" }?.contents)
    for type in self.spec.types { #expect(types.contains("## \(type.name)\n")) }
  }

  @Test func theTypesHaveAnIndexByNamespace() throws {
    let page = try #require(MarkdownEmitter().emit(self.spec).first { $0.path == "docs/API/types.md" }?.contents)
    let everywhere = "[Colour](#colour), [Socket](#socket), [Bulb](#bulb), [Dimming](#dimming)"
    #expect(page.contains("| light, everywhere | \(everywhere) |"))
    #expect(page.contains("| [`lamp`](lamp.md) | [LampState](#lampstate) |"))
  }

  // MARK: The corpus

  @Test func theCorpusAgreesWithTheSpecsOwnChecker() throws {
    let checker = ValueChecker(spec: self.spec)
    let builder = CorpusBuilder(spec: self.spec)
    let cases = self.spec.types.flatMap { builder.cases(of: $0) }
    #expect(cases.contains { $0.path != nil } && cases.contains { $0.path == nil })
    for test in cases {
      guard case .type(let name) = test.subject else { continue }
      #expect(checker.mismatch(test.value, .named(name))?.path == test.path, "\(name): \(test.name)")
    }
  }

  @Test func theCorpusHoldsEveryKindOfMistake() {
    let names = CorpusBuilder(spec: self.spec).cases(of: self.spec.types[2]).map(\.name)
    let expected = [
      "required members only", "every member", "a member that is not declared", "null for every optional member",
      "`power` at its minimum", "`power` at its maximum", "`name` is missing", "`name` is a number", "`name` is null",
      "`name` is empty", "`power` is a string", "`power` is too small", "`power` is too large",
      "`colour` is an unknown value", "`socket` is an unknown value", "an array",
    ]
    for name in expected { #expect(names.contains(name), "\(name)") }
  }
}
