import CastModel
import CastV2
import JSONCodec
import NIOCore

/// One run of an app.
struct RunningApplication: Sendable {
  let definition: ApplicationDefinition
  /// The id that the running app reports.
  let appId: String
  let appType: ApplicationType
  /// The id of this run.
  let sessionId: String
  /// The destination id of messages to the app.
  let transportId: String
  /// The time before which the app refuses connections.
  let connectableAt: NIODeadline
  /// The app's player, if it has one.
  var media: MediaApplication?
  /// The script for the app's other namespaces; `nil`: it echoes.
  var script: ScriptedApplication?
  /// The link of the sender whose pictures the app shows; only mirroring apps have one, and end with it.
  var mirroringLink: LinkID?
  /// The time since which nothing has kept the app alive; `nil` while something does.
  var unattendedSince: NIODeadline?
  /// Whether anything has ever kept the app alive.
  private var wasAttended = false
  /// The time since which the player has no media; `nil` while it has some, and for apps without a player.
  private var idleSince: NIODeadline?
  /// The time since which the media is paused; `nil` otherwise.
  private var pausedSince: NIODeadline?
  /// Whether a LOAD has reached this run of the app.
  var hasSeenLoad = false

  /// The minimum time that an app waits for its first sender.
  private static let firstSenderTimeout = TimeAmount.seconds(30)

  init(
    _ application: LaunchableApplication, sessionId: String, transportId: String,
    configuration: ReceiverConfiguration, now: NIODeadline
  ) {
    self.definition = application.definition
    self.appId = application.appId
    self.appType = application.appType
    self.sessionId = sessionId
    self.transportId = transportId
    self.connectableAt = now + application.definition.launch.connectPause
    self.unattendedSince = now
    self.idleSince = self.definition.playsMedia ? now : nil
    if self.definition.playsMedia {
      self.media = MediaApplication(
        sessionId: sessionId, timing: configuration.mediaTiming,
        behavior: MediaApplication.Behavior(self.definition.media, configuration: configuration))
    }
    self.script = self.definition.script.map { script in
      let namespace = self.definition.namespaces.first { $0 != .media } ?? .media
      return ScriptedApplication(script: script, sessionId: sessionId, defaultNamespace: namespace)
    }
  }

  /// When the app ends by itself; `nil` as long as something keeps it alive.
  var exitDeadline: NIODeadline? {
    guard !self.definition.isIdleScreen else { return nil }
    let lifetime = self.definition.lifetime
    let grace = lifetime.grace.map { self.wasAttended ? $0 : max($0, Self.firstSenderTimeout) }
    return [
      Self.deadline(grace, after: self.unattendedSince), Self.deadline(lifetime.idleLimit, after: self.idleSince),
      Self.deadline(lifetime.pauseLimit, after: self.pausedSince),
    ].compactMap { $0 }.min()
  }

  private static func deadline(_ limit: TimeAmount?, after since: NIODeadline?) -> NIODeadline? {
    guard let limit, let since else { return nil }
    return since + limit
  }

  /// Counts the time without media, or without senders, anew: a sender has launched the app that already runs.
  mutating func launchedAgain(now: NIODeadline) {
    if self.unattendedSince != nil { self.unattendedSince = now }
    if self.idleSince != nil { self.idleSince = now }
  }

  /// Updates whether a connection or the app's media keeps it alive.
  mutating func attend(isConnected: Bool, now: NIODeadline) {
    let keepsItself = self.definition.lifetime.mediaKeepsItAlive && self.media?.isActive == true
    if isConnected || keepsItself {
      self.wasAttended = true
      self.unattendedSince = nil
    } else if self.unattendedSince == nil {
      self.unattendedSince = now
    }
    guard let media else { return }
    self.idleSince = media.isActive ? nil : self.idleSince ?? now
    self.pausedSince = media.isPaused ? self.pausedSince ?? now : nil
  }

  /// The app's status text.
  var statusText: String {
    self.definition.statusText ?? (self.definition.isIdleScreen ? "" : self.definition.displayName)
  }

  /// Returns the app as RECEIVER_STATUS reports it (cast.md 6.2).
  func status(isSenderConnected: Bool, dialect: ReceiverDialect) -> ReceiverApplication {
    var status = ReceiverApplication()
    status.appId = self.appId
    status.displayName = self.definition.displayName
    status.statusText = self.statusText
    status.sessionId = self.sessionId
    status.transportId = self.transportId
    let namespaces = self.definition.namespaces.map(\.rawValue)
    if dialect.namespacesAreStrings {
      status.additional["namespaces"] = .array(namespaces.map { .string($0) })
    } else {
      status.namespaces = namespaces.map { ApplicationNamespace(name: $0) }
    }
    let omitted = dialect.omittedApplicationMembers
    if !omitted.contains("universalAppId") { status.universalAppId = self.definition.appId }
    if !omitted.contains("appType") { status.appType = self.appType }
    if !omitted.contains("iconUrl") { status.iconUrl = self.definition.iconURL }
    if !omitted.contains("isIdleScreen") { status.isIdleScreen = self.definition.isIdleScreen }
    if !omitted.contains("launchedFromCloud") { status.launchedFromCloud = false }
    if !omitted.contains("senderConnected") { status.senderConnected = isSenderConnected }
    if omitted.contains("statusText") { status.statusText = nil }
    if omitted.contains("transportId") { status.transportId = nil }
    if omitted.contains("namespaces") {
      status.namespaces = nil
      status.additional["namespaces"] = nil
    }
    return status
  }
}
