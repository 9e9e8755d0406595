public import CastModel
public import NIOCore

/// The media state of a session at one moment: the spec's `MediaState`.
///
/// A reference to immutable values, because a status is large and shared by many readers.
public final class MediaSnapshot: Sendable {
  /// The session.
  public let sessionId: String
  /// Grows with every change; a higher revision is newer.
  public let revision: Int64
  /// The merged status; `nil` when there is no media session.
  public let status: MediaStatus?
  /// The values from which positions are computed.
  public let estimator: PositionEstimator
  /// Whether the media is paused, or will be once it has buffered.
  public let isPaused: Bool
  /// The time when the receiver's last status arrived; `nil` before the first.
  public let statusReceivedAt: NIODeadline?

  /// Creates the state.
  ///
  /// - Parameter isPaused: By default the status alone decides.
  package init(
    sessionId: String, revision: Int64, status: MediaStatus?, estimator: PositionEstimator, isPaused: Bool? = nil,
    statusReceivedAt: NIODeadline? = nil
  ) {
    self.sessionId = sessionId
    self.revision = revision
    self.status = status
    self.estimator = estimator
    self.isPaused = isPaused ?? (status?.effectivePlayerState == .paused)
    self.statusReceivedAt = statusReceivedAt
  }

  /// The media session, also one that is still loading; `nil` if there is none.
  public var mediaSessionId: Int64? { self.status?.effectiveMediaSessionId }

  /// The player's state: LOADING while a new item loads, IDLE without a media session.
  public var playerState: PlayerState { self.status?.effectivePlayerState ?? .idle }

  /// The media, also media that is still loading.
  public var media: MediaInformation? { self.status?.extendedStatus?.media ?? self.status?.media }

  /// The media's duration in seconds; `nil` where unknown or live.
  public var duration: Double? { self.estimator.duration }

  /// Returns the time since the receiver's last status arrived, in seconds; `nil` before the first (SDK
  /// `timeSinceLastMediaStatusUpdate`).
  public func statusAge(at now: NIODeadline) -> Double? {
    self.statusReceivedAt.map { max(0, Double((now - $0).nanoseconds) / 1e9) }
  }

  /// Whether an ad plays.
  public var isPlayingAd: Bool { self.status?.isPlayingAd ?? false }

  /// Returns the extrapolated position at `now`, in seconds.
  public func position(at now: NIODeadline) -> Double { self.estimator.position(at: now) }

  /// Returns the seekable range of a live stream, extrapolated to `now`.
  public func liveSeekableRange(at now: NIODeadline) -> LiveSeekableRange? { self.estimator.liveSeekableRange(at: now) }

  /// Returns the times since the break and its clip began, at `now`, in seconds; `nil` outside of ads.
  public func breakTimes(at now: NIODeadline) -> BreakTimes? { self.estimator.breakTimes(at: now) }
}
