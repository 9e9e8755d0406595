/// A codec with the parts of its profile that decide whether a device decodes it, from any source: a container, a
/// manifest (RFC 6381) or FFmpeg.
package struct Codec: Hashable, Sendable {
  /// The codecs that decoders distinguish.
  package enum Family: Hashable, Sendable {
    case h264, hevc, vp8, vp9, av1
    case aac, mp3, opus, vorbis, flac, pcm, ac3, eac3
    /// Encrypted: the container hides the codec.
    case encrypted
    /// Subtitles.
    case text
    /// A known codec that no Cast device decodes: MPEG-2, ALAC, DTS…
    case foreign
    /// An unknown codec.
    case unknown

    /// Whether it is a codec of moving pictures that some Cast device decodes.
    package var isPicture: Bool { [.h264, .hevc, .vp8, .vp9, .av1].contains(self) }
    /// Whether it is a codec of sound that some Cast device decodes or passes through.
    package var isSound: Bool { [.aac, .mp3, .opus, .vorbis, .flac, .pcm, .ac3, .eac3].contains(self) }
  }

  package var family: Family
  /// The name for users: `H.264`.
  package var name: String
  /// The profile in the codec's numbering: 100 is High in H.264, 2 is Main 10 in HEVC.
  package var profile: Int?
  /// The level in tenths: 41 is 4.1.
  package var level: Int?
  /// The number of bits of each colour.
  package var bitDepth: Int?
  /// Dolby Vision in the pictures; `nil` if there is none, or it isn't known.
  package var dolbyVision: DolbyVision?

  package init(family: Family, name: String, profile: Int? = nil, level: Int? = nil, bitDepth: Int? = nil) {
    (self.family, self.name) = (family, name)
    (self.profile, self.level, self.bitDepth) = (profile, level, bitDepth)
  }

  /// Reads `avc1.640028`, `V_MPEGH/ISO/HEVC`, `pcm_s16le`…
  package init(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
    let key = parts.first?.lowercased() ?? ""
    if key == "mp4a" {
      self = Self.mp4Audio(parts)
      return
    }
    guard let (family, name) = Self.names[key] ?? Self.byPrefix(key) else {
      self.init(family: .unknown, name: text)
      return
    }
    self.init(family: family, name: name)
    self.dolbyVision = DolbyVision(codec: parts)
    switch family {
    // In Dolby's names the numbers are Dolby's, not the codec's.
    case _ where self.dolbyVision != nil: break
    case .h264: self.readAVC(parts)
    case .hevc: self.readHEVC(parts)
    case .vp9: self.readVP9(parts)
    case .av1: self.readAV1(parts)
    default: break
    }
  }

  // MARK: Parameters

  /// Reads a number of a codec's text, which is a byte in every specification; `nil` for others.
  private static func parameter(_ text: some StringProtocol) -> Int? {
    Int(text).flatMap { (0...255).contains($0) ? $0 : nil }
  }

  /// Reads the parts of `avc1.PPCCLL`.
  private mutating func readAVC(_ parts: [String]) {
    guard parts.count > 1, parts[1].utf8.count == 6, let number = Int(parts[1], radix: 16) else { return }
    (self.profile, self.level) = (number >> 16, number & 0xFF)
  }

  /// Reads the parts of `hvc1.2.4.L153.B0`.
  private mutating func readHEVC(_ parts: [String]) {
    guard parts.count > 3 else { return }
    self.profile = Self.parameter(parts[1].drop { !$0.isNumber })
    self.level = Self.parameter(parts[3].dropFirst()).map { $0 / 3 }
  }

  /// Reads the parts of `vp09.02.51.10`.
  private mutating func readVP9(_ parts: [String]) {
    guard parts.count > 3 else { return }
    (self.profile, self.level, self.bitDepth) = (
      Self.parameter(parts[1]), Self.parameter(parts[2]), Self.parameter(parts[3])
    )
  }

  /// Reads the parts of `av01.0.08M.10`.
  private mutating func readAV1(_ parts: [String]) {
    guard parts.count > 3 else { return }
    (self.profile, self.bitDepth) = (Self.parameter(parts[1]), Self.parameter(parts[3]))
    // seq_level_idx 8 is level 4.0. (AV1 specification, annex A.3.)
    self.level = Self.parameter(parts[2].prefix { $0.isNumber }).map { (2 + $0 >> 2) * 10 + $0 & 3 }
  }

  /// Returns the codec of an `mp4a` name: `mp4a.40.2` is AAC, `mp4a.6B` MP3. (MP4RA's object types.)
  private static func mp4Audio(_ parts: [String]) -> Codec {
    switch parts.count > 1 ? parts[1].uppercased() : "40" {
    case "69", "6B": return Codec(family: .mp3, name: "MP3")
    case "A5": return Codec(family: .ac3, name: "Dolby Digital (AC-3)")
    case "A6": return Codec(family: .eac3, name: "Dolby Digital Plus (E-AC-3)")
    case "A9": return Codec(family: .foreign, name: "DTS")
    case "AD": return Codec(family: .opus, name: "Opus")
    default:
      let object = parts.count > 2 ? self.parameter(parts[2]) : nil
      if object == 34 { return Codec(family: .mp3, name: "MP3") }
      return Codec(family: .aac, name: "AAC", profile: object)
    }
  }

  // MARK: Names

  private static func byPrefix(_ key: String) -> (Family, String)? {
    if key.hasPrefix("pcm_") || key.hasPrefix("a_pcm/") { return (.pcm, "PCM") }
    if key.hasPrefix("a_aac") { return (.aac, "AAC") }
    if key.hasPrefix("a_dts") { return (.foreign, "DTS") }
    if key.hasPrefix("a_ac3") { return (.ac3, "Dolby Digital (AC-3)") }
    if key.hasPrefix("v_real/") || key.hasPrefix("a_real/") { return (.foreign, "RealMedia") }
    if key.hasPrefix("s_") { return (.text, "subtitles") }
    return nil
  }

  private static let names: [String: (Family, String)] = {
    let list: [(Family, String, String)] = [
      (.h264, "H.264", "avc1 avc2 avc3 avc4 h264 v_mpeg4/iso/avc dvav dva1"),
      (.hevc, "HEVC", "hvc1 hev1 hevc h265 v_mpegh/iso/hevc dvh1 dvhe"),
      (.vp8, "VP8", "vp8 vp08 v_vp8"), (.vp9, "VP9", "vp9 vp09 v_vp9"),
      (.av1, "AV1", "av1 av01 v_av1 dav1"),
      (.foreign, "MPEG-4 Part 2", "mp4v mpeg4 v_mpeg4/iso/asp v_mpeg4/iso/sp v_mpeg4/iso/ap msmpeg4v3 msmpeg4v2"),
      (.foreign, "MPEG-2", "mpeg2video mp2v m2v1 v_mpeg2"), (.foreign, "MPEG-1", "mpeg1video v_mpeg1"),
      (.foreign, "Theora", "theora v_theora"), (.foreign, "Windows Media Video", "wmv1 wmv2 wmv3 vc1"),
      (.foreign, "Sorenson Spark", "flv1"), (.foreign, "H.263", "h263 s263"), (.foreign, "Motion JPEG", "mjpeg jpeg"),
      (.foreign, "ProRes", "prores apch apcn apcs apco ap4h ap4x v_prores"), (.foreign, "H.266", "vvc vvc1 vvi1"),
      (.foreign, "DV", "dvvideo dvcp"), (.foreign, "FFV1", "ffv1 v_ffv1"), (.foreign, "RealMedia", "rv30 rv40 cook"),
      (.aac, "AAC", "aac"), (.mp3, "MP3", "mp3 .mp3 a_mpeg/l3 55"), (.opus, "Opus", "opus a_opus"),
      (.vorbis, "Vorbis", "vorbis a_vorbis"), (.flac, "FLAC", "flac a_flac"),
      (.pcm, "PCM", "lpcm sowt twos in24 in32 fl32 raw ipcm 1 3 fffe"), (.ac3, "Dolby Digital (AC-3)", "ac-3 ac3 2000"),
      (.eac3, "Dolby Digital Plus (E-AC-3)", "ec-3 eac3 a_eac3"),
      (.foreign, "DTS", "dts dca 2001 dtsc dtsh dtsl dtse a_dts"),
      (.foreign, "Dolby TrueHD", "truehd mlpa a_truehd a_mlp"),
      (.foreign, "Apple Lossless (ALAC)", "alac a_alac"),
      (.foreign, "MPEG audio layer II", "mp2 mp1 50 a_mpeg/l2 a_mpeg/l1"),
      (.foreign, "Windows Media Audio", "wmav1 wmav2 wmapro wmalossless wmavoice 161 162"), (.foreign, "ADPCM", "2 11"),
      (.foreign, "A-law", "6 alaw"), (.foreign, "µ-law", "7 ulaw"), (.foreign, "AMR", "samr sawb amr_nb amr_wb"),
      (.foreign, "Speex", "speex"), (.foreign, "Nellymoser", "nellymoser"), (.encrypted, "encrypted", "encv enca"),
      (.text, "subtitles", "wvtt stpp tx3g mov_text subrip ass ssa webvtt c608 c708 text"),
    ]
    var names: [String: (Family, String)] = [:]
    for (family, name, keys) in list {
      for key in keys.split(separator: " ") { names[String(key)] = (family, name) }
    }
    return names
  }()
}

/// Dolby Vision in pictures of H.264, HEVC or AV1.
package struct DolbyVision: Hashable, Sendable {
  /// The profile in Dolby's numbering: 5, 7, 8, 10; `nil` if unknown.
  package var profile: Int?
  /// Whether a decoder without Dolby Vision shows the pictures in their true colours.
  ///
  /// It shows the others, of profile 5 above all, in green and purple.
  package var hasCompatibleBase: Bool

  package init(profile: Int?, hasCompatibleBase: Bool) {
    (self.profile, self.hasCompatibleBase) = (profile, hasCompatibleBase)
  }

  /// Reads a `dvcC` or `dvvC` record. (Dolby Vision Streams Within the ISO Base Media File Format 2.4, 3.2.)
  init?(record: ArraySlice<UInt8>) {
    let bytes = Array(record.prefix(5))
    guard bytes.count == 5 else { return nil }
    // 0 is compatible with no other decoder.
    self.init(profile: Int(bytes[2] >> 1), hasCompatibleBase: bytes[3] & 1 == 1 && bytes[4] >> 4 != 0)
  }

  /// Reads the parts of `dvh1.05.06`; `nil` for names that aren't Dolby's.
  ///
  /// Pictures with a compatible base layer have the codec's own name; in profiles 7 to 9 they may have Dolby's.
  init?(codec parts: [String]) {
    guard ["dvh1", "dvhe", "dvav", "dva1", "dav1"].contains(parts.first?.lowercased()) else { return nil }
    let profile = parts.count > 1 ? Int(parts[1]) : nil
    self.init(profile: profile, hasCompatibleBase: profile.map { (7...9).contains($0) } ?? false)
  }
}
