/// Headers of pictures, as encoders write them.
package enum Pictures {
  package static func png(width: UInt32 = 2, height: UInt32 = 3, padding: Int = 0) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width) + big(height)
      + [8, 6, 0, 0, 0, 1, 2, 3, 4] + [UInt8](repeating: 0x55, count: padding)
  }

  package static func gif(width: UInt16 = 4, height: UInt16 = 5) -> [UInt8] {
    Array("GIF89a".utf8) + little(width) + little(height) + [0, 0, 0]
  }

  /// With an APP0 segment, fill bytes and a comment before the frame.
  package static func jpeg(width: UInt16 = 640, height: UInt16 = 480, frame: UInt8 = 0xC2) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
      + [0xFF, 0xFF, 0xFF, 0xFE, 0, 4, 0xFF, 0xC0] + [0xFF, frame, 0, 11, 8] + big(height) + big(width) + [
        1, 1, 0x11, 0,
      ]
  }

  package static func webPLossy(width: UInt16 = 176, height: UInt16 = 144) -> [UInt8] {
    riff(Array("VP8 ".utf8) + little(UInt32(10)) + [0x10, 0, 0, 0x9D, 0x01, 0x2A] + little(width) + little(height))
  }

  package static func webPLossless(width: UInt32 = 386, height: UInt32 = 395) -> [UInt8] {
    riff(Array("VP8L".utf8) + little(UInt32(5)) + [0x2F] + little((height - 1) << 14 | (width - 1)))
  }

  package static func webPExtended(width: UInt32 = 400, height: UInt32 = 301) -> [UInt8] {
    riff(
      Array("VP8X".utf8) + little(UInt32(10)) + [0, 0, 0, 0] + little(width - 1).prefix(3)
        + little(height - 1).prefix(3))
  }

  package static func bmp(width: Int32 = 10, height: Int32 = -20) -> [UInt8] {
    Array("BM".utf8) + little(UInt32(1_000)) + [0, 0, 0, 0] + little(UInt32(54)) + little(UInt32(40))
      + little(UInt32(bitPattern: width)) + little(UInt32(bitPattern: height)) + [1, 0, 24, 0]
  }

  package static func oldBMP(width: UInt16 = 7, height: UInt16 = 8) -> [UInt8] {
    Array("BM".utf8) + little(UInt32(1_000)) + [0, 0, 0, 0] + little(UInt32(26)) + little(UInt32(12)) + little(width)
      + little(height) + [1, 0, 24, 0]
  }

  /// A thumbnail's size comes before the picture's.
  package static func avif(width: UInt32 = 1_204, height: UInt32 = 800, brand: String = "avif") -> [UInt8] {
    func ispe(_ width: UInt32, _ height: UInt32) -> [UInt8] { box("ispe", [0, 0, 0, 0] + big(width) + big(height)) }
    let properties = box("iprp", box("ipco", box("av1C", [0x81, 0, 0, 0]) + ispe(160, 120) + ispe(width, height)))
    return box("ftyp", Array(brand.utf8) + [0, 0, 0, 0] + Array("mif1".utf8))
      + box("meta", [0, 0, 0, 0] + box("hdlr", [UInt8](repeating: 0, count: 24)) + properties)
  }

  package static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(UInt32(content.count + 8)) + Array(name.utf8) + content
  }

  private static func riff(_ chunk: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little(UInt32(chunk.count + 4)) + Array("WEBP".utf8) + chunk
  }

  package static func big(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian, Array.init)
  }
  package static func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian, Array.init)
  }
}
