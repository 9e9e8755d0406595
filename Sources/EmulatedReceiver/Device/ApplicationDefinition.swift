public import CastModel
public import CastV2

/// An app that a receiver can run.
///
/// An app with the media namespace has a player. On every other namespace that it lists its ``script`` answers, or, without
/// one, it echoes what it gets.
public struct ApplicationDefinition: Sendable, Hashable {
  /// What LAUNCH names, `CC1AD845` for example.
  public var appId: String
  /// What the running app calls itself, where it differs from ``appId`` (audio devices, groups); `universalAppId` is still ``appId``.
  public var runningAppId: String?
  /// The Android TV app that runs in its place if the sender supports those (`supportedAppTypes`).
  public var androidTVAppId: String?
  public var displayName: String
  /// What the status says beside the name; `nil`: the name, and while media plays its title.
  public var statusText: String?
  public var iconURL: String
  public var appType: ApplicationType
  public var namespaces: [CastNamespace]
  /// Whether this is what the device shows when nothing runs; senders must not take it for a session.
  public var isIdleScreen: Bool
  public var launch: ApplicationLaunch
  public var lifetime: ApplicationLifetime
  public var media: MediaBehavior
  /// What it answers; `nil`: the same as it is told.
  public var script: ApplicationScript?

  public init(
    appId: String, displayName: String? = nil, namespaces: [CastNamespace] = [.media],
    runningAppId: String? = nil, androidTVAppId: String? = nil, appType: ApplicationType = .web,
    isIdleScreen: Bool = false, launch: ApplicationLaunch = ApplicationLaunch(),
    lifetime: ApplicationLifetime = .idleTimeout, media: MediaBehavior = MediaBehavior(),
    script: ApplicationScript? = nil
  ) {
    self.appId = appId
    self.runningAppId = runningAppId
    self.androidTVAppId = androidTVAppId
    self.displayName = displayName ?? appId
    self.iconURL = ""
    self.appType = appType
    self.namespaces = namespaces
    self.isIdleScreen = isIdleScreen
    self.launch = launch
    self.lifetime = lifetime
    self.media = media
    self.script = script
  }

  /// Whether the app has a player.
  public var playsMedia: Bool { self.namespaces.contains(.media) }

  /// Whether the app shows what a sender's screen shows.
  public var mirrors: Bool { self.namespaces.contains(.webRTC) }

  /// Whether LAUNCH with `appId` means this app: ids compare without regard to case (cast.md 14).
  func answers(to appId: String) -> Bool { self.appId.lowercased() == appId.lowercased() }
}
