/// Writes what the tests of CastRPCProtocol need of everything: the Swift type of each case of the corpus, and services that tell how
/// they were called.
public struct SwiftTestsEmitter: Emitter {
  private static let folder = "Tests/CastRPCProtocolTests/Generated"

  public init() {}

  public var ownedFolders: [String] { [Self.folder] }

  public func emit(_ spec: APISpec) -> [GeneratedFile] {
    var entries = spec.types.map { ("type \($0.name)", $0.name) }
    for method in spec.methods {
      entries.append(("params \(method.wireName)", method.paramsTypeName))
      entries += Self.result(method.result, method.resultTypeName, "result \(method.wireName)")
    }
    for notification in spec.notifications {
      entries.append(("notification \(notification.wireName)", notification.typeName))
    }
    for request in spec.serverRequests {
      entries.append(("serverParams \(request.wireName)", request.paramsTypeName))
      entries += Self.result(request.result, request.resultTypeName, "serverResult \(request.wireName)")
    }
    return [Self.decodersFile(entries), Self.servicesFile(spec)]
  }

  private static func result(_ result: ResultShape, _ name: String?, _ key: String) -> [(String, String)] {
    result == .empty ? [] : [(key, name ?? "JSONObject")]
  }

  private static func decodersFile(_ entries: [(key: String, type: String)]) -> GeneratedFile {
    var text = Self.header(imports: ["CastModel", "CastRPCProtocol", "JSONCodec"])
    text.line()
    text.comment("The decoder of each case of the corpus, by kind and name.")
    text.block("enum CorpusDecoders {") { text in
      text.line("static let all: [String: any (JSONCodable & Sendable).Type] = [")
      for entry in entries { text.line("  \(SwiftNames.literal(entry.key)): \(entry.type).self,") }
      text.line("]")
    }
    return GeneratedFile(path: "\(self.folder)/CorpusDecoders.swift", contents: text.text)
  }

  private static func servicesFile(_ spec: APISpec) -> GeneratedFile {
    let results = spec.methods.compactMap(\.resultTypeName)
    var text = Self.header(
      imports: (spec.areOfModel(results) ? ["CastModel"] : []) + [
        "CastRPCProtocol", "JSONCodec", "JSONRPC", "LoopIsolation",
      ])
    text.line()
    text.comment("A call that a service got; the services throw it, so that tests need no results.")
    text.block("struct RecordedCall: Error {") { text in
      text.line("var method: String")
      text.line("var params: any JSONEncodable & Sendable")
    }
    text.line()
    text.comment("Every service.")
    let namespaces = spec.namespaces.filter { !$0.methods.isEmpty }
    text.line("@LoopActor")
    text.line("struct RecordingServices {")
    for namespace in namespaces {
      text.line("  let \(namespace.name) = Recording\(SwiftServicesWriter.serviceName(namespace))()")
    }
    text.line()
    text.line("  var table: [String: JSONRPCMethod] {")
    let arguments = namespaces.map { "\($0.name): self.\($0.name)" }.joined(separator: ", ")
    text.line("    MethodTable.methods(\(arguments))")
    text.line("  }")
    text.line("}")
    for namespace in namespaces { Self.writeService(of: namespace, to: &text) }
    return GeneratedFile(path: "\(self.folder)/RecordingServices.swift", contents: text.text)
  }

  private static func writeService(of namespace: Namespace, to text: inout SourceText) {
    let name = SwiftServicesWriter.serviceName(namespace)
    text.line()
    text.line("@LoopActor")
    text.block("final class Recording\(name): \(name) {") { text in
      for method in namespace.methods {
        text.block("\(SwiftServicesWriter.signature(of: method)) {") { text in
          text.line("throw RecordedCall(method: \(SwiftNames.literal(method.wireName)), params: params)")
        }
      }
    }
  }

  private static func header(imports: [String]) -> SourceText {
    var text = SourceText()
    text.line("// swift-format-ignore-file")
    for line in GeneratedFile.notice { text.line("// \(line)") }
    text.line()
    for module in imports { text.line("import \(module)") }
    return text
  }
}
