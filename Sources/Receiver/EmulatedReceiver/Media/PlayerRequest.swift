import CastModel
import JSONCodec

/// A request of the media namespace with the members that every request has.
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

  /// Whether the request must name its media session.
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
    case "GET_STATUS": return .getStatus(StatusParts(options: try GetStatusRequestData(json: node).options ?? 0))
    case "PLAY": return .play
    case "PAUSE": return .pause
    case "STOP": return .stop
    case "SEEK": return .seek(try Self.seek(node))
    case "SET_VOLUME": return .setVolume(try SetVolumeRequestData(json: node).volume)
    case "SET_PLAYBACK_RATE": return .setPlaybackRate(try Self.playbackRate(node))
    case "EDIT_TRACKS_INFO": return .editTracks(try EditTracksInfoRequestData(json: node))
    case "EDIT_AUDIO_TRACKS": return .editAudioTracks(try EditAudioTracksRequestData(json: node))
    case "SKIP_AD": return .skipAd
    case "USER_ACTION": return .userAction(try UserActionRequestData(json: node))
    case "SET_CREDENTIALS": return .setCredentials(try SetCredentialsRequestData(json: node))
    case "PLAY_AGAIN": return .playAgain
    case "STORE_SESSION": return .storeSession
    case "RESUME_SESSION":
      _ = try ResumeSessionRequestData(json: node)
      guard let data = node["sessionState"]?["loadRequestData"] else { throw InvalidRequestReason.invalidParameters }
      return .load(try Self.load(data))
    case _ where type.hasPrefix("QUEUE_"):
      return try Self.queueCommand(type, try QueueRequestData(json: node), &members)
    case _ where Self.acknowledged.contains(type): return .acknowledge(type: type)
    default: return nil
    }
  }

  private static func queueCommand(
    _ type: String, _ data: QueueRequestData, _ members: inout JSONMembers
  ) throws -> MediaCommand? {
    switch type {
    case "QUEUE_LOAD": return .load(try Self.queueLoad(data, &members))
    case "QUEUE_INSERT": return .queueInsert(try data.having(\.items))
    case "QUEUE_UPDATE": return .queueUpdate(data)
    case "QUEUE_REMOVE": return .queueRemove(try data.having(\.itemIds))
    case "QUEUE_REORDER": return .queueReorder(try data.having(\.itemIds))
    case "QUEUE_NEXT": return .queueUpdate(QueueRequestData(jump: 1))
    case "QUEUE_PREV": return .queueUpdate(QueueRequestData(jump: -1))
    case "QUEUE_SHUFFLE": return .queueUpdate(QueueRequestData(shuffle: true))
    case "QUEUE_GET_ITEM_IDS": return .queueGetItemIds
    case "QUEUE_GET_ITEMS": return .queueGetItems(try data.having(\.itemIds).itemIds ?? [])
    case "QUEUE_GET_ITEM_RANGE": return .queueGetItemRange(around: try data.having(\.itemId).itemId ?? 0, data)
    default: return nil
    }
  }

  /// Reads a LOAD's own members.
  private static func load(_ node: JSONNode) throws -> LoadRequestData {
    var data = try LoadRequestData(json: node)
    for key in ["type", "requestId", "sessionId"] { data.additional[key] = nil }
    // Receivers are JavaScript, where every text but the empty one is true; VLC relies on this and writes "false".
    if let text = node["autoplay"]?.string { data.autoplay = !text.isEmpty }
    return data
  }

  private static func queueLoad(
    _ data: QueueRequestData, _ members: inout JSONMembers
  ) throws -> LoadRequestData {
    var queue = QueueData()
    queue.items = try data.having(\.items).items
    queue.startIndex = data.startIndex
    queue.repeatMode = data.repeatMode
    queue.shuffle = data.shuffle
    var request = LoadRequestData()
    request.queueData = queue
    request.currentTime = data.currentTime
    request.customData = try members.optional("customData")
    return request
  }

  private static func seek(_ node: JSONNode) throws -> SeekRequestData {
    let seek = try SeekRequestData(json: node)
    guard seek != SeekRequestData() else { throw InvalidRequestReason.invalidParameters }
    return seek
  }

  private static func playbackRate(_ node: JSONNode) throws -> SetPlaybackRateRequestData {
    let data = try SetPlaybackRateRequestData(json: node)
    guard (data.playbackRate == nil) != (data.relativePlaybackRate == nil),
      let rate = data.playbackRate ?? data.relativePlaybackRate, rate > 0, rate.isFinite
    else { throw InvalidRequestReason.invalidParameters }
    return data
  }

  /// Reads a LOAD with a deep link in place of media.
  private static func loadByEntity(_ members: inout JSONMembers) throws -> LoadRequestData {
    var request = LoadRequestData()
    request.media = MediaInformation(entity: try members.required("entity"))
    request.loadOptions = try members.optional("loadOptions")
    request.customData = try members.optional("customData")
    if let shuffle: Bool = try members.optional("shuffle") { request.additional["shuffle"] = .bool(shuffle) }
    return request
  }
}

extension QueueRequestData {
  /// Returns the request itself if it has a member that its type requires; throws otherwise.
  fileprivate func having<T>(_ member: KeyPath<QueueRequestData, T?>) throws(InvalidRequestReason) -> QueueRequestData {
    guard self[keyPath: member] != nil else { throw .invalidParameters }
    return self
  }
}
