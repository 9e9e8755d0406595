public import CastDiscovery
public import CastModel
import LocalMedia
import LoopIsolation
public import MediaPreflight

extension PreflightRequest {
  /// Creates a check of the first item of a load; `nil` for an app's own ids and deep links, which are neither a URL
  /// nor a path.
  ///
  /// - Parameter application: The app that would play it; `nil` is the default media receiver.
  @LoopActor
  static func about(_ request: LoadRequestData, for application: String?) async -> PreflightRequest? {
    let items = request.queueData?.items ?? []
    let index = Int(clamping: request.queueData?.startIndex ?? 0)
    let media = request.media ?? (items.indices.contains(index) ? items[index].media : nil)
    guard let media else { return nil }
    return await self.about(media, for: application)
  }

  /// Creates a check of the media of a load; `nil` if it is neither a URL nor a path.
  ///
  /// - Parameter application: The app that would play it; `nil` is the default media receiver.
  @LoopActor
  public static func about(_ media: MediaInformation, for application: String?) async -> PreflightRequest? {
    let request = await LocalPaths.resolved(LoadRequestData(media: media), for: application)
    return PreflightRequest(request.media ?? media)
  }

  private init?(_ media: MediaInformation) {
    guard let url = media.contentUrl ?? media.contentId, Self.isURL(url) else { return nil }
    // Local subtitles are converted when they are served.
    let tracks = (media.tracks ?? []).filter { !LocalFileURL.isOne($0.trackContentId) }
    self.init(url: Self.path(of: url), contentType: media.contentType, tracks: tracks)
  }

  /// Creates a check of a URL, whose type is that of its path's suffix by default, as in `player.play`.
  public init(played url: String, contentType: String?) {
    let url = Self.path(of: url)
    let assumed = url.hasPrefix("/") ? nil : MediaTypeTable.contentType(ofURL: url)
    self.init(url: url, contentType: contentType ?? assumed, tracks: [])
  }

  /// Returns the path of a `file:` URL, and any other or malformed URL unchanged.
  private static func path(of url: String) -> String {
    guard LocalFileURL.isOne(url) else { return url }
    return (try? LocalFileURL.path(of: url)) ?? url
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
  init(_ device: DiscoveredDevice) {
    let addresses = device.addresses + [device.host]
    self.init(
      deviceId: device.deviceId, friendlyName: device.friendlyName, modelName: device.modelName,
      hasScreen: device.capabilities?.contains(.videoOut) ?? (device.isGroup ? false : nil),
      isOnThisMachine: addresses.contains { FetchJudge.isLoopback($0) })
  }
}
