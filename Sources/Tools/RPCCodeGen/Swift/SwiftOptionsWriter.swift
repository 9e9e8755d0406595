import JSONCodec

/// Writes options: the struct in which each member has a value, and in it `Changes`, which names only some values.
struct SwiftOptionsWriter {
  let spec: APISpec

  func write(_ type: TypeDeclaration, _ shape: ObjectShape, to text: inout SourceText) {
    SwiftDocumentation.write(type.documentation, to: &text)
    text.line("///")
    text.comment("Each has a value: what nobody says is as the spec assumes it.")
    text.block("public struct \(type.name): Sendable, Hashable, JSONCodable {") { text in
      for field in shape.fields {
        SwiftDocumentation.write(field, to: &text)
        text.line("public var \(SwiftNames.escaped(field.name)): \(self.type(of: field))")
      }
      self.writeInit(shape, to: &text)
      self.writeReplacing(shape, to: &text)
      self.writeTelling(shape, to: &text)
      text.gap()
      SwiftObjectWriter(spec: self.spec).write(
        .init(name: "Changes", shape: shape, owner: type.name, takesChanges: true),
        documentation: { $0.comment("What somebody says of ``\(type.name)``: some of them, or all.") }, to: &text)
    }
  }

  /// Writes options that no client sees: the members with their values, without JSON.
  func writeConstants(_ type: TypeDeclaration, _ shape: ObjectShape, to text: inout SourceText) {
    SwiftDocumentation.write(type.documentation, to: &text)
    text.block("public struct \(type.name): Sendable, Hashable {") { text in
      for field in shape.fields {
        SwiftDocumentation.write(field, to: &text)
        text.line("public var \(SwiftNames.escaped(field.name)): \(self.type(of: field))")
      }
      self.writeMemberInit(shape, to: &text)
    }
  }

  // MARK: Members

  /// Returns the member's default value as a Swift expression, or `nil` if there is none that can be expressed.
  func defaultValue(of field: Field) -> String? {
    if self.isOptions(field) { return "\(SwiftNames.type(field.type))()" }
    switch (field.type, field.defaultValue) {
    case (.number, let value?) where Self.isSpan(field): return value.number.map { ".seconds(\($0.shortText))" }
    case (.number, let value?): return value.number.map(\.shortText)
    case (.integer, .integer(let value)?): return "\(value)"
    case (.boolean, .bool(let value)?): return "\(value)"
    case (.string, .string(let value)?): return SwiftNames.literal(value)
    case (.array, .array(let values)?) where values.isEmpty: return "[]"
    case (.map, .object(let members)?) where members.isEmpty: return "[:]"
    case (.named(let name), .string(let value)?):
      guard case .stringEnum = self.spec.type(named: name)?.shape else { return nil }
      return ".\(SwiftNames.member(value))"
    default: return nil
    }
  }

  private func isOptions(_ field: Field) -> Bool { self.spec.isOptions(field.type) }

  private static func isSpan(_ field: Field) -> Bool { field.type == .number && field.unit == "seconds" }

  private func type(of field: Field) -> String {
    (Self.isSpan(field) ? "Duration" : SwiftNames.type(field.type)) + (self.defaultValue(of: field) == nil ? "?" : "")
  }

  // MARK: Functions

  private func writeMemberInit(_ shape: ObjectShape, to text: inout SourceText) {
    text.gap()
    text.comment("All as the spec assumes them, but for what is given.")
    text.line("public init(")
    for (index, field) in shape.fields.enumerated() {
      let end = index == shape.fields.count - 1 ? "" : ","
      let name = SwiftNames.escaped(field.name)
      text.line("  \(name): \(self.type(of: field)) = \(self.defaultValue(of: field) ?? "nil")\(end)")
    }
    text.block(") {") { text in
      for field in shape.fields {
        let name = SwiftNames.escaped(field.name)
        text.line("self.\(name) = \(name)")
      }
    }
  }

  private func writeInit(_ shape: ObjectShape, to text: inout SourceText) {
    self.writeMemberInit(shape, to: &text)
    text.gap()
    text.comment("All as the spec assumes them, but for what `changes` say.")
    text.block("public init(_ changes: Changes?) {") { text in
      text.line("self.init()")
      text.line("self.replace(with: changes)")
    }
  }

  private func writeReplacing(_ shape: ObjectShape, to text: inout SourceText) {
    text.gap()
    text.comment("Takes what `changes` say; all else stays.")
    text.block("public mutating func replace(with changes: Changes?) {") { text in
      text.line("guard let changes else { return }")
      for field in shape.fields {
        let name = SwiftNames.escaped(field.name)
        if self.isOptions(field) {
          text.line("self.\(name).replace(with: changes.\(name))")
        } else {
          let value = Self.isSpan(field) ? "Duration(spanOf: value)" : "value"
          text.line("if let value = changes.\(name) { self.\(name) = \(value) }")
        }
      }
    }
  }

  private func writeTelling(_ shape: ObjectShape, to text: inout SourceText) {
    text.gap()
    text.comment("All of them, as they are told.")
    text.block("public var changes: Changes {") { text in
      text.line("Changes(")
      for (index, field) in shape.fields.enumerated() {
        let name = SwiftNames.escaped(field.name)
        let optional = self.defaultValue(of: field) == nil ? "?" : ""
        let suffix = self.isOptions(field) ? ".changes" : Self.isSpan(field) ? "\(optional).inSeconds" : ""
        text.line("  \(name): self.\(name)\(suffix)\(index == shape.fields.count - 1 ? "" : ",")")
      }
      text.line(")")
    }
    text.gap()
    text.line("public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }")
    text.gap()
    text.line("public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }")
  }
}

extension APISpec {
  /// Whether `type` is the name of options.
  func isOptions(_ type: TypeExpression) -> Bool {
    if case .named(let name) = type { self.objectShape(named: name)?.isOptions ?? false } else { false }
  }
}
