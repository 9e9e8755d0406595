import CastTestSupport
import Testing

@testable import MediaInspection

@Suite struct ArrivalClockTests {
  private static func cluster(_ milliseconds: UInt64) -> [UInt8] {
    MediaFixtures.element(
      0x1F43_B675, [0xBF, 0x84, 1, 2, 3, 4], MediaFixtures.element(0xE7, MediaFixtures.big(milliseconds, 4)),
      [UInt8](repeating: 0x1F, count: 100)
    )
  }

  /// The stream comes in pieces of any length.
  @Test(arguments: [1, 7, 64, 10_000]) func countsFromTheFirstClusterToTheLast(piece: Int) {
    let stream = [5_000, 9_000, 17_500].flatMap(Self.cluster)
    var clock = ArrivalClock()
    for start in stride(from: 0, to: stream.count, by: piece) {
      clock.note(Array(stream[start..<min(start + piece, stream.count)]))
    }
    #expect(clock.seconds == 12.5)
  }

  @Test(arguments: [1, 7, 1_000, 200_000]) func addsUpFragments(piece: Int) {
    let stream = MediaFixtures.fragments(hasIndex: false)
    var clock = ArrivalClock()
    for start in stride(from: 0, to: stream.count, by: piece) {
      clock.note(Array(stream[start..<min(start + piece, stream.count)]))
    }
    #expect(clock.seconds == 25.5)
  }

  @Test(arguments: [MediaFixtures.mp3(frames: 10), [0x1F, 0x43, 0xB6, 0x75], []]) func knowsNoOtherFormat(
    bytes: [UInt8]
  ) {
    var clock = ArrivalClock()
    clock.note(bytes)
    #expect(clock.seconds == nil)
  }
}
