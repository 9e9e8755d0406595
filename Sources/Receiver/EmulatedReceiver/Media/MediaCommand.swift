import CastModel
import JSONCodec

/// A request of the media namespace, read (cast.md 7.1).
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
  /// Plays what has ended once more.
  case playAgain
  case queueInsert(QueueRequestData)
  case queueUpdate(QueueRequestData)
  case queueRemove(QueueRequestData)
  case queueReorder(QueueRequestData)
  case queueGetItemIds
  case queueGetItems([Int64])
  case queueGetItemRange(around: Int64, QueueRequestData)
  case storeSession
  /// Answered with a status, and otherwise only reported: PRECACHE, CUSTOM_COMMAND and the like.
  case acknowledge(type: String)
}

/// Which bulky parts a status carries.
struct StatusParts: OptionSet, Sendable, Hashable {
  let rawValue: Int
  static let media = StatusParts(rawValue: 1)
  static let metadata = StatusParts(rawValue: 2)
  static let items = StatusParts(rawValue: 4)

  static let all: StatusParts = [.media, .metadata, .items]

  /// What GET_STATUS asks for with `options` (NO_METADATA 1, NO_QUEUE_ITEMS 2).
  init(options: Int64) {
    self = .all
    if options & 1 != 0 { self.remove(.metadata) }
    if options & 2 != 0 { self.remove(.items) }
  }

  init(rawValue: Int) { self.rawValue = rawValue }
}
