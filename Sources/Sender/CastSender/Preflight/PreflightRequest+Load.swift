public import CastDiscovery
import CastModel
import LocalMedia
import MediaFormats
public import MediaPreflight
import TextFormats

extension PreflightRequest {
  /// Creates a check of the media of a load, whose paths are resolved; `nil` if it is neither a URL nor a path.
  init?(_ media: MediaInformation) {
    guard let url = media.contentUrl ?? media.contentId, Self.isURL(url) else { return nil }
    // Local subtitles are converted when they are served.
    let tracks = (media.tracks ?? []).filter { !LocalFileURL.isOne($0.trackContentId) }
    self.init(url: Self.path(of: url), contentType: media.contentType, tracks: tracks)
  }

  /// Creates a check of a URL, whose type is that of its path's suffix by default, as in `player.play`.
  public init(played url: String, contentType: String?) {
    let url = Self.path(of: url)
    let assumed = url.hasPrefix("/") ? nil : FormatTable.contentType(ofURL: url)
    self.init(url: url, contentType: contentType ?? assumed, tracks: [])
  }

  /// Returns the path of a `file:` URL, and any other or malformed URL unchanged.
  static func path(of url: String) -> String {
    guard LocalFileURL.isOne(url) else { return url }
    return (try? LocalFileURL.path(of: url)) ?? url
  }

  /// Adds findings about the subtitles beside a file of this machine that no receiver shows.
  mutating func noteUnusedSubtitles() async {
    guard self.url.hasPrefix("/") else { return }
    self.notes = await LocalMediaReader().unusedSubtitles(beside: self.url).prefix(MediaPreflight.maximumNotes).map {
      PreflightFinding(
        code: .subtitleFormatNotSupported, severity: .note, url: $0.path, message: $0.reason, advice: $0.advice)
    }
  }

  private static func isURL(_ text: String) -> Bool {
    LocalFileURL.isOne(text) || text.contains("://") || text.lowercased().hasPrefix("data:")
  }

  /// Sets the device, as discovery knows it, and the app; `nil` is the default media receiver.
  public mutating func judge(for device: DiscoveredDevice, application: String? = nil) {
    self.device = PreflightDevice(device)
    self.page = SessionStartOptions.isDefaultMediaReceiver(application) ? .defaultReceiver : .unknown
  }
}

extension PreflightDevice {
  /// Creates the device from discovery's knowledge.
  public init(_ device: DiscoveredDevice) {
    let addresses = device.addresses + [device.host]
    self.init(
      deviceId: device.deviceId, friendlyName: device.friendlyName, modelName: device.modelName,
      hasScreen: device.capabilities?.contains(.videoOut) ?? (device.isGroup ? false : nil),
      capabilities: device.capabilities.map { Int64($0.rawValue) },
      isOnThisMachine: addresses.contains { FetchJudge.isLoopback($0) })
  }
}
