import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import NIOCore

/// `session.*`: sessions with receivers.
@LoopActor
final class SessionMethods: SessionService {
  let context: CastContext
  private let events: CastEventPublisher
  private let credentials: CredentialsBroker

  init(context: CastContext, events: CastEventPublisher, credentials: CredentialsBroker) {
    self.context = context
    self.events = events
    self.credentials = credentials
  }

  func start(_ params: SessionStartParams, _ call: JSONRPCCallContext) async throws -> Session {
    let target = try SessionTarget(deviceId: params.deviceId, host: params.host, port: params.port)
    let assumed = self.context.options.launchOptions
    var options = SessionStartOptions(
      applicationId: params.applicationId ?? SessionStartOptions.defaultMediaReceiver, language: params.language,
      relaunchIfRunning: params.relaunchIfRunning ?? assumed.relaunchIfRunning,
      androidReceiverCompatible: params.androidReceiverCompatible ?? assumed.androidReceiverCompatible,
      credentials: try CastSender.LaunchCredentials(checking: params.credentials, type: params.credentialsType),
      sessionOptions: params.sessionOptions, timeout: params.timeout.map { TimeAmount(seconds: $0) })
    options.requiredFeatures = params.requiredFeatures ?? []
    return try await self.follow(call, title: "Starting a session") { [options] didBegin in
      try await self.context.sessions.start(target, options: options, didBegin: didBegin)
    }
  }

  func join(_ params: SessionJoinParams, _ call: JSONRPCCallContext) async throws -> Session {
    let target = try SessionTarget(deviceId: params.deviceId, host: params.host, port: params.port)
    let options = SessionJoinOptions(
      applicationId: params.applicationId, receiverSessionId: params.receiverSessionId,
      credentials: try CastSender.LaunchCredentials(checking: params.credentials, type: params.credentialsType),
      sessionOptions: params.sessionOptions, timeout: params.timeout.map { TimeAmount(seconds: $0) })
    return try await self.follow(call, title: "Joining a session") { didBegin in
      try await self.context.sessions.join(target, options: options, didBegin: didBegin)
    }
  }

  /// Connects, with the phases as the call's progress and its client as the one who is asked for credentials.
  func follow(
    _ call: JSONRPCCallContext, title: String,
    _ connect: (@escaping @LoopActor (CastSession) -> Void) async throws -> SessionSnapshot
  ) async throws -> Session {
    call.progress?.begin(title: title)
    var sessionId: String?
    defer {
      if let sessionId {
        self.events.stopReporting(sessionId)
        self.credentials.forget(sessionId)
      }
    }
    return Session(
      try await connect { session in
        sessionId = session.id
        self.events.report(session.id, to: call.progress)
        self.credentials.remember(session.id, startedBy: call.peer)
      })
  }

  func end(_ params: SessionEndParams, _ call: JSONRPCCallContext) async throws {
    let action = params.action.map { CastSender.SessionEndAction(rawValue: $0.rawValue) }
    try await self.context.sessions.end(params.sessionId, action: action)
  }

  func transfer(_ params: SessionTransferParams, _ call: JSONRPCCallContext) async throws -> SessionTransferResult {
    let target = try SessionTarget(deviceId: params.deviceId, host: params.host, port: params.port)
    call.progress?.begin(title: "Transferring a session")
    var sessionId: String?
    defer {
      if let sessionId {
        self.events.stopReporting(sessionId)
        self.credentials.forget(sessionId)
      }
    }
    let transferral = try await self.context.sessions.transfer(
      params.sessionId, to: target, keepsVolume: params.keepVolume ?? false,
      timeout: params.timeout.map { TimeAmount(seconds: $0) }
    ) { session in
      sessionId = session.id
      self.events.report(session.id, to: call.progress)
      self.credentials.remember(session.id, startedBy: call.peer)
    }
    return SessionTransferResult(transferral)
  }

  func handOver(_ params: SessionHandOverParams, _ call: JSONRPCCallContext) async throws
    -> CastRPCProtocol.PlaybackState
  {
    let session = try self.context.sessions.session(params.sessionId)
    let state = try await session.playbackState()
    let result = CastRPCProtocol.PlaybackState(state, of: session.media.snapshot, at: self.context.clock.now)
    // Whatever becomes of the session now, the caller gets what plays.
    if let action = params.action {
      try? await self.context.sessions.end(session.id, action: CastSender.SessionEndAction(rawValue: action.rawValue))
    }
    return result
  }

  func suspend(_ params: SessionSuspendParams, _ call: JSONRPCCallContext) async throws -> Session {
    let session = try self.context.sessions.session(params.sessionId)
    try session.suspend()
    return Session(session.snapshot)
  }

  func resume(_ params: SessionResumeParams, _ call: JSONRPCCallContext) async throws -> Session {
    Session(try await self.context.sessions.session(params.sessionId).resume())
  }

  func listSaved(_ params: SessionListSavedParams, _ call: JSONRPCCallContext) async throws -> SessionListSavedResult {
    let findings = await self.context.savedSessions?.list()
    return SessionListSavedResult(
      sessions: findings?.sessions.map { CastRPCProtocol.SavedSession($0) } ?? [], problems: findings?.problems ?? [])
  }

  func restore(_ params: SessionRestoreParams, _ call: JSONRPCCallContext) async throws -> SessionRestoreResult {
    guard let findings = await self.context.savedSessions?.claim() else {
      return SessionRestoreResult(sessions: [], failures: [], problems: [])
    }
    let restorations = await self.context.sessions.restore(
      findings.sessions, within: TimeAmount(seconds: params.timeout ?? 10))
    return SessionRestoreResult(restorations, problems: findings.problems)
  }

  func list(_ params: SessionListParams, _ call: JSONRPCCallContext) async throws -> SessionListResult {
    SessionListResult(
      sessions: self.context.sessions.sessions.map { Session($0.snapshot) },
      currentSessionId: self.context.sessions.current?.id)
  }

  func get(_ params: SessionGetParams, _ call: JSONRPCCallContext) async throws -> Session {
    Session(try self.context.sessions.session(params.sessionId).snapshot)
  }

  func setVolume(_ params: SessionSetVolumeParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume {
    try await self.context.sessions.session(params.sessionId).setVolume(params.level)
  }

  func stepVolume(_ params: SessionStepVolumeParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume {
    try await self.context.sessions.session(params.sessionId).stepVolume(by: Int(params.steps ?? 1))
  }

  func pressVolumeKey(_ params: SessionPressVolumeKeyParams, _ call: JSONRPCCallContext) async throws
    -> SessionPressVolumeKeyResult
  {
    guard self.context.options.physicalVolumeButtonsWillControlDeviceVolume,
      let session = self.context.sessions.current,
      session.connectionState == .connected
    else { return SessionPressVolumeKeyResult(isHandled: false) }
    let volume =
      switch params.key {
      case .mute: try await session.setMuted(session.volume?.muted != true)
      case .down: try await session.stepVolume(by: -1)
      default: try await session.stepVolume(by: 1)
      }
    return SessionPressVolumeKeyResult(isHandled: true, volume: volume)
  }

  func setMuted(_ params: SessionSetMutedParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume {
    try await self.context.sessions.session(params.sessionId).setMuted(params.muted)
  }

  func requestMultizoneStatus(
    _ params: SessionRequestMultizoneStatusParams, _ call: JSONRPCCallContext
  ) async throws -> MultizoneStatus {
    try await self.context.sessions.session(params.sessionId).requestMultizoneStatus()
  }

  func setMultizoneDeviceVolume(
    _ params: SessionSetMultizoneDeviceVolumeParams, _ call: JSONRPCCallContext
  ) async throws -> MultizoneDevice {
    try await self.context.sessions.session(params.sessionId).setVolume(params.level, ofMember: params.deviceId)
  }

  func setMultizoneDeviceMuted(
    _ params: SessionSetMultizoneDeviceMutedParams, _ call: JSONRPCCallContext
  ) async throws -> MultizoneDevice {
    try await self.context.sessions.session(params.sessionId).setMuted(params.muted, ofMember: params.deviceId)
  }

  func getCastingGroups(
    _ params: SessionGetCastingGroupsParams, _ call: JSONRPCCallContext
  ) async throws -> SessionGetCastingGroupsResult {
    SessionGetCastingGroupsResult(
      groups: try await self.context.sessions.session(params.sessionId).castingGroups())
  }

  func requestStatus(_ params: SessionRequestStatusParams, _ call: JSONRPCCallContext) async throws -> ReceiverStatus {
    try await self.context.sessions.session(params.sessionId).requestStatus()
  }
}
