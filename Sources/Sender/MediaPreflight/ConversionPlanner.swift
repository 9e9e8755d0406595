public import CastModel
public import Conversion
import MediaFormats
public import MediaProbe

/// A caller's wishes for a conversion, beside the necessary steps.
public struct ConversionWishes: Sendable, Hashable {
  /// When to convert.
  public var mode: ConvertMode
  /// The audio track to play: its number from 1, or its language; `nil` for the one that the device would choose.
  public var audioTrack: String?
  /// The subtitles to burn into the pictures: their number from 1, or their language; `nil` for none.
  public var burnedSubtitles: String?
  /// The maximum height of the pictures, in lines; higher ones are converted. `nil`: a limit applies only to files that
  /// have to be converted.
  public var maximumHeight: Int?
  /// The maximum bitrate of the pictures, in bits per second; above it they are converted. `nil`: a limit applies only
  /// to files that have to be converted.
  public var maximumBitRate: Int?
  /// The risks that count as reasons to convert, because the device has refused the media unconverted.
  public var suspects: Set<PreflightCode> = []

  /// Creates wishes.
  public init(
    mode: ConvertMode = .ifNeeded, audioTrack: String? = nil, burnedSubtitles: String? = nil,
    maximumHeight: Int? = nil, maximumBitRate: Int? = nil
  ) {
    (self.mode, self.audioTrack, self.burnedSubtitles) = (mode, audioTrack, burnedSubtitles)
    (self.maximumHeight, self.maximumBitRate) = (maximumHeight, maximumBitRate)
  }
}

/// A plan with its reasons.
public struct ReasonedPlan: Sendable, Hashable {
  /// The steps.
  public var plan: ConversionPlan
  /// The reasons, in sentences.
  public var reasons: [String]
  /// The number of the audio track that plays, from 1; `nil` if the file has no sound.
  public var audioTrack: Int?

  /// Returns the plan in the protocol's types.
  ///
  /// - Parameter current: The plan in effect, whose steps and pictures are described; by default the original one.
  public func described(_ current: ConversionPlan? = nil) -> PlannedConversion {
    let plan = current ?? self.plan
    var described = PlannedConversion(
      steps: plan.steps.map { step in
        switch step {
        case .otherContainer: .otherContainer
        case .otherSound: .otherSound
        case .otherPictures: .otherPictures
        case .burnedSubtitles: .burnedSubtitles
        }
      }, reasons: self.reasons, audioTrack: self.audioTrack.map(Int64.init))
    if case .encoded(_, let pictures)? = plan.pictures {
      (described.width, described.height) = (Int64(pictures.width), Int64(pictures.height))
      described.maximumBitRate = Int64(pictures.bitRate)
    }
    return described
  }
}

/// Plans how a file is converted for a device: facts, a device and wishes in, a plan out. Pure.
///
/// A file that may play is never converted, unless the caller wants it: only a container or stream that is known not to
/// play is a reason.
public struct ConversionPlanner: Sendable {
  /// The reason why a wish can't be met.
  public struct Refusal: Error, Hashable {
    /// The reason, as a sentence.
    public var message: String
  }

  private let facts: MediaFacts
  /// Whether the sound is in another file than the pictures.
  private let isApart: Bool
  private let fileName: String
  private let device: PreflightDevice
  private let wishes: ConversionWishes
  private let options: ConversionOptions
  private let canCopyPictures: Bool
  /// Whether the source has no end. Its pictures may be cut at any key frame, and it plays as HLS alone.
  private let isLive: Bool

  /// Creates a planner for one file and device.
  ///
  /// - Parameters:
  ///   - sound: The facts of the file with the sound, if it is another one; the plan's sound is a stream of it.
  ///   - fileName: The file's name or path; its ending identifies Blu-ray streams.
  ///   - canCopyPictures: `false` if the pictures turned out to have too few key frames.
  ///   - isLive: Whether the source has no end, as standard input.
  public init(
    _ facts: MediaFacts, sound: MediaFacts? = nil, fileName: String, device: PreflightDevice, wishes: ConversionWishes,
    options: ConversionOptions, canCopyPictures: Bool = true, isLive: Bool = false
  ) {
    var all = facts
    if let sound { all.streams = facts.video + sound.audio }
    (self.facts, self.isApart, self.fileName, self.device) = (all, sound != nil, fileName, device)
    (self.wishes, self.options, self.canCopyPictures) = (wishes, options, canCopyPictures)
    self.isLive = isLive
  }

  /// Returns the plan, or `nil` if the file is to be served as it is.
  ///
  /// - Throws: If there is no such audio track, or no such subtitles.
  public func plan() throws(Refusal) -> ReasonedPlan? {
    guard self.wishes.mode != .never, self.facts.video.first != nil || self.facts.audio.first != nil else { return nil }
    // The parts of a manifest are served as they are.
    guard !self.facts.containerNames.contains(where: ["hls", "dash"].contains) else { return nil }
    // Still images have no sound and no duration.
    guard self.isLive || self.facts.duration ?? 0 > 0.2 else { return nil }
    let video = self.device.hasScreen == false && !self.facts.audio.isEmpty ? nil : self.facts.video.first
    let audio = try self.chosenAudio()
    let subtitles = try self.chosenSubtitles()
    var reasons = self.containerReasons() + self.choiceReasons(audio)
    let pictureReasons = video.map { self.pictureReasons($0) } ?? []
    let soundReasons = audio.map { self.soundReasons($0) } ?? []
    reasons += pictureReasons + soundReasons
    if subtitles != nil { reasons.append("Its subtitles become part of the pictures, as you chose.") }
    if self.isApart {
      reasons.insert("Its pictures and its sound have URLs of their own, and a device takes one.", at: 0)
    }
    if self.wishes.mode == .always { reasons = ["You chose to convert it."] + reasons }
    guard !reasons.isEmpty else { return nil }
    let isAlways = self.wishes.mode == .always
    let mayCopy = pictureReasons.isEmpty && subtitles == nil && !isAlways
    let isFragmented = mayCopy && video.map { self.isFragmentable($0) } ?? false
    let pictures = video.map { stream -> ConversionPlan.Pictures in
      mayCopy && self.isCopyable(stream) || isFragmented
        ? .copied(stream.index) : .encoded(stream.index, self.encoded(stream, subtitles: subtitles?.index))
    }
    let sound = audio.map { stream -> ConversionPlan.Sound in
      soundReasons.isEmpty && !isAlways && self.isCopyable(sound: stream)
        ? .copied(stream.index) : .encoded(stream.index, bitRate: 192_000)
    }
    if case .encoded? = pictures {
      if let reason = self.copyRefusal(video, pictureReasons) { reasons.append(reason) }
      // FFmpeg's filters read such a base layer as if it were HDR10.
      if video?.dolbyVision?.compatibility == 0 {
        reasons.append("Its pictures are Dolby Vision alone: converted, their colours are wrong.")
      }
    }
    return ReasonedPlan(
      plan: ConversionPlan(
        pictures: pictures, sound: sound ?? .silence, container: isFragmented ? .fragmentedMP4 : .transportStream),
      reasons: reasons,
      audioTrack: audio.flatMap { stream in self.facts.audio.firstIndex { $0.index == stream.index } }.map { $0 + 1 })
  }

  // MARK: Choices

  /// Returns the track that the caller wishes, else the one that the device would choose.
  private func chosenAudio() throws(Refusal) -> MediaStream? {
    guard let wish = self.wishes.audioTrack else { return self.usualAudio }
    return try Self.choose(wish, self.facts.audio, "audio track")
  }

  private var usualAudio: MediaStream? {
    self.facts.audio.first { $0.roles.contains(.main) } ?? self.facts.audio.first
  }

  private func chosenSubtitles() throws(Refusal) -> MediaStream? {
    guard let wish = self.wishes.burnedSubtitles else { return nil }
    let stream = try Self.choose(wish, self.facts.subtitles, "subtitles")
    guard !stream.isText else {
      throw Refusal(
        message: "These subtitles are text, which the device shows by itself: choose them as a track.")
    }
    return stream
  }

  private static func choose(_ wish: String, _ streams: [MediaStream], _ what: String) throws(Refusal) -> MediaStream {
    if let number = Int(wish), number > 0, number <= streams.count { return streams[number - 1] }
    let language = wish.lowercased()
    if Int(wish) == nil,
      let found = streams.first(where: { stream in
        let own = stream.language?.lowercased() ?? ""
        return !own.isEmpty && (own == language || Self.codes[language]?.contains(own) == true)
      })
    {
      return found
    }
    let list = streams.enumerated().map { "\($0.offset + 1) (\($0.element.language ?? "no language"))" }
    let have = list.isEmpty ? "it has none" : "it has \(list.prefix(20).joined(separator: ", "))"
    throw Refusal(message: "The file has no \(what) “\(wish.prefix(40))”: \(have).")
  }

  /// The three-letter codes of languages in films, by their two-letter ones (ISO 639).
  private static let codes: [String: Set<String>] = [
    "ar": ["ara"], "cs": ["ces", "cze"], "da": ["dan"], "de": ["deu", "ger"], "el": ["ell", "gre"], "en": ["eng"],
    "es": ["spa"], "fi": ["fin"], "fr": ["fra", "fre"], "he": ["heb"], "hi": ["hin"], "hu": ["hun"], "it": ["ita"],
    "ja": ["jpn"], "ko": ["kor"], "nl": ["nld", "dut"], "no": ["nor", "nob"], "pl": ["pol"], "pt": ["por"],
    "ro": ["ron", "rum"], "ru": ["rus"], "sv": ["swe"], "th": ["tha"], "tr": ["tur"], "uk": ["ukr"], "vi": ["vie"],
    "zh": ["zho", "chi"],
  ]

  private func choiceReasons(_ audio: MediaStream?) -> [String] {
    guard self.wishes.audioTrack != nil, let audio, audio.index != self.usualAudio?.index else { return [] }
    return ["You chose another audio track than the device would."]
  }

  // MARK: Reasons

  private func containerReasons() -> [String] {
    let names = self.facts.containerNames
    let ending = self.fileName.split(separator: ".").last?.lowercased() ?? ""
    // Blu-ray's and camcorders' streams have longer packets than receivers read.
    if names.contains("mpegts"), ["m2ts", "mts"].contains(ending) {
      return ["It is a Blu-ray stream (\(ending)), which receivers don't read."]
    }
    guard let name = names.first else { return [] }
    if !FormatTable.mayBeRead(demuxers: names) { return ["It is “\(name)”, which receivers don't read."] }
    return self.wishes.suspects.contains(.containerNotSupported) ? ["The device refused it as “\(name)”."] : []
  }

  private func pictureReasons(_ stream: MediaStream) -> [String] {
    guard let track = JudgedTrack(stream) else { return [] }
    var reasons: [String] = []
    if track.codec.family == .foreign {
      reasons.append("Its pictures are \(track.codec.name), which Cast devices don't decode.")
    } else {
      reasons += self.reasons(of: track) { $0.severity == .blocks }
    }
    if let height = self.wishes.maximumHeight, let own = stream.height, own > height {
      reasons.append("Its pictures have \(own) lines, more than \(height).")
    }
    if let rate = self.wishes.maximumBitRate, let own = self.bitRate(stream), own > rate {
      reasons.append("Its pictures have \(own / 1_000) kbit/s, more than \(rate / 1_000).")
    }
    return reasons
  }

  private func soundReasons(_ stream: MediaStream) -> [String] {
    guard let track = JudgedTrack(stream) else { return [] }
    if track.codec.family == .foreign { return ["Its sound is \(track.codec.name), which Cast devices don't decode."] }
    // Google's devices drop AAC with more than two channels since firmware 1.28 (issuetracker, "working as intended").
    if track.codec.family == .aac, let channels = stream.channels, channels > 2, !self.device.candidates.isEmpty {
      return ["Its sound is AAC with \(channels) channels, which Google's devices play silently or refuse."]
    }
    return self.reasons(of: track) { _ in false }
  }

  /// Returns the messages of a track's findings that are reasons to convert: those that pass `isReason`, and risks for
  /// which the device may have refused the media.
  private func reasons(of track: JudgedTrack, _ isReason: (PreflightFinding) -> Bool) -> [String] {
    TrackJudge.findings([track], url: "", on: self.device)
      .filter { isReason($0) || $0.severity == .risks && self.wishes.suspects.contains($0.code) }.map(\.message)
  }

  // MARK: Copies

  private func bitRate(_ stream: MediaStream) -> Int? {
    (stream.bitRate ?? self.facts.bitRate).map { Int(clamping: $0) }
  }

  /// Whether pictures can be copied into fragmented MP4 for HLS: HEVC, on a device that is known to decode it
  /// (devices.md F71, F75).
  private func isFragmentable(_ stream: MediaStream) -> Bool {
    let isBounded = (self.bitRate(stream) ?? 0) <= Int(self.options.maximumBitRate)
    return stream.codec == "hevc" && self.canCopyPictures && !self.isLive && self.decodesHEVC(stream)
      && stream.rotation == 0 && isBounded && stream.dolbyVision?.compatibility != 0
  }

  private func decodesHEVC(_ stream: MediaStream) -> Bool {
    let candidates = self.device.candidates
    guard !candidates.isEmpty, candidates.allSatisfy({ $0.video[.hevc] != nil }), let track = JudgedTrack(stream) else {
      return false
    }
    return TrackJudge.findings([track], url: "", on: self.device).allSatisfy { $0.severity == .note }
  }

  /// Whether pictures can be copied into a transport stream for HLS.
  private func isCopyable(_ stream: MediaStream) -> Bool {
    let isPlain = stream.pixelFormat == nil || ["yuv420p", "yuvj420p"].contains(stream.pixelFormat)
    let isBounded = (self.bitRate(stream) ?? 0) <= Int(self.options.maximumBitRate)
    return self.canCopyPictures && stream.codec == "h264" && isPlain && stream.rotation == 0 && isBounded
  }

  /// Returns the reason why pictures that the device decodes are encoded anew; `nil` if the plan has another reason.
  private func copyRefusal(_ stream: MediaStream?, _ reasons: [String]) -> String? {
    guard let stream, reasons.isEmpty, self.wishes.mode != .always, self.wishes.burnedSubtitles == nil else {
      return nil
    }
    // Fragmented MP4 froze a Chromecast 2 (jellyfin-chromecast 76).
    if stream.codec == "hevc", !self.decodesHEVC(stream) {
      return "Its pictures are encoded anew, too: it isn't known that the device takes this HEVC in HLS."
    }
    if stream.codec == "hevc", !self.canCopyPictures {
      return "Its pictures are encoded anew, too: their groups are open or too long, so that HEVC can't be cut."
    }
    if ["vp9", "av1"].contains(stream.codec) {
      let name = stream.codec.uppercased()
      return "Its pictures are encoded anew, too: devices take no \(name) in HLS of these segments."
    }
    if !self.canCopyPictures { return "Its pictures are encoded anew, too: they have too few key frames to be cut." }
    return "Its pictures are encoded anew, too: HLS devices don't take them as they are."
  }

  private func isCopyable(sound stream: MediaStream) -> Bool {
    switch stream.codec {
    case "aac": (stream.channels ?? 0) <= 2 && (32_000...48_000).contains(stream.sampleRate ?? 0)
    case "ac3", "eac3": self.options.passSurround
    default: false
    }
  }

  // MARK: Pictures

  private func encoded(_ stream: MediaStream, subtitles: Int?) -> EncodedPictures {
    let (width, height) = Self.shown(stream)
    let frame = self.frame
    let most = min(Int(self.options.maximumHeight), self.wishes.maximumHeight ?? Int.max, frame.height)
    // 1080 lines at 60 frames per second exceed level 4.1.
    let fastest = height > 720 && most > 720 ? frame.rate : 60.0
    var pictures = EncodedPictures(
      width: width & ~1, height: height & ~1, rate: .nearest(to: stream.frameRate, limit: fastest),
      bitRate: Int(self.options.maximumBitRate))
    pictures = pictures.fitted(width: frame.width, height: most)
    let usual = pictures.height > 720 ? 8_000_000 : pictures.height > 480 ? 4_000_000 : 2_000_000
    pictures.bitRate = min(usual, Int(self.options.maximumBitRate), self.wishes.maximumBitRate ?? Int.max)
    if pictures.rate.value > 30.1, pictures.height > 720 { pictures.level = 42 }
    pictures.isDeinterlaced = stream.isInterlaced
    pictures.isToneMapped = ["smpte2084", "arib-std-b67"].contains(stream.colorTransfer)
    pictures.burnedSubtitles = subtitles
    return pictures
  }

  /// Returns the size after rotation, in pixels. An unknown size counts as 640×360.
  private static func shown(_ stream: MediaStream) -> (width: Int, height: Int) {
    let (width, height) = (max(stream.width ?? 640, 16), max(stream.height ?? 360, 16))
    return stream.rotation % 180 == 90 ? (height, width) : (width, height)
  }

  /// The maximum size of H.264 frames that the device may decode, in pixels, and the maximum frame rate for 1,080
  /// lines.
  private var frame: (width: Int, height: Int, rate: Double) {
    let sizes = self.device.candidates.compactMap { $0.video[.h264]?.sizes }
    guard !sizes.isEmpty else { return (1_920, 1_080, 30) }
    let width = sizes.map { $0.map(\.width).max() ?? 1_920 }.min() ?? 1_920
    let height = sizes.map { $0.map(\.height).max() ?? 1_080 }.min() ?? 1_080
    let rate = sizes.map { $0.filter { $0.height >= 1_080 }.map(\.frameRate).max() ?? 60 }.min() ?? 30
    return (Int(width), Int(height), rate)
  }
}
