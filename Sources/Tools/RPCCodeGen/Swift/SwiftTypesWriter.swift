/// Writes the Swift types of declarations.
struct SwiftTypesWriter {
  private let objects: SwiftObjectWriter
  private let directions: DirectionTable
  private let options: SwiftOptionsWriter

  init(spec: APISpec) {
    self.options = SwiftOptionsWriter(spec: spec)
    self.objects = SwiftObjectWriter(spec: spec)
    self.directions = DirectionTable(spec)
  }

  func write(_ type: TypeDeclaration, to text: inout SourceText) {
    text.line()
    switch type.shape {
    case .stringEnum(let declaration): SwiftEnumWriter().write(declaration, of: type, to: &text)
    case .integerEnum(let declaration): SwiftEnumWriter().write(declaration, of: type, to: &text)
    case .object(let shape) where shape.isOptions:
      self.options.write(type, shape, to: &text)
    case .object(let shape):
      self.objects.write(
        SwiftObjectWriter.Struct(name: type.name, shape: shape, directions: self.directions[type.name]),
        documentation: { SwiftDocumentation.write(type.documentation, to: &$0) }, to: &text)
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
