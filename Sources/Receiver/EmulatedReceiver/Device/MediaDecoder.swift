public import JSONCodec

/// The player of a kind of device: the limits of its decoders, and its reaction to media beyond them.
///
/// A value in a model's data, without knowledge of containers. An examiner reads a resource, describes its pictures and
/// sounds, and ``judge(_:picture:sound:)`` applies the limits to the result. A limit that is
/// `nil`, or a property that the examiner doesn't know, limits nothing.
public struct MediaDecoder: Sendable, Hashable {
  /// What happens to media that the player can't decode; more may be added.
  public struct Reaction: JSONStringEnum {
    /// The reaction's name in a model's data.
    public let rawValue: String
    /// Creates a reaction from any text; the player treats one that is not in ``knownValues`` like ``refuses``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// LOAD fails with 104, MEDIA_SRC_NOT_SUPPORTED (devices.md F137a, F141).
    public static let refuses = Reaction(rawValue: "REFUSES")
    /// The rest of the media plays, without an error: sound without picture, and without `videoInfo` (devices.md F25),
    /// or picture without sound (devices.md F54, F60).
    public static let pretends = Reaction(rawValue: "PRETENDS")
    /// The reactions that a model's data may name.
    public static let knownValues: [Reaction] = [.refuses, .pretends]
  }

  /// The player of HLS; more may be added.
  public struct HLSPlayer: JSONStringEnum {
    /// The player's name in a model's data.
    public let rawValue: String
    /// Creates a player from any text; one that is not in ``knownValues`` works as ``shaka``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Google's Media Player Library, the default until 2026: it reads segments as MPEG-TS unless LOAD names another
    /// format, and loads for ever where that is wrong (devices.md F69, F73, F74).
    public static let mpl = HLSPlayer(rawValue: "MPL")
    /// Shaka Player: it detects the format of segments, and ignores the one that LOAD names (devices.md F75).
    public static let shaka = HLSPlayer(rawValue: "SHAKA")
    /// The players that a model's data may name.
    public static let knownValues: [HLSPlayer] = [.mpl, .shaka]
  }

  /// The decoders of pictures; none: the device has no screen. `nil`: every picture that some Cast device decodes.
  public var pictures: [PictureDecoder]?
  /// The reaction to pictures of every other codec.
  public var otherPictures: Reaction
  /// The decoders of sound; `nil`: every sound that some Cast device decodes.
  public var sounds: [SoundDecoder]?
  /// The reaction to sound of every other codec, beside pictures; sound alone is refused (devices.md F60).
  public var otherSounds: Reaction
  /// The player of HLS.
  public var hlsPlayer: HLSPlayer
  /// The highest level of each codec that the player accepts in `CODECS` of a multivariant playlist, which may be less
  /// than it decodes; beyond it the playlist is refused before a segment is fetched (devices.md F20, F79).
  public var listedLevels: [MediaCodec: Double]
  /// Whether LOAD_FAILED and ERROR carry a `detailedErrorCode` (devices.md F137).
  public var reportsErrorCodes: Bool
  /// Whether ERROR is sent twice for media that can't be decoded, once with and once without `itemId`
  /// (devices.md F137a).
  public var repeatsErrors: Bool

  /// Creates a player, by default of every codec that some Cast device decodes, with Shaka for HLS.
  public init(
    pictures: [PictureDecoder]? = nil, otherPictures: Reaction = .refuses, sounds: [SoundDecoder]? = nil,
    otherSounds: Reaction = .pretends, hlsPlayer: HLSPlayer = .shaka, listedLevels: [MediaCodec: Double] = [:],
    reportsErrorCodes: Bool = true, repeatsErrors: Bool = false
  ) {
    self.pictures = pictures
    self.otherPictures = otherPictures
    self.sounds = sounds
    self.otherSounds = otherSounds
    self.hlsPlayer = hlsPlayer
    self.listedLevels = listedLevels
    self.reportsErrorCodes = reportsErrorCodes
    self.repeatsErrors = repeatsErrors
  }

  /// The player of a receiver without a named model: it refuses only what no Cast device decodes.
  public static let lenient = MediaDecoder()
}

/// A family of codecs, apart from its name in any container or manifest; more may be added.
public struct MediaCodec: JSONStringEnum {
  /// The family's name, `h264` for example.
  public let rawValue: String
  /// Creates a family from any name, named below or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// H.264 (AVC).
  public static let h264 = MediaCodec(rawValue: "h264")
  /// H.265 (HEVC).
  public static let hevc = MediaCodec(rawValue: "hevc")
  /// VP8.
  public static let vp8 = MediaCodec(rawValue: "vp8")
  /// VP9.
  public static let vp9 = MediaCodec(rawValue: "vp9")
  /// AV1.
  public static let av1 = MediaCodec(rawValue: "av1")
  /// AAC.
  public static let aac = MediaCodec(rawValue: "aac")
  /// MP3.
  public static let mp3 = MediaCodec(rawValue: "mp3")
  /// Opus.
  public static let opus = MediaCodec(rawValue: "opus")
  /// Vorbis.
  public static let vorbis = MediaCodec(rawValue: "vorbis")
  /// FLAC.
  public static let flac = MediaCodec(rawValue: "flac")
  /// PCM.
  public static let pcm = MediaCodec(rawValue: "pcm")
  /// Dolby Digital (AC-3).
  public static let ac3 = MediaCodec(rawValue: "ac3")
  /// Dolby Digital Plus (E-AC-3).
  public static let eac3 = MediaCodec(rawValue: "eac3")

  /// The codecs of pictures that some Cast device decodes (devices.md F1 to F7).
  public static let pictures: [MediaCodec] = [.h264, .hevc, .vp8, .vp9, .av1]
  /// The codecs of sound that some Cast device decodes or passes through (devices.md F9, F57).
  public static let sounds: [MediaCodec] = [.aac, .mp3, .opus, .vorbis, .flac, .pcm, .ac3, .eac3]
  /// The codecs that models' data may name.
  public static let knownValues: [MediaCodec] = Self.pictures + Self.sounds
}

/// The decoder of one codec of pictures.
public struct PictureDecoder: Sendable, Hashable {
  /// The largest pictures at a frame rate.
  public struct Limit: Sendable, Hashable {
    /// The longer side, in pixels.
    public var width: Int
    /// The shorter side, in pixels.
    public var height: Int
    /// The highest frame rate, in frames per second.
    public var frameRate: Double

    /// Creates a limit; pictures in portrait fit as those in landscape do.
    public init(_ width: Int, _ height: Int, frameRate: Double) {
      self.width = width
      self.height = height
      self.frameRate = frameRate
    }
  }

  /// The codec.
  public var codec: MediaCodec
  /// The profiles, as `ffprobe` names them: `High`, `Main 10`, `Profile 2`; none: all.
  public var profiles: [String]
  /// The highest level: 4.1 for example; `nil`: any.
  public var level: Double?
  /// The limits, of which a picture must fit into one; none: any size.
  public var limits: [Limit]
  /// The greatest number of bits per sample.
  public var bitDepth: Int
  /// The reaction to a profile, level or size beyond the limits.
  public var beyond: MediaDecoder.Reaction
  /// The reaction to more bits per sample (devices.md F25: `PRETENDS` for H.264).
  public var deeper: MediaDecoder.Reaction

  /// Creates a decoder, by default of pictures of any profile and size with 8 bits.
  public init(
    _ codec: MediaCodec, profiles: [String] = [], level: Double? = nil, limits: [Limit] = [], bitDepth: Int = 8,
    beyond: MediaDecoder.Reaction = .refuses, deeper: MediaDecoder.Reaction = .refuses
  ) {
    self.codec = codec
    self.profiles = profiles
    self.level = level
    self.limits = limits
    self.bitDepth = bitDepth
    self.beyond = beyond
    self.deeper = deeper
  }
}

/// The decoder of one codec of sound.
public struct SoundDecoder: Sendable, Hashable {
  /// The codec.
  public var codec: MediaCodec
  /// The greatest number of channels; `nil`: any.
  public var channels: Int?
  /// The highest sample rate, in Hz; `nil`: any.
  public var sampleRate: Int?
  /// The greatest number of bits per sample; `nil`: any.
  public var bitDepth: Int?
  /// The reaction to sound beyond the limits: refusal, or silence (devices.md F53 to F61).
  public var beyond: MediaDecoder.Reaction
}

// MARK: - The form in a model's data

extension MediaDecoder: JSONCodable {
  /// Reads a player; every member has a default, that of ``lenient``.
  ///
  /// - Throws: `JSONDecodingError` for a wrong value, and for an unknown member.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let levels: JSONValue? = try members.optional("listedLevels")
    self.init(
      pictures: try members.optional("pictures"), otherPictures: try members.optional("otherPictures") ?? .refuses,
      sounds: try members.optional("sounds"), otherSounds: try members.optional("otherSounds") ?? .pretends,
      hlsPlayer: try members.optional("hlsPlayer") ?? .shaka, listedLevels: try Self.levels(levels),
      reportsErrorCodes: try members.optional("reportsErrorCodes") ?? true,
      repeatsErrors: try members.optional("repeatsErrors") ?? false)
    try members.refuseRemaining(known: [
      "pictures", "otherPictures", "sounds", "otherSounds", "hlsPlayer", "listedLevels", "reportsErrorCodes",
      "repeatsErrors",
    ])
  }

  private static func levels(_ value: JSONValue?) throws(JSONDecodingError) -> [MediaCodec: Double] {
    guard let value else { return [:] }
    guard let object = value.object else { throw JSONDecodingError(path: "listedLevels", reason: "is no object") }
    var levels: [MediaCodec: Double] = [:]
    for (name, level) in object.members {
      let codec = MediaCodec(rawValue: name)
      guard MediaCodec.pictures.contains(codec), let level = level.number, (0...100).contains(level) else {
        throw JSONDecodingError(path: "listedLevels.\(name)", reason: "is no level of a codec of pictures")
      }
      levels[codec] = level
    }
    return levels
  }

  /// Writes every member but the lists that are `nil`.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("pictures", self.pictures)
    writer.member("otherPictures", self.otherPictures)
    writer.member("sounds", self.sounds)
    writer.member("otherSounds", self.otherSounds)
    writer.member("hlsPlayer", self.hlsPlayer)
    var levels = JSONObject()
    for codec in MediaCodec.pictures { levels[codec.rawValue] = self.listedLevels[codec].map(JSONValue.number) }
    writer.member("listedLevels", levels)
    writer.member("reportsErrorCodes", self.reportsErrorCodes)
    writer.member("repeatsErrors", self.repeatsErrors)
    writer.endObject()
  }
}

extension PictureDecoder: JSONCodable {
  /// Reads a decoder; the object needs `codec`.
  ///
  /// - Throws: `JSONDecodingError` for a wrong value, a codec of sound, and for an unknown member.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let codec: MediaCodec = try members.required("codec")
    guard MediaCodec.pictures.contains(codec) else {
      throw JSONDecodingError(path: "codec", reason: "\"\(codec.rawValue)\" is no codec of pictures")
    }
    let depth: Int64? = try members.optional("bitDepth", .range(1...16))
    self.init(
      codec, profiles: try members.optional("profiles") ?? [],
      level: try members.optional("level", .range(0...100)), limits: try members.optional("limits") ?? [],
      bitDepth: Int(depth ?? 8), beyond: try members.optional("beyond") ?? .refuses,
      deeper: try members.optional("deeper") ?? .refuses)
    try members.refuseRemaining(known: ["codec", "profiles", "level", "limits", "bitDepth", "beyond", "deeper"])
  }

  /// Writes every member but a level that is `nil`.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("codec", self.codec)
    writer.member("profiles", self.profiles)
    writer.member("level", self.level)
    writer.member("limits", self.limits)
    writer.member("bitDepth", Int64(self.bitDepth))
    writer.member("beyond", self.beyond)
    writer.member("deeper", self.deeper)
    writer.endObject()
  }
}

extension PictureDecoder.Limit: JSONCodable {
  /// Reads a limit, all of whose members are needed: `width`, `height`, `frameRate`.
  ///
  /// - Throws: `JSONDecodingError` for a wrong value, and for an unknown member.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let width: Int64 = try members.required("width", .range(1...65_536))
    let height: Int64 = try members.required("height", .range(1...65_536))
    self.init(
      Int(max(width, height)), Int(min(width, height)),
      frameRate: try members.required("frameRate", .range(1...1_000)))
    try members.refuseRemaining(known: ["width", "height", "frameRate"])
  }

  /// Writes the three members.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("width", Int64(self.width))
    writer.member("height", Int64(self.height))
    writer.member("frameRate", self.frameRate)
    writer.endObject()
  }
}

extension SoundDecoder: JSONCodable {
  /// Reads a decoder; the object needs `codec`, and without `channels` it decodes two.
  ///
  /// - Throws: `JSONDecodingError` for a wrong value, a codec of pictures, and for an unknown member.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let codec: MediaCodec = try members.required("codec")
    guard MediaCodec.sounds.contains(codec) else {
      throw JSONDecodingError(path: "codec", reason: "\"\(codec.rawValue)\" is no codec of sound")
    }
    let channels: Int64? = try members.optional("channels", .range(1...64))
    let sampleRate: Int64? = try members.optional("sampleRate", .range(1...1_000_000))
    let bitDepth: Int64? = try members.optional("bitDepth", .range(1...64))
    self.init(
      codec: codec, channels: Int(channels ?? 2), sampleRate: sampleRate.map { Int($0) },
      bitDepth: bitDepth.map { Int($0) }, beyond: try members.optional("beyond") ?? .refuses)
    try members.refuseRemaining(known: ["codec", "channels", "sampleRate", "bitDepth", "beyond"])
  }

  /// Writes every member but those that are `nil`.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("codec", self.codec)
    writer.member("channels", self.channels.map { Int64($0) })
    writer.member("sampleRate", self.sampleRate.map { Int64($0) })
    writer.member("bitDepth", self.bitDepth.map { Int64($0) })
    writer.member("beyond", self.beyond)
    writer.endObject()
  }
}
