// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// How a stream's time behaves.
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

  public static let knownValues: [StreamType] = [
    .buffered,
    .live,
    .noneValue,
    .other,
  ]
}

/// What the receiver's player does.
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
  /// A new item is being loaded; on the wire it stands in `extendedStatus`.
  public static let loading: PlayerState = PlayerState(rawValue: "LOADING")

  public static let knownValues: [PlayerState] = [
    .idle,
    .playing,
    .paused,
    .buffering,
    .loading,
  ]
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

  public static let knownValues: [IdleReason] = [
    .cancelled,
    .interrupted,
    .finished,
    .error,
    .completed,
  ]
}

/// What a queue does at its end.
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

  public static let knownValues: [RepeatMode] = [
    .repeatOff,
    .repeatAll,
    .repeatSingle,
    .repeatAllAndShuffle,
  ]
}

/// What the player does after a seek; absent: what it did before.
public struct ResumeState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It plays.
  public static let playbackStart: ResumeState = ResumeState(rawValue: "PLAYBACK_START")
  /// It is paused.
  public static let playbackPause: ResumeState = ResumeState(rawValue: "PLAYBACK_PAUSE")

  public static let knownValues: [ResumeState] = [
    .playbackStart,
    .playbackPause,
  ]
}

/// What kind of media it is.
public struct MediaCategory: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sound.
  public static let audio: MediaCategory = MediaCategory(rawValue: "AUDIO")
  /// A picture.
  public static let image: MediaCategory = MediaCategory(rawValue: "IMAGE")
  /// Moving pictures.
  public static let video: MediaCategory = MediaCategory(rawValue: "VIDEO")

  public static let knownValues: [MediaCategory] = [
    .audio,
    .image,
    .video,
  ]
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

  public static let knownValues: [HlsSegmentFormat] = [
    .aac,
    .ac3,
    .eAc3,
    .fmp4,
    .mp3,
    .ts,
    .tsAac,
  ]
}

/// The format of HLS video segments.
public struct HlsVideoSegmentFormat: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Segments in `fmp4`.
  public static let fmp4: HlsVideoSegmentFormat = HlsVideoSegmentFormat(rawValue: "fmp4")
  /// Segments in `mpeg2_ts`.
  public static let mpeg2Ts: HlsVideoSegmentFormat = HlsVideoSegmentFormat(rawValue: "mpeg2_ts")

  public static let knownValues: [HlsVideoSegmentFormat] = [
    .fmp4,
    .mpeg2Ts,
  ]
}

/// What a track carries.
public struct TrackType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Text: subtitles, captions, chapters.
  public static let text: TrackType = TrackType(rawValue: "TEXT")
  /// Sound.
  public static let audio: TrackType = TrackType(rawValue: "AUDIO")
  /// Moving pictures.
  public static let video: TrackType = TrackType(rawValue: "VIDEO")

  public static let knownValues: [TrackType] = [
    .text,
    .audio,
    .video,
  ]
}

/// What a text track is for.
public struct TextTrackSubtype: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A translation of the dialogue.
  public static let subtitles: TextTrackSubtype = TextTrackSubtype(rawValue: "SUBTITLES")
  /// Dialogue and sounds, in the stream's language.
  public static let captions: TextTrackSubtype = TextTrackSubtype(rawValue: "CAPTIONS")
  /// Text to be spoken for who can't see.
  public static let descriptions: TextTrackSubtype = TextTrackSubtype(rawValue: "DESCRIPTIONS")
  /// Chapter titles.
  public static let chapters: TextTrackSubtype = TextTrackSubtype(rawValue: "CHAPTERS")
  /// Data for scripts; not shown.
  public static let metadata: TextTrackSubtype = TextTrackSubtype(rawValue: "METADATA")

  public static let knownValues: [TextTrackSubtype] = [
    .subtitles,
    .captions,
    .descriptions,
    .chapters,
    .metadata,
  ]
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

  public static let knownValues: [TextTrackEdgeType] = [
    .noneValue,
    .outline,
    .dropShadow,
    .raised,
    .depressed,
  ]
}

/// The window behind text.
public struct TextTrackWindowType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let noneValue: TextTrackWindowType = TextTrackWindowType(rawValue: "NONE")
  /// A rectangle.
  public static let normal: TextTrackWindowType = TextTrackWindowType(rawValue: "NORMAL")
  /// A rectangle with round corners.
  public static let roundedCorners: TextTrackWindowType = TextTrackWindowType(rawValue: "ROUNDED_CORNERS")

  public static let knownValues: [TextTrackWindowType] = [
    .noneValue,
    .normal,
    .roundedCorners,
  ]
}

/// The kind of typeface, when the named family is missing.
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
    .sansSerif,
    .monospacedSansSerif,
    .serif,
    .monospacedSerif,
    .casual,
    .cursive,
    .smallCapitals,
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

  public static let knownValues: [TextTrackFontStyle] = [
    .normal,
    .bold,
    .boldItalic,
    .italic,
  ]
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

  public static let knownValues: [HdrType] = [
    .sdr,
    .hdr,
    .dv,
  ]
}

/// What a queue is.
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
    .album,
    .playlist,
    .audiobook,
    .radioStation,
    .podcastSeries,
    .tvSeries,
    .videoPlaylist,
    .liveTv,
    .movie,
  ]
}

/// What a viewer thinks of the media.
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

  public static let knownValues: [UserAction] = [
    .like,
    .dislike,
    .follow,
    .unfollow,
    .flag,
    .skipAd,
  ]
}

/// What content is left out.
public struct ContentFilteringMode: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Explicit content.
  public static let filterExplicit: ContentFilteringMode = ContentFilteringMode(rawValue: "FILTER_EXPLICIT")

  public static let knownValues: [ContentFilteringMode] = [
    .filterExplicit,
  ]
}

/// Which fields of the metadata count; 100 and above are an app's own.
public struct MetadataType: JSONIntegerEnum {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Anything.
  public static let generic: MetadataType = MetadataType(rawValue: 0)
  /// A film.
  public static let movie: MetadataType = MetadataType(rawValue: 1)
  /// An episode of a series.
  public static let tvShow: MetadataType = MetadataType(rawValue: 2)
  /// A piece of music.
  public static let musicTrack: MetadataType = MetadataType(rawValue: 3)
  /// A photograph.
  public static let photo: MetadataType = MetadataType(rawValue: 4)
  /// A chapter of an audio book.
  public static let audiobookChapter: MetadataType = MetadataType(rawValue: 5)

  public static let knownValues: [MetadataType] = [
    .generic,
    .movie,
    .tvShow,
    .musicTrack,
    .photo,
    .audiobookChapter,
  ]
  public static var acceptsUnknownValues: Bool { true }
}

/// What a queue's container is.
public struct ContainerType: JSONIntegerEnum {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Anything.
  public static let generic: ContainerType = ContainerType(rawValue: 0)
  /// An audio book.
  public static let audiobook: ContainerType = ContainerType(rawValue: 1)

  public static let knownValues: [ContainerType] = [
    .generic,
    .audiobook,
  ]
}

/// A picture on the web.
///
/// SDK: `GCKImage`.
public struct Image: Sendable, Hashable, JSONCodable {
  /// Where it is; receivers and most caches want HTTPS.
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
    self.url = url
    self.width = width
    self.height = height
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, shorthand: "url")
    self.url = try members.optional("url", JSONConstraint<String>.nonEmpty)
    self.width = try members.optional("width", JSONConstraint<Int64>.atLeast(0))
    self.height = try members.optional("height", JSONConstraint<Int64>.atLeast(0))
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let declaredKeys: Set<String> = [
    "url",
    "width",
    "height",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("width", self.width)
    writer.member("height", self.height)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "url": self.url != nil
    case "width": self.width != nil
    case "height": self.height != nil
    default: false
    }
  }
}

/// A volume. Of a stream here, of a device in `DeviceVolume`; send only the key to be changed.
public struct Volume: Sendable, Hashable, JSONCodable {
  /// How loud, 0 silent, 1 loudest.
  ///
  /// From 0 to 1.
  public var level: Double?
  /// Whether it is silenced whatever the level.
  public var muted: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(level: Double? = nil, muted: Bool? = nil, additional: JSONObject = JSONObject()) {
    self.level = level
    self.muted = muted
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.level = try members.optional("level", JSONConstraint<Double>.range(0...1))
    self.muted = try members.optional("muted")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let declaredKeys: Set<String> = [
    "level",
    "muted",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("level", self.level)
    writer.member("muted", self.muted)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "level": self.level != nil
    case "muted": self.muted != nil
    default: false
    }
  }
}

/// What is known about the media; which fields count depends on `metadataType`. Own keys are kept.
///
/// SDK: `GCKMediaMetadata`.
public struct MediaMetadata: Sendable, Hashable, JSONCodable {
  /// Which kind of metadata; absent is generic.
  public var metadataType: MetadataType?
  /// The title; of an episode, a track or a chapter its own, not the series'.
  public var title: String?
  /// A second line.
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
  /// Generic, music, photo: who made it.
  public var artist: String?
  /// Music: who composed it.
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
  /// Photo: where it was taken, in words.
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
  /// Audio book: the book.
  public var bookTitle: String?
  /// Audio book: the chapter.
  public var chapterTitle: String?
  /// Audio book: the chapter's number.
  ///
  /// At least 0.
  public var chapterNumber: Int64?
  /// Pictures, the best first.
  public var images: [Image]?
  /// A picture to show before the first frame.
  public var posterUrl: String?
  /// The queue item that a section belongs to.
  public var queueItemId: Int64?
  /// How long the section is.
  ///
  /// In seconds. At least 0.
  public var sectionDuration: Double?
  /// When the section begins, as time since 1970.
  ///
  /// In seconds.
  public var sectionStartAbsoluteTime: Double?
  /// Where the section begins in its container.
  ///
  /// In seconds. At least 0.
  public var sectionStartTimeInContainer: Double?
  /// Where the section begins in the media.
  ///
  /// In seconds. At least 0.
  public var sectionStartTimeInMedia: Double?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    metadataType: MetadataType? = nil,
    title: String? = nil,
    subtitle: String? = nil,
    studio: String? = nil,
    seriesTitle: String? = nil,
    season: Int64? = nil,
    episode: Int64? = nil,
    originalAirdate: String? = nil,
    albumName: String? = nil,
    albumArtist: String? = nil,
    artist: String? = nil,
    composer: String? = nil,
    trackNumber: Int64? = nil,
    discNumber: Int64? = nil,
    releaseDate: String? = nil,
    creationDateTime: String? = nil,
    location: String? = nil,
    latitude: Double? = nil,
    longitude: Double? = nil,
    width: Int64? = nil,
    height: Int64? = nil,
    bookTitle: String? = nil,
    chapterTitle: String? = nil,
    chapterNumber: Int64? = nil,
    images: [Image]? = nil,
    posterUrl: String? = nil,
    queueItemId: Int64? = nil,
    sectionDuration: Double? = nil,
    sectionStartAbsoluteTime: Double? = nil,
    sectionStartTimeInContainer: Double? = nil,
    sectionStartTimeInMedia: Double? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.metadataType = metadataType
    self.title = title
    self.subtitle = subtitle
    self.studio = studio
    self.seriesTitle = seriesTitle
    self.season = season
    self.episode = episode
    self.originalAirdate = originalAirdate
    self.albumName = albumName
    self.albumArtist = albumArtist
    self.artist = artist
    self.composer = composer
    self.trackNumber = trackNumber
    self.discNumber = discNumber
    self.releaseDate = releaseDate
    self.creationDateTime = creationDateTime
    self.location = location
    self.latitude = latitude
    self.longitude = longitude
    self.width = width
    self.height = height
    self.bookTitle = bookTitle
    self.chapterTitle = chapterTitle
    self.chapterNumber = chapterNumber
    self.images = images
    self.posterUrl = posterUrl
    self.queueItemId = queueItemId
    self.sectionDuration = sectionDuration
    self.sectionStartAbsoluteTime = sectionStartAbsoluteTime
    self.sectionStartTimeInContainer = sectionStartTimeInContainer
    self.sectionStartTimeInMedia = sectionStartTimeInMedia
    self.additional = additional
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

  private static let declaredKeys: Set<String> = [
    "metadataType",
    "title",
    "subtitle",
    "studio",
    "seriesTitle",
    "season",
    "episode",
    "originalAirdate",
    "originalAirDate",
    "albumName",
    "albumArtist",
    "artist",
    "composer",
    "trackNumber",
    "discNumber",
    "releaseDate",
    "creationDateTime",
    "location",
    "latitude",
    "longitude",
    "width",
    "height",
    "bookTitle",
    "chapterTitle",
    "chapterNumber",
    "images",
    "posterUrl",
    "queueItemId",
    "sectionDuration",
    "sectionStartAbsoluteTime",
    "sectionStartTimeInContainer",
    "sectionStartTimeInMedia",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("metadataType", self.metadataType)
    writer.member("title", self.title)
    writer.member("subtitle", self.subtitle)
    writer.member("studio", self.studio)
    writer.member("seriesTitle", self.seriesTitle)
    writer.member("season", self.season)
    writer.member("episode", self.episode)
    writer.member("originalAirdate", self.originalAirdate)
    writer.member("albumName", self.albumName)
    writer.member("albumArtist", self.albumArtist)
    writer.member("artist", self.artist)
    writer.member("composer", self.composer)
    writer.member("trackNumber", self.trackNumber)
    writer.member("discNumber", self.discNumber)
    writer.member("releaseDate", self.releaseDate)
    writer.member("creationDateTime", self.creationDateTime)
    writer.member("location", self.location)
    writer.member("latitude", self.latitude)
    writer.member("longitude", self.longitude)
    writer.member("width", self.width)
    writer.member("height", self.height)
    writer.member("bookTitle", self.bookTitle)
    writer.member("chapterTitle", self.chapterTitle)
    writer.member("chapterNumber", self.chapterNumber)
    writer.member("images", self.images, raw: self.additional)
    writer.member("posterUrl", self.posterUrl)
    writer.member("queueItemId", self.queueItemId)
    writer.member("sectionDuration", self.sectionDuration)
    writer.member("sectionStartAbsoluteTime", self.sectionStartAbsoluteTime)
    writer.member("sectionStartTimeInContainer", self.sectionStartTimeInContainer)
    writer.member("sectionStartTimeInMedia", self.sectionStartTimeInMedia)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "metadataType": self.metadataType != nil
    case "title": self.title != nil
    case "subtitle": self.subtitle != nil
    case "studio": self.studio != nil
    case "seriesTitle": self.seriesTitle != nil
    case "season": self.season != nil
    case "episode": self.episode != nil
    case "originalAirdate", "originalAirDate": self.originalAirdate != nil
    case "albumName": self.albumName != nil
    case "albumArtist": self.albumArtist != nil
    case "artist": self.artist != nil
    case "composer": self.composer != nil
    case "trackNumber": self.trackNumber != nil
    case "discNumber": self.discNumber != nil
    case "releaseDate": self.releaseDate != nil
    case "creationDateTime": self.creationDateTime != nil
    case "location": self.location != nil
    case "latitude": self.latitude != nil
    case "longitude": self.longitude != nil
    case "width": self.width != nil
    case "height": self.height != nil
    case "bookTitle": self.bookTitle != nil
    case "chapterTitle": self.chapterTitle != nil
    case "chapterNumber": self.chapterNumber != nil
    case "images": self.images != nil
    case "posterUrl": self.posterUrl != nil
    case "queueItemId": self.queueItemId != nil
    case "sectionDuration": self.sectionDuration != nil
    case "sectionStartAbsoluteTime": self.sectionStartAbsoluteTime != nil
    case "sectionStartTimeInContainer": self.sectionStartTimeInContainer != nil
    case "sectionStartTimeInMedia": self.sectionStartTimeInMedia != nil
    default: false
    }
  }
}

/// One audio, video or text track.
///
/// SDK: `GCKMediaTrack`.
public struct Track: Sendable, Hashable, JSONCodable {
  /// Names the track; unique in its media.
  public var trackId: Int64
  /// What it carries.
  public var type: TrackType
  /// Where it is; a URL for side-loaded text.
  public var trackContentId: String?
  /// Its MIME type: `text/vtt`.
  public var trackContentType: String?
  /// What a text track is for.
  public var subtype: TextTrackSubtype?
  /// What people call it.
  public var name: String?
  /// Its language, RFC 5646; subtitles need it.
  public var language: String?
  /// DASH roles: `main`, `commentary`.
  public var roles: [String]?
  /// Whether it is part of the stream itself.
  public var isInband: Bool?
  /// Whatever the app agreed on.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    trackId: Int64,
    type: TrackType,
    trackContentId: String? = nil,
    trackContentType: String? = nil,
    subtype: TextTrackSubtype? = nil,
    name: String? = nil,
    language: String? = nil,
    roles: [String]? = nil,
    isInband: Bool? = nil,
    customData: JSONValue? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.trackId = trackId
    self.type = type
    self.trackContentId = trackContentId
    self.trackContentType = trackContentType
    self.subtype = subtype
    self.name = name
    self.language = language
    self.roles = roles
    self.isInband = isInband
    self.customData = customData
    self.additional = additional
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

  private static let declaredKeys: Set<String> = [
    "trackId",
    "type",
    "trackContentId",
    "trackContentType",
    "subtype",
    "name",
    "language",
    "roles",
    "isInband",
    "customData",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("trackId", self.trackId)
    writer.member("type", self.type)
    writer.member("trackContentId", self.trackContentId)
    writer.member("trackContentType", self.trackContentType)
    writer.member("subtype", self.subtype)
    writer.member("name", self.name)
    writer.member("language", self.language)
    writer.member("roles", self.roles, raw: self.additional)
    writer.member("isInband", self.isInband)
    writer.member("customData", self.customData)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "trackId": true
    case "type": true
    case "trackContentId": self.trackContentId != nil
    case "trackContentType": self.trackContentType != nil
    case "subtype": self.subtype != nil
    case "name": self.name != nil
    case "language": self.language != nil
    case "roles": self.roles != nil
    case "isInband": self.isInband != nil
    case "customData": self.customData != nil
    default: false
    }
  }
}

/// How text tracks look.
///
/// SDK: `GCKMediaTextTrackStyle`.
public struct TextTrackStyle: Sendable, Hashable, JSONCodable {
  /// The characters' colour, `#RRGGBBAA`; `#RRGGBB` is taken, too.
  public var foregroundColor: String?
  /// The colour behind the characters, `#RRGGBBAA`; `#RRGGBB` is taken, too.
  public var backgroundColor: String?
  /// The characters' edge.
  public var edgeType: TextTrackEdgeType?
  /// The edge's colour, `#RRGGBBAA`; `#RRGGBB` is taken, too.
  public var edgeColor: String?
  /// The window around the text.
  public var windowType: TextTrackWindowType?
  /// The window's colour, `#RRGGBBAA`; `#RRGGBB` is taken, too.
  public var windowColor: String?
  /// The window's corners.
  ///
  /// In pixels. At least 0.
  public var windowRoundedCornerRadius: Double?
  /// The size relative to the default.
  ///
  /// At least 0.
  public var fontScale: Double?
  /// The typeface.
  public var fontFamily: String?
  /// The kind of typeface.
  public var fontGenericFamily: TextTrackFontGenericFamily?
  /// The style.
  public var fontStyle: TextTrackFontStyle?
  /// Whatever the app agreed on.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    foregroundColor: String? = nil,
    backgroundColor: String? = nil,
    edgeType: TextTrackEdgeType? = nil,
    edgeColor: String? = nil,
    windowType: TextTrackWindowType? = nil,
    windowColor: String? = nil,
    windowRoundedCornerRadius: Double? = nil,
    fontScale: Double? = nil,
    fontFamily: String? = nil,
    fontGenericFamily: TextTrackFontGenericFamily? = nil,
    fontStyle: TextTrackFontStyle? = nil,
    customData: JSONValue? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.foregroundColor = foregroundColor
    self.backgroundColor = backgroundColor
    self.edgeType = edgeType
    self.edgeColor = edgeColor
    self.windowType = windowType
    self.windowColor = windowColor
    self.windowRoundedCornerRadius = windowRoundedCornerRadius
    self.fontScale = fontScale
    self.fontFamily = fontFamily
    self.fontGenericFamily = fontGenericFamily
    self.fontStyle = fontStyle
    self.customData = customData
    self.additional = additional
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

  private static let declaredKeys: Set<String> = [
    "foregroundColor",
    "backgroundColor",
    "edgeType",
    "edgeColor",
    "windowType",
    "windowColor",
    "windowRoundedCornerRadius",
    "fontScale",
    "fontFamily",
    "fontGenericFamily",
    "fontStyle",
    "customData",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("foregroundColor", self.foregroundColor)
    writer.member("backgroundColor", self.backgroundColor)
    writer.member("edgeType", self.edgeType)
    writer.member("edgeColor", self.edgeColor)
    writer.member("windowType", self.windowType)
    writer.member("windowColor", self.windowColor)
    writer.member("windowRoundedCornerRadius", self.windowRoundedCornerRadius)
    writer.member("fontScale", self.fontScale)
    writer.member("fontFamily", self.fontFamily)
    writer.member("fontGenericFamily", self.fontGenericFamily)
    writer.member("fontStyle", self.fontStyle)
    writer.member("customData", self.customData)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "foregroundColor": self.foregroundColor != nil
    case "backgroundColor": self.backgroundColor != nil
    case "edgeType": self.edgeType != nil
    case "edgeColor": self.edgeColor != nil
    case "windowType": self.windowType != nil
    case "windowColor": self.windowColor != nil
    case "windowRoundedCornerRadius": self.windowRoundedCornerRadius != nil
    case "fontScale": self.fontScale != nil
    case "fontFamily": self.fontFamily != nil
    case "fontGenericFamily": self.fontGenericFamily != nil
    case "fontStyle": self.fontStyle != nil
    case "customData": self.customData != nil
    default: false
    }
  }
}

/// Where ads come from (VAST or VMAP).
///
/// SDK: `GCKVASTAdsRequest`.
public struct VastAdsRequest: Sendable, Hashable, JSONCodable {
  /// The ad server's URL.
  public var adTagUrl: String?
  /// The document itself; it wins over the URL.
  public var adsResponse: String?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(adTagUrl: String? = nil, adsResponse: String? = nil, additional: JSONObject = JSONObject()) {
    self.adTagUrl = adTagUrl
    self.adsResponse = adsResponse
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.adTagUrl = try members.optional("adTagUrl")
    self.adsResponse = try members.optional("adsResponse")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let declaredKeys: Set<String> = [
    "adTagUrl",
    "adsResponse",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("adTagUrl", self.adTagUrl)
    writer.member("adsResponse", self.adsResponse)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "adTagUrl": self.adTagUrl != nil
    case "adsResponse": self.adsResponse != nil
    default: false
    }
  }
}

/// A place for ads in the media.
///
/// SDK: `GCKAdBreakInfo`.
public struct Break: Sendable, Hashable, JSONCodable {
  /// Names the break.
  public var id: String
  /// Its clips in order.
  public var breakClipIds: [String]?
  /// Where it is; 0 before, -1 after the media.
  ///
  /// In seconds. At least -1.
  public var position: Double?
  /// How long it is.
  ///
  /// In seconds.
  public var duration: Double?
  /// Whether it has been seen.
  public var isWatched: Bool?
  /// Whether it is part of the stream.
  public var isEmbedded: Bool?
  /// Whether it makes the media longer.
  public var expanded: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    id: String,
    breakClipIds: [String]? = nil,
    position: Double? = nil,
    duration: Double? = nil,
    isWatched: Bool? = nil,
    isEmbedded: Bool? = nil,
    expanded: Bool? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.id = id
    self.breakClipIds = breakClipIds
    self.position = position
    self.duration = duration
    self.isWatched = isWatched
    self.isEmbedded = isEmbedded
    self.expanded = expanded
    self.additional = additional
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

  private static let declaredKeys: Set<String> = [
    "id",
    "breakClipIds",
    "position",
    "duration",
    "isWatched",
    "isEmbedded",
    "expanded",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", self.id)
    writer.member("breakClipIds", self.breakClipIds, raw: self.additional)
    writer.member("position", self.position)
    writer.member("duration", self.duration)
    writer.member("isWatched", self.isWatched)
    writer.member("isEmbedded", self.isEmbedded)
    writer.member("expanded", self.expanded)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "id": true
    case "breakClipIds": self.breakClipIds != nil
    case "position": self.position != nil
    case "duration": self.duration != nil
    case "isWatched": self.isWatched != nil
    case "isEmbedded": self.isEmbedded != nil
    case "expanded": self.expanded != nil
    default: false
    }
  }
}

/// One ad.
///
/// SDK: `GCKAdBreakClipInfo`.
public struct BreakClip: Sendable, Hashable, JSONCodable {
  /// Names the clip.
  public var id: String
  /// What is played.
  public var contentId: String?
  /// Where it is.
  public var contentUrl: String?
  /// Its MIME type.
  public var contentType: String?
  /// Its title.
  public var title: String?
  /// How long it is.
  ///
  /// In seconds.
  public var duration: Double?
  /// From when it can be skipped, counted from its start; absent or -1: never.
  ///
  /// In seconds.
  public var whenSkippable: Double?
  /// A picture to show first.
  public var posterUrl: String?
  /// Where it leads.
  public var clickThroughUrl: String?
  /// The format of HLS segments.
  public var hlsSegmentFormat: HlsSegmentFormat?
  /// Where the clip comes from; it wins over all other fields.
  public var vastAdsRequest: VastAdsRequest?
  /// Whatever the app agreed on.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    id: String,
    contentId: String? = nil,
    contentUrl: String? = nil,
    contentType: String? = nil,
    title: String? = nil,
    duration: Double? = nil,
    whenSkippable: Double? = nil,
    posterUrl: String? = nil,
    clickThroughUrl: String? = nil,
    hlsSegmentFormat: HlsSegmentFormat? = nil,
    vastAdsRequest: VastAdsRequest? = nil,
    customData: JSONValue? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.id = id
    self.contentId = contentId
    self.contentUrl = contentUrl
    self.contentType = contentType
    self.title = title
    self.duration = duration
    self.whenSkippable = whenSkippable
    self.posterUrl = posterUrl
    self.clickThroughUrl = clickThroughUrl
    self.hlsSegmentFormat = hlsSegmentFormat
    self.vastAdsRequest = vastAdsRequest
    self.customData = customData
    self.additional = additional
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

  private static let declaredKeys: Set<String> = [
    "id",
    "contentId",
    "contentUrl",
    "contentType",
    "title",
    "duration",
    "whenSkippable",
    "posterUrl",
    "clickThroughUrl",
    "hlsSegmentFormat",
    "vastAdsRequest",
    "customData",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", self.id)
    writer.member("contentId", self.contentId)
    writer.member("contentUrl", self.contentUrl)
    writer.member("contentType", self.contentType)
    writer.member("title", self.title)
    writer.member("duration", self.duration)
    writer.member("whenSkippable", self.whenSkippable)
    writer.member("posterUrl", self.posterUrl)
    writer.member("clickThroughUrl", self.clickThroughUrl)
    writer.member("hlsSegmentFormat", self.hlsSegmentFormat)
    writer.member("vastAdsRequest", self.vastAdsRequest)
    writer.member("customData", self.customData)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "id": true
    case "contentId": self.contentId != nil
    case "contentUrl": self.contentUrl != nil
    case "contentType": self.contentType != nil
    case "title": self.title != nil
    case "duration": self.duration != nil
    case "whenSkippable": self.whenSkippable != nil
    case "posterUrl": self.posterUrl != nil
    case "clickThroughUrl": self.clickThroughUrl != nil
    case "hlsSegmentFormat": self.hlsSegmentFormat != nil
    case "vastAdsRequest": self.vastAdsRequest != nil
    case "customData": self.customData != nil
    default: false
    }
  }
}

/// What the viewer has done about the media.
public struct UserActionState: Sendable, Hashable, JSONCodable {
  /// What.
  public var userAction: UserAction
  /// Whatever the app agreed on.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(userAction: UserAction, customData: JSONValue? = nil, additional: JSONObject = JSONObject()) {
    self.userAction = userAction
    self.customData = customData
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.userAction = try members.required("userAction")
    self.customData = try members.optional("customData")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let declaredKeys: Set<String> = [
    "userAction",
    "customData",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("userAction", self.userAction)
    writer.member("customData", self.customData)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "userAction": true
    case "customData": self.customData != nil
    default: false
    }
  }
}

/// One piece of media: what it is, where it is, what is in it. One of `contentId`, `contentUrl` and `entity` says what
/// to play.
///
/// SDK: `GCKMediaInformation`.
public struct MediaInformation: Sendable, Hashable, JSONCodable {
  /// What to play: a URL, or an id that the app understands.
  public var contentId: String?
  /// Where it is; wins over `contentId` for fetching.
  public var contentUrl: String?
  /// A deep link that the receiver resolves.
  public var entity: String?
  /// The deep link for Android TV apps.
  public var atvEntity: String?
  /// Its MIME type: `video/mp4`, `application/x-mpegURL`.
  public var contentType: String?
  /// How its time behaves.
  ///
  /// Absent: `"BUFFERED"`.
  public var streamType: StreamType?
  /// What is known about it.
  public var metadata: MediaMetadata?
  /// How long it is; absent or -1 where unknown or live.
  ///
  /// In seconds.
  public var duration: Double?
  /// When a live stream began, as time since 1970.
  ///
  /// In seconds.
  public var startAbsoluteTime: Double?
  /// Its tracks.
  public var tracks: [Track]?
  /// How its text looks.
  public var textTrackStyle: TextTrackStyle?
  /// Where its ads are.
  public var breaks: [Break]?
  /// Its ads.
  public var breakClips: [BreakClip]?
  /// Where its ads come from; it wins over `breaks`.
  public var vmapAdsRequest: VastAdsRequest?
  /// The format of HLS audio segments.
  public var hlsSegmentFormat: HlsSegmentFormat?
  /// The format of HLS video segments.
  public var hlsVideoSegmentFormat: HlsVideoSegmentFormat?
  /// What kind of media it is.
  public var mediaCategory: MediaCategory?
  /// What the viewer has done about it.
  public var userActionStates: [UserActionState]?
  /// Whatever the app agreed on.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    contentId: String? = nil,
    contentUrl: String? = nil,
    entity: String? = nil,
    atvEntity: String? = nil,
    contentType: String? = nil,
    streamType: StreamType? = nil,
    metadata: MediaMetadata? = nil,
    duration: Double? = nil,
    startAbsoluteTime: Double? = nil,
    tracks: [Track]? = nil,
    textTrackStyle: TextTrackStyle? = nil,
    breaks: [Break]? = nil,
    breakClips: [BreakClip]? = nil,
    vmapAdsRequest: VastAdsRequest? = nil,
    hlsSegmentFormat: HlsSegmentFormat? = nil,
    hlsVideoSegmentFormat: HlsVideoSegmentFormat? = nil,
    mediaCategory: MediaCategory? = nil,
    userActionStates: [UserActionState]? = nil,
    customData: JSONValue? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.contentId = contentId
    self.contentUrl = contentUrl
    self.entity = entity
    self.atvEntity = atvEntity
    self.contentType = contentType
    self.streamType = streamType
    self.metadata = metadata
    self.duration = duration
    self.startAbsoluteTime = startAbsoluteTime
    self.tracks = tracks
    self.textTrackStyle = textTrackStyle
    self.breaks = breaks
    self.breakClips = breakClips
    self.vmapAdsRequest = vmapAdsRequest
    self.hlsSegmentFormat = hlsSegmentFormat
    self.hlsVideoSegmentFormat = hlsVideoSegmentFormat
    self.mediaCategory = mediaCategory
    self.userActionStates = userActionStates
    self.customData = customData
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
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
      "contentId",
      "contentUrl",
      "entity",
      "atvEntity",
      "contentType",
      "streamType",
      "metadata",
      "duration",
      "startAbsoluteTime",
      "tracks",
      "textTrackStyle",
      "breaks",
      "breakClips",
      "vmapAdsRequest",
      "hlsSegmentFormat",
      "hlsVideoSegmentFormat",
      "mediaCategory",
      "userActionStates",
      "customData",
    ],
    meant: [
      "adBreakClips": "breakClips",
      "adBreaks": "breaks",
      "contentID": "contentId",
      "contentURL": "contentUrl",
      "mediaTracks": "tracks",
      "streamDuration": "duration",
    ],
    isOpen: true
  )

  private static let declaredKeys: Set<String> = [
    "contentId",
    "contentUrl",
    "entity",
    "atvEntity",
    "contentType",
    "streamType",
    "metadata",
    "duration",
    "startAbsoluteTime",
    "tracks",
    "textTrackStyle",
    "breaks",
    "breakClips",
    "vmapAdsRequest",
    "hlsSegmentFormat",
    "hlsVideoSegmentFormat",
    "mediaCategory",
    "userActionStates",
    "customData",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("contentId", self.contentId)
    writer.member("contentUrl", self.contentUrl)
    writer.member("entity", self.entity)
    writer.member("atvEntity", self.atvEntity)
    writer.member("contentType", self.contentType)
    writer.member("streamType", self.streamType)
    writer.member("metadata", self.metadata)
    writer.member("duration", self.duration)
    writer.member("startAbsoluteTime", self.startAbsoluteTime)
    writer.member("tracks", self.tracks, raw: self.additional)
    writer.member("textTrackStyle", self.textTrackStyle)
    writer.member("breaks", self.breaks, raw: self.additional)
    writer.member("breakClips", self.breakClips, raw: self.additional)
    writer.member("vmapAdsRequest", self.vmapAdsRequest)
    writer.member("hlsSegmentFormat", self.hlsSegmentFormat)
    writer.member("hlsVideoSegmentFormat", self.hlsVideoSegmentFormat)
    writer.member("mediaCategory", self.mediaCategory)
    writer.member("userActionStates", self.userActionStates, raw: self.additional)
    writer.member("customData", self.customData)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "contentId": self.contentId != nil
    case "contentUrl": self.contentUrl != nil
    case "entity": self.entity != nil
    case "atvEntity": self.atvEntity != nil
    case "contentType": self.contentType != nil
    case "streamType": self.streamType != nil
    case "metadata": self.metadata != nil
    case "duration": self.duration != nil
    case "startAbsoluteTime": self.startAbsoluteTime != nil
    case "tracks": self.tracks != nil
    case "textTrackStyle": self.textTrackStyle != nil
    case "breaks": self.breaks != nil
    case "breakClips": self.breakClips != nil
    case "vmapAdsRequest": self.vmapAdsRequest != nil
    case "hlsSegmentFormat": self.hlsSegmentFormat != nil
    case "hlsVideoSegmentFormat": self.hlsVideoSegmentFormat != nil
    case "mediaCategory": self.mediaCategory != nil
    case "userActionStates": self.userActionStates != nil
    case "customData": self.customData != nil
    default: false
    }
  }
}

/// One item of a queue.
///
/// SDK: `GCKMediaQueueItem`.
public struct QueueItem: Sendable, Hashable, JSONCodable {
  /// Names the item; the receiver gives it, so it is left out when items are sent.
  public var itemId: Int64?
  /// What it plays.
  public var media: MediaInformation?
  /// Whether it plays by itself when it becomes current.
  ///
  /// Absent: `true`.
  public var autoplay: Bool?
  /// Where it begins.
  ///
  /// In seconds. At least 0.
  public var startTime: Double?
  /// How much of it is played; negative counts from its end.
  ///
  /// In seconds.
  public var playbackDuration: Double?
  /// How long before it is needed it may be fetched.
  ///
  /// In seconds. At least 0.
  public var preloadTime: Double?
  /// The tracks that are on.
  public var activeTrackIds: [Int64]?
  /// Its place before shuffling.
  public var orderId: Int64?
  /// Whatever the app agreed on.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    itemId: Int64? = nil,
    media: MediaInformation? = nil,
    autoplay: Bool? = nil,
    startTime: Double? = nil,
    playbackDuration: Double? = nil,
    preloadTime: Double? = nil,
    activeTrackIds: [Int64]? = nil,
    orderId: Int64? = nil,
    customData: JSONValue? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.itemId = itemId
    self.media = media
    self.autoplay = autoplay
    self.startTime = startTime
    self.playbackDuration = playbackDuration
    self.preloadTime = preloadTime
    self.activeTrackIds = activeTrackIds
    self.orderId = orderId
    self.customData = customData
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
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
      "itemId",
      "media",
      "autoplay",
      "startTime",
      "playbackDuration",
      "preloadTime",
      "activeTrackIds",
      "orderId",
      "customData",
    ],
    meant: [
      "activeTrackIDs": "activeTrackIds",
      "itemID": "itemId",
      "mediaInfo": "media",
      "mediaInformation": "media",
      "playPosition": "startTime",
    ],
    isOpen: true
  )

  private static let declaredKeys: Set<String> = [
    "itemId",
    "media",
    "autoplay",
    "startTime",
    "playbackDuration",
    "preloadTime",
    "activeTrackIds",
    "orderId",
    "customData",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("itemId", self.itemId)
    writer.member("media", self.media)
    writer.member("autoplay", self.autoplay)
    writer.member("startTime", self.startTime)
    writer.member("playbackDuration", self.playbackDuration)
    writer.member("preloadTime", self.preloadTime)
    writer.member("activeTrackIds", self.activeTrackIds, raw: self.additional)
    writer.member("orderId", self.orderId)
    writer.member("customData", self.customData)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "itemId": self.itemId != nil
    case "media": self.media != nil
    case "autoplay": self.autoplay != nil
    case "startTime": self.startTime != nil
    case "playbackDuration": self.playbackDuration != nil
    case "preloadTime": self.preloadTime != nil
    case "activeTrackIds": self.activeTrackIds != nil
    case "orderId": self.orderId != nil
    case "customData": self.customData != nil
    default: false
    }
  }
}

/// What is known about a queue as a whole.
///
/// SDK: `GCKMediaQueueContainerMetadata`.
public struct ContainerMetadata: Sendable, Hashable, JSONCodable {
  /// What it is.
  public var containerType: ContainerType?
  /// Its title.
  public var title: String?
  /// Its sections.
  public var sections: [MediaMetadata]?
  /// How long it is in all.
  ///
  /// In seconds. At least 0.
  public var containerDuration: Double?
  /// Its pictures.
  public var containerImages: [Image]?
  /// Audio book: who wrote it.
  public var authors: [String]?
  /// Audio book: who reads it.
  public var narrators: [String]?
  /// Audio book: who published it.
  public var publisher: String?
  /// When it was released, ISO 8601.
  public var releaseDate: String?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    containerType: ContainerType? = nil,
    title: String? = nil,
    sections: [MediaMetadata]? = nil,
    containerDuration: Double? = nil,
    containerImages: [Image]? = nil,
    authors: [String]? = nil,
    narrators: [String]? = nil,
    publisher: String? = nil,
    releaseDate: String? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.containerType = containerType
    self.title = title
    self.sections = sections
    self.containerDuration = containerDuration
    self.containerImages = containerImages
    self.authors = authors
    self.narrators = narrators
    self.publisher = publisher
    self.releaseDate = releaseDate
    self.additional = additional
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

  private static let declaredKeys: Set<String> = [
    "containerType",
    "title",
    "sections",
    "containerDuration",
    "containerImages",
    "authors",
    "narrators",
    "publisher",
    "releaseDate",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("containerType", self.containerType)
    writer.member("title", self.title)
    writer.member("sections", self.sections, raw: self.additional)
    writer.member("containerDuration", self.containerDuration)
    writer.member("containerImages", self.containerImages, raw: self.additional)
    writer.member("authors", self.authors, raw: self.additional)
    writer.member("narrators", self.narrators, raw: self.additional)
    writer.member("publisher", self.publisher)
    writer.member("releaseDate", self.releaseDate)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "containerType": self.containerType != nil
    case "title": self.title != nil
    case "sections": self.sections != nil
    case "containerDuration": self.containerDuration != nil
    case "containerImages": self.containerImages != nil
    case "authors": self.authors != nil
    case "narrators": self.narrators != nil
    case "publisher": self.publisher != nil
    case "releaseDate": self.releaseDate != nil
    default: false
    }
  }
}

/// A queue: what it is and, when it is sent, its items.
///
/// SDK: `GCKMediaQueueData`.
public struct QueueData: Sendable, Hashable, JSONCodable {
  /// Names the queue.
  public var id: String?
  /// What people call it.
  public var name: String?
  /// What it is about.
  public var description: String?
  /// A deep link; the receiver fetches the items itself.
  public var entity: String?
  /// What it is.
  public var queueType: QueueType?
  /// What it does at its end.
  public var repeatMode: RepeatMode?
  /// Whether it is shuffled.
  public var shuffle: Bool?
  /// Its items; only sent, never reported.
  public var items: [QueueItem]?
  /// The item to begin with.
  ///
  /// At least 0. Absent: `0`.
  public var startIndex: Int64?
  /// Where the first item begins.
  ///
  /// In seconds. At least 0.
  public var startTime: Double?
  /// What is known about it.
  public var containerMetadata: ContainerMetadata?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    id: String? = nil,
    name: String? = nil,
    description: String? = nil,
    entity: String? = nil,
    queueType: QueueType? = nil,
    repeatMode: RepeatMode? = nil,
    shuffle: Bool? = nil,
    items: [QueueItem]? = nil,
    startIndex: Int64? = nil,
    startTime: Double? = nil,
    containerMetadata: ContainerMetadata? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.entity = entity
    self.queueType = queueType
    self.repeatMode = repeatMode
    self.shuffle = shuffle
    self.items = items
    self.startIndex = startIndex
    self.startTime = startTime
    self.containerMetadata = containerMetadata
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
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
      "id",
      "name",
      "description",
      "entity",
      "queueType",
      "repeatMode",
      "shuffle",
      "items",
      "startIndex",
      "startTime",
      "containerMetadata",
    ],
    meant: [
      "playPosition": "startTime",
      "queueID": "id",
    ],
    isOpen: true
  )

  private static let declaredKeys: Set<String> = [
    "id",
    "name",
    "description",
    "entity",
    "queueType",
    "repeatMode",
    "shuffle",
    "items",
    "startIndex",
    "startTime",
    "containerMetadata",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", self.id)
    writer.member("name", self.name)
    writer.member("description", self.description)
    writer.member("entity", self.entity)
    writer.member("queueType", self.queueType)
    writer.member("repeatMode", self.repeatMode)
    writer.member("shuffle", self.shuffle)
    writer.member("items", self.items, raw: self.additional)
    writer.member("startIndex", self.startIndex)
    writer.member("startTime", self.startTime)
    writer.member("containerMetadata", self.containerMetadata)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "id": self.id != nil
    case "name": self.name != nil
    case "description": self.description != nil
    case "entity": self.entity != nil
    case "queueType": self.queueType != nil
    case "repeatMode": self.repeatMode != nil
    case "shuffle": self.shuffle != nil
    case "items": self.items != nil
    case "startIndex": self.startIndex != nil
    case "startTime": self.startTime != nil
    case "containerMetadata": self.containerMetadata != nil
    default: false
    }
  }
}

/// Where the player is within ads; present only during them.
///
/// SDK: `GCKAdBreakStatus`.
public struct BreakStatus: Sendable, Hashable, JSONCodable {
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
  /// From which clip time on it can be skipped; absent or -1: never.
  ///
  /// In seconds.
  public var whenSkippable: Double?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    breakId: String? = nil,
    breakClipId: String? = nil,
    currentBreakTime: Double? = nil,
    currentBreakClipTime: Double? = nil,
    whenSkippable: Double? = nil,
    additional: JSONObject = JSONObject()
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

  private static let declaredKeys: Set<String> = [
    "breakId",
    "breakClipId",
    "currentBreakTime",
    "currentBreakClipTime",
    "whenSkippable",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("breakId", self.breakId)
    writer.member("breakClipId", self.breakClipId)
    writer.member("currentBreakTime", self.currentBreakTime)
    writer.member("currentBreakClipTime", self.currentBreakClipTime)
    writer.member("whenSkippable", self.whenSkippable)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "breakId": self.breakId != nil
    case "breakClipId": self.breakClipId != nil
    case "currentBreakTime": self.currentBreakTime != nil
    case "currentBreakClipTime": self.currentBreakClipTime != nil
    case "whenSkippable": self.whenSkippable != nil
    default: false
    }
  }
}

/// Where a live stream can be sought.
///
/// SDK: `GCKMediaLiveSeekableRange`.
public struct LiveSeekableRange: Sendable, Hashable, JSONCodable {
  /// The earliest position.
  ///
  /// In seconds.
  public var start: Double?
  /// The latest position, the live edge.
  ///
  /// In seconds.
  public var end: Double?
  /// Whether `start` moves on with time.
  public var isMovingWindow: Bool?
  /// Whether the live event is over, so that `end` stands still.
  public var isLiveDone: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    start: Double? = nil,
    end: Double? = nil,
    isMovingWindow: Bool? = nil,
    isLiveDone: Bool? = nil,
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

  private static let declaredKeys: Set<String> = [
    "start",
    "end",
    "isMovingWindow",
    "isLiveDone",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("start", self.start)
    writer.member("end", self.end)
    writer.member("isMovingWindow", self.isMovingWindow)
    writer.member("isLiveDone", self.isLiveDone)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "start": self.start != nil
    case "end": self.end != nil
    case "isMovingWindow": self.isMovingWindow != nil
    case "isLiveDone": self.isLiveDone != nil
    default: false
    }
  }
}

/// The video as it is shown.
///
/// SDK: `GCKVideoInfo`.
public struct VideoInfo: Sendable, Hashable, JSONCodable {
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
    width: Int64? = nil,
    height: Int64? = nil,
    hdrType: HdrType? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.width = width
    self.height = height
    self.hdrType = hdrType
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.width = try members.optional("width")
    self.height = try members.optional("height")
    self.hdrType = try members.optional("hdrType")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let declaredKeys: Set<String> = [
    "width",
    "height",
    "hdrType",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("width", self.width)
    writer.member("height", self.height)
    writer.member("hdrType", self.hdrType)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "width": self.width != nil
    case "height": self.height != nil
    case "hdrType": self.hdrType != nil
    default: false
    }
  }
}

/// What is being loaded while the player is still idle.
public struct ExtendedStatus: Sendable, Hashable, JSONCodable {
  /// LOADING.
  public var playerState: PlayerState?
  /// What is being loaded.
  public var media: MediaInformation?
  /// The media session that it will be.
  public var mediaSessionId: Int64?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    playerState: PlayerState? = nil,
    media: MediaInformation? = nil,
    mediaSessionId: Int64? = nil,
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

  private static let declaredKeys: Set<String> = [
    "playerState",
    "media",
    "mediaSessionId",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("playerState", self.playerState)
    writer.member("media", self.media)
    writer.member("mediaSessionId", self.mediaSessionId)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "playerState": self.playerState != nil
    case "media": self.media != nil
    case "mediaSessionId": self.mediaSessionId != nil
    default: false
    }
  }
}

/// The state of a media session, as receivers report it and as the server keeps it after merging (cast.md 7.3, 7.4).
///
/// SDK: `GCKMediaStatus`.
public struct MediaStatus: Sendable, Hashable, JSONCodable {
  /// Names the media session; new for each load.
  public var mediaSessionId: Int64?
  /// What is loaded.
  public var media: MediaInformation?
  /// What the player does.
  public var playerState: PlayerState?
  /// Why it is idle; only with IDLE.
  public var idleReason: IdleReason?
  /// The position when the status was sent; in a live stream on the timeline of its seekable range.
  ///
  /// In seconds. SDK: `GCKMediaStatus.streamPosition`.
  public var currentTime: Double?
  /// How fast time advances; 0 or 1 while paused.
  public var playbackRate: Double?
  /// What the receiver accepts now, as a bit mask (cast.md 7.9).
  public var supportedMediaCommands: Int64?
  /// The stream's volume, not the device's.
  public var volume: Volume?
  /// The tracks that are on; empty and absent are both none.
  public var activeTrackIds: [Int64]?
  /// The video as it is shown.
  public var videoInfo: VideoInfo?
  /// Where the player is within ads.
  public var breakStatus: BreakStatus?
  /// Where a live stream can be sought.
  public var liveSeekableRange: LiveSeekableRange?
  /// What is being loaded.
  public var extendedStatus: ExtendedStatus?
  /// The queue, without its items.
  public var queueData: QueueData?
  /// The queue's current item.
  public var currentItemId: Int64?
  /// The item being loaded.
  public var loadingItemId: Int64?
  /// The item that is ready to follow.
  public var preloadedItemId: Int64?
  /// A window of the queue around the current item, not the whole.
  public var items: [QueueItem]?
  /// What the queue does at its end.
  public var repeatMode: RepeatMode?
  /// Whatever the app reports.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    mediaSessionId: Int64? = nil,
    media: MediaInformation? = nil,
    playerState: PlayerState? = nil,
    idleReason: IdleReason? = nil,
    currentTime: Double? = nil,
    playbackRate: Double? = nil,
    supportedMediaCommands: Int64? = nil,
    volume: Volume? = nil,
    activeTrackIds: [Int64]? = nil,
    videoInfo: VideoInfo? = nil,
    breakStatus: BreakStatus? = nil,
    liveSeekableRange: LiveSeekableRange? = nil,
    extendedStatus: ExtendedStatus? = nil,
    queueData: QueueData? = nil,
    currentItemId: Int64? = nil,
    loadingItemId: Int64? = nil,
    preloadedItemId: Int64? = nil,
    items: [QueueItem]? = nil,
    repeatMode: RepeatMode? = nil,
    customData: JSONValue? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.mediaSessionId = mediaSessionId
    self.media = media
    self.playerState = playerState
    self.idleReason = idleReason
    self.currentTime = currentTime
    self.playbackRate = playbackRate
    self.supportedMediaCommands = supportedMediaCommands
    self.volume = volume
    self.activeTrackIds = activeTrackIds
    self.videoInfo = videoInfo
    self.breakStatus = breakStatus
    self.liveSeekableRange = liveSeekableRange
    self.extendedStatus = extendedStatus
    self.queueData = queueData
    self.currentItemId = currentItemId
    self.loadingItemId = loadingItemId
    self.preloadedItemId = preloadedItemId
    self.items = items
    self.repeatMode = repeatMode
    self.customData = customData
    self.additional = additional
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

  private static let declaredKeys: Set<String> = [
    "mediaSessionId",
    "media",
    "playerState",
    "idleReason",
    "currentTime",
    "playbackRate",
    "supportedMediaCommands",
    "volume",
    "activeTrackIds",
    "videoInfo",
    "breakStatus",
    "liveSeekableRange",
    "extendedStatus",
    "queueData",
    "currentItemId",
    "loadingItemId",
    "preloadedItemId",
    "items",
    "repeatMode",
    "customData",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("mediaSessionId", self.mediaSessionId)
    writer.member("media", self.media)
    writer.member("playerState", self.playerState)
    writer.member("idleReason", self.idleReason)
    writer.member("currentTime", self.currentTime)
    writer.member("playbackRate", self.playbackRate)
    writer.member("supportedMediaCommands", self.supportedMediaCommands)
    writer.member("volume", self.volume)
    writer.member("activeTrackIds", self.activeTrackIds, raw: self.additional)
    writer.member("videoInfo", self.videoInfo)
    writer.member("breakStatus", self.breakStatus)
    writer.member("liveSeekableRange", self.liveSeekableRange)
    writer.member("extendedStatus", self.extendedStatus)
    writer.member("queueData", self.queueData)
    writer.member("currentItemId", self.currentItemId)
    writer.member("loadingItemId", self.loadingItemId)
    writer.member("preloadedItemId", self.preloadedItemId)
    writer.member("items", self.items, raw: self.additional)
    writer.member("repeatMode", self.repeatMode)
    writer.member("customData", self.customData)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "mediaSessionId": self.mediaSessionId != nil
    case "media": self.media != nil
    case "playerState": self.playerState != nil
    case "idleReason": self.idleReason != nil
    case "currentTime": self.currentTime != nil
    case "playbackRate": self.playbackRate != nil
    case "supportedMediaCommands": self.supportedMediaCommands != nil
    case "volume": self.volume != nil
    case "activeTrackIds": self.activeTrackIds != nil
    case "videoInfo": self.videoInfo != nil
    case "breakStatus": self.breakStatus != nil
    case "liveSeekableRange": self.liveSeekableRange != nil
    case "extendedStatus": self.extendedStatus != nil
    case "queueData": self.queueData != nil
    case "currentItemId": self.currentItemId != nil
    case "loadingItemId": self.loadingItemId != nil
    case "preloadedItemId": self.preloadedItemId != nil
    case "items": self.items != nil
    case "repeatMode": self.repeatMode != nil
    case "customData": self.customData != nil
    default: false
    }
  }
}

/// Further wishes for a load.
public struct LoadOptions: Sendable, Hashable, JSONCodable {
  /// What content is left out.
  public var contentFilteringMode: ContentFilteringMode?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(contentFilteringMode: ContentFilteringMode? = nil, additional: JSONObject = JSONObject()) {
    self.contentFilteringMode = contentFilteringMode
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.contentFilteringMode = try members.optional("contentFilteringMode")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let declaredKeys: Set<String> = [
    "contentFilteringMode",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("contentFilteringMode", self.contentFilteringMode)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "contentFilteringMode": self.contentFilteringMode != nil
    default: false
    }
  }
}

/// What to load, and how: `media` or `queueData`, not both.
///
/// SDK: `GCKMediaLoadRequestData`.
public struct LoadRequestData: Sendable, Hashable, JSONCodable {
  /// The media.
  public var media: MediaInformation?
  /// The queue.
  public var queueData: QueueData?
  /// Whether it plays at once; absent: as the receiver likes, in a queue as each item says.
  public var autoplay: Bool?
  /// Where it begins; absent: at the start, or at the live edge.
  ///
  /// In seconds. At least 0.
  public var currentTime: Double?
  /// How fast time advances.
  ///
  /// From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`.
  public var playbackRate: Double?
  /// The tracks that are on at once.
  public var activeTrackIds: [Int64]?
  /// Who the viewer is, for the receiver app.
  public var credentials: String?
  /// What kind of credentials: `web`, `android`, `ios`, `cloud`.
  public var credentialsType: String?
  /// Credentials that Android TV apps get instead.
  public var atvCredentials: String?
  /// What kind of credentials those are.
  public var atvCredentialsType: String?
  /// Further wishes.
  public var loadOptions: LoadOptions?
  /// Whatever the app agreed on.
  public var customData: JSONValue?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    media: MediaInformation? = nil,
    queueData: QueueData? = nil,
    autoplay: Bool? = nil,
    currentTime: Double? = nil,
    playbackRate: Double? = nil,
    activeTrackIds: [Int64]? = nil,
    credentials: String? = nil,
    credentialsType: String? = nil,
    atvCredentials: String? = nil,
    atvCredentialsType: String? = nil,
    loadOptions: LoadOptions? = nil,
    customData: JSONValue? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.media = media
    self.queueData = queueData
    self.autoplay = autoplay
    self.currentTime = currentTime
    self.playbackRate = playbackRate
    self.activeTrackIds = activeTrackIds
    self.credentials = credentials
    self.credentialsType = credentialsType
    self.atvCredentials = atvCredentials
    self.atvCredentialsType = atvCredentialsType
    self.loadOptions = loadOptions
    self.customData = customData
    self.additional = additional
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
      "media",
      "queueData",
      "autoplay",
      "currentTime",
      "playbackRate",
      "activeTrackIds",
      "credentials",
      "credentialsType",
      "atvCredentials",
      "atvCredentialsType",
      "loadOptions",
      "customData",
    ],
    meant: [
      "activeTrackIDs": "activeTrackIds",
      "contentId": "media.contentId",
      "contentType": "media.contentType",
      "contentUrl": "media.contentUrl",
      "mediaInfo": "media",
      "mediaInformation": "media",
      "playPosition": "currentTime",
      "startTime": "currentTime",
    ],
    isOpen: true
  )

  private static let declaredKeys: Set<String> = [
    "media",
    "queueData",
    "autoplay",
    "currentTime",
    "playbackRate",
    "activeTrackIds",
    "credentials",
    "credentialsType",
    "atvCredentials",
    "atvCredentialsType",
    "loadOptions",
    "customData",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("media", self.media)
    writer.member("queueData", self.queueData)
    writer.member("autoplay", self.autoplay)
    writer.member("currentTime", self.currentTime)
    writer.member("playbackRate", self.playbackRate)
    writer.member("activeTrackIds", self.activeTrackIds, raw: self.additional)
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
    writer.member("atvCredentials", self.atvCredentials)
    writer.member("atvCredentialsType", self.atvCredentialsType)
    writer.member("loadOptions", self.loadOptions)
    writer.member("customData", self.customData)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "media": self.media != nil
    case "queueData": self.queueData != nil
    case "autoplay": self.autoplay != nil
    case "currentTime": self.currentTime != nil
    case "playbackRate": self.playbackRate != nil
    case "activeTrackIds": self.activeTrackIds != nil
    case "credentials": self.credentials != nil
    case "credentialsType": self.credentialsType != nil
    case "atvCredentials": self.atvCredentials != nil
    case "atvCredentialsType": self.atvCredentialsType != nil
    case "loadOptions": self.loadOptions != nil
    case "customData": self.customData != nil
    default: false
    }
  }
}
