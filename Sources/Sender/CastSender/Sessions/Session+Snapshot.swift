import CastDiscovery
public import CastModel
import DeviceAuthentication

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
