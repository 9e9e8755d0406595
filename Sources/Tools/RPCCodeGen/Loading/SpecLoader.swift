import Foundation

/// Reads a spec folder and checks it.
struct SpecLoader {
  /// Returns the spec in `folder`.
  ///
  /// - Throws: ``SpecError`` with every problem.
  func load(folder: String) throws -> APISpec {
    try self.load(files: try Self.files(in: folder))
  }

  /// Returns the spec in `files`: their texts by path relative to the spec folder (`rpc/media.json`).
  func load(files: [String: String]) throws(SpecError) -> APISpec {
    let problems = SpecProblems()
    let reader = SpecReader()
    var spec = APISpec()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      guard let role = Self.role(of: path), let section = SpecSection.parsing(text, file: path, problems) else {
        continue
      }
      switch role {
      case .api: Self.readTitle(section, into: &spec)
      case .errors: spec.errors = reader.errors(section)
      case .sdkNames: spec.sdkNames = reader.sdkNames(section)
      case .gckErrors: spec.gckErrors = reader.gckErrors(section)
      case .clientErrors: spec.clientErrors = reader.clientErrors(section)
      case .model(let group):
        _ = section.optionalString("description")
        let origin = TypeDeclaration.Origin(
          layer: .model, group: group, target: section.optionalString("target"), isWire: section.flag("wire"))
        if !SwiftModelEmitter.isKnown(target: origin.target) {
          section.report("`\(origin.target)` is no module for types", at: "target")
        }
        spec.types += reader.types(section.sections("types"), origin: origin, reader.directions(section))
      case .rpc(let group):
        spec.types += reader.types(section.sections("types"), origin: .init(layer: .rpc, group: group))
        let namespace = reader.namespace(section)
        spec.namespaces.append(namespace)
        if namespace.name != group { section.report("must be `\(group)`, like its file", at: "namespace") }
      }
      if ![.errors, .gckErrors, .clientErrors].contains(role) { section.close() }
    }
    if files["api.json"] == nil { problems.report("is missing", file: "api.json", path: "") }
    for file in ["errors.json", "gck_errors.json"] where files[file] == nil {
      problems.report("is missing", file: file, path: "")
    }
    spec.resolveSharedDefaults()
    SpecChecker(spec: spec, problems: problems).check()
    guard problems.all.isEmpty else { throw SpecError(problems: problems.all) }
    spec.resolveUnlimitedTimes()
    return spec
  }

  private enum Role: Equatable {
    case api, errors, gckErrors, clientErrors, sdkNames
    case model(String), rpc(String)
  }

  /// Returns the role of `path`, or `nil` for files that aren't read (`openrpc.json`, `corpus/`, `history/`).
  private static func role(of path: String) -> Role? {
    switch path {
    case "api.json": return .api
    case "errors.json": return .errors
    case "gck_errors.json": return .gckErrors
    case "client_errors.json": return .clientErrors
    case "sdk_names.json": return .sdkNames
    default: break
    }
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 2, parts[1].hasSuffix(".json") else { return nil }
    switch parts[0] {
    case "model": return .model(String(parts[1].dropLast(5)))
    case "rpc": return .rpc(String(parts[1].dropLast(5)))
    default: return nil
    }
  }

  private static func readTitle(_ section: SpecSection, into spec: inout APISpec) {
    spec.title = section.string("title")
    spec.version = section.string("version")
    spec.apiLevel = section.integer("apiLevel")
    spec.apiCompatible = section.integer("apiCompatible")
    spec.protocolVersion = section.string("protocolVersion")
    spec.description = section.string("description")
  }

  private static func files(in folder: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for part in ["", "model", "rpc"] {
      let directory = part.isEmpty ? folder : "\(folder)/\(part)"
      for name in try FileManager.default.contentsOfDirectory(atPath: directory) where name.hasSuffix(".json") {
        let path = part.isEmpty ? name : "\(part)/\(name)"
        guard Self.role(of: path) != nil else { continue }
        files[path] = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      }
    }
    return files
  }
}
