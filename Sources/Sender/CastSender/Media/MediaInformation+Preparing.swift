package import CastModel
import JSONCodec
import MediaFormats

extension MediaInformation {
  /// Returns the media as it is sent: the type of a web address by its name, only the metadata members of its type,
  /// colours in the receivers' format, no negative time for "not skippable", a `contentId` where there is only a URL
  /// (SDK `GCKMediaInformation.contentURL`), a position for every break, and a stream type (SDK
  /// `GCKMediaInformationBuilder`, `chrome.cast.media.MediaInfo`: BUFFERED unless given).
  package func prepared() -> MediaInformation {
    var media = self
    if media.contentId?.isEmpty != false, let url = media.contentUrl, !url.isEmpty { media.contentId = url }
    // Receivers require the type; an app's own ids have none.
    if media.contentType == nil, let url = media.contentId, url.hasPrefix("http://") || url.hasPrefix("https://") {
      media.contentType = FormatTable.contentType(ofURL: url)
    }
    media.metadata = media.metadata?.prepared()
    media.textTrackStyle = media.textTrackStyle?.prepared()
    if media.streamType == nil { media.streamType = .buffered }
    media.breaks = media.breaks?.map { adBreak in
      var adBreak = adBreak
      adBreak.position = adBreak.position ?? 0
      return adBreak
    }
    media.breakClips = media.breakClips?.map { clip in
      var clip = clip
      if let time = clip.whenSkippable, time < 0 { clip.whenSkippable = nil }
      return clip
    }
    return media
  }
}

extension QueueItem {
  /// Returns the item as it is sent: with prepared media, and without an id, which receivers assign (cast.md 16, trap
  /// 51).
  package func prepared() -> QueueItem {
    var item = self
    item.itemId = nil
    item.media = item.media?.prepared()
    return item
  }
}

extension QueueData {
  /// Returns the queue as it is sent: with prepared items, sections and dates.
  package func prepared() -> QueueData {
    var queue = self
    queue.items = queue.items?.map { $0.prepared() }
    let sections = queue.containerMetadata?.sections?.map { $0.prepared() }
    queue.containerMetadata?.sections = sections
    return queue
  }
}

extension TextTrackStyle {
  /// Returns the style as it is sent: with colours as `#RRGGBBAA`.
  package func prepared() -> TextTrackStyle {
    var style = self
    style.foregroundColor = style.foregroundColor.map { ColorText.normalized($0) ?? $0 }
    style.backgroundColor = style.backgroundColor.map { ColorText.normalized($0) ?? $0 }
    style.edgeColor = style.edgeColor.map { ColorText.normalized($0) ?? $0 }
    style.windowColor = style.windowColor.map { ColorText.normalized($0) ?? $0 }
    return style
  }
}

extension MediaMetadata {
  /// Returns the members that a type has besides those common to all types (SDK `GCKMediaMetadata`; cast.md 7.7).
  ///
  /// `nil` for types unknown here, such as those that apps define: all their members are kept.
  package static func members(of type: MetadataType) -> Set<String>? {
    switch type {
    case .generic: ["title", "subtitle", "artist", "releaseDate"]
    case .movie: ["title", "subtitle", "studio", "releaseDate"]
    case .tvShow: ["title", "seriesTitle", "season", "episode", "originalAirdate", "releaseDate"]
    case .musicTrack:
      ["title", "albumName", "albumArtist", "artist", "composer", "trackNumber", "discNumber", "releaseDate"]
    case .photo:
      ["title", "artist", "location", "latitude", "longitude", "width", "height", "creationDateTime"]
    case .audiobookChapter: ["title", "subtitle", "bookTitle", "chapterTitle", "chapterNumber"]
    default: nil
    }
  }

  /// Returns the metadata as it is sent: without the members of other types, which the SDK leaves out too; custom
  /// members are kept. A type is always set, because some receivers show nothing without it (cast.md 16, trap 48).
  package func prepared() -> MediaMetadata {
    let type = self.metadataType ?? .generic
    var metadata = self
    metadata.metadataType = type
    guard let members = Self.members(of: type) else { return metadata }
    metadata.keepTexts(members)
    metadata.keepNumbers(members)
    return metadata
  }

  private mutating func keepTexts(_ members: Set<String>) {
    if !members.contains("title") { self.title = nil }
    if !members.contains("subtitle") { self.subtitle = nil }
    if !members.contains("studio") { self.studio = nil }
    if !members.contains("seriesTitle") { self.seriesTitle = nil }
    if !members.contains("originalAirdate") { self.originalAirdate = nil }
    if !members.contains("albumName") { self.albumName = nil }
    if !members.contains("albumArtist") { self.albumArtist = nil }
    if !members.contains("artist") { self.artist = nil }
    if !members.contains("composer") { self.composer = nil }
    if !members.contains("releaseDate") { self.releaseDate = nil }
    if !members.contains("creationDateTime") { self.creationDateTime = nil }
    if !members.contains("location") { self.location = nil }
    if !members.contains("bookTitle") { self.bookTitle = nil }
    if !members.contains("chapterTitle") { self.chapterTitle = nil }
  }

  private mutating func keepNumbers(_ members: Set<String>) {
    if !members.contains("season") { self.season = nil }
    if !members.contains("episode") { self.episode = nil }
    if !members.contains("trackNumber") { self.trackNumber = nil }
    if !members.contains("discNumber") { self.discNumber = nil }
    if !members.contains("latitude") { self.latitude = nil }
    if !members.contains("longitude") { self.longitude = nil }
    if !members.contains("width") { self.width = nil }
    if !members.contains("height") { self.height = nil }
    if !members.contains("chapterNumber") { self.chapterNumber = nil }
  }

  /// Fills in members that old apps write under other names; the old names stay (gck-surface.md 1.24, "Legacy wire
  /// aliases").
  package mutating func readLegacyNames() {
    guard !self.additional.isEmpty else { return }
    func text(_ key: String) -> String? { self.additional[key]?.string }
    func number(_ key: String) -> Int64? { self.additional[key]?.integer }
    self.title = self.title ?? text("songName") ?? text("episodeTitle")
    self.artist = self.artist ?? text("artistName")
    self.season = self.season ?? number("seasonNumber")
    self.episode = self.episode ?? number("episodeNumber")
    self.releaseDate = self.releaseDate ?? number("releaseYear").map { "\($0)" }
  }
}
