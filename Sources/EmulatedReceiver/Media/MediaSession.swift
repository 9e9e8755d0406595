import CastModel
import JSONCodec
import NIOCore

/// One media session: what LOAD began and STOP, the end or another LOAD ends.
struct MediaSession: Sendable {
  /// Who waits for the outcome of a load.
  struct PendingLoad: Sendable, Hashable {
    var sender: SenderAddress
    var requestId: Int64
    /// Whether a first status has answered it already.
    var isAnswered: Bool
  }

  /// `mediaSessionId` on the wire.
  let id: Int64
  var queue: MediaQueue
  var player = MediaPlayer()
  var ads = AdPlayback()
  /// The LOAD whose first item hasn't begun yet.
  var pendingLoad: PendingLoad?
  /// The item that will be current once it is loaded, where it isn't yet.
  var loadingItemId: Int64?
  var activeTrackIds: [Int64] = []
  var customData: JSONValue?
  /// Why the player is idle; `nil` while an item is played or loaded for the first time.
  var idleReason: IdleReason?
  /// Whether nothing will happen any more.
  var hasEnded = false
  /// How many items have failed since one worked.
  var failuresInARow = 0

  /// The item that is played, or is being loaded.
  var targetItemId: Int64 { self.loadingItemId ?? self.queue.currentItemId }
  var targetItem: QueueItem? { self.queue.item(self.targetItemId) }

  /// What the player waits to know before it loads on.
  var examination: PendingExamination?
  /// What is known about the item that is played or loaded.
  var resource = ResourceExamination()

  /// A resource that is being examined.
  struct PendingExamination: Sendable {
    var request: ResourceRequest
    /// When it counts as failed.
    var deadline: NIODeadline
  }

  var isLoading: Bool {
    switch self.player.state {
    case .opening, .loading: true
    case .idle, .buffering, .playing, .paused: false
    }
  }

  /// How an item is begun, where the request says it and not the item.
  struct Beginning: Sendable {
    var startTime: Double?
    var autoplay: Bool?
    var playbackRate: Double?
    var activeTrackIds: [Int64]?
  }

  /// Begins to load an item of the queue; ``open(_:now:)`` goes on.
  mutating func begin(_ item: QueueItem, _ beginning: Beginning, timing: MediaTiming, now: NIODeadline) {
    self.loadingItemId = item.itemId == self.queue.currentItemId ? nil : item.itemId
    self.activeTrackIds = beginning.activeTrackIds ?? item.activeTrackIds ?? []
    self.resource = ResourceExamination()
    self.ads = AdPlayback()
    self.player.prepare(
      startPosition: beginning.startTime ?? item.startTime, autoplay: beginning.autoplay ?? item.autoplay ?? true,
      playbackRate: beginning.playbackRate ?? self.player.playbackRate, timing: timing, now: now)
  }

  /// Goes on loading with what is known about the item now.
  mutating func open(_ resource: ResourceExamination, now: NIODeadline) {
    self.examination = nil
    self.resource = resource
    guard let item = self.targetItem, let media = item.media else { return }
    self.ads = AdPlayback(media)
    let start = self.player.source.startPosition ?? 0
    self.player.open(
      MediaPlayer.Source(
        endPosition: Self.endPosition(of: item, start: start, duration: resource.duration),
        liveWindow: resource.liveWindow),
      now: now)
  }

  private static func endPosition(of item: QueueItem, start: Double, duration: Double?) -> Double? {
    guard let duration, let wanted = item.playbackDuration, wanted.isFinite, wanted != 0 else { return duration }
    return max(0, min(duration, wanted > 0 ? start + wanted : duration + wanted))
  }

  /// When something happens by itself.
  var nextDeadline: NIODeadline? {
    if self.hasEnded { return nil }
    if let examination { return examination.deadline }
    if let ad = self.ads.current { return ad.player.nextDeadline }
    guard let deadline = self.player.nextDeadline else { return nil }
    guard case .playing = self.player.state, let position = self.ads.nextPosition(in: self.player) else {
      return deadline
    }
    return min(deadline, self.player.deadline(ofPosition: position))
  }

  /// The player that PLAY and PAUSE mean: the ad's during ads.
  mutating func withVisiblePlayer(_ body: (inout MediaPlayer) -> Void) {
    guard self.ads.current != nil else { return body(&self.player) }
    self.ads.withPlayer(body)
  }

  /// What the player does, as the wire calls it.
  var playerState: PlayerState {
    if self.hasEnded { return .idle }
    switch (self.ads.current?.player ?? self.player).state {
    case .idle, .opening, .loading: return .idle
    case .buffering: return .buffering
    case .playing: return .playing
    case .paused: return .paused
    }
  }

  mutating func end(_ reason: IdleReason, now: NIODeadline) {
    self.player.stop(now: now)
    self.ads = AdPlayback()
    self.idleReason = reason
    self.hasEnded = true
    self.loadingItemId = nil
    self.pendingLoad = nil
    self.examination = nil
  }
}
