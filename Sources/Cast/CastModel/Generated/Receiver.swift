// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// How a device's volume can be changed.
public struct VolumeControlType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By level, on the receiver.
  public static let attenuation: VolumeControlType = VolumeControlType(rawValue: "attenuation")
  /// By level, on the TV or amplifier.
  public static let master: VolumeControlType = VolumeControlType(rawValue: "master")
  /// Not at all.
  public static let fixed: VolumeControlType = VolumeControlType(rawValue: "fixed")

  public static let knownValues: [VolumeControlType] = [.attenuation, .master, .fixed]
}

/// A device's volume, as viewers hear it and the TV shows it.
///
/// SDK: `GCKSessionTraits`.
public struct DeviceVolume: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The level, from 0 (silent) to 1 (loudest).
  ///
  /// From 0 to 1.
  public var level: Double?
  /// Whether it is muted; independent of the level.
  public var muted: Bool?
  /// How it can be changed.
  public var controlType: VolumeControlType?
  /// The step of the device's own volume keys; 0: the volume is fixed.
  ///
  /// At least 0.
  public var stepInterval: Double?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    level: Double? = nil, muted: Bool? = nil, controlType: VolumeControlType? = nil, stepInterval: Double? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.level = level
    self.muted = muted
    self.controlType = controlType
    self.stepInterval = stepInterval
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.level = try members.optional("level", JSONConstraint<Double>.range(0...1))
    self.muted = try members.optional("muted")
    self.controlType = try members.optional("controlType")
    self.stepInterval = try members.optional("stepInterval", JSONConstraint<Double>.atLeast(0))
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["level", "muted", "controlType", "stepInterval"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("level", self.level, or: raw)
    writer.member("muted", self.muted, or: raw)
    writer.member("controlType", self.controlType, or: raw)
    writer.member("stepInterval", self.stepInterval, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The platform of a receiver app.
public struct ApplicationType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The Cast web runtime.
  public static let web: ApplicationType = ApplicationType(rawValue: "WEB")
  /// Android TV.
  public static let androidTv: ApplicationType = ApplicationType(rawValue: "ANDROID_TV")
  /// Something else.
  public static let other: ApplicationType = ApplicationType(rawValue: "OTHER")

  public static let knownValues: [ApplicationType] = [.web, .androidTv, .other]
}

/// A namespace that a receiver app supports.
public struct ApplicationNamespace: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// Its name, `urn:x-cast:…`.
  public var name: String
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(name: String, additional: JSONObject = JSONObject()) {
    (self.name, self.additional) = (name, additional)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, shorthand: "name")
    self.name = try members.required("name")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["name"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("name", self.name)
    writer.members(of: self.additional, except: raw)
  }
}

/// An app that runs on a receiver.
///
/// SDK: `GCKApplicationMetadata`.
public struct ReceiverApplication: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The app's id; it can differ from the launched one (an Android TV counterpart).
  public var appId: String?
  /// The id under which the app was registered.
  public var universalAppId: String?
  /// The platform it runs on.
  public var appType: ApplicationType?
  /// Its name, for people.
  public var displayName: String?
  /// The app's status text.
  public var statusText: String?
  /// Its icon.
  public var iconUrl: String?
  /// Whether this is the idle screen, shown when nothing runs.
  public var isIdleScreen: Bool?
  /// Whether it was launched by voice or from the cloud.
  public var launchedFromCloud: Bool?
  /// The namespaces that it supports.
  public var namespaces: [ApplicationNamespace]?
  /// The id of this run of the app.
  public var sessionId: String?
  /// The destination id of its messages.
  public var transportId: String?
  /// Whether a sender is connected.
  public var senderConnected: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    appId: String? = nil, universalAppId: String? = nil, appType: ApplicationType? = nil, displayName: String? = nil,
    statusText: String? = nil, iconUrl: String? = nil, isIdleScreen: Bool? = nil, launchedFromCloud: Bool? = nil,
    namespaces: [ApplicationNamespace]? = nil, sessionId: String? = nil, transportId: String? = nil,
    senderConnected: Bool? = nil, additional: JSONObject = JSONObject()
  ) {
    (
      self.appId, self.universalAppId, self.appType, self.displayName, self.statusText, self.iconUrl, self.isIdleScreen,
      self.launchedFromCloud, self.namespaces, self.sessionId, self.transportId, self.senderConnected, self.additional
    )
    = (
      appId, universalAppId, appType, displayName, statusText, iconUrl, isIdleScreen, launchedFromCloud, namespaces,
      sessionId, transportId, senderConnected, additional
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.appId = try members.optional("appId")
    self.universalAppId = try members.optional("universalAppId")
    self.appType = try members.optional("appType")
    self.displayName = try members.optional("displayName")
    self.statusText = try members.optional("statusText")
    self.iconUrl = try members.optional("iconUrl")
    self.isIdleScreen = try members.optional("isIdleScreen")
    self.launchedFromCloud = try members.optional("launchedFromCloud")
    self.namespaces = try members.optional("namespaces")
    self.sessionId = try members.optional("sessionId")
    self.transportId = try members.optional("transportId")
    self.senderConnected = try members.optional("senderConnected")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = [
    "appId", "universalAppId", "appType", "displayName", "statusText", "iconUrl", "isIdleScreen", "launchedFromCloud",
    "namespaces", "sessionId", "transportId", "senderConnected",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("appId", self.appId, or: raw)
    writer.member("universalAppId", self.universalAppId, or: raw)
    writer.member("appType", self.appType, or: raw)
    writer.member("displayName", self.displayName, or: raw)
    writer.member("statusText", self.statusText, or: raw)
    writer.member("iconUrl", self.iconUrl, or: raw)
    writer.member("isIdleScreen", self.isIdleScreen, or: raw)
    writer.member("launchedFromCloud", self.launchedFromCloud, or: raw)
    writer.member("namespaces", self.namespaces, or: raw)
    writer.member("sessionId", self.sessionId, or: raw)
    writer.member("transportId", self.transportId, or: raw)
    writer.member("senderConnected", self.senderConnected, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The status that a receiver reports (cast.md 6.2).
public struct ReceiverStatus: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The running apps; absent if none.
  public var applications: [ReceiverApplication]?
  /// The device's volume.
  public var volume: DeviceVolume?
  /// Whether the TV shows this device's input; absent if unknown.
  public var isActiveInput: Bool?
  /// Whether the TV is in standby; absent if unknown.
  public var isStandBy: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    applications: [ReceiverApplication]? = nil, volume: DeviceVolume? = nil, isActiveInput: Bool? = nil,
    isStandBy: Bool? = nil, additional: JSONObject = JSONObject()
  ) {
    self.applications = applications
    self.volume = volume
    self.isActiveInput = isActiveInput
    self.isStandBy = isStandBy
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.applications = try members.optional("applications")
    self.volume = try members.optional("volume")
    self.isActiveInput = try members.optional("isActiveInput")
    self.isStandBy = try members.optional("isStandBy")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["applications", "volume", "isActiveInput", "isStandBy"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("applications", self.applications, or: raw)
    writer.member("volume", self.volume, or: raw)
    writer.member("isActiveInput", self.isActiveInput, or: raw)
    writer.member("isStandBy", self.isStandBy, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// A member of a group (cast.md 8).
///
/// SDK: `GCKMultizoneDevice`.
public struct MultizoneDevice: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The member's id, spelled as in `Device` even if the group spells it otherwise.
  ///
  /// SDK: `GCKMultizoneDevice.deviceID`.
  public var deviceId: String
  /// The id as the group reports it, if it isn't a UUID; as in `Device`.
  public var announcedId: String?
  /// Its name, for people.
  ///
  /// SDK: `GCKMultizoneDevice.friendlyName`.
  public var name: String?
  /// Its capabilities, as a bit mask (cast.md 9).
  ///
  /// SDK: `GCKMultizoneDevice.capabilities`.
  public var capabilities: Int64?
  /// Its own volume; the group's volume scales it.
  ///
  /// SDK: `GCKMultizoneDevice.volumeLevel`.
  public var volume: DeviceVolume?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    deviceId: String, announcedId: String? = nil, name: String? = nil, capabilities: Int64? = nil,
    volume: DeviceVolume? = nil, additional: JSONObject = JSONObject()
  ) {
    self.deviceId = deviceId
    self.announcedId = announcedId
    self.name = name
    self.capabilities = capabilities
    self.volume = volume
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
    self.announcedId = try members.optional("announcedId")
    self.name = try members.optional("name")
    self.capabilities = try members.optional("capabilities")
    self.volume = try members.optional("volume")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["deviceId", "announcedId", "name", "capabilities", "volume"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("deviceId", self.deviceId)
    writer.member("announcedId", self.announcedId, or: raw)
    writer.member("name", self.name, or: raw)
    writer.member("capabilities", self.capabilities, or: raw)
    writer.member("volume", self.volume, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// Whether playback can be transferred and expanded.
public struct MultizonePlaybackSession: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// Whether the app can play on more devices at once.
  public var appAllowsGrouping: Bool?
  /// Whether it is video.
  public var isVideoContent: Bool?
  /// Whether playback can continue on another device.
  public var streamTransferSupported: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    appAllowsGrouping: Bool? = nil, isVideoContent: Bool? = nil, streamTransferSupported: Bool? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.appAllowsGrouping = appAllowsGrouping
    self.isVideoContent = isVideoContent
    self.streamTransferSupported = streamTransferSupported
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.appAllowsGrouping = try members.optional("appAllowsGrouping")
    self.isVideoContent = try members.optional("isVideoContent")
    self.streamTransferSupported = try members.optional("streamTransferSupported")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["appAllowsGrouping", "isVideoContent", "streamTransferSupported"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("appAllowsGrouping", self.appAllowsGrouping, or: raw)
    writer.member("isVideoContent", self.isVideoContent, or: raw)
    writer.member("streamTransferSupported", self.streamTransferSupported, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The members of a group.
///
/// SDK: `GCKMultizoneStatus`.
public struct MultizoneStatus: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The members.
  ///
  /// SDK: `GCKMultizoneStatus.devices`.
  public var devices: [MultizoneDevice]?
  /// Whether the members play different channels, as in a stereo pair.
  public var isMultichannel: Bool?
  /// Whether playback can be transferred and expanded.
  public var playbackSession: MultizonePlaybackSession?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    devices: [MultizoneDevice]? = nil, isMultichannel: Bool? = nil, playbackSession: MultizonePlaybackSession? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.devices = devices
    self.isMultichannel = isMultichannel
    self.playbackSession = playbackSession
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.devices = try members.optional("devices")
    self.isMultichannel = try members.optional("isMultichannel")
    self.playbackSession = try members.optional("playbackSession")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  package static let declaredKeys: Set<String> = ["devices", "isMultichannel", "playbackSession"]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("devices", self.devices, or: raw)
    writer.member("isMultichannel", self.isMultichannel, or: raw)
    writer.member("playbackSession", self.playbackSession, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}
