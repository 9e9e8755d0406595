package import CastModel
import JSONCodec

extension MediaMetadata {
  /// The members that count for a type besides those that all types have (SDK `GCKMediaMetadata`; cast.md 7.7).
  ///
  /// `nil` for types that apps invented, and for those that came after this was written: everything counts.
  package static func members(of type: MetadataType) -> Set<String>? {
    switch type {
    case .generic: ["title", "subtitle", "artist", "releaseDate"]
    case .movie: ["title", "subtitle", "studio", "releaseDate"]
    case .tvShow: ["title", "seriesTitle", "season", "episode", "originalAirdate", "releaseDate"]
    case .musicTrack:
      [
        "title", "albumName", "albumArtist", "artist", "composer", "trackNumber", "discNumber", "releaseDate",
      ]
    case .photo:
      [
        "title", "artist", "location", "latitude", "longitude", "width", "height", "creationDateTime",
      ]
    case .audiobookChapter: ["title", "subtitle", "bookTitle", "chapterTitle", "chapterNumber"]
    default: nil
    }
  }

  /// What is sent: without the members of other types, which the SDK leaves out too; own members stay. A type is always
  /// said, because some receivers show nothing without (cast.md 16, trap 48).
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

  /// Fills in what old apps write under other names, which stay as they are (gck-surface.md 1.24, "Legacy wire aliases").
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
