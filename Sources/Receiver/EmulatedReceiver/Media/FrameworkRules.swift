import CastModel
import JSONCodec

/// The rules by which the Cast Application Framework ignores or refuses media requests, before an app sees them
/// (cast_receiver_framework.js, cast.receiver.MediaManager; its log messages are quoted).
enum FrameworkRules {
  /// The rates of LOAD and SET_PLAYBACK_RATE; for all others "Bad value for playback rate".
  static let playbackRates = 0.5...2.0

  /// Returns the id of a request; `nil`: "Ignoring request, requestId is not an integer".
  static func requestId(of node: JSONNode) -> Int64? {
    guard let id = node["requestId"], id.kind != .string else { return nil }
    return try? Int64(json: id)
  }

  /// The requests that needn't name a media session; if they name one, it must be the last one all the same. The
  /// list is the framework's, with the requests of another namespace that the receiver accepts in this one.
  private static let sessionless = PlayerRequest.acknowledged.union([
    .load, .playAgain, .getStatus, .queueLoad, .storeSession, .resumeSession, .loadByEntity, .setCredentials,
  ])

  /// Refuses a request that names another media session than the last one, whose number is `last`, and one without a
  /// media session that needs one: "Invalid media session ID", "Unexpected command, player is in IDLE state so the
  /// media session ID is not valid yet" (devices.md F136).
  ///
  /// A null names no session, and counts as given.
  static func checkMediaSession(
    of node: JSONNode, type: CastMessageType, last: Int64, isActive: Bool
  ) throws(InvalidRequestReason) {
    let named = node["mediaSessionId"]
    if let named, named.kind != .null, named.kind == .string || (try? Int64(json: named)) != last {
      throw .invalidMediaSessionID
    }
    guard !Self.sessionless.contains(type) else { return }
    guard named != nil, isActive else { throw .invalidMediaSessionID }
  }

  /// Refuses a request whose members the framework doesn't accept.
  static func check(_ command: MediaCommand, type: CastMessageType, node: JSONNode) throws(InvalidRequestReason) {
    let isAccepted =
      switch command {
      case .load(let data):
        Self.accepts(data) && (type != .queueLoad || Self.accepts(data.queueData?.repeatMode))
      // "currentTime or relativeTime is required"; a null counts as given.
      case .seek: node["currentTime"] != nil || node["relativeTime"] != nil
      case .queueUpdate(let data):
        Self.accepts(data.repeatMode) && Self.accepts((data.items ?? []).compactMap(\.itemId))
      // "No itemIds to remove"
      case .queueRemove(let data): data.itemIds?.isEmpty == false && Self.accepts(data.itemIds ?? [])
      default: true
      }
    guard isAccepted else { throw .invalidParameters }
  }

  /// "Bad value for playback rate"; tracks are compared only with those of `media`.
  private static func accepts(_ data: LoadRequestData) -> Bool {
    if let rate = data.playbackRate, !Self.playbackRates.contains(rate) { return false }
    guard let ids = data.activeTrackIds, let media = data.media else { return true }
    return Self.accepts(activeTrackIds: ids, of: media.tracks ?? [])
  }

  /// "Too many track IDs", "Track ID does not exist", "Maximum one active video and one active audio track supported"
  static func accepts(activeTrackIds ids: [Int64], of tracks: [Track]) -> Bool {
    guard ids.count <= tracks.count else { return false }
    let known = Dictionary(tracks.map { ($0.trackId, $0.type) }) { first, _ in first }
    let types = ids.compactMap { known[$0] }
    return types.count == ids.count && [.audio, .video].allSatisfy { type in types.count { $0 == type } <= 1 }
  }

  /// "Invalid repeatMode": of QUEUE_LOAD and QUEUE_UPDATE; the mode of a LOAD's `queueData` isn't checked.
  private static func accepts(_ mode: RepeatMode?) -> Bool { mode.map { RepeatMode.knownValues.contains($0) } ?? true }

  /// "Duplicate itemId"
  private static func accepts(_ itemIds: [Int64]) -> Bool { Set(itemIds).count == itemIds.count }
}
