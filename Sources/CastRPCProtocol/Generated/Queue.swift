// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// Why an item counts as updated.
public struct QueueUpdateReason: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its contents changed at the receiver.
  public static let changed: QueueUpdateReason = QueueUpdateReason(rawValue: "CHANGED")
  /// It is in the cache now.
  public static let fetched: QueueUpdateReason = QueueUpdateReason(rawValue: "FETCHED")
  /// It is not in the cache any more.
  public static let evicted: QueueUpdateReason = QueueUpdateReason(rawValue: "EVICTED")

  public static let knownValues: [QueueUpdateReason] = [
    .changed,
    .fetched,
    .evicted,
  ]
}

/// What an insertion led to.
public struct QueueInsertion: Sendable, Hashable, JSONCodable {
  /// The new items' ids, in order; absent where the receiver doesn't tell them.
  public var itemIds: [Int64]?
  /// What the session plays then.
  public var mediaState: MediaState

  public init(itemIds: [Int64]? = nil, mediaState: MediaState) {
    self.itemIds = itemIds
    self.mediaState = mediaState
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.itemIds = try members.optional("itemIds")
    self.mediaState = try members.required("mediaState")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "itemIds",
      "mediaState",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("itemIds", self.itemIds)
    writer.member("mediaState", self.mediaState)
  }
}

/// A part of a queue, as it was at one moment.
public struct QueuePage: Sendable, Hashable, JSONCodable {
  /// Where in the queue the items begin.
  public var startIndex: Int64
  /// The items, in order; one that isn't known has an `itemId` and nothing more.
  public var items: [QueueItem]
  /// How many items the queue has.
  public var itemCount: Int64
  /// The list's revision; notifications up to it are in it.
  public var revision: Int64
  /// Whether the receiver tells its whole list; otherwise these are the items of its status.
  public var isComplete: Bool

  public init(startIndex: Int64, items: [QueueItem], itemCount: Int64, revision: Int64, isComplete: Bool) {
    self.startIndex = startIndex
    self.items = items
    self.itemCount = itemCount
    self.revision = revision
    self.isComplete = isComplete
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.startIndex = try members.required("startIndex")
    self.items = try members.required("items")
    self.itemCount = try members.required("itemCount")
    self.revision = try members.required("revision")
    self.isComplete = try members.required("isComplete")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "startIndex",
      "items",
      "itemCount",
      "revision",
      "isComplete",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("startIndex", self.startIndex)
    writer.member("items", self.items)
    writer.member("itemCount", self.itemCount)
    writer.member("revision", self.revision)
    writer.member("isComplete", self.isComplete)
  }
}

/// What is known here of a queue.
///
/// SDK: `GCKMediaQueue`.
public struct QueueCache: Sendable, Hashable, JSONCodable {
  /// The most items that are kept; those used last stay.
  public var cacheSize: Int64
  /// The most items of one request.
  public var maximumFetchCount: Int64
  /// How many items are kept now.
  public var cachedItemCount: Int64
  /// How many items the list has; 0 while it isn't known.
  public var itemCount: Int64
  /// The list's revision.
  public var revision: Int64
  /// Whether the list is the receiver's, as far as can be known.
  public var isCurrent: Bool
  /// Whether the receiver tells its whole list.
  public var isComplete: Bool

  public init(
    cacheSize: Int64,
    maximumFetchCount: Int64,
    cachedItemCount: Int64,
    itemCount: Int64,
    revision: Int64,
    isCurrent: Bool,
    isComplete: Bool
  ) {
    self.cacheSize = cacheSize
    self.maximumFetchCount = maximumFetchCount
    self.cachedItemCount = cachedItemCount
    self.itemCount = itemCount
    self.revision = revision
    self.isCurrent = isCurrent
    self.isComplete = isComplete
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.cacheSize = try members.required("cacheSize")
    self.maximumFetchCount = try members.required("maximumFetchCount")
    self.cachedItemCount = try members.required("cachedItemCount")
    self.itemCount = try members.required("itemCount")
    self.revision = try members.required("revision")
    self.isCurrent = try members.required("isCurrent")
    self.isComplete = try members.required("isComplete")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "cacheSize",
      "maximumFetchCount",
      "cachedItemCount",
      "itemCount",
      "revision",
      "isCurrent",
      "isComplete",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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
public struct QueueLoadParams: Sendable, Hashable, JSONCodable {
  /// The members of ``LoadRequestData``, which stand flat beside the others on the wire.
  public var loadRequestData: LoadRequestData
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The items, where `queueData` doesn't have them.
  ///
  /// SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
  public var items: [QueueItem]?
  /// The item to begin with, where `queueData` doesn't say.
  ///
  /// At least 0. SDK: `GCKMediaQueueLoadOptions.startIndex`.
  public var startIndex: Int64?
  /// What the queue does at its end, where `queueData` doesn't say.
  ///
  /// SDK: `GCKMediaQueueLoadOptions.repeatMode`.
  public var repeatMode: RepeatMode?

  public init(
    loadRequestData: LoadRequestData = LoadRequestData(),
    waitOptions: WaitOptions = WaitOptions(),
    sessionId: String? = nil,
    items: [QueueItem]? = nil,
    startIndex: Int64? = nil,
    repeatMode: RepeatMode? = nil
  ) {
    self.loadRequestData = loadRequestData
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.items = items
    self.startIndex = startIndex
    self.repeatMode = repeatMode
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    var loadRequestData: LoadRequestData = try LoadRequestData(flat: node)
    loadRequestData.additional["waitFor"] = nil
    loadRequestData.additional["waitTimeout"] = nil
    loadRequestData.additional["sessionId"] = nil
    loadRequestData.additional["items"] = nil
    loadRequestData.additional["startIndex"] = nil
    loadRequestData.additional["repeatMode"] = nil
    loadRequestData.additional["progressToken"] = nil
    self.loadRequestData = loadRequestData
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.items = try members.optional("items")
    self.startIndex = try members.optional("startIndex", JSONConstraint<Int64>.atLeast(0))
    self.repeatMode = try members.optional("repeatMode")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "media",
      "queueData",
      "autoplay",
      "currentTime",
      "playbackRate",
      "activeTrackIds",
      "credentials",
      "credentialsType",
      "atvCredentials",
      "atvCredentialsType",
      "loadOptions",
      "customData",
      "waitFor",
      "waitTimeout",
      "sessionId",
      "items",
      "startIndex",
      "repeatMode",
      "progressToken",
    ],
    meant: [
      "activeTrackIDs": "activeTrackIds",
      "contentId": "media.contentId",
      "contentType": "media.contentType",
      "contentUrl": "media.contentUrl",
      "mediaInfo": "media",
      "mediaInformation": "media",
      "playPosition": "currentTime",
      "startTime": "currentTime",
    ],
    isOpen: true
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.loadRequestData.writeMembers(to: &writer)
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("items", self.items)
    writer.member("startIndex", self.startIndex)
    writer.member("repeatMode", self.repeatMode)
  }
}

/// The parameters of `queue.insert`.
public struct QueueInsertParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The items; ids in them are left out, receivers give new ones.
  ///
  /// Not empty.
  public var items: [QueueItem]
  /// The item to stand behind it; absent: at the end.
  ///
  /// At least 1.
  public var insertBefore: Int64?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, items: [QueueItem], insertBefore: Int64? = nil, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.items = items
    self.insertBefore = insertBefore
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.items = try members.required("items", JSONConstraint<[QueueItem]>.nonEmpty)
    self.insertBefore = try members.optional("insertBefore", JSONConstraint<Int64>.atLeast(1))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "items",
      "insertBefore",
      "customData",
      "progressToken",
    ],
    meant: [
      "beforeItemID": "insertBefore",
      "beforeItemId": "insertBefore",
      "beforeItemWithID": "insertBefore",
      "insertBeforeItemWithID": "insertBefore",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("items", self.items)
    writer.member("insertBefore", self.insertBefore)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.insertAndPlay`.
public struct QueueInsertAndPlayParams: Sendable, Hashable, JSONCodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The item.
  public var item: QueueItem
  /// The item to stand behind it; absent: at the end.
  ///
  /// At least 1.
  public var insertBefore: Int64?
  /// Where it begins; absent: where the item says.
  ///
  /// In seconds. At least 0. SDK: `playPosition`.
  public var currentTime: Double?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    waitOptions: WaitOptions = WaitOptions(),
    sessionId: String? = nil,
    item: QueueItem,
    insertBefore: Int64? = nil,
    currentTime: Double? = nil,
    customData: JSONValue? = nil
  ) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.item = item
    self.insertBefore = insertBefore
    self.currentTime = currentTime
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.item = try members.required("item")
    self.insertBefore = try members.optional("insertBefore", JSONConstraint<Int64>.atLeast(1))
    self.currentTime = try members.optional("currentTime", JSONConstraint<Double>.atLeast(0))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "waitFor",
      "waitTimeout",
      "sessionId",
      "item",
      "insertBefore",
      "currentTime",
      "customData",
      "progressToken",
    ],
    meant: [
      "beforeItemID": "insertBefore",
      "beforeItemId": "insertBefore",
      "beforeItemWithID": "insertBefore",
      "insertBeforeItemWithID": "insertBefore",
      "items": "item",
      "playPosition": "currentTime",
      "position": "currentTime",
      "startTime": "currentTime",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("item", self.item)
    writer.member("insertBefore", self.insertBefore)
    writer.member("currentTime", self.currentTime)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.update`.
public struct QueueUpdateParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// What is to change of each item, with its `itemId`; what it leaves out stays.
  ///
  /// Not empty.
  public var items: [QueueItem]
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, items: [QueueItem], customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.items = items
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.items = try members.required("items", JSONConstraint<[QueueItem]>.nonEmpty)
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "items",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("items", self.items)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.remove`.
public struct QueueRemoveParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The items; receivers pass over those that the queue doesn't have.
  ///
  /// Not empty.
  public var itemIds: [Int64]
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, itemIds: [Int64], customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.itemIds = itemIds
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.itemIds = try members.required("itemIds", JSONConstraint<[Int64]>.nonEmpty)
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "itemIds",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("itemIds", self.itemIds)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.reorder`.
public struct QueueReorderParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The items, each once.
  ///
  /// Not empty.
  public var itemIds: [Int64]
  /// The item to stand behind it; absent: at the end.
  ///
  /// At least 1.
  public var insertBefore: Int64?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, itemIds: [Int64], insertBefore: Int64? = nil, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.itemIds = itemIds
    self.insertBefore = insertBefore
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.itemIds = try members.required("itemIds", JSONConstraint<[Int64]>.nonEmpty)
    self.insertBefore = try members.optional("insertBefore", JSONConstraint<Int64>.atLeast(1))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "itemIds",
      "insertBefore",
      "customData",
      "progressToken",
    ],
    meant: [
      "beforeItemID": "insertBefore",
      "beforeItemId": "insertBefore",
      "beforeItemWithID": "insertBefore",
      "insertBeforeItemWithID": "insertBefore",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("itemIds", self.itemIds)
    writer.member("insertBefore", self.insertBefore)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.move`.
public struct QueueMoveParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The item.
  ///
  /// At least 1.
  public var itemId: Int64
  /// Where it is to stand afterwards, counted from 0.
  ///
  /// At least 0.
  public var toIndex: Int64
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, itemId: Int64, toIndex: Int64, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.itemId = itemId
    self.toIndex = toIndex
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.itemId = try members.required("itemId", JSONConstraint<Int64>.atLeast(1))
    self.toIndex = try members.required("toIndex", JSONConstraint<Int64>.atLeast(0))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "itemId",
      "toIndex",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("itemId", self.itemId)
    writer.member("toIndex", self.toIndex)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.jump`.
public struct QueueJumpParams: Sendable, Hashable, JSONCodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The item.
  ///
  /// At least 1.
  public var itemId: Int64
  /// Where it begins; absent: where the item says. It counts for this time only.
  ///
  /// In seconds. At least 0. SDK: `playPosition`.
  public var currentTime: Double?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(
    waitOptions: WaitOptions = WaitOptions(),
    sessionId: String? = nil,
    itemId: Int64,
    currentTime: Double? = nil,
    customData: JSONValue? = nil
  ) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.itemId = itemId
    self.currentTime = currentTime
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.itemId = try members.required("itemId", JSONConstraint<Int64>.atLeast(1))
    self.currentTime = try members.optional("currentTime", JSONConstraint<Double>.atLeast(0))
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "waitFor",
      "waitTimeout",
      "sessionId",
      "itemId",
      "currentTime",
      "customData",
      "progressToken",
    ],
    meant: [
      "playPosition": "currentTime",
      "position": "currentTime",
      "startTime": "currentTime",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("itemId", self.itemId)
    writer.member("currentTime", self.currentTime)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.next`.
public struct QueueNextParams: Sendable, Hashable, JSONCodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(waitOptions: WaitOptions = WaitOptions(), sessionId: String? = nil, customData: JSONValue? = nil) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "waitFor",
      "waitTimeout",
      "sessionId",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.previous`.
public struct QueuePreviousParams: Sendable, Hashable, JSONCodable {
  /// The members of ``WaitOptions``, which stand flat beside the others on the wire.
  public var waitOptions: WaitOptions
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(waitOptions: WaitOptions = WaitOptions(), sessionId: String? = nil, customData: JSONValue? = nil) {
    self.waitOptions = waitOptions
    self.sessionId = sessionId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.waitOptions = try WaitOptions(flat: node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "waitFor",
      "waitTimeout",
      "sessionId",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.setRepeatMode`.
public struct QueueSetRepeatModeParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// What happens.
  public var repeatMode: RepeatMode
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, repeatMode: RepeatMode, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.repeatMode = repeatMode
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.repeatMode = try members.required("repeatMode")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "repeatMode",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("repeatMode", self.repeatMode)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.shuffle`.
public struct QueueShuffleParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.unshuffle`.
public struct QueueUnshuffleParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whatever the app agreed on.
  public var customData: JSONValue?

  public init(sessionId: String? = nil, customData: JSONValue? = nil) {
    self.sessionId = sessionId
    self.customData = customData
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.customData = try members.optional("customData")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "customData",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

/// The parameters of `queue.fetchItemIds`.
public struct QueueFetchItemIdsParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

/// The result of `queue.fetchItemIds`.
public struct QueueFetchItemIdsResult: Sendable, Hashable, JSONCodable {
  /// The ids, in the order of the queue.
  public var itemIds: [Int64]
  /// The list's revision; notifications up to it are in it.
  public var revision: Int64

  public init(itemIds: [Int64], revision: Int64) {
    self.itemIds = itemIds
    self.revision = revision
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.itemIds = try members.required("itemIds")
    self.revision = try members.required("revision")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("itemIds", self.itemIds)
    writer.member("revision", self.revision)
  }
}

/// The parameters of `queue.fetchItems`.
public struct QueueFetchItemsParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Which, at most 5,000.
  ///
  /// Not empty.
  public var itemIds: [Int64]

  public init(sessionId: String? = nil, itemIds: [Int64]) {
    self.sessionId = sessionId
    self.itemIds = itemIds
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.itemIds = try members.required("itemIds", JSONConstraint<[Int64]>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "itemIds",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("itemIds", self.itemIds)
  }
}

/// The result of `queue.fetchItems`.
public struct QueueFetchItemsResult: Sendable, Hashable, JSONCodable {
  /// Those that the queue has, in the order of `itemIds`, each once.
  public var items: [QueueItem]

  public init(items: [QueueItem]) {
    self.items = items
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.items = try members.required("items")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("items", self.items)
  }
}

/// The parameters of `queue.fetchItemRange`.
public struct QueueFetchItemRangeParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The item.
  ///
  /// At least 1.
  public var itemId: Int64
  /// So many behind it; either this or `prevCount`.
  ///
  /// At least 1.
  public var nextCount: Int64?
  /// So many before it.
  ///
  /// At least 1.
  public var prevCount: Int64?

  public init(sessionId: String? = nil, itemId: Int64, nextCount: Int64? = nil, prevCount: Int64? = nil) {
    self.sessionId = sessionId
    self.itemId = itemId
    self.nextCount = nextCount
    self.prevCount = prevCount
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.itemId = try members.required("itemId", JSONConstraint<Int64>.atLeast(1))
    self.nextCount = try members.optional("nextCount", JSONConstraint<Int64>.atLeast(1))
    self.prevCount = try members.optional("prevCount", JSONConstraint<Int64>.atLeast(1))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "itemId",
      "nextCount",
      "prevCount",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("itemId", self.itemId)
    writer.member("nextCount", self.nextCount)
    writer.member("prevCount", self.prevCount)
  }
}

/// The result of `queue.fetchItemRange`.
public struct QueueFetchItemRangeResult: Sendable, Hashable, JSONCodable {
  /// The items in the order of the queue, as many as the receiver tells at a time.
  public var items: [QueueItem]

  public init(items: [QueueItem]) {
    self.items = items
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.items = try members.required("items")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("items", self.items)
  }
}

/// The parameters of `queue.list`.
public struct QueueListParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Where it begins, counted from 0; either this or `fromItemId`.
  ///
  /// At least 0.
  public var startIndex: Int64?
  /// The item that it begins with.
  ///
  /// At least 1.
  public var fromItemId: Int64?
  /// How many items.
  ///
  /// From 0 to 5000. Absent: `50`.
  public var count: Int64?
  /// Whether the receiver is asked for items; otherwise those that aren't cached are only ids.
  ///
  /// Absent: `true`.
  public var fetchIfNeeded: Bool?

  public init(
    sessionId: String? = nil,
    startIndex: Int64? = nil,
    fromItemId: Int64? = nil,
    count: Int64? = nil,
    fetchIfNeeded: Bool? = nil
  ) {
    self.sessionId = sessionId
    self.startIndex = startIndex
    self.fromItemId = fromItemId
    self.count = count
    self.fetchIfNeeded = fetchIfNeeded
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.startIndex = try members.optional("startIndex", JSONConstraint<Int64>.atLeast(0))
    self.fromItemId = try members.optional("fromItemId", JSONConstraint<Int64>.atLeast(1))
    self.count = try members.optional("count", JSONConstraint<Int64>.range(0...5000))
    self.fetchIfNeeded = try members.optional("fetchIfNeeded")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "startIndex",
      "fromItemId",
      "count",
      "fetchIfNeeded",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("startIndex", self.startIndex)
    writer.member("fromItemId", self.fromItemId)
    writer.member("count", self.count)
    writer.member("fetchIfNeeded", self.fetchIfNeeded)
  }
}

/// The parameters of `queue.getCache`.
public struct QueueGetCacheParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

/// The parameters of `queue.setCacheOptions`.
public struct QueueSetCacheOptionsParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The most items that are kept; absent: as it is. A session begins with 20.
  ///
  /// From 1 to 5000.
  public var cacheSize: Int64?
  /// The most items of one request; absent: as it is. A session begins with 20.
  ///
  /// From 1 to 100.
  public var maximumFetchCount: Int64?

  public init(sessionId: String? = nil, cacheSize: Int64? = nil, maximumFetchCount: Int64? = nil) {
    self.sessionId = sessionId
    self.cacheSize = cacheSize
    self.maximumFetchCount = maximumFetchCount
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.cacheSize = try members.optional("cacheSize", JSONConstraint<Int64>.range(1...5000))
    self.maximumFetchCount = try members.optional("maximumFetchCount", JSONConstraint<Int64>.range(1...100))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "cacheSize",
      "maximumFetchCount",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("cacheSize", self.cacheSize)
    writer.member("maximumFetchCount", self.maximumFetchCount)
  }
}

/// The parameters of `queue.reload`.
public struct QueueReloadParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

/// The result of `queue.reload`.
public struct QueueReloadResult: Sendable, Hashable, JSONCodable {
  /// The ids, in the order of the queue.
  public var itemIds: [Int64]
  /// The list's revision.
  public var revision: Int64

  public init(itemIds: [Int64], revision: Int64) {
    self.itemIds = itemIds
    self.revision = revision
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.itemIds = try members.required("itemIds")
    self.revision = try members.required("revision")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("itemIds", self.itemIds)
    writer.member("revision", self.revision)
  }
}

/// The parameters of `queue.clear`.
public struct QueueClearParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

/// `queue.didReload`
///
/// The queue is another one, or is known only now; empty when it is over.
///
/// SDK: `mediaQueueDidReloadItems:`.
public struct QueueDidReload: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "queue.didReload" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// Counts the changes of this session's queue.
  public var revision: Int64
  /// How many items the queue has after it.
  public var itemCount: Int64
  /// Whether it is the last one that came of one change at the receiver; the time to draw.
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

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.revision = try members.required("revision")
    self.itemCount = try members.required("itemCount")
    self.isLast = try members.required("isLast")
    self.itemIds = try members.required("itemIds")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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
/// Items came in, one beside the other.
///
/// SDK: `mediaQueue:didInsertItemsInRange:`.
public struct QueueDidInsert: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "queue.didInsert" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// Counts the changes of this session's queue.
  public var revision: Int64
  /// How many items the queue has after it.
  public var itemCount: Int64
  /// Whether it is the last one that came of one change at the receiver; the time to draw.
  ///
  /// SDK: `mediaQueueDidChange:`.
  public var isLast: Bool
  /// The items, in order.
  public var itemIds: [Int64]
  /// Where the first of them stands now.
  public var index: Int64
  /// The item behind them; absent at the end.
  public var insertBefore: Int64?

  public init(
    sessionId: String,
    revision: Int64,
    itemCount: Int64,
    isLast: Bool,
    itemIds: [Int64],
    index: Int64,
    insertBefore: Int64? = nil
  ) {
    self.sessionId = sessionId
    self.revision = revision
    self.itemCount = itemCount
    self.isLast = isLast
    self.itemIds = itemIds
    self.index = index
    self.insertBefore = insertBefore
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.revision = try members.required("revision")
    self.itemCount = try members.required("itemCount")
    self.isLast = try members.required("isLast")
    self.itemIds = try members.required("itemIds")
    self.index = try members.required("index")
    self.insertBefore = try members.optional("insertBefore")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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
/// Items aren't what they were, or came into or left the cache.
///
/// SDK: `mediaQueue:didUpdateItemsAtIndexes:`.
public struct QueueDidUpdate: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "queue.didUpdate" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// Counts the changes of this session's queue.
  public var revision: Int64
  /// How many items the queue has after it.
  public var itemCount: Int64
  /// Whether it is the last one that came of one change at the receiver; the time to draw.
  ///
  /// SDK: `mediaQueueDidChange:`.
  public var isLast: Bool
  /// The items.
  public var itemIds: [Int64]
  /// Where they stand.
  public var indexes: [Int64]
  /// Why.
  public var reason: QueueUpdateReason

  public init(
    sessionId: String,
    revision: Int64,
    itemCount: Int64,
    isLast: Bool,
    itemIds: [Int64],
    indexes: [Int64],
    reason: QueueUpdateReason
  ) {
    self.sessionId = sessionId
    self.revision = revision
    self.itemCount = itemCount
    self.isLast = isLast
    self.itemIds = itemIds
    self.indexes = indexes
    self.reason = reason
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.revision = try members.required("revision")
    self.itemCount = try members.required("itemCount")
    self.isLast = try members.required("isLast")
    self.itemIds = try members.required("itemIds")
    self.indexes = try members.required("indexes")
    self.reason = try members.required("reason")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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
/// Items went.
///
/// SDK: `mediaQueue:didRemoveItemsAtIndexes:`.
public struct QueueDidRemove: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "queue.didRemove" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// Counts the changes of this session's queue.
  public var revision: Int64
  /// How many items the queue has after it.
  public var itemCount: Int64
  /// Whether it is the last one that came of one change at the receiver; the time to draw.
  ///
  /// SDK: `mediaQueueDidChange:`.
  public var isLast: Bool
  /// The items.
  public var itemIds: [Int64]
  /// Where they stood before.
  public var indexes: [Int64]

  public init(sessionId: String, revision: Int64, itemCount: Int64, isLast: Bool, itemIds: [Int64], indexes: [Int64]) {
    self.sessionId = sessionId
    self.revision = revision
    self.itemCount = itemCount
    self.isLast = isLast
    self.itemIds = itemIds
    self.indexes = indexes
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.revision = try members.required("revision")
    self.itemCount = try members.required("itemCount")
    self.isLast = try members.required("isLast")
    self.itemIds = try members.required("itemIds")
    self.indexes = try members.required("indexes")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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
/// The same items are in another order.
///
/// SDK: `remoteMediaClientDidUpdateQueue:`.
public struct QueueDidReorder: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "queue.didReorder" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// Counts the changes of this session's queue.
  public var revision: Int64
  /// How many items the queue has after it.
  public var itemCount: Int64
  /// Whether it is the last one that came of one change at the receiver; the time to draw.
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

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.revision = try members.required("revision")
    self.itemCount = try members.required("itemCount")
    self.isLast = try members.required("isLast")
    self.itemIds = try members.required("itemIds")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("revision", self.revision)
    writer.member("itemCount", self.itemCount)
    writer.member("isLast", self.isLast)
    writer.member("itemIds", self.itemIds)
  }
}
