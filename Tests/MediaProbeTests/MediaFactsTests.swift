import Testing

@testable import MediaProbe

@Suite struct MediaFactsTests {
  @Test func readsWhatFFprobeWrites() throws {
    let text = """
      {"streams": [
        {"index": 0, "codec_name": "hevc", "profile": "Main 10", "codec_type": "video", "codec_tag_string": "hev1",
         "width": 3840, "height": 2160, "pix_fmt": "yuv420p10le", "level": 153, "color_transfer": "smpte2084",
         "r_frame_rate": "24000/1001", "avg_frame_rate": "0/0", "disposition": {"default": 1}},
        {"index": 1, "codec_name": "eac3", "codec_type": "audio", "codec_tag_string": "[0][0][0][0]",
         "sample_rate": "48000", "channels": 6, "bit_rate": "640000", "disposition": {"default": 1, "comment": 1},
         "tags": {"LANGUAGE": "ger", "title": "Kommentar"}},
        {"index": 2, "codec_name": "subrip", "codec_type": "subtitle", "disposition": {"forced": 1},
         "tags": {"language": "und"}},
        {"index": 3, "codec_name": "hdmv_pgs_subtitle", "codec_type": "subtitle"},
        {"index": 4, "codec_name": "mjpeg", "codec_type": "video", "disposition": {"attached_pic": 1}},
        {"index": 5, "codec_type": "made-up"}],
       "format": {"format_name": "matroska,webm", "duration": "5400.125000", "size": "4294967296",
         "bit_rate": "N/A", "tags": {"TITLE": "Ein Film", "title": "another"}}}
      """
    let facts = try MediaFacts(ffprobe: Array(text.utf8), of: "film.mkv")
    #expect(facts.containerNames == ["matroska", "webm"])
    #expect(facts.duration == 5400.125)
    #expect(facts.size == 4_294_967_296)
    #expect(facts.bitRate == nil)
    #expect(facts.tags["title"] == "Ein Film")
    let video = try #require(facts.video.first)
    #expect(facts.video.count == 1)
    #expect((video.width, video.height) == (3840, 2160))
    #expect((video.codec, video.codecTag, video.profile, video.level) == ("hevc", "hev1", "Main 10", 153))
    #expect((video.pixelFormat, video.colorTransfer) == ("yuv420p10le", "smpte2084"))
    #expect(video.frameRate.map { ($0 * 1000).rounded() } == 23976)
    let audio = try #require(facts.audio.first)
    #expect((audio.channels, audio.sampleRate, audio.bitRate) == (6, 48_000, 640_000))
    #expect((audio.language, audio.title, audio.codecTag) == ("ger", "Kommentar", nil))
    #expect(audio.roles == [.main, .comment])
    #expect(facts.subtitles.map(\.isText) == [true, false])
    #expect(facts.subtitles.map(\.roles) == [.forced, []])
    #expect(facts.subtitles[0].language == nil)
    #expect(facts.attachedPicture?.index == 4)
    #expect(facts.streams[5].kind == .data)
  }

  @Test(arguments: [
    ("", MediaProbeError.Code.invalidOutput), ("not JSON", .invalidOutput), ("[]", .invalidOutput),
    (#"{"format": 3}"#, .invalidOutput),
  ])
  func whatIsNoAnswerIsRefused(text: String, code: MediaProbeError.Code) {
    #expect {
      try MediaFacts(ffprobe: Array(text.utf8), of: "a")
    } throws: { ($0 as? MediaProbeError)?.code == code }
  }

  @Test func oddValuesAreLeftOut() throws {
    let text = #"""
      {"format": {"duration": "-1", "size": -5, "format_name": 7, "tags": {"a": 1}},
       "streams": [{"width": 1e300, "codec_name": null, "avg_frame_rate": "1/0/2", "level": -99, "tags": []}, 3]}
      """#
    let facts = try MediaFacts(ffprobe: Array(text.utf8), of: "a")
    #expect(facts.duration == nil)
    #expect(facts.size == nil)
    #expect(facts.containerNames == [])
    #expect(facts.tags == [:])
    #expect(facts.streams.first == MediaStream(index: 0, kind: .data, codec: ""))
  }
}
