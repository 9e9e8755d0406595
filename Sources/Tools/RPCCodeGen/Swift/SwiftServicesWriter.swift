/// Writes the service protocols and the method table.
struct SwiftServicesWriter {
  let spec: APISpec

  private var namespaces: [Namespace] { self.spec.namespaces.filter { !$0.methods.isEmpty } }

  func files() -> [GeneratedFile] { self.namespaces.map { self.serviceFile($0) } + [self.tableFile()] }

  static func serviceName(_ namespace: Namespace) -> String { Names.upperCamel(namespace.name) + "Service" }

  // MARK: Services

  private func serviceFile(_ namespace: Namespace) -> GeneratedFile {
    let name = Self.serviceName(namespace)
    let results = namespace.methods.compactMap(\.resultTypeName)
    let usesJSON = namespace.methods.contains { $0.result == .object }
    let imports =
      self.spec.modelTargets(of: results) + (usesJSON ? ["JSONCodec"] : [])
      + ["JSONRPC", "LoopIsolation"]
    return SwiftFile(path: "\(SwiftProtocolEmitter.folder)/\(name).swift", imports: imports).generate { text in
      text.line()
      text.comment(namespace.description)
      text.line("///")
      text.comment("The methods of the namespace `\(namespace.name)`; the server's hand-written half implements them.")
      text.line("@LoopActor")
      text.block("public protocol \(name): AnyObject, Sendable {") { text in
        for method in namespace.methods { self.write(method, to: &text) }
      }
    }
  }

  private func write(_ method: Method, to text: inout SourceText) {
    text.gap()
    text.comment(method.summary)
    if method.documentation.description != method.summary {
      text.line("///")
      text.comment(method.documentation.description)
    }
    if let gck = method.documentation.gck {
      text.line("///")
      text.comment("SDK: `\(gck)`.")
    }
    if !method.errors.isEmpty {
      text.line("///")
      text.comment("- Throws: ``APIError``: \(method.errors.joined(separator: ", ")).")
    }
    text.line(Self.signature(of: method))
  }

  static func signature(of method: Method) -> String {
    let result =
      switch method.result {
      case .empty: ""
      case .object: " -> any JSONEncodable & Sendable"
      case .type, .fields: " -> \(method.resultTypeName ?? "JSONObject")"
      }
    let name = SwiftNames.escaped(method.name)
    return "func \(name)(_ params: \(method.paramsTypeName), _ call: JSONRPCCallContext) async throws\(result)"
  }

  // MARK: The table

  private func tableFile() -> GeneratedFile {
    SwiftFile(
      path: "\(SwiftProtocolEmitter.folder)/MethodTable.swift", imports: ["JSONRPC", "LoopIsolation"],
      internalImports: ["JSONCodec"]
    )
    .generate { text in
      text.line()
      text.comment("Every method of the API by its name on the wire, bound to the services.")
      text.line("@LoopActor")
      text.block("public enum MethodTable {") { text in
        self.writeBuilder(to: &text)
        for namespace in self.namespaces { self.writeMethods(of: namespace, to: &text) }
      }
    }
  }

  private func writeBuilder(to text: inout SourceText) {
    text.line("public static func methods(")
    for (index, namespace) in self.namespaces.enumerated() {
      let end = index == self.namespaces.count - 1 ? "" : ","
      text.line("  \(SwiftNames.escaped(namespace.name)): any \(Self.serviceName(namespace))\(end)")
    }
    text.block(") -> [String: JSONRPCMethod] {") { text in
      text.line("var table: [String: JSONRPCMethod] = [:]")
      text.line("table.reserveCapacity(\(self.spec.methods.count))")
      for namespace in self.namespaces {
        text.line("self.add(\(namespace.name): \(SwiftNames.escaped(namespace.name)), to: &table)")
      }
      text.line("return table")
    }
  }

  private func writeMethods(of namespace: Namespace, to text: inout SourceText) {
    text.gap()
    text.block(
      "private static func add(\(namespace.name) service: any \(Self.serviceName(namespace)), to table: inout [String: JSONRPCMethod]) {"
    ) { text in
      for method in namespace.methods { self.writeEntry(of: method, to: &text) }
    }
  }

  private func writeEntry(of method: Method, to text: inout SourceText) {
    let entry = "table[\(SwiftNames.literal(method.wireName))] ="
    let call = "try await service.\(SwiftNames.escaped(method.name))(JSONRPCParams.decode(from: $0), $1)"
    if method.result != .empty { return text.line("\(entry) { \(call) }") }
    text.block("\(entry) {") { text in
      text.line(call)
      text.line("return JSONObject()")
    }
  }
}
