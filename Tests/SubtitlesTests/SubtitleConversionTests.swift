import Subtitles
import Testing

@Suite struct SubtitleConversionTests {
  @Test func whatIsNoSubtitlesIsRefused() {
    #expect {
      try SubtitleConversion.webVTT(from: Array("Hello, world.".utf8))
    } throws: { ($0 as? SubtitleError)?.code == .unknownFormat }
  }
}
