import Foundation
import StateFiles

/// A folder of a test's own, gone with the test; in memory where that can be had.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let base = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    self.path = "\(base)/image-cache-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: self.path) }

  var directory: StateDirectory { StateDirectory(path: "\(self.path)/images") }

  /// Every file below, by its path from here, sorted; the lock is none.
  var files: [String] {
    let found = FileManager.default.enumerator(atPath: self.path)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(self.path)/\(name)", isDirectory: &isFolder)
      return !isFolder.boolValue && !name.hasSuffix("/lock")
    }.sorted()
  }

  func read(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

  func write(_ bytes: [UInt8], to name: String) throws {
    let path = "\(self.path)/\(name)"
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: "/\(folder)", withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
