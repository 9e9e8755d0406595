import Glibc

/// A file that is read as a whole, before anything runs.
enum SmallFile {
  /// The file's bytes.
  ///
  /// - Throws: ``ReceiverError`` with `fileFailed` if it can't be read or is longer than `maximumLength`.
  static func read(_ path: String, maximumLength: Int) throws(ReceiverError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw self.error("read", path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      guard count > 0 else {
        if count == 0 { return bytes }
        guard errno == EINTR else { throw self.error("read", path) }
        continue
      }
      bytes += chunk.prefix(count)
      guard bytes.count <= maximumLength else {
        throw ReceiverError(.fileFailed, "“\(path)” is longer than \(maximumLength) bytes.")
      }
    }
  }

  /// What the system says of `path` now.
  static func error(_ verb: String, _ path: String) -> ReceiverError {
    ReceiverError(.fileFailed, "“\(path)” can't be \(verb): \(String(cString: strerror(errno))).")
  }
}
