/// Writes the module CastModel: the types of `spec/model`, one file per spec file.
public struct SwiftModelEmitter: Emitter {
  private static let folder = "Sources/CastModel/Generated"

  public init() {}

  public var ownedFolders: [String] { [Self.folder] }

  public func emit(_ spec: APISpec) -> [GeneratedFile] {
    let types = spec.types.filter { $0.origin.layer == .model }
    return Self.groups(of: types).map { group in
      SwiftFile(path: "\(Self.folder)/\(Names.upperCamel(group)).swift", imports: ["JSONCodec"]).generate { text in
        let writer = SwiftTypesWriter(spec: spec)
        for type in types where type.origin.group == group { writer.write(type, to: &text) }
      }
    }
  }

  private static func groups(of types: [TypeDeclaration]) -> [String] {
    var groups: [String] = []
    for type in types where groups.last != type.origin.group { groups.append(type.origin.group) }
    return groups
  }
}
