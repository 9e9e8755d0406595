public import CastModel
import LoopIsolation

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
  /// The reason as `queue.didUpdate` carries it, in capitals: `FETCHED`.
  public let rawValue: String
  /// Makes a reason from any text; one that isn't listed here is kept as it is.
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
  /// How many items the queue has after the change.
  public var itemCount: Int
  /// What changed.
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

/// A part of a queue at one moment.
public struct MediaQueuePage: Sendable, Hashable {
  /// Where in the list ``items`` begin.
  public var startIndex: Int
  /// The items in order; one that isn't known has an id and nothing more.
  public var items: [QueueItem]
  /// How many items the list has.
  public var itemCount: Int
  /// The list's revision; changes up to it are in it.
  public var revision: Int64
  /// Whether the list is the whole queue, and not just the items of the receiver's status.
  public var isComplete: Bool
}

/// Where a part of a queue begins.
public struct MediaQueuePosition: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case index(Int)
    case item(Int64)
  }

  package let kind: Kind

  /// At a place, counted from 0.
  public static func index(_ index: Int) -> MediaQueuePosition { MediaQueuePosition(kind: .index(index)) }
  /// At an item.
  public static func item(_ itemId: Int64) -> MediaQueuePosition { MediaQueuePosition(kind: .item(itemId)) }
}

/// How far a change of many items is.
public struct QueueProgress: Sendable, Hashable {
  /// How many items are through.
  public var completedCount: Int
  /// How many there are.
  public var totalCount: Int

  /// Makes a report.
  public init(completedCount: Int, totalCount: Int) {
    self.completedCount = completedCount
    self.totalCount = totalCount
  }

  /// Called as messages are answered, and only if there is more than one.
  public typealias Handler = @LoopActor (QueueProgress) -> Void
}
