import CastModel
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore

extension RemoteMediaClient {
  /// Sends a command to what plays, and waits for its outcome.
  ///
  /// - Parameters:
  ///   - replacesSameKind: whether an older one without an answer ends as replaced.
  ///   - sign: what shows that it was carried out, where the answer doesn't name it.
  func command(
    _ request: MediaRequest, replacesSameKind: Bool = false, sign: CommandExpectation.Sign? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let session = try self.mediaSession()
    let mediaSessionId = try self.mediaSessionId()
    _ = try await self.send(
      request, over: session, timeout: session.environment.options.requestLimits.media,
      replacesSameKind: replacesSameKind,
      expecting: sign.map { CommandExpectation($0, mediaSessionId: mediaSessionId) })
    return self.snapshot
  }

  /// Sends a request, and waits for its outcome.
  ///
  /// A request whose expectation names a media session carries its id.
  ///
  /// - Parameters:
  ///   - kind: which older ones it replaces, if not those of its type.
  ///   - began: called with the request's id before it is sent.
  func send(
    _ request: MediaRequest,
    kind: String? = nil,
    over session: CastSession,
    timeout: TimeAmount,
    replacesSameKind: Bool = false,
    expecting expectation: CommandExpectation? = nil,
    began: @LoopActor (Int64) -> Void = { _ in }
  ) async throws(CastError) -> CastReply {
    var requestId: Int64?
    defer { if let requestId { self.expectations[requestId] = nil } }
    return try await session.request(
      RequestKind(kind ?? request.type), namespace: .media, destinationId: session.transportId ?? "",
      timeout: timeout, replacesSameKind: replacesSameKind
    ) { id in
      requestId = id
      self.expectations[id] = expectation
      began(id)
      var request = request.with(requestId: id)
      request.mediaSessionId = request.mediaSessionId ?? expectation?.mediaSessionId ?? self.implied(by: request)
      return request
    }
  }

  /// Requests that are about what plays carry its media session, also if nothing can be expected of them.
  private func implied(by request: MediaRequest) -> Int64? {
    request.concernsMediaSession ? self.reducer.activeMediaSessionId : nil
  }

  /// The session, if it is up and its app plays media.
  func mediaSession() throws(CastError) -> CastSession {
    guard let session = self.session else {
      throw CastError(
        .sessionNotConnected, "The session has ended: start another.", sessionId: self.sessionId)
    }
    try session.checkConnected()
    guard session.application?.supportsMedia == true || self.reducer.status != nil else {
      throw CastError(
        .mediaNotSupported, "The app \(session.application?.displayName ?? "that runs") doesn't play media.",
        sessionId: self.sessionId)
    }
    return session
  }

  func mediaSessionId() throws(CastError) -> Int64 {
    guard let id = self.reducer.activeMediaSessionId else {
      throw CastError(.noMediaSession, "Nothing is loaded: load media first.", sessionId: self.sessionId)
    }
    return id
  }

  func invalid(_ problem: InvalidParameter) -> CastError { CastError(problem, sessionId: self.sessionId) }
}
