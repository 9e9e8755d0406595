/// Writes data for the tests of CastRPCProtocol and CastRPCClient: the Swift type of each case of the corpus, of the
/// types that the server reads, and of those that a client reads and writes.
struct SwiftTestsEmitter: Emitter {
  private static let folder = "Tests/CastRPCProtocolTests/Generated"
  private static let clientFolder = "Tests/CastRPCClientTests/Generated"

  var ownedFolders: [String] { [Self.folder, Self.clientFolder] }

  func emit(_ spec: APISpec) -> [GeneratedFile] { [self.decodersFile(spec), self.codecsFile(spec)] }

  private func decodersFile(_ spec: APISpec) -> GeneratedFile {
    let directions = DirectionTable(spec)
    var entries = spec.types.filter { spec.isEnum($0.name) || directions[$0.name].contains(.decoded) }.map {
      (key: "type \($0.name)", type: $0.name)
    }
    entries += spec.methods.map { ("params \($0.wireName)", $0.paramsTypeName) }
    entries += spec.serverRequests.filter { $0.result != .empty }.map {
      ("serverResult \($0.wireName)", $0.resultTypeName ?? "JSONObject")
    }
    let modules = Set(spec.types.map(\.origin.target) + ["CastModel", "CastRPCProtocol", "JSONCodec"])
    return Self.file(
      "\(Self.folder)/CorpusDecoders.swift", modules, of: "any (JSONDecodable & Sendable).Type", entries,
      comment: "The decoder of each case of the corpus that the server reads, by kind and name.")
  }

  private func codecsFile(_ spec: APISpec) -> GeneratedFile {
    let client = DirectionTable(client: spec)
    let both = spec.types.filter { type in
      guard case .object(let shape) = type.shape, !shape.isOptions else { return false }
      return client[type.name] != [] && client[type.name].union(DirectionTable(spec)[type.name]) == .both
    }
    var entries = both.map { (key: "type \($0.name)", type: $0.name) }
    entries += spec.methods.map { ("params \($0.wireName)", $0.paramsTypeName) }
    entries += spec.methods.compactMap { method in method.resultTypeName.map { ("result \(method.wireName)", $0) } }
    entries += spec.notifications.map { ("notification \($0.wireName)", $0.typeName) }
    entries += spec.serverRequests.map { ("serverParams \($0.wireName)", $0.paramsTypeName) }
    entries += spec.serverRequests.compactMap { request in
      request.resultTypeName.map { ("serverResult \(request.wireName)", $0) }
    }
    return Self.file(
      "\(Self.clientFolder)/CorpusCodecs.swift", ["CastRPCClient"], of: "any (JSONCodable & Sendable).Type", entries,
      comment: "The type of each case of the corpus that a client reads or writes, by kind and name.")
  }

  private static func file(
    _ path: String, _ modules: Set<String>, of type: String, _ entries: [(key: String, type: String)], comment: String
  ) -> GeneratedFile {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return SwiftFile(path: path, imports: [], internalImports: modules.sorted()).generate { text in
      text.line()
      text.comment(comment)
      text.block("enum \(name) {") { text in
        text.block("static let all: [String: \(type)] = [", closing: "]") { text in
          for entry in entries { text.line("\(SwiftNames.literal(entry.key)): \(entry.type).self,") }
        }
      }
    }
  }
}
