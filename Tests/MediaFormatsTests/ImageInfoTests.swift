import CastTestSupport
import LoopIsolation
import MediaFormats
import Testing

@Suite("Headers of pictures")
struct ImageInfoTests {
  static let samples: [(bytes: [UInt8], type: ImageType, width: Int, height: Int)] = [
    (Pictures.png(), .png, 2, 3),
    (Pictures.gif(), .gif, 4, 5),
    (Pictures.jpeg(), .jpeg, 640, 480),
    (Pictures.jpeg(frame: 0xC0), .jpeg, 640, 480),
    (Pictures.webPLossy(), .webp, 176, 144),
    (Pictures.webPLossless(), .webp, 386, 395),
    (Pictures.webPExtended(), .webp, 400, 301),
    (Pictures.bmp(), .bmp, 10, 20),
    (Pictures.oldBMP(), .bmp, 7, 8),
    (Pictures.avif(), .avif, 1_204, 800),
    (Pictures.avif(brand: "avis"), .avif, 1_204, 800),
  ]

  @Test(arguments: samples) func areRead(bytes: [UInt8], type: ImageType, width: Int, height: Int) {
    #expect(ImageInfo(header: bytes) == ImageInfo(type: type, width: width, height: height))
  }

  @Test(arguments: [
    "<svg/>", "<svg xmlns='x'>", "\u{FEFF}<?xml version='1.0'?>\n<!-- a < b -->\r\n<!DOCTYPE svg>\n<svg\n>",
  ])
  func drawingsAreKnown(_ text: String) {
    #expect(ImageInfo(header: Array(text.utf8)) == ImageInfo(type: .svg))
  }

  @Test(arguments: [
    "", "<html><svg>", "<svgs>", "<!-- <svg> ", "svg", "<?xml", "{\"a\":1}", "%PDF-1.4", "BM", "GIF89a", "RIFF____WEBP",
    "<!DOCTYPE html><html>", "<!--->",
  ])
  func otherTextIsNone(_ text: String) {
    #expect(ImageInfo(header: Array(text.utf8)) == nil)
  }

  @Test(arguments: samples) func anyPartOfOneIsNoneOrTheSame(
    bytes: [UInt8], type: ImageType, width: Int, height: Int
  ) {
    for length in 0..<bytes.count {
      let info = ImageInfo(header: Array(bytes.prefix(length)))
      // AVIF has a thumbnail's size first; a cut file can't have another type.
      #expect(info == nil || info?.type == type)
    }
  }

  @Test func nothingIsBelievedThatCantBe() {
    #expect(ImageInfo(header: Pictures.png(width: 0)) == nil)
    #expect(ImageInfo(header: Pictures.png(height: .max)) == nil)
    #expect(ImageInfo(header: Pictures.gif(height: 0)) == nil)
    #expect(ImageInfo(header: Pictures.bmp(width: -1)) == nil)
    #expect(ImageInfo(header: Pictures.bmp(height: .min)) == nil)
    #expect(ImageInfo(header: Pictures.jpeg(width: 0)) == nil)
    #expect(ImageInfo(header: Pictures.avif(brand: "heic")) == nil)
    // Endless bytes without a frame header.
    let endless = [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 100_000)
    #expect(ImageInfo(header: endless) == nil)
    #expect(
      ImageInfo(header: [0xFF, 0xD8] + Array(repeating: [0xFF, 0xE0, 0, 2] as [UInt8], count: 5_000).joined()) == nil)
    // Boxes without length, of the largest length, and nested boxes.
    let start = Pictures.box("ftyp", Array("avif".utf8) + [0, 0, 0, 0])
    for length in [0, 1, 7, 0xFFFF_FFFF] as [UInt32] {
      #expect(ImageInfo(header: start + Pictures.big(length) + Array("meta".utf8) + [0, 0, 0, 0]) == nil)
    }
    let many = Array(repeating: Pictures.box("free", []), count: 1_000).joined()
    #expect(ImageInfo(header: start + many + Pictures.avif().dropFirst(20)) == nil)
  }

  @Test func damagedOnesNeverHarm() {
    var random = SplitMix64(seed: 20_260_101)
    for sample in Self.samples {
      for _ in 0..<2_000 {
        var bytes = sample.bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
        guard let info = ImageInfo(header: bytes), let pixels = info.pixels else { continue }
        #expect(pixels > 0)
      }
    }
  }

  @Test(
    arguments: [
      (ImageType.jpeg, "image/jpeg", true), (.jpeg, "image/jpg", true), (.jpeg, "image/png", false),
      (.png, nil, true), (.png, "application/octet-stream", true), (.png, "text/html", false),
      (.bmp, "image/x-ms-bmp", true), (.svg, "text/xml", false), (.webp, "image/*", false),
    ] as [(ImageType, String?, Bool)])
  func aServersWordMustFit(type: ImageType, contentType: String?, agrees: Bool) {
    #expect(type.agrees(with: contentType) == agrees)
  }
}
