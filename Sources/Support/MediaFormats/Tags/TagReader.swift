/// Reads the tags of a music file: ID3v2, Vorbis comments (FLAC, Ogg) and those of MP4. They have FFmpeg's names,
/// `title`, `album_artist`…
package enum TagReader {
  /// The longest tag that is read, in bytes; lyrics and pictures are skipped.
  static let longestText = 4_096
  /// The most tags of a file that are examined.
  static let maximumCount = 256

  /// Returns the tags; none if the file has none, or is of another kind.
  ///
  /// - Throws: ``ReadStop/needs(offset:count:)`` until enough bytes are fetched; `malformed` for broken tags.
  package static func read(_ bytes: SparseBytes) throws(ReadStop) -> [String: String] {
    if try bytes.has("ID3", at: 0) { return try ID3Tags.read(bytes) }
    if try bytes.has("fLaC", at: 0) { return try VorbisComments.ofFLAC(bytes) }
    if try bytes.has("OggS", at: 0) { return try VorbisComments.ofOgg(bytes) }
    if try bytes.has("ftyp", at: 4) { return try MP4Tags.read(bytes) }
    return [:]
  }
}

/// ID3v2.2, 2.3 and 2.4 at the beginning of a file. (id3.org, id3v2.4.0-structure.)
enum ID3Tags {
  /// The names of the text frames, of version 2.2 and of the later ones.
  private static let names = [
    "TT2": "title", "TP1": "artist", "TP2": "album_artist", "TAL": "album", "TRK": "track", "TPA": "disc",
    "TCM": "composer", "TYE": "date",
    "TIT2": "title", "TPE1": "artist", "TPE2": "album_artist", "TALB": "album", "TRCK": "track", "TPOS": "disc",
    "TCOM": "composer", "TYER": "date", "TDRC": "date",
  ]

  static func read(_ bytes: SparseBytes) throws(ReadStop) -> [String: String] {
    let version = try bytes.bigEndian(at: 3, count: 1)
    let flags = try bytes.bigEndian(at: 5, count: 1)
    let end = 10 + self.safe(try bytes.bigEndian(at: 6, count: 4))
    // Before version 2.4 a frame's size doesn't count the zeros that unsynchronisation inserts; current programs don't
    // write that.
    guard (2...4).contains(version), version == 4 || flags & 0x80 == 0 else { return [:] }
    var offset: Int64 = 10
    if version > 2, flags & 0x40 != 0 {
      let size = try bytes.bigEndian(at: 10, count: 4)
      offset += version == 4 ? self.safe(size) : 4 + Int64(size)
    }
    let (idLength, header): (Int, Int64) = version == 2 ? (3, 6) : (4, 10)
    var tags: [String: String] = [:]
    for _ in 0..<TagReader.maximumCount {
      guard offset + header <= end, try bytes.bigEndian(at: offset, count: 1) != 0 else { break }
      let id = try bytes.ascii(at: offset, count: idLength)
      let size = try bytes.bigEndian(at: offset + Int64(idLength), count: idLength)
      let length = version == 4 ? self.safe(size) : Int64(size)
      let start = offset + header
      guard length > 0, start + length <= end else { break }
      if let name = self.names[id], tags[name] == nil, length <= TagReader.longestText {
        // Compressed, encrypted and unsynchronised frames aren't read.
        let frameFlags = try version == 2 ? 0 : bytes.bigEndian(at: offset + 9, count: 1)
        let isPlain = frameFlags & (version == 4 ? 0x0F : 0xC0) == 0
        // A frame of a group begins with the group's number.
        let isGrouped = frameFlags & (version == 4 ? 0x40 : 0x20) != 0
        let content = try bytes.bytes(at: start, count: Int(length))
        if isPlain { tags[name] = self.text(isGrouped ? content.dropFirst() : content) }
      }
      offset = start + length
    }
    return tags
  }

  /// Returns a synchsafe number: four bytes of seven bits each.
  private static func safe(_ number: UInt64) -> Int64 {
    [24, 16, 8, 0].reduce(Int64(0)) { $0 << 7 | Int64(number >> $1 & 0x7F) }
  }

  /// Returns the first of the texts, in the encoding that the first byte names; `nil` if that is unknown.
  private static func text(_ content: ArraySlice<UInt8>) -> String? {
    let body = content.dropFirst()
    switch content.first {
    case 0: return String(String.UnicodeScalarView(body.prefix { $0 != 0 }.map { UnicodeScalar($0) }))
    case 1: return self.utf16(body.dropFirst(2), isBig: body.starts(with: [0xFE, 0xFF]))
    case 2: return self.utf16(body, isBig: true)
    case 3: return String(decoding: body.prefix { $0 != 0 }, as: UTF8.self)
    default: return nil
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> String {
    var units: [UInt16] = []
    var rest = bytes
    while rest.count >= 2 {
      let (first, second) = (UInt16(rest[rest.startIndex]), UInt16(rest[rest.startIndex + 1]))
      units.append(isBig ? first << 8 | second : second << 8 | first)
      rest = rest.dropFirst(2)
    }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
  }
}
