public import CastModel
public import NIOCore

extension MediaState {
  /// What clients are told of what a session plays.
  ///
  /// - Parameters:
  ///   - now: The moment for which positions are reckoned.
  ///   - omitsStatus: Whether the receiver's own status is left out.
  public init(_ media: MediaSnapshot, at now: NIODeadline, omitsStatus: Bool = false) {
    self.init(
      sessionId: media.sessionId, revision: media.revision, mediaSessionId: media.mediaSessionId,
      playerState: media.playerState, position: media.position(at: now), duration: media.duration,
      isPlayingAd: media.isPlayingAd, isPlayingLiveStream: media.isPlayingLiveStream,
      controls: MediaControls(media, at: now),
      adBreak: media.ad(at: now), statusAge: media.statusAge(at: now),
      liveSeekableRange: media.liveSeekableRange(at: now), status: omitsStatus ? nil : media.status)
  }
}

extension MediaPosition {
  /// Where `media` is.
  ///
  /// - Parameter now: The moment for which positions are reckoned.
  public init(_ media: MediaSnapshot, at now: NIODeadline) {
    self.init(
      sessionId: media.sessionId, revision: media.revision, mediaSessionId: media.mediaSessionId,
      playerState: media.playerState, position: media.position(at: now), duration: media.duration,
      playbackRate: media.estimator.playbackRate, isAdvancing: media.estimator.isAdvancing(at: now),
      isPlayingLiveStream: media.isPlayingLiveStream, liveSeekableRange: media.liveSeekableRange(at: now),
      adBreak: media.ad(at: now))
  }
}

extension LastKnownMedia {
  /// What clients are told of what was played last.
  ///
  /// - Parameter now: The moment for which the position is reckoned, if it plays on.
  public init(_ last: PlayedMedia, at now: NIODeadline) {
    self.init(
      sessionId: last.sessionId, deviceId: last.deviceId, hasSessionEnded: last.hasSessionEnded,
      hasMediaEnded: last.hasMediaEnded, mediaSessionId: last.snapshot.mediaSessionId, playerState: last.playerState,
      idleReason: last.idleReason, position: last.position(at: now), duration: last.snapshot.duration,
      isPlayingLiveStream: last.snapshot.isPlayingLiveStream, media: last.media,
      currentItemId: last.snapshot.status?.currentItemId, activeTrackIds: last.snapshot.status?.activeTrackIds,
      playbackRate: last.snapshot.estimator.playbackRate)
  }
}
