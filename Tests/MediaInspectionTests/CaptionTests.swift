import CastTestSupport
import LoopIsolation
import Subtitles
import Testing

@Suite struct CaptionTests {
  static let vtt = """
    WEBVTT - a title

    NOTE a comment
    of two lines

    second
    00:05.000 --> 00:07.500 position:50%
    <v Roger>Fish &amp; <b>chips</b>
    twice

    00:00:01.000 --> 00:00:02.000
    First &lt;word&gt;

    broken --> 00:03.000
    not shown
    """

  @Test func readsCuesInTheOrderOfTime() throws {
    let cues = try #require(SubtitleConversion.shownCues(of: Self.vtt))
    #expect(
      cues == [
        ShownCue(start: 1, end: 2, text: "First <word>"), ShownCue(start: 5, end: 7.5, text: "Fish & chips\ntwice"),
      ])
  }

  @Test(arguments: ["\u{FEFF}WEBVTT", "WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nx", "WEBVTT\tx"])
  func acceptsWhatTheStandardDoes(text: String) {
    #expect(SubtitleConversion.shownCues(of: text) != nil)
  }

  @Test(arguments: ["", "WEBVTTx", "webvtt", "1\n00:00:01,000 --> 00:00:02,000\nSubRip", "<html>WEBVTT"])
  func otherTextsAreNoWebVTT(text: String) {
    #expect(SubtitleConversion.shownCues(of: text) == nil)
  }

  @Test func readsTTML() throws {
    let text = """
      <tt xmlns="http://www.w3.org/ns/ttml"><body><div>
      <p begin="00:00:01.000" end="00:00:02.500">One<br/>two</p><p begin="3s" dur="500ms"><span>A &#x26; B</span></p>
      </div></body></tt>
      """
    #expect(
      SubtitleConversion.shownCues(of: text) == [
        ShownCue(start: 1, end: 2.5, text: "One\ntwo"), ShownCue(start: 3, end: 3.5, text: "A & B"),
      ])
    #expect(SubtitleConversion.shownCues(of: "<html/>") == nil)
  }

  @Test func mutationsAreSurvived() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2_000 {
      let mutant = String(decoding: random.mutate(Array(Self.vtt.utf8)), as: UTF8.self)
      for cue in SubtitleConversion.shownCues(of: mutant) ?? [] { #expect(cue.start < cue.end) }
      _ = SubtitleConversion.shownCues(of: mutant)
    }
  }
}
