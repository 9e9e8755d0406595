import JSONCodec

/// The syntax of Python.
enum PythonSyntax {
  private static let keywords: Set<String> = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise",
    "return", "self", "try", "while", "with", "yield",
  ]

  /// Returns the name of a member, method or namespace: `contentId` -> `content_id`, `import` -> `import_`.
  static func identifier(_ name: String) -> String {
    let snake = Names.snake(name)
    return self.keywords.contains(snake) ? snake + "_" : snake
  }

  /// Returns the name of an enum's value: `REPEAT_ALL`, `appConnect` -> `APP_CONNECT`, `video/mp4` -> `VIDEO_MP4`.
  static func constant(_ value: String) -> String {
    let isShouted = !value.contains { $0.isLowercase }
    let snake = isShouted ? String(value.map { $0.isLetter || $0.isNumber ? $0 : "_" }) : Names.snake(value)
    let name = snake.uppercased()
    return name.first?.isNumber == false ? name : "VALUE_" + name
  }

  /// Returns `text` as a literal in double quotes.
  static func literal(_ text: String) -> String { QuotedText.literal(text) }

  /// Returns the type of a model's member.
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

  /// Returns the name on the wire that `_model.py` assumes for an attribute: `custom_data` -> `customData`.
  static func wireName(of identifier: String) -> String {
    let words = identifier.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Writes the module's public names.
  static func exportNames(_ names: [String], to text: inout SourceText) {
    text.line()
    text.list("__all__ = [", names.map(self.literal), "]")
  }

  /// Writes `from module import (A, B)`, one name a line; nothing without names.
  static func importNames(_ names: [String], from module: String, to text: inout SourceText) {
    guard !names.isEmpty else { return }
    text.block("from \(module) import (", closing: ")") { text in
      for name in names { text.line("\(name),") }
    }
  }
}

/// The types of arguments: any sequence, any mapping, an enum's plain value, and a dictionary for a model.
struct PythonArguments {
  private let spec: APISpec
  /// The objects that clients send. Each has a dictionary type.
  let dictionaries: Set<String>

  init(_ spec: APISpec) {
    self.spec = spec
    let directions = DirectionTable(client: spec)
    self.dictionaries = Set(
      spec.types.map(\.name).filter { !spec.isEnum($0) && directions[$0].contains(.encoded) })
  }

  /// Returns the type of an argument.
  func type(_ expression: TypeExpression) -> String {
    switch expression {
    case .object: "Mapping[str, Any]"
    case .array(let element): "Sequence[\(self.type(element))]"
    case .map(let value): "Mapping[str, \(self.type(value))]"
    case .named(let name) where self.spec.isEnum(name): "\(name)Like"
    case .named(let name): self.dictionaries.contains(name) ? "\(name) | \(name)Dict" : name
    default: PythonSyntax.type(expression)
    }
  }

  /// Returns the type of a value in a dictionary: its objects are dictionaries, too, since a dictionary is sent
  /// unchanged.
  func dictionaryType(_ expression: TypeExpression) -> String {
    switch expression {
    case .array(let element): "Sequence[\(self.dictionaryType(element))]"
    case .map(let value): "Mapping[str, \(self.dictionaryType(value))]"
    case .named(let name) where !self.spec.isEnum(name): "\(name)Dict"
    default: self.type(expression)
    }
  }

  /// Returns a parameter for a member.
  func parameter(_ field: Field) -> String {
    let type = self.type(field.type)
    let optional = type == "Any" ? "Any = None" : "\(type) | None = None"
    return "\(PythonSyntax.identifier(field.name)): \(field.isRequired ? type : optional)"
  }

  /// Imports the dictionary types for type checkers alone, because the library loads without them.
  static func importDictionaries(to text: inout SourceText) {
    text.line("if TYPE_CHECKING:")
    text.indented { $0.line("from .dicts import *") }
  }
}

extension APISpec {
  /// Whether `name` is an enum of strings or of integers.
  func isEnum(_ name: String) -> Bool { self.type(named: name)?.isEnum ?? false }
}

/// The Python names of the API's declarations; the texts of the spec use the names on the wire.
struct PythonNames {
  private let members: Set<String>
  private let messages: [String: String]

  init(_ spec: APISpec) {
    var fields: [Field] = []
    for type in spec.types {
      if case .object(let shape) = type.shape { fields += spec.flattenedFields(of: shape) }
    }
    for method in spec.methods {
      fields += spec.flattenedFields(of: method.params)
      if case .fields(let shape) = method.result { fields += spec.flattenedFields(of: shape) }
    }
    for notification in spec.notifications { fields += spec.flattenedFields(of: notification.params) }
    self.members = Set(fields.map(\.name))
    let methods = spec.methods.map {
      ($0.wireName, "\(PythonSyntax.identifier($0.namespace)).\(PythonSyntax.identifier($0.name))")
    }
    self.messages = Dictionary(
      methods + spec.notifications.map { ($0.wireName, $0.typeName) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a module's text with Python's names between its backticks, which only docstrings have.
  func translated(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index % 2 == 1 && index < parts.count - 1 ? self.name(of: part) : String(part)
    }.joined(separator: "`")
  }

  /// Returns a name in Python's spelling: `queueData` -> `queue_data`, `media.customData` -> `media.custom_data`,
  /// `session.didEnd` -> `SessionDidEnd`; other names stay.
  private func name(of text: Substring) -> String {
    if let message = self.messages[String(text)] { return message }
    let path = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.allSatisfy({ self.members.contains($0) }) else { return String(text) }
    return path.map(PythonSyntax.identifier).joined(separator: ".")
  }
}

/// Docstrings.
enum PythonDocumentation {
  /// Writes the docstring of a class or of an enum's value.
  static func write(_ documentation: Documentation, to text: inout SourceText) {
    self.write(paragraphs: [documentation.description] + documentation.factsWithReplacement, to: &text)
  }

  /// Writes the docstring under an attribute.
  static func write(_ field: Field, to text: inout SourceText) {
    self.write(paragraphs: [field.paragraph], to: &text)
  }

  /// Writes the docstring of a method that makes a call. The docstring of its namespace describes `call_timeout`.
  static func write(_ method: Method, fields: [Field], to text: inout SourceText) {
    let paragraphs = method.paragraphs + method.documentation.factsWithReplacement
    var sections: [(title: String, entries: [String])] = []
    var arguments = fields.map { "\(PythonSyntax.identifier($0.name)): \($0.paragraph)" }
    if method.reportsProgress { arguments.append("on_progress: Hears how far the call is.") }
    if !arguments.isEmpty { sections.append(("Args", arguments)) }
    if !method.errors.isEmpty { sections.append(("Raises", [method.errors.joined(separator: ", ") + "."])) }
    self.write(paragraphs: paragraphs, sections: sections, to: &text)
  }

  static func write(
    paragraphs: [String], sections: [(title: String, entries: [String])] = [], to text: inout SourceText
  ) {
    let all = paragraphs.filter { !$0.isEmpty }.map(self.escaped)
    if let only = all.first, all.count == 1, sections.isEmpty, only.count <= 100, !only.contains("\n") {
      return text.line("\"\"\"\(only)\(only.hasSuffix("\"") ? " " : "")\"\"\"")
    }
    for (index, paragraph) in all.enumerated() {
      if index > 0 { text.line() }
      for (number, line) in self.lines(of: paragraph).enumerated() {
        text.line(index == 0 && number == 0 ? "\"\"\"\(line)" : line)
      }
    }
    for section in sections {
      text.line()
      text.block("\(section.title):", closing: nil) { text in
        for entry in section.entries {
          for (number, line) in self.lines(of: self.escaped(entry)).enumerated() {
            text.line(number == 0 ? line : "    \(line)")
          }
        }
      }
    }
    text.line("\"\"\"")
  }

  private static func lines(of paragraph: String) -> [String] {
    paragraph.split(separator: "\n", omittingEmptySubsequences: false).flatMap { SourceText.wrapped($0, width: 100) }
  }

  /// Returns the text in a form that can't end its docstring.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
      .split(separator: "\"\"\"", omittingEmptySubsequences: false).joined(separator: "'''")
  }
}
