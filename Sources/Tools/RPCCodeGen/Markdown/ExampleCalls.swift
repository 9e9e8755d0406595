import JSONCodec

/// An example's call in each client's language; the results are code blocks.
struct ExampleCalls {
  let spec: APISpec
  let method: Method
  let params: JSONObject

  /// The code, and Markdown's name of its language.
  struct Block: Hashable {
    var language: String
    var code: String
  }

  var blocks: [Block] {
    [
      Block(language: "python", code: self.python), Block(language: "js", code: self.node),
      Block(language: "lua", code: self.lua), Block(language: "elisp", code: self.emacsLisp),
      Block(language: "sh", code: self.shell),
    ]
  }

  private var fields: [Field] { self.spec.flattenedFields(of: self.method.params) }

  /// Returns the declared type of the member `key` of an object with `fields`.
  private func type(of key: String, in fields: [Field]) -> TypeExpression {
    fields.first { $0.name == key }?.type ?? .any
  }

  /// Returns the members of an object of `type`.
  private func fields(of type: TypeExpression) -> [Field] {
    guard case .named(let name) = type, let shape = self.spec.objectShape(named: name) else { return [] }
    return self.spec.flattenedFields(of: shape)
  }

  /// Returns the type of the elements of an array or a map.
  private func element(of type: TypeExpression) -> TypeExpression {
    switch type {
    case .array(let element), .map(let element): element
    default: .any
    }
  }

  // MARK: Python

  private var python: String {
    let name = "\(PythonSyntax.identifier(self.method.namespace)).\(PythonSyntax.identifier(self.method.name))"
    let arguments = self.pythonArguments(self.params, of: ObjectShape(fields: self.fields))
    return CodeShape.list(open: "cast.\(name)(", arguments, close: ")").text(indentation: 4)
  }

  /// Returns keyword arguments, for a model or a call.
  private func pythonArguments(_ object: JSONObject, of shape: ObjectShape) -> [CodeShape] {
    let fields = self.spec.flattenedFields(of: shape)
    var arguments: [CodeShape] = []
    var additional: [CodeShape] = []
    for (key, value) in object.members {
      if let field = fields.first(where: { $0.name == key }) {
        arguments.append(.entry("\(PythonSyntax.identifier(key))=", self.python(value, field.type)))
      } else {
        additional.append(.entry("\(PythonSyntax.literal(key)): ", self.python(value, .any)))
      }
    }
    if !additional.isEmpty {
      arguments.append(.entry("additional=", .list(open: "{", additional, close: "}")))
    }
    return arguments
  }

  private func python(_ value: JSONValue, _ type: TypeExpression) -> CodeShape {
    switch (value, type) {
    case (.object(let object), .named(let name)):
      let shape = self.spec.objectShape(named: name) ?? ObjectShape(fields: [])
      return .list(open: "cast_rpc.\(name)(", self.pythonArguments(object, of: shape), close: ")")
    case (.object(let object), _):
      let entries = object.members.map { key, value in
        CodeShape.entry("\(PythonSyntax.literal(key)): ", self.python(value, self.element(of: type)))
      }
      return .list(open: "{", entries, close: "}")
    case (.array(let elements), _):
      return .list(open: "[", elements.map { self.python($0, self.element(of: type)) }, close: "]")
    case (.null, _): return .text("None")
    case (.bool(let value), _): return .text(value ? "True" : "False")
    case (.string(let text), _): return .text(PythonSyntax.literal(text))
    default: return .text(Self.number(value))
    }
  }

  // MARK: JavaScript

  private var node: String {
    let call = "await cast.\(self.method.namespace).\(self.method.name)("
    guard !self.params.isEmpty else { return call + ");" }
    return CodeShape.entry(call, self.node(.object(self.params))).text(indentation: 2) + ");"
  }

  private func node(_ value: JSONValue) -> CodeShape {
    switch value {
    case .object(let object) where object.isEmpty: .text("{}")
    case .object(let object):
      .list(
        open: "{ ", object.members.map { .entry("\(NodeSyntax.key($0.key)): ", self.node($0.value)) }, close: " }")
    case .array(let elements): .list(open: "[", elements.map { self.node($0) }, close: "]")
    case .null: .text("null")
    case .bool(let value): .text("\(value)")
    case .string(let text): .text(NodeSyntax.literal(text))
    default: .text(Self.number(value))
    }
  }

  // MARK: Lua

  private var lua: String {
    let call = "cast.\(self.method.namespace).\(LuaSyntax.identifier(self.method.name))("
    guard !self.params.isEmpty else { return call + "):wait()" }
    return CodeShape.entry(call, self.luaTable(self.params, self.fields)).text(indentation: 2) + "):wait()"
  }

  private func luaTable(_ object: JSONObject, _ fields: [Field]) -> CodeShape {
    let entries = object.members.map { key, value in
      CodeShape.entry("\(LuaSyntax.key(key)) = ", self.lua(value, self.type(of: key, in: fields)))
    }
    return .list(open: "{ ", entries, close: " }")
  }

  private func lua(_ value: JSONValue, _ type: TypeExpression) -> CodeShape {
    switch value {
    // An empty table gets its JSON type from the declared type; without one it must be marked.
    case .object(let object) where object.isEmpty: .text(type == .any ? "vim.empty_dict()" : "{}")
    case .object(let object): self.luaTable(object, self.fields(of: type))
    case .array(let elements) where elements.isEmpty: .text("{}")
    case .array(let elements):
      .list(open: "{ ", elements.map { self.lua($0, self.element(of: type)) }, close: " }")
    case .null: .text("vim.NIL")
    case .bool(let value): .text("\(value)")
    case .string(let text): .text(LuaSyntax.literal(text))
    default: .text(Self.number(value))
    }
  }

  // MARK: Emacs Lisp

  private var emacsLisp: String {
    let call = "(\(EmacsLispSyntax.function(self.method.wireName)) client"
    guard !self.params.isEmpty else { return call + ")" }
    let params = self.propertyList(self.params, self.fields)
    let oneLine = "\(call) '\(params.oneLine))"
    return oneLine.count <= CodeShape.width ? oneLine : "\(call)\n  '\(params.hanging(at: 3)))"
  }

  private func propertyList(_ object: JSONObject, _ fields: [Field]) -> CodeShape {
    let entries = object.members.map { key, value in
      CodeShape.entry(":\(key) ", self.emacsLisp(value, self.type(of: key, in: fields)))
    }
    return .list(open: "(", entries, close: ")")
  }

  /// Returns quoted data. `nil` means false only where the type is boolean.
  private func emacsLisp(_ value: JSONValue, _ type: TypeExpression) -> CodeShape {
    switch value {
    case .object(let object): self.propertyList(object, self.fields(of: type))
    case .array(let elements):
      .list(open: "[", elements.map { self.emacsLisp($0, self.element(of: type)) }, close: "]")
    case .null: .text(":null")
    case .bool(true): .text("t")
    case .bool(false): .text(type == .boolean ? "nil" : ":json-false")
    case .string(let text): .text(EmacsLispSyntax.literal(text))
    default: .text(Self.number(value))
    }
  }

  // MARK: Shell

  private var shell: String {
    guard !self.params.isEmpty else { return "castctl call \(self.method.wireName)" }
    let json = JSONValue.object(self.params).jsonText.split(separator: "'", omittingEmptySubsequences: false)
    return "castctl call \(self.method.wireName) '\(json.joined(separator: "'\\''"))'"
  }

  private static func number(_ value: JSONValue) -> String {
    switch value {
    case .number(let number): number.shortText
    default: value.jsonText
    }
  }
}

/// Code that is written on one line if it fits, and else with one of its parts a line.
indirect enum CodeShape {
  case text(String)
  /// A text before another shape: a key, the beginning of a call.
  case entry(String, CodeShape)
  case list(open: String, [CodeShape], close: String)

  /// The columns of a line.
  static let width = 100

  /// Returns the code on one line, with `separator` between its parts.
  private func oneLine(separator: String) -> String {
    switch self {
    case .text(let text): text
    case .entry(let key, let value): key + value.oneLine(separator: separator)
    case .list(let open, let parts, let close):
      open + parts.map { $0.oneLine(separator: separator) }.joined(separator: separator) + close
    }
  }

  /// The code on one line, as Lisp.
  var oneLine: String { self.oneLine(separator: " ") }

  /// Returns the code for languages with commas. Inner lines are indented by `indentation` columns more than the
  /// line's `level`.
  func text(indentation: Int, at level: Int = 0, behind prefix: Int = 0) -> String {
    let line = self.oneLine(separator: ", ")
    if level + prefix + line.count <= Self.width { return line }
    switch self {
    case .text(let text): return text
    case .entry(let key, let value):
      return key + value.text(indentation: indentation, at: level, behind: prefix + key.count)
    case .list(let open, let parts, let close):
      let inner = level + indentation
      let blanks = String(repeating: " ", count: inner)
      let lines = parts.map { blanks + $0.text(indentation: indentation, at: inner) + ",\n" }
      return (open.hasSuffix(" ") ? String(open.dropLast()) : open) + "\n" + lines.joined()
        + String(repeating: " ", count: level) + (close.hasPrefix(" ") ? String(close.dropFirst()) : close)
    }
  }

  /// Returns the code as Lisp, which begins in `column`; its parts are aligned.
  func hanging(at column: Int) -> String {
    if column + self.oneLine.count <= Self.width { return self.oneLine }
    switch self {
    case .text(let text): return text
    case .entry(let key, let value): return key + value.hanging(at: column + key.count)
    case .list(let open, let parts, let close):
      let inner = column + open.count
      let blanks = "\n" + String(repeating: " ", count: inner)
      return open + parts.map { $0.hanging(at: inner) }.joined(separator: blanks) + close
    }
  }
}
