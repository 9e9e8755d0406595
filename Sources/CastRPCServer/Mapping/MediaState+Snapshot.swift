import CastModel
import CastRPCProtocol
import CastSender
import NIOCore

extension MediaState {
  /// - Parameters:
  ///   - now: The moment for which positions are reckoned.
  ///   - omitsStatus: Whether the receiver's own status is left out.
  init(_ media: MediaSnapshot, at now: NIODeadline, omitsStatus: Bool = false) {
    self.init(
      sessionId: media.sessionId, revision: media.revision, mediaSessionId: media.mediaSessionId,
      playerState: media.playerState, position: media.position(at: now), duration: media.duration,
      isPlayingAd: media.isPlayingAd, isPlayingLiveStream: media.isPlayingLiveStream,
      controls: CastRPCProtocol.MediaControls(CastSender.MediaControls(media, at: now)),
      adBreak: media.ad(at: now).map(AdBreakState.init), statusAge: media.statusAge(at: now),
      liveSeekableRange: media.liveSeekableRange(at: now), status: omitsStatus ? nil : media.status)
  }
}

extension CastRPCProtocol.MediaControls {
  init(_ controls: CastSender.MediaControls) {
    func has(_ command: MediaCommands) -> Bool { controls.commands.contains(command) }
    self.init(
      play: controls.play, pause: controls.pause, stop: controls.stop, seek: controls.seek,
      seekToLiveEdge: controls.seekToLiveEdge, setStreamVolume: has(.streamVolume), setStreamMuted: has(.streamMute),
      skipForward: has(.skipForward), skipBackward: has(.skipBackward), queueNext: has(.queueNext),
      queuePrevious: has(.queuePrevious), queueShuffle: has(.queueShuffle), queueRepeatAll: has(.queueRepeatAll),
      queueRepeatOne: has(.queueRepeatOne), skipAd: controls.skipAd, editTracks: controls.editTracks,
      setPlaybackRate: controls.setPlaybackRate, like: has(.like), dislike: has(.dislike), follow: has(.follow),
      unfollow: has(.unfollow), streamTransfer: has(.streamTransfer))
  }
}

extension AdBreakState {
  init(_ ad: AdProgress) {
    self.init(
      breakId: ad.breakId, breakClipId: ad.breakClipId, breakTime: ad.breakTime, clipTime: ad.clipTime,
      whenSkippable: ad.whenSkippable, skippableIn: ad.skippableIn, isSkippable: ad.isSkippable,
      clipIndex: ad.clipIndex.map { Int64($0) }, clipCount: ad.clipCount.map { Int64($0) }, clip: ad.clip)
  }
}

extension MediaPosition {
  /// - Parameter now: The moment for which positions are reckoned.
  init(_ media: MediaSnapshot, at now: NIODeadline) {
    self.init(
      sessionId: media.sessionId, revision: media.revision, mediaSessionId: media.mediaSessionId,
      playerState: media.playerState, position: media.position(at: now), duration: media.duration,
      playbackRate: media.estimator.playbackRate, isAdvancing: media.estimator.isAdvancing(at: now),
      isPlayingLiveStream: media.isPlayingLiveStream, liveSeekableRange: media.liveSeekableRange(at: now),
      adBreak: media.ad(at: now).map(AdBreakState.init))
  }
}

extension CastRPCProtocol.LastKnownMedia {
  /// - Parameter now: The moment for which the position is reckoned, if it plays on.
  init(_ last: CastSender.LastKnownMedia, at now: NIODeadline) {
    self.init(
      sessionId: last.sessionId, deviceId: last.deviceId, hasSessionEnded: last.hasSessionEnded,
      hasMediaEnded: last.hasMediaEnded, mediaSessionId: last.snapshot.mediaSessionId, playerState: last.playerState,
      idleReason: last.idleReason, position: last.position(at: now), duration: last.snapshot.duration,
      isPlayingLiveStream: last.snapshot.isPlayingLiveStream, media: last.media,
      currentItemId: last.snapshot.status?.currentItemId, activeTrackIds: last.snapshot.status?.activeTrackIds,
      playbackRate: last.snapshot.estimator.playbackRate)
  }
}

extension ReceiverErrorInfo {
  init(_ details: ReceiverErrorDetails) {
    self.init(
      type: details.type, reason: details.reason, extendedError: details.extendedError,
      detailedErrorCode: details.detailedErrorCode, detailedErrorName: details.detailedErrorName,
      itemId: details.itemId, customData: details.customData)
  }
}
