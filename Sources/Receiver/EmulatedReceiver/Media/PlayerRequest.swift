import CastModel
import JSONCodec

/// A request of the media namespace with what every request has.
struct PlayerRequest: Sendable {
  var requestId: Int64
  var mediaSessionId: Int64?
  var command: MediaCommand

  /// Reads `node`, an object of type `type`; refuses types it doesn't know and missing parameters.
  init(type: String, requestId: Int64, node: JSONNode) throws(InvalidRequestReason) {
    self.requestId = requestId
    do {
      var members = try JSONMembers(node)
      self.mediaSessionId = try members.optional("mediaSessionId")
      guard let command = try Self.command(type: type, node: node, members: &members) else {
        throw InvalidRequestReason.invalidCommand
      }
      self.command = command
    } catch let reason as InvalidRequestReason {
      throw reason
    } catch {
      throw .invalidParameters
    }
  }

  /// Whether the request is for a certain media session, which it must name.
  var needsMediaSession: Bool {
    switch self.command {
    case .load, .getStatus, .acknowledge, .storeSession, .setCredentials, .playAgain: false
    default: true
    }
  }

  private static let acknowledged: Set<String> = [
    "PRECACHE", "PRELOAD", "CUSTOM_COMMAND", "CUSTOM_STATE", "CLOUD_STATUS", "DISPLAY_STATUS",
    "EXECUTE_ACTION_SCRIPT", "FOCUS_STATE", "PLAY_STRING", "REFRESH_CREDENTIALS", "SHOW_REMOTE_CONTROL_OVERLAY",
  ]

  private static func command(
    type: String, node: JSONNode, members: inout JSONMembers
  ) throws -> MediaCommand? {
    switch type {
    case "LOAD": return .load(try Self.load(node))
    case "LOAD_BY_ENTITY": return .load(try Self.loadByEntity(&members))
    case "GET_STATUS": return .getStatus(StatusParts(options: try members.optional("options") ?? 0))
    case "PLAY": return .play
    case "PAUSE": return .pause
    case "STOP": return .stop
    case "SEEK": return .seek(try Self.seek(&members))
    case "SET_VOLUME": return .setVolume(try members.required("volume"))
    case "SET_PLAYBACK_RATE": return .setPlaybackRate(try Self.playbackRate(&members))
    case "EDIT_TRACKS_INFO": return .editTracks(try Self.trackEdit(&members))
    case "EDIT_AUDIO_TRACKS":
      guard let choice = try Self.language(&members) else { throw InvalidRequestReason.invalidParameters }
      return .editAudioTracks(choice)
    case "SKIP_AD": return .skipAd
    case "USER_ACTION":
      return .userAction(
        .init(action: try members.required("userAction"), isCleared: try members.optional("clear") ?? false))
    case "SET_CREDENTIALS":
      return .setCredentials(
        .init(credentials: try members.required("credentials"), forRequestId: try members.optional("forRequestId")))
    case "PLAY_AGAIN": return .playAgain
    case "STORE_SESSION": return .storeSession
    case "RESUME_SESSION":
      guard let data = node["sessionState"]?["loadRequestData"] else { throw InvalidRequestReason.invalidParameters }
      return .load(try Self.load(data))
    case _ where type.hasPrefix("QUEUE_"): return try Self.queueCommand(type: type, node: node, members: &members)
    case _ where Self.acknowledged.contains(type): return .acknowledge(type: type)
    default: return nil
    }
  }

  private static func queueCommand(
    type: String, node: JSONNode, members: inout JSONMembers
  ) throws -> MediaCommand? {
    switch type {
    case "QUEUE_LOAD": return .load(try Self.queueLoad(node, &members))
    case "QUEUE_INSERT":
      return .queueInsert(
        .init(
          items: try members.required("items"), insertBefore: try members.optional("insertBefore"),
          currentItemId: try members.optional("currentItemId"),
          currentItemIndex: try members.optional("currentItemIndex"),
          currentTime: try members.optional("currentTime")))
    case "QUEUE_UPDATE":
      return .queueUpdate(
        .init(
          items: try members.optional("items"), currentItemId: try members.optional("currentItemId"),
          currentTime: try members.optional("currentTime"), jump: try members.optional("jump"),
          repeatMode: try members.optional("repeatMode"), shuffle: try members.optional("shuffle")))
    case "QUEUE_REMOVE":
      return .queueRemove(
        .init(
          itemIds: try members.required("itemIds"), currentItemId: try members.optional("currentItemId"),
          currentTime: try members.optional("currentTime")))
    case "QUEUE_REORDER":
      return .queueReorder(
        .init(
          itemIds: try members.required("itemIds"), insertBefore: try members.optional("insertBefore"),
          currentItemId: try members.optional("currentItemId"), currentTime: try members.optional("currentTime")))
    case "QUEUE_NEXT": return .queueUpdate(.init(jump: 1))
    case "QUEUE_PREV": return .queueUpdate(.init(jump: -1))
    case "QUEUE_SHUFFLE": return .queueUpdate(.init(shuffle: true))
    case "QUEUE_GET_ITEM_IDS": return .queueGetItemIds
    case "QUEUE_GET_ITEMS": return .queueGetItems(try members.required("itemIds"))
    case "QUEUE_GET_ITEM_RANGE":
      return .queueGetItemRange(
        id: try members.required("itemId"), next: try members.optional("nextCount"),
        previous: try members.optional("prevCount"))
    default: return nil
    }
  }

  /// What is asked for, without the members that every request has.
  private static func load(_ node: JSONNode) throws -> LoadRequestData {
    var data = try LoadRequestData(json: node)
    for key in ["type", "requestId", "sessionId"] { data.additional[key] = nil }
    // Receivers are JavaScript, where every text but the empty one is true; VLC relies on it by writing "false".
    if let text = node["autoplay"]?.string { data.autoplay = !text.isEmpty }
    return data
  }

  private static func queueLoad(_ node: JSONNode, _ members: inout JSONMembers) throws -> LoadRequestData {
    var queue = QueueData()
    queue.items = try members.required("items")
    queue.startIndex = try members.optional("startIndex")
    queue.repeatMode = try members.optional("repeatMode")
    queue.shuffle = try members.optional("shuffle")
    var request = LoadRequestData()
    request.queueData = queue
    request.currentTime = try members.optional("currentTime")
    request.customData = try members.optional("customData")
    return request
  }

  private static func seek(_ members: inout JSONMembers) throws -> MediaCommand.Seek {
    let seek = MediaCommand.Seek(
      currentTime: try members.optional("currentTime"), relativeTime: try members.optional("relativeTime"),
      resumeState: try members.optional("resumeState"))
    guard seek.currentTime != nil || seek.relativeTime != nil || seek.resumeState != nil else {
      throw InvalidRequestReason.invalidParameters
    }
    return seek
  }

  private static func playbackRate(_ members: inout JSONMembers) throws -> MediaCommand.PlaybackRate {
    let absolute: Double? = try members.optional("playbackRate")
    let relative: Double? = try members.optional("relativePlaybackRate")
    switch (absolute, relative) {
    case (let rate?, nil) where rate > 0 && rate.isFinite: return .absolute(rate)
    case (nil, let rate?) where rate > 0 && rate.isFinite: return .relative(rate)
    default: throw InvalidRequestReason.invalidParameters
    }
  }

  private static func trackEdit(_ members: inout JSONMembers) throws -> MediaCommand.TrackEdit {
    MediaCommand.TrackEdit(
      activeTrackIds: try members.optional("activeTrackIds"), textTrackStyle: try members.optional("textTrackStyle"),
      enableTextTracks: try members.optional("enableTextTracks"), language: try Self.language(&members))
  }

  private static func language(_ members: inout JSONMembers) throws -> MediaCommand.LanguageChoice? {
    guard let language: String = try members.optional("language") else { return nil }
    return MediaCommand.LanguageChoice(
      language: language, isSuggested: try members.optional("isSuggestedLanguage") ?? false)
  }

  /// A deep link in place of media.
  private static func loadByEntity(_ members: inout JSONMembers) throws -> LoadRequestData {
    var request = LoadRequestData()
    request.media = MediaInformation(entity: try members.required("entity"))
    request.loadOptions = try members.optional("loadOptions")
    request.customData = try members.optional("customData")
    if let shuffle: Bool = try members.optional("shuffle") { request.additional["shuffle"] = .bool(shuffle) }
    return request
  }
}
