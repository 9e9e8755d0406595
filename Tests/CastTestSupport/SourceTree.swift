import Glibc

/// The files of the repository, found from where this one is.
public enum SourceTree {
  public struct Unreadable: Error { public let path: String }

  /// The path of a file or folder whose path begins at the repository's root; without one, the root.
  public static func path(_ name: String = "") -> String {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    return name.isEmpty ? root : "\(root)/\(name)"
  }

  /// The bytes of a file.
  public static func bytes(_ name: String) throws -> [UInt8] {
    guard let file = fopen(self.path(name), "r") else { throw Unreadable(path: name) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  /// The text of a file.
  public static func text(_ name: String) throws -> String { String(decoding: try self.bytes(name), as: UTF8.self) }
}
