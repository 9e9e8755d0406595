public import CastModel
import JSONCodec
public import NIOCore

/// What a session played last: what the program goes on with when the session is over (SDK `GCKUIMediaController`,
/// `lastKnownMediaInformation`, `lastKnownStreamPosition`, `lastKnownPlayerState`). A value.
public struct PlayedMedia: Sendable {
  /// The session.
  public let sessionId: String
  /// Its device.
  public internal(set) var deviceId: String
  /// Whether the session has ended.
  public private(set) var hasSessionEnded = false
  /// Whether the media session is over; then the position stands still.
  public private(set) var hasMediaEnded = false
  /// What was known while it played.
  public private(set) var snapshot: MediaSnapshot
  /// The media, also where the last status left it out.
  public private(set) var media: MediaInformation
  /// What the player did last: PLAYING or PAUSED if it was taken away, IDLE if it came to its end.
  public private(set) var playerState: PlayerState
  /// Why it is idle, if it is.
  public private(set) var idleReason: IdleReason?
  private var endPosition: Double?

  /// Begins with a state in which media is loaded; `nil` for another one.
  package init?(_ snapshot: MediaSnapshot, deviceId: String) {
    guard let status = snapshot.status, !status.isEnded, let media = snapshot.media else { return nil }
    self.sessionId = snapshot.sessionId
    self.deviceId = deviceId
    self.snapshot = snapshot
    self.media = media
    self.playerState = snapshot.playerState
  }

  /// Where it was, in seconds; while it plays, extrapolated to `now`.
  public func position(at now: NIODeadline) -> Double { self.endPosition ?? self.snapshot.position(at: now) }

  /// The state is another.
  package mutating func update(_ next: MediaSnapshot, now: NIODeadline) {
    if let newer = PlayedMedia(next, deviceId: self.deviceId) {
      self = newer
    } else if let status = next.status, !status.isEnded {
      self.snapshot = next
      self.playerState = next.playerState
    } else {
      self.mediaEnded(idleReason: next.status?.idleReason, now: now)
    }
  }

  /// The session is over: of what it played stays what a local player goes on with, as far as that is short.
  package mutating func sessionEnded() {
    self.hasSessionEnded = true
    if self.media.jsonBytes.count > DeviceLimits.endedMediaBytes {
      let whole = self.media
      self.media = MediaInformation(
        contentId: whole.contentId, contentType: whole.contentType, streamType: whole.streamType,
        duration: whole.duration)
      if self.media.jsonBytes.count > DeviceLimits.endedMediaBytes { self.media = MediaInformation() }
    }
    let status = self.snapshot.status
    self.snapshot = MediaSnapshot(
      sessionId: self.sessionId, revision: self.snapshot.revision,
      status: MediaStatus(
        mediaSessionId: status?.effectiveMediaSessionId, media: self.media, playerState: status?.playerState,
        activeTrackIds: status?.activeTrackIds.map { Array($0.prefix(64)) }, currentItemId: status?.currentItemId),
      estimator: self.snapshot.estimator, statusReceivedAt: self.snapshot.statusReceivedAt)
  }

  /// The media session is over; without a reason because it was taken away.
  package mutating func mediaEnded(idleReason: IdleReason?, now: NIODeadline) {
    guard !self.hasMediaEnded else { return }
    let isFinished = idleReason == .finished || idleReason == .completed
    let position = self.snapshot.position(at: now)
    self.endPosition = isFinished ? self.snapshot.duration ?? position : position
    self.hasMediaEnded = true
    self.idleReason = idleReason
    if idleReason != nil { self.playerState = .idle }
  }
}
