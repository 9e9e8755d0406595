import LoopIsolation

/// A file system that keeps synchronised changes, and computes each content that may be left of the rest.
///
/// It promises no more than POSIX: each change of a name may be lost alone until its folder is synchronised, even
/// the name of a file whose content was synchronised; each block of a file may be lost alone, and its length may be
/// that of the file before, after, or between two blocks. A rename is atomic.
struct UnsynchronisedDisk {
  /// The files and folders below the root, by their paths.
  struct Content: Hashable {
    var folders: Set<String> = []
    var files: [String: File] = [:]
  }

  /// A file's bytes, with their hash: the same ones are in thousands of contents, and are hashed once.
  struct File: Hashable {
    let bytes: [UInt8]
    private let hash: Int

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      self.hash = bytes.hashValue
    }

    func hash(into hasher: inout Hasher) { hasher.combine(self.hash) }
  }

  private enum Node: Hashable {
    case folder
    case file(Int)
  }

  private struct NameChange {
    /// The folder whose synchronisation makes the change durable.
    var folder: String
    var old: String?
    var new: String?
    var node: Node?
  }

  private struct Bytes {
    var durable: [UInt8] = []
    var pending: [UInt8] = []
  }

  /// A disk's smallest unit of writing, in bytes.
  private static let block = 512
  /// The most pending changes of which each combination is tried; of more, some.
  private static let mostChanges = 8

  private var durable: [String: Node] = [:]
  private var current: [String: Node] = [:]
  private var pending: [NameChange] = []
  private var files: [Int: Bytes] = [:]

  mutating func apply(_ step: RecordedDisk.Step) {
    switch step {
    case .makeFolder(let path): self.change(NameChange(folder: Self.folder(of: path), new: path, node: .folder))
    case .create(let path, let file):
      self.files[file] = Bytes()
      self.change(NameChange(folder: Self.folder(of: path), new: path, node: .file(file)))
    case .write(let bytes, let file): self.files[file]?.pending += bytes
    case .synchronise(let file):
      guard let bytes = self.files[file] else { return }
      self.files[file] = Bytes(durable: bytes.durable + bytes.pending)
    case .synchroniseFolder(let path):
      for change in self.pending where change.folder == path { Self.apply(change, to: &self.durable) }
      self.pending.removeAll { $0.folder == path }
    case .rename(let old, let new):
      self.change(NameChange(folder: Self.folder(of: new), old: old, new: new, node: self.current[old]))
    case .remove(let path): self.change(NameChange(folder: Self.folder(of: path), old: path))
    case .began, .returned: break
    }
  }

  private mutating func change(_ change: NameChange) {
    Self.apply(change, to: &self.current)
    self.pending.append(change)
  }

  private static func apply(_ change: NameChange, to names: inout [String: Node]) {
    if let old = change.old { names[old] = nil }
    if let new = change.new { names[new] = change.node }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Each content that the disk may have if the power is cut now.
  var contents: Set<Content> {
    var found: Set<Content> = []
    let versions = self.files.mapValues(Self.versions)
    for landed in Self.choices(of: self.pending.count) {
      var names = self.durable
      for (change, isLanded) in zip(self.pending, landed) where isLanded { Self.apply(change, to: &names) }
      found.formUnion(Self.contents(named: names, versions: versions))
    }
    return found
  }

  private static func contents(named names: [String: Node], versions: [Int: [File]]) -> [Content] {
    var contents = [Content()]
    // A folder that is missing hides the names below it.
    let isReachable = { (path: String) in
      var folder = Self.folder(of: path)
      while !folder.isEmpty {
        guard names[folder] == .folder else { return false }
        folder = Self.folder(of: folder)
      }
      return true
    }
    for (path, node) in names.sorted(by: { $0.key < $1.key }) where isReachable(path) {
      switch node {
      case .folder: for index in contents.indices { contents[index].folders.insert(path) }
      case .file(let number):
        contents = contents.flatMap { content in
          (versions[number] ?? []).map { version in
            var content = content
            content.files[path] = version
            return content
          }
        }
      }
    }
    return contents
  }

  /// What may be left of a file: each combination of the blocks that aren't synchronised, at each length.
  private static func versions(of file: Bytes) -> [File] {
    guard !file.pending.isEmpty else { return [File(file.durable)] }
    let blocks = stride(from: 0, to: file.pending.count, by: self.block).map { start in
      file.pending[start..<min(start + self.block, file.pending.count)]
    }
    var versions: Set<[UInt8]> = []
    for landed in self.choices(of: blocks.count) {
      // A block that was lost within the file's length reads as zeros.
      let parts = zip(blocks, landed).map { block, isLanded in isLanded ? Array(block) : block.map { _ in 0 } }
      for count in 0...parts.count { versions.insert(parts.prefix(count).reduce(file.durable, +)) }
    }
    return versions.map(File.init)
  }

  /// Each combination of so many things that may be lost; for many, those that lose an end or one thing, and some more.
  private static func choices(of count: Int) -> [[Bool]] {
    guard count > self.mostChanges else {
      return (0..<1 << count).map { bits in (0..<count).map { bits >> $0 & 1 == 1 } }
    }
    var random = SplitMix64(seed: UInt64(count))
    let ends = (0...count).map { end in (0..<count).map { $0 < end } }
    let holes = (0..<count).map { hole in (0..<count).map { $0 != hole } }
    return ends + holes + (0..<64).map { _ in (0..<count).map { _ in Bool.random(using: &random) } }
  }
}
