import Glibc

/// A directory for a test, removed with its contents (one level deep, and the directories in it).
final class TemporaryDirectory: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/jsonrpc-tests-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw RawConnection.Failed(errno: errno) }
    self.path = String(cString: made)
  }

  deinit { Self.remove(self.path) }

  private static func remove(_ path: String) {
    if let directory = opendir(path) {
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { self.remove(path + "/" + name) }
      }
      closedir(directory)
      rmdir(path)
    } else {
      unlink(path)
    }
  }

  func file(_ name: String, _ content: String = "") throws -> Int32 {
    let descriptor = open(self.path + "/" + name, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw RawConnection.Failed(errno: errno) }
    var bytes = Array(content.utf8)
    guard write(descriptor, &bytes, bytes.count) == bytes.count, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw RawConnection.Failed(errno: errno)
    }
    return descriptor
  }

  func content(_ name: String) throws -> String {
    let descriptor = open(self.path + "/" + name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw RawConnection.Failed(errno: errno) }
    defer { close(descriptor) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: result, as: UTF8.self) }
      result += buffer[..<count]
    }
  }

  /// The permission bits of `name`.
  func mode(_ name: String) -> mode_t? {
    var status = stat()
    return lstat(self.path + "/" + name, &status) == 0 ? status.st_mode & 0o7777 : nil
  }
}
