/// GIF: the signature and the logical screen. (GIF89a, 17 and 18.)
enum GIFHeader {
  static func read(_ reader: ByteReader) -> ImageInfo? {
    guard reader.starts(with: "GIF87a") || reader.starts(with: "GIF89a"), reader.count >= 13,
      let width = reader.littleEndian(at: 6, bytes: 2), let height = reader.littleEndian(at: 8, bytes: 2)
    else { return nil }
    return ImageInfo(type: .gif, width: width, height: height)
  }
}
