import CastModel

/// The default examination, without network and decoder: the sender and the URL determine the result.
///
/// A URL can define the resource's behaviour: `…?duration=12.5` and `…?fail=104` (a `detailedErrorCode` of
/// cast.md 7.2); a text track's URL too: `…?fail=600`. With `&code=none` the failure has no code (devices.md F137),
/// with `&twice=1` ERROR comes twice (devices.md F137a). `…?stall=loading` or `buffering` loads for ever.
///
/// A URL can also describe the resource, and the device's player judges it (``MediaDecoder``): `picture=hevc`
/// with `profile`, `level`, `width`, `height`, `rate` and `depth`; `sound=aac` with `channels`; `segments=fmp4`, the
/// container of an HLS stream's segments.
public struct AssumedResource: Sendable, Hashable {
  /// The media, its URL and its purpose.
  public let request: ResourceRequest
  /// The default duration where neither URL nor request has one, and the live stream's window.
  public let timing: MediaTiming

  /// Creates the resource of a request that no examiner handles.
  public init(_ request: ResourceRequest, timing: MediaTiming) {
    self.request = request
    self.timing = timing
  }

  /// The assumed result.
  public var examination: ResourceExamination {
    let media = self.request.media
    let contentType = media.contentType?.lowercased() ?? ""
    if let failure = self.request.refusal ?? self.failure { return ResourceExamination(failure: failure) }
    guard Self.isPlayable(contentType), !self.isMisnamedPlaylist(contentType) else {
      return .failed(ResourceFailure.sourceNotSupported)
    }
    if let stall = self.stall { return .stalled(at: stall) }
    var examination = ResourceExamination(kind: Self.kind(media, contentType))
    if examination.kind == .video { examination.video = VideoInfo(width: 1920, height: 1080, hdrType: .sdr) }
    if media.streamType == .live {
      examination.liveWindow = LiveWindow(length: self.timing.liveWindow)
    } else if examination.kind != .image {
      examination.duration = self.duration
    }
    if let picture = self.picture, let width = picture.width, let height = picture.height {
      examination.video = VideoInfo(width: Int64(width), height: Int64(height), hdrType: .sdr)
    }
    self.request.decoder.judge(&examination, picture: self.picture, sound: self.sound)
    for track in media.tracks ?? [] {
      guard let url = track.trackContentId else { continue }
      let code = Self.query("fail", in: url).flatMap { Int64($0) }
      examination.sidecarTracks[track.trackId] = TrackExamination(
        failure: code.map { ResourceFailure(detailedErrorCode: $0) })
    }
    return examination
  }

  private var failure: ResourceFailure? {
    guard let code = self.number("fail").flatMap({ Int64(exactly: $0) }) else { return nil }
    var failure = ResourceFailure(detailedErrorCode: code)
    failure.isCodeReported = Self.query("code", in: self.request.url) != "none"
    failure.isRepeated = Self.query("twice", in: self.request.url) != nil
    return failure
  }

  /// Where the player stops for ever: as the URL defines, or because LOAD names another format of segments.
  private var stall: ResourceExamination.Stall? {
    if let name = Self.query("stall", in: self.request.url) {
      return ResourceExamination.Stall.known.first { $0.rawValue == name }
    }
    guard let segments = Self.query("segments", in: self.request.url) else { return nil }
    let container = HLSSegmentContainer(rawValue: String(segments))
    let isFound = self.request.decoder.finds(pictures: container, sound: container, in: self.request.media)
    return isFound ? nil : .buffering
  }

  private var picture: PictureFormat? {
    guard let codec = Self.query("picture", in: self.request.url) else { return nil }
    return PictureFormat(
      MediaCodec(rawValue: String(codec)), profile: Self.query("profile", in: self.request.url).map(String.init),
      level: self.number("level"), width: self.number("width").map { Int($0) },
      height: self.number("height").map { Int($0) }, frameRate: self.number("rate"),
      bitDepth: self.number("depth").map { Int($0) })
  }

  private var sound: SoundFormat? {
    guard let codec = Self.query("sound", in: self.request.url) else { return nil }
    return SoundFormat(MediaCodec(rawValue: String(codec)), channels: self.number("channels").map { Int($0) })
  }

  /// Returns a number of the URL's query; `nil` also for one that no property of media has.
  private func number(_ key: String) -> Double? {
    Self.query(key, in: self.request.url).flatMap { Double($0) }.flatMap { (0...1_000_000).contains($0) ? $0 : nil }
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

  /// Whether the URL is that of an HLS playlist, and the content type that of a file: the type decides which player
  /// gets it (devices.md F77).
  private func isMisnamedPlaylist(_ contentType: String) -> Bool {
    let path = self.request.url.prefix { $0 != "?" && $0 != "#" }
    guard path.lowercased().hasSuffix(".m3u8"), !contentType.contains("mpegurl") else { return false }
    return contentType.hasPrefix("video/") || contentType.hasPrefix("audio/")
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
