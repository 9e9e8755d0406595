public import CastModel
import JSONCodec
import LocalMedia
import MediaFormats
public import MediaPreflight
import TextFormats

/// A request to play media.
public struct PlayRequest: Sendable, Hashable {
  /// The media to play, in one of three forms.
  public enum Content: Sendable, Hashable {
    /// URLs; several are a queue. The MIME type is `contentType`, or that of each path's suffix.
    case urls([String], contentType: String?, title: String?)
    /// One item with all its information.
    case media(MediaInformation)
    /// A queue.
    case queue(QueueData)
  }

  /// The media to play.
  public var content: Content
  /// The start position in seconds; `nil` is the start, or the live edge.
  public var currentTime: Double?
  /// Whether the media plays at once; otherwise it is loaded and paused.
  public var autoplay = true
  /// The repeat mode of a queue; a single item with a repeat mode becomes a queue of one.
  public var repeatMode: RepeatMode?
  /// Whether media that the receiver refuses without a useful reason is examined afterwards.
  public var explainsFailure = false
  /// The findings of a check of the media before the load; `nil` if there was none.
  public var examined: ExaminedMedia?
  /// How files of this machine are converted; `nil` takes the context's options.
  public var wishes: ConversionWishes?
  /// The URL of subtitles shown from the start, for a single item.
  public var subtitles: String?
  /// Whether URLs that are pages or playlists are resolved (``CastPlayer/resolved(_:for:progress:)``).
  public var resolves = true
  /// The result of resolving; `nil` if the media is loaded as the caller named it.
  var resolved: ResolvedContent?
  /// The items that resolving passed over.
  var passedOver: [PassedOverItem] = []
  /// The entries that follow the loaded items, resolved when they are about to play.
  var following: [PageItem] = []

  /// Creates a request that plays from the start; the other properties can be set afterwards.
  public init(_ content: Content) { self.content = content }

  /// Creates a request from the one form that a call gives.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` if there is none, or more than one, or a parameter that is allowed
  ///   only with a URL.
  public init(
    url: String?, urls: [String]?, media: MediaInformation?, queueData: QueueData?, contentType: String?,
    title: String?, subtitles: String? = nil
  ) throws(CastError) {
    let given = [
      ("url", url != nil), ("urls", urls != nil), ("media", media != nil), ("queueData", queueData != nil),
    ].filter(\.1).map(\.0)
    guard given.count == 1 else {
      throw CastError(
        given.isEmpty
          ? InvalidParameter("url", "required, but missing, and so are urls, media and queueData")
          : InvalidParameter(given[1], "given together with \(given[0])"))
    }
    if contentType != nil, url == nil, urls == nil {
      throw CastError(InvalidParameter("contentType", "goes only with url and urls; \(given[0]) has its own"))
    }
    for (name, value) in [("title", title), ("subtitles", subtitles)] where value != nil && url == nil {
      throw CastError(InvalidParameter(name, "goes only with url"))
    }
    switch (media, queueData) {
    case (let media?, _): self.init(.media(media))
    case (_, let queueData?): self.init(.queue(queueData))
    default:
      var list: [String] = []
      for (index, text) in (url.map { [$0] } ?? urls ?? []).enumerated() {
        list.append(try Self.location(text, url == nil ? "urls[\(index)]" : "url"))
      }
      self.init(.urls(list, contentType: contentType, title: title))
      self.subtitles = try subtitles.map { text throws(CastError) in try Self.location(text, "subtitles") }
    }
  }

  /// Returns a URL unchanged, or an absolute path as a URL.
  private static func location(_ text: String, _ parameter: String) throws(CastError) -> String {
    if text.hasPrefix("/"), !text.utf8.contains(0) { return LocalFileURL.text(ofPath: text) }
    guard Self.isURL(text) else {
      throw CastError(
        InvalidParameter(
          parameter,
          "is neither a URL with a scheme, such as https://example.com/film.mp4, nor an absolute path; the server's folder "
            + "isn't the client's"))
    }
    return text
  }

  private static func isURL(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), let first = text.utf8.first, text.utf8.count <= 8_192 else {
      return false
    }
    let scheme = text[..<colon].utf8
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20)
    return isLetter && colon != text.index(before: text.endIndex) && scheme.count > 1
      && scheme.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
      } && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f }
  }

  var loadRequest: LoadRequestData {
    var request = LoadRequestData(autoplay: self.autoplay, currentTime: self.currentTime)
    switch self.content {
    case .urls(let urls, let contentType, let title):
      let media = urls.map { Self.media($0, contentType: contentType, title: title) }
      if media.count == 1, self.repeatMode == nil {
        request.media = self.addingSubtitles(to: media[0])
        request.activeTrackIds = self.subtitles.map { _ in [1] }
      } else {
        request.queueData = Self.queue(media)
      }
    case .media(let media):
      let media = self.addingSubtitles(to: media)
      if self.repeatMode == nil { request.media = media } else { request.queueData = Self.queue([media]) }
      request.activeTrackIds = self.subtitles.map { _ in [1] }
    case .queue(let queue): request.queueData = queue
    }
    if let repeatMode { request.queueData?.repeatMode = repeatMode }
    return request
  }

  /// Whether no other item follows the first one. A folder or playlist of this machine counts as one item.
  public var hasOneItem: Bool {
    self.following.isEmpty && (self.loadRequest.queueData?.items?.count ?? 1) == 1
  }

  /// Whether the first item is an image, which never reaches the state "playing".
  var isImage: Bool {
    let request = self.loadRequest
    let media = request.media ?? request.queueData?.startItem?.media
    return FormatTable.isImage(media?.contentType) || media?.metadata?.metadataType == .photo
  }

  static func queue(_ media: [MediaInformation]) -> QueueData {
    QueueData(items: media.map { QueueItem(media: $0) })
  }

  func addingSubtitles(to media: MediaInformation) -> MediaInformation {
    guard let subtitles else { return media }
    var media = media
    media.tracks = [
      Track(
        trackId: 1, type: .text, trackContentId: subtitles,
        trackContentType: LocalFileURL.isOne(subtitles) ? nil : "text/vtt", subtype: .subtitles,
        language: LocalMediaPublisher.unknownLanguage)
    ]
    return media
  }

  static func media(_ url: String, contentType: String?, title: String?) -> MediaInformation {
    if LocalFileURL.isOne(url) {
      // The type of a local file is determined when it is published.
      return MediaInformation(
        contentId: url, contentType: contentType, metadata: title.map { MediaMetadata(title: $0) })
    }
    let type = contentType ?? FormatTable.contentType(ofURL: url) ?? FormatTable.assumedType
    let isImage = FormatTable.isImage(type)
    var media = MediaInformation(contentId: url, contentType: type, streamType: isImage ? .noneValue : .buffered)
    if let title {
      let kind: MetadataType = isImage ? .photo : FormatTable.isAudio(type) ? .musicTrack : .generic
      media.metadata = MediaMetadata(metadataType: kind, title: title)
    }
    return media
  }
}
