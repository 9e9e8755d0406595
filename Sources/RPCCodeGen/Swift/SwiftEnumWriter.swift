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
      text.line("public static let knownValues: [\(type.name)] = [")
      for value in values { text.line("  .\(value.name),") }
      text.line("]")
      if isOpen { text.line("public static var acceptsUnknownValues: Bool { true }") }
    }
  }
}
