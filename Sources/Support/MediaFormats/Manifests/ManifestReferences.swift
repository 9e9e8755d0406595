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

    /// Each piece follows a number, which may have a sign.
    private static func matches(_ rest: Substring, _ pieces: ArraySlice<String>) -> Bool {
      guard let piece = pieces.first else { return rest.isEmpty }
      let digits = rest.prefix(24).prefix { $0.isASCII && $0.isNumber }
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

  /// More references than any manifest has.
  private static let maximumReferences = 100_000
  /// The most placeholders of one template; each costs a try for each digit.
  private static let maximumPlaceholders = 4
  /// Stands for a number while a template is resolved; no path has it.
  private static let placeholder = Character("\u{0}")

  /// Whether nothing beside the manifest is named.
  package var isEmpty: Bool { self.playlists.isEmpty && self.files.isEmpty && self.templates.isEmpty }

  /// Reads an HLS playlist or a DASH manifest; `nil` for other text.
  ///
  /// - Parameter path: The path of the manifest, relative to the root.
  package init?(_ text: String, path: String) {
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
    guard let found = Self.path(of: reference, beside: path) else {
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

  /// Whether a reference leads to another host, or has its data in itself.
  private static func isRemote(_ reference: String) -> Bool {
    let scheme = reference.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    let isURL = reference.dropFirst(scheme.count).first == ":"
    return reference.hasPrefix("//") || isURL && scheme.lowercased() != "file"
  }

  /// The path below the root, or `nil` if the reference isn't below it. (RFC 3986, 5.2.4.)
  private static func path(of reference: String, beside path: String) -> String? {
    let plain = reference.prefix { $0 != "?" && $0 != "#" }
    guard !plain.isEmpty, plain.first != "/", !plain.lowercased().hasPrefix("file:") else { return nil }
    var components = path.split(separator: "/").dropLast().map(String.init)
    for component in plain.split(separator: "/", omittingEmptySubsequences: true) {
      guard let name = PercentEncoding.decoded(component.utf8, keepsMalformed: true), !name.contains("/") else {
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

  /// What holds for an element and those in it.
  private struct Scope {
    var base = ""
    var hasBase = false
    var templates: [String: String] = [:]
    var listed: [String] = []
    var representation: [String: String]?
  }

  private mutating func readDASH(_ text: String, _ path: String) -> Bool {
    var scopes: [Scope] = []
    var baseText: String?
    var found: [String] = []
    do throws(XMLReader.Malformed) {
      try XMLReader.read(text) { item throws(XMLReader.Malformed) in
        switch item {
        case .start(let name, let attributes):
          if scopes.isEmpty, name != "MPD" { throw XMLReader.Malformed(message: "its root is “\(name)”") }
          if name == "BaseURL" { baseText = "" }
          var scope = scopes.last ?? Scope()
          scope.hasBase = false
          Self.begin(name, attributes, &scope, &scopes)
          scopes.append(scope)
        case .text(let text): baseText?.append(text)
        case .end(let name):
          guard let scope = scopes.popLast() else { return }
          if name == "BaseURL", let base = baseText, let last = scopes.indices.last, !scopes[last].hasBase {
            // Further ones are alternatives.
            scopes[last].base = Self.joined(scopes[last].base, base.trimmingCharacters)
            scopes[last].hasBase = true
            baseText = nil
          }
          if name == "Representation", found.count < Self.maximumReferences { found += Self.references(scope) }
        }
      }
    } catch {
      return false
    }
    for reference in found { self.add(reference, beside: path) }
    return true
  }

  private static func begin(
    _ name: String, _ attributes: [String: String], _ scope: inout Scope, _ scopes: inout [Scope]
  ) {
    guard let last = scopes.indices.last else { return }
    func list(_ reference: String?) {
      guard let reference, let owner = scopes.indices.dropLast().last,
        scopes[last].listed.count < self.maximumReferences
      else { return }
      scopes[last].listed.append(reference)
      scopes[owner].listed.append(reference)
    }
    switch name {
    case "Representation": scope.representation = attributes
    case "SegmentTemplate":
      for member in ["media", "initialization", "index"] {
        if let template = attributes[member] { scopes[last].templates[member] = template }
      }
    case "SegmentURL", "Initialization", "RepresentationIndex":
      list(attributes["media"] ?? attributes["sourceURL"])
      list(attributes["index"])
    default: break
    }
  }

  /// The references of a representation, with the base of its scope.
  private static func references(_ scope: Scope) -> [String] {
    let templates = scope.templates.values.map { self.filled($0, scope.representation ?? [:]) }
    let own = templates + scope.listed
    return own.isEmpty ? [scope.base] : own.map { self.joined(scope.base, $0) }
  }

  /// Replaces the identifiers of a template; numbers and times become placeholders. (ISO 23009-1 5.3.9.4.4.)
  private static func filled(_ template: String, _ representation: [String: String]) -> String {
    let parts = template.filter { $0 != Self.placeholder }.split(separator: "$", omittingEmptySubsequences: false)
    var text = ""
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        text += part
      } else if part.isEmpty {
        text += "$"
      } else if part == "RepresentationID" {
        text += representation["id"] ?? ""
      } else if part == "Bandwidth" {
        text += representation["bandwidth"] ?? ""
      } else {
        text.append(Self.placeholder)
      }
    }
    return text
  }

  private static func joined(_ base: String, _ reference: String) -> String {
    if self.isRemote(reference) || reference.hasPrefix("/") || base.isEmpty { return reference }
    guard let slash = base.lastIndex(of: "/") else { return reference }
    return base[...slash] + reference
  }
}

extension String {
  fileprivate var trimmingCharacters: String {
    let tail = self.drop { $0.isWhitespace }
    return String(tail[..<(tail.lastIndex { !$0.isWhitespace }.map(tail.index(after:)) ?? tail.startIndex)])
  }
}
