/// Writes the Swift types of declarations.
struct SwiftTypesWriter {
  private let spec: APISpec
  private let objects: SwiftObjectWriter
  private let directions: DirectionTable
  private let options: SwiftOptionsWriter

  init(spec: APISpec) {
    self.spec = spec
    self.options = SwiftOptionsWriter(spec: spec)
    self.objects = SwiftObjectWriter(spec: spec)
    self.directions = DirectionTable(spec)
  }

  func write(_ type: TypeDeclaration, to text: inout SourceText) {
    text.line()
    switch type.shape {
    case .stringEnum(let declaration): SwiftEnumWriter().write(declaration, of: type, to: &text)
    case .integerEnum(let declaration) where declaration.isFlags:
      SwiftEnumWriter().writeFlags(declaration, of: type, to: &text)
    case .integerEnum(let declaration): SwiftEnumWriter().write(declaration, of: type, to: &text)
    case .object(let shape) where shape.isOptions && type.origin.isWire:
      self.options.writeConstants(type, shape, to: &text)
    case .object(let shape) where shape.isOptions:
      self.options.write(type, shape, to: &text)
    case .object(let shape):
      self.objects.write(
        SwiftObjectWriter.Struct(name: type.name, shape: shape, directions: self.directions[type.name]),
        documentation: { SwiftDocumentation.write(type.documentation, to: &$0) }, to: &text)
      if shape.isMerged { self.writeMerging(of: type, shape, to: &text) }
    }
  }
}

extension SwiftTypesWriter {
  /// Writes the members that complete a part of an object from the known object.
  private func writeMerging(of type: TypeDeclaration, _ shape: ObjectShape, to text: inout SourceText) {
    text.gap()
    text.block("extension \(type.name) {") { text in
      text.comment(
        "Takes from `old` the members that keep their values when a part leaves them out. Lists by id are not touched.")
      text.block("package mutating func inheritMembers(from old: \(type.name)) {") { text in
        // First, before the members on whose absence they depend are taken over.
        for field in shape.fields where field.merge?.unless != nil { self.writeInheritance(of: field, to: &text) }
        for field in shape.fields where field.merge?.unless == nil { self.writeInheritance(of: field, to: &text) }
      }
      text.gap()
      text.comment("The members that a part clears by leaving them out, by their names on the wire.")
      text.block("package var membersClearedByAbsence: Set<String> {") { text in
        let always = shape.fields.filter { $0.merge?.kind == .clear }.map { SwiftNames.literal($0.name) }
        text.list("var names: Set<String> = [", always, "]")
        for field in shape.fields {
          guard let other = field.merge?.unless else { continue }
          text.line("if self.\(SwiftNames.escaped(other)) != nil { names.insert(\(SwiftNames.literal(field.name))) }")
        }
        text.line("return names")
      }
    }
  }

  private func members(of type: TypeExpression) -> [String] {
    guard case .named(let name) = type, let shape = self.spec.objectShape(named: name) else { return [] }
    return shape.fields.map(\.name)
  }

  private func writeInheritance(of field: Field, to text: inout SourceText) {
    let name = SwiftNames.escaped(field.name)
    let condition = field.merge?.unless.map { ", self.\(SwiftNames.escaped($0)) == nil" } ?? ""
    switch field.merge?.kind {
    case .keep: text.line("if self.\(name) == nil\(condition) { self.\(name) = old.\(name) }")
    case .byMember:
      text.block("if self.\(name) == nil {", closing: nil) { $0.line("self.\(name) = old.\(name)") }
      text.block("} else if let previous = old.\(name) {") { text in
        for member in self.members(of: field.type).map(SwiftNames.escaped) {
          text.line("if self.\(name)?.\(member) == nil { self.\(name)?.\(member) = previous.\(member) }")
        }
      }
    case .clear, .byId, nil: break
    }
  }
}

/// Writes the Swift types of enums.
struct SwiftEnumWriter {
  func write(_ declaration: StringEnum, of type: TypeDeclaration, to text: inout SourceText) {
    let values = declaration.values.map {
      (name: SwiftNames.member($0.value), literal: SwiftNames.literal($0.value), description: $0.description)
    }
    self.write(type, values, rawType: "String", conformance: "JSONStringEnum", isOpen: declaration.isOpen, to: &text)
  }

  func write(_ declaration: IntegerEnum, of type: TypeDeclaration, to text: inout SourceText) {
    let values = declaration.values.map {
      (name: SwiftNames.member($0.name), literal: "\($0.value)", description: $0.description)
    }
    self.write(type, values, rawType: "Int64", conformance: "JSONIntegerEnum", isOpen: declaration.isOpen, to: &text)
  }

  /// Writes an option set of the bits.
  func writeFlags(_ declaration: IntegerEnum, of type: TypeDeclaration, to text: inout SourceText) {
    SwiftDocumentation.write(type.documentation, to: &text)
    text.block("public struct \(type.name): OptionSet, Sendable, Hashable {") { text in
      text.line("public let rawValue: Int64")
      text.line("public init(rawValue: Int64) { self.rawValue = rawValue }")
      text.gap()
      for value in declaration.values {
        text.comment(value.description)
        let name = SwiftNames.member(value.name)
        text.line("public static let \(name): \(type.name) = \(type.name)(rawValue: \(value.value))")
      }
    }
  }

  private func write(
    _ type: TypeDeclaration, _ values: [(name: String, literal: String, description: String)], rawType: String,
    conformance: String, isOpen: Bool, to text: inout SourceText
  ) {
    SwiftDocumentation.write(type.documentation, to: &text)
    text.block("public struct \(type.name): \(conformance) {") { text in
      text.line("public let rawValue: \(rawType)")
      text.line("public init(rawValue: \(rawType)) { self.rawValue = rawValue }")
      text.gap()
      for value in values {
        text.comment(value.description)
        text.line("public static let \(value.name): \(type.name) = \(type.name)(rawValue: \(value.literal))")
      }
      text.gap()
      text.list("public static let knownValues: [\(type.name)] = [", values.map { ".\($0.name)" }, "]")
      if isOpen { text.line("public static var acceptsUnknownValues: Bool { true }") }
    }
  }
}
