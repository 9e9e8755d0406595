/// How far a change of a queue came that takes several messages, or which item stood in its way.
public struct QueueFailureDetails: Sendable, Hashable {
  /// How many of the given items are in the queue, or changed.
  public var completedCount: Int?
  /// The first of the given items that is not, counted from 0.
  public var failedIndex: Int?
  /// The ids of the items that are in, in order, where the receiver told them.
  public var itemIds: [Int64]?
  /// The ids that the queue doesn't have.
  public var missingItemIds: [Int64]?
  /// What ended it.
  public var reason: CastErrorCode?

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
