import JSONCodec

/// Writes `spec/corpus`: acceptable and unacceptable values of every type and message, which the tests of every
/// language read.
///
/// `valid.jsonl` and `invalid.jsonl` hold one case a line: `kind` (`type`, `params`, `result`, `notification`,
/// `serverParams`, `serverResult`), `type` or `method`, `name`, `value`, and for unacceptable values the `path` of
/// the mistake from the value's root.
struct CorpusEmitter: Emitter {
  private static let folder = "spec/corpus"

  var ownedFolders: [String] { [Self.folder] }

  func emit(_ spec: APISpec) -> [GeneratedFile] {
    let builder = CorpusBuilder(spec: spec)
    let cases =
      spec.types.flatMap { builder.cases(of: $0) } + spec.methods.flatMap { builder.cases(of: $0) }
      + spec.notifications.flatMap { builder.cases(of: $0) } + spec.serverRequests.flatMap { builder.cases(of: $0) }
    return [
      Self.file("valid", cases.filter { $0.path == nil }), Self.file("invalid", cases.filter { $0.path != nil }),
    ]
  }

  private static func file(_ name: String, _ cases: [CorpusCase]) -> GeneratedFile {
    GeneratedFile(
      path: "\(Self.folder)/\(name).jsonl", contents: cases.map { "\($0.json.jsonText)\n" }.joined())
  }
}
