// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// LAUNCH.
public struct LaunchRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The app to launch.
  public var appId: String
  /// The language of the app, RFC 5646.
  public var language: String?
  /// What the sender can talk to; a sender that doesn't say gets what there is.
  public var supportedAppTypes: [ApplicationType]?
  /// Parameters of the launch; `launchCheckerParams.credentialsData` says who the viewer is.
  public var appParams: JSONValue?
  /// What the sender calls itself (newest Android).
  public var senderDeviceName: String?
  /// Legacy: parameters in a text.
  public var commandParameters: String?
  /// Who the viewer is, as old senders write it.
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
  /// The run of the app that is to end; without it whatever runs.
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
  /// What the answer may leave out: 1 the media's metadata, 2 the queue's items; they add up.
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
  /// What the device can do on which it is to go on.
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
  /// What STORE_SESSION was answered with.
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
  /// What the player does after it.
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

/// SET_PLAYBACK_RATE. One of the two says how fast.
public struct SetPlaybackRateRequestData: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// How fast time advances; 1 is normal.
  public var playbackRate: Double?
  /// What the present rate is multiplied by.
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
  /// Whether nobody asked for the language by name: a missing track is no error.
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
  /// Whether nobody asked for the language by name: a missing track is no error.
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
  /// What the viewer thinks.
  public var userAction: UserAction
  /// What it is about, as the app knows it.
  public var userActionContext: String?
  /// Takes the action back.
  public var clear: Bool?
  /// Where it was done, as the app knows it.
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
  /// Who the viewer is now.
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
  /// How many items to go on; negative is back.
  public var jump: Int64?
  /// Shuffles the items, or puts them back into their order.
  public var shuffle: Bool?
  /// The items that are meant.
  public var itemIds: [Int64]?
  /// The items to load or insert, or what changes of items that are there.
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
