public import CastModel
import JSONCodec
public import NIOCore

/// The media that a session played last, from which the program resumes after the session's end (SDK
/// `GCKUIMediaController`, `lastKnownMediaInformation`, `lastKnownStreamPosition`, `lastKnownPlayerState`). A value.
public struct PlayedMedia: Sendable {
  /// The session.
  public let sessionId: String
  /// Its device.
  public internal(set) var deviceId: String
  /// Whether the session has ended.
  public private(set) var hasSessionEnded = false
  /// Whether the media session is over; then the position no longer advances.
  public private(set) var hasMediaEnded = false
  /// The last snapshot while the media played.
  public private(set) var snapshot: MediaSnapshot
  /// The media, also where the last status left it out.
  public private(set) var media: MediaInformation
  /// The player's last state: PLAYING or PAUSED if the media was interrupted, IDLE if it ended.
  public private(set) var playerState: PlayerState
  /// The reason why the player is idle, if it is.
  public private(set) var idleReason: IdleReason?
  private var endPosition: Double?

  /// Creates the value from a state in which media is loaded; `nil` for another state.
  package init?(_ snapshot: MediaSnapshot, deviceId: String) {
    guard let status = snapshot.status, !status.isEnded, let media = snapshot.media else { return nil }
    self.sessionId = snapshot.sessionId
    self.deviceId = deviceId
    self.snapshot = snapshot
    self.media = media
    self.playerState = snapshot.playerState
  }

  /// Returns the last position in seconds, extrapolated to `now` while the media plays.
  public func position(at now: NIODeadline) -> Double { self.endPosition ?? self.snapshot.position(at: now) }

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

  /// Notes that the session is over. Keeps only the members from which a local player resumes; media beyond
  /// ``DeviceLimits/endedMediaBytes`` is shortened.
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

  /// Notes that the media session is over; without a reason if it was interrupted.
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
