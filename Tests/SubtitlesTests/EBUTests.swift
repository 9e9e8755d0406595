import Testing

@testable import Subtitles

@Suite struct EBUTests {
  /// A file of blocks with a head.
  private static func file(
    _ blocks: [[UInt8]], rate: String = "25", table: String = "00", begin: String = "10000000"
  ) -> [UInt8] {
    var head = [UInt8](repeating: 0x20, count: 1_024)
    for (offset, text) in [(0, "850STL\(rate).01"), (11, "1\(table)09"), (253, "23"), (256, begin)] {
      head.replaceSubrange(offset..<(offset + text.utf8.count), with: text.utf8)
    }
    return head + blocks.joined()
  }

  /// A block; times are hours, minutes, seconds and pictures.
  private static func block(
    _ number: UInt8, _ start: [UInt8], _ end: [UInt8], _ text: [UInt8], extension part: UInt8 = 0xFF, row: UInt8 = 20,
    alignment: UInt8 = 2, isComment: Bool = false
  ) -> [UInt8] {
    let filled = text + [UInt8](repeating: 0x8F, count: 112 - text.count)
    return [0, number, 0, part, 0] + start + end + [row, alignment, isComment ? 1 : 0] + filled
  }

  private static let (one, two, three): ([UInt8], [UInt8], [UInt8]) = ([10, 0, 1, 5], [10, 0, 2, 10], [10, 0, 4, 0])

  /// A file with two texts, the first of two blocks.
  static let sample = file([
    block(1, one, two, [0x0D, 0x80] + Array("One".utf8) + [0x81, 0x8A, 0x82, 0xC2, 0x65], extension: 0),
    block(1, one, two, Array("more".utf8)), block(2, two, three, Array("two".utf8), row: 2),
  ])

  private func text(_ file: [UInt8]) throws -> String {
    let converted = try SubtitleConversion.webVTT(from: file)
    #expect(converted.format == .ebuSTL && SubtitleConversion.format(ofHead: Array(file.prefix(4_096))) == .ebuSTL)
    return String(converted.text.dropFirst("WEBVTT\n\n".count))
  }

  @Test func timesCountFromTheBeginning() throws {
    let file = Self.file([Self.block(1, Self.one, Self.two, Array("Hello".utf8))])
    #expect(try self.text(file) == "00:00:01.200 --> 00:00:02.400\nHello\n\n")
    let thirty = Self.file([Self.block(1, Self.one, Self.two, Array("Hello".utf8))], rate: "30")
    #expect(try self.text(thirty).hasPrefix("00:00:01.166 --> 00:00:02.333"))
  }

  /// Television counts from ten hours, whether the head says it or not.
  @Test(arguments: ["00000000", "        ", "11000000"]) func aMissingBeginningIsTheHour(begin: String) throws {
    let file = Self.file([Self.block(1, Self.one, Self.two, Array("Hello".utf8))], begin: begin)
    #expect(try self.text(file).hasPrefix("00:00:01.200"))
    let film = Self.file([Self.block(1, [1, 0, 1, 0], [1, 0, 2, 0], Array("Hello".utf8))], begin: begin)
    #expect(try self.text(film).hasPrefix("01:00:01.000"))
  }

  @Test func keepsStylesLinesAndPlaces() throws {
    let styled: [UInt8] = [0x0D, 0x0B, 0x0B, 0x80] + Array("One".utf8) + [0x81, 0x8A, 0x8A, 0x07]
    let file = Self.file([
      Self.block(1, Self.one, Self.two, styled + [0x82] + Array("<two>".utf8) + [0x83, 0x0A, 0x0A], row: 2),
      Self.block(2, Self.two, Self.three, Array("left".utf8), row: 12, alignment: 1),
    ])
    let text = try self.text(file)
    #expect(text.contains("line:0\n<i>One</i>\n<u>&lt;two&gt;</u>\n\n"))
    #expect(text.contains("line:50% position:5% align:left\nleft\n"))
  }

  @Test(
    arguments: [
      ("00", [0xC2, 0x65, 0xC8, 0x6F, 0xFB, 0xA3], "éöß£"), ("01", [0xBF, 0xE0, 0xD8], "При"),
      ("03", [0xC1, 0xE2], "Αβ"),
      ("04", [0xE0, 0xE1], "אב"), ("99", [0xFB], "ß"),
    ] as [(String, [UInt8], String)])
  func decodesItsTables(table: String, bytes: [UInt8], text: String) throws {
    let file = Self.file(
      [Self.block(1, Self.one, Self.two, bytes), Self.block(2, Self.two, Self.three, Array("x".utf8))], table: table)
    let found = try self.text(file)
    #expect(found.contains("\n\(text)\n\n") && found.hasSuffix("\nx\n\n"), "\(found)")
  }

  @Test func joinsTheBlocksOfAText() throws {
    let file = Self.file([
      Self.block(1, Self.one, Self.two, Array(repeating: 0x61, count: 112), extension: 0),
      Self.block(1, Self.one, Self.two, Array("user".utf8), extension: 0xFE),
      Self.block(1, Self.one, Self.two, Array("b".utf8)),
      Self.block(2, Self.one, Self.two, Array("comment".utf8), isComment: true),
      Self.block(3, Self.two, Self.three, Array("c".utf8)),
    ])
    let text = try self.text(file)
    #expect(text.contains("\n" + String(repeating: "a", count: 112) + "b\n\n"))
    #expect(text.hasSuffix("\nc\n\n") && !text.contains("comment") && !text.contains("user"))
  }

  @Test func cutFilesAreReadAsFarAsTheyGo() throws {
    let file = Self.file([
      Self.block(1, Self.one, Self.two, Array("one".utf8)), Self.block(2, Self.two, Self.three, Array("two".utf8)),
    ])
    #expect(try self.text(Array(file.dropLast(1))).contains("one"))
    for length in [11, 500, 1_024, 1_100] {
      #expect {
        try SubtitleConversion.webVTT(from: Array(file.prefix(length)))
      } throws: { ($0 as? SubtitleError)?.code == .empty }
    }
    // A diacritic before nothing doesn't swallow the next text.
    let torn = Self.file([
      Self.block(1, Self.one, Self.two, [0x61, 0xC2]), Self.block(2, Self.two, Self.three, Array("two".utf8)),
    ])
    #expect(try self.text(torn).contains("\ntwo\n"))
  }

  @Test func theShapeOfAThingIsNone() {
    #expect(SubtitleConversion.format(ofHead: Array("solid a thing".utf8)) == nil)
  }
}
