/// Writes the module CastRPCProtocol: the types of `spec/rpc`, the messages, the services and the method table.
struct SwiftProtocolEmitter: Emitter {
  static let folder = "Sources/Server/CastRPCProtocol/Generated"

  var ownedFolders: [String] { [Self.folder] }

  func emit(_ spec: APISpec) -> [GeneratedFile] {
    spec.namespaces.map { self.namespaceFile($0, spec) }
      + SwiftServicesWriter(spec: spec).files()
      + [
        SwiftErrorsWriter(spec: spec).file(),
        SwiftErrorsWriter(spec: spec).gckFile(),
        SwiftAPIWriter(spec: spec).file(),
      ]
  }

  private func namespaceFile(_ namespace: Namespace, _ spec: APISpec) -> GeneratedFile {
    let references =
      spec.shapes(of: namespace).flatMap(\.references) + namespace.serverRequests.compactMap(\.resultTypeName)
    return SwiftFile(
      path: "\(Self.folder)/\(Names.upperCamel(namespace.name)).swift",
      imports: spec.modelTargets(of: references) + ["JSONCodec"]
    ).generate { text in
      let types = SwiftTypesWriter(spec: spec)
      for type in spec.types where type.origin.layer == .rpc && type.origin.group == namespace.name {
        types.write(type, to: &text)
      }
      let messages = SwiftMessagesWriter(spec: spec)
      for method in namespace.methods { messages.write(method, to: &text) }
      for notification in namespace.notifications { messages.write(notification, to: &text) }
      for request in namespace.serverRequests { messages.write(request, to: &text) }
    }
  }
}
