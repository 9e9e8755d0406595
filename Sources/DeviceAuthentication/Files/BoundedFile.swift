import Glibc

/// Reads small files that a client names.
enum BoundedFile {
  /// The contents of a regular file of at most `limit` bytes; neither a pipe nor a device can hold the reader up.
  static func read(_ path: String, limit: Int) throws(AuthenticationFileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw self.unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw self.unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw AuthenticationFileError(.unreadable, "'\(path)' is not a file.")
    }
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      guard count >= 0 else { throw self.unreadable(path) }
      guard count > 0 else { return contents }
      contents += chunk.prefix(count)
      guard contents.count <= limit else {
        throw AuthenticationFileError(.tooLarge, "'\(path)' is larger than \(limit) bytes.")
      }
    }
  }

  private static func unreadable(_ path: String) -> AuthenticationFileError {
    let reason = String(cString: strerror(errno))
    return AuthenticationFileError(.unreadable, "'\(path)' can't be read: \(reason).")
  }
}
