import Glibc
import TextFormats

/// A regular file, as it was when it was opened. Blocks: not to be used on the loop.
struct LocalFile {
  /// The bytes that suffice to recognise a container, and an HLS playlist by its first tags.
  static let headBytes = 4_096

  /// The absolute path without symbolic links.
  let path: String
  /// The path that was given, perhaps of a symbolic link: its name counts, and the files beside it. Equals ``path`` if
  /// a relative one was given.
  let givenPath: String
  /// The length in bytes.
  let size: Int64
  /// The first bytes.
  let head: [UInt8]

  /// Opens the file at a path, and reads its beginning. Never waits for a pipe or device.
  init(_ path: String, headBytes: Int = Self.headBytes) throws(LocalMediaError) {
    let given = path
    let path = try Self.resolved(given)
    self.givenPath = given.hasPrefix("/") ? given : path
    let descriptor = open(PathText.system(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { throw .system(errno, path) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .system(errno, path) }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw LocalMediaError(.notAFile, "\(path) is neither a file nor a folder.", path: path)
    }
    var head = [UInt8](repeating: 0, count: headBytes)
    let count = read(descriptor, &head, head.count)
    guard count >= 0 else { throw .system(errno, path) }
    self.path = path
    self.size = Int64(info.st_size)
    self.head = Array(head.prefix(count))
  }

  /// Returns the absolute path without symbolic links; throws if there is nothing at `path`.
  static func resolved(_ path: String) throws(LocalMediaError) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw LocalMediaError(.notFound, "“\(path)” is no path.", path: path)
    }
    guard let resolved = PathText.resolved(path) else { throw .system(errno, path) }
    return resolved
  }

  static func isFolder(_ path: String) -> Bool { self.mode(of: path) == S_IFDIR }

  static func isRegular(_ path: String) -> Bool { self.mode(of: path) == S_IFREG }

  /// Returns the type of the file to which a path leads; 0 if there is none.
  private static func mode(of path: String) -> mode_t {
    var info = stat()
    return stat(PathText.system(path), &info) == 0 ? info.st_mode & S_IFMT : 0
  }
}

extension LocalMediaError {
  /// Returns the error for the system's error number at `path`.
  static func system(_ number: Int32, _ path: String) -> LocalMediaError {
    let reason = PlainReason.ofSystem(number)
    return number == ENOENT || number == ENOTDIR
      ? LocalMediaError(.notFound, "There is nothing at \(path).", path: path)
      : LocalMediaError(.unreadable, "\(path) can't be read: \(reason).", path: path)
  }
}
