public import CastModel
import LocalMedia
import MediaFormats
import NIOCore

/// What an address leads to.
public struct ResolvedAddress: Sendable, Hashable {
  var url: String
  var kind: ResolvedKind
  var title: String?
  /// The name of the program that resolved it.
  var resolver: String?
  /// Its items, in order; at least one.
  public internal(set) var items: [PageItem] = []
  /// The items that can't be played.
  public internal(set) var passedOver: [PassedOverItem] = []

  init(url: String, isPlaylist: Bool, title: String?) {
    (self.url, self.title) = (url, title)
    self.kind = isPlaylist ? .playlist : .page
  }

  /// Creates what an address of media leads to: itself.
  init(media url: String, contentType: String, _ answer: ServerAnswer? = nil) {
    (self.url, self.kind, self.title) = (url, .media, answer?.title)
    let isImage = FormatTable.isImage(contentType)
    let isLive = answer?.isLive == true
    var media = MediaInformation(
      contentId: url, contentType: contentType, streamType: isImage ? .noneValue : isLive ? .live : .buffered)
    if let title = answer?.title {
      media.metadata = MediaMetadata(
        metadataType: FormatTable.isAudio(contentType) ? .musicTrack : .generic, title: title)
    }
    self.items = [PageItem(url: url, media: media, title: answer?.title, isLive: isLive)]
  }

  /// Whether the address itself is the media.
  public var isMedia: Bool { self.kind == .media }

  /// The same in short, for people.
  public var content: ResolvedContent {
    let only = self.items.count == 1 ? self.items.first : nil
    return ResolvedContent(
      kind: self.kind, url: self.url, host: PageText.host(of: self.url), title: only?.title ?? self.title,
      duration: only?.duration, isLive: only?.isLive == true ? true : nil, height: self.items.first?.height,
      itemCount: Int64(self.items.count), resolver: self.resolver)
  }
}

/// One film or song that an address leads to.
public struct PageItem: Sendable, Hashable {
  /// The address of the item's page, or of the media itself.
  public var url: String
  /// The media to load; `nil` for a page that isn't resolved yet.
  public var media: MediaInformation?
  var title: String?
  var duration: Double?
  var isLive = false
  var height: Int64?
  var chapters: [MediaChapter] = []
  var lifetime: TimeAmount?
  /// The address of the sound, if the media's address has the pictures alone.
  var soundURL: String?
  /// Whether this machine fetches the media for the device.
  var isRelayed = false
  /// The item's place in the resolver's answer, which also counts items that can't be played.
  var index = 0

  init(url: String, media: MediaInformation?, title: String? = nil, isLive: Bool = false) {
    (self.url, self.media, self.title, self.isLive) = (url, media, title, isLive)
  }

  init(_ page: String, _ item: ResolverAnswer.Item) {
    self.init(url: page, media: nil, title: item.title, isLive: item.isLive)
    (self.duration, self.chapters) = (item.duration, item.chapters)
  }

  /// Creates the item of an entry of a playlist; `nil` for one that isn't of the web.
  init?(_ entry: LocalMediaItem) {
    guard case .url(let url) = entry.source else { return nil }
    self.init(url: url, media: nil, title: PageText.line(entry.title))
    self.duration = entry.duration
    guard let type = entry.contentType else { return }
    var media = MediaInformation(contentId: url, contentType: type, streamType: .buffered, duration: entry.duration)
    media.metadata = entry.metadata
    media.metadata?.title = self.title
    media.metadata?.artist = PageText.line(entry.metadata?.artist)
    media.metadata?.albumName = PageText.line(entry.metadata?.albumName)
    self.media = media
  }

  /// Returns the item with a title, unless it has one.
  func named(_ title: String?) -> PageItem {
    guard self.title == nil, let title else { return self }
    var item = self
    item.title = title
    if item.media != nil {
      var metadata = item.media?.metadata ?? MediaMetadata(metadataType: .generic)
      metadata.title = metadata.title ?? title
      item.media?.metadata = metadata
    }
    return item
  }

  /// The item as clients see it.
  public var resolved: ResolvedItem {
    ResolvedItem(
      url: self.url, media: self.media, title: self.title, duration: self.duration, isLive: self.isLive ? true : nil,
      height: self.height, chapters: self.chapters.isEmpty ? nil : self.chapters,
      lifetime: self.lifetime.map { Double($0.nanoseconds) / 1e9 }, soundUrl: self.soundURL,
      isRelayed: self.isRelayed ? true : nil)
  }
}

extension ResolverAnswer.Item {
  /// Returns the media of a format.
  ///
  /// - Parameter withTracks: Whether its subtitles are declared.
  func media(_ choice: FormatChoice, withTracks: Bool) -> MediaInformation {
    let isAudio = FormatTable.isAudio(choice.contentType)
    var media = MediaInformation(
      contentId: choice.url, contentType: choice.contentType, streamType: self.isLive ? .live : .buffered)
    if FormatTable.isImage(choice.contentType) { media.streamType = .noneValue }
    media.duration = self.isLive ? nil : self.duration
    var metadata = MediaMetadata(metadataType: isAudio ? .musicTrack : .generic, title: self.title)
    if let image = self.image { metadata.images = [Image(url: image)] }
    media.metadata = metadata
    guard withTracks, !isAudio, !self.subtitles.isEmpty else { return media }
    media.tracks = self.subtitles.enumerated().map { index, subtitles in
      Track(
        trackId: Int64(index) + 1, type: .text, trackContentId: subtitles.url, trackContentType: "text/vtt",
        subtype: .subtitles, name: subtitles.name ?? subtitles.language, language: subtitles.language)
    }
    return media
  }
}
