import CastRPCProtocol
import CastRPCServer
import CastTestSupport
import JSONCodec
import JSONRPC
import LoopIsolation
import Testing

/// Every method's entry in the table, called with the corpus' params.
@LoopActor
struct MethodTableTests {
  struct Case {
    var method: String
    var name: String
    var params: JSONObject
    var path: String
  }

  /// The params of `spec/corpus/invalid.jsonl` that are objects.
  private static func wrongParams() throws -> [Case] {
    let file = try SourceTree.bytes("spec/corpus/invalid.jsonl")
    return try file.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let json = try JSONDocument(parsing: Array(line)).root.value
      guard json["kind"] == "params", let params = json["value"]?.object else { return nil }
      return Case(
        method: json["method"]?.string ?? "", name: json["name"]?.string ?? "", params: params,
        path: json["path"]?.string ?? "")
    }
  }

  @Test func hasEveryMethod() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    for name in APIFacts.methods { #expect(fixture.server.method(name, for: client.peer) != nil, "\(name)") }
    await fixture.shutDown()
  }

  @Test func eachEntryDecodesItsParams() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    let cases = try Self.wrongParams()
    #expect(Set(cases.map(\.method)) == Set(APIFacts.methods))
    for test in cases {
      let failure = await client.failure(test.method, test.params)
      #expect(failure?.name == "InvalidParams", "\(test.method): \(test.name)")
      #expect(failure?.data["path"]?.string == "params.\(test.path)", "\(test.method): \(test.name)")
    }
    await fixture.shutDown()
  }

  @Test func absentParamsAreAnEmptyObject() async throws {
    let fixture = try await ServerFixture()
    let client = try await fixture.connect()
    for test in try Self.wrongParams() where test.params.isEmpty {
      let failure = await #expect(throws: JSONRPCError.self, "\(test.method)") {
        try await client.peer.request(test.method)
      }
      #expect(failure?.data["path"]?.string == "params.\(test.path)", "\(test.method)")
    }
    #expect(try await client.peer.request("server.ping").value == [:])
    await fixture.shutDown()
  }
}
