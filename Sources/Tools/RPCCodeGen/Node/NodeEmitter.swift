import JSONCodec

/// Writes the generated half of the Node library: JavaScript modules, and declarations for TypeScript beside each.
struct NodeEmitter: Emitter {
  static let folder = "clients/node/src/generated"

  private let folder: String

  init(folder: String = Self.folder) { self.folder = folder }

  var ownedFolders: [String] { [self.folder] }

  func emit(_ spec: APISpec) -> [GeneratedFile] {
    let errors = NodeErrorsWriter(spec: spec)
    return self.emitCalls(of: spec) + [
      self.file("errors.js", errors.script),
      self.file("errors.d.ts", errors.declarations),
      self.file("schema.js") { self.writeSchema(of: spec, to: &$0) },
    ]
  }

  private func writeSchema(of spec: APISpec, to text: inout SourceText) {
    let table = SchemaTable(spec: spec)
    for (name, object) in [
      ("types", table.types), ("methods", table.methods), ("notifications", table.notifications),
      ("serverRequests", table.serverRequests),
    ] {
      text.gap()
      text.block("export const \(name) = {", closing: "};") { text in
        for member in object.members { text.line("'\(member.key)': \(member.value.jsonText),") }
      }
    }
  }

  /// Returns only the calls and their values, for a protocol whose errors aren't part of the API.
  func emitCalls(of spec: APISpec) -> [GeneratedFile] {
    let enums = NodeEnumsWriter(spec: spec)
    let types = NodeTypesWriter(spec: spec)
    let api = NodeAPIWriter(spec: spec)
    return [
      self.file("enums.js", enums.script),
      self.file("enums.d.ts", enums.declarations),
      self.file("types.d.ts", types.types),
      self.file("messages.d.ts", types.messages),
      self.file("api.js", api.script),
      self.file("api.d.ts", api.declarations),
    ]
  }

  private func file(_ name: String, _ write: (inout SourceText) -> Void) -> GeneratedFile {
    var text = SourceText()
    for line in GeneratedFile.notice { text.line("// \(line)") }
    text.line()
    write(&text)
    return GeneratedFile(path: "\(self.folder)/\(name)", contents: text.text)
  }
}
