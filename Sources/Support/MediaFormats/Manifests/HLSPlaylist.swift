/// An HLS playlist, as far as a receiver needs it before it plays. (RFC 8216.)
package struct HLSPlaylist: Hashable, Sendable {
  /// One way to play a multivariant playlist.
  package struct Variant: Hashable, Sendable {
    package var uri: String
    package var bandwidth: Int64
    package var codecs: [String]
    package var width: Int64?
    package var height: Int64?
    /// `VIDEO-RANGE`: `SDR`, `HLG`, `PQ`.
    package var videoRange: String?
    /// The groups of renditions that belong to it; `nil` for none.
    package var audioGroup: String?
    package var subtitlesGroup: String?
  }

  /// Sound or subtitles beside the pictures, in several languages.
  package struct Rendition: Hashable, Sendable {
    package var type: String
    package var name: String?
    package var language: String?
    package var group: String?
    /// Its playlist; `nil` if the rendition is in the variant itself.
    package var uri: String?
    /// Whether it plays unless the viewer chooses another one.
    package var isDefault = false
  }

  package var variants: [Variant] = []
  package var renditions: [Rendition] = []

  /// The total duration of the segments, in seconds.
  package var duration = 0.0
  package var segmentCount = 0
  package var firstSegment: String?
  /// The initialisation segment, with fragmented MP4.
  package var map: String?
  /// The URI of the first segment's key; `nil` without encryption by AES-128.
  package var keyURI: String?
  package var hasEnd = false
  /// The type, `VOD` or `EVENT`; `nil` if the playlist doesn't specify it.
  package var type: String?

  /// The format of the segments: fragmented MP4 with ``map``, else by the name of the first one; `nil` if that doesn't
  /// show it, as in a multivariant playlist.
  package var segmentFormat: SegmentFormat? {
    if self.map != nil { return .fragmentedMP4 }
    return SegmentFormat(name: self.firstSegment ?? "")
  }

  /// Whether it lists variants, not segments.
  package var isMultivariant: Bool { !self.variants.isEmpty }

  /// More lines than any playlist has.
  private static let maximumLines = 100_000

  /// Parses a playlist; `nil` for other text, or if it lists nothing.
  package init?(_ text: String) {
    var pendingVariant: Variant?
    var pendingDuration: Double?
    var lines = 0
    for line in text.split(whereSeparator: \.isNewline) {
      lines += 1
      guard lines <= Self.maximumLines else { return nil }
      let line = line.drop { $0 == "\u{FEFF}" }
      if lines == 1 {
        guard line.hasPrefix("#EXTM3U") else { return nil }
      } else if line.hasPrefix("#EXT-X-STREAM-INF:") {
        pendingVariant = Self.variant(Self.attributes(line))
      } else if line.hasPrefix("#EXTINF:") {
        guard let seconds = Self.seconds(line.dropFirst(8)) else { return nil }
        pendingDuration = seconds
      } else if line.hasPrefix("#") {
        self.readTag(line)
      } else {
        let uri = String(line)
        if var variant = pendingVariant {
          variant.uri = uri
          self.variants.append(variant)
        } else if let seconds = pendingDuration {
          self.duration += seconds
          self.segmentCount += 1
          self.firstSegment = self.firstSegment ?? uri
        }
        pendingVariant = nil
        pendingDuration = nil
      }
    }
    guard lines > 0, self.isMultivariant || self.segmentCount > 0, self.duration.isFinite else { return nil }
  }

  private mutating func readTag(_ line: Substring) {
    if line.hasPrefix("#EXT-X-ENDLIST") {
      self.hasEnd = true
    } else if line.hasPrefix("#EXT-X-PLAYLIST-TYPE:") {
      self.type = String(line.dropFirst(21))
    } else if line.hasPrefix("#EXT-X-MAP:") {
      self.map = self.map ?? Self.attributes(line)["URI"]
    } else if line.hasPrefix("#EXT-X-KEY:"), self.segmentCount == 0 {
      let attributes = Self.attributes(line)
      self.keyURI = attributes["METHOD"] == "AES-128" ? attributes["URI"] : nil
    } else if line.hasPrefix("#EXT-X-MEDIA:") {
      let attributes = Self.attributes(line)
      guard let type = attributes["TYPE"] else { return }
      self.renditions.append(
        Rendition(
          type: type, name: attributes["NAME"], language: attributes["LANGUAGE"], group: attributes["GROUP-ID"],
          uri: attributes["URI"], isDefault: attributes["DEFAULT"] == "YES"))
    }
  }

  private static func variant(_ attributes: [String: String]) -> Variant {
    let sides = (attributes["RESOLUTION"] ?? "").split(separator: "x").map { Int64($0) }
    return Variant(
      uri: "", bandwidth: attributes["BANDWIDTH"].flatMap { Int64($0) } ?? 0,
      codecs: (attributes["CODECS"] ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) },
      width: sides.count == 2 ? sides[0] : nil, height: sides.count == 2 ? sides[1] : nil,
      videoRange: attributes["VIDEO-RANGE"], audioGroup: attributes["AUDIO"], subtitlesGroup: attributes["SUBTITLES"])
  }

  private static func seconds(_ text: Substring) -> Double? {
    guard let value = Double(text.prefix { $0 != "," }), value.isFinite, (0...1e7).contains(value) else { return nil }
    return value
  }

  /// Parses attributes such as `A=1,B="x,y"` after the tag's colon.
  static func attributes(_ line: Substring) -> [String: String] {
    guard let colon = line.firstIndex(of: ":") else { return [:] }
    var rest = line[line.index(after: colon)...]
    var attributes: [String: String] = [:]
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].drop { $0 == " " || $0 == "," }
      rest = rest[rest.index(after: equals)...]
      let value: Substring
      if rest.first == "\"" {
        rest = rest.dropFirst()
        value = rest.prefix { $0 != "\"" }
        rest = rest[value.endIndex...].dropFirst()
      } else {
        value = rest.prefix { $0 != "," }
        rest = rest[value.endIndex...]
      }
      attributes[String(name)] = String(value)
    }
    return attributes
  }
}
