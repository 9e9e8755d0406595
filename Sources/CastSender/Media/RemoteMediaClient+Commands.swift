public import CastModel
import CastV2
public import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension RemoteMediaClient {
  /// Loads media or a queue; returns when the receiver has accepted it and its status is no longer LOADING.
  ///
  /// A newer load replaces an older one that is not answered. Item ids in the queue are left out: receivers give them.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` if there is neither media nor a queue, and nothing is sent;
  ///   ``CastErrorCode/mediaLoadFailed``, ``CastErrorCode/mediaLoadCancelled``, ``CastErrorCode/requestReplaced``.
  public func load(_ request: LoadRequestData) async throws(CastError) -> MediaSnapshot {
    guard request.media != nil || request.queueData != nil else {
      throw CastError(
        .invalidParams, "There is nothing to load: give media, or queueData.", sessionId: self.sessionId)
    }
    let session = try self.mediaSession()
    let before = self.reducer.status
    session.logger.info(
      "loading",
      metadata: [
        "content": "\(request.media?.contentUrl ?? request.media?.contentId ?? request.media?.entity ?? "a queue")",
        "contentType": "\(request.media?.contentType ?? "none")", "items": "\(request.queueData?.items?.count ?? 0)",
        "autoplay": "\(request.autoplay.map { "\($0)" } ?? "default")", "from": "\(request.currentTime ?? 0)",
      ])
    let receiverSessionId = session.presence?.receiverSessionId ?? ""
    var requestId: Int64?
    defer { if let requestId, self.load?.requestId == requestId { self.load = nil } }
    _ = try await self.send(
      "LOAD", over: session, timeout: session.environment.options.requestLimits.load, replacesSameKind: true
    ) { id in
      requestId = id
      self.load = LoadResolution(requestId: id, request: request, before: before)
      return LoadRequest(requestId: id, sessionId: receiverSessionId, data: request)
    }
    return self.snapshot
  }

  /// Plays on.
  public func play(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    try await self.command(MediaRequest(type: "PLAY", customData: customData))
  }

  /// Pauses.
  public func pause(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    try await self.command(MediaRequest(type: "PAUSE", customData: customData))
  }

  /// Stops, and unloads the media and its queue.
  public func stop(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    try await self.command(MediaRequest(type: "STOP", customData: customData))
  }

  /// Goes to another position. A newer seek replaces an older one that is not answered.
  ///
  /// Until the answer the target counts as the position (Protocol page 7.4, 6).
  public func seek(_ options: SeekOptions) async throws(CastError) -> MediaSnapshot {
    let target = try self.seekTarget(options.target)
    let session = try self.mediaSession()
    let mediaSessionId = try self.mediaSessionId()
    var requestId: Int64?
    defer { if let requestId { self.finishSeek(requestId) } }
    _ = try await self.send(
      "SEEK", over: session, timeout: session.environment.options.requestLimits.seek, replacesSameKind: true
    ) { id in
      requestId = id
      self.publish(self.reducer.beginSeek(id, target: target))
      return MediaRequest.seek(options).with(requestId: id, mediaSessionId: mediaSessionId)
    }
    return self.snapshot
  }

  /// Sets how fast time advances; more than 0, 1 is normal. Receivers may take only 0.5 to 2.
  public func setPlaybackRate(
    _ rate: Double, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard rate > 0, rate.isFinite else { throw self.invalid("A playback rate is more than 0; \(rate) is not.") }
    return try await self.command(
      MediaRequest(type: "SET_PLAYBACK_RATE", members: ["playbackRate": .number(rate)], customData: customData))
  }

  /// Sets the stream's volume, 0 to 1; the device's is ``CastSession/setVolume(_:)``.
  public func setStreamVolume(
    _ level: Double, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard level >= 0, level <= 1 else { throw self.invalid("A volume is between 0 and 1; \(level) is not.") }
    return try await self.changeVolume(.volume("level", .number(level), customData: customData))
  }

  /// Mutes the stream or lets it be heard.
  public func setStreamMuted(
    _ muted: Bool, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try await self.changeVolume(.volume("muted", .bool(muted), customData: customData))
  }

  /// Says which tracks are on, of all kinds; none are with an empty list.
  public func setActiveTracks(
    _ trackIds: [Int64], customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let ids = JSONValue.array(trackIds.map { .integer($0) })
    return try await self.command(
      MediaRequest(type: "EDIT_TRACKS_INFO", members: ["activeTrackIds": ids], customData: customData))
  }

  /// Sets how text looks.
  public func setTextTrackStyle(
    _ style: TextTrackStyle, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard let value = try? JSONDocument(parsing: style.jsonBytes, policy: .tolerant).root.value else {
      throw self.invalid("The style can't be sent.")
    }
    return try await self.command(
      MediaRequest(type: "EDIT_TRACKS_INFO", members: ["textTrackStyle": value], customData: customData))
  }

  /// Skips the ad that plays.
  public func skipAd(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    try await self.command(MediaRequest(type: "SKIP_AD", customData: customData))
  }

  /// Asks the receiver for its media status.
  public func requestStatus() async throws(CastError) -> MediaSnapshot {
    let session = try self.mediaSession()
    var requestId: Int64?
    defer { if let requestId { self.statusRequests.remove(requestId) } }
    _ = try await self.send("GET_STATUS", over: session, timeout: session.environment.options.requestLimits.media) {
      id in
      requestId = id
      self.statusRequests.insert(id)
      return MediaRequest(type: "GET_STATUS", requestId: id)
    }
    return self.snapshot
  }

  // MARK: Machinery

  /// Sends a command to what plays, and waits for its outcome.
  func command(_ request: MediaRequest) async throws(CastError) -> MediaSnapshot {
    let session = try self.mediaSession()
    let mediaSessionId = try self.mediaSessionId()
    _ = try await self.send(
      RequestKind(request.type), over: session, timeout: session.environment.options.requestLimits.media
    ) { id in request.with(requestId: id, mediaSessionId: mediaSessionId) }
    return self.snapshot
  }

  private func changeVolume(_ request: MediaRequest) async throws(CastError) -> MediaSnapshot {
    let session = try self.mediaSession()
    let mediaSessionId = try self.mediaSessionId()
    var requestId: Int64?
    defer { if let requestId { self.reducer.finishRequest(requestId) } }
    _ = try await self.send("SET_VOLUME", over: session, timeout: session.environment.options.requestLimits.media) {
      id in
      requestId = id
      self.reducer.beginVolumeRequest(id)
      return request.with(requestId: id, mediaSessionId: mediaSessionId)
    }
    return self.snapshot
  }

  private func send<Payload: JSONEncodable>(
    _ kind: RequestKind,
    over session: CastSession,
    timeout: TimeAmount,
    replacesSameKind: Bool = false,
    payload: @LoopActor (Int64) -> Payload
  ) async throws(CastError) -> CastReply {
    let isQuestion = kind.rawValue.hasPrefix("GET_") || kind.rawValue.hasPrefix("QUEUE_GET_")
    if !isQuestion { self.countRequests(1) }
    defer { if !isQuestion { self.countRequests(-1) } }
    return try await session.request(
      kind, namespace: .media, destinationId: session.transportId ?? "", timeout: timeout,
      replacesSameKind: replacesSameKind, payload: payload)
  }

  /// The session, if it is up and its app plays media.
  private func mediaSession() throws(CastError) -> CastSession {
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

  private func mediaSessionId() throws(CastError) -> Int64 {
    guard let id = self.reducer.activeMediaSessionId else {
      throw CastError(.noMediaSession, "Nothing is loaded: load media first.", sessionId: self.sessionId)
    }
    return id
  }

  /// Where a seek goes, in seconds; infinity for the end.
  private func seekTarget(_ target: SeekOptions.Target) throws(CastError) -> Double {
    switch target.kind {
    case .position(let seconds):
      guard seconds >= 0, seconds.isFinite else { throw self.invalid("A position is 0 or more; \(seconds) is not.") }
      return seconds
    case .offset(let seconds):
      guard seconds.isFinite else { throw self.invalid("\(seconds) is no number of seconds.") }
      return max(0, self.snapshot.position(at: self.now) + seconds)
    case .end: return .infinity
    }
  }

  private func finishSeek(_ requestId: Int64) {
    guard let update = self.reducer.finishSeek(requestId) else { return }
    self.publish(update)
  }

  private func invalid(_ message: String) -> CastError {
    CastError(.invalidParams, message, sessionId: self.sessionId)
  }
}
