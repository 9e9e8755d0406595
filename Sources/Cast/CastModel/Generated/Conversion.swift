// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// The condition on which a file of the server's machine is converted during playback. Conversion needs the programs
/// `ffmpeg` and `ffprobe`.
public struct ConvertMode: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// If the device is known not to play it. Files that may play are not converted.
  public static let ifNeeded: ConvertMode = ConvertMode(rawValue: "IF_NEEDED")
  /// Never.
  public static let never: ConvertMode = ConvertMode(rawValue: "NEVER")
  /// Always: video and audio are encoded anew, for files that a device refuses although it should play them.
  public static let always: ConvertMode = ConvertMode(rawValue: "ALWAYS")

  public static let knownValues: [ConvertMode] = [.ifNeeded, .never, .always]
}

/// The encoders that may encode video.
public struct EncoderChoice: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The graphics hardware of the server's machine, if it encoded a picture when it was first needed (VA-API, NVENC,
  /// V4L2); else the processors.
  public static let auto: EncoderChoice = EncoderChoice(rawValue: "AUTO")
  /// The processors alone (libx264).
  public static let software: EncoderChoice = EncoderChoice(rawValue: "SOFTWARE")

  public static let knownValues: [EncoderChoice] = [.auto, .software]
}

/// An encoder of video.
public struct PictureEncoder: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The processors, with libx264.
  public static let software: PictureEncoder = PictureEncoder(rawValue: "SOFTWARE")
  /// Graphics hardware of Intel or AMD, through VA-API.
  public static let vaapi: PictureEncoder = PictureEncoder(rawValue: "VAAPI")
  /// Graphics hardware of NVIDIA.
  public static let nvenc: PictureEncoder = PictureEncoder(rawValue: "NVENC")
  /// The video hardware of a small computer, through Video4Linux.
  public static let v4l2: PictureEncoder = PictureEncoder(rawValue: "V4L2")

  public static let knownValues: [PictureEncoder] = [.software, .vaapi, .nvenc, .v4l2]
}

/// A step of a conversion, in order of cost.
public struct ConversionStep: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The streams are copied into another container, at almost no cost.
  public static let otherContainer: ConversionStep = ConversionStep(rawValue: "OTHER_CONTAINER")
  /// The audio is encoded anew as stereo AAC, with a few percent of a processor.
  public static let otherSound: ConversionStep = ConversionStep(rawValue: "OTHER_SOUND")
  /// The video is encoded anew as H.264, which may take several processors.
  public static let otherPictures: ConversionStep = ConversionStep(rawValue: "OTHER_PICTURES")
  /// Subtitles are burned into the video.
  public static let burnedSubtitles: ConversionStep = ConversionStep(rawValue: "BURNED_SUBTITLES")

  public static let knownValues: [ConversionStep] = [.otherContainer, .otherSound, .otherPictures, .burnedSubtitles]
}

/// How a file is converted for a device.
public struct PlannedConversion: Sendable, Hashable, JSONObjectEncodable {
  /// The steps, the cheapest first.
  public var steps: [ConversionStep]
  /// The reasons, in sentences.
  public var reasons: [String]
  /// The number of the file's audio track that plays, from 1; absent: the file has no audio.
  public var audioTrack: Int64?
  /// The width of the encoded video, in pixels; absent: the video is copied, or there is none.
  public var width: Int64?
  /// The height of the encoded video, in pixels.
  public var height: Int64?
  /// The largest bit rate of the encoded video.
  public var maximumBitRate: Int64?

  public init(
    steps: [ConversionStep], reasons: [String], audioTrack: Int64? = nil, width: Int64? = nil, height: Int64? = nil,
    maximumBitRate: Int64? = nil
  ) {
    self.steps = steps
    self.reasons = reasons
    self.audioTrack = audioTrack
    self.width = width
    self.height = height
    self.maximumBitRate = maximumBitRate
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("steps", self.steps)
    writer.member("reasons", self.reasons)
    writer.member("audioTrack", self.audioTrack)
    writer.member("width", self.width)
    writer.member("height", self.height)
    writer.member("maximumBitRate", self.maximumBitRate)
  }
}

/// A conversion with which media was loaded again after the receiver had refused it.
public struct SecondTry: Sendable, Hashable, JSONObjectEncodable {
  /// The refusal of the media as it is, in sentences.
  public var refusal: String
  /// The conversion that plays.
  public var conversion: PlannedConversion

  public init(refusal: String, conversion: PlannedConversion) {
    (self.refusal, self.conversion) = (refusal, conversion)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("refusal", self.refusal)
    writer.member("conversion", self.conversion)
  }
}

/// How files of the server's machine are converted while they play.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct ConversionOptions: Sendable, Hashable, JSONCodable {
  /// When files are converted, unless `player.play` says otherwise.
  ///
  /// Absent: `"IF_NEEDED"`.
  public var mode: ConvertMode
  /// The largest height of encoded video; larger video is scaled down.
  ///
  /// From 144 to 4320. Absent: `1080`.
  public var maximumHeight: Int64
  /// The largest bit rate of the video in a conversion. Video above it is encoded anew if the file has to be converted
  /// anyway, because older Chromecasts stop to buffer at 10 to 12 Mbit/s of HLS.
  ///
  /// From 200000 to 100000000. Absent: `10000000`.
  public var maximumBitRate: Int64
  /// The encoders that may encode video.
  ///
  /// Absent: `"AUTO"`.
  public var encoder: EncoderChoice
  /// Whether Dolby Digital (Plus) is copied in a conversion, for a television or amplifier that decodes it.
  ///
  /// Absent: `false`.
  public var passSurround: Bool
  /// The largest number of simultaneous ffmpeg processes.
  ///
  /// From 1 to 64. Absent: `2`.
  public var maximumConversions: Int64
  /// The largest total size of a conversion's segments on disk.
  ///
  /// In bytes. At least 33554432. Absent: `536870912`.
  public var maximumBytes: Int64

  /// All as the spec assumes them, but for what is given.
  public init(
    mode: ConvertMode = .ifNeeded,
    maximumHeight: Int64 = 1080,
    maximumBitRate: Int64 = 10000000,
    encoder: EncoderChoice = .auto,
    passSurround: Bool = false,
    maximumConversions: Int64 = 2,
    maximumBytes: Int64 = 536870912
  ) {
    self.mode = mode
    self.maximumHeight = maximumHeight
    self.maximumBitRate = maximumBitRate
    self.encoder = encoder
    self.passSurround = passSurround
    self.maximumConversions = maximumConversions
    self.maximumBytes = maximumBytes
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.mode { self.mode = value }
    if let value = changes.maximumHeight { self.maximumHeight = value }
    if let value = changes.maximumBitRate { self.maximumBitRate = value }
    if let value = changes.encoder { self.encoder = value }
    if let value = changes.passSurround { self.passSurround = value }
    if let value = changes.maximumConversions { self.maximumConversions = value }
    if let value = changes.maximumBytes { self.maximumBytes = value }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      mode: self.mode,
      maximumHeight: self.maximumHeight,
      maximumBitRate: self.maximumBitRate,
      encoder: self.encoder,
      passSurround: self.passSurround,
      maximumConversions: self.maximumConversions,
      maximumBytes: self.maximumBytes
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``ConversionOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// When files are converted, unless `player.play` says otherwise.
    ///
    /// Absent: `"IF_NEEDED"`.
    public var mode: ConvertMode?
    /// The largest height of encoded video; larger video is scaled down.
    ///
    /// From 144 to 4320. Absent: `1080`.
    public var maximumHeight: Int64?
    /// The largest bit rate of the video in a conversion. Video above it is encoded anew if the file has to be
    /// converted anyway, because older Chromecasts stop to buffer at 10 to 12 Mbit/s of HLS.
    ///
    /// From 200000 to 100000000. Absent: `10000000`.
    public var maximumBitRate: Int64?
    /// The encoders that may encode video.
    ///
    /// Absent: `"AUTO"`.
    public var encoder: EncoderChoice?
    /// Whether Dolby Digital (Plus) is copied in a conversion, for a television or amplifier that decodes it.
    ///
    /// Absent: `false`.
    public var passSurround: Bool?
    /// The largest number of simultaneous ffmpeg processes.
    ///
    /// From 1 to 64. Absent: `2`.
    public var maximumConversions: Int64?
    /// The largest total size of a conversion's segments on disk.
    ///
    /// In bytes. At least 33554432. Absent: `536870912`.
    public var maximumBytes: Int64?

    public init(
      mode: ConvertMode? = nil, maximumHeight: Int64? = nil, maximumBitRate: Int64? = nil,
      encoder: EncoderChoice? = nil, passSurround: Bool? = nil, maximumConversions: Int64? = nil,
      maximumBytes: Int64? = nil
    ) {
      (
        self.mode, self.maximumHeight, self.maximumBitRate, self.encoder, self.passSurround, self.maximumConversions,
        self.maximumBytes
      )
      = (mode, maximumHeight, maximumBitRate, encoder, passSurround, maximumConversions, maximumBytes)
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.mode = try members.optional("mode")
      self.maximumHeight = try members.optional("maximumHeight", JSONConstraint<Int64>.range(144...4320))
      self.maximumBitRate = try members.optional("maximumBitRate", JSONConstraint<Int64>.range(200000...100000000))
      self.encoder = try members.optional("encoder")
      self.passSurround = try members.optional("passSurround")
      self.maximumConversions = try members.optional("maximumConversions", JSONConstraint<Int64>.range(1...64))
      self.maximumBytes = try members.optional("maximumBytes", JSONConstraint<Int64>.atLeast(33554432))
    }

    private static let vocabulary = JSONVocabulary([
      "mode", "maximumHeight", "maximumBitRate", "encoder", "passSurround", "maximumConversions", "maximumBytes",
    ])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("mode", self.mode)
      writer.member("maximumHeight", self.maximumHeight)
      writer.member("maximumBitRate", self.maximumBitRate)
      writer.member("encoder", self.encoder)
      writer.member("passSurround", self.passSurround)
      writer.member("maximumConversions", self.maximumConversions)
      writer.member("maximumBytes", self.maximumBytes)
    }
  }
}

/// The progress of a conversion.
public struct ConversionProgress: Sendable, Hashable, JSONObjectEncodable {
  /// The publication whose content is converted.
  public var publicationId: String
  /// Its session.
  public var sessionId: String?
  /// The file or URL that is converted.
  public var path: String
  /// The present conversion; its video becomes smaller if encoding is too slow.
  public var conversion: PlannedConversion
  /// The encoder of the video now in use; absent: the video is copied, or there is none.
  public var encoder: PictureEncoder?
  /// The seconds of media converted in a second; below 1 the device has to wait. Absent: not known yet.
  public var speed: Double?
  /// The position up to which media has been converted last; of a live source since its start.
  ///
  /// In seconds.
  public var madeUntil: Double
  /// Whether ffmpeg runs now; otherwise enough is converted ahead, or the device requested nothing for a while.
  public var isMaking: Bool
  /// The error of ffmpeg; absent: it didn't fail.
  public var failure: String?

  public init(
    publicationId: String, sessionId: String? = nil, path: String, conversion: PlannedConversion,
    encoder: PictureEncoder? = nil, speed: Double? = nil, madeUntil: Double, isMaking: Bool, failure: String? = nil
  ) {
    (
      self.publicationId, self.sessionId, self.path, self.conversion, self.encoder, self.speed, self.madeUntil,
      self.isMaking, self.failure
    )
    = (publicationId, sessionId, path, conversion, encoder, speed, madeUntil, isMaking, failure)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("publicationId", self.publicationId)
    writer.member("sessionId", self.sessionId)
    writer.member("path", self.path)
    writer.member("conversion", self.conversion)
    writer.member("encoder", self.encoder)
    writer.member("speed", self.speed)
    writer.member("madeUntil", self.madeUntil)
    writer.member("isMaking", self.isMaking)
    writer.member("failure", self.failure)
  }
}
