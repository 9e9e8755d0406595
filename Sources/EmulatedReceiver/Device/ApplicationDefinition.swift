public import CastModel
public import CastV2

/// An app that a receiver can run.
///
/// An app with the media namespace has a player; on every other namespace that it lists it echoes what it gets.
public struct ApplicationDefinition: Sendable, Hashable {
  /// What LAUNCH names, `CC1AD845` for example.
  public var appId: String
  /// What the running app calls itself, where it differs from ``appId`` (Android TV, audio devices).
  public var runningAppId: String?
  public var displayName: String
  public var appType: ApplicationType
  public var namespaces: [CastNamespace]
  /// Whether this is what the device shows when nothing runs; senders must not take it for a session.
  public var isIdleScreen: Bool

  public init(
    appId: String, displayName: String? = nil, namespaces: [CastNamespace] = [.media],
    runningAppId: String? = nil, appType: ApplicationType = .web, isIdleScreen: Bool = false
  ) {
    self.appId = appId
    self.runningAppId = runningAppId
    self.displayName = displayName ?? appId
    self.appType = appType
    self.namespaces = namespaces
    self.isIdleScreen = isIdleScreen
  }

  /// Whether the app has a player.
  public var playsMedia: Bool { self.namespaces.contains(.media) }

  /// Whether LAUNCH with `appId` means this app: ids compare without regard to case (Protocol page 14).
  func answers(to appId: String) -> Bool { self.appId.lowercased() == appId.lowercased() }

  /// Google's default media receiver.
  public static let defaultMediaReceiver = ApplicationDefinition(
    appId: "CC1AD845", displayName: "Default Media Receiver")
  /// The idle screen of devices with a display.
  public static let backdrop = ApplicationDefinition(
    appId: "E8C28D3C", displayName: "Backdrop", namespaces: ["urn:x-cast:com.google.cast.sse"], isIdleScreen: true)
  /// Echoes text and binary, and plays media too.
  public static let echo = ApplicationDefinition(
    appId: "EC40EC40", displayName: "Echo", namespaces: [.echo, .media])

  /// What a receiver can run unless told otherwise.
  public static let standard: [ApplicationDefinition] = [.defaultMediaReceiver, .echo]
}

extension CastNamespace {
  /// Where the ``ApplicationDefinition/echo`` app sends back what it gets.
  public static let echo = CastNamespace("urn:x-cast:dev.castrpc.echo")
}
