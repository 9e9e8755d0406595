public import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
  /// Opens the choice of tracks.
  ///
  /// - Throws: ``CastErrorCode/controlDisabled``.
  public func openTrackSelector() async throws(CastError) -> TrackSelectorState {
    try await self.press(.closedCaptions)
    return TrackSelectorState(self.inputs, self.memory)
  }

  /// Closes the choice of tracks.
  @discardableResult
  public func closeTrackSelector() -> TrackSelectorState {
    self.memory.isTrackSelectorPresented = false
    self.refresh()
    return TrackSelectorState(self.inputs, self.memory)
  }

  /// Tracks were chosen, at most one for sound and one for text; returns when the device has confirmed.
  ///
  /// - Throws: ``CastErrorCode/invalidParams``, ``CastErrorCode/controlDisabled``, and what choosing tracks can fail with.
  public func selectTracks(_ trackIds: [Int64]) async throws(CastError) -> TrackSelectorState {
    let inputs = self.inputs
    let state = TrackSelectorState(inputs, self.memory)
    guard state.isEnabled, let session = self.session else {
      throw self.disabled("There are no tracks to choose from now.")
    }
    let ids = try TrackSelectorState.selection(
      trackIds, of: inputs.media?.media?.tracks ?? [], active: state.selectedTrackIds)
    self.logger.debug("tracks chosen", metadata: ["tracks": "\(ids)", "session": "\(session.id)"])
    _ = try await session.media.setActiveTracks(ids)
    return self.closeTrackSelector()
  }
}
