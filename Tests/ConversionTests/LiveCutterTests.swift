import Testing

@testable import Conversion

@Suite struct LiveCutterTests {
  private static let tables = [Self.packet(0), Self.packet(0x1000)]
  private static let period = TransportStreamCutter.period

  /// A packet of a stream; with a time a frame begins in it.
  private static func packet(_ id: UInt16, at time: Double? = nil, isKey: Bool = false) -> [UInt8] {
    var packet: [UInt8] = [
      0x47, UInt8(id >> 8) | (time == nil ? 0 : 0x40), UInt8(id & 0xFF), 0x30, 1, isKey ? 0x40 : 0,
    ]
    if let time {
      let stamp = UInt64((time * 90_000).rounded()) & 0x1_FFFF_FFFF
      packet += [0, 0, 1, 0xE0, 0, 0, 0x80, 0x80, 5, 0x21 | UInt8(stamp >> 29 & 0xE), UInt8(stamp >> 22 & 0xFF)]
      packet += [UInt8(stamp >> 14 & 0xFE) | 1, UInt8(stamp >> 7 & 0xFF), UInt8(stamp << 1 & 0xFE) | 1]
    }
    return packet + [UInt8](repeating: 0xFF, count: 188 - packet.count)
  }

  /// The segments of pictures at these times; a negative time is no key frame.
  private func cut(_ times: [Double], hasPictures: Bool = true, limit: Int = 1 << 20) throws -> [CutSegment] {
    var cutter = LiveCutter(hasPictures: hasPictures, limit: limit)
    let packets = Self.tables + times.map { Self.packet(0x100, at: abs($0), isKey: $0 > 0) }
    var segments = try packets.flatMap { $0 }.withUnsafeBytes { bytes in
      Result { () throws(CutFailure) in try cutter.consume(bytes) }
    }.get()
    segments += cutter.finish()
    return segments
  }

  private func lengths(_ times: [Double], hasPictures: Bool = true) throws -> [Double] {
    try self.cut(times, hasPictures: hasPictures).map { ($0.length * 100).rounded() / 100 }
  }

  @Test func theFirstKeyFrameAfterTwoSecondsBeginsASegment() throws {
    #expect(try self.lengths([1, -1.5, 2, -2.9, 3, -4, -5.5, 6, -6.5]) == [2, 3, 0.5])
  }

  @Test func picturesBeforeTheFirstKeyFrameAreDropped() throws {
    let segments = try self.cut([-1, -2, 3, 5])
    #expect(segments.map(\.length) == [2] && segments[0].bytes.count == 3 * 188)
  }

  @Test func soundIsCutAtAnyFrame() throws {
    #expect(try self.lengths([-1, -2, -3.1, -4], hasPictures: false) == [2.1, 0.9])
  }

  @Test func timeStampsThatBeginAnewGoOn() throws {
    #expect(try self.lengths([Self.period - 3, Self.period - 1, 1, 3]) == [2, 2, 2])
    #expect(try self.lengths([Self.period - 3, Self.period - 1, 1, -2.5]) == [2, 2, 1.5], "the last one, too")
  }

  /// A source, or an ffmpeg, whose times mean nothing: each segment counts for half a minute at most.
  @Test func jumpsAreBounded() throws {
    let lengths = try self.lengths([1, 30_000, 10, 20_000, 5, 40_000, 1])
    #expect(lengths.allSatisfy { (0...30).contains($0) })
  }

  @Test func aSegmentWithoutAnEndIsRefused() {
    #expect(throws: CutFailure.tooLarge(limit: 4_000)) {
      try self.cut([1] + Array(repeating: -1.5, count: 100), limit: 4_000)
    }
  }

  @Test(arguments: [[UInt8](repeating: 0, count: 188), Self.packet(0x100, at: 1, isKey: true)])
  func refusesOtherFormatsThanTransportStreams(bytes: [UInt8]) {
    var cutter = LiveCutter(hasPictures: true)
    #expect(throws: CutFailure.garbage) {
      try bytes.withUnsafeBytes { bytes in Result { () throws(CutFailure) in try cutter.consume(bytes) } }.get()
    }
  }
}
