import Glibc

/// A small file of this project that is replaced as a whole: a reader finds the old content or the new, never a part,
/// even after a crash or on a full disk. All functions block: call them on a thread pool.
public struct StateFile: Sendable, Hashable {
  /// The folder of the file; ``write(_:)`` creates it if it is missing.
  public let directory: StateDirectory
  /// The name of the file in the folder.
  public let name: String

  /// The path of the file.
  public var path: String { "\(self.directory.path)/\(self.name)" }

  /// Returns the file's content, or `nil` if there is no file.
  ///
  /// - Throws: ``StateFileError/Code/system``, also for a link; ``StateFileError/Code/notPrivate`` for another user's
  ///   file, or one that others may write; ``StateFileError/Code/tooLarge``.
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

  /// Replaces the file's content (mode 0600), and creates its folder if it is missing. The new content is on the disk
  /// when this returns: a power loss can't take it.
  ///
  /// - Throws: ``StateFileError/Code/system``, ``StateFileError/Code/notPrivate``; the old content is then kept.
  public func write(_ bytes: [UInt8]) throws(StateFileError) {
    try self.directory.create()
    self.directory.removeAbandonedFiles()
    try self.replace(with: bytes, waitingFor: .name)
  }

  /// The durability of a change when its function returns.
  package enum Durability {
    /// The change is complete for all processes, and may be lost, whole or in part, with the power.
    case memory
    /// A power loss leaves the new content, the old one, or no file; never a part.
    case content
    /// A power loss leaves the new content.
    case name
  }

  /// Replaces the file's content (mode 0600) in its folder, which must exist.
  ///
  /// - Throws: ``StateFileError/Code/system``; the old content is then kept.
  package func replace(with bytes: [UInt8], waitingFor durability: Durability) throws(StateFileError) {
    let disk = self.directory.disk
    let temporary = "\(self.directory.path)/.\(self.name).\(getpid())-\(UInt32.random(in: .min ... .max))"
    let descriptor = disk.create(temporary)
    guard descriptor >= 0 else { throw .system("written", self.path) }
    // Held until the file is closed: it shows other processes, even those that don't see this one, that the file is
    // being written.
    flock(descriptor, LOCK_EX)
    do throws(StateFileError) {
      defer { disk.close(descriptor) }
      try self.write(bytes, to: descriptor)
      guard durability == .memory || disk.synchronise(descriptor) == 0 else { throw .system("written", self.path) }
      guard disk.rename(temporary, to: self.path) == 0 else { throw .system("replaced", self.path) }
    } catch {
      _ = disk.remove(temporary)
      throw error
    }
    // The file has its content: where a folder can't be synchronised, there is nothing to report.
    if durability == .name { _ = disk.synchroniseFolder(self.directory.path) }
  }

  /// Returns the process that wrote a temporary file with this name to replace another, or `nil` for other files.
  static func writer(ofTemporary name: String) -> pid_t? {
    guard name.hasPrefix("."), let last = name.split(separator: ".").last else { return nil }
    let parts = last.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, UInt32(parts[1]) != nil, let process = pid_t(parts[0]), process > 0 else { return nil }
    return process
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(StateFileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { self.directory.disk.write(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .system("written", self.path) }
      written += count
    }
  }

  /// Removes the file; returns whether it existed. The removal is on the disk when this returns: a power loss can't
  /// bring the file back.
  @discardableResult
  public func remove() -> Bool {
    guard self.discard() else { return false }
    _ = self.directory.disk.synchroniseFolder(self.directory.path)
    return true
  }

  /// Removes the file without waiting for the disk, where it is harmless if a power loss brings it back; returns
  /// whether it existed.
  @discardableResult
  package func discard() -> Bool { self.directory.disk.remove(self.path) == 0 }
}
