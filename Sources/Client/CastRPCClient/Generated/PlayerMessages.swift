// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

extension PlayerPlayParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    self.playerTarget.writeMembers(to: &writer)
    writer.member("url", self.url)
    writer.member("urls", self.urls)
    writer.member("media", self.media)
    writer.member("queueData", self.queueData)
    writer.member("contentType", self.contentType)
    writer.member("title", self.title)
    writer.member("currentTime", self.currentTime)
    writer.member("autoplay", self.autoplay)
    writer.member("repeatMode", self.repeatMode)
    writer.member("applicationId", self.applicationId)
    writer.member("waitTimeout", self.waitTimeout)
  }
}

extension PlayerPlayParams {
  /// Takes the members as they stand on the wire.
  public init(
    device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil, url: String? = nil,
    urls: [String]? = nil, media: MediaInformation? = nil, queueData: QueueData? = nil, contentType: String? = nil,
    title: String? = nil, currentTime: Double? = nil, autoplay: Bool? = nil, repeatMode: RepeatMode? = nil,
    applicationId: String? = nil, waitTimeout: Double? = nil
  ) {
    self.init(
    playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout), url: url, urls: urls,
    media: media, queueData: queueData, contentType: contentType, title: title, currentTime: currentTime,
    autoplay: autoplay, repeatMode: repeatMode, applicationId: applicationId, waitTimeout: waitTimeout
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
    writer.member("keepApplication", self.keepApplication)
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
    writer.member("position", self.position)
    writer.member("distance", self.distance)
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
    writer.member("level", self.level)
    writer.member("steps", self.steps)
    writer.member("muted", self.muted)
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
    writer.member("searchTimeout", self.searchTimeout)
    writer.member("timeout", self.timeout)
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
    writer.member("url", self.url)
    writer.member("urls", self.urls)
    writer.member("media", self.media)
    writer.member("queueData", self.queueData)
    writer.member("contentType", self.contentType)
    writer.member("title", self.title)
    writer.member("volumeLevel", self.volumeLevel)
    writer.member("maximumDuration", self.maximumDuration)
  }
}

extension PlayerInterruptParams {
  /// Takes the members as they stand on the wire.
  public init(
    device: String? = nil, searchTimeout: Double? = nil, timeout: Double? = nil, url: String? = nil,
    urls: [String]? = nil, media: MediaInformation? = nil, queueData: QueueData? = nil, contentType: String? = nil,
    title: String? = nil, volumeLevel: Double? = nil, maximumDuration: Double? = nil
  ) {
    self.init(
    playerTarget: PlayerTarget(device: device, searchTimeout: searchTimeout, timeout: timeout), url: url, urls: urls,
    media: media, queueData: queueData, contentType: contentType, title: title, volumeLevel: volumeLevel,
    maximumDuration: maximumDuration
  )
  }
}

extension PlayerSetDefaultParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("device", self.device)
  }
}

extension PlayerSetAliasParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("alias", self.alias)
    writer.member("device", self.device)
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
