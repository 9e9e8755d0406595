import CastModel
public import NIOCore

/// What can be done now: what the receiver supports, and what makes sense in the present state.
///
/// A receiver that says nothing of what it supports is taken to support the basic commands. All are `false` without a media
/// session. (cast.md 7.9; SDK `isMediaCommandSupported:`.)
public struct MediaControls: Sendable, Hashable {
  public var play = false
  public var pause = false
  public var stop = false
  public var seek = false
  public var seekToLiveEdge = false
  /// The stream's volume and mute, and all else that goes by the receiver's word alone.
  public var commands: MediaCommands = []
  public var skipAd = false
  public var editTracks = false
  public var setPlaybackRate = false

  /// How far behind its edge a live stream counts as behind, in seconds: what players buffer anyway.
  package static let liveEdgeTolerance = 5.0

  public init(_ snapshot: MediaSnapshot, at now: NIODeadline) {
    guard let status = snapshot.status, !status.isEnded else { return }
    let state = snapshot.playerState
    let commands = status.supportedMediaCommands.map { MediaCommands(rawValue: $0) } ?? .basic
    let isReady = state != .loading && state != .idle
    let isPlayingAd = snapshot.isPlayingAd
    let isBehind = snapshot.secondsBehindLiveEdge(at: now).map { $0 > Self.liveEdgeTolerance }
    self.commands = commands
    self.play = state == .paused
    self.pause = (state == .playing || state == .buffering) && commands.contains(.pause)
    self.stop = true
    let canSeek = isReady && !isPlayingAd && commands.contains(.seek)
    self.seek = canSeek && (!snapshot.isPlayingLiveStream || status.liveSeekableRange != nil)
    self.seekToLiveEdge = self.seek && isBehind == true
    self.skipAd = isReady && snapshot.skipAdRefusal(at: now) == nil
    self.editTracks = isReady && commands.contains(.editTracks)
    self.setPlaybackRate =
      isReady && !isPlayingAd && commands.contains(.playbackRate)
      && (!snapshot.isPlayingLiveStream || isBehind == true)
  }
}
