import CastModel
import NIOCore

/// The ads of a media item: the breaks still to come, and the clip that plays now (cast.md 7.8, 7.5).
///
/// Pre-rolls are at 0, post-rolls at −1. Ads that are part of the stream are ``EmbeddedBreaks``.
struct AdPlayback: Sendable {
  /// A break that plays.
  struct Current: Sendable {
    var breakId: String
    var clips: [BreakClip]
    var index: Int
    /// The duration of the clips before this one, in seconds.
    var timeBefore: Double
    var player: MediaPlayer
    /// Whether the content has ended, so that the session continues after the break as after the content.
    var isPostRoll: Bool

    var clip: BreakClip { self.clips[self.index] }
  }

  /// The duration of a clip that gives none, in seconds.
  static let defaultClipDuration = 15.0

  private(set) var current: Current?
  let embedded: EmbeddedBreaks
  private var upcoming: [Break] = []
  private var postRolls: [Break] = []
  private var clips: [String: BreakClip] = [:]

  init() { self.embedded = EmbeddedBreaks() }

  /// Reads the ads of `media`; breaks without clips are left out, as are watched and embedded ones.
  init(_ media: MediaInformation) {
    self.embedded = EmbeddedBreaks(media)
    for clip in media.breakClips ?? [] where self.clips[clip.id] == nil { self.clips[clip.id] = clip }
    let unseen = (media.breaks ?? []).filter { item in
      item.isWatched != true && item.isEmbedded != true && !self.clips(of: item).isEmpty
    }
    self.upcoming = unseen.filter { ($0.position ?? 0) >= 0 }.sorted { ($0.position ?? 0) < ($1.position ?? 0) }
    self.postRolls = unseen.filter { ($0.position ?? 0) < 0 }
  }

  /// Returns the position of the next break, in the content's time; `nil` if there is none before the end.
  func nextPosition(in player: MediaPlayer) -> Double? {
    guard let position = self.upcoming.first?.position ?? (self.upcoming.isEmpty ? nil : 0) else { return nil }
    if let end = player.source.endPosition, position >= end { return nil }
    return position
  }

  /// Begins the break that is due at `position`; earlier breaks that a seek passed over are dropped. Returns whether
  /// one began.
  mutating func beginBreak(at position: Double, plays: Bool, now: NIODeadline) -> Bool {
    guard let next = self.upcoming.last(where: { ($0.position ?? 0) <= position }) else { return false }
    self.upcoming.removeAll { ($0.position ?? 0) <= position }
    self.begin(next, isPostRoll: false, plays: plays, now: now)
    return true
  }

  /// Begins a break after the content; returns `false` if none is left.
  mutating func beginPostRoll(now: NIODeadline) -> Bool {
    guard !self.postRolls.isEmpty else { return false }
    self.begin(self.postRolls.removeFirst(), isPostRoll: true, plays: true, now: now)
    return true
  }

  private mutating func begin(_ item: Break, isPostRoll: Bool, plays: Bool, now: NIODeadline) {
    self.current = Current(
      breakId: item.id, clips: self.clips(of: item), index: 0, timeBefore: 0,
      player: Self.player(plays: plays, now: now), isPostRoll: isPostRoll)
  }

  /// Plays the clip, now that its duration is known, in seconds.
  mutating func openClip(duration: Double?, now: NIODeadline) {
    guard var current = self.current else { return }
    let known = [duration, current.clip.duration].compactMap { $0 }.first { $0.isFinite && $0 > 0 }
    current.player.open(MediaPlayer.Source(endPosition: known ?? Self.defaultClipDuration), now: now)
    // The clip's player loads and buffers without delay.
    _ = current.player.advance(to: now)
    _ = current.player.advance(to: now)
    self.current = current
  }

  /// Moves to the break's next clip; returns `false` if that was the last, so that the content continues.
  mutating func nextClip(now: NIODeadline) -> Bool {
    guard var current = self.current, current.index + 1 < current.clips.count else {
      self.current = nil
      return false
    }
    current.timeBefore += current.player.position(at: now)
    current.index += 1
    current.player = Self.player(plays: true, now: now)
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

  /// Returns the status of the ads for MEDIA_STATUS; `nil` outside ads.
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

  /// Returns a player that waits for the clip's source.
  private static func player(plays: Bool, now: NIODeadline) -> MediaPlayer {
    var player = MediaPlayer()
    player.prepare(autoplay: plays, playbackRate: 1, timing: .immediate, now: now)
    return player
  }
}

extension BreakClip {
  /// The clip's resource to examine; `nil` if it names none, as with clips that a VAST server provides.
  var media: MediaInformation? {
    guard self.contentUrl ?? self.contentId != nil else { return nil }
    return MediaInformation(
      contentId: self.contentId, contentUrl: self.contentUrl, contentType: self.contentType, streamType: .buffered,
      duration: self.duration)
  }
}

/// Ads that are part of the stream: they play in the content's own time (`isEmbedded`, cast.md 7.8).
struct EmbeddedBreaks: Sendable, Hashable {
  /// One clip with its position in the content.
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

  /// Reads the embedded breaks of `media` whose clips have a duration.
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

  /// Returns the clip at `position`; `nil` between ads.
  func clip(at position: Double) -> Clip? { self.clips.last { $0.start <= position && position < $0.end } }

  /// Returns the next position at which a clip begins or ends.
  func nextBoundary(after position: Double) -> Double? {
    self.clips.flatMap { [$0.start, $0.end] }.filter { $0 > position }.min()
  }
}

extension EmbeddedBreaks.Clip {
  /// Returns the clip's status for MEDIA_STATUS at `position`.
  func status(at position: Double) -> BreakStatus {
    var status = BreakStatus()
    status.breakId = self.breakId
    status.breakClipId = self.clipId
    status.currentBreakTime = position - self.breakStart
    status.currentBreakClipTime = position - self.start
    status.whenSkippable = self.whenSkippable
    return status
  }

  /// Whether the clip can be skipped at `position`.
  func isSkippable(at position: Double) -> Bool {
    guard let from = self.whenSkippable, from >= 0 else { return false }
    return position - self.start >= from
  }
}
