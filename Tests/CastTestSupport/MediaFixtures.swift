/// Small media files, made byte by byte.
package enum MediaFixtures {
  package static func big(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> UInt64($0 * 8)) }
  }

  package static func little(_ value: UInt64, _ count: Int) -> [UInt8] { self.big(value, count).reversed() }

  // MARK: MP4

  package static func box(_ type: String, _ content: [UInt8]...) -> [UInt8] {
    let body = content.flatMap { $0 }
    return self.big(UInt64(body.count + 8), 4) + Array(type.utf8) + body
  }

  package static func movieHeader(seconds: Double?, timescale: UInt64 = 1_000) -> [UInt8] {
    let duration = seconds.map { UInt64($0 * Double(timescale)) } ?? UInt64(UInt32.max)
    return self.box("mvhd", self.big(0, 12), self.big(timescale, 4), self.big(duration, 4), self.big(0, 80))
  }

  package static func track(
    _ handler: String, codec: String, width: UInt64 = 0, height: UInt64 = 0, language: UInt64 = 0x15C7,
    records: [UInt8] = []
  )
    -> [UInt8]
  {
    let entry = self.box(
      codec, self.big(0, 24), self.big(width, 2), self.big(height, 2), self.big(0, 50), records)
    let stsd = self.box("stsd", self.big(0, 4), self.big(1, 4), entry)
    return self.box(
      "trak",
      self.box(
        "mdia", self.box("mdhd", self.big(0, 20), self.big(language, 2), self.big(0, 2)),
        self.box("hdlr", self.big(0, 8), Array(handler.utf8), self.big(0, 13)),
        self.box("minf", self.box("stbl", stsd))))
  }

  /// `moov` behind the media, unless said otherwise.
  package static func mp4(
    seconds: Double = 12.5, codec: String = "avc1", moovFirst: Bool = false, mediaBytes: Int = 300_000
  )
    -> [UInt8]
  {
    let moov = self.box(
      "moov", self.movieHeader(seconds: seconds), self.track("vide", codec: codec, width: 1_280, height: 720),
      self.track("soun", codec: "mp4a"))
    let mdat = self.box("mdat", [UInt8](repeating: 0, count: mediaBytes))
    let ftyp = self.box("ftyp", Array("isom".utf8), self.big(512, 4), Array("isomavc1".utf8))
    return ftyp + (moovFirst ? moov + mdat : mdat + moov)
  }

  // MARK: Matroska

  package static func element(_ id: UInt64, _ content: [UInt8]...) -> [UInt8] {
    let body = content.flatMap { $0 }
    let idBytes = self.big(id, 8).drop { $0 == 0 }
    return idBytes + self.big(UInt64(body.count) | 1 << 56, 8) + body
  }

  package static func webm(seconds: Double = 7.25, docType: String = "webm", codec: String = "V_VP9") -> [UInt8] {
    let info = self.element(
      0x1549_A966, self.element(0x2AD7B1, self.big(1_000_000, 4)),
      self.element(0x4489, self.big((seconds * 1_000).bitPattern, 8)))
    let tracks = self.element(
      0x1654_AE6B,
      self.element(
        0xAE, self.element(0x83, [1]), self.element(0x86, Array(codec.utf8)),
        self.element(0xE0, self.element(0xB0, self.big(640, 2)), self.element(0xBA, self.big(360, 2)))))
    let cluster = self.element(0x1F43_B675, [UInt8](repeating: 0, count: 100))
    return self.element(0x1A45_DFA3, self.element(0x4282, Array(docType.utf8)))
      + self.element(0x1853_8067, info, tracks, cluster)
  }

  // MARK: Sound

  package static func wav(seconds: Double = 3, declared: UInt64? = nil) -> [UInt8] {
    let data = [UInt8](repeating: 0, count: Int(seconds * 16_000))
    return Array("RIFF".utf8) + self.little(UInt64(data.count + 36), 4) + Array("WAVEfmt ".utf8) + self.little(16, 4)
      + self.little(1, 2) + self.little(1, 2) + self.little(8_000, 4) + self.little(16_000, 4) + self.little(2, 2)
      + self.little(16, 2) + Array("data".utf8) + self.little(declared ?? UInt64(data.count), 4) + data
  }

  /// MPEG-1 layer III, 128 kbit/s, 44.1 kHz, stereo: 417 bytes a frame.
  ///
  /// - Parameter header: The content of the first frame after its side information, such as Xing's totals.
  package static func mp3(frames: Int, xing: UInt64? = nil, header: [UInt8] = [], tag: Bool = false) -> [UInt8] {
    let frame = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
    var first = frame
    if let xing { first.replaceSubrange(36..<48, with: Array("Xing".utf8) + self.big(1, 4) + self.big(xing, 4)) }
    first.replaceSubrange(36..<(36 + header.count), with: header)
    let id3 = tag ? Array("ID3".utf8) + [4, 0, 0, 0, 0, 1, 72] + [UInt8](repeating: 0, count: 200) : []
    return id3 + first + (1..<max(1, frames)).flatMap { _ in frame }
  }

  /// ADTS AAC-LC, 44.1 kHz: 100 bytes a frame.
  package static func adts(frames: Int) -> [UInt8] {
    (0..<frames).flatMap { _ in [0xFF, 0xF1, 0x50, 0x80, 0x0C, 0x9F, 0xFC] + [UInt8](repeating: 0, count: 93) }
  }

  package static func oggPage(granule: UInt64, _ content: [UInt8]) -> [UInt8] {
    Array("OggS".utf8) + [0, 0] + self.little(granule, 8) + self.little(77, 4) + self.little(0, 8)
      + [1, UInt8(content.count)] + content
  }

  package static func opus(seconds: Double = 4) -> [UInt8] {
    let head = Array("OpusHead".utf8) + [1, 2] + self.little(312, 2) + self.little(48_000, 4) + [0, 0, 0]
    return self.oggPage(granule: 0, head) + self.oggPage(granule: 48_000, [UInt8](repeating: 0, count: 200))
      + self.oggPage(granule: UInt64(seconds * 48_000) + 312, [UInt8](repeating: 0, count: 200))
  }

  package static func flac(seconds: Double = 9) -> [UInt8] {
    let fields = UInt64(44_100) << 44 | 1 << 41 | 15 << 36 | UInt64(seconds * 44_100)
    return Array("fLaC".utf8) + [0x80, 0, 0, 34] + self.big(0, 10) + self.big(fields, 8) + self.big(0, 16)
  }

  // MARK: Pictures

  package static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + MediaFixtures.big(13, 4) + Array("IHDR".utf8)
    + MediaFixtures.big(320, 4) + MediaFixtures.big(200, 4) + MediaFixtures.big(0, 9)

  /// One of each.
  package static let all: [String: [UInt8]] = [
    "mp4": MediaFixtures.mp4(mediaBytes: 2_000), "webm": MediaFixtures.webm(), "wav": MediaFixtures.wav(seconds: 0.1),
    "mp3": MediaFixtures.mp3(frames: 5, xing: 1_000, tag: true), "adts": MediaFixtures.adts(frames: 20),
    "opus": MediaFixtures.opus(), "flac": MediaFixtures.flac(), "png": MediaFixtures.png,
    "fragmented": MediaFixtures.fragmented,
  ]

  // MARK: Live streams

  /// The beginning of a fragmented live file, which has no end.
  package static let liveMP4: [UInt8] =
    MediaFixtures.box("ftyp", Array("iso6".utf8), MediaFixtures.big(0, 4))
    + MediaFixtures.box(
      "moov", MediaFixtures.movieHeader(seconds: 0), MediaFixtures.track("vide", codec: "avc1"),
      MediaFixtures.box("mvex", MediaFixtures.box("trex", MediaFixtures.big(0, 24))))

  package static let fragment: [UInt8] =
    MediaFixtures.box("moof", [UInt8](repeating: 0, count: 100))
    + MediaFixtures.box("mdat", [UInt8](repeating: 0, count: 2_000))

  /// A segment without size and duration.
  package static let liveWebM: [UInt8] = {
    let tracks = MediaFixtures.element(
      0x1654_AE6B,
      MediaFixtures.element(
        0xAE, MediaFixtures.element(0x83, [1]), MediaFixtures.element(0x86, Array("V_VP8".utf8)),
        MediaFixtures.element(
          0xE0, MediaFixtures.element(0xB0, MediaFixtures.big(640, 2)),
          MediaFixtures.element(0xBA, MediaFixtures.big(360, 2)))))
    let info = MediaFixtures.element(0x1549_A966, MediaFixtures.element(0x2AD7B1, MediaFixtures.big(1_000_000, 4)))
    return MediaFixtures.element(0x1A45_DFA3, MediaFixtures.element(0x4282, Array("webm".utf8)))
      + MediaFixtures.big(0x1853_8067, 4) + [0x01] + [UInt8](repeating: 0xFF, count: 7) + info + tracks
  }()

  package static let cluster: [UInt8] = MediaFixtures.element(0x1F43_B675, [UInt8](repeating: 0, count: 500))

  /// Duration only in the index.
  package static let fragmented: [UInt8] = {
    let reference = MediaFixtures.big(1_000, 4) + MediaFixtures.big(2_500, 4) + MediaFixtures.big(0, 4)
    return MediaFixtures.box("ftyp", Array("iso6".utf8), MediaFixtures.big(0, 4))
      + MediaFixtures.box(
        "moov", MediaFixtures.movieHeader(seconds: 0), MediaFixtures.track("vide", codec: "avc1"),
        MediaFixtures.box("mvex", MediaFixtures.box("trex", MediaFixtures.big(0, 24))))
      + MediaFixtures.box(
        "sidx", MediaFixtures.big(0, 4), MediaFixtures.big(1, 4), MediaFixtures.big(1_000, 4), MediaFixtures.big(0, 8),
        MediaFixtures.big(0, 2), MediaFixtures.big(2, 2), reference, reference)
      + MediaFixtures.box("moof", []) + MediaFixtures.box("mdat", [])
  }()

  /// A film in three fragments of 10, 10 and 5.5 s, whose header covers 10 s alone, as `ffmpeg -movflags frag_keyframe`
  /// writes it.
  ///
  /// - Parameter hasIndex: Whether an index of the fragments follows.
  package static func fragments(hasIndex: Bool) -> [UInt8] {
    let start = self.box("ftyp", Array("iso6".utf8), self.big(0, 4))
    let header = self.box("tkhd", self.big(0, 12), self.big(7, 4), self.big(0, 68))
    let media = self.box(
      "mdia", self.box("mdhd", self.big(0, 12), self.big(90_000, 4), self.big(0, 8)),
      self.box("hdlr", self.big(0, 8), Array("vide".utf8), self.big(0, 13)),
      self.box(
        "minf", self.box("stbl", self.box("stsd", self.big(0, 4), self.big(1, 4), self.box("avc1", self.big(0, 78))))))
    let defaults = self.box(
      "mvex", self.box("trex", self.big(0, 4), self.big(7, 4), self.big(1, 4), self.big(3_600, 4), self.big(0, 8)))
    var file = start + self.box("moov", self.movieHeader(seconds: 10), self.box("trak", header, media), defaults)
    var entries: [UInt8] = []
    for (number, samples) in [250, 250, 0].enumerated() {
      entries += self.big(UInt64(number) * 900_000, 4) + self.big(UInt64(file.count), 4) + [1, 1, 1]
      // The last one has samples of different lengths.
      let run =
        samples > 0
        ? self.box("trun", self.big(0, 4), self.big(UInt64(samples), 4))
        : self.box(
          "trun", self.big(0x101, 4), self.big(2, 4), self.big(0, 4), self.big(450_000, 4), self.big(45_000, 4))
      let fragment = self.box(
        "traf", self.box("tfhd", self.big(0, 4), self.big(7, 4)),
        self.box("tfdt", self.big(0, 4), self.big(UInt64(number) * 900_000, 4)), run)
      file += self.box("moof", self.box("mfhd", self.big(0, 8)), fragment)
      file += self.box("mdat", [UInt8](repeating: 0, count: 40_000))
    }
    guard hasIndex else { return file }
    let table = self.box("tfra", self.big(0, 4), self.big(7, 4), self.big(0, 4), self.big(3, 4), entries)
    return file + self.box("mfra", table, self.box("mfro", self.big(0, 4), self.big(UInt64(table.count + 24), 4)))
  }

  // MARK: Manifests

  /// Segments, the first of them encrypted.
  package static let playlist = """
    #EXTM3U
    #EXT-X-TARGETDURATION:10
    #EXT-X-KEY:METHOD=AES-128,URI="key?a=1,2",IV=0x1
    #EXTINF:9.5,A title
    one.ts
    #EXTINF:4
    two.ts
    #EXT-X-ENDLIST
    """
  package static let multivariantPlaylist = """
    \u{FEFF}#EXTM3U\r
    #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Deutsch",LANGUAGE="de",URI="de.m3u8"\r
    #EXT-X-STREAM-INF:BANDWIDTH=1000,CODECS="avc1.4d401f, mp4a.40.2",RESOLUTION=1280x720,VIDEO-RANGE=PQ\r
    v/720.m3u8\r
    """
  package static let dashManifest = """
    <?xml version="1.0"?><!-- c -->
    <MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT1M2.5S">
      <Period><SegmentTemplate initialization="init.mp4" media="$Number$.m4s"/>
      <AdaptationSet mimeType="video/mp4"><Representation width="640" height="360" codecs="avc1.1"/>
      <Representation width="1920" height="1080"/></AdaptationSet>
      <AdaptationSet lang="en" contentType="audio"/><AdaptationSet lang="fr" mimeType="application/ttml+xml"/></Period>
    </MPD>
    """
}
