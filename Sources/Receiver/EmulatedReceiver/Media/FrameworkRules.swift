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

  /// Refuses a request whose members the framework doesn't accept.
  static func check(_ command: MediaCommand, type: CastMessageType, node: JSONNode) throws(InvalidRequestReason) {
    let isAccepted =
      switch command {
      case .load(let data):
        Self.accepts(data) && (type != .queueLoad || Self.accepts(data.queueData?.repeatMode))
      // "currentTime or relativeTime is required"; a null counts as given.
      case .seek: node["currentTime"] != nil || node["relativeTime"] != nil
      case .queueUpdate(let data): Self.accepts(data.repeatMode) && Self.accepts(data.items ?? [])
      default: true
      }
    guard isAccepted else { throw .invalidParameters }
  }

  /// "Bad value for playback rate", "Track ID does not exist"; tracks are compared only with those of `media`.
  private static func accepts(_ data: LoadRequestData) -> Bool {
    if let rate = data.playbackRate, !Self.playbackRates.contains(rate) { return false }
    guard let ids = data.activeTrackIds, let media = data.media else { return true }
    return Set(ids).isSubset(of: (media.tracks ?? []).map(\.trackId))
  }

  /// "Invalid repeatMode": of QUEUE_LOAD and QUEUE_UPDATE; the mode of a LOAD's `queueData` is taken as it is.
  private static func accepts(_ mode: RepeatMode?) -> Bool { mode.map { RepeatMode.knownValues.contains($0) } ?? true }

  /// "Duplicate itemId"
  private static func accepts(_ items: [QueueItem]) -> Bool {
    let ids = items.compactMap(\.itemId)
    return Set(ids).count == ids.count
  }
}
