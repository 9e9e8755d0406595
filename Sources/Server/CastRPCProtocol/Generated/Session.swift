// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// The behaviour of `session.start` and `session.join` if a session with the device already exists.
public struct ExistingSessionPolicy: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It fails with `SessionExists`.
  public static let fail: ExistingSessionPolicy = ExistingSessionPolicy(rawValue: "FAIL")
  /// It returns that session, which becomes the caller's current one, if its app is the requested one; otherwise it
  /// fails with `SessionExists`.
  public static let use: ExistingSessionPolicy = ExistingSessionPolicy(rawValue: "USE")

  public static let knownValues: [ExistingSessionPolicy] = [.fail, .use]
}

/// A volume key.
public struct VolumeKey: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Louder.
  public static let up: VolumeKey = VolumeKey(rawValue: "UP")
  /// Quieter.
  public static let down: VolumeKey = VolumeKey(rawValue: "DOWN")
  /// Silent, or heard again.
  public static let mute: VolumeKey = VolumeKey(rawValue: "MUTE")

  public static let knownValues: [VolumeKey] = [.up, .down, .mute]
}

/// A saved session that could not be rejoined.
public struct FailedRestoration: Sendable, Hashable, JSONObjectEncodable {
  /// The saved record.
  public var saved: SavedSession
  /// The reason.
  public var error: ErrorInfo

  public init(saved: SavedSession, error: ErrorInfo) {
    (self.saved, self.error) = (saved, error)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("saved", self.saved)
    writer.member("error", self.error)
  }
}

/// The parameters of `session.start`.
public struct SessionStartParams: Sendable, Equatable, JSONDecodable {
  /// The device's id in discovery.
  public var deviceId: String?
  /// Alternatively: the device's name, case-insensitive.
  ///
  /// Not empty.
  public var friendlyName: String?
  /// How long to look for a device that isn't known yet; discovery is started for that if necessary.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// Alternatively: an address or host name.
  ///
  /// Not empty.
  public var host: String?
  /// With `host`: the port; speaker groups have ports of their own.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// The app's id; absent: the first one of the context's `discoveryCriteria`, or else `CC1AD845`, the default media
  /// receiver.
  ///
  /// Not empty.
  public var applicationId: String?
  /// The language for the app, RFC 5646; absent: that of the context's `launchOptions`.
  public var languageCode: String?
  /// Whether a running app is stopped, for everyone, and launched again; false: it is joined. Absent: as the context's
  /// `launchOptions` say.
  ///
  /// SDK: `GCKLaunchOptions.relaunchIfRunning`.
  public var relaunchIfRunning: Bool?
  /// Whether the app's Android TV counterpart may be launched; absent: as the context's `launchOptions` say.
  ///
  /// SDK: `GCKLaunchOptions.androidReceiverCompatible`.
  public var androidReceiverCompatible: Bool?
  /// The viewer's credentials; absent: those of `context.setLaunchCredentials`.
  public var credentials: String?
  /// The type of the credentials.
  ///
  /// Absent: `"web"`.
  public var credentialsType: String?
  /// Features that the receiver must support in the app, such as `STREAM_TRANSFER`.
  public var requiredFeatures: [String]?
  /// The behaviour if a session with the device already exists. A session that is being restored, connected or ended is
  /// awaited first.
  ///
  /// Absent: `"FAIL"`.
  public var ifExists: ExistingSessionPolicy?
  /// Options to store in the session, at most 16 KiB; absent: those of `session.setDefaultOptions`.
  ///
  /// SDK: `GCKSessionOptions`.
  public var sessionOptions: JSONObject?
  /// The limit for all phases together; absent: the context's `connectTimeout`. Time in which the TV asks its viewer
  /// for permission doesn't count.
  ///
  /// In seconds. More than 0, at most 600.
  public var timeout: Double?

  @_alwaysEmitIntoClient public init(
    deviceId: String? = nil, friendlyName: String? = nil, searchTimeout: Double? = nil, host: String? = nil,
    port: Int64? = nil, applicationId: String? = nil, languageCode: String? = nil, relaunchIfRunning: Bool? = nil,
    androidReceiverCompatible: Bool? = nil, credentials: String? = nil, credentialsType: String? = nil,
    requiredFeatures: [String]? = nil, ifExists: ExistingSessionPolicy? = nil, sessionOptions: JSONObject? = nil,
    timeout: Double? = nil
  ) {
    (
      self.deviceId, self.friendlyName, self.searchTimeout, self.host, self.port, self.applicationId, self.languageCode,
      self.relaunchIfRunning, self.androidReceiverCompatible, self.credentials, self.credentialsType,
      self.requiredFeatures, self.ifExists, self.sessionOptions, self.timeout
    )
    = (
      deviceId, friendlyName, searchTimeout, host, port, applicationId, languageCode, relaunchIfRunning,
      androidReceiverCompatible, credentials, credentialsType, requiredFeatures, ifExists, sessionOptions, timeout
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.optional("deviceId")
    self.friendlyName = try members.optional("friendlyName", JSONConstraint<String>.nonEmpty)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.applicationId = try members.optional("applicationId", JSONConstraint<String>.nonEmpty)
    self.languageCode = try members.optional("languageCode")
    self.relaunchIfRunning = try members.optional("relaunchIfRunning")
    self.androidReceiverCompatible = try members.optional("androidReceiverCompatible")
    self.credentials = try members.optional("credentials")
    self.credentialsType = try members.optional("credentialsType")
    self.requiredFeatures = try members.optional("requiredFeatures")
    self.ifExists = try members.optional("ifExists")
    self.sessionOptions = try members.optional("sessionOptions")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "deviceId", "friendlyName", "searchTimeout", "host", "port", "applicationId", "languageCode", "relaunchIfRunning",
      "androidReceiverCompatible", "credentials", "credentialsType", "requiredFeatures", "ifExists", "sessionOptions",
      "timeout", "progressToken",
    ],
    meant: [
      "address": "host", "appID": "applicationId", "appId": "applicationId", "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId", "id": "deviceId", "ip": "host", "ipAddress": "host", "language": "languageCode",
      "name": "friendlyName", "networkAddress": "host", "receiverAppId": "applicationId",
      "receiverApplicationID": "applicationId", "receiverApplicationId": "applicationId",
      "relaunch": "relaunchIfRunning", "servicePort": "port", "uniqueID": "deviceId", "uniqueId": "deviceId",
    ]
  )
}

/// The parameters of `session.join`.
public struct SessionJoinParams: Sendable, Equatable, JSONDecodable {
  /// The device's id in discovery.
  public var deviceId: String?
  /// Alternatively: the device's name, case-insensitive.
  ///
  /// Not empty.
  public var friendlyName: String?
  /// How long to look for a device that isn't known yet; discovery is started for that if necessary.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// Alternatively: an address or host name.
  ///
  /// Not empty.
  public var host: String?
  /// With `host`: the port; speaker groups have ports of their own.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// The app's id; absent: any running app.
  ///
  /// Not empty.
  public var applicationId: String?
  /// The id of the app's run.
  ///
  /// Not empty.
  public var receiverSessionId: String?
  /// The viewer's credentials; absent: those of `context.setLaunchCredentials`.
  public var credentials: String?
  /// The type of the credentials.
  ///
  /// Absent: `"web"`.
  public var credentialsType: String?
  /// The behaviour if a session with the device already exists. A session that is being restored, connected or ended is
  /// awaited first.
  ///
  /// Absent: `"FAIL"`.
  public var ifExists: ExistingSessionPolicy?
  /// Options to store in the session, at most 16 KiB; absent: those of `session.setDefaultOptions`.
  ///
  /// SDK: `GCKSessionOptions`.
  public var sessionOptions: JSONObject?
  /// The limit for all phases together; absent: the context's `connectTimeout`.
  ///
  /// In seconds. More than 0, at most 600.
  public var timeout: Double?

  @_alwaysEmitIntoClient public init(
    deviceId: String? = nil, friendlyName: String? = nil, searchTimeout: Double? = nil, host: String? = nil,
    port: Int64? = nil, applicationId: String? = nil, receiverSessionId: String? = nil, credentials: String? = nil,
    credentialsType: String? = nil, ifExists: ExistingSessionPolicy? = nil, sessionOptions: JSONObject? = nil,
    timeout: Double? = nil
  ) {
    (
      self.deviceId, self.friendlyName, self.searchTimeout, self.host, self.port, self.applicationId,
      self.receiverSessionId, self.credentials, self.credentialsType, self.ifExists, self.sessionOptions, self.timeout
    )
    = (
      deviceId, friendlyName, searchTimeout, host, port, applicationId, receiverSessionId, credentials, credentialsType,
      ifExists, sessionOptions, timeout
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.optional("deviceId")
    self.friendlyName = try members.optional("friendlyName", JSONConstraint<String>.nonEmpty)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.applicationId = try members.optional("applicationId", JSONConstraint<String>.nonEmpty)
    self.receiverSessionId = try members.optional("receiverSessionId", JSONConstraint<String>.nonEmpty)
    self.credentials = try members.optional("credentials")
    self.credentialsType = try members.optional("credentialsType")
    self.ifExists = try members.optional("ifExists")
    self.sessionOptions = try members.optional("sessionOptions")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "deviceId", "friendlyName", "searchTimeout", "host", "port", "applicationId", "receiverSessionId", "credentials",
      "credentialsType", "ifExists", "sessionOptions", "timeout", "progressToken",
    ],
    meant: [
      "address": "host", "appID": "applicationId", "appId": "applicationId", "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId", "id": "deviceId", "ip": "host", "ipAddress": "host", "name": "friendlyName",
      "networkAddress": "host", "receiverAppId": "applicationId", "receiverApplicationID": "applicationId",
      "receiverApplicationId": "applicationId", "servicePort": "port", "uniqueID": "deviceId", "uniqueId": "deviceId",
    ]
  )
}

/// The parameters of `session.end`.
public struct SessionEndParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The effect on the receiver's app; absent: LEAVE, or STOP_CASTING if the context's
  /// `stopReceiverApplicationWhenEndingSession` is set.
  public var action: SessionEndAction?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, action: SessionEndAction? = nil) {
    (self.sessionId, self.action) = (sessionId, action)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.action = try members.optional("action")
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "action", "progressToken"],
    meant: ["endSessionAndStopCasting": "action", "stopCasting": "action"]
  )
}

/// The parameters of `session.list`.
public struct SessionListParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `session.list`.
public struct SessionListResult: Sendable, Equatable, JSONObjectEncodable {
  /// All sessions, the oldest first.
  public var sessions: [Session]
  /// The current session of this connection (`session.setCurrent`); absent: calls must name a session.
  public var currentSessionId: String?

  public init(sessions: [Session], currentSessionId: String? = nil) {
    (self.sessions, self.currentSessionId) = (sessions, currentSessionId)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessions", self.sessions)
    writer.member("currentSessionId", self.currentSessionId)
  }
}

/// The parameters of `session.setCurrent`.
public struct SessionSetCurrentParams: Sendable, Equatable, JSONDecodable {
  /// The session.
  public var sessionId: String

  @_alwaysEmitIntoClient public init(sessionId: String) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.required("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The parameters of `session.get`.
public struct SessionGetParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The parameters of `session.setVolume`.
public struct SessionSetVolumeParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The level, from 0 (silent) to 1 (loudest).
  ///
  /// From 0 to 1.
  public var level: Double

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, level: Double) {
    (self.sessionId, self.level) = (sessionId, level)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.level = try members.required("level", JSONConstraint<Double>.range(0...1))
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "level", "progressToken"],
    meant: ["deviceVolume": "level", "volume": "level"]
  )
}

/// The parameters of `session.stepVolume`.
public struct SessionStepVolumeParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// How many steps; negative lowers the volume.
  ///
  /// From -1000 to 1000. Absent: `1`.
  public var steps: Int64?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, steps: Int64? = nil) {
    (self.sessionId, self.steps) = (sessionId, steps)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.steps = try members.optional("steps", JSONConstraint<Int64>.range(-1000...1000))
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "steps", "progressToken"])
}

/// The parameters of `session.pressVolumeKey`.
public struct SessionPressVolumeKeyParams: Sendable, Equatable, JSONDecodable {
  /// The key.
  public var key: VolumeKey

  @_alwaysEmitIntoClient public init(key: VolumeKey) {
    self.key = key
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.key = try members.required("key")
  }

  private static let vocabulary = JSONVocabulary(["key", "progressToken"])
}

/// The result of `session.pressVolumeKey`.
public struct SessionPressVolumeKeyResult: Sendable, Equatable, JSONObjectEncodable {
  /// Whether it changed the device's volume.
  public var isHandled: Bool
  /// The resulting volume.
  public var volume: DeviceVolume?

  public init(isHandled: Bool, volume: DeviceVolume? = nil) {
    (self.isHandled, self.volume) = (isHandled, volume)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isHandled", self.isHandled)
    writer.member("volume", self.volume)
  }
}

/// The parameters of `session.setMuted`.
public struct SessionSetMutedParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// Whether to mute it.
  public var muted: Bool

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, muted: Bool) {
    (self.sessionId, self.muted) = (sessionId, muted)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.muted = try members.required("muted")
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "muted", "progressToken"],
    meant: ["isMuted": "muted", "mute": "muted"]
  )
}

/// The parameters of `session.requestMultizoneStatus`.
public struct SessionRequestMultizoneStatusParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The parameters of `session.setMultizoneDeviceVolume`.
public struct SessionSetMultizoneDeviceVolumeParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The member's id, in any spelling.
  ///
  /// Not empty.
  public var deviceId: String
  /// The level, from 0 (silent) to 1 (loudest).
  ///
  /// From 0 to 1.
  public var level: Double

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, deviceId: String, level: Double) {
    (self.sessionId, self.deviceId, self.level) = (sessionId, deviceId, level)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.deviceId = try members.required("deviceId", JSONConstraint<String>.nonEmpty)
    self.level = try members.required("level", JSONConstraint<Double>.range(0...1))
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "deviceId", "level", "progressToken"],
    meant: [
      "deviceUniqueID": "deviceId", "id": "deviceId", "uniqueID": "deviceId", "uniqueId": "deviceId", "volume": "level",
    ]
  )
}

/// The parameters of `session.setMultizoneDeviceMuted`.
public struct SessionSetMultizoneDeviceMutedParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The member's id, in any spelling.
  ///
  /// Not empty.
  public var deviceId: String
  /// Whether to mute it.
  public var muted: Bool

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, deviceId: String, muted: Bool) {
    (self.sessionId, self.deviceId, self.muted) = (sessionId, deviceId, muted)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.deviceId = try members.required("deviceId", JSONConstraint<String>.nonEmpty)
    self.muted = try members.required("muted")
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "deviceId", "muted", "progressToken"],
    meant: [
      "deviceUniqueID": "deviceId", "id": "deviceId", "isMuted": "muted", "mute": "muted", "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )
}

/// The parameters of `session.getCastingGroups`.
public struct SessionGetCastingGroupsParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The result of `session.getCastingGroups`.
public struct SessionGetCastingGroupsResult: Sendable, Equatable, JSONObjectEncodable {
  /// The groups; empty if it belongs to none.
  public var groups: [JSONObject]

  public init(groups: [JSONObject]) {
    self.groups = groups
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("groups", self.groups)
  }
}

/// The parameters of `session.requestStatus`.
public struct SessionRequestStatusParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The parameters of `session.transfer`.
public struct SessionTransferParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The other device's id in discovery.
  public var deviceId: String?
  /// Alternatively: the device's name, case-insensitive.
  ///
  /// Not empty.
  public var friendlyName: String?
  /// How long to look for a device that isn't known yet; discovery is started for that if necessary.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// Alternatively: an address or host name.
  ///
  /// Not empty.
  public var host: String?
  /// With `host`: the port; speaker groups have ports of their own.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// Whether the other device is set to this one's volume.
  ///
  /// Absent: `false`.
  public var keepVolume: Bool?
  /// How long connecting to the other device may take (absent: as for `session.start`), and how long all further steps
  /// may take (absent: the context's `transfer.timeout`). Time in which the TV asks its viewer for permission doesn't
  /// count.
  ///
  /// In seconds. More than 0, at most 600.
  public var timeout: Double?

  @_alwaysEmitIntoClient public init(
    sessionId: String? = nil, deviceId: String? = nil, friendlyName: String? = nil, searchTimeout: Double? = nil,
    host: String? = nil, port: Int64? = nil, keepVolume: Bool? = nil, timeout: Double? = nil
  ) {
    (
      self.sessionId, self.deviceId, self.friendlyName, self.searchTimeout, self.host, self.port, self.keepVolume,
      self.timeout
    )
    = (sessionId, deviceId, friendlyName, searchTimeout, host, port, keepVolume, timeout)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.deviceId = try members.optional("deviceId")
    self.friendlyName = try members.optional("friendlyName", JSONConstraint<String>.nonEmpty)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.keepVolume = try members.optional("keepVolume")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId", "deviceId", "friendlyName", "searchTimeout", "host", "port", "keepVolume", "timeout",
      "progressToken",
    ],
    meant: [
      "address": "host", "deviceName": "friendlyName", "deviceUniqueID": "deviceId", "id": "deviceId", "ip": "host",
      "ipAddress": "host", "name": "friendlyName", "networkAddress": "host", "servicePort": "port",
      "uniqueID": "deviceId", "uniqueId": "deviceId",
    ]
  )
}

/// The result of `session.transfer`.
public struct SessionTransferResult: Sendable, Equatable, JSONObjectEncodable {
  /// The session on the other device.
  public var session: Session
  /// The device that it left.
  public var fromDeviceId: String
  /// Where the playback state came from; absent: nothing played.
  public var stateSource: PlaybackStateSource?
  /// Whether the app accepted its state; otherwise the media was loaded, if there was any.
  public var isResumedByApplication: Bool
  /// Whether the old device confirmed that its app has ended.
  public var isSourceStopped: Bool

  public init(
    session: Session, fromDeviceId: String, stateSource: PlaybackStateSource? = nil, isResumedByApplication: Bool,
    isSourceStopped: Bool
  ) {
    self.session = session
    self.fromDeviceId = fromDeviceId
    self.stateSource = stateSource
    self.isResumedByApplication = isResumedByApplication
    self.isSourceStopped = isSourceStopped
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("session", self.session)
    writer.member("fromDeviceId", self.fromDeviceId)
    writer.member("stateSource", self.stateSource)
    writer.member("isResumedByApplication", self.isResumedByApplication)
    writer.member("isSourceStopped", self.isSourceStopped)
  }
}

/// The parameters of `session.takeBack`.
public struct SessionTakeBackParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// How to end the session afterwards; absent: it continues.
  public var action: SessionEndAction?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, action: SessionEndAction? = nil) {
    (self.sessionId, self.action) = (sessionId, action)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.action = try members.optional("action")
  }

  private static let vocabulary = JSONVocabulary(
    ["sessionId", "action", "progressToken"],
    meant: ["endSessionAndStopCasting": "action", "stopCasting": "action"]
  )
}

/// The parameters of `session.setDefaultOptions`.
public struct SessionSetDefaultOptionsParams: Sendable, Equatable, JSONDecodable {
  /// The options, at most 16 KiB; absent: none.
  public var options: JSONObject?
  /// The devices' category; Cast devices are `CAST`.
  ///
  /// Not empty. Absent: `"CAST"`.
  public var category: String?

  @_alwaysEmitIntoClient public init(options: JSONObject? = nil, category: String? = nil) {
    (self.options, self.category) = (options, category)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.options = try members.optional("options")
    self.category = try members.optional("category", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["options", "category", "progressToken"])
}

/// The parameters of `session.getDefaultOptions`.
public struct SessionGetDefaultOptionsParams: Sendable, Equatable, JSONDecodable {
  /// The devices' category; Cast devices are `CAST`.
  ///
  /// Not empty. Absent: `"CAST"`.
  public var category: String?

  @_alwaysEmitIntoClient public init(category: String? = nil) {
    self.category = category
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.category = try members.optional("category", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["category", "progressToken"])
}

/// The result of `session.getDefaultOptions`.
public struct SessionGetDefaultOptionsResult: Sendable, Equatable, JSONObjectEncodable {
  /// The options; absent: none.
  public var options: JSONObject?

  public init(options: JSONObject? = nil) {
    self.options = options
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("options", self.options)
  }
}

/// The parameters of `session.buildOpenUrl`.
public struct SessionBuildOpenUrlParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The URL to which the query item is added.
  ///
  /// Not empty. Absent: `"cast-rpc://open"`.
  public var baseUrl: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, baseUrl: String? = nil) {
    (self.sessionId, self.baseUrl) = (sessionId, baseUrl)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.baseUrl = try members.optional("baseUrl", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "baseUrl", "progressToken"])
}

/// The result of `session.buildOpenUrl`.
public struct SessionBuildOpenUrlResult: Sendable, Equatable, JSONObjectEncodable {
  /// The link.
  public var url: String
  /// The name of the item.
  public var queryItemName: String
  /// Its value, not percent-encoded.
  public var queryItemValue: String

  public init(url: String, queryItemName: String, queryItemValue: String) {
    (self.url, self.queryItemName, self.queryItemValue) = (url, queryItemName, queryItemValue)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("queryItemName", self.queryItemName)
    writer.member("queryItemValue", self.queryItemValue)
  }
}

/// The parameters of `session.parseOpenUrl`.
public struct SessionParseOpenUrlParams: Sendable, Equatable, JSONDecodable {
  /// The link.
  ///
  /// Not empty.
  public var url: String

  @_alwaysEmitIntoClient public init(url: String) {
    self.url = url
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.url = try members.required("url", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["url", "progressToken"])
}

/// The result of `session.parseOpenUrl`.
public struct SessionParseOpenUrlResult: Sendable, Equatable, JSONObjectEncodable {
  /// The device.
  ///
  /// SDK: `GCKOpenURLOptions.deviceUniqueID`.
  public var deviceId: String
  /// The device's name when the link was made.
  ///
  /// SDK: `GCKOpenURLOptions.deviceFriendlyName`.
  public var friendlyName: String?
  /// The id of the app's run; absent: any.
  ///
  /// SDK: `GCKOpenURLOptions.sessionID`.
  public var receiverSessionId: String?

  public init(deviceId: String, friendlyName: String? = nil, receiverSessionId: String? = nil) {
    (self.deviceId, self.friendlyName, self.receiverSessionId) = (deviceId, friendlyName, receiverSessionId)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("receiverSessionId", self.receiverSessionId)
  }
}

/// The parameters of `session.startWithOpenUrl`.
public struct SessionStartWithOpenUrlParams: Sendable, Equatable, JSONDecodable {
  /// The link.
  ///
  /// Not empty.
  public var url: String
  /// The app's id, if the link names no run; absent: as for `session.start`.
  ///
  /// Not empty.
  public var applicationId: String?
  /// How long to look for the device.
  ///
  /// In seconds. From 0 to 600. Absent: `10`.
  public var searchTimeout: Double?
  /// The behaviour if a session with the device already exists. A session that is being restored, connected or ended is
  /// awaited first.
  ///
  /// Absent: `"FAIL"`.
  public var ifExists: ExistingSessionPolicy?
  /// Options to store in the session, at most 16 KiB; absent: those of `session.setDefaultOptions`.
  ///
  /// SDK: `GCKSessionOptions`.
  public var sessionOptions: JSONObject?
  /// How long connecting may take; absent: the context's `connectTimeout`.
  ///
  /// In seconds. More than 0, at most 600.
  public var timeout: Double?

  @_alwaysEmitIntoClient public init(
    url: String, applicationId: String? = nil, searchTimeout: Double? = nil, ifExists: ExistingSessionPolicy? = nil,
    sessionOptions: JSONObject? = nil, timeout: Double? = nil
  ) {
    self.url = url
    self.applicationId = applicationId
    self.searchTimeout = searchTimeout
    self.ifExists = ifExists
    self.sessionOptions = sessionOptions
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.url = try members.required("url", JSONConstraint<String>.nonEmpty)
    self.applicationId = try members.optional("applicationId", JSONConstraint<String>.nonEmpty)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.ifExists = try members.optional("ifExists")
    self.sessionOptions = try members.optional("sessionOptions")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(
    ["url", "applicationId", "searchTimeout", "ifExists", "sessionOptions", "timeout", "progressToken"],
    meant: [
      "appID": "applicationId", "appId": "applicationId", "receiverAppId": "applicationId",
      "receiverApplicationID": "applicationId", "receiverApplicationId": "applicationId",
    ]
  )
}

/// The parameters of `session.suspend`.
public struct SessionSuspendParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?
  /// The reason reported by `session.didSuspend`. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE` and `TERMINATED` the
  /// session resumes by itself as soon as the device can be reached, as after a lost connection.
  ///
  /// Absent: `"REQUESTED"`.
  public var reason: SessionSuspendReason?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil, reason: SessionSuspendReason? = nil) {
    (self.sessionId, self.reason) = (sessionId, reason)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
    self.reason = try members.optional("reason")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "reason", "progressToken"])
}

/// The parameters of `session.resume`.
public struct SessionResumeParams: Sendable, Equatable, JSONDecodable {
  /// The session; absent: the current one.
  public var sessionId: String?

  @_alwaysEmitIntoClient public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(["sessionId", "progressToken"])
}

/// The parameters of `session.listSaved`.
public struct SessionListSavedParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `session.listSaved`.
public struct SessionListSavedResult: Sendable, Equatable, JSONObjectEncodable {
  /// The sessions that `session.restore` would rejoin.
  public var sessions: [SavedSession]
  /// Records that can't be used, one sentence each: damaged files, sessions older than a day.
  public var problems: [String]

  public init(sessions: [SavedSession], problems: [String]) {
    (self.sessions, self.problems) = (sessions, problems)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessions", self.sessions)
    writer.member("problems", self.problems)
  }
}

/// The parameters of `session.restore`.
public struct SessionRestoreParams: Sendable, Equatable, JSONDecodable {
  /// How long to wait for each device.
  ///
  /// In seconds. More than 0, at most 600. Absent: `10`.
  public var timeout: Double?

  @_alwaysEmitIntoClient public init(timeout: Double? = nil) {
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(["timeout", "progressToken"])
}

/// The result of `session.restore`.
public struct SessionRestoreResult: Sendable, Equatable, JSONObjectEncodable {
  /// The sessions that are connected again.
  public var sessions: [Session]
  /// The sessions that are not.
  public var failures: [FailedRestoration]
  /// Records that can't be used, one sentence each.
  public var problems: [String]

  public init(sessions: [Session], failures: [FailedRestoration], problems: [String]) {
    (self.sessions, self.failures, self.problems) = (sessions, failures, problems)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessions", self.sessions)
    writer.member("failures", self.failures)
    writer.member("problems", self.problems)
  }
}

/// `session.willStart`
///
/// A session starts to connect.
///
/// SDK: `sessionManager:willStartCastSession:`.
public struct SessionWillStart: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.willStart" }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session

  public init(sessionId: String, session: Session) {
    (self.sessionId, self.session) = (sessionId, session)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}

/// `session.didEnterPhase`
///
/// A connecting session entered a new phase.
public struct SessionDidEnterPhase: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didEnterPhase" }

  /// The session.
  public var sessionId: String
  /// The phase that begins.
  public var phase: ConnectionPhase
  /// Time since the start.
  ///
  /// In seconds.
  public var elapsed: Double
  /// Details, such as that the TV asks its viewer for permission.
  public var message: String?

  public init(sessionId: String, phase: ConnectionPhase, elapsed: Double, message: String? = nil) {
    (self.sessionId, self.phase, self.elapsed, self.message) = (sessionId, phase, elapsed, message)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("phase", self.phase)
    writer.member("elapsed", self.elapsed)
    writer.member("message", self.message)
  }
}

/// `session.didStart`
///
/// A session is connected.
///
/// SDK: `sessionManager:didStartCastSession:`.
public struct SessionDidStart: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didStart" }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session

  public init(sessionId: String, session: Session) {
    (self.sessionId, self.session) = (sessionId, session)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}

/// `session.didFailToStart`
///
/// A session failed to connect.
///
/// SDK: `sessionManager:didFailToStartCastSession:withError:`.
public struct SessionDidFailToStart: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didFailToStart" }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// The reason.
  public var error: ErrorInfo

  public init(sessionId: String, session: Session, error: ErrorInfo) {
    (self.sessionId, self.session, self.error) = (sessionId, session, error)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("error", self.error)
  }
}

/// `session.willEnd`
///
/// A session is about to end on request.
///
/// SDK: `sessionManager:willEndCastSession:`.
public struct SessionWillEnd: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.willEnd" }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session

  public init(sessionId: String, session: Session) {
    (self.sessionId, self.session) = (sessionId, session)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}

/// `session.didEnd`
///
/// A session ended.
///
/// SDK: `sessionManager:didEndCastSession:withError:`.
public struct SessionDidEnd: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didEnd" }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// The reason.
  public var reason: SessionEndReason
  /// The error, if there was one.
  public var error: ErrorInfo?

  public init(sessionId: String, session: Session, reason: SessionEndReason, error: ErrorInfo? = nil) {
    (self.sessionId, self.session, self.reason, self.error) = (sessionId, session, reason, error)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("reason", self.reason)
    writer.member("error", self.error)
  }
}

/// `session.didSuspend`
///
/// A session lost its connection, or was suspended; playback may continue.
///
/// SDK: `sessionManager:didSuspendCastSession:withReason:`.
public struct SessionDidSuspend: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didSuspend" }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// The reason.
  public var reason: SessionSuspendReason
  /// The cause of the loss.
  public var error: ErrorInfo?

  public init(sessionId: String, session: Session, reason: SessionSuspendReason, error: ErrorInfo? = nil) {
    (self.sessionId, self.session, self.reason, self.error) = (sessionId, session, reason, error)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("reason", self.reason)
    writer.member("error", self.error)
  }
}

/// `session.willResume`
///
/// An attempt to resume a session starts.
///
/// SDK: `sessionManager:willResumeCastSession:`.
public struct SessionWillResume: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.willResume" }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// The number of the attempt since the suspension, from 1.
  public var attempt: Int64
  /// The error that ended the previous attempt or, for the first one, the connection.
  public var error: ErrorInfo?

  public init(sessionId: String, session: Session, attempt: Int64, error: ErrorInfo? = nil) {
    (self.sessionId, self.session, self.attempt, self.error) = (sessionId, session, attempt, error)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("attempt", self.attempt)
    writer.member("error", self.error)
  }
}

/// `session.didResume`
///
/// A session is connected again, and the same run of its app continues; nothing was loaded.
///
/// SDK: `sessionManager:didResumeCastSession:`.
public struct SessionDidResume: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didResume" }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session

  public init(sessionId: String, session: Session) {
    (self.sessionId, self.session) = (sessionId, session)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}

/// `session.didFailToResume`
///
/// A session could not be resumed: its app has ended, or the device was unreachable for too long. `session.didEnd`
/// follows.
///
/// SDK: `sessionManager:didFailToResumeSession:withError:`.
public struct SessionDidFailToResume: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didFailToResume" }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// The reason.
  public var error: ErrorInfo

  public init(sessionId: String, session: Session, error: ErrorInfo) {
    (self.sessionId, self.session, self.error) = (sessionId, session, error)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("error", self.error)
  }
}

/// `session.didUpdateDefaultOptions`
///
/// The default `sessionOptions` of new sessions changed.
///
/// SDK: `sessionManager:didUpdateDefaultSessionOptionsForDeviceCategory:`.
public struct SessionDidUpdateDefaultOptions: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didUpdateDefaultOptions" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.category }

  /// The devices' category.
  public var category: String
  /// The options; absent: none.
  public var options: JSONObject?

  public init(category: String, options: JSONObject? = nil) {
    (self.category, self.options) = (category, options)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("category", self.category)
    writer.member("options", self.options)
  }
}

/// `session.willTransfer`
///
/// A session is about to move to another device, because a client called `session.transfer`, or because the receivers'
/// platform moved it and it was found there.
public struct SessionWillTransfer: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.willTransfer" }

  /// The session.
  public var sessionId: String
  /// The session, still on its device.
  public var session: Session
  /// The other device.
  public var toDevice: Device

  public init(sessionId: String, session: Session, toDevice: Device) {
    (self.sessionId, self.session, self.toDevice) = (sessionId, session, toDevice)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("toDevice", self.toDevice)
  }
}

/// `session.didTransfer`
///
/// A session has moved to another device under the same id; `session.didResume`, whose session has that device, came
/// just before. The new device has a new media session.
///
/// SDK: `sessionManager:didResumeCastSession:`.
public struct SessionDidTransfer: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didTransfer" }

  /// The session.
  public var sessionId: String
  /// The session on the other device.
  public var session: Session
  /// The device that it left.
  public var fromDevice: Device

  public init(sessionId: String, session: Session, fromDevice: Device) {
    (self.sessionId, self.session, self.fromDevice) = (sessionId, session, fromDevice)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("fromDevice", self.fromDevice)
  }
}

/// `session.didFailToTransfer`
///
/// A session could not be transferred; it is unchanged, unless `session.didEnd` or `session.didSuspend` says otherwise.
public struct SessionDidFailToTransfer: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didFailToTransfer" }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// The other device.
  public var toDevice: Device
  /// The reason.
  public var error: ErrorInfo

  public init(sessionId: String, session: Session, toDevice: Device, error: ErrorInfo) {
    (self.sessionId, self.session, self.toDevice, self.error) = (sessionId, session, toDevice, error)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("toDevice", self.toDevice)
    writer.member("error", self.error)
  }
}

/// `session.didUpdateDevice`
///
/// A session's device changed: its name, its address, its status.
///
/// SDK: `sessionManager:castSession:didUpdateDevice:`.
public struct SessionDidUpdateDevice: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didUpdateDevice" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session

  public init(sessionId: String, session: Session) {
    (self.sessionId, self.session) = (sessionId, session)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}

/// `session.didReceiveMultizoneStatus`
///
/// A group reported its members, and they differ from the known ones.
///
/// SDK: `didReceiveMultizoneStatus:`.
public struct SessionDidReceiveMultizoneStatus: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didReceiveMultizoneStatus" }

  /// The session.
  public var sessionId: String
  /// The members now.
  public var status: MultizoneStatus

  public init(sessionId: String, status: MultizoneStatus) {
    (self.sessionId, self.status) = (sessionId, status)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("status", self.status)
  }
}

/// `session.didAddMultizoneDevice`
///
/// A device joined the group.
///
/// SDK: `didAddMultizoneDevice:`.
public struct SessionDidAddMultizoneDevice: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didAddMultizoneDevice" }

  /// The session.
  public var sessionId: String
  /// The member.
  public var device: MultizoneDevice

  public init(sessionId: String, device: MultizoneDevice) {
    (self.sessionId, self.device) = (sessionId, device)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("device", self.device)
  }
}

/// `session.didUpdateMultizoneDevice`
///
/// A group member changed, such as its volume.
///
/// SDK: `didUpdateMultizoneDevice:`.
public struct SessionDidUpdateMultizoneDevice: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didUpdateMultizoneDevice" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId + "\u{1F}" + self.deviceId }

  /// The session.
  public var sessionId: String
  /// The member.
  public var deviceId: String
  /// The member now.
  public var device: MultizoneDevice

  public init(sessionId: String, deviceId: String, device: MultizoneDevice) {
    (self.sessionId, self.deviceId, self.device) = (sessionId, deviceId, device)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("device", self.device)
  }
}

/// `session.didRemoveMultizoneDevice`
///
/// A device left the group.
///
/// SDK: `didRemoveMultizoneDeviceWithID:`.
public struct SessionDidRemoveMultizoneDevice: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didRemoveMultizoneDevice" }

  /// The session.
  public var sessionId: String
  /// The member.
  public var deviceId: String

  public init(sessionId: String, deviceId: String) {
    (self.sessionId, self.deviceId) = (sessionId, deviceId)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
  }
}

/// `session.didUpdatePlaybackSession`
///
/// Whether playback can be transferred and expanded changed.
public struct SessionDidUpdatePlaybackSession: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didUpdatePlaybackSession" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The present state.
  public var playbackSession: MultizonePlaybackSession

  public init(sessionId: String, playbackSession: MultizonePlaybackSession) {
    (self.sessionId, self.playbackSession) = (sessionId, playbackSession)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("playbackSession", self.playbackSession)
  }
}

/// `session.didChangeVolume`
///
/// The device's volume changed, by this server, another sender or the device itself.
///
/// SDK: `didReceiveDeviceVolume:muted:`.
public struct SessionDidChangeVolume: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didChangeVolume" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The volume now.
  public var volume: DeviceVolume

  public init(sessionId: String, volume: DeviceVolume) {
    (self.sessionId, self.volume) = (sessionId, volume)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("volume", self.volume)
  }
}

/// `session.didChangeStatus`
///
/// The receiver's status changed: app, status text, active input, standby.
///
/// SDK: `didReceiveDeviceStatus:`.
public struct SessionDidChangeStatus: Sendable, Equatable, RPCNotification {
  public static var method: String { "session.didChangeStatus" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The session now.
  public var session: Session

  public init(sessionId: String, session: Session) {
    (self.sessionId, self.session) = (sessionId, session)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}
