public import CastDiscovery
public import CastModel
public import DeviceAuthentication
public import JSONCodec

/// How a session was at one moment: the spec's `Session`.
public struct SessionSnapshot: Sendable, Hashable {
  /// Names the session in this context: `s-` and 8 hexadecimal digits.
  public var sessionId: String
  /// Its device.
  public var device: DiscoveredDevice
  /// How far it is.
  public var connectionState: ConnectionState
  /// While suspended: the reason.
  public var suspendReason: SessionSuspendReason?
  /// The state of the connection to the device.
  public var linkState: SessionLinkState
  /// What is known of the app's run, whatever the link does.
  public var applicationState: SessionApplicationState
  /// While connecting or resuming: the present phase.
  public var phase: ConnectionPhase?
  /// The id of the app that was requested.
  public var applicationId: String?
  /// What the client that began the session wants to find in it again (SDK `GCKSession.sessionOptions`).
  public var sessionOptions: JSONObject?
  /// The receiver's name for this run of the app (SDK `GCKSession.sessionID`).
  public var receiverSessionId: String?
  /// The app.
  public var application: ReceiverApplication?
  /// The device's volume.
  public var volume: DeviceVolume?
  /// How the volume can be changed.
  public var traits: SessionTraits
  /// Whether the TV shows this device; `nil` where unknown.
  public var isActiveInput: Bool?
  /// Whether the TV is in standby; `nil` where unknown.
  public var isStandBy: Bool?
  /// What device authentication found out; `nil` if the device wasn't asked, or hasn't answered yet.
  public var authentication: AuthenticationResult?
  /// The members of the group; `nil` where the device is none, or hasn't told.
  public var multizone: MultizoneStatus?
  /// Whether the app plays media.
  public var supportsMedia: Bool
  /// Whether the app has told what it plays, since the link was made; `nil` for an app without media.
  public var isMediaStatusKnown: Bool?
  /// The program that started or joined it; `nil` where it didn't say its name.
  public var owner: ClientInfo?

  /// The device's id; it stays the same when the address changes.
  public var deviceId: String { self.device.deviceId }
}

extension Session {
  /// What clients are told of a session.
  public init(_ session: SessionSnapshot) {
    self.init(
      sessionId: session.sessionId, deviceId: session.deviceId, device: Device(session.device),
      connectionState: session.connectionState, suspendReason: session.suspendReason, linkState: session.linkState,
      applicationState: session.applicationState, phase: session.phase, applicationId: session.applicationId,
      sessionOptions: session.sessionOptions, receiverSessionId: session.receiverSessionId,
      application: session.application, volume: session.volume, traits: session.traits,
      isActiveInput: session.isActiveInput, isStandBy: session.isStandBy,
      authentication: session.authentication.map(DeviceAuthenticationInfo.init), multizone: session.multizone,
      supportsMedia: session.supportsMedia, owner: session.owner, isMediaStatusKnown: session.isMediaStatusKnown)
  }
}
