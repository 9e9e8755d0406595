import Testing

@testable import LocalMedia

@Suite struct LocalMediaTypeTests {
  /// A beginning of a file as text; `_` is a zero.
  private static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { $0 == "_" ? 0 : UInt8(truncatingIfNeeded: $0.value) }
  }

  @Test(arguments: [
    ("____ftypisom____", "film.mp4", "video/mp4"), ("____ftypiso5", "film", "video/mp4"),
    ("____ftypM4A ", "song.mp4", "audio/mp4"), ("____ftypisom", "song.m4a", "audio/mp4"),
    ("____ftypqt  ", "film.mov", "video/quicktime"), ("____moov", "film.mov", "video/quicktime"),
    ("____ftypavif", "a.jpg", "image/avif"), ("____ftypheic", "a.jpg", "image/heic"),
    ("____ftyp3gp5", "a.mp4", "video/3gpp"),
    ("\u{1A}E\u{DF}\u{A3}_B\u{82}\u{84}webm", "film.mkv", "video/webm"),
    ("\u{1A}E\u{DF}\u{A3}_B\u{82}\u{88}matroska", "film.avi", "video/x-matroska"),
    ("\u{1A}E\u{DF}\u{A3}_B\u{82}\u{88}matroska", "song.mka", "audio/x-matroska"),
    ("RIFF____WAVEfmt ", "a", "audio/wav"), ("RIFF____AVI LIST", "a.mp4", "video/x-msvideo"),
    ("RIFF____WEBP", "a", "image/webp"),
    ("OggS_________________________OpusHead", "a.ogg", "audio/ogg"), ("OggS_____\u{80}theora", "a.ogv", "video/ogg"),
    ("fLaC", "a.mp3", "audio/flac"), ("ID3\u{4}", "a.mp3", "audio/mpeg"), ("ID3\u{4}", "a.flac", "audio/flac"),
    ("\u{FF}\u{FB}\u{90}d_", "a", "audio/mpeg"), ("\u{FF}\u{F1}\u{50}\u{80}_", "a", "audio/aac"),
    ("\u{B}w_____", "a.ac3", "audio/ac3"),
    ("0&\u{B2}u\u{8E}f\u{CF}\u{11}", "a.wmv", "video/x-ms-wmv"),
    ("0&\u{B2}u\u{8E}f\u{CF}\u{11}", "a.wma", "audio/x-ms-wma"),
    ("FLV\u{1}", "a", "video/x-flv"), ("__\u{1}\u{BA}", "a.mpg", "video/mpeg"), ("FORM____AIFF", "a", "audio/aiff"),
    ("\u{FF}\u{D8}\u{FF}\u{E0}", "a.png", "image/jpeg"), ("\u{89}PNG\r\n\u{1A}\n", "a", "image/png"),
    ("GIF89a", "a", "image/gif"),
    ("II*_", "a", "image/tiff"),
    // By the name alone, where the beginning says nothing.
    ("garbage_\u{1}", "a.mp3", "audio/mpeg"), ("garbage_\u{1}", "a.ts", "video/mp2t"),
    // Lists.
    ("#EXTM3U\n#EXTINF:1,A\na.mp3\n", "a.m3u8", "audio/x-mpegurl"), ("a.mp3\n", "a.m3u", "audio/x-mpegurl"),
    ("#EXTM3U\n#EXT-X-TARGETDURATION:6\n", "a.m3u8", "application/x-mpegURL"),
    ("\u{EF}\u{BB}\u{BF}#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n", "a.m3u", "application/x-mpegURL"),
    ("[Playlist]\nFile1=a.mp3\n", "a", "audio/x-scpls"), ("<?xml?><playlist>", "a", "application/xspf+xml"),
    ("<?xml?>\n<MPD xmlns=''>", "a", "application/dash+xml"),
    ("<SmoothStreamingMedia>", "a.ism", "application/vnd.ms-sstr+xml"),
  ])
  func typesByContentAndName(text: String, name: String, type: String) {
    #expect(LocalMediaType(head: Self.bytes(text), name: name)?.contentType == type)
  }

  @Test func transportStreamsByTheirPackets() {
    for (start, length) in [(0, 188), (4, 192)] {
      var bytes = [UInt8](repeating: 1, count: start + 3 * length)
      for index in 0..<3 { bytes[start + index * length] = 0x47 }
      #expect(LocalMediaType(head: bytes, name: "a")?.contentType == "video/mp2t")
      bytes[start + length] = 0
      #expect(LocalMediaType(head: bytes, name: "a") == nil)
    }
  }

  @Test(arguments: [
    ("", "a.mp4"), ("", "a.mp3"), ("Hello", "a.mp4"), ("Hello", "a.mp3"), ("Hello", "a.ts"), ("%PDF-1.4\u{1}", "a.pdf"),
    ("PK\u{3}\u{4}", "a.mkv"), ("\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}", "a"), ("<html>", "a.html"), ("RIFF____ABCD", "a.wav"),
  ])
  func whatIsNoMedia(text: String, name: String) { #expect(LocalMediaType(head: Self.bytes(text), name: name) == nil) }

  @Test(
    arguments: [
      ("http://example.com/a/film.MP4?x=.mp3#.ogg", "video/mp4"), ("http://example.com/live", nil),
      ("https://mp3", nil),
      ("http://example.com/a.m3u8?token=1", "application/x-mpegURL"), ("a?b.mp3", "audio/mpeg"), (".mp3", nil),
      ("mp3", nil),
    ] as [(String, String?)])
  func typesByName(name: String, type: String?) { #expect(LocalMediaType(name: name)?.contentType == type) }

  @Test(
    arguments: [
      ("https://e.com/a.mp4", "video/mp4"), ("https://e.com/a.MP3?x=1.jpg#b.png", "audio/mpeg"),
      ("https://e.com/live/index.m3u8?token=a/b", "application/x-mpegURL"),
      ("https://e.com/live.m3u", "application/x-mpegURL"), ("http://e.com/m.mpd", "application/dash+xml"),
      ("https://e.com/p.jpeg", "image/jpeg"), ("https://e.com/x.flac", "audio/flac"),
      ("https://e.com/x.webm", "video/webm"), ("/films/a.mkv", "video/x-matroska"), ("https://e.com/watch", nil),
      ("https://radio.mp3", nil), ("https://e.com/a.unknown", nil), ("https://e.com/a.pls", nil),
      ("https://e.com/a.", nil),
    ] as [(String, String?)])
  func theEndOfAPathTellsTheType(url: String, type: String?) {
    #expect(MediaTypeTable.contentType(ofURL: url) == type)
  }
}
