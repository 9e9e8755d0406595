public import CastModel
public import NIOCore

/// What a session plays, at one moment: the spec's `MediaState`.
///
/// It is a reference to values that never change, because a status is big and is handed to many.
public final class MediaSnapshot: Sendable {
  /// The session.
  public let sessionId: String
  /// Grows with every change; a higher revision is newer.
  public let revision: Int64
  /// The merged status; `nil` when there is no media session.
  public let status: MediaStatus?
  /// What positions are computed from.
  public let estimator: PositionEstimator
  /// When the receiver's last status came; `nil` before the first.
  public let statusReceivedAt: NIODeadline?

  package init(
    sessionId: String, revision: Int64, status: MediaStatus?, estimator: PositionEstimator,
    statusReceivedAt: NIODeadline? = nil
  ) {
    self.sessionId = sessionId
    self.revision = revision
    self.status = status
    self.estimator = estimator
    self.statusReceivedAt = statusReceivedAt
  }

  /// The media session, also the one that is being loaded; `nil` when there is none.
  public var mediaSessionId: Int64? { self.status?.effectiveMediaSessionId }

  /// What the player does: LOADING while a new item loads, IDLE when there is no media session.
  public var playerState: PlayerState { self.status?.effectivePlayerState ?? .idle }

  /// The media, also that which is being loaded.
  public var media: MediaInformation? { self.status?.extendedStatus?.media ?? self.status?.media }

  /// How long the media is, in seconds; `nil` where unknown or live.
  public var duration: Double? { self.estimator.duration }

  /// How long ago the receiver's last status came, in seconds; `nil` before the first (SDK `timeSinceLastMediaStatusUpdate`).
  public func statusAge(at now: NIODeadline) -> Double? {
    self.statusReceivedAt.map { max(0, Double((now - $0).nanoseconds) / 1e9) }
  }

  /// Whether an ad plays.
  public var isPlayingAd: Bool { self.status?.isPlayingAd ?? false }

  /// The position at `now`, extrapolated, in seconds.
  public func position(at now: NIODeadline) -> Double { self.estimator.position(at: now) }

  /// Where a live stream can be sought at `now`, extrapolated.
  public func liveSeekableRange(at now: NIODeadline) -> LiveSeekableRange? { self.estimator.liveSeekableRange(at: now) }

  /// Time since the break began and since its clip began, at `now`, in seconds; `nil` outside of ads.
  public func breakTimes(at now: NIODeadline) -> BreakTimes? { self.estimator.breakTimes(at: now) }
}
