/// Writes what the tests of CastRPCProtocol need of everything that the server reads: the Swift type of each case of the corpus.
struct SwiftTestsEmitter: Emitter {
  private static let folder = "Tests/CastRPCProtocolTests/Generated"

  init() {}

  var ownedFolders: [String] { [Self.folder] }

  func emit(_ spec: APISpec) -> [GeneratedFile] {
    let directions = DirectionTable(spec)
    var entries = spec.types.filter { spec.isEnum($0.name) || directions[$0.name].contains(.decoded) }.map {
      (key: "type \($0.name)", type: $0.name)
    }
    entries += spec.methods.map { ("params \($0.wireName)", $0.paramsTypeName) }
    entries += spec.serverRequests.filter { $0.result != .empty }.map {
      ("serverResult \($0.wireName)", $0.resultTypeName ?? "JSONObject")
    }
    var text = SourceText()
    text.line("// swift-format-ignore-file")
    for line in GeneratedFile.notice { text.line("// \(line)") }
    text.line()
    let modules = Set(spec.types.map(\.origin.target) + ["CastModel", "CastRPCProtocol", "JSONCodec"])
    for module in modules.sorted() { text.line("import \(module)") }
    text.line()
    text.comment("The decoder of each case of the corpus that the server reads, by kind and name.")
    text.block("enum CorpusDecoders {") { text in
      text.block("static let all: [String: any (JSONDecodable & Sendable).Type] = [", closing: "]") { text in
        for entry in entries { text.line("\(SwiftNames.literal(entry.key)): \(entry.type).self,") }
      }
    }
    return [GeneratedFile(path: "\(Self.folder)/CorpusDecoders.swift", contents: text.text)]
  }
}
