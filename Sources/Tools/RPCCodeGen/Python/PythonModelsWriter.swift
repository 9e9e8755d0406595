import JSONCodec

/// The modules of dataclasses: types, params, notifications and the server's requests.
struct PythonModelsWriter {
  let spec: APISpec

  /// A dataclass to be written.
  private struct Model {
    var name: String
    var bases: String
    var documentation: Documentation
    var fields: [Field]
    /// The model that the fields of `FIELDS` begin with; its own are inherited.
    var inherited: String?
    var isOpen = false
    var shorthand: String?
    /// Whether its attributes are what callers gave: any sequence, any mapping and plain enum values.
    var isArgument = false
    /// Whether callers make such objects, so that their checkers want to know what they take.
    var hasInitializer = true
    var constants: [String] = []
  }

  /// `types.py`: the spec's objects, and the results that have fields of their own.
  func writeTypes(to text: inout SourceText) {
    self.writeHeader(to: &text, isArgument: false, base: [])
    for type in self.spec.types {
      guard case .object(let shape) = type.shape else { continue }
      let fields = self.spec.flattenedFields(of: shape)
      self.write(
        Model(
          name: type.name, bases: "Model", documentation: type.documentation, fields: fields, isOpen: shape.isOpen,
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
        name: name, bases: "Model", documentation: Documentation(description: "The result of `\(wireName)`."),
        fields: self.spec.flattenedFields(of: shape), isOpen: shape.isOpen), to: &text)
  }

  /// `params.py`: what the methods take.
  func writeParams(to text: inout SourceText) {
    self.writeHeader(to: &text, isArgument: true, base: ["Params"])
    for method in self.spec.methods {
      let fields = self.spec.flattenedFields(of: method.params)
      var constants = ["METHOD: ClassVar[str] = \(PythonSyntax.literal(method.wireName))"]
      if let codec = self.resultCodec(method.result, named: method.resultTypeName) {
        constants.append("RESULT: ClassVar[Codec | None] = \(codec)")
      }
      if let own = fields.first(where: { $0.name == "timeout" }) {
        constants.append("PATIENCE: ClassVar[float | None] = \(own.defaultValue?.number ?? 0)")
      }
      self.write(
        Model(
          name: method.paramsTypeName, bases: "Params[\(Self.resultType(method.result, named: method.resultTypeName))]",
          documentation: Documentation(description: "The params of `\(method.wireName)`: \(method.summary)"),
          fields: fields, isArgument: true, constants: constants), to: &text)
    }
    PythonSyntax.exportNames(self.spec.methods.map(\.paramsTypeName), to: &text)
  }

  /// `notifications.py`.
  func writeNotifications(to text: inout SourceText) {
    self.writeHeader(to: &text, isArgument: false, base: ["Notification"])
    for notification in self.spec.notifications {
      let inherited = notification.params.fields.isEmpty ? notification.params.includes.first : nil
      let own = inherited == nil ? self.spec.flattenedFields(of: notification.params) : []
      self.write(
        Model(
          name: notification.typeName, bases: inherited.map { "\($0), Notification" } ?? "Notification",
          documentation: notification.documentation, fields: own + [Self.sequenceNumber], inherited: inherited,
          hasInitializer: false, constants: ["METHOD: ClassVar[str] = \(PythonSyntax.literal(notification.wireName))"]),
        to: &text)
    }
    self.writeTable(
      "NOTIFICATIONS", of: "Notification", self.spec.notifications.map { ($0.wireName, $0.typeName) }, to: &text)
  }

  /// `requests.py`: what the server may ask.
  func writeRequests(to text: inout SourceText) {
    self.writeHeader(to: &text, isArgument: false, base: ["ServerRequest"])
    for request in self.spec.serverRequests {
      var constants = [
        "METHOD: ClassVar[str] = \(PythonSyntax.literal(request.wireName))",
        "CAPABILITY: ClassVar[str] = \(PythonSyntax.literal(request.capability))",
      ]
      if let codec = self.resultCodec(request.result, named: request.resultTypeName) {
        constants.append("RESULT: ClassVar[Codec | None] = \(codec)")
      }
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

  /// The type of a result.
  static func resultType(_ result: ResultShape, named name: String?) -> String {
    if let name { return name }
    return if case .object = result { "dict[str, Any]" } else { "None" }
  }

  private static let sequenceNumber = Field(
    name: "seq", type: .integer,
    documentation: Documentation(description: "Its number on this connection: 1, 2, 3…"))

  private func resultCodec(_ result: ResultShape, named name: String?) -> String? {
    if let name { return "Nested(lambda: \(name))" }
    return if case .object = result { "OBJECT" } else { nil }
  }

  private func writeHeader(to text: inout SourceText, isArgument: Bool, base: [String]) {
    text.line("from collections.abc import Mapping, Sequence")
    text.line("from typing import TYPE_CHECKING, Any, ClassVar")
    text.line()
    let codecs = ["ANY", "BOOLEAN", "INTEGER", "NUMBER", "OBJECT", "STRING", "Array", "Codec", "Enumeration", "Map"]
    PythonSyntax.importNames(codecs, from: ".._codec", to: &text)
    PythonSyntax.importNames(["Field", "Model", "Nested"] + base, from: ".._model", to: &text)
    text.line("from .enums import *")
    if !base.isEmpty { text.line("from .types import *") }
  }

  private func write(_ model: Model, to text: inout SourceText) {
    text.line()
    text.line()
    text.block("class \(model.name)(\(model.bases)):", closing: nil) { text in
      PythonDocumentation.write(model.documentation, to: &text)
      text.line()
      self.writeTable(of: model, to: &text)
      for constant in model.constants { text.line(constant) }
      for field in model.fields {
        text.line()
        let type =
          model.isArgument ? PythonSyntax.argumentType(field.type, in: self.spec) : PythonSyntax.type(field.type)
        let optional = type == "Any" ? "Any" : "\(type) | None"
        text.line("\(PythonSyntax.identifier(field.name)): \(field.isRequired ? type : optional)")
        PythonDocumentation.write(field, to: &text)
      }
      if model.isOpen {
        text.line()
        text.line("additional: dict[str, Any]")
        text.line(
          "\"\"\"Members that the spec doesn't declare, and declared ones of another shape, by wire name.\"\"\"")
      }
      if model.hasInitializer { self.writeInitializer(of: model, to: &text) }
    }
  }

  /// What type checkers know about the initializer that every model inherits: it accepts convenient types.
  private func writeInitializer(of model: Model, to text: inout SourceText) {
    text.line()
    text.block("if TYPE_CHECKING:", closing: nil) { text in
      text.line()
      text.block("def __init__(", closing: ") -> None: ...") { text in
        text.line("self,")
        if !model.fields.isEmpty || model.isOpen { text.line("*,") }
        for field in model.fields { text.line(PythonSyntax.parameter(field, in: self.spec)) }
        if model.isOpen { text.line("additional: dict[str, Any] | None = None,") }
      }
    }
  }

  private func writeTable(of model: Model, to text: inout SourceText) {
    text.block("FIELDS: ClassVar[tuple[Field, ...]] = (", closing: ")") { text in
      if let inherited = model.inherited { text.line("*\(inherited).FIELDS,") }
      for field in model.fields { text.line("Field(\(self.arguments(of: field).joined(separator: ", "))),") }
    }
    if model.isOpen { text.line("OPEN: ClassVar[bool] = True") }
    if let shorthand = model.shorthand { text.line("SHORTHAND: ClassVar[str | None] = \(shorthand)") }
  }

  private func arguments(of field: Field) -> [String] {
    var arguments = [
      PythonSyntax.literal(PythonSyntax.identifier(field.name)), PythonSyntax.literal(field.name),
      PythonSyntax.codec(field.type, in: self.spec),
    ]
    if field.isRequired { arguments.append("required=True") }
    if let alias = field.alias { arguments.append("alias=\(PythonSyntax.literal(alias))") }
    if let minimum = field.constraint.minimum { arguments.append("minimum=\(minimum.shortText)") }
    if let maximum = field.constraint.maximum { arguments.append("maximum=\(maximum.shortText)") }
    if let bound = field.constraint.exclusiveMinimum { arguments.append("exclusive_minimum=\(bound.shortText)") }
    if field.constraint.isNonEmpty { arguments.append("non_empty=True") }
    return arguments
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
