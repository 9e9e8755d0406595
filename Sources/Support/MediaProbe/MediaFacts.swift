/// The content of a media file or stream, as `ffprobe` reports it.
public struct MediaFacts: Sendable, Hashable {
  /// The demuxer's names of the container: `mov`, `mp4`, `m4a`… for MP4, `matroska` and `webm` for both.
  public var containerNames: [String]
  /// The duration in seconds; `nil` if unknown, as for a live stream.
  public var duration: Double?
  /// The first time stamp of the file, in seconds: not 0 in recordings and in files that were cut. `nil` if unknown.
  public var startTime: Double?
  /// The bitrate of all streams together, in bits per second; `nil` if unknown.
  public var bitRate: Int64?
  /// The size of the file in bytes; `nil` for live streams.
  public var size: Int64?
  /// The streams in the file's order; ffmpeg's `-map` uses their indices.
  public var streams: [MediaStream]
  /// The file's tags with lower-case keys: `title`, `album_artist`, `track` (`3/12`), `date`…
  public var tags: [String: String]

  /// Creates facts from their parts.
  public init(
    containerNames: [String] = [], duration: Double? = nil, bitRate: Int64? = nil, size: Int64? = nil,
    streams: [MediaStream] = [], tags: [String: String] = [:]
  ) {
    (self.containerNames, self.duration, self.bitRate) = (containerNames, duration, bitRate)
    (self.size, self.streams, self.tags) = (size, streams, tags)
  }

  /// The video streams, without covers.
  public var video: [MediaStream] { self.streams.filter { $0.kind == .video && !$0.isAttachedPicture } }
  /// The audio streams.
  public var audio: [MediaStream] { self.streams.filter { $0.kind == .audio } }
  /// The subtitle streams, whether text or pictures; see ``MediaStream/isText``.
  public var subtitles: [MediaStream] { self.streams.filter { $0.kind == .subtitle } }
  /// The cover of a song or film, or `nil` if there is none.
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
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The default stream of its kind.
    public static let main = Roles(rawValue: 1 << 0)
    /// Subtitles for speech in a foreign language alone: shown even when subtitles are off.
    public static let forced = Roles(rawValue: 1 << 1)
    /// A stream for people with impaired hearing.
    public static let hearingImpaired = Roles(rawValue: 1 << 2)
    /// A stream for people with impaired vision.
    public static let visualImpaired = Roles(rawValue: 1 << 3)
    /// A commentary.
    public static let comment = Roles(rawValue: 1 << 4)
    /// Captions.
    public static let captions = Roles(rawValue: 1 << 5)
    /// A picture attached to the file, such as a cover.
    public static let attachedPicture = Roles(rawValue: 1 << 6)
  }

  /// The members of a Dolby Vision record that determine which decoders can show the stream.
  public struct DolbyVisionRecord: Sendable, Hashable {
    /// The profile in Dolby's numbering: 5, 7, 8, 10.
    public var profile: Int
    /// The decoders without Dolby Vision that show the base layer in its true colours: 0 for none, 1 for those of
    /// HDR10.
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
  /// The container's four-character code of the codec: `avc1`, `hev1`; `nil` if it has none.
  public var codecTag: String?
  /// The codec's profile as FFmpeg writes it: `High`, `Main 10`, `LC`.
  public var profile: String?
  /// The codec's level as the codec counts it: 41 is 4.1 in H.264, 123 is 4.1 in HEVC.
  public var level: Int?
  /// The width in pixels.
  public var width: Int?
  /// The height in pixels.
  public var height: Int?
  /// The frame rate, in frames per second.
  public var frameRate: Double?
  /// FFmpeg's name of the pixel format: `yuv420p`, `yuv420p10le`.
  public var pixelFormat: String?
  /// FFmpeg's name of the transfer function: `smpte2084` for PQ, `arib-std-b67` for HLG.
  public var colorTransfer: String?
  /// Whether each frame holds two fields of different times, which have to be separated before the stream is
  /// transcoded.
  public var isInterlaced = false
  /// The record of Dolby Vision; `nil` if there is none.
  public var dolbyVision: DolbyVisionRecord?
  /// The angle by which players rotate the frames, in degrees, as for films of telephones; 0 for most.
  public var rotation = 0
  /// The number of audio channels.
  public var channels: Int?
  /// The sample rate, in samples per second.
  public var sampleRate: Int?
  /// The bitrate, in bits per second.
  public var bitRate: Int64?
  /// The duration in seconds, if the stream itself specifies one.
  public var duration: Double?
  /// The language as the file specifies it, mostly by ISO 639-2: `ger`; `nil` for none or `und`.
  public var language: String?
  /// The title as the file specifies it: `Director's commentary`.
  public var title: String?
  /// Its purposes.
  public var roles: Roles
  /// Its tags with lower-case keys.
  public var tags: [String: String]

  /// Creates a stream of a kind and codec. The caller sets the other facts.
  public init(index: Int, kind: Kind, codec: String, roles: Roles = [], tags: [String: String] = [:]) {
    (self.index, self.kind, self.codec, self.roles, self.tags) = (index, kind, codec, roles, tags)
  }

  /// Whether it is a picture attached to the file, such as a cover.
  public var isAttachedPicture: Bool { self.roles.contains(.attachedPicture) }

  /// Whether it contains subtitles as text; those of DVDs and Blu-rays are pictures.
  public var isText: Bool { self.kind == .subtitle && Self.textCodecs.contains(self.codec) }

  private static let textCodecs: Set<String> = [
    "subrip", "srt", "ass", "ssa", "webvtt", "mov_text", "text", "ttml", "microdvd", "subviewer", "subviewer1", "sami",
    "realtext", "stl", "mpl2", "vplayer", "pjs", "jacosub",
  ]
}
