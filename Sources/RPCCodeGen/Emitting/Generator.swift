import Foundation

/// Writes what the emitters make of a spec into a repository, or says what there differs from it.
public struct Generator {
  private let root: String
  private let emitters: [any Emitter]

  /// - Parameters:
  ///   - root: The repository's folder.
  ///   - emitters: In the order in which they run.
  public init(root: String, emitters: [any Emitter] = Generator.allEmitters) {
    self.root = root
    self.emitters = emitters
  }

  /// Every emitter of this tool.
  public static var allEmitters: [any Emitter] {
    [
      SwiftModelEmitter(), SwiftProtocolEmitter(), SwiftTestsEmitter(), OpenRPCEmitter(), MarkdownEmitter(),
      CorpusEmitter(), NodeEmitter(), PythonEmitter(),
    ]
  }

  /// What is wrong with a generated file in the tree.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Hashable, Sendable {
      case missing = "is missing"
      case stale = "is stale"
      /// It is in a folder of generated files, but nothing makes it any more.
      case abandoned = "is no longer generated"
    }
    public var path: String
    public var kind: Kind

    public var description: String { "\(self.path) \(self.kind.rawValue)" }
  }

  /// Where the tree differs from what the spec makes, ordered by path.
  public func differences() throws -> [Difference] {
    let files = try self.files()
    var differences: [Difference] = []
    for file in files {
      guard let data = FileManager.default.contents(atPath: self.absolute(file.path)) else {
        differences.append(Difference(path: file.path, kind: .missing))
        continue
      }
      if !data.elementsEqual(file.contents.utf8) { differences.append(Difference(path: file.path, kind: .stale)) }
    }
    differences += self.abandoned(among: files).map { Difference(path: $0, kind: .abandoned) }
    return differences.sorted { $0.path < $1.path }
  }

  /// Writes the files that differ and removes those that are no longer made.
  ///
  /// - Returns: What was changed.
  public func write() throws -> [Difference] {
    let differences = try self.differences()
    let contents = Dictionary(uniqueKeysWithValues: try self.files().map { ($0.path, $0.contents) })
    for difference in differences {
      let path = self.absolute(difference.path)
      guard let text = contents[difference.path] else {
        try FileManager.default.removeItem(atPath: path)
        continue
      }
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    return differences
  }

  private func files() throws -> [GeneratedFile] {
    let spec = try SpecLoader().load(folder: self.absolute("spec"))
    return self.emitters.flatMap { $0.emit(spec) } + (try VersionStamps(root: self.root).files(spec.version))
  }

  private func absolute(_ path: String) -> String { "\(self.root)/\(path)" }

  /// The files in the emitters' folders that are not among `files`.
  private func abandoned(among files: [GeneratedFile]) -> [String] {
    let made = Set(files.map(\.path))
    return self.emitters.flatMap(\.ownedFolders).flatMap { folder -> [String] in
      let paths = FileManager.default.enumerator(atPath: self.absolute(folder))?.compactMap { $0 as? String } ?? []
      return paths.map { "\(folder)/\($0)" }.filter { path in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: self.absolute(path), isDirectory: &isFolder)
        return exists && !isFolder.boolValue && !made.contains(path) && !path.contains("/__pycache__/")
      }
    }
  }
}
