package import CastModel
package import NIOCore

extension SessionState {
  /// How near to the live edge counts as being there, in seconds.
  private static let liveEdge = 10.0

  /// The state that the media status tells; `nil` if nothing is loaded.
  ///
  /// - Parameter items: The whole queue, where it is known; a status lists only items near the current one.
  package init?(_ snapshot: MediaSnapshot, items: [QueueItem]? = nil, at now: NIODeadline) {
    guard let status = snapshot.status, !status.isEnded else { return nil }
    var data = LoadRequestData()
    // Items that say where they stood before shuffling can be put back there: then they are sent as shuffled.
    let all = items ?? status.items ?? []
    let saysShuffled = status.queueData?.shuffle == true || status.repeatMode == .repeatAllAndShuffle
    let isShuffled = saysShuffled && all.allSatisfy { $0.orderId != nil }
    let items = Self.transferable(all, keepsOrder: isShuffled)
    let current = status.currentItemId ?? status.loadingItemId
    if items.count > 1 {
      let ids = (items.map(\.original)).firstIndex { $0 == current }
      var queue = status.queueData ?? QueueData()
      queue.items = items.map(\.item)
      queue.startIndex = Int64(ids ?? 0)
      queue.startTime = nil
      queue.repeatMode = status.repeatMode ?? queue.repeatMode
      queue.shuffle = isShuffled ? true : nil
      data.queueData = queue
    } else {
      guard let media = snapshot.media ?? items.first?.item.media else { return nil }
      data.media = media
    }
    data.currentTime = Self.position(of: snapshot, at: now)
    data.autoplay = Self.plays(snapshot)
    data.playbackRate = status.playbackRate.flatMap { $0 > 0 && $0 != 1 ? $0 : nil }
    data.activeTrackIds = status.activeTrackIds
    self.init(loadRequestData: data, source: .mediaStatus)
  }

  /// Brings position and player state up to date: launching takes seconds, in which the media plays on.
  package mutating func refresh(from snapshot: MediaSnapshot, at now: NIODeadline) {
    guard snapshot.status?.isEnded == false else { return }
    self.loadRequestData.currentTime = Self.position(of: snapshot, at: now)
    self.loadRequestData.autoplay = Self.plays(snapshot)
  }

  /// Where to go on; `nil` at the live edge, which is where a load without a time begins.
  private static func position(of snapshot: MediaSnapshot, at now: NIODeadline) -> Double? {
    let position = snapshot.position(at: now)
    guard position.isFinite, position >= 0 else { return nil }
    if snapshot.media?.streamType == .live {
      guard let end = snapshot.liveSeekableRange(at: now)?.end else { return nil }
      return end - position < Self.liveEdge ? nil : position
    }
    return position
  }

  private static func plays(_ snapshot: MediaSnapshot) -> Bool { snapshot.playerState != .paused }

  /// The items as another receiver can load them: without ids, which receivers give (trap 51).
  private static func transferable(_ items: [QueueItem], keepsOrder: Bool) -> [(original: Int64?, item: QueueItem)] {
    items.filter { $0.media != nil }.map { original in
      var item = original
      item.itemId = nil
      if !keepsOrder { item.orderId = nil }
      return (original.itemId, item)
    }
  }
}
