import Glibc

/// The place of a listening Unix socket, made and checked.
public struct UnixSocketPath: Sendable, Hashable, CustomStringConvertible {
  /// The path as it was given, relative or absolute: 1 to 107 bytes without a NUL.
  public let text: String
  /// Whether its directory is made if it is missing: only our own in the runtime directory.
  private(set) var makesDirectory = false

  /// The longest path that fits into `sun_path` with its end mark.
  public static let maximumBytes = 107

  /// Takes a path whose directory must exist when the server listens; nothing is looked up on disk yet.
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

  /// `$XDG_RUNTIME_DIR/<name>/socket`.
  public static func inRuntimeDirectory(name: String) throws(TransportError) -> UnixSocketPath {
    try self.inDirectory(getenv("XDG_RUNTIME_DIR").map { String(cString: $0) }, name: name)
  }

  static func inDirectory(_ directory: String?, name: String) throws(TransportError) -> UnixSocketPath {
    // The specification has relative ones ignored. (XDG Base Directory)
    guard let directory, directory.hasPrefix("/") else {
      throw TransportError(
        code: .noRuntimeDirectory, message: "XDG_RUNTIME_DIR isn't set to a directory: name the socket's path.")
    }
    var path = try UnixSocketPath("\(directory)/\(name)/socket")
    path.makesDirectory = true
    return path
  }

  public var description: String { self.text }

  /// The directory that holds the socket.
  var directory: String {
    guard let slash = self.text.lastIndex(of: "/") else { return "." }
    return slash == self.text.startIndex ? "/" : String(self.text[..<slash])
  }

  /// Opens the directory and checks that nobody else can put another socket into it; our own one is made, with mode 0700, if it isn't there.
  func openDirectory() throws(TransportError) -> Int32 {
    if self.makesDirectory, mkdir(self.directory, 0o700) == -1, errno != EEXIST {
      throw .system("mkdir \(self.directory)", errno)
    }
    guard access(self.directory, F_OK) == 0 else {
      throw TransportError(
        code: .badPath,
        message: "There is no folder \(self.directory) for the socket: make it (mkdir -m 700), or choose another path.")
    }
    let descriptor = try SystemCalls.check("open \(self.directory)") {
      open(self.directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      throw .system("fstat", errno)
    }
    // A sticky directory such as /tmp will do: others can't replace what is ours there.
    let isOurs = status.st_uid == geteuid() && status.st_mode & 0o022 == 0
    let isSticky = status.st_mode & S_ISVTX != 0 && (status.st_uid == 0 || status.st_uid == geteuid())
    guard isOurs || isSticky else {
      close(descriptor)
      throw TransportError(
        code: .unsafeDirectory,
        message: "\(self.directory) isn't safe for a socket: it must be yours and closed to others (chmod 700).")
    }
    return descriptor
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

  /// So many may have connected and wait to be let in. Beyond it a client that doesn't wait (Node) fails with EAGAIN: therefore more than
  /// there may be clients.
  static let queueLength: Int32 = 1_024

  private static func listen(_ path: UnixSocketPath) throws(TransportError) -> Int32 {
    let descriptor = try SystemCalls.check("socket") { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0) }
    do throws(TransportError) {
      // The file that bind makes takes the socket's own mode: no moment in which others may connect, and no umask to change, which
      // would concern every thread.
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
