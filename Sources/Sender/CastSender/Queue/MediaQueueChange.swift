public import CastModel
import LoopIsolation

/// A change of a queue's list (SDK `GCKMediaQueueDelegate`).
///
/// Indexes refer to the list after this change and every change before it; those of removed items refer to the list
/// just before it.
public enum MediaQueueChange: Sendable, Hashable {
  /// The list was replaced, or became known (`mediaQueueDidReloadItems:`).
  case reloaded(itemIds: [Int64])
  /// Adjacent items were inserted; `before` is the item behind them, `nil` at the end
  /// (`mediaQueue:didInsertItemsInRange:`).
  case inserted(itemIds: [Int64], index: Int, before: Int64?)
  /// Items changed, or entered or left the cache (`mediaQueue:didUpdateItemsAtIndexes:`).
  case updated(itemIds: [Int64], indexes: [Int], reason: MediaQueueUpdateReason)
  /// Items were removed (`mediaQueue:didRemoveItemsAtIndexes:`).
  case removed(itemIds: [Int64], indexes: [Int])
  /// The order of the items changed (Android `itemsReorderedAtIndexes`).
  case reordered(itemIds: [Int64])
}

/// The reason why an item of a queue counts as updated; an open set.
public struct MediaQueueUpdateReason: RawRepresentable, Hashable, Sendable {
  /// The reason as `queue.didUpdate` carries it, in capitals: `FETCHED`.
  public let rawValue: String
  /// Makes a reason from any text; unknown ones are kept.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The receiver changed the item's contents.
  public static let changed = MediaQueueUpdateReason(rawValue: "CHANGED")
  /// The item entered the cache.
  public static let fetched = MediaQueueUpdateReason(rawValue: "FETCHED")
  /// The item left the cache.
  public static let evicted = MediaQueueUpdateReason(rawValue: "EVICTED")
}

/// A change of a session's queue, as the context publishes it.
public struct MediaQueueEvent: Sendable, Hashable {
  /// The session.
  public var sessionId: String
  /// The number of changes of this session's queue so far; a list of revision n includes every change up to n.
  public var revision: Int64
  /// The number of items in the queue after the change.
  public var itemCount: Int
  /// The change.
  public var change: MediaQueueChange
  /// Whether this was the last change caused by one message of the receiver (SDK `mediaQueueDidChange:`).
  public var isLast: Bool
}

/// A part of a queue at one moment.
public struct MediaQueuePage: Sendable, Hashable {
  /// The index of the first of ``items`` in the list.
  public var startIndex: Int
  /// The items in order; an unknown item has only its id.
  public var items: [QueueItem]
  /// The number of items in the list.
  public var itemCount: Int
  /// The list's revision; the page includes all changes up to it.
  public var revision: Int64
  /// Whether the list is the whole queue, and not just the items of the receiver's status.
  public var isComplete: Bool
}

/// The position where a part of a queue begins.
public struct MediaQueuePosition: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case index(Int)
    case item(Int64)
  }

  package let kind: Kind

  /// The position of an index, from 0.
  public static func index(_ index: Int) -> MediaQueuePosition { MediaQueuePosition(kind: .index(index)) }
  /// The position of an item.
  public static func item(_ itemId: Int64) -> MediaQueuePosition { MediaQueuePosition(kind: .item(itemId)) }
}

/// The progress of a change of many items.
public struct QueueProgress: Sendable, Hashable {
  /// The number of items done.
  public var completedCount: Int
  /// The total number of items.
  public var totalCount: Int

  /// Makes a report.
  public init(completedCount: Int, totalCount: Int) {
    self.completedCount = completedCount
    self.totalCount = totalCount
  }

  /// Called with each answer, and only if the change takes several messages.
  public typealias Handler = @LoopActor (QueueProgress) -> Void
}
