import Glibc

/// A listening socket at a path, and which file it made there.
struct BoundUnixSocket: Sendable {
  let descriptor: Int32
  private let path: UnixSocketPath
  private let device: dev_t
  private let inode: ino_t

  /// Binds and listens; takes a dead server's place, never a living one's.
  init(_ path: UnixSocketPath) throws(TransportError) {
    let directory = try path.openDirectory()
    defer { close(directory) }
    // Between the probe and the new socket nobody else may do the same. Closing the directory ends the lock.
    try SystemCalls.check("flock") { flock(directory, LOCK_EX) }
    try Self.removeStale(path)
    self.path = path
    self.descriptor = try Self.listen(path)
    var status = stat()
    guard lstat(path.text, &status) == 0 else {
      let number = errno
      close(self.descriptor)
      throw .system("lstat \(path)", number)
    }
    self.device = status.st_dev
    self.inode = status.st_ino
  }

  private static func listen(_ path: UnixSocketPath) throws(TransportError) -> Int32 {
    let descriptor = try SystemCalls.check("socket") { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0) }
    do throws(TransportError) {
      // The file that bind makes takes the socket's own mode: no moment in which others may connect, and no umask to change, which
      // would concern every thread.
      try SystemCalls.check("fchmod") { fchmod(descriptor, 0o600) }
      try SystemCalls.check("bind \(path)") { path.withAddress { bind(descriptor, $0, $1) } }
      try SystemCalls.check("listen") { Glibc.listen(descriptor, 128) }
      return descriptor
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func removeStale(_ path: UnixSocketPath) throws(TransportError) {
    var status = stat()
    guard lstat(path.text, &status) == 0 else {
      if errno == ENOENT { return }
      throw .system("lstat \(path)", errno)
    }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw TransportError(
        code: .notASocket, message: "\(path) exists and is no socket; remove it or choose another path.")
    }
    let probe = try SystemCalls.check("socket") {
      socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC | O_NONBLOCK, 0)
    }
    defer { close(probe) }
    let result = path.withAddress { connect(probe, $0, $1) }
    // A full backlog (EAGAIN) is a server too.
    if result == 0 || errno == EAGAIN {
      throw TransportError(code: .alreadyRunning, message: "A server is already running at \(path).")
    }
    guard errno == ECONNREFUSED else { throw .system("connect \(path)", errno) }
    try SystemCalls.check("unlink \(path)") { unlink(path.text) }
  }

  /// Removes the file, unless another one has taken its place.
  func removeFile() {
    var status = stat()
    guard lstat(self.path.text, &status) == 0, status.st_dev == self.device, status.st_ino == self.inode else { return }
    unlink(self.path.text)
  }
}
