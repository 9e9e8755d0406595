import CastModel
import MediaFormats
import MediaProbe
import TextFormats

/// The known facts of one file, and the item made of them.
struct MediaItemBuilder {
  let candidate: MediaCandidate
  /// The facts that `ffprobe` found.
  var facts: MediaFacts?
  /// The facts of the container, if there are none from `ffprobe`.
  var container: ContainerDescription?
  /// The tags of the file, if there are no facts from `ffprobe`.
  var tags: [String: String] = [:]
  var photo: PhotoTags?
  /// Whether embedded subtitles and covers can be extracted.
  var canExtract: Bool

  private var path: String { self.candidate.file.path }
  /// The endings that browsers and programs give to unfinished downloads.
  private static let unfinished: Set<String> = ["part", "partial", "crdownload", "download", "opdownload", "!ut"]

  /// The name without its suffix: `film` for `film.mp4`, and for `film.mp4.part`.
  private var stem: String {
    let name = FileName(self.candidate.file.givenPath)
    return PathText.readable(Self.unfinished.contains(name.suffix) ? FileName(name.stem).stem : name.stem)
  }

  var item: LocalMediaItem {
    let format = self.format
    let metadata = self.metadata(format)
    return LocalMediaItem(
      source: .file(path: self.path), contentType: format.contentType, title: metadata?.title, duration: self.duration,
      metadata: metadata, subtitles: self.subtitles, unusedSubtitles: self.candidate.unusedSubtitles,
      cover: self.cover(format), facts: self.facts)
  }

  /// The file's format: MP4, WebM and Matroska without moving pictures are sound.
  private var format: MediaFormat {
    let hasPictures =
      self.facts.map { !$0.video.isEmpty || $0.audio.isEmpty }
      ?? self.container.map { container in
        container.tracks.isEmpty || container.tracks.contains { $0.kind == .video }
      } ?? true
    return hasPictures ? self.candidate.format : self.candidate.format.withoutPictures
  }

  private var duration: Double? {
    guard self.candidate.format.kind != .image else { return nil }
    return self.facts?.duration ?? self.container?.duration ?? self.candidate.entry?.duration
  }

  private func metadata(_ format: MediaFormat) -> MediaMetadata? {
    let tags = self.facts == nil ? MediaTags(self.tags, stem: self.stem) : MediaTags(self.facts, stem: self.stem)
    var metadata: MediaMetadata
    switch format.kind {
    case .audio: metadata = tags.song
    case .image: return self.photoMetadata
    default: metadata = tags.film
    }
    // A playlist's title is written for people, so it is preferred; for a song its tags are better.
    if let entry = self.candidate.entry { metadata.take(entry, overTitle: format.kind != .audio || !self.hasTags) }
    return metadata
  }

  private var hasTags: Bool { self.facts != nil || !self.tags.isEmpty }

  private var photoMetadata: MediaMetadata {
    let size = self.container?.tracks.first
    return MediaMetadata(
      metadataType: .photo, title: self.candidate.entry?.title ?? self.stem,
      creationDateTime: self.photo?.creationDateTime, latitude: self.photo?.latitude, longitude: self.photo?.longitude,
      width: size.flatMap { $0.width > 0 ? $0.width : nil }, height: size.flatMap { $0.height > 0 ? $0.height : nil })
  }

  /// The subtitles beside the file, then those inside it.
  private var subtitles: [LocalSubtitles] {
    let rate = self.facts?.video.first?.frameRate
    let files = self.candidate.subtitles.map { subtitles in
      var subtitles = subtitles
      subtitles.framesPerSecond = rate
      return subtitles
    }
    guard self.canExtract else { return files }
    let inside = (self.facts?.subtitles ?? []).filter(\.isText).enumerated()
    return files + inside.map { LocalSubtitles(embedded: $1, in: self.path, number: $0 + 1) }
  }

  /// Returns the cover: for a song preferably the picture inside it; for a film a file, since the picture inside it is
  /// mostly a frame.
  private func cover(_ format: MediaFormat) -> LocalCover? {
    guard format.kind == .audio || format.kind == .video else { return nil }
    let types = ["mjpeg": "image/jpeg", "png": "image/png", "webp": "image/webp"]
    let inside = self.facts?.attachedPicture.flatMap { stream in
      types[stream.codec].map { LocalCover(source: .embedded(path: self.path, stream: stream), contentType: $0) }
    }
    let usable = self.canExtract ? inside : nil
    return format.kind == .audio ? usable ?? self.candidate.cover : self.candidate.cover ?? usable
  }
}

extension LocalSubtitles {
  /// Creates subtitles from a stream inside a file, the `number`th of its text streams.
  init(embedded stream: MediaStream, in path: String, number: Int) {
    let known = stream.language.flatMap { LanguageTag($0) }
    // BCP 47 includes the codes of ISO 639-3 unchanged.
    let code = stream.language.flatMap { $0.utf8.count == 3 && $0.allSatisfy { $0.isASCII && $0.isLetter } ? $0 : nil }
    let kind: Kind =
      stream.roles.contains(.forced)
      ? .forced : stream.roles.isDisjoint(with: [.hearingImpaired, .captions]) ? .full : .hardOfHearing
    self.init(
      source: .embedded(path: path, stream: stream), language: known?.tag ?? code,
      name: stream.title ?? known?.name ?? "Subtitles \(number)", kind: kind)
  }
}

extension LocalMediaItem {
  /// Creates an item from a playlist's entry with a URL of the web.
  init(_ entry: PlaylistEntry, url: String) {
    let format = FormatTable.format(named: url).flatMap { $0.isMedia ? $0 : nil }
    var metadata = MediaMetadata(metadataType: format?.kind == .audio ? .musicTrack : .generic)
    metadata.take(entry, overTitle: true)
    self.init(
      source: .url(url), contentType: format?.contentType, title: entry.title, duration: entry.duration,
      metadata: entry.title == nil && metadata.images == nil ? nil : metadata)
  }
}

extension MediaMetadata {
  /// Adds the facts of a playlist's entry; its title replaces another one only if `overTitle` is set.
  fileprivate mutating func take(_ entry: PlaylistEntry, overTitle: Bool) {
    if let title = entry.title, overTitle || self.title == nil { self.title = title }
    self.artist = self.artist ?? entry.artist
    self.albumName = self.albumName ?? entry.album
    if let image = entry.image, image.hasPrefix("http://") || image.hasPrefix("https://") {
      self.images = [Image(url: image)]
    }
  }
}
