import EmulatedReceiver
import MediaFormats

extension MediaDecoder {
  /// Applies the limits to a file by its first pictures and sound.
  func judge(_ examination: inout ResourceExamination, of tracks: [ContainerTrack]) {
    let sounds = tracks.filter { $0.kind == .audio }
    self.judge(
      &examination, picture: tracks.first { $0.kind == .video }.flatMap { PictureFormat($0) },
      sound: sounds.first.flatMap { SoundFormat($0) })
  }

  /// Applies the limits to the codecs that a manifest lists, with the size of the pictures.
  func judge(_ examination: inout ResourceExamination, of codecs: [Codec], width: Int64?, height: Int64?) {
    var picture = codecs.first { $0.family.isPicture }.flatMap { PictureFormat($0) }
    picture?.width = width.map { Int(clamping: $0) }
    picture?.height = height.map { Int(clamping: $0) }
    let sound = codecs.first { $0.family.isSound }.flatMap { codec in MediaCodec(codec.family).map { SoundFormat($0) } }
    self.judge(&examination, picture: picture, sound: sound)
  }

  /// Whether the player takes a variant with these `CODECS`, as it does one without any.
  func believes(_ codecs: [String]) -> Bool { codecs.allSatisfy { self.believes(Codec($0)) } }

  /// Whether the player takes a codec of pictures from a manifest; other codecs decide nothing.
  func believes(_ codec: Codec) -> Bool {
    guard codec.family.isPicture, let family = MediaCodec(codec.family) else { return true }
    return self.believes(family, level: codec.level.map { Double($0) / 10 })
  }
}

extension MediaCodec {
  /// Creates the codec of a family; `nil` for codecs that aren't known, are encrypted, or are of text.
  init?(_ family: Codec.Family) {
    let families: [Codec.Family: MediaCodec] = [
      .h264: .h264, .hevc: .hevc, .vp8: .vp8, .vp9: .vp9, .av1: .av1, .aac: .aac, .mp3: .mp3, .opus: .opus,
      .vorbis: .vorbis, .flac: .flac, .pcm: .pcm, .ac3: .ac3, .eac3: .eac3,
      .foreign: MediaCodec(rawValue: "foreign"),
    ]
    guard let codec = families[family] else { return nil }
    self = codec
  }
}

extension HLSSegmentContainer {
  /// Creates the container of a format of segments; `nil` for subtitles.
  init?(_ format: SegmentFormat) {
    switch format {
    case .transportStream: self = .transportStream
    case .fragmentedMP4: self = .fragmentedMP4
    case .aac: self = .packedAAC
    case .mp3: self = .packedMP3
    case .ac3: self = .packedAC3
    case .eac3: self = .packedEAC3
    case .webVTT: return nil
    }
  }
}

extension PictureFormat {
  /// Creates the format of a codec; `nil` for codecs that aren't known.
  init?(_ codec: Codec) {
    guard let family = MediaCodec(codec.family) else { return nil }
    self.init(
      family, profile: Self.profiles[codec.family]?[codec.profile ?? -1], level: codec.level.map { Double($0) / 10 },
      bitDepth: codec.bitDepth ?? Self.depth(codec))
  }

  init?(_ track: ContainerTrack) {
    self.init(Codec(track.fullCodec ?? track.codec))
    if track.width > 0, track.height > 0 {
      (self.width, self.height) = (Int(clamping: track.width), Int(clamping: track.height))
    }
    self.frameRate = track.frameRate
  }

  /// The profiles as `ffprobe` names them, by the codecs' own numbers.
  private static let profiles: [Codec.Family: [Int: String]] = [
    .h264: [
      66: "Baseline", 77: "Main", 88: "Extended", 100: "High", 110: "High 10", 122: "High 4:2:2",
      244: "High 4:4:4 Predictive",
    ],
    .hevc: [1: "Main", 2: "Main 10", 4: "Rext"],
    .vp9: [0: "Profile 0", 1: "Profile 1", 2: "Profile 2", 3: "Profile 3"],
    .av1: [0: "Main", 1: "High", 2: "Professional"],
  ]

  /// Returns the bit depth that a profile implies: 10 for High 10 and Main 10.
  private static func depth(_ codec: Codec) -> Int? {
    switch (codec.family, codec.profile) {
    case (.h264, 110), (.hevc, 2): 10
    default: nil
    }
  }
}

extension SoundFormat {
  /// Creates the format of a container's track; `nil` for codecs that aren't known.
  init?(_ track: ContainerTrack) {
    guard let codec = MediaCodec(Codec(track.fullCodec ?? track.codec).family) else { return nil }
    self.init(codec, channels: track.channels, sampleRate: track.sampleRate)
  }
}
