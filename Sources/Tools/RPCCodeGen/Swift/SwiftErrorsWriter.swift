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

  /// Returns the file of the error names, which are the codes of the framework's errors.
  func codesFile(folder: String) -> GeneratedFile {
    SwiftFile(path: "\(folder)/CastErrorCode.swift", imports: []).generate { text in
      text.line()
      text.comment("What went wrong, as the stable key of `spec/errors.json`.")
      text.block("public struct CastErrorCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {") {
        text in
        text.line("public let rawValue: String")
        text.line("public init(rawValue: String) { self.rawValue = rawValue }")
        text.gap()
        text.comment("The key.")
        text.line("public var description: String { self.rawValue }")
        for error in self.spec.errors {
          text.gap()
          text.comment(error.documentation.description)
          text.line(
            "public static let \(SwiftNames.member(error.name)): CastErrorCode = CastErrorCode(rawValue: \(SwiftNames.literal(error.name)))"
          )
        }
      }
    }
  }

  /// Returns the file of the exit codes of `castctl`, by the names of the errors that reach it.
  func exitsFile(folder: String) -> GeneratedFile {
    let ofClient = self.spec.clientErrors.filter { error in !error.instead.contains { $0.client == "Swift" } }
    let exits = self.spec.errors.map { ($0.name, $0.exit) } + ofClient.map { ($0.name, $0.exit) }
    return SwiftFile(path: "\(folder)/ErrorExits.swift", imports: []).generate { text in
      text.block("extension ControlExit {") { text in
        text.comment("The exit codes by the names of errors: those of the server, then those of the client.")
        text.line("static let byName: [String: ControlExit] = [")
        for (name, exit) in exits { text.line("  \(SwiftNames.literal(name)): .\(exit),") }
        text.line("]")
      }
    }
  }

  /// Returns the file of all codes of the iOS SDK.
  func gckFile() -> GeneratedFile {
    SwiftFile(path: "\(SwiftProtocolEmitter.folder)/GCKErrorCodes.swift", imports: []).generate { text in
      text.block("extension GCKErrorCode {") { text in
        for error in self.spec.gckErrors {
          text.gap()
          text.comment(error.description)
          if let never = error.never { text.comment(""); text.comment("Never reported: \(never)") }
          text.line(
            "public static let \(SwiftNames.member(error.name)): GCKErrorCode = GCKErrorCode(rawValue: \(error.code))")
        }
        text.gap()
        text.comment("The names by the codes.")
        text.line("static let names: [Int64: String] = [")
        for error in self.spec.gckErrors { text.line("  \(error.code): \(SwiftNames.literal(error.name)),") }
        text.line("]")
      }
    }
  }

  private func write(_ error: ErrorDeclaration, to text: inout SourceText) {
    text.gap()
    text.comment("\(error.documentation.description)")
    text.line("public static let \(SwiftNames.member(error.name)): APIError.Kind = APIError.Kind(")
    text.line(
      "  name: \(SwiftNames.literal(error.name)), code: \(error.code), domain: \(SwiftNames.literal(error.domain)),")
    text.line("  message: \(SwiftNames.literal(error.message)),")
    text.line("  advice: \(SwiftNames.literal(error.advice)),")
    for (label, words) in [("userMessage", error.userMessage), ("userAdvice", error.userAdvice)] {
      if let words { text.line("  \(label): \(SwiftNames.literal(words)),") }
    }
    let gck =
      self.spec.gckError(code: error.gckErrorCode).map { ".\(SwiftNames.member($0.name))" }
      ?? "GCKErrorCode(rawValue: \(error.gckErrorCode))"
    text.line("  gckErrorCode: \(gck), isRetryable: \(error.isRetryable))")
  }
}
