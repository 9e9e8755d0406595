import CastDiscovery
import CastModel
import CastV2
import JSONCodec
import LoopIsolation

extension RemoteMediaClient {
  /// Sends the app a state that it, or another run of it, stored before (RESUME_SESSION, cast.md 13). Returns when it
  /// plays.
  ///
  /// - Throws: The errors of ``load(_:)``.
  func resume(_ state: SessionState) async throws(CastError) -> MediaSnapshot {
    try await self.resumeSession(state.jsonObject, timeout: self.link?.environment.options.transfer.resume)
  }

  /// Continues on another device, whose client was `other`: the old media session ends and another begins.
  func adopt(_ other: MediaSnapshot) {
    self.forgetMedia()
    self.lostAt = nil
    guard var status = other.status else { return }
    status.currentTime = other.position(at: self.now)
    let message = MediaStatusMessage(status: status)
    self.publish(self.reducer.receive(message, relation: .statusAnswer, now: self.now))
    if other.isPaused { self.noteCommand(pauses: true) }
    if let deviceId = self.link?.device.deviceId { self.lastKnown?.deviceId = deviceId }
    // The other player numbers its media sessions and items independently, so the same id means another item.
    self.queue.statusReceived(message)
  }
}
