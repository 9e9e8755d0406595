import CastModel
import MediaProbe

/// The tags of a media file and the words of its name, as Cast's metadata.
struct MediaTags {
  private let tags: [String: String]
  private let stem: String

  /// Creates metadata from tags with lower-case keys, as FFmpeg names them, and the file's name without its suffix.
  init(_ tags: [String: String], stem: String) { (self.tags, self.stem) = (tags, stem) }

  /// Creates metadata from the file's tags. Songs in Ogg have theirs in the audio stream; in a film that stream's tags
  /// describe the audio track ("Commentary").
  init(_ facts: MediaFacts?, stem: String) {
    let stream = facts?.video.isEmpty == true ? facts?.audio.first?.tags ?? [:] : [:]
    self.init((facts?.tags ?? [:]).merging(stream) { file, _ in file }, stem: stem)
  }

  var song: MediaMetadata {
    let name = SongName(self.stem)
    let (track, disc) = (self.number("track", "tracknumber"), self.number("disc", "discnumber"))
    // Tags are used as a whole: if they have a title, nothing is read from the name.
    let title = self.text("title")
    return MediaMetadata(
      metadataType: .musicTrack, title: title ?? name.title, albumName: self.text("album"),
      albumArtist: self.text("album_artist", "albumartist", "album artist"),
      artist: self.text("artist", "performer") ?? (title == nil ? name.artist : nil), composer: self.text("composer"),
      trackNumber: track ?? (title == nil ? name.track : nil), discNumber: disc ?? (title == nil ? name.disc : nil),
      releaseDate: self.date)
  }

  /// The metadata of a film, or of an episode if the tags name a show or the file's name has season and episode.
  var film: MediaMetadata {
    let name = EpisodeName(self.stem)
    let show = self.text("show", "tvshow")
    guard name != nil || show != nil else {
      let film = MediaName(self.stem)
      return MediaMetadata(
        metadataType: .movie, title: self.text("title") ?? film.title, studio: self.text("publisher", "network"),
        releaseDate: self.date ?? film.year.map(String.init))
    }
    let series = show ?? name?.series
    return MediaMetadata(
      metadataType: .tvShow, title: self.text("title") ?? name?.title ?? self.stem,
      seriesTitle: series?.isEmpty == false ? series : nil,
      season: self.number("season_number", "season") ?? name?.season,
      episode: self.number("episode_sort", "episode") ?? name?.episode, originalAirdate: self.date)
  }

  private func text(_ keys: String...) -> String? {
    keys.lazy.compactMap { self.tags[$0] }.map { Substring($0).trimmingSpaces.prefix(1_000) }.first { !$0.isEmpty }
      .map(String.init)
  }

  /// Returns the first number that is above 0: 3 for `3/12`.
  private func number(_ keys: String...) -> Int64? {
    keys.lazy.compactMap { self.tags[$0] }
      .compactMap { Int64(Substring($0).trimmingSpaces.prefix { ("0"..."9").contains($0) }) }.first { $0 > 0 }
  }

  /// The date in ISO 8601, as precise as the tag is: `2004`, `2004-05-06`; `nil` if the tag doesn't begin with a year.
  private var date: String? {
    guard let text = self.text("originaldate", "date", "year", "creation_date") else { return nil }
    let parts = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    let lengths = [4, 2, 2]
    let isYear = Int(text.prefix(4)).map { (1_000...2_999).contains($0) } == true
    guard isYear else { return nil }
    let isDate = zip(parts, lengths).allSatisfy {
      $0.utf8.count == $1 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard isDate, (1...3).contains(parts.count) else {
      return String(text.prefix(4))
    }
    return parts.joined(separator: "-")
  }
}
