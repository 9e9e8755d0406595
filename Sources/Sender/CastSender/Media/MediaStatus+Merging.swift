package import CastModel
import JSONCodec

extension MediaStatus {
  /// Takes from `old` what this status, which says only what changed, leaves out (cast.md 7.4, column "Use").
  ///
  /// What is not named here is cleared by its absence: idleReason, extendedStatus, loadingItemId, preloadedItemId, breakStatus,
  /// videoInfo, liveSeekableRange. Undeclared members are of the last status that carried them, as far as they fit.
  ///
  /// - Returns: Whether all that was to be inherited fitted.
  mutating func inherit(from old: MediaStatus) -> Bool {
    var undeclared = UndeclaredMembers()
    let carriesPlayerState = self.playerState != nil
    let ownLists = [self.items == nil ? nil : "items", self.activeTrackIds == nil ? nil : "activeTrackIds"]
    self.mediaSessionId = self.mediaSessionId ?? old.mediaSessionId
    if self.media == nil { self.media = old.media }
    self.customData = self.customData ?? old.customData
    self.playbackRate = self.playbackRate ?? old.playbackRate
    self.supportedMediaCommands = self.supportedMediaCommands ?? old.supportedMediaCommands
    self.repeatMode = self.repeatMode ?? old.repeatMode
    if self.queueData == nil { self.queueData = old.queueData }
    self.playerState = self.playerState ?? old.playerState
    self.currentTime = self.currentTime ?? old.currentTime
    self.inheritVolume(from: old)
    if !carriesPlayerState { self.activeTrackIds = self.activeTrackIds ?? old.activeTrackIds }
    self.currentItemId = self.currentItemId ?? old.currentItemId
    self.inheritItems(from: old, &undeclared)
    self.applyBreakInfo()
    let cleared = Self.clearedByAbsence.union(ownLists.compactMap { $0 })
    undeclared.inherit(
      old.additional, into: &self.additional,
      except: carriesPlayerState ? cleared.union(["activeTrackIds"]) : cleared)
    return !undeclared.isExceeded
  }

  /// Gives up what is inherited, as far as it takes much, because this is too long with it: `own` is what the message itself says.
  mutating func forgetInherited(keeping own: MediaStatus) {
    self.items = own.items
    self.customData = own.customData
    self.queueData = own.queueData
    self.additional = own.additional
    if self.jsonBytes.count > DeviceLimits.statusBytes { self.media = own.media }
  }

  /// Members that a status clears by leaving them out, also where their value couldn't be read.
  private static let clearedByAbsence: Set<String> = [
    "breakStatus", "extendedStatus", "idleReason", "liveSeekableRange", "loadingItemId", "preloadedItemId", "videoInfo",
  ]

  /// Fills in what old apps write under other names.
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

  private mutating func inheritVolume(from old: MediaStatus) {
    guard var volume = self.volume, let previous = old.volume else {
      self.volume = self.volume ?? old.volume
      return
    }
    volume.level = volume.level ?? previous.level
    volume.muted = volume.muted ?? previous.muted
    self.volume = volume
  }

  /// A list that is present replaces the old one; an item that was known keeps what the new list leaves out, and the current
  /// item has the current media.
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
    for index in items.indices {
      guard let itemId = items[index].itemId else { continue }
      if let known = places[itemId].flatMap({ old.items?[$0] }) {
        items[index].inherit(from: known, &undeclared)
      } else if items[index].media == nil, itemId == self.currentItemId {
        items[index].media = self.media
      }
    }
    self.items = items
  }

  /// `breakInfo` beside the media updates the media's breaks.
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
  /// The web's rule (idle, and nothing loads) with Android's exceptions: CANCELLED always is for good, but a live stream's
  /// queue survives it. Android clears also after ERROR while the next item loads; receivers that skip a failing item say
  /// just that, so the queue is kept there.
  mutating func clearWhenIdle() {
    guard self.effectivePlayerState == .idle else { return }
    let isLoadingNext = (self.loadingItemId ?? 0) != 0
    let isOver =
      switch self.idleReason {
      case IdleReason.cancelled: self.media?.isLive != true
      default: !isLoadingNext
      }
    guard isOver else { return }
    self.currentItemId = nil
    self.loadingItemId = nil
    self.preloadedItemId = nil
    self.items = nil
    self.repeatMode = nil
  }
}

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
