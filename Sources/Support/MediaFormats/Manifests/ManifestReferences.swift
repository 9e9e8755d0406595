import TextFormats

/// The files that a manifest names beside it: playlists and segments of HLS (RFC 8216), segments of DASH (ISO 23009-1).
///
/// All paths are relative to the root folder of the presentation. References to other hosts aren't among them.
package struct ManifestReferences: Hashable, Sendable {
  /// The paths of segments whose numbers or times are filled in by the player.
  package struct Template: Hashable, Sendable {
    /// The text between the numbers.
    let pieces: [String]

    /// Whether a path is of this form.
    package func matches(_ path: String) -> Bool {
      guard let first = self.pieces.first, path.hasPrefix(first) else { return false }
      return Self.matches(path.dropFirst(first.count), self.pieces.dropFirst())
    }

    /// Each piece follows a number; times and numbers have no sign. (ISO 23009-1 5.3.9.4.4.)
    private static func matches(_ rest: Substring, _ pieces: ArraySlice<String>) -> Bool {
      guard let piece = pieces.first else { return rest.isEmpty }
      let digits = rest.prefix(DASHTemplate.maximumWidth).prefix { $0.isASCII && $0.isNumber }
      return (1...max(1, digits.count)).contains { count in
        guard count <= digits.count, case let after = rest.dropFirst(count), after.hasPrefix(piece) else {
          return false
        }
        return self.matches(after.dropFirst(piece.count), pieces.dropFirst())
      }
    }
  }

  /// The paths of further HLS playlists.
  package private(set) var playlists: Set<String> = []
  /// The paths of segments, initialization segments and keys.
  package private(set) var files: Set<String> = []
  /// The forms of the paths of segments.
  package private(set) var templates: Set<Template> = []
  /// The first reference to a file of this machine that isn't below the root; `nil` if there is none.
  package private(set) var outside: String?

  /// The root's own path, with a slash at its end; `nil` if absolute paths aren't below it.
  private let root: String?

  /// More references than any manifest has.
  private static let maximumReferences = 100_000
  /// More bytes than all references of a manifest have together.
  private static let maximumBytes = 16 << 20
  /// The most placeholders of one template; each costs a try for each digit.
  private static let maximumPlaceholders = 4
  /// The placeholder for a number while a template is resolved; no path contains it.
  private static let placeholder = Character("\u{0}")

  /// Whether the manifest names no other files.
  package var isEmpty: Bool { self.playlists.isEmpty && self.files.isEmpty && self.templates.isEmpty }

  /// Reads an HLS playlist or a DASH manifest; `nil` for other text, and where a base is longer than
  /// ``DASHTemplate/maximumLength``.
  ///
  /// - Parameters:
  ///   - path: The path of the manifest, relative to the root.
  ///   - root: The root's own path on its server, with a slash at its end: absolute paths that begin with it are below
  ///     the root.
  package init?(_ text: String, path: String, root: String? = nil) {
    self.root = root
    if text.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("#EXTM3U") {
      self.readPlaylist(text, path)
    } else if !self.readDASH(text, path) {
      return nil
    }
  }

  // MARK: Paths

  private var count: Int { self.playlists.count + self.files.count + self.templates.count }

  /// Adds a reference, unless it is of another host.
  private mutating func add(_ reference: String, beside path: String, isPlaylist: Bool = false) {
    guard self.count < Self.maximumReferences, !reference.isEmpty, !Self.isRemote(reference) else { return }
    guard let found = self.path(of: reference, beside: path) else {
      self.outside = self.outside ?? reference
      return
    }
    let pieces = found.split(separator: Self.placeholder, omittingEmptySubsequences: false).map(String.init)
    if pieces.count > 1 {
      if pieces.count <= Self.maximumPlaceholders + 1 { self.templates.insert(Template(pieces: pieces)) }
    } else if isPlaylist {
      self.playlists.insert(found)
    } else {
      self.files.insert(found)
    }
  }

  /// Whether a reference leads to another host, or contains its data.
  static func isRemote(_ reference: String) -> Bool {
    let scheme = reference.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    let isURL = reference.dropFirst(scheme.count).first == ":"
    return reference.utf8.starts(with: "//".utf8) || isURL && scheme.lowercased() != "file"
  }

  /// Returns the path below the root, or `nil` if the reference isn't below it. (RFC 3986, 5.2.4.)
  private func path(of reference: String, beside path: String) -> String? {
    var plain = reference.prefix { $0 != "?" && $0 != "#" }
    // By bytes: with an accent after it, a slash is a part of another character, but separates all the same.
    let slash = UInt8(ascii: "/")
    var components = path.utf8.split(separator: slash).dropLast().map { String(Substring($0)) }
    if let root = self.root, plain.utf8.starts(with: root.utf8) {
      (plain, components) = (Substring(plain.utf8.dropFirst(root.utf8.count)), [])
    }
    guard !plain.isEmpty, plain.utf8.first != slash, !plain.lowercased().hasPrefix("file:") else { return nil }
    for component in plain.utf8.split(separator: slash) {
      guard let name = PercentEncoding.decoded(component, keepsMalformed: true), !name.utf8.contains(slash) else {
        return nil
      }
      switch name {
      case ".": continue
      case "..": guard components.popLast() != nil else { return nil }
      default: components.append(name)
      }
    }
    return components.isEmpty ? nil : components.joined(separator: "/")
  }

  // MARK: HLS

  private mutating func readPlaylist(_ text: String, _ path: String) {
    var isVariant = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingPrefix { $0 == " " || $0 == "\u{FEFF}" }
      if line.hasPrefix("#EXT-X-STREAM-INF:") {
        isVariant = true
      } else if line.hasPrefix("#") {
        guard line.hasPrefix("#EXT"), let uri = HLSPlaylist.attributes(line)["URI"] else { continue }
        let isPlaylist = ["#EXT-X-MEDIA:", "#EXT-X-I-FRAME-STREAM-INF:"].contains { line.hasPrefix($0) }
        self.add(uri, beside: path, isPlaylist: isPlaylist)
      } else {
        self.add(String(line.filter { $0 != Self.placeholder }), beside: path, isPlaylist: isVariant)
        isVariant = false
      }
    }
  }

  // MARK: DASH

  /// The facts that hold for an element and those in it.
  private struct Scope {
    var templates: [String: String] = [:]
    /// The references in the element itself. Those of the elements around it aren't copied: a manifest with many lists
    /// and representations would cost their product.
    var listed: [String] = []
    var representation: [String: String]?
  }

  /// The references found so far.
  private struct Gathered {
    var references: [String] = []
    var byteCount = 0

    /// Adds a reference; returns whether there is room for more.
    mutating func add(_ reference: String) -> Bool {
      self.references.append(reference)
      self.byteCount += reference.utf8.count
      return self.references.count < maximumReferences && self.byteCount < maximumBytes
    }
  }

  private mutating func readDASH(_ text: String, _ path: String) -> Bool {
    var scopes: [Scope] = []
    var bases = DASHBases("")
    var found = Gathered()
    do throws(XMLReader.Malformed) {
      try XMLReader.read(text) { item throws(XMLReader.Malformed) in
        switch item {
        case .start(let name, let attributes):
          if scopes.isEmpty, name != "MPD" { throw XMLReader.Malformed(message: "its root is “\(name)”") }
          bases.begin(name)
          Self.begin(name, attributes, &scopes)
        case .text(let text): bases.read(text)
        case .end(let name):
          guard let scope = scopes.popLast() else { return }
          if name == "Representation" { Self.gather(scope, bases.current, in: scopes, into: &found) }
          guard let base = bases.end(name), base.isFirst else { return }
          guard let joined = DASHTemplate.joined(base.around, base.text) else {
            throw XMLReader.Malformed(message: "a base is too long")
          }
          bases.set(joined)
        }
      }
    } catch {
      return false
    }
    for reference in found.references { self.add(reference, beside: path) }
    return true
  }

  private static func begin(_ name: String, _ attributes: [String: String], _ scopes: inout [Scope]) {
    if let last = scopes.indices.last {
      switch name {
      case "SegmentTemplate":
        for member in ["media", "initialization", "index"] {
          if let template = attributes[member] { scopes[last].templates[member] = template }
        }
      case "SegmentURL", "Initialization", "RepresentationIndex":
        // They are in a list, which is in the element that they belong to.
        let references = [attributes["media"] ?? attributes["sourceURL"], attributes["index"]].compactMap { $0 }
        if let owner = scopes.indices.dropLast().last, scopes[owner].listed.count < self.maximumReferences {
          scopes[owner].listed += references
        }
      default: break
      }
    }
    var scope = scopes.last ?? Scope()
    scope.listed = []
    if name == "Representation" { scope.representation = attributes }
    scopes.append(scope)
  }

  /// Adds the references of a representation, which has those of the elements around it, too, with its own base.
  private static func gather(_ scope: Scope, _ base: String, in outer: [Scope], into found: inout Gathered) {
    guard found.references.count < self.maximumReferences, found.byteCount < self.maximumBytes else { return }
    var hasOwn = !scope.templates.isEmpty
    for template in scope.templates.values {
      guard let reference = self.filled(template, scope.representation ?? [:]),
        let joined = DASHTemplate.joined(base, reference)
      else { continue }
      guard found.add(joined) else { return }
    }
    for owner in outer + [scope] {
      for reference in owner.listed {
        hasOwn = true
        guard let joined = DASHTemplate.joined(base, reference) else { continue }
        guard found.add(joined) else { return }
      }
    }
    if !hasOwn { _ = found.add(base) }
  }

  /// Replaces the identifiers of a template; numbers and times become placeholders.
  private static func filled(_ template: String, _ representation: [String: String]) -> String? {
    DASHTemplate.filled(template.filter { $0 != Self.placeholder }, representation) { _ in String(Self.placeholder) }
  }
}
