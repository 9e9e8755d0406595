/// Writes interfaces: for the declared objects, and for params, results and notifications.
struct NodeTypesWriter {
  let spec: APISpec

  /// Writes `types.d.ts`.
  func types(to text: inout SourceText) {
    let shapes = self.spec.types.compactMap(\.objectShape)
    NodeSyntax.importTypes(self.names(usedBy: shapes) { $0.isEnum }, from: "./enums.js", to: &text)
    for type in self.spec.types {
      guard let shape = type.objectShape else { continue }
      self.write(type.name, shape, type.documentation, to: &text)
    }
  }

  /// Writes `messages.d.ts`.
  func messages(to text: inout SourceText) {
    let shapes = self.spec.namespaces.flatMap { self.messages(of: $0) }.map(\.shape)
    NodeSyntax.importTypes(self.names(usedBy: shapes) { $0.isEnum }, from: "./enums.js", to: &text)
    NodeSyntax.importTypes(self.names(usedBy: shapes) { !$0.isEnum }, from: "./types.js", to: &text)
    for namespace in self.spec.namespaces {
      for message in self.messages(of: namespace) {
        self.write(message.name, message.shape, Documentation(description: message.description), to: &text)
      }
    }
  }

  private struct Message {
    var name: String
    var shape: ObjectShape
    var description: String
  }

  /// Returns the interfaces that a namespace's messages need.
  private func messages(of namespace: Namespace) -> [Message] {
    let methods = namespace.methods.flatMap { method in
      self.messages(method.paramsTypeName, method.params, method.resultTypeName, method.result, of: method.wireName)
    }
    let requests = namespace.serverRequests.flatMap { request in
      self.messages(
        request.paramsTypeName, request.params, request.resultTypeName, request.result, of: request.wireName)
    }
    let notifications = namespace.notifications.map {
      Message(name: $0.typeName, shape: $0.params, description: $0.documentation.description)
    }
    return methods + requests + notifications
  }

  private func messages(
    _ paramsName: String, _ params: ObjectShape, _ resultName: String?, _ result: ResultShape, of method: String
  ) -> [Message] {
    let first = Message(name: paramsName, shape: params, description: "The parameters of `\(method)`.")
    guard case .fields(let shape) = result, let resultName else { return [first] }
    return [first, Message(name: resultName, shape: shape, description: "What `\(method)` answers.")]
  }

  private func write(_ name: String, _ shape: ObjectShape, _ documentation: Documentation, to text: inout SourceText) {
    text.gap()
    NodeDocumentation.write(documentation, to: &text)
    // An interface without members would accept any value.
    guard !shape.includes.isEmpty || !shape.fields.isEmpty else {
      return text.line("export type \(name) = Record<string, never>;")
    }
    let parents = shape.includes.isEmpty ? "" : " extends \(shape.includes.joined(separator: ", "))"
    guard !shape.fields.isEmpty else { return text.line("export interface \(name)\(parents) {}") }
    text.block("export interface \(name)\(parents) {") { text in
      for field in shape.fields {
        NodeDocumentation.write(field, to: &text)
        text.line("\(field.name)\(field.isRequired ? "" : "?"): \(NodeSyntax.type(field.type));")
      }
    }
  }

  /// Returns the declared types that `shapes` name and `isWanted` accepts, in the spec's order.
  private func names(usedBy shapes: [ObjectShape], where isWanted: (TypeDeclaration) -> Bool) -> [String] {
    let used = Set(shapes.flatMap(\.references))
    return self.spec.types.filter { used.contains($0.name) && isWanted($0) }.map(\.name)
  }
}
