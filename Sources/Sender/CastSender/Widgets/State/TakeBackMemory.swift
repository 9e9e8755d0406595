package import CastModel
package import NIOCore

/// The playback that `widget.takeBack` returns to a local player after a session: the state that the viewer had
/// chosen, with the queue, the rate and the tracks (SDK `GCKUIMediaController.lastKnownPlayerState`,
/// `lastKnownStreamPosition`).
///
/// It differs from ``PlayedMedia``, the receiver's last status: it is frozen when the session begins to end or its
/// link is lost, and a paused player that buffers counts as paused.
package struct TakeBackMemory: Sendable {
  package private(set) var playerState: PlayerState?
  package private(set) var position: Double?
  package private(set) var media: MediaInformation?
  package private(set) var queueData: QueueData?
  package private(set) var playbackRate: Double?
  package private(set) var activeTrackIds: [Int64]?
  /// Whether the media was last paused rather than playing.
  private var isPaused = false
  /// The status from which the position is computed if no further one arrives.
  private var snapshot: MediaSnapshot?
  /// Whether the memory is frozen: while the session ends, the receiver's statuses don't reflect the viewer's
  /// choices.
  private var isKept = false

  /// Updates the memory from a status, unless it is frozen.
  package mutating func update(_ snapshot: MediaSnapshot, at now: NIODeadline) {
    guard !self.isKept else { return }
    guard let status = snapshot.status else { return self.settle(at: now) }
    self.snapshot = snapshot
    self.playerState = snapshot.playerState
    // The position of an idle player is meaningless.
    if snapshot.playerState != .idle {
      self.isPaused = snapshot.isPaused
      self.position = snapshot.position(at: now)
      self.media = snapshot.media ?? self.media
      self.queueData = status.queueData ?? self.queueData
      self.playbackRate = status.playbackRate
      self.activeTrackIds = status.activeTrackIds
    }
  }

  /// Clears the memory, because other media begins.
  package mutating func begin() { self = TakeBackMemory() }

  /// Updates the memory and freezes it, because the session ends or its link is lost.
  package mutating func keep(_ snapshot: MediaSnapshot?, at now: NIODeadline) {
    guard !self.isKept else { return }
    if let snapshot { self.update(snapshot, at: now) } else { self.settle(at: now) }
    self.isKept = true
  }

  /// Computes the final position from the last status, because no further one will arrive.
  private mutating func settle(at now: NIODeadline) {
    guard let snapshot, snapshot.playerState != .idle else { return }
    self.position = snapshot.position(at: now)
    self.snapshot = nil
  }

  /// Unfreezes the memory, because the session is connected, or connected again.
  package mutating func release() { self.isKept = false }

  /// Returns how a local player should continue: paused if the device was paused, ended if it was idle (codelab,
  /// `switchToLocalPlayback`).
  package func playback(_ current: MediaSnapshot?, at now: NIODeadline) -> LocalPlayback {
    var known = self
    if let current { known.update(current, at: now) }
    guard let state = known.playerState else { return LocalPlayback(position: 0, isPlaying: false, isEnded: true) }
    return LocalPlayback(
      media: known.media, queueData: known.queueData, position: max(0, known.position ?? 0),
      isPlaying: state != .idle && !known.isPaused, isEnded: state == .idle,
      playbackRate: known.playbackRate.flatMap { $0 > 0 ? $0 : nil }, activeTrackIds: known.activeTrackIds)
  }
}

extension LocalPlayback {
  /// The LOAD that continues the local playback on a device, at the same position, playing or paused (codelab,
  /// `switchToRemotePlayback`).
  package var loadRequest: LoadRequestData {
    var queue = self.queueData
    queue?.startTime = self.queueData == nil ? nil : self.position
    // A live stream is joined at its live edge.
    let isLive = self.media?.isLive == true
    let rates = RemoteMediaClient.playbackRates
    return LoadRequestData(
      media: self.media, queueData: queue, autoplay: self.isPlaying ?? true,
      currentTime: isLive ? nil : self.position ?? 0,
      playbackRate: self.playbackRate.map { min(max($0, rates.lowerBound), rates.upperBound) },
      activeTrackIds: self.activeTrackIds)
  }
}
