import CastModel
import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore

/// `media.*`: loading media and controlling it.
@LoopActor
final class MediaMethods: MediaService {
  let context: CastContext
  let publisher: NotificationPublisher
  let ticker: PositionTicker
  let sessions: SessionFinder
  let devices: DeviceFinder

  init(context: CastContext, publisher: NotificationPublisher, sessions: SessionFinder, devices: DeviceFinder) {
    self.context = context
    self.devices = devices
    self.publisher = publisher
    self.sessions = sessions
    self.ticker = PositionTicker(context: context, publisher: publisher)
  }

  func media(_ sessionId: String?, _ call: JSONRPCCallContext) throws -> RemoteMediaClient {
    try self.sessions.session(sessionId, call).media
  }

  func state(_ snapshot: MediaSnapshot) -> MediaState {
    MediaState(snapshot, at: self.context.clock.now)
  }

  func load(_ params: MediaLoadParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    guard params.shuffle == nil || params.entity != nil else {
      throw APIError(InvalidParameter("shuffle", "goes only with entity; a queue has queueData.shuffle"))
    }
    let session = try self.sessions.session(params.sessionId, call)
    let media = session.media
    call.progress?.begin(title: "Loading")
    if params.preflight == true {
      try await self.context.check(
        params.loadRequestData, on: session.device, application: session.snapshot.applicationId
      ) { call.progress?.report(message: $0) }
    }
    if let entity = params.entity {
      let loaded = try await media.load(entity: entity, shuffle: params.shuffle, params.loadRequestData)
      return self.state(try await params.waitOptions.settled(loaded, of: media, isLoad: true))
    }
    return try await QueueMethods.naming("params.queueData.items") {
      do {
        let loaded = try await media.load(params.loadRequestData, progress: QueueMethods.report(to: call))
        return self.state(try await params.waitOptions.settled(loaded, of: media, isLoad: true))
      } catch let error as CastError where params.explainFailure == true {
        throw await self.context.explained(
          error, of: params.loadRequestData, on: session.device, application: session.snapshot.applicationId)
      }
    }
  }

  func play(_ params: MediaPlayParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let media = try self.media(params.sessionId, call)
    return self.state(
      try await params.waitOptions.settled(try await media.play(customData: params.customData), of: media))
  }

  func pause(_ params: MediaPauseParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let media = try self.media(params.sessionId, call)
    return self.state(
      try await params.waitOptions.settled(try await media.pause(customData: params.customData), of: media))
  }

  func stop(_ params: MediaStopParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.media(params.sessionId, call).stop(customData: params.customData))
  }

  func playAgain(_ params: MediaPlayAgainParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let media = try self.media(params.sessionId, call)
    return self.state(
      try await params.waitOptions.settled(try await media.playAgain(customData: params.customData), of: media))
  }

  func seek(_ params: MediaSeekParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let targets: [SeekOptions.Target?] = [
      params.currentTime.map { .position($0) }, params.relativeTime.map { .offset($0) },
      params.seekToInfinite == true ? .end : nil,
    ]
    let given = targets.compactMap(\.self)
    guard let target = given.first, given.count == 1 else {
      throw APIError(.invalidParams, "A seek needs exactly one of currentTime, relativeTime and seekToInfinite.") {
        $0.path = "params.currentTime"
        $0.reason = given.isEmpty ? "required, but missing" : "given together with another target"
      }
    }
    let options = SeekOptions(target, resumeState: params.resumeState, customData: params.customData)
    let media = try self.media(params.sessionId, call)
    return self.state(try await params.waitOptions.settled(try await media.seek(options), of: media))
  }

  func setPlaybackRate(_ params: MediaSetPlaybackRateParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let media = try self.media(params.sessionId, call)
    switch (params.playbackRate, params.relativePlaybackRate) {
    case (let rate?, nil): return self.state(try await media.setPlaybackRate(rate, customData: params.customData))
    case (nil, let factor?):
      return self.state(try await media.multiplyPlaybackRate(by: factor, customData: params.customData))
    default:
      throw APIError(.invalidParams, "A rate is set by exactly one of playbackRate and relativePlaybackRate.") {
        $0.path = "params.playbackRate"
        $0.reason =
          params.playbackRate == nil ? "required, but missing" : "given together with relativePlaybackRate"
      }
    }
  }

  func setStreamVolume(_ params: MediaSetStreamVolumeParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId, call).setStreamVolume(params.level, customData: params.customData))
  }

  func setStreamMuted(_ params: MediaSetStreamMutedParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.media(params.sessionId, call).setStreamMuted(params.muted, customData: params.customData))
  }

  func skipAd(_ params: MediaSkipAdParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.media(params.sessionId, call).skipAd(customData: params.customData))
  }

  func userAction(_ params: MediaUserActionParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId, call).sendUserAction(
        params.userAction, isCleared: params.clear, context: params.userActionContext, source: params.source,
        customData: params.customData))
  }

  func requestStatus(_ params: MediaRequestStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId, call).requestStatus(
        omitsMetadata: params.omitMetadata ?? false, omitsQueueItems: params.omitQueueItems ?? false,
        customData: params.customData))
  }

  func getStatus(_ params: MediaGetStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try self.media(params.sessionId, call).snapshot)
  }

  func getLastKnown(
    _ params: MediaGetLastKnownParams, _ call: JSONRPCCallContext
  ) async throws -> LastKnownMedia {
    let sessions = self.context.sessions
    let ended = sessions.endedMedia.last { params.sessionId == nil || $0.sessionId == params.sessionId }
    let session: CastSession?
    do {
      session = try self.sessions.session(params.sessionId, call)
    } catch {
      // If sessions exist and the call must name one, an ended session is none of them.
      guard ended != nil, (error as? APIError)?.kind != .ambiguousSession else { throw error }
      session = nil
    }
    guard let last = session.map(\.media.lastKnown) ?? ended else {
      throw CastError(.noMediaSession, "The session has played nothing.", sessionId: session?.id)
    }
    return LastKnownMedia(last, at: self.context.clock.now)
  }
}

extension WaitOptions {
  /// Returns the media once its state is the one that the caller requested, or at once if the caller requested none.
  ///
  /// - Parameter isLoad: Whether the media was loaded just now.
  @LoopActor
  func settled(
    _ media: MediaSnapshot, of client: RemoteMediaClient, isLoad: Bool = false
  ) async throws(CastError) -> MediaSnapshot {
    guard let waitFor else { return media }
    let timeout = self.waitTimeout.map { TimeAmount(seconds: $0) } ?? RemoteMediaClient.StateWait.defaultTimeout
    return try await client.wait(for: .init(waitFor, timeout: timeout), isLoad: isLoad)
  }
}

extension MediaMethods {
  func setActiveTracks(_ params: MediaSetActiveTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId, call).setActiveTracks(
        params.activeTrackIds ?? [], customData: params.customData)
    )
  }

  func setTextTrackStyle(
    _ params: MediaSetTextTrackStyleParams, _ call: JSONRPCCallContext
  ) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId, call).setTextTrackStyle(
        params.textTrackStyle, customData: params.customData))
  }

  func editTracks(_ params: MediaEditTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let change = TrackChange(
      activeTrackIds: params.activeTrackIds, textTrackStyle: params.textTrackStyle,
      enablesTextTracks: params.enableTextTracks, language: params.language,
      isSuggestedLanguage: params.isSuggestedLanguage)
    return self.state(try await self.media(params.sessionId, call).editTracks(change, customData: params.customData))
  }

  func editAudioTracks(_ params: MediaEditAudioTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId, call).editAudioTracks(
        language: params.language, isSuggested: params.isSuggestedLanguage, customData: params.customData))
  }

  func selectTracks(_ params: MediaSelectTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let selection = TrackSelection(
      audioLanguages: params.audioLanguages, textLanguages: params.textLanguages, textSubtypes: params.textSubtypes,
      isSuggested: params.isSuggested ?? false)
    return self.state(
      try await self.media(params.sessionId, call).selectTracks(selection, customData: params.customData))
  }

  func getDefaultTextTrackStyle(
    _ params: MediaGetDefaultTextTrackStyleParams, _ call: JSONRPCCallContext
  ) async throws -> MediaGetDefaultTextTrackStyleResult {
    MediaGetDefaultTextTrackStyleResult(
      textTrackStyle: TextTrackStyle(
        foregroundColor: "#FFFFFFFF", backgroundColor: "#000000FF", edgeType: TextTrackEdgeType.noneValue,
        windowType: TextTrackWindowType.noneValue, fontScale: 1, fontGenericFamily: .sansSerif, fontStyle: .normal))
  }
}
