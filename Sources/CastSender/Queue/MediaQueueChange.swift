/// How the list of a queue changed (SDK `GCKMediaQueueDelegate`).
///
/// Indexes are those of the list as it is when this change, and every one before it, has been made; those of what is removed are of
/// the list just before it.
public enum MediaQueueChange: Sendable, Hashable {
  /// The list is another one, or is known only now (`mediaQueueDidReloadItems:`).
  case reloaded(itemIds: [Int64])
  /// Items came in, one beside the other; `before` is the item behind them, `nil` at the end
  /// (`mediaQueue:didInsertItemsInRange:`).
  case inserted(itemIds: [Int64], index: Int, before: Int64?)
  /// Items are not what they were, or came into or left the cache (`mediaQueue:didUpdateItemsAtIndexes:`).
  case updated(itemIds: [Int64], indexes: [Int], reason: MediaQueueUpdateReason)
  /// Items went (`mediaQueue:didRemoveItemsAtIndexes:`).
  case removed(itemIds: [Int64], indexes: [Int])
  /// The same items are in another order (Android `itemsReorderedAtIndexes`).
  case reordered(itemIds: [Int64])
}

/// Why an item of a queue counts as updated; an open set.
public struct MediaQueueUpdateReason: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its contents changed at the receiver.
  public static let changed = MediaQueueUpdateReason(rawValue: "CHANGED")
  /// It is in the cache now.
  public static let fetched = MediaQueueUpdateReason(rawValue: "FETCHED")
  /// It is not in the cache any more.
  public static let evicted = MediaQueueUpdateReason(rawValue: "EVICTED")
}

/// A change of a session's queue, as the context tells it.
public struct MediaQueueEvent: Sendable, Hashable {
  /// The session.
  public var sessionId: String
  /// Counts the changes of this session's queue; a list of revision n has every change up to n in it.
  public var revision: Int64
  /// How many items the queue has after it.
  public var itemCount: Int
  public var change: MediaQueueChange
  /// Whether this was the last change that one message of the receiver brought (SDK `mediaQueueDidChange:`).
  public var isLast: Bool

  package init(sessionId: String, revision: Int64, itemCount: Int, change: MediaQueueChange, isLast: Bool) {
    self.sessionId = sessionId
    self.revision = revision
    self.itemCount = itemCount
    self.change = change
    self.isLast = isLast
  }
}
