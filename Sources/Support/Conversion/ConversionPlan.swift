/// The steps that make a device play a file. Equal plans of one file give equal segments.
///
/// 1. The caller chooses the streams, and how little can be done to each.
/// 2. ``ConversionTimeline`` says where the segments begin.
/// 3. ``Converter`` makes the segments when players request them.
public struct ConversionPlan: Sendable, Hashable {
  /// A part of the work, from the cheapest to the dearest.
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

  /// What happens to the moving pictures.
  public enum Pictures: Sendable, Hashable {
    /// The stream with this index is copied.
    case copied(Int)
    /// The stream with this index is encoded anew.
    case encoded(Int, EncodedPictures)
  }

  /// What happens to the sound.
  public enum Sound: Sendable, Hashable {
    /// The stream with this index is copied.
    case copied(Int)
    /// The stream with this index becomes stereo AAC with this bit rate.
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

  /// The work, the cheapest first.
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

  /// The same with pictures of the next smaller size, or `nil` if they can't be smaller.
  public var smaller: ConversionPlan? {
    guard case .encoded(let index, let pictures) = self.pictures, let smaller = pictures.smaller else { return nil }
    return ConversionPlan(pictures: .encoded(index, smaller), sound: self.sound)
  }
}

/// H.264 pictures that are made of others.
public struct EncodedPictures: Sendable, Hashable {
  /// A frame rate as a fraction, so that times don't drift: 24000/1001.
  public struct Rate: Sendable, Hashable {
    /// Pictures in ``seconds``.
    public var pictures: Int
    /// 1, or 1001.
    public var seconds: Int

    /// Creates a fraction.
    public init(_ pictures: Int, _ seconds: Int = 1) { (self.pictures, self.seconds) = (pictures, seconds) }

    /// In pictures a second.
    public var value: Double { Double(self.pictures) / Double(self.seconds) }

    private static let usual = [
      Rate(24_000, 1_001), Rate(24), Rate(25), Rate(30_000, 1_001), Rate(30), Rate(48), Rate(50), Rate(60_000, 1_001),
      Rate(60),
    ]

    /// The usual rate next to a measured one, at most `limit`; odd rates become whole numbers.
    public static func nearest(to rate: Double?, limit: Double) -> Rate {
      var rate = rate.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 25
      rate = max(rate, 5)
      // Halved, every second picture is kept, and movement stays even.
      while rate > limit * 1.001, rate / 2 >= 12 { rate /= 2 }
      rate = min(rate, limit)
      return self.usual.filter { $0.value <= limit * 1.001 }.min { abs($0.value - rate) < abs($1.value - rate) }
        .flatMap { abs($0.value - rate) < 0.004 * rate ? $0 : nil } ?? Rate(max(Int(rate.rounded()), 5))
    }
  }

  /// Of the pictures that are made, in pixels; even.
  public var width: Int
  /// Of the pictures that are made, in pixels; even.
  public var height: Int
  /// Of the pictures that are made.
  public var rate: Rate
  /// The H.264 level in tenths.
  public var level: Int
  /// The most bits a second.
  public var bitRate: Int
  /// Whether fields have to be separated.
  public var isDeinterlaced: Bool
  /// Whether a high dynamic range has to become the standard one.
  public var isToneMapped: Bool
  /// The index of the subtitles that become part of the pictures.
  public var burnedSubtitles: Int?

  /// Creates pictures of a size; nothing else is done to them.
  public init(width: Int, height: Int, rate: Rate, level: Int = 41, bitRate: Int) {
    (self.width, self.height, self.rate, self.level, self.bitRate) = (width, height, rate, level, bitRate)
    (self.isDeinterlaced, self.isToneMapped, self.burnedSubtitles) = (false, false, nil)
  }

  private static let heights = [1_080, 720, 480, 360]

  /// The next smaller size, or `nil` below 360 lines.
  var smaller: EncodedPictures? {
    guard let height = Self.heights.first(where: { $0 < self.height }) else { return nil }
    return self.fitted(width: Int.max, height: height)
  }

  /// Scaled into a frame, with its shape kept; the bit rate follows the number of pixels.
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
