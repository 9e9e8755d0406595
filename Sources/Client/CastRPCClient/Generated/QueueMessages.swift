// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

extension QueueLoadParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.loadRequestData.writeMembers(to: &writer)
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("items", self.items)
    writer.member("startIndex", self.startIndex)
    writer.member("repeatMode", self.repeatMode)
  }
}

extension QueueLoadParams {
  /// Takes the members as they stand on the wire.
  public init(
    media: MediaInformation? = nil, queueData: QueueData? = nil, autoplay: Bool? = nil, currentTime: Double? = nil,
    playbackRate: Double? = nil, activeTrackIds: [Int64]? = nil, credentials: String? = nil,
    credentialsType: String? = nil, atvCredentials: String? = nil, atvCredentialsType: String? = nil,
    loadOptions: LoadOptions? = nil, customData: JSONValue? = nil, additional: JSONObject = JSONObject(),
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, items: [QueueItem]? = nil,
    startIndex: Int64? = nil, repeatMode: RepeatMode? = nil
  ) {
    self.init(
    loadRequestData: LoadRequestData(media: media, queueData: queueData, autoplay: autoplay, currentTime: currentTime, playbackRate: playbackRate, activeTrackIds: activeTrackIds, credentials: credentials, credentialsType: credentialsType, atvCredentials: atvCredentials, atvCredentialsType: atvCredentialsType, loadOptions: loadOptions, customData: customData, additional: additional),
    waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, items: items,
    startIndex: startIndex, repeatMode: repeatMode
  )
  }
}

extension QueueInsertParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("items", self.items)
    writer.member("insertBefore", self.insertBefore)
    writer.member("customData", self.customData)
  }
}

extension QueueInsertAndPlayParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("item", self.item)
    writer.member("insertBefore", self.insertBefore)
    writer.member("currentTime", self.currentTime)
    writer.member("customData", self.customData)
  }
}

extension QueueInsertAndPlayParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, item: QueueItem,
    insertBefore: Int64? = nil, currentTime: Double? = nil, customData: JSONValue? = nil
  ) {
    self.init(
    waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, item: item,
    insertBefore: insertBefore, currentTime: currentTime, customData: customData
  )
  }
}

extension QueueUpdateParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("items", self.items)
    writer.member("customData", self.customData)
  }
}

extension QueueRemoveParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("itemIds", self.itemIds)
    writer.member("customData", self.customData)
  }
}

extension QueueReorderParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("itemIds", self.itemIds)
    writer.member("insertBefore", self.insertBefore)
    writer.member("customData", self.customData)
  }
}

extension QueueMoveParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("itemId", self.itemId)
    writer.member("toIndex", self.toIndex)
    writer.member("customData", self.customData)
  }
}

extension QueueJumpParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("itemId", self.itemId)
    writer.member("currentTime", self.currentTime)
    writer.member("customData", self.customData)
  }
}

extension QueueJumpParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, itemId: Int64,
    currentTime: Double? = nil, customData: JSONValue? = nil
  ) {
    self.init(
    waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, itemId: itemId,
    currentTime: currentTime, customData: customData
  )
  }
}

extension QueueNextParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

extension QueueNextParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, customData: JSONValue? = nil
  ) {
    self.init(
    waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, customData: customData
  )
  }
}

extension QueuePreviousParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.waitOptions.writeMembers(to: &writer)
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

extension QueuePreviousParams {
  /// Takes the members as they stand on the wire.
  public init(
    waitFor: PlayerState? = nil, waitTimeout: Double? = nil, sessionId: String? = nil, customData: JSONValue? = nil
  ) {
    self.init(
    waitOptions: WaitOptions(waitFor: waitFor, waitTimeout: waitTimeout), sessionId: sessionId, customData: customData
  )
  }
}

extension QueueSetRepeatModeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("repeatMode", self.repeatMode)
    writer.member("customData", self.customData)
  }
}

extension QueueShuffleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

extension QueueUnshuffleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("customData", self.customData)
  }
}

extension QueueFetchItemIdsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension QueueFetchItemIdsResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(itemIds: try members.value("itemIds"), revision: try members.value("revision"))
  }
}

extension QueueFetchItemsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("itemIds", self.itemIds)
  }
}

extension QueueFetchItemsResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(items: try members.value("items"))
  }
}

extension QueueFetchItemRangeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("itemId", self.itemId)
    writer.member("nextCount", self.nextCount)
    writer.member("prevCount", self.prevCount)
  }
}

extension QueueFetchItemRangeResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(items: try members.value("items"))
  }
}

extension QueueListParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("startIndex", self.startIndex)
    writer.member("fromItemId", self.fromItemId)
    writer.member("count", self.count)
    writer.member("fetchIfNeeded", self.fetchIfNeeded)
  }
}

extension QueueGetCacheParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension QueueSetCacheOptionsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("cacheSize", self.cacheSize)
    writer.member("maximumFetchCount", self.maximumFetchCount)
  }
}

extension QueueReloadParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension QueueReloadResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(itemIds: try members.value("itemIds"), revision: try members.value("revision"))
  }
}

extension QueueClearParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension QueueDidReload: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), revision: try members.value("revision"),
      itemCount: try members.value("itemCount"), isLast: try members.value("isLast"),
      itemIds: try members.value("itemIds")
    )
  }
}

extension QueueDidInsert: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), revision: try members.value("revision"),
      itemCount: try members.value("itemCount"), isLast: try members.value("isLast"),
      itemIds: try members.value("itemIds"), index: try members.value("index"),
      insertBefore: try members.option("insertBefore")
    )
  }
}

extension QueueDidUpdate: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), revision: try members.value("revision"),
      itemCount: try members.value("itemCount"), isLast: try members.value("isLast"),
      itemIds: try members.value("itemIds"), indexes: try members.value("indexes"), reason: try members.value("reason")
    )
  }
}

extension QueueDidRemove: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), revision: try members.value("revision"),
      itemCount: try members.value("itemCount"), isLast: try members.value("isLast"),
      itemIds: try members.value("itemIds"), indexes: try members.value("indexes")
    )
  }
}

extension QueueDidReorder: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), revision: try members.value("revision"),
      itemCount: try members.value("itemCount"), isLast: try members.value("isLast"),
      itemIds: try members.value("itemIds")
    )
  }
}
