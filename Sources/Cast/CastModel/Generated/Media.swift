// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// Whether a stream is live or has a fixed length.
public struct StreamType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On demand, with a duration.
  public static let buffered: StreamType = StreamType(rawValue: "BUFFERED")
  /// A live stream; its position is relative to a seekable window.
  public static let live: StreamType = StreamType(rawValue: "LIVE")
  /// Not known, or without time (an image).
  public static let noneValue: StreamType = StreamType(rawValue: "NONE")
  /// Something else (web senders).
  public static let other: StreamType = StreamType(rawValue: "OTHER")

  public static let knownValues: [StreamType] = [.buffered, .live, .noneValue, .other]
}

/// The state of the receiver's player.
public struct PlayerState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing plays; `idleReason` says why.
  public static let idle: PlayerState = PlayerState(rawValue: "IDLE")
  /// Time advances.
  public static let playing: PlayerState = PlayerState(rawValue: "PLAYING")
  /// Time stands still on request.
  public static let paused: PlayerState = PlayerState(rawValue: "PAUSED")
  /// Time stands still until there is data.
  public static let buffering: PlayerState = PlayerState(rawValue: "BUFFERING")
  /// A new item is being loaded; on the wire the state is in `extendedStatus`.
  public static let loading: PlayerState = PlayerState(rawValue: "LOADING")

  public static let knownValues: [PlayerState] = [.idle, .playing, .paused, .buffering, .loading]
}

/// Why a player is idle.
public struct IdleReason: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sender stopped it.
  public static let cancelled: IdleReason = IdleReason(rawValue: "CANCELLED")
  /// Another load replaced it.
  public static let interrupted: IdleReason = IdleReason(rawValue: "INTERRUPTED")
  /// It played to its end.
  public static let finished: IdleReason = IdleReason(rawValue: "FINISHED")
  /// It could not be played.
  public static let error: IdleReason = IdleReason(rawValue: "ERROR")
  /// Some apps' word for FINISHED.
  public static let completed: IdleReason = IdleReason(rawValue: "COMPLETED")

  public static let knownValues: [IdleReason] = [.cancelled, .interrupted, .finished, .error, .completed]
}

/// The behaviour of a queue at its end.
public struct RepeatMode: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It ends.
  public static let repeatOff: RepeatMode = RepeatMode(rawValue: "REPEAT_OFF")
  /// It begins again.
  public static let repeatAll: RepeatMode = RepeatMode(rawValue: "REPEAT_ALL")
  /// The current item begins again.
  public static let repeatSingle: RepeatMode = RepeatMode(rawValue: "REPEAT_SINGLE")
  /// It is shuffled and begins again.
  public static let repeatAllAndShuffle: RepeatMode = RepeatMode(rawValue: "REPEAT_ALL_AND_SHUFFLE")

  public static let knownValues: [RepeatMode] = [.repeatOff, .repeatAll, .repeatSingle, .repeatAllAndShuffle]
}

/// The player's state after a seek; absent: the state before it.
public struct ResumeState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It plays.
  public static let playbackStart: ResumeState = ResumeState(rawValue: "PLAYBACK_START")
  /// It is paused.
  public static let playbackPause: ResumeState = ResumeState(rawValue: "PLAYBACK_PAUSE")

  public static let knownValues: [ResumeState] = [.playbackStart, .playbackPause]
}

/// The kind of media.
public struct MediaCategory: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sound.
  public static let audio: MediaCategory = MediaCategory(rawValue: "AUDIO")
  /// A picture.
  public static let image: MediaCategory = MediaCategory(rawValue: "IMAGE")
  /// Moving pictures.
  public static let video: MediaCategory = MediaCategory(rawValue: "VIDEO")

  public static let knownValues: [MediaCategory] = [.audio, .image, .video]
}

/// The format of HLS audio segments.
public struct HlsSegmentFormat: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Segments in `aac`.
  public static let aac: HlsSegmentFormat = HlsSegmentFormat(rawValue: "aac")
  /// Segments in `ac3`.
  public static let ac3: HlsSegmentFormat = HlsSegmentFormat(rawValue: "ac3")
  /// Segments in `e_ac3`.
  public static let eAc3: HlsSegmentFormat = HlsSegmentFormat(rawValue: "e_ac3")
  /// Segments in `fmp4`.
  public static let fmp4: HlsSegmentFormat = HlsSegmentFormat(rawValue: "fmp4")
  /// Segments in `mp3`.
  public static let mp3: HlsSegmentFormat = HlsSegmentFormat(rawValue: "mp3")
  /// Segments in `ts`.
  public static let ts: HlsSegmentFormat = HlsSegmentFormat(rawValue: "ts")
  /// Segments in `ts_aac`.
  public static let tsAac: HlsSegmentFormat = HlsSegmentFormat(rawValue: "ts_aac")

  public static let knownValues: [HlsSegmentFormat] = [.aac, .ac3, .eAc3, .fmp4, .mp3, .ts, .tsAac]
}

/// The format of HLS video segments.
public struct HlsVideoSegmentFormat: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Segments in `fmp4`.
  public static let fmp4: HlsVideoSegmentFormat = HlsVideoSegmentFormat(rawValue: "fmp4")
  /// Segments in `mpeg2_ts`.
  public static let mpeg2Ts: HlsVideoSegmentFormat = HlsVideoSegmentFormat(rawValue: "mpeg2_ts")

  public static let knownValues: [HlsVideoSegmentFormat] = [.fmp4, .mpeg2Ts]
}

/// The content of a track.
public struct TrackType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Text: subtitles, captions, chapters.
  public static let text: TrackType = TrackType(rawValue: "TEXT")
  /// Sound.
  public static let audio: TrackType = TrackType(rawValue: "AUDIO")
  /// Moving pictures.
  public static let video: TrackType = TrackType(rawValue: "VIDEO")

  public static let knownValues: [TrackType] = [.text, .audio, .video]
}

/// The purpose of a text track.
public struct TextTrackSubtype: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A translation of the dialogue.
  public static let subtitles: TextTrackSubtype = TextTrackSubtype(rawValue: "SUBTITLES")
  /// Dialogue and sounds, in the stream's language.
  public static let captions: TextTrackSubtype = TextTrackSubtype(rawValue: "CAPTIONS")
  /// Text to be spoken to viewers who can't see the video.
  public static let descriptions: TextTrackSubtype = TextTrackSubtype(rawValue: "DESCRIPTIONS")
  /// Chapter titles.
  public static let chapters: TextTrackSubtype = TextTrackSubtype(rawValue: "CHAPTERS")
  /// Data for scripts; not shown.
  public static let metadata: TextTrackSubtype = TextTrackSubtype(rawValue: "METADATA")

  public static let knownValues: [TextTrackSubtype] = [.subtitles, .captions, .descriptions, .chapters, .metadata]
}

/// The edge of text characters.
public struct TextTrackEdgeType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let noneValue: TextTrackEdgeType = TextTrackEdgeType(rawValue: "NONE")
  /// An outline.
  public static let outline: TextTrackEdgeType = TextTrackEdgeType(rawValue: "OUTLINE")
  /// A shadow.
  public static let dropShadow: TextTrackEdgeType = TextTrackEdgeType(rawValue: "DROP_SHADOW")
  /// Raised.
  public static let raised: TextTrackEdgeType = TextTrackEdgeType(rawValue: "RAISED")
  /// Depressed.
  public static let depressed: TextTrackEdgeType = TextTrackEdgeType(rawValue: "DEPRESSED")

  public static let knownValues: [TextTrackEdgeType] = [.noneValue, .outline, .dropShadow, .raised, .depressed]
}

/// The window behind the text.
public struct TextTrackWindowType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let noneValue: TextTrackWindowType = TextTrackWindowType(rawValue: "NONE")
  /// A rectangle.
  public static let normal: TextTrackWindowType = TextTrackWindowType(rawValue: "NORMAL")
  /// A rectangle with round corners.
  public static let roundedCorners: TextTrackWindowType = TextTrackWindowType(rawValue: "ROUNDED_CORNERS")

  public static let knownValues: [TextTrackWindowType] = [.noneValue, .normal, .roundedCorners]
}

/// The generic font family, used when the named font is missing.
public struct TextTrackFontGenericFamily: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Without serifs.
  public static let sansSerif: TextTrackFontGenericFamily = TextTrackFontGenericFamily(rawValue: "SANS_SERIF")
  /// Without serifs, fixed width.
  public static let monospacedSansSerif: TextTrackFontGenericFamily = TextTrackFontGenericFamily(rawValue: "MONOSPACED_SANS_SERIF")
  /// With serifs.
  public static let serif: TextTrackFontGenericFamily = TextTrackFontGenericFamily(rawValue: "SERIF")
  /// With serifs, fixed width.
  public static let monospacedSerif: TextTrackFontGenericFamily = TextTrackFontGenericFamily(rawValue: "MONOSPACED_SERIF")
  /// Like handwriting in print.
  public static let casual: TextTrackFontGenericFamily = TextTrackFontGenericFamily(rawValue: "CASUAL")
  /// Joined handwriting.
  public static let cursive: TextTrackFontGenericFamily = TextTrackFontGenericFamily(rawValue: "CURSIVE")
  /// Small capitals.
  public static let smallCapitals: TextTrackFontGenericFamily = TextTrackFontGenericFamily(rawValue: "SMALL_CAPITALS")

  public static let knownValues: [TextTrackFontGenericFamily] = [
    .sansSerif, .monospacedSansSerif, .serif, .monospacedSerif, .casual, .cursive, .smallCapitals,
  ]
}

/// The style of text.
public struct TextTrackFontStyle: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Upright.
  public static let normal: TextTrackFontStyle = TextTrackFontStyle(rawValue: "NORMAL")
  /// Bold.
  public static let bold: TextTrackFontStyle = TextTrackFontStyle(rawValue: "BOLD")
  /// Bold and slanted.
  public static let boldItalic: TextTrackFontStyle = TextTrackFontStyle(rawValue: "BOLD_ITALIC")
  /// Slanted.
  public static let italic: TextTrackFontStyle = TextTrackFontStyle(rawValue: "ITALIC")

  public static let knownValues: [TextTrackFontStyle] = [.normal, .bold, .boldItalic, .italic]
}

/// The dynamic range of a video.
public struct HdrType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Standard.
  public static let sdr: HdrType = HdrType(rawValue: "sdr")
  /// High (HDR10).
  public static let hdr: HdrType = HdrType(rawValue: "hdr")
  /// Dolby Vision.
  public static let dv: HdrType = HdrType(rawValue: "dv")

  public static let knownValues: [HdrType] = [.sdr, .hdr, .dv]
}

/// The kind of queue.
public struct QueueType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A music album.
  public static let album: QueueType = QueueType(rawValue: "ALBUM")
  /// A music playlist.
  public static let playlist: QueueType = QueueType(rawValue: "PLAYLIST")
  /// An audio book.
  public static let audiobook: QueueType = QueueType(rawValue: "AUDIOBOOK")
  /// A radio station.
  public static let radioStation: QueueType = QueueType(rawValue: "RADIO_STATION")
  /// A podcast.
  public static let podcastSeries: QueueType = QueueType(rawValue: "PODCAST_SERIES")
  /// A TV series.
  public static let tvSeries: QueueType = QueueType(rawValue: "TV_SERIES")
  /// A video playlist.
  public static let videoPlaylist: QueueType = QueueType(rawValue: "VIDEO_PLAYLIST")
  /// Live television.
  public static let liveTv: QueueType = QueueType(rawValue: "LIVE_TV")
  /// A film.
  public static let movie: QueueType = QueueType(rawValue: "MOVIE")

  public static let knownValues: [QueueType] = [
    .album, .playlist, .audiobook, .radioStation, .podcastSeries, .tvSeries, .videoPlaylist, .liveTv, .movie,
  ]
}

/// A viewer's opinion of the media.
public struct UserAction: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Likes it.
  public static let like: UserAction = UserAction(rawValue: "LIKE")
  /// Dislikes it.
  public static let dislike: UserAction = UserAction(rawValue: "DISLIKE")
  /// Follows its maker.
  public static let follow: UserAction = UserAction(rawValue: "FOLLOW")
  /// Follows its maker no longer.
  public static let unfollow: UserAction = UserAction(rawValue: "UNFOLLOW")
  /// Reports it.
  public static let flag: UserAction = UserAction(rawValue: "FLAG")
  /// Skips the ad.
  public static let skipAd: UserAction = UserAction(rawValue: "SKIP_AD")

  public static let knownValues: [UserAction] = [.like, .dislike, .follow, .unfollow, .flag, .skipAd]
}

/// The content to leave out.
public struct ContentFilteringMode: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Explicit content.
  public static let filterExplicit: ContentFilteringMode = ContentFilteringMode(rawValue: "FILTER_EXPLICIT")

  public static let knownValues: [ContentFilteringMode] = [.filterExplicit]
}

/// The kind of metadata, which decides which fields apply; 100 and above are app-defined.
public struct MetadataType: JSONIntegerEnum {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Media of any kind.
  public static let generic: MetadataType = MetadataType(rawValue: 0)
  /// A film.
  public static let movie: MetadataType = MetadataType(rawValue: 1)
  /// An episode of a series.
  public static let tvShow: MetadataType = MetadataType(rawValue: 2)
  /// A piece of music.
  public static let musicTrack: MetadataType = MetadataType(rawValue: 3)
  /// A photograph.
  public static let photo: MetadataType = MetadataType(rawValue: 4)
  /// A chapter of an audiobook.
  public static let audiobookChapter: MetadataType = MetadataType(rawValue: 5)

  public static let knownValues: [MetadataType] = [.generic, .movie, .tvShow, .musicTrack, .photo, .audiobookChapter]
  public static var acceptsUnknownValues: Bool { true }
}

/// The kind of container that a queue plays.
public struct ContainerType: JSONIntegerEnum {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Media of any kind.
  public static let generic: ContainerType = ContainerType(rawValue: 0)
  /// An audiobook.
  public static let audiobook: ContainerType = ContainerType(rawValue: 1)

  public static let knownValues: [ContainerType] = [.generic, .audiobook]
}

/// An image on the web.
///
/// SDK: `GCKImage`.
public struct Image: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// Its URL; receivers and most caches require HTTPS.
  ///
  /// Not empty.
  public var url: String?
  /// Its width.
  ///
  /// In pixels. At least 0.
  public var width: Int64?
  /// Its height.
  ///
  /// In pixels. At least 0.
  public var height: Int64?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(url: String? = nil, width: Int64? = nil, height: Int64? = nil, additional: JSONObject = JSONObject()) {
    (self.url, self.width, self.height, self.additional) = (url, width, height, additional)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, shorthand: "url")
    self.url = try members.optional("url", JSONConstraint<String>.nonEmpty)
    self.width = try members.optional("width", JSONConstraint<Int64>.atLeast(0))
    self.height = try members.optional("height", JSONConstraint<Int64>.atLeast(0))
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["url", "width", "height"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("url", self.url, or: raw)
    writer.member("width", self.width, or: raw)
    writer.member("height", self.height, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// A volume: of a stream here, of a device in `DeviceVolume`. Send only the member to change.
public struct Volume: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The level, from 0 (silent) to 1 (loudest).
  ///
  /// From 0 to 1.
  public var level: Double?
  /// Whether it is muted; independent of the level.
  public var muted: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(level: Double? = nil, muted: Bool? = nil, additional: JSONObject = JSONObject()) {
    (self.level, self.muted, self.additional) = (level, muted, additional)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.level = try members.optional("level", JSONConstraint<Double>.range(0...1))
    self.muted = try members.optional("muted")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["level", "muted"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("level", self.level, or: raw)
    writer.member("muted", self.muted, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// Metadata of the media; which fields apply depends on `metadataType`. App-defined keys are kept.
///
/// SDK: `GCKMediaMetadata`.
public struct MediaMetadata: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The kind of metadata; absent: generic.
  public var metadataType: MetadataType?
  /// The title of the media; for an episode, a track or a chapter its own title, not that of the series.
  public var title: String?
  /// A subtitle.
  public var subtitle: String?
  /// Movie: the studio.
  public var studio: String?
  /// TV show: the series.
  public var seriesTitle: String?
  /// TV show: the season's number.
  ///
  /// At least 0.
  public var season: Int64?
  /// TV show: the episode's number.
  ///
  /// At least 0.
  public var episode: Int64?
  /// TV show: when it was first shown, ISO 8601.
  ///
  /// Also read as `originalAirDate`.
  public var originalAirdate: String?
  /// Music: the album.
  ///
  /// SDK: `kGCKMetadataKeyAlbumTitle`.
  public var albumName: String?
  /// Music: the album's artist.
  public var albumArtist: String?
  /// Generic, music, photo: the artist.
  public var artist: String?
  /// Music: the composer.
  public var composer: String?
  /// Music: the track's number on its disc.
  ///
  /// At least 0.
  public var trackNumber: Int64?
  /// Music: the disc's number.
  ///
  /// At least 0.
  public var discNumber: Int64?
  /// When it was released, ISO 8601.
  public var releaseDate: String?
  /// Photo: when it was taken, ISO 8601.
  public var creationDateTime: String?
  /// Photo: where it was taken, as text.
  public var location: String?
  /// Photo: where it was taken.
  ///
  /// In degrees. From -90 to 90.
  public var latitude: Double?
  /// Photo: where it was taken.
  ///
  /// In degrees. From -180 to 180.
  public var longitude: Double?
  /// Photo: its width.
  ///
  /// In pixels. At least 0.
  public var width: Int64?
  /// Photo: its height.
  ///
  /// In pixels. At least 0.
  public var height: Int64?
  /// Audiobook: the title of the book.
  public var bookTitle: String?
  /// Audiobook: the chapter's title.
  public var chapterTitle: String?
  /// Audiobook: the chapter's number.
  ///
  /// At least 0.
  public var chapterNumber: Int64?
  /// Images, the best first.
  public var images: [Image]?
  /// An image to show before the first frame.
  public var posterUrl: String?
  /// The queue item that a section belongs to.
  public var queueItemId: Int64?
  /// The section's duration.
  ///
  /// In seconds. At least 0.
  public var sectionDuration: Double?
  /// The section's start as an absolute time, in seconds since 1970.
  ///
  /// In seconds.
  public var sectionStartAbsoluteTime: Double?
  /// Where the section starts in its container.
  ///
  /// In seconds. At least 0.
  public var sectionStartTimeInContainer: Double?
  /// Where the section starts in the media.
  ///
  /// In seconds. At least 0.
  public var sectionStartTimeInMedia: Double?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    metadataType: MetadataType? = nil, title: String? = nil, subtitle: String? = nil, studio: String? = nil,
    seriesTitle: String? = nil, season: Int64? = nil, episode: Int64? = nil, originalAirdate: String? = nil,
    albumName: String? = nil, albumArtist: String? = nil, artist: String? = nil, composer: String? = nil,
    trackNumber: Int64? = nil, discNumber: Int64? = nil, releaseDate: String? = nil, creationDateTime: String? = nil,
    location: String? = nil, latitude: Double? = nil, longitude: Double? = nil, width: Int64? = nil,
    height: Int64? = nil, bookTitle: String? = nil, chapterTitle: String? = nil, chapterNumber: Int64? = nil,
    images: [Image]? = nil, posterUrl: String? = nil, queueItemId: Int64? = nil, sectionDuration: Double? = nil,
    sectionStartAbsoluteTime: Double? = nil, sectionStartTimeInContainer: Double? = nil,
    sectionStartTimeInMedia: Double? = nil, additional: JSONObject = JSONObject()
  ) {
    (
      self.metadataType, self.title, self.subtitle, self.studio, self.seriesTitle, self.season, self.episode,
      self.originalAirdate, self.albumName, self.albumArtist, self.artist, self.composer, self.trackNumber,
      self.discNumber, self.releaseDate, self.creationDateTime, self.location, self.latitude, self.longitude,
      self.width, self.height, self.bookTitle, self.chapterTitle, self.chapterNumber, self.images, self.posterUrl,
      self.queueItemId, self.sectionDuration, self.sectionStartAbsoluteTime, self.sectionStartTimeInContainer,
      self.sectionStartTimeInMedia, self.additional
    )
    = (
      metadataType, title, subtitle, studio, seriesTitle, season, episode, originalAirdate, albumName, albumArtist,
      artist, composer, trackNumber, discNumber, releaseDate, creationDateTime, location, latitude, longitude, width,
      height, bookTitle, chapterTitle, chapterNumber, images, posterUrl, queueItemId, sectionDuration,
      sectionStartAbsoluteTime, sectionStartTimeInContainer, sectionStartTimeInMedia, additional
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.metadataType = try members.optional("metadataType")
    self.title = try members.optional("title")
    self.subtitle = try members.optional("subtitle")
    self.studio = try members.optional("studio")
    self.seriesTitle = try members.optional("seriesTitle")
    self.season = try members.optional("season", JSONConstraint<Int64>.atLeast(0))
    self.episode = try members.optional("episode", JSONConstraint<Int64>.atLeast(0))
    self.originalAirdate = try members.optional("originalAirdate", alias: "originalAirDate")
    self.albumName = try members.optional("albumName")
    self.albumArtist = try members.optional("albumArtist")
    self.artist = try members.optional("artist")
    self.composer = try members.optional("composer")
    self.trackNumber = try members.optional("trackNumber", JSONConstraint<Int64>.atLeast(0))
    self.discNumber = try members.optional("discNumber", JSONConstraint<Int64>.atLeast(0))
    self.releaseDate = try members.optional("releaseDate")
    self.creationDateTime = try members.optional("creationDateTime")
    self.location = try members.optional("location")
    self.latitude = try members.optional("latitude", JSONConstraint<Double>.range(-90...90))
    self.longitude = try members.optional("longitude", JSONConstraint<Double>.range(-180...180))
    self.width = try members.optional("width", JSONConstraint<Int64>.atLeast(0))
    self.height = try members.optional("height", JSONConstraint<Int64>.atLeast(0))
    self.bookTitle = try members.optional("bookTitle")
    self.chapterTitle = try members.optional("chapterTitle")
    self.chapterNumber = try members.optional("chapterNumber", JSONConstraint<Int64>.atLeast(0))
    self.images = try members.optional("images")
    self.posterUrl = try members.optional("posterUrl")
    self.queueItemId = try members.optional("queueItemId")
    self.sectionDuration = try members.optional("sectionDuration", JSONConstraint<Double>.atLeast(0))
    self.sectionStartAbsoluteTime = try members.optional("sectionStartAbsoluteTime")
    self.sectionStartTimeInContainer = try members.optional("sectionStartTimeInContainer", JSONConstraint<Double>.atLeast(0))
    self.sectionStartTimeInMedia = try members.optional("sectionStartTimeInMedia", JSONConstraint<Double>.atLeast(0))
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = [
    "metadataType", "title", "subtitle", "studio", "seriesTitle", "season", "episode", "originalAirdate",
    "originalAirDate", "albumName", "albumArtist", "artist", "composer", "trackNumber", "discNumber", "releaseDate",
    "creationDateTime", "location", "latitude", "longitude", "width", "height", "bookTitle", "chapterTitle",
    "chapterNumber", "images", "posterUrl", "queueItemId", "sectionDuration", "sectionStartAbsoluteTime",
    "sectionStartTimeInContainer", "sectionStartTimeInMedia",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("metadataType", self.metadataType, or: raw)
    writer.member("title", self.title, or: raw)
    writer.member("subtitle", self.subtitle, or: raw)
    writer.member("studio", self.studio, or: raw)
    writer.member("seriesTitle", self.seriesTitle, or: raw)
    writer.member("season", self.season, or: raw)
    writer.member("episode", self.episode, or: raw)
    writer.member("originalAirdate", self.originalAirdate, or: raw)
    if self.originalAirdate == nil { writer.member("originalAirDate", of: raw) }
    writer.member("albumName", self.albumName, or: raw)
    writer.member("albumArtist", self.albumArtist, or: raw)
    writer.member("artist", self.artist, or: raw)
    writer.member("composer", self.composer, or: raw)
    writer.member("trackNumber", self.trackNumber, or: raw)
    writer.member("discNumber", self.discNumber, or: raw)
    writer.member("releaseDate", self.releaseDate, or: raw)
    writer.member("creationDateTime", self.creationDateTime, or: raw)
    writer.member("location", self.location, or: raw)
    writer.member("latitude", self.latitude, or: raw)
    writer.member("longitude", self.longitude, or: raw)
    writer.member("width", self.width, or: raw)
    writer.member("height", self.height, or: raw)
    writer.member("bookTitle", self.bookTitle, or: raw)
    writer.member("chapterTitle", self.chapterTitle, or: raw)
    writer.member("chapterNumber", self.chapterNumber, or: raw)
    writer.member("images", self.images, or: raw)
    writer.member("posterUrl", self.posterUrl, or: raw)
    writer.member("queueItemId", self.queueItemId, or: raw)
    writer.member("sectionDuration", self.sectionDuration, or: raw)
    writer.member("sectionStartAbsoluteTime", self.sectionStartAbsoluteTime, or: raw)
    writer.member("sectionStartTimeInContainer", self.sectionStartTimeInContainer, or: raw)
    writer.member("sectionStartTimeInMedia", self.sectionStartTimeInMedia, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// One audio, video or text track.
///
/// SDK: `GCKMediaTrack`.
public struct Track: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The track's id; unique within the media.
  public var trackId: Int64
  /// The track's content.
  public var type: TrackType
  /// Its URL, for side-loaded text.
  public var trackContentId: String?
  /// Its MIME type: `text/vtt`.
  public var trackContentType: String?
  /// The purpose of a text track.
  public var subtype: TextTrackSubtype?
  /// Its name, for people.
  public var name: String?
  /// Its language (RFC 5646); required for subtitles.
  public var language: String?
  /// DASH roles: `main`, `commentary`.
  public var roles: [String]?
  /// Whether the track is part of the stream itself.
  public var isInband: Bool?
  /// App-defined data.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    trackId: Int64, type: TrackType, trackContentId: String? = nil, trackContentType: String? = nil,
    subtype: TextTrackSubtype? = nil, name: String? = nil, language: String? = nil, roles: [String]? = nil,
    isInband: Bool? = nil, customData: JSONValue? = nil, additional: JSONObject = JSONObject()
  ) {
    (
      self.trackId, self.type, self.trackContentId, self.trackContentType, self.subtype, self.name, self.language,
      self.roles, self.isInband, self.customData, self.additional
    )
    = (
      trackId, type, trackContentId, trackContentType, subtype, name, language, roles, isInband, customData, additional
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.trackId = try members.required("trackId")
    self.type = try members.required("type")
    self.trackContentId = try members.optional("trackContentId")
    self.trackContentType = try members.optional("trackContentType")
    self.subtype = try members.optional("subtype")
    self.name = try members.optional("name")
    self.language = try members.optional("language")
    self.roles = try members.optional("roles")
    self.isInband = try members.optional("isInband")
    self.customData = try members.optional("customData")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = [
    "trackId", "type", "trackContentId", "trackContentType", "subtype", "name", "language", "roles", "isInband",
    "customData",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("trackId", self.trackId)
    writer.member("type", self.type)
    writer.member("trackContentId", self.trackContentId, or: raw)
    writer.member("trackContentType", self.trackContentType, or: raw)
    writer.member("subtype", self.subtype, or: raw)
    writer.member("name", self.name, or: raw)
    writer.member("language", self.language, or: raw)
    writer.member("roles", self.roles, or: raw)
    writer.member("isInband", self.isInband, or: raw)
    writer.member("customData", self.customData, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The style of text tracks.
///
/// SDK: `GCKMediaTextTrackStyle`.
public struct TextTrackStyle: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The text colour, `#RRGGBBAA`; `#RRGGBB` is accepted too.
  public var foregroundColor: String?
  /// The background colour of the text, `#RRGGBBAA`; `#RRGGBB` is accepted too.
  public var backgroundColor: String?
  /// The edge of the characters.
  public var edgeType: TextTrackEdgeType?
  /// The edge's colour, `#RRGGBBAA`; `#RRGGBB` is accepted too.
  public var edgeColor: String?
  /// The window around the text.
  public var windowType: TextTrackWindowType?
  /// The window's colour, `#RRGGBBAA`; `#RRGGBB` is accepted too.
  public var windowColor: String?
  /// The radius of the window's corners.
  ///
  /// In pixels. At least 0.
  public var windowRoundedCornerRadius: Double?
  /// The font size relative to the default.
  ///
  /// At least 0.
  public var fontScale: Double?
  /// The font family.
  public var fontFamily: String?
  /// The generic font family.
  public var fontGenericFamily: TextTrackFontGenericFamily?
  /// The font style.
  public var fontStyle: TextTrackFontStyle?
  /// App-defined data.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    foregroundColor: String? = nil, backgroundColor: String? = nil, edgeType: TextTrackEdgeType? = nil,
    edgeColor: String? = nil, windowType: TextTrackWindowType? = nil, windowColor: String? = nil,
    windowRoundedCornerRadius: Double? = nil, fontScale: Double? = nil, fontFamily: String? = nil,
    fontGenericFamily: TextTrackFontGenericFamily? = nil, fontStyle: TextTrackFontStyle? = nil,
    customData: JSONValue? = nil, additional: JSONObject = JSONObject()
  ) {
    (
      self.foregroundColor, self.backgroundColor, self.edgeType, self.edgeColor, self.windowType, self.windowColor,
      self.windowRoundedCornerRadius, self.fontScale, self.fontFamily, self.fontGenericFamily, self.fontStyle,
      self.customData, self.additional
    )
    = (
      foregroundColor, backgroundColor, edgeType, edgeColor, windowType, windowColor, windowRoundedCornerRadius,
      fontScale, fontFamily, fontGenericFamily, fontStyle, customData, additional
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.foregroundColor = try members.optional("foregroundColor")
    self.backgroundColor = try members.optional("backgroundColor")
    self.edgeType = try members.optional("edgeType")
    self.edgeColor = try members.optional("edgeColor")
    self.windowType = try members.optional("windowType")
    self.windowColor = try members.optional("windowColor")
    self.windowRoundedCornerRadius = try members.optional("windowRoundedCornerRadius", JSONConstraint<Double>.atLeast(0))
    self.fontScale = try members.optional("fontScale", JSONConstraint<Double>.atLeast(0))
    self.fontFamily = try members.optional("fontFamily")
    self.fontGenericFamily = try members.optional("fontGenericFamily")
    self.fontStyle = try members.optional("fontStyle")
    self.customData = try members.optional("customData")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = [
    "foregroundColor", "backgroundColor", "edgeType", "edgeColor", "windowType", "windowColor",
    "windowRoundedCornerRadius", "fontScale", "fontFamily", "fontGenericFamily", "fontStyle", "customData",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("foregroundColor", self.foregroundColor, or: raw)
    writer.member("backgroundColor", self.backgroundColor, or: raw)
    writer.member("edgeType", self.edgeType, or: raw)
    writer.member("edgeColor", self.edgeColor, or: raw)
    writer.member("windowType", self.windowType, or: raw)
    writer.member("windowColor", self.windowColor, or: raw)
    writer.member("windowRoundedCornerRadius", self.windowRoundedCornerRadius, or: raw)
    writer.member("fontScale", self.fontScale, or: raw)
    writer.member("fontFamily", self.fontFamily, or: raw)
    writer.member("fontGenericFamily", self.fontGenericFamily, or: raw)
    writer.member("fontStyle", self.fontStyle, or: raw)
    writer.member("customData", self.customData, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// Where ads come from (VAST or VMAP).
///
/// SDK: `GCKVASTAdsRequest`.
public struct VastAdsRequest: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The ad server's URL.
  public var adTagUrl: String?
  /// The ad response itself; it takes precedence over the URL.
  public var adsResponse: String?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(adTagUrl: String? = nil, adsResponse: String? = nil, additional: JSONObject = JSONObject()) {
    (self.adTagUrl, self.adsResponse, self.additional) = (adTagUrl, adsResponse, additional)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.adTagUrl = try members.optional("adTagUrl")
    self.adsResponse = try members.optional("adsResponse")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["adTagUrl", "adsResponse"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("adTagUrl", self.adTagUrl, or: raw)
    writer.member("adsResponse", self.adsResponse, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// An ad break in the media.
///
/// SDK: `GCKAdBreakInfo`.
public struct Break: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The break's id.
  public var id: String
  /// Its clips in order.
  public var breakClipIds: [String]?
  /// The position of the break; 0: before the media, -1: after it.
  ///
  /// In seconds. At least -1.
  public var position: Double?
  /// The duration.
  ///
  /// In seconds.
  public var duration: Double?
  /// Whether it was watched.
  public var isWatched: Bool?
  /// Whether it is part of the stream.
  public var isEmbedded: Bool?
  /// Whether it extends the media's duration.
  public var expanded: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    id: String, breakClipIds: [String]? = nil, position: Double? = nil, duration: Double? = nil, isWatched: Bool? = nil,
    isEmbedded: Bool? = nil, expanded: Bool? = nil, additional: JSONObject = JSONObject()
  ) {
    (
      self.id, self.breakClipIds, self.position, self.duration, self.isWatched, self.isEmbedded, self.expanded,
      self.additional
    )
    = (id, breakClipIds, position, duration, isWatched, isEmbedded, expanded, additional)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.id = try members.required("id")
    self.breakClipIds = try members.optional("breakClipIds")
    self.position = try members.optional("position", JSONConstraint<Double>.atLeast(-1))
    self.duration = try members.optional("duration")
    self.isWatched = try members.optional("isWatched")
    self.isEmbedded = try members.optional("isEmbedded")
    self.expanded = try members.optional("expanded")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = [
    "id", "breakClipIds", "position", "duration", "isWatched", "isEmbedded", "expanded",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("id", self.id)
    writer.member("breakClipIds", self.breakClipIds, or: raw)
    writer.member("position", self.position, or: raw)
    writer.member("duration", self.duration, or: raw)
    writer.member("isWatched", self.isWatched, or: raw)
    writer.member("isEmbedded", self.isEmbedded, or: raw)
    writer.member("expanded", self.expanded, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// One ad.
///
/// SDK: `GCKAdBreakClipInfo`.
public struct BreakClip: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The clip's id.
  public var id: String
  /// The content of the clip: its URL or id.
  public var contentId: String?
  /// The URL of the stream.
  public var contentUrl: String?
  /// Its MIME type.
  public var contentType: String?
  /// Its title.
  public var title: String?
  /// The duration.
  ///
  /// In seconds.
  public var duration: Double?
  /// The time from the clip's start after which it can be skipped; absent or -1: never.
  ///
  /// In seconds.
  public var whenSkippable: Double?
  /// An image to show before the clip plays.
  public var posterUrl: String?
  /// The URL that the clip links to.
  public var clickThroughUrl: String?
  /// The format of HLS segments.
  public var hlsSegmentFormat: HlsSegmentFormat?
  /// The source of the clip; it takes precedence over all other fields.
  public var vastAdsRequest: VastAdsRequest?
  /// App-defined data.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    id: String, contentId: String? = nil, contentUrl: String? = nil, contentType: String? = nil, title: String? = nil,
    duration: Double? = nil, whenSkippable: Double? = nil, posterUrl: String? = nil, clickThroughUrl: String? = nil,
    hlsSegmentFormat: HlsSegmentFormat? = nil, vastAdsRequest: VastAdsRequest? = nil, customData: JSONValue? = nil,
    additional: JSONObject = JSONObject()
  ) {
    (
      self.id, self.contentId, self.contentUrl, self.contentType, self.title, self.duration, self.whenSkippable,
      self.posterUrl, self.clickThroughUrl, self.hlsSegmentFormat, self.vastAdsRequest, self.customData,
      self.additional
    )
    = (
      id, contentId, contentUrl, contentType, title, duration, whenSkippable, posterUrl, clickThroughUrl,
      hlsSegmentFormat, vastAdsRequest, customData, additional
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.id = try members.required("id")
    self.contentId = try members.optional("contentId")
    self.contentUrl = try members.optional("contentUrl")
    self.contentType = try members.optional("contentType")
    self.title = try members.optional("title")
    self.duration = try members.optional("duration")
    self.whenSkippable = try members.optional("whenSkippable")
    self.posterUrl = try members.optional("posterUrl")
    self.clickThroughUrl = try members.optional("clickThroughUrl")
    self.hlsSegmentFormat = try members.optional("hlsSegmentFormat")
    self.vastAdsRequest = try members.optional("vastAdsRequest")
    self.customData = try members.optional("customData")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = [
    "id", "contentId", "contentUrl", "contentType", "title", "duration", "whenSkippable", "posterUrl",
    "clickThroughUrl", "hlsSegmentFormat", "vastAdsRequest", "customData",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("id", self.id)
    writer.member("contentId", self.contentId, or: raw)
    writer.member("contentUrl", self.contentUrl, or: raw)
    writer.member("contentType", self.contentType, or: raw)
    writer.member("title", self.title, or: raw)
    writer.member("duration", self.duration, or: raw)
    writer.member("whenSkippable", self.whenSkippable, or: raw)
    writer.member("posterUrl", self.posterUrl, or: raw)
    writer.member("clickThroughUrl", self.clickThroughUrl, or: raw)
    writer.member("hlsSegmentFormat", self.hlsSegmentFormat, or: raw)
    writer.member("vastAdsRequest", self.vastAdsRequest, or: raw)
    writer.member("customData", self.customData, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The viewer's opinion of the media.
public struct UserActionState: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The action.
  public var userAction: UserAction
  /// App-defined data.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(userAction: UserAction, customData: JSONValue? = nil, additional: JSONObject = JSONObject()) {
    (self.userAction, self.customData, self.additional) = (userAction, customData, additional)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.userAction = try members.required("userAction")
    self.customData = try members.optional("customData")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["userAction", "customData"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("userAction", self.userAction)
    writer.member("customData", self.customData, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// A piece of media: its location, type and contents. One of `contentId`, `contentUrl` and `entity` is needed to play
/// it.
///
/// SDK: `GCKMediaInformation`.
public struct MediaInformation: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The content: a URL, an absolute path on the server's machine, or an id that the app understands.
  public var contentId: String?
  /// The URL or absolute path of the content; it takes precedence over `contentId` for fetching.
  public var contentUrl: String?
  /// A deep link that the receiver resolves.
  public var entity: String?
  /// The deep link for an Android TV app.
  public var atvEntity: String?
  /// Its MIME type: `video/mp4`, `application/x-mpegURL`.
  public var contentType: String?
  /// Whether it is live or has a fixed length.
  ///
  /// Absent: `"BUFFERED"`.
  public var streamType: StreamType?
  /// The metadata.
  @Boxed public var metadata: MediaMetadata?
  /// The duration; absent or -1 if unknown or live.
  ///
  /// In seconds.
  public var duration: Double?
  /// When a live stream began, in seconds since 1970.
  ///
  /// In seconds.
  public var startAbsoluteTime: Double?
  /// Its tracks.
  public var tracks: [Track]?
  /// The style of its text tracks.
  public var textTrackStyle: TextTrackStyle?
  /// Its ad breaks.
  public var breaks: [Break]?
  /// Its ad clips.
  public var breakClips: [BreakClip]?
  /// The source of its ads; it takes precedence over `breaks`.
  public var vmapAdsRequest: VastAdsRequest?
  /// The format of HLS audio segments.
  public var hlsSegmentFormat: HlsSegmentFormat?
  /// The format of HLS video segments.
  public var hlsVideoSegmentFormat: HlsVideoSegmentFormat?
  /// The kind of media.
  public var mediaCategory: MediaCategory?
  /// The viewer's opinion of it.
  public var userActionStates: [UserActionState]?
  /// App-defined data.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    contentId: String? = nil, contentUrl: String? = nil, entity: String? = nil, atvEntity: String? = nil,
    contentType: String? = nil, streamType: StreamType? = nil, metadata: MediaMetadata? = nil, duration: Double? = nil,
    startAbsoluteTime: Double? = nil, tracks: [Track]? = nil, textTrackStyle: TextTrackStyle? = nil,
    breaks: [Break]? = nil, breakClips: [BreakClip]? = nil, vmapAdsRequest: VastAdsRequest? = nil,
    hlsSegmentFormat: HlsSegmentFormat? = nil, hlsVideoSegmentFormat: HlsVideoSegmentFormat? = nil,
    mediaCategory: MediaCategory? = nil, userActionStates: [UserActionState]? = nil, customData: JSONValue? = nil,
    additional: JSONObject = JSONObject()
  ) {
    (
      self.contentId, self.contentUrl, self.entity, self.atvEntity, self.contentType, self.streamType, self.metadata,
      self.duration, self.startAbsoluteTime, self.tracks, self.textTrackStyle, self.breaks, self.breakClips,
      self.vmapAdsRequest, self.hlsSegmentFormat, self.hlsVideoSegmentFormat, self.mediaCategory, self.userActionStates,
      self.customData, self.additional
    )
    = (
      contentId, contentUrl, entity, atvEntity, contentType, streamType, metadata, duration, startAbsoluteTime, tracks,
      textTrackStyle, breaks, breakClips, vmapAdsRequest, hlsSegmentFormat, hlsVideoSegmentFormat, mediaCategory,
      userActionStates, customData, additional
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.contentId = try members.optional("contentId")
    self.contentUrl = try members.optional("contentUrl")
    self.entity = try members.optional("entity")
    self.atvEntity = try members.optional("atvEntity")
    self.contentType = try members.optional("contentType")
    self.streamType = try members.optional("streamType")
    self.metadata = try members.optional("metadata")
    self.duration = try members.optional("duration")
    self.startAbsoluteTime = try members.optional("startAbsoluteTime")
    self.tracks = try members.optional("tracks")
    self.textTrackStyle = try members.optional("textTrackStyle")
    self.breaks = try members.optional("breaks")
    self.breakClips = try members.optional("breakClips")
    self.vmapAdsRequest = try members.optional("vmapAdsRequest")
    self.hlsSegmentFormat = try members.optional("hlsSegmentFormat")
    self.hlsVideoSegmentFormat = try members.optional("hlsVideoSegmentFormat")
    self.mediaCategory = try members.optional("mediaCategory")
    self.userActionStates = try members.optional("userActionStates")
    self.customData = try members.optional("customData")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "contentId", "contentUrl", "entity", "atvEntity", "contentType", "streamType", "metadata", "duration",
      "startAbsoluteTime", "tracks", "textTrackStyle", "breaks", "breakClips", "vmapAdsRequest", "hlsSegmentFormat",
      "hlsVideoSegmentFormat", "mediaCategory", "userActionStates", "customData",
    ],
    meant: [
      "adBreakClips": "breakClips", "adBreaks": "breaks", "contentID": "contentId", "contentURL": "contentUrl",
      "mediaTracks": "tracks", "streamDuration": "duration",
    ],
    isOpen: true
  )

  package static let declaredKeys: Set<String> = [
    "contentId", "contentUrl", "entity", "atvEntity", "contentType", "streamType", "metadata", "duration",
    "startAbsoluteTime", "tracks", "textTrackStyle", "breaks", "breakClips", "vmapAdsRequest", "hlsSegmentFormat",
    "hlsVideoSegmentFormat", "mediaCategory", "userActionStates", "customData",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("contentId", self.contentId, or: raw)
    writer.member("contentUrl", self.contentUrl, or: raw)
    writer.member("entity", self.entity, or: raw)
    writer.member("atvEntity", self.atvEntity, or: raw)
    writer.member("contentType", self.contentType, or: raw)
    writer.member("streamType", self.streamType, or: raw)
    writer.member("metadata", self.metadata, or: raw)
    writer.member("duration", self.duration, or: raw)
    writer.member("startAbsoluteTime", self.startAbsoluteTime, or: raw)
    writer.member("tracks", self.tracks, or: raw)
    writer.member("textTrackStyle", self.textTrackStyle, or: raw)
    writer.member("breaks", self.breaks, or: raw)
    writer.member("breakClips", self.breakClips, or: raw)
    writer.member("vmapAdsRequest", self.vmapAdsRequest, or: raw)
    writer.member("hlsSegmentFormat", self.hlsSegmentFormat, or: raw)
    writer.member("hlsVideoSegmentFormat", self.hlsVideoSegmentFormat, or: raw)
    writer.member("mediaCategory", self.mediaCategory, or: raw)
    writer.member("userActionStates", self.userActionStates, or: raw)
    writer.member("customData", self.customData, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// One item of a queue.
///
/// SDK: `GCKMediaQueueItem`.
public struct QueueItem: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The item's id. The receiver assigns it, so leave it out when you send items.
  public var itemId: Int64?
  /// The item's media.
  @Boxed public var media: MediaInformation?
  /// Whether playback starts by itself when the item becomes current.
  ///
  /// Absent: `true`.
  public var autoplay: Bool?
  /// The position to start from.
  ///
  /// In seconds. At least 0.
  public var startTime: Double?
  /// The part of it that is played; a negative value counts from its end.
  ///
  /// In seconds.
  public var playbackDuration: Double?
  /// The time before its start at which the receiver may preload it.
  ///
  /// In seconds. At least 0.
  public var preloadTime: Double?
  /// The active tracks.
  public var activeTrackIds: [Int64]?
  /// Its place before shuffling.
  public var orderId: Int64?
  /// App-defined data.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    itemId: Int64? = nil, media: MediaInformation? = nil, autoplay: Bool? = nil, startTime: Double? = nil,
    playbackDuration: Double? = nil, preloadTime: Double? = nil, activeTrackIds: [Int64]? = nil, orderId: Int64? = nil,
    customData: JSONValue? = nil, additional: JSONObject = JSONObject()
  ) {
    (
      self.itemId, self.media, self.autoplay, self.startTime, self.playbackDuration, self.preloadTime,
      self.activeTrackIds, self.orderId, self.customData, self.additional
    )
    = (
      itemId, media, autoplay, startTime, playbackDuration, preloadTime, activeTrackIds, orderId, customData,
      additional
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.itemId = try members.optional("itemId")
    self.media = try members.optional("media")
    self.autoplay = try members.optional("autoplay")
    self.startTime = try members.optional("startTime", JSONConstraint<Double>.atLeast(0))
    self.playbackDuration = try members.optional("playbackDuration")
    self.preloadTime = try members.optional("preloadTime", JSONConstraint<Double>.atLeast(0))
    self.activeTrackIds = try members.optional("activeTrackIds")
    self.orderId = try members.optional("orderId")
    self.customData = try members.optional("customData")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "itemId", "media", "autoplay", "startTime", "playbackDuration", "preloadTime", "activeTrackIds", "orderId",
      "customData",
    ],
    meant: [
      "activeTrackIDs": "activeTrackIds", "itemID": "itemId", "mediaInfo": "media", "mediaInformation": "media",
      "playPosition": "startTime",
    ],
    isOpen: true
  )

  package static let declaredKeys: Set<String> = [
    "itemId", "media", "autoplay", "startTime", "playbackDuration", "preloadTime", "activeTrackIds", "orderId",
    "customData",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("itemId", self.itemId, or: raw)
    writer.member("media", self.media, or: raw)
    writer.member("autoplay", self.autoplay, or: raw)
    writer.member("startTime", self.startTime, or: raw)
    writer.member("playbackDuration", self.playbackDuration, or: raw)
    writer.member("preloadTime", self.preloadTime, or: raw)
    writer.member("activeTrackIds", self.activeTrackIds, or: raw)
    writer.member("orderId", self.orderId, or: raw)
    writer.member("customData", self.customData, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// Metadata of a queue's container.
///
/// SDK: `GCKMediaQueueContainerMetadata`.
public struct ContainerMetadata: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The kind of container.
  public var containerType: ContainerType?
  /// Its title.
  public var title: String?
  /// Its sections.
  public var sections: [MediaMetadata]?
  /// The total duration.
  ///
  /// In seconds. At least 0.
  public var containerDuration: Double?
  /// Its images.
  public var containerImages: [Image]?
  /// Audiobook: the authors.
  public var authors: [String]?
  /// Audiobook: the narrators.
  public var narrators: [String]?
  /// Audiobook: the publisher.
  public var publisher: String?
  /// When it was released, ISO 8601.
  public var releaseDate: String?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    containerType: ContainerType? = nil, title: String? = nil, sections: [MediaMetadata]? = nil,
    containerDuration: Double? = nil, containerImages: [Image]? = nil, authors: [String]? = nil,
    narrators: [String]? = nil, publisher: String? = nil, releaseDate: String? = nil,
    additional: JSONObject = JSONObject()
  ) {
    (
      self.containerType, self.title, self.sections, self.containerDuration, self.containerImages, self.authors,
      self.narrators, self.publisher, self.releaseDate, self.additional
    )
    = (
      containerType, title, sections, containerDuration, containerImages, authors, narrators, publisher, releaseDate,
      additional
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.containerType = try members.optional("containerType")
    self.title = try members.optional("title")
    self.sections = try members.optional("sections")
    self.containerDuration = try members.optional("containerDuration", JSONConstraint<Double>.atLeast(0))
    self.containerImages = try members.optional("containerImages")
    self.authors = try members.optional("authors")
    self.narrators = try members.optional("narrators")
    self.publisher = try members.optional("publisher")
    self.releaseDate = try members.optional("releaseDate")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = [
    "containerType", "title", "sections", "containerDuration", "containerImages", "authors", "narrators", "publisher",
    "releaseDate",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("containerType", self.containerType, or: raw)
    writer.member("title", self.title, or: raw)
    writer.member("sections", self.sections, or: raw)
    writer.member("containerDuration", self.containerDuration, or: raw)
    writer.member("containerImages", self.containerImages, or: raw)
    writer.member("authors", self.authors, or: raw)
    writer.member("narrators", self.narrators, or: raw)
    writer.member("publisher", self.publisher, or: raw)
    writer.member("releaseDate", self.releaseDate, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// A queue: its description and, when it is sent, its items.
///
/// SDK: `GCKMediaQueueData`.
public struct QueueData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The queue's id.
  public var id: String?
  /// Its name, for people.
  public var name: String?
  /// The kind of queue.
  public var description: String?
  /// A deep link; the receiver fetches the items itself.
  public var entity: String?
  /// The kind of queue.
  public var queueType: QueueType?
  /// The queue's behaviour at its end.
  public var repeatMode: RepeatMode?
  /// Whether it is shuffled.
  public var shuffle: Bool?
  /// Its items; only sent, never reported.
  public var items: [QueueItem]?
  /// The index of the item to start with.
  ///
  /// At least 0. Absent: `0`.
  public var startIndex: Int64?
  /// The position at which the first item starts.
  ///
  /// In seconds. At least 0.
  public var startTime: Double?
  /// The metadata.
  public var containerMetadata: ContainerMetadata?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    id: String? = nil, name: String? = nil, description: String? = nil, entity: String? = nil,
    queueType: QueueType? = nil, repeatMode: RepeatMode? = nil, shuffle: Bool? = nil, items: [QueueItem]? = nil,
    startIndex: Int64? = nil, startTime: Double? = nil, containerMetadata: ContainerMetadata? = nil,
    additional: JSONObject = JSONObject()
  ) {
    (
      self.id, self.name, self.description, self.entity, self.queueType, self.repeatMode, self.shuffle, self.items,
      self.startIndex, self.startTime, self.containerMetadata, self.additional
    )
    = (
      id, name, description, entity, queueType, repeatMode, shuffle, items, startIndex, startTime, containerMetadata,
      additional
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.id = try members.optional("id")
    self.name = try members.optional("name")
    self.description = try members.optional("description")
    self.entity = try members.optional("entity")
    self.queueType = try members.optional("queueType")
    self.repeatMode = try members.optional("repeatMode")
    self.shuffle = try members.optional("shuffle")
    self.items = try members.optional("items")
    self.startIndex = try members.optional("startIndex", JSONConstraint<Int64>.atLeast(0))
    self.startTime = try members.optional("startTime", JSONConstraint<Double>.atLeast(0))
    self.containerMetadata = try members.optional("containerMetadata")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "id", "name", "description", "entity", "queueType", "repeatMode", "shuffle", "items", "startIndex", "startTime",
      "containerMetadata",
    ],
    meant: ["playPosition": "startTime", "queueID": "id"],
    isOpen: true
  )

  package static let declaredKeys: Set<String> = [
    "id", "name", "description", "entity", "queueType", "repeatMode", "shuffle", "items", "startIndex", "startTime",
    "containerMetadata",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("id", self.id, or: raw)
    writer.member("name", self.name, or: raw)
    writer.member("description", self.description, or: raw)
    writer.member("entity", self.entity, or: raw)
    writer.member("queueType", self.queueType, or: raw)
    writer.member("repeatMode", self.repeatMode, or: raw)
    writer.member("shuffle", self.shuffle, or: raw)
    writer.member("items", self.items, or: raw)
    writer.member("startIndex", self.startIndex, or: raw)
    writer.member("startTime", self.startTime, or: raw)
    writer.member("containerMetadata", self.containerMetadata, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The position within ads; present only while ads play.
///
/// SDK: `GCKAdBreakStatus`.
public struct BreakStatus: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The break.
  public var breakId: String?
  /// The clip.
  public var breakClipId: String?
  /// Time since the break began.
  ///
  /// In seconds.
  public var currentBreakTime: Double?
  /// Time since the clip began.
  ///
  /// In seconds.
  public var currentBreakClipTime: Double?
  /// The clip time after which it can be skipped; absent or -1: never.
  ///
  /// In seconds.
  public var whenSkippable: Double?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    breakId: String? = nil, breakClipId: String? = nil, currentBreakTime: Double? = nil,
    currentBreakClipTime: Double? = nil, whenSkippable: Double? = nil, additional: JSONObject = JSONObject()
  ) {
    self.breakId = breakId
    self.breakClipId = breakClipId
    self.currentBreakTime = currentBreakTime
    self.currentBreakClipTime = currentBreakClipTime
    self.whenSkippable = whenSkippable
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.breakId = try members.optional("breakId")
    self.breakClipId = try members.optional("breakClipId")
    self.currentBreakTime = try members.optional("currentBreakTime")
    self.currentBreakClipTime = try members.optional("currentBreakClipTime")
    self.whenSkippable = try members.optional("whenSkippable")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = [
    "breakId", "breakClipId", "currentBreakTime", "currentBreakClipTime", "whenSkippable",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("breakId", self.breakId, or: raw)
    writer.member("breakClipId", self.breakClipId, or: raw)
    writer.member("currentBreakTime", self.currentBreakTime, or: raw)
    writer.member("currentBreakClipTime", self.currentBreakClipTime, or: raw)
    writer.member("whenSkippable", self.whenSkippable, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The part of a live stream in which seeking is possible.
///
/// SDK: `GCKMediaLiveSeekableRange`.
public struct LiveSeekableRange: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The earliest position.
  ///
  /// In seconds.
  public var start: Double?
  /// The latest position, the live edge.
  ///
  /// In seconds.
  public var end: Double?
  /// Whether `start` moves as time passes.
  public var isMovingWindow: Bool?
  /// Whether the live event has ended, so that `end` no longer moves.
  public var isLiveDone: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    start: Double? = nil, end: Double? = nil, isMovingWindow: Bool? = nil, isLiveDone: Bool? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.start = start
    self.end = end
    self.isMovingWindow = isMovingWindow
    self.isLiveDone = isLiveDone
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.start = try members.optional("start")
    self.end = try members.optional("end")
    self.isMovingWindow = try members.optional("isMovingWindow")
    self.isLiveDone = try members.optional("isLiveDone")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["start", "end", "isMovingWindow", "isLiveDone"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("start", self.start, or: raw)
    writer.member("end", self.end, or: raw)
    writer.member("isMovingWindow", self.isMovingWindow, or: raw)
    writer.member("isLiveDone", self.isLiveDone, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The video as it is displayed.
///
/// SDK: `GCKVideoInfo`.
public struct VideoInfo: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// Its width.
  ///
  /// In pixels.
  public var width: Int64?
  /// Its height.
  ///
  /// In pixels.
  public var height: Int64?
  /// Its dynamic range.
  public var hdrType: HdrType?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    width: Int64? = nil, height: Int64? = nil, hdrType: HdrType? = nil, additional: JSONObject = JSONObject()
  ) {
    (self.width, self.height, self.hdrType, self.additional) = (width, height, hdrType, additional)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.width = try members.optional("width")
    self.height = try members.optional("height")
    self.hdrType = try members.optional("hdrType")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["width", "height", "hdrType"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("width", self.width, or: raw)
    writer.member("height", self.height, or: raw)
    writer.member("hdrType", self.hdrType, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The item that is loading while the player is still idle.
public struct ExtendedStatus: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// Always LOADING.
  public var playerState: PlayerState?
  /// The media that is loading.
  @Boxed public var media: MediaInformation?
  /// The id of the future media session.
  public var mediaSessionId: Int64?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    playerState: PlayerState? = nil, media: MediaInformation? = nil, mediaSessionId: Int64? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.playerState = playerState
    self.media = media
    self.mediaSessionId = mediaSessionId
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.playerState = try members.optional("playerState")
    self.media = try members.optional("media")
    self.mediaSessionId = try members.optional("mediaSessionId")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["playerState", "media", "mediaSessionId"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("playerState", self.playerState, or: raw)
    writer.member("media", self.media, or: raw)
    writer.member("mediaSessionId", self.mediaSessionId, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The status of a media session, as receivers report it and as the server keeps it after merging (cast.md 7.3, 7.4).
///
/// SDK: `GCKMediaStatus`.
public struct MediaStatus: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The media session's id; each load gets a new one.
  public var mediaSessionId: Int64?
  /// The loaded media.
  @Boxed public var media: MediaInformation?
  /// The player's state.
  public var playerState: PlayerState?
  /// Why it is idle; present only with IDLE.
  public var idleReason: IdleReason?
  /// The position when the status was sent; in a live stream on the timeline of its seekable range.
  ///
  /// In seconds. SDK: `GCKMediaStatus.streamPosition`.
  public var currentTime: Double?
  /// The playback rate; 0 or 1 while paused.
  public var playbackRate: Double?
  /// The commands that the receiver supports now, as a bit mask (cast.md 7.9).
  public var supportedMediaCommands: Int64?
  /// The stream's volume, not the device's.
  public var volume: Volume?
  /// The active tracks; empty and absent both mean none.
  public var activeTrackIds: [Int64]?
  /// The video as it is displayed.
  public var videoInfo: VideoInfo?
  /// The position within ads.
  public var breakStatus: BreakStatus?
  /// The part of a live stream in which seeking is possible.
  public var liveSeekableRange: LiveSeekableRange?
  /// The media that is loading.
  public var extendedStatus: ExtendedStatus?
  /// The queue, without its items.
  @Boxed public var queueData: QueueData?
  /// The queue's current item.
  public var currentItemId: Int64?
  /// The item being loaded.
  public var loadingItemId: Int64?
  /// The item that is preloaded as the next one.
  public var preloadedItemId: Int64?
  /// A window of the queue around the current item, not the whole queue.
  public var items: [QueueItem]?
  /// The queue's behaviour at its end.
  public var repeatMode: RepeatMode?
  /// App-defined data.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    mediaSessionId: Int64? = nil, media: MediaInformation? = nil, playerState: PlayerState? = nil,
    idleReason: IdleReason? = nil, currentTime: Double? = nil, playbackRate: Double? = nil,
    supportedMediaCommands: Int64? = nil, volume: Volume? = nil, activeTrackIds: [Int64]? = nil,
    videoInfo: VideoInfo? = nil, breakStatus: BreakStatus? = nil, liveSeekableRange: LiveSeekableRange? = nil,
    extendedStatus: ExtendedStatus? = nil, queueData: QueueData? = nil, currentItemId: Int64? = nil,
    loadingItemId: Int64? = nil, preloadedItemId: Int64? = nil, items: [QueueItem]? = nil,
    repeatMode: RepeatMode? = nil, customData: JSONValue? = nil, additional: JSONObject = JSONObject()
  ) {
    (
      self.mediaSessionId, self.media, self.playerState, self.idleReason, self.currentTime, self.playbackRate,
      self.supportedMediaCommands, self.volume, self.activeTrackIds, self.videoInfo, self.breakStatus,
      self.liveSeekableRange, self.extendedStatus, self.queueData, self.currentItemId, self.loadingItemId,
      self.preloadedItemId, self.items, self.repeatMode, self.customData, self.additional
    )
    = (
      mediaSessionId, media, playerState, idleReason, currentTime, playbackRate, supportedMediaCommands, volume,
      activeTrackIds, videoInfo, breakStatus, liveSeekableRange, extendedStatus, queueData, currentItemId,
      loadingItemId, preloadedItemId, items, repeatMode, customData, additional
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.mediaSessionId = try members.optional("mediaSessionId")
    self.media = try members.optional("media")
    self.playerState = try members.optional("playerState")
    self.idleReason = try members.optional("idleReason")
    self.currentTime = try members.optional("currentTime")
    self.playbackRate = try members.optional("playbackRate")
    self.supportedMediaCommands = try members.optional("supportedMediaCommands")
    self.volume = try members.optional("volume")
    self.activeTrackIds = try members.optional("activeTrackIds")
    self.videoInfo = try members.optional("videoInfo")
    self.breakStatus = try members.optional("breakStatus")
    self.liveSeekableRange = try members.optional("liveSeekableRange")
    self.extendedStatus = try members.optional("extendedStatus")
    self.queueData = try members.optional("queueData")
    self.currentItemId = try members.optional("currentItemId")
    self.loadingItemId = try members.optional("loadingItemId")
    self.preloadedItemId = try members.optional("preloadedItemId")
    self.items = try members.optional("items")
    self.repeatMode = try members.optional("repeatMode")
    self.customData = try members.optional("customData")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = [
    "mediaSessionId", "media", "playerState", "idleReason", "currentTime", "playbackRate", "supportedMediaCommands",
    "volume", "activeTrackIds", "videoInfo", "breakStatus", "liveSeekableRange", "extendedStatus", "queueData",
    "currentItemId", "loadingItemId", "preloadedItemId", "items", "repeatMode", "customData",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("mediaSessionId", self.mediaSessionId, or: raw)
    writer.member("media", self.media, or: raw)
    writer.member("playerState", self.playerState, or: raw)
    writer.member("idleReason", self.idleReason, or: raw)
    writer.member("currentTime", self.currentTime, or: raw)
    writer.member("playbackRate", self.playbackRate, or: raw)
    writer.member("supportedMediaCommands", self.supportedMediaCommands, or: raw)
    writer.member("volume", self.volume, or: raw)
    writer.member("activeTrackIds", self.activeTrackIds, or: raw)
    writer.member("videoInfo", self.videoInfo, or: raw)
    writer.member("breakStatus", self.breakStatus, or: raw)
    writer.member("liveSeekableRange", self.liveSeekableRange, or: raw)
    writer.member("extendedStatus", self.extendedStatus, or: raw)
    writer.member("queueData", self.queueData, or: raw)
    writer.member("currentItemId", self.currentItemId, or: raw)
    writer.member("loadingItemId", self.loadingItemId, or: raw)
    writer.member("preloadedItemId", self.preloadedItemId, or: raw)
    writer.member("items", self.items, or: raw)
    writer.member("repeatMode", self.repeatMode, or: raw)
    writer.member("customData", self.customData, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

extension MediaStatus {
  /// Takes from `old` the members that keep their values when a part leaves them out. Lists by id are not touched.
  package mutating func inheritMembers(from old: MediaStatus) {
    if self.activeTrackIds == nil, self.playerState == nil { self.activeTrackIds = old.activeTrackIds }
    if self.mediaSessionId == nil { self.mediaSessionId = old.mediaSessionId }
    if self.media == nil { self.media = old.media }
    if self.playerState == nil { self.playerState = old.playerState }
    if self.currentTime == nil { self.currentTime = old.currentTime }
    if self.playbackRate == nil { self.playbackRate = old.playbackRate }
    if self.supportedMediaCommands == nil { self.supportedMediaCommands = old.supportedMediaCommands }
    if self.volume == nil {
      self.volume = old.volume
    } else if let previous = old.volume {
      if self.volume?.level == nil { self.volume?.level = previous.level }
      if self.volume?.muted == nil { self.volume?.muted = previous.muted }
    }
    if self.queueData == nil { self.queueData = old.queueData }
    if self.currentItemId == nil { self.currentItemId = old.currentItemId }
    if self.repeatMode == nil { self.repeatMode = old.repeatMode }
    if self.customData == nil { self.customData = old.customData }
  }

  /// The members that a part clears by leaving them out, by their names on the wire.
  package var membersClearedByAbsence: Set<String> {
    var names: Set<String> = [
      "idleReason", "videoInfo", "breakStatus", "liveSeekableRange", "extendedStatus", "loadingItemId",
      "preloadedItemId",
    ]
    if self.playerState != nil { names.insert("activeTrackIds") }
    return names
  }
}

/// Further options of a load.
public struct LoadOptions: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The content to leave out.
  public var contentFilteringMode: ContentFilteringMode?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(contentFilteringMode: ContentFilteringMode? = nil, additional: JSONObject = JSONObject()) {
    (self.contentFilteringMode, self.additional) = (contentFilteringMode, additional)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.contentFilteringMode = try members.optional("contentFilteringMode")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["contentFilteringMode"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("contentFilteringMode", self.contentFilteringMode, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// A load of either `media` or `queueData`, with its options.
///
/// SDK: `GCKMediaLoadRequestData`.
public struct LoadRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The media.
  @Boxed public var media: MediaInformation?
  /// The queue.
  @Boxed public var queueData: QueueData?
  /// Whether playback starts at once; absent: as the first item to be played says, or else true.
  public var autoplay: Bool?
  /// The start position; absent: the beginning, or the live edge.
  ///
  /// In seconds. At least 0.
  public var currentTime: Double?
  /// The playback rate.
  ///
  /// From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`.
  public var playbackRate: Double?
  /// The tracks that are active from the start.
  public var activeTrackIds: [Int64]?
  /// The viewer's credentials, for the receiver app.
  public var credentials: String?
  /// The type of credentials: `web`, `android`, `ios`, `cloud`.
  public var credentialsType: String?
  /// Credentials for Android TV apps, instead of `credentials`.
  public var atvCredentials: String?
  /// The type of those credentials.
  public var atvCredentialsType: String?
  /// Further options.
  public var loadOptions: LoadOptions?
  /// App-defined data.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    media: MediaInformation? = nil, queueData: QueueData? = nil, autoplay: Bool? = nil, currentTime: Double? = nil,
    playbackRate: Double? = nil, activeTrackIds: [Int64]? = nil, credentials: String? = nil,
    credentialsType: String? = nil, atvCredentials: String? = nil, atvCredentialsType: String? = nil,
    loadOptions: LoadOptions? = nil, customData: JSONValue? = nil, additional: JSONObject = JSONObject()
  ) {
    (
      self.media, self.queueData, self.autoplay, self.currentTime, self.playbackRate, self.activeTrackIds,
      self.credentials, self.credentialsType, self.atvCredentials, self.atvCredentialsType, self.loadOptions,
      self.customData, self.additional
    )
    = (
      media, queueData, autoplay, currentTime, playbackRate, activeTrackIds, credentials, credentialsType,
      atvCredentials, atvCredentialsType, loadOptions, customData, additional
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    try self.init(flat: node)
  }

  /// Reads the members out of an object that has others beside them.
  package init(flat node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.media = try members.optional("media")
    self.queueData = try members.optional("queueData")
    self.autoplay = try members.optional("autoplay")
    self.currentTime = try members.optional("currentTime", JSONConstraint<Double>.atLeast(0))
    self.playbackRate = try members.optional("playbackRate", JSONConstraint<Double>.range(0.5...2))
    self.activeTrackIds = try members.optional("activeTrackIds")
    self.credentials = try members.optional("credentials")
    self.credentialsType = try members.optional("credentialsType")
    self.atvCredentials = try members.optional("atvCredentials")
    self.atvCredentialsType = try members.optional("atvCredentialsType")
    self.loadOptions = try members.optional("loadOptions")
    self.customData = try members.optional("customData")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "media", "queueData", "autoplay", "currentTime", "playbackRate", "activeTrackIds", "credentials",
      "credentialsType", "atvCredentials", "atvCredentialsType", "loadOptions", "customData",
    ],
    meant: [
      "activeTrackIDs": "activeTrackIds", "contentId": "media.contentId", "contentType": "media.contentType",
      "contentUrl": "media.contentUrl", "mediaInfo": "media", "mediaInformation": "media",
      "playPosition": "currentTime", "startTime": "currentTime",
    ],
    isOpen: true
  )

  package static let declaredKeys: Set<String> = [
    "media", "queueData", "autoplay", "currentTime", "playbackRate", "activeTrackIds", "credentials", "credentialsType",
    "atvCredentials", "atvCredentialsType", "loadOptions", "customData",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("media", self.media, or: raw)
    writer.member("queueData", self.queueData, or: raw)
    writer.member("autoplay", self.autoplay, or: raw)
    writer.member("currentTime", self.currentTime, or: raw)
    writer.member("playbackRate", self.playbackRate, or: raw)
    writer.member("activeTrackIds", self.activeTrackIds, or: raw)
    writer.member("credentials", self.credentials, or: raw)
    writer.member("credentialsType", self.credentialsType, or: raw)
    writer.member("atvCredentials", self.atvCredentials, or: raw)
    writer.member("atvCredentialsType", self.atvCredentialsType, or: raw)
    writer.member("loadOptions", self.loadOptions, or: raw)
    writer.member("customData", self.customData, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The commands that are possible now: those that the receiver supports (`supportedMediaCommands`), limited to the
/// useful ones in the present state. A receiver that doesn't report them is assumed to support the basic commands. All
/// are false without a media session.
///
/// SDK: `GCKMediaStatus.isMediaCommandSupported`.
public struct MediaControls: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// `media.play`: the player is paused.
  public var play: Bool
  /// `media.pause`: the player plays or buffers, and can be paused. A live stream that can't be paused can only be
  /// stopped.
  public var pause: Bool
  /// `media.stop`: something is loaded or loading.
  public var stop: Bool
  /// `media.seek`: not during ads, not while loading, and in a live stream only within a seekable range.
  public var seek: Bool
  /// `media.seek` with `seekToInfinite`: a live stream is behind its live edge.
  public var seekToLiveEdge: Bool
  /// `media.setStreamVolume`.
  public var setStreamVolume: Bool
  /// `media.setStreamMuted`.
  public var setStreamMuted: Bool
  /// The receiver supports a skip button; send `media.seek` with `relativeTime`.
  public var skipForward: Bool
  /// The receiver supports a skip button; send `media.seek` with `relativeTime`.
  public var skipBackward: Bool
  /// `queue.next`.
  public var queueNext: Bool
  /// `queue.previous`.
  public var queuePrevious: Bool
  /// `queue.shuffle`.
  public var queueShuffle: Bool
  /// `queue.setRepeatMode` with all items.
  public var queueRepeatAll: Bool
  /// `queue.setRepeatMode` with one item.
  public var queueRepeatOne: Bool
  /// `media.skipAd`: the current ad can be skipped now.
  public var skipAd: Bool
  /// `media.setActiveTracks`, `media.setTextTrackStyle`, `media.editTracks`, `media.selectTracks`.
  public var editTracks: Bool
  /// `media.setPlaybackRate`: not during ads, and not at a live stream's edge.
  public var setPlaybackRate: Bool
  /// `media.userAction` with LIKE.
  public var like: Bool
  /// `media.userAction` with DISLIKE.
  public var dislike: Bool
  /// `media.userAction` with FOLLOW.
  public var follow: Bool
  /// `media.userAction` with UNFOLLOW.
  public var unfollow: Bool
  /// Continuing on another device.
  public var streamTransfer: Bool

  public init(
    play: Bool, pause: Bool, stop: Bool, seek: Bool, seekToLiveEdge: Bool, setStreamVolume: Bool, setStreamMuted: Bool,
    skipForward: Bool, skipBackward: Bool, queueNext: Bool, queuePrevious: Bool, queueShuffle: Bool,
    queueRepeatAll: Bool, queueRepeatOne: Bool, skipAd: Bool, editTracks: Bool, setPlaybackRate: Bool, like: Bool,
    dislike: Bool, follow: Bool, unfollow: Bool, streamTransfer: Bool
  ) {
    (
      self.play, self.pause, self.stop, self.seek, self.seekToLiveEdge, self.setStreamVolume, self.setStreamMuted,
      self.skipForward, self.skipBackward, self.queueNext, self.queuePrevious, self.queueShuffle, self.queueRepeatAll,
      self.queueRepeatOne, self.skipAd, self.editTracks, self.setPlaybackRate, self.like, self.dislike, self.follow,
      self.unfollow, self.streamTransfer
    )
    = (
      play, pause, stop, seek, seekToLiveEdge, setStreamVolume, setStreamMuted, skipForward, skipBackward, queueNext,
      queuePrevious, queueShuffle, queueRepeatAll, queueRepeatOne, skipAd, editTracks, setPlaybackRate, like, dislike,
      follow, unfollow, streamTransfer
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.play = try members.required("play")
    self.pause = try members.required("pause")
    self.stop = try members.required("stop")
    self.seek = try members.required("seek")
    self.seekToLiveEdge = try members.required("seekToLiveEdge")
    self.setStreamVolume = try members.required("setStreamVolume")
    self.setStreamMuted = try members.required("setStreamMuted")
    self.skipForward = try members.required("skipForward")
    self.skipBackward = try members.required("skipBackward")
    self.queueNext = try members.required("queueNext")
    self.queuePrevious = try members.required("queuePrevious")
    self.queueShuffle = try members.required("queueShuffle")
    self.queueRepeatAll = try members.required("queueRepeatAll")
    self.queueRepeatOne = try members.required("queueRepeatOne")
    self.skipAd = try members.required("skipAd")
    self.editTracks = try members.required("editTracks")
    self.setPlaybackRate = try members.required("setPlaybackRate")
    self.like = try members.required("like")
    self.dislike = try members.required("dislike")
    self.follow = try members.required("follow")
    self.unfollow = try members.required("unfollow")
    self.streamTransfer = try members.required("streamTransfer")
  }

  private static let vocabulary = JSONVocabulary([
    "play", "pause", "stop", "seek", "seekToLiveEdge", "setStreamVolume", "setStreamMuted", "skipForward",
    "skipBackward", "queueNext", "queuePrevious", "queueShuffle", "queueRepeatAll", "queueRepeatOne", "skipAd",
    "editTracks", "setPlaybackRate", "like", "dislike", "follow", "unfollow", "streamTransfer",
  ])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("play", self.play)
    writer.member("pause", self.pause)
    writer.member("stop", self.stop)
    writer.member("seek", self.seek)
    writer.member("seekToLiveEdge", self.seekToLiveEdge)
    writer.member("setStreamVolume", self.setStreamVolume)
    writer.member("setStreamMuted", self.setStreamMuted)
    writer.member("skipForward", self.skipForward)
    writer.member("skipBackward", self.skipBackward)
    writer.member("queueNext", self.queueNext)
    writer.member("queuePrevious", self.queuePrevious)
    writer.member("queueShuffle", self.queueShuffle)
    writer.member("queueRepeatAll", self.queueRepeatAll)
    writer.member("queueRepeatOne", self.queueRepeatOne)
    writer.member("skipAd", self.skipAd)
    writer.member("editTracks", self.editTracks)
    writer.member("setPlaybackRate", self.setPlaybackRate)
    writer.member("like", self.like)
    writer.member("dislike", self.dislike)
    writer.member("follow", self.follow)
    writer.member("unfollow", self.unfollow)
    writer.member("streamTransfer", self.streamTransfer)
  }
}

/// The ad that is playing, with its clock extrapolated to this moment.
///
/// SDK: `GCKAdBreakStatus`.
public struct AdBreakState: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The break.
  public var breakId: String?
  /// The clip.
  public var breakClipId: String?
  /// Time since the break began.
  ///
  /// In seconds. SDK: `GCKAdBreakStatus.currentAdBreakTime`.
  public var breakTime: Double
  /// Time since the clip began.
  ///
  /// In seconds. SDK: `GCKAdBreakStatus.currentAdBreakClipTime`.
  public var clipTime: Double
  /// The `clipTime` after which it can be skipped; absent: never.
  ///
  /// In seconds.
  public var whenSkippable: Double?
  /// How long until it can be skipped; 0: now; absent: never.
  ///
  /// In seconds.
  public var skippableIn: Double?
  /// Whether it can be skipped now.
  public var isSkippable: Bool
  /// The clip's index in its break, from 0; absent if the media doesn't list it.
  public var clipIndex: Int64?
  /// How many clips the break has; absent if the media doesn't list them.
  public var clipCount: Int64?
  /// The clip's entry in the media's `breakClips`.
  @Boxed public var clip: BreakClip?

  public init(
    breakId: String? = nil, breakClipId: String? = nil, breakTime: Double, clipTime: Double,
    whenSkippable: Double? = nil, skippableIn: Double? = nil, isSkippable: Bool, clipIndex: Int64? = nil,
    clipCount: Int64? = nil, clip: BreakClip? = nil
  ) {
    (
      self.breakId, self.breakClipId, self.breakTime, self.clipTime, self.whenSkippable, self.skippableIn,
      self.isSkippable, self.clipIndex, self.clipCount, self.clip
    )
    = (breakId, breakClipId, breakTime, clipTime, whenSkippable, skippableIn, isSkippable, clipIndex, clipCount, clip)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.breakId = try members.optional("breakId")
    self.breakClipId = try members.optional("breakClipId")
    self.breakTime = try members.required("breakTime")
    self.clipTime = try members.required("clipTime")
    self.whenSkippable = try members.optional("whenSkippable")
    self.skippableIn = try members.optional("skippableIn")
    self.isSkippable = try members.required("isSkippable")
    self.clipIndex = try members.optional("clipIndex")
    self.clipCount = try members.optional("clipCount")
    self.clip = try members.optional("clip")
  }

  private static let vocabulary = JSONVocabulary([
    "breakId", "breakClipId", "breakTime", "clipTime", "whenSkippable", "skippableIn", "isSkippable", "clipIndex",
    "clipCount", "clip",
  ])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("breakId", self.breakId)
    writer.member("breakClipId", self.breakClipId)
    writer.member("breakTime", self.breakTime)
    writer.member("clipTime", self.clipTime)
    writer.member("whenSkippable", self.whenSkippable)
    writer.member("skippableIn", self.skippableIn)
    writer.member("isSkippable", self.isSkippable)
    writer.member("clipIndex", self.clipIndex)
    writer.member("clipCount", self.clipCount)
    writer.member("clip", self.clip)
  }
}

/// The playback position at this moment, computed from the last status.
///
/// SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
public struct MediaPosition: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The session.
  public var sessionId: String
  /// The revision of the state that it was computed from.
  public var revision: Int64
  /// The media session's id; absent if there is none.
  public var mediaSessionId: Int64?
  /// The player's state.
  public var playerState: PlayerState
  /// The position; 0 while the player is idle.
  ///
  /// In seconds.
  public var position: Double
  /// The duration; absent if unknown or live.
  ///
  /// In seconds.
  public var duration: Double?
  /// The playback rate; 1 is normal.
  public var playbackRate: Double
  /// Whether time advances, of the media or of an ad.
  public var isAdvancing: Bool
  /// Whether a live stream is loaded.
  public var isPlayingLiveStream: Bool
  /// The part of a live stream in which seeking is possible.
  ///
  /// SDK: `GCKRemoteMediaClient.approximateLiveSeekableRangeStart`.
  public var liveSeekableRange: LiveSeekableRange?
  /// The ad that is playing; absent outside ads.
  public var adBreak: AdBreakState?

  public init(
    sessionId: String, revision: Int64, mediaSessionId: Int64? = nil, playerState: PlayerState, position: Double,
    duration: Double? = nil, playbackRate: Double, isAdvancing: Bool, isPlayingLiveStream: Bool,
    liveSeekableRange: LiveSeekableRange? = nil, adBreak: AdBreakState? = nil
  ) {
    (
      self.sessionId, self.revision, self.mediaSessionId, self.playerState, self.position, self.duration,
      self.playbackRate, self.isAdvancing, self.isPlayingLiveStream, self.liveSeekableRange, self.adBreak
    )
    = (
      sessionId, revision, mediaSessionId, playerState, position, duration, playbackRate, isAdvancing,
      isPlayingLiveStream, liveSeekableRange, adBreak
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    try self.init(flat: node)
  }

  /// Reads the members out of an object that has others beside them.
  package init(flat node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.revision = try members.required("revision")
    self.mediaSessionId = try members.optional("mediaSessionId")
    self.playerState = try members.required("playerState")
    self.position = try members.required("position")
    self.duration = try members.optional("duration")
    self.playbackRate = try members.required("playbackRate")
    self.isAdvancing = try members.required("isAdvancing")
    self.isPlayingLiveStream = try members.required("isPlayingLiveStream")
    self.liveSeekableRange = try members.optional("liveSeekableRange")
    self.adBreak = try members.optional("adBreak")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId", "revision", "mediaSessionId", "playerState", "position", "duration", "playbackRate", "isAdvancing",
      "isPlayingLiveStream", "liveSeekableRange", "adBreak",
    ],
    meant: ["rate": "playbackRate"]
  )

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("revision", self.revision)
    writer.member("mediaSessionId", self.mediaSessionId)
    writer.member("playerState", self.playerState)
    writer.member("position", self.position)
    writer.member("duration", self.duration)
    writer.member("playbackRate", self.playbackRate)
    writer.member("isAdvancing", self.isAdvancing)
    writer.member("isPlayingLiveStream", self.isPlayingLiveStream)
    writer.member("liveSeekableRange", self.liveSeekableRange)
    writer.member("adBreak", self.adBreak)
  }
}

/// The media that a session played last, for continuing elsewhere after the session.
///
/// SDK: `GCKUIMediaController.lastKnownStreamPosition`.
public struct LastKnownMedia: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The session.
  public var sessionId: String
  /// The session's device.
  public var deviceId: String
  /// Whether the session has ended.
  public var hasSessionEnded: Bool
  /// Whether the media session has ended; the position then no longer advances.
  public var hasMediaEnded: Bool
  /// The media session.
  public var mediaSessionId: Int64?
  /// The last player state: PLAYING, PAUSED… if playback was interrupted, IDLE if it reached its end.
  ///
  /// SDK: `GCKUIMediaController.lastKnownPlayerState`.
  public var playerState: PlayerState
  /// Why it is idle, if it is.
  public var idleReason: IdleReason?
  /// The position, extrapolated to the moment when it was last known to play.
  ///
  /// In seconds. SDK: `GCKUIMediaController.lastKnownStreamPosition`.
  public var position: Double
  /// The duration; absent if unknown or live.
  ///
  /// In seconds.
  public var duration: Double?
  /// Whether it is a live stream.
  public var isPlayingLiveStream: Bool
  /// The media.
  ///
  /// SDK: `GCKUIMediaController.lastKnownMediaInformation`.
  public var media: MediaInformation
  /// The current queue item.
  public var currentItemId: Int64?
  /// The active tracks.
  public var activeTrackIds: [Int64]?
  /// The playback rate.
  public var playbackRate: Double?

  public init(
    sessionId: String, deviceId: String, hasSessionEnded: Bool, hasMediaEnded: Bool, mediaSessionId: Int64? = nil,
    playerState: PlayerState, idleReason: IdleReason? = nil, position: Double, duration: Double? = nil,
    isPlayingLiveStream: Bool, media: MediaInformation, currentItemId: Int64? = nil, activeTrackIds: [Int64]? = nil,
    playbackRate: Double? = nil
  ) {
    (
      self.sessionId, self.deviceId, self.hasSessionEnded, self.hasMediaEnded, self.mediaSessionId, self.playerState,
      self.idleReason, self.position, self.duration, self.isPlayingLiveStream, self.media, self.currentItemId,
      self.activeTrackIds, self.playbackRate
    )
    = (
      sessionId, deviceId, hasSessionEnded, hasMediaEnded, mediaSessionId, playerState, idleReason, position, duration,
      isPlayingLiveStream, media, currentItemId, activeTrackIds, playbackRate
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.required("sessionId")
    self.deviceId = try members.required("deviceId")
    self.hasSessionEnded = try members.required("hasSessionEnded")
    self.hasMediaEnded = try members.required("hasMediaEnded")
    self.mediaSessionId = try members.optional("mediaSessionId")
    self.playerState = try members.required("playerState")
    self.idleReason = try members.optional("idleReason")
    self.position = try members.required("position")
    self.duration = try members.optional("duration")
    self.isPlayingLiveStream = try members.required("isPlayingLiveStream")
    self.media = try members.required("media")
    self.currentItemId = try members.optional("currentItemId")
    self.activeTrackIds = try members.optional("activeTrackIds")
    self.playbackRate = try members.optional("playbackRate")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId", "deviceId", "hasSessionEnded", "hasMediaEnded", "mediaSessionId", "playerState", "idleReason",
      "position", "duration", "isPlayingLiveStream", "media", "currentItemId", "activeTrackIds", "playbackRate",
    ],
    meant: [
      "deviceUniqueID": "deviceId", "id": "deviceId", "rate": "playbackRate", "trackIDs": "activeTrackIds",
      "trackIds": "activeTrackIds", "uniqueID": "deviceId", "uniqueId": "deviceId",
    ]
  )

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("hasSessionEnded", self.hasSessionEnded)
    writer.member("hasMediaEnded", self.hasMediaEnded)
    writer.member("mediaSessionId", self.mediaSessionId)
    writer.member("playerState", self.playerState)
    writer.member("idleReason", self.idleReason)
    writer.member("position", self.position)
    writer.member("duration", self.duration)
    writer.member("isPlayingLiveStream", self.isPlayingLiveStream)
    writer.member("media", self.media)
    writer.member("currentItemId", self.currentItemId)
    writer.member("activeTrackIds", self.activeTrackIds)
    writer.member("playbackRate", self.playbackRate)
  }
}

/// A snapshot of a session's playback.
public struct MediaState: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The session.
  public var sessionId: String
  /// Grows with every change; a higher revision is newer.
  public var revision: Int64
  /// The media session's id; absent if there is none.
  public var mediaSessionId: Int64?
  /// The player's state: LOADING while a new item loads, IDLE if there is no media session.
  public var playerState: PlayerState
  /// The position at this moment, extrapolated; 0 while the player is idle.
  ///
  /// In seconds. SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
  public var position: Double
  /// The duration; absent if unknown or live.
  ///
  /// In seconds.
  public var duration: Double?
  /// Whether an ad plays.
  ///
  /// SDK: `GCKMediaStatus.playingAd`.
  public var isPlayingAd: Bool
  /// Whether a live stream is loaded.
  ///
  /// SDK: `GCKRemoteMediaClient.playingLiveStream`.
  public var isPlayingLiveStream: Bool
  /// The commands that are possible at this moment.
  ///
  /// SDK: `GCKMediaStatus.isMediaCommandSupported`.
  public var controls: MediaControls
  /// The ad that is playing; absent outside ads.
  ///
  /// SDK: `GCKMediaStatus.adBreakStatus`.
  public var adBreak: AdBreakState?
  /// How long ago the receiver's last status arrived; absent before the first.
  ///
  /// In seconds. SDK: `GCKRemoteMediaClient.timeSinceLastMediaStatusUpdate`.
  public var statusAge: Double?
  /// The seekable range of a live stream at this moment, extrapolated.
  public var liveSeekableRange: LiveSeekableRange?
  /// The merged status; absent if there is no media session.
  ///
  /// SDK: `GCKMediaStatus`.
  @Boxed public var status: MediaStatus?

  public init(
    sessionId: String, revision: Int64, mediaSessionId: Int64? = nil, playerState: PlayerState, position: Double,
    duration: Double? = nil, isPlayingAd: Bool, isPlayingLiveStream: Bool, controls: MediaControls,
    adBreak: AdBreakState? = nil, statusAge: Double? = nil, liveSeekableRange: LiveSeekableRange? = nil,
    status: MediaStatus? = nil
  ) {
    (
      self.sessionId, self.revision, self.mediaSessionId, self.playerState, self.position, self.duration,
      self.isPlayingAd, self.isPlayingLiveStream, self.controls, self.adBreak, self.statusAge, self.liveSeekableRange,
      self.status
    )
    = (
      sessionId, revision, mediaSessionId, playerState, position, duration, isPlayingAd, isPlayingLiveStream, controls,
      adBreak, statusAge, liveSeekableRange, status
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    try self.init(flat: node)
  }

  /// Reads the members out of an object that has others beside them.
  package init(flat node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.revision = try members.required("revision")
    self.mediaSessionId = try members.optional("mediaSessionId")
    self.playerState = try members.required("playerState")
    self.position = try members.required("position")
    self.duration = try members.optional("duration")
    self.isPlayingAd = try members.required("isPlayingAd")
    self.isPlayingLiveStream = try members.required("isPlayingLiveStream")
    self.controls = try members.required("controls")
    self.adBreak = try members.optional("adBreak")
    self.statusAge = try members.optional("statusAge")
    self.liveSeekableRange = try members.optional("liveSeekableRange")
    self.status = try members.optional("status")
  }

  private static let vocabulary = JSONVocabulary([
    "sessionId", "revision", "mediaSessionId", "playerState", "position", "duration", "isPlayingAd",
    "isPlayingLiveStream", "controls", "adBreak", "statusAge", "liveSeekableRange", "status",
  ])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("revision", self.revision)
    writer.member("mediaSessionId", self.mediaSessionId)
    writer.member("playerState", self.playerState)
    writer.member("position", self.position)
    writer.member("duration", self.duration)
    writer.member("isPlayingAd", self.isPlayingAd)
    writer.member("isPlayingLiveStream", self.isPlayingLiveStream)
    writer.member("controls", self.controls)
    writer.member("adBreak", self.adBreak)
    writer.member("statusAge", self.statusAge)
    writer.member("liveSeekableRange", self.liveSeekableRange)
    writer.member("status", self.status)
  }
}
