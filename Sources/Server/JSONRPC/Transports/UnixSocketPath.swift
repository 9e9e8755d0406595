import Glibc
import TextFormats

/// The path of a listening Unix socket, created and checked.
public struct UnixSocketPath: Sendable, Hashable, CustomStringConvertible {
  /// The path as it was given, relative or absolute: 1 to 107 bytes without a NUL.
  public let text: String
  /// Whether a missing directory is created: only at the default path.
  private(set) var makesDirectory = false
  /// Whether the directory must be closed to all others and no symbolic link, because its parent is open to every
  /// user.
  private(set) var isPrivate = false

  /// The longest path that fits into `sun_path` with its terminating zero.
  public static let maximumBytes = 107

  /// Creates a path whose directory must exist when the server listens; doesn't access the disk yet.
  ///
  /// - Throws: ``TransportError/Code/badPath`` if it is empty, has more than ``maximumBytes`` bytes, or holds a NUL.
  public init(_ text: String) throws(TransportError) {
    let bytes = text.utf8
    guard !bytes.isEmpty, bytes.count <= Self.maximumBytes, !bytes.contains(0) else {
      throw TransportError(
        code: .badPath,
        message:
          "\"\(text)\" can't be a socket's path: it must have 1 to \(Self.maximumBytes) bytes. Choose a shorter one.")
    }
    self.text = text
  }

  /// Creates the path of a socket whose directory the server creates.
  init(making text: String, isPrivate: Bool) throws(TransportError) {
    try self.init(text)
    self.makesDirectory = true
    self.isPrivate = isPrivate
  }

  public var description: String { self.text }

  /// The directory that holds the socket.
  var directory: String {
    guard let slash = self.text.lastIndex(of: "/") else { return "." }
    return slash == self.text.startIndex ? "/" : String(self.text[..<slash])
  }

  /// Opens the directory, and checks that no other user can put another socket into it. The default directory is
  /// created, with mode 0700, if it is missing.
  func openDirectory() throws(TransportError) -> Int32 {
    if self.makesDirectory, mkdir(self.directory, 0o700) == -1, errno != EEXIST {
      let number = errno
      throw TransportError(
        code: .system,
        message: "The folder \(self.directory) for the socket can't be made: \(PlainReason.ofSystem(number)). "
          + "Set XDG_RUNTIME_DIR to a folder of yours, or choose another path.",
        systemError: number)
    }
    guard access(self.directory, F_OK) == 0 else {
      throw TransportError(
        code: .badPath,
        message: "There is no folder \(self.directory) for the socket: make it (mkdir -m 700), or choose another path.")
    }
    if self.makesDirectory { try self.checkParent() }
    let following = self.isPrivate ? O_NOFOLLOW : 0
    let descriptor = open(self.directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC | following)
    guard descriptor >= 0 else {
      let number = errno
      // A symbolic link (ELOOP, or ENOTDIR with O_DIRECTORY) or a file.
      if self.isPrivate, number == ELOOP || number == ENOTDIR { throw .unsafe(self.directory) }
      throw .system("open \(self.directory)", number)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      throw .system("fstat", errno)
    }
    let isOurs = status.st_uid == geteuid() && status.st_mode & (self.isPrivate ? 0o077 : 0o022) == 0
    // A sticky directory such as /tmp is safe, because other users can't replace this user's files there.
    let isSticky = status.st_mode & S_ISVTX != 0 && (status.st_uid == 0 || status.st_uid == geteuid())
    guard isOurs || (isSticky && !self.isPrivate) else {
      close(descriptor)
      throw .unsafe(self.directory)
    }
    return descriptor
  }

  /// Checks that no other user can replace the directory: `$XDG_RUNTIME_DIR` belongs to the user alone (XDG Base
  /// Directory Specification), a temporary folder is sticky.
  private func checkParent() throws(TransportError) {
    guard let slash = self.directory.lastIndex(of: "/") else { return }
    let parent = slash == self.directory.startIndex ? "/" : String(self.directory[..<slash])
    var status = stat()
    guard stat(parent, &status) == 0, status.st_mode & 0o002 != 0, status.st_mode & S_ISVTX == 0 else { return }
    throw TransportError(
      code: .unsafeDirectory,
      message:
        "\(parent) isn't safe for a socket: every user may write to it, and so replace \(self.directory) (chmod 700).")
  }

  /// Calls `body` with the path as a socket address.
  func withAddress<T>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> T) -> T {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: self.text.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}

/// A listening socket at a path, and the identity of the file created there.
struct BoundUnixSocket: Sendable {
  let descriptor: Int32
  private let path: UnixSocketPath
  private let device: dev_t
  private let inode: ino_t

  /// Binds and listens; replaces the socket of a dead server, never a living one's.
  init(_ path: UnixSocketPath) throws(TransportError) {
    let directory = try path.openDirectory()
    defer { close(directory) }
    // The lock keeps other processes from doing the same between the probe and the new socket. Closing the directory
    // releases it.
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

  /// The most connections that wait to be accepted. Beyond it a client that doesn't block (Node) fails with EAGAIN,
  /// so this exceeds the most clients.
  static let queueLength: Int32 = 1_024

  private static func listen(_ path: UnixSocketPath) throws(TransportError) -> Int32 {
    let descriptor = try SystemCalls.check("socket") { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0) }
    do throws(TransportError) {
      // The file that bind creates gets the socket's own mode, so other users can never connect, and the umask, which
      // concerns every thread, needn't change.
      try SystemCalls.check("fchmod") { fchmod(descriptor, 0o600) }
      try SystemCalls.check("bind \(path)") { path.withAddress { bind(descriptor, $0, $1) } }
      try SystemCalls.check("listen") { Glibc.listen(descriptor, self.queueLength) }
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
    // A full backlog (EAGAIN) also means that a server is running.
    if result == 0 || errno == EAGAIN {
      throw TransportError(code: .alreadyRunning, message: "A server is already running at \(path).")
    }
    guard errno == ECONNREFUSED else { throw .system("connect \(path)", errno) }
    try SystemCalls.check("unlink \(path)") { unlink(path.text) }
  }

  /// Removes the file, unless another one has replaced it.
  func removeFile() {
    var status = stat()
    guard lstat(self.path.text, &status) == 0, status.st_dev == self.device, status.st_ino == self.inode else { return }
    unlink(self.path.text)
  }
}
