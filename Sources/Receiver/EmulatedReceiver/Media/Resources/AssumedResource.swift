import CastModel

/// The default examination without network and decoder: it believes the sender and the URL.
///
/// A URL can define the resource's behavior: `…?duration=12.5` and `…?fail=104` (a `detailedErrorCode` of
/// cast.md 7.2); a text track's URL too: `…?fail=600`.
public struct AssumedResource: Sendable, Hashable {
  /// The media, its URL and its purpose.
  public let request: ResourceRequest
  /// The default duration where neither URL nor request has one, and the live stream's window.
  public let timing: MediaTiming

  /// Creates the resource of a request that no examiner takes.
  public init(_ request: ResourceRequest, timing: MediaTiming) {
    self.request = request
    self.timing = timing
  }

  /// The assumed result.
  public var examination: ResourceExamination {
    let media = self.request.media
    let contentType = media.contentType?.lowercased() ?? ""
    if let code = Self.query("fail", in: self.request.url).flatMap({ Int64($0) }) { return .failed(code) }
    guard Self.isPlayable(contentType) else { return .failed(ResourceFailure.sourceNotSupported) }
    var examination = ResourceExamination(kind: Self.kind(media, contentType))
    if examination.kind == .video { examination.video = VideoInfo(width: 1920, height: 1080, hdrType: .sdr) }
    if media.streamType == .live {
      examination.liveWindow = LiveWindow(length: self.timing.liveWindow)
    } else if examination.kind != .image {
      examination.duration = self.duration
    }
    for track in media.tracks ?? [] {
      guard let url = track.trackContentId else { continue }
      let code = Self.query("fail", in: url).flatMap { Int64($0) }
      examination.sidecarTracks[track.trackId] = TrackExamination(
        failure: code.map { ResourceFailure(detailedErrorCode: $0) })
    }
    return examination
  }

  private var duration: Double {
    let inURL = Self.query("duration", in: self.request.url).flatMap { Double($0) }
    return [inURL, self.request.media.duration].compactMap { $0 }.first { $0.isFinite && $0 > 0 }
      ?? (self.request.purpose == .breakClip ? AdPlayback.defaultClipDuration : self.timing.defaultDuration)
  }

  private static func kind(_ media: MediaInformation, _ contentType: String) -> ResourceKind {
    if contentType.hasPrefix("audio/") { return .audio }
    return contentType.hasPrefix("image/") ? .image : .video
  }

  private static let playableTypes: Set<String> = [
    "", "application/x-mpegurl", "application/vnd.apple.mpegurl", "application/dash+xml", "application/mp4",
    "application/ogg", "application/vnd.ms-sstr+xml",
  ]

  private static func isPlayable(_ contentType: String) -> Bool {
    let type = contentType.prefix { $0 != ";" && $0 != " " }
    return ["video/", "audio/", "image/"].contains { type.hasPrefix($0) } || self.playableTypes.contains(String(type))
  }

  private static func query(_ key: String, in url: String) -> Substring? {
    guard let start = url.firstIndex(of: "?") else { return nil }
    let query = url[url.index(after: start)...].prefix { $0 != "#" }
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0] == key { return parts[1] }
    }
    return nil
  }
}
