import CastRPCProtocol
import CastSender

extension Session {
  init(_ session: SessionSnapshot) {
    self.init(
      sessionId: session.sessionId, deviceId: session.deviceId, device: Device(session.device),
      connectionState: CastRPCProtocol.ConnectionState(rawValue: session.connectionState.rawValue),
      suspendReason: session.suspendReason.map { CastRPCProtocol.SessionSuspendReason(rawValue: $0.rawValue) },
      linkState: CastRPCProtocol.SessionLinkState(rawValue: session.linkState.rawValue),
      applicationState: CastRPCProtocol.SessionApplicationState(rawValue: session.applicationState.rawValue),
      phase: session.phase.map { CastRPCProtocol.ConnectionPhase(rawValue: $0.rawValue) },
      applicationId: session.applicationId, sessionOptions: session.sessionOptions,
      receiverSessionId: session.receiverSessionId,
      application: session.application, volume: session.volume,
      traits: CastRPCProtocol.SessionTraits(
        minimumVolume: session.traits.minimumVolume, maximumVolume: session.traits.maximumVolume,
        volumeIncrement: session.traits.volumeIncrement, supportsMuting: session.traits.supportsMuting,
        isFixedVolume: session.traits.isFixedVolume),
      isActiveInput: session.isActiveInput,
      isStandBy: session.isStandBy, authentication: session.authentication.map(DeviceAuthenticationInfo.init),
      multizone: session.multizone, supportsMedia: session.supportsMedia,
      owner: session.owner.map(ClientInfo.init),
      isMediaStatusKnown: session.isMediaStatusKnown)
  }
}
