public import CastModel

/// The pictures of a resource, as far as an examiner knows them.
public struct PictureFormat: Sendable, Hashable {
  /// The codec's family.
  public var codec: MediaCodec
  /// The profile, as `ffprobe` names it; `nil`: unknown.
  public var profile: String?
  /// The level, 4.1 for example; `nil`: unknown.
  public var level: Double?
  /// The width, in pixels; `nil`: unknown.
  public var width: Int?
  /// The height, in pixels; `nil`: unknown.
  public var height: Int?
  /// The frame rate, in frames per second; `nil`: unknown.
  public var frameRate: Double?
  /// The number of bits per sample; `nil`: unknown.
  public var bitDepth: Int?

  /// Creates a description; a property that is `nil` limits nothing.
  public init(
    _ codec: MediaCodec, profile: String? = nil, level: Double? = nil, width: Int? = nil, height: Int? = nil,
    frameRate: Double? = nil, bitDepth: Int? = nil
  ) {
    self.codec = codec
    self.profile = profile
    self.level = level
    self.width = width
    self.height = height
    self.frameRate = frameRate
    self.bitDepth = bitDepth
  }
}

/// The sound of a resource, as far as an examiner knows it.
public struct SoundFormat: Sendable, Hashable {
  /// The codec's family.
  public var codec: MediaCodec
  /// The number of channels; `nil`: unknown.
  public var channels: Int?
  /// The sample rate, in Hz; `nil`: unknown.
  public var sampleRate: Int?
  /// The number of bits per sample; `nil`: unknown.
  public var bitDepth: Int?

  /// Creates a description; a property that is `nil` limits nothing.
  public init(_ codec: MediaCodec, channels: Int? = nil, sampleRate: Int? = nil, bitDepth: Int? = nil) {
    self.codec = codec
    self.channels = channels
    self.sampleRate = sampleRate
    self.bitDepth = bitDepth
  }
}

/// The container of a stream's segments in HLS; more may be added.
public struct HLSSegmentContainer: RawRepresentable, Sendable, Hashable {
  /// The container's name.
  public let rawValue: String
  /// Creates a container from any name, named below or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// MPEG-TS.
  public static let transportStream = HLSSegmentContainer(rawValue: "ts")
  /// Fragmented MP4.
  public static let fragmentedMP4 = HLSSegmentContainer(rawValue: "fmp4")
  /// Packed audio (RFC 8216, 3.4): ADTS AAC.
  public static let packedAAC = HLSSegmentContainer(rawValue: "aac")
  /// Packed audio: MP3.
  public static let packedMP3 = HLSSegmentContainer(rawValue: "mp3")
  /// Packed audio: AC-3.
  public static let packedAC3 = HLSSegmentContainer(rawValue: "ac3")
  /// Packed audio: Enhanced AC-3.
  public static let packedEAC3 = HLSSegmentContainer(rawValue: "e_ac3")
}

extension MediaDecoder {
  /// Returns the player's reaction to pictures; `nil`: it shows them.
  public func reaction(to picture: PictureFormat) -> Reaction? {
    guard let pictures else { return MediaCodec.pictures.contains(picture.codec) ? nil : self.otherPictures }
    guard let decoder = pictures.first(where: { $0.codec == picture.codec }) else { return self.otherPictures }
    return decoder.reaction(to: picture)
  }

  /// Returns the player's reaction to sound beside pictures; `nil`: it plays it.
  public func reaction(to sound: SoundFormat) -> Reaction? {
    guard let sounds else { return MediaCodec.sounds.contains(sound.codec) ? nil : self.otherSounds }
    guard let decoder = sounds.first(where: { $0.codec == sound.codec }) else { return self.otherSounds }
    return decoder.reaction(to: sound)
  }

  /// Whether the player accepts pictures of `codec` at `level` in `CODECS` of a multivariant playlist; a playlist
  /// without an accepted variant fails before a segment is fetched (devices.md F20, F79).
  public func believes(_ codec: MediaCodec, level: Double?) -> Bool {
    guard self.reaction(to: PictureFormat(codec, level: level)) != .refuses else { return false }
    guard let level, let highest = self.listedLevels[codec] else { return true }
    return level <= highest
  }

  /// Whether the player begins to play HLS of these segments after a LOAD of `media`; otherwise it loads for ever,
  /// without an error (devices.md F73, F74).
  ///
  /// - Parameters:
  ///   - pictures: the container of the pictures' segments; `nil`: the stream has no pictures.
  ///   - sound: the container of the sound's segments, which is that of the pictures where both are in one; `nil`:
  ///     the stream has no sound.
  ///   - listsCodecs: whether a multivariant playlist names the `CODECS`, without which the player waits for sound
  ///     (devices.md F78).
  public func finds(
    pictures: HLSSegmentContainer?, sound: HLSSegmentContainer?, listsCodecs: Bool = true, in media: MediaInformation
  ) -> Bool {
    guard self.hlsPlayer == .mpl else { return true }
    guard sound != nil || listsCodecs else { return false }
    // Senders also write `FMP4` (devices.md F72), and `e-ac3` for `e_ac3` (devices.md F70).
    let videoHint = media.hlsVideoSegmentFormat?.rawValue.lowercased()
    let soundHint = media.hlsSegmentFormat?.rawValue.lowercased()
    if let pictures, (pictures == .fragmentedMP4) != (videoHint == "fmp4") { return false }
    switch sound {
    case .transportStream?: return soundHint == nil || ["ts", "ts_aac", "ts_he_aac"].contains(soundHint)
    case .fragmentedMP4?: return soundHint == "fmp4"
    // Without any hint the player detects the format of packed audio itself (devices.md F74).
    case let packed?: return soundHint == nil || soundHint?.replacing("-", with: "_") == packed.rawValue
    case nil: return true
    }
  }

  /// Whether the player follows a redirect of a multivariant playlist; otherwise LOAD fails with 311
  /// (devices.md F93).
  public var followsRedirectsOfPlaylists: Bool { self.hlsPlayer != .mpl }

  /// Returns the failure of a resource that the player can't decode; `explanation` is for people.
  public func failure(
    _ explanation: String, code: Int64 = ResourceFailure.sourceNotSupported
  ) -> ResourceFailure {
    var failure = ResourceFailure(detailedErrorCode: code, explanation: explanation)
    failure.isRepeated = self.repeatsErrors
    return failure
  }

  /// Applies the player's limits to the result of examining a resource: it fails, or plays without picture or sound.
  ///
  /// - Parameters:
  ///   - picture: the pictures that the player would show; `nil`: there are none.
  ///   - sound: the sound that it would play; `nil`: there is none.
  public func judge(
    _ examination: inout ResourceExamination, picture: PictureFormat?, sound: SoundFormat?
  ) {
    guard examination.failure == nil else { return }
    if let picture, let reaction = self.reaction(to: picture) {
      guard reaction == .pretends else {
        return examination.fail(self.failure("The device doesn't decode \(picture)."))
      }
      examination.hasPicture = false
      examination.video = nil
    }
    guard let sound, let reaction = self.reaction(to: sound) else { return }
    guard reaction == .pretends, picture != nil, examination.hasPicture else {
      return examination.fail(self.failure("The device doesn't decode \(sound)."))
    }
    examination.hasSound = false
  }
}

extension PictureDecoder {
  fileprivate func reaction(to picture: PictureFormat) -> MediaDecoder.Reaction? {
    if let depth = picture.bitDepth, depth > self.bitDepth { return self.deeper }
    if let profile = picture.profile, !self.profiles.isEmpty, !self.profiles.contains(profile) { return self.beyond }
    if let level = picture.level, let highest = self.level, level > highest { return self.beyond }
    return self.limits.isEmpty || self.limits.contains { $0.holds(picture) } ? nil : self.beyond
  }
}

extension PictureDecoder.Limit {
  fileprivate func holds(_ picture: PictureFormat) -> Bool {
    if let width = picture.width, let height = picture.height {
      guard max(width, height) <= self.width, min(width, height) <= self.height else { return false }
    }
    // 29.97 and 59.94 are below 30 and 60; encoders also write 30.01.
    return picture.frameRate.map { $0 <= self.frameRate + 0.5 } ?? true
  }
}

extension SoundDecoder {
  fileprivate func reaction(to sound: SoundFormat) -> MediaDecoder.Reaction? {
    if let channels = sound.channels, let most = self.channels, channels > most { return self.beyond }
    if let rate = sound.sampleRate, let highest = self.sampleRate, rate > highest { return self.beyond }
    if let depth = sound.bitDepth, let deepest = self.bitDepth, depth > deepest { return self.beyond }
    return nil
  }
}

extension ResourceExamination {
  fileprivate mutating func fail(_ failure: ResourceFailure) { self = ResourceExamination(failure: failure) }
}

extension PictureFormat: CustomStringConvertible {
  /// The format for people: `h264 High 10, level 5.1, 3840x2160, 10 bits`.
  public var description: String {
    var text = self.codec.rawValue
    if let profile { text += " \(profile)" }
    if let level { text += ", level \(level)" }
    if let width, let height { text += ", \(width)x\(height)" }
    if let frameRate { text += ", \(frameRate) frames a second" }
    if let bitDepth { text += ", \(bitDepth) bits" }
    return text
  }
}

extension SoundFormat: CustomStringConvertible {
  /// The format for people: `aac, 6 channels`.
  public var description: String {
    var text = self.codec.rawValue
    if let channels { text += ", \(channels) channels" }
    if let sampleRate { text += ", \(sampleRate) Hz" }
    if let bitDepth { text += ", \(bitDepth) bits" }
    return text
  }
}
