/// Writes the catalogue of errors.
struct SwiftErrorsWriter {
  let spec: APISpec

  func file() -> GeneratedFile {
    SwiftFile(path: "\(SwiftProtocolEmitter.folder)/ErrorCatalogue.swift", imports: []).generate { text in
      text.block("extension APIError.Kind {") { text in
        for error in self.spec.errors { self.write(error, to: &text) }
        text.gap()
        text.comment("Every error of the API, in the spec's order.")
        text.line("public static let all: [APIError.Kind] = [")
        for error in self.spec.errors { text.line("  .\(SwiftNames.member(error.name)),") }
        text.line("]")
      }
    }
  }

  private func write(_ error: ErrorDeclaration, to text: inout SourceText) {
    text.gap()
    text.comment("\(error.documentation.description)")
    text.line("public static let \(SwiftNames.member(error.name)): APIError.Kind = APIError.Kind(")
    let gck = error.gckErrorCode.map { "\($0)" } ?? "nil"
    text.line(
      "  name: \(SwiftNames.literal(error.name)), code: \(error.code), domain: \(SwiftNames.literal(error.domain)),")
    text.line("  message: \(SwiftNames.literal(error.message)),")
    text.line("  gckErrorCode: \(gck), isRetryable: \(error.isRetryable))")
  }
}
