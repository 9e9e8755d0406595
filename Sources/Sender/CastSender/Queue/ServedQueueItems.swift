import CastModel

/// The URLs of those items of a queue whose files this host serves. A pure value.
///
/// The receiver reports items by id, the server knows files by URL: callers that see an item with both note it here.
struct ServedQueueItems: Sendable, Hashable {
  private var mediaSessionId: Int64?
  private var urls: [Int64: String] = [:]

  /// Notes the URLs of a media session's items; those of an earlier session are forgotten, because ids begin anew.
  ///
  /// - Parameter isServed: Whether this host serves a URL; others aren't kept.
  mutating func note(_ items: [QueueItem], of mediaSessionId: Int64, where isServed: (String) -> Bool) {
    self.begin(mediaSessionId)
    for item in items {
      guard let id = item.itemId,
        let url = [item.media?.contentId, item.media?.contentUrl].compactMap(\.self).first(where: isServed)
      else { continue }
      self.urls[id] = url
    }
  }

  /// Returns the items whose URLs aren't known.
  func unknown(_ itemIds: [Int64], of mediaSessionId: Int64) -> [Int64] {
    self.mediaSessionId == mediaSessionId ? itemIds.filter { self.urls[$0] == nil } : itemIds
  }

  /// Removes items that left the queue.
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
