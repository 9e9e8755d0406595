import CastModel
import JSONCodec

/// A request of the media namespace, as received.
struct PlayerRequest {
  var type: CastMessageType
  var requestId: Int64
  var node: JSONNode

  /// Reads the command; refuses types it doesn't know and missing parameters.
  func command() throws(InvalidRequestReason) -> MediaCommand {
    do {
      var members = try JSONMembers(self.node)
      guard let command = try Self.command(type: self.type, node: self.node, members: &members) else {
        throw InvalidRequestReason.invalidCommand
      }
      try FrameworkRules.check(command, type: self.type, node: self.node)
      return command
    } catch let reason as InvalidRequestReason {
      throw reason
    } catch {
      throw .invalidParameters
    }
  }

  /// The requests that the receiver only answers.
  static let acknowledged: Set<CastMessageType> = [
    .precache, .preload, .customCommand, .customState, .cloudStatus, .displayStatus,
    .executeActionScript, .focusState, .playString, .refreshCredentials, .showRemoteControlOverlay,
  ]

  private static func command(
    type: CastMessageType, node: JSONNode, members: inout JSONMembers
  ) throws -> MediaCommand? {
    switch type {
    case .load: return .load(try Self.load(node))
    case .loadByEntity: return .load(try Self.loadByEntity(&members))
    case .getStatus: return .getStatus(StatusParts(options: try GetStatusRequestData(json: node).options ?? 0))
    case .play: return .play
    case .pause: return .pause
    case .stop: return .stop
    case .seek: return .seek(try SeekRequestData(json: node))
    case .setVolume: return .setVolume(try SetVolumeRequestData(json: node).volume)
    case .setPlaybackRate: return .setPlaybackRate(try Self.playbackRate(node))
    case .editTracksInfo: return .editTracks(try EditTracksInfoRequestData(json: node))
    case .editAudioTracks: return .editAudioTracks(try EditAudioTracksRequestData(json: node))
    case .skipAd: return .skipAd
    case .userAction: return .userAction(try UserActionRequestData(json: node))
    case .setCredentials: return .setCredentials(try SetCredentialsRequestData(json: node))
    case .playAgain: return .playAgain
    case .storeSession: return .storeSession
    case .resumeSession:
      _ = try ResumeSessionRequestData(json: node)
      guard let data = node["sessionState"]?["loadRequestData"] else { throw InvalidRequestReason.invalidParameters }
      return .load(try Self.load(data))
    case _ where type.rawValue.hasPrefix("QUEUE_"):
      return try Self.queueCommand(type, try QueueRequestData(json: node), &members)
    case _ where Self.acknowledged.contains(type): return .acknowledge(type: type)
    default: return nil
    }
  }

  private static func queueCommand(
    _ type: CastMessageType, _ data: QueueRequestData, _ members: inout JSONMembers
  ) throws -> MediaCommand? {
    switch type {
    case .queueLoad: return .load(try Self.queueLoad(data, &members))
    case .queueInsert: return .queueInsert(try data.having(\.items))
    case .queueUpdate: return .queueUpdate(data)
    case .queueRemove: return .queueRemove(try data.having(\.itemIds))
    case .queueReorder: return .queueReorder(try data.having(\.itemIds))
    case .queueNext: return .queueUpdate(QueueRequestData(jump: 1))
    case .queuePrev: return .queueUpdate(QueueRequestData(jump: -1))
    case .queueShuffle: return .queueUpdate(QueueRequestData(shuffle: true))
    case .queueGetItemIds: return .queueGetItemIds
    case .queueGetItems: return .queueGetItems(try data.having(\.itemIds).itemIds ?? [])
    case .queueGetItemRange: return .queueGetItemRange(around: try data.having(\.itemId).itemId ?? 0, data)
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
