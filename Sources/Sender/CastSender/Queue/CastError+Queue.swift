import CastModel

extension CastError {
  /// Whether the app refused a request because it doesn't support its type.
  var isUnknownCommand: Bool {
    self.code == .requestRejected && ["INVALID_COMMAND", "NOT_SUPPORTED"].contains(self.receiver?.reason)
  }

  static func itemsNotFound(_ ids: [Int64], sessionId: String) -> CastError {
    let names = ids.prefix(5).map(String.init).joined(separator: ", ") + (ids.count > 5 ? "…" : "")
    var error = CastError(
      .queueItemNotFound,
      "The queue has no item \(names): it was removed, or the id is of another queue. Look at the list again.",
      sessionId: sessionId)
    error.queue = QueueErrorInfo(missingItemIds: ids)
    return error
  }

  /// The error for an item that doesn't fit into a message.
  static func itemTooLarge(_ oversize: QueueChunks.Oversize, sessionId: String) -> CastError {
    var error = CastError(
      .castMessageTooLarge,
      "Item \(oversize.index) takes \(oversize.length) bytes, and a message to a receiver at most \(oversize.limit): "
        + "shorten its metadata, tracks or customData. Nothing was sent.",
      sessionId: sessionId)
    error.queue = QueueErrorInfo(failedIndex: Int64(oversize.index))
    return error
  }

  /// Returns the error of a change of several messages that failed wholly or partly.
  func incomplete(of total: Int, completed: Int, failedIndex: Int, itemIds: [Int64]?) -> CastError {
    guard completed > 0 else { return self }
    var error = self
    if self.code != .requestCancelled { error.code = .queueIncomplete }
    error.message =
      "\(completed) of \(total) items were sent, then: \(self.message) Go on with item \(failedIndex), or start again."
    error.queue = QueueErrorInfo(
      completedCount: Int64(completed), failedIndex: Int64(failedIndex), itemIds: itemIds,
      reason: self.code.rawValue)
    error.cause = self
    return error
  }
}
