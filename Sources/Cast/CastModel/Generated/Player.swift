// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// The playback of a device, flat, for status lines and scripts.
public struct PlayerStatus: Sendable, Hashable, JSONObjectEncodable {
  /// The device's id. A device that was given by its address gets an id derived from the address; the server accepts it
  /// as `device` while it runs.
  public var deviceId: String
  /// The address, as `host:port`, of a device that discovery doesn't list; `device` accepts it at any time. Absent: use
  /// `deviceId`.
  public var address: String?
  /// The device's name.
  public var friendlyName: String
  /// Whether it is the default device.
  ///
  /// Absent: `false`.
  public var isDefault: Bool?
  /// The server's session with the device; absent: there is none, and the status was read without one.
  public var sessionId: String?
  /// The id of the running app; absent: none but the idle screen.
  public var applicationId: String?
  /// The running app's name.
  public var applicationName: String?
  /// The app's status text, such as `Casting: A film`.
  public var statusText: String?
  /// The player's state; IDLE if nothing is loaded.
  public var playerState: PlayerState
  /// Why the player became idle.
  public var idleReason: IdleReason?
  /// The title of the media.
  public var title: String?
  /// Its subtitle; of an episode the series.
  public var subtitle: String?
  /// Its artist.
  public var artist: String?
  /// Its album.
  public var albumName: String?
  /// The URL of its picture.
  public var imageUrl: String?
  /// Its content id, usually its URL.
  public var contentId: String?
  /// Its MIME type.
  public var contentType: String?
  /// The position now, extrapolated since the last status.
  ///
  /// In seconds.
  public var position: Double?
  /// How long it is; absent: unknown, or a live stream.
  ///
  /// In seconds.
  public var duration: Double?
  /// Where `player.play` began, because it was left there earlier; only in the answer to that call.
  ///
  /// In seconds.
  public var resumedAt: Double?
  /// The playback rate; 1 is normal.
  public var playbackRate: Double?
  /// Whether it is a live stream.
  ///
  /// Absent: `false`.
  public var isPlayingLiveStream: Bool?
  /// Whether an ad plays.
  ///
  /// Absent: `false`.
  public var isPlayingAd: Bool?
  /// The device's volume, 0 to 1.
  public var volumeLevel: Double?
  /// Whether the device is muted.
  public var isMuted: Bool?
  /// The index of the current item in the queue, from 0.
  public var queueIndex: Int64?
  /// How many items the queue has.
  public var queueLength: Int64?
  /// `player.play`: the content of the page or playlist; absent: the URL was loaded as it is.
  public var resolved: ResolvedContent?
  /// `player.play`: the receiver refused the media as it is, and this is its conversion; absent: it plays as it was
  /// loaded first.
  public var secondTry: SecondTry?
  /// `player.play`: the items of a playlist or folder that aren't played; absent: none.
  public var passedOver: [PassedOverItem]?
  /// `player.play`: the subtitles beside the film that no device shows, with what to do; absent: none.
  public var unusedSubtitles: [PassedOverItem]?
  /// The reason why the device couldn't be asked; only the members that discovery knows are present then.
  @Boxed public var error: ErrorInfo?

  public init(
    deviceId: String, address: String? = nil, friendlyName: String, isDefault: Bool? = nil, sessionId: String? = nil,
    applicationId: String? = nil, applicationName: String? = nil, statusText: String? = nil, playerState: PlayerState,
    idleReason: IdleReason? = nil, title: String? = nil, subtitle: String? = nil, artist: String? = nil,
    albumName: String? = nil, imageUrl: String? = nil, contentId: String? = nil, contentType: String? = nil,
    position: Double? = nil, duration: Double? = nil, resumedAt: Double? = nil, playbackRate: Double? = nil,
    isPlayingLiveStream: Bool? = nil, isPlayingAd: Bool? = nil, volumeLevel: Double? = nil, isMuted: Bool? = nil,
    queueIndex: Int64? = nil, queueLength: Int64? = nil, resolved: ResolvedContent? = nil, secondTry: SecondTry? = nil,
    passedOver: [PassedOverItem]? = nil, unusedSubtitles: [PassedOverItem]? = nil, error: ErrorInfo? = nil
  ) {
    (
      self.deviceId, self.address, self.friendlyName, self.isDefault, self.sessionId, self.applicationId,
      self.applicationName, self.statusText, self.playerState, self.idleReason, self.title, self.subtitle, self.artist,
      self.albumName, self.imageUrl, self.contentId, self.contentType, self.position, self.duration, self.resumedAt,
      self.playbackRate, self.isPlayingLiveStream, self.isPlayingAd, self.volumeLevel, self.isMuted, self.queueIndex,
      self.queueLength, self.resolved, self.secondTry, self.passedOver, self.unusedSubtitles, self.error
    )
    = (
      deviceId, address, friendlyName, isDefault, sessionId, applicationId, applicationName, statusText, playerState,
      idleReason, title, subtitle, artist, albumName, imageUrl, contentId, contentType, position, duration, resumedAt,
      playbackRate, isPlayingLiveStream, isPlayingAd, volumeLevel, isMuted, queueIndex, queueLength, resolved,
      secondTry, passedOver, unusedSubtitles, error
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("address", self.address)
    writer.member("friendlyName", self.friendlyName)
    writer.member("isDefault", self.isDefault)
    writer.member("sessionId", self.sessionId)
    writer.member("applicationId", self.applicationId)
    writer.member("applicationName", self.applicationName)
    writer.member("statusText", self.statusText)
    writer.member("playerState", self.playerState)
    writer.member("idleReason", self.idleReason)
    writer.member("title", self.title)
    writer.member("subtitle", self.subtitle)
    writer.member("artist", self.artist)
    writer.member("albumName", self.albumName)
    writer.member("imageUrl", self.imageUrl)
    writer.member("contentId", self.contentId)
    writer.member("contentType", self.contentType)
    writer.member("position", self.position)
    writer.member("duration", self.duration)
    writer.member("resumedAt", self.resumedAt)
    writer.member("playbackRate", self.playbackRate)
    writer.member("isPlayingLiveStream", self.isPlayingLiveStream)
    writer.member("isPlayingAd", self.isPlayingAd)
    writer.member("volumeLevel", self.volumeLevel)
    writer.member("isMuted", self.isMuted)
    writer.member("queueIndex", self.queueIndex)
    writer.member("queueLength", self.queueLength)
    writer.member("resolved", self.resolved)
    writer.member("secondTry", self.secondTry)
    writer.member("passedOver", self.passedOver)
    writer.member("unusedSubtitles", self.unusedSubtitles)
    writer.member("error", self.error)
  }
}

/// A short name for a device.
public struct DeviceAlias: Sendable, Hashable, JSONObjectEncodable {
  /// The short name.
  public var alias: String
  /// The device: its id, name or address.
  public var device: String

  public init(alias: String, device: String) {
    (self.alias, self.device) = (alias, device)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("alias", self.alias)
    writer.member("device", self.device)
  }
}
