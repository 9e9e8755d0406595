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

  public static let knownValues: [VolumeControlType] = [
    .attenuation,
    .master,
    .fixed,
  ]
}

/// A device's volume (the one that viewers know).
///
/// SDK: `GCKSessionTraits`.
public struct DeviceVolume: Sendable, Hashable, JSONCodable {
  /// How loud, 0 silent, 1 loudest.
  ///
  /// From 0 to 1.
  public var level: Double?
  /// Whether it is silenced whatever the level.
  public var muted: Bool?
  /// How it can be changed.
  public var controlType: VolumeControlType?
  /// The step of the device's own volume keys; 0 is fixed.
  ///
  /// At least 0.
  public var stepInterval: Double?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    level: Double? = nil,
    muted: Bool? = nil,
    controlType: VolumeControlType? = nil,
    stepInterval: Double? = nil,
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

  private static let declaredKeys: Set<String> = [
    "level",
    "muted",
    "controlType",
    "stepInterval",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("level", self.level)
    writer.member("muted", self.muted)
    writer.member("controlType", self.controlType)
    writer.member("stepInterval", self.stepInterval)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "level": self.level != nil
    case "muted": self.muted != nil
    case "controlType": self.controlType != nil
    case "stepInterval": self.stepInterval != nil
    default: false
    }
  }
}

/// What a receiver app runs on.
public struct ApplicationType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The Cast web runtime.
  public static let web: ApplicationType = ApplicationType(rawValue: "WEB")
  /// Android TV.
  public static let androidTv: ApplicationType = ApplicationType(rawValue: "ANDROID_TV")
  /// Something else.
  public static let other: ApplicationType = ApplicationType(rawValue: "OTHER")

  public static let knownValues: [ApplicationType] = [
    .web,
    .androidTv,
    .other,
  ]
}

/// A namespace that a receiver app listens on.
public struct ApplicationNamespace: Sendable, Hashable, JSONCodable {
  /// Its name, `urn:x-cast:…`.
  public var name: String
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(name: String, additional: JSONObject = JSONObject()) {
    self.name = name
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, shorthand: "name")
    self.name = try members.required("name")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let declaredKeys: Set<String> = [
    "name",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", self.name)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "name": true
    default: false
    }
  }
}

/// An app that runs on a receiver.
///
/// SDK: `GCKApplicationMetadata`.
public struct ReceiverApplication: Sendable, Hashable, JSONCodable {
  /// The app's id; can differ from the launched one (an Android TV twin).
  public var appId: String?
  /// The id under which it was registered.
  public var universalAppId: String?
  /// What it runs on.
  public var appType: ApplicationType?
  /// What people call it.
  public var displayName: String?
  /// What it says it is doing.
  public var statusText: String?
  /// Its icon.
  public var iconUrl: String?
  /// Whether this is just what the device shows when nothing runs.
  public var isIdleScreen: Bool?
  /// Whether it was launched by voice or cloud.
  public var launchedFromCloud: Bool?
  /// What it listens on.
  public var namespaces: [ApplicationNamespace]?
  /// Names this run of the app.
  public var sessionId: String?
  /// Where its messages go.
  public var transportId: String?
  /// Whether a sender is connected.
  public var senderConnected: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    appId: String? = nil,
    universalAppId: String? = nil,
    appType: ApplicationType? = nil,
    displayName: String? = nil,
    statusText: String? = nil,
    iconUrl: String? = nil,
    isIdleScreen: Bool? = nil,
    launchedFromCloud: Bool? = nil,
    namespaces: [ApplicationNamespace]? = nil,
    sessionId: String? = nil,
    transportId: String? = nil,
    senderConnected: Bool? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.appId = appId
    self.universalAppId = universalAppId
    self.appType = appType
    self.displayName = displayName
    self.statusText = statusText
    self.iconUrl = iconUrl
    self.isIdleScreen = isIdleScreen
    self.launchedFromCloud = launchedFromCloud
    self.namespaces = namespaces
    self.sessionId = sessionId
    self.transportId = transportId
    self.senderConnected = senderConnected
    self.additional = additional
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

  private static let declaredKeys: Set<String> = [
    "appId",
    "universalAppId",
    "appType",
    "displayName",
    "statusText",
    "iconUrl",
    "isIdleScreen",
    "launchedFromCloud",
    "namespaces",
    "sessionId",
    "transportId",
    "senderConnected",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("appId", self.appId)
    writer.member("universalAppId", self.universalAppId)
    writer.member("appType", self.appType)
    writer.member("displayName", self.displayName)
    writer.member("statusText", self.statusText)
    writer.member("iconUrl", self.iconUrl)
    writer.member("isIdleScreen", self.isIdleScreen)
    writer.member("launchedFromCloud", self.launchedFromCloud)
    writer.member("namespaces", self.namespaces, raw: self.additional)
    writer.member("sessionId", self.sessionId)
    writer.member("transportId", self.transportId)
    writer.member("senderConnected", self.senderConnected)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "appId": self.appId != nil
    case "universalAppId": self.universalAppId != nil
    case "appType": self.appType != nil
    case "displayName": self.displayName != nil
    case "statusText": self.statusText != nil
    case "iconUrl": self.iconUrl != nil
    case "isIdleScreen": self.isIdleScreen != nil
    case "launchedFromCloud": self.launchedFromCloud != nil
    case "namespaces": self.namespaces != nil
    case "sessionId": self.sessionId != nil
    case "transportId": self.transportId != nil
    case "senderConnected": self.senderConnected != nil
    default: false
    }
  }
}

/// What a receiver reports of itself (cast.md 6.2).
public struct ReceiverStatus: Sendable, Hashable, JSONCodable {
  /// What runs; absent when nothing does.
  public var applications: [ReceiverApplication]?
  /// The device's volume.
  public var volume: DeviceVolume?
  /// Whether the TV shows this device; absent where unknown.
  public var isActiveInput: Bool?
  /// Whether the TV is in standby; absent where unknown.
  public var isStandBy: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    applications: [ReceiverApplication]? = nil,
    volume: DeviceVolume? = nil,
    isActiveInput: Bool? = nil,
    isStandBy: Bool? = nil,
    additional: JSONObject = JSONObject()
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

  private static let declaredKeys: Set<String> = [
    "applications",
    "volume",
    "isActiveInput",
    "isStandBy",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("applications", self.applications, raw: self.additional)
    writer.member("volume", self.volume)
    writer.member("isActiveInput", self.isActiveInput)
    writer.member("isStandBy", self.isStandBy)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "applications": self.applications != nil
    case "volume": self.volume != nil
    case "isActiveInput": self.isActiveInput != nil
    case "isStandBy": self.isStandBy != nil
    default: false
    }
  }
}

/// A member of a group (cast.md 8).
///
/// SDK: `GCKMultizoneDevice`.
public struct MultizoneDevice: Sendable, Hashable, JSONCodable {
  /// Names it; often in another spelling than DNS-SD has.
  ///
  /// SDK: `GCKMultizoneDevice.deviceID`.
  public var deviceId: String
  /// What people call it.
  ///
  /// SDK: `GCKMultizoneDevice.friendlyName`.
  public var name: String?
  /// What it can do, as a bit mask (cast.md 9).
  ///
  /// SDK: `GCKMultizoneDevice.capabilities`.
  public var capabilities: Int64?
  /// Its own volume; the group's scales it.
  ///
  /// SDK: `GCKMultizoneDevice.volumeLevel`.
  public var volume: DeviceVolume?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    deviceId: String,
    name: String? = nil,
    capabilities: Int64? = nil,
    volume: DeviceVolume? = nil,
    additional: JSONObject = JSONObject()
  ) {
    self.deviceId = deviceId
    self.name = name
    self.capabilities = capabilities
    self.volume = volume
    self.additional = additional
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
    self.name = try members.optional("name")
    self.capabilities = try members.optional("capabilities")
    self.volume = try members.optional("volume")
    self.additional = members.remaining(known: Self.declaredKeys)
  }

  private static let declaredKeys: Set<String> = [
    "deviceId",
    "name",
    "capabilities",
    "volume",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("name", self.name)
    writer.member("capabilities", self.capabilities)
    writer.member("volume", self.volume)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "deviceId": true
    case "name": self.name != nil
    case "capabilities": self.capabilities != nil
    case "volume": self.volume != nil
    default: false
    }
  }
}

/// Whether what plays can be moved and spread.
public struct MultizonePlaybackSession: Sendable, Hashable, JSONCodable {
  /// Whether the app can play on more devices at once.
  public var appAllowsGrouping: Bool?
  /// Whether it is video.
  public var isVideoContent: Bool?
  /// Whether it can go on on another device.
  public var streamTransferSupported: Bool?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    appAllowsGrouping: Bool? = nil,
    isVideoContent: Bool? = nil,
    streamTransferSupported: Bool? = nil,
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

  private static let declaredKeys: Set<String> = [
    "appAllowsGrouping",
    "isVideoContent",
    "streamTransferSupported",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("appAllowsGrouping", self.appAllowsGrouping)
    writer.member("isVideoContent", self.isVideoContent)
    writer.member("streamTransferSupported", self.streamTransferSupported)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "appAllowsGrouping": self.appAllowsGrouping != nil
    case "isVideoContent": self.isVideoContent != nil
    case "streamTransferSupported": self.streamTransferSupported != nil
    default: false
    }
  }
}

/// The members of a group.
///
/// SDK: `GCKMultizoneStatus`.
public struct MultizoneStatus: Sendable, Hashable, JSONCodable {
  /// The members.
  ///
  /// SDK: `GCKMultizoneStatus.devices`.
  public var devices: [MultizoneDevice]?
  /// Whether each member plays a channel of its own, as a stereo pair does.
  public var isMultichannel: Bool?
  /// Whether what plays can be moved and spread.
  public var playbackSession: MultizonePlaybackSession?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    devices: [MultizoneDevice]? = nil,
    isMultichannel: Bool? = nil,
    playbackSession: MultizonePlaybackSession? = nil,
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

  private static let declaredKeys: Set<String> = [
    "devices",
    "isMultichannel",
    "playbackSession",
  ]

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("devices", self.devices, raw: self.additional)
    writer.member("isMultichannel", self.isMultichannel)
    writer.member("playbackSession", self.playbackSession)
    if !self.additional.isEmpty { self.writeAdditional(to: &writer) }
  }

  private func writeAdditional(to writer: inout JSONWriter) {
    for (key, value) in self.additional.members {
      if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }
      writer.member(key, value)
    }
  }

  private func hasValue(of key: String) -> Bool {
    switch key {
    case "devices": self.devices != nil
    case "isMultichannel": self.isMultichannel != nil
    case "playbackSession": self.playbackSession != nil
    default: false
    }
  }
}
