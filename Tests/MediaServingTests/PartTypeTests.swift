import MediaServing
import Testing

@Suite struct PartTypeTests {
  @Test(arguments: [
    ("0.ts", "video/mp2t"), ("a.M2TS", "video/mp2t"), ("init.mp4", "video/mp4"), ("1.m4s", "video/mp4"),
    ("v.cmfv", "video/mp4"), ("init.m4i", "video/mp4"), ("a.m4a", "audio/mp4"), ("a.cmfa", "audio/mp4"),
    ("a.aac", "audio/aac"), ("a.mp3", "audio/mpeg"), ("a.ac3", "audio/ac3"), ("a.ec3", "audio/eac3"),
    ("a.eac3", "audio/eac3"), ("sub/en.vtt", "text/vtt"), ("en.webvtt", "text/vtt"), ("a.webm", "video/webm"),
    ("key.bin", "application/octet-stream"), ("key", "application/octet-stream"),
    ("list.m3u8", "application/x-mpegURL"),
  ])
  func isThatOfTheEnding(name: String, type: String) { #expect(PartType.contentType(of: name) == type) }
}
