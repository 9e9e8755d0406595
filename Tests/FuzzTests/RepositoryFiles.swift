import StateFiles

/// The files of the repository, found from where this one is.
///
/// `SourceTree` of the tests' support stands beside Swift Testing, which libFuzzer's program can't link.
enum RepositoryFiles {
  /// Returns the bytes of a file whose path begins at the repository's root.
  static func bytes(_ name: String) -> [UInt8] {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    guard let bytes = try? BoundedFile.read("\(root)/\(name)", limit: 1 << 20) else {
      fatalError("\(name) isn't in \(root)")
    }
    return bytes
  }
}
