import CastModel
import JSONCodec

/// A parsed request of the media namespace (cast.md 7.1).
enum MediaCommand: Sendable {
  case load(LoadRequestData)
  case getStatus(StatusParts)
  case play
  case pause
  case stop
  case seek(SeekRequestData)
  case setVolume(Volume)
  case setPlaybackRate(SetPlaybackRateRequestData)
  case editTracks(EditTracksInfoRequestData)
  case editAudioTracks(EditAudioTracksRequestData)
  case skipAd
  case userAction(UserActionRequestData)
  case setCredentials(SetCredentialsRequestData)
  /// Plays the ended item again.
  case playAgain
  case queueInsert(QueueRequestData)
  case queueUpdate(QueueRequestData)
  case queueRemove(QueueRequestData)
  case queueReorder(QueueRequestData)
  case queueGetItemIds
  case queueGetItems([Int64])
  case queueGetItemRange(around: Int64, QueueRequestData)
  case storeSession
  /// Gets a status as its answer, and is otherwise only reported: PRECACHE, CUSTOM_COMMAND and the like.
  case acknowledge(type: CastMessageType)
}

/// The bulky parts of a status.
struct StatusParts: OptionSet, Sendable, Hashable {
  let rawValue: Int
  static let media = StatusParts(rawValue: 1)
  static let metadata = StatusParts(rawValue: 2)
  static let items = StatusParts(rawValue: 4)

  static let all: StatusParts = [.media, .metadata, .items]

  /// Reads the parts that GET_STATUS requests with `options` (NO_METADATA 1, NO_QUEUE_ITEMS 2).
  init(options: Int64) {
    self = .all
    if options & 1 != 0 { self.remove(.metadata) }
    if options & 2 != 0 { self.remove(.items) }
  }

  init(rawValue: Int) { self.rawValue = rawValue }
}
