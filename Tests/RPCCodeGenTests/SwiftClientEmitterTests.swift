import Testing

@testable import RPCCodeGen

/// Snippets of the Swift client's generated code; the tests of CastRPCClient compile and run it.
struct SwiftClientEmitterTests {
  private func text(_ file: String) throws -> String {
    let files = SwiftClientEmitter().emit(try SpecFixture().load())
    let path = "Sources/Client/CastRPCClient/Generated/\(file).swift"
    return try #require(files.first { $0.path == path }?.contents, "\(files.map(\.path))")
  }

  @Test func aClientHasTheOtherDirections() throws {
    let spec = try SpecFixture().load()
    let client = DirectionTable(client: spec)
    #expect(client["LampState"] == .decoded && client["Bulb"] == .both && client["Nothing"] == [])
    try #expect(
      self.text("Types").contains(
        """
        extension LampState: JSONDecodable {
          public init(json node: JSONNode) throws(JSONDecodingError) {
            var members: JSONMembers = try JSONMembers(node)
            self.init(lampId: try members.value("lampId"), bulbs: try members.option("bulbs"))
          }
        }
        """))
    // The server's own direction needs no extension.
    try #expect(!self.text("Types").contains("extension Bulb"))
  }

  @Test func parametersAreWrittenAndMadeOfWhatStandsOnTheWire() throws {
    let text = try self.text("LampCalls")
    #expect(
      text.contains(
        """
        extension LampRepeatParams: JSONObjectEncodable {
          public func writeMembers(to writer: inout JSONWriter) {
            writer.members(("times", self.times), ("dimming", self.dimming))
          }
        }
        """))
    #expect(
      text.contains(
        """
        extension LampScrewParams {
          /// Takes the members as they stand on the wire.
          public init(
            name: String, power: Double? = nil, colour: Colour? = nil, socket: Socket? = nil,
            additional: JSONObject = JSONObject(), lampId: String? = nil
          ) {
            self.init(
              bulb: Bulb(name: name, power: power, colour: colour, socket: socket, additional: additional), lampId: lampId
            )
          }
        }
        """))
    #expect(
      text.contains(
        "extension LampOffParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }"))
    #expect(
      text.contains("extension LampChooseParams: JSONDecodable {")
        && text.contains("extension LampChooseResult: JSONObjectEncodable {"))
  }

  @Test func everyMethodIsAFunctionOfItsNamespace() throws {
    let text = try self.text("LampCalls")
    for part in [
      "public struct LampCalls: Sendable {",
      "    _ params: LampScrewParams, timeout: Duration? = nil, progress: CallProgress.Handler? = nil",
      "    try await self.client.typed(\"lamp.screw\", params, timeout, progress)",
      "  public func off(_ params: LampOffParams = .init(), timeout: Duration? = nil) async throws {",
      "    let _: JSONObject = try await self.client.typed(\"lamp.off\", params, timeout)",
    ] { #expect(text.contains(part), "\(part)") }
    try #expect(self.text("Namespaces").contains("public var lamp: LampCalls { LampCalls(client: self) }"))
  }

  @Test func notificationsAreOneEnum() throws {
    let text = try self.text("CastNotification")
    for part in [
      "  case lampDidChange(LampDidChange)\n", "  case overflow(dropped: Int64, topics: [String])\n",
      "    case .lampDidChange(let value): value\n",
      "    \"lamp.didChange\": { (node) throws(JSONDecodingError) in .lampDidChange(try LampDidChange(json: node)) },\n",
    ] { #expect(text.contains(part), "\(part)") }
  }
}
