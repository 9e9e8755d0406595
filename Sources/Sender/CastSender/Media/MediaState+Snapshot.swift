public import CastModel
public import NIOCore

extension MediaState {
  /// Creates the state that clients get of a session's media.
  ///
  /// - Parameters:
  ///   - now: The moment for which positions are computed.
  ///   - omitsStatus: Whether the receiver's own status is left out.
  public init(_ media: MediaSnapshot, at now: NIODeadline, omitsStatus: Bool = false) {
    self.init(
      sessionId: media.sessionId, revision: media.revision, mediaSessionId: media.mediaSessionId,
      playerState: media.playerState, position: media.toldPosition(at: now), duration: media.duration,
      isPlayingAd: media.isPlayingAd, isPlayingLiveStream: media.isPlayingLiveStream,
      controls: MediaControls(media, at: now),
      adBreak: media.ad(at: now), statusAge: media.statusAge(at: now),
      liveSeekableRange: media.liveSeekableRange(at: now), status: omitsStatus ? nil : media.status)
  }
}

extension MediaPosition {
  /// Creates the position of `media`.
  ///
  /// - Parameter now: The moment for which positions are computed.
  public init(_ media: MediaSnapshot, at now: NIODeadline) {
    self.init(
      sessionId: media.sessionId, revision: media.revision, mediaSessionId: media.mediaSessionId,
      playerState: media.playerState, position: media.toldPosition(at: now), duration: media.duration,
      playbackRate: media.estimator.playbackRate, isAdvancing: media.estimator.isAdvancing(at: now),
      isPlayingLiveStream: media.isPlayingLiveStream, liveSeekableRange: media.liveSeekableRange(at: now),
      adBreak: media.ad(at: now))
  }
}

extension LastKnownMedia {
  /// Creates the state that clients get of the media played last.
  ///
  /// - Parameter now: The moment for which the position is computed, if the media still plays.
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

extension MediaSnapshot {
  /// The position that clients get: 0 if nothing is loaded. ``PlayedMedia`` keeps the last position, to resume from
  /// it.
  fileprivate func toldPosition(at now: NIODeadline) -> Double {
    self.playerState == .idle ? 0 : self.position(at: now)
  }
}
