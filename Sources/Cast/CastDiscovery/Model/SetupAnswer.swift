public import CastModel
public import JSONCodec
import LoopIsolation

/// A device's answers to `eureka_info` (cast.md 10), read tolerantly: members that are missing or have another type
/// are left out. No I/O.
///
/// 1. ``init(bytes:)`` reads the first answer, and ``add(_:)`` merges those of other paths into it.
/// 2. ``isComplete`` is false if another path may have more.
/// 3. ``description(of:groupPort:)`` is for clients, ``identity(groupPort:)`` for the list of devices; both for the
///    device itself, or for the group at a port.
///
/// Two shapes exist: flat documents, of old devices and of questions without `params`, and sections
/// (devices.md F168 to F170). A path of members is looked for in the sections first.
public struct SetupAnswer: Sendable, Hashable {
  /// The longest answer that is read, in bytes; a complete one of a speaker has 4 KiB.
  public static let maximumBytes = 256 << 10
  /// The sections that are requested.
  public static let sections = ["version", "name", "build_info", "device_info", "net", "wifi", "settings", "multizone"]

  private static let limits = JSONLimits(maximumBytes: Self.maximumBytes, maximumDepth: 16, maximumValues: 5_000)
  /// The most groups that are kept of a device.
  private static let maximumGroups = 64
  /// The longest text that is kept, in bytes: that of a TXT record's entry (RFC 6763, 6.1).
  private static let maximumText = 255

  private var document: JSONObject

  /// Reads the bytes of an answer; `nil` unless they are a JSON object with at least one member.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count <= Self.maximumBytes,
      let document = try? JSONDocument(parsing: Array(bytes), policy: .tolerant, limits: Self.limits)
    else { return nil }
    self.init(document.root.value)
  }

  /// Reads the `data` of an answer over a Cast connection; `nil` unless it is an object with at least one member.
  public init?(_ value: JSONValue) {
    guard let object = value.object, !object.isEmpty else { return nil }
    self.document = object
  }

  /// Adds the answer on another path; its members replace those that both have.
  public mutating func add(_ other: SetupAnswer) {
    for (key, value) in other.document.members {
      guard var section = self.document[key]?.object, let more = value.object else {
        self.document[key] = value
        continue
      }
      for (name, member) in more.members { section[name] = member }
      self.document[key] = .object(section)
    }
  }

  /// Whether the answer has the model and the groups. Current devices give these over HTTPS alone
  /// (devices.md F169).
  public var isComplete: Bool {
    self.document["device_info"]?.object?.isEmpty == false && self.document["multizone"]?.object != nil
  }

  // MARK: The device

  /// The id as the device reports it; `nil` if it reports none. `ssdp_udn` is the id of the TXT record with hyphens.
  public var reportedId: String? {
    guard let text = self.text(["device_info", "ssdp_udn"], "ssdp_udn") else { return nil }
    let id = text.lowercased().hasPrefix("uuid:") ? String(text.dropFirst(5)) : text
    return id.isEmpty ? nil : id
  }

  /// The groups that the device belongs to; `nil` if it didn't report them.
  public var groups: [DeviceGroup]? {
    guard let section = self.document["multizone"]?.object else { return nil }
    let lists = [(section["groups"], false), (section["dynamic_groups"], true)]
    let groups = lists.flatMap { list, isDynamic in
      (list?.array ?? []).prefix(Self.maximumGroups).compactMap { DeviceGroup($0, isDynamic: isDynamic) }
    }
    return Array(groups.prefix(Self.maximumGroups))
  }

  /// Returns the group whose leader the answering device is, and which listens at `port`.
  private func ledGroup(at port: UInt16) -> DeviceGroup? {
    self.groups?.first { $0.isLeader && $0.port == Int64(port) }
  }

  /// Returns the description of the device, or of the group at `port`.
  ///
  /// - Parameters:
  ///   - deviceId: The id under which the device is listed.
  ///   - port: The port of a group that the answering device leads; `nil` for the device itself.
  /// - Returns: `nil` if the device leads no group at `port`.
  public func description(of deviceId: String, groupPort port: UInt16? = nil) -> DeviceDescription? {
    guard let port else { return self.ownDescription(of: deviceId) }
    guard let group = self.ledGroup(at: port) else { return nil }
    return DeviceDescription(
      deviceId: deviceId, friendlyName: group.friendlyName, modelName: Self.groupModel, deviceType: .speakerGroup,
      hasScreen: false, castBuild: self.castBuild, network: self.network, groups: [group])
  }

  /// Returns the identity of the device, or of the group at `groupPort`, for the list of devices; `nil` if there is
  /// no such group.
  public func identity(groupPort port: UInt16? = nil) -> DeviceIdentity? {
    guard let port else {
      let capabilities: DeviceCapabilities? = self.hasScreen.map { $0 ? [.videoOut, .audioOut] : .audioOut }
      return DeviceIdentity(
        deviceId: self.reportedId ?? "", friendlyName: self.text(["name"]), modelName: self.modelName,
        capabilities: capabilities, groups: self.groups ?? [])
    }
    guard let group = self.ledGroup(at: port) else { return nil }
    return DeviceIdentity(
      deviceId: group.groupId ?? "", friendlyName: group.friendlyName, modelName: Self.groupModel,
      capabilities: [.audioOut, .multizoneGroup], groups: [group])
  }

  /// The model that groups announce (cast.md 9).
  private static let groupModel = "Google Cast Group"

  private func ownDescription(of deviceId: String) -> DeviceDescription {
    let hasScreen = self.hasScreen
    return DeviceDescription(
      deviceId: deviceId, friendlyName: self.text(["name"]), modelName: self.modelName,
      manufacturer: self.text(["device_info", "manufacturer"]),
      productName: self.text(["device_info", "product_name"]),
      deviceType: hasScreen.map { $0 ? .tv : .speaker }, hasScreen: hasScreen,
      supportsGroups: self.capability("multizone_supported"), castBuild: self.castBuild,
      systemBuild: self.text(["build_info", "system_build_number"], "build_version"),
      buildType: self.value(["build_info", "build_type"])?.integer,
      releaseTrack: self.text(["build_info", "release_track"], "release_track"),
      formatVersion: self.value(["version"])?.integer, network: self.network,
      uptime: self.number(["device_info", "uptime"], "uptime").flatMap { $0 >= 0 ? $0 : nil },
      locale: self.text(["settings", "locale"], "locale"), timezone: self.text(["settings", "timezone"], "timezone"),
      countryCode: self.text(["settings", "country_code"]) ?? self.text(["location", "country_code"]),
      groups: self.groups)
  }

  private var modelName: String? { self.text(["device_info", "model_name"]) }
  private var castBuild: String? { self.text(["build_info", "cast_build_revision"], "cast_build_revision") }
  private var hasScreen: Bool? { self.capability("display_supported") }

  private func capability(_ name: String) -> Bool? {
    self.document["device_info"]?["capabilities"]?[name]?.bool
  }

  private var network: DeviceNetwork? {
    let network = DeviceNetwork(
      ipAddress: self.text(["net", "ip_address"], "ip_address"),
      macAddress: self.text(["device_info", "mac_address"], "mac_address"),
      isOnline: self.value(["net", "online"], "connected")?.bool,
      isWired: self.value(["net", "ethernet_connected"], "ethernet_connected")?.bool,
      ssid: self.text(["wifi", "ssid"], "ssid"), bssid: self.text(["wifi", "bssid"], "bssid"),
      signalLevel: self.number(["wifi", "signal_level"], "signal_level"),
      noiseLevel: self.number(["wifi", "noise_level"], "noise_level"))
    return network == DeviceNetwork() ? nil : network
  }

  // MARK: Members

  /// Returns the member at a path of names, or else the member `flat` at the top.
  private func value(_ path: [String], _ flat: String? = nil) -> JSONValue? {
    let found = path.reduce(Optional(JSONValue.object(self.document))) { $0?[$1] }
    return found ?? flat.flatMap { self.document[$0] }
  }

  private func text(_ path: [String], _ flat: String? = nil) -> String? {
    Self.text(self.value(path)) ?? flat.flatMap { Self.text(self.document[$0]) }
  }

  private func number(_ path: [String], _ flat: String? = nil) -> Double? {
    self.value(path, flat)?.number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns a text as it can be shown; whole numbers count as texts, since some devices write builds as numbers.
  fileprivate static func text(_ value: JSONValue?) -> String? {
    switch value {
    case .string(let text)?: DisplayText.clean(text, upTo: self.maximumText)
    case .integer(let number)?: String(number)
    default: nil
    }
  }
}

extension DeviceGroup {
  /// Reads an entry of `groups` or `dynamic_groups`; `nil` if it has neither a name nor an id.
  fileprivate init?(_ value: JSONValue, isDynamic: Bool) {
    let name = SetupAnswer.text(value["name"])
    let id = SetupAnswer.text(value["uuid"]).map(DeviceID.canonical)
    guard name != nil || id != nil else { return nil }
    let leader = SetupAnswer.text(value["elected_leader"])
    self.init(
      groupId: id, friendlyName: name,
      port: value["cast_port"]?.integer.flatMap { (1...65_535).contains($0) ? $0 : nil },
      leader: leader == "self" ? nil : leader.map(Self.host), isLeader: leader == "self", isDynamic: isDynamic,
      isStereoPair: value["multichannel_group"]?.bool ?? false)
  }

  /// Returns the host of `host:port`; the port isn't the group's (cast.md 10).
  private static func host(_ leader: String) -> String {
    if leader.hasPrefix("["), let end = leader.firstIndex(of: "]") {
      return String(leader[leader.index(after: leader.startIndex)..<end])
    }
    guard let colon = leader.lastIndex(of: ":"), leader.firstIndex(of: ":") == colon else { return leader }
    return String(leader[..<colon])
  }
}
