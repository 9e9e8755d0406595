import CastTestSupport
import Testing

@testable import Subtitles

private let isFFmpegInstalled = (try? ChildProcess.run(["ffmpeg", "-version"]).end) == .exited(0)

/// Side by side with FFmpeg's converter, where it is installed: the same times and words.
@Suite(.blocking, .enabled(if: isFFmpegInstalled, "FFmpeg isn't installed")) struct FFmpegComparisonTests {
  @Test(arguments: [
    (
      "srt", "1\n00:00:01,600 --> 00:00:04,200\n<i>Hello</i>\nworld\n\n2\n00:00:05,000 --> 00:00:06,500\n<b>You</b>\n\n"
    ),
    (
      "ass",
      "[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize, Italic\nStyle: Default,Arial,20,0\n\n"
        + "[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n"
        + "Dialogue: 0,0:00:01.60,0:00:04.20,Default,,0,0,0,,{\\i1}Hello{\\i0}\\Nworld\n"
        + "Dialogue: 0,0:00:05.00,0:00:06.50,Default,,0,0,0,,{\\b1}You{\\b0}\n"
    ),
    ("sub", "{1}{1}25\n{40}{105}Hello|world\n{125}{163}You\n"),
    (
      "sub",
      "[INFORMATION]\n[TITLE]A\n[END INFORMATION]\n[SUBTITLE]\n00:00:01.60,00:00:04.20\nHello[br]world\n\n00:00:05.00,00:00:06.50\nYou\n\n"
    ),
    ("vtt", "WEBVTT\n\n00:01.600 --> 00:04.200\nHello\nworld\n\n00:05.000 --> 00:06.500\n<b>You</b>\n\n"),
  ])
  func sameCues(suffix: String, text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(text.utf8), to: "film.\(suffix)")
    let run = try ChildProcess.run(["ffmpeg", "-v", "error", "-i", path, "-f", "webvtt", "-"])
    try #require(run.end == .exited(0), "\(run.errors)")
    let theirs = try SubtitleConversion.webVTT(from: run.output)
    let ours = try SubtitleConversion.webVTT(from: Array(text.utf8))
    #expect(ours.text == theirs.text)
    #expect(ours.cueCount == 2)
  }
}
