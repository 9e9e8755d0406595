/// How things are written in Python.
enum PythonSyntax {
  private static let keywords: Set<String> = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise",
    "return", "self", "try", "while", "with", "yield",
  ]

  /// A member, method or namespace: `contentId` -> `content_id`, `import` -> `import_`.
  static func identifier(_ name: String) -> String {
    let snake = Names.snake(name)
    return self.keywords.contains(snake) ? snake + "_" : snake
  }

  /// A value of an enum: `REPEAT_ALL`, `appConnect` -> `APP_CONNECT`, `video/mp4` -> `VIDEO_MP4`.
  static func constant(_ value: String) -> String {
    let isShouted = !value.contains { $0.isLowercase }
    let snake = isShouted ? String(value.map { $0.isLetter || $0.isNumber ? $0 : "_" }) : Names.snake(value)
    let name = snake.uppercased()
    return name.first?.isNumber == false ? name : "VALUE_" + name
  }

  /// `text` as a literal in double quotes.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The type of a model's member.
  static func type(_ expression: TypeExpression) -> String {
    switch expression {
    case .string: "str"
    case .integer: "int"
    case .number: "float"
    case .boolean: "bool"
    case .any: "Any"
    case .object: "dict[str, Any]"
    case .named(let name): name
    case .array(let element): "list[\(self.type(element))]"
    case .map(let value): "dict[str, \(self.type(value))]"
    }
  }

  /// The type of what callers give: any sequence, any mapping, and an enum's plain value.
  static func argumentType(_ expression: TypeExpression, in spec: APISpec) -> String {
    switch expression {
    case .object: return "Mapping[str, Any]"
    case .array(let element): return "Sequence[\(self.argumentType(element, in: spec))]"
    case .map(let value): return "Mapping[str, \(self.argumentType(value, in: spec))]"
    case .named(let name): return spec.isEnum(name) ? "\(name)Like" : name
    default: return self.type(expression)
    }
  }

  /// A parameter for a member, with its comma.
  static func parameter(_ field: Field, in spec: APISpec) -> String {
    let type = self.argumentType(field.type, in: spec)
    let optional = type == "Any" ? "Any = None" : "\(type) | None = None"
    return "\(self.identifier(field.name)): \(field.isRequired ? type : optional),"
  }

  /// The codec of a type, as `_codec.py` has it.
  static func codec(_ expression: TypeExpression, in spec: APISpec) -> String {
    switch expression {
    case .string: "STRING"
    case .integer: "INTEGER"
    case .number: "NUMBER"
    case .boolean: "BOOLEAN"
    case .any: "ANY"
    case .object: "OBJECT"
    case .named(let name): spec.isEnum(name) ? "Enumeration(\(name))" : "Nested(lambda: \(name))"
    case .array(let element): "Array(\(self.codec(element, in: spec)))"
    case .map(let value): "Map(\(self.codec(value, in: spec)))"
    }
  }

  /// The module's public names.
  static func exportNames(_ names: [String], to text: inout SourceText) {
    text.line()
    text.block("__all__ = [", closing: "]") { text in
      for name in names { text.line("\(self.literal(name)),") }
    }
  }

  /// `from module import (A, B)`, one name a line; nothing without names.
  static func importNames(_ names: [String], from module: String, to text: inout SourceText) {
    guard !names.isEmpty else { return }
    text.block("from \(module) import (", closing: ")") { text in
      for name in names { text.line("\(name),") }
    }
  }
}

extension APISpec {
  /// Whether `name` is an enum of strings or of integers.
  func isEnum(_ name: String) -> Bool {
    switch self.type(named: name)?.shape {
    case .stringEnum, .integerEnum: true
    default: false
    }
  }
}
