import TextFormats
import Testing

/// Names that file systems hold, and texts do not.
struct PathTextTests {
  static let names: [[UInt8]] = [
    [], Array("film.mp4".utf8), Array("Käse & 映画 👩‍👩‍👧.mp4".utf8), [0x63, 0x61, 0x66, 0xE9], [0xE9, 0x2F, 0xE9],
    [0xFF, 0xFE], [0x80], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xE2, 0x82, 0xAC, 0xE2], [0xF0, 0x9F, 0x8E],
    [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
    // Names with the characters of the private area.
    Array("\u{10FFE9}\u{10FF80}\u{10FFFF}".utf8), Array("\u{10FF7F}\u{10FFFD}".utf8), [0xF4, 0x8F, 0xBF],
    Array(0x01...0xFF),
  ]

  @Test(arguments: names)
  func everyNameHasOneText(bytes: [UInt8]) {
    let text = PathText.text(bytes)
    #expect(PathText.bytes(text) == bytes)
    #expect(PathText.system(text).map { UInt8(bitPattern: $0) } == bytes + [0])
    #expect(PathText.text(ofSystem: PathText.system(text)) == text)
  }

  @Test(arguments: names)
  func aFileURLNamesEveryFile(bytes: [UInt8]) {
    let path = "/" + PathText.text(bytes)
    let url = LocalFileURL.text(ofPath: path)
    #expect(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(PercentEncoding.bytes(LocalFileURL.parts(of: url).path.utf8).map { PathText.text($0) } == path)
  }

  @Test func aNameOfUTF8IsItself() {
    #expect(PathText.text("Käse/映画".utf8) == "Käse/映画" && PathText.bytes("Käse/映画") == Array("Käse/映画".utf8))
  }

  @Test(arguments: [
    ([0x63, 0x61, 0x66, 0xE9], "café"), ([0x80, 0x41], "\u{FFFD}A"), (Array("Käse".utf8), "Käse"),
  ])
  func isReadable(bytes: [UInt8], text: String) { #expect(PathText.readable(PathText.text(bytes)) == text) }

  @Test func aTextOfLatin1NamesItsBytes() {
    #expect(PathText.latin1("café").map { PathText.bytes($0) } == [0x63, 0x61, 0x66, 0xE9])
    #expect(PathText.latin1("cafe") == nil && PathText.latin1("映画") == nil)
  }
}
