import CastModel
import JSONCodec
import NIOCore

/// One media session: LOAD begins it, and STOP, the end or another LOAD ends it.
struct MediaSession: Sendable {
  /// The sender that waits for the outcome of a load.
  struct PendingLoad: Sendable, Hashable {
    var sender: SenderAddress
    var requestId: Int64
    /// Whether a first status has already answered the LOAD.
    var isAnswered: Bool
  }

  /// The session's id, `mediaSessionId` on the wire.
  let id: Int64
  var queue: PlayerQueue
  var player = MediaPlayer()
  var ads = AdPlayback()
  /// The LOAD whose first item hasn't begun yet.
  var pendingLoad: PendingLoad?
  /// The item that becomes current once it is loaded; `nil` if no other item is loading.
  var loadingItemId: Int64?
  var activeTrackIds: [Int64] = []
  /// The text tracks that `enableTextTracks` has turned off, and turns on again (cast_receiver_framework.js,
  /// cast.receiver.MediaManager).
  var disabledTextTracks: [Int64] = []
  var customData: JSONValue?
  /// Why the player is idle; `nil` while an item is played or loaded for the first time.
  var idleReason: IdleReason?
  /// Whether the session is over.
  var hasEnded = false
  /// The clock of the statuses that the device sends without a cause.
  var clock = StatusClock()
  /// The number of items that have failed since the last one that worked.
  var failuresInARow = 0

  /// The item that plays, or is being loaded.
  var targetItemId: Int64 { self.loadingItemId ?? self.queue.currentItemId }
  var targetItem: QueueItem? { self.queue.begunItem(self.targetItemId) }

  /// The preloaded next item.
  var preload: Preload?
  /// The embedded clip at the last check; a status reports each change.
  var embeddedClip: EmbeddedBreaks.Clip?
  /// The position up to which beginnings and ends of embedded clips have been reported.
  var embeddedPosition = 0.0
  /// The examination that the player waits for before it continues to load.
  var examination: PendingExamination?
  /// The request for the files of text tracks that became active while the item plays; `nil` if none is pending.
  var trackRequest: ResourceRequest.ID?
  /// The result of examining the item that plays or is being loaded.
  var resource = ResourceExamination()
  /// The request whose result is ``resource``; `nil` until the result has arrived.
  private(set) var openedRequest: ResourceRequest?
  /// The number of seeks in the item, and the position of the last one.
  private(set) var seekCount = 0
  private(set) var soughtPosition = 0.0

  /// An item that is examined while another one plays.
  struct Preload: Sendable {
    var itemId: Int64
    var request: ResourceRequest
    /// The result, or `nil` while the item is being examined.
    var resource: ResourceExamination?
    /// The time at which the examination counts as failed.
    var deadline: NIODeadline
  }

  /// A resource that is being examined.
  struct PendingExamination: Sendable {
    var request: ResourceRequest
    /// The time at which the examination counts as failed.
    var deadline: NIODeadline
  }

  var isLoading: Bool {
    self.player.state.isLoading
  }

  /// The start of an item, where the request gives it instead of the item.
  struct Beginning: Sendable {
    var startTime: Double?
    var autoplay: Bool?
    var playbackRate: Double?
    var activeTrackIds: [Int64]?
  }

  /// Begins to load an item of the queue; ``open(_:now:)`` continues.
  mutating func begin(_ item: QueueItem, _ beginning: Beginning, timing: MediaTiming, now: NIODeadline) {
    self.loadingItemId = item.itemId == self.queue.currentItemId ? nil : item.itemId
    self.queue.begin(self.targetItemId)
    self.activeTrackIds = beginning.activeTrackIds ?? item.activeTrackIds ?? []
    self.disabledTextTracks = []
    self.resource = ResourceExamination()
    self.trackRequest = nil
    (self.openedRequest, self.seekCount) = (nil, 0)
    self.ads = AdPlayback()
    self.player.prepare(
      startPosition: beginning.startTime ?? item.startTime, autoplay: beginning.autoplay ?? item.autoplay ?? true,
      playbackRate: beginning.playbackRate ?? self.player.playbackRate, timing: timing, now: now)
  }

  /// Continues loading with the result of the item's examination.
  mutating func open(_ resource: ResourceExamination, now: NIODeadline) {
    self.openedRequest = self.examination?.request
    self.examination = nil
    self.resource = resource
    guard let item = self.targetItem, let media = item.media else { return }
    self.ads = AdPlayback(media)
    let start = self.player.source.startPosition ?? 0
    self.player.open(
      MediaPlayer.Source(
        endPosition: Self.endPosition(of: item, start: start, duration: resource.duration),
        liveWindow: resource.liveWindow, stall: resource.failure == nil ? resource.stall : nil),
      now: now)
    self.noteEmbeddedClip(now: now)
  }

  /// Moves to `position`; ``MediaPlayer/infinitePosition`` is the end.
  mutating func seek(to position: Double, now: NIODeadline) {
    self.player.seek(to: position, now: now)
    self.seekCount += 1
    self.soughtPosition = self.player.position(at: now)
    self.noteEmbeddedClip(now: now)
  }

  /// Stores the embedded clip at the player's position, after a seek or a load.
  mutating func noteEmbeddedClip(now: NIODeadline) {
    self.embeddedPosition = self.player.position(at: now)
    self.embeddedClip = self.ads.embedded.clip(at: self.embeddedPosition)
  }

  /// Returns the status of the embedded clip; its position is never before a boundary that has been reported.
  func embeddedStatus(at now: NIODeadline) -> BreakStatus? {
    guard let clip = self.embeddedClip else { return nil }
    return clip.status(at: max(self.player.position(at: now), clip.start))
  }

  /// Whether the current ad can be skipped.
  func isAdSkippable(at now: NIODeadline) -> Bool {
    if self.ads.current != nil { return self.ads.isSkippable(at: now) }
    return self.embeddedClip?.isSkippable(at: self.player.position(at: now)) ?? false
  }

  private static func endPosition(of item: QueueItem, start: Double, duration: Double?) -> Double? {
    guard let duration, let wanted = item.playbackDuration, wanted.isFinite, wanted != 0 else { return duration }
    return max(0, min(duration, wanted > 0 ? start + wanted : duration + wanted))
  }

  /// The time of the next event that no request causes.
  var nextDeadline: NIODeadline? {
    if self.hasEnded { return nil }
    let preloading = self.preload.flatMap { $0.resource == nil ? $0.deadline : nil }
    return [self.examination?.deadline ?? self.playbackDeadline, preloading, self.clock.nextDeadline]
      .compactMap { $0 }.min()
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

  /// The item that follows, if it has a preload time and isn't preloaded yet.
  var itemToPreload: QueueItem? {
    guard self.preload == nil, !self.hasEnded, let id = self.queue.itemAfterCurrent(), id != self.queue.currentItemId,
      let item = self.queue.item(id), item.media != nil, let time = item.preloadTime, time > 0
    else { return nil }
    return item
  }

  /// The position in the current item at which to preload ``itemToPreload``.
  var preloadPosition: Double? {
    guard let end = self.player.source.endPosition, let time = self.itemToPreload?.preloadTime else { return nil }
    return max(0, end - time)
  }

  /// Changes the player that PLAY and PAUSE control: the ad's during ads.
  mutating func withVisiblePlayer(_ body: (inout MediaPlayer) -> Void) {
    guard self.ads.current != nil else { return body(&self.player) }
    self.ads.withPlayer(body)
  }

  /// The player's state, as on the wire.
  var playerState: PlayerState {
    if self.hasEnded { return .idle }
    if let ad = self.ads.current?.player.state, ad == .idle || ad.isLoading { return .buffering }
    switch (self.ads.current?.player ?? self.player).state {
    case .idle, .opening, .loading: return .idle
    case .buffering: return .buffering
    case .playing: return self.clock.isBuffering ? .buffering : .playing
    case .paused: return .paused
    }
  }

  /// Runs the clock of the statuses without a cause while media plays.
  mutating func followClock(now: NIODeadline) {
    let isPlaying = !self.hasEnded && self.ads.current == nil && self.player.state == .playing
    self.clock.follow(isPlaying: isPlaying, isLive: self.player.source.liveWindow != nil, now: now)
  }

  /// Whether the viewer sees a paused picture.
  var isPaused: Bool { !self.hasEnded && self.playerState == .paused }

  mutating func end(_ reason: IdleReason, now: NIODeadline) {
    self.player.stop(now: now)
    self.ads = AdPlayback()
    self.idleReason = reason
    self.hasEnded = true
    self.loadingItemId = nil
    self.pendingLoad = nil
    self.examination = nil
    self.trackRequest = nil
    self.preload = nil
    self.embeddedClip = nil
  }
}
