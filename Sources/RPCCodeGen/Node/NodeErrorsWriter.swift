/// Writes one class per error of the spec.
struct NodeErrorsWriter {
  let spec: APISpec

  func script(to text: inout SourceText) {
    text.line("import { CastError } from '../errors.js';")
    for error in self.spec.errors {
      text.gap()
      NodeDocumentation.write(error.documentation, to: &text)
      text.block("export class \(error.name) extends CastError {") { text in
        text.line("static code = \(error.code);")
        text.line("static errorName = \(NodeSyntax.literal(error.name));")
        text.line("static domain = \(NodeSyntax.literal(error.domain));")
        text.line("static retryable = \(error.isRetryable);")
      }
    }
    text.gap()
    NodeDocumentation.write("Every class of this file.", to: &text)
    text.block("export const errorClasses = Object.freeze([", closing: "]);") { text in
      for error in self.spec.errors { text.line("\(error.name),") }
    }
  }

  func declarations(to text: inout SourceText) {
    text.line("import { CastError } from '../errors.js';")
    for error in self.spec.errors {
      text.gap()
      NodeDocumentation.write(error.documentation, to: &text)
      text.block("export declare class \(error.name) extends CastError {") { text in
        text.line("static readonly code: \(error.code);")
        text.line("static readonly errorName: \(NodeSyntax.literal(error.name));")
        text.line("static readonly domain: \(NodeSyntax.literal(error.domain));")
        text.line("static readonly retryable: \(error.isRetryable);")
        text.line("readonly code: \(error.code);")
      }
    }
    text.gap()
    NodeDocumentation.write("Every class of this file.", to: &text)
    text.line("export declare const errorClasses: readonly (typeof CastError)[];")
  }
}
