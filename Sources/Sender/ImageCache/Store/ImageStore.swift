import Glibc
import MediaFormats
package import StateFiles
import TLS

/// The folder of the cache. All functions block; several servers may work on it at once.
///
/// `objects/ab/…` are the pictures, each named by the digest of its bytes; `entries/ab/…` map URLs to pictures, each
/// in a separate file that is replaced as a whole; `transient/` has pictures that may not be cached. Only complete
/// files are referenced, so a crash at any moment leaves at most unreferenced files, which
/// ``maintain(_:now:)`` removes. A copy's last use is the time of its entry's file.
package struct ImageStore: Sendable {
  package let directory: StateDirectory
  /// How long an image that may not be cached is kept for its requester, in seconds.
  package static let transientAge: Int64 = 600
  /// The seconds for which a picture that may not be kept stays, even if there are too many.
  private static let leastTransientAge: Int64 = 60

  /// The longest wait for another server's lock, in milliseconds.
  var patience = ImageStore.fullPatience
  static let fullPatience = 5_000

  package init(_ directory: StateDirectory) { self.directory = directory }

  var entries: StateDirectory { self.directory.directory("entries") }
  var objects: StateDirectory { self.directory.directory("objects") }
  var transient: StateDirectory { self.directory.directory("transient") }

  /// Makes the folder where it is missing.
  package func prepare() throws(ImageCacheError) {
    do throws(StateFileError) {
      try self.directory.create()
    } catch {
      throw ImageCacheError(.storeUnavailable, "The cache of pictures can't be used: \(error)", cause: error)
    }
  }

  func lock(_ kind: StoreLock.Kind) throws(ImageCacheError) -> StoreLock {
    try self.prepare()
    return try StoreLock("\(self.directory.path)/lock", kind, patience: self.patience)
  }

  // MARK: Reading

  /// Returns the copy `key`, which counts as used now; `nil` if there is none, or it is damaged.
  package func lookUp(_ key: ImageKey) throws(ImageCacheError) -> StoredImage? {
    let lock = try self.lock(.shared)
    defer { withExtendedLifetime(lock) {} }
    let file = self.file(of: key)
    guard let bytes = try? file.read(maximumBytes: ImageEntry.maximumBytes) else { return nil }
    guard let entry = ImageEntry(bytes), let path = self.path(of: entry) else {
      file.discard()
      return nil
    }
    utimensat(AT_FDCWD, file.path, nil, AT_SYMLINK_NOFOLLOW)
    return StoredImage(path: path, entry: entry)
  }

  /// Returns the path of an entry's picture; `nil` if the picture is missing or incomplete.
  private func path(of entry: ImageEntry) -> String? {
    let path = self.object(entry.object, entry.info.type).path
    return Self.size(of: path) == entry.size ? path : nil
  }

  // MARK: Writing

  /// Adds a picture and its entry for `key`.
  ///
  /// - Throws: `storeUnavailable`; the earlier copy then stays.
  package func store(
    _ bytes: [UInt8], _ key: ImageKey, entry make: (String) -> ImageEntry
  ) throws(ImageCacheError) -> StoredImage {
    let entry = make(Digest.sha256Text(bytes))
    let lock = try self.lock(.shared)
    defer { withExtendedLifetime(lock) {} }
    let object = self.object(entry.object, entry.info.type)
    if Self.size(of: object.path) != entry.size { try object.replace(with: bytes, isDurable: true) }
    try self.file(of: key).replace(with: entry.bytes, isDurable: false)
    return StoredImage(path: object.path, entry: entry)
  }

  /// Replaces the entry of a copy whose picture is the same; `nil` if the picture was removed meanwhile.
  package func update(_ key: ImageKey, to entry: ImageEntry) throws(ImageCacheError) -> StoredImage? {
    let lock = try self.lock(.shared)
    defer { withExtendedLifetime(lock) {} }
    guard let path = self.path(of: entry) else { return nil }
    try self.file(of: key).replace(with: entry.bytes, isDurable: false)
    return StoredImage(path: path, entry: entry)
  }

  /// Stores a picture that may not be cached.
  package func storeTransient(
    _ bytes: [UInt8], entry make: (String) -> ImageEntry
  ) throws(ImageCacheError) -> StoredImage {
    let entry = make(Digest.sha256Text(bytes))
    let lock = try self.lock(.shared)
    defer { withExtendedLifetime(lock) {} }
    let file = self.transient.file("\(entry.object).\(entry.info.type.fileSuffix)")
    try file.replace(with: bytes, isDurable: false)
    return StoredImage(path: file.path, entry: entry)
  }

  package func remove(_ key: ImageKey) throws(ImageCacheError) {
    let lock = try self.lock(.shared)
    defer { withExtendedLifetime(lock) {} }
    self.file(of: key).discard()
  }

  // MARK: Names

  func file(of key: ImageKey) -> StateFile {
    self.entries.directory(String(key.name.prefix(2))).file("\(key.name).json")
  }

  private func object(_ digest: String, _ type: ImageType) -> StateFile {
    self.objects.directory(String(digest.prefix(2))).file("\(digest).\(type.fileSuffix)")
  }

  /// Returns the length of the file at `path`, in bytes; `nil` if the file is missing, or isn't a regular one.
  static func size(of path: String) -> Int64? {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(info.st_size)
  }
}

extension StateFile {
  /// Replaces the file as a whole.
  ///
  /// - Parameter isDurable: Whether to sync the file to disk before it gets its name. A small file that is checked
  ///   when read doesn't need it: an empty one would be detected by its length.
  fileprivate func replace(with bytes: [UInt8], isDurable: Bool) throws(ImageCacheError) {
    do throws(StateFileError) {
      try self.directory.create()
      try self.replace(with: bytes, waitingFor: isDurable ? .content : .memory)
    } catch {
      throw ImageCacheError(
        .storeUnavailable, "The cache of pictures can't be used: \(error)",
        cause: error.errorNumber.map { SystemErrorNumber(value: $0) } ?? error)
    }
  }
}

extension ImageStore {
  /// Removes at least half of the contents, the least recently used first, because the disk is full.
  ///
  /// - Throws: `storeUnavailable` if no file could be removed.
  package func makeRoom(for bytes: Int64, _ limits: EvictionPlan.Limits, now: Int64) throws(ImageCacheError) {
    let before = try self.maintain(limits, now: now)
    let half = EvictionPlan.Limits(
      bytes: max(0, min(before.bytes / 2, before.bytes - 2 * bytes)), entries: limits.entries, age: limits.age)
    let after = try self.maintain(half, now: now)
    guard before.removedFiles + after.removedFiles > 0 else {
      throw ImageCacheError(
        .storeUnavailable, "The disk with \(self.directory.path) is full, and no pictures of ours are left to remove.")
    }
  }

  /// The contents of a folder.
  package struct Usage: Sendable, Hashable {
    package var bytes: Int64 = 0
    package var entries = 0
    /// The number of removed copies: beyond the limits, too old, or damaged.
    package var removedEntries = 0
    /// The number of removed files without an entry: left by a crash or by removed copies, and transient pictures.
    package var removedFiles = 0
  }

  /// The most files of each kind that are checked.
  private static let maximumFiles = 500_000

  /// Checks the whole folder: removes damaged copies, leftovers of a crash, copies that are too old, and those beyond
  /// the limits.
  package func maintain(_ limits: EvictionPlan.Limits, now: Int64) throws(ImageCacheError) -> Usage {
    // Writers hold the lock too, so a half-written file is a leftover.
    let lock = try self.lock(.exclusive)
    defer { withExtendedLifetime(lock) {} }
    var usage = Usage()
    let (entries, damaged) = self.readEntries()
    for path in damaged where unlink(path) == 0 { usage.removedEntries += 1 }
    let (objects, foreign) = self.readObjects()
    for path in foreign where unlink(path) == 0 { usage.removedFiles += 1 }
    let whole = entries.filter { objects[$0.key.object]?.size == $0.size }
    let plan = EvictionPlan(
      entries: whole.map(\.key), objects: objects.mapValues(\.size), limits: limits, now: now)
    let kept = Set(whole.map(\.key.name)).subtracting(plan.entries)
    for entry in entries where !kept.contains(entry.key.name) {
      if self.file(of: ImageKey(name: entry.key.name)).discard() { usage.removedEntries += 1 }
    }
    for object in plan.objects {
      if let path = objects[object]?.path, unlink(path) == 0 { usage.removedFiles += 1 }
    }
    usage.removedFiles += self.removeTransient(now: now, limit: limits)
    usage.bytes = plan.keptBytes
    usage.entries = plan.keptEntries
    return usage
  }

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
      guard Digest.isSHA256Text(key), key.hasPrefix(directory.path.suffix(2)), lstat(file.path, &info) == 0,
        let bytes = try? file.read(maximumBytes: ImageEntry.maximumBytes), let entry = ImageEntry(bytes)
      else { return damaged.append(file.path) }
      let lastUsed = Double(info.st_mtim.tv_sec) + Double(info.st_mtim.tv_nsec) / 1e9
      entries.append((.init(name: key, object: entry.object, lastUsed: lastUsed), entry.size))
    }
    return (entries, damaged)
  }

  private func readObjects() -> (objects: [String: (path: String, size: Int64)], foreign: [String]) {
    var objects: [String: (path: String, size: Int64)] = [:]
    var foreign: [String] = []
    Self.forEachFile(below: self.objects) { directory, name in
      let path = directory.file(name).path
      let digest = String(name.prefix { $0 != "." })
      guard Digest.isSHA256Text(digest), objects[digest] == nil, let size = Self.size(of: path) else {
        return foreign.append(path)
      }
      objects[digest] = (path, size)
    }
    return (objects, foreign)
  }

  /// Removes the pictures that may not be kept and are too old, and the oldest ones beyond the limit of bytes; returns
  /// their number. Beyond the limit, one that was stored in the last minute stays: a client is about to read it.
  private func removeTransient(now: Int64, limit: EvictionPlan.Limits) -> Int {
    var files: [(path: String, storedAt: Int64, size: Int64)] = []
    var removed = 0
    for name in Self.names(in: self.transient.path) {
      let path = self.transient.file(name).path
      var info = stat()
      guard lstat(path, &info) == 0 else { continue }
      let storedAt = Int64(info.st_mtim.tv_sec)
      if storedAt < now - Self.transientAge || limit.age < 0 || name.hasPrefix(".") {
        if unlink(path) == 0 { removed += 1 }
      } else {
        files.append((path, storedAt, Int64(info.st_size)))
      }
    }
    var bytes = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { $0.storedAt < $1.storedAt })
    where bytes > limit.bytes && file.storedAt < now - Self.leastTransientAge {
      bytes -= file.size
      if unlink(file.path) == 0 { removed += 1 }
    }
    return removed
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

  /// Returns the names in the folder at `path`, including hidden ones; an empty array if the folder can't be opened.
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
