package import CastModel

extension MediaStatus {
  /// What the player does, counting what the receiver says about loading (cast.md 7.3: a new item's state stands in
  /// `extendedStatus` while the player is still IDLE).
  package var effectivePlayerState: PlayerState? {
    self.extendedStatus?.playerState == .loading ? .loading : self.playerState
  }

  /// The media session, or the one that is being loaded.
  package var effectiveMediaSessionId: Int64? {
    self.extendedStatus?.mediaSessionId ?? self.mediaSessionId
  }

  /// Whether an ad plays (cast.md 7.5: a break status counts if it names a break or a clip and has both times).
  package var isPlayingAd: Bool {
    guard let status = self.breakStatus else { return false }
    return (status.breakId != nil || status.breakClipId != nil) && status.currentBreakTime != nil
      && status.currentBreakClipTime != nil
  }

  /// Whether the media session is over: the player is idle, and nothing loads.
  package var isEnded: Bool {
    self.effectivePlayerState == .idle && (self.loadingItemId ?? 0) == 0
  }
}

extension MediaInformation {
  /// Whether this is a live stream; some apps write the type in lower case (cast.md 7.6).
  package var isLive: Bool { self.streamType?.rawValue.uppercased() == StreamType.live.rawValue }
}
