/// AVIF: boxes of ISO BMFF; the greatest `ispe` is the picture's size. (AV1 Image File Format; ISO/IEC 23008-12, 6.5.3.)
enum AVIFHeader {
  /// So many boxes are looked at.
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
      // 0: to the end. 1, a length of 64 bits, no box on this path needs.
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
