public import CastModel
import CastV2
public import JSONCodec
import LoopIsolation
public import NIOCore

extension RemoteMediaClient {
  // MARK: Playing

  /// Starts or resumes playback.
  public func play(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    _ = try await self.command(
      MediaRequest(type: .play, customData: customData), effect: .state([.playing, .buffering]))
    return self.noteCommand(pauses: false)
  }

  /// Pauses playback.
  public func pause(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    _ = try await self.command(MediaRequest(type: .pause, customData: customData), effect: .state([.paused]))
    return self.noteCommand(pauses: true)
  }

  /// Stops playback, and unloads the media and its queue.
  public func stop(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    try await self.command(MediaRequest(type: .stop, customData: customData), effect: .ended)
  }

  /// Seeks to another position. A newer seek replaces an unanswered older one.
  ///
  /// Until the answer the target counts as the position (cast.md 7.4, 6).
  public func seek(_ options: SeekOptions) async throws(CastError) -> MediaSnapshot {
    let target = try self.seekTarget(options.target)
    let link = try self.mediaLink()
    let mediaSessionId = try self.mediaSessionId()
    let effect = CommandExpectation.Effect.position(target: target, before: self.snapshot.position(at: self.now))
    var requestId: Int64?
    defer { if let requestId, let update = self.reducer.finishSeek(requestId) { self.publish(update) } }
    _ = try await self.ask(
      RequestKind(.seek), timeout: TimeAmount(link.environment.options.requestLimits.seek), replacesSameKind: true
    ) { id in
      requestId = id
      self.publish(self.reducer.beginSeek(id, target: target))
      return (
        .command(CommandExpectation(effect, mediaSessionId: mediaSessionId)),
        MediaRequest.seek(options).with(requestId: id, mediaSessionId: mediaSessionId)
      )
    }
    if let state = options.resumeState { self.noteCommand(pauses: state == .playbackPause) }
    return self.snapshot
  }

  /// The range of playback rates (SDK `kGCKMediaMinPlaybackRate`, `kGCKMediaMaxPlaybackRate`).
  public nonisolated static let playbackRates = 0.5...2.0

  /// Sets the playback rate; 0.5 to 2, 1 is normal. A newer call replaces an unanswered older one.
  public func setPlaybackRate(
    _ rate: Double, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard Self.playbackRates.contains(rate) else {
      throw self.invalid(InvalidParameter("playbackRate", "\(rate) is not between 0.5 and 2"))
    }
    return try await self.command(
      MediaRequest(.setPlaybackRate, SetPlaybackRateRequestData(playbackRate: rate), customData: customData),
      replacesSameKind: true, effect: .rate(rate))
  }

  /// Multiplies the playback rate.
  public func multiplyPlaybackRate(
    by factor: Double, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let rate = self.snapshot.estimator.runningRate * factor
    guard factor > 0, Self.playbackRates.contains(rate) else {
      throw self.invalid(
        InvalidParameter("relativePlaybackRate", "the resulting rate is \(rate), and must be from 0.5 to 2"))
    }
    return try await self.command(
      MediaRequest(
        .setPlaybackRate, SetPlaybackRateRequestData(relativePlaybackRate: factor), customData: customData),
      replacesSameKind: true, effect: .rate(rate))
  }

  /// Sets the stream's volume, 0 to 1; the device's is ``CastSession/setVolume(_:)``. A newer call replaces an
  /// unanswered older one.
  public func setStreamVolume(
    _ level: Double, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard level >= 0, level <= 1 else {
      throw self.invalid(InvalidParameter("level", "\(level) is not between 0 and 1"))
    }
    return try await self.changeVolume(
      Volume(level: level), slot: "level", effect: .level(level), customData: customData)
  }

  /// Mutes or unmutes the stream. A newer call replaces an unanswered older one.
  public func setStreamMuted(
    _ muted: Bool, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try await self.changeVolume(
      Volume(muted: muted), slot: "muted", effect: .muted(muted), customData: customData)
  }

  /// Skips the ad that is playing.
  ///
  /// - Throws: ``CastErrorCode/adNotSkippable`` if the ad is known not to be skippable; then no request is sent.
  public func skipAd(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    _ = try self.mediaLink()
    _ = try self.mediaSessionId()
    if let refusal = self.snapshot.skipAdRefusal(at: self.now) {
      var error = CastError(.adNotSkippable, refusal.message, sessionId: self.sessionId)
      error.adSkip = refusal
      throw error
    }
    let ad = self.reducer.status?.breakStatus
    return try await self.command(MediaRequest(type: .skipAd, customData: customData), effect: .adIsOver(ad))
  }

  /// Requests the receiver's media status.
  ///
  /// - Parameters:
  ///   - omitsMetadata: Whether the answer may leave out the media's metadata (NO_METADATA).
  ///   - omitsQueueItems: Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS).
  public func requestStatus(
    omitsMetadata: Bool = false, omitsQueueItems: Bool = false, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    _ = try await self.status(
      omitsMetadata: omitsMetadata, omitsQueueItems: omitsQueueItems, customData: customData)
    return self.snapshot
  }

  func status(omitsMetadata: Bool, omitsQueueItems: Bool, customData: JSONValue?) async throws(CastError) -> CastReply {
    let link = try self.mediaLink()
    let options: Int64 = (omitsMetadata ? 1 : 0) | (omitsQueueItems ? 2 : 0)
    let data = GetStatusRequestData(options: options == 0 ? nil : options)
    let request = MediaRequest(.getStatus, data, customData: customData)
    let limit = TimeAmount(link.environment.options.requestLimits.media)
    return try await self.ask(RequestKind(.getStatus), timeout: limit) { id in
      (.status(omitsMetadata: omitsMetadata), request.with(requestId: id))
    }
  }

  /// Sets the stream's volume or mute; a request replaces only an older one of the same kind.
  private func changeVolume(
    _ volume: Volume, slot: String, effect: CommandExpectation.Effect, customData: JSONValue?
  ) async throws(CastError) -> MediaSnapshot {
    let link = try self.mediaLink()
    let mediaSessionId = try self.mediaSessionId()
    var requestId: Int64?
    defer { if let requestId { self.reducer.finishRequest(requestId) } }
    _ = try await self.ask(
      RequestKind(.setVolume, slot: slot), timeout: TimeAmount(link.environment.options.requestLimits.media),
      replacesSameKind: true
    ) { id in
      requestId = id
      self.reducer.beginVolumeRequest(id)
      return (
        .command(CommandExpectation(effect, mediaSessionId: mediaSessionId)),
        MediaRequest(.setVolume, SetVolumeRequestData(volume: volume), customData: customData)
          .with(requestId: id, mediaSessionId: mediaSessionId)
      )
    }
    return self.snapshot
  }

  /// Returns the target of a seek in seconds; infinity for the end.
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

  /// Sends a command to the current media session, and waits for its outcome.
  ///
  /// - Parameter effect: The effect that shows the command's execution, if the answer doesn't name the request.
  private func command(
    _ request: MediaRequest, replacesSameKind: Bool = false, effect: CommandExpectation.Effect? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let link = try self.mediaLink()
    let mediaSessionId = try self.mediaSessionId()
    _ = try await self.send(
      request, over: link, replacesSameKind: replacesSameKind,
      expecting: effect.map { CommandExpectation($0, mediaSessionId: mediaSessionId) })
    return self.snapshot
  }

  /// Sends a command, which may not need a media session, and waits for its outcome. A command that concerns a media
  /// session carries the one of its expectation, or else the active one.
  @discardableResult
  private func send(
    _ request: MediaRequest, over link: ReceiverLink, timeout: TimeAmount? = nil, replacesSameKind: Bool = false,
    expecting expectation: CommandExpectation? = nil
  ) async throws(CastError) -> CastReply {
    let kind = RequestKind(request.type)
    return try await self.ask(
      kind, timeout: timeout ?? TimeAmount(link.environment.options.requestLimits.media),
      replacesSameKind: replacesSameKind
    ) { id in
      let implied = request.concernsMediaSession ? self.reducer.activeMediaSessionId : nil
      return (
        kind.isQuestion ? .question : .command(expectation),
        request.with(
          requestId: id, mediaSessionId: request.mediaSessionId ?? expectation?.mediaSessionId ?? implied)
      )
    }
  }

  // MARK: Tracks

  /// Sets the active tracks, of all kinds; an empty list deactivates all.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for tracks that the media is known not to have, and for two tracks of
  ///   one type.
  public func setActiveTracks(
    _ trackIds: [Int64], customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try await self.editTracks(TrackChange(activeTrackIds: trackIds), customData: customData)
  }

  /// Sets the style of texts; members that the style leaves out stay as they are.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for an invalid colour.
  public func setTextTrackStyle(
    _ style: TextTrackStyle, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try await self.editTracks(TrackChange(textTrackStyle: style), customData: customData)
  }

  /// Changes the active tracks and the text style in one request (EDIT_TRACKS_INFO, cast.md 7.1).
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` if there is nothing to change, and as
  ///   ``setActiveTracks(_:customData:)`` and ``setTextTrackStyle(_:customData:)``.
  public func editTracks(
    _ change: TrackChange, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    _ = try self.mediaLink()
    _ = try self.mediaSessionId()
    do throws(InvalidParameter) {
      try change.check(tracks: self.snapshot.media?.tracks ?? [])
    } catch {
      throw self.invalid(error)
    }
    return try await self.command(
      MediaRequest(.editTracksInfo, change.data, customData: customData), effect: change.effect)
  }

  /// Lets the receiver choose the audio track by its language (EDIT_AUDIO_TRACKS, cast.md 7.1).
  ///
  /// - Parameter isSuggested: Whether the viewer didn't ask for it, so that a missing track is no error.
  public func editAudioTracks(
    language: String, isSuggested: Bool? = nil, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard !language.isEmpty else { throw self.invalid(InvalidParameter("language", "must not be empty")) }
    let data = EditAudioTracksRequestData(language: language, isSuggestedLanguage: isSuggested)
    return try await self.command(MediaRequest(.editAudioTracks, data, customData: customData))
  }

  /// Selects tracks by language from those that the media lists.
  ///
  /// - Throws: ``CastErrorCode/noSuchTrack`` if none matches; then no request is sent.
  public func selectTracks(
    _ selection: TrackSelection, customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    do throws(InvalidParameter) { try selection.check() } catch { throw self.invalid(error) }
    _ = try self.mediaLink()
    _ = try self.mediaSessionId()
    let tracks = self.snapshot.media?.tracks ?? []
    let active = self.snapshot.status?.activeTrackIds ?? []
    let chosen: [Int64]
    do {
      chosen = try selection.activeTracks(of: tracks, active: active)
    } catch {
      throw CastError(
        .noSuchTrack,
        "The media lists no \(error.type.rawValue) track in \(error.languages.joined(separator: ", ")).",
        sessionId: self.sessionId)
    }
    return try await self.command(
      MediaRequest(.editTracksInfo, EditTracksInfoRequestData(activeTrackIds: chosen), customData: customData),
      effect: .tracks(Set(chosen)))
  }

  // MARK: Beyond playback

  /// Reports the viewer's opinion of the media to the app (USER_ACTION, cast.md 7.1).
  ///
  /// - Parameters:
  ///   - isCleared: Whether the action is revoked.
  ///   - context: The subject of the action, in the app's terms.
  ///   - source: The place of the action, in the app's terms.
  public func sendUserAction(
    _ action: UserAction, isCleared: Bool? = nil, context: String? = nil, source: String? = nil,
    customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let data = UserActionRequestData(
      userAction: action, userActionContext: context, clear: isCleared, source: source)
    return try await self.command(
      MediaRequest(.userAction, data, customData: customData),
      effect: .userAction(action, isCleared: isCleared ?? false))
  }

  /// Lets the app fetch in advance what will soon be played (PRECACHE, cast.md 7.1); needs no media session.
  ///
  /// - Parameters:
  ///   - data: Data in the app's own format.
  ///   - items: Streams whose beginnings to fetch: objects with `url`, `protocolType`, `initialTime`,
  ///     `hlsSegmentFormat`.
  public func precache(
    data: String? = nil, items: [JSONObject]? = nil, customData: JSONValue? = nil
  ) async throws(CastError) {
    guard data != nil || items?.isEmpty == false else {
      throw self.invalid(InvalidParameter("precacheData", "required, but missing, and so is requestItems"))
    }
    var members = JSONObject()
    members["precacheData"] = data.map { .string($0) }
    members["requestItems"] = items.map { .array($0.map { .object($0) }) }
    try await self.send(MediaRequest(type: .precache, members: members, customData: customData), over: self.mediaLink())
  }

  /// Sends the app the viewer's credentials (SET_CREDENTIALS, cast.md 7.1); playback continues.
  ///
  /// - Parameter forRequestId: The app's REFRESH_CREDENTIALS that this answers.
  public func setCredentials(
    _ credentials: String, type: String? = nil, forRequestId: Int64? = nil, customData: JSONValue? = nil
  ) async throws(CastError) {
    let data = SetCredentialsRequestData(
      credentials: credentials, credentialsType: type, forRequestId: forRequestId)
    try await self.send(MediaRequest(.setCredentials, data, customData: customData), over: self.mediaLink())
  }

  /// Plays the ended media again, if the app supports it (PLAY_AGAIN, cast.md 7.1).
  public func playAgain(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    let expectation = CommandExpectation(
      .state([.playing, .buffering, .loading]), mediaSessionId: self.reducer.status?.mediaSessionId)
    try await self.send(
      MediaRequest(type: .playAgain, customData: customData), over: self.mediaLink(), expecting: expectation)
    return self.snapshot
  }

  /// A message of any type, for types without a dedicated method.
  public struct CustomCommand: Sendable {
    /// The type on the wire: `CUSTOM_COMMAND`, `DISPLAY_STATUS`…
    public var type: String
    /// The members beside `type`, `requestId` and `sessionId`; without `mediaSessionId` it gets that of the active
    /// media session.
    public var members: JSONObject
    /// The time to wait for the answer; `nil`: none is expected.
    public var timeout: TimeAmount?

    /// Makes a message.
    public init(
      _ type: String = CastMessageType.customCommand.rawValue, members: JSONObject = JSONObject(), timeout: TimeAmount?
    ) {
      self.type = type
      self.members = members
      self.timeout = timeout
    }
  }

  /// Sends a message of any type; returns the answer, if one is expected.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for members that only this client sets.
  public func sendCommand(_ command: CustomCommand) async throws(CastError) -> JSONObject? {
    guard !command.type.isEmpty else { throw self.invalid(InvalidParameter("type", "must not be empty")) }
    for key in ["type", "requestId", "sessionId"] where command.members[key] != nil {
      throw self.invalid(InvalidParameter("members.\(key)", "is filled in by the server"))
    }
    let link = try self.mediaLink()
    var request = MediaRequest(type: CastMessageType(rawValue: command.type), members: command.members)
    if command.members["mediaSessionId"] == nil { request.mediaSessionId = self.reducer.activeMediaSessionId }
    guard let timeout = command.timeout else {
      try link.post(request.with(requestId: link.tracker.nextId()))
      return nil
    }
    return try await self.send(request, over: link, timeout: timeout).payload.root.value.object
  }

  // MARK: Going on elsewhere

  /// The capabilities that Google's senders report for the device that continues (cast.md 7.1).
  public static let targetCapabilities: JSONObject = [
    "assistant_supported": true, "display_supported": true, "is_group": false,
  ]

  /// Asks the app for the state from which another receiver can continue (STORE_SESSION, cast.md 7.1 and 13).
  ///
  /// The state's format is the app's: pass it to ``resumeSession(_:customData:)`` unchanged.
  ///
  /// - Parameter timeout: The time that the app may take; `nil` for the limit of media requests.
  /// - Throws: ``CastErrorCode/noMediaSession``; ``CastErrorCode/requestRejected`` from an app that doesn't support
  ///   it.
  public func storeSession(
    targetCapabilities: JSONObject = RemoteMediaClient.targetCapabilities, customData: JSONValue? = nil,
    timeout: TimeAmount? = nil
  ) async throws(CastError) -> JSONObject {
    let link = try self.mediaLink()
    _ = try self.mediaSessionId()
    let request = MediaRequest(
      .storeSession, StoreSessionRequestData(targetDeviceCapabilities: targetCapabilities), customData: customData)
    let reply = try await self.ask(
      RequestKind(.storeSession), timeout: timeout ?? TimeAmount(link.environment.options.requestLimits.media)
    ) { id in (.storeSession, request.with(requestId: id)) }
    guard let state = reply.payload.root["sessionState"]?.value.object else {
      throw CastError(
        .requestRejected,
        "The app answered STORE_SESSION with \(reply.payload.type?.rawValue ?? "something else") and no session state.",
        sessionId: self.sessionId)
    }
    return state
  }

  /// Resumes the state returned by ``storeSession(targetCapabilities:customData:)`` (RESUME_SESSION). Returns as a
  /// load does, and replaces an unanswered older load.
  ///
  /// - Parameter timeout: The time that the app may take; `nil` for the limit of loads.
  public func resumeSession(
    _ state: JSONObject, customData: JSONValue? = nil, timeout: TimeAmount? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard !state.isEmpty else { throw self.invalid(InvalidParameter("sessionState", "must not be empty")) }
    let link = try self.mediaLink()
    let data = state["loadRequestData"].flatMap { try? LoadRequestData(json: $0, policy: .tolerant) }
    return try await self.load(RequestKind(.load), data ?? LoadRequestData(), over: link, timeout: timeout) { id in
      MediaRequest(.resumeSession, ResumeSessionRequestData(sessionState: state), customData: customData)
        .with(requestId: id)
    }
  }

  // MARK: What waits

  /// A request to the app without an outcome so far (SDK `GCKRequest`).
  public struct PendingRequest: Sendable, Hashable {
    /// The request's id on the wire.
    public var requestId: Int64
    /// The request's type: `LOAD`, `SEEK`…
    public var type: String
    /// The time when it was sent.
    public var startedAt: NIODeadline
    /// The time when it fails; `nil`: it has no time limit.
    public var deadline: NIODeadline?
  }

  /// This session's requests to its app's player without an outcome so far, the oldest first.
  public var pendingRequests: [PendingRequest] {
    (self.link?.tracker.pendingRequests ?? []).filter { $0.namespace == .media }.map { request in
      PendingRequest(
        requestId: request.id, type: request.kind.type.rawValue, startedAt: request.startedAt,
        deadline: request.deadline)
    }
  }
}
