package import CastModel
package import NIOCore

extension SessionState {
  /// The distance from the live edge, in seconds, within which a position counts as live.
  private static let liveEdge = 10.0

  /// Creates the state from the media status; `nil` if nothing is loaded.
  ///
  /// - Parameter items: The whole queue, if known; a status lists only items near the current one.
  package init?(_ snapshot: MediaSnapshot, items: [QueueItem]? = nil, at now: NIODeadline) {
    guard let status = snapshot.status, !status.isEnded else { return nil }
    var data = LoadRequestData()
    // Items that carry their position before shuffling can be unshuffled there: only then they are sent as shuffled.
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
    data.autoplay = !snapshot.isPaused
    data.playbackRate = status.playbackRate.flatMap {
      RemoteMediaClient.playbackRates.contains($0) && $0 != 1 ? $0 : nil
    }
    data.activeTrackIds = status.activeTrackIds
    self.init(loadRequestData: data, source: .mediaStatus)
  }

  /// Updates position and player state: launching takes seconds, in which the media plays on.
  package mutating func refresh(from snapshot: MediaSnapshot, at now: NIODeadline) {
    guard snapshot.status?.isEnded == false else { return }
    self.loadRequestData.currentTime = Self.position(of: snapshot, at: now)
    self.loadRequestData.autoplay = !snapshot.isPaused
  }

  /// Returns the position to continue from; `nil` at the live edge, where a load without a time begins.
  private static func position(of snapshot: MediaSnapshot, at now: NIODeadline) -> Double? {
    let position = snapshot.position(at: now)
    guard position.isFinite, position >= 0 else { return nil }
    if snapshot.isPlayingLiveStream {
      guard let end = snapshot.liveSeekableRange(at: now)?.end else { return nil }
      return end - position < Self.liveEdge ? nil : position
    }
    return position
  }

  /// Returns the items in a form that another receiver can load: without ids, which receivers assign (trap 51).
  private static func transferable(_ items: [QueueItem], keepsOrder: Bool) -> [(original: Int64?, item: QueueItem)] {
    items.filter { $0.media != nil }.map { original in
      var item = original
      item.itemId = nil
      if !keepsOrder { item.orderId = nil }
      return (original.itemId, item)
    }
  }
}
