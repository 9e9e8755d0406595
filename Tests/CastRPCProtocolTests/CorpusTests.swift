import Foundation
import JSONCodec
import Testing

/// Every case of `spec/corpus`, which the client libraries' tests read too, against the generated Swift types.
struct CorpusTests {
  struct Case: CustomTestStringConvertible {
    var file: String
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
    let folder = root.appendingPathComponent("spec/corpus").path
    let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    return try files.filter { $0.hasSuffix(".json") }.flatMap { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
      let document = try JSONDocument(parsing: Array(data)).root.value
      return (document["cases"]?.array ?? []).map { Self.read($0, file: file) }
    }
  }

  private static func read(_ json: JSONValue, file: String) -> Case {
    let name = json["type"]?.string ?? json["method"]?.string ?? ""
    return Case(
      file: file, name: json["name"]?.string ?? "", subject: "\(json["kind"]?.string ?? "") \(name)",
      value: json["value"] ?? .null, isValid: json["valid"]?.bool ?? false, path: json["path"]?.string)
  }

  private static func parse(_ json: some JSONEncodable, _ policy: JSONPolicy = .strict) throws -> JSONNode {
    try JSONDocument(parsing: json.jsonBytes, policy: policy).root
  }

  @Test func thereAreCasesOfEveryDeclaration() {
    let subjects = Set(Self.cases.map(\.subject))
    #expect(Self.cases.contains(where: \.isValid) && Self.cases.contains { !$0.isValid })
    #expect(subjects == Set(CorpusDecoders.all.keys))
  }

  @Test func strictVerdictsAndPathsAreThoseOfTheCorpus() throws {
    for test in Self.cases {
      let type = try #require(CorpusDecoders.all[test.subject])
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

  @Test func whatIsAcceptedIsWrittenAsItWasRead() throws {
    for test in Self.cases where test.isValid {
      let type = try #require(CorpusDecoders.all[test.subject])
      let first = try type.init(json: Self.parse(test.value))
      let second = try type.init(json: Self.parse(first))
      #expect(first.jsonText == second.jsonText, "\(test.testDescription)")
      guard test.name == "every member" else { continue }
      #expect(try Self.parse(first).value == test.value, "\(test.testDescription)")
    }
  }

  @Test func devicesMayBeWrongAboutAnythingThatIsNotRequired() throws {
    for test in Self.cases where !test.isValid && test.subject.hasPrefix("type ") {
      let type = try #require(CorpusDecoders.all[test.subject])
      // Whatever the verdict, nothing traps, and an accepted value can be written and read again.
      guard let value = try? type.init(json: Self.parse(test.value, .tolerant)) else { continue }
      #expect(throws: Never.self, "\(test.testDescription)") {
        try type.init(json: Self.parse(value, .tolerant))
      }
    }
  }
}
