// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// The `type` of a JSON payload; an app may send any other word. In brackets: the namespace, where the name doesn't say
/// it (cast.md 3 to 8).
public struct CastMessageType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Opens a virtual connection (connection).
  public static let connect: CastMessageType = CastMessageType(rawValue: "CONNECT")
  /// Reports that a virtual connection is open; only sent to a sender that offered a protocol version (connection).
  public static let connected: CastMessageType = CastMessageType(rawValue: "CONNECTED")
  /// Closes a virtual connection, or refuses it (connection).
  public static let close: CastMessageType = CastMessageType(rawValue: "CLOSE")
  /// Requests a PONG (heartbeat).
  public static let ping: CastMessageType = CastMessageType(rawValue: "PING")
  /// Answers a PING (heartbeat).
  public static let pong: CastMessageType = CastMessageType(rawValue: "PONG")
  /// The request was malformed or not allowed (any namespace).
  public static let invalidRequest: CastMessageType = CastMessageType(rawValue: "INVALID_REQUEST")
  /// Requests the status of the receiver, the group, the player or the mirroring session.
  public static let getStatus: CastMessageType = CastMessageType(rawValue: "GET_STATUS")
  /// Changes the volume of the device, of a group's member or of the stream.
  public static let setVolume: CastMessageType = CastMessageType(rawValue: "SET_VOLUME")
  /// Ends a run of an app (receiver), or playback (media).
  public static let stop: CastMessageType = CastMessageType(rawValue: "STOP")
  /// The status of the receiver.
  public static let receiverStatus: CastMessageType = CastMessageType(rawValue: "RECEIVER_STATUS")
  /// Launches an app (receiver).
  public static let launch: CastMessageType = CastMessageType(rawValue: "LAUNCH")
  /// The progress of a launch that the viewer must permit (receiver).
  public static let launchStatus: CastMessageType = CastMessageType(rawValue: "LAUNCH_STATUS")
  /// LAUNCH failed (receiver).
  public static let launchError: CastMessageType = CastMessageType(rawValue: "LAUNCH_ERROR")
  /// Requests whether apps can be launched (receiver).
  public static let getAppAvailability: CastMessageType = CastMessageType(rawValue: "GET_APP_AVAILABILITY")
  /// Requests the device's description (receiver.discovery).
  public static let getDeviceInfo: CastMessageType = CastMessageType(rawValue: "GET_DEVICE_INFO")
  /// A message to every app of a kind, used to pre-cache (broadcast).
  public static let applicationBroadcast: CastMessageType = CastMessageType(rawValue: "APPLICATION_BROADCAST")
  /// The status of a group.
  public static let multizoneStatus: CastMessageType = CastMessageType(rawValue: "MULTIZONE_STATUS")
  /// A member joined the group (multizone).
  public static let deviceAdded: CastMessageType = CastMessageType(rawValue: "DEVICE_ADDED")
  /// A member of the group changed (multizone).
  public static let deviceUpdated: CastMessageType = CastMessageType(rawValue: "DEVICE_UPDATED")
  /// A member left the group (multizone).
  public static let deviceRemoved: CastMessageType = CastMessageType(rawValue: "DEVICE_REMOVED")
  /// The group's playback session changed (multizone).
  public static let playbackSessionUpdated: CastMessageType = CastMessageType(rawValue: "PLAYBACK_SESSION_UPDATED")
  /// Requests the groups that play (multizone).
  public static let getCastingGroups: CastMessageType = CastMessageType(rawValue: "GET_CASTING_GROUPS")
  /// The groups that play (multizone).
  public static let castingGroups: CastMessageType = CastMessageType(rawValue: "CASTING_GROUPS")
  /// Changes the level of a member (multizone).
  public static let setDeviceVolume: CastMessageType = CastMessageType(rawValue: "SET_DEVICE_VOLUME")
  /// The status of the player.
  public static let mediaStatus: CastMessageType = CastMessageType(rawValue: "MEDIA_STATUS")
  /// Loads media.
  public static let load: CastMessageType = CastMessageType(rawValue: "LOAD")
  /// Loads the media of a deep link, which the app resolves.
  public static let loadByEntity: CastMessageType = CastMessageType(rawValue: "LOAD_BY_ENTITY")
  /// LOAD or QUEUE_LOAD failed (media).
  public static let loadFailed: CastMessageType = CastMessageType(rawValue: "LOAD_FAILED")
  /// A newer LOAD replaced the one that this answers (media).
  public static let loadCancelled: CastMessageType = CastMessageType(rawValue: "LOAD_CANCELLED")
  /// The player's state doesn't allow the command (media).
  public static let invalidPlayerState: CastMessageType = CastMessageType(rawValue: "INVALID_PLAYER_STATE")
  /// A failure without a more specific type (media).
  public static let error: CastMessageType = CastMessageType(rawValue: "ERROR")
  /// Continues playback.
  public static let play: CastMessageType = CastMessageType(rawValue: "PLAY")
  /// Pauses playback.
  public static let pause: CastMessageType = CastMessageType(rawValue: "PAUSE")
  /// Changes the position.
  public static let seek: CastMessageType = CastMessageType(rawValue: "SEEK")
  /// Changes the speed.
  public static let setPlaybackRate: CastMessageType = CastMessageType(rawValue: "SET_PLAYBACK_RATE")
  /// Changes the active tracks or the style of texts.
  public static let editTracksInfo: CastMessageType = CastMessageType(rawValue: "EDIT_TRACKS_INFO")
  /// Chooses the audio track by its language.
  public static let editAudioTracks: CastMessageType = CastMessageType(rawValue: "EDIT_AUDIO_TRACKS")
  /// Skips an ad.
  public static let skipAd: CastMessageType = CastMessageType(rawValue: "SKIP_AD")
  /// Reports an action of the viewer.
  public static let userAction: CastMessageType = CastMessageType(rawValue: "USER_ACTION")
  /// Delivers the viewer's credentials.
  public static let setCredentials: CastMessageType = CastMessageType(rawValue: "SET_CREDENTIALS")
  /// Requests new credentials from senders.
  public static let refreshCredentials: CastMessageType = CastMessageType(rawValue: "REFRESH_CREDENTIALS")
  /// Plays the media again.
  public static let playAgain: CastMessageType = CastMessageType(rawValue: "PLAY_AGAIN")
  /// Requests the state of the session, to continue elsewhere.
  public static let storeSession: CastMessageType = CastMessageType(rawValue: "STORE_SESSION")
  /// The state of the session.
  public static let sessionState: CastMessageType = CastMessageType(rawValue: "SESSION_STATE")
  /// Continues a session from its state.
  public static let resumeSession: CastMessageType = CastMessageType(rawValue: "RESUME_SESSION")
  /// Fetches media before it is loaded.
  public static let precache: CastMessageType = CastMessageType(rawValue: "PRECACHE")
  /// Fetches the next item.
  public static let preload: CastMessageType = CastMessageType(rawValue: "PRELOAD")
  /// The app's own command.
  public static let customCommand: CastMessageType = CastMessageType(rawValue: "CUSTOM_COMMAND")
  /// The app's own state.
  public static let customState: CastMessageType = CastMessageType(rawValue: "CUSTOM_STATE")
  /// The status as the cloud knows it.
  public static let cloudStatus: CastMessageType = CastMessageType(rawValue: "CLOUD_STATUS")
  /// Shows the status on the screen.
  public static let displayStatus: CastMessageType = CastMessageType(rawValue: "DISPLAY_STATUS")
  /// Runs an assistant's script.
  public static let executeActionScript: CastMessageType = CastMessageType(rawValue: "EXECUTE_ACTION_SCRIPT")
  /// Whether the app has the focus.
  public static let focusState: CastMessageType = CastMessageType(rawValue: "FOCUS_STATE")
  /// Speaks or plays a text.
  public static let playString: CastMessageType = CastMessageType(rawValue: "PLAY_STRING")
  /// Shows the remote control.
  public static let showRemoteControlOverlay: CastMessageType = CastMessageType(rawValue: "SHOW_REMOTE_CONTROL_OVERLAY")
  /// Loads a queue.
  public static let queueLoad: CastMessageType = CastMessageType(rawValue: "QUEUE_LOAD")
  /// Inserts items.
  public static let queueInsert: CastMessageType = CastMessageType(rawValue: "QUEUE_INSERT")
  /// Changes items, the current one, the order or the repeat mode.
  public static let queueUpdate: CastMessageType = CastMessageType(rawValue: "QUEUE_UPDATE")
  /// Removes items.
  public static let queueRemove: CastMessageType = CastMessageType(rawValue: "QUEUE_REMOVE")
  /// Moves items.
  public static let queueReorder: CastMessageType = CastMessageType(rawValue: "QUEUE_REORDER")
  /// Goes to the next item.
  public static let queueNext: CastMessageType = CastMessageType(rawValue: "QUEUE_NEXT")
  /// Goes to the previous item.
  public static let queuePrev: CastMessageType = CastMessageType(rawValue: "QUEUE_PREV")
  /// Shuffles the items.
  public static let queueShuffle: CastMessageType = CastMessageType(rawValue: "QUEUE_SHUFFLE")
  /// Requests the ids of all items.
  public static let queueGetItemIds: CastMessageType = CastMessageType(rawValue: "QUEUE_GET_ITEM_IDS")
  /// The ids of all items.
  public static let queueItemIds: CastMessageType = CastMessageType(rawValue: "QUEUE_ITEM_IDS")
  /// Requests items by their ids.
  public static let queueGetItems: CastMessageType = CastMessageType(rawValue: "QUEUE_GET_ITEMS")
  /// Requests the items around one.
  public static let queueGetItemRange: CastMessageType = CastMessageType(rawValue: "QUEUE_GET_ITEM_RANGE")
  /// Requested items.
  public static let queueItems: CastMessageType = CastMessageType(rawValue: "QUEUE_ITEMS")
  /// A change of the list.
  public static let queueChange: CastMessageType = CastMessageType(rawValue: "QUEUE_CHANGE")
  /// Offers streams (webrtc).
  public static let offer: CastMessageType = CastMessageType(rawValue: "OFFER")
  /// Answers OFFER (webrtc).
  public static let answer: CastMessageType = CastMessageType(rawValue: "ANSWER")
  /// Requests the mirroring receiver's capabilities (webrtc).
  public static let getCapabilities: CastMessageType = CastMessageType(rawValue: "GET_CAPABILITIES")
  /// Answers GET_CAPABILITIES (webrtc).
  public static let capabilitiesResponse: CastMessageType = CastMessageType(rawValue: "CAPABILITIES_RESPONSE")
  /// Answers GET_STATUS (webrtc).
  public static let statusResponse: CastMessageType = CastMessageType(rawValue: "STATUS_RESPONSE")

  public static let knownValues: [CastMessageType] = [
    .connect, .connected, .close, .ping, .pong, .invalidRequest, .getStatus, .setVolume, .stop, .receiverStatus,
    .launch, .launchStatus, .launchError, .getAppAvailability, .getDeviceInfo, .applicationBroadcast, .multizoneStatus,
    .deviceAdded, .deviceUpdated, .deviceRemoved, .playbackSessionUpdated, .getCastingGroups, .castingGroups,
    .setDeviceVolume, .mediaStatus, .load, .loadByEntity, .loadFailed, .loadCancelled, .invalidPlayerState, .error,
    .play, .pause, .seek, .setPlaybackRate, .editTracksInfo, .editAudioTracks, .skipAd, .userAction, .setCredentials,
    .refreshCredentials, .playAgain, .storeSession, .sessionState, .resumeSession, .precache, .preload, .customCommand,
    .customState, .cloudStatus, .displayStatus, .executeActionScript, .focusState, .playString,
    .showRemoteControlOverlay, .queueLoad, .queueInsert, .queueUpdate, .queueRemove, .queueReorder, .queueNext,
    .queuePrev, .queueShuffle, .queueGetItemIds, .queueItemIds, .queueGetItems, .queueGetItemRange, .queueItems,
    .queueChange, .offer, .answer, .getCapabilities, .capabilitiesResponse, .statusResponse,
  ]
  public static var acceptsUnknownValues: Bool { true }
}

/// The commands that a receiver accepts: the bits of `supportedMediaCommands` (cast.md 7.9; SDK `kGCKMediaCommand…`).
/// Unknown bits survive.
public struct MediaCommands: OptionSet, Sendable, Hashable {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The receiver accepts PAUSE.
  public static let pause: MediaCommands = MediaCommands(rawValue: 1)
  /// The receiver accepts SEEK.
  public static let seek: MediaCommands = MediaCommands(rawValue: 2)
  /// The receiver accepts a level for the stream's own volume.
  public static let streamVolume: MediaCommands = MediaCommands(rawValue: 4)
  /// The receiver can mute the stream itself.
  public static let streamMute: MediaCommands = MediaCommands(rawValue: 8)
  /// The receiver offers a button that skips forward (legacy); senders send SEEK for it.
  public static let skipForward: MediaCommands = MediaCommands(rawValue: 16)
  /// The receiver offers a button that skips backward (legacy); senders send SEEK for it.
  public static let skipBackward: MediaCommands = MediaCommands(rawValue: 32)
  /// The receiver can go to the queue's next item.
  public static let queueNext: MediaCommands = MediaCommands(rawValue: 64)
  /// The receiver can go to the queue's previous item (QUEUE_PREV).
  public static let queuePrevious: MediaCommands = MediaCommands(rawValue: 128)
  /// The receiver can shuffle the queue.
  public static let queueShuffle: MediaCommands = MediaCommands(rawValue: 256)
  /// The receiver can skip an ad; some receivers set it only once the ad has played long enough.
  public static let skipAd: MediaCommands = MediaCommands(rawValue: 512)
  /// The receiver can repeat the whole queue.
  public static let queueRepeatAll: MediaCommands = MediaCommands(rawValue: 1024)
  /// The receiver can repeat one item.
  public static let queueRepeatOne: MediaCommands = MediaCommands(rawValue: 2048)
  /// The receiver can change the active tracks and the style of texts.
  public static let editTracks: MediaCommands = MediaCommands(rawValue: 4096)
  /// The receiver can play at another speed.
  public static let playbackRate: MediaCommands = MediaCommands(rawValue: 8192)
  /// The app takes the viewer's LIKE as a user action.
  public static let like: MediaCommands = MediaCommands(rawValue: 16384)
  /// The app takes the viewer's DISLIKE as a user action.
  public static let dislike: MediaCommands = MediaCommands(rawValue: 32768)
  /// The app takes the viewer's FOLLOW as a user action.
  public static let follow: MediaCommands = MediaCommands(rawValue: 65536)
  /// The app takes the viewer's UNFOLLOW as a user action.
  public static let unfollow: MediaCommands = MediaCommands(rawValue: 131072)
  /// The media can continue on another device (cast.md 13).
  public static let streamTransfer: MediaCommands = MediaCommands(rawValue: 262144)
}

/// LAUNCH.
public struct LaunchRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The app to launch.
  public var appId: String
  /// The language of the app, RFC 5646.
  public var language: String?
  /// The app types that the sender supports; absent: any.
  public var supportedAppTypes: [ApplicationType]?
  /// Parameters of the launch; `launchCheckerParams.credentialsData` identifies the viewer.
  public var appParams: JSONValue?
  /// The sender's name for itself (newest Android).
  public var senderDeviceName: String?
  /// Legacy: parameters in a text.
  public var commandParameters: String?
  /// The viewer's credentials, as old senders write them.
  public var credentials: String?
  /// The kind of these credentials.
  public var credentialsType: String?

  public init(
    appId: String, language: String? = nil, supportedAppTypes: [ApplicationType]? = nil, appParams: JSONValue? = nil,
    senderDeviceName: String? = nil, commandParameters: String? = nil, credentials: String? = nil,
    credentialsType: String? = nil
  ) {
    (
      self.appId, self.language, self.supportedAppTypes, self.appParams, self.senderDeviceName, self.commandParameters,
      self.credentials, self.credentialsType
    )
    = (appId, language, supportedAppTypes, appParams, senderDeviceName, commandParameters, credentials, credentialsType)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.appId = try members.required("appId")
    self.language = try members.optional("language")
    self.supportedAppTypes = try members.optional("supportedAppTypes")
    self.appParams = try members.optional("appParams")
    self.senderDeviceName = try members.optional("senderDeviceName")
    self.commandParameters = try members.optional("commandParameters")
    self.credentials = try members.optional("credentials")
    self.credentialsType = try members.optional("credentialsType")
  }

  private static let vocabulary = JSONVocabulary([
    "appId", "language", "supportedAppTypes", "appParams", "senderDeviceName", "commandParameters", "credentials",
    "credentialsType",
  ])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("appId", self.appId)
    writer.member("language", self.language)
    writer.member("supportedAppTypes", self.supportedAppTypes)
    writer.member("appParams", self.appParams)
    writer.member("senderDeviceName", self.senderDeviceName)
    writer.member("commandParameters", self.commandParameters)
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
  }
}

/// STOP of the receiver namespace.
public struct StopApplicationRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The run of the app to end; without it the running app ends.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

/// SET_DEVICE_VOLUME and SET_VOLUME of the multizone namespace.
public struct SetMemberVolumeRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The group's member.
  public var deviceId: String
  /// The member to change.
  public var volume: Volume

  public init(deviceId: String, volume: Volume) {
    (self.deviceId, self.volume) = (deviceId, volume)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.required("deviceId")
    self.volume = try members.required("volume")
  }

  private static let vocabulary = JSONVocabulary(
    ["deviceId", "volume"],
    meant: ["deviceUniqueID": "deviceId", "id": "deviceId", "uniqueID": "deviceId", "uniqueId": "deviceId"]
  )

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("volume", self.volume)
  }
}

/// GET_STATUS of the media namespace.
public struct GetStatusRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The parts that the answer may leave out: 1 the media's metadata, 2 the queue's items; they add up.
  public var options: Int64?

  public init(options: Int64? = nil) {
    self.options = options
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.options = try members.optional("options")
  }

  private static let vocabulary = JSONVocabulary(["options"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("options", self.options)
  }
}

/// STORE_SESSION.
public struct StoreSessionRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The capabilities of the device on which playback will continue.
  public var targetDeviceCapabilities: JSONObject?

  public init(targetDeviceCapabilities: JSONObject? = nil) {
    self.targetDeviceCapabilities = targetDeviceCapabilities
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.targetDeviceCapabilities = try members.optional("targetDeviceCapabilities")
  }

  private static let vocabulary = JSONVocabulary(["targetDeviceCapabilities"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("targetDeviceCapabilities", self.targetDeviceCapabilities)
  }
}

/// RESUME_SESSION.
public struct ResumeSessionRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The state from the answer to STORE_SESSION.
  public var sessionState: JSONObject

  public init(sessionState: JSONObject) {
    self.sessionState = sessionState
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionState = try members.required("sessionState")
  }

  private static let vocabulary = JSONVocabulary(["sessionState"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionState", self.sessionState)
  }
}

/// SEEK.
public struct SeekRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The position to go to.
  ///
  /// In seconds.
  public var currentTime: Double?
  /// How far to go from the present position; negative is back.
  ///
  /// In seconds.
  public var relativeTime: Double?
  /// The player's state after it.
  public var resumeState: ResumeState?

  public init(currentTime: Double? = nil, relativeTime: Double? = nil, resumeState: ResumeState? = nil) {
    (self.currentTime, self.relativeTime, self.resumeState) = (currentTime, relativeTime, resumeState)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.currentTime = try members.optional("currentTime")
    self.relativeTime = try members.optional("relativeTime")
    self.resumeState = try members.optional("resumeState")
  }

  private static let vocabulary = JSONVocabulary(
    ["currentTime", "relativeTime", "resumeState"],
    meant: ["playPosition": "currentTime", "position": "currentTime", "startTime": "currentTime"]
  )

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("currentTime", self.currentTime)
    writer.member("relativeTime", self.relativeTime)
    writer.member("resumeState", self.resumeState)
  }
}

/// SET_VOLUME, of a stream and of the device.
public struct SetVolumeRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The member to change.
  public var volume: Volume

  public init(volume: Volume) {
    self.volume = volume
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.volume = try members.required("volume")
  }

  private static let vocabulary = JSONVocabulary(["volume"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("volume", self.volume)
  }
}

/// SET_PLAYBACK_RATE, with one of the two members.
public struct SetPlaybackRateRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// How fast time advances; 1 is normal.
  public var playbackRate: Double?
  /// The factor for the present rate.
  public var relativePlaybackRate: Double?

  public init(playbackRate: Double? = nil, relativePlaybackRate: Double? = nil) {
    (self.playbackRate, self.relativePlaybackRate) = (playbackRate, relativePlaybackRate)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.playbackRate = try members.optional("playbackRate")
    self.relativePlaybackRate = try members.optional("relativePlaybackRate")
  }

  private static let vocabulary = JSONVocabulary(
    ["playbackRate", "relativePlaybackRate"],
    meant: ["rate": "playbackRate"]
  )

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("playbackRate", self.playbackRate)
    writer.member("relativePlaybackRate", self.relativePlaybackRate)
  }
}

/// EDIT_TRACKS_INFO.
public struct EditTracksInfoRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The tracks to be on; all others are turned off.
  public var activeTrackIds: [Int64]?
  /// How subtitles look.
  public var textTrackStyle: TextTrackStyle?
  /// Turns subtitles on or off.
  public var enableTextTracks: Bool?
  /// The language of the subtitles, RFC 5646.
  public var language: String?
  /// Whether the language is only a suggestion: a missing track is no error.
  public var isSuggestedLanguage: Bool?

  public init(
    activeTrackIds: [Int64]? = nil, textTrackStyle: TextTrackStyle? = nil, enableTextTracks: Bool? = nil,
    language: String? = nil, isSuggestedLanguage: Bool? = nil
  ) {
    self.activeTrackIds = activeTrackIds
    self.textTrackStyle = textTrackStyle
    self.enableTextTracks = enableTextTracks
    self.language = language
    self.isSuggestedLanguage = isSuggestedLanguage
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.activeTrackIds = try members.optional("activeTrackIds")
    self.textTrackStyle = try members.optional("textTrackStyle")
    self.enableTextTracks = try members.optional("enableTextTracks")
    self.language = try members.optional("language")
    self.isSuggestedLanguage = try members.optional("isSuggestedLanguage")
  }

  private static let vocabulary = JSONVocabulary(
    ["activeTrackIds", "textTrackStyle", "enableTextTracks", "language", "isSuggestedLanguage"],
    meant: ["trackIDs": "activeTrackIds", "trackIds": "activeTrackIds"]
  )

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("activeTrackIds", self.activeTrackIds)
    writer.member("textTrackStyle", self.textTrackStyle)
    writer.member("enableTextTracks", self.enableTextTracks)
    writer.member("language", self.language)
    writer.member("isSuggestedLanguage", self.isSuggestedLanguage)
  }
}

/// EDIT_AUDIO_TRACKS.
public struct EditAudioTracksRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The language of the sound, RFC 5646.
  public var language: String
  /// Whether the language is only a suggestion: a missing track is no error.
  public var isSuggestedLanguage: Bool?

  public init(language: String, isSuggestedLanguage: Bool? = nil) {
    (self.language, self.isSuggestedLanguage) = (language, isSuggestedLanguage)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.language = try members.required("language")
    self.isSuggestedLanguage = try members.optional("isSuggestedLanguage")
  }

  private static let vocabulary = JSONVocabulary(["language", "isSuggestedLanguage"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("language", self.language)
    writer.member("isSuggestedLanguage", self.isSuggestedLanguage)
  }
}

/// USER_ACTION.
public struct UserActionRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The viewer's opinion.
  public var userAction: UserAction
  /// The subject of the action, as the app defines it.
  public var userActionContext: String?
  /// Undoes the action.
  public var clear: Bool?
  /// The place of the action, as the app defines it.
  public var source: String?

  public init(userAction: UserAction, userActionContext: String? = nil, clear: Bool? = nil, source: String? = nil) {
    (self.userAction, self.userActionContext, self.clear, self.source) = (userAction, userActionContext, clear, source)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.userAction = try members.required("userAction")
    self.userActionContext = try members.optional("userActionContext")
    self.clear = try members.optional("clear")
    self.source = try members.optional("source")
  }

  private static let vocabulary = JSONVocabulary(["userAction", "userActionContext", "clear", "source"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("userAction", self.userAction)
    writer.member("userActionContext", self.userActionContext)
    writer.member("clear", self.clear)
    writer.member("source", self.source)
  }
}

/// SET_CREDENTIALS.
public struct SetCredentialsRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The viewer's present credentials.
  public var credentials: String
  /// The kind of credentials.
  public var credentialsType: String?
  /// The REFRESH_CREDENTIALS that this answers.
  public var forRequestId: Int64?

  public init(credentials: String, credentialsType: String? = nil, forRequestId: Int64? = nil) {
    (self.credentials, self.credentialsType, self.forRequestId) = (credentials, credentialsType, forRequestId)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.credentials = try members.required("credentials")
    self.credentialsType = try members.optional("credentialsType")
    self.forRequestId = try members.optional("forRequestId")
  }

  private static let vocabulary = JSONVocabulary(["credentials", "credentialsType", "forRequestId"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
    writer.member("forRequestId", self.forRequestId)
  }
}

/// QUEUE_LOAD, QUEUE_INSERT, QUEUE_UPDATE, QUEUE_REMOVE, QUEUE_REORDER, QUEUE_GET_ITEMS and QUEUE_GET_ITEM_RANGE: each
/// has some of the members.
public struct QueueRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The item in the middle of a range.
  public var itemId: Int64?
  /// How many items behind it.
  public var nextCount: Int64?
  /// How many items before it.
  public var prevCount: Int64?
  /// The item that is played first, from 0.
  public var startIndex: Int64?
  /// The item before which others are put; without it they go to the end.
  public var insertBefore: Int64?
  /// The item to play.
  public var currentItemId: Int64?
  /// The item to play, counted in those that are inserted.
  public var currentItemIndex: Int64?
  /// What happens at the end.
  public var repeatMode: RepeatMode?
  /// Where the item to play begins.
  ///
  /// In seconds.
  public var currentTime: Double?
  /// How many items to jump; negative goes back.
  public var jump: Int64?
  /// Shuffles the items, or puts them back into their order.
  public var shuffle: Bool?
  /// The items concerned.
  public var itemIds: [Int64]?
  /// The items to load or insert, or the changes of existing items.
  public var items: [QueueItem]?

  public init(
    itemId: Int64? = nil, nextCount: Int64? = nil, prevCount: Int64? = nil, startIndex: Int64? = nil,
    insertBefore: Int64? = nil, currentItemId: Int64? = nil, currentItemIndex: Int64? = nil,
    repeatMode: RepeatMode? = nil, currentTime: Double? = nil, jump: Int64? = nil, shuffle: Bool? = nil,
    itemIds: [Int64]? = nil, items: [QueueItem]? = nil
  ) {
    (
      self.itemId, self.nextCount, self.prevCount, self.startIndex, self.insertBefore, self.currentItemId,
      self.currentItemIndex, self.repeatMode, self.currentTime, self.jump, self.shuffle, self.itemIds, self.items
    )
    = (
      itemId, nextCount, prevCount, startIndex, insertBefore, currentItemId, currentItemIndex, repeatMode, currentTime,
      jump, shuffle, itemIds, items
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.itemId = try members.optional("itemId")
    self.nextCount = try members.optional("nextCount")
    self.prevCount = try members.optional("prevCount")
    self.startIndex = try members.optional("startIndex")
    self.insertBefore = try members.optional("insertBefore")
    self.currentItemId = try members.optional("currentItemId")
    self.currentItemIndex = try members.optional("currentItemIndex")
    self.repeatMode = try members.optional("repeatMode")
    self.currentTime = try members.optional("currentTime")
    self.jump = try members.optional("jump")
    self.shuffle = try members.optional("shuffle")
    self.itemIds = try members.optional("itemIds")
    self.items = try members.optional("items")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "itemId", "nextCount", "prevCount", "startIndex", "insertBefore", "currentItemId", "currentItemIndex",
      "repeatMode", "currentTime", "jump", "shuffle", "itemIds", "items",
    ],
    meant: [
      "beforeItemID": "insertBefore", "beforeItemId": "insertBefore", "beforeItemWithID": "insertBefore",
      "insertBeforeItemWithID": "insertBefore", "playPosition": "currentTime", "position": "currentTime",
      "startTime": "currentTime",
    ]
  )

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("itemId", self.itemId)
    writer.member("nextCount", self.nextCount)
    writer.member("prevCount", self.prevCount)
    writer.member("startIndex", self.startIndex)
    writer.member("insertBefore", self.insertBefore)
    writer.member("currentItemId", self.currentItemId)
    writer.member("currentItemIndex", self.currentItemIndex)
    writer.member("repeatMode", self.repeatMode)
    writer.member("currentTime", self.currentTime)
    writer.member("jump", self.jump)
    writer.member("shuffle", self.shuffle)
    writer.member("itemIds", self.itemIds)
    writer.member("items", self.items)
  }
}
