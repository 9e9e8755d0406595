package import HTTPFetch

/// The text of a manifest, separated from its references so that they can be replaced. Pure.
///
/// Of an HLS playlist (RFC 8216) these are all references: URI lines and the `URI` attributes of tags. Of a DASH
/// manifest (ISO 23009-1) they are those that lead out of the folder of their base.
package struct ManifestPieces: Hashable, Sendable {
  /// A reference of a manifest.
  package struct Reference: Hashable, Sendable {
    /// The kind of resource that a reference names.
    package enum Kind: Hashable, Sendable {
      /// A playlist of HLS.
      case playlist
      /// A segment, an initialization segment or a key.
      case file
      /// The base address of other references of DASH.
      case base
      /// Segments of DASH, whose identifiers such as `$Number$` are filled in by the player.
      case template
    }

    /// The reference itself.
    package var text: String
    /// The reference as the manifest writes it: in DASH with character references and white space.
    package var written: String
    package var kind: Kind
    /// The address to which it is relative, by the bases of the elements around it; `nil` for that of the manifest.
    package var base: HTTPURL?
  }

  /// A piece of the text.
  package enum Piece: Hashable, Sendable {
    case text(String)
    case reference(Reference)
  }

  /// The pieces in their order.
  package private(set) var pieces: [Piece] = []
  /// The ids of the representations of DASH, which players fill in for `$RepresentationID$`.
  package private(set) var representations: Set<String> = []

  /// More references than any manifest has: a day in segments of two seconds.
  package static let maximumReferences = 50_000

  private var kept = ""
  private var count = 0

  init(_ pieces: [Piece] = [], representations: Set<String> = []) {
    (self.pieces, self.representations) = (pieces, representations)
  }

  /// Returns the text with each reference replaced, or kept where `replacement` returns `nil`.
  package func text(_ replacement: (Reference) -> String?) -> String {
    var text = ""
    for piece in self.pieces {
      switch piece {
      case .text(let kept): text += kept
      case .reference(let reference): text += replacement(reference) ?? reference.written
      }
    }
    return text
  }

  private mutating func add(_ reference: some StringProtocol, isPlaylist: Bool) {
    self.finish()
    let reference = String(reference)
    let kind: Reference.Kind = isPlaylist ? .playlist : .file
    self.pieces.append(.reference(Reference(text: reference, written: reference, kind: kind)))
    self.count += 1
  }

  private mutating func finish() {
    if !self.kept.isEmpty { self.pieces.append(.text(self.kept)) }
    self.kept = ""
  }

  // MARK: HLS

  /// Separates the references of an HLS playlist; `nil` for other text, and for more references than
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
}
