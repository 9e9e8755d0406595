import Glibc

/// A lock on a file that lasts as long as this value and its process, however the process ends.
public final class FileLock: Sendable {
  /// The path of the locked file, which is its ``StateFile``'s.
  public let path: String
  private let descriptor: Int32

  /// Takes the lock. Blocks for no longer than opening a file.
  ///
  /// Returns `nil` while another process has the lock, or if its former owner has just removed the file.
  ///
  /// - Throws: ``StateFileError/Code/system``, also where the file system has no locks, as NFS without its daemon.
  public init?(_ file: StateFile) throws(StateFileError) {
    try file.directory.create()
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .system("locked", file.path) }
    self.path = file.path
    self.descriptor = descriptor
    guard file.directory.disk.lock(descriptor) == 0 else {
      guard errno == EWOULDBLOCK else { throw .system("locked", file.path) }
      return nil
    }
    guard Self.isCurrent(descriptor, file.path) else { return nil }
  }

  /// Takes the lock, and waits while another process has it. Blocks for at most `attempts` times `pause`.
  ///
  /// - Parameter pause: The time between two attempts, in microseconds.
  /// - Returns: The lock; `nil` if another process still has it at the last attempt.
  /// - Throws: ``StateFileError/Code/system``, as ``init(_:)``.
  public static func take(_ file: StateFile, attempts: Int, pause: UInt32) throws(StateFileError) -> FileLock? {
    for attempt in 0..<attempts {
      if attempt > 0 { usleep(pause) }
      if let lock = try FileLock(file) { return lock }
    }
    return nil
  }

  /// Returns whether the path still names the locked file: a former owner may have removed it in between.
  private static func isCurrent(_ descriptor: Int32, _ path: String) -> Bool {
    var locked = stat()
    var named = stat()
    return fstat(descriptor, &locked) == 0 && stat(path, &named) == 0 && locked.st_ino == named.st_ino
      && locked.st_dev == named.st_dev
  }

  /// Removes the file, after which the lock is worthless.
  public func removeFile() { unlink(self.path) }

  deinit { close(self.descriptor) }
}
