/// Writes the enums: for each a frozen object of its known values, and a type.
///
/// If the server sends the type it accepts unknown values, because receivers use values that this API doesn't know
/// yet. If only clients send it, it doesn't, because the server refuses such values.
struct NodeEnumsWriter {
  let spec: APISpec
  private let received: Set<String>

  init(spec: APISpec) {
    self.spec = spec
    self.received = spec.typesThatClientsReceive
  }

  /// Writes only the values: editors show the declarations' comments.
  func script(to text: inout SourceText) {
    for type in self.spec.types {
      guard let values = self.values(of: type) else { continue }
      text.list(
        "export const \(type.name) = Object.freeze({ ", values.map { "\(NodeSyntax.key($0.name)): \($0.literal)" },
        " });")
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
      self.writeUnion(type, to: &text)
    }
  }

  private func writeUnion(_ type: TypeDeclaration, to text: inout SourceText) {
    let primitive = if case .integerEnum = type.shape { "number" } else { "string" }
    let open = self.received.contains(type.name) ? " | (\(primitive) & {})" : ""
    text.line("export type \(type.name) = (typeof \(type.name))[keyof typeof \(type.name)]\(open);")
  }

  private struct Value {
    var name: String
    var literal: String
    var description: String
  }

  /// Returns the known values; `nil` for objects.
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
  /// The declared types in the server's results, notifications and requests.
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

/// Writes one class per error of the spec: for TypeScript a constant and the type of its instances, so that each fact
/// is written once.
struct NodeErrorsWriter {
  let spec: APISpec

  /// Writes one line for each error: editors show the declarations' comments.
  func script(to text: inout SourceText) {
    text.line("import { errorClass } from '../errors.js';")
    text.line()
    for error in self.spec.errors {
      let arguments = [
        NodeSyntax.literal(error.name), "\(error.code)", NodeSyntax.literal(error.domain), "\(error.isRetryable)",
      ]
      text.line("export const \(error.name) = errorClass(\(arguments.joined(separator: ", ")));")
    }
    text.gap()
    NodeDocumentation.write("Every class of this file.", to: &text)
    text.list("export const errorClasses = Object.freeze([", self.spec.errors.map(\.name), "]);")
  }

  func declarations(to text: inout SourceText) {
    text.line("import type { CastError, ErrorClass } from '../errors.js';")
    for error in self.spec.errors {
      text.gap()
      NodeDocumentation.write(error.documentation, to: &text)
      let facts = [
        NodeSyntax.literal(error.name), "\(error.code)", NodeSyntax.literal(error.domain), "\(error.isRetryable)",
      ]
      text.line("export declare const \(error.name): ErrorClass<\(facts.joined(separator: ", "))>;")
      text.line("export type \(error.name) = InstanceType<typeof \(error.name)>;")
    }
    text.gap()
    NodeDocumentation.write("Every class of this file.", to: &text)
    text.line("export declare const errorClasses: readonly (typeof CastError)[];")
  }
}
