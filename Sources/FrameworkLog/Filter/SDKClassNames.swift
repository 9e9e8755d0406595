/// Which classes of the iOS SDK do what our components do, so that the filters of its guide pages mean something here.
public enum SDKClassNames {
  /// The SDK's classes by component or by `component(topic)`, the nearest first.
  ///
  /// docs/Logging.md shows this table; a test compares both.
  public static let table: [String: [String]] = [
    "CastContext": ["GCKCastContext"],
    "CastContext(Inquiry)": ["GCKDiscoveryManager", "GCKDeviceScanner"],
    "CastContext(Probe)": ["GCKDiscoveryManager", "GCKDeviceScanner"],
    "CastSession": ["GCKCastSession", "GCKSession", "GCKDeviceManager"],
    "SessionManager": ["GCKSessionManager"],
    "SavedSessionStore": ["GCKSessionManager"],
    "RemoteMediaClient": ["GCKRemoteMediaClient", "GCKMediaControlChannel"],
    "MediaQueue": ["GCKMediaQueue"],
    "DiscoveryManager": ["GCKDiscoveryManager", "GCKDeviceScanner", "GCKDeviceProvider"],
    "DeviceCache": ["GCKDiscoveryManager", "GCKDeviceScanner"],
    "DNSSDSource": ["GCKDeviceScanner", "GCKDeviceProvider"],
    "EmbeddedMDNSSource": ["GCKDeviceScanner", "GCKDeviceProvider"],
    "MulticastTransport": ["GCKDeviceScanner"],
    "CastConnection": ["GCKCastChannel", "GCKDeviceManager"],
    "ConnectAttempt": ["GCKCastChannel", "GCKDeviceManager"],
    "ChannelManager": ["GCKCastChannel", "GCKGenericChannel"],
    "CastSession(Channels)": ["GCKCastChannel", "GCKGenericChannel"],
    "CastPayload": ["NSMutableDictionary", "NSDictionary"],
    "ImageCache": ["GCKUIImageCache"],
    "ImageFlight": ["GCKUIImageCache"],
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
    "LogHub": ["GCKLogger"],
  ]

  /// The classes of a component; a topic without an entry of its own has its component's.
  static func of(_ name: String, topic: String?, module: String) -> [String] {
    if let topic, let classes = self.table["\(name)(\(topic))"] { return classes }
    if let classes = self.table[name] { return classes }
    // What isn't listed does its part for what its folder is about.
    switch module {
    case "CastDiscovery", "MulticastDNS": return ["GCKDiscoveryManager"]
    case "ImageCache": return ["GCKUIImageCache"]
    default: return []
    }
  }
}
