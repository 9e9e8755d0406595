import Glibc

/// A small file of ours that is replaced as a whole: a reader finds the old content or the new, never a part, also
/// after a crash or on a full disk. All functions block: call them on a thread pool.
public struct StateFile: Sendable, Hashable {
  /// The folder of the file; ``write(_:)`` makes it where it is missing.
  public let directory: StateDirectory
  /// Its name in the folder.
  public let name: String

  /// Its path.
  public var path: String { "\(self.directory.path)/\(self.name)" }

  /// What it holds; `nil` if there is none.
  ///
  /// - Throws: ``StateFileError/Code/system``; ``StateFileError/Code/notPrivate`` for a link, a file of somebody else's or one that others
  ///   may write; ``StateFileError/Code/tooLarge``.
  public func read(maximumBytes: Int) throws(StateFileError) -> [UInt8]? {
    do throws(BoundedFile.Failure) {
      return try BoundedFile.read(self.path, limit: maximumBytes, followsLinks: false) { info in
        info.st_uid == geteuid() && info.st_mode & 0o022 == 0
      }
    } catch {
      switch error {
      case .system(ENOENT): return nil
      case .system(let number): throw .system("read", self.path, number)
      case .noFile, .untrusted:
        throw StateFileError(.notPrivate, "\(self.path) belongs to another user, or others may write it: remove it.")
      case .tooLarge: throw StateFileError(.tooLarge, "\(self.path) is larger than \(maximumBytes) bytes.")
      }
    }
  }

  /// Replaces its content (mode 0600), and makes its folder where it is missing.
  ///
  /// - Throws: ``StateFileError/Code/system``, ``StateFileError/Code/notPrivate``; the old content is still there then.
  public func write(_ bytes: [UInt8]) throws(StateFileError) {
    try self.directory.create()
    let temporary = "\(self.directory.path)/.\(self.name).\(getpid())-\(UInt32.random(in: .min ... .max))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .system("written", self.path) }
    do throws(StateFileError) {
      defer { close(descriptor) }
      try self.write(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw .system("written", self.path) }
      guard rename(temporary, self.path) == 0 else { throw .system("replaced", self.path) }
    } catch {
      unlink(temporary)
      throw error
    }
    self.directory.synchronise()
  }

  /// The process that wrote a file with this name, to put it in the place of another; `nil` for other files.
  static func writer(ofTemporary name: String) -> pid_t? {
    guard name.hasPrefix("."), let last = name.split(separator: ".").last else { return nil }
    let parts = last.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, UInt32(parts[1]) != nil, let process = pid_t(parts[0]), process > 0 else { return nil }
    return process
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(StateFileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .system("written", self.path) }
      written += count
    }
  }

  /// Removes it; says whether it was there.
  @discardableResult
  public func remove() -> Bool { unlink(self.path) == 0 }
}

extension StateDirectory {
  /// Makes a rename last; a folder that can't be synchronised is no reason to fail.
  fileprivate func synchronise() {
    let descriptor = open(self.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
