import Testing

@testable import Subtitles

/// Impossible times, and their replacements.
@Suite struct MendingTests {
  private func cue(_ start: Int64, _ end: Int64?, _ text: String = "Text") -> SubtitleCue {
    SubtitleCue(start: start, end: end, text: text)
  }

  private func mend(_ cues: [SubtitleCue], isUnordered: Bool = false) -> CueMending {
    CueMending(SubtitleContents(cues: cues, isUnordered: isUnordered))
  }

  @Test func goodTimesStay() {
    let cues = [self.cue(0, 1_000), self.cue(1_000, 5_000), self.cue(1_000, 2_000), self.cue(4_000, 4_001)]
    let mended = self.mend(cues)
    #expect(mended.cues == cues)
    #expect(mended.mendedCount == 0)
    #expect(mended.droppedCount == 0)
  }

  @Test(
    arguments: [
      // No end, an end before the start, or no duration: as long as reading takes.
      (nil, "Text", 60_000, 11_500), (9_000, "Text", 60_000, 11_500), (10_000, "Text", 60_000, 11_500),
      (nil, String(repeating: "a", count: 50), 60_000, 13_000),
      (nil, String(repeating: "a", count: 5_000), 60_000, 17_000),
      // Until the next cue, but long enough to be seen.
      (nil, "Text", 11_000, 11_000), (nil, "Text", 10_100, 10_500),
    ] as [(Int64?, String, Int64, Int64)])
  func aMissingEndIsMadeUp(end: Int64?, text: String, next: Int64, mended: Int64) {
    let result = self.mend([self.cue(10_000, end, text), self.cue(next, next + 1_000)])
    #expect(result.cues.map(\.end) == [mended, next + 1_000])
    #expect(result.mendedCount == 1)
  }

  @Test func theLastOneHasAnEnd() {
    #expect(self.mend([self.cue(10_000, nil)]).cues == [self.cue(10_000, 11_500)])
  }

  @Test func severalAtOnceEndWithTheNext() {
    let mended = self.mend([self.cue(1_000, nil, "A"), self.cue(1_000, nil, "B"), self.cue(2_000, 3_000, "C")])
    #expect(mended.cues.map(\.end) == [2_000, 2_000, 3_000])
    #expect(mended.mendedCount == 2)
  }

  @Test func theyAreSorted() {
    let cues = [self.cue(5_000, 6_000, "C"), self.cue(1_000, 2_000, "A"), self.cue(1_000, 3_000, "B")]
    let mended = self.mend(cues)
    #expect(mended.cues.map(\.text) == ["A", "B", "C"])
    #expect(mended.mendedCount == 2)
    // In SubStation the order means nothing.
    #expect(self.mend(cues, isUnordered: true).mendedCount == 0)
  }

  @Test func aCueIsCountedOnce() {
    let mended = self.mend([self.cue(5_000, 6_000), self.cue(-100, -200)])
    #expect(mended.cues.map(\.start) == [0, 5_000])
    #expect(mended.mendedCount == 1)
  }

  @Test func whatHasNoTextIsDropped() {
    let mended = self.mend([self.cue(0, 1_000, ""), self.cue(0, 1_000)])
    #expect(mended.cues.count == 1)
    #expect(mended.droppedCount == 1)
  }

  @Test func negativeTimesOfAFile() throws {
    let text = "1\n-00:00:01,000 --> 00:00:02,000\nA\n"
    let converted = try SubtitleConversion.webVTT(from: Array(text.utf8))
    #expect(converted.text == "WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nA\n\n")
    #expect(converted.mendedCount == 1)
  }
}
