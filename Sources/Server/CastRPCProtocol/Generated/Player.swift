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
  /// The limit for connecting, launching and joining together.
  ///
  /// In seconds. More than 0, at most 600. Absent: `30`.
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
  /// `player.getNames`: why the file of names can't be used; then there are no names.
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
public struct PlayerPlayParams: Sendable, Hashable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget
  /// What to play: its URL; or the absolute path or `file:` URL of a file, a folder (its media as a queue), an M3U or
  /// PLS playlist, or a pipe (a live stream, once) on the server's machine. Relative paths are refused, because the
  /// server's folder isn't the client's.
  ///
  /// Not empty.
  public var url: String?
  /// Several URLs or paths, played one after the other as a queue.
  ///
  /// Not empty.
  public var urls: [String]?
  /// Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation, MicroDVD, SubViewer and TTML
  /// files are converted to WebVTT. With `url`, for what is one item.
  ///
  /// Not empty.
  public var subtitles: String?
  /// What to play, in full.
  public var media: MediaInformation?
  /// A queue to play.
  public var queueData: QueueData?
  /// With `url` and `urls`: the MIME type; absent: told from a file's bytes, or from the end of the URL's path, else
  /// `video/mp4`.
  public var contentType: String?
  /// With `url`: the title to show.
  public var title: String?
  /// Where to begin; absent: at the start, or at the live edge.
  ///
  /// In seconds. At least 0.
  public var currentTime: Double?
  /// Whether a film that was left begins at its place, without `currentTime` (the context's `resuming` says which
  /// places are kept). `resumedAt` of the answer says so. Never for live streams, short media and queues.
  ///
  /// Absent: `false`.
  public var resume: Bool?
  /// How long each picture of a queue is shown: after that the next item plays. Receivers don't advance from pictures
  /// by themselves. It ends with the queue, with another load, and with the session.
  ///
  /// In seconds. From 2 to 86400.
  public var slideInterval: Double?
  /// Whether it plays at once; false: it is loaded and paused.
  ///
  /// Absent: `true`.
  public var autoplay: Bool?
  /// How a queue repeats.
  public var repeatMode: RepeatMode?
  /// The app; absent: the default media receiver, or the context's first.
  ///
  /// Not empty.
  public var applicationId: String?
  /// How long to wait, after the receiver's answer, until it plays; then the call fails with RequestTimedOut, but
  /// playback continues. 0: don't wait.
  ///
  /// In seconds. At least 0. Absent: `30`.
  public var waitTimeout: Double?
  /// When a file of the server's machine is converted while it plays; absent: as the context's `conversion.mode` says.
  /// Without ffmpeg nothing is.
  public var convert: ConvertMode?
  /// The audio track of a file that plays: its number from 1, or its language (`de`, `ger`). Another one than the
  /// device would choose makes a conversion necessary.
  ///
  /// Not empty.
  public var audioTrack: String?
  /// Subtitles in the file that are pictures, as those of DVDs and Blu-rays: their number from 1 among all its
  /// subtitles, or their language. They become part of the pictures, which are encoded anew.
  ///
  /// Not empty.
  public var burnSubtitles: String?
  /// The most lines of pictures; larger ones of a file are converted. Absent: as the context's
  /// `conversion.maximumHeight` says, for what has to be converted.
  ///
  /// From 144 to 4320.
  public var maximumHeight: Int64?
  /// The most bits a second of pictures; those of a file with more are converted. Absent: as the context's
  /// `conversion.maximumBitRate` says, for what has to be converted.
  ///
  /// From 200000 to 100000000.
  public var maximumBitRate: Int64?
  /// Whether what begins is looked at first, as `media.preflight` does; what can't play is refused with MediaWillFail,
  /// and nothing is started.
  ///
  /// Absent: `false`.
  public var preflight: Bool?
  /// Whether media that the receiver refused without a useful reason (MEDIA_SRC_NOT_SUPPORTED, or none) is looked at
  /// afterwards, for 5 seconds at most: `data.preflight` of the error says what was found.
  ///
  /// Absent: `true`.
  public var explainFailure: Bool?

  @_alwaysEmitIntoClient public init(
    playerTarget: PlayerTarget, url: String? = nil, urls: [String]? = nil, subtitles: String? = nil,
    media: MediaInformation? = nil, queueData: QueueData? = nil, contentType: String? = nil, title: String? = nil,
    currentTime: Double? = nil, resume: Bool? = nil, slideInterval: Double? = nil, autoplay: Bool? = nil,
    repeatMode: RepeatMode? = nil, applicationId: String? = nil, waitTimeout: Double? = nil,
    convert: ConvertMode? = nil, audioTrack: String? = nil, burnSubtitles: String? = nil, maximumHeight: Int64? = nil,
    maximumBitRate: Int64? = nil, preflight: Bool? = nil, explainFailure: Bool? = nil
  ) {
    (
      self.playerTarget, self.url, self.urls, self.subtitles, self.media, self.queueData, self.contentType, self.title,
      self.currentTime, self.resume, self.slideInterval, self.autoplay, self.repeatMode, self.applicationId,
      self.waitTimeout, self.convert, self.audioTrack, self.burnSubtitles, self.maximumHeight, self.maximumBitRate,
      self.preflight, self.explainFailure
    )
    = (
      playerTarget, url, urls, subtitles, media, queueData, contentType, title, currentTime, resume, slideInterval,
      autoplay, repeatMode, applicationId, waitTimeout, convert, audioTrack, burnSubtitles, maximumHeight,
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
      "currentTime", "resume", "slideInterval", "autoplay", "repeatMode", "applicationId", "waitTimeout", "convert",
      "audioTrack", "burnSubtitles", "maximumHeight", "maximumBitRate", "preflight", "explainFailure", "progressToken",
    ],
    meant: [
      "appID": "applicationId", "appId": "applicationId", "playPosition": "currentTime", "position": "currentTime",
      "receiverAppId": "applicationId", "receiverApplicationID": "applicationId",
      "receiverApplicationId": "applicationId", "startTime": "currentTime",
    ]
  )
}

/// The parameters of `player.pause`.
public struct PlayerPauseParams: Sendable, Hashable, JSONDecodable {
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
public struct PlayerResumeParams: Sendable, Hashable, JSONDecodable {
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
public struct PlayerToggleParams: Sendable, Hashable, JSONDecodable {
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
public struct PlayerStopParams: Sendable, Hashable, JSONDecodable {
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
public struct PlayerSeekParams: Sendable, Hashable, JSONDecodable {
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
public struct PlayerNextParams: Sendable, Hashable, JSONDecodable {
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
public struct PlayerPreviousParams: Sendable, Hashable, JSONDecodable {
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
public struct PlayerSetVolumeParams: Sendable, Hashable, JSONDecodable {
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
public struct PlayerStatusParams: Sendable, Hashable, JSONDecodable {
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
public struct PlayerListParams: Sendable, Hashable, JSONDecodable {
  /// How long to look for devices; the call returns earlier once nothing new answers, and after 3.5 s if nothing
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
public struct PlayerListResult: Sendable, Hashable, JSONObjectEncodable {
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
public struct PlayerConnectParams: Sendable, Hashable, JSONDecodable {
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
public struct PlayerInterruptParams: Sendable, Hashable, JSONDecodable {
  /// The members of ``PlayerTarget``, which stand flat beside the others on the wire.
  public var playerTarget: PlayerTarget
  /// What to play: its URL; or the absolute path or `file:` URL of a file, a folder (its media as a queue), an M3U or
  /// PLS playlist, or a pipe (a live stream, once) on the server's machine. Relative paths are refused, because the
  /// server's folder isn't the client's.
  ///
  /// Not empty.
  public var url: String?
  /// Several URLs or paths, played one after the other as a queue.
  ///
  /// Not empty.
  public var urls: [String]?
  /// Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation, MicroDVD, SubViewer and TTML
  /// files are converted to WebVTT. With `url`, for what is one item.
  ///
  /// Not empty.
  public var subtitles: String?
  /// What to play, in full.
  public var media: MediaInformation?
  /// A queue to play.
  public var queueData: QueueData?
  /// With `url` and `urls`: the MIME type; absent: told from a file's bytes, or from the end of the URL's path, else
  /// `video/mp4`.
  public var contentType: String?
  /// With `url`: the title to show.
  public var title: String?
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
    volumeLevel: Double? = nil, maximumDuration: Double? = nil
  ) {
    (
      self.playerTarget, self.url, self.urls, self.subtitles, self.media, self.queueData, self.contentType, self.title,
      self.volumeLevel, self.maximumDuration
    )
    = (playerTarget, url, urls, subtitles, media, queueData, contentType, title, volumeLevel, maximumDuration)
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
    self.volumeLevel = try members.optional("volumeLevel", JSONConstraint<Double>.range(0...1))
    self.maximumDuration = try members.optional("maximumDuration", JSONConstraint<Double>.moreThan(0, atMost: 3600))
  }

  private static let vocabulary = JSONVocabulary([
    "device", "searchTimeout", "timeout", "url", "urls", "subtitles", "media", "queueData", "contentType", "title",
    "volumeLevel", "maximumDuration", "progressToken",
  ])
}

/// The parameters of `player.setDefault`.
public struct PlayerSetDefaultParams: Sendable, Hashable, JSONDecodable {
  /// The device: id, name, alias or address; absent: there is no default any more.
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
public struct PlayerSetAliasParams: Sendable, Hashable, JSONDecodable {
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
public struct PlayerGetNamesParams: Sendable, Hashable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// `player.didChange`
///
/// What a device with a session plays has changed: for status lines. The position alone changes nothing; extrapolate it
/// with `playbackRate` while `playerState` is PLAYING.
public struct PlayerDidChange: Sendable, Hashable, RPCNotification {
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
