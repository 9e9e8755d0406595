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
      // A string without an entry in the table is spelled as its name.
      let spelled = values.filter { plain != "str" || $0.literal != PythonSyntax.literal($0.name) }
      if !spelled.isEmpty {
        let table = plain == "str" ? "SPELLED" : "VALUES"
        text.list(
          "\(table): ClassVar[Mapping[str, \(plain)]] = {", spelled.map { "\"\($0.name)\": \($0.literal)" }, "}")
      }
      if isOpen { text.line("ACCEPTS_UNKNOWN: ClassVar[bool] = True") }
      for value in values {
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

/// `errors.py`: one exception class for each error.
struct PythonErrorsWriter {
  let spec: APISpec

  func write(to text: inout SourceText) {
    text.line("from typing import ClassVar")
    text.line()
    text.line("from .._errors import RequestError")
    for error in self.spec.errors {
      text.line()
      text.line()
      text.block("class \(error.name)(RequestError):", closing: nil) { text in
        PythonDocumentation.write(
          paragraphs: [
            error.message, error.documentation.description, "What to do: \(error.advice)",
            "SDK: `GCKErrorCode` \(error.gckErrorCode).",
          ], to: &text)
        text.line()
        text.line("CODE: ClassVar[int] = \(error.code)")
        text.line("NAME: ClassVar[str] = \(PythonSyntax.literal(error.name))")
      }
    }
    text.line()
    text.line()
    text.block("ERRORS: dict[str, type[RequestError]] = {", closing: "}") { text in
      for error in self.spec.errors { text.line("\(PythonSyntax.literal(error.name)): \(error.name),") }
    }
    text.line("\"\"\"The exception classes by the errors' stable names.\"\"\"")
    PythonSyntax.exportNames(self.spec.errors.map(\.name), to: &text)
  }
}
