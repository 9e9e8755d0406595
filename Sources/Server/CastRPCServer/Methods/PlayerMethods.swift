import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import MediaPreflight
import NIOCore

/// `player.*`: playing in one step.
@LoopActor
final class PlayerMethods: PlayerService {
  let context: CastContext
  let player: CastPlayer
  let devices: DeviceFinder
  private let widgets: WidgetCenter
  let follower: SessionFollower
  private var sessions: SessionFinder { self.follower.sessions }

  init(
    context: CastContext, player: CastPlayer, widgets: WidgetCenter, devices: DeviceFinder, follower: SessionFollower
  ) {
    self.context = context
    self.player = player
    self.widgets = widgets
    self.devices = devices
    self.follower = follower
  }

  // MARK: Devices and sessions

  /// Returns the session with the device that a call is for, whose app plays: uses, joins or launches it.
  func start(
    _ target: PlayerTarget, applicationId: String?, title: String, _ call: JSONRPCCallContext
  ) async throws -> SessionSnapshot {
    try await self.follower.follow(call, title: title) { didBegin in
      try await self.player.start(
        on: try await self.devices.find(target, call), applicationId: applicationId, timeout: target.limit,
        isCallers: { self.sessions.isOwn($0.id, of: call) }, didBegin: didBegin)
    }
  }

  /// Returns the session with the device that a call is for: joins a running app, and launches none.
  private func join(_ device: PlayerDevice, _ target: PlayerTarget, _ call: JSONRPCCallContext) async throws -> String {
    try await self.follower.follow(call, title: "Joining a session") { didBegin in
      try await self.player.join(on: device, timeout: target.limit, didBegin: didBegin)
    }.sessionId
  }

  private func joined(_ target: PlayerTarget, _ call: JSONRPCCallContext) async throws -> String {
    try await self.join(try await self.devices.find(target, call), target, call)
  }

  // MARK: Playing

  func play(_ params: PlayerPlayParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    var request = try PlayRequest(
      url: params.url, urls: params.urls, media: params.media, queueData: params.queueData,
      contentType: params.contentType, title: params.title, subtitles: params.subtitles)
    request.currentTime = params.currentTime
    let resumedAt = params.resume == true && params.currentTime == nil ? await self.place(of: params.url) : nil
    if let resumedAt { request.currentTime = resumedAt }
    request.autoplay = params.autoplay ?? true
    request.repeatMode = params.repeatMode
    request.wishes = params.wishes(self.context.options.conversion)
    request.resolves = params.resolve != .never
    request = try await self.resolved(request, params.playerTarget, call)
    let isFile = params.preflight == nil ? await self.player.isMediaFile(request) : false
    if params.preflight ?? isFile {
      call.progress?.begin(title: "Looking at the media")
      request.examined = try await self.player.check(
        request, on: try await self.devices.find(params.playerTarget, call), application: params.applicationId
      ) { what in
        call.progress?.report(message: what)
      }
    }
    request.explainsFailure = params.explainFailure ?? true
    let session = try await self.start(
      params.playerTarget, applicationId: params.applicationId, title: "Playing", call)
    var status = try await QueueMethods.naming("params.\(params.urls == nil ? "queueData.items" : "urls")") {
      try await self.player.play(
        request, in: session.sessionId, waiting: TimeAmount(seconds: params.waitTimeout ?? 30),
        progress: QueueMethods.report(to: call)
      ) { _ in
        call.progress?.report(message: "The device refused it: loading it again, converted")
      }
    }
    if let interval = params.slideInterval {
      self.context.slideshows.start(in: session.sessionId, every: TimeAmount(seconds: interval))
    }
    if let url = params.url, request.hasOneItem, status.queueLength ?? 1 <= 1 {
      self.context.places.follow(url, in: session.sessionId)
    }
    status.resumedAt = resumedAt
    return status
  }

  /// Returns a request with the media that its pages and playlists lead to.
  func resolved(
    _ request: PlayRequest, _ target: PlayerTarget, _ call: JSONRPCCallContext
  ) async throws -> PlayRequest {
    guard self.player.needsResolving(request) else { return request }
    call.progress?.begin(title: "Resolving")
    return try await self.player.resolved(request, for: try await self.devices.find(target, call)) {
      call.progress?.report(message: $0)
    }
  }

  /// Returns the position at which playback of `url` was left, in seconds; `nil` if it wasn't, or none are kept.
  private func place(of url: String?) async -> Double? {
    guard let url else { return nil }
    return await self.context.places.place(of: url)
  }

  func pause(_ params: PlayerPauseParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    let device = try await self.devices.find(params.playerTarget, call)
    if let status = try await self.player.statusIfNothingPlays(on: device, within: params.playerTarget.visitLimit) {
      return status
    }
    do {
      return try await self.player.pause(try await self.join(device, params.playerTarget, call))
    } catch let error as CastError where error.code == .applicationNotRunning {
      // The session ended meanwhile, or the device has none.
      return try await self.player.status(of: device, within: params.playerTarget.visitLimit)
    }
  }

  func resume(_ params: PlayerResumeParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    try await self.player.resume(try await self.joined(params.playerTarget, call))
  }

  func toggle(_ params: PlayerToggleParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    try await self.player.toggle(try await self.joined(params.playerTarget, call))
  }

  func stop(_ params: PlayerStopParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    let device = try await self.devices.find(params.playerTarget, call)
    return try await self.player.stop(
      on: device, keepsApplication: params.keepApplication ?? false, within: params.playerTarget.visitLimit
    ) { session in await self.widgets.keepQueue(ofEnding: session) }
  }

  func seek(_ params: PlayerSeekParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    switch (params.position, params.distance) {
    case (let position?, nil):
      return try await self.player.seek(try await self.joined(params.playerTarget, call), to: position)
    case (nil, let distance?):
      return try await self.player.seek(try await self.joined(params.playerTarget, call), by: distance)
    default:
      let reason = params.position == nil ? "required, but missing, and so is distance" : "given together with distance"
      throw APIError.invalid("params.position", reason, "A seek needs exactly one of position and distance.")
    }
  }

  func next(_ params: PlayerNextParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    try await self.player.jump(try await self.joined(params.playerTarget, call), by: 1)
  }

  func previous(_ params: PlayerPreviousParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    try await self.player.jump(try await self.joined(params.playerTarget, call), by: -1)
  }

  // MARK: Without an app

  func setVolume(_ params: PlayerSetVolumeParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    let change = try CastPlayer.VolumeChange(
      level: params.level, steps: params.steps.map { Int($0) }, isMuted: params.muted)
    let device = try await self.devices.find(params.playerTarget, call)
    return try await self.player.setVolume(change, on: device, within: params.playerTarget.visitLimit)
  }

  func status(_ params: PlayerStatusParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    let device = try await self.devices.find(params.playerTarget, call)
    return try await self.player.status(of: device, within: params.playerTarget.visitLimit)
  }

  func list(_ params: PlayerListParams, _ call: JSONRPCCallContext) async throws -> PlayerListResult {
    let players = try await self.player.statusOfAll(
      searching: TimeAmount(seconds: params.searchTimeout ?? 5), within: TimeAmount(seconds: params.timeout ?? 5)
    ) { APIError($0).info }
    if players.isEmpty, let error = await self.context.discovery.unavailability() { throw APIError(error) }
    return PlayerListResult(players: players)
  }

  func connect(_ params: PlayerConnectParams, _ call: JSONRPCCallContext) async throws -> PlayerStatus {
    try await self.player.status(ofSession: try await self.joined(params.playerTarget, call))
  }

  // MARK: Names

  func setDefault(_ params: PlayerSetDefaultParams, _ call: JSONRPCCallContext) async throws -> PlayerNames {
    PlayerNames(
      try await self.player.names.change { names throws(CastError) in try names.setDefault(params.device) },
      problem: nil)
  }

  func setAlias(_ params: PlayerSetAliasParams, _ call: JSONRPCCallContext) async throws -> PlayerNames {
    PlayerNames(
      try await self.player.names.change { names throws(CastError) in
        try names.set(params.alias, to: params.device)
      }, problem: nil)
  }

  func getNames(_ params: PlayerGetNamesParams, _ call: JSONRPCCallContext) async throws -> PlayerNames {
    PlayerNames(await self.player.names.load(), problem: self.player.names.problem)
  }
}

extension PlayerTarget {
  /// The limit for connecting, launching and joining together; `nil` takes the context's.
  var limit: TimeAmount? { self.timeout.map { TimeAmount(seconds: $0) } }
  /// The limit for asking a device without a session.
  var visitLimit: TimeAmount { self.limit ?? .seconds(30) }
}

extension PlayerNames {
  init(_ names: NamesOfDevices, problem: String?) {
    self.init(defaultDevice: names.defaultDevice, aliases: names.aliases, problem: problem)
  }
}

extension PlayerPlayParams {
  /// Returns the conversion that the call requests, or `nil` if it leaves that to the context's options.
  fileprivate func wishes(_ options: ConversionOptions) -> ConversionWishes? {
    let height = self.maximumHeight.map { Int(clamping: $0) }
    let bitRate = self.maximumBitRate.map { Int(clamping: $0) }
    let wishes = ConversionWishes(
      mode: self.convert ?? options.mode, audioTrack: self.audioTrack, burnedSubtitles: self.burnSubtitles,
      maximumHeight: height, maximumBitRate: bitRate)
    return wishes == ConversionWishes(mode: options.mode) ? nil : wishes
  }
}
