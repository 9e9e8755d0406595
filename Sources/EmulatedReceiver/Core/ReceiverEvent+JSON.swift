import CastModel
import CastV2
public import JSONCodec
import NIOCore

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
