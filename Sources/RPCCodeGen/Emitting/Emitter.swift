/// Writes files from the spec: one language, or one kind of document.
///
/// Equal specs must give equal bytes, so emitters go through the spec in its order and know no clock and no dictionary order.
public protocol Emitter {
  /// The folders (relative to the repository's root, without a slash at the end) that belong to this emitter alone. Files in them
  /// that it does not produce are stale.
  var ownedFolders: [String] { get }
  func emit(_ spec: APISpec) -> [GeneratedFile]
}

/// A file that an emitter wrote.
public struct GeneratedFile: Hashable, Sendable {
  /// Relative to the repository's root: `Sources/CastModel/Generated/Media.swift`.
  public var path: String
  public var contents: String

  public init(path: String, contents: String) {
    self.path = path
    self.contents = contents
  }

  /// What every generated file says first, as lines without comment marks.
  public static let notice: [String] = [
    "Generated from spec/ by cast-rpc-gen. Do not edit.",
    "To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)",
  ]
}
