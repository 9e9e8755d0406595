/// The content of a media file or stream, as `ffprobe` reports it.
public struct MediaFacts: Sendable, Hashable {
  /// The demuxer's names of the container: `mov`, `mp4`, `m4a`… for MP4, `matroska` and `webm` for both.
  public var containerNames: [String]
  /// In seconds; `nil` where it isn't known, as of a live stream.
  public var duration: Double?
  /// The time stamp with which it begins, in seconds; not 0 in recordings and in files that were cut. `nil` if unknown.
  public var startTime: Double?
  /// In bits a second, of everything together.
  public var bitRate: Int64?
  /// In bytes; `nil` for live streams.
  public var size: Int64?
  /// In the file's order; their indices are what ffmpeg's `-map` counts.
  public var streams: [MediaStream]
  /// The file's tags with lower-case keys: `title`, `album_artist`, `track` (`3/12`), `date`…
  public var tags: [String: String]

  /// Makes facts of their parts.
  public init(
    containerNames: [String] = [], duration: Double? = nil, bitRate: Int64? = nil, size: Int64? = nil,
    streams: [MediaStream] = [], tags: [String: String] = [:]
  ) {
    (self.containerNames, self.duration, self.bitRate) = (containerNames, duration, bitRate)
    (self.size, self.streams, self.tags) = (size, streams, tags)
  }

  /// The moving pictures; a cover isn't one of them.
  public var video: [MediaStream] { self.streams.filter { $0.kind == .video && !$0.isAttachedPicture } }
  /// The sound.
  public var audio: [MediaStream] { self.streams.filter { $0.kind == .audio } }
  /// The subtitles, whether text or pictures; see ``MediaStream/isText``.
  public var subtitles: [MediaStream] { self.streams.filter { $0.kind == .subtitle } }
  /// The picture that goes with a song or film, if there is one.
  public var attachedPicture: MediaStream? { self.streams.first { $0.isAttachedPicture } }
}

/// One stream of a media file.
public struct MediaStream: Sendable, Hashable {
  /// The kind of a stream's content.
  public enum Kind: String, Sendable, Hashable {
    case video, audio, subtitle, attachment, data
  }

  /// The purpose of a stream. (FFmpeg's `AV_DISPOSITION_…`.)
  public struct Roles: OptionSet, Sendable, Hashable {
    /// One bit for each role.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The one to take of its kind unless told otherwise.
    public static let main = Roles(rawValue: 1 << 0)
    /// Subtitles for speech in a foreign language alone: shown even when subtitles are off.
    public static let forced = Roles(rawValue: 1 << 1)
    /// For people who don't hear well.
    public static let hearingImpaired = Roles(rawValue: 1 << 2)
    /// For people who don't see well.
    public static let visualImpaired = Roles(rawValue: 1 << 3)
    /// A commentary.
    public static let comment = Roles(rawValue: 1 << 4)
    /// Captions.
    public static let captions = Roles(rawValue: 1 << 5)
    /// A picture that goes with the file, such as a cover.
    public static let attachedPicture = Roles(rawValue: 1 << 6)
  }

  /// The members of a record of Dolby Vision that tell the decoders for which it is.
  public struct DolbyVisionRecord: Sendable, Hashable {
    /// As Dolby numbers its profiles: 5, 7, 8, 10.
    public var profile: Int
    /// Which decoders without Dolby Vision show the base layer in its colours: 0 is none, 1 those of HDR10.
    public var compatibility: Int

    /// Creates a record.
    public init(profile: Int, compatibility: Int) {
      (self.profile, self.compatibility) = (profile, compatibility)
    }
  }

  /// Its place in the file, from 0.
  public var index: Int
  /// The kind of its content.
  public var kind: Kind
  /// FFmpeg's name of the codec: `h264`, `hevc`, `aac`, `subrip`; empty if it knows none.
  public var codec: String
  /// The container's four characters for it: `avc1`, `hev1`; `nil` where it has none.
  public var codecTag: String?
  /// The codec's profile as FFmpeg writes it: `High`, `Main 10`, `LC`.
  public var profile: String?
  /// The codec's level as the codec counts it: 41 is 4.1 in H.264, 123 is 4.1 in HEVC.
  public var level: Int?
  /// In pixels.
  public var width: Int?
  /// In pixels.
  public var height: Int?
  /// In pictures a second.
  public var frameRate: Double?
  /// FFmpeg's name: `yuv420p`, `yuv420p10le`.
  public var pixelFormat: String?
  /// FFmpeg's name: `smpte2084` for PQ, `arib-std-b67` for HLG.
  public var colorTransfer: String?
  /// Whether each picture holds two of different times, which have to be separated before they are encoded anew.
  public var isInterlaced = false
  /// The record of Dolby Vision; `nil` if there is none.
  public var dolbyVision: DolbyVisionRecord?
  /// The angle in degrees by which players turn the pictures, as of a telephone's films; 0 for most.
  public var rotation = 0
  /// Of sound.
  public var channels: Int?
  /// In samples a second.
  public var sampleRate: Int?
  /// In bits a second.
  public var bitRate: Int64?
  /// In seconds, if the stream itself has one.
  public var duration: Double?
  /// As the file has it, mostly ISO 639-2: `ger`; `nil` for `und`.
  public var language: String?
  /// As the file has it: `Director's commentary`.
  public var title: String?
  /// Its purposes.
  public var roles: Roles
  /// Its tags with lower-case keys.
  public var tags: [String: String]

  /// Makes a stream of its kind and codec; the other facts are set afterwards.
  public init(index: Int, kind: Kind, codec: String, roles: Roles = [], tags: [String: String] = [:]) {
    (self.index, self.kind, self.codec, self.roles, self.tags) = (index, kind, codec, roles, tags)
  }

  /// Whether it is a picture that goes with the file, such as a cover.
  public var isAttachedPicture: Bool { self.roles.contains(.attachedPicture) }

  /// Whether it is subtitles that are text; those of DVDs and Blu-rays are pictures.
  public var isText: Bool { self.kind == .subtitle && Self.textCodecs.contains(self.codec) }

  private static let textCodecs: Set<String> = [
    "subrip", "srt", "ass", "ssa", "webvtt", "mov_text", "text", "ttml", "microdvd", "subviewer", "subviewer1", "sami",
    "realtext", "stl", "mpl2", "vplayer", "pjs", "jacosub",
  ]
}
