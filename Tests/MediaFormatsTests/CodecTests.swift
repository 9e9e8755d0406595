import MediaFormats
import Testing

@Suite struct CodecTests {
  @Test(
    arguments: [
      ("avc1.640028", .h264, 100, 40, nil), ("avc1.42E01E", .h264, 66, 30, nil), ("avc1", .h264, nil, nil, nil),
      ("V_MPEG4/ISO/AVC", .h264, nil, nil, nil), ("h264", .h264, nil, nil, nil),
      ("hvc1.2.4.L153.B0", .hevc, 2, 51, nil), ("hev1.A1.6.H93", .hevc, 1, 31, nil),
      ("vp09.02.51.10", .vp9, 2, 51, 10), ("V_VP9", .vp9, nil, nil, nil), ("vp8", .vp8, nil, nil, nil),
      ("av01.0.13M.10", .av1, 0, 51, 10), ("mp4a.40.2", .aac, 2, nil, nil), ("mp4a.6B", .mp3, nil, nil, nil),
      ("mp4a.40.34", .mp3, nil, nil, nil), ("mp4a", .aac, nil, nil, nil), ("A_AAC/MPEG4/LC", .aac, nil, nil, nil),
      ("A_PCM/INT/LIT", .pcm, nil, nil, nil), ("pcm_s16le", .pcm, nil, nil, nil), ("fffe", .pcm, nil, nil, nil),
      ("ec-3", .eac3, nil, nil, nil), ("alac", .foreign, nil, nil, nil), ("A_DTS/EXPRESS", .foreign, nil, nil, nil),
      ("mp4v.20.9", .foreign, nil, nil, nil), ("encv", .encrypted, nil, nil, nil),
      ("S_TEXT/UTF8", .text, nil, nil, nil),
      ("", .unknown, nil, nil, nil), ("xyz.1", .unknown, nil, nil, nil), ("avc1.zz", .h264, nil, nil, nil),
      ("...", .unknown, nil, nil, nil),
    ] as [(String, Codec.Family, Int?, Int?, Int?)])
  func reads(text: String, family: Codec.Family, profile: Int?, level: Int?, bitDepth: Int?) {
    let codec = Codec(text)
    #expect(codec.family == family)
    #expect(codec.profile == profile)
    #expect(codec.level == level)
    #expect(codec.bitDepth == bitDepth)
  }

  /// Codecs come from manifests of others.
  @Test(arguments: ["9223372036854775807", "9223372036854775808", "256", "x", "٣"])
  func parametersThatNoCodecHasAreUnknown(number: String) {
    for text in [
      "av01.\(number).\(number)M.\(number)", "vp09.\(number).\(number).\(number)",
      "hvc1.\(number).4.L\(number).B0", "mp4a.40.\(number)", "avc1.\(number)", "dvh1.\(number).\(number)",
    ] {
      let codec = Codec(text)
      #expect(codec.profile == nil && codec.level == nil && codec.bitDepth == nil, "\(text)")
    }
  }
}
