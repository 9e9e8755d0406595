import JSONCodec

/// Writes `spec/openrpc.json`.
public struct OpenRPCEmitter: Emitter {
  public init() {}

  public var ownedFolders: [String] { [] }

  public func emit(_ spec: APISpec) -> [GeneratedFile] {
    let text = PrettyJSON.text(.object(OpenRPCDocument(spec: spec).object))
    return [GeneratedFile(path: "spec/openrpc.json", contents: text + "\n")]
  }
}
