public import CastModel

/// How far a change of a queue that takes several messages got, or which item failed.
public struct QueueFailureDetails: Sendable, Hashable {
  /// How many of the given items are in the queue, or changed.
  public var completedCount: Int?
  /// The index of the first given item that is not, from 0.
  public var failedIndex: Int?
  /// The ids of the items that are in, in order, where the receiver told them.
  public var itemIds: [Int64]?
  /// The ids that aren't in the queue.
  public var missingItemIds: [Int64]?
  /// What ended it.
  public var reason: CastErrorCode?

  /// Makes details of those facts that the failure has; `nil` says that a fact isn't known or doesn't apply.
  public init(
    completedCount: Int? = nil, failedIndex: Int? = nil, itemIds: [Int64]? = nil, missingItemIds: [Int64]? = nil,
    reason: CastErrorCode? = nil
  ) {
    self.completedCount = completedCount
    self.failedIndex = failedIndex
    self.itemIds = itemIds
    self.missingItemIds = missingItemIds
    self.reason = reason
  }
}
