// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// A client's name and version, for logs and for other clients (`Session.owner`).
public struct ClientInfo: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// Its name.
  ///
  /// Not empty.
  public var name: String
  /// Its version.
  public var version: String?

  public init(name: String, version: String? = nil) {
    (self.name, self.version) = (name, version)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.name = try members.required("name", JSONConstraint<String>.nonEmpty)
    self.version = try members.optional("version")
  }

  private static let vocabulary = JSONVocabulary(["name", "version"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", self.name)
    writer.member("version", self.version)
  }
}

/// A phase of connecting.
public struct ConnectionPhase: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Finding the device's address.
  public static let resolve: ConnectionPhase = ConnectionPhase(rawValue: "RESOLVE")
  /// Connecting.
  public static let tcp: ConnectionPhase = ConnectionPhase(rawValue: "TCP")
  /// Encrypting.
  public static let tls: ConnectionPhase = ConnectionPhase(rawValue: "TLS")
  /// Authenticating the device, if the options say so.
  public static let authenticate: ConnectionPhase = ConnectionPhase(rawValue: "AUTHENTICATE")
  /// Opening the virtual connection and asking for the receiver's status.
  public static let connect: ConnectionPhase = ConnectionPhase(rawValue: "CONNECT")
  /// Launching the app.
  public static let launch: ConnectionPhase = ConnectionPhase(rawValue: "LAUNCH")
  /// Joining the app that runs.
  public static let join: ConnectionPhase = ConnectionPhase(rawValue: "JOIN")
  /// Opening the virtual connection to the app.
  public static let appConnect: ConnectionPhase = ConnectionPhase(rawValue: "APP_CONNECT")
  /// Asking for the media status.
  public static let mediaStatus: ConnectionPhase = ConnectionPhase(rawValue: "MEDIA_STATUS")
  /// Transfers: requesting the playback state from the app.
  public static let storeSession: ConnectionPhase = ConnectionPhase(rawValue: "STORE_SESSION")
  /// Transfers: passing the state to the app on the other device.
  public static let resumeSession: ConnectionPhase = ConnectionPhase(rawValue: "RESUME_SESSION")
  /// Transfers: stopping the app on the old device.
  public static let stopSource: ConnectionPhase = ConnectionPhase(rawValue: "STOP_SOURCE")

  public static let knownValues: [ConnectionPhase] = [
    .resolve, .tcp, .tls, .authenticate, .connect, .launch, .join, .appConnect, .mediaStatus, .storeSession,
    .resumeSession, .stopSource,
  ]
}

/// The state of a session.
public struct ConnectionState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It is starting.
  public static let connecting: ConnectionState = ConnectionState(rawValue: "CONNECTING")
  /// It is connected.
  public static let connected: ConnectionState = ConnectionState(rawValue: "CONNECTED")
  /// Its connection is lost or closed; the app may continue, and the session can be resumed.
  public static let suspended: ConnectionState = ConnectionState(rawValue: "SUSPENDED")
  /// It is ending.
  public static let disconnecting: ConnectionState = ConnectionState(rawValue: "DISCONNECTING")
  /// It is over.
  public static let disconnected: ConnectionState = ConnectionState(rawValue: "DISCONNECTED")

  public static let knownValues: [ConnectionState] = [
    .connecting, .connected, .suspended, .disconnecting, .disconnected,
  ]
}

/// The effect of a session's end on the receiver's app.
public struct SessionEndAction: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// This sender leaves the app (CLOSE); playback continues.
  public static let leave: SessionEndAction = SessionEndAction(rawValue: "LEAVE")
  /// The connection is closed without a message; playback continues.
  public static let disconnect: SessionEndAction = SessionEndAction(rawValue: "DISCONNECT")
  /// The app is stopped, for all senders.
  public static let stopCasting: SessionEndAction = SessionEndAction(rawValue: "STOP_CASTING")

  public static let knownValues: [SessionEndAction] = [.leave, .disconnect, .stopCasting]
}

/// Why a session ended.
public struct SessionEndReason: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A client ended it.
  public static let requested: SessionEndReason = SessionEndReason(rawValue: "REQUESTED")
  /// The app ended: another sender stopped it, or it ended by itself.
  public static let applicationEnded: SessionEndReason = SessionEndReason(rawValue: "APPLICATION_ENDED")
  /// Another app runs now.
  public static let replaced: SessionEndReason = SessionEndReason(rawValue: "REPLACED")
  /// The connection was lost, and could not be restored in time.
  public static let connectionLost: SessionEndReason = SessionEndReason(rawValue: "CONNECTION_LOST")
  /// After a reconnect the device failed the authentication that the options require.
  public static let authenticationFailed: SessionEndReason = SessionEndReason(rawValue: "AUTHENTICATION_FAILED")
  /// The server shut down.
  public static let serverShutdown: SessionEndReason = SessionEndReason(rawValue: "SERVER_SHUTDOWN")

  public static let knownValues: [SessionEndReason] = [
    .requested, .applicationEnded, .replaced, .connectionLost, .authenticationFailed, .serverShutdown,
  ]
}

/// Why a session is suspended.
///
/// SDK: `GCKConnectionSuspendReason`.
public struct SessionSuspendReason: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The connection was lost, or the receiver closed it; the session is resumed as soon as the device can be reached.
  public static let networkError: SessionSuspendReason = SessionSuspendReason(rawValue: "NETWORK_ERROR")
  /// The connection was lost while this machine has no network; the session is resumed as soon as the device can be
  /// reached.
  public static let networkNotReachable: SessionSuspendReason = SessionSuspendReason(rawValue: "NETWORK_NOT_REACHABLE")
  /// The programs that cast are in the background (`context.setAppState`).
  public static let backgrounded: SessionSuspendReason = SessionSuspendReason(rawValue: "BACKGROUNDED")
  /// A client asked for it (`session.suspend`).
  public static let requested: SessionSuspendReason = SessionSuspendReason(rawValue: "REQUESTED")
  /// The server that had the session ended without ending it (`session.restore`).
  public static let terminated: SessionSuspendReason = SessionSuspendReason(rawValue: "TERMINATED")

  public static let knownValues: [SessionSuspendReason] = [
    .networkError, .networkNotReachable, .backgrounded, .requested, .terminated,
  ]
}

/// The state of a session's connection to its device.
public struct SessionLinkState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// There is none.
  public static let down: SessionLinkState = SessionLinkState(rawValue: "DOWN")
  /// It is being made.
  public static let connecting: SessionLinkState = SessionLinkState(rawValue: "CONNECTING")
  /// The connection is established, and the device answers.
  public static let up: SessionLinkState = SessionLinkState(rawValue: "UP")

  public static let knownValues: [SessionLinkState] = [.down, .connecting, .up]
}

/// The last known state of the app's run, independent of the connection's state.
public struct SessionApplicationState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The receiver hasn't reported it yet, or not since the connection was lost.
  public static let unknown: SessionApplicationState = SessionApplicationState(rawValue: "UNKNOWN")
  /// The receiver reports it.
  public static let running: SessionApplicationState = SessionApplicationState(rawValue: "RUNNING")
  /// The receiver doesn't report it, which may be temporary.
  public static let missing: SessionApplicationState = SessionApplicationState(rawValue: "MISSING")
  /// It is over.
  public static let ended: SessionApplicationState = SessionApplicationState(rawValue: "ENDED")

  public static let knownValues: [SessionApplicationState] = [.unknown, .running, .missing, .ended]
}

/// How a session's device lets its volume be changed.
///
/// SDK: `GCKSessionTraits`.
public struct SessionTraits: Sendable, Hashable, JSONObjectEncodable {
  /// The lowest volume.
  ///
  /// From 0 to 1. SDK: `GCKSessionTraits.minimumVolume`.
  public var minimumVolume: Double
  /// The highest volume.
  ///
  /// From 0 to 1. SDK: `GCKSessionTraits.maximumVolume`.
  public var maximumVolume: Double
  /// The size of one step; 0 if the volume is fixed.
  ///
  /// From 0 to 1. SDK: `GCKSessionTraits.volumeIncrement`.
  public var volumeIncrement: Double
  /// Whether the device can be muted.
  ///
  /// SDK: `GCKSessionTraits.supportsMuting`.
  public var supportsMuting: Bool
  /// Whether senders can't change the volume.
  ///
  /// SDK: `GCKSessionTraits.isFixedVolume`.
  public var isFixedVolume: Bool

  public init(
    minimumVolume: Double, maximumVolume: Double, volumeIncrement: Double, supportsMuting: Bool, isFixedVolume: Bool
  ) {
    self.minimumVolume = minimumVolume
    self.maximumVolume = maximumVolume
    self.volumeIncrement = volumeIncrement
    self.supportsMuting = supportsMuting
    self.isFixedVolume = isFixedVolume
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("minimumVolume", self.minimumVolume)
    writer.member("maximumVolume", self.maximumVolume)
    writer.member("volumeIncrement", self.volumeIncrement)
    writer.member("supportsMuting", self.supportsMuting)
    writer.member("isFixedVolume", self.isFixedVolume)
  }
}

/// A connection to a receiver app.
///
/// SDK: `GCKCastSession`.
public struct Session: Sendable, Hashable, JSONObjectEncodable {
  /// The session's id in this server.
  public var sessionId: String
  /// The session's device.
  public var deviceId: String
  /// The session's device.
  public var device: Device
  /// Its state.
  public var connectionState: ConnectionState
  /// While suspended: the reason.
  public var suspendReason: SessionSuspendReason?
  /// The state of the connection to the device.
  public var linkState: SessionLinkState
  /// The last known state of the app's run.
  public var applicationState: SessionApplicationState
  /// While connecting or resuming: the present phase.
  public var phase: ConnectionPhase?
  /// The id of the app that was requested.
  public var applicationId: String?
  /// Options that the client which started the session stored in it.
  ///
  /// SDK: `GCKSession.sessionOptions`.
  public var sessionOptions: JSONObject?
  /// The receiver's id of this run of the app.
  ///
  /// SDK: `GCKSession.sessionID`.
  public var receiverSessionId: String?
  /// The app's run, as the receiver's status describes it.
  public var application: ReceiverApplication?
  /// The device's volume.
  public var volume: DeviceVolume?
  /// How the volume can be changed.
  ///
  /// SDK: `GCKSession.traits`.
  public var traits: SessionTraits
  /// Whether the TV shows this device's input; absent if unknown.
  public var isActiveInput: Bool?
  /// Whether the TV is in standby; absent if unknown.
  public var isStandBy: Bool?
  /// Other members of the receiver's status, as the device wrote them, such as `userEq` and `version`; absent if there
  /// are none.
  public var deviceStatus: JSONObject?
  /// The findings of device authentication; absent if it was not requested, or is not finished.
  public var authentication: DeviceAuthenticationInfo?
  /// The members of the group, if the device is a group and has reported them.
  public var multizone: MultizoneStatus?
  /// Whether the app plays media.
  public var supportsMedia: Bool
  /// The program that started or joined it, as it identified itself in `server.initialize`; absent if it didn't.
  public var owner: ClientInfo?
  /// Whether the app has reported its media status since the connection was made. Some apps never answer that request:
  /// casting to them works, and their media is known after the first `media.load`. Absent for apps that play no media.
  public var isMediaStatusKnown: Bool?

  public init(
    sessionId: String, deviceId: String, device: Device, connectionState: ConnectionState,
    suspendReason: SessionSuspendReason? = nil, linkState: SessionLinkState, applicationState: SessionApplicationState,
    phase: ConnectionPhase? = nil, applicationId: String? = nil, sessionOptions: JSONObject? = nil,
    receiverSessionId: String? = nil, application: ReceiverApplication? = nil, volume: DeviceVolume? = nil,
    traits: SessionTraits, isActiveInput: Bool? = nil, isStandBy: Bool? = nil, deviceStatus: JSONObject? = nil,
    authentication: DeviceAuthenticationInfo? = nil, multizone: MultizoneStatus? = nil, supportsMedia: Bool,
    owner: ClientInfo? = nil, isMediaStatusKnown: Bool? = nil
  ) {
    (
      self.sessionId, self.deviceId, self.device, self.connectionState, self.suspendReason, self.linkState,
      self.applicationState, self.phase, self.applicationId, self.sessionOptions, self.receiverSessionId,
      self.application, self.volume, self.traits, self.isActiveInput, self.isStandBy, self.deviceStatus,
      self.authentication, self.multizone, self.supportsMedia, self.owner, self.isMediaStatusKnown
    )
    = (
      sessionId, deviceId, device, connectionState, suspendReason, linkState, applicationState, phase, applicationId,
      sessionOptions, receiverSessionId, application, volume, traits, isActiveInput, isStandBy, deviceStatus,
      authentication, multizone, supportsMedia, owner, isMediaStatusKnown
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("device", self.device)
    writer.member("connectionState", self.connectionState)
    writer.member("suspendReason", self.suspendReason)
    writer.member("linkState", self.linkState)
    writer.member("applicationState", self.applicationState)
    writer.member("phase", self.phase)
    writer.member("applicationId", self.applicationId)
    writer.member("sessionOptions", self.sessionOptions)
    writer.member("receiverSessionId", self.receiverSessionId)
    writer.member("application", self.application)
    writer.member("volume", self.volume)
    writer.member("traits", self.traits)
    writer.member("isActiveInput", self.isActiveInput)
    writer.member("isStandBy", self.isStandBy)
    writer.member("deviceStatus", self.deviceStatus)
    writer.member("authentication", self.authentication)
    writer.member("multizone", self.multizone)
    writer.member("supportsMedia", self.supportsMedia)
    writer.member("owner", self.owner)
    writer.member("isMediaStatusKnown", self.isMediaStatusKnown)
  }
}

/// The source of the playback state.
public struct PlaybackStateSource: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The app itself (STORE_SESSION).
  public static let application: PlaybackStateSource = PlaybackStateSource(rawValue: "APPLICATION")
  /// The media status, because the app doesn't support STORE_SESSION: media or queue, position, repeat mode, rate and
  /// tracks.
  public static let mediaStatus: PlaybackStateSource = PlaybackStateSource(rawValue: "MEDIA_STATUS")

  public static let knownValues: [PlaybackStateSource] = [.application, .mediaStatus]
}

/// The state with which another device, or a local player, continues playback.
public struct PlaybackState: Sendable, Hashable, JSONObjectEncodable {
  /// The load that continues playback, with position (`currentTime`), rate, tracks, and `autoplay`, which is false if
  /// playback is paused. `media.load` accepts its members; values of the app that it wouldn't accept are left out.
  public var loadRequestData: LoadRequestData
  /// The app's own data.
  public var customData: JSONValue?
  /// The place that it was read from.
  public var source: PlaybackStateSource
  /// The player's state.
  public var playerState: PlayerState
  /// The position; for a queue, in its current item.
  ///
  /// In seconds. At least 0.
  public var position: Double
  /// The media session that it was taken from.
  public var mediaSessionId: Int64?

  public init(
    loadRequestData: LoadRequestData, customData: JSONValue? = nil, source: PlaybackStateSource,
    playerState: PlayerState, position: Double, mediaSessionId: Int64? = nil
  ) {
    self.loadRequestData = loadRequestData
    self.customData = customData
    self.source = source
    self.playerState = playerState
    self.position = position
    self.mediaSessionId = mediaSessionId
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("loadRequestData", self.loadRequestData)
    writer.member("customData", self.customData)
    writer.member("source", self.source)
    writer.member("playerState", self.playerState)
    writer.member("position", self.position)
    writer.member("mediaSessionId", self.mediaSessionId)
  }
}

/// A session's saved record, with which another server can rejoin it.
public struct SavedSession: Sendable, Hashable, JSONObjectEncodable {
  /// The session's id in the server that had it; it keeps the id if that is free.
  public var sessionId: String
  /// The session's device.
  public var deviceId: String
  /// The device's name.
  public var friendlyName: String
  /// The device's last known address; the device is looked up by its id, too.
  public var host: String
  /// The device's last known port.
  public var port: Int64
  /// The id of the app that was requested.
  public var applicationId: String?
  /// The receiver's id of the app's run; only this run is rejoined.
  public var receiverSessionId: String
  /// Options that the client which started the session stored in it.
  public var sessionOptions: JSONObject?
  /// The program that started it.
  public var owner: ClientInfo?
  /// When it was saved, in seconds since 1970.
  ///
  /// In seconds.
  public var savedAt: Int64

  public init(
    sessionId: String, deviceId: String, friendlyName: String, host: String, port: Int64, applicationId: String? = nil,
    receiverSessionId: String, sessionOptions: JSONObject? = nil, owner: ClientInfo? = nil, savedAt: Int64
  ) {
    (
      self.sessionId, self.deviceId, self.friendlyName, self.host, self.port, self.applicationId,
      self.receiverSessionId, self.sessionOptions, self.owner, self.savedAt
    )
    = (sessionId, deviceId, friendlyName, host, port, applicationId, receiverSessionId, sessionOptions, owner, savedAt)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("applicationId", self.applicationId)
    writer.member("receiverSessionId", self.receiverSessionId)
    writer.member("sessionOptions", self.sessionOptions)
    writer.member("owner", self.owner)
    writer.member("savedAt", self.savedAt)
  }
}
