/// The parts of a file's name.
package struct FileName: Hashable, Sendable {
  /// The name without folders.
  package let name: String
  /// The name without its ending.
  package let stem: String
  /// The text after the last dot, in lower case; empty if there is none.
  package let suffix: String

  /// Splits a name, a path or a URL into its parts; omits a query or fragment of URLs alone.
  package init(_ path: String) {
    var path = path[...]
    if path.contains("://") { path = path.prefix { $0 != "?" && $0 != "#" } }
    let name = path.split(separator: "/").last ?? ""
    self.name = String(name)
    if let dot = name.lastIndex(of: "."), dot > name.startIndex {
      self.stem = String(name[..<dot])
      self.suffix = name[name.index(after: dot)...].lowercased()
    } else {
      (self.stem, self.suffix) = (String(name), "")
    }
  }
}
