public import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
  /// Sets how fast it plays; returns when the device has confirmed.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``, and what setting the rate can fail with.
  public func setPlaybackRate(_ rate: Double) async throws(CastError) -> PlaybackRateControllerState {
    guard PlaybackRateControllerState(self.inputs, self.memory).isEnabled, let session = self.session else {
      throw self.disabled("The rate can't be changed now.")
    }
    self.logger.debug("playback rate chosen", metadata: ["rate": "\(rate)", "session": "\(session.id)"])
    _ = try await session.media.setPlaybackRate(rate)
    return PlaybackRateControllerState(self.inputs, self.memory)
  }
}
