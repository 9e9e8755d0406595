/// Names in generated Swift.
enum SwiftNames {
  /// Words that need backticks as the name of a static member or of a property.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Type names that declared types must not hide.
  static let reservedTypes: [String] = [
    "Any", "Array", "Bool", "Dictionary", "Double", "Error", "Int", "Int64", "Optional", "Protocol", "Result", "Self",
    "Set", "String", "Type", "Void", "APIError", "JSONMembers", "JSONNode", "JSONObject", "JSONValue", "JSONWriter",
    "MethodTable",
  ]

  /// Returns the static member for a value of an enum: `REPEAT_ALL` -> `repeatAll`, `2D` -> `_2d`,
  /// `DEFAULT` -> `` `default` ``.
  static func member(_ wireValue: String) -> String {
    let name = Names.lowerCamel(wireValue)
    guard let first = name.first else { return "empty" }
    // `.none` of an optional enum would be the Optional's own.
    if name == "none" || name == "some" { return name + "Value" }
    return self.escaped(first.isNumber ? "_" + name : name)
  }

  /// Returns `name` in backticks where Swift needs them.
  static func escaped(_ name: String) -> String { self.keywords.contains(name) ? "`\(name)`" : name }

  /// Returns the Swift type of a value that isn't optional.
  static func type(_ type: TypeExpression) -> String {
    switch type {
    case .string: "String"
    case .integer: "Int64"
    case .number: "Double"
    case .boolean: "Bool"
    case .any: "JSONValue"
    case .object: "JSONObject"
    case .named(let name): name
    case .array(let element): "[\(self.type(element))]"
    case .map(let value): "[String: \(self.type(value))]"
    }
  }

  /// Returns `text` as a Swift string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

/// A generated Swift file: the header, the imports and the declarations.
struct SwiftFile {
  let path: String
  /// Public imports, in alphabetical order.
  let imports: [String]
  /// Imports that only function bodies need.
  var internalImports: [String] = []

  func generate(_ body: (inout SourceText) -> Void) -> GeneratedFile {
    var text = SourceText()
    text.line("// swift-format-ignore-file")
    for line in GeneratedFile.notice { text.line("// \(line)") }
    text.line()
    for module in self.imports { text.line("public import \(module)") }
    for module in self.internalImports { text.line("import \(module)") }
    body(&text)
    return GeneratedFile(path: self.path, contents: text.text)
  }
}

extension SourceText {
  /// Adds an initialiser's assignments of parameters with its members' names: one assignment of all, if that is
  /// shorter.
  mutating func assignments(_ names: [String]) {
    let members = names.map { "self.\($0)" }
    self.indented { text in
      let line = "(\(members.joined(separator: ", "))) = (\(names.joined(separator: ", ")))"
      if names.count > 1, line.count <= 116 {
        text.line(line)
      } else if names.count > 6 {
        text.list("(", members, ")")
        text.list("= (", names, ")")
      } else {
        for name in names { text.line("self.\(name) = \(name)") }
      }
    }
  }
}

/// Doc comments of generated Swift.
enum SwiftDocumentation {
  static func write(_ documentation: Documentation, to text: inout SourceText) {
    text.comment(documentation.description)
    self.writeFacts(self.facts(documentation), to: &text)
  }

  static func write(_ field: Field, to text: inout SourceText) {
    text.comment(field.documentation.description)
    let alias = field.alias.map { ["Also read as `\($0)`."] } ?? []
    self.writeFacts(field.facts + alias + self.facts(field.documentation), to: &text)
  }

  private static func writeFacts(_ facts: [String], to text: inout SourceText) {
    guard !facts.isEmpty else { return }
    text.line("///")
    text.comment(facts.joined(separator: " "))
  }

  private static func facts(_ documentation: Documentation) -> [String] {
    documentation.facts + (documentation.deprecated.map { ["Deprecated: \($0)"] } ?? [])
  }
}
