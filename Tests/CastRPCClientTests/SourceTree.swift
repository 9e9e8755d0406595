import Glibc

/// Files of the repository.
enum SourceTree {
  /// The text of a file, whose path begins at the repository's root.
  static func text(_ path: String) throws -> String {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    guard let file = fopen("\(root)/\(path)", "r") else { throw Missing(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  struct Missing: Error { var path: String }
}
