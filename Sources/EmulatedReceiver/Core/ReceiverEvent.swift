public import CastModel
public import CastV2
public import JSONCodec

/// What a receiver did or noticed, for tests and for people who watch it.
public enum ReceiverEvent: Sendable {
  /// The receiver listens, for the first time or after a reboot.
  case ready(ReceiverPresence)
  /// A TCP connection was accepted.
  case linkOpened(LinkID)
  /// A link has gone, with all its senders.
  case linkClosed(LinkID)
  /// A message came in, whatever becomes of it (PING and PONG apart).
  case messageReceived(CastMessage, from: LinkID)
  /// A message went out; for observers only.
  case messageSent(CastMessage, to: LinkID)
  /// A fault struck; for observers only.
  case faultStruck(FaultStrike)
  /// A sender opened a virtual connection to the platform (`receiver-0`) or an app.
  case senderConnected(SenderAddress, destinationId: String)
  case senderDisconnected(SenderAddress, destinationId: String)
  /// An app was launched, or a sender launched the app that runs already.
  case launched(LaunchRecord)
  /// The screen asks whether a launch is allowed.
  case launchPending(appId: String, by: SenderAddress)
  /// A launch came to nothing.
  case launchFailed(appId: String, LaunchRefusal)
  /// The running app ended.
  case stopped(appId: String, sessionId: String)
  case deviceVolumeChanged(level: Double, muted: Bool)
  /// A sender changed a group member's volume.
  case memberChanged(GroupMember)
  /// Another member leads the group, which moves to another port.
  case leaderMoved(deviceId: String)
  /// LOAD or QUEUE_LOAD was accepted.
  case loadRequested(LoadRequestData, mediaSessionId: Int64)
  /// The player's state, position, rate or tracks changed.
  case playerStateChanged(PlayerSnapshot)
  /// A media request that needs no more than an answer: USER_ACTION for example.
  case mediaCommand(type: String)
  /// A message on a custom namespace reached the app.
  case applicationMessage(CastMessage, from: LinkID)
}

/// Where a receiver is to be found.
public struct ReceiverPresence: Sendable, Hashable {
  /// What people call it.
  public var name: String
  public var id: String
  /// An address to reach it at: loopback, if it listens on every address.
  public var host: String
  public var port: Int
  /// Whether DNS-SD announces it.
  public var isAdvertised: Bool
  /// Where its setup information is, over HTTP; `nil` for nowhere.
  public var setupPort: Int?
  /// The same over HTTPS.
  public var setupTLSPort: Int?
}

/// A LAUNCH that was obeyed.
public struct LaunchRecord: Sendable, Hashable {
  public var appId: String
  public var sessionId: String
  /// Whether the app ran already, and keeps its session.
  public var isRejoin: Bool
  /// The sender's language, BCP 47.
  public var language: String?
  /// Parameters for the app, with the credentials in `launchCheckerParams.credentialsData` (cast.md 6.1).
  public var appParams: JSONValue?
  /// Who the viewer is, as the sender said it, in ``appParams`` or at the top of LAUNCH.
  public var credentials: String?
  /// What kind of credentials: `web`, `android`, `ios`, `cloud`.
  public var credentialsType: String?
  /// What the sender can talk to.
  public var supportedAppTypes: [ApplicationType]?
  /// What the sender calls itself.
  public var senderDeviceName: String?
  /// Legacy: parameters in a text.
  public var commandParameters: String?

  public init(
    appId: String, sessionId: String, isRejoin: Bool = false, language: String? = nil, appParams: JSONValue? = nil
  ) {
    self.appId = appId
    self.sessionId = sessionId
    self.isRejoin = isRejoin
    self.language = language
    self.appParams = appParams
  }
}

/// What the player does at one moment.
public struct PlayerSnapshot: Sendable, Hashable {
  public var mediaSessionId: Int64
  /// ``CastModel/PlayerState/loading`` while an item loads (on the wire that is IDLE with `extendedStatus`).
  public var playerState: PlayerState
  public var idleReason: IdleReason?
  public var itemId: Int64
  /// In seconds.
  public var currentTime: Double
  public var playbackRate: Double
  public var contentId: String?
  public var activeTrackIds: [Int64]

  public init(
    mediaSessionId: Int64, playerState: PlayerState, idleReason: IdleReason? = nil, itemId: Int64,
    currentTime: Double = 0, playbackRate: Double = 1, contentId: String? = nil, activeTrackIds: [Int64] = []
  ) {
    self.mediaSessionId = mediaSessionId
    self.playerState = playerState
    self.idleReason = idleReason
    self.itemId = itemId
    self.currentTime = currentTime
    self.playbackRate = playbackRate
    self.contentId = contentId
    self.activeTrackIds = activeTrackIds
  }
}
