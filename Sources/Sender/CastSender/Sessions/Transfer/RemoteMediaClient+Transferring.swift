import CastDiscovery
import CastModel
import CastV2
import JSONCodec
import LoopIsolation

extension RemoteMediaClient {
  /// Gives the app a state that it, or another run of it, told before (RESUME_SESSION, cast.md 13); returns when it plays.
  ///
  /// - Throws: what ``load(_:)`` does.
  func resume(_ state: SessionState) async throws(CastError) -> MediaSnapshot {
    try await self.resumeSession(state.jsonObject, timeout: self.link?.environment.options.transfer.resume)
  }

  /// The session is another device's from now on, where `other` has been its client: one media session ends, another is there.
  func adopt(_ other: MediaSnapshot) {
    self.linkLost()
    self.forgetMedia()
    guard var status = other.status else { return }
    status.currentTime = other.position(at: self.now)
    let message = MediaStatusMessage(status: status)
    self.publish(self.reducer.receive(message, relation: .statusAnswer, now: self.now))
    if let deviceId = self.link?.device.deviceId { self.lastKnown?.deviceId = deviceId }
    // That player counts media sessions and items anew: the same ids mean others.
    self.queue.statusReceived(message)
  }
}
