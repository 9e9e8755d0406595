package import CastModel
package import CastV2
import JSONCodec
package import NIOCore

/// The media of a session, merged from statuses that carry only a part of it (cast.md 7.4). A pure value.
///
/// 1. ``receive(_:relation:now:)`` takes a status and its relation to this sender's own requests.
/// 2. It drops statuses of media sessions that are over.
/// 3. It merges the rest: members that the status leaves out are kept or cleared, as `MediaStatus.inherit(from:)`
///    says. While a seek or a change of volume is unanswered, the old value in an echo is ignored.
/// 4. It returns what changed; ``revision`` grows with each change.
/// 5. ``loadFailed(itemId:endsAt:)`` takes a LOAD_FAILED. If no status follows it, ``endFailedLoad(at:)`` ends what
///    was loading.
package struct MediaStatusReducer: Sendable {
  /// The merged status; `nil`: no media session.
  package private(set) var status: MediaStatus?
  /// The number of changes so far.
  package private(set) var revision: Int64 = 0
  /// The time when the position arrived, which may be before the newest status.
  package private(set) var positionReceivedAt: NIODeadline
  /// The time when the newest status arrived.
  package private(set) var statusReceivedAt: NIODeadline
  /// The media session that plays or loads; `nil` once it is over.
  package private(set) var activeMediaSessionId: Int64?
  /// Whether the media is paused, or will be once it has buffered: a receiver buffers after each seek, and then
  /// returns to the state of before.
  package private(set) var isPaused = false
  private var pendingSeek: (requestId: Int64, target: Double)?
  private var pendingVolumeRequests: Set<Int64> = []
  /// The media session of our latest LOAD; statuses of older sessions are outdated.
  private var loadedMediaSessionId: Int64?
  /// An upper bound of the size of ``status``, in bytes of JSON.
  private var statusBytes = 0
  /// When the media that loads ends without a status, since the receiver has reported its failure.
  private var failedLoadEnd: NIODeadline?
  /// Whether parts of a status were dropped because of ``DeviceLimits``.
  package private(set) var hasLeftOut = false

  package init(now: NIODeadline) {
    self.positionReceivedAt = now
    self.statusReceivedAt = now
  }

  package var estimator: PositionEstimator {
    PositionEstimator(
      status: self.status, positionReceivedAt: self.positionReceivedAt, statusReceivedAt: self.statusReceivedAt,
      seekTarget: self.pendingSeek?.target)
  }

  // MARK: Own requests

  /// Notes a SEEK in flight: until its outcome the target counts as the position (infinity: the end, or the live
  /// edge).
  package mutating func beginSeek(_ requestId: Int64, target: Double) -> MediaStatusUpdate {
    self.pendingSeek = (requestId, target)
    self.revision += 1
    return MediaStatusUpdate(changes: .status)
  }

  /// Notes a SET_VOLUME in flight: until its outcome, volumes in statuses are ignored.
  package mutating func beginVolumeRequest(_ requestId: Int64) { self.pendingVolumeRequests.insert(requestId) }

  /// Ends a SEEK whose outcome came without a status; returns `nil` if it had ended before.
  package mutating func finishSeek(_ requestId: Int64) -> MediaStatusUpdate? {
    guard self.pendingSeek?.requestId == requestId else { return nil }
    self.pendingSeek = nil
    self.revision += 1
    return MediaStatusUpdate(changes: .status)
  }

  /// Notes that the receiver accepted a command to play or to pause, which it carries out once it has buffered.
  package mutating func noteCommand(pauses: Bool) {
    if self.status?.effectivePlayerState == .buffering { self.isPaused = pauses }
  }

  /// Ends a request of any kind, with any outcome.
  package mutating func finishRequest(_ requestId: Int64) {
    self.pendingVolumeRequests.remove(requestId)
    if self.pendingSeek?.requestId == requestId { self.pendingSeek = nil }
  }

  // MARK: Statuses

  /// A status's relation to our requests.
  package enum Relation: Sendable, Hashable {
    /// The status came unasked, or answers a command.
    case update
    /// The status answers a LOAD of ours: it replaces the previous status.
    case loadAnswer
    /// The status answers a GET_STATUS of ours: it counts even if it is of an older media session.
    case statusAnswer
  }

  package mutating func receive(
    _ message: MediaStatusMessage, relation: Relation = .update, now: NIODeadline
  ) -> MediaStatusUpdate {
    if let id = message.requestId { self.finishRequest(id) }
    guard var incoming = message.status else { return self.clear(now: now) }
    incoming.readLegacyNames()
    let level = incoming.volume?.level
    incoming.volume?.level = level?.withoutFloatNoise
    incoming.playbackRate = incoming.playbackRate?.withoutFloatNoise
    let id = incoming.effectiveMediaSessionId
    if relation == .update, let id, let loadedMediaSessionId, id < loadedMediaSessionId { return MediaStatusUpdate() }
    if relation == .loadAnswer, let id { self.loadedMediaSessionId = id }
    if relation == .statusAnswer { self.loadedMediaSessionId = nil }
    self.failedLoadEnd = nil

    let isNew = self.status == nil || (id != nil && id != self.status?.effectiveMediaSessionId)
    if isNew || relation == .loadAnswer {
      if isNew { self.pendingSeek = nil }
      self.statusBytes = message.byteCount
      return self.replace(with: incoming, relation: relation, now: now)
    }
    self.statusBytes += message.byteCount
    return self.merge(incoming, now: now)
  }

  // MARK: Failed loads

  /// Notes that the receiver reported LOAD_FAILED for the media that loads.
  ///
  /// Most receivers send a status afterwards; some don't (a Nest Mini in home-assistant/core issue 118058).
  ///
  /// - Parameters:
  ///   - itemId: The queue item that failed, if the receiver named one.
  ///   - deadline: When ``endFailedLoad(at:)`` is to be called.
  /// - Returns: Whether media loads, and it may be the media that failed.
  package mutating func loadFailed(itemId: Int64?, endsAt deadline: NIODeadline) -> Bool {
    guard let status = self.status, status.effectivePlayerState == .loading else { return false }
    if let itemId, let loading = status.loadingItemId, loading != 0, loading != itemId { return false }
    self.failedLoadEnd = deadline
    return true
  }

  /// Whether media is still said to load at `now`, although its LOAD has failed and no status has followed in time.
  package func awaitsEndOfFailedLoad(at now: NIODeadline) -> Bool {
    self.failedLoadEnd.map { $0 <= now } ?? false
  }

  /// Ends the media that failed to load, as IDLE with the reason ERROR, unless a status came meanwhile.
  ///
  /// - Returns: The changes, or `nil` if there is nothing to end.
  package mutating func endFailedLoad(at now: NIODeadline) -> MediaStatusUpdate? {
    guard self.awaitsEndOfFailedLoad(at: now), var next = self.status else { return nil }
    self.failedLoadEnd = nil
    next.mediaSessionId = next.effectiveMediaSessionId
    next.media = next.extendedStatus?.media ?? next.media
    next.extendedStatus = nil
    next.loadingItemId = nil
    next.playerState = .idle
    next.idleReason = .error
    next.clearWhenIdle()
    return self.store(next, hasPosition: true, now: now)
  }

  /// Forgets the failure, because the receiver is asked for the status instead.
  package mutating func forgetFailedLoad() { self.failedLoadEnd = nil }

  /// Forgets the status and pending requests: the app or the link is gone, or no media session exists.
  package mutating func clear(now: NIODeadline) -> MediaStatusUpdate {
    self.failedLoadEnd = nil
    self.pendingSeek = nil
    self.pendingVolumeRequests = []
    return self.store(nil, hasPosition: true, now: now)
  }

  /// Forgets the status and the newest media session: another player numbers its sessions anew.
  package mutating func forgetPlayer(now: NIODeadline) -> MediaStatusUpdate {
    self.loadedMediaSessionId = nil
    return self.clear(now: now)
  }

  /// Notes that the available commands changed by time alone, without a status.
  package mutating func timePassed() -> MediaStatusUpdate {
    self.revision += 1
    return MediaStatusUpdate(changes: .status)
  }

  private mutating func replace(
    with incoming: MediaStatus, relation: Relation = .update, now: NIODeadline
  ) -> MediaStatusUpdate {
    var next = incoming
    next.clearWhenIdle()
    return self.store(next, hasPosition: true, relation: relation, now: now)
  }

  private mutating func merge(_ incoming: MediaStatus, now: NIODeadline) -> MediaStatusUpdate {
    guard let old = self.status else { return self.replace(with: incoming, now: now) }
    var next = incoming
    var hasPosition = incoming.currentTime != nil
    if self.pendingSeek != nil, hasPosition {
      next.currentTime = old.currentTime
      hasPosition = false
    }
    if !self.pendingVolumeRequests.isEmpty { next.volume = nil }
    if !next.inherit(from: old) { self.hasLeftOut = true }
    // The current item may have got a copy of the media.
    if incoming.items != nil { self.statusBytes *= 2 }
    self.shorten(&next, to: incoming)
    next.clearWhenIdle()
    if !hasPosition, self.pendingSeek == nil { hasPosition = self.settlePosition(of: &next, after: old, now: now) }
    return self.store(next, hasPosition: hasPosition, now: now)
  }

  /// Reports the beginning and the end of a media session whose LOAD is answered by its end.
  private func tellOfInstantEnd(_ next: MediaStatus?, in update: inout MediaStatusUpdate) {
    guard let next, next.isEnded, let id = next.mediaSessionId, id != self.activeMediaSessionId else { return }
    update.startedMediaSessionId = id
    update.endedAtOnce = MediaStatusUpdate.Ended(mediaSessionId: id, idleReason: next.idleReason)
    update.changes.insert(.status)
  }

  /// Sets the position for a status that has none, but begins or ends an ad, stops or starts time, or changes the
  /// rate: the position is the estimate from the last one, and from now on advances, or doesn't, as the new status
  /// says.
  private func settlePosition(of next: inout MediaStatus, after old: MediaStatus, now: NIODeadline) -> Bool {
    let before = self.estimator
    let after = PositionEstimator(status: next, positionReceivedAt: now, statusReceivedAt: now)
    guard before.advancesMedia != after.advancesMedia || before.playbackRate != after.playbackRate,
      old.currentTime != nil
    else { return false }
    next.currentTime = before.position(at: now)
    return true
  }

  /// Limits the size of a merged status. It is measured only if it may be too large.
  private mutating func shorten(_ next: inout MediaStatus, to incoming: MediaStatus) {
    guard self.statusBytes > DeviceLimits.statusBytes else { return }
    self.statusBytes = next.jsonBytes.count
    guard self.statusBytes > DeviceLimits.statusBytes else { return }
    next.forgetInherited(keeping: incoming)
    self.statusBytes = next.jsonBytes.count
    self.hasLeftOut = true
  }

  /// Stores `next`, and compares it with the previous status.
  private mutating func store(
    _ next: MediaStatus?, hasPosition: Bool, relation: Relation = .update, now: NIODeadline
  ) -> MediaStatusUpdate {
    let old = self.status
    var update = MediaStatusUpdate()
    update.changes = MediaStatusUpdate.Changes(from: old, to: next)
    // A repeated position or range is a change, because time should have advanced it.
    let isRunning = hasPosition && next?.currentTime != nil && next?.effectivePlayerState == .playing
    if isRunning || next?.liveSeekableRange != nil || next?.breakStatus != nil { update.changes.insert(.status) }

    if relation == .loadAnswer { self.tellOfInstantEnd(next, in: &update) }
    let active = next.flatMap { $0.isEnded ? nil : $0.effectiveMediaSessionId }
    let state = next?.effectivePlayerState
    if state != .buffering || active != self.activeMediaSessionId || relation == .loadAnswer {
      self.isPaused = state == .paused
    }
    if active != self.activeMediaSessionId {
      if let ended = self.activeMediaSessionId {
        let isSame = next?.mediaSessionId == ended
        update.ended = MediaStatusUpdate.Ended(mediaSessionId: ended, idleReason: isSame ? next?.idleReason : nil)
      }
      if let active { update.startedMediaSessionId = active }
      self.activeMediaSessionId = active
      update.changes.insert(.status)
    }

    if hasPosition { self.positionReceivedAt = now }
    self.statusReceivedAt = now
    self.status = next
    if !update.changes.isEmpty { self.revision += 1 }
    return update
  }
}

/// The changes that a status made.
package struct MediaStatusUpdate: Sendable, Hashable {
  /// The parts of the media state.
  package struct Changes: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Any change.
    package static let status = Changes(rawValue: 1)
    /// The media or its metadata.
    package static let metadata = Changes(rawValue: 2)
    /// The queue's items, its current item, its data or its repeat mode.
    package static let queue = Changes(rawValue: 4)
    /// The item that is preloaded as the next one.
    package static let preload = Changes(rawValue: 8)
  }

  package struct Ended: Sendable, Hashable {
    package var mediaSessionId: Int64
    /// The reason, if the receiver reported one.
    package var idleReason: IdleReason?

    package init(mediaSessionId: Int64, idleReason: IdleReason? = nil) {
      self.mediaSessionId = mediaSessionId
      self.idleReason = idleReason
    }
  }

  /// The media session that ended; published first.
  package var ended: Ended?
  /// The media session that began; published second.
  package var startedMediaSessionId: Int64?
  /// The end of the media session that began; published last.
  package var endedAtOnce: Ended?
  package var changes: Changes

  package init(ended: Ended? = nil, startedMediaSessionId: Int64? = nil, changes: Changes = []) {
    self.ended = ended
    self.startedMediaSessionId = startedMediaSessionId
    self.changes = changes
  }
}

extension MediaStatusUpdate.Changes {
  /// Creates the set of differences between two statuses.
  ///
  /// Comparing media and items costs most. Usually something small differs too, and they are compared only once; if
  /// they were inherited, the comparison is nearly free, because they share their storage.
  init(from old: MediaStatus?, to new: MediaStatus?) {
    self = []
    let isChanged = old?.currentTime != new?.currentTime || old?.playerState != new?.playerState
    guard isChanged || old != new else { return }
    self.insert(.status)
    if (old?.extendedStatus?.media ?? old?.media) != (new?.extendedStatus?.media ?? new?.media) {
      self.insert(.metadata)
    }
    if old?.currentItemId != new?.currentItemId || old?.repeatMode != new?.repeatMode || old?.items != new?.items
      || old?.queueData != new?.queueData
    {
      self.insert(.queue)
    }
    if old?.preloadedItemId != new?.preloadedItemId { self.insert(.preload) }
  }
}

/// A MEDIA_STATUS as received.
package struct MediaStatusMessage: Sendable {
  /// The request that it answers; 0 or `nil`: none of ours, perhaps another sender's.
  package var requestId: Int64?
  /// The status; `nil`: the receiver reports no media session.
  package var status: MediaStatus?
  package var byteCount: Int

  package init(requestId: Int64? = nil, status: MediaStatus?, byteCount: Int = 0) {
    self.requestId = requestId
    self.status = status
    self.byteCount = byteCount
  }

  /// Reads a MEDIA_STATUS; `nil` if it contains no status, not even an empty list: such a message reports nothing.
  ///
  /// Besides the usual list some receivers write one object, or put its members beside `type` (cast.md 7.2). Only the
  /// first object of a list counts.
  package init?(_ payload: CastPayload, byteCount: Int = 0) {
    let root = payload.root
    self.requestId = payload.requestId
    self.byteCount = byteCount
    guard let node = root["status"], !node.isNull else {
      guard root["playerState"] != nil || root["mediaSessionId"] != nil, var flat = try? MediaStatus(json: root)
      else { return nil }
      for key in ["type", "responseType", "requestId"] { flat.additional[key] = nil }
      self.status = flat
      return
    }
    let isList = node.kind == .array
    guard !isList || node.count > 0 else { return }
    let first = (0..<node.count).lazy.compactMap { node[$0] }.first { $0.kind == .object }
    guard let object = isList ? first : node, let status = try? MediaStatus(json: object) else { return nil }
    self.status = status
  }
}
