/// JPEG: segments up to the frame header, which has the size. (ITU T.81, B.1 and B.2.2.)
enum JPEGHeader {
  /// So many segments may come before it.
  private static let maximumSegments = 1_000

  static func read(_ reader: ByteReader) -> ImageInfo? {
    guard reader.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
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
      // The picture's data, or its end, without a frame before.
      if [0xD9, 0xDA, 0xD8].contains(marker) { return nil }
      offset += length
    }
    return nil
  }

  /// SOF0 to SOF15, of which DHT, JPG and DAC took three numbers.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}
