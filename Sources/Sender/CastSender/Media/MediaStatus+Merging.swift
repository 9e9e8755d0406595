package import CastModel
import JSONCodec

extension MediaStatus {
  /// Completes this status, which holds only changes, from `old` (cast.md 7.4, column "Use").
  ///
  /// The rule of each member is in the spec (`merge` in `spec/model/media.json`). Undeclared members are inherited
  /// from the last status that carried them, within ``DeviceLimits``.
  ///
  /// - Returns: Whether all inherited members were within the limits.
  mutating func inherit(from old: MediaStatus) -> Bool {
    var undeclared = UndeclaredMembers()
    // The lists of this status replace undeclared members of the same name in the old one.
    let ownLists = [self.items == nil ? nil : "items", self.activeTrackIds == nil ? nil : "activeTrackIds"]
    let cleared = self.membersClearedByAbsence.union(ownLists.compactMap { $0 })
    self.inheritMembers(from: old)
    self.inheritItems(from: old, &undeclared)
    self.applyBreakInfo()
    undeclared.inherit(old.additional, into: &self.additional, except: cleared)
    return !undeclared.isExceeded
  }

  /// Drops the large inherited members, because they make the status exceed the limit.
  ///
  /// - Parameter own: The status as the message itself has it.
  mutating func forgetInherited(keeping own: MediaStatus) {
    self.items = own.items
    self.customData = own.customData
    self.queueData = own.queueData
    self.additional = own.additional
    if self.jsonBytes.count > DeviceLimits.statusBytes { self.media = own.media }
  }

  /// Fills in members that old apps write under other names.
  mutating func readLegacyNames() {
    self.media?.metadata?.readLegacyNames()
    self.extendedStatus?.media?.metadata?.readLegacyNames()
    guard let items = self.items, items.contains(where: { $0.media?.metadata?.additional.isEmpty == false }) else {
      return
    }
    self.items = items.map { item in
      var item = item
      item.media?.metadata?.readLegacyNames()
      return item
    }
  }

  /// Replaces the old list if a new one is present. A known item keeps the members that the new list leaves out, and
  /// the current item gets the current media. Of items with the same id only the first one inherits: a device that
  /// repeats one would multiply its media.
  private mutating func inheritItems(from old: MediaStatus, _ undeclared: inout UndeclaredMembers) {
    guard var items = self.items else {
      self.items = old.items
      return
    }
    JSONWork.count(items.count + (old.items?.count ?? 0))
    // Of items with the same id the first one counts.
    let places = Dictionary(
      (old.items ?? []).enumerated().compactMap { place, item in item.itemId.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<Int64> = []
    for index in items.indices {
      guard let itemId = items[index].itemId, seen.insert(itemId).inserted else { continue }
      if let known = places[itemId].flatMap({ old.items?[$0] }) {
        items[index].inherit(from: known, &undeclared)
      } else if items[index].media == nil, itemId == self.currentItemId {
        items[index].media = self.media
      }
    }
    self.items = items
  }

  /// Updates the media's breaks from a `breakInfo` beside the media.
  private mutating func applyBreakInfo() {
    guard let info = self.additional["breakInfo"], self.media != nil else { return }
    if let breaks: [Break] = Self.decode(info["breaks"]) { self.media?.breaks = breaks }
    if let clips: [BreakClip] = Self.decode(info["breakClips"]) { self.media?.breakClips = clips }
  }

  private static func decode<T: JSONDecodable>(_ value: JSONValue?) -> [T]? {
    value.flatMap { try? [T](json: $0, policy: .tolerant) }
  }

  /// Forgets the queue when the player has become idle for good (cast.md 7.4, 3).
  ///
  /// The web's rule (idle, and nothing loads) with Android's exceptions: after CANCELLED the player is always idle
  /// for good, but a live stream's queue survives it. Android clears the queue also after ERROR while the next item
  /// loads; receivers that skip a failing item report exactly that, so the queue is kept there.
  mutating func clearWhenIdle() {
    guard self.effectivePlayerState == .idle else { return }
    let isOver = self.idleReason == .cancelled ? self.media?.isLive != true : (self.loadingItemId ?? 0) == 0
    guard isOver else { return }
    self.currentItemId = nil
    self.loadingItemId = nil
    self.preloadedItemId = nil
    self.items = nil
    self.repeatMode = nil
  }
}

extension MediaStatus {
  /// The player's state, including loading (cast.md 7.3: while the player is still IDLE, a new item's state is in
  /// `extendedStatus`).
  package var effectivePlayerState: PlayerState? {
    self.extendedStatus?.playerState == .loading ? .loading : self.playerState
  }

  /// The media session, also one that is still loading.
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
