import Glibc
package import StateFiles

/// The folder of the cache. All functions block; several servers may work on it at once.
///
/// `objects/ab/…` are the pictures, each named by the digest of its bytes; `entries/ab/…` say which URL has which picture, each in
/// a file of its own that is replaced as a whole; `transient/` has pictures that may not be kept. Nothing refers to what isn't
/// complete, so a crash at any moment leaves at most files that nothing refers to, which ``maintain(_:now:reserve:)`` removes. A copy's
/// last use is the time of its entry's file.
package struct ImageStore: Sendable {
  package let directory: StateDirectory
  /// So long a picture that may not be kept stays for whoever asked for it, in seconds.
  package static let transientAge: Int64 = 600

  /// How long another server's lock is waited for, in milliseconds.
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

  /// The copy `key`, which counts as used now; `nil` if there is none, or it is damaged.
  package func lookUp(_ key: ImageKey) throws(ImageCacheError) -> StoredImage? {
    let lock = try self.lock(.shared)
    defer { withExtendedLifetime(lock) {} }
    let file = self.file(of: key)
    guard let bytes = try? file.read(maximumBytes: ImageEntry.maximumBytes) else { return nil }
    guard let entry = ImageEntry(bytes), let path = self.path(of: entry) else {
      file.remove()
      return nil
    }
    utimensat(AT_FDCWD, file.path, nil, AT_SYMLINK_NOFOLLOW)
    return StoredImage(path: path, entry: entry)
  }

  /// Where an entry's picture is, if it is there as a whole.
  private func path(of entry: ImageEntry) -> String? {
    let path = self.object(entry.object, entry.info.type).path
    return Self.size(of: path) == entry.size ? path : nil
  }

  // MARK: Writing

  /// Adds a picture, and says that `key` has it.
  ///
  /// - Throws: `storeUnavailable`; what was there before is still there then.
  package func store(
    _ bytes: [UInt8], _ key: ImageKey, entry make: (String) -> ImageEntry
  ) throws(ImageCacheError) -> StoredImage {
    let entry = make(Digest.sha256(bytes))
    let lock = try self.lock(.shared)
    defer { withExtendedLifetime(lock) {} }
    let object = self.object(entry.object, entry.info.type)
    if Self.size(of: object.path) != entry.size { try object.replace(with: bytes, isDurable: true) }
    try self.file(of: key).replace(with: entry.bytes, isDurable: false)
    return StoredImage(path: object.path, entry: entry)
  }

  /// Says something else of a copy whose picture is the same; `nil` if the picture has gone meanwhile.
  package func update(_ key: ImageKey, to entry: ImageEntry) throws(ImageCacheError) -> StoredImage? {
    let lock = try self.lock(.shared)
    defer { withExtendedLifetime(lock) {} }
    guard let path = self.path(of: entry) else { return nil }
    try self.file(of: key).replace(with: entry.bytes, isDurable: false)
    return StoredImage(path: path, entry: entry)
  }

  /// Writes a picture down that may not be kept.
  package func storeTransient(
    _ bytes: [UInt8], entry make: (String) -> ImageEntry
  ) throws(ImageCacheError) -> StoredImage {
    let entry = make(Digest.sha256(bytes))
    let lock = try self.lock(.shared)
    defer { withExtendedLifetime(lock) {} }
    let file = self.transient.file("\(entry.object).\(entry.info.type.fileSuffix)")
    try file.replace(with: bytes, isDurable: false)
    return StoredImage(path: file.path, entry: entry)
  }

  /// Forgets a copy.
  package func remove(_ key: ImageKey) throws(ImageCacheError) {
    let lock = try self.lock(.shared)
    defer { withExtendedLifetime(lock) {} }
    self.file(of: key).remove()
  }

  // MARK: Names

  func file(of key: ImageKey) -> StateFile {
    self.entries.directory(String(key.name.prefix(2))).file("\(key.name).json")
  }

  private func object(_ digest: String, _ type: ImageType) -> StateFile {
    self.objects.directory(String(digest.prefix(2))).file("\(digest).\(type.fileSuffix)")
  }

  /// How long the file at `path` is; `nil` where no plain file is.
  static func size(of path: String) -> Int64? {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(info.st_size)
  }
}

extension StateFile {
  /// Replaces the file as a whole.
  ///
  /// - Parameter isDurable: Whether it must be on the disk before its name is. A name without content would be found by its
  ///   length, so what is small and can be checked does without.
  fileprivate func replace(with bytes: [UInt8], isDurable: Bool) throws(ImageCacheError) {
    do throws(StateFileError) {
      try self.directory.create()
    } catch {
      throw ImageCacheError(
        .storeUnavailable, "The cache of pictures can't be used: \(error)",
        cause: error.errorNumber.map { SystemErrorNumber(value: $0) } ?? error)
    }
    let temporary = "\(self.directory.path)/.\(self.name).\(getpid())-\(UInt32.random(in: .min ... .max))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .store("written", self.path) }
    do throws(ImageCacheError) {
      defer { close(descriptor) }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw .store("written", self.path) }
        rest = rest.dropFirst(count)
      }
      if isDurable, fsync(descriptor) != 0 { throw .store("written", self.path) }
      guard rename(temporary, self.path) == 0 else { throw .store("replaced", self.path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }
}
