/// Writes the enums: for each a frozen object of its known values, and a type.
///
/// The type takes unknown values too where the server sends it, because receivers invent values that this API doesn't know yet;
/// not where only clients do, because the server refuses such values.
struct NodeEnumsWriter {
  let spec: APISpec
  private let received: Set<String>

  init(spec: APISpec) {
    self.spec = spec
    self.received = spec.typesThatClientsReceive
  }

  func script(to text: inout SourceText) {
    for type in self.spec.types {
      guard let values = self.values(of: type) else { continue }
      text.gap()
      NodeDocumentation.write(type.documentation, to: &text)
      text.block("export const \(type.name) = Object.freeze({", closing: "});") { text in
        for value in values { text.line("\(NodeSyntax.key(value.name)): \(value.literal),") }
      }
    }
  }

  func declarations(to text: inout SourceText) {
    for type in self.spec.types {
      guard let values = self.values(of: type) else { continue }
      text.gap()
      NodeDocumentation.write(type.documentation, to: &text)
      text.block("export declare const \(type.name): {", closing: "};") { text in
        for value in values {
          NodeDocumentation.write(Documentation(description: value.description), to: &text)
          text.line("readonly \(NodeSyntax.key(value.name)): \(value.literal);")
        }
      }
      self.writeUnion(type, values, to: &text)
    }
  }

  private func writeUnion(_ type: TypeDeclaration, _ values: [Value], to text: inout SourceText) {
    let primitive = if case .integerEnum = type.shape { "number" } else { "string" }
    let isOpen = self.received.contains(type.name)
    let members = values.map(\.literal) + (isOpen ? ["(\(primitive) & {})"] : [])
    let line = "export type \(type.name) = \(members.joined(separator: " | "));"
    guard line.count > 120 else { return text.line(line) }
    text.block("export type \(type.name) =", closing: nil) { text in
      for member in members.dropLast() { text.line("| \(member)") }
      text.line("| \(members.last ?? "never");")
    }
  }

  private struct Value {
    var name: String
    var literal: String
    var description: String
  }

  /// The known values; `nil` for objects.
  private func values(of type: TypeDeclaration) -> [Value]? {
    switch type.shape {
    case .stringEnum(let shape):
      shape.values.map {
        Value(name: $0.value, literal: NodeSyntax.literal($0.value), description: $0.description)
      }
    case .integerEnum(let shape):
      shape.values.map { Value(name: $0.name, literal: "\($0.value)", description: $0.description) }
    case .object: nil
    }
  }
}

extension APISpec {
  /// The declared types that occur in what the server sends: results, notifications, its own requests.
  fileprivate var typesThatClientsReceive: Set<String> {
    let results = self.methods.map(\.result)
    var open = results.compactMap { if case .type(let name) = $0 { name } else { nil } }
    open += results.flatMap { if case .fields(let shape) = $0 { shape.references } else { [String]() } }
    open += self.notifications.flatMap(\.params.references) + self.serverRequests.flatMap(\.params.references)
    open += ["ErrorData"]
    var found: Set<String> = []
    while let name = open.popLast() {
      guard found.insert(name).inserted, let shape = self.objectShape(named: name) else { continue }
      open += shape.references
    }
    return found
  }
}

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
