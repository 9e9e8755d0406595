/// PNG: eight bytes, and IHDR before all else. (W3C PNG, 5.2, 11.2.1.)
enum PNGHeader {
  static func read(_ reader: ByteReader) -> ImageInfo? {
    guard reader.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      reader.bigEndian(at: 8, bytes: 4) == 13, reader.starts(with: "IHDR", at: 12),
      let width = reader.bigEndian(at: 16, bytes: 4), let height = reader.bigEndian(at: 20, bytes: 4),
      reader.count >= 33
    else { return nil }
    return ImageInfo(type: .png, width: width, height: height)
  }
}
