import TextFormats

/// The text of a manifest with its references taken out, so that they can be replaced. Pure.
///
/// Of an HLS playlist (RFC 8216) these are all references: URI lines and the `URI` attributes of tags. Of a DASH
/// manifest (ISO 23009-1) they are the `BaseURL`s that lead out of the manifest's folder: everything else is relative
/// to them.
package struct ManifestPieces: Hashable, Sendable {
  /// A piece of the text.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// A reference, and its form in the text: of DASH with character references and white space.
    case reference(String, written: String, isPlaylist: Bool)
  }

  /// The pieces in their order.
  package private(set) var pieces: [Piece] = []

  /// More references than any manifest has: a day in segments of two seconds.
  package static let maximumReferences = 50_000

  private var kept = ""
  private var count = 0

  private init() {}

  /// Returns the text with each reference replaced, or kept where `replacement` returns `nil`.
  package func text(_ replacement: (_ reference: String, _ isPlaylist: Bool) -> String?) -> String {
    var text = ""
    for piece in self.pieces {
      switch piece {
      case .text(let kept): text += kept
      case .reference(let reference, let written, let isPlaylist):
        text += replacement(reference, isPlaylist) ?? written
      }
    }
    return text
  }

  private mutating func add(_ reference: some StringProtocol, written: Substring? = nil, isPlaylist: Bool) {
    if !self.kept.isEmpty { self.pieces.append(.text(self.kept)) }
    self.kept = ""
    let reference = String(reference)
    self.pieces.append(.reference(reference, written: written.map(String.init) ?? reference, isPlaylist: isPlaylist))
    self.count += 1
  }

  private mutating func finish() {
    if !self.kept.isEmpty { self.pieces.append(.text(self.kept)) }
    self.kept = ""
  }

  // MARK: HLS

  /// Takes the references out of an HLS playlist; `nil` for other text, and for more references than
  /// ``maximumReferences``.
  package init?(hls text: String) {
    self.init()
    guard text.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("#EXTM3U") else { return nil }
    var isVariant = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard self.count <= Self.maximumReferences else { return nil }
      let body = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      if body.hasPrefix("#EXT") {
        isVariant = isVariant || body.hasPrefix("#EXT-X-STREAM-INF:")
        self.readTag(body)
      } else if body.isEmpty || body.hasPrefix("#") {
        self.kept += body
      } else {
        self.add(body, isPlaylist: isVariant)
        isVariant = false
      }
      self.kept += "\n"
    }
    self.finish()
  }

  /// Tags whose `URI` is that of a playlist. (RFC 8216bis 4.4.)
  private static let playlistTags = ["#EXT-X-MEDIA:", "#EXT-X-I-FRAME-STREAM-INF:", "#EXT-X-RENDITION-REPORT:"]

  private mutating func readTag(_ line: Substring) {
    let isPlaylist = Self.playlistTags.contains { line.hasPrefix($0) }
    guard let colon = line.firstIndex(of: ":") else { return self.kept += line }
    self.kept += line[...colon]
    var rest = line[line.index(after: colon)...]
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].drop { $0 == " " || $0 == "," }
      let afterEquals = rest[rest.index(after: equals)...]
      guard afterEquals.first == "\"", case let value = afterEquals.dropFirst().prefix(while: { $0 != "\"" }),
        value.endIndex < rest.endIndex
      else {
        let value = afterEquals.prefix { $0 != "," }
        self.kept += rest[..<value.endIndex]
        rest = rest[value.endIndex...]
        continue
      }
      self.kept += rest[...afterEquals.startIndex]
      if name == "URI" { self.add(value, isPlaylist: isPlaylist) } else { self.kept += value }
      self.kept += "\""
      rest = rest[value.endIndex...].dropFirst()
    }
    self.kept += rest
  }

  // MARK: DASH

  /// Elements by which the player would read the manifest, or its changes, elsewhere. (ISO 23009-1.)
  private static let placesOfManifest = ["Location", "PatchLocation"]

  /// Takes the base addresses that lead out of the folder out of a DASH manifest, and leaves out ``placesOfManifest``;
  /// `nil` for other text.
  package init?(dash text: String) {
    self.init()
    guard ManifestReferences(text, path: "manifest.mpd") != nil, text.contains("<MPD") else { return nil }
    var rest = Substring(text)
    while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      self.kept += rest[..<sign]
      rest = rest[sign...]
      if let (element, _) = Self.placesOfManifest.lazy.compactMap({ Self.element($0, at: rest) }).first {
        rest = rest[element.endIndex...]
      } else if let (element, content) = Self.element("BaseURL", at: rest),
        case let base = CharacterReferences.decoded(Self.trimmed(content)), Self.leadsOut(base)
      {
        guard self.count < Self.maximumReferences else { return nil }
        self.kept += element[..<content.startIndex]
        self.add(base, written: content, isPlaylist: false)
        self.kept += element[content.endIndex...]
        rest = rest[element.endIndex...]
      } else {
        self.kept += "<"
        rest = rest.dropFirst()
      }
    }
    self.kept += rest
    self.finish()
  }

  /// The element that begins `text`, and its content; `nil` if it isn't one of this name with text alone.
  private static func element(_ name: String, at text: Substring) -> (element: Substring, content: Substring)? {
    let start = text.dropFirst()
    guard start.hasPrefix(name), let next = start.dropFirst(name.count).first, next == ">" || next.isWhitespace,
      let open = self.tagEnd(start), !start[..<open].hasSuffix("/")
    else { return nil }
    let content = start[start.utf8.index(after: open)...].prefix { $0 != "<" }
    let end = text[content.endIndex...]
    guard end.hasPrefix("</\(name)"), let close = self.tagEnd(end.dropFirst()) else { return nil }
    return (text[..<text.utf8.index(after: close)], content)
  }

  /// Returns the index of the `>` that ends a tag; `nil` if another tag begins before. In comments a text may have many
  /// tags without an end, each of which would be searched to the end of the text.
  private static func tagEnd(_ text: Substring) -> Substring.Index? {
    let end = text.utf8.firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
    return end.flatMap { text.utf8[$0] == UInt8(ascii: ">") ? $0 : nil }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }

  private static func leadsOut(_ base: String) -> Bool {
    let scheme = base.prefix { $0 != ":" && $0 != "/" && $0 != "?" }
    return base.hasPrefix("/") || base.hasPrefix("..") || base.dropFirst(scheme.count).first == ":"
  }
}
