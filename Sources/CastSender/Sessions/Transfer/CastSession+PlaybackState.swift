import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension CastSession {
  /// The most items that are fetched of a queue: more don't fit into one LOAD.
  private static let maximumItems = 500

  /// What it takes to go on elsewhere from here: asked of the app (STORE_SESSION), or, where the app doesn't tell, made of the media
  /// status (media or queue, position, rate, tracks, whether it plays).
  ///
  /// - Throws: ``CastErrorCode/noMediaSession`` if nothing is loaded, and what requests can fail with if the link breaks.
  public func playbackState() async throws(CastError) -> PlaybackState {
    try self.checkConnected()
    guard self.media.snapshot.status?.isEnded == false else {
      throw CastError(.noMediaSession, "Nothing is loaded, so there is nothing to hand over.", sessionId: self.id)
    }
    do throws(CastError) {
      return try await self.storeSession()
    } catch {
      guard self.connectionState == .connected else { throw error }
      self.logger.debug("the app doesn't tell its state; the media status does", metadata: ["error": "\(error)"])
    }
    if let state = await self.playbackStateFromStatus() { return state }
    throw CastError(
      .noMediaSession, "The app doesn't tell what it plays, so there is nothing to hand over.", sessionId: self.id)
  }

  /// STORE_SESSION, as Android's senders ask it (cast.md 7.1).
  func storeSession() async throws(CastError) -> PlaybackState {
    let stored = try await self.media.storeSession(timeout: self.environment.options.transfer.store)
    let document = try? JSONDocument(parsing: JSONValue.object(stored).jsonBytes, policy: .tolerant)
    guard let node = document?.root, let state = PlaybackState(sessionState: node) else {
      throw CastError(
        .requestRejected, "The app answered STORE_SESSION with nothing that can be loaded.", sessionId: self.id)
    }
    return state
  }

  /// What the media status tells, with the items of the queue that it leaves out; `nil` if nothing is loaded.
  package func playbackStateFromStatus() async -> PlaybackState? {
    let items = await self.queueItems()
    return PlaybackState(self.media.snapshot, items: items, at: self.environment.clock.now)
  }

  /// The whole queue, if the app tells it; `nil` if it has no more than the status says, or doesn't answer.
  private func queueItems() async -> [QueueItem]? {
    guard self.connectionState == .connected, let known = self.media.snapshot.status?.items, known.count > 1,
      let mediaSessionId = self.media.snapshot.mediaSessionId
    else { return nil }
    guard let ids = await self.queueRequest("QUEUE_GET_ITEM_IDS", mediaSessionId)?["itemIds"],
      let ids = try? [Int64](json: ids)
    else { return nil }
    var items: [Int64: QueueItem] = [:]
    for item in known { if let id = item.itemId, item.media != nil { items[id] = item } }
    let missing = ids.prefix(Self.maximumItems).filter { items[$0] == nil }
    // Receivers answer a limited number at a time.
    for start in stride(from: 0, to: missing.count, by: 20) {
      let part = missing[start..<min(start + 20, missing.count)].map { JSONValue.integer($0) }
      guard let list = await self.queueRequest("QUEUE_GET_ITEMS", mediaSessionId, ["itemIds": .array(part)])?["items"],
        let fetched = try? [QueueItem](json: list)
      else { break }
      for item in fetched { if let id = item.itemId { items[id] = item } }
    }
    return ids.compactMap { items[$0] }
  }

  private func queueRequest(_ type: String, _ mediaSessionId: Int64, _ members: JSONObject = [:]) async -> JSONNode? {
    let reply = try? await self.request(
      RequestKind(type), namespace: .media, destinationId: self.transportId ?? "",
      timeout: self.environment.options.transfer.store
    ) { id in MediaRequest(type: type, requestId: id, mediaSessionId: mediaSessionId, members: members) }
    return reply?.payload.root
  }
}
