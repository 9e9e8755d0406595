/// Writes the namespaces with their methods, the maps from names to types, and the library's constants of the spec.
struct NodeAPIWriter {
  let spec: APISpec

  // MARK: JavaScript

  func script(to text: inout SourceText) {
    for constant in self.constants {
      NodeDocumentation.write(constant.description, to: &text)
      text.line("export const \(constant.name) = \(constant.value);")
      text.line()
    }
    self.writeNames("methodNames", "Every method.", self.spec.methods.map(\.wireName), to: &text)
    self.writeNames("eventNames", "Every notification.", self.spec.notifications.map(\.wireName), to: &text)
    NodeDocumentation.write("The capability without which the server never sends a request.", to: &text)
    text.block("export const serverRequestCapabilities = Object.freeze({", closing: "});") { text in
      for request in self.spec.serverRequests {
        text.line("\(NodeSyntax.literal(request.wireName)): \(NodeSyntax.literal(request.capability)),")
      }
    }
  }

  private struct Constant {
    var name: String
    var value: String
    var type: String
    var description: String
  }

  private var constants: [Constant] {
    let version = NodeSyntax.literal(self.spec.protocolVersion)
    let hash = NodeSyntax.literal(self.spec.hash)
    let release = NodeSyntax.literal(self.spec.version)
    return [
      Constant(
        name: "VERSION", value: release, type: "string",
        description: "The version of this library, and of the server that it belongs to."),
      Constant(
        name: "PROTOCOL_VERSION", value: version, type: version, description: "The protocol version spoken here."),
      Constant(
        name: "API_LEVEL", value: "\(self.spec.apiLevel)", type: "\(self.spec.apiLevel)",
        description: "The API level that this library knows."),
      Constant(
        name: "SPEC_HASH", value: hash, type: "string",
        description: "Names the API document that this library was generated from."),
    ]
  }

  private func writeNames(_ name: String, _ description: String, _ names: [String], to text: inout SourceText) {
    NodeDocumentation.write(description, to: &text)
    text.list("export const \(name) = Object.freeze([", names.map(NodeSyntax.literal), "]);")
    text.line()
  }

  private var callableNamespaces: [Namespace] { self.spec.namespaces.filter { !$0.methods.isEmpty } }

  private func className(_ namespace: Namespace) -> String { "\(Names.upperCamel(namespace.name))API" }

  // MARK: TypeScript

  func declarations(to text: inout SourceText) {
    text.line("import type { CallOptions, ProgressCallOptions } from '../options.js';")
    self.writeImports(to: &text)
    text.gap()
    for constant in self.constants {
      NodeDocumentation.write(constant.description, to: &text)
      text.line("export declare const \(constant.name): \(constant.type);")
      text.line()
    }
    NodeDocumentation.write("Every method.", to: &text)
    text.line("export declare const methodNames: readonly MethodName[];")
    text.line()
    NodeDocumentation.write("Every notification.", to: &text)
    text.line("export declare const eventNames: readonly (keyof EventMap)[];")
    self.writeMethodNames(to: &text)
    for namespace in self.callableNamespaces { self.writeInterface(namespace, to: &text) }
    self.writeNamespaces(to: &text)
    self.writeEventMap(to: &text)
    self.writeServerRequestMap(to: &text)
  }

  /// Imports the modules of types whole: editors show a type without its module.
  private func writeImports(to text: inout SourceText) {
    text.line("import type * as messages from './messages.js';")
    text.line("import type * as types from './types.js';")
  }

  /// Returns the name of the params' type in this module.
  private func paramsType(_ name: String) -> String { "messages.\(name)" }

  /// Returns the type of a result in this module.
  private func resultType(_ result: ResultShape, named name: String?) -> String {
    switch result {
    case .type(let name): "types.\(name)"
    case .fields: name.map { "messages.\($0)" } ?? NodeSyntax.type(of: result, named: name)
    case .empty, .object: NodeSyntax.type(of: result, named: name)
    }
  }

  private func writeMethodNames(to text: inout SourceText) {
    text.gap()
    NodeDocumentation.write("The name of a method on the wire.", to: &text)
    NodeSyntax.union("export type MethodName =", self.spec.methods.map { NodeSyntax.literal($0.wireName) }, to: &text)
  }

  private func writeInterface(_ namespace: Namespace, to text: inout SourceText) {
    text.gap()
    NodeDocumentation.write(Documentation(description: namespace.description), to: &text)
    text.block("export interface \(self.className(namespace)) {") { text in
      for method in namespace.methods {
        NodeDocumentation.write(method, to: &text)
        let isOptional = !self.spec.flattenedFields(of: method.params).contains(where: \.isRequired)
        let options = method.reportsProgress ? "ProgressCallOptions" : "CallOptions"
        let result = self.resultType(method.result, named: method.resultTypeName)
        let params = "params\(isOptional ? "?" : ""): \(self.paramsType(method.paramsTypeName))"
        text.line("\(method.name)(\(params), options?: \(options)): Promise<\(result)>;")
      }
    }
  }

  private func writeNamespaces(to text: inout SourceText) {
    text.gap()
    NodeDocumentation.write("The API: one property per namespace.", to: &text)
    text.block("export interface Namespaces {") { text in
      for namespace in self.callableNamespaces {
        text.line("readonly \(namespace.name): \(self.className(namespace));")
      }
    }
  }

  private func writeEventMap(to text: inout SourceText) {
    text.gap()
    NodeDocumentation.write("The notifications by name, and what each carries.", to: &text)
    text.block("export interface EventMap {") { text in
      for notification in self.spec.notifications {
        text.line("\(NodeSyntax.key(notification.wireName)): \(self.paramsType(notification.typeName));")
      }
    }
  }

  private func writeServerRequestMap(to text: inout SourceText) {
    text.gap()
    NodeDocumentation.write("What the server may ask this program, and how it is answered.", to: &text)
    text.block("export interface ServerRequestMap {") { text in
      for request in self.spec.serverRequests {
        NodeDocumentation.write(request.documentation, to: &text)
        let result = self.resultType(request.result, named: request.resultTypeName)
        let params = self.paramsType(request.paramsTypeName)
        text.line("\(NodeSyntax.key(request.wireName)): { params: \(params); result: \(result) };")
      }
    }
  }
}
