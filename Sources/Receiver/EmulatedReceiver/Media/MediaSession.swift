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
  var queue: PlayerQueue
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

  /// What follows, and is got ready already.
  var preload: Preload?
  /// The embedded clip at the last look: statuses tell when it changes.
  var embeddedClip: EmbeddedBreaks.Clip?
  /// How far beginnings and ends of embedded clips have been told.
  var embeddedPosition = 0.0
  /// What the player waits to know before it loads on.
  var examination: PendingExamination?
  /// What is known about the item that is played or loaded.
  var resource = ResourceExamination()

  /// An item that is examined while another one plays.
  struct Preload: Sendable {
    var itemId: Int64
    var request: ResourceRequest
    /// `nil` while it is being examined.
    var resource: ResourceExamination?
    /// When it counts as failed.
    var deadline: NIODeadline
  }

  /// A resource that is being examined.
  struct PendingExamination: Sendable {
    var request: ResourceRequest
    /// When it counts as failed.
    var deadline: NIODeadline
  }

  var isLoading: Bool {
    self.player.state.isLoading
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
    self.noteEmbeddedClip(now: now)
  }

  /// Takes note of the embedded clip where the player is now, after it went there.
  mutating func noteEmbeddedClip(now: NIODeadline) {
    self.embeddedPosition = self.player.position(at: now)
    self.embeddedClip = self.ads.embedded.clip(at: self.embeddedPosition)
  }

  /// What statuses say of the embedded clip; the position is never just short of a boundary that has been told.
  func embeddedStatus(at now: NIODeadline) -> BreakStatus? {
    guard let clip = self.embeddedClip else { return nil }
    return clip.status(at: max(self.player.position(at: now), clip.start))
  }

  /// Whether the ad that plays can be skipped.
  func isAdSkippable(at now: NIODeadline) -> Bool {
    if self.ads.current != nil { return self.ads.isSkippable(at: now) }
    return self.embeddedClip?.isSkippable(at: self.player.position(at: now)) ?? false
  }

  private static func endPosition(of item: QueueItem, start: Double, duration: Double?) -> Double? {
    guard let duration, let wanted = item.playbackDuration, wanted.isFinite, wanted != 0 else { return duration }
    return max(0, min(duration, wanted > 0 ? start + wanted : duration + wanted))
  }

  /// When something happens by itself.
  var nextDeadline: NIODeadline? {
    if self.hasEnded { return nil }
    let preloading = self.preload.flatMap { $0.resource == nil ? $0.deadline : nil }
    return [self.examination?.deadline ?? self.playbackDeadline, preloading].compactMap { $0 }.min()
  }

  private var playbackDeadline: NIODeadline? {
    if let ad = self.ads.current { return ad.player.nextDeadline }
    guard case .playing = self.player.state else { return self.player.nextDeadline }
    let positions = [
      self.ads.nextPosition(in: self.player), self.preloadPosition,
      self.ads.embedded.nextBoundary(after: self.embeddedPosition),
    ]
    return
      ([self.player.nextDeadline] + positions.map { $0.map { self.player.deadline(ofPosition: $0) } })
      .compactMap { $0 }.min()
  }

  /// The item that follows if nothing happens, where it wants to be got ready and isn't.
  var itemToPreload: QueueItem? {
    guard self.preload == nil, !self.hasEnded, let id = self.queue.itemAfterCurrent(), id != self.queue.currentItemId,
      let item = self.queue.item(id), let time = item.preloadTime, time > 0
    else { return nil }
    return item
  }

  /// Where in the current item it is time for ``itemToPreload``.
  var preloadPosition: Double? {
    guard let end = self.player.source.endPosition, let time = self.itemToPreload?.preloadTime else { return nil }
    return max(0, end - time)
  }

  /// The player that PLAY and PAUSE mean: the ad's during ads.
  mutating func withVisiblePlayer(_ body: (inout MediaPlayer) -> Void) {
    guard self.ads.current != nil else { return body(&self.player) }
    self.ads.withPlayer(body)
  }

  /// What the player does, as the wire calls it.
  var playerState: PlayerState {
    if self.hasEnded { return .idle }
    if let ad = self.ads.current?.player.state, ad == .idle || ad.isLoading { return .buffering }
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
    self.preload = nil
    self.embeddedClip = nil
  }
}
