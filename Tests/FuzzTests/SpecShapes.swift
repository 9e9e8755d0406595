import JSONCodec
import LoopIsolation

/// The shapes of the values that devices send, read from `spec/model`.
struct SpecShapes: Sendable {
  /// A type of the spec.
  enum Shape: Sendable {
    case object([(name: String, type: String)])
    /// The values, which are texts or integers.
    case words([JSONValue])
  }

  static let shared = SpecShapes()

  private let shapes: [String: Shape]

  private init() {
    var shapes: [String: Shape] = [:]
    for file in ["media", "receiver"] {
      guard let document = try? JSONDocument(parsing: RepositoryFiles.bytes("spec/model/\(file).json")),
        let types = document.root["types"]?.value.object
      else { fatalError("spec/model/\(file).json can't be read") }
      for (name, type) in types.members { shapes[name] = Self.shape(of: type) }
    }
    self.shapes = shapes
  }

  private static func shape(of type: JSONValue) -> Shape {
    if let fields = type["fields"]?.object {
      return .object(fields.members.map { ($0.key, $0.value["type"]?.string ?? "any") })
    }
    let values = type["values"]?.object?.members ?? []
    return .words(values.map { $0.value["value"] ?? .string($0.key) })
  }

  /// Returns the members of an object type; `nil` for another expression.
  func members(of type: String) -> [(name: String, type: String)]? {
    if case .object(let members) = self.shapes[type] { members } else { nil }
  }

  /// Returns the rule of each member of `type` that devices may leave out: `keep`, `clear`, `byMember` or `byId`, and
  /// the member that clears it after all.
  static func mergeRules(of type: String) -> [(name: String, rule: String, unless: String?)] {
    let document = try? JSONDocument(parsing: RepositoryFiles.bytes("spec/model/media.json"))
    let fields = document?.root["types"]?[type]?["fields"]?.value.object?.members ?? []
    precondition(!fields.isEmpty, "\(type) isn't in spec/model/media.json")
    return fields.map { ($0.key, $0.value["merge"]?.string ?? "", $0.value["mergeUnless"]?.string) }
  }

  /// Returns a value of a type expression, most of them of its shape.
  func value(of type: String, using random: inout SplitMix64, depth: Int = 0) -> JSONValue {
    if random.next() % 24 == 0 { return Self.odd.randomElement(using: &random) ?? nil }
    if type.hasSuffix("[]") {
      let count = depth > 3 ? 0 : Int.random(in: 0...3, using: &random)
      return .array((0..<count).map { _ in self.value(of: String(type.dropLast(2)), using: &random, depth: depth + 1) })
    }
    switch type {
    case "integer": return .integer(Self.integers.randomElement(using: &random) ?? 0)
    case "number": return .number(Self.numbers.randomElement(using: &random) ?? 0)
    case "boolean": return .bool(Bool.random(using: &random))
    case "string": return .string(Self.texts.randomElement(using: &random) ?? "")
    case _ where type.contains("|"):
      return .string(type.split(separator: "|").randomElement(using: &random).map(String.init) ?? "")
    default: return self.declared(type, using: &random, depth: depth)
    }
  }

  private func declared(_ type: String, using random: inout SplitMix64, depth: Int) -> JSONValue {
    switch self.shapes[type] {
    case .words(let words): return words.randomElement(using: &random) ?? nil
    case .object(let members):
      let count = depth > 4 ? 1 : Int.random(in: 0...5, using: &random)
      var object = JSONObject()
      for (name, type) in members.shuffled(using: &random).prefix(count) {
        object[name] = self.value(of: type, using: &random, depth: depth + 1)
      }
      return .object(object)
    case nil: return Self.odd.randomElement(using: &random) ?? nil
    }
  }

  /// Few values, so that ids meet again.
  private static let integers: [Int64] = [0, 1, 1, 2, 2, 3, 4, 5, 7, -1, 255, 12_303, .max, .min]
  private static let numbers = [0, 1, 0.5, 2, 10, 30.25, 60, -1, 3_600, 0.1, 1e308, -1e308, 1e-308, 0.949_999_999]
  private static let texts = [
    "a", "b", "c", "1", "", "CC1AD845", "E8C28D3C", "urn:x-cast:com.google.cast.media", "receiver-0", "BUFFERED",
    "BBB7EEDD-B097-DB73-826B-E22F5F722C5B", "bbb7eeddb097db73826be22f5f722c5b", "e\u{301}", "\u{0}\n\"", "🎬",
  ]
  /// Values of other shapes than those that are declared.
  static let odd: [JSONValue] = [
    nil, true, 0, -1, 1.5, "", "x", "5", [], [:], [nil], [[:]], ["a": 1], [1, "2"], "PLAYING",
    9_223_372_036_854_775_807,
  ]
}
