/// Writes the table by which the tests of CastRPCProtocol find the Swift type of a case of the corpus.
public struct SwiftCorpusEmitter: Emitter {
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
    return [Self.file(entries)]
  }

  private static func result(_ result: ResultShape, _ name: String?, _ key: String) -> [(String, String)] {
    result == .empty ? [] : [(key, name ?? "JSONObject")]
  }

  private static func file(_ entries: [(key: String, type: String)]) -> GeneratedFile {
    var text = SourceText()
    text.line("// swift-format-ignore-file")
    for line in GeneratedFile.notice { text.line("// \(line)") }
    text.line()
    for module in ["CastModel", "CastRPCProtocol", "JSONCodec"] { text.line("import \(module)") }
    text.line()
    text.comment("The decoder of each case of the corpus, by kind and name.")
    text.block("enum CorpusDecoders {") { text in
      text.line("static let all: [String: any (JSONCodable & Sendable).Type] = [")
      for entry in entries { text.line("  \(SwiftNames.literal(entry.key)): \(entry.type).self,") }
      text.line("]")
    }
    return GeneratedFile(path: "\(self.folder)/CorpusDecoders.swift", contents: text.text)
  }
}
