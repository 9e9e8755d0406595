import Testing

@testable import Conversion

@Suite struct FragmentCutterTests {
  private static let plan = ConversionPlan(pictures: .copied(0), sound: .copied(1), container: .fragmentedMP4)

  private static func timeline() throws -> ConversionTimeline {
    try #require(ConversionTimeline(plan: self.plan, duration: 12, start: 0, keyFrames: [0, 4, 8]))
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    self.number(UInt32(content.count + 8)) + Array(type.utf8) + content
  }

  private static func track(_ id: UInt32, _ kind: String, _ timescale: UInt32) -> [UInt8] {
    let zeros = { (count: Int) in [UInt8](repeating: 0, count: count) }
    let header = self.box("tkhd", zeros(12) + self.number(id) + zeros(68))
    let media = self.box("mdhd", zeros(12) + self.number(timescale) + zeros(8))
    let handler = self.box("hdlr", zeros(8) + Array(kind.utf8) + zeros(12))
    return self.box("trak", header + self.box("mdia", media + handler))
  }

  private static let start =
    box("ftyp", Array("isom".utf8)) + box("moov", track(1, "vide", 1_000) + track(2, "soun", 48_000))

  /// A fragment of both tracks whose first picture is shown at a time in seconds, 80 ms after it is decoded.
  private static func fragment(_ time: Double, _ content: [UInt8]) -> [UInt8] {
    func part(_ track: UInt32, _ decode: Double, shift: UInt32?) -> [UInt8] {
      let stamp = UInt32((decode * (track == 1 ? 1_000 : 48_000)).rounded())
      let run =
        shift.map { self.number(0x801) + self.number(1) + self.number(0) + self.number($0) }
        ?? self.number(1) + self.number(0) + self.number(0)
      return self.box(
        "traf",
        self.box("tfhd", self.number(0) + self.number(track)) + self.box("tfdt", self.number(0) + self.number(stamp))
          + self.box("trun", run))
    }
    let time = time + ConversionCommand.offset
    // The sound comes first here.
    let parts = part(2, time - 0.3, shift: nil) + part(1, time - 0.08, shift: 80)
    return self.box("moof", parts) + self.box("mdat", content)
  }

  private static func cut(_ bytes: [UInt8], first: Int = 0, pieces: Int) throws -> (FragmentCutter, [CutSegment]) {
    var cutter = FragmentCutter(timeline: try self.timeline(), first: first, limit: 10_000)
    var segments: [CutSegment] = []
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      let piece = Array(bytes[start..<min(start + pieces, bytes.count)])
      segments += try piece.withUnsafeBytes { try cutter.consume($0) }
    }
    return (cutter, segments + cutter.finish())
  }

  @Test(arguments: [1, 7, 64, 100_000])
  func fragmentsBecomeSegmentsWithTheInitializationBefore(pieces: Int) throws {
    let fragments = [0.0, 2, 4, 8, 10].map { Self.fragment($0, [UInt8($0)]) }
    let (cutter, segments) = try Self.cut(Self.start + fragments.flatMap { $0 }, pieces: pieces)
    #expect(cutter.initialization == Self.start)
    #expect(segments.map(\.index) == [0, 1, 2] && segments.map(\.length) == [4, 4, 4])
    #expect(segments.map(\.bytes) == [fragments[0] + fragments[1], fragments[2], fragments[3] + fragments[4]])
    #expect(abs((cutter.time ?? 0) - 10) < 0.001)
  }

  @Test func aLaterRunDropsFragmentsBeforeItsBorder() throws {
    let fragments = [2.0, 3.9, 4, 8].map { Self.fragment($0, [UInt8($0)]) }
    let (_, segments) = try Self.cut(Self.start + fragments.flatMap { $0 }, first: 1, pieces: 33)
    #expect(segments.map(\.index) == [1, 2] && segments.map(\.bytes) == [fragments[2], fragments[3]])
  }

  @Test func segmentsAfterTheEndOfTheMediaAreEmpty() throws {
    let fragment = Self.fragment(0, [1])
    let (_, segments) = try Self.cut(Self.start + fragment, pieces: 9)
    #expect(segments.map(\.index) == [0, 1, 2] && segments[0].bytes == fragment && segments[2].bytes.count == 16)
  }

  @Test(
    "refuses garbage",
    arguments: [
      Array("GGGGGGGGGGGG".utf8), [0, 0, 0, 7] + Array("moov".utf8), [0, 0, 0, 1] + Array("mdat".utf8),
      box("moof", []), box("mdat", [1]), box("ftyp", []) + box("mdat", [1]),
    ])
  func refusesGarbage(bytes: [UInt8]) throws {
    #expect(throws: CutFailure.garbage) { try Self.cut(bytes, pieces: 5) }
  }

  @Test func aSegmentIsBounded() {
    let long = Self.start + [UInt8](0...7).flatMap { _ in Self.fragment(0, [UInt8](repeating: 0, count: 2_000)) }
    #expect(throws: CutFailure.tooLarge(limit: 10_000)) { try Self.cut(long, pieces: 500) }
  }

  /// Boxes that claim more than there is, or nothing.
  @Test func mutatedBoxesDoNoHarm() throws {
    let good = Self.start + Self.fragment(0, [1]) + Self.fragment(4, [2])
    for place in good.indices {
      for value in [UInt8(0), 1, 0x7F, 0xFF] {
        var bytes = good
        bytes[place] = value
        guard let (_, segments) = try? Self.cut(bytes, pieces: 41) else { continue }
        #expect(segments.allSatisfy { $0.bytes.count <= good.count && (0...2).contains($0.index) })
      }
    }
  }
}
