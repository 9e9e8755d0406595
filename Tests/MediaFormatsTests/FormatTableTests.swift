import Testing

@testable import MediaFormats

@Suite struct FormatTableTests {
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
    ("\u{FF}\u{FD}\u{90}d_", "a.mp2", "audio/x-mp2"), ("\u{B}w___\u{80}", "a", "audio/eac3"),
    ("FLV\u{1}", "a", "video/x-flv"), (".RMF", "a", "application/vnd.rn-realmedia"), ("caff", "a", "audio/x-caf"),
    ("__\u{1}\u{BA}", "a.mpg", "video/mpeg"), ("FORM____AIFF", "a", "audio/aiff"),
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
    ("\u{FF}\u{FE}#_E_X_T_M_3_U_\n_", "a.m3u", "audio/x-mpegurl"),
    // Documents.
    ("%PDF-1.4\u{1}", "a.pdf", "application/pdf"), ("PK\u{3}\u{4}", "a.mkv", "application/zip"),
    ("<html>", "a.html", "text/html"), ("\n<!DOCTYPE HTML>", "a.srt", "text/html"),
  ])
  func typesByContentAndName(text: String, name: String, type: String) {
    #expect(FormatTable.format(ofStart: Self.bytes(text), name: name)?.contentType == type)
  }

  @Test func recognisesTransportStreamsByTheirPackets() {
    for (start, length) in [(0, 188), (4, 192)] {
      var bytes = [UInt8](repeating: 1, count: start + 3 * length)
      for index in 0..<3 { bytes[start + index * length] = 0x47 }
      #expect(FormatTable.format(ofStart: bytes, name: "a")?.contentType == "video/mp2t")
      bytes[start + length] = 0
      #expect(FormatTable.format(ofStart: bytes, name: "a") == nil)
    }
  }

  @Test(arguments: [
    ("", "a.mp4"), ("", "a.mp3"), ("Hello", "a.mp4"), ("Hello", "a.mp3"), ("Hello", "a.ts"),
    ("\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}", "a"), ("RIFF____ABCD", "a.wav"),
  ])
  func recognisesNothingElse(text: String, name: String) {
    #expect(FormatTable.format(ofStart: Self.bytes(text), name: name) == nil)
  }

  @Test(
    arguments: [
      ("http://example.com/a/film.MP4?x=.mp3#.ogg", "video/mp4"), ("http://example.com/live", nil),
      ("https://mp3", nil),
      ("http://example.com/a.m3u8?token=1", "application/x-mpegURL"), ("a?b.mp3", "audio/mpeg"), (".mp3", nil),
      ("mp3", nil),
    ] as [(String, String?)])
  func typesByName(name: String, type: String?) { #expect(FormatTable.format(named: name)?.contentType == type) }

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
  func takesTheTypeOfAPathsEnd(url: String, type: String?) {
    #expect(FormatTable.contentType(ofURL: url) == type)
  }

  /// The ways to look a row up lead to the row, so that all programs give one answer.
  @Test(arguments: FormatTable.formats) func isFoundInEachWay(format: MediaFormat) {
    for ending in format.endings { #expect(FormatTable.format(ending: ending)?.contentType == format.contentType) }
    for type in [format.contentType] + format.otherTypes {
      #expect(FormatTable.areSame(type.uppercased() + "; codecs=x", format.contentType))
    }
    for other in format.signatures.flatMap(\.alike) + [format.withoutPictures] {
      #expect(FormatTable.formats.contains(other))
    }
  }

  @Test(
    arguments: [
      ("video/mp4", "video/x-m4v", true), ("audio/mp4", "video/mp4", true), ("audio/mp3", "audio/mpeg", true),
      ("video/mp4", "video/webm", false), ("audio/ogg", "audio/opus", true), ("a/b", "A/B; x", true),
      ("a/b", "c/d", false), ("application/x-mpegURL", "audio/mpegurl", true),
    ])
  func comparesTypesHoweverTheyAreWritten(one: String, other: String, areSame: Bool) {
    #expect(FormatTable.areSame(one, other) == areSame)
  }

  @Test(
    arguments: [
      ("application/vnd.apple.mpegurl", .hls), ("video/vnd.mpeg.dash.mpd", .dash), ("image/x", .image),
      ("application/vnd.ms-sstr+xml", .smooth), ("application/ogg", .progressive), ("video/unheard-of", .progressive),
      ("application/octet-stream", nil), ("", nil), (nil, nil), ("text/html", .unsupported),
      ("application/pdf", .unsupported), ("VIDEO/MP4; codecs=\"avc1\"", .progressive),
    ] as [(String?, MediaType?)])
  func choosesThePlayerOfAType(type: String?, player: MediaType?) { #expect(MediaType(type) == player) }

  @Test(
    arguments: [
      ([0x47, 0x40], "a", .transportStream), (Array("\0\0\0\u{18}ftypmp42".utf8), "a", .fragmentedMP4),
      (Array("\0\0\0\u{18}moof".utf8), "a", .fragmentedMP4), (Array("WEBVTT\n".utf8), "a", .webVTT),
      ([0xFF, 0xF1, 0x50, 0x80, 0], "a", .aac), ([0xFF, 0xFB, 0x90, 0x64, 0], "a", .mp3),
      (Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 1, 9, 0xFF, 0xFB, 0x90, 0x64, 0], "a", .mp3),
      (Array("ID3".utf8) + [4, 0, 0, 0, 0, 9, 0], "a", .aac), ([0x0B, 0x77, 0, 0, 0, 0], "a", .ac3),
      (Array("<html>".utf8), "a", nil), ([], "a", nil),
    ] as [([UInt8], String, SegmentFormat?)])
  func recognisesSegments(start: [UInt8], name: String, format: SegmentFormat?) {
    #expect(SegmentFormat(start: start) == format)
  }

  /// The table of programs may begin with the network's tables, whose program number is 0. (ISO 13818-1, 2.4.4.5.)
  @Test(arguments: [[], [0, 0, 0xE0, 0x10]] as [[UInt8]], [0x1B, 0x0F] as [UInt8])
  func findsTheProgramOfATransportStream(network: [UInt8], stream: UInt8) {
    func packet(_ id: UInt16, _ section: [UInt8]) -> [UInt8] {
      let packet = [0x47, 0x40 | UInt8(id >> 8), UInt8(id & 0xFF), 0x10, 0] + section
      return packet + [UInt8](repeating: 0xFF, count: 188 - packet.count)
    }
    let programs: [UInt8] = network + [0, 1, 0xF0, 0x20] + [0, 0, 0, 0]
    let table = [0, 0xB0, UInt8(5 + programs.count), 0, 1, 0xC1, 0, 0] + programs
    let map: [UInt8] =
      [2, 0xB0, 18, 0, 1, 0xC1, 0, 0, 0xE1, 0, 0xF0, 0] + [stream, 0xE1, 0, 0xF0, 0] + [0, 0, 0, 0]
    #expect(SegmentFormat.hasPictures(start: packet(0, table) + packet(0x1020, map)) == (stream == 0x1B))
  }
}
