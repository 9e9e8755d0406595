import CastTestSupport
import LoopIsolation
import Testing

@testable import MediaFormats

/// What music files say of themselves, made by hand; `FFmpegMediaTests` compares with what ffprobe reads.
@Suite struct TagReaderTests {
  private static func read(_ bytes: [UInt8]) throws -> [String: String] { try TagReader.read(SparseBytes(all: bytes)) }

  // MARK: ID3v2

  private static func safe(_ number: Int) -> [UInt8] { [21, 14, 7, 0].map { UInt8(number >> $0 & 0x7F) } }

  private static func frame(_ id: String, _ content: [UInt8], version: UInt8, flags: UInt8 = 0) -> [UInt8] {
    let size: [UInt8] =
      switch version {
      case 2: MediaFixtures.big(UInt64(content.count), 3)
      case 3: MediaFixtures.big(UInt64(content.count), 4)
      default: self.safe(content.count)
      }
    return Array(id.utf8) + size + (version == 2 ? [] : [0, flags]) + content
  }

  private static func id3(_ version: UInt8, flags: UInt8 = 0, _ frames: [UInt8]...) -> [UInt8] {
    let content = frames.joined() + [UInt8](repeating: 0, count: 20)
    return Array("ID3".utf8) + [version, 0, flags] + self.safe(content.count) + content
  }

  @Test func everyVersionAndEncodingOfID3() throws {
    let latin: [UInt8] = [0] + [0x47, 0xFC, 0x6E, 0]
    let little: [UInt8] = [1, 0xFF, 0xFE, 0x47, 0, 0xFC, 0, 0x6E, 0]
    let big: [UInt8] = [2, 0, 0x47, 0, 0xFC, 0, 0x6E, 0, 0, 0, 0x78]
    let modern: [UInt8] = [3] + Array("Gün\0other".utf8)
    #expect(try Self.read(Self.id3(2, Self.frame("TT2", latin, version: 2))) == ["title": "Gün"])
    #expect(
      try Self.read(
        Self.id3(3, Self.frame("TIT2", little, version: 3), Self.frame("TYER", [0] + Array("2004".utf8), version: 3)))
        == ["title": "Gün", "date": "2004"])
    #expect(
      try Self.read(
        Self.id3(4, Self.frame("TPE1", big, version: 4), Self.frame("TIT2", modern, version: 4)))
        == ["artist": "Gün", "title": "Gün"])
  }

  /// A frame of a group begins with the group's number. (ID3v2.3, 3.3.1; ID3v2.4, 4.1.2.)
  @Test(arguments: [(3, 0x20), (4, 0x40)] as [(UInt8, UInt8)])
  func framesOfAGroupAreRead(version: UInt8, flag: UInt8) throws {
    let title = Self.frame("TIT2", [7, 0] + Array("T".utf8), version: version, flags: flag)
    #expect(try Self.read(Self.id3(version, title)) == ["title": "T"])
  }

  @Test func picturesArePassedOverAndWhatCanNotBeReadIsLeftOut() throws {
    let picture = Self.frame("APIC", [UInt8](repeating: 7, count: 200_000), version: 4)
    let title = Self.frame("TIT2", [3] + Array("T".utf8), version: 4)
    let squeezed = Self.frame("TALB", [3] + Array("x".utf8), version: 4, flags: 0x08)
    let long = Self.frame("TPE1", [3] + [UInt8](repeating: 0x61, count: 5_000), version: 4)
    #expect(try Self.read(Self.id3(4, picture, squeezed, long, title)) == ["title": "T"])
    // Behind an extended header.
    #expect(try Self.read(Self.id3(4, flags: 0x40, Self.safe(6) + [1, 0], title)) == ["title": "T"])
    // Of the whole file no more than that is asked for.
    let bytes = Self.id3(4, picture, title)
    var some = SparseBytes(length: Int64(bytes.count))
    some.insert(Array(bytes.prefix(100)), at: 0)
    #expect(throws: ReadStop.needs(offset: 200_020, count: 1)) { try TagReader.read(some) }
  }

  // MARK: Vorbis comments

  private static func comments(_ comments: [String], vendor: String = "x") -> [UInt8] {
    ([vendor] + comments).enumerated().reduce(into: []) { bytes, pair in
      bytes += MediaFixtures.little(UInt64(pair.element.utf8.count), 4) + Array(pair.element.utf8)
      if pair.offset == 0 { bytes += MediaFixtures.little(UInt64(comments.count), 4) }
    }
  }

  @Test func commentsOfFLAC() throws {
    let block = Self.comments(["TITLE=T=1", "artist=A", "ARTIST=B", "AlbumArtist=C", "TRACKNUMBER=3", "broken", "x="])
    var bytes = MediaFixtures.flac()
    bytes[4] = 0
    bytes += [0x84] + MediaFixtures.big(UInt64(block.count), 3) + block
    #expect(
      try Self.read(bytes) == ["title": "T=1", "artist": "A", "album_artist": "C", "track": "3", "x": ""])
    #expect(try Self.read(MediaFixtures.flac()).isEmpty)
  }

  @Test func commentsOfOggOverPages() throws {
    let packet =
      Array("OpusTags".utf8) + Self.comments(["TITLE=T", "NOTE=" + String(repeating: "n", count: 300), "ALBUM=B"])
    func page(_ lacing: [UInt8], _ content: [UInt8]) -> [UInt8] {
      Array("OggS".utf8) + [UInt8](repeating: 0, count: 22) + [UInt8(lacing.count)] + lacing + content
    }
    let head = page([8], Array("OpusHead".utf8))
    let rest = packet.count - 255
    let bytes =
      head + page([255], Array(packet.prefix(255)))
      + page([UInt8(rest), 5], Array(packet.dropFirst(255)) + [1, 2, 3, 4, 5])
    #expect(try Self.read(bytes)["album"] == "B")
    #expect(try Self.read(bytes)["note"]?.count == 300)
    // Truncated tags are missing, the others are read.
    #expect(try Self.read(head + page([60], Array(packet.prefix(60)))) == ["title": "T"])
    #expect(throws: ReadStop.self) { try Self.read(head + Array("garbage that is no page, and long enough".utf8)) }
  }

  // MARK: MP4

  @Test func tagsOfMP4() throws {
    func text(_ type: [UInt8], _ value: [UInt8]) -> [UInt8] {
      let data = MediaFixtures.box("data", [0, 0, 0, 1, 0, 0, 0, 0], value)
      return MediaFixtures.big(UInt64(data.count + 8), 4) + type + data
    }
    let list = MediaFixtures.box(
      "ilst", text([0xA9] + Array("nam".utf8), Array("Títle".utf8)), text(Array("aART".utf8), Array("C".utf8)),
      text(Array("trkn".utf8), [0, 0, 0, 3, 0, 9, 0, 0]), text(Array("covr".utf8), [1, 2, 3]))
    let moov = MediaFixtures.box(
      "moov", MediaFixtures.box("mvhd", [0]), MediaFixtures.box("udta", MediaFixtures.box("meta", [0, 0, 0, 0], list)))
    let bytes = MediaFixtures.box("ftyp", Array("M4A ".utf8)) + MediaFixtures.box("mdat", [1, 2, 3]) + moov
    #expect(try Self.read(bytes) == ["title": "Títle", "album_artist": "C", "track": "3"])
    #expect(try Self.read(MediaFixtures.mp4()).isEmpty)
  }

  // MARK: Bounds

  /// With any damage of a file, the reader ends with tags, with none, or with a reason.
  @Test func mutationsAreSurvived() throws {
    var flac = MediaFixtures.flac()
    flac[4] = 0
    let block = Self.comments(["TITLE=T", "ARTIST=A"])
    let originals = [
      Self.id3(4, Self.frame("TIT2", [1, 0xFF, 0xFE, 0x47, 0], version: 4)),
      Self.id3(2, Self.frame("TT2", [0, 0x47], version: 2)),
      flac + [0x84] + MediaFixtures.big(UInt64(block.count), 3) + block, MediaFixtures.opus(), MediaFixtures.mp4(),
    ]
    var random = SplitMix64(seed: 20_261_123)
    for _ in 0..<3_000 {
      let original = originals[Int(random.next() % UInt64(originals.count))]
      let mutant = random.mutate(original)
      var bytes = SparseBytes(length: Int64(mutant.count))
      bytes.insert(mutant, at: 0)
      do throws(ReadStop) {
        let tags = try TagReader.read(bytes)
        #expect(tags.count <= TagReader.maximumCount)
      } catch {
        guard case .needs(let offset, let count) = error else { continue }
        #expect(offset >= 0 && count > 0)
      }
    }
  }
}
