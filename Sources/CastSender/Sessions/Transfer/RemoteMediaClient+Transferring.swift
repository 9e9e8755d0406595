import CastModel
import CastV2
import JSONCodec
import LoopIsolation

extension RemoteMediaClient {
  /// Gives the app a state that it, or another run of it, told before (RESUME_SESSION, Protocol page 13); returns when it plays.
  ///
  /// - Throws: what ``load(_:)`` does.
  func resume(_ state: PlaybackState) async throws(CastError) -> MediaSnapshot {
    guard let session else {
      throw CastError(.sessionNotConnected, "The session has ended: start another.", sessionId: self.sessionId)
    }
    let before = self.reducer.status
    var requestId: Int64?
    defer { if let requestId, self.load?.requestId == requestId { self.load = nil } }
    guard let value = try? JSONDocument(parsing: state.jsonBytes, policy: .tolerant).root.value else {
      throw CastError(.invalidParams, "The state can't be sent.", sessionId: self.sessionId)
    }
    // A load of the same session takes its place, and the other way round.
    _ = try await session.request(
      "LOAD", namespace: .media, destinationId: session.transportId ?? "",
      timeout: session.environment.options.transfer.resume, replacesSameKind: true
    ) { id in
      requestId = id
      self.load = LoadResolution(requestId: id, request: state.loadRequestData, before: before)
      return MediaRequest(type: "RESUME_SESSION", requestId: id, members: ["sessionState": value])
    }
    return self.snapshot
  }

  /// The session is another device's from now on, where `other` has been its client: one media session ends, another is there.
  func adopt(_ other: MediaSnapshot) {
    self.linkLost()
    self.publish(self.reducer.clear(now: self.now))
    guard var status = other.status else { return }
    status.currentTime = other.position(at: self.now)
    self.publish(
      self.reducer.receive(MediaStatusMessage(status: status), relation: .statusAnswer, now: self.now))
  }

  /// The app is at another address: ask it what it plays.
  func applicationReconnected() {
    guard let session, session.application?.supportsMedia == true || self.reducer.status != nil else { return }
    let id = session.tracker.nextId()
    self.statusRequests[id] = false
    session.sendToApplication(MediaRequest(type: "GET_STATUS", requestId: id), namespace: .media)
  }
}
