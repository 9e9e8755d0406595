// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// The type of device.
public struct DeviceType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It has a screen.
  public static let tv: DeviceType = DeviceType(rawValue: "TV")
  /// It has no screen.
  public static let speaker: DeviceType = DeviceType(rawValue: "SPEAKER")
  /// Several speakers that play as one.
  public static let speakerGroup: DeviceType = DeviceType(rawValue: "SPEAKER_GROUP")
  /// Not known.
  public static let generic: DeviceType = DeviceType(rawValue: "GENERIC")

  public static let knownValues: [DeviceType] = [.tv, .speaker, .speakerGroup, .generic]
}

/// How the device was found.
public struct DeviceSource: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By DNS-SD on the local network.
  public static let dnsSd: DeviceSource = DeviceSource(rawValue: "DNS_SD")
  /// A client gave its address.
  public static let configured: DeviceSource = DeviceSource(rawValue: "CONFIGURED")
  /// An earlier run saw it; this one hasn't yet.
  public static let cached: DeviceSource = DeviceSource(rawValue: "CACHED")
  /// A client that provides devices published it (`discovery.publishDevices`).
  public static let provided: DeviceSource = DeviceSource(rawValue: "PROVIDED")

  public static let knownValues: [DeviceSource] = [.dnsSd, .configured, .cached, .provided]
}

/// A capability of a device.
///
/// SDK: `GCKDeviceCapability`.
public struct DeviceCapability: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It has a display.
  public static let videoOut: DeviceCapability = DeviceCapability(rawValue: "VIDEO_OUT")
  /// It has a camera.
  public static let videoIn: DeviceCapability = DeviceCapability(rawValue: "VIDEO_IN")
  /// It has speakers.
  public static let audioOut: DeviceCapability = DeviceCapability(rawValue: "AUDIO_OUT")
  /// It has a microphone.
  public static let audioIn: DeviceCapability = DeviceCapability(rawValue: "AUDIO_IN")
  /// It is in developer mode.
  public static let developerMode: DeviceCapability = DeviceCapability(rawValue: "DEVELOPER_MODE")
  /// It is a group of devices.
  public static let multizoneGroup: DeviceCapability = DeviceCapability(rawValue: "MULTIZONE_GROUP")
  /// It is a group that was made on the fly.
  public static let dynamicGroup: DeviceCapability = DeviceCapability(rawValue: "DYNAMIC_GROUP")
  /// It is a group whose members play different channels (a stereo pair).
  public static let multiChannelGroup: DeviceCapability = DeviceCapability(rawValue: "MULTI_CHANNEL_GROUP")
  /// It is a member of a multi-channel group.
  public static let multiChannelMember: DeviceCapability = DeviceCapability(rawValue: "MULTI_CHANNEL_MEMBER")
  /// It has a master volume or a fixed one.
  public static let masterOrFixedVolume: DeviceCapability = DeviceCapability(rawValue: "MASTER_OR_FIXED_VOLUME")
  /// It has an attenuation volume or a fixed one.
  public static let attenuationOrFixedVolume: DeviceCapability = DeviceCapability(rawValue: "ATTENUATION_OR_FIXED_VOLUME")
  /// It can be joined to a group on the fly.
  public static let dynamicGroupingSupported: DeviceCapability = DeviceCapability(rawValue: "DYNAMIC_GROUPING_SUPPORTED")

  public static let knownValues: [DeviceCapability] = [
    .videoOut, .videoIn, .audioOut, .audioIn, .developerMode, .multizoneGroup, .dynamicGroup, .multiChannelGroup,
    .multiChannelMember, .masterOrFixedVolume, .attenuationOrFixedVolume, .dynamicGroupingSupported,
  ]
}

/// A Cast receiver.
public struct Device: Sendable, Hashable, JSONObjectEncodable {
  /// The device's id: 32 lower-case hexadecimal digits, as Google's devices have. It stays the same when the address
  /// changes. A device that announces another id, or none, gets a stable hash instead. Calls that take a device's id
  /// also accept a UUID's other spellings and `announcedId`.
  ///
  /// SDK: `GCKDevice.deviceID`.
  public var deviceId: String
  /// The id exactly as announced, if it isn't a UUID; cut after 512 bytes. The device chooses this text, so don't use
  /// it as a path, a topic or markup. Of a published device it is `CATEGORY:ID`. Absent: `deviceId` is the announced
  /// id, or no id was announced.
  public var announcedId: String?
  /// Its name, for people.
  public var friendlyName: String
  /// The device's model.
  public var modelName: String?
  /// The version of its protocol.
  public var deviceVersion: String?
  /// The type of device.
  public var deviceType: DeviceType
  /// Its capabilities, as a bit mask (cast.md 9).
  public var capabilities: Int64?
  /// Its capabilities by name; bits without a name are left out.
  ///
  /// SDK: `GCKDevice.hasCapabilities:`.
  public var capabilityNames: [DeviceCapability]?
  /// Whether an app runs on it; absent if unknown.
  public var isBusy: Bool?
  /// Its app's status text.
  public var statusText: String?
  /// The path of its icon, on its HTTP port 8008.
  public var iconPath: String?
  /// The icon's URL.
  ///
  /// SDK: `GCKDevice.icons`.
  public var iconUrl: String?
  /// The host to connect to: the first of `addresses`, or the name that a client gave.
  ///
  /// SDK: `GCKDevice.networkAddress`.
  public var host: String
  /// Its DNS-SD host name (`….local`), which only resolvers with multicast DNS can resolve; absent if it equals `host`.
  public var hostName: String?
  /// All its addresses, IPv4 and IPv6.
  public var addresses: [String]
  /// Its port.
  public var port: Int64
  /// Whether it is a group of devices.
  public var isGroup: Bool
  /// How it was discovered.
  public var source: DeviceSource
  /// The apps that it announces, limited to those in some client's criteria.
  public var applicationIds: [String]?
  /// Its complete DNS-SD record.
  public var txt: [String: String]
  /// The device's category: `CAST`, or that of the client that published it.
  ///
  /// Absent: `"CAST"`. SDK: `GCKDevice.category`.
  public var category: String?
  /// The groups that it belongs to, as it reported itself; only of a device that is known by its address, and absent if
  /// it is in none.
  public var groups: [DeviceGroup]?
  /// The attributes that clients have set (`discovery.setAttribute`); absent: none.
  ///
  /// SDK: `GCKDevice.attributeForKey:`.
  public var attributes: JSONObject?

  public init(
    deviceId: String, announcedId: String? = nil, friendlyName: String, modelName: String? = nil,
    deviceVersion: String? = nil, deviceType: DeviceType, capabilities: Int64? = nil,
    capabilityNames: [DeviceCapability]? = nil, isBusy: Bool? = nil, statusText: String? = nil, iconPath: String? = nil,
    iconUrl: String? = nil, host: String, hostName: String? = nil, addresses: [String], port: Int64, isGroup: Bool,
    source: DeviceSource, applicationIds: [String]? = nil, txt: [String: String], category: String? = nil,
    groups: [DeviceGroup]? = nil, attributes: JSONObject? = nil
  ) {
    (
      self.deviceId, self.announcedId, self.friendlyName, self.modelName, self.deviceVersion, self.deviceType,
      self.capabilities, self.capabilityNames, self.isBusy, self.statusText, self.iconPath, self.iconUrl, self.host,
      self.hostName, self.addresses, self.port, self.isGroup, self.source, self.applicationIds, self.txt, self.category,
      self.groups, self.attributes
    )
    = (
      deviceId, announcedId, friendlyName, modelName, deviceVersion, deviceType, capabilities, capabilityNames, isBusy,
      statusText, iconPath, iconUrl, host, hostName, addresses, port, isGroup, source, applicationIds, txt, category,
      groups, attributes
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("announcedId", self.announcedId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("modelName", self.modelName)
    writer.member("deviceVersion", self.deviceVersion)
    writer.member("deviceType", self.deviceType)
    writer.member("capabilities", self.capabilities)
    writer.member("capabilityNames", self.capabilityNames)
    writer.member("isBusy", self.isBusy)
    writer.member("statusText", self.statusText)
    writer.member("iconPath", self.iconPath)
    writer.member("iconUrl", self.iconUrl)
    writer.member("host", self.host)
    writer.member("hostName", self.hostName)
    writer.member("addresses", self.addresses)
    writer.member("port", self.port)
    writer.member("isGroup", self.isGroup)
    writer.member("source", self.source)
    writer.member("applicationIds", self.applicationIds)
    writer.member("txt", self.txt)
    writer.member("category", self.category)
    writer.member("groups", self.groups)
    writer.member("attributes", self.attributes)
  }
}

/// A path on which a device answers questions about itself.
public struct DescriptionPath: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Plain HTTP at port 8008. Many devices leave out their model and their groups there.
  public static let http: DescriptionPath = DescriptionPath(rawValue: "HTTP")
  /// HTTPS at port 8443, with the device's own certificate.
  public static let https: DescriptionPath = DescriptionPath(rawValue: "HTTPS")
  /// The namespace `urn:x-cast:com.google.cast.setup` of a Cast connection.
  public static let setupChannel: DescriptionPath = DescriptionPath(rawValue: "SETUP_CHANNEL")

  public static let knownValues: [DescriptionPath] = [.http, .https, .setupChannel]
}

/// A group that a device belongs to, as the device itself reports it.
public struct DeviceGroup: Sendable, Hashable, JSONObjectEncodable {
  /// The group's id, as in `Device`.
  public var groupId: String?
  /// The group's name, for people.
  public var friendlyName: String?
  /// The port of the group, at its leader's address.
  public var port: Int64?
  /// The address of the member that leads the group; absent if it is this device.
  public var leader: String?
  /// Whether this device leads the group.
  public var isLeader: Bool
  /// Whether the group was made on the fly.
  public var isDynamic: Bool
  /// Whether each channel plays on another member.
  public var isStereoPair: Bool

  public init(
    groupId: String? = nil, friendlyName: String? = nil, port: Int64? = nil, leader: String? = nil, isLeader: Bool,
    isDynamic: Bool, isStereoPair: Bool
  ) {
    (self.groupId, self.friendlyName, self.port, self.leader, self.isLeader, self.isDynamic, self.isStereoPair)
    = (groupId, friendlyName, port, leader, isLeader, isDynamic, isStereoPair)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("groupId", self.groupId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("port", self.port)
    writer.member("leader", self.leader)
    writer.member("isLeader", self.isLeader)
    writer.member("isDynamic", self.isDynamic)
    writer.member("isStereoPair", self.isStereoPair)
  }
}

/// A device's connection to the network, as the device itself reports it.
public struct DeviceNetwork: Sendable, Hashable, JSONObjectEncodable {
  /// The device's address.
  public var ipAddress: String?
  /// The hardware address of its network adapter.
  public var macAddress: String?
  /// Whether it reaches the internet.
  public var isOnline: Bool?
  /// Whether it is connected by a cable.
  public var isWired: Bool?
  /// The name of its Wi-Fi network.
  public var ssid: String?
  /// The hardware address of its Wi-Fi access point.
  public var bssid: String?
  /// The strength of the Wi-Fi signal, in dBm.
  public var signalLevel: Double?
  /// The noise of the Wi-Fi channel, in dBm.
  public var noiseLevel: Double?

  public init(
    ipAddress: String? = nil, macAddress: String? = nil, isOnline: Bool? = nil, isWired: Bool? = nil,
    ssid: String? = nil, bssid: String? = nil, signalLevel: Double? = nil, noiseLevel: Double? = nil
  ) {
    (
      self.ipAddress, self.macAddress, self.isOnline, self.isWired, self.ssid, self.bssid, self.signalLevel,
      self.noiseLevel
    )
    = (ipAddress, macAddress, isOnline, isWired, ssid, bssid, signalLevel, noiseLevel)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("ipAddress", self.ipAddress)
    writer.member("macAddress", self.macAddress)
    writer.member("isOnline", self.isOnline)
    writer.member("isWired", self.isWired)
    writer.member("ssid", self.ssid)
    writer.member("bssid", self.bssid)
    writer.member("signalLevel", self.signalLevel)
    writer.member("noiseLevel", self.noiseLevel)
  }
}

/// A device's description of itself (`eureka_info`, cast.md 10). Devices leave out much of it.
public struct DeviceDescription: Sendable, Hashable, JSONObjectEncodable {
  /// The device's id, as in `Device`.
  public var deviceId: String
  /// Its name, for people.
  public var friendlyName: String?
  /// The device's model.
  public var modelName: String?
  /// Its maker.
  public var manufacturer: String?
  /// The maker's name of the hardware.
  public var productName: String?
  /// The type of device; absent if it can't be derived.
  public var deviceType: DeviceType?
  /// Whether it shows pictures.
  public var hasScreen: Bool?
  /// Whether it can belong to groups.
  public var supportsGroups: Bool?
  /// The revision of its Cast software.
  public var castBuild: String?
  /// The build number of its system.
  public var systemBuild: String?
  /// The kind of build, a number of the maker's.
  public var buildType: Int64?
  /// The channel from which it gets updates.
  public var releaseTrack: String?
  /// The version of the format in which it answered.
  public var formatVersion: Int64?
  /// Its connection to the network; absent if it reported none.
  public var network: DeviceNetwork?
  /// How long it has been running.
  ///
  /// In seconds.
  public var uptime: Double?
  /// Its language, as `en-US`.
  public var locale: String?
  /// Its time zone, as `Europe/Amsterdam`.
  public var timezone: String?
  /// Its country, as `NL`.
  public var countryCode: String?
  /// The groups that it belongs to; absent if it didn't report them.
  public var groups: [DeviceGroup]?
  /// The paths on which it answered, in the order of the questions.
  public var paths: [DescriptionPath]?
  /// How long ago it answered.
  ///
  /// In seconds.
  public var answeredAgo: Double?

  public init(
    deviceId: String, friendlyName: String? = nil, modelName: String? = nil, manufacturer: String? = nil,
    productName: String? = nil, deviceType: DeviceType? = nil, hasScreen: Bool? = nil, supportsGroups: Bool? = nil,
    castBuild: String? = nil, systemBuild: String? = nil, buildType: Int64? = nil, releaseTrack: String? = nil,
    formatVersion: Int64? = nil, network: DeviceNetwork? = nil, uptime: Double? = nil, locale: String? = nil,
    timezone: String? = nil, countryCode: String? = nil, groups: [DeviceGroup]? = nil, paths: [DescriptionPath]? = nil,
    answeredAgo: Double? = nil
  ) {
    (
      self.deviceId, self.friendlyName, self.modelName, self.manufacturer, self.productName, self.deviceType,
      self.hasScreen, self.supportsGroups, self.castBuild, self.systemBuild, self.buildType, self.releaseTrack,
      self.formatVersion, self.network, self.uptime, self.locale, self.timezone, self.countryCode, self.groups,
      self.paths, self.answeredAgo
    )
    = (
      deviceId, friendlyName, modelName, manufacturer, productName, deviceType, hasScreen, supportsGroups, castBuild,
      systemBuild, buildType, releaseTrack, formatVersion, network, uptime, locale, timezone, countryCode, groups,
      paths, answeredAgo
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("modelName", self.modelName)
    writer.member("manufacturer", self.manufacturer)
    writer.member("productName", self.productName)
    writer.member("deviceType", self.deviceType)
    writer.member("hasScreen", self.hasScreen)
    writer.member("supportsGroups", self.supportsGroups)
    writer.member("castBuild", self.castBuild)
    writer.member("systemBuild", self.systemBuild)
    writer.member("buildType", self.buildType)
    writer.member("releaseTrack", self.releaseTrack)
    writer.member("formatVersion", self.formatVersion)
    writer.member("network", self.network)
    writer.member("uptime", self.uptime)
    writer.member("locale", self.locale)
    writer.member("timezone", self.timezone)
    writer.member("countryCode", self.countryCode)
    writer.member("groups", self.groups)
    writer.member("paths", self.paths)
    writer.member("answeredAgo", self.answeredAgo)
  }
}

/// Which devices a client wants: those that have at least one of the apps, and whose running app supports all the
/// namespaces.
///
/// SDK: `GCKDiscoveryCriteria`.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct DiscoveryCriteria: Sendable, Hashable, JSONCodable {
  /// App ids, in any case; absent or empty: any. A device has an app if it announces it (a DNS-SD subtype) or confirms
  /// it: the server asks devices that announce none of the apps once, a few at a time (`GET_APP_AVAILABILITY`). The
  /// default media receiver `CC1AD845`, and devices added by address, are excluded only if the device denies the app.
  ///
  /// Absent: `[]`. SDK: `GCKDiscoveryCriteria.applicationIDs`.
  public var applicationIds: [String]
  /// Namespaces of the running app, as far as a session knows them; absent or empty: any.
  ///
  /// Absent: `[]`. SDK: `GCKDiscoveryCriteria.namespaces`.
  public var namespaces: [String]

  /// All as the spec assumes them, but for what is given.
  public init(
    applicationIds: [String] = [],
    namespaces: [String] = []
  ) {
    self.applicationIds = applicationIds
    self.namespaces = namespaces
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.applicationIds { self.applicationIds = value }
    if let value = changes.namespaces { self.namespaces = value }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      applicationIds: self.applicationIds,
      namespaces: self.namespaces
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``DiscoveryCriteria``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// App ids, in any case; absent or empty: any. A device has an app if it announces it (a DNS-SD subtype) or
    /// confirms it: the server asks devices that announce none of the apps once, a few at a time
    /// (`GET_APP_AVAILABILITY`). The default media receiver `CC1AD845`, and devices added by address, are excluded only
    /// if the device denies the app.
    ///
    /// Absent: `[]`. SDK: `GCKDiscoveryCriteria.applicationIDs`.
    public var applicationIds: [String]?
    /// Namespaces of the running app, as far as a session knows them; absent or empty: any.
    ///
    /// Absent: `[]`. SDK: `GCKDiscoveryCriteria.namespaces`.
    public var namespaces: [String]?

    public init(applicationIds: [String]? = nil, namespaces: [String]? = nil) {
      (self.applicationIds, self.namespaces) = (applicationIds, namespaces)
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.applicationIds = try members.optional("applicationIds")
      self.namespaces = try members.optional("namespaces")
    }

    private static let vocabulary = JSONVocabulary(
      ["applicationIds", "namespaces"],
      meant: ["appIds": "applicationIds"]
    )

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("applicationIds", self.applicationIds)
      writer.member("namespaces", self.namespaces)
    }
  }
}

/// How the network is queried.
public struct DiscoverySourceKind: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By both of the others at the same time.
  public static let automatic: DiscoverySourceKind = DiscoverySourceKind(rawValue: "AUTOMATIC")
  /// The Avahi daemon, through DNS-SD.
  public static let avahi: DiscoverySourceKind = DiscoverySourceKind(rawValue: "AVAHI")
  /// The server's own multicast DNS, which needs no daemon.
  public static let embedded: DiscoverySourceKind = DiscoverySourceKind(rawValue: "EMBEDDED")

  public static let knownValues: [DiscoverySourceKind] = [.automatic, .avahi, .embedded]
}

/// How devices are discovered, for all clients.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct DiscoveryOptions: Sendable, Hashable, JSONCodable {
  /// How the network is queried.
  ///
  /// Absent: `"AUTOMATIC"`.
  public var source: DiscoverySourceKind
  /// Whether to query less often, at the price of older data.
  ///
  /// Absent: `false`. SDK: `GCKDiscoveryManager.passiveScan`.
  public var passiveScan: Bool
  /// The network interfaces to use, by name; a final `*` matches any rest. Empty: all.
  ///
  /// Absent: `[]`.
  public var allowedInterfaces: [String]
  /// The network interfaces to exclude, even if they are allowed (`docker*`).
  ///
  /// Absent: `[]`.
  public var deniedInterfaces: [String]
  /// Whether devices are saved to disk, and listed as `CACHED` at the next start.
  ///
  /// Absent: `true`.
  public var cachesDevices: Bool
  /// Whether a device that is known only by its address is asked once for its name, model and groups: over HTTP at port
  /// 8008, else HTTPS at port 8443. Announced devices are asked only by `discovery.describe`.
  ///
  /// Absent: `true`.
  public var asksDevices: Bool

  /// All as the spec assumes them, but for what is given.
  public init(
    source: DiscoverySourceKind = .automatic,
    passiveScan: Bool = false,
    allowedInterfaces: [String] = [],
    deniedInterfaces: [String] = [],
    cachesDevices: Bool = true,
    asksDevices: Bool = true
  ) {
    self.source = source
    self.passiveScan = passiveScan
    self.allowedInterfaces = allowedInterfaces
    self.deniedInterfaces = deniedInterfaces
    self.cachesDevices = cachesDevices
    self.asksDevices = asksDevices
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.source { self.source = value }
    if let value = changes.passiveScan { self.passiveScan = value }
    if let value = changes.allowedInterfaces { self.allowedInterfaces = value }
    if let value = changes.deniedInterfaces { self.deniedInterfaces = value }
    if let value = changes.cachesDevices { self.cachesDevices = value }
    if let value = changes.asksDevices { self.asksDevices = value }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      source: self.source,
      passiveScan: self.passiveScan,
      allowedInterfaces: self.allowedInterfaces,
      deniedInterfaces: self.deniedInterfaces,
      cachesDevices: self.cachesDevices,
      asksDevices: self.asksDevices
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``DiscoveryOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// How the network is queried.
    ///
    /// Absent: `"AUTOMATIC"`.
    public var source: DiscoverySourceKind?
    /// Whether to query less often, at the price of older data.
    ///
    /// Absent: `false`. SDK: `GCKDiscoveryManager.passiveScan`.
    public var passiveScan: Bool?
    /// The network interfaces to use, by name; a final `*` matches any rest. Empty: all.
    ///
    /// Absent: `[]`.
    public var allowedInterfaces: [String]?
    /// The network interfaces to exclude, even if they are allowed (`docker*`).
    ///
    /// Absent: `[]`.
    public var deniedInterfaces: [String]?
    /// Whether devices are saved to disk, and listed as `CACHED` at the next start.
    ///
    /// Absent: `true`.
    public var cachesDevices: Bool?
    /// Whether a device that is known only by its address is asked once for its name, model and groups: over HTTP at
    /// port 8008, else HTTPS at port 8443. Announced devices are asked only by `discovery.describe`.
    ///
    /// Absent: `true`.
    public var asksDevices: Bool?

    public init(
      source: DiscoverySourceKind? = nil, passiveScan: Bool? = nil, allowedInterfaces: [String]? = nil,
      deniedInterfaces: [String]? = nil, cachesDevices: Bool? = nil, asksDevices: Bool? = nil
    ) {
      self.source = source
      self.passiveScan = passiveScan
      self.allowedInterfaces = allowedInterfaces
      self.deniedInterfaces = deniedInterfaces
      self.cachesDevices = cachesDevices
      self.asksDevices = asksDevices
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.source = try members.optional("source")
      self.passiveScan = try members.optional("passiveScan")
      self.allowedInterfaces = try members.optional("allowedInterfaces")
      self.deniedInterfaces = try members.optional("deniedInterfaces")
      self.cachesDevices = try members.optional("cachesDevices")
      self.asksDevices = try members.optional("asksDevices")
    }

    private static let vocabulary = JSONVocabulary([
      "source", "passiveScan", "allowedInterfaces", "deniedInterfaces", "cachesDevices", "asksDevices",
    ])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("source", self.source)
      writer.member("passiveScan", self.passiveScan)
      writer.member("allowedInterfaces", self.allowedInterfaces)
      writer.member("deniedInterfaces", self.deniedInterfaces)
      writer.member("cachesDevices", self.cachesDevices)
      writer.member("asksDevices", self.asksDevices)
    }
  }
}

/// The state of the DNS-SD daemon; discovery doesn't depend on it.
public struct DaemonState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The options exclude it.
  public static let notAsked: DaemonState = DaemonState(rawValue: "NOT_ASKED")
  /// It answers.
  public static let available: DaemonState = DaemonState(rawValue: "AVAILABLE")
  /// It doesn't answer: not installed, not running, or not reachable over D-Bus.
  public static let unavailable: DaemonState = DaemonState(rawValue: "UNAVAILABLE")

  public static let knownValues: [DaemonState] = [.notAsked, .available, .unavailable]
}

/// A network interface of this machine.
public struct NetworkInterface: Sendable, Hashable, JSONObjectEncodable {
  /// Its name.
  public var name: String
  /// Its addresses.
  public var addresses: [String]
  /// Whether discovery uses it.
  public var isUsed: Bool
  /// Why it isn't used.
  public var skippedBecause: String?
  /// Whether it is up.
  public var isUp: Bool
  /// Whether it can carry discovery.
  public var supportsMulticast: Bool
  /// Whether it reaches only this machine.
  public var isLoopback: Bool

  public init(
    name: String, addresses: [String], isUsed: Bool, skippedBecause: String? = nil, isUp: Bool, supportsMulticast: Bool,
    isLoopback: Bool
  ) {
    (self.name, self.addresses, self.isUsed, self.skippedBecause, self.isUp, self.supportsMulticast, self.isLoopback)
    = (name, addresses, isUsed, skippedBecause, isUp, supportsMulticast, isLoopback)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", self.name)
    writer.member("addresses", self.addresses)
    writer.member("isUsed", self.isUsed)
    writer.member("skippedBecause", self.skippedBecause)
    writer.member("isUp", self.isUp)
    writer.member("supportsMulticast", self.supportsMulticast)
    writer.member("isLoopback", self.isLoopback)
  }
}

/// A step of a probe, in order.
public struct ProbePhase: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Looking up the host's name.
  public static let resolve: ProbePhase = ProbePhase(rawValue: "RESOLVE")
  /// Connecting.
  public static let tcp: ProbePhase = ProbePhase(rawValue: "TCP")
  /// Encrypting.
  public static let tls: ProbePhase = ProbePhase(rawValue: "TLS")
  /// Asking the device to prove that Google made it.
  public static let authenticate: ProbePhase = ProbePhase(rawValue: "AUTHENTICATE")
  /// Opening the virtual connection.
  public static let connect: ProbePhase = ProbePhase(rawValue: "CONNECT")
  /// Asking for the receiver's status.
  public static let receiverStatus: ProbePhase = ProbePhase(rawValue: "RECEIVER_STATUS")

  public static let knownValues: [ProbePhase] = [.resolve, .tcp, .tls, .authenticate, .connect, .receiverStatus]
}

/// The result of a probe's step.
public struct ProbeOutcome: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It succeeded.
  public static let passed: ProbeOutcome = ProbeOutcome(rawValue: "PASSED")
  /// It failed.
  public static let failed: ProbeOutcome = ProbeOutcome(rawValue: "FAILED")
  /// It wasn't tried: an earlier step failed, or it wasn't requested.
  public static let skipped: ProbeOutcome = ProbeOutcome(rawValue: "SKIPPED")

  public static let knownValues: [ProbeOutcome] = [.passed, .failed, .skipped]
}

/// One step of a probe.
public struct ProbeStep: Sendable, Hashable, JSONObjectEncodable {
  /// The step.
  public var phase: ProbePhase
  /// Its result.
  public var outcome: ProbeOutcome
  /// How long it took; absent if it wasn't tried.
  ///
  /// In seconds.
  public var elapsed: Double?
  /// The findings: addresses, the TLS version, the running app.
  public var detail: String?

  public init(phase: ProbePhase, outcome: ProbeOutcome, elapsed: Double? = nil, detail: String? = nil) {
    (self.phase, self.outcome, self.elapsed, self.detail) = (phase, outcome, elapsed, detail)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("phase", self.phase)
    writer.member("outcome", self.outcome)
    writer.member("elapsed", self.elapsed)
    writer.member("detail", self.detail)
  }
}

/// The result of a connection to an address.
public struct ProbeResult: Sendable, Hashable, JSONObjectEncodable {
  /// The address.
  public var host: String
  /// The port.
  public var port: Int64
  /// Whether a Cast receiver works there.
  public var succeeded: Bool
  /// Every step, in order.
  public var steps: [ProbeStep]
  /// The step that failed.
  public var failedPhase: ProbePhase?
  /// The reason.
  @Boxed public var error: ErrorInfo?
  /// The meaning of the failure and the advice, in a sentence or two.
  public var advice: String
  /// The device's id, if it reported one; as in `Device`.
  public var deviceId: String?
  /// The id as it reported it, if it isn't a UUID; as in `Device`.
  public var announcedId: String?
  /// Its name, if it reported one.
  public var friendlyName: String?
  /// Its model, if it reported one.
  public var modelName: String?
  /// How long it took.
  ///
  /// In seconds.
  public var elapsed: Double

  public init(
    host: String, port: Int64, succeeded: Bool, steps: [ProbeStep], failedPhase: ProbePhase? = nil,
    error: ErrorInfo? = nil, advice: String, deviceId: String? = nil, announcedId: String? = nil,
    friendlyName: String? = nil, modelName: String? = nil, elapsed: Double
  ) {
    (
      self.host, self.port, self.succeeded, self.steps, self.failedPhase, self.error, self.advice, self.deviceId,
      self.announcedId, self.friendlyName, self.modelName, self.elapsed
    )
    = (
      host, port, succeeded, steps, failedPhase, error, advice, deviceId, announcedId, friendlyName, modelName, elapsed
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("succeeded", self.succeeded)
    writer.member("steps", self.steps)
    writer.member("failedPhase", self.failedPhase)
    writer.member("error", self.error)
    writer.member("advice", self.advice)
    writer.member("deviceId", self.deviceId)
    writer.member("announcedId", self.announcedId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("modelName", self.modelName)
    writer.member("elapsed", self.elapsed)
  }
}

/// The state of one discovery source.
public struct DiscoverySourceInfo: Sendable, Hashable, JSONObjectEncodable {
  /// The source: `AVAHI` or `EMBEDDED`.
  public var name: DiscoverySourceKind
  /// Whether it works: the daemon answers, or there is a network interface to query.
  public var isReachable: Bool
  /// Whether it is in use now.
  public var isInUse: Bool
  /// Why it doesn't work, or works only in part.
  public var reason: String?
  /// How long it has been running without a break.
  ///
  /// In seconds.
  public var runningFor: Double?
  /// How many queries it sent; absent if a daemon sends them.
  public var queriesSent: Int64?
  /// How many answers arrived.
  public var answersSeen: Int64
  /// How long ago the last answer arrived.
  ///
  /// In seconds.
  public var lastAnswerAgo: Double?
  /// How many services are announced.
  public var services: Int64
  /// How many of them have a known address.
  public var resolvedServices: Int64
  /// How many announcements were ignored because there were too many.
  public var ignoredServices: Int64
  /// Its last error, which may have been resolved.
  public var lastError: String?
  /// When it tries to start again.
  ///
  /// In seconds.
  public var retriesIn: Double?

  public init(
    name: DiscoverySourceKind, isReachable: Bool, isInUse: Bool, reason: String? = nil, runningFor: Double? = nil,
    queriesSent: Int64? = nil, answersSeen: Int64, lastAnswerAgo: Double? = nil, services: Int64,
    resolvedServices: Int64, ignoredServices: Int64, lastError: String? = nil, retriesIn: Double? = nil
  ) {
    (
      self.name, self.isReachable, self.isInUse, self.reason, self.runningFor, self.queriesSent, self.answersSeen,
      self.lastAnswerAgo, self.services, self.resolvedServices, self.ignoredServices, self.lastError, self.retriesIn
    )
    = (
      name, isReachable, isInUse, reason, runningFor, queriesSent, answersSeen, lastAnswerAgo, services,
      resolvedServices, ignoredServices, lastError, retriesIn
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", self.name)
    writer.member("isReachable", self.isReachable)
    writer.member("isInUse", self.isInUse)
    writer.member("reason", self.reason)
    writer.member("runningFor", self.runningFor)
    writer.member("queriesSent", self.queriesSent)
    writer.member("answersSeen", self.answersSeen)
    writer.member("lastAnswerAgo", self.lastAnswerAgo)
    writer.member("services", self.services)
    writer.member("resolvedServices", self.resolvedServices)
    writer.member("ignoredServices", self.ignoredServices)
    writer.member("lastError", self.lastError)
    writer.member("retriesIn", self.retriesIn)
  }
}

/// Why an announced service isn't in a client's device list.
public struct LeftOutReason: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It denied having any of the wanted apps.
  public static let applicationUnavailable: LeftOutReason = LeftOutReason(rawValue: "APPLICATION_UNAVAILABLE")
  /// It announces none of the wanted apps, and hasn't answered whether it has one.
  public static let applicationUnknown: LeftOutReason = LeftOutReason(rawValue: "APPLICATION_UNKNOWN")
  /// It runs no app that is known to support the wanted namespaces.
  public static let namespacesMissing: LeftOutReason = LeftOutReason(rawValue: "NAMESPACES_MISSING")
  /// It was seen only on a network interface that isn't used.
  public static let interface: LeftOutReason = LeftOutReason(rawValue: "INTERFACE")

  public static let knownValues: [LeftOutReason] = [
    .applicationUnavailable, .applicationUnknown, .namespacesMissing, .interface,
  ]
}

/// A service that is announced, but isn't in the asking client's device list.
public struct LeftOutDevice: Sendable, Hashable, JSONObjectEncodable {
  /// Its id.
  public var deviceId: String
  /// Its name.
  public var friendlyName: String
  /// The reason.
  public var reason: LeftOutReason

  public init(deviceId: String, friendlyName: String, reason: LeftOutReason) {
    (self.deviceId, self.friendlyName, self.reason) = (deviceId, friendlyName, reason)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("reason", self.reason)
  }
}

/// The result of reading the saved devices at start.
public struct DeviceCacheState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Devices aren't saved.
  public static let off: DeviceCacheState = DeviceCacheState(rawValue: "OFF")
  /// There is no file.
  public static let absent: DeviceCacheState = DeviceCacheState(rawValue: "ABSENT")
  /// Saved devices were loaded.
  public static let loaded: DeviceCacheState = DeviceCacheState(rawValue: "LOADED")
  /// The saved devices are too old.
  public static let stale: DeviceCacheState = DeviceCacheState(rawValue: "STALE")
  /// The file has another version.
  public static let otherVersion: DeviceCacheState = DeviceCacheState(rawValue: "OTHER_VERSION")
  /// The file is damaged.
  public static let corrupt: DeviceCacheState = DeviceCacheState(rawValue: "CORRUPT")
  /// The file can't be read.
  public static let unreadable: DeviceCacheState = DeviceCacheState(rawValue: "UNREADABLE")

  public static let knownValues: [DeviceCacheState] = [
    .off, .absent, .loaded, .stale, .otherVersion, .corrupt, .unreadable,
  ]
}

/// The devices saved on disk.
public struct DeviceCacheInfo: Sendable, Hashable, JSONObjectEncodable {
  /// Whether devices are saved.
  public var isEnabled: Bool
  /// The file; absent if the server has no place for it.
  public var path: String?
  /// The result of reading it at start.
  public var state: DeviceCacheState
  /// More about a file that was ignored or couldn't be written.
  public var message: String?
  /// How many devices of an earlier run are listed and not yet seen.
  public var devices: Int64

  public init(isEnabled: Bool, path: String? = nil, state: DeviceCacheState, message: String? = nil, devices: Int64) {
    (self.isEnabled, self.path, self.state, self.message, self.devices) = (isEnabled, path, state, message, devices)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("path", self.path)
    writer.member("state", self.state)
    writer.member("message", self.message)
    writer.member("devices", self.devices)
  }
}

/// The verdict of a diagnosis; more values may be added.
public struct DiscoveryFinding: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Discovery doesn't run.
  public static let stopped: DiscoveryFinding = DiscoveryFinding(rawValue: "STOPPED")
  /// The DNS-SD daemon doesn't answer.
  public static let daemonUnreachable: DiscoveryFinding = DiscoveryFinding(rawValue: "DAEMON_UNREACHABLE")
  /// No network interface can carry discovery.
  public static let noUsableInterface: DiscoveryFinding = DiscoveryFinding(rawValue: "NO_USABLE_INTERFACE")
  /// This machine blocks multicast DNS: queries can't be sent, or aren't looped back to this machine, as they are
  /// unless a firewall filters UDP port 5353.
  public static let multicastBlocked: DiscoveryFinding = DiscoveryFinding(rawValue: "MULTICAST_BLOCKED")
  /// Queries are sent, but no device answers.
  public static let noAnswers: DiscoveryFinding = DiscoveryFinding(rawValue: "NO_ANSWERS")
  /// Devices are announced, but their addresses aren't.
  public static let unresolvedServices: DiscoveryFinding = DiscoveryFinding(rawValue: "UNRESOLVED_SERVICES")
  /// Devices answer, but none of those that were tried accepts a connection.
  public static let devicesUnreachable: DiscoveryFinding = DiscoveryFinding(rawValue: "DEVICES_UNREACHABLE")
  /// Devices are announced, but none matches this client's criteria.
  public static let allLeftOut: DiscoveryFinding = DiscoveryFinding(rawValue: "ALL_LEFT_OUT")
  /// Devices answer and accept connections.
  public static let healthy: DiscoveryFinding = DiscoveryFinding(rawValue: "HEALTHY")

  public static let knownValues: [DiscoveryFinding] = [
    .stopped, .daemonUnreachable, .noUsableInterface, .multicastBlocked, .noAnswers, .unresolvedServices,
    .devicesUnreachable, .allLeftOut, .healthy,
  ]
}

/// The result of a connection over TCP.
public struct ReachOutcome: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Something listens there.
  public static let reached: ReachOutcome = ReachOutcome(rawValue: "REACHED")
  /// The host answers, but no program listens on the port.
  public static let refused: ReachOutcome = ReachOutcome(rawValue: "REFUSED")
  /// The host can't be reached: there is no route, or no host of the local network has the address.
  public static let noRoute: ReachOutcome = ReachOutcome(rawValue: "NO_ROUTE")
  /// Nothing answered in time.
  public static let silent: ReachOutcome = ReachOutcome(rawValue: "SILENT")
  /// The host's name has no address.
  public static let unresolved: ReachOutcome = ReachOutcome(rawValue: "UNRESOLVED")

  public static let knownValues: [ReachOutcome] = [.reached, .refused, .noRoute, .silent, .unresolved]
}

/// Whether a known device can be connected to.
public struct DeviceReach: Sendable, Hashable, JSONObjectEncodable {
  /// Its id.
  public var deviceId: String
  /// Its name.
  public var friendlyName: String
  /// The host that was tried.
  public var host: String
  /// The port that was tried.
  public var port: Int64
  /// How the device is known.
  public var source: DeviceSource
  /// The result.
  public var outcome: ReachOutcome
  /// Whether the address belongs to a network that this machine is part of.
  public var isInLocalNetwork: Bool

  public init(
    deviceId: String, friendlyName: String, host: String, port: Int64, source: DeviceSource, outcome: ReachOutcome,
    isInLocalNetwork: Bool
  ) {
    (self.deviceId, self.friendlyName, self.host, self.port, self.source, self.outcome, self.isInLocalNetwork)
    = (deviceId, friendlyName, host, port, source, outcome, isInLocalNetwork)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("source", self.source)
    writer.member("outcome", self.outcome)
    writer.member("isInLocalNetwork", self.isInLocalNetwork)
  }
}

/// The result of a diagnosis of discovery.
public struct DiscoveryDiagnosis: Sendable, Hashable, JSONObjectEncodable {
  /// The DNS-SD daemon.
  public var daemon: DaemonState
  /// Whether discovery is running.
  public var isRunning: Bool
  /// How long discovery has been running.
  ///
  /// In seconds.
  public var runningFor: Double?
  /// The verdict.
  public var finding: DiscoveryFinding
  /// How the network is queried.
  public var sources: [DiscoverySourceInfo]
  /// How many devices are known, from all sources.
  public var deviceCount: Int64
  /// How many devices have answered in this run and still count as present. Devices that only an earlier run saw, or
  /// that a client added or provided, don't count.
  public var answeredCount: Int64
  /// Whether known devices can be connected to: up to 16, those that answered first, then those added by address, then
  /// those of an earlier run.
  public var reach: [DeviceReach]
  /// The services that are announced but aren't in this client's device list, and why.
  public var leftOut: [LeftOutDevice]
  /// How many answers have arrived in total.
  public var answersSeen: Int64
  /// How long ago the last answer arrived.
  ///
  /// In seconds.
  public var lastAnswerAgo: Double?
  /// The last error of the DNS-SD API.
  public var lastErrorCode: Int64?
  /// The last error as text.
  public var lastError: String?
  /// This machine's network interfaces.
  public var interfaces: [NetworkInterface]
  /// The devices saved on disk.
  public var cache: DeviceCacheInfo
  /// Possible obstacles on this machine, such as a firewall; empty if discovery is healthy.
  public var hints: [String]
  /// The probe, if one was requested.
  public var probe: ProbeResult?
  /// The verdict, in a sentence or two.
  public var verdict: String
  /// The advice, in a sentence or two; empty if discovery is healthy.
  public var advice: String
  /// The whole report as lines for people, the verdict first.
  public var summary: [String]

  public init(
    daemon: DaemonState, isRunning: Bool, runningFor: Double? = nil, finding: DiscoveryFinding,
    sources: [DiscoverySourceInfo], deviceCount: Int64, answeredCount: Int64, reach: [DeviceReach],
    leftOut: [LeftOutDevice], answersSeen: Int64, lastAnswerAgo: Double? = nil, lastErrorCode: Int64? = nil,
    lastError: String? = nil, interfaces: [NetworkInterface], cache: DeviceCacheInfo, hints: [String],
    probe: ProbeResult? = nil, verdict: String, advice: String, summary: [String]
  ) {
    (
      self.daemon, self.isRunning, self.runningFor, self.finding, self.sources, self.deviceCount, self.answeredCount,
      self.reach, self.leftOut, self.answersSeen, self.lastAnswerAgo, self.lastErrorCode, self.lastError,
      self.interfaces, self.cache, self.hints, self.probe, self.verdict, self.advice, self.summary
    )
    = (
      daemon, isRunning, runningFor, finding, sources, deviceCount, answeredCount, reach, leftOut, answersSeen,
      lastAnswerAgo, lastErrorCode, lastError, interfaces, cache, hints, probe, verdict, advice, summary
    )
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("daemon", self.daemon)
    writer.member("isRunning", self.isRunning)
    writer.member("runningFor", self.runningFor)
    writer.member("finding", self.finding)
    writer.member("sources", self.sources)
    writer.member("deviceCount", self.deviceCount)
    writer.member("answeredCount", self.answeredCount)
    writer.member("reach", self.reach)
    writer.member("leftOut", self.leftOut)
    writer.member("answersSeen", self.answersSeen)
    writer.member("lastAnswerAgo", self.lastAnswerAgo)
    writer.member("lastErrorCode", self.lastErrorCode)
    writer.member("lastError", self.lastError)
    writer.member("interfaces", self.interfaces)
    writer.member("cache", self.cache)
    writer.member("hints", self.hints)
    writer.member("probe", self.probe)
    writer.member("verdict", self.verdict)
    writer.member("advice", self.advice)
    writer.member("summary", self.summary)
  }
}
