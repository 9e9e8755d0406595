package import HTTPFetch
import TextFormats

extension ManifestPieces {
  /// Separates the references of a DASH manifest that lead out of the folder of their base, and omits the elements
  /// ``DASHPieces/leftOut``; `nil` for other text, and for more references than ``maximumReferences``.
  ///
  /// - Parameter url: The address of the manifest.
  package init?(dash text: String, at url: HTTPURL) {
    guard let found = DASHPieces(text, url) else { return nil }
    self.init(found.pieces, representations: found.representations)
  }
}

/// The pieces of a DASH manifest, by the places of its tags. (ISO 23009-1.)
private struct DASHPieces {
  /// Elements by which a player would fetch the manifest, its changes or the order of its servers elsewhere.
  private static let leftOut: Set<String> = ["Location", "PatchLocation", "ContentSteering"]
  /// The attributes with references.
  private static let attributes: [String: [String]] = [
    "SegmentTemplate": ["media", "initialization", "index", "bitstreamSwitching"], "SegmentURL": ["media", "index"],
    "Initialization": ["sourceURL"], "RepresentationIndex": ["sourceURL"], "BitstreamSwitching": ["sourceURL"],
  ]

  private(set) var pieces: [ManifestPieces.Piece] = []
  private(set) var representations: Set<String> = []

  private let bytes: [UInt8]
  private let url: HTTPURL
  /// The number of bytes that are in ``pieces`` or left out.
  private var taken = 0
  private var count = 0
  private var depth = 0
  /// A base is `nil` if it can't be fetched.
  private var bases: DASHBases<HTTPURL?>
  /// The start of the text of the `BaseURL` that is read.
  private var baseStart: Int?
  /// The number of elements around the one that is left out, and its start.
  private var omission: (depth: Int, start: Int)?

  init?(_ text: String, _ url: HTTPURL) {
    (self.bytes, self.url, self.bases) = (Array(text.utf8), url, DASHBases(url))
    do throws(XMLReader.Malformed) {
      try XMLReader.readPlaces(text) { item, place throws(XMLReader.Malformed) in try self.read(item, place) }
    } catch {
      return nil
    }
    self.keep(until: self.bytes.count)
  }

  private mutating func read(_ item: XMLReader.Item, _ place: Range<Int>) throws(XMLReader.Malformed) {
    switch item {
    case .start(let name, let attributes): try self.begin(name, attributes, place)
    case .text(let text): self.bases.read(text)
    case .end(let name): self.end(name, place)
    }
    guard self.count <= ManifestPieces.maximumReferences else { throw .init(message: "it has too many references") }
  }

  private mutating func begin(
    _ name: String, _ attributes: [String: String], _ place: Range<Int>
  ) throws(XMLReader.Malformed) {
    guard self.depth > 0 || name == "MPD" else { throw .init(message: "its root is “\(name)”") }
    self.depth += 1
    self.bases.begin(name)
    guard self.omission == nil else { return }
    if Self.leftOut.contains(name) {
      self.omission = (self.depth, place.lowerBound)
    } else if name == "BaseURL" {
      self.baseStart = place.upperBound
    } else if let names = Self.attributes[name] {
      self.takeAttributes(names, of: attributes, place, name == "SegmentTemplate" ? .template : .file)
    } else if name == "Representation", let id = attributes["id"] {
      self.representations.insert(id)
    }
  }

  private mutating func end(_ name: String, _ place: Range<Int>) {
    let depth = self.depth
    self.depth -= 1
    let base = self.bases.end(name)
    if let omission = self.omission {
      guard omission.depth == depth else { return }
      self.omission = nil
      self.keep(until: omission.start)
      self.taken = max(self.taken, place.upperBound)
    } else if let base, let start = self.baseStart {
      self.baseStart = nil
      let around = base.around ?? self.url
      if Self.leadsOut(base.text) { self.take(start..<max(start, place.lowerBound), base.text, .base, around) }
      if base.isFirst { self.bases.set(try? around.resolving(base.text)) }
    }
  }

  private mutating func takeAttributes(
    _ names: [String], of attributes: [String: String], _ place: Range<Int>, _ kind: ManifestPieces.Reference.Kind
  ) {
    let found = names.compactMap { name in attributes[name].flatMap { Self.leadsOut($0) ? (name, $0) : nil } }
    guard !found.isEmpty, let base = self.bases.current else { return }
    let places = Self.values(in: self.bytes[place])
    let references = found.compactMap { name, text in places[name].map { ($0, text) } }
    for (place, text) in references.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      self.take(place, text, kind, base)
    }
  }

  private mutating func take(
    _ place: Range<Int>, _ text: String, _ kind: ManifestPieces.Reference.Kind, _ base: HTTPURL
  ) {
    guard place.lowerBound >= self.taken else { return }
    self.keep(until: place.lowerBound)
    let written = String(decoding: self.bytes[place], as: UTF8.self)
    self.pieces.append(.reference(.init(text: text, written: written, kind: kind, base: base)))
    self.taken = place.upperBound
    self.count += 1
  }

  private mutating func keep(until end: Int) {
    guard end > self.taken else { return }
    self.pieces.append(.text(String(decoding: self.bytes[self.taken..<end], as: UTF8.self)))
    self.taken = end
  }

  /// Returns the places of the values in a tag, by the names of the attributes. The tag is well-formed.
  private static func values(in tag: ArraySlice<UInt8>) -> [String: Range<Int>] {
    let blanks = Set(" \t\r\n".utf8)
    var places: [String: Range<Int>] = [:]
    var rest = tag.drop { !blanks.contains($0) }
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = String(decoding: rest[..<equals].filter { !blanks.contains($0) }, as: UTF8.self)
      let value = rest[(equals + 1)...].drop { blanks.contains($0) }
      guard let quote = value.first, let end = value.dropFirst().firstIndex(of: quote) else { break }
      places[name] = (value.startIndex + 1)..<end
      rest = rest[(end + 1)...]
    }
    return places
  }

  private static func leadsOut(_ reference: String) -> Bool {
    let scheme = reference.prefix { $0 != ":" && $0 != "/" && $0 != "?" }
    let isURL = reference.dropFirst(scheme.count).first == ":"
    return isURL || reference.utf8.first == UInt8(ascii: "/") || reference.utf8.starts(with: "..".utf8)
  }
}
