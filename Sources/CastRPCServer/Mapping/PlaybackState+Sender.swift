import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import NIOCore

extension CastRPCProtocol.PlaybackState {
  /// - Parameter now: The moment for which the position is reckoned.
  init(_ state: CastSender.PlaybackState, of media: MediaSnapshot, at now: NIODeadline) {
    self.init(
      loadRequestData: state.loadRequestData, customData: state.customData,
      source: PlaybackStateSource(rawValue: state.source.rawValue), playerState: media.playerState,
      position: state.loadRequestData.currentTime ?? max(media.position(at: now), 0),
      mediaSessionId: media.mediaSessionId)
  }
}

extension SessionTransferResult {
  init(_ transferral: SessionManager.Transferral) {
    self.init(
      session: Session(transferral.session), fromDeviceId: transferral.source.deviceId,
      stateSource: transferral.stateSource.map { PlaybackStateSource(rawValue: $0.rawValue) },
      isResumedByApplication: transferral.isResumedByApplication, isSourceStopped: transferral.isSourceStopped)
  }
}
