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
