import TextFormats

/// The beginnings of a conversion's segments, and the playlist that lists them.
///
/// Times are seconds of playing: 0 is the beginning of the file, not its first time stamp.
public struct ConversionTimeline: Sendable, Hashable {
  /// The length of a segment that doesn't depend on key frames, in seconds.
  public static let segmentLength = 4.0
  /// The duration of an AAC frame, in seconds: 1024 samples at 48 kHz. The borders of sound are multiples of it.
  static let soundFrame = 1_024.0 / 48_000
  /// The longest copied segment, in seconds. Devices keep few segments, and must load one before they show it.
  public static let maximumLength = 20.0
  private static let maximumSegments = 50_000

  /// The beginnings of the segments, ascending from 0.
  public let borders: [Double]
  /// The end of the last segment.
  public let duration: Double
  /// The file's time stamp at the time 0, in seconds.
  public let start: Double
  /// Whether the segments are fragmented MP4, which players read after ``initializationName``.
  public let isFragmented: Bool

  /// Creates the timeline of a plan, or `nil` if the pictures can't be copied because key frames are missing, or if the
  /// duration is invalid or too long.
  ///
  /// - Parameters:
  ///   - keyFrames: The time stamps of the file at which copied pictures can be cut, in seconds.
  ///   - start: The time stamp with which the file begins.
  public init?(plan: ConversionPlan, duration: Double, start: Double, keyFrames: [Double] = []) {
    guard duration.isFinite, duration > 0, start.isFinite, duration / Self.segmentLength < Double(Self.maximumSegments)
    else { return nil }
    (self.duration, self.start) = (duration, start)
    self.isFragmented = plan.container == .fragmentedMP4
    switch plan.pictures {
    case .copied:
      guard let borders = Self.borders(keyFrames.map { $0 - start }, duration: duration) else { return nil }
      self.borders = borders
    case .encoded(_, let pictures):
      let count = (Self.segmentLength * pictures.rate.value).rounded()
      self.borders = Self.borders(length: count / pictures.rate.value, duration: duration)
    case nil:
      let count = (Self.segmentLength / Self.soundFrame).rounded()
      self.borders = Self.borders(length: count * Self.soundFrame, duration: duration)
    }
  }

  private static func borders(length: Double, duration: Double) -> [Double] {
    let count = max(Int((duration / length).rounded(.up)), 1)
    // A last segment of less than 0.5 s isn't worth a request, so it is joined to the one before.
    let last = count > 1 && duration - Double(count - 1) * length < 0.5 ? count - 1 : count
    return (0..<last).map { Double($0) * length }
  }

  private static func borders(_ times: [Double], duration: Double) -> [Double]? {
    guard let first = times.min(), first < Self.segmentLength else { return nil }
    // The first segment begins at 0, even if its first picture comes later.
    var borders = [0.0]
    for time in times.sorted() where time - borders[borders.count - 1] >= 3 && duration - time >= 0.5 {
      borders.append(time)
    }
    let lengths = zip(borders, borders.dropFirst() + [duration]).map { $1 - $0 }
    return (lengths.max() ?? 0) <= Self.maximumLength ? borders : nil
  }

  /// The number of segments.
  public var count: Int { self.borders.count }

  /// Returns the length of a segment, in seconds.
  public func length(of segment: Int) -> Double {
    (segment + 1 < self.count ? self.borders[segment + 1] : self.duration) - self.borders[segment]
  }

  /// Returns the segment that contains a time; the first or last for times outside.
  public func segment(at time: Double) -> Int {
    var (low, high) = (0, self.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.borders[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: The playlist

  /// The name of the initialization of fragmented MP4 in the playlist.
  public static let initializationName = "init.mp4"

  /// Returns the name of a segment of a transport stream in a playlist.
  static func name(of segment: Int) -> String { "\(segment).ts" }

  /// Returns the name of a segment in the playlist.
  public func name(of segment: Int) -> String { self.isFragmented ? "\(segment).m4s" : Self.name(of: segment) }

  /// Returns the segment with a name, or `nil` for other names.
  public func segment(named name: String) -> Int? {
    guard name.utf8.count <= 10, let segment = Int(name.prefix { $0 != "." }), self.borders.indices.contains(segment),
      self.name(of: segment) == name
    else { return nil }
    return segment
  }

  /// Returns the complete playlist (RFC 8216), so that the player knows the duration and every segment from the start.
  ///
  /// - Parameter prefix: The text before each segment's name.
  public func playlist(prefix: String = "") -> String {
    let longest = self.borders.indices.map { self.length(of: $0) }.max() ?? Self.segmentLength
    // `EXT-X-MAP` needs version 6 (RFC 8216, 7); 7 is what players of fragmented MP4 expect.
    var text = "#EXTM3U\n#EXT-X-VERSION:\(self.isFragmented ? 7 : 3)\n#EXT-X-PLAYLIST-TYPE:VOD\n"
    text += "#EXT-X-TARGETDURATION:\(Int(longest.rounded(.up)))\n#EXT-X-MEDIA-SEQUENCE:0\n"
    if self.isFragmented { text += "#EXT-X-MAP:URI=\"\(prefix)\(Self.initializationName)\"\n" }
    for segment in self.borders.indices {
      text += "#EXTINF:\(DecimalText.text(self.length(of: segment))),\n\(prefix)\(self.name(of: segment))\n"
    }
    return text + "#EXT-X-ENDLIST\n"
  }
}
