/// WebP: RIFF with one of three first chunks. (RFC 9649, 2; RFC 6386, 9.1.)
enum WebPHeader {
  static func read(_ reader: ByteReader) -> ImageInfo? {
    guard reader.starts(with: "RIFF"), reader.starts(with: "WEBP", at: 8) else { return nil }
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
