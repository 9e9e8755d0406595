import CastModel

/// Ads that are part of the stream: they play in the content's own time (`isEmbedded`, cast.md 7.8).
struct EmbeddedBreaks: Sendable, Hashable {
  /// One clip, where it stands in the content.
  struct Clip: Sendable, Hashable {
    var breakId: String
    var clipId: String
    /// Where the break begins, in the content's time.
    var breakStart: Double
    var start: Double
    var end: Double
    var whenSkippable: Double?
  }

  private var clips: [Clip] = []

  init() {}

  /// Those of `media` whose clips say how long they are.
  init(_ media: MediaInformation) {
    let known = Dictionary((media.breakClips ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for item in media.breaks ?? [] where item.isEmbedded == true {
      guard let position = item.position, position >= 0, position.isFinite else { continue }
      var start = position
      for clip in (item.breakClipIds ?? []).compactMap({ known[$0] }) {
        guard let duration = clip.duration, duration > 0, duration.isFinite else { continue }
        self.clips.append(
          Clip(
            breakId: item.id, clipId: clip.id, breakStart: position, start: start, end: start + duration,
            whenSkippable: clip.whenSkippable))
        start += duration
      }
    }
    self.clips.sort { $0.start < $1.start }
  }

  /// The clip at `position`; `nil` between ads.
  func clip(at position: Double) -> Clip? { self.clips.last { $0.start <= position && position < $0.end } }

  /// Where a clip next begins or ends.
  func nextBoundary(after position: Double) -> Double? {
    self.clips.flatMap { [$0.start, $0.end] }.filter { $0 > position }.min()
  }
}

extension EmbeddedBreaks.Clip {
  /// What MEDIA_STATUS says about it at `position`.
  func status(at position: Double) -> BreakStatus {
    var status = BreakStatus()
    status.breakId = self.breakId
    status.breakClipId = self.clipId
    status.currentBreakTime = position - self.breakStart
    status.currentBreakClipTime = position - self.start
    status.whenSkippable = self.whenSkippable
    return status
  }

  /// Whether it can be skipped at `position`.
  func isSkippable(at position: Double) -> Bool {
    guard let from = self.whenSkippable, from >= 0 else { return false }
    return position - self.start >= from
  }
}
