import CastRPCProtocol
import CastSender

extension CastEventPublisher {
  /// Tells how a queue changed.
  func publish(_ event: MediaQueueEvent) {
    let (id, revision, count, isLast) = (event.sessionId, event.revision, Int64(event.itemCount), event.isLast)
    switch event.change {
    case .reloaded(let itemIds):
      self.publisher.publish(
        QueueDidReload(sessionId: id, revision: revision, itemCount: count, isLast: isLast, itemIds: itemIds))
    case .inserted(let itemIds, let index, let before):
      self.publisher.publish(
        QueueDidInsert(
          sessionId: id, revision: revision, itemCount: count, isLast: isLast, itemIds: itemIds, index: Int64(index),
          insertBefore: before))
    case .updated(let itemIds, let indexes, let reason):
      self.publisher.publish(
        QueueDidUpdate(
          sessionId: id, revision: revision, itemCount: count, isLast: isLast, itemIds: itemIds,
          indexes: indexes.map { Int64($0) }, reason: QueueUpdateReason(rawValue: reason.rawValue)))
    case .removed(let itemIds, let indexes):
      self.publisher.publish(
        QueueDidRemove(
          sessionId: id, revision: revision, itemCount: count, isLast: isLast, itemIds: itemIds,
          indexes: indexes.map { Int64($0) }))
    case .reordered(let itemIds):
      self.publisher.publish(
        QueueDidReorder(sessionId: id, revision: revision, itemCount: count, isLast: isLast, itemIds: itemIds))
    }
  }
}
