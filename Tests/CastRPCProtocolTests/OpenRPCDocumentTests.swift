import CastRPCProtocol
import Foundation
import JSONCodec
import Testing

struct OpenRPCDocumentTests {
  private let document: JSONValue

  init() throws {
    self.document = try JSONDocument(parsing: OpenRPCDocument().jsonBytes).root.value
  }

  @Test func itIsTheFileInTheRepository() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = try Data(contentsOf: root.appendingPathComponent("spec/openrpc.json"))
    #expect(try JSONDocument(parsing: Array(file)).root.value == self.document)
  }

  @Test func itNamesEveryMessage() {
    let names = { (key: String) in self.document[key]?.array?.compactMap { $0["name"]?.string } ?? [] }
    #expect(names("methods") == APIFacts.methods)
    #expect(names("x-serverMethods") == APIFacts.notifications + APIFacts.serverRequests)
    #expect(self.document["components"]?["errors"]?.object?.keys == APIError.Kind.all.map(\.name))
  }

  @Test func theHashIsThatOfItsBytes() {
    let hash = OpenRPCDocument().jsonBytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let text = String(hash, radix: 16)
    #expect(APIFacts.specHash == String(repeating: "0", count: 16 - text.count) + text)
  }
}
