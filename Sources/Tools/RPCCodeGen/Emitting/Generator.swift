import Foundation

/// Writes the emitters' files for a spec into a repository, or returns the differences.
public struct Generator {
  private let root: String
  private let emitters: [any Emitter]
  private let receiverEmitter = ReceiverControlEmitter()

  /// Creates a generator with every emitter of this tool.
  ///
  /// - Parameter root: The repository's folder.
  public init(root: String) { self.init(root: root, emitters: Self.allEmitters) }

  /// - Parameter emitters: In the order in which they run.
  init(root: String, emitters: [any Emitter]) {
    self.root = root
    self.emitters = emitters
  }

  static var allEmitters: [any Emitter] {
    [
      SwiftModelEmitter(), SwiftProtocolEmitter(), SwiftClientEmitter(), SwiftTestsEmitter(), OpenRPCEmitter(),
      MarkdownEmitter(),
      CorpusEmitter(), NodeEmitter(), PythonEmitter(), LuaEmitter(), EmacsLispEmitter(), GoEmitter(),
    ]
  }

  /// A difference between a generated file and the tree.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The kind of difference.
    public enum Kind: String, Hashable, Sendable {
      /// The file doesn't exist.
      case missing = "is missing"
      /// Its contents differ from the generated ones.
      case stale = "is stale"
      /// It is in a folder of generated files, but isn't generated any more.
      case abandoned = "is no longer generated"
    }
    /// The file, relative to the repository's root.
    public var path: String
    /// The kind of difference.
    public var kind: Kind

    public var description: String { "\(self.path) \(self.kind.rawValue)" }
  }

  /// Returns the differences between the tree and the generated files, ordered by path.
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

  /// Writes the files that differ, and removes those that aren't generated any more.
  ///
  /// - Returns: The differences that were removed.
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
    return self.emitters.flatMap { $0.emit($0.seesWire ? spec : spec.withoutWire) } + (try self.receiverFiles())
      + (try VersionStamps(root: self.root).files(spec.version))
  }

  /// Returns the generated files of the receiver's spec, if there is one.
  private func receiverFiles() throws -> [GeneratedFile] {
    let path = self.absolute("spec/\(ReceiverSpecLoader.file)")
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return self.receiverEmitter.emit(try ReceiverSpecLoader().load(text))
  }

  private func absolute(_ path: String) -> String { "\(self.root)/\(path)" }

  /// Returns the files in the emitters' folders that are not among `files`.
  private func abandoned(among files: [GeneratedFile]) -> [String] {
    let made = Set(files.map(\.path))
    return (self.emitters + [self.receiverEmitter]).flatMap(\.ownedFolders).flatMap { folder -> [String] in
      let paths = FileManager.default.enumerator(atPath: self.absolute(folder))?.compactMap { $0 as? String } ?? []
      return paths.map { "\(folder)/\($0)" }.filter { path in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: self.absolute(path), isDirectory: &isFolder)
        return exists && !isFolder.boolValue && !made.contains(path) && !path.contains("/__pycache__/")
      }
    }
  }
}

/// Writes files from the spec: one language, or one kind of document.
///
/// Equal specs must give equal bytes, so emitters process the spec in its order and use neither a clock nor the order
/// of a dictionary.
protocol Emitter {
  /// The folders (relative to the repository's root, without a slash at the end) that belong only to this emitter.
  /// Other files in them are stale.
  var ownedFolders: [String] { get }
  func emit(_ spec: APISpec) -> [GeneratedFile]
  /// Whether it gets the types that are only sent between senders and receivers, which clients never see.
  var seesWire: Bool { get }
}

extension Emitter {
  var seesWire: Bool { false }
}

/// A file that an emitter wrote.
struct GeneratedFile: Hashable, Sendable {
  /// The path, relative to the repository's root: `Sources/Cast/CastModel/Generated/Media.swift`.
  var path: String
  var contents: String

  /// The first lines of every generated file, without comment marks.
  static let notice: [String] = [
    "Generated from spec/ by cast-rpc-gen. Do not edit.",
    "To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)",
  ]
}
