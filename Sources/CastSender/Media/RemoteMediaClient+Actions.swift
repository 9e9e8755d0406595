public import CastModel
import CastV2
public import JSONCodec
import LoopIsolation
public import NIOCore

extension RemoteMediaClient {
  /// Tells the app what the viewer thinks of the media (USER_ACTION, cast.md 7.1).
  ///
  /// - Parameters:
  ///   - isCleared: whether it is taken back.
  ///   - context: what it is about, as the app knows it.
  ///   - source: where it was done, as the app knows it.
  public func sendUserAction(
    _ action: UserAction, isCleared: Bool? = nil, context: String? = nil, source: String? = nil,
    customData: JSONValue? = nil
  ) async throws(CastError) -> MediaSnapshot {
    var members: JSONObject = ["userAction": .string(action.rawValue)]
    members["userActionContext"] = context.map { .string($0) }
    members["clear"] = isCleared.map { .bool($0) }
    members["source"] = source.map { .string($0) }
    return try await self.command(
      MediaRequest(type: "USER_ACTION", members: members, customData: customData),
      sign: .userAction(action, isCleared: isCleared ?? false))
  }

  /// Lets the app fetch what will be wanted soon (PRECACHE, cast.md 7.1); needs no media session.
  ///
  /// - Parameters:
  ///   - data: whatever the app understands.
  ///   - items: streams to fetch the beginnings of: objects with `url`, `protocolType`, `initialTime`, `hlsSegmentFormat`.
  public func precache(
    data: String? = nil, items: [JSONObject]? = nil, customData: JSONValue? = nil
  ) async throws(CastError) {
    guard data != nil || items?.isEmpty == false else {
      throw self.invalid(InvalidParameter("precacheData", "required, but missing, and so is requestItems"))
    }
    var members = JSONObject()
    members["precacheData"] = data.map { .string($0) }
    members["requestItems"] = items.map { .array($0.map { .object($0) }) }
    _ = try await self.request(MediaRequest(type: "PRECACHE", members: members, customData: customData))
  }

  /// Tells the app who the viewer is now (SET_CREDENTIALS, cast.md 7.1); what plays goes on.
  ///
  /// - Parameter forRequestId: the app's REFRESH_CREDENTIALS that this answers.
  public func setCredentials(
    _ credentials: String, type: String? = nil, forRequestId: Int64? = nil, customData: JSONValue? = nil
  ) async throws(CastError) {
    var members: JSONObject = ["credentials": .string(credentials)]
    members["credentialsType"] = type.map { .string($0) }
    members["forRequestId"] = forRequestId.map { .integer($0) }
    _ = try await self.request(MediaRequest(type: "SET_CREDENTIALS", members: members, customData: customData))
  }

  /// Plays what has ended once more, where the app can (PLAY_AGAIN, cast.md 7.1).
  public func playAgain(customData: JSONValue? = nil) async throws(CastError) -> MediaSnapshot {
    _ = try await self.request(
      MediaRequest(type: "PLAY_AGAIN", customData: customData),
      sign: .state([.playing, .buffering, .loading]))
    return self.snapshot
  }

  /// A message of any type, for what has no call of its own.
  public struct CustomCommand: Sendable {
    /// The type on the wire: `CUSTOM_COMMAND`, `DISPLAY_STATUS`…
    public var type: String
    /// Its members beside `type`, `requestId` and `sessionId`; without `mediaSessionId` it gets that of what plays.
    public var members: JSONObject
    /// How long to wait for the answer; `nil`: none is expected.
    public var timeout: TimeAmount?

    public init(_ type: String = "CUSTOM_COMMAND", members: JSONObject = JSONObject(), timeout: TimeAmount?) {
      self.type = type
      self.members = members
      self.timeout = timeout
    }
  }

  /// Sends a message of any type; returns the answer, if one is expected.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for members that this end fills in.
  public func sendCommand(_ command: CustomCommand) async throws(CastError) -> JSONObject? {
    guard !command.type.isEmpty else { throw self.invalid(InvalidParameter("type", "must not be empty")) }
    for key in ["type", "requestId", "sessionId"] where command.members[key] != nil {
      throw self.invalid(InvalidParameter("members.\(key)", "is filled in by the server"))
    }
    let session = try self.mediaSession()
    var request = MediaRequest(type: command.type, members: command.members)
    if command.members["mediaSessionId"] == nil { request.mediaSessionId = self.reducer.activeMediaSessionId }
    guard let timeout = command.timeout else {
      try session.post(request.with(requestId: session.tracker.nextId()))
      return nil
    }
    return try await self.send(request, over: session, timeout: timeout).payload.root.value.object
  }

  /// Sends a request that needs no media session.
  private func request(
    _ request: MediaRequest, sign: CommandExpectation.Sign? = nil
  ) async throws(CastError) -> CastReply {
    let session = try self.mediaSession()
    return try await self.send(
      request, over: session, timeout: session.environment.options.requestLimits.media,
      expecting: sign.map { CommandExpectation($0, mediaSessionId: self.reducer.status?.mediaSessionId) })
  }
}
