import Glibc
import StateFiles

extension ImageStore {
  /// What a folder holds.
  package struct Usage: Sendable, Hashable {
    package var bytes: Int64 = 0
    package var entries = 0
    /// How many copies went, for room, for their age, or because they were damaged.
    package var removedEntries = 0
    /// How many files went that nothing referred to: of a crash, or of copies that went.
    package var removedFiles = 0
  }

  /// So many files of each kind are looked at.
  private static let maximumFiles = 500_000

  /// Looks through the whole folder: removes what is damaged, what a crash left, what is too old and what is too much.
  ///
  /// - Parameter reserve: So many bytes must be free below the limit in the end.
  package func maintain(
    _ limits: EvictionPlan.Limits, now: Int64, reserve: Int64 = 0
  ) throws(ImageCacheError) -> Usage {
    // Whoever adds has the lock too: what is half written now is nobody's.
    let lock = try self.lock(.exclusive)
    defer { withExtendedLifetime(lock) {} }
    var usage = Usage()
    let (entries, damaged) = self.readEntries()
    for path in damaged where unlink(path) == 0 { usage.removedEntries += 1 }
    let (objects, foreign) = self.readObjects()
    for path in foreign where unlink(path) == 0 { usage.removedFiles += 1 }
    let whole = entries.filter { objects[$0.key.object]?.size == $0.size }
    let plan = EvictionPlan(
      entries: whole.map(\.key), objects: objects.mapValues(\.size), limits: limits, now: now, reserve: reserve)
    let kept = Set(whole.map(\.key.name)).subtracting(plan.entries)
    for entry in entries where !kept.contains(entry.key.name) {
      if self.file(of: ImageKey(name: entry.key.name)).remove() { usage.removedEntries += 1 }
    }
    for object in plan.objects {
      if let path = objects[object]?.path, unlink(path) == 0 { usage.removedFiles += 1 }
    }
    usage.removedFiles += self.removeTransient(before: now - Self.transientAge)
    usage.bytes = plan.keptBytes
    usage.entries = plan.keptEntries
    return usage
  }

  /// Removes everything.
  package func clear() throws(ImageCacheError) -> Usage {
    try self.maintain(EvictionPlan.Limits(bytes: 0, entries: 0, age: -1), now: 0)
  }

  // MARK: Looking

  private func readEntries() -> (entries: [(key: EvictionPlan.Entry, size: Int64)], damaged: [String]) {
    var entries: [(key: EvictionPlan.Entry, size: Int64)] = []
    var damaged: [String] = []
    Self.forEachFile(below: self.entries) { directory, name in
      let file = directory.file(name)
      var info = stat()
      let key = name.hasSuffix(".json") ? String(name.dropLast(5)) : ""
      guard Digest.isDigest(key), key.hasPrefix(directory.path.suffix(2)), lstat(file.path, &info) == 0,
        let bytes = try? file.read(maximumBytes: ImageEntry.maximumBytes), let entry = ImageEntry(bytes)
      else { return damaged.append(file.path) }
      entries.append(
        (
          .init(
            name: key, object: entry.object, lastUsed: Double(info.st_mtim.tv_sec) + Double(info.st_mtim.tv_nsec) / 1e9),
          entry.size
        ))
    }
    return (entries, damaged)
  }

  private func readObjects() -> (objects: [String: (path: String, size: Int64)], foreign: [String]) {
    var objects: [String: (path: String, size: Int64)] = [:]
    var foreign: [String] = []
    Self.forEachFile(below: self.objects) { directory, name in
      let path = directory.file(name).path
      let digest = String(name.prefix { $0 != "." })
      guard Digest.isDigest(digest), objects[digest] == nil, let size = Self.size(of: path) else {
        return foreign.append(path)
      }
      objects[digest] = (path, size)
    }
    return (objects, foreign)
  }

  /// Removes pictures that may not be kept and are older; the number of them.
  private func removeTransient(before: Int64) -> Int {
    Self.names(in: self.transient.path).count { name in
      let path = self.transient.file(name).path
      var info = stat()
      guard lstat(path, &info) == 0, Int64(info.st_mtim.tv_sec) < before || before < 0 || name.hasPrefix(".") else {
        return false
      }
      return unlink(path) == 0
    }
  }

  private static func forEachFile(below directory: StateDirectory, _ body: (StateDirectory, String) -> Void) {
    var seen = 0
    for part in self.names(in: directory.path) where part.utf8.count == 2 {
      let folder = directory.directory(part)
      for name in self.names(in: folder.path) where seen < self.maximumFiles {
        seen += 1
        body(folder, name)
      }
    }
  }

  /// The names in a folder, hidden ones included; none where there is no such folder.
  private static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < self.maximumFiles, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
