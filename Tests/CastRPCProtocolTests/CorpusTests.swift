import CastRPCProtocol
import Foundation
import JSONCodec
import Testing

/// Every case of `spec/corpus`, which the client libraries' tests read too, against the server's half of the generated
/// Swift types. The clients' tests decode the server's messages.
struct CorpusTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    /// The kind and the name of the type or message, as in ``CorpusDecoders``.
    var subject: String
    var value: JSONValue
    var isValid: Bool
    var path: String?

    var testDescription: String { "\(self.subject): \(self.name)" }
  }

  static let cases: [Case] = (try? Self.load()) ?? []

  private static func load() throws -> [Case] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try [("valid", true), ("invalid", false)].flatMap { name, isValid in
      let data = try Data(contentsOf: root.appendingPathComponent("spec/corpus/\(name).jsonl"))
      return try data.split(separator: UInt8(ascii: "\n")).map { line in
        Self.read(try JSONDocument(parsing: Array(line)).root.value, isValid: isValid)
      }
    }
  }

  private static func read(_ json: JSONValue, isValid: Bool) -> Case {
    let name = json["type"]?.string ?? json["method"]?.string ?? ""
    return Case(
      name: json["name"]?.string ?? "", subject: "\(json["kind"]?.string ?? "") \(name)",
      value: json["value"] ?? .null, isValid: isValid, path: json["path"]?.string)
  }

  private static func parse(_ json: some JSONEncodable, _ policy: JSONPolicy = .strict) throws -> JSONNode {
    try JSONDocument(parsing: json.jsonBytes, policy: policy).root
  }

  /// The cases that the server reads, each with its decoder.
  private static let decoded = Self.cases.compactMap { test in CorpusDecoders.all[test.subject].map { (test, $0) } }

  @Test func everyDeclarationHasCases() throws {
    let subjects = Set(Self.cases.map(\.subject))
    #expect(Self.cases.contains(where: \.isValid) && Self.cases.contains { !$0.isValid })
    let document = try JSONDocument(parsing: OpenRPCDocument().jsonBytes).root.value
    let types = document["components"]?["schemas"]?.object?.keys ?? []
    #expect(subjects.filter { $0.hasPrefix("type ") } == Set(types.map { "type \($0)" }))
    #expect(subjects.filter { $0.hasPrefix("params ") } == Set(APIFacts.methods.map { "params \($0)" }))
    #expect(
      subjects.filter { $0.hasPrefix("notification ") } == Set(APIFacts.notifications.map { "notification \($0)" }))
    #expect(
      subjects.filter { $0.hasPrefix("serverParams ") } == Set(APIFacts.serverRequests.map { "serverParams \($0)" }))
    #expect(Set(CorpusDecoders.all.keys).isSubset(of: subjects))
  }

  @Test func decodesAllClientMessages() {
    let sent = Self.cases.map(\.subject).filter { $0.hasPrefix("params ") || $0.hasPrefix("serverResult ") }
    #expect(Set(sent).isSubset(of: CorpusDecoders.all.keys))
  }

  @Test func strictVerdictsAndPathsAreThoseOfTheCorpus() throws {
    for (test, type) in Self.decoded {
      let node = try Self.parse(test.value)
      do throws(JSONDecodingError) {
        _ = try type.init(json: node)
        #expect(test.isValid, "\(test.testDescription): accepted")
      } catch {
        #expect(!test.isValid, "\(test.testDescription): \(error)")
        #expect(error.path == test.path, "\(test.testDescription): \(error)")
      }
    }
  }

  /// Types that hold options of which the case has only some: the others are encoded with their values.
  private static let holdsOptions: Set<String> = ["type ContextInfo", "type ContextOptions"]

  /// Whether `written` has everything that `value` has.
  private static func says(_ written: JSONValue?, all value: JSONValue) -> Bool {
    guard let members = value.object else { return written == value }
    return members.members.allSatisfy { key, value in self.says(written?[key], all: value) }
  }

  @Test func encodesAcceptedValuesUnchanged() throws {
    for (test, type) in Self.decoded where test.isValid {
      // Params are only decoded; their parts are encoded, too.
      guard let type = type as? any JSONCodable.Type else { continue }
      let first = try type.init(json: Self.parse(test.value))
      let second = try type.init(json: Self.parse(first))
      #expect(first.jsonText == second.jsonText, "\(test.testDescription)")
      guard test.name == "every member" else { continue }
      let written = try Self.parse(first).value
      if Self.holdsOptions.contains(test.subject) {
        #expect(Self.says(written, all: test.value), "\(test.testDescription)")
      } else {
        #expect(written == test.value, "\(test.testDescription)")
      }
    }
  }

  @Test func toleratesWrongOptionalMembersOfDevices() throws {
    for (test, type) in Self.decoded where !test.isValid && test.subject.hasPrefix("type ") {
      guard let type = type as? any JSONCodable.Type else { continue }
      // With any verdict, nothing traps, and an accepted value can be encoded and decoded again.
      guard let value = try? type.init(json: Self.parse(test.value, .tolerant)) else { continue }
      #expect(throws: Never.self, "\(test.testDescription)") {
        try type.init(json: Self.parse(value, .tolerant))
      }
    }
  }
}
