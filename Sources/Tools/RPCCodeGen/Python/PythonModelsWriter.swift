import JSONCodec

/// Writes the modules of models: types, params, notifications and the server's requests. A member is declared once,
/// by its annotation; `_model.py` makes its codec and the initializer, which type checkers know from
/// `dataclass_transform`.
struct PythonModelsWriter {
  let spec: APISpec
  private let arguments: PythonArguments

  init(spec: APISpec) {
    self.spec = spec
    self.arguments = PythonArguments(spec)
  }

  /// A class to be written.
  private struct Model {
    var name: String
    var bases: String
    var documentation: Documentation
    var fields: [Field]
    var shorthand: String?
    /// Whether its attributes are the callers' values: any sequence, any mapping and plain enum values. The method
    /// documents their meaning.
    var isArgument = false
    var constants: [String] = []
  }

  /// Writes `types.py`: the spec's objects, and the results with inline fields.
  func writeTypes(to text: inout SourceText) {
    self.writeHeader(to: &text, base: [])
    for type in self.spec.types {
      guard case .object(let shape) = type.shape else { continue }
      let fields = self.spec.flattenedFields(of: shape)
      self.write(
        Model(
          name: type.name, bases: Self.base(of: shape), documentation: type.documentation, fields: fields,
          shorthand: shape.shorthand.map(PythonSyntax.literal)), to: &text)
    }
    for method in self.spec.methods {
      self.writeResult(method.result, named: method.resultTypeName, of: method.wireName, to: &text)
    }
    for request in self.spec.serverRequests {
      self.writeResult(request.result, named: request.resultTypeName, of: request.wireName, to: &text)
    }
    PythonSyntax.exportNames(self.typeNames, to: &text)
  }

  /// The names of `types.py`.
  private var typeNames: [String] {
    let declared = self.spec.types.filter { !self.spec.isEnum($0.name) }.map(\.name)
    let methods = self.spec.methods.map { ($0.result, $0.resultTypeName) }
    let requests = self.spec.serverRequests.map { ($0.result, $0.resultTypeName) }
    return declared
      + (methods + requests).compactMap { result, name in
        if case .fields = result { name } else { nil }
      }
  }

  private func writeResult(_ result: ResultShape, named name: String?, of wireName: String, to text: inout SourceText) {
    guard case .fields(let shape) = result, let name else { return }
    self.write(
      Model(
        name: name, bases: Self.base(of: shape),
        documentation: Documentation(description: "The result of `\(wireName)`."),
        fields: self.spec.flattenedFields(of: shape)), to: &text)
  }

  private static func base(of shape: ObjectShape) -> String { shape.isOpen ? "OpenModel" : "Model" }

  /// Writes `params.py`: the parameters of the methods.
  func writeParams(to text: inout SourceText) {
    self.writeHeader(to: &text, base: ["Params"])
    for method in self.spec.methods {
      let fields = self.spec.flattenedFields(of: method.params)
      var constants = ["METHOD: ClassVar[str] = \(PythonSyntax.literal(method.wireName))"]
      if let limits = CallLimits(of: method, in: self.spec) {
        constants.append("PATIENCE: ClassVar[float | None] = \(limits.patience)")
        let parameters = limits.parameters.map {
          "\(PythonSyntax.literal(PythonSyntax.identifier($0.name))): \($0.seconds)"
        }
        constants.append("LIMITS: ClassVar[Mapping[str, float]] = {\(parameters.joined(separator: ", "))}")
      }
      self.write(
        Model(
          name: method.paramsTypeName, bases: "Params[\(Self.resultType(method.result, named: method.resultTypeName))]",
          documentation: Documentation(description: "The params of `\(method.wireName)`."),
          fields: fields, isArgument: true, constants: constants), to: &text)
    }
    PythonSyntax.exportNames(self.spec.methods.map(\.paramsTypeName), to: &text)
  }

  /// Writes `notifications.py`.
  func writeNotifications(to text: inout SourceText) {
    self.writeHeader(to: &text, base: ["Notification"])
    for notification in self.spec.notifications {
      let inherited = notification.params.fields.isEmpty ? notification.params.includes.first : nil
      let own = inherited == nil ? self.spec.flattenedFields(of: notification.params) : []
      self.write(
        Model(
          name: notification.typeName, bases: inherited.map { "\($0), Notification" } ?? "Notification",
          documentation: notification.documentation, fields: own + [Self.sequenceNumber],
          constants: ["METHOD: ClassVar[str] = \(PythonSyntax.literal(notification.wireName))"]),
        to: &text)
    }
    self.writeTable(
      "NOTIFICATIONS", of: "Notification", self.spec.notifications.map { ($0.wireName, $0.typeName) }, to: &text)
  }

  /// Writes `requests.py`: the server's requests.
  func writeRequests(to text: inout SourceText) {
    self.writeHeader(to: &text, base: ["ServerRequest"])
    for request in self.spec.serverRequests {
      let constants = [
        "METHOD: ClassVar[str] = \(PythonSyntax.literal(request.wireName))",
        "CAPABILITY: ClassVar[str] = \(PythonSyntax.literal(request.capability))",
      ]
      self.write(
        Model(
          name: request.typeNameStem,
          bases: "ServerRequest[\(Self.resultType(request.result, named: request.resultTypeName))]",
          documentation: request.documentation, fields: self.spec.flattenedFields(of: request.params),
          constants: constants), to: &text)
    }
    let rows = self.spec.serverRequests.map { ($0.wireName, $0.typeNameStem) }
    self.writeTable("SERVER_REQUESTS", of: "ServerRequest[Any]", rows, to: &text)
  }

  /// Returns the type of a result.
  static func resultType(_ result: ResultShape, named name: String?) -> String {
    if let name { return name }
    return if case .object = result { "dict[str, Any]" } else { "None" }
  }

  private static let sequenceNumber = Field(
    name: "seq", type: .integer,
    documentation: Documentation(description: "Its number on this connection: 1, 2, 3…"))

  private func writeHeader(to text: inout SourceText, base: [String]) {
    text.line("from collections.abc import Mapping, Sequence")
    text.line("from typing import TYPE_CHECKING, Any, ClassVar")
    text.line()
    text.line(
      "from .._model import \((["ABSENT", "Model", "OpenModel", "Takes", "member"] + base).joined(separator: ", "))")
    text.line("from .enums import *")
    if !base.isEmpty { text.line("from .types import *") }
    text.line()
    PythonArguments.importDictionaries(to: &text)
  }

  /// Writes `dicts.py`: the objects that clients send, as dictionaries with the names of the wire.
  func writeDictionaries(to text: inout SourceText) {
    let types = self.spec.types.filter { self.arguments.dictionaries.contains($0.name) }
    text.line("from collections.abc import Mapping, Sequence")
    text.line("from typing import TYPE_CHECKING, Any, TypedDict")
    text.line()
    text.line("from .enums import *")
    text.line()
    text.line("if TYPE_CHECKING:")
    text.indented { $0.line("from typing_extensions import Required") }
    for type in types {
      guard case .object(let shape) = type.shape else { continue }
      text.line()
      text.line()
      text.block("class \(type.name)Dict(TypedDict, total=False):", closing: nil) { text in
        PythonDocumentation.write(type.documentation, to: &text)
        text.line()
        for field in self.spec.flattenedFields(of: shape) {
          let value = self.arguments.dictionaryType(field.type)
          text.line("\(field.name): \(field.isRequired ? "Required[\(value)]" : value)")
        }
      }
    }
    PythonSyntax.exportNames(types.map { "\($0.name)Dict" }, to: &text)
  }

  private func write(_ model: Model, to text: inout SourceText) {
    text.line()
    text.line()
    text.block("class \(model.name)(\(model.bases)):", closing: nil) { text in
      PythonDocumentation.write(model.documentation, to: &text)
      if !model.isArgument { text.line() }
      if let shorthand = model.shorthand { text.line("SHORTHAND: ClassVar[str | None] = \(shorthand)") }
      for constant in model.constants { text.line(constant) }
      for field in model.fields {
        text.line(self.declaration(of: field, isArgument: model.isArgument))
        if !model.isArgument { PythonDocumentation.write(field, to: &text) }
      }
    }
  }

  /// Returns an attribute with its type, and its default if it is optional or has rules: `title: str | None = None`.
  private func declaration(of field: Field, isArgument: Bool) -> String {
    let given = self.arguments.type(field.type)
    let read = isArgument ? given : PythonSyntax.type(field.type)
    let isOptional = !field.isRequired
    let optional = { (type: String) in isOptional && type != "Any" ? "\(type) | None" : type }
    let type = read == given ? optional(read) : "Takes[\(optional(read)), \(optional(given))]"
    let rules = self.rules(of: field)
    let value: String? =
      if !rules.isEmpty {
        "member(\((rules + (isOptional ? ["default=None"] : [])).joined(separator: ", ")))"
      } else if isOptional {
        read == given ? "None" : "ABSENT"
      } else {
        nil
      }
    return "\(PythonSyntax.identifier(field.name)): \(type)\(value.map { " = \($0)" } ?? "")"
  }

  /// Returns the facts that the annotation lacks: another name on the wire, another spelling, limits.
  private func rules(of field: Field) -> [String] {
    var rules: [String] = []
    if PythonSyntax.wireName(of: PythonSyntax.identifier(field.name)) != field.name {
      rules.append(PythonSyntax.literal(field.name))
    }
    if let alias = field.alias { rules.append("alias=\(PythonSyntax.literal(alias))") }
    if let minimum = field.constraint.minimum { rules.append("minimum=\(minimum.shortText)") }
    if let maximum = field.constraint.maximum { rules.append("maximum=\(maximum.shortText)") }
    if let bound = field.constraint.exclusiveMinimum { rules.append("exclusive_minimum=\(bound.shortText)") }
    if field.constraint.isNonEmpty { rules.append("non_empty=True") }
    return rules
  }

  private func writeTable(
    _ name: String, of type: String, _ rows: [(wireName: String, type: String)], to text: inout SourceText
  ) {
    text.line()
    text.line()
    text.block("\(name): dict[str, type[\(type)]] = {", closing: "}") { text in
      for row in rows { text.line("\(PythonSyntax.literal(row.wireName)): \(row.type),") }
    }
    text.line("\"\"\"The classes by wire name.\"\"\"")
    PythonSyntax.exportNames(rows.map(\.type), to: &text)
  }
}
