import CastModel
import Testing

@testable import CastControl

@Suite struct ConversionTextTests {
  private func progress(
    _ speed: Double?, height: Int64? = nil, failure: String? = nil, isMaking: Bool = true
  ) -> ConversionProgress {
    ConversionProgress(
      publicationId: "p-1", path: "/film.avi",
      conversion: PlannedConversion(steps: [.otherPictures], reasons: [], height: height), speed: speed,
      madeUntil: 4, isMaking: isMaking, failure: failure)
  }

  @Test func theSpeedIsShownWhileItIsNearTheClock() {
    #expect(ConversionText.speed(nil) == "")
    #expect(ConversionText.speed(self.progress(nil)) == "")
    #expect(ConversionText.speed(self.progress(12)) == "")
    #expect(ConversionText.speed(self.progress(0.84)) == " · converted at 0.8×")
    #expect(ConversionText.speed(self.progress(0.84, isMaking: false)) == "")
  }

  @Test func reportsSlownessOnce() {
    let (fast, slow) = (self.progress(3, height: 1_080), self.progress(0.7, height: 1_080))
    #expect(ConversionText.note(fast, after: nil) == nil)
    #expect(ConversionText.note(slow, after: fast)?.contains("slower than playing") == true)
    #expect(ConversionText.note(slow, after: slow) == nil)
    #expect(ConversionText.note(self.progress(nil, height: 720), after: slow)?.contains("720 lines") == true)
  }

  @Test func escapesFFmpegsMessages() {
    let note = ConversionText.note(self.progress(nil, failure: "bad \u{1B}[2J data"), after: nil)
    #expect(note?.contains("\u{1B}") == false && note?.contains("bad") == true)
  }
}
