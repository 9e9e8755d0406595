import CastModel

/// An app in the variant that a LAUNCH gets: the web app, or the Android TV app in its place (cast.md 6.1, 6.2).
struct LaunchableApplication: Sendable, Hashable {
  var definition: ApplicationDefinition
  /// What the app calls itself when it runs.
  var appId: String
  var appType: ApplicationType

  /// What `request` gets of `definition` on a device that runs apps of `deviceTypes`; `nil` if the sender can't talk to what there is.
  init?(_ definition: ApplicationDefinition, for request: LaunchRequest, deviceTypes: [ApplicationType]) {
    self.definition = definition
    if let nativeId = definition.androidTVAppId, deviceTypes.contains(.androidTv), request.supports(.androidTv) {
      self.appId = nativeId
      self.appType = .androidTv
      return
    }
    guard request.supports(definition.appType) else { return nil }
    self.appId = definition.runningAppId ?? definition.appId
    self.appType = definition.appType
  }

  /// The idle screen's.
  init(idleScreen definition: ApplicationDefinition) {
    self.definition = definition
    self.appId = definition.runningAppId ?? definition.appId
    self.appType = definition.appType
  }
}
