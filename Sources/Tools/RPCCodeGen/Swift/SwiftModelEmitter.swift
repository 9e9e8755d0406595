/// Writes the types of `spec/model`, one file per spec file, into CastModel or the module that the file names.
struct SwiftModelEmitter: Emitter {
  private static let folders = [
    TypeDeclaration.Origin.modelTarget: "Sources/Cast/CastModel/Generated",
    "FrameworkLog": "Sources/Support/FrameworkLog/Generated",
  ]

  /// Whether types can be written into a module.
  static func isKnown(target: String) -> Bool { self.folders[target] != nil }

  var ownedFolders: [String] { Self.folders.values.sorted() }
  var seesWire: Bool { true }

  /// Returns the files of the types, and the file of the codes of the errors that the framework throws.
  func emit(_ spec: APISpec) -> [GeneratedFile] {
    let types = spec.types.filter { $0.origin.layer == .model }
    let files = Self.origins(of: types).compactMap { origin -> GeneratedFile? in
      guard let folder = Self.folders[origin.target] else { return nil }
      let types = types.filter { $0.origin == origin }
      let path = "\(folder)/\(Names.upperCamel(origin.group)).swift"
      return SwiftFile(path: path, imports: types.contains(where: \.hasJSON) ? ["JSONCodec"] : []).generate { text in
        let writer = SwiftTypesWriter(spec: spec)
        for type in types { writer.write(type, to: &text) }
      }
    }
    return files + [
      SwiftErrorsWriter(spec: spec).codesFile(folder: Self.folders[TypeDeclaration.Origin.modelTarget] ?? "")
    ]
  }

  private static func origins(of types: [TypeDeclaration]) -> [TypeDeclaration.Origin] {
    var origins: [TypeDeclaration.Origin] = []
    for type in types where origins.last != type.origin { origins.append(type.origin) }
    return origins
  }
}
