/// The steps that make a device play a file. Equal plans of one file give equal segments.
///
/// 1. The caller chooses the streams, and the least conversion that each needs.
/// 2. ``ConversionTimeline`` determines where the segments begin.
/// 3. ``Converter`` makes the segments when players request them.
public struct ConversionPlan: Sendable, Hashable {
  /// A kind of work, from the cheapest to the dearest.
  public enum Step: String, Sendable, Hashable, CaseIterable {
    /// Streams are copied into another container.
    case otherContainer
    /// The sound is encoded anew.
    case otherSound
    /// The pictures are encoded anew.
    case otherPictures
    /// Subtitles that are pictures become part of the pictures.
    case burnedSubtitles
  }

  /// The conversion of the moving pictures.
  public enum Pictures: Sendable, Hashable {
    /// The stream with this index is copied.
    case copied(Int)
    /// The stream with this index is encoded anew.
    case encoded(Int, EncodedPictures)
  }

  /// The conversion of the sound.
  public enum Sound: Sendable, Hashable {
    /// The stream with this index is copied.
    case copied(Int)
    /// The stream with this index becomes stereo AAC with this bitrate, in bits per second.
    case encoded(Int, bitRate: Int)
    /// Silence is added, because devices don't play HLS without sound (Home Assistant core 40376).
    case silence
  }

  /// The format of the segments.
  public enum Container: Sendable, Hashable {
    /// MPEG transport streams, which all devices play, with H.264 alone.
    case transportStream
    /// Fragmented MP4, for copied HEVC.
    case fragmentedMP4
  }

  /// The pictures; `nil` for sound alone.
  public var pictures: Pictures?
  /// The sound.
  public var sound: Sound
  /// The format of the segments.
  public var container: Container

  /// Creates a plan.
  public init(pictures: Pictures?, sound: Sound, container: Container = .transportStream) {
    (self.pictures, self.sound, self.container) = (pictures, sound, container)
  }

  /// The steps of this plan, the cheapest first.
  public var steps: [Step] {
    var steps: [Step] = []
    if case .encoded = self.sound { steps.append(.otherSound) }
    if case .encoded(_, let pictures) = self.pictures {
      steps.append(.otherPictures)
      if pictures.burnedSubtitles != nil { steps.append(.burnedSubtitles) }
    }
    return steps.isEmpty ? [.otherContainer] : steps
  }

  /// Whether pictures are encoded anew.
  var encodesPictures: Bool { if case .encoded = self.pictures { true } else { false } }

  /// This plan with pictures of the next smaller size, or `nil` if they are copied or can't be smaller.
  public var smaller: ConversionPlan? {
    guard case .encoded(let index, let pictures) = self.pictures, let smaller = pictures.smaller else { return nil }
    return ConversionPlan(pictures: .encoded(index, smaller), sound: self.sound)
  }
}

/// The parameters of H.264 pictures that are encoded from others.
public struct EncodedPictures: Sendable, Hashable {
  /// A frame rate as a fraction, so that times don't drift: 24000/1001.
  public struct Rate: Sendable, Hashable {
    /// The number of frames in ``seconds``.
    public var pictures: Int
    /// The time of ``pictures``, in seconds: 1, or 1001.
    public var seconds: Int

    /// Creates a fraction.
    public init(_ pictures: Int, _ seconds: Int = 1) { (self.pictures, self.seconds) = (pictures, seconds) }

    /// The frame rate, in frames per second.
    public var value: Double { Double(self.pictures) / Double(self.seconds) }

    private static let usual = [
      Rate(24_000, 1_001), Rate(24), Rate(25), Rate(30_000, 1_001), Rate(30), Rate(48), Rate(50), Rate(60_000, 1_001),
      Rate(60),
    ]

    /// Returns the usual rate next to a measured one, at most `limit`; other rates become whole numbers. An unknown
    /// rate counts as 25.
    public static func nearest(to rate: Double?, limit: Double) -> Rate {
      var rate = rate.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 25
      rate = max(rate, 5)
      // At half the rate every second frame is kept, so movement stays even.
      while rate > limit * 1.001, rate / 2 >= 12 { rate /= 2 }
      rate = min(rate, limit)
      return self.usual.filter { $0.value <= limit * 1.001 }.min { abs($0.value - rate) < abs($1.value - rate) }
        .flatMap { abs($0.value - rate) < 0.004 * rate ? $0 : nil } ?? Rate(max(Int(rate.rounded()), 5))
    }
  }

  /// The width of the encoded pictures, in pixels; even.
  public var width: Int
  /// The height of the encoded pictures, in pixels; even.
  public var height: Int
  /// The frame rate of the encoded pictures.
  public var rate: Rate
  /// The H.264 level times ten: 41 is level 4.1.
  public var level: Int
  /// The maximum bitrate, in bits per second.
  public var bitRate: Int
  /// Whether interlaced pictures have to become progressive.
  public var isDeinterlaced: Bool
  /// Whether high dynamic range has to be mapped to standard dynamic range.
  public var isToneMapped: Bool
  /// The index of the subtitles that become part of the pictures, or `nil` for none.
  public var burnedSubtitles: Int?

  /// Creates the parameters of pictures that aren't deinterlaced or tone mapped, and have no subtitles.
  public init(width: Int, height: Int, rate: Rate, level: Int = 41, bitRate: Int) {
    (self.width, self.height, self.rate, self.level, self.bitRate) = (width, height, rate, level, bitRate)
    (self.isDeinterlaced, self.isToneMapped, self.burnedSubtitles) = (false, false, nil)
  }

  private static let heights = [1_080, 720, 480, 360]

  /// The pictures in the next smaller size, or `nil` at 360 lines or fewer.
  var smaller: EncodedPictures? {
    guard let height = Self.heights.first(where: { $0 < self.height }) else { return nil }
    return self.fitted(width: Int.max, height: height)
  }

  /// Returns the pictures scaled down to fit a size, with their aspect ratio kept; the bitrate follows the number of
  /// pixels.
  public func fitted(width: Int, height: Int) -> EncodedPictures {
    let scale = min(Double(width) / Double(self.width), Double(height) / Double(self.height), 1)
    guard scale < 1 else { return self }
    var result = self
    result.width = max(Int((Double(self.width) * scale / 2).rounded()) * 2, 2)
    result.height = max(Int((Double(self.height) * scale / 2).rounded()) * 2, 2)
    result.bitRate = max(Int(Double(self.bitRate) * scale * scale), min(self.bitRate, 700_000))
    return result
  }
}
