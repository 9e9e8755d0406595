public import CastModel
public import CastV2
public import JSONCodec
import NIOCore

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

/// A receiver's address.
public struct ReceiverPresence: Sendable, Hashable {
  /// Its name, for people.
  public var name: String
  /// The device's id is 32 hexadecimal digits, as the TXT record has it (cast.md 9).
  public var id: String
  /// An address to reach it at: loopback, if it listens on every address.
  public var host: String
  /// The receiver listens on this TCP port, even where its configuration asks for any; a reboot may change it.
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
  /// The app's definition has this id; the running app may call itself otherwise in RECEIVER_STATUS.
  public var appId: String
  /// The id names this run of the app; a rejoin keeps it.
  public var sessionId: String
  /// Whether the app ran already, and keeps its session.
  var isRejoin: Bool
  /// The sender's language, BCP 47.
  public var language: String?
  /// Parameters for the app, with the credentials in `launchCheckerParams.credentialsData` (cast.md 6.1).
  var appParams: JSONValue?
  /// Who the viewer is, as the sender said it, in ``appParams`` or at the top of LAUNCH.
  public var credentials: String?
  /// The type of credentials: `web`, `android`, `ios`, `cloud`.
  public var credentialsType: String?
  /// What the sender can talk to.
  public var supportedAppTypes: [ApplicationType]?
  /// What the sender calls itself.
  public var senderDeviceName: String?
  /// Legacy: parameters in a text.
  var commandParameters: String?

  /// The record holds what every LAUNCH says; its other members are `nil` until they are set.
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
  /// The receiver gives each LOAD a new number, which media requests must name.
  public var mediaSessionId: Int64
  /// ``CastModel/PlayerState/loading`` while an item loads (on the wire that is IDLE with `extendedStatus`).
  public var playerState: PlayerState
  /// The reason says why the player is idle; `nil` while an item plays or loads.
  public var idleReason: IdleReason?
  /// The id names the queue's item that plays, or that is being loaded.
  public var itemId: Int64
  /// In seconds.
  public var currentTime: Double
  /// The rate multiplies the speed of playing, 0.0625…16; 1 is normal, and a pause doesn't change it.
  public var playbackRate: Double
  /// The sender's LOAD or queue gave the item this content id, often a URL; `nil` where the item has no media.
  public var contentId: String?
  /// The ids name the item's tracks that are switched on, of any type.
  public var activeTrackIds: [Int64]

  /// The snapshot stands at position 0 and normal speed with no tracks, unless told otherwise.
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

extension ReceiverEvent: JSONEncodable {
  /// The event's name, as `cast-receiver --events` prints it.
  public var name: String {
    switch self {
    case .ready: "ready"
    case .linkOpened: "linkOpened"
    case .linkClosed: "linkClosed"
    case .messageReceived: "messageReceived"
    case .messageSent: "messageSent"
    case .faultStruck: "faultStruck"
    case .senderConnected: "senderConnected"
    case .senderDisconnected: "senderDisconnected"
    case .launched: "launched"
    case .launchPending: "launchPending"
    case .launchFailed: "launchFailed"
    case .stopped: "stopped"
    case .deviceVolumeChanged: "deviceVolumeChanged"
    case .memberChanged: "memberChanged"
    case .leaderMoved: "leaderMoved"
    case .loadRequested: "load"
    case .playerStateChanged: "playerState"
    case .mediaCommand: "mediaCommand"
    case .applicationMessage: "applicationMessage"
    }
  }

  /// Every name, in the order of the cases.
  public static let names = [
    "ready", "linkOpened", "linkClosed", "messageReceived", "messageSent", "faultStruck", "senderConnected",
    "senderDisconnected", "launched", "stopped", "deviceVolumeChanged", "load", "playerState", "mediaCommand",
    "applicationMessage",
  ]

  /// Writes the event as one object: `event` is its name.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("event", self.name)
    switch self {
    case .ready(let presence): presence.writeMembers(to: &writer)
    case .linkOpened(let link), .linkClosed(let link):
      writer.member("link", Int64(link.rawValue))
    case .faultStruck(let strike): strike.writeMembers(to: &writer)
    case .messageReceived(let message, let link), .messageSent(let message, let link),
      .applicationMessage(let message, let link):
      writer.member("link", Int64(link.rawValue))
      message.writeMembers(to: &writer)
    case .senderConnected(let sender, let destinationId), .senderDisconnected(let sender, let destinationId):
      writer.member("link", Int64(sender.link.rawValue))
      writer.member("senderId", sender.senderId)
      writer.member("destinationId", destinationId)
    case .launched(let launch): launch.writeMembers(to: &writer)
    case .launchPending(let appId, let sender):
      writer.member("appId", appId)
      writer.member("link", Int64(sender.link.rawValue))
      writer.member("senderId", sender.senderId)
    case .launchFailed(let appId, let refusal):
      writer.member("appId", appId)
      writer.member("reason", refusal.reason)
      writer.member("extendedError", refusal.extendedError)
    case .stopped(let appId, let sessionId):
      writer.member("appId", appId)
      writer.member("sessionId", sessionId)
    case .memberChanged(let member): writer.member("member", member.json)
    case .leaderMoved(let deviceId): writer.member("leaderId", deviceId)
    case .deviceVolumeChanged(let level, let muted):
      writer.member("level", level)
      writer.member("muted", muted)
    case .loadRequested(let data, let mediaSessionId):
      writer.member("mediaSessionId", mediaSessionId)
      writer.member("request", data)
    case .playerStateChanged(let snapshot): snapshot.writeMembers(to: &writer)
    case .mediaCommand(let type): writer.member("type", type)
    }
  }
}

extension CastMessage {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("sourceId", self.sourceId)
    writer.member("destinationId", self.destinationId)
    writer.member("namespace", self.namespace.rawValue)
    if self.payloadType == .string {
      writer.member("text", self.text)
    } else {
      writer.member("binaryBytes", Int64(self.payload.readableBytes))
    }
  }
}

extension FaultStrike {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("fault", self.fault.name)
    writer.member("link", self.link.map { Int64($0.rawValue) })
    writer.member("type", self.type)
  }
}

extension ReceiverPresence {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", self.name)
    writer.member("id", self.id)
    writer.member("host", self.host)
    writer.member("port", Int64(self.port))
    writer.member("advertised", self.isAdvertised)
    writer.member("setupPort", self.setupPort.map { Int64($0) })
    writer.member("setupTLSPort", self.setupTLSPort.map { Int64($0) })
  }
}

extension LaunchRecord {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("appId", self.appId)
    writer.member("sessionId", self.sessionId)
    writer.member("isRejoin", self.isRejoin)
    writer.member("language", self.language)
    writer.member("appParams", self.appParams)
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
    writer.member("supportedAppTypes", self.supportedAppTypes)
    writer.member("senderDeviceName", self.senderDeviceName)
    writer.member("commandParameters", self.commandParameters)
  }
}

extension PlayerSnapshot {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("mediaSessionId", self.mediaSessionId)
    writer.member("playerState", self.playerState)
    writer.member("idleReason", self.idleReason)
    writer.member("itemId", self.itemId)
    writer.member("currentTime", self.currentTime)
    writer.member("playbackRate", self.playbackRate)
    writer.member("contentId", self.contentId)
    writer.member("activeTrackIds", self.activeTrackIds)
  }
}
