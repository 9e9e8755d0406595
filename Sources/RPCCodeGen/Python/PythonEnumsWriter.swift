/// `enums.py`: the open enums.
struct PythonEnumsWriter {
  let spec: APISpec

  func write(to text: inout SourceText) {
    text.line("from collections.abc import Mapping")
    text.line("from typing import ClassVar, Literal, Union")
    text.line()
    text.line("from .._enums import OpenEnum, OpenIntEnum")
    for type in self.spec.types {
      switch type.shape {
      case .stringEnum(let shape):
        let values = shape.values.map {
          (PythonSyntax.constant($0.value), PythonSyntax.literal($0.value), $0.description)
        }
        self.write(type, base: "OpenEnum", plain: "str", values: values, isOpen: shape.isOpen, to: &text)
      case .integerEnum(let shape):
        let values = shape.values.map { (PythonSyntax.constant($0.name), "\($0.value)", $0.description) }
        self.write(type, base: "OpenIntEnum", plain: "int", values: values, isOpen: shape.isOpen, to: &text)
      case .object: break
      }
    }
    let names = self.spec.types.map(\.name).filter { self.spec.isEnum($0) }
    text.line()
    PythonSyntax.exportNames(names.flatMap { [$0, "\($0)Like"] }, to: &text)
  }

  private func write(
    _ type: TypeDeclaration, base: String, plain: String,
    values: [(name: String, literal: String, description: String)],
    isOpen: Bool, to text: inout SourceText
  ) {
    text.line()
    text.line()
    text.block("class \(type.name)(\(base)):", closing: nil) { text in
      PythonDocumentation.write(type.documentation, to: &text)
      text.line()
      text.block("VALUES: ClassVar[Mapping[str, \(plain)]] = {", closing: "}") { text in
        for value in values { text.line("\"\(value.name)\": \(value.literal),") }
      }
      if isOpen { text.line("ACCEPTS_UNKNOWN: ClassVar[bool] = True") }
      for value in values {
        text.line()
        text.line("\(value.name): ClassVar[\(type.name)]")
        PythonDocumentation.write(paragraphs: [value.description], to: &text)
      }
    }
    text.line()
    text.line()
    let literals = isOpen ? plain : "Literal[\(values.map(\.literal).joined(separator: ", "))]"
    text.line("\(type.name)Like = Union[\(type.name), \(literals)]")
    text.line("\"\"\"What params take as a `\(type.name)`.\"\"\"")
  }
}
