import CastModel

/// Which items of a queue are files that are served from here, by their URLs. A pure value.
///
/// Items are told by ids, and what is served by its URL: whoever sees an item with both notes it here.
struct ServedQueueItems: Sendable, Hashable {
  private var mediaSessionId: Int64?
  private var urls: [Int64: String] = [:]

  /// Takes what items of a media session are; those of an earlier one are forgotten, because ids begin anew.
  ///
  /// - Parameter isServed: Whether a URL is served from here; others aren't kept.
  mutating func note(_ items: [QueueItem], of mediaSessionId: Int64, where isServed: (String) -> Bool) {
    self.begin(mediaSessionId)
    for item in items {
      guard let id = item.itemId,
        let url = [item.media?.contentId, item.media?.contentUrl].compactMap(\.self).first(where: isServed)
      else { continue }
      self.urls[id] = url
    }
  }

  /// Of which items nobody knows what they are.
  func unknown(_ itemIds: [Int64], of mediaSessionId: Int64) -> [Int64] {
    self.mediaSessionId == mediaSessionId ? itemIds.filter { self.urls[$0] == nil } : itemIds
  }

  /// Items left the queue.
  ///
  /// - Returns: The URLs that no other item has.
  mutating func remove(_ itemIds: [Int64], of mediaSessionId: Int64) -> Set<String> {
    self.begin(mediaSessionId)
    let gone = Set(itemIds.compactMap { self.urls.removeValue(forKey: $0) })
    return gone.isEmpty ? [] : gone.subtracting(self.urls.values)
  }

  private mutating func begin(_ mediaSessionId: Int64) {
    guard self.mediaSessionId != mediaSessionId else { return }
    self.mediaSessionId = mediaSessionId
    self.urls = [:]
  }
}
