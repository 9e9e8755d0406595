public import CastModel

/// A part of a queue, as it was at one moment.
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
