import CastModel
import LoopIsolation
import MediaPreflight

extension RemoteMediaClient {
  /// The most items of a queue that are passed over before one plays.
  private static let maximumPassedOver = 10

  /// Loads media, or a queue from its first item that the receiver plays.
  ///
  /// An item that the receiver refuses doesn't end a queue: it is left out, and the next one is loaded. This holds for
  /// folders and playlists of this machine, too, which become a queue when they are published.
  ///
  /// - Parameter settle: Waits until the loaded media plays, and throws if it doesn't.
  /// - Returns: The items that were left out.
  /// - Throws: The errors of ``load(_:wishes:progress:)`` and of `settle`; if no item plays, that of the last one, with
  ///   ``CastError/failedItem``.
  func loadPassingOver(
    _ request: LoadRequestData, wishes: ConversionWishes?, progress: QueueProgress.Handler?,
    settle: @LoopActor () async throws(CastError) -> Void
  ) async throws(CastError) -> [PassedOverItem] {
    try self.validate(request)
    return try await self.publishing(request, wishes) { published throws(CastError) in
      var request = published
      var passedOver = self.link?.environment.serving?.takePassedOver(in: self.sessionId) ?? []
      while true {
        do throws(CastError) {
          _ = try await self.loadUnchecked(request, progress: progress)
          try await settle()
          return passedOver
        } catch {
          guard error.code == .mediaLoadFailed, let item = request.leaveOutFirst() else { throw error }
          let name = PageText.line(item.media?.nameForPeople) ?? "an item"
          guard !(request.queueData?.items ?? []).isEmpty, passedOver.count < Self.maximumPassedOver else {
            var named = error
            named.failedItem = FailedItem(name: name, media: item.media)
            throw named
          }
          passedOver.append(PassedOverItem(name: name, reason: PageText.line(error.message) ?? ""))
        }
      }
    }
  }
}

extension LoadRequestData {
  /// Removes the item with which a queue begins, so that it begins with the next one.
  ///
  /// - Returns: The item; `nil` if this isn't a queue.
  mutating func leaveOutFirst() -> QueueItem? {
    guard var queue = self.queueData, var items = queue.items, !items.isEmpty else { return nil }
    let start = Int(clamping: queue.startIndex ?? 0)
    guard items.indices.contains(start) else { return nil }
    let item = items.remove(at: start)
    // Nothing follows the last item.
    if start == items.count { items = [] }
    queue.items = items
    queue.startTime = nil
    self.queueData = queue
    // They were about the item that is gone.
    (self.currentTime, self.activeTrackIds) = (nil, nil)
    return item
  }
}

extension MediaInformation {
  /// Its title, or the end of its address.
  fileprivate var nameForPeople: String? {
    let address = self.contentUrl ?? self.contentId
    return self.metadata?.title ?? address?.split(separator: "/").last.map(String.init) ?? address
  }
}
