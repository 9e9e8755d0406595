import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation

/// `media.*`: loading media and controlling it.
@LoopActor
final class MediaMethods: MediaService {
  private let context: CastContext

  init(context: CastContext) { self.context = context }

  private func media(_ sessionId: String?) throws -> RemoteMediaClient {
    try self.context.sessions.session(sessionId).media
  }

  private func state(_ snapshot: MediaSnapshot) -> MediaState {
    MediaState(snapshot, at: self.context.clock.now)
  }

  func load(_ params: MediaLoadParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    guard params.loadRequestData.media != nil || params.loadRequestData.queueData != nil else {
      throw APIError(.invalidParams, "There is nothing to load: give media, or queueData.") {
        $0.path = "params.media"
        $0.reason = "required, but missing, and so is queueData"
      }
    }
    let media = try self.media(params.sessionId)
    call.progress?.begin(title: "Loading")
    return try await QueueMethods.naming("params.queueData.items") {
      self.state(try await media.load(params.loadRequestData, progress: QueueMethods.report(to: call)))
    }
  }

  func play(_ params: MediaPlayParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.media(params.sessionId).play(customData: params.customData))
  }

  func pause(_ params: MediaPauseParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.media(params.sessionId).pause(customData: params.customData))
  }

  func stop(_ params: MediaStopParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.media(params.sessionId).stop(customData: params.customData))
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
    return self.state(try await self.media(params.sessionId).seek(options))
  }

  func setPlaybackRate(_ params: MediaSetPlaybackRateParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId).setPlaybackRate(params.playbackRate, customData: params.customData))
  }

  func setStreamVolume(_ params: MediaSetStreamVolumeParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.media(params.sessionId).setStreamVolume(params.level, customData: params.customData))
  }

  func setStreamMuted(_ params: MediaSetStreamMutedParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.media(params.sessionId).setStreamMuted(params.muted, customData: params.customData))
  }

  func setActiveTracks(_ params: MediaSetActiveTracksParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId).setActiveTracks(params.activeTrackIds, customData: params.customData))
  }

  func setTextTrackStyle(
    _ params: MediaSetTextTrackStyleParams, _ call: JSONRPCCallContext
  ) async throws -> MediaState {
    self.state(
      try await self.media(params.sessionId).setTextTrackStyle(params.textTrackStyle, customData: params.customData))
  }

  func skipAd(_ params: MediaSkipAdParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.media(params.sessionId).skipAd(customData: params.customData))
  }

  func requestStatus(_ params: MediaRequestStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try await self.media(params.sessionId).requestStatus())
  }

  func getStatus(_ params: MediaGetStatusParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    self.state(try self.media(params.sessionId).snapshot)
  }
}
