import CastModel
import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation

extension QueueMethods {
  /// Refuses items that play nothing, by the path of the first.
  static func check(_ items: [QueueItem], _ path: String) throws {
    guard let index = items.firstIndex(where: { $0.media == nil && $0.customData == nil }) else { return }
    throw APIError.invalid(
      "\(path)[\(index)].media", "required, but missing", "Item \(index) has no media to play.")
  }

  /// Refuses what can't be an item's id, by its path.
  static func check(ids: [Int64]) throws {
    guard let index = ids.firstIndex(where: { $0 <= 0 }) else { return }
    throw APIError.invalid("params.itemIds[\(index)]", "at least 1 expected", "\(ids[index]) is no item's id.")
  }

  /// Gives an error about one of the items its path.
  static func naming<T>(_ path: String, _ body: () async throws -> T) async throws -> T {
    do {
      return try await body()
    } catch let error as CastError {
      guard error.code == .castMessageTooLarge, let index = error.queue?.failedIndex else { throw error }
      var told = APIError(error)
      told.data.path = "\(path)[\(index)]"
      throw told
    }
  }

  /// Reports how far a change of many items is.
  static func report(to call: JSONRPCCallContext) -> QueueProgress.Handler? {
    guard let progress = call.progress else { return nil }
    return { done in
      progress.report(
        message: "\(done.completedCount) of \(done.totalCount) items",
        percentage: Double(done.completedCount) * 100 / Double(max(1, done.totalCount)),
        details: [
          "completedCount": .integer(Int64(done.completedCount)), "totalCount": .integer(Int64(done.totalCount)),
        ])
    }
  }
}

extension QueueCache {
  @LoopActor
  init(_ queue: MediaQueue) {
    self.init(
      cacheSize: Int64(queue.cacheSize), maximumFetchCount: Int64(queue.maximumFetchCount),
      cachedItemCount: Int64(queue.cachedItemCount), itemCount: Int64(queue.itemCount), revision: queue.revision,
      isCurrent: queue.isCurrent, isComplete: queue.isComplete)
  }
}

extension APIError {
  /// A parameter that can't be used.
  static func invalid(_ path: String, _ reason: String, _ message: String) -> APIError {
    APIError(.invalidParams, message) {
      $0.path = path
      $0.reason = reason
    }
  }
}
