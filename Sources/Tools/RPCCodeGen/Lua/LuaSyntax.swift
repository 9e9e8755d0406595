import JSONCodec

/// The syntax of Lua 5.1, and of its language server's annotations.
enum LuaSyntax {
  private static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  /// Returns `text` as a literal in double quotes.
  static func literal(_ text: String) -> String { QuotedText.literal(text) }

  /// Returns a JSON value as a constructor; `null` is left to `vim.NIL` and doesn't occur.
  static func literal(_ value: JSONValue) -> String {
    switch value {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): value.shortText
    case .writtenNumber(let text): text
    case .string(let value): self.literal(value)
    case .array(let elements): "{ \(elements.map { self.literal($0) }.joined(separator: ", ")) }"
    case .object(let object) where object.isEmpty: "{}"
    case .object(let object):
      "{ \(object.members.map { "\(self.key($0.key)) = \(self.literal($0.value))" }.joined(separator: ", ")) }"
    }
  }

  /// Returns `name` as a key of a constructor: in brackets unless it is an identifier.
  static func key(_ name: String) -> String { self.isIdentifier(name) ? name : "[\(self.literal(name))]" }

  /// Returns `name` as the name of a function.
  static func identifier(_ name: String) -> String { self.keywords.contains(name) ? name + "_" : name }

  private static func isIdentifier(_ name: String) -> Bool {
    name.first?.isNumber == false && !self.keywords.contains(name)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// Returns the name under which language servers know a type.
  static func className(_ name: String) -> String { "cast-rpc.\(name)" }

  /// Returns the class of a namespace's functions.
  static func className(of namespace: Namespace) -> String {
    self.className("\(Names.upperCamel(namespace.name))API")
  }

  /// Returns a type of the spec as an annotation writes it.
  static func type(_ expression: TypeExpression) -> String {
    switch expression {
    case .string: "string"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .any: "any"
    case .object: "table<string, any>"
    case .named(let name): self.className(name)
    case .array(let element): "\(self.type(element))[]"
    case .map(let value): "table<string, \(self.type(value))>"
    }
  }

  /// Returns the type of a result.
  static func type(of result: ResultShape, named name: String?) -> String {
    name.map(self.className) ?? "table<string, any>"
  }
}

/// The comments that language servers show.
enum LuaDocumentation {
  static func write(_ paragraphs: [String], to text: inout SourceText) {
    for (index, paragraph) in paragraphs.filter({ !$0.isEmpty }).enumerated() {
      if index > 0 { text.line("---") }
      text.comment(paragraph, mark: "---")
    }
  }
}

extension Namespace {
  /// Whether it has no methods and no notifications.
  var isEmpty: Bool { self.methods.isEmpty && self.notifications.isEmpty }
}
