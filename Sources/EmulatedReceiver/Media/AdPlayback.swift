import CastModel
import NIOCore

/// The ads of a media item: which breaks are still to come, and the clip that plays now (Protocol page 7.8, 7.5).
struct AdPlayback: Sendable {
  /// A break that plays.
  struct Current: Sendable {
    var breakId: String
    var clips: [BreakClip]
    var index: Int
    /// How long the clips before this one took, in seconds.
    var timeBefore: Double
    var player: MediaPlayer

    var clip: BreakClip { self.clips[self.index] }
  }

  /// How long a clip is that doesn't say, in seconds.
  static let defaultClipDuration = 15.0

  private(set) var current: Current?
  private var upcoming: [Break] = []
  private var clips: [String: BreakClip] = [:]

  init() {}

  /// The ads of `media`; breaks without clips are left out, as are breaks after the end.
  init(_ media: MediaInformation) {
    for clip in media.breakClips ?? [] where self.clips[clip.id] == nil { self.clips[clip.id] = clip }
    self.upcoming = (media.breaks ?? []).filter { item in
      item.isWatched != true && (item.position ?? 0) >= 0 && !self.clips(of: item).isEmpty
    }.sorted { ($0.position ?? 0) < ($1.position ?? 0) }
  }

  /// Where the next break begins, in the content's time.
  func nextPosition(in player: MediaPlayer) -> Double? {
    guard let position = self.upcoming.first?.position ?? (self.upcoming.isEmpty ? nil : 0) else { return nil }
    if let end = player.source.endPosition, position >= end { return nil }
    return position
  }

  /// Begins the break that is due at `position`; breaks that were passed over by a seek go with it unseen. Returns whether one began.
  mutating func beginBreak(at position: Double, plays: Bool, now: NIODeadline) -> Bool {
    guard let next = self.upcoming.last(where: { ($0.position ?? 0) <= position }) else { return false }
    self.upcoming.removeAll { ($0.position ?? 0) <= position }
    let clips = self.clips(of: next)
    self.current = Current(
      breakId: next.id, clips: clips, index: 0, timeBefore: 0,
      player: Self.player(for: clips[0], plays: plays, now: now))
    return true
  }

  /// Goes on to the break's next clip; `false` if that was the last, and the content goes on.
  mutating func nextClip(now: NIODeadline) -> Bool {
    guard var current = self.current, current.index + 1 < current.clips.count else {
      self.current = nil
      return false
    }
    current.timeBefore += current.player.position(at: now)
    current.index += 1
    current.player = Self.player(for: current.clip, plays: true, now: now)
    self.current = current
    return true
  }

  /// Whether the clip can be skipped at `now`.
  func isSkippable(at now: NIODeadline) -> Bool {
    guard let current, let from = current.clip.whenSkippable, from >= 0 else { return false }
    return current.player.position(at: now) >= from
  }

  mutating func withPlayer(_ body: (inout MediaPlayer) -> Void) {
    guard var current = self.current else { return }
    body(&current.player)
    self.current = current
  }

  /// What MEDIA_STATUS says about the ads; `nil` outside them.
  func status(at now: NIODeadline) -> BreakStatus? {
    guard let current else { return nil }
    let time = current.player.position(at: now)
    var status = BreakStatus()
    status.breakId = current.breakId
    status.breakClipId = current.clip.id
    status.currentBreakTime = current.timeBefore + time
    status.currentBreakClipTime = time
    status.whenSkippable = current.clip.whenSkippable
    return status
  }

  private func clips(of item: Break) -> [BreakClip] { (item.breakClipIds ?? []).compactMap { self.clips[$0] } }

  /// A player that plays `clip` at once.
  private static func player(for clip: BreakClip, plays: Bool, now: NIODeadline) -> MediaPlayer {
    var player = MediaPlayer()
    let said = clip.duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    player.load(
      MediaPlayer.Source(endPosition: said ?? Self.defaultClipDuration), autoplay: plays, playbackRate: 1,
      timing: .immediate, now: now)
    _ = player.advance(to: now)
    _ = player.advance(to: now)
    return player
  }
}
