/// The part of the framework that a record comes from, by the name that its logger was given.
///
/// `WidgetCenter(Volume)` is the topic `Volume` of the component `WidgetCenter`, written as the SDK writes extensions.
public struct LogComponent: Hashable, Sendable {
  /// The class or type: `WidgetCenter`.
  public let name: String
  /// The part of the class or type: `Volume`.
  public let topic: String?
  /// The SDK's classes that do the same, the nearest first: `GCKUIDeviceVolumeController`.
  public let sdkClasses: [String]

  /// - Parameter text: `CastSession`, or with a topic `WidgetCenter(Volume)`.
  public init(_ text: String) {
    let name = text.prefix { $0 != "(" }
    self.name = String(name)
    let rest = text[name.endIndex...]
    self.topic = rest.hasSuffix(")") ? String(rest.dropFirst().dropLast()) : nil
    self.sdkClasses = SDKClassNames.of(self.name, topic: self.topic)
  }

  /// The name with the topic: `WidgetCenter(Volume)`.
  public var description: String { self.topic.map { "\(self.name)(\($0))" } ?? self.name }
}

/// The classes of the iOS SDK that correspond to our components, so that the filters of its guide pages work here.
public enum SDKClassNames {
  /// The SDK's classes by component or by `component(topic)`, the nearest first.
  ///
  /// docs/Logging.md shows this table; a test compares both, and the names with those that loggers are given.
  public static let table: [String: [String]] = [
    "CastContext": ["GCKCastContext"],
    "CastSession": ["GCKCastSession", "GCKSession", "GCKDeviceManager"],
    "ReceiverLink": ["GCKCastSession", "GCKSession", "GCKDeviceManager"],
    "SavedSessionStore": ["GCKSessionManager"],
    "RemoteMediaClient": ["GCKRemoteMediaClient", "GCKMediaControlChannel"],
    "MediaQueue": ["GCKMediaQueue"],
    "DiscoveryManager": ["GCKDiscoveryManager", "GCKDeviceScanner", "GCKDeviceProvider"],
    "DeviceCache": ["GCKDiscoveryManager", "GCKDeviceScanner"],
    "DNSSDSource": ["GCKDeviceScanner", "GCKDeviceProvider"],
    "MulticastTransport": ["GCKDeviceScanner"],
    "CastConnection": ["GCKCastChannel", "GCKDeviceManager"],
    "ConnectAttempt": ["GCKCastChannel", "GCKDeviceManager"],
    "CastSession(Channels)": ["GCKCastChannel", "GCKGenericChannel"],
    "CastPayload": ["NSMutableDictionary", "NSDictionary"],
    "ImageCache": ["GCKUIImageCache"],
    "ImageManager": ["GCKUIImageCache", "GCKUIImagePicker"],
    "WidgetCenter": ["GCKUIMediaController"],
    "WidgetCenter(CastButton)": ["GCKUICastButton"],
    "WidgetCenter(CastDialog)": ["GCKUICastDialog"],
    "WidgetCenter(IntroOverlay)": ["GCKUICastInstructions"],
    "WidgetCenter(MiniController)": ["GCKUIMiniMediaControlsViewController"],
    "WidgetCenter(ExpandedController)": ["GCKUIExpandedMediaControlsViewController"],
    "WidgetCenter(MediaController)": ["GCKUIMediaController"],
    "WidgetCenter(Volume)": ["GCKUIDeviceVolumeController"],
    "WidgetCenter(PlaybackRate)": ["GCKUIPlaybackRateController"],
    "WidgetCenter(Tracks)": ["GCKUIMediaTrackSelectionViewController"],
    "WidgetCenter(Style)": ["GCKUIStyle"],
  ]

  /// Returns the classes of a component; a topic without an entry has its component's.
  static func of(_ name: String, topic: String?) -> [String] {
    if let topic, let classes = self.table["\(name)(\(topic))"] { return classes }
    return self.table[name] ?? []
  }
}
