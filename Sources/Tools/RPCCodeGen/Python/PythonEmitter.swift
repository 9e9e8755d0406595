/// Writes the generated half of the Python package: types, exceptions, and the typed methods of both clients.
struct PythonEmitter: Emitter {
  static let folder = "clients/python/src/cast_rpc/_generated"

  private let folder: String

  init(folder: String = Self.folder) { self.folder = folder }

  var ownedFolders: [String] { [self.folder] }

  func emit(_ spec: APISpec) -> [GeneratedFile] {
    self.translated(self.modules(of: spec), PythonNames(spec))
  }

  /// Returns only the calls and their values, for a protocol whose errors and requests aren't part of the API.
  func emitCalls(of spec: APISpec) -> [GeneratedFile] {
    let package = self.file("__init__.py") {
      $0.line("PROTOCOL_VERSION = \(PythonSyntax.literal(spec.protocolVersion))")
    }
    let values = self.values(of: spec, isWhole: false)
    return self.translated([package] + values + self.methods(of: spec), PythonNames(spec))
  }

  private func translated(_ files: [GeneratedFile], _ names: PythonNames) -> [GeneratedFile] {
    files.map { GeneratedFile(path: $0.path, contents: names.translated($0.contents)) }
  }

  private func modules(of spec: APISpec) -> [GeneratedFile] {
    let package = self.file("__init__.py") { self.writePackage(spec, to: &$0) }
    return [package] + self.values(of: spec, isWhole: true) + self.methods(of: spec)
  }

  /// - Parameter isWhole: Whether there are errors and requests of the server, too.
  private func values(of spec: APISpec, isWhole: Bool) -> [GeneratedFile] {
    let models = PythonModelsWriter(spec: spec)
    var modules = [
      self.file("enums.py") { PythonEnumsWriter(spec: spec).write(to: &$0) },
      self.file("types.py") { models.writeTypes(to: &$0) },
      self.file("dicts.py") { models.writeDictionaries(to: &$0) },
      self.file("params.py") { models.writeParams(to: &$0) },
      self.file("notifications.py") { models.writeNotifications(to: &$0) },
    ]
    if isWhole {
      modules.append(self.file("errors.py") { PythonErrorsWriter(spec: spec).write(to: &$0) })
      modules.append(self.file("requests.py") { models.writeRequests(to: &$0) })
    }
    return modules
  }

  private func methods(of spec: APISpec) -> [GeneratedFile] {
    let methods = PythonAPIWriter(spec: spec)
    return [
      self.file("methods.py") { methods.writeMethods(to: &$0) },
      self.file("blocking.py") { methods.write(.blocking, to: &$0) },
      self.file("asynchronous.py") { methods.write(.asynchronous, to: &$0) },
    ]
  }

  private func writePackage(_ spec: APISpec, to text: inout SourceText) {
    text.line("from .errors import ERRORS")
    text.line("from .notifications import NOTIFICATIONS")
    text.line("from .requests import SERVER_REQUESTS")
    text.line()
    text.line("SPEC_HASH = \(PythonSyntax.literal(spec.hash))")
    text.line("\"\"\"Names the exact API that this package was generated from.\"\"\"")
    text.line("VERSION = \(PythonSyntax.literal(spec.version))")
    text.line("\"\"\"The version of this package, and of the server that it belongs to.\"\"\"")
    text.line("API_LEVEL = \(spec.apiLevel)")
    text.line("PROTOCOL_VERSION = \(PythonSyntax.literal(spec.protocolVersion))")
    text.line()
    text.line(
      "__all__ = [\"API_LEVEL\", \"ERRORS\", \"NOTIFICATIONS\", \"PROTOCOL_VERSION\", \"SERVER_REQUESTS\", \"SPEC_HASH\", \"VERSION\"]"
    )
  }

  private func file(_ name: String, _ write: (inout SourceText) -> Void) -> GeneratedFile {
    var text = SourceText(indentation: "    ")
    for line in GeneratedFile.notice { text.line("# \(line)") }
    text.line("# ruff: noqa")
    text.line("from __future__ import annotations")
    text.line()
    write(&text)
    return GeneratedFile(path: "\(self.folder)/\(name)", contents: text.text)
  }
}
