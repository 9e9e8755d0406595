import LoopIsolation

/// How far a change of many items is.
public struct QueueProgress: Sendable, Hashable {
  /// How many items are through.
  public var completedCount: Int
  /// How many there are.
  public var totalCount: Int

  public init(completedCount: Int, totalCount: Int) {
    self.completedCount = completedCount
    self.totalCount = totalCount
  }

  /// Called as messages are answered, and only if there is more than one.
  public typealias Handler = @LoopActor (QueueProgress) -> Void
}
