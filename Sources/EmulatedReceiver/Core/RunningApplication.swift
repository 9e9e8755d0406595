import CastModel
import CastV2

/// One run of an app.
struct RunningApplication: Sendable {
  let definition: ApplicationDefinition
  /// Names this run; also where its messages go.
  let sessionId: String
  var transportId: String { self.sessionId }
  /// Its player, if it has one.
  var media: MediaApplication?

  init(definition: ApplicationDefinition, sessionId: String, configuration: ReceiverConfiguration) {
    self.definition = definition
    self.sessionId = sessionId
    if definition.playsMedia {
      self.media = MediaApplication(
        sessionId: sessionId, timing: configuration.mediaTiming, answersLoadAtOnce: configuration.answersLoadAtOnce)
    }
  }

  /// The app as RECEIVER_STATUS reports it (Protocol page 6.2).
  func status(isSenderConnected: Bool) -> ReceiverApplication {
    var status = ReceiverApplication()
    status.appId = self.definition.runningAppId ?? self.definition.appId
    status.universalAppId = self.definition.appId
    status.appType = self.definition.appType
    status.displayName = self.definition.displayName
    status.statusText = self.definition.isIdleScreen ? "" : self.definition.displayName
    status.iconUrl = ""
    status.isIdleScreen = self.definition.isIdleScreen
    status.launchedFromCloud = false
    status.namespaces = self.definition.namespaces.map { ApplicationNamespace(name: $0.rawValue) }
    status.senderConnected = isSenderConnected
    status.sessionId = self.sessionId
    status.transportId = self.transportId
    return status
  }
}
