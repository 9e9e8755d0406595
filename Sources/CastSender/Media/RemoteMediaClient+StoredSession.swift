import CastModel
import CastV2
public import JSONCodec
import LoopIsolation
public import NIOCore

extension RemoteMediaClient {
  /// What Google's senders say of the device that is to go on (cast.md 7.1).
  public static let targetCapabilities: JSONObject = [
    "assistant_supported": true, "display_supported": true, "is_group": false,
  ]

  /// Asks the app for what another receiver needs to go on from here (STORE_SESSION, cast.md 7.1 and 13).
  ///
  /// The state is the app's own: hand it to ``resumeSession(_:customData:)`` as it is.
  ///
  /// - Parameter timeout: how long the app may take; `nil` for the limit of media requests.
  /// - Throws: ``CastErrorCode/noMediaSession``; ``CastErrorCode/requestRejected`` from an app that can't.
  public func storeSession(
    targetCapabilities: JSONObject = RemoteMediaClient.targetCapabilities, customData: JSONValue? = nil,
    timeout: TimeAmount? = nil
  ) async throws(CastError) -> JSONObject {
    let session = try self.mediaSession()
    _ = try self.mediaSessionId()
    var requestId: Int64?
    defer { if let requestId, self.storeRequestId == requestId { self.storeRequestId = nil } }
    let reply = try await self.send(
      MediaRequest(
        type: "STORE_SESSION", members: ["targetDeviceCapabilities": .object(targetCapabilities)],
        customData: customData),
      over: session, timeout: timeout ?? session.environment.options.requestLimits.media
    ) { id in
      requestId = id
      self.storeRequestId = id
    }
    guard let state = reply.payload.root["sessionState"]?.value.object else {
      throw CastError(
        .requestRejected,
        "The app answered STORE_SESSION with \(reply.payload.type?.rawValue ?? "something else") and no session state.",
        sessionId: self.sessionId)
    }
    return state
  }

  /// Goes on with what ``storeSession(targetCapabilities:customData:)`` gave (RESUME_SESSION); returns as a load does, and replaces an older
  /// load that is not answered.
  ///
  /// - Parameter timeout: how long the app may take; `nil` for the limit of loads.
  public func resumeSession(
    _ state: JSONObject, customData: JSONValue? = nil, timeout: TimeAmount? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard !state.isEmpty else { throw self.invalid(InvalidParameter("sessionState", "must not be empty")) }
    let session = try self.mediaSession()
    let data = state["loadRequestData"].flatMap { value in
      try? LoadRequestData(json: JSONDocument(parsing: value.jsonBytes, policy: .tolerant).root)
    }
    return try await self.load("LOAD", data ?? LoadRequestData(), over: session, timeout: timeout) { id in
      MediaRequest(type: "RESUME_SESSION", members: ["sessionState": .object(state)], customData: customData)
        .with(requestId: id)
    }
  }
}
