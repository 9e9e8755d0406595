import Foundation

/// The hand-written files that must contain the product's version for their ecosystem.
struct VersionStamps {
  /// One line of a file: the text before the version. If it ends with a quotation mark the version does too, else it
  /// ends with the line.
  struct Stamp {
    var path: String
    var prefix: String
  }

  /// The error for a file without its version.
  struct Missing: Error, CustomStringConvertible {
    var stamp: Stamp
    var description: String { "\(self.stamp.path) has no line that begins with `\(self.stamp.prefix)`" }
  }

  static let all = [
    Stamp(path: "clients/node/package.json", prefix: "  \"version\": \""),
    Stamp(path: "clients/node/package.json", prefix: "    \"cast-rpc-linux-x64\": \""),
    Stamp(path: "clients/vscode/package.json", prefix: "  \"version\": \""),
    Stamp(path: "clients/python/pyproject.toml", prefix: "version = \""),
    Stamp(path: "clients/python/pyproject.toml", prefix: "server = [\"cast-rpc-server=="),
    Stamp(path: "clients/emacs/cast.el", prefix: ";; Version: "),
    Stamp(
      path: "Sources/Receiver/cast-receiver/CastReceiverCommand.swift", prefix: "  private static let version = \""),
  ]

  let root: String

  /// Returns the files with the version, without those that a tree doesn't have.
  ///
  /// - Throws: ``Missing``.
  func files(_ version: String) throws -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    for stamp in Self.all {
      if let index = files.firstIndex(where: { $0.path == stamp.path }) {
        files[index].contents = try Self.stamped(files[index].contents, version, stamp)
      } else if let text = try? String(contentsOfFile: "\(self.root)/\(stamp.path)", encoding: .utf8) {
        files.append(GeneratedFile(path: stamp.path, contents: try Self.stamped(text, version, stamp)))
      }
    }
    return files
  }

  static func stamped(_ text: String, _ version: String, _ stamp: Stamp) throws -> String {
    var lines = text.components(separatedBy: "\n")
    guard let index = lines.firstIndex(where: { $0.hasPrefix(stamp.prefix) }) else { throw Missing(stamp: stamp) }
    let rest = lines[index].dropFirst(stamp.prefix.count)
    let isQuoted = stamp.prefix.contains("\"")
    guard let end = isQuoted ? rest.firstIndex(of: "\"") : rest.endIndex else { throw Missing(stamp: stamp) }
    lines[index] = stamp.prefix + version + rest[end...]
    return lines.joined(separator: "\n")
  }
}
