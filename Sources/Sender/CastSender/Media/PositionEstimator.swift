public import CastModel
public import NIOCore

/// An estimator of the position between two statuses (cast.md 7.5).
public struct PositionEstimator: Sendable, Hashable {
  /// The media's duration in seconds; `nil` where unknown or live.
  public let duration: Double?
  private let currentTime: Double
  /// The speed at which the position advances; 1 is normal.
  public let playbackRate: Double
  private let isPlaying: Bool
  private let isLive: Bool
  private let range: LiveSeekableRange?
  private let adStatus: BreakStatus?
  /// Whether the ad plays in the media's own time (`isEmbedded`, cast.md 7.8); ads of live streams always do.
  private let isAdInStream: Bool
  /// The time when ``currentTime`` was received, which may be before the last status.
  private let positionReceivedAt: NIODeadline
  /// The time when the last status was received.
  private let statusReceivedAt: NIODeadline
  /// The target of an unanswered seek.
  private let seekTarget: Double?

  /// Makes an estimator of a status.
  ///
  /// - Parameters:
  ///   - status: The merged status; `nil`: no media session, position 0.
  ///   - positionReceivedAt: The time when its `currentTime` arrived.
  ///   - statusReceivedAt: The time when its newest part arrived.
  ///   - seekTarget: The target of our unanswered seek, in seconds; infinity for the end or the live edge.
  package init(
    status: MediaStatus?, positionReceivedAt: NIODeadline, statusReceivedAt: NIODeadline, seekTarget: Double? = nil
  ) {
    let media = status?.extendedStatus?.media ?? status?.media
    self.isLive = media?.isLive ?? false
    self.duration = media?.duration.flatMap { $0 > 0 && $0.isFinite && media?.isLive != true ? $0 : nil }
    self.currentTime = status?.currentTime ?? 0
    self.playbackRate = status?.playbackRate ?? 1
    self.isPlaying = status?.effectivePlayerState == .playing
    self.range = status?.liveSeekableRange
    self.adStatus = status?.isPlayingAd == true ? status?.breakStatus : nil
    let adBreak = status?.breakStatus?.breakId.flatMap { id in media?.adBreak(id) }
    self.isAdInStream = self.isLive || adBreak?.isEmbedded == true
    self.positionReceivedAt = positionReceivedAt
    self.statusReceivedAt = statusReceivedAt
    self.seekTarget = seekTarget
  }

  /// Returns the position at `now`, in seconds, never negative. It doesn't advance while an ad plays, unless the ad
  /// is part of the stream.
  public func position(at now: NIODeadline) -> Double {
    if let seekTarget { return self.clamped(seekTarget, at: now) }
    guard self.advancesMedia else { return self.clamped(self.currentTime, at: now) }
    let elapsed = Self.seconds(from: self.positionReceivedAt, to: now)
    return self.clamped(self.currentTime + self.playbackRate * elapsed, at: now)
  }

  /// Whether the media's own time advances, unless it has reached its end.
  var advancesMedia: Bool {
    self.isPlaying && self.playbackRate != 0 && (self.adStatus == nil || self.isAdInStream)
  }

  /// Returns the seekable range of a live stream at `now`. Its end advances until the event is over, its start if the
  /// window moves; both with real time, not with the playback rate.
  public func liveSeekableRange(at now: NIODeadline) -> LiveSeekableRange? {
    guard var range = self.range else { return nil }
    let elapsed = Self.seconds(from: self.statusReceivedAt, to: now)
    let isDone = range.isLiveDone == true
    if !isDone { range.end = range.end.map { $0 + elapsed } }
    if range.isMovingWindow == true { range.start = range.start.map { $0 + elapsed } }
    if isDone, let start = range.start, let end = range.end { range.start = min(start, end) }
    return range
  }

  /// Whether time advances at `now`: that of the media, unless it has reached its end, or that of an ad.
  public func isAdvancing(at now: NIODeadline) -> Bool {
    guard self.isPlaying else { return false }
    if self.adStatus != nil { return true }
    guard self.seekTarget == nil, self.playbackRate > 0 else { return false }
    return self.duration.map { self.position(at: now) < $0 } ?? true
  }

  /// The playback rate while time advances: receivers report 0 during some ads, which advance all the same (SDK for
  /// Android), and some for paused media (cast.md 7.3).
  var runningRate: Double { self.playbackRate > 0 ? self.playbackRate : 1 }

  /// A year, in seconds: no limit holds for the rate that a device reports.
  private static let longestAdvance = 365.0 * 86_400

  /// Returns the position within an ad at `now`; `nil` outside of ads.
  public func breakTimes(at now: NIODeadline) -> BreakTimes? {
    guard let status = self.adStatus, let breakTime = status.currentBreakTime,
      let clipTime = status.currentBreakClipTime
    else { return nil }
    let elapsed = self.isPlaying ? Self.seconds(from: self.statusReceivedAt, to: now) : 0
    let advance = min(elapsed * self.runningRate, Self.longestAdvance)
    let skippableFrom = status.whenSkippable ?? -1
    let clipPosition = clipTime.nonNegative + advance
    return BreakTimes(
      breakTime: breakTime.nonNegative + advance, clipTime: clipPosition,
      isSkippable: skippableFrom >= 0 && clipPosition >= skippableFrom)
  }

  private func clamped(_ position: Double, at now: NIODeadline) -> Double {
    var position = position.isNaN ? 0 : position
    if self.isLive, let range = self.liveSeekableRange(at: now) {
      position = min(position, range.end ?? position)
      position = max(position, range.start ?? position)
    } else if let duration = self.duration {
      position = min(position, duration)
    }
    // Without an end or a duration, the target of a seek to the end is unknown.
    if position == .infinity { position = self.currentTime }
    return position.nonNegative
  }

  private static func seconds(from start: NIODeadline, to end: NIODeadline) -> Double {
    guard end > start else { return 0 }
    return Double((end - start).nanoseconds) / 1e9
  }
}
