/// BMP: the file's header and one of the many that follow. (Microsoft, BITMAPFILEHEADER, BITMAPINFOHEADER.)
enum BMPHeader {
  static func read(_ reader: ByteReader) -> ImageInfo? {
    guard reader.starts(with: "BM"), let size = reader.littleEndian(at: 14, bytes: 4) else { return nil }
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
