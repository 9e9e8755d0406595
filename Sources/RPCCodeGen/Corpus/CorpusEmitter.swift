import JSONCodec

/// Writes `spec/corpus`: acceptable and unacceptable values of every type and message, which the tests of every language read.
///
/// One file holds `cases`: `name`, `type` or `method` with `kind` (`type`, `params`, `result`, `notification`, `serverParams`,
/// `serverResult`), `value`, `valid`, and for unacceptable values the `path` of the mistake from the value's root.
public struct CorpusEmitter: Emitter {
  private static let folder = "spec/corpus"

  public init() {}

  public var ownedFolders: [String] { [Self.folder] }

  public func emit(_ spec: APISpec) -> [GeneratedFile] {
    let builder = CorpusBuilder(spec: spec)
    let groups =
      spec.types.map { ($0.name, builder.cases(of: $0)) }
      + spec.methods.map { ($0.wireName, builder.cases(of: $0)) }
      + spec.notifications.map { ($0.wireName, builder.cases(of: $0)) }
      + spec.serverRequests.map { ($0.wireName, builder.cases(of: $0)) }
    return groups.flatMap { name, cases in
      [
        Self.file("valid", name, cases.filter { $0.path == nil }),
        Self.file("invalid", name, cases.filter { $0.path != nil }),
      ].compactMap { $0 }
    }
  }

  private static func file(_ folder: String, _ name: String, _ cases: [CorpusCase]) -> GeneratedFile? {
    guard !cases.isEmpty else { return nil }
    let document: JSONObject = [
      "$comment": .string(GeneratedFile.notice.joined(separator: " ")), "cases": .array(cases.map(\.json)),
    ]
    // `$/overflow` is a fine name for a message, but not for a file.
    let fileName = name.split(separator: "/").joined(separator: "-")
    return GeneratedFile(
      path: "\(Self.folder)/\(folder)/\(fileName).json", contents: PrettyJSON.text(.object(document)) + "\n")
  }
}
