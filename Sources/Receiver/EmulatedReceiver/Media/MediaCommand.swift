import CastModel
import JSONCodec

/// A request of the media namespace, read (cast.md 7.1).
enum MediaCommand: Sendable {
  case load(LoadRequestData)
  case getStatus(StatusParts)
  case play
  case pause
  case stop
  case seek(Seek)
  case setVolume(Volume)
  case setPlaybackRate(PlaybackRate)
  case editTracks(TrackEdit)
  case editAudioTracks(LanguageChoice)
  case skipAd
  case userAction(UserActionRequest)
  case setCredentials(CredentialsUpdate)
  /// Plays what has ended once more.
  case playAgain
  case queueInsert(QueueInsertion)
  case queueUpdate(QueueUpdate)
  case queueRemove(QueueRemoval)
  case queueReorder(QueueReordering)
  case queueGetItemIds
  case queueGetItems([Int64])
  case queueGetItemRange(id: Int64, next: Int64?, previous: Int64?)
  case storeSession
  /// Answered with a status, and otherwise only reported: PRECACHE, CUSTOM_COMMAND and the like.
  case acknowledge(type: String)

  struct Seek: Sendable, Hashable {
    var currentTime: Double?
    var relativeTime: Double?
    var resumeState: ResumeState?
  }

  enum PlaybackRate: Sendable, Hashable {
    case absolute(Double)
    case relative(Double)
  }

  struct TrackEdit: Sendable, Hashable {
    var activeTrackIds: [Int64]?
    var textTrackStyle: TextTrackStyle?
    var enableTextTracks: Bool?
    var language: LanguageChoice?
  }

  /// Tracks by language (RFC 5646).
  struct LanguageChoice: Sendable, Hashable {
    var language: String
    /// Nobody asked for it by name: where there is no such track nothing happens.
    var isSuggested: Bool
  }

  struct UserActionRequest: Sendable, Hashable {
    var action: UserAction
    /// Takes the action back.
    var isCleared: Bool
  }

  /// Who the viewer is now.
  struct CredentialsUpdate: Sendable, Hashable {
    var credentials: String
    /// The request of the receiver's that this answers.
    var forRequestId: Int64?
  }

  struct QueueInsertion: Sendable {
    var items: [QueueItem]
    var insertBefore: Int64?
    var currentItemId: Int64?
    /// Counts in the inserted items.
    var currentItemIndex: Int64?
    var currentTime: Double?
  }

  struct QueueUpdate: Sendable {
    var items: [QueueItem]?
    var currentItemId: Int64?
    var currentTime: Double?
    var jump: Int64?
    var repeatMode: RepeatMode?
    var shuffle: Bool?
  }

  struct QueueRemoval: Sendable {
    var itemIds: [Int64]
    var currentItemId: Int64?
    var currentTime: Double?
  }

  struct QueueReordering: Sendable {
    var itemIds: [Int64]
    var insertBefore: Int64?
    var currentItemId: Int64?
    var currentTime: Double?
  }
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
