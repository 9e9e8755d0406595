import CastTestSupport
import Testing

@testable import MediaFormats

/// The facts of pictures that no codec's name has: fields, and Dolby Vision.
@Suite struct PictureFactsTests {
  /// `avcC` records of libx264: 320x180, with `tff=1`, High 4:4:4.
  private static let progressive = Self.bytes(
    "0142c00cffe100176742c00cda05067e7c0440000003004000000c83c50aa801000468ce0fc8")
  private static let interlaced = Self.bytes(
    "014d4015ffe10017674d4015f40a19b011000003000100000300321f142aa001000468de0fc8")
  private static let colours = Self.bytes(
    "01f4000cffe1001a67f4000c919681419f8dc044000003000400000300c83c50aa8001000568ce0f1920fff8f800")

  private static func bytes(_ digits: String) -> [UInt8] {
    stride(from: 0, to: digits.utf8.count, by: 2).compactMap { offset in
      UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
    }
  }

  /// Writes bits as they are in a sequence parameter set.
  private struct Bits {
    var text = ""

    mutating func fixed(_ number: UInt32, count: Int) {
      let digits = String(number, radix: 2)
      self.text += String(repeating: "0", count: count - digits.utf8.count) + digits
    }

    /// Exp-Golomb numbers. (ITU-T H.264, 9.1.)
    mutating func golomb(_ numbers: UInt32...) {
      for number in numbers {
        let digits = String(number + 1, radix: 2)
        self.text += String(repeating: "0", count: digits.utf8.count - 1) + digits
      }
    }

    var unit: [UInt8] {
      let padded = self.text + "1" + String(repeating: "0", count: (15 - self.text.utf8.count % 8) % 8)
      return [0x67]
        + stride(from: 0, to: padded.utf8.count, by: 8).compactMap { UInt8(padded.dropFirst($0).prefix(8), radix: 2) }
    }
  }

  @Test(arguments: [(Self.progressive, false), (Self.interlaced, true), (Self.colours, false)])
  func readsWhetherPicturesMayBeFields(record: [UInt8], isInterlaced: Bool) {
    #expect(AVCSequenceParameters(record: record[...])?.mayBeInterlaced == isInterlaced)
  }

  /// Members that libx264 doesn't write: matrices, and the second kind of order.
  @Test(arguments: [true, false]) func readsSetsWithEveryMember(isInterlaced: Bool) {
    var bits = Bits()
    bits.fixed(100, count: 8)
    bits.fixed(0, count: 16)
    bits.golomb(0, 1, 0, 0)
    bits.fixed(0b01, count: 2)
    for index in 0..<8 {
      bits.fixed(index % 2 == 0 ? 1 : 0, count: 1)
      // Every second matrix changes its first number, and ends there: 16 is -8, which leaves 0.
      if index % 2 == 0 { bits.golomb(16) }
    }
    // The order by a cycle of four.
    bits.golomb(0, 1)
    bits.fixed(1, count: 1)
    bits.golomb(3, 4, 4, 2, 5, 6, 7)
    bits.golomb(2)
    bits.fixed(0, count: 1)
    bits.golomb(19, 11)
    bits.fixed(isInterlaced ? 0 : 1, count: 1)
    #expect(AVCSequenceParameters(unit: bits.unit[...])?.mayBeInterlaced == isInterlaced)
  }

  @Test func takesNoPartOfASet() {
    for record in [Self.progressive, Self.interlaced, Self.colours] {
      for end in 0..<20 { #expect(AVCSequenceParameters(record: record[..<end]) == nil, "\(end)") }
    }
    #expect(AVCSequenceParameters(unit: [0x68, 0xCE, 0x0F, 0xC8]) == nil)
    #expect(AVCSequenceParameters(unit: ([0x67] + [UInt8](repeating: 0, count: 5_000))[...]) == nil)
    #expect(AVCSequenceParameters(unit: ([0x67] + [UInt8](repeating: 0, count: 500))[...]) == nil)
  }

  @Test(
    arguments: [
      (0x90, false), (0x40, true), (0xC0, false), (0x00, false),
    ] as [(UInt8, Bool)])
  func readsTheSourceOfHEVC(flags: UInt8, isInterlaced: Bool) {
    #expect(CodecConfiguration.isInterlaced(hevc: [1, 1, 0x60, 0, 0, 0, flags, 0, 0, 0, 0, 0, 93]) == isInterlaced)
  }

  // MARK: Containers

  private static func film(_ codec: String, _ records: [UInt8]) -> [UInt8] {
    MediaFixtures.box("ftyp", Array("isom".utf8), MediaFixtures.big(0, 4))
      + MediaFixtures.box(
        "moov", MediaFixtures.movieHeader(seconds: 5), MediaFixtures.track("vide", codec: codec, records: records))
  }

  private static func matroska(_ codec: String, _ members: [UInt8]) -> [UInt8] {
    let track = MediaFixtures.element(
      0xAE, MediaFixtures.element(0x83, [1]), MediaFixtures.element(0x86, Array(codec.utf8)), members)
    let info = MediaFixtures.element(0x1549_A966, MediaFixtures.element(0x2AD7B1, MediaFixtures.big(1_000_000, 4)))
    return MediaFixtures.element(0x1A45_DFA3, MediaFixtures.element(0x4282, Array("matroska".utf8)))
      + MediaFixtures.element(0x1853_8067, info, MediaFixtures.element(0x1654_AE6B, track))
  }

  private func track(_ bytes: [UInt8]) throws -> ContainerTrack {
    try #require(try ContainerReader.read(SparseBytes(all: bytes)).tracks.first)
  }

  @Test func findsInterlacedPicturesInEachContainer() throws {
    let isInterlaced = try [Self.progressive, Self.interlaced].map { record in
      try self.track(Self.film("avc1", MediaFixtures.box("avcC", record))).isInterlaced
    }
    #expect(isInterlaced == [false, true])
    let configuration = MediaFixtures.element(0x63A2, Self.interlaced)
    #expect(try self.track(Self.matroska("V_MPEG4/ISO/AVC", configuration)).isInterlaced)
    // The container's word counts, before and after the configuration: 1 is interlaced, 2 progressive.
    let stated = (0...2).map { MediaFixtures.element(0xE0, MediaFixtures.element(0x9A, [UInt8($0)])) }
    for (value, isInterlaced) in [true, true, false].enumerated() {
      for members in [stated[value] + configuration, configuration + stated[value]] {
        #expect(try self.track(Self.matroska("V_MPEG4/ISO/AVC", members)).isInterlaced == isInterlaced)
      }
    }
    #expect(try self.track(Self.matroska("V_MPEG2", stated[1])).isInterlaced)
  }

  /// Version, profile and level, and the layers; the compatibility is in the last byte.
  private static func vision(_ profile: UInt8, _ compatibility: UInt8) -> [UInt8] {
    [1, 0, profile << 1, 6 << 3 | 0b101, compatibility << 4] + [UInt8](repeating: 0, count: 19)
  }

  @Test(
    arguments: [
      ("dvh1", "dvcC", 5, 0, false), ("dvhe", "dvcC", 5, 0, false), ("hvc1", "dvvC", 8, 1, true),
      ("hev1", "dvcC", 7, 6, true), ("hvc1", "dvvC", 8, 4, true), ("dav1", "dvvC", 10, 0, false),
    ] as [(String, String, UInt8, UInt8, Bool)])
  func findsDolbyVisionInEachContainer(entry: String, box: String, profile: UInt8, compatibility: UInt8, hasBase: Bool)
    throws
  {
    let expected = DolbyVision(profile: Int(profile), hasCompatibleBase: hasBase)
    let configuration = MediaFixtures.box("hvcC", [1, 2, 0x20, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 153] + Self.vision(0, 0))
    let record = MediaFixtures.box(box, Self.vision(profile, compatibility))
    // After the decoder's configuration and before it.
    for records in [configuration + record, record + configuration] {
      let track = try self.track(Self.film(entry, records))
      #expect(track.dolbyVision == expected)
      #expect(track.fullCodec?.hasPrefix("\(entry).2.4.L153") == true)
    }
    let mapping = MediaFixtures.element(
      0x41E4, MediaFixtures.element(0x41E7, Array(box.utf8)),
      MediaFixtures.element(0x41ED, Self.vision(profile, compatibility)))
    #expect(try self.track(Self.matroska("V_MPEGH/ISO/HEVC", mapping)).dolbyVision == expected)
  }

  @Test func passesOverOtherAdditionsAndShortRecords() throws {
    let other = MediaFixtures.element(
      0x41E4, MediaFixtures.element(0x41E7, [4]), MediaFixtures.element(0x41ED, Self.vision(5, 0)))
    #expect(try self.track(Self.matroska("V_VP9", other)).dolbyVision == nil)
    let short = MediaFixtures.box("dvcC", [1, 0, 10])
    #expect(try self.track(Self.film("hvc1", short)).dolbyVision == nil)
  }

  @Test(
    arguments: [
      ("dvh1.05.06", false), ("dvhe.05.07", false), ("dvh1.08.06", true), ("dvhe", false), ("dav1.10.05", false),
      ("hvc1.2.4.L153.B0", nil), ("avc1.640028", nil), ("V_MPEGH/ISO/HEVC", nil),
    ] as [(String, Bool?)])
  func readsDolbyVisionOfAManifestsName(text: String, hasBase: Bool?) {
    #expect(Codec(text).dolbyVision?.hasCompatibleBase == hasBase)
    if hasBase != nil { #expect(Codec(text).level == nil && Codec(text).profile == nil) }
  }
}
