import CastModel
import MediaFormats
import Testing

@testable import CastSender

/// The formats of HLS segments in a load (devices.md F70, F71, F74).
@Suite struct SegmentFormatsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var segments: SegmentFormat?
    var sound: SegmentFormat?
    var format: HlsSegmentFormat?
    var video: HlsVideoSegmentFormat?
    var testDescription: String {
      "\(self.segments.map { "\($0)" } ?? "none") with \(self.sound.map { "\($0)" } ?? "none")"
    }
  }

  static let rows = [
    Row(segments: .transportStream, format: .ts, video: .mpeg2Ts),
    Row(segments: .fragmentedMP4, format: .fmp4, video: .fmp4),
    Row(segments: .fragmentedMP4, sound: .fragmentedMP4, format: .fmp4, video: .fmp4),
    Row(segments: .transportStream, sound: .aac, format: .aac, video: .mpeg2Ts),
    Row(segments: .fragmentedMP4, sound: .mp3, format: .mp3, video: .fmp4),
    Row(segments: .aac, format: .aac), Row(segments: .eac3, format: .eAc3),
    Row(), Row(sound: .aac), Row(segments: .webVTT),
  ]

  @Test(arguments: rows) func describesTheSegments(row: Row) {
    var media = MediaInformation()
    media.describeSegments(row.segments, sound: row.sound)
    #expect(media.hlsSegmentFormat == row.format)
    #expect(media.hlsVideoSegmentFormat == row.video)
  }
}
