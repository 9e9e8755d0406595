import CastDiscovery
import CastModel
import CastV2
import JSONCodec
import LoopIsolation

extension RemoteMediaClient {
  /// Gives the app a state that it, or another run of it, told before (RESUME_SESSION, cast.md 13); returns when it plays.
  ///
  /// - Throws: what ``load(_:)`` does.
  func resume(_ state: PlaybackState) async throws(CastError) -> MediaSnapshot {
    let value = try? JSONDocument(parsing: state.jsonBytes, policy: .tolerant).root.value
    guard let object = value?.object else {
      throw self.invalid(InvalidParameter("sessionState", "can't be sent"))
    }
    return try await self.resumeSession(object, timeout: self.session?.environment.options.transfer.resume)
  }

  /// The session is another device's from now on, where `other` has been its client: one media session ends, another is there.
  func adopt(_ other: MediaSnapshot) {
    self.linkLost()
    self.forgetMedia()
    guard var status = other.status else { return }
    status.currentTime = other.position(at: self.now)
    let message = MediaStatusMessage(status: status)
    self.publish(self.reducer.receive(message, relation: .statusAnswer, now: self.now))
    if let deviceId = self.session?.device.deviceId { self.lastKnown?.deviceId = deviceId }
    // That player counts media sessions and items anew: the same ids mean others.
    self.queue.statusReceived(message)
  }

  /// The app is at another address: ask it what it plays.
  func applicationReconnected() { self.askForStatus() }

  /// Asks the app what it plays; whatever it says is taken, and nobody waits for it.
  func askForStatus() {
    guard let session, session.application?.supportsMedia == true || self.reducer.status != nil else { return }
    let id = session.tracker.nextId()
    self.statusRequests[id] = false
    session.sendToApplication(MediaRequest(type: "GET_STATUS", requestId: id), namespace: .media)
  }
}
