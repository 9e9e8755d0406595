/// Writes the Swift types of declarations.
struct SwiftTypesWriter {
  let spec: APISpec

  func write(_ type: TypeDeclaration, to text: inout SourceText) {
    text.line()
    switch type.shape {
    case .stringEnum(let declaration): SwiftEnumWriter().write(declaration, of: type, to: &text)
    case .integerEnum(let declaration): SwiftEnumWriter().write(declaration, of: type, to: &text)
    case .object(let shape):
      SwiftObjectWriter(spec: self.spec).write(
        SwiftObjectWriter.Struct(name: type.name, shape: shape),
        documentation: { SwiftDocumentation.write(type.documentation, to: &$0) }, to: &text)
    }
  }
}
