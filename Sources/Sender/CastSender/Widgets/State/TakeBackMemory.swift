package import CastModel
package import NIOCore

/// What `widget.takeBack` gives a local player when a session ends: what people had chosen, with the queue, the rate and the tracks (SDK
/// `GCKUIMediaController.lastKnownPlayerState`, `lastKnownStreamPosition`).
///
/// It differs from ``PlayedMedia``, which is what the receiver said last: while the session is ending, or its link is lost, this one
/// keeps what was before, and a player that buffered paused counts as paused.
package struct TakeBackMemory: Sendable {
  package private(set) var playerState: PlayerState?
  package private(set) var position: Double?
  package private(set) var media: MediaInformation?
  package private(set) var queueData: QueueData?
  package private(set) var playbackRate: Double?
  package private(set) var activeTrackIds: [Int64]?
  /// Whether it was paused when that was last to be seen: a player that buffers, as after a seek, may do so paused.
  private var isPaused = false
  /// What the position is reckoned from when nothing more comes.
  private var snapshot: MediaSnapshot?
  /// Whether it stays as it is: the session is ending, and what the receiver says on the way isn't what people did.
  private var isKept = false

  package init() {}

  /// Takes what a status says.
  package mutating func update(_ snapshot: MediaSnapshot, at now: NIODeadline) {
    guard !self.isKept else { return }
    guard let status = snapshot.status else { return self.settle(at: now) }
    self.snapshot = snapshot
    let isOver = snapshot.playerState == .idle
    self.playerState = snapshot.playerState
    if snapshot.playerState == .paused { self.isPaused = true }
    if snapshot.playerState == .playing { self.isPaused = false }
    // An idle player's position is that of nothing.
    if !isOver {
      self.position = snapshot.position(at: now)
      self.media = snapshot.media ?? self.media
      self.queueData = status.queueData ?? self.queueData
      self.playbackRate = status.playbackRate
      self.activeTrackIds = status.activeTrackIds
    }
  }

  /// Media begins: nothing of what was before counts.
  package mutating func begin() { self = TakeBackMemory() }

  /// The session ends, or its link broke: takes what is known now, and keeps it.
  package mutating func keep(_ snapshot: MediaSnapshot?, at now: NIODeadline) {
    guard !self.isKept else { return }
    if let snapshot { self.update(snapshot, at: now) } else { self.settle(at: now) }
    self.isKept = true
  }

  /// The receiver says no more: where it is by now follows from what it said last.
  private mutating func settle(at now: NIODeadline) {
    guard let snapshot, snapshot.playerState != .idle else { return }
    self.position = snapshot.position(at: now)
    self.snapshot = nil
  }

  /// The session is there, or there again.
  package mutating func release() { self.isKept = false }

  /// How a local player should continue: paused where the device paused, over where it was idle (codelab,
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
  /// The request that goes on with it on a device: at the same position, playing or paused as it is (codelab,
  /// `switchToRemotePlayback`).
  package var loadRequest: LoadRequestData {
    var queue = self.queueData
    queue?.startTime = self.queueData == nil ? nil : self.position
    // A live stream has its own time: it is joined where it is.
    let isLive = self.media?.streamType == .live
    return LoadRequestData(
      media: self.media, queueData: queue, autoplay: self.isPlaying ?? true,
      currentTime: isLive ? nil : self.position ?? 0,
      playbackRate: self.playbackRate.map { $0.clamped(to: RemoteMediaClient.playbackRates) },
      activeTrackIds: self.activeTrackIds)
  }
}

extension Double {
  /// The nearest number in a range.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
