import CastModel

/// What the player finds behind a MediaInformation: the emulated network and decoder.
///
/// A URL can say how it behaves: `…?duration=12.5` and `…?fail=104` (a detailedErrorCode of Protocol page 7.2).
struct MediaResource: Hashable, Sendable {
  /// The `detailedErrorCode` with which loading fails; `nil` if it works.
  var failure: Int64?
  /// In seconds; `nil` for live streams and pictures.
  var duration: Double?
  var isLive: Bool
  /// Whether there is a picture.
  var hasVideo: Bool

  /// MEDIA_SRC_NOT_SUPPORTED
  static let sourceNotSupported: Int64 = 104

  init(_ media: MediaInformation, defaultDuration: Double) {
    let url = media.contentUrl ?? media.contentId ?? ""
    let contentType = media.contentType?.lowercased() ?? ""
    self.isLive = media.streamType == .live
    self.hasVideo = !contentType.hasPrefix("audio/")
    self.failure = Self.query("fail", in: url).flatMap { Int64($0) }
    if self.failure == nil, !Self.isPlayable(contentType) { self.failure = Self.sourceNotSupported }
    let said = media.duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let inURL = Self.query("duration", in: url).flatMap { Double($0) }.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let hasNoEnd = self.isLive || contentType.hasPrefix("image/")
    self.duration = hasNoEnd ? nil : inURL ?? said ?? defaultDuration
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
