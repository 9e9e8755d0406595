import CastDiscovery
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
  private let widgets: WidgetCenter
  let publisher: NotificationPublisher
  let sessions: SessionFinder
  private let devices: DeviceFinder
  private let follower: SessionFollower

  init(
    context: CastContext, widgets: WidgetCenter, publisher: NotificationPublisher, events: CastEventPublisher,
    credentials: CredentialsBroker, sessions: SessionFinder, devices: DeviceFinder
  ) {
    self.devices = devices
    self.widgets = widgets
    self.context = context
    self.publisher = publisher
    self.events = events
    self.credentials = credentials
    self.sessions = sessions
    self.follower = SessionFollower(events: events, credentials: credentials, sessions: sessions)
  }

  func start(_ params: SessionStartParams, _ call: JSONRPCCallContext) async throws -> Session {
    let address = try DeviceAddress(
      deviceId: params.deviceId, friendlyName: params.friendlyName, host: params.host, port: params.port, hasName: true)
    let assumed = self.context.options.launchOptions
    var options = SessionStartOptions(
      applicationId: params.applicationId ?? self.context.assumedApplicationId, language: params.languageCode,
      relaunchIfRunning: params.relaunchIfRunning ?? assumed.relaunchIfRunning,
      androidReceiverCompatible: params.androidReceiverCompatible ?? assumed.androidReceiverCompatible,
      credentials: try LaunchCredentials(checking: params.credentials, type: params.credentialsType),
      sessionOptions: params.sessionOptions, timeout: params.timeout.map { TimeAmount(seconds: $0) })
    options.requiredFeatures = params.requiredFeatures ?? []
    options.usesExisting = params.ifExists == .use
    return try await self.follow(call, title: "Starting a session") { [options] didBegin in
      let target = try await self.devices.target(address, within: params.searchTimeout, call)
      return try await self.context.sessions.start(target, options: options, didBegin: didBegin)
    }
  }

  func join(_ params: SessionJoinParams, _ call: JSONRPCCallContext) async throws -> Session {
    let address = try DeviceAddress(
      deviceId: params.deviceId, friendlyName: params.friendlyName, host: params.host, port: params.port, hasName: true)
    var options = SessionJoinOptions(
      applicationId: params.applicationId, receiverSessionId: params.receiverSessionId,
      credentials: try LaunchCredentials(checking: params.credentials, type: params.credentialsType),
      sessionOptions: params.sessionOptions, timeout: params.timeout.map { TimeAmount(seconds: $0) })
    options.usesExisting = params.ifExists == .use
    return try await self.follow(call, title: "Joining a session") { [options] didBegin in
      let target = try await self.devices.target(address, within: params.searchTimeout, call)
      return try await self.context.sessions.join(target, options: options, didBegin: didBegin)
    }
  }

  private func follow(
    _ call: JSONRPCCallContext, title: String,
    _ connect: (@escaping @LoopActor (CastSession) -> Void) async throws -> SessionSnapshot
  ) async throws -> Session {
    Session(try await self.follower.follow(call, title: title, connect))
  }

  func end(_ params: SessionEndParams, _ call: JSONRPCCallContext) async throws {
    let session = try self.sessions.session(params.sessionId, call)
    await self.widgets.keepQueue(ofEnding: session)
    try await self.context.sessions.end(session.id, action: params.action)
  }

  func transfer(_ params: SessionTransferParams, _ call: JSONRPCCallContext) async throws -> SessionTransferResult {
    let address = try DeviceAddress(
      deviceId: params.deviceId, friendlyName: params.friendlyName, host: params.host, port: params.port, hasName: true)
    let source = try self.sessions.session(params.sessionId, call)
    call.progress?.begin(title: "Transferring a session")
    let target = try await self.devices.target(address, within: params.searchTimeout, call)
    var sessionId: String?
    defer {
      if let sessionId {
        self.events.stopReporting(sessionId)
        self.credentials.forget(sessionId)
      }
    }
    let transferral = try await self.context.sessions.transfer(
      source.id, to: target, keepsVolume: params.keepVolume ?? false,
      timeout: params.timeout.map { TimeAmount(seconds: $0) }
    ) { session in
      sessionId = session.id
      self.events.report(session.id, to: call.progress)
      self.credentials.remember(session.id, startedBy: call.peer)
    }
    return SessionTransferResult(transferral)
  }

  func takeBack(_ params: SessionTakeBackParams, _ call: JSONRPCCallContext) async throws
    -> PlaybackState
  {
    let session = try self.sessions.session(params.sessionId, call)
    let state = try await session.playbackState()
    let result = PlaybackState(state, of: session.media.snapshot, at: self.context.clock.now)
    // The caller gets the playing media, even if ending the session fails.
    if let action = params.action {
      try? await self.context.sessions.end(session.id, action: action)
    }
    return result
  }

  func suspend(_ params: SessionSuspendParams, _ call: JSONRPCCallContext) async throws -> Session {
    let session = try self.sessions.session(params.sessionId, call)
    try session.suspend(params.reason ?? .requested)
    return Session(session.snapshot)
  }

  func resume(_ params: SessionResumeParams, _ call: JSONRPCCallContext) async throws -> Session {
    Session(try await self.sessions.session(params.sessionId, call).resume())
  }

  func listSaved(_ params: SessionListSavedParams, _ call: JSONRPCCallContext) async throws -> SessionListSavedResult {
    let findings = await self.context.savedSessions?.list()
    return SessionListSavedResult(
      sessions: findings?.sessions.map { SavedSession($0) } ?? [], problems: findings?.problems ?? [])
  }

  func restore(_ params: SessionRestoreParams, _ call: JSONRPCCallContext) async throws -> SessionRestoreResult {
    guard let store = self.context.savedSessions else {
      return SessionRestoreResult(sessions: [], failures: [], problems: [])
    }
    // Restoring connects, and changes an option, so the options are settled even if there is nothing to restore.
    self.context.settleOptions()
    // Sessions taken from another server's records belong into this server's records.
    self.context.saveSessionsFromNowOn()
    let restorations = await self.context.sessions.restore(
      from: store, within: TimeAmount(seconds: params.timeout ?? 10))
    for restoration in restorations.sessions {
      if case .success(let session) = restoration.outcome { try self.sessions.adopt(session.sessionId, call) }
    }
    return SessionRestoreResult(restorations.sessions, problems: restorations.problems)
  }

  func setCurrent(_ params: SessionSetCurrentParams, _ call: JSONRPCCallContext) async throws -> Session {
    let session = try self.context.sessions.session(params.sessionId)
    try self.sessions.adopt(session.id, call)
    try self.context.sessions.setCurrent(session.id)
    return Session(session.snapshot)
  }

  func list(_ params: SessionListParams, _ call: JSONRPCCallContext) async throws -> SessionListResult {
    SessionListResult(
      sessions: self.context.sessions.sessions.map { Session($0.snapshot) },
      currentSessionId: self.sessions.currentId(of: try self.publisher.client(of: call.peer)))
  }

  func get(_ params: SessionGetParams, _ call: JSONRPCCallContext) async throws -> Session {
    Session(try self.sessions.session(params.sessionId, call).snapshot)
  }

  func setVolume(_ params: SessionSetVolumeParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume {
    try await self.sessions.session(params.sessionId, call).setVolume(params.level)
  }

  func stepVolume(_ params: SessionStepVolumeParams, _ call: JSONRPCCallContext) async throws -> DeviceVolume {
    try await self.sessions.session(params.sessionId, call).stepVolume(by: Int(params.steps ?? 1))
  }

  func pressVolumeKey(_ params: SessionPressVolumeKeyParams, _ call: JSONRPCCallContext) async throws
    -> SessionPressVolumeKeyResult
  {
    guard self.context.options.physicalVolumeButtonsWillControlDeviceVolume,
      let session = try? self.sessions.session(nil, call), session.connectionState == .connected
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
    try await self.sessions.session(params.sessionId, call).setMuted(params.muted)
  }

  func requestMultizoneStatus(
    _ params: SessionRequestMultizoneStatusParams, _ call: JSONRPCCallContext
  ) async throws -> MultizoneStatus {
    try await self.sessions.session(params.sessionId, call).requestMultizoneStatus()
  }

  func setMultizoneDeviceVolume(
    _ params: SessionSetMultizoneDeviceVolumeParams, _ call: JSONRPCCallContext
  ) async throws -> MultizoneDevice {
    try await self.sessions.session(params.sessionId, call).setVolume(params.level, ofMember: params.deviceId)
  }

  func setMultizoneDeviceMuted(
    _ params: SessionSetMultizoneDeviceMutedParams, _ call: JSONRPCCallContext
  ) async throws -> MultizoneDevice {
    try await self.sessions.session(params.sessionId, call).setMuted(params.muted, ofMember: params.deviceId)
  }

  func getCastingGroups(
    _ params: SessionGetCastingGroupsParams, _ call: JSONRPCCallContext
  ) async throws -> SessionGetCastingGroupsResult {
    SessionGetCastingGroupsResult(
      groups: try await self.sessions.session(params.sessionId, call).castingGroups())
  }

  func requestStatus(_ params: SessionRequestStatusParams, _ call: JSONRPCCallContext) async throws -> ReceiverStatus {
    try await self.sessions.session(params.sessionId, call).requestStatus()
  }
}

// Options that sessions carry, and links that pass them on.
extension SessionMethods {
  func setDefaultOptions(_ params: SessionSetDefaultOptionsParams, _ call: JSONRPCCallContext) async throws {
    try self.context.sessions.setDefaultSessionOptions(
      params.options, for: params.category ?? SessionManager.castCategory)
  }

  func getDefaultOptions(
    _ params: SessionGetDefaultOptionsParams, _ call: JSONRPCCallContext
  ) async throws -> SessionGetDefaultOptionsResult {
    SessionGetDefaultOptionsResult(
      options: self.context.sessions.defaultSessionOptions(for: params.category ?? SessionManager.castCategory))
  }

  func buildOpenUrl(
    _ params: SessionBuildOpenUrlParams, _ call: JSONRPCCallContext
  ) async throws -> SessionBuildOpenUrlResult {
    let link = try self.context.sessions.openURL(of: try self.sessions.session(params.sessionId, call).id)
    return SessionBuildOpenUrlResult(
      url: link.url(addingTo: params.baseUrl ?? "cast-rpc://open"), queryItemName: OpenURL.itemName,
      queryItemValue: link.itemValue)
  }

  func parseOpenUrl(
    _ params: SessionParseOpenUrlParams, _ call: JSONRPCCallContext
  ) async throws -> SessionParseOpenUrlResult {
    let link = try OpenURL(url: params.url)
    return SessionParseOpenUrlResult(
      deviceId: link.deviceId, friendlyName: link.friendlyName, receiverSessionId: link.receiverSessionId)
  }

  func startWithOpenUrl(_ params: SessionStartWithOpenUrlParams, _ call: JSONRPCCallContext) async throws -> Session {
    let link = try OpenURL(url: params.url)
    let assumed = self.context.options.launchOptions
    var options = SessionStartOptions(
      applicationId: params.applicationId ?? self.context.assumedApplicationId,
      relaunchIfRunning: assumed.relaunchIfRunning, androidReceiverCompatible: assumed.androidReceiverCompatible,
      sessionOptions: params.sessionOptions, timeout: params.timeout.map { TimeAmount(seconds: $0) })
    options.usesExisting = params.ifExists == .use
    return try await self.follow(call, title: "Starting a session") { [options] didBegin in
      let target = try await self.devices.target(.device(link.deviceId), within: params.searchTimeout ?? 10, call)
      return try await self.context.sessions.start(link, at: target, options: options, didBegin: didBegin)
    }
  }
}
