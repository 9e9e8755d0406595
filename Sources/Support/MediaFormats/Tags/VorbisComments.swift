/// Vorbis comments: `NAME=value`, in FLAC (RFC 9639, 8.6) and in Ogg with Vorbis, Opus or FLAC (RFC 7845, 5.2).
enum VorbisComments {
  /// The most bytes of comments that are read: pictures, which are long, mostly come last.
  private static let maximumLength = 64 << 10
  private static let maximumPages = 16
  private static let maximumBlocks = 128

  /// FFmpeg's names of keys, where they differ.
  private static let names = ["albumartist": "album_artist", "tracknumber": "track", "discnumber": "disc"]

  static func ofFLAC(_ bytes: SparseBytes) throws(ReadStop) -> [String: String] {
    var offset: Int64 = 4
    for _ in 0..<self.maximumBlocks {
      let kind = try bytes.bigEndian(at: offset, count: 1)
      let length = try bytes.bigEndian(at: offset + 1, count: 3)
      if kind & 0x7F == 4 {
        return self.comments(try bytes.bytes(at: offset + 4, count: min(Int(length), self.maximumLength)))
      }
      guard kind & 0x80 == 0 else { break }
      offset += 4 + Int64(length)
    }
    return [:]
  }

  /// Reads the comments of the second packet, which may span several pages.
  static func ofOgg(_ bytes: SparseBytes) throws(ReadStop) -> [String: String] {
    var (offset, packet): (Int64, [UInt8]) = (try self.pageEnd(bytes, at: 0), [])
    for _ in 0..<self.maximumPages where packet.count < self.maximumLength {
      if let length = bytes.length, offset >= length { break }
      guard try bytes.has("OggS", at: offset) else { throw .malformed("a page doesn't follow the one before") }
      let count = Int(try bytes.bigEndian(at: offset + 26, count: 1))
      let lacing = try bytes.bytes(at: offset + 27, count: count)
      // A part of less than 255 bytes ends the packet.
      let ending = lacing.firstIndex { $0 < 255 }
      let parts = ending.map { lacing[...$0] } ?? lacing
      let length = parts.reduce(0) { $0 + Int($1) }
      packet += try bytes.bytes(at: offset + 27 + Int64(count), count: length)
      if ending != nil { break }
      offset = try self.pageEnd(bytes, at: offset)
    }
    for mark in ["\u{3}vorbis", "OpusTags"] where packet.starts(with: mark.utf8) {
      return self.comments(packet[mark.utf8.count...])
    }
    // FLAC in Ogg: the block as it is in FLAC.
    return packet.first.map { $0 & 0x7F } == 4 ? self.comments(packet.dropFirst(4)) : [:]
  }

  private static func pageEnd(_ bytes: SparseBytes, at offset: Int64) throws(ReadStop) -> Int64 {
    let count = Int(try bytes.bigEndian(at: offset + 26, count: 1))
    let lengths = try bytes.bytes(at: offset + 27, count: count)
    return offset + 27 + Int64(count) + lengths.reduce(0) { $0 + Int64($1) }
  }

  /// Returns the complete comments, without one that is truncated.
  private static func comments(_ bytes: ArraySlice<UInt8>) -> [String: String] {
    var rest = bytes
    func number() -> Int? {
      guard rest.count >= 4 else { return nil }
      defer { rest = rest.dropFirst(4) }
      return rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard let vendor = number(), vendor <= rest.count else { return [:] }
    rest = rest.dropFirst(vendor)
    var tags: [String: String] = [:]
    for _ in 0..<min(number() ?? 0, TagReader.maximumCount) {
      guard let length = number(), length <= rest.count else { break }
      let comment = rest.prefix(length)
      rest = rest.dropFirst(length)
      guard length <= TagReader.longestText, let equals = comment.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let key = String(decoding: comment[..<equals], as: UTF8.self).lowercased()
      let name = self.names[key] ?? key
      if tags[name] == nil { tags[name] = String(decoding: comment[(equals + 1)...], as: UTF8.self) }
    }
    return tags
  }
}
