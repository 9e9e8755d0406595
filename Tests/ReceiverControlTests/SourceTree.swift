import EmulatedReceiver
import Glibc
import JSONCodec

/// The files of the repository, found from where this one is.
enum SourceTree {
  struct Unreadable: Error { let path: String }

  static func path(_ name: String) -> String {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/" + name
  }

  static func read(_ name: String) throws -> String {
    guard let file = fopen(self.path(name), "r") else { throw Unreadable(path: name) }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}

/// What faults are called.
enum FaultNames {
  static var all: [String] { FaultName.knownValues.map(\.rawValue) }
}
