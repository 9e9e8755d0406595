// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// The device that a call is for.
public struct PlayerTarget: Sendable, Hashable, JSONDecodable {
  /// The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`); absent: the
  /// default device (`player.setDefault`), else the device of this connection's current session, else the only device
  /// there is.
  ///
  /// Not empty.
  public var device: String?
  /// How long to look for a device that isn't known yet.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// The limit for connecting, launching and joining together; absent: the context's `connectTimeout`. Asking a device
  /// without a session, as `player.status` does, takes 30 s at most if it is absent.
  ///
  /// In seconds. More than 0, at most 600.
  public var timeout: Double?

  public init(device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil) {
    (self.device, self.searchTimeout, self.timeout) = (device, searchTimeout, timeout)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    try self.init(flat: node)
  }

  /// Reads the members out of an object that has others beside them.
  package init(flat node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.device = try members.optional("device", JSONConstraint<String>.nonEmpty)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(["device", "searchTimeout", "timeout"])
}

/// The names that a user gave to devices.
public struct PlayerNames: Sendable, Hashable, JSONObjectEncodable {
  /// The default device, as it was set; absent: none.
  public var defaultDevice: String?
  /// The aliases, in alphabetical order.
  public var aliases: [DeviceAlias]
  /// The reason why the file of names can't be used, in results of `player.getNames`; there are no names then.
  public var problem: String?

  public init(defaultDevice: String? = nil, aliases: [DeviceAlias], problem: String? = nil) {
    (self.defaultDevice, self.aliases, self.problem) = (defaultDevice, aliases, problem)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("defaultDevice", self.defaultDevice)
    writer.member("aliases", self.aliases)
    writer.member("problem", self.problem)
  }
}

/// The parameters of `player.play`.
public struct PlayerPlayParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget
  /// The URL to play, or that of a page or playlist; or the absolute path or `file:` URL of a file, a folder (its media
  /// as a queue), an M3U or PLS playlist, or a pipe (a live stream, read once) on the server's machine. Relative paths
  /// are refused, because the server's folder isn't the client's.
  ///
  /// Not empty.
  public var url: String?
  /// Several URLs or paths, played one after the other as a queue.
  ///
  /// Not empty.
  public var urls: [String]?
  /// Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation, MicroDVD, SubViewer and TTML
  /// files are converted to WebVTT. Only with a `url` of one item.
  ///
  /// Not empty.
  public var subtitles: String?
  /// The media to play, with all its members.
  public var media: MediaInformation?
  /// A queue to play.
  public var queueData: QueueData?
  /// With `url` and `urls`: the MIME type; absent: determined from a file's bytes, the extension in the URL's path, or
  /// else the server's answer.
  public var contentType: String?
  /// With `url`: the title to show.
  public var title: String?
  /// The start position; absent: the beginning, or the live edge.
  ///
  /// In seconds. At least 0.
  public var currentTime: Double?
  /// Whether a film that was left before its end starts at that position, unless `currentTime` is given. `resumedAt` of
  /// the result has the position. Never for live streams, short media and queues; the context's `resuming` says which
  /// positions are kept.
  ///
  /// Absent: `false`.
  public var resume: Bool?
  /// The time for which each picture of a queue is shown; then the server plays the next item, because receivers don't
  /// advance from pictures. Ends with the queue, another load, or the session.
  ///
  /// In seconds. From 2 to 86400.
  public var slideInterval: Double?
  /// Whether playback starts at once; false: the media is loaded and paused.
  ///
  /// Absent: `true`.
  public var autoplay: Bool?
  /// How a queue repeats.
  public var repeatMode: RepeatMode?
  /// With `url` and `urls`: whether a page or a playlist is resolved to its media (`media.resolve`). A URL with a
  /// `contentType` never is.
  ///
  /// Absent: `"IF_NEEDED"`.
  public var resolve: ResolveMode?
  /// The app; absent: the default media receiver, or the context's first.
  ///
  /// Not empty.
  public var applicationId: String?
  /// How long to wait, after the receiver's answer, until it plays; then the call fails with RequestTimedOut, but
  /// playback continues. 0: don't wait.
  ///
  /// In seconds. At least 0. Absent: `30`.
  public var waitTimeout: Double?
  /// The condition on which the server converts a file of its machine during playback; absent: the context's
  /// `conversion.mode`. Needs ffmpeg. With IF_NEEDED, media that is a risk for the device, and that the receiver
  /// refuses, is loaded once more, converted (`secondTry` in the result).
  public var convert: ConvertMode?
  /// The file's audio track to play: its number from 1, or its language (`de`, `ger`). A track that the device wouldn't
  /// choose by itself makes a conversion necessary.
  ///
  /// Not empty.
  public var audioTrack: String?
  /// The file's picture subtitles (DVD, Blu-ray) to burn into the video: their number from 1 among all its subtitles,
  /// or their language. The video is then encoded anew.
  ///
  /// Not empty.
  public var burnSubtitles: String?
  /// The largest height of the video; a file with a larger one is converted. Absent: no file is converted for this, and
  /// conversions use the context's `conversion.maximumHeight`.
  ///
  /// From 144 to 4320.
  public var maximumHeight: Int64?
  /// The largest bit rate of the video; a file with a larger one is converted. Absent: no file is converted for this,
  /// and conversions use the context's `conversion.maximumBitRate`.
  ///
  /// From 200000 to 100000000.
  public var maximumBitRate: Int64?
  /// Whether the server examines the first item before it starts anything, as `media.preflight` does. Media that can't
  /// play is refused with MediaWillFail. Absent: only a `url` that is a media file of the server's machine is examined.
  public var preflight: Bool?
  /// Whether the server examines media that the receiver refused without a useful reason (MEDIA_SRC_NOT_SUPPORTED, or
  /// none), for 5 seconds at most. `data.preflight` of the error has the findings.
  ///
  /// Absent: `true`.
  public var explainFailure: Bool?

  @_alwaysEmitIntoClient public init(
    playerTarget: PlayerTarget, url: String? = nil, urls: [String]? = nil, subtitles: String? = nil,
    media: MediaInformation? = nil, queueData: QueueData? = nil, contentType: String? = nil, title: String? = nil,
    currentTime: Double? = nil, resume: Bool? = nil, slideInterval: Double? = nil, autoplay: Bool? = nil,
    repeatMode: RepeatMode? = nil, resolve: ResolveMode? = nil, applicationId: String? = nil,
    waitTimeout: Double? = nil, convert: ConvertMode? = nil, audioTrack: String? = nil, burnSubtitles: String? = nil,
    maximumHeight: Int64? = nil, maximumBitRate: Int64? = nil, preflight: Bool? = nil, explainFailure: Bool? = nil
  ) {
    (
      self.playerTarget, self.url, self.urls, self.subtitles, self.media, self.queueData, self.contentType, self.title,
      self.currentTime, self.resume, self.slideInterval, self.autoplay, self.repeatMode, self.resolve,
      self.applicationId, self.waitTimeout, self.convert, self.audioTrack, self.burnSubtitles, self.maximumHeight,
      self.maximumBitRate, self.preflight, self.explainFailure
    )
    = (
      playerTarget, url, urls, subtitles, media, queueData, contentType, title, currentTime, resume, slideInterval,
      autoplay, repeatMode, resolve, applicationId, waitTimeout, convert, audioTrack, burnSubtitles, maximumHeight,
      maximumBitRate, preflight, explainFailure
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.playerTarget = try PlayerTarget(flat: node)
    self.url = try members.optional("url", JSONConstraint<String>.nonEmpty)
    self.urls = try members.optional("urls", JSONConstraint<[String]>.nonEmpty)
    self.subtitles = try members.optional("subtitles", JSONConstraint<String>.nonEmpty)
    self.media = try members.optional("media")
    self.queueData = try members.optional("queueData")
    self.contentType = try members.optional("contentType")
    self.title = try members.optional("title")
    self.currentTime = try members.optional("currentTime", JSONConstraint<Double>.atLeast(0))
    self.resume = try members.optional("resume")
    self.slideInterval = try members.optional("slideInterval", JSONConstraint<Double>.range(2...86400))
    self.autoplay = try members.optional("autoplay")
    self.repeatMode = try members.optional("repeatMode")
    self.resolve = try members.optional("resolve")
    self.applicationId = try members.optional("applicationId", JSONConstraint<String>.nonEmpty)
    self.waitTimeout = try members.optional("waitTimeout", JSONConstraint<Double>.atLeast(0))
    self.convert = try members.optional("convert")
    self.audioTrack = try members.optional("audioTrack", JSONConstraint<String>.nonEmpty)
    self.burnSubtitles = try members.optional("burnSubtitles", JSONConstraint<String>.nonEmpty)
    self.maximumHeight = try members.optional("maximumHeight", JSONConstraint<Int64>.range(144...4320))
    self.maximumBitRate = try members.optional("maximumBitRate", JSONConstraint<Int64>.range(200000...100000000))
    self.preflight = try members.optional("preflight")
    self.explainFailure = try members.optional("explainFailure")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "device", "searchTimeout", "timeout", "url", "urls", "subtitles", "media", "queueData", "contentType", "title",
      "currentTime", "resume", "slideInterval", "autoplay", "repeatMode", "resolve", "applicationId", "waitTimeout",
      "convert", "audioTrack", "burnSubtitles", "maximumHeight", "maximumBitRate", "preflight", "explainFailure",
      "progressToken",
    ],
    meant: [
      "appID": "applicationId", "appId": "applicationId", "playPosition": "currentTime", "position": "currentTime",
      "receiverAppId": "applicationId", "receiverApplicationID": "applicationId",
      "receiverApplicationId": "applicationId", "startTime": "currentTime",
    ]
  )
}

/// The parameters of `player.pause`.
public struct PlayerPauseParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget

  @_alwaysEmitIntoClient public init(playerTarget: PlayerTarget) {
    self.playerTarget = playerTarget
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    self.playerTarget = try PlayerTarget(flat: node)
  }

  private static let vocabulary = JSONVocabulary(["device", "searchTimeout", "timeout", "progressToken"])
}

/// The parameters of `player.resume`.
public struct PlayerResumeParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget

  @_alwaysEmitIntoClient public init(playerTarget: PlayerTarget) {
    self.playerTarget = playerTarget
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    self.playerTarget = try PlayerTarget(flat: node)
  }

  private static let vocabulary = JSONVocabulary(["device", "searchTimeout", "timeout", "progressToken"])
}

/// The parameters of `player.toggle`.
public struct PlayerToggleParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget

  @_alwaysEmitIntoClient public init(playerTarget: PlayerTarget) {
    self.playerTarget = playerTarget
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    self.playerTarget = try PlayerTarget(flat: node)
  }

  private static let vocabulary = JSONVocabulary(["device", "searchTimeout", "timeout", "progressToken"])
}

/// The parameters of `player.stop`.
public struct PlayerStopParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget
  /// Whether only the media stops, and the app stays.
  ///
  /// Absent: `false`.
  public var keepApplication: Bool?

  @_alwaysEmitIntoClient public init(playerTarget: PlayerTarget, keepApplication: Bool? = nil) {
    (self.playerTarget, self.keepApplication) = (playerTarget, keepApplication)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.playerTarget = try PlayerTarget(flat: node)
    self.keepApplication = try members.optional("keepApplication")
  }

  private static let vocabulary = JSONVocabulary([
    "device", "searchTimeout", "timeout", "keepApplication", "progressToken",
  ])
}

/// The parameters of `player.seek`.
public struct PlayerSeekParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget
  /// The position to seek to.
  ///
  /// In seconds. At least 0.
  public var position: Double?
  /// Instead: how far to go from the current position; negative goes back.
  ///
  /// In seconds.
  public var distance: Double?

  @_alwaysEmitIntoClient public init(playerTarget: PlayerTarget, position: Double? = nil, distance: Double? = nil) {
    (self.playerTarget, self.position, self.distance) = (playerTarget, position, distance)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.playerTarget = try PlayerTarget(flat: node)
    self.position = try members.optional("position", JSONConstraint<Double>.atLeast(0))
    self.distance = try members.optional("distance")
  }

  private static let vocabulary = JSONVocabulary([
    "device", "searchTimeout", "timeout", "position", "distance", "progressToken",
  ])
}

/// The parameters of `player.next`.
public struct PlayerNextParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget

  @_alwaysEmitIntoClient public init(playerTarget: PlayerTarget) {
    self.playerTarget = playerTarget
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    self.playerTarget = try PlayerTarget(flat: node)
  }

  private static let vocabulary = JSONVocabulary(["device", "searchTimeout", "timeout", "progressToken"])
}

/// The parameters of `player.previous`.
public struct PlayerPreviousParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget

  @_alwaysEmitIntoClient public init(playerTarget: PlayerTarget) {
    self.playerTarget = playerTarget
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    self.playerTarget = try PlayerTarget(flat: node)
  }

  private static let vocabulary = JSONVocabulary(["device", "searchTimeout", "timeout", "progressToken"])
}

/// The parameters of `player.setVolume`.
public struct PlayerSetVolumeParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget
  /// The level, from 0 (silent) to 1 (loudest).
  ///
  /// From 0 to 1.
  public var level: Double?
  /// Instead: how many of the device's own steps; negative lowers the volume.
  ///
  /// From -1000 to 1000.
  public var steps: Int64?
  /// Whether to mute it; alone, or beside `level` or `steps`.
  public var muted: Bool?

  @_alwaysEmitIntoClient public init(
    playerTarget: PlayerTarget, level: Double? = nil, steps: Int64? = nil, muted: Bool? = nil
  ) {
    (self.playerTarget, self.level, self.steps, self.muted) = (playerTarget, level, steps, muted)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.playerTarget = try PlayerTarget(flat: node)
    self.level = try members.optional("level", JSONConstraint<Double>.range(0...1))
    self.steps = try members.optional("steps", JSONConstraint<Int64>.range(-1000...1000))
    self.muted = try members.optional("muted")
  }

  private static let vocabulary = JSONVocabulary(
    ["device", "searchTimeout", "timeout", "level", "steps", "muted", "progressToken"],
    meant: ["isMuted": "muted", "mute": "muted", "volume": "level"]
  )
}

/// The parameters of `player.status`.
public struct PlayerStatusParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget

  @_alwaysEmitIntoClient public init(playerTarget: PlayerTarget) {
    self.playerTarget = playerTarget
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    self.playerTarget = try PlayerTarget(flat: node)
  }

  private static let vocabulary = JSONVocabulary(["device", "searchTimeout", "timeout", "progressToken"])
}

/// The parameters of `player.list`.
public struct PlayerListParams: Sendable, Equatable, JSONDecodable {
  /// How long to look for devices. The search ends earlier when no further device answers, and after 3.5 s if none
  /// answers at all.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// The limit for asking one device.
  ///
  /// In seconds. More than 0, at most 600. Absent: `5`.
  public var timeout: Double?

  @_alwaysEmitIntoClient public init(searchTimeout: Double? = nil, timeout: Double? = nil) {
    (self.searchTimeout, self.timeout) = (searchTimeout, timeout)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(["searchTimeout", "timeout", "progressToken"])
}

/// The result of `player.list`.
public struct PlayerListResult: Sendable, Equatable, JSONObjectEncodable {
  /// The devices, in the order of discovery; one that doesn't answer has `error`.
  public var players: [PlayerStatus]

  public init(players: [PlayerStatus]) {
    self.players = players
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("players", self.players)
  }
}

/// The parameters of `player.connect`.
public struct PlayerConnectParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget

  @_alwaysEmitIntoClient public init(playerTarget: PlayerTarget) {
    self.playerTarget = playerTarget
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    self.playerTarget = try PlayerTarget(flat: node)
  }

  private static let vocabulary = JSONVocabulary(["device", "searchTimeout", "timeout", "progressToken"])
}

/// The parameters of `player.interrupt`.
public struct PlayerInterruptParams: Sendable, Equatable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget
  /// The URL to play; or the absolute path or `file:` URL of a file, a folder (its media as a queue), an M3U or PLS
  /// playlist, or a pipe (a live stream, read once) on the server's machine. Relative paths are refused, because the
  /// server's folder isn't the client's.
  ///
  /// Not empty.
  public var url: String?
  /// Several URLs or paths, played one after the other as a queue.
  ///
  /// Not empty.
  public var urls: [String]?
  /// Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation, MicroDVD, SubViewer and TTML
  /// files are converted to WebVTT. Only with a `url` of one item.
  ///
  /// Not empty.
  public var subtitles: String?
  /// The media to play, with all its members.
  public var media: MediaInformation?
  /// A queue to play.
  public var queueData: QueueData?
  /// With `url` and `urls`: the MIME type; absent: determined from a file's bytes, the extension in the URL's path, or
  /// else the server's answer.
  public var contentType: String?
  /// With `url`: the title to show.
  public var title: String?
  /// With `url` and `urls`: whether a page or a playlist is resolved to its media. Of a playlist's entries with pages
  /// of their own only the first is announced.
  ///
  /// Absent: `"IF_NEEDED"`.
  public var resolve: ResolveMode?
  /// The device's volume during the announcement; absent: as it is.
  ///
  /// From 0 to 1.
  public var volumeLevel: Double?
  /// The announcement is cut off after this long.
  ///
  /// In seconds. More than 0, at most 3600. Absent: `60`.
  public var maximumDuration: Double?

  @_alwaysEmitIntoClient public init(
    playerTarget: PlayerTarget, url: String? = nil, urls: [String]? = nil, subtitles: String? = nil,
    media: MediaInformation? = nil, queueData: QueueData? = nil, contentType: String? = nil, title: String? = nil,
    resolve: ResolveMode? = nil, volumeLevel: Double? = nil, maximumDuration: Double? = nil
  ) {
    (
      self.playerTarget, self.url, self.urls, self.subtitles, self.media, self.queueData, self.contentType, self.title,
      self.resolve, self.volumeLevel, self.maximumDuration
    )
    = (playerTarget, url, urls, subtitles, media, queueData, contentType, title, resolve, volumeLevel, maximumDuration)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.playerTarget = try PlayerTarget(flat: node)
    self.url = try members.optional("url", JSONConstraint<String>.nonEmpty)
    self.urls = try members.optional("urls", JSONConstraint<[String]>.nonEmpty)
    self.subtitles = try members.optional("subtitles", JSONConstraint<String>.nonEmpty)
    self.media = try members.optional("media")
    self.queueData = try members.optional("queueData")
    self.contentType = try members.optional("contentType")
    self.title = try members.optional("title")
    self.resolve = try members.optional("resolve")
    self.volumeLevel = try members.optional("volumeLevel", JSONConstraint<Double>.range(0...1))
    self.maximumDuration = try members.optional("maximumDuration", JSONConstraint<Double>.moreThan(0, atMost: 3600))
  }

  private static let vocabulary = JSONVocabulary([
    "device", "searchTimeout", "timeout", "url", "urls", "subtitles", "media", "queueData", "contentType", "title",
    "resolve", "volumeLevel", "maximumDuration", "progressToken",
  ])
}

/// The parameters of `player.setDefault`.
public struct PlayerSetDefaultParams: Sendable, Equatable, JSONDecodable {
  /// The device: id, name, alias or address; absent: clears the default.
  ///
  /// Not empty.
  public var device: String?

  @_alwaysEmitIntoClient public init(device: String? = nil) {
    self.device = device
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.device = try members.optional("device", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["device", "progressToken"])
}

/// The parameters of `player.setAlias`.
public struct PlayerSetAliasParams: Sendable, Equatable, JSONDecodable {
  /// The short name; compared case-insensitively.
  ///
  /// Not empty.
  public var alias: String
  /// The device: id, name or address; absent: the alias is removed.
  ///
  /// Not empty.
  public var device: String?

  @_alwaysEmitIntoClient public init(alias: String, device: String? = nil) {
    (self.alias, self.device) = (alias, device)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.alias = try members.required("alias", JSONConstraint<String>.nonEmpty)
    self.device = try members.optional("device", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["alias", "device", "progressToken"])
}

/// The parameters of `player.getNames`.
public struct PlayerGetNamesParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// `player.didChange`
///
/// The playback status of a device with a session changed. A mere advance of the position isn't reported: extrapolate
/// it with `playbackRate` while `playerState` is PLAYING.
public struct PlayerDidChange: Sendable, Equatable, RPCNotification {
  public static var method: String { "player.didChange" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.playerStatus.deviceId }

  /// The members of ``PlayerStatus``, which stand flat beside the others on the wire.
  public var playerStatus: PlayerStatus

  public init(playerStatus: PlayerStatus) {
    self.playerStatus = playerStatus
  }

  public func writeMembers(to writer: inout JSONWriter) {
    self.playerStatus.writeMembers(to: &writer)
  }
}
