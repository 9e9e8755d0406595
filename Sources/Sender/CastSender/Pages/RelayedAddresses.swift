import HTTPFetch
import MediaFormats
import TextFormats

/// The addresses that the manifests of one presentation name, under their names on this machine. A value.
///
/// Of HLS each reference has a flat name: `7-segment.ts`. Of DASH each base address has a folder, `b0/`, below which
/// the player requests files that the manifest names.
struct RelayedAddresses {
  /// The address behind a name.
  struct Target: Hashable {
    var url: HTTPURL
    var isPlaylist = false
  }

  /// The most addresses of HLS; the oldest are forgotten, as those of a live stream.
  static let capacity = 100_000
  private static let longestName = 60

  /// The folder of a DASH manifest: relative references are below it.
  var folder: HTTPURL
  private var targets: [String: Target] = [:]
  private var names: [Target: String] = [:]
  private var order: [String] = []
  private var oldest = 0
  private var last = 0
  private var bases: [HTTPURL] = []
  private var files: Set<String> = []
  private var templates: Set<ManifestReferences.Template> = []

  init(root: HTTPURL) { self.folder = root }

  /// Returns the address behind a name; `nil` if no manifest names it.
  ///
  /// - Parameters:
  ///   - name: What follows the token in a request's path, decoded.
  ///   - query: The query of the request, which counts below a base address alone.
  func target(of name: String, query: [(name: String, value: String)] = []) -> Target? {
    if let target = self.targets[name] { return target }
    guard self.files.contains(name) || self.templates.contains(where: { $0.matches(name) }) else { return nil }
    var (base, path) = (self.folder, name[...])
    if let slash = name.firstIndex(of: "/"), name.hasPrefix("b"), let index = Int(name[..<slash].dropFirst()),
      self.bases.indices.contains(index)
    {
      (base, path) = (self.bases[index], name[slash...].dropFirst())
      // A base address may be a whole file with a query.
      let file = base.path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
      if PercentEncoding.decoded(file.utf8).map({ $0[...] == path }) == true { return Target(url: base) }
    }
    let items = query.map { "\(Self.escaped($0.name[...]))=\(Self.escaped($0.value[...]))" }
    let search = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return (try? base.resolving("./\(Self.escaped(path))\(search)")).map { Target(url: $0) }
  }

  private static func escaped(_ text: Substring) -> String {
    PercentEncoding.encoded(text.utf8) { PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }

  // MARK: HLS

  /// Returns the name for a reference in a playlist, the same for the same address; `nil` for one that isn't fetched
  /// from a web server.
  mutating func name(of reference: String, in url: HTTPURL, isPlaylist: Bool) -> String? {
    let scheme = reference.prefix { $0 != ":" && $0 != "/" && $0 != "?" }
    let isOther = reference.dropFirst(scheme.count).first == ":" && !["http", "https"].contains(scheme.lowercased())
    guard !isOther, let resolved = try? url.resolving(reference) else { return nil }
    let target = Target(url: resolved, isPlaylist: isPlaylist)
    if let known = self.names[target] { return known }
    self.last += 1
    let plain = resolved.path.split(separator: "/").last.map { part in
      String(part.suffix(Self.longestName).filter { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
    }
    let name = "\(self.last)-\(plain ?? "")"
    (self.names[target], self.targets[name]) = (name, target)
    self.order.append(name)
    self.forgetOldest()
    return name
  }

  private mutating func forgetOldest() {
    guard self.targets.count > Self.capacity else { return }
    let name = self.order[self.oldest]
    if let target = self.targets.removeValue(forKey: name) { self.names[target] = nil }
    self.oldest += 1
    guard self.oldest > Self.capacity else { return }
    self.order.removeFirst(self.oldest)
    self.oldest = 0
  }

  // MARK: DASH

  private static let maximumBases = 1_000

  /// Returns the folder for a base address; `nil` for one that isn't fetched from a web server.
  mutating func base(of reference: String, in url: HTTPURL) -> String? {
    guard let base = try? url.resolving(reference) else { return nil }
    if !self.bases.contains(base) {
      guard self.bases.count < Self.maximumBases else { return nil }
      self.bases.append(base)
    }
    guard let index = self.bases.firstIndex(of: base) else { return nil }
    let file = base.path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return "b\(index)/\(file.replacing("&", with: "&amp;"))"
  }

  /// Allows the files and forms that a manifest names.
  mutating func allow(_ references: ManifestReferences) {
    (self.files, self.templates) = (references.files, references.templates)
  }
}
