/// A format of files that users play: one row of ``FormatTable``.
package struct MediaFormat: Hashable, Sendable {
  /// The content of a format's files.
  package enum Kind: Hashable, Sendable {
    case video, audio, image
    /// A manifest of HLS, DASH or Smooth Streaming, which receivers play together with the files that it names.
    case manifest
    /// A list of media, whose entries are loaded.
    case playlist
    /// A web page or another document.
    case document
  }

  /// Whether receivers read a format.
  package enum Support: Hashable, Sendable {
    /// On Google's list of containers (devices.md F36, F50).
    case listed
    /// Sources dispute it: the reason, as the end of a sentence.
    case disputed(String)
    /// Receivers don't read it.
    case unread
  }

  /// The name for users, with an article where a sentence needs one: `AVI`, `an MPEG program stream`.
  package let name: String
  package let kind: Kind
  /// The MIME type by which receivers know it.
  package let contentType: String
  /// Other MIME types of the same format, in lower case.
  package let otherTypes: [String]
  /// The file name extensions, in lower case, without a dot.
  package let endings: [String]
  package let support: Support
  /// The player that a receiver uses for it.
  package let player: MediaType
  /// FFmpeg's names of the format.
  package let demuxers: [String]
  /// Returns the format of files of this kind that have sound alone, or `nil` if there is none.
  let soundTwin: @Sendable () -> MediaFormat?
  /// Whether the name decides if no signature matches a file's first bytes, as for streams that may begin anywhere.
  let hasWeakSignature: Bool
  let signatures: [Signature]
  /// The reader of durations and tracks; `nil` if there is none.
  let reader: (any ContainerReading.Type)?

  init(
    _ name: String, _ kind: Kind, _ contentType: String, or otherTypes: [String] = [], endings: [String] = [],
    _ support: Support = .listed, player: MediaType? = nil, demuxers: [String] = [],
    soundTwin: @autoclosure @escaping @Sendable () -> MediaFormat? = nil,
    hasWeakSignature: Bool = false, reader: (any ContainerReading.Type)? = nil, _ signatures: Signature...
  ) {
    self.player = player ?? (kind == .image ? .image : kind == .video || kind == .audio ? .progressive : .unsupported)
    (self.name, self.kind, self.contentType, self.otherTypes) = (name, kind, contentType, otherTypes)
    (self.endings, self.support, self.demuxers) = (endings, support, demuxers)
    (self.soundTwin, self.hasWeakSignature) = (soundTwin, hasWeakSignature)
    (self.reader, self.signatures) = (reader, signatures)
  }

  /// Whether a load can name it: everything but lists and documents.
  package var isMedia: Bool { self.kind != .playlist && self.kind != .document }

  /// Whether a load of such a file fails. Playlists are never loaded themselves.
  package var isUnread: Bool { self.support == .unread && self.kind != .playlist }

  /// The format of a file that turned out to have sound alone: audio/mp4 for video/mp4.
  package var withoutPictures: MediaFormat { self.soundTwin() ?? self }

  package static func == (left: MediaFormat, right: MediaFormat) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(self.name) }
}

/// The player that a receiver uses for a MIME type.
package enum MediaType: Hashable, Sendable {
  case progressive, hls, dash, smooth, image, unsupported

  /// Creates the player for a type; `nil` without a type, or for one of arbitrary bytes (`application/octet-stream`).
  package init?(_ type: String?) {
    guard let type = type.map({ Self.essence($0) }), !type.isEmpty,
      type != "application/octet-stream", type != "binary/octet-stream"
    else { return nil }
    if let format = FormatTable.format(ofType: type) {
      self = format.player
    } else if type.hasPrefix("image/") {
      self = .image
    } else {
      self = type.hasPrefix("video/") || type.hasPrefix("audio/") ? .progressive : .unsupported
    }
  }

  /// Returns a MIME type without its parameters, in lower case.
  package static func essence(_ type: String) -> String {
    String(type.lowercased().prefix { $0 != ";" && $0 != " " })
  }
}

/// The first bytes by which files of a format are recognised.
struct Signature: Sendable {
  let matches: @Sendable (_ start: [UInt8]) -> Bool
  /// The formats that begin alike: the file's name chooses among them.
  private(set) var alike: [MediaFormat] = []

  init(_ matches: @escaping @Sendable (_ start: [UInt8]) -> Bool) { self.matches = matches }

  /// Creates a signature of texts or bytes at their offsets, all of which must match.
  static func at(_ pieces: (Int, String)...) -> Signature {
    let pieces = pieces.map { ($0.0, $0.1.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }) }
    return Signature { start in
      pieces.allSatisfy { offset, bytes in start.dropFirst(offset).starts(with: bytes) }
    }
  }

  /// Creates a signature of which one of several must match.
  static func any(_ signatures: Signature...) -> Signature {
    Signature { start in signatures.contains { $0.matches(start) } }
  }

  /// Creates the signature of ISO base media with one of these major brands. (ISO 14496-12, 4.3.)
  static func brands(_ brands: String...) -> Signature {
    Signature { start in
      start.dropFirst(4).starts(with: "ftyp".utf8)
        && brands.contains { start.dropFirst(8).starts(with: $0.utf8) }
    }
  }

  /// Creates the signature of MPEG transport streams: the byte `0x47` three times at this distance.
  static func packets(from offset: Int, of length: Int) -> Signature {
    Signature { start in
      start.count > offset + 2 * length && (0..<3).allSatisfy { start[offset + $0 * length] == 0x47 }
    }
  }

  /// Creates a signature of text for which `matches` is true. White space and a byte order mark before it are skipped.
  static func text(_ matches: @escaping @Sendable (Substring) -> Bool) -> Signature {
    Signature { start in FileText(start).map { matches($0.text) } ?? false }
  }

  /// Returns the same signature with formats whose files begin alike.
  func alike(_ formats: MediaFormat...) -> Signature {
    var signature = self
    signature.alike = formats
    return signature
  }
}

/// The beginning of a file that is text.
struct FileText {
  /// The text without white space and byte order mark at its beginning.
  let text: Substring

  /// Reads the text; `nil` for binary files, and for empty ones. A byte order mark identifies UTF-16.
  init?(_ start: [UInt8]) {
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      let (high, low) = start[0] == 0xFF ? (1, 0) : (0, 1)
      let units: [UInt16] = stride(from: 2, to: start.count - 1, by: 2).map { index in
        UInt16(start[index + high]) << 8 | UInt16(start[index + low])
      }
      guard !units.isEmpty, units.allSatisfy({ $0 >= 0x20 || [0x09, 0x0A, 0x0D].contains($0) }) else { return nil }
      self.text = Self.trimmed(String(decoding: units, as: UTF16.self))
    } else {
      guard !start.isEmpty, start.allSatisfy({ $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) else {
        return nil
      }
      self.text = Self.trimmed(String(decoding: start, as: UTF8.self))
    }
  }

  private static func trimmed(_ text: String) -> Substring { text.drop { $0.isWhitespace || $0 == "\u{FEFF}" } }
}
