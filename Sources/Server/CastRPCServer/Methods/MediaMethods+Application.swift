import CastModel
import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore

/// Requests to the app besides playback: stored sessions, precaching, credentials, custom commands.
extension MediaMethods {
  func storeSession(
    _ params: MediaStoreSessionParams, _ call: JSONRPCCallContext
  ) async throws -> MediaStoreSessionResult {
    let state = try await self.media(params.sessionId, call).storeSession(
      targetCapabilities: params.targetDeviceCapabilities ?? RemoteMediaClient.targetCapabilities,
      customData: params.customData)
    return MediaStoreSessionResult(sessionState: state)
  }

  func resumeSession(_ params: MediaResumeSessionParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    let media = try self.media(params.sessionId, call)
    call.progress?.begin(title: "Resuming")
    let resumed = try await media.resumeSession(params.sessionState, customData: params.customData)
    return self.state(try await params.waitOptions.settled(resumed, of: media, isLoad: true))
  }

  func precache(_ params: MediaPrecacheParams, _ call: JSONRPCCallContext) async throws {
    for (index, item) in (params.requestItems ?? []).enumerated()
    where item.protocolType == .hls && item.hlsSegmentFormat == nil {
      throw APIError(InvalidParameter("requestItems[\(index)].hlsSegmentFormat", "required for HLS, but missing"))
    }
    try await self.media(params.sessionId, call).precache(
      data: params.precacheData, items: params.requestItems?.map(\.jsonObject), customData: params.customData)
  }

  func setCredentials(_ params: MediaSetCredentialsParams, _ call: JSONRPCCallContext) async throws {
    try await self.media(params.sessionId, call).setCredentials(
      params.credentials, type: params.credentialsType, forRequestId: params.forRequestId,
      customData: params.customData)
  }

  func sendCommand(
    _ params: MediaSendCommandParams, _ call: JSONRPCCallContext
  ) async throws -> MediaSendCommandResult {
    var members = params.members ?? JSONObject()
    if let data = params.data { members["data"] = .string(data) }
    if let customData = params.customData { members["customData"] = customData }
    let command = RemoteMediaClient.CustomCommand(
      params.type ?? "CUSTOM_COMMAND", members: members,
      timeout: params.expectsReply == false ? nil : TimeAmount(seconds: params.timeout ?? 10))
    return MediaSendCommandResult(reply: try await self.media(params.sessionId, call).sendCommand(command))
  }

  func requests(_ params: MediaRequestsParams, _ call: JSONRPCCallContext) async throws -> MediaRequestsResult {
    let sessions =
      try params.sessionId.map { [try self.context.sessions.session($0)] } ?? self.context.sessions.sessions
    let now = NIODeadline.now()
    let requests = sessions.flatMap { session in
      session.media.pendingRequests.map { request in
        PendingMediaRequest(
          sessionId: session.id, requestId: request.requestId, type: request.type,
          elapsed: max(0, (now - request.startedAt).seconds),
          remaining: request.deadline.map { max(0, ($0 - now).seconds) })
      }
    }
    return MediaRequestsResult(requests: requests.sorted { $0.elapsed > $1.elapsed })
  }

  // MARK: Positions

  func position(_ params: MediaPositionParams, _ call: JSONRPCCallContext) async throws -> MediaPosition {
    MediaPosition(try self.media(params.sessionId, call).snapshot, at: self.context.clock.now)
  }

  func subscribePosition(
    _ params: MediaSubscribePositionParams, _ call: JSONRPCCallContext
  ) async throws -> MediaPosition {
    let media = try self.media(params.sessionId, call)
    let client = try self.publisher.client(of: call.peer)
    self.ticker.subscribe(client, to: media, interval: TimeAmount(seconds: params.interval ?? 1))
    return MediaPosition(media.snapshot, at: self.context.clock.now)
  }

  func unsubscribePosition(_ params: MediaUnsubscribePositionParams, _ call: JSONRPCCallContext) async throws {
    let sessionId = try params.sessionId ?? self.sessions.session(nil, call).id
    self.ticker.unsubscribe(try self.publisher.client(of: call.peer), from: sessionId)
  }
}
