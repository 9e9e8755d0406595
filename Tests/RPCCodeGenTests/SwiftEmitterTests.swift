import Testing

@testable import RPCCodeGen

/// Snippets of the generated Swift; the tests of CastModel and CastRPCProtocol compile and run it.
struct SwiftEmitterTests {
  private func text(_ path: String, of emitter: some Emitter) throws -> String {
    let files = emitter.emit(try SpecFixture().load())
    return try #require(files.first { $0.path == path }?.contents, "\(files.map(\.path))")
  }

  private var model: String {
    get throws { try self.text("Sources/Cast/CastModel/Generated/Light.swift", of: SwiftModelEmitter()) }
  }

  private func message(_ file: String) throws -> String {
    try self.text("Sources/Server/CastRPCProtocol/Generated/\(file).swift", of: SwiftProtocolEmitter())
  }

  @Test func everyFileBeginsWithTheNotice() throws {
    let spec = try SpecFixture().load()
    for file in SwiftModelEmitter().emit(spec) + SwiftProtocolEmitter().emit(spec) {
      #expect(
        file.contents.hasPrefix("// swift-format-ignore-file\n// Generated from spec/ by cast-rpc-gen. Do not edit.\n"))
    }
  }

  @Test func wireFlagsAndLimitsHaveNoJSON() throws {
    var fixture = SpecFixture()
    fixture.files["model/wire.json"] = """
      {"wire": true, "types": {
        "Bits": {"kind": "integerEnum", "flags": true, "description": "Bits.",
          "values": {"ON": {"value": 1, "description": "On."}, "DIM": {"value": 4, "description": "Dim."}}},
        "Limits": {"kind": "object", "options": true, "description": "Limits.", "fields": {
          "fade": {"type": "number", "unit": "seconds", "default": {"of": "Dimming.fadeTime"}, "description": "F."}}}
      }}
      """
    let files = SwiftModelEmitter().emit(try fixture.load())
    let text = try #require(files.first { $0.path == "Sources/Cast/CastModel/Generated/Wire.swift" }?.contents)
    #expect(text.contains("public struct Bits: OptionSet, Sendable, Hashable {"))
    #expect(text.contains("public static let dim: Bits = Bits(rawValue: 4)"))
    #expect(text.contains("fade: Duration = .seconds(0.5)"))
    #expect(!text.contains("JSON"))
  }

  @Test func enumsAreOpenStructs() throws {
    try #expect(
      self.model.contains(
        """
        /// A colour.
        public struct Colour: JSONStringEnum {
          public let rawValue: String
          public init(rawValue: String) { self.rawValue = rawValue }

          /// Red.
          public static let deepRed: Colour = Colour(rawValue: "DEEP_RED")
          /// No colour.
          public static let noneValue: Colour = Colour(rawValue: "NONE")

          public static let knownValues: [Colour] = [.deepRed, .noneValue]
        }
        """))
    try #expect(self.model.contains("  public static let e27: Socket = Socket(rawValue: 27)"))
  }

  @Test func optionsHaveValuesAndChangesNameSome() throws {
    let text = try self.model
    for part in [
      "public struct Dimming: Sendable, Hashable, JSONCodable {", "  public var isSmooth: Bool\n",
      "  public var fadeTime: Duration\n", "  public var scene: String?\n", "    isSmooth: Bool = true,",
      "    fadeTime: Duration = .seconds(0.5),", "  public mutating func replace(with changes: Changes?) {",
      "    if let value = changes.fadeTime { self.fadeTime = Duration(spanOf: value) }",
      "      fadeTime: self.fadeTime.inSeconds,",
      "  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {",
      "    public var fadeTime: Double?\n",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(try self.message("Lamp").contains("  public var dimming: Dimming.Changes?\n"))
  }

  @Test func theAPITellsWhichMethodsNeedTheContext() throws {
    let spec = try SpecFixture().replacing(
      "\"summary\": \"Puts it out.\"", by: "\"needsContext\": false, \"summary\": \"Puts it out.\"",
      in: "rpc/lamp.json"
    ).load()
    let facts = SwiftProtocolEmitter().emit(spec).first { $0.path.hasSuffix("/APIFacts.swift") }
    let part = "public static let methodsWithoutContext: Set<String> = [\n    \"lamp.off\",\n  ]"
    #expect(facts?.contents.contains(part) == true)
  }

  @Test func errorsAreCodesOfTheFramework() throws {
    let text = try self.text("Sources/Cast/CastModel/Generated/CastErrorCode.swift", of: SwiftModelEmitter())
    #expect(text.contains("public static let noLamp: CastErrorCode = CastErrorCode(rawValue: \"NoLamp\")"))
  }

  @Test func objectsSayWhatTheSpecSays() throws {
    try #expect(
      self.model.contains(
        """
        /// A bulb.
        public struct Bulb: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
          /// Its name.
          ///
          /// Not empty.
          public var name: String
          /// Its power.
          ///
          /// In watts. From 0 to 100.
          public var power: Double?
          /// Its colour.
          ///
          /// Also read as `color`. SDK: `GCKColour`.
          public var colour: Colour?
        """))
  }

  @Test func objectsReadTheirMembersWithLimitsAliasesAndShorthand() throws {
    try #expect(
      self.model.contains(
        """
          public init(json node: JSONNode) throws(JSONDecodingError) {
            try self.init(flat: node)
          }

          /// Reads the members out of an object that has others beside them.
          package init(flat node: JSONNode) throws(JSONDecodingError) {
            var members: JSONMembers = try JSONMembers(node, shorthand: "name")
            self.name = try members.required("name", JSONConstraint<String>.nonEmpty)
            self.power = try members.optional("power", JSONConstraint<Double>.range(0...100))
            self.colour = try members.optional("colour", alias: "color")
            self.socket = try members.optional("socket")
            self.additional = members.remaining(known: Self.declaredKeys)
          }

          package static let declaredKeys: Set<String> = ["name", "power", "colour", "color", "socket"]
        """))
  }

  @Test func openObjectsWriteWhatTheyCouldNotRead() throws {
    try #expect(
      self.model.contains(
        """
          public func writeMembers(to writer: inout JSONWriter) {
            let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
            writer.member("name", self.name)
            writer.member("power", self.power, or: raw)
            writer.member("colour", self.colour, or: raw)
            if self.colour == nil { writer.member("color", of: raw) }
            writer.member("socket", self.socket, or: raw)
            writer.members(of: self.additional, except: raw)
          }
        """))
  }

  @Test func whatComesInIsNotWrittenAndWhatGoesOutIsNotRead() throws {
    try #expect(
      self.message("Lamp").contains(
        """
        /// The parameters of `lamp.repeat`.
        public struct LampRepeatParams: Sendable, Equatable, JSONDecodable {
          /// How often.
          ///
          /// At least 1.
          public var times: Int64
          /// How it dims.
          public var dimming: Dimming.Changes?

          @_alwaysEmitIntoClient public init(times: Int64, dimming: Dimming.Changes? = nil) {
            (self.times, self.dimming) = (times, dimming)
          }

          public init(json node: JSONNode) throws(JSONDecodingError) {
            var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
            self.times = try members.required("times", JSONConstraint<Int64>.atLeast(1))
            self.dimming = try members.optional("dimming")
          }

          private static let vocabulary = JSONVocabulary(["times", "dimming", "progressToken"])
        }

        /// The result of `lamp.repeat`.
        public struct LampRepeatResult: Sendable, Equatable, JSONObjectEncodable {
          /// d
          public var done: Bool

          public init(done: Bool) {
            self.done = done
          }

          public func writeMembers(to writer: inout JSONWriter) {
            writer.member("done", self.done)
          }
        }
        """))
    try #expect(self.message("Lamp").contains("public struct LampState: Sendable, Hashable, JSONObjectEncodable {"))
    try #expect(self.message("Lamp").contains("public struct LampChooseResult: Sendable, Equatable, JSONDecodable {"))
  }

  @Test func aDeclarationMayNeedMoreThanItsCallsDo() throws {
    let fixture = SpecFixture().replacing(
      "\"LampState\": {\"kind\": \"object\",", by: "\"LampState\": {\"kind\": \"object\", \"decoded\": true,",
      in: "rpc/lamp.json")
    #expect(DirectionTable(try fixture.load())["LampState"] == .both)
    let table = DirectionTable(try SpecFixture().load())
    #expect(table["LampState"] == .encoded)
    #expect(table["Bulb"] == .both)
  }

  @Test func longListsAreBrokenIntoLines() {
    var text = SourceText()
    text.list("let a = [", ["1", "2"], "]", width: 20)
    text.list("let names = [", ["one", "two", "three", "four"], "]", width: 20)
    text.list("init(", ["one: Int", "two: String"], ") {", width: 20)
    #expect(
      text.text == """
        let a = [1, 2]
        let names = [
          one, two, three,
          four,
        ]
        init(
          one: Int,
          two: String
        ) {

        """)
  }

  @Test func includesAreOneValueThatDoesNotKeepTheOthersMembers() throws {
    try #expect(
      self.message("Lamp").contains(
        """
          public init(json node: JSONNode) throws(JSONDecodingError) {
            var members: JSONMembers = try JSONMembers(node)
            var bulb: Bulb = try Bulb(flat: node)
            bulb.additional.removeAll(where: Self.foreignKeys.contains)
            self.bulb = bulb
            self.lampId = try members.optional("lampId")
          }

          private static let foreignKeys: Set<String> = ["lampId", "progressToken"]
        """))
  }

  @Test func notificationsSayHowTheyAreDelivered() throws {
    try #expect(
      self.message("Lamp").contains(
        """
        public struct LampDidChange: Sendable, Equatable, RPCNotification {
          public static var method: String { "lamp.didChange" }
          public static var delivery: NotificationDelivery { .latest }
          public var coalescingKey: String? { self.lampState.lampId }
        """))
    try #expect(
      self.message("Lamp").contains(
        """
        public struct LampDidBreak: Sendable, Equatable, RPCNotification {
          public static var method: String { "lamp.didBreak" }

          public init() {}
        """))
  }

  @Test func serverRequestsNameTheirTypes() throws {
    try #expect(
      self.message("Lamp").contains(
        """
        public enum LampChoose: RPCServerRequest {
          public typealias Params = LampChooseParams
          public typealias Result = LampChooseResult
          public static var method: String { "lamp.choose" }
          public static var capability: String { "chooser" }
        }
        """))
  }

  @Test func errorsAreACatalogue() throws {
    try #expect(
      self.message("ErrorCatalogue").contains(
        """
          public static let noLamp: APIError.Kind = APIError.Kind(
            name: "NoLamp", code: 1001, domain: "lamp",
            message: "There is no lamp.",
            advice: "Buy one.",
            gckErrorCode: .deviceNotConnected, isRetryable: true)
        """))
  }
}
