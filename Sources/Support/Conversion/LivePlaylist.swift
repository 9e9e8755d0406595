import TextFormats

/// The playlist of an endless source (RFC 8216, 6.2.2): the latest segments, and those kept after they were listed.
struct LivePlaylist {
  private struct Segment {
    var number: Int
    var length: Double
    /// Whether its time stamps don't follow those of the one before, because another run made it.
    var startsAnew: Bool
  }

  /// The maximum number of listed segments.
  static let window = 6
  /// The number of segments from which on the playlist is published. With two or three listed a Chromecast buffers a
  /// third of the time, with four a twentieth (Google TV 4K, yasir-alobaidi/iptv-player ADR-004).
  static let least = 4
  /// The number of segments that are kept after they were listed, because a player may still fetch them.
  private static let kept = 4

  private var segments: [Segment] = []
  private var next = 0
  private var droppedBreaks = 0
  private var longest = 0.0
  private(set) var isEnded = false

  /// Whether a player can begin: enough segments are listed, or the source has ended.
  var isReady: Bool { self.isEnded || self.segments.count >= Self.least }
  /// The number of the next segment.
  var nextNumber: Int { self.next }

  /// Adds a segment, and returns the number of one that isn't needed any more, or `nil`.
  mutating func append(length: Double, startsAnew: Bool) -> Int? {
    self.segments.append(Segment(number: self.next, length: length, startsAnew: startsAnew && self.next > 0))
    self.longest = max(self.longest, length)
    self.next += 1
    if self.segments.count > Self.window, self.segments.removeFirst().startsAnew { self.droppedBreaks += 1 }
    let gone = self.next - 1 - Self.window - Self.kept
    return gone >= 0 ? gone : nil
  }

  /// Ends the playlist: no segment follows.
  mutating func end() { self.isEnded = true }

  /// The text of the current playlist.
  var text: String {
    var text = "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:\(max(Int((self.longest - 0.001).rounded(.up)), 2))\n"
    text += "#EXT-X-MEDIA-SEQUENCE:\(self.segments.first?.number ?? 0)\n"
    if self.droppedBreaks > 0 { text += "#EXT-X-DISCONTINUITY-SEQUENCE:\(self.droppedBreaks)\n" }
    for segment in self.segments {
      if segment.startsAnew { text += "#EXT-X-DISCONTINUITY\n" }
      text += "#EXTINF:\(DecimalText.text(segment.length)),\n"
      text += "\(ConversionTimeline.name(of: segment.number))\n"
    }
    return self.isEnded ? text + "#EXT-X-ENDLIST\n" : text
  }
}
