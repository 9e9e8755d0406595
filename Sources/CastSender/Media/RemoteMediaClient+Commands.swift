import CastModel
public import JSONCodec
import LoopIsolation
import NIOCore

extension RemoteMediaClient {
  /// Plays on.
  public func play(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    try await self.command(
      MediaRequest(type: "PLAY", customData: customData), sign: .state([.playing, .buffering]))
  }

  /// Pauses.
  public func pause(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    try await self.command(MediaRequest(type: "PAUSE", customData: customData), sign: .state([.paused]))
  }

  /// Stops, and unloads the media and its queue.
  public func stop(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    try await self.command(MediaRequest(type: "STOP", customData: customData), sign: .ended)
  }

  /// Goes to another position. A newer seek replaces an older one that is not answered.
  ///
  /// Until the answer the target counts as the position (cast.md 7.4, 6).
  public func seek(_ options: SeekOptions) async throws(CastError) -> MediaSnapshot {
    let target = try self.seekTarget(options.target)
    let session = try self.mediaSession()
    let mediaSessionId = try self.mediaSessionId()
    let sign = CommandExpectation.Sign.position(target: target, before: self.snapshot.position(at: self.now))
    var requestId: Int64?
    defer { if let requestId { self.finishSeek(requestId) } }
    _ = try await self.send(
      MediaRequest.seek(options), over: session, timeout: session.environment.options.requestLimits.seek,
      replacesSameKind: true, expecting: CommandExpectation(sign, mediaSessionId: mediaSessionId)
    ) { id in
      requestId = id
      self.publish(self.reducer.beginSeek(id, target: target))
    }
    return self.snapshot
  }

  /// How fast time may advance (SDK `kGCKMediaMinPlaybackRate`, `kGCKMediaMaxPlaybackRate`).
  public nonisolated static let playbackRates = 0.5...2.0

  /// Sets how fast time advances; 0.5 to 2, 1 is normal. A newer call replaces an older one that is not answered.
  public func setPlaybackRate(
    _ rate: Double, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard Self.playbackRates.contains(rate) else {
      throw self.invalid(InvalidParameter("playbackRate", "\(rate) is not between 0.5 and 2"))
    }
    return try await self.command(
      MediaRequest(type: "SET_PLAYBACK_RATE", members: ["playbackRate": .number(rate)], customData: customData),
      replacesSameKind: true, sign: .rate(rate))
  }

  /// Multiplies how fast time advances.
  public func multiplyPlaybackRate(
    by factor: Double, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let rate = self.snapshot.estimator.playbackRate * factor
    guard factor > 0, Self.playbackRates.contains(rate) else {
      throw self.invalid(
        InvalidParameter("relativePlaybackRate", "\(rate) is what comes of it, and not between 0.5 and 2"))
    }
    return try await self.command(
      MediaRequest(
        type: "SET_PLAYBACK_RATE", members: ["relativePlaybackRate": .number(factor)], customData: customData),
      replacesSameKind: true, sign: .rate(rate))
  }

  /// Sets the stream's volume, 0 to 1; the device's is ``CastSession/setVolume(_:)``. A newer call replaces an older one that is not
  /// answered.
  public func setStreamVolume(
    _ level: Double, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard level >= 0, level <= 1 else {
      throw self.invalid(InvalidParameter("level", "\(level) is not between 0 and 1"))
    }
    return try await self.changeVolume("level", .number(level), sign: .level(level), customData: customData)
  }

  /// Mutes the stream or lets it be heard. A newer call replaces an older one that is not answered.
  public func setStreamMuted(
    _ muted: Bool, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try await self.changeVolume("muted", .bool(muted), sign: .muted(muted), customData: customData)
  }

  /// Skips the ad that plays.
  ///
  /// - Throws: ``CastErrorCode/adNotSkippable`` where that is known to be impossible; nothing was sent.
  public func skipAd(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    _ = try self.mediaSession()
    _ = try self.mediaSessionId()
    if let refusal = self.snapshot.skipAdRefusal(at: self.now) {
      var error = CastError(.adNotSkippable, refusal.message, sessionId: self.sessionId)
      error.adSkip = refusal
      throw error
    }
    let ad = self.reducer.status?.breakStatus
    return try await self.command(MediaRequest(type: "SKIP_AD", customData: customData), sign: .adIsOver(ad))
  }

  /// Asks the receiver for its media status.
  ///
  /// - Parameters:
  ///   - omitsMetadata: whether the answer may leave out the media's metadata (NO_METADATA).
  ///   - omitsQueueItems: whether it may leave out the queue's items (NO_QUEUE_ITEMS).
  public func requestStatus(
    omitsMetadata: Bool = false, omitsQueueItems: Bool = false, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let session = try self.mediaSession()
    let options: Int64 = (omitsMetadata ? 1 : 0) | (omitsQueueItems ? 2 : 0)
    let members: JSONObject = options == 0 ? [:] : ["options": .integer(options)]
    var requestId: Int64?
    defer { if let requestId { self.statusRequests[requestId] = nil } }
    _ = try await self.send(
      MediaRequest(type: "GET_STATUS", members: members, customData: customData), over: session,
      timeout: session.environment.options.requestLimits.media,
      expecting: CommandExpectation(.everything, mediaSessionId: nil)
    ) { id in
      requestId = id
      self.statusRequests[id] = omitsMetadata
    }
    return self.snapshot
  }

  private func changeVolume(
    _ key: String, _ value: JSONValue, sign: CommandExpectation.Sign, customData: JSONValue?
  ) async throws(CastError) -> MediaSnapshot {
    let session = try self.mediaSession()
    let mediaSessionId = try self.mediaSessionId()
    var requestId: Int64?
    defer { if let requestId { self.reducer.finishRequest(requestId) } }
    _ = try await self.send(
      .volume(key, value, customData: customData), kind: "SET_VOLUME \(key)", over: session,
      timeout: session.environment.options.requestLimits.media, replacesSameKind: true,
      expecting: CommandExpectation(sign, mediaSessionId: mediaSessionId)
    ) { id in
      requestId = id
      self.reducer.beginVolumeRequest(id)
    }
    return self.snapshot
  }

  /// Where a seek goes, in seconds; infinity for the end.
  private func seekTarget(_ target: SeekOptions.Target) throws(CastError) -> Double {
    switch target.kind {
    case .position(let seconds):
      guard seconds >= 0, seconds.isFinite else {
        throw self.invalid(InvalidParameter("currentTime", "\(seconds) is not 0 or more"))
      }
      return seconds
    case .offset(let seconds):
      guard seconds.isFinite else {
        throw self.invalid(InvalidParameter("relativeTime", "\(seconds) is no number of seconds"))
      }
      return max(0, self.snapshot.position(at: self.now) + seconds)
    case .end: return .infinity
    }
  }

  private func finishSeek(_ requestId: Int64) {
    guard let update = self.reducer.finishSeek(requestId) else { return }
    self.publish(update)
  }
}
