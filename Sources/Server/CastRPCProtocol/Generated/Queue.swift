// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// Why an item was updated.
public struct QueueUpdateReason: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its contents changed at the receiver.
  public static let changed: QueueUpdateReason = QueueUpdateReason(rawValue: "CHANGED")
  /// It was added to the cache.
  public static let fetched: QueueUpdateReason = QueueUpdateReason(rawValue: "FETCHED")
  /// It was removed from the cache.
  public static let evicted: QueueUpdateReason = QueueUpdateReason(rawValue: "EVICTED")

  public static let knownValues: [QueueUpdateReason] = [.changed, .fetched, .evicted]
}

/// The result of an insertion.
public struct QueueInsertion: Sendable, Hashable, JSONObjectEncodable {
  /// The new items' ids, in order; absent if the receiver doesn't report them.
  public var itemIds: [Int64]?
  /// The session's media state after the insertion.
  public var mediaState: MediaState

  public init(itemIds: [Int64]? = nil, mediaState: MediaState) {
    (self.itemIds, self.mediaState) = (itemIds, mediaState)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("itemIds", self.itemIds)
    writer.member("mediaState", self.mediaState)
  }
}

/// A part of a queue at one moment.
public struct QueuePage: Sendable, Hashable, JSONObjectEncodable {
  /// The index of the first item in the queue.
  public var startIndex: Int64
  /// The items, in order; an item that isn't cached has only its `itemId`.
  public var items: [QueueItem]
  /// How many items the queue has.
  public var itemCount: Int64
  /// The list's revision; the page includes all notifications up to it.
  public var revision: Int64
  /// Whether the receiver reports its whole list; otherwise these are the items of its status.
  public var isComplete: Bool

  public init(startIndex: Int64, items: [QueueItem], itemCount: Int64, revision: Int64, isComplete: Bool) {
    self.startIndex = startIndex
    self.items = items
    self.itemCount = itemCount
    self.revision = revision
    self.isComplete = isComplete
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("startIndex", self.startIndex)
    writer.member("items", self.items)
    writer.member("itemCount", self.itemCount)
    writer.member("revision", self.revision)
    writer.member("isComplete", self.isComplete)
  }
}

/// The server's copy of a queue.
///
/// SDK: `GCKMediaQueue`.
public struct QueueCache: Sendable, Hashable, JSONObjectEncodable {
  /// The largest number of cached items; the most recently used stay.
  public var cacheSize: Int64
  /// The largest number of items per request.
  public var maximumFetchCount: Int64
  /// How many items are cached now.
  public var cachedItemCount: Int64
  /// How many items the list has; 0 if unknown.
  public var itemCount: Int64
  /// The list's revision.
  public var revision: Int64
  /// Whether the list equals the receiver's, as far as is known.
  public var isCurrent: Bool
  /// Whether the receiver reports its whole list.
  public var isComplete: Bool

  public init(
    cacheSize: Int64, maximumFetchCount: Int64, cachedItemCount: Int64, itemCount: Int64, revision: Int64,
    isCurrent: Bool, isComplete: Bool
  ) {
    (
      self.cacheSize, self.maximumFetchCount, self.cachedItemCount, self.itemCount, self.revision, self.isCurrent,
      self.isComplete
    )
    = (cacheSize, maximumFetchCount, cachedItemCount, itemCount, revision, isCurrent, isComplete)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("cacheSize", self.cacheSize)
    writer.member("maximumFetchCount", self.maximumFetchCount)
    writer.member("cachedItemCount", self.cachedItemCount)
    writer.member("itemCount", self.itemCount)
    writer.member("revision", self.revision)
    writer.member("isCurrent", self.isCurrent)
    writer.member("isComplete", self.isComplete)
  }
}

/// The parameters of `queue.load`.
public struct QueueLoadParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``LoadRequestData``, which stand flat beside the others on the wire.
  public var loadRequestData: LoadRequestData
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The items, if `queueData` has none.
  ///
  /// SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
  public var items: [QueueItem]?
  /// The index of the first item to play, if `queueData` has none.
  ///
  /// At least 0. SDK: `GCKMediaQueueLoadOptions.startIndex`.
  public var startIndex: Int64?
  /// The queue's behaviour at its end, if `queueData` has none.
  ///
  /// SDK: `GCKMediaQueueLoadOptions.repeatMode`.
  public var repeatMode: RepeatMode?

  @_alwaysEmitIntoClient public init(
    loadRequestData: LoadRequestData, waitOptions: WaitOptions, sessionId: String? = nil, items: [QueueItem]? = nil,
    startIndex: Int64? = nil, repeatMode: RepeatMode? = nil
  ) {
    self.loadRequestData = loadRequestData
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.items = items
    self.startIndex = startIndex
    self.repeatMode = repeatMode
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    var loadRequestData: LoadRequestData = try LoadRequestData(flat: node)
    loadRequestData.additional.removeAll(where: Self.foreignKeys.contains)
    self.loadRequestData = loadRequestData
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.items = try members.optional("items")
    self.startIndex = try members.optional("startIndex", JSONConstraint<Int64>.atLeast(0))
    self.repeatMode = try members.optional("repeatMode")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "media", "queueData", "autoplay", "currentTime", "playbackRate", "activeTrackIds", "credentials",
      "credentialsType", "atvCredentials", "atvCredentialsType", "loadOptions", "customData", "waitFor", "waitTimeout",
      "sessionId", "items", "startIndex", "repeatMode", "progressToken",
    ],
    meant: [
      "activeTrackIDs": "activeTrackIds", "contentId": "media.contentId", "contentType": "media.contentType",
      "contentUrl": "media.contentUrl", "mediaInfo": "media", "mediaInformation": "media",
      "playPosition": "currentTime", "startTime": "currentTime",
    ],
    isOpen: true
  )

  private static let foreignKeys: Set<String> = [
    "waitFor", "waitTimeout", "sessionId", "items", "startIndex", "repeatMode", "progressToken",
  ]
}

/// The parameters of `queue.insert`.
public struct QueueInsertParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The items; their ids are left out, since the receiver assigns new ones.
  ///
  /// Not empty.
  public var items: [QueueItem]
  /// The item before which they are inserted; absent: at the end.
  ///
  /// At least 1.
  public var insertBefore: Int64?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, items: [QueueItem], insertBefore: Int64? = nil, customData: JSONValue? = nil
  ) {
    (self.sessionId, self.items, self.insertBefore, self.customData) = (sessionId, items, insertBefore, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.items = try members.required("items", JSONConstraint<[QueueItem]>.nonEmpty)
    self.insertBefore = try members.optional("insertBefore", JSONConstraint<Int64>.atLeast(1))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "items", "insertBefore", "customData", "progressToken"],
    meant: [
      "beforeItemID": "insertBefore", "beforeItemId": "insertBefore", "beforeItemWithID": "insertBefore",
      "insertBeforeItemWithID": "insertBefore",
    ]
  )
}

/// The parameters of `queue.insertAndPlay`.
public struct QueueInsertAndPlayParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The item.
  public var item: QueueItem
  /// The item before which they are inserted; absent: at the end.
  ///
  /// At least 1.
  public var insertBefore: Int64?
  /// The start position; absent: the item's own.
  ///
  /// In seconds. At least 0. SDK: `playPosition`.
  public var currentTime: Double?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    waitOptions: WaitOptions, sessionId: String? = nil, item: QueueItem, insertBefore: Int64? = nil,
    currentTime: Double? = nil, customData: JSONValue? = nil
  ) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.item = item
    self.insertBefore = insertBefore
    self.currentTime = currentTime
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.item = try members.required("item")
    self.insertBefore = try members.optional("insertBefore", JSONConstraint<Int64>.atLeast(1))
    self.currentTime = try members.optional("currentTime", JSONConstraint<Double>.atLeast(0))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    ["waitFor", "waitTimeout", "sessionId", "item", "insertBefore", "currentTime", "customData", "progressToken"],
    meant: [
      "beforeItemID": "insertBefore", "beforeItemId": "insertBefore", "beforeItemWithID": "insertBefore",
      "insertBeforeItemWithID": "insertBefore", "items": "item", "playPosition": "currentTime",
      "position": "currentTime", "startTime": "currentTime",
    ]
  )
}

/// The parameters of `queue.update`.
public struct QueueUpdateParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The changes of each item, with its `itemId`; absent members stay as they are.
  ///
  /// Not empty.
  public var items: [QueueItem]
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, items: [QueueItem], customData: JSONValue? = nil) {
    (self.sessionId, self.items, self.customData) = (sessionId, items, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.items = try members.required("items", JSONConstraint<[QueueItem]>.nonEmpty)
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "items", "customData", "progressToken"])
}

/// The parameters of `queue.remove`.
public struct QueueRemoveParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The items; receivers ignore those that aren't in the queue.
  ///
  /// Not empty.
  public var itemIds: [Int64]
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, itemIds: [Int64], customData: JSONValue? = nil) {
    (self.sessionId, self.itemIds, self.customData) = (sessionId, itemIds, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.itemIds = try members.required("itemIds", JSONConstraint<[Int64]>.nonEmpty)
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "itemIds", "customData", "progressToken"])
}

/// The parameters of `queue.reorder`.
public struct QueueReorderParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The items, each one once.
  ///
  /// Not empty.
  public var itemIds: [Int64]
  /// The item before which they are inserted; absent: at the end.
  ///
  /// At least 1.
  public var insertBefore: Int64?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, itemIds: [Int64], insertBefore: Int64? = nil, customData: JSONValue? = nil
  ) {
    (self.sessionId, self.itemIds, self.insertBefore, self.customData) = (sessionId, itemIds, insertBefore, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.itemIds = try members.required("itemIds", JSONConstraint<[Int64]>.nonEmpty)
    self.insertBefore = try members.optional("insertBefore", JSONConstraint<Int64>.atLeast(1))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "itemIds", "insertBefore", "customData", "progressToken"],
    meant: [
      "beforeItemID": "insertBefore", "beforeItemId": "insertBefore", "beforeItemWithID": "insertBefore",
      "insertBeforeItemWithID": "insertBefore",
    ]
  )
}

/// The parameters of `queue.move`.
public struct QueueMoveParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The item.
  ///
  /// At least 1.
  public var itemId: Int64
  /// Its new index, counted from 0.
  ///
  /// At least 0.
  public var toIndex: Int64
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, itemId: Int64, toIndex: Int64, customData: JSONValue? = nil
  ) {
    (self.sessionId, self.itemId, self.toIndex, self.customData) = (sessionId, itemId, toIndex, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.itemId = try members.required("itemId", JSONConstraint<Int64>.atLeast(1))
    self.toIndex = try members.required("toIndex", JSONConstraint<Int64>.atLeast(0))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "itemId", "toIndex", "customData", "progressToken"])
}

/// The parameters of `queue.jump`.
public struct QueueJumpParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The item.
  ///
  /// At least 1.
  public var itemId: Int64
  /// The start position; absent: the item's own. It applies this time only.
  ///
  /// In seconds. At least 0. SDK: `playPosition`.
  public var currentTime: Double?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(
    waitOptions: WaitOptions, sessionId: String? = nil, itemId: Int64, currentTime: Double? = nil,
    customData: JSONValue? = nil
  ) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.itemId = itemId
    self.currentTime = currentTime
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.itemId = try members.required("itemId", JSONConstraint<Int64>.atLeast(1))
    self.currentTime = try members.optional("currentTime", JSONConstraint<Double>.atLeast(0))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    ["waitFor", "waitTimeout", "sessionId", "itemId", "currentTime", "customData", "progressToken"],
    meant: ["playPosition": "currentTime", "position": "currentTime", "startTime": "currentTime"]
  )
}

/// The parameters of `queue.next`.
public struct QueueNextParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent: the current one.
  public var sessionId: String?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(waitOptions: WaitOptions, sessionId: String? = nil, customData: JSONValue? = nil) {
    (self.waitOptions, self.sessionId, self.customData) = (waitOptions, sessionId, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["waitFor", "waitTimeout", "sessionId", "customData", "progressToken"])
}

/// The parameters of `queue.previous`.
public struct QueuePreviousParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent: the current one.
  public var sessionId: String?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(waitOptions: WaitOptions, sessionId: String? = nil, customData: JSONValue? = nil) {
    (self.waitOptions, self.sessionId, self.customData) = (waitOptions, sessionId, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["waitFor", "waitTimeout", "sessionId", "customData", "progressToken"])
}

/// The parameters of `queue.setRepeatMode`.
public struct QueueSetRepeatModeParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The repeat mode.
  public var repeatMode: RepeatMode
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, repeatMode: RepeatMode, customData: JSONValue? = nil) {
    (self.sessionId, self.repeatMode, self.customData) = (sessionId, repeatMode, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.repeatMode = try members.required("repeatMode")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "repeatMode", "customData", "progressToken"])
}

/// The parameters of `queue.shuffle`.
public struct QueueShuffleParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, customData: JSONValue? = nil) {
    (self.sessionId, self.customData) = (sessionId, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "customData", "progressToken"])
}

/// The parameters of `queue.unshuffle`.
public struct QueueUnshuffleParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// App-defined data.
  public var customData: JSONValue?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, customData: JSONValue? = nil) {
    (self.sessionId, self.customData) = (sessionId, customData)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "customData", "progressToken"])
}

/// The parameters of `queue.fetchItemIds`.
public struct QueueFetchItemIdsParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The result of `queue.fetchItemIds`.
public struct QueueFetchItemIdsResult: Sendable, Equatable, JSONObjectEncodable {
  /// The ids, in the order of the queue.
  public var itemIds: [Int64]
  /// The list's revision; the page includes all notifications up to it.
  public var revision: Int64

  public init(itemIds: [Int64], revision: Int64) {
    (self.itemIds, self.revision) = (itemIds, revision)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("itemIds", self.itemIds)
    writer.member("revision", self.revision)
  }
}

/// The parameters of `queue.fetchItems`.
public struct QueueFetchItemsParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The ids, at most 5,000.
  ///
  /// Not empty.
  public var itemIds: [Int64]

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, itemIds: [Int64]) {
    (self.sessionId, self.itemIds) = (sessionId, itemIds)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.itemIds = try members.required("itemIds", JSONConstraint<[Int64]>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "itemIds", "progressToken"])
}

/// The result of `queue.fetchItems`.
public struct QueueFetchItemsResult: Sendable, Equatable, JSONObjectEncodable {
  /// The items that are in the queue, in the order of `itemIds`, each one once.
  public var items: [QueueItem]

  public init(items: [QueueItem]) {
    self.items = items
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("items", self.items)
  }
}

/// The parameters of `queue.fetchItemRange`.
public struct QueueFetchItemRangeParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The item.
  ///
  /// At least 1.
  public var itemId: Int64
  /// How many items after it; pass either this or `prevCount`.
  ///
  /// At least 1.
  public var nextCount: Int64?
  /// How many items before it.
  ///
  /// At least 1.
  public var prevCount: Int64?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, itemId: Int64, nextCount: Int64? = nil, prevCount: Int64? = nil
  ) {
    (self.sessionId, self.itemId, self.nextCount, self.prevCount) = (sessionId, itemId, nextCount, prevCount)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.itemId = try members.required("itemId", JSONConstraint<Int64>.atLeast(1))
    self.nextCount = try members.optional("nextCount", JSONConstraint<Int64>.atLeast(1))
    self.prevCount = try members.optional("prevCount", JSONConstraint<Int64>.atLeast(1))
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "itemId", "nextCount", "prevCount", "progressToken"])
}

/// The result of `queue.fetchItemRange`.
public struct QueueFetchItemRangeResult: Sendable, Equatable, JSONObjectEncodable {
  /// The items in the order of the queue, as many as the receiver reports at a time.
  public var items: [QueueItem]

  public init(items: [QueueItem]) {
    self.items = items
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("items", self.items)
  }
}

/// The parameters of `queue.list`.
public struct QueueListParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The index of the first item, from 0; pass either this or `fromItemId`.
  ///
  /// At least 0.
  public var startIndex: Int64?
  /// The id of the first item.
  ///
  /// At least 1.
  public var fromItemId: Int64?
  /// The number of items.
  ///
  /// From 0 to 5000. Absent: `50`.
  public var count: Int64?
  /// Whether items are requested from the receiver; otherwise items that aren't cached have only their id.
  ///
  /// Absent: `true`.
  public var fetchIfNeeded: Bool?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, startIndex: Int64? = nil, fromItemId: Int64? = nil, count: Int64? = nil,
    fetchIfNeeded: Bool? = nil
  ) {
    self.sessionId = sessionId
    self.startIndex = startIndex
    self.fromItemId = fromItemId
    self.count = count
    self.fetchIfNeeded = fetchIfNeeded
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.startIndex = try members.optional("startIndex", JSONConstraint<Int64>.atLeast(0))
    self.fromItemId = try members.optional("fromItemId", JSONConstraint<Int64>.atLeast(1))
    self.count = try members.optional("count", JSONConstraint<Int64>.range(0...5000))
    self.fetchIfNeeded = try members.optional("fetchIfNeeded")
  }

  private static let vocabulary = JSONVocabulary([
    "sessionId", "startIndex", "fromItemId", "count", "fetchIfNeeded", "progressToken",
  ])
}

/// The parameters of `queue.getCache`.
public struct QueueGetCacheParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The parameters of `queue.setCacheOptions`.
public struct QueueSetCacheOptionsParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The largest number of cached items; absent: unchanged. A session starts with 20.
  ///
  /// From 1 to 5000.
  public var cacheSize: Int64?
  /// The largest number of items per request; absent: unchanged. A session starts with 20.
  ///
  /// From 1 to 100.
  public var maximumFetchCount: Int64?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, cacheSize: Int64? = nil, maximumFetchCount: Int64? = nil
  ) {
    (self.sessionId, self.cacheSize, self.maximumFetchCount) = (sessionId, cacheSize, maximumFetchCount)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.cacheSize = try members.optional("cacheSize", JSONConstraint<Int64>.range(1...5000))
    self.maximumFetchCount = try members.optional("maximumFetchCount", JSONConstraint<Int64>.range(1...100))
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "cacheSize", "maximumFetchCount", "progressToken"])
}

/// The parameters of `queue.reload`.
public struct QueueReloadParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The result of `queue.reload`.
public struct QueueReloadResult: Sendable, Equatable, JSONObjectEncodable {
  /// The ids, in the order of the queue.
  public var itemIds: [Int64]
  /// The list's revision.
  public var revision: Int64

  public init(itemIds: [Int64], revision: Int64) {
    (self.itemIds, self.revision) = (itemIds, revision)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("itemIds", self.itemIds)
    writer.member("revision", self.revision)
  }
}

/// The parameters of `queue.clear`.
public struct QueueClearParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// `queue.didReload`
///
/// The queue was replaced, became known, or ended; it is empty then.
///
/// SDK: `mediaQueueDidReloadItems:`.
public struct QueueDidReload: Sendable, Equatable, RPCNotification {
  public static var method: String { "queue.didReload" }

  /// The session.
  public var sessionId: String
  /// Counts the changes of this session's queue.
  public var revision: Int64
  /// How many items the queue has after the change.
  public var itemCount: Int64
  /// Whether it is the last notification of one change at the receiver: time to redraw.
  ///
  /// SDK: `mediaQueueDidChange:`.
  public var isLast: Bool
  /// All items, in order.
  public var itemIds: [Int64]

  public init(sessionId: String, revision: Int64, itemCount: Int64, isLast: Bool, itemIds: [Int64]) {
    self.sessionId = sessionId
    self.revision = revision
    self.itemCount = itemCount
    self.isLast = isLast
    self.itemIds = itemIds
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("revision", self.revision)
    writer.member("itemCount", self.itemCount)
    writer.member("isLast", self.isLast)
    writer.member("itemIds", self.itemIds)
  }
}

/// `queue.didInsert`
///
/// Adjacent items were inserted.
///
/// SDK: `mediaQueue:didInsertItemsInRange:`.
public struct QueueDidInsert: Sendable, Equatable, RPCNotification {
  public static var method: String { "queue.didInsert" }

  /// The session.
  public var sessionId: String
  /// Counts the changes of this session's queue.
  public var revision: Int64
  /// How many items the queue has after the change.
  public var itemCount: Int64
  /// Whether it is the last notification of one change at the receiver: time to redraw.
  ///
  /// SDK: `mediaQueueDidChange:`.
  public var isLast: Bool
  /// The items, in order.
  public var itemIds: [Int64]
  /// The index of the first one.
  public var index: Int64
  /// The item after them; absent at the end.
  public var insertBefore: Int64?

  public init(
    sessionId: String, revision: Int64, itemCount: Int64, isLast: Bool, itemIds: [Int64], index: Int64,
    insertBefore: Int64? = nil
  ) {
    (self.sessionId, self.revision, self.itemCount, self.isLast, self.itemIds, self.index, self.insertBefore)
    = (sessionId, revision, itemCount, isLast, itemIds, index, insertBefore)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("revision", self.revision)
    writer.member("itemCount", self.itemCount)
    writer.member("isLast", self.isLast)
    writer.member("itemIds", self.itemIds)
    writer.member("index", self.index)
    writer.member("insertBefore", self.insertBefore)
  }
}

/// `queue.didUpdate`
///
/// Items changed, or were added to or removed from the cache.
///
/// SDK: `mediaQueue:didUpdateItemsAtIndexes:`.
public struct QueueDidUpdate: Sendable, Equatable, RPCNotification {
  public static var method: String { "queue.didUpdate" }

  /// The session.
  public var sessionId: String
  /// Counts the changes of this session's queue.
  public var revision: Int64
  /// How many items the queue has after the change.
  public var itemCount: Int64
  /// Whether it is the last notification of one change at the receiver: time to redraw.
  ///
  /// SDK: `mediaQueueDidChange:`.
  public var isLast: Bool
  /// The items.
  public var itemIds: [Int64]
  /// Their indexes.
  public var indexes: [Int64]
  /// The reason.
  public var reason: QueueUpdateReason

  public init(
    sessionId: String, revision: Int64, itemCount: Int64, isLast: Bool, itemIds: [Int64], indexes: [Int64],
    reason: QueueUpdateReason
  ) {
    (self.sessionId, self.revision, self.itemCount, self.isLast, self.itemIds, self.indexes, self.reason)
    = (sessionId, revision, itemCount, isLast, itemIds, indexes, reason)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("revision", self.revision)
    writer.member("itemCount", self.itemCount)
    writer.member("isLast", self.isLast)
    writer.member("itemIds", self.itemIds)
    writer.member("indexes", self.indexes)
    writer.member("reason", self.reason)
  }
}

/// `queue.didRemove`
///
/// Items were removed.
///
/// SDK: `mediaQueue:didRemoveItemsAtIndexes:`.
public struct QueueDidRemove: Sendable, Equatable, RPCNotification {
  public static var method: String { "queue.didRemove" }

  /// The session.
  public var sessionId: String
  /// Counts the changes of this session's queue.
  public var revision: Int64
  /// How many items the queue has after the change.
  public var itemCount: Int64
  /// Whether it is the last notification of one change at the receiver: time to redraw.
  ///
  /// SDK: `mediaQueueDidChange:`.
  public var isLast: Bool
  /// The items.
  public var itemIds: [Int64]
  /// Their old indexes.
  public var indexes: [Int64]

  public init(sessionId: String, revision: Int64, itemCount: Int64, isLast: Bool, itemIds: [Int64], indexes: [Int64]) {
    self.sessionId = sessionId
    self.revision = revision
    self.itemCount = itemCount
    self.isLast = isLast
    self.itemIds = itemIds
    self.indexes = indexes
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("revision", self.revision)
    writer.member("itemCount", self.itemCount)
    writer.member("isLast", self.isLast)
    writer.member("itemIds", self.itemIds)
    writer.member("indexes", self.indexes)
  }
}

/// `queue.didReorder`
///
/// The same items have a new order.
///
/// SDK: `remoteMediaClientDidUpdateQueue:`.
public struct QueueDidReorder: Sendable, Equatable, RPCNotification {
  public static var method: String { "queue.didReorder" }

  /// The session.
  public var sessionId: String
  /// Counts the changes of this session's queue.
  public var revision: Int64
  /// How many items the queue has after the change.
  public var itemCount: Int64
  /// Whether it is the last notification of one change at the receiver: time to redraw.
  ///
  /// SDK: `mediaQueueDidChange:`.
  public var isLast: Bool
  /// All items, in their new order.
  public var itemIds: [Int64]

  public init(sessionId: String, revision: Int64, itemCount: Int64, isLast: Bool, itemIds: [Int64]) {
    self.sessionId = sessionId
    self.revision = revision
    self.itemCount = itemCount
    self.isLast = isLast
    self.itemIds = itemIds
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("revision", self.revision)
    writer.member("itemCount", self.itemCount)
    writer.member("isLast", self.isLast)
    writer.member("itemIds", self.itemIds)
  }
}
