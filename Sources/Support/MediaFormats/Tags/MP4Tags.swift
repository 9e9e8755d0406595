/// The tags of MP4 as iTunes writes them: `moov.udta.meta.ilst`.
enum MP4Tags {
  /// A box: its type, and the range of its content.
  private struct Box {
    var type: UInt64
    var content: Range<Int64>
  }

  /// The most boxes that are read of one level.
  private static let maximumBoxes = 1_024

  private static let texts: [UInt64: String] = [
    Self.type(0xA9, "nam"): "title", Self.type(0xA9, "ART"): "artist", Self.type(0xA9, "alb"): "album",
    Self.type(0xA9, "wrt"): "composer", Self.type(0xA9, "day"): "date", Self.type(0x61, "ART"): "album_artist",
    Self.type(0x74, "vsh"): "show",
  ]
  /// The tags with a pair of numbers, the index and the total.
  private static let numbers: [UInt64: String] = [Self.type(0x74, "rkn"): "track", Self.type(0x64, "isk"): "disc"]

  static func read(_ bytes: SparseBytes) throws(ReadStop) -> [String: String] {
    guard let length = bytes.length else { return [:] }
    var place = 0..<length
    for (name, header) in [("moov", 0), ("udta", 0), ("meta", 4), ("ilst", 0)] as [(String, Int64)] {
      guard let box = try self.boxes(bytes, in: place, until: self.type(name)).last, box.type == self.type(name),
        box.content.count >= header
      else { return [:] }
      place = (box.content.lowerBound + header)..<box.content.upperBound
    }
    var tags: [String: String] = [:]
    for box in try self.boxes(bytes, in: place) {
      guard let name = self.texts[box.type] ?? self.numbers[box.type], tags[name] == nil,
        let data = try self.boxes(bytes, in: box.content, until: self.type("data")).last,
        data.type == self.type("data"),
        (8...Int64(TagReader.longestText)).contains(Int64(data.content.count))
      else { continue }
      // The first eight bytes are the type of the value, and a language.
      let value = try bytes.bytes(at: data.content.lowerBound + 8, count: data.content.count - 8)
      if self.texts[box.type] != nil {
        tags[name] = String(decoding: value, as: UTF8.self)
      } else if value.count >= 4 {
        tags[name] = String(value.dropFirst(2).prefix(2).reduce(0) { $0 << 8 | Int($1) })
      }
    }
    return tags
  }

  /// Returns the boxes of a level, up to the first of a type.
  private static func boxes(
    _ bytes: SparseBytes, in place: Range<Int64>, until type: UInt64? = nil
  ) throws(ReadStop) -> [Box] {
    var (boxes, offset): ([Box], Int64) = ([], place.lowerBound)
    while boxes.count < self.maximumBoxes, place.upperBound - offset >= 8 {
      var size = Int64(try bytes.bigEndian(at: offset, count: 4))
      var header: Int64 = 8
      if size == 1 {
        size = Int64(clamping: try bytes.bigEndian(at: offset + 8, count: 8))
        header = 16
      } else if size == 0 {
        size = place.upperBound - offset
      }
      guard size >= header, size <= place.upperBound - offset else { break }
      boxes.append(
        Box(type: try bytes.bigEndian(at: offset + 4, count: 4), content: (offset + header)..<(offset + size)))
      if boxes.last?.type == type { break }
      offset += size
    }
    return boxes
  }

  private static func type(_ name: String) -> UInt64 { name.utf8.reduce(0) { $0 << 8 | UInt64($1) } }
  private static func type(_ first: UInt64, _ rest: String) -> UInt64 { first << 24 | self.type(rest) }
}
