public import CastModel
public import NIOCore

/// The commands available now: those that the receiver supports and the present state allows.
///
/// A receiver that doesn't report its commands is taken to support the basic ones. All are `false` without a media
/// session. (cast.md 7.9; SDK `isMediaCommandSupported:`.)
extension MediaControls {
  /// The distance from its edge beyond which a live stream counts as behind, in seconds: players buffer that much
  /// anyway.
  package static let liveEdgeTolerance = 5.0

  /// Computes the commands available for `snapshot` at `now`.
  public init(_ snapshot: MediaSnapshot, at now: NIODeadline) {
    let commands = snapshot.commands
    self.init(commands: commands, isThere: snapshot.status?.isEnded == false)
    guard let status = snapshot.status, !status.isEnded else { return }
    let state = snapshot.playerState
    let isReady = state != .loading && state != .idle
    let isPlayingAd = snapshot.isPlayingAd
    let isBehind = snapshot.secondsBehindLiveEdge(at: now).map { $0 > Self.liveEdgeTolerance }
    self.play = state == .paused
    self.pause = (state == .playing || state == .buffering) && commands.contains(.pause)
    let canSeek = isReady && !isPlayingAd && commands.contains(.seek)
    self.seek = canSeek && (!snapshot.isPlayingLiveStream || status.liveSeekableRange != nil)
    self.seekToLiveEdge = self.seek && isBehind == true
    self.skipAd = isReady && snapshot.skipAdRefusal(at: now) == nil
    self.editTracks = isReady && commands.contains(.editTracks)
    self.setPlaybackRate =
      isReady && !isPlayingAd && commands.contains(.playbackRate)
      && (!snapshot.isPlayingLiveStream || isBehind == true)
  }

  /// Sets the controls that depend on the receiver's commands alone. Of the others only `stop` is set, if there is a
  /// media session.
  private init(commands: MediaCommands, isThere: Bool) {
    self.init(
      play: false, pause: false, stop: isThere, seek: false, seekToLiveEdge: false,
      setStreamVolume: commands.contains(.streamVolume), setStreamMuted: commands.contains(.streamMute),
      skipForward: commands.contains(.skipForward), skipBackward: commands.contains(.skipBackward),
      queueNext: commands.contains(.queueNext), queuePrevious: commands.contains(.queuePrevious),
      queueShuffle: commands.contains(.queueShuffle), queueRepeatAll: commands.contains(.queueRepeatAll),
      queueRepeatOne: commands.contains(.queueRepeatOne), skipAd: false, editTracks: false, setPlaybackRate: false,
      like: commands.contains(.like), dislike: commands.contains(.dislike), follow: commands.contains(.follow),
      unfollow: commands.contains(.unfollow), streamTransfer: commands.contains(.streamTransfer))
  }
}
