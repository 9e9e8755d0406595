// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

/// Playing in one step, for scripts and people: each call finds the device, starts or joins the app if necessary, and
/// returns a flat status.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct PlayerCalls: Sendable {
  let client: CastClient

  /// Plays media on a device: finds the device, starts or joins the app, loads, and waits until playback starts.
  public func play(
    _ params: PlayerPlayParams = .init(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> PlayerStatus {
    try await self.client.typed("player.play", params, timeout, progress)
  }
  /// Pauses playback; succeeds if it is paused already or nothing plays.
  public func pause(_ params: PlayerPauseParams = .init(), timeout: Duration? = nil) async throws -> PlayerStatus {
    try await self.client.typed("player.pause", params, timeout)
  }
  /// Resumes playback; succeeds if it plays already.
  public func resume(_ params: PlayerResumeParams = .init(), timeout: Duration? = nil) async throws -> PlayerStatus {
    try await self.client.typed("player.resume", params, timeout)
  }
  /// Pauses playback that advances, resumes playback that is paused.
  public func toggle(_ params: PlayerToggleParams = .init(), timeout: Duration? = nil) async throws -> PlayerStatus {
    try await self.client.typed("player.toggle", params, timeout)
  }
  /// Stops the app, even if another sender started it, and ends the session; succeeds if nothing runs.
  public func stop(_ params: PlayerStopParams = .init(), timeout: Duration? = nil) async throws -> PlayerStatus {
    try await self.client.typed("player.stop", params, timeout)
  }
  /// Seeks to a position, or by a distance.
  public func seek(_ params: PlayerSeekParams = .init(), timeout: Duration? = nil) async throws -> PlayerStatus {
    try await self.client.typed("player.seek", params, timeout)
  }
  /// Plays the next item of the queue.
  public func next(_ params: PlayerNextParams = .init(), timeout: Duration? = nil) async throws -> PlayerStatus {
    try await self.client.typed("player.next", params, timeout)
  }
  /// Plays the previous item of the queue.
  public func previous(
    _ params: PlayerPreviousParams = .init(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    try await self.client.typed("player.previous", params, timeout)
  }
  /// Sets the device's volume: to a level, by steps, or muted.
  public func setVolume(
    _ params: PlayerSetVolumeParams = .init(), timeout: Duration? = nil
  ) async throws -> PlayerStatus {
    try await self.client.typed("player.setVolume", params, timeout)
  }
  /// Returns a device's playback status.
  public func status(_ params: PlayerStatusParams = .init(), timeout: Duration? = nil) async throws -> PlayerStatus {
    try await self.client.typed("player.status", params, timeout)
  }
  /// Returns the playback status of every device.
  public func list(_ params: PlayerListParams = .init(), timeout: Duration? = nil) async throws -> PlayerListResult {
    try await self.client.typed("player.list", params, timeout)
  }
  /// Joins the app that runs on a device, and returns the session; launches nothing.
  public func connect(_ params: PlayerConnectParams = .init(), timeout: Duration? = nil) async throws -> PlayerStatus {
    try await self.client.typed("player.connect", params, timeout)
  }
  /// Plays an announcement, then restores the previous playback.
  public func interrupt(
    _ params: PlayerInterruptParams = .init(), timeout: Duration? = nil, progress: CallProgress.Handler? = nil
  ) async throws -> PlayerStatus {
    try await self.client.typed("player.interrupt", params, timeout, progress)
  }
  /// Sets or clears the default device, which calls without `device` use; it is saved on disk.
  public func setDefault(
    _ params: PlayerSetDefaultParams = .init(), timeout: Duration? = nil
  ) async throws -> PlayerNames {
    try await self.client.typed("player.setDefault", params, timeout)
  }
  /// Sets or removes a short name for a device; it is saved on disk.
  public func setAlias(_ params: PlayerSetAliasParams, timeout: Duration? = nil) async throws -> PlayerNames {
    try await self.client.typed("player.setAlias", params, timeout)
  }
  /// Returns the default device and the aliases.
  public func getNames(_ params: PlayerGetNamesParams = .init(), timeout: Duration? = nil) async throws -> PlayerNames {
    try await self.client.typed("player.getNames", params, timeout)
  }
}

extension PlayerPlayParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
    writer.members(
      ("url", self.url), ("urls", self.urls), ("subtitles", self.subtitles), ("media", self.media),
      ("queueData", self.queueData), ("contentType", self.contentType), ("title", self.title),
      ("currentTime", self.currentTime), ("resume", self.resume), ("slideInterval", self.slideInterval),
      ("autoplay", self.autoplay), ("repeatMode", self.repeatMode), ("resolve", self.resolve),
      ("applicationId", self.applicationId), ("waitTimeout", self.waitTimeout), ("convert", self.convert),
      ("audioTrack", self.audioTrack), ("burnSubtitles", self.burnSubtitles), ("maximumHeight", self.maximumHeight),
      ("maximumBitRate", self.maximumBitRate), ("preflight", self.preflight), ("explainFailure", self.explainFailure)
    )
  }
}

extension PlayerPlayParams {
  /// Takes the members as they stand on the wire.
  public init(
    device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil, url: String? = nil,
    urls: [String]? = nil, subtitles: String? = nil, media: MediaInformation? = nil, queueData: QueueData? = nil,
    contentType: String? = nil, title: String? = nil, currentTime: Double? = nil, resume: Bool? = nil,
    slideInterval: Double? = nil, autoplay: Bool? = nil, repeatMode: RepeatMode? = nil, resolve: ResolveMode? = nil,
    applicationId: String? = nil, waitTimeout: Double? = nil, convert: ConvertMode? = nil, audioTrack: String? = nil,
    burnSubtitles: String? = nil, maximumHeight: Int64? = nil, maximumBitRate: Int64? = nil, preflight: Bool? = nil,
    explainFailure: Bool? = nil
  ) {
    self.init(
      playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout), url: url, urls: urls,
      subtitles: subtitles, media: media, queueData: queueData, contentType: contentType, title: title,
      currentTime: currentTime, resume: resume, slideInterval: slideInterval, autoplay: autoplay,
      repeatMode: repeatMode, resolve: resolve, applicationId: applicationId, waitTimeout: waitTimeout,
      convert: convert, audioTrack: audioTrack, burnSubtitles: burnSubtitles, maximumHeight: maximumHeight,
      maximumBitRate: maximumBitRate, preflight: preflight, explainFailure: explainFailure
    )
  }
}

extension PlayerPauseParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
  }
}

extension PlayerPauseParams {
  /// Takes the members as they stand on the wire.
  public init(device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil) {
    self.init(playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout))
  }
}

extension PlayerResumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
  }
}

extension PlayerResumeParams {
  /// Takes the members as they stand on the wire.
  public init(device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil) {
    self.init(playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout))
  }
}

extension PlayerToggleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
  }
}

extension PlayerToggleParams {
  /// Takes the members as they stand on the wire.
  public init(device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil) {
    self.init(playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout))
  }
}

extension PlayerStopParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
    writer.members(("keepApplication", self.keepApplication))
  }
}

extension PlayerStopParams {
  /// Takes the members as they stand on the wire.
  public init(
    device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil, keepApplication: Bool? = nil
  ) {
    self.init(
      playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout),
      keepApplication: keepApplication
    )
  }
}

extension PlayerSeekParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
    writer.members(("position", self.position), ("distance", self.distance))
  }
}

extension PlayerSeekParams {
  /// Takes the members as they stand on the wire.
  public init(
    device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil, position: Double? = nil,
    distance: Double? = nil
  ) {
    self.init(
      playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout), position: position,
      distance: distance
    )
  }
}

extension PlayerNextParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
  }
}

extension PlayerNextParams {
  /// Takes the members as they stand on the wire.
  public init(device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil) {
    self.init(playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout))
  }
}

extension PlayerPreviousParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
  }
}

extension PlayerPreviousParams {
  /// Takes the members as they stand on the wire.
  public init(device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil) {
    self.init(playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout))
  }
}

extension PlayerSetVolumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
    writer.members(("level", self.level), ("steps", self.steps), ("muted", self.muted))
  }
}

extension PlayerSetVolumeParams {
  /// Takes the members as they stand on the wire.
  public init(
    device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil, level: Double? = nil,
    steps: Int64? = nil, muted: Bool? = nil
  ) {
    self.init(
      playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout), level: level,
      steps: steps, muted: muted
    )
  }
}

extension PlayerStatusParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
  }
}

extension PlayerStatusParams {
  /// Takes the members as they stand on the wire.
  public init(device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil) {
    self.init(playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout))
  }
}

extension PlayerListParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("searchTimeout", self.searchTimeout), ("timeout", self.timeout))
  }
}

extension PlayerListResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(players: try members.value("players"))
  }
}

extension PlayerConnectParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
  }
}

extension PlayerConnectParams {
  /// Takes the members as they stand on the wire.
  public init(device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil) {
    self.init(playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout))
  }
}

extension PlayerInterruptParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
    writer.members(
      ("url", self.url), ("urls", self.urls), ("subtitles", self.subtitles), ("media", self.media),
      ("queueData", self.queueData), ("contentType", self.contentType), ("title", self.title),
      ("resolve", self.resolve), ("volumeLevel", self.volumeLevel), ("maximumDuration", self.maximumDuration)
    )
  }
}

extension PlayerInterruptParams {
  /// Takes the members as they stand on the wire.
  public init(
    device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil, url: String? = nil,
    urls: [String]? = nil, subtitles: String? = nil, media: MediaInformation? = nil, queueData: QueueData? = nil,
    contentType: String? = nil, title: String? = nil, resolve: ResolveMode? = nil, volumeLevel: Double? = nil,
    maximumDuration: Double? = nil
  ) {
    self.init(
      playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout), url: url, urls: urls,
      subtitles: subtitles, media: media, queueData: queueData, contentType: contentType, title: title,
      resolve: resolve, volumeLevel: volumeLevel, maximumDuration: maximumDuration
    )
  }
}

extension PlayerSetDefaultParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("device", self.device))
  }
}

extension PlayerSetAliasParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("alias", self.alias), ("device", self.device))
  }
}

extension PlayerGetNamesParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension PlayerDidChange: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    let playerStatus: PlayerStatus = try PlayerStatus(json: node)
    _ = try JSONMembers(node)
    self.init(playerStatus: playerStatus)
  }
}
