/// PNG: eight bytes, and IHDR before all else. (W3C PNG, 5.2, 11.2.1.)
enum PNGHeader {
  static func read(_ reader: ByteReader) -> ImageInfo? {
    guard reader.bigEndian(at: 8, bytes: 4) == 13, reader.starts(with: "IHDR", at: 12),
      let width = reader.bigEndian(at: 16, bytes: 4), let height = reader.bigEndian(at: 20, bytes: 4),
      reader.count >= 33
    else { return nil }
    return ImageInfo(type: .png, width: width, height: height)
  }
}

/// GIF: the signature and the logical screen. (GIF89a, 17 and 18.)
enum GIFHeader {
  static func read(_ reader: ByteReader) -> ImageInfo? {
    guard reader.count >= 13,
      let width = reader.littleEndian(at: 6, bytes: 2), let height = reader.littleEndian(at: 8, bytes: 2)
    else { return nil }
    return ImageInfo(type: .gif, width: width, height: height)
  }
}

/// JPEG: segments up to the frame header, which has the size. (ITU T.81, B.1 and B.2.2.)
enum JPEGHeader {
  /// The most segments before the frame header.
  private static let maximumSegments = 1_000

  static func read(_ reader: ByteReader) -> ImageInfo? {
    var offset = 2
    for _ in 0..<Self.maximumSegments {
      // Any number of fill bytes may come before a marker.
      while reader[offset] == 0xFF, reader[offset + 1] == 0xFF { offset += 1 }
      guard reader[offset] == 0xFF, let marker = reader[offset + 1] else { return nil }
      offset += 2
      // TEM and RST have no length.
      if marker == 0x01 || (0xD0...0xD7).contains(marker) { continue }
      guard let length = reader.bigEndian(at: offset, bytes: 2), length >= 2 else { return nil }
      if Self.isFrame(marker) {
        guard length >= 8, let height = reader.bigEndian(at: offset + 3, bytes: 2),
          let width = reader.bigEndian(at: offset + 5, bytes: 2)
        else { return nil }
        return ImageInfo(type: .jpeg, width: width, height: height)
      }
      // The picture's data, or its end, without a frame header before it.
      if [0xD9, 0xDA, 0xD8].contains(marker) { return nil }
      offset += length
    }
    return nil
  }

  /// Whether a marker is one of SOF0 to SOF15; DHT, JPG and DAC have three of their numbers.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}

/// WebP: RIFF with one of three first chunks. (RFC 9649, 2; RFC 6386, 9.1.)
enum WebPHeader {
  static func read(_ reader: ByteReader) -> ImageInfo? {
    if reader.starts(with: "VP8X", at: 12) { return Self.extended(reader) }
    if reader.starts(with: "VP8L", at: 12) { return Self.lossless(reader) }
    return reader.starts(with: "VP8 ", at: 12) ? Self.lossy(reader) : nil
  }

  private static func extended(_ reader: ByteReader) -> ImageInfo? {
    guard let length = reader.littleEndian(at: 16, bytes: 4), length >= 10,
      let width = reader.littleEndian(at: 24, bytes: 3), let height = reader.littleEndian(at: 27, bytes: 3)
    else { return nil }
    return ImageInfo(type: .webp, width: width + 1, height: height + 1)
  }

  private static func lossless(_ reader: ByteReader) -> ImageInfo? {
    guard reader[20] == 0x2F, let bits = reader.littleEndian(at: 21, bytes: 4), bits >> 29 == 0 else { return nil }
    return ImageInfo(type: .webp, width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
  }

  private static func lossy(_ reader: ByteReader) -> ImageInfo? {
    guard let tag = reader[20], tag & 1 == 0, reader.starts(with: [0x9D, 0x01, 0x2A], at: 23),
      let width = reader.littleEndian(at: 26, bytes: 2), let height = reader.littleEndian(at: 28, bytes: 2)
    else { return nil }
    return ImageInfo(type: .webp, width: width & 0x3FFF, height: height & 0x3FFF)
  }
}

/// BMP: the file's header and one of the many that follow. (Microsoft, BITMAPFILEHEADER, BITMAPINFOHEADER.)
enum BMPHeader {
  static func read(_ reader: ByteReader) -> ImageInfo? {
    guard let size = reader.littleEndian(at: 14, bytes: 4) else { return nil }
    if size == 12 {
      guard reader.littleEndian(at: 22, bytes: 2) == 1, let width = reader.littleEndian(at: 18, bytes: 2),
        let height = reader.littleEndian(at: 20, bytes: 2)
      else { return nil }
      return ImageInfo(type: .bmp, width: width, height: height)
    }
    guard (40...124).contains(size), reader.littleEndian(at: 26, bytes: 2) == 1,
      let width = reader.littleEndian(at: 18, bytes: 4), let height = reader.littleEndian(at: 22, bytes: 4)
    else { return nil }
    // A negative height means that the first row is the topmost.
    let rows = Int(Int32(truncatingIfNeeded: height)).magnitude
    return ImageInfo(type: .bmp, width: width, height: Int(rows))
  }
}

/// AVIF: boxes of ISO BMFF; the greatest `ispe` is the picture's size.
/// (AV1 Image File Format; ISO/IEC 23008-12, 6.5.3.)
enum AVIFHeader {
  /// The most boxes that are read.
  private static let maximumBoxes = 256

  static func read(_ reader: ByteReader) -> ImageInfo? {
    guard reader.starts(with: "ftyp", at: 4), let length = reader.bigEndian(at: 0, bytes: 4), length >= 16,
      length <= min(reader.count, 1_024), Self.hasBrand(reader, length)
    else { return nil }
    var remaining = Self.maximumBoxes
    let path = [Array("meta".utf8), Array("iprp".utf8), Array("ipco".utf8), Array("ispe".utf8)]
    var best: ImageInfo?
    Self.search(reader, in: length..<reader.count, for: path[...], &remaining) { start, end in
      guard end - start >= 12, let width = reader.bigEndian(at: start + 4, bytes: 4),
        let height = reader.bigEndian(at: start + 8, bytes: 4)
      else { return }
      let info = ImageInfo(type: .avif, width: width, height: height)
      if info.pixels ?? 0 > best?.pixels ?? -1 { best = info }
    }
    return best
  }

  private static func hasBrand(_ reader: ByteReader, _ length: Int) -> Bool {
    ([8] + Array(stride(from: 16, to: length, by: 4))).contains { offset in
      offset + 4 <= length && (reader.starts(with: "avif", at: offset) || reader.starts(with: "avis", at: offset))
    }
  }

  /// Calls `found` with the contents of each box that lies at the end of `path`.
  private static func search(
    _ reader: ByteReader, in range: Range<Int>, for path: ArraySlice<[UInt8]>, _ remaining: inout Int,
    found: (Int, Int) -> Void
  ) {
    var offset = range.lowerBound
    while let name = path.first, remaining > 0, range.upperBound - offset >= 8,
      let length = reader.bigEndian(at: offset, bytes: 4)
    {
      remaining -= 1
      // 0: up to the end. No box on this path needs 1, which means a length of 64 bits.
      let size = length == 0 ? range.upperBound - offset : length
      guard size >= 8, size <= range.upperBound - offset else { return }
      if reader.starts(with: name, at: offset + 4) {
        // `meta` has a version and flags before its boxes.
        let start = offset + (name.elementsEqual("meta".utf8) ? 12 : 8)
        let end = offset + size
        if path.count == 1 {
          found(start, end)
        } else if start <= end {
          self.search(reader, in: start..<end, for: path.dropFirst(), &remaining, found: found)
        }
      }
      offset += size
    }
  }
}

/// SVG: text with the element `svg` near its start, after a declaration, comments and a document type at most. Its
/// size isn't read, since a drawing can have any.
enum SVGHeader {
  /// The most bytes that are searched.
  private static let maximumBytes = 4_096

  static func read(_ reader: ByteReader) -> ImageInfo? {
    var text = Substring(String(decoding: reader.bytes.prefix(Self.maximumBytes), as: UTF8.self))
    if text.first == "\u{FEFF}" { text.removeFirst() }
    while true {
      text = text.drop { $0.isWhitespace }
      if text.hasPrefix("<!--") {
        guard let end = text.range(of: "-->") else { return nil }
        text = text[end...]
      } else if text.hasPrefix("<?") || text.hasPrefix("<!") {
        guard let end = text.firstIndex(of: ">") else { return nil }
        text = text[text.index(after: end)...]
      } else {
        break
      }
    }
    guard text.hasPrefix("<svg"), let next = text.dropFirst(4).first, next.isWhitespace || next == ">" || next == "/"
    else { return nil }
    return ImageInfo(type: .svg)
  }
}

extension Substring {
  /// Returns the index after the first occurrence of `text`, or `nil` if there is none.
  fileprivate func range(of text: String) -> Substring.Index? {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return rest.index(rest.startIndex, offsetBy: text.count) }
      rest.removeFirst()
    }
    return nil
  }
}

/// Reads numbers from untrusted bytes; beyond the end it returns `nil`.
struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { self.bytes.count }

  subscript(index: Int) -> Int? { self.bytes.indices.contains(index) ? Int(self.bytes[index]) : nil }

  func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { self.starts(with: Array($0), at: offset) }
  }

  func starts(with expected: [UInt8], at offset: Int = 0) -> Bool {
    guard offset >= 0, offset <= self.count, self.count - offset >= expected.count else { return false }
    return self.bytes[offset..<(offset + expected.count)].elementsEqual(expected)
  }

  /// Returns an unsigned number of eight bytes at most, or `nil` if it doesn't fit into an `Int`.
  func bigEndian(at offset: Int, bytes width: Int) -> Int? { self.number(at: offset, width) { $0 } }

  func littleEndian(at offset: Int, bytes width: Int) -> Int? { self.number(at: offset, width) { width - 1 - $0 } }

  private func number(at offset: Int, _ width: Int, _ place: (Int) -> Int) -> Int? {
    guard offset >= 0, (1...8).contains(width), offset <= self.count, self.count - offset >= width else { return nil }
    var value: UInt64 = 0
    for index in 0..<width { value = value << 8 | UInt64(self.bytes[offset + place(index)]) }
    return Int(exactly: value)
  }
}
