import HTTPFetch
import MediaFormats
import TextFormats

/// The addresses that the manifests of one presentation name, under their names on this machine. A value.
///
/// - Of HLS each reference has a flat name: `7-segment.ts`.
/// - Of DASH each base address has a folder, `b0/`, below which the player requests files that the manifest names. Each
///   template that leads elsewhere has one, too: `t0/` (``RelayedTemplate``). Other references have flat names.
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
  /// The path of the presentation on this machine, with a slash at its end. Of DASH all names are below it: relative
  /// ones would be relative to the bases around them.
  var path = "/"
  private var targets: [String: Target] = [:]
  private var names: [Target: String] = [:]
  private var order: [String] = []
  private var oldest = 0
  private var last = 0
  private var bases = Numbered<HTTPURL>()
  private var templates = Numbered<RelayedTemplate>()
  private var files: Set<String> = []
  private var forms: Set<ManifestReferences.Template> = []
  private var representations: Set<String> = []

  init(root: HTTPURL) { self.folder = root }

  /// Returns the address behind a name; `nil` if no manifest names it.
  ///
  /// - Parameters:
  ///   - name: What follows the token in a request's path, decoded.
  ///   - query: The query of the request, which counts below a base address alone.
  func target(of name: String, query: [(name: String, value: String)] = []) -> Target? {
    if let target = self.targets[name] { return target }
    if let (template, rest) = self.templates.value(of: name, "t"),
      let url = template.url(behind: rest, representations: self.representations)
    {
      return Target(url: url)
    }
    guard self.files.contains(name) || self.forms.contains(where: { $0.matches(name) }) else { return nil }
    var (base, path) = (self.folder, name[...])
    if let (found, rest) = self.bases.value(of: name, "b") {
      (base, path) = (found, rest)
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

  /// Returns the address for a reference of a manifest, the same for the same address; `nil` for one that isn't fetched
  /// from a web server.
  mutating func address(of reference: ManifestPieces.Reference) -> String? {
    let base = reference.base ?? self.folder
    switch reference.kind {
    case .base: return self.base(of: reference.text, in: base)
    case .template: return self.template(of: reference.text, in: base)
    case .file, .playlist:
      return self.name(of: reference.text, in: base, isPlaylist: reference.kind == .playlist).map { self.path + $0 }
    }
  }

  /// Returns the folder for a base address.
  private mutating func base(of reference: String, in url: HTTPURL) -> String? {
    guard let base = try? url.resolving(reference), let index = self.bases.index(of: base) else { return nil }
    let file = base.path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return "\(self.path)b\(index)/\(file.replacing("&", with: "&amp;"))"
  }

  /// Returns the form of the addresses of a template's segments.
  private mutating func template(of reference: String, in url: HTTPURL) -> String? {
    guard let template = RelayedTemplate(reference, in: url) else {
      return reference.contains("$") ? nil : self.name(of: reference, in: url, isPlaylist: false).map { self.path + $0 }
    }
    return self.templates.index(of: template).map { "\(self.path)t\($0)/\(template.path)" }
  }

  /// Allows the files and forms that a manifest names.
  ///
  /// - Parameter representations: The ids of its representations.
  mutating func allow(_ references: ManifestReferences, representations: Set<String>) {
    (self.files, self.forms, self.representations) = (references.files, references.templates, representations)
  }
}

/// Values with a number each, which is a part of their names.
private struct Numbered<Value: Hashable> {
  /// More than the manifests of a presentation have.
  private static var capacity: Int { 1_000 }

  private var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// Returns the number of a value, which gets one if it has none; `nil` if there are too many.
  mutating func index(of value: Value) -> Int? {
    if let index = self.indices[value] { return index }
    guard self.values.count < Self.capacity else { return nil }
    self.values.append(value)
    self.indices[value] = self.values.count - 1
    return self.values.count - 1
  }

  /// Returns the value in whose folder a name is, and the rest of the name.
  ///
  /// - Parameter letter: The beginning of the folders' names.
  func value(of name: String, _ letter: Character) -> (Value, rest: Substring)? {
    guard name.first == letter, let slash = name.firstIndex(of: "/"), let index = Int(name[..<slash].dropFirst()),
      self.values.indices.contains(index)
    else { return nil }
    return (self.values[index], name[slash...].dropFirst())
  }
}
