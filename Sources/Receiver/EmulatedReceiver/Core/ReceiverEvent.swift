public import CastModel
public import CastV2
public import JSONCodec
import NIOCore

/// An event at a receiver, for tests and observers.
///
/// Rare cases with large payloads are indirect, so that the events of messages, of which logs hold thousands, stay
/// small.
public enum ReceiverEvent: Sendable {
  /// The receiver listens, for the first time or after a reboot.
  indirect case ready(ReceiverPresence)
  /// A TCP connection was accepted.
  case linkOpened(LinkID)
  /// A link closed, with all its senders.
  case linkClosed(LinkID)
  /// A message arrived, whether or not it is handled; PING and PONG are for observers only.
  case messageReceived(CastMessage, from: LinkID)
  /// A message went out; for observers only.
  case messageSent(CastMessage, to: LinkID)
  /// A fault struck; for observers only.
  indirect case faultStruck(FaultStrike)
  /// A sender opened a virtual connection to the platform (`receiver-0`) or an app.
  case senderConnected(SenderAddress, destinationId: String)
  case senderDisconnected(SenderAddress, destinationId: String)
  /// An app was launched, or a sender launched the app that was already running.
  indirect case launched(LaunchRecord)
  /// The screen asks whether a launch is allowed.
  case launchPending(appId: String, by: SenderAddress)
  /// A launch failed.
  indirect case launchFailed(appId: String, LaunchRefusal)
  /// The running app ended.
  case stopped(appId: String, sessionId: String)
  case deviceVolumeChanged(level: Double, muted: Bool)
  /// A sender, or an action at the group, changed a group member's volume.
  indirect case memberChanged(GroupMember)
  /// Another member became the group's leader, which moves the group to another port.
  case leaderMoved(deviceId: String)
  /// LOAD or QUEUE_LOAD was accepted.
  indirect case loadRequested(LoadRequestData, mediaSessionId: Int64)
  /// The player's state, position, rate or tracks changed.
  indirect case playerStateChanged(PlayerSnapshot)
  /// A media request that only needed an answer: USER_ACTION for example.
  case mediaCommand(type: String)
  /// A message on a custom namespace reached the app.
  case applicationMessage(CastMessage, from: LinkID)
  /// A sender's request isn't in the replayed recording.
  indirect case replayMissed(ReplayMiss)
}

/// A receiver's address.
public struct ReceiverPresence: Sendable, Hashable {
  /// The device's friendly name.
  public var name: String
  /// The device's id: 32 hexadecimal digits, as in the TXT record (cast.md 9).
  public var id: String
  /// An address at which the receiver can be reached: loopback, if it listens on every address.
  public var host: String
  /// The address that the receiver listens on: `::` or `0.0.0.0` for every one.
  public var listeningHost: String
  /// The TCP port that the receiver listens on, even where its configuration asks for any; a reboot may change it.
  public var port: Int
  /// Whether DNS-SD announces it.
  public var isAdvertised: Bool
  /// The port of the setup information over HTTP; `nil` for none.
  public var setupPort: Int?
  /// The port of the setup information over HTTPS; `nil` for none.
  public var setupTLSPort: Int?
}

/// A successful LAUNCH.
public struct LaunchRecord: Sendable, Hashable {
  /// The id in the app's definition; the running app may report another one in RECEIVER_STATUS.
  public var appId: String
  /// The id of this run of the app; a rejoin keeps it.
  public var sessionId: String
  /// Whether the app ran already, and keeps its session.
  var isRejoin: Bool
  /// The sender's language, BCP 47.
  public var language: String?
  /// Parameters for the app, with the credentials in `launchCheckerParams.credentialsData` (cast.md 6.1).
  var appParams: JSONValue?
  /// The viewer's credentials, from ``appParams`` or from the top of LAUNCH.
  public var credentials: String?
  /// The type of credentials: `web`, `android`, `ios`, `cloud`.
  public var credentialsType: String?
  /// The types of apps that the sender supports.
  public var supportedAppTypes: [ApplicationType]?
  /// The sender's own name.
  public var senderDeviceName: String?
  /// Parameters as one text, from legacy senders.
  var commandParameters: String?

  /// Creates a record with the contents of every LAUNCH; the other members are `nil` until they are set.
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

/// The player's state at one moment.
public struct PlayerSnapshot: Sendable, Hashable {
  /// The number of the media session, new with each LOAD; media requests must name it.
  public var mediaSessionId: Int64
  /// The player's state: ``CastModel/PlayerState/loading`` while an item loads (on the wire that is IDLE with
  /// `extendedStatus`).
  public var playerState: PlayerState
  /// Why the player is idle; `nil` while an item plays or loads.
  public var idleReason: IdleReason?
  /// The id of the queue item that plays, or is being loaded.
  public var itemId: Int64
  /// The position, in seconds.
  public var currentTime: Double
  /// The factor of the playback speed, 0.0625…16; 1 is normal, and a pause doesn't change it.
  public var playbackRate: Double
  /// The content id from the sender's LOAD or queue, often a URL; `nil` where the item has no media.
  public var contentId: String?
  /// The ids of the item's active tracks, of any type.
  public var activeTrackIds: [Int64]
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
    case .replayMissed: "replayMiss"
    }
  }

  /// Every name, in the order of the cases.
  public static let names = [
    "ready", "linkOpened", "linkClosed", "messageReceived", "messageSent", "faultStruck", "senderConnected",
    "senderDisconnected", "launched", "launchPending", "launchFailed", "stopped", "deviceVolumeChanged",
    "memberChanged", "leaderMoved", "load", "playerState", "mediaCommand", "applicationMessage", "replayMiss",
  ]

  /// Writes the event as one object: `event` is its name.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an open object.
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
    case .replayMissed(let miss): miss.writeMembers(to: &writer)
    }
  }
}

extension ReceiverEvent {
  /// The size of the senders' texts in the event, in bytes.
  public var textSize: Int {
    switch self {
    case .messageReceived(let message, _), .messageSent(let message, _), .applicationMessage(let message, _):
      message.sourceId.utf8.count + message.destinationId.utf8.count + message.namespace.rawValue.utf8.count
        + message.payload.readableBytes
    case .senderConnected(let sender, let destinationId), .senderDisconnected(let sender, let destinationId):
      sender.senderId.utf8.count + destinationId.utf8.count
    case .replayMissed(let miss): miss.text.utf8.count
    case .launchPending(let appId, let sender): appId.utf8.count + sender.senderId.utf8.count
    case .ready, .linkOpened, .linkClosed, .deviceVolumeChanged, .memberChanged, .leaderMoved: 0
    // The other events contain parts of a request, or a whole one: a LOAD for example.
    case .faultStruck, .launched, .launchFailed, .stopped, .loadRequested, .playerStateChanged, .mediaCommand:
      self.jsonBytes.count
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
    writer.member("listeningHost", self.listeningHost)
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
