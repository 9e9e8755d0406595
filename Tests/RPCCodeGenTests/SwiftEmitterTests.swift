import Testing

@testable import RPCCodeGen

/// Snippets of the generated Swift; that it compiles and works is for the tests of CastModel and CastRPCProtocol.
struct SwiftEmitterTests {
  private func text(_ path: String, of emitter: some Emitter) throws -> String {
    let files = emitter.emit(try SpecFixture().load())
    return try #require(files.first { $0.path == path }?.contents, "\(files.map(\.path))")
  }

  private var model: String {
    get throws { try self.text("Sources/CastModel/Generated/Light.swift", of: SwiftModelEmitter()) }
  }

  private func message(_ file: String) throws -> String {
    try self.text("Sources/CastRPCProtocol/Generated/\(file).swift", of: SwiftProtocolEmitter())
  }

  @Test func everyFileBeginsWithTheNotice() throws {
    let spec = try SpecFixture().load()
    for file in SwiftModelEmitter().emit(spec) + SwiftProtocolEmitter().emit(spec) {
      #expect(
        file.contents.hasPrefix("// swift-format-ignore-file\n// Generated from spec/ by cast-rpc-gen. Do not edit.\n"))
    }
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

          public static let knownValues: [Colour] = [
            .deepRed,
            .noneValue,
          ]
        }
        """))
    try #expect(self.model.contains("  public static let e27: Socket = Socket(rawValue: 27)"))
  }

  @Test func objectsSayWhatTheSpecSays() throws {
    try #expect(
      self.model.contains(
        """
        /// A bulb.
        public struct Bulb: Sendable, Hashable, JSONCodable {
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
        """))
  }

  @Test func includesAreOneValueThatDoesNotKeepTheOthersMembers() throws {
    try #expect(
      self.message("Lamp").contains(
        """
          public init(json node: JSONNode) throws(JSONDecodingError) {
            var members: JSONMembers = try JSONMembers(node)
            var bulb: Bulb = try Bulb(flat: node)
            bulb.additional["lampId"] = nil
            bulb.additional["progressToken"] = nil
            self.bulb = bulb
            self.lampId = try members.optional("lampId")
          }
        """))
  }

  @Test func notificationsSayHowTheyAreDelivered() throws {
    try #expect(
      self.message("Lamp").contains(
        """
        public struct LampDidChange: Sendable, Hashable, JSONCodable, RPCNotification {
          public static var method: String { "lamp.didChange" }
          public static var delivery: NotificationDelivery { .latest }
          public var coalescingKey: String? { self.lampState.lampId }
        """))
    try #expect(self.message("Lamp").contains("  public var coalescingKey: String? { nil }"))
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
