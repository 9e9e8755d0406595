public import CastDiscovery
public import CastModel
public import DeviceAuthentication
public import JSONCodec

/// The state of a session at one moment: the spec's `Session`.
public struct SessionSnapshot: Sendable, Hashable {
  /// The session's id in this context: `s-` and 8 hexadecimal digits.
  public var sessionId: String
  /// The session's device.
  public var device: DiscoveredDevice
  /// The state of the session.
  public var connectionState: ConnectionState
  /// The reason, while the session is suspended.
  public var suspendReason: SessionSuspendReason?
  /// The state of the connection to the device.
  public var linkState: SessionLinkState
  /// The state of the app's run, independent of the link's.
  public var applicationState: SessionApplicationState
  /// The present phase, while connecting or resuming.
  public var phase: ConnectionPhase?
  /// The id of the app that was requested.
  public var applicationId: String?
  /// The data that the client stored when it began the session (SDK `GCKSession.sessionOptions`).
  public var sessionOptions: JSONObject?
  /// The receiver's name for this run of the app (SDK `GCKSession.sessionID`).
  public var receiverSessionId: String?
  /// The app.
  public var application: ReceiverApplication?
  /// The device's volume.
  public var volume: DeviceVolume?
  /// The ways in which the volume can be changed.
  public var traits: SessionTraits
  /// Whether the TV shows this device; `nil` if unknown.
  public var isActiveInput: Bool?
  /// Whether the TV is in standby; `nil` if unknown.
  public var isStandBy: Bool?
  /// The other members of the receiver's status; `nil` if there are none.
  public var deviceStatus: JSONObject?
  /// The result of device authentication; `nil` if the device wasn't asked, or hasn't answered yet.
  public var authentication: AuthenticationResult?
  /// The members of the group; `nil` if the device isn't a group, or hasn't sent them.
  public var multizone: MultizoneStatus?
  /// Whether the app plays media.
  public var supportsMedia: Bool
  /// Whether the app has sent its media status since the link was opened; `nil` for an app without media.
  public var isMediaStatusKnown: Bool?
  /// The program that started or joined the session; `nil` if it didn't give its name.
  public var owner: ClientInfo?

  /// The device's id; it stays the same when the address changes.
  public var deviceId: String { self.device.deviceId }
}

extension Session {
  /// Creates the clients' view of a session.
  public init(_ session: SessionSnapshot) {
    self.init(
      sessionId: session.sessionId, deviceId: session.deviceId, device: Device(session.device),
      connectionState: session.connectionState, suspendReason: session.suspendReason, linkState: session.linkState,
      applicationState: session.applicationState, phase: session.phase, applicationId: session.applicationId,
      sessionOptions: session.sessionOptions, receiverSessionId: session.receiverSessionId,
      application: session.application, volume: session.volume, traits: session.traits,
      isActiveInput: session.isActiveInput, isStandBy: session.isStandBy, deviceStatus: session.deviceStatus,
      authentication: session.authentication.map(DeviceAuthenticationInfo.init), multizone: session.multizone,
      supportsMedia: session.supportsMedia, owner: session.owner, isMediaStatusKnown: session.isMediaStatusKnown)
  }
}
