// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// What kind of device it is.
public struct DeviceType: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It has a screen.
  public static let tv: DeviceType = DeviceType(rawValue: "TV")
  /// It has only sound.
  public static let speaker: DeviceType = DeviceType(rawValue: "SPEAKER")
  /// Several speakers that play as one.
  public static let speakerGroup: DeviceType = DeviceType(rawValue: "SPEAKER_GROUP")
  /// Not known.
  public static let generic: DeviceType = DeviceType(rawValue: "GENERIC")

  public static let knownValues: [DeviceType] = [
    .tv,
    .speaker,
    .speakerGroup,
    .generic,
  ]
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

  public static let knownValues: [DeviceSource] = [
    .dnsSd,
    .configured,
    .cached,
  ]
}

/// Something that a device can do.
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
    .videoOut,
    .videoIn,
    .audioOut,
    .audioIn,
    .developerMode,
    .multizoneGroup,
    .dynamicGroup,
    .multiChannelGroup,
    .multiChannelMember,
    .masterOrFixedVolume,
    .attenuationOrFixedVolume,
    .dynamicGroupingSupported,
  ]
}

/// A Cast receiver.
public struct Device: Sendable, Hashable, JSONCodable {
  /// Names the device, also when its address changes.
  ///
  /// SDK: `GCKDevice.deviceID`.
  public var deviceId: String
  /// What people call it.
  public var friendlyName: String
  /// Its model.
  public var modelName: String?
  /// The version of its protocol.
  public var deviceVersion: String?
  /// What kind it is.
  public var deviceType: DeviceType
  /// What it can do, as a bit mask (cast.md 9).
  public var capabilities: Int64?
  /// The same by name; bits without a name are left out.
  ///
  /// SDK: `GCKDevice.hasCapabilities:`.
  public var capabilityNames: [DeviceCapability]?
  /// Whether an app runs on it; absent where unknown.
  public var isBusy: Bool?
  /// What its app says it is doing.
  public var statusText: String?
  /// Where its icon is, on its HTTP port 8008.
  public var iconPath: String?
  /// The icon's address.
  ///
  /// SDK: `GCKDevice.icons`.
  public var iconUrl: String?
  /// What to connect to: the first of `addresses`, or the name that a client gave.
  ///
  /// SDK: `GCKDevice.networkAddress`.
  public var host: String
  /// Its DNS-SD name (`….local`), which only resolvers that speak multicast DNS find; absent where it is `host`.
  public var hostName: String?
  /// All its addresses, IPv4 and IPv6.
  public var addresses: [String]
  /// Its port.
  public var port: Int64
  /// Whether it is a group of devices.
  public var isGroup: Bool
  /// How it was found.
  public var source: DeviceSource
  /// The apps that it announces, of those that some client's criteria name.
  public var applicationIds: [String]?
  /// Its whole DNS-SD record.
  public var txt: [String: String]

  public init(
    deviceId: String,
    friendlyName: String,
    modelName: String? = nil,
    deviceVersion: String? = nil,
    deviceType: DeviceType,
    capabilities: Int64? = nil,
    capabilityNames: [DeviceCapability]? = nil,
    isBusy: Bool? = nil,
    statusText: String? = nil,
    iconPath: String? = nil,
    iconUrl: String? = nil,
    host: String,
    hostName: String? = nil,
    addresses: [String],
    port: Int64,
    isGroup: Bool,
    source: DeviceSource,
    applicationIds: [String]? = nil,
    txt: [String: String]
  ) {
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.modelName = modelName
    self.deviceVersion = deviceVersion
    self.deviceType = deviceType
    self.capabilities = capabilities
    self.capabilityNames = capabilityNames
    self.isBusy = isBusy
    self.statusText = statusText
    self.iconPath = iconPath
    self.iconUrl = iconUrl
    self.host = host
    self.hostName = hostName
    self.addresses = addresses
    self.port = port
    self.isGroup = isGroup
    self.source = source
    self.applicationIds = applicationIds
    self.txt = txt
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
    self.friendlyName = try members.required("friendlyName")
    self.modelName = try members.optional("modelName")
    self.deviceVersion = try members.optional("deviceVersion")
    self.deviceType = try members.required("deviceType")
    self.capabilities = try members.optional("capabilities")
    self.capabilityNames = try members.optional("capabilityNames")
    self.isBusy = try members.optional("isBusy")
    self.statusText = try members.optional("statusText")
    self.iconPath = try members.optional("iconPath")
    self.iconUrl = try members.optional("iconUrl")
    self.host = try members.required("host")
    self.hostName = try members.optional("hostName")
    self.addresses = try members.required("addresses")
    self.port = try members.required("port")
    self.isGroup = try members.required("isGroup")
    self.source = try members.required("source")
    self.applicationIds = try members.optional("applicationIds")
    self.txt = try members.required("txt")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "deviceId",
      "friendlyName",
      "modelName",
      "deviceVersion",
      "deviceType",
      "capabilities",
      "capabilityNames",
      "isBusy",
      "statusText",
      "iconPath",
      "iconUrl",
      "host",
      "hostName",
      "addresses",
      "port",
      "isGroup",
      "source",
      "applicationIds",
      "txt",
    ],
    meant: [
      "address": "host",
      "appIds": "applicationIds",
      "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "ip": "host",
      "ipAddress": "host",
      "name": "friendlyName",
      "networkAddress": "host",
      "servicePort": "port",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
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
  }
}

/// Which devices a client wants: those that have at least one of the apps, and whose running app speaks all the
/// namespaces.
///
/// SDK: `GCKDiscoveryCriteria`.
public struct DiscoveryCriteria: Sendable, Hashable, JSONCodable {
  /// App ids, in any case; absent or empty: any. A device proves that it has an app by announcing it (a DNS-SD subtype)
  /// or by its answer to `discovery.queryAppAvailability`; for the default media receiver `CC1AD845`, and for devices
  /// that were added by their address, only a denial counts.
  ///
  /// SDK: `GCKDiscoveryCriteria.applicationIDs`.
  public var applicationIds: [String]?
  /// Namespaces of the app that runs, as far as a session tells; absent or empty: any.
  ///
  /// SDK: `GCKDiscoveryCriteria.namespaces`.
  public var namespaces: [String]?

  public init(applicationIds: [String]? = nil, namespaces: [String]? = nil) {
    self.applicationIds = applicationIds
    self.namespaces = namespaces
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.applicationIds = try members.optional("applicationIds")
    self.namespaces = try members.optional("namespaces")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "applicationIds",
      "namespaces",
    ],
    meant: [
      "appIds": "applicationIds",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("applicationIds", self.applicationIds)
    writer.member("namespaces", self.namespaces)
  }
}

/// By what means the network is asked.
public struct DiscoverySourceKind: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By both of the others, side by side.
  public static let automatic: DiscoverySourceKind = DiscoverySourceKind(rawValue: "AUTOMATIC")
  /// The Avahi daemon, through DNS-SD.
  public static let avahi: DiscoverySourceKind = DiscoverySourceKind(rawValue: "AVAHI")
  /// Multicast DNS of the server's own, which needs no daemon.
  public static let embedded: DiscoverySourceKind = DiscoverySourceKind(rawValue: "EMBEDDED")

  public static let knownValues: [DiscoverySourceKind] = [
    .automatic,
    .avahi,
    .embedded,
  ]
}

/// How devices are looked for, for all clients.
public struct DiscoveryOptions: Sendable, Hashable, JSONCodable {
  /// By what means the network is asked.
  ///
  /// Absent: `"AUTOMATIC"`.
  public var source: DiscoverySourceKind?
  /// Whether to ask less often, at the price of older facts.
  ///
  /// Absent: `false`. SDK: `GCKDiscoveryManager.passiveScan`.
  public var passiveScan: Bool?
  /// The network interfaces to use, by name; `*` at the end stands for any rest. Empty: all.
  public var allowedInterfaces: [String]?
  /// The network interfaces not to use, whatever is allowed (`docker*`).
  public var deniedInterfaces: [String]?
  /// Whether the devices of this run are kept on disk and listed, marked, at the start of the next.
  ///
  /// Absent: `true`.
  public var cachesDevices: Bool?

  public init(
    source: DiscoverySourceKind? = nil,
    passiveScan: Bool? = nil,
    allowedInterfaces: [String]? = nil,
    deniedInterfaces: [String]? = nil,
    cachesDevices: Bool? = nil
  ) {
    self.source = source
    self.passiveScan = passiveScan
    self.allowedInterfaces = allowedInterfaces
    self.deniedInterfaces = deniedInterfaces
    self.cachesDevices = cachesDevices
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.source = try members.optional("source")
    self.passiveScan = try members.optional("passiveScan")
    self.allowedInterfaces = try members.optional("allowedInterfaces")
    self.deniedInterfaces = try members.optional("deniedInterfaces")
    self.cachesDevices = try members.optional("cachesDevices")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "source",
      "passiveScan",
      "allowedInterfaces",
      "deniedInterfaces",
      "cachesDevices",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("source", self.source)
    writer.member("passiveScan", self.passiveScan)
    writer.member("allowedInterfaces", self.allowedInterfaces)
    writer.member("deniedInterfaces", self.deniedInterfaces)
    writer.member("cachesDevices", self.cachesDevices)
  }
}

/// Whether a device has an app.
public struct AppAvailability: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It has it.
  public static let appAvailable: AppAvailability = AppAvailability(rawValue: "APP_AVAILABLE")
  /// It doesn't have it.
  public static let appUnavailable: AppAvailability = AppAvailability(rawValue: "APP_UNAVAILABLE")
  /// It didn't say.
  public static let unknown: AppAvailability = AppAvailability(rawValue: "UNKNOWN")

  public static let knownValues: [AppAvailability] = [
    .appAvailable,
    .appUnavailable,
    .unknown,
  ]
}

/// The state of discovery.
public struct DiscoveryInfo: Sendable, Hashable, JSONCodable {
  /// Whether devices are being looked for.
  public var isRunning: Bool
  /// All devices, ordered by friendly name.
  public var devices: [Device]

  public init(isRunning: Bool, devices: [Device]) {
    self.isRunning = isRunning
    self.devices = devices
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.isRunning = try members.required("isRunning")
    self.devices = try members.required("devices")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "isRunning",
      "devices",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isRunning", self.isRunning)
    writer.member("devices", self.devices)
  }
}

/// Whether the DNS-SD daemon works; discovery doesn't need it.
public struct DaemonState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The options don't want it.
  public static let notAsked: DaemonState = DaemonState(rawValue: "NOT_ASKED")
  /// It answers.
  public static let available: DaemonState = DaemonState(rawValue: "AVAILABLE")
  /// It doesn't answer: not installed, not running, or not reachable over D-Bus.
  public static let unavailable: DaemonState = DaemonState(rawValue: "UNAVAILABLE")

  public static let knownValues: [DaemonState] = [
    .notAsked,
    .available,
    .unavailable,
  ]
}

/// A network interface of this machine.
public struct NetworkInterface: Sendable, Hashable, JSONCodable {
  /// Its name.
  public var name: String
  /// Its addresses.
  public var addresses: [String]
  /// Whether discovery uses it.
  public var isUsed: Bool
  /// Why not, if it doesn't.
  public var skippedBecause: String?
  /// Whether it is up.
  public var isUp: Bool
  /// Whether it can carry discovery.
  public var supportsMulticast: Bool
  /// Whether it reaches only this machine.
  public var isLoopback: Bool

  public init(
    name: String,
    addresses: [String],
    isUsed: Bool,
    skippedBecause: String? = nil,
    isUp: Bool,
    supportsMulticast: Bool,
    isLoopback: Bool
  ) {
    self.name = name
    self.addresses = addresses
    self.isUsed = isUsed
    self.skippedBecause = skippedBecause
    self.isUp = isUp
    self.supportsMulticast = supportsMulticast
    self.isLoopback = isLoopback
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.name = try members.required("name")
    self.addresses = try members.required("addresses")
    self.isUsed = try members.required("isUsed")
    self.skippedBecause = try members.optional("skippedBecause")
    self.isUp = try members.required("isUp")
    self.supportsMulticast = try members.required("supportsMulticast")
    self.isLoopback = try members.required("isLoopback")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "name",
      "addresses",
      "isUsed",
      "skippedBecause",
      "isUp",
      "supportsMulticast",
      "isLoopback",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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

/// A step of a probe, in their order.
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

  public static let knownValues: [ProbePhase] = [
    .resolve,
    .tcp,
    .tls,
    .authenticate,
    .connect,
    .receiverStatus,
  ]
}

/// How a step of a probe ended.
public struct ProbeOutcome: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Well.
  public static let passed: ProbeOutcome = ProbeOutcome(rawValue: "PASSED")
  /// It failed.
  public static let failed: ProbeOutcome = ProbeOutcome(rawValue: "FAILED")
  /// It wasn't tried: an earlier one failed, or nobody asked for it.
  public static let skipped: ProbeOutcome = ProbeOutcome(rawValue: "SKIPPED")

  public static let knownValues: [ProbeOutcome] = [
    .passed,
    .failed,
    .skipped,
  ]
}

/// One step of a probe.
public struct ProbeStep: Sendable, Hashable, JSONCodable {
  /// Which.
  public var phase: ProbePhase
  /// How it ended.
  public var outcome: ProbeOutcome
  /// How long it took; absent where it wasn't tried.
  ///
  /// In seconds.
  public var elapsed: Double?
  /// What was found: addresses, the TLS version, the app that runs.
  public var detail: String?

  public init(phase: ProbePhase, outcome: ProbeOutcome, elapsed: Double? = nil, detail: String? = nil) {
    self.phase = phase
    self.outcome = outcome
    self.elapsed = elapsed
    self.detail = detail
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.phase = try members.required("phase")
    self.outcome = try members.required("outcome")
    self.elapsed = try members.optional("elapsed")
    self.detail = try members.optional("detail")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "phase",
      "outcome",
      "elapsed",
      "detail",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("phase", self.phase)
    writer.member("outcome", self.outcome)
    writer.member("elapsed", self.elapsed)
    writer.member("detail", self.detail)
  }
}

/// How far a connection to an address got.
public struct ProbeResult: Sendable, Hashable, JSONCodable {
  /// The address.
  public var host: String
  /// The port.
  public var port: Int64
  /// Whether a Cast receiver works there.
  public var succeeded: Bool
  /// Every step, in order.
  public var steps: [ProbeStep]
  /// Where it failed.
  public var failedPhase: ProbePhase?
  /// Why.
  public var error: ErrorInfo?
  /// What that means and what to do, in a sentence or two.
  public var advice: String
  /// The id of the device there, if it told.
  public var deviceId: String?
  /// Its name, if it told.
  public var friendlyName: String?
  /// Its model, if it told.
  public var modelName: String?
  /// How long it took.
  ///
  /// In seconds.
  public var elapsed: Double

  public init(
    host: String,
    port: Int64,
    succeeded: Bool,
    steps: [ProbeStep],
    failedPhase: ProbePhase? = nil,
    error: ErrorInfo? = nil,
    advice: String,
    deviceId: String? = nil,
    friendlyName: String? = nil,
    modelName: String? = nil,
    elapsed: Double
  ) {
    self.host = host
    self.port = port
    self.succeeded = succeeded
    self.steps = steps
    self.failedPhase = failedPhase
    self.error = error
    self.advice = advice
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.modelName = modelName
    self.elapsed = elapsed
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.host = try members.required("host")
    self.port = try members.required("port")
    self.succeeded = try members.required("succeeded")
    self.steps = try members.required("steps")
    self.failedPhase = try members.optional("failedPhase")
    self.error = try members.optional("error")
    self.advice = try members.required("advice")
    self.deviceId = try members.optional("deviceId")
    self.friendlyName = try members.optional("friendlyName")
    self.modelName = try members.optional("modelName")
    self.elapsed = try members.required("elapsed")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "host",
      "port",
      "succeeded",
      "steps",
      "failedPhase",
      "error",
      "advice",
      "deviceId",
      "friendlyName",
      "modelName",
      "elapsed",
    ],
    meant: [
      "address": "host",
      "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "ip": "host",
      "ipAddress": "host",
      "name": "friendlyName",
      "networkAddress": "host",
      "servicePort": "port",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("succeeded", self.succeeded)
    writer.member("steps", self.steps)
    writer.member("failedPhase", self.failedPhase)
    writer.member("error", self.error)
    writer.member("advice", self.advice)
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("modelName", self.modelName)
    writer.member("elapsed", self.elapsed)
  }
}

/// What one source of devices knows about itself.
public struct DiscoverySourceInfo: Sendable, Hashable, JSONCodable {
  /// Which: `AVAHI` or `EMBEDDED`.
  public var name: DiscoverySourceKind
  /// Whether it works: the daemon answers, there is a network interface to ask.
  public var isReachable: Bool
  /// Whether devices are looked for with it now.
  public var isInUse: Bool
  /// Why it doesn't work, or works only in part.
  public var reason: String?
  /// For how long it has looked without a break.
  ///
  /// In seconds.
  public var runningFor: Double?
  /// How many questions it asked; absent where a daemon asks.
  public var queriesSent: Int64?
  /// How many answers came.
  public var answersSeen: Int64
  /// How long ago the last one came.
  ///
  /// In seconds.
  public var lastAnswerAgo: Double?
  /// How many services are announced.
  public var services: Int64
  /// Of how many the address is known.
  public var resolvedServices: Int64
  /// How many announcements were ignored because too many are announced.
  public var ignoredServices: Int64
  /// Its last error, which may be overcome.
  public var lastError: String?
  /// When it tries again to work.
  ///
  /// In seconds.
  public var retriesIn: Double?

  public init(
    name: DiscoverySourceKind,
    isReachable: Bool,
    isInUse: Bool,
    reason: String? = nil,
    runningFor: Double? = nil,
    queriesSent: Int64? = nil,
    answersSeen: Int64,
    lastAnswerAgo: Double? = nil,
    services: Int64,
    resolvedServices: Int64,
    ignoredServices: Int64,
    lastError: String? = nil,
    retriesIn: Double? = nil
  ) {
    self.name = name
    self.isReachable = isReachable
    self.isInUse = isInUse
    self.reason = reason
    self.runningFor = runningFor
    self.queriesSent = queriesSent
    self.answersSeen = answersSeen
    self.lastAnswerAgo = lastAnswerAgo
    self.services = services
    self.resolvedServices = resolvedServices
    self.ignoredServices = ignoredServices
    self.lastError = lastError
    self.retriesIn = retriesIn
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.name = try members.required("name")
    self.isReachable = try members.required("isReachable")
    self.isInUse = try members.required("isInUse")
    self.reason = try members.optional("reason")
    self.runningFor = try members.optional("runningFor")
    self.queriesSent = try members.optional("queriesSent")
    self.answersSeen = try members.required("answersSeen")
    self.lastAnswerAgo = try members.optional("lastAnswerAgo")
    self.services = try members.required("services")
    self.resolvedServices = try members.required("resolvedServices")
    self.ignoredServices = try members.required("ignoredServices")
    self.lastError = try members.optional("lastError")
    self.retriesIn = try members.optional("retriesIn")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "name",
      "isReachable",
      "isInUse",
      "reason",
      "runningFor",
      "queriesSent",
      "answersSeen",
      "lastAnswerAgo",
      "services",
      "resolvedServices",
      "ignoredServices",
      "lastError",
      "retriesIn",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
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

/// Why something that is announced isn't among a client's devices.
public struct LeftOutReason: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It said that it has none of the wanted apps.
  public static let applicationUnavailable: LeftOutReason = LeftOutReason(rawValue: "APPLICATION_UNAVAILABLE")
  /// It announces none of the wanted apps, and nobody asked it.
  public static let applicationUnknown: LeftOutReason = LeftOutReason(rawValue: "APPLICATION_UNKNOWN")
  /// No app is known to run on it that speaks the wanted namespaces.
  public static let namespacesMissing: LeftOutReason = LeftOutReason(rawValue: "NAMESPACES_MISSING")
  /// It was seen only on a network interface that isn't used.
  public static let interface: LeftOutReason = LeftOutReason(rawValue: "INTERFACE")

  public static let knownValues: [LeftOutReason] = [
    .applicationUnavailable,
    .applicationUnknown,
    .namespacesMissing,
    .interface,
  ]
}

/// Something that is announced, but isn't among the asking client's devices.
public struct LeftOutDevice: Sendable, Hashable, JSONCodable {
  /// Its id.
  public var deviceId: String
  /// Its name.
  public var friendlyName: String
  /// Why.
  public var reason: LeftOutReason

  public init(deviceId: String, friendlyName: String, reason: LeftOutReason) {
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.reason = reason
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
    self.friendlyName = try members.required("friendlyName")
    self.reason = try members.required("reason")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "deviceId",
      "friendlyName",
      "reason",
    ],
    meant: [
      "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "name": "friendlyName",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("reason", self.reason)
  }
}

/// What was found where devices are kept, at the start.
public struct DeviceCacheState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None are kept.
  public static let off: DeviceCacheState = DeviceCacheState(rawValue: "OFF")
  /// Nothing.
  public static let absent: DeviceCacheState = DeviceCacheState(rawValue: "ABSENT")
  /// Devices.
  public static let loaded: DeviceCacheState = DeviceCacheState(rawValue: "LOADED")
  /// Devices that are too old.
  public static let stale: DeviceCacheState = DeviceCacheState(rawValue: "STALE")
  /// A file of another version.
  public static let otherVersion: DeviceCacheState = DeviceCacheState(rawValue: "OTHER_VERSION")
  /// A file that doesn't hold devices.
  public static let corrupt: DeviceCacheState = DeviceCacheState(rawValue: "CORRUPT")
  /// A file that can't be read.
  public static let unreadable: DeviceCacheState = DeviceCacheState(rawValue: "UNREADABLE")

  public static let knownValues: [DeviceCacheState] = [
    .off,
    .absent,
    .loaded,
    .stale,
    .otherVersion,
    .corrupt,
    .unreadable,
  ]
}

/// The devices that are kept on disk.
public struct DeviceCacheInfo: Sendable, Hashable, JSONCodable {
  /// Whether any are kept.
  public var isEnabled: Bool
  /// Where; absent where the server has no place for them.
  public var path: String?
  /// What was found there at the start.
  public var state: DeviceCacheState
  /// More about a file that was ignored, or couldn't be written.
  public var message: String?
  /// How many devices of an earlier run are listed and not yet seen.
  public var devices: Int64

  public init(isEnabled: Bool, path: String? = nil, state: DeviceCacheState, message: String? = nil, devices: Int64) {
    self.isEnabled = isEnabled
    self.path = path
    self.state = state
    self.message = message
    self.devices = devices
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.isEnabled = try members.required("isEnabled")
    self.path = try members.optional("path")
    self.state = try members.required("state")
    self.message = try members.optional("message")
    self.devices = try members.required("devices")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "isEnabled",
      "path",
      "state",
      "message",
      "devices",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("path", self.path)
    writer.member("state", self.state)
    writer.member("message", self.message)
    writer.member("devices", self.devices)
  }
}

/// The verdict of a diagnosis; more may be added.
public struct DiscoveryFinding: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Discovery doesn't run.
  public static let stopped: DiscoveryFinding = DiscoveryFinding(rawValue: "STOPPED")
  /// The DNS-SD daemon doesn't answer.
  public static let daemonUnreachable: DiscoveryFinding = DiscoveryFinding(rawValue: "DAEMON_UNREACHABLE")
  /// No network interface can carry discovery.
  public static let noUsableInterface: DiscoveryFinding = DiscoveryFinding(rawValue: "NO_USABLE_INTERFACE")
  /// Questions go out, and nothing answers.
  public static let noAnswers: DiscoveryFinding = DiscoveryFinding(rawValue: "NO_ANSWERS")
  /// Devices are announced, but don't tell their addresses.
  public static let unresolvedServices: DiscoveryFinding = DiscoveryFinding(rawValue: "UNRESOLVED_SERVICES")
  /// Devices are announced, but none that this client wants.
  public static let allLeftOut: DiscoveryFinding = DiscoveryFinding(rawValue: "ALL_LEFT_OUT")
  /// It works.
  public static let healthy: DiscoveryFinding = DiscoveryFinding(rawValue: "HEALTHY")

  public static let knownValues: [DiscoveryFinding] = [
    .stopped,
    .daemonUnreachable,
    .noUsableInterface,
    .noAnswers,
    .unresolvedServices,
    .allLeftOut,
    .healthy,
  ]
}

/// Why the list of devices is what it is.
public struct DiscoveryDiagnosis: Sendable, Hashable, JSONCodable {
  /// The DNS-SD daemon.
  public var daemon: DaemonState
  /// Whether devices are being looked for.
  public var isRunning: Bool
  /// For how long.
  ///
  /// In seconds.
  public var runningFor: Double?
  /// The verdict.
  public var finding: DiscoveryFinding
  /// By what means the network is asked.
  public var sources: [DiscoverySourceInfo]
  /// How many devices are known.
  public var deviceCount: Int64
  /// What is announced but isn't among this client's devices, and why.
  public var leftOut: [LeftOutDevice]
  /// How many answers have come in all.
  public var answersSeen: Int64
  /// How long ago the last one came.
  ///
  /// In seconds.
  public var lastAnswerAgo: Double?
  /// The last error of the DNS-SD API.
  public var lastErrorCode: Int64?
  /// What it means.
  public var lastError: String?
  /// This machine's interfaces.
  public var interfaces: [NetworkInterface]
  /// The devices that are kept on disk.
  public var cache: DeviceCacheInfo
  /// What may keep answers away here, such as a firewall.
  public var hints: [String]
  /// The probe, if one was asked for.
  public var probe: ProbeResult?
  /// What to do, in a sentence or two.
  public var advice: String
  /// All of it in lines for people.
  public var summary: [String]

  public init(
    daemon: DaemonState,
    isRunning: Bool,
    runningFor: Double? = nil,
    finding: DiscoveryFinding,
    sources: [DiscoverySourceInfo],
    deviceCount: Int64,
    leftOut: [LeftOutDevice],
    answersSeen: Int64,
    lastAnswerAgo: Double? = nil,
    lastErrorCode: Int64? = nil,
    lastError: String? = nil,
    interfaces: [NetworkInterface],
    cache: DeviceCacheInfo,
    hints: [String],
    probe: ProbeResult? = nil,
    advice: String,
    summary: [String]
  ) {
    self.daemon = daemon
    self.isRunning = isRunning
    self.runningFor = runningFor
    self.finding = finding
    self.sources = sources
    self.deviceCount = deviceCount
    self.leftOut = leftOut
    self.answersSeen = answersSeen
    self.lastAnswerAgo = lastAnswerAgo
    self.lastErrorCode = lastErrorCode
    self.lastError = lastError
    self.interfaces = interfaces
    self.cache = cache
    self.hints = hints
    self.probe = probe
    self.advice = advice
    self.summary = summary
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.daemon = try members.required("daemon")
    self.isRunning = try members.required("isRunning")
    self.runningFor = try members.optional("runningFor")
    self.finding = try members.required("finding")
    self.sources = try members.required("sources")
    self.deviceCount = try members.required("deviceCount")
    self.leftOut = try members.required("leftOut")
    self.answersSeen = try members.required("answersSeen")
    self.lastAnswerAgo = try members.optional("lastAnswerAgo")
    self.lastErrorCode = try members.optional("lastErrorCode")
    self.lastError = try members.optional("lastError")
    self.interfaces = try members.required("interfaces")
    self.cache = try members.required("cache")
    self.hints = try members.required("hints")
    self.probe = try members.optional("probe")
    self.advice = try members.required("advice")
    self.summary = try members.required("summary")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "daemon",
      "isRunning",
      "runningFor",
      "finding",
      "sources",
      "deviceCount",
      "leftOut",
      "answersSeen",
      "lastAnswerAgo",
      "lastErrorCode",
      "lastError",
      "interfaces",
      "cache",
      "hints",
      "probe",
      "advice",
      "summary",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("daemon", self.daemon)
    writer.member("isRunning", self.isRunning)
    writer.member("runningFor", self.runningFor)
    writer.member("finding", self.finding)
    writer.member("sources", self.sources)
    writer.member("deviceCount", self.deviceCount)
    writer.member("leftOut", self.leftOut)
    writer.member("answersSeen", self.answersSeen)
    writer.member("lastAnswerAgo", self.lastAnswerAgo)
    writer.member("lastErrorCode", self.lastErrorCode)
    writer.member("lastError", self.lastError)
    writer.member("interfaces", self.interfaces)
    writer.member("cache", self.cache)
    writer.member("hints", self.hints)
    writer.member("probe", self.probe)
    writer.member("advice", self.advice)
    writer.member("summary", self.summary)
  }
}

/// The parameters of `discovery.start`.
public struct DiscoveryStartParams: Sendable, Hashable, JSONCodable {
  /// Which devices this client wants; absent: those of `context.create`, or all. They hold for this connection, in
  /// `discovery.list`, `find` and the notifications, until it starts again or stops; other clients have their own.
  public var criteria: DiscoveryCriteria?

  public init(criteria: DiscoveryCriteria? = nil) {
    self.criteria = criteria
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.criteria = try members.optional("criteria")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "criteria",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("criteria", self.criteria)
  }
}

/// The parameters of `discovery.stop`.
public struct DiscoveryStopParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `discovery.list`.
public struct DiscoveryListParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `discovery.get`.
public struct DiscoveryGetParams: Sendable, Hashable, JSONCodable {
  /// Which.
  public var deviceId: String

  public init(deviceId: String) {
    self.deviceId = deviceId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "deviceId",
      "progressToken",
    ],
    meant: [
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
  }
}

/// The parameters of `discovery.find`.
public struct DiscoveryFindParams: Sendable, Hashable, JSONCodable {
  /// Its id.
  public var deviceId: String?
  /// Or its name, case-insensitive. Without either, any device will do.
  public var friendlyName: String?
  /// How long to wait.
  ///
  /// In seconds. From 0 to 300. Absent: `10`.
  public var timeout: Double?

  public init(deviceId: String? = nil, friendlyName: String? = nil, timeout: Double? = nil) {
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.optional("deviceId")
    self.friendlyName = try members.optional("friendlyName")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.range(0...300))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "deviceId",
      "friendlyName",
      "timeout",
      "progressToken",
    ],
    meant: [
      "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "name": "friendlyName",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("timeout", self.timeout)
  }
}

/// The parameters of `discovery.scan`.
public struct DiscoveryScanParams: Sendable, Hashable, JSONCodable {
  /// How long to wait for answers.
  ///
  /// In seconds. From 0 to 300. Absent: `3`.
  public var timeout: Double?
  /// Which devices are wanted; absent: those of this client's `discovery.start`, or of `context.create`, or all.
  public var criteria: DiscoveryCriteria?

  public init(timeout: Double? = nil, criteria: DiscoveryCriteria? = nil) {
    self.timeout = timeout
    self.criteria = criteria
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.range(0...300))
    self.criteria = try members.optional("criteria")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "timeout",
      "criteria",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("timeout", self.timeout)
    writer.member("criteria", self.criteria)
  }
}

/// The result of `discovery.scan`.
public struct DiscoveryScanResult: Sendable, Hashable, JSONCodable {
  /// The devices, ordered by friendly name; without those that only an earlier run saw.
  public var devices: [Device]

  public init(devices: [Device]) {
    self.devices = devices
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.devices = try members.required("devices")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("devices", self.devices)
  }
}

/// The parameters of `discovery.addDevice`.
public struct DiscoveryAddDeviceParams: Sendable, Hashable, JSONCodable {
  /// An address or host name.
  ///
  /// Not empty.
  public var host: String
  /// Its port.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// What to call it; absent: its address.
  public var friendlyName: String?
  /// Its id, if known: it is then the same device as the one that discovery finds.
  ///
  /// Not empty.
  public var deviceId: String?

  public init(host: String, port: Int64? = nil, friendlyName: String? = nil, deviceId: String? = nil) {
    self.host = host
    self.port = port
    self.friendlyName = friendlyName
    self.deviceId = deviceId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.host = try members.required("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.friendlyName = try members.optional("friendlyName")
    self.deviceId = try members.optional("deviceId", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "host",
      "port",
      "friendlyName",
      "deviceId",
      "progressToken",
    ],
    meant: [
      "address": "host",
      "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "ip": "host",
      "ipAddress": "host",
      "name": "friendlyName",
      "networkAddress": "host",
      "servicePort": "port",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("friendlyName", self.friendlyName)
    writer.member("deviceId", self.deviceId)
  }
}

/// The parameters of `discovery.removeDevice`.
public struct DiscoveryRemoveDeviceParams: Sendable, Hashable, JSONCodable {
  /// Which.
  public var deviceId: String

  public init(deviceId: String) {
    self.deviceId = deviceId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "deviceId",
      "progressToken",
    ],
    meant: [
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
  }
}

/// The parameters of `discovery.setPassiveScan`.
public struct DiscoverySetPassiveScanParams: Sendable, Hashable, JSONCodable {
  /// Whether.
  public var passiveScan: Bool

  public init(passiveScan: Bool) {
    self.passiveScan = passiveScan
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.passiveScan = try members.required("passiveScan")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "passiveScan",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("passiveScan", self.passiveScan)
  }
}

/// The parameters of `discovery.setOptions`.
public struct DiscoverySetOptionsParams: Sendable, Hashable, JSONCodable {
  /// What is to be different; what is absent stays.
  public var options: DiscoveryOptions

  public init(options: DiscoveryOptions) {
    self.options = options
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.options = try members.required("options")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "options",
      "progressToken",
    ],
    meant: [
      "allowedInterfaces": "options.allowedInterfaces",
      "cachesDevices": "options.cachesDevices",
      "deniedInterfaces": "options.deniedInterfaces",
      "passiveScan": "options.passiveScan",
      "source": "options.source",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("options", self.options)
  }
}

/// The parameters of `discovery.queryAppAvailability`.
public struct DiscoveryQueryAppAvailabilityParams: Sendable, Hashable, JSONCodable {
  /// The device; exactly one of this and `host`.
  ///
  /// Not empty.
  public var deviceId: String?
  /// An address or host name instead.
  ///
  /// Not empty.
  public var host: String?
  /// The port at `host`.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// The apps.
  ///
  /// Not empty.
  public var applicationIds: [String]
  /// Whether to ask even if every answer is known.
  ///
  /// Absent: `false`.
  public var refresh: Bool?

  public init(
    deviceId: String? = nil,
    host: String? = nil,
    port: Int64? = nil,
    applicationIds: [String],
    refresh: Bool? = nil
  ) {
    self.deviceId = deviceId
    self.host = host
    self.port = port
    self.applicationIds = applicationIds
    self.refresh = refresh
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.optional("deviceId", JSONConstraint<String>.nonEmpty)
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.applicationIds = try members.required("applicationIds", JSONConstraint<[String]>.nonEmpty)
    self.refresh = try members.optional("refresh")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "deviceId",
      "host",
      "port",
      "applicationIds",
      "refresh",
      "progressToken",
    ],
    meant: [
      "address": "host",
      "appIds": "applicationIds",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "ip": "host",
      "ipAddress": "host",
      "networkAddress": "host",
      "servicePort": "port",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("applicationIds", self.applicationIds)
    writer.member("refresh", self.refresh)
  }
}

/// The result of `discovery.queryAppAvailability`.
public struct DiscoveryQueryAppAvailabilityResult: Sendable, Hashable, JSONCodable {
  /// The answer for each app, by its id as it was asked for.
  public var availability: [String: AppAvailability]
  /// Whether it was known already.
  public var isCached: Bool

  public init(availability: [String: AppAvailability], isCached: Bool) {
    self.availability = availability
    self.isCached = isCached
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.availability = try members.required("availability")
    self.isCached = try members.required("isCached")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("availability", self.availability)
    writer.member("isCached", self.isCached)
  }
}

/// The parameters of `discovery.diagnose`.
public struct DiscoveryDiagnoseParams: Sendable, Hashable, JSONCodable {
  /// An address to probe.
  ///
  /// Not empty.
  public var host: String?
  /// Its port.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// Whether the probe asks the device to prove that Google made it.
  ///
  /// Absent: `false`.
  public var authenticate: Bool?

  public init(host: String? = nil, port: Int64? = nil, authenticate: Bool? = nil) {
    self.host = host
    self.port = port
    self.authenticate = authenticate
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.authenticate = try members.optional("authenticate")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "host",
      "port",
      "authenticate",
      "progressToken",
    ],
    meant: [
      "address": "host",
      "ip": "host",
      "ipAddress": "host",
      "networkAddress": "host",
      "servicePort": "port",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("authenticate", self.authenticate)
  }
}

/// `discovery.didStart`
///
/// Discovery began.
///
/// SDK: `didStartDiscoveryForDeviceCategory`.
public struct DiscoveryDidStart: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "discovery.didStart" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// Whether devices are listed already: found before, named by their address, or kept from an earlier run.
  ///
  /// SDK: `didHaveDiscoveredDeviceWhenStartingDiscovery`.
  public var hasDevices: Bool

  public init(hasDevices: Bool) {
    self.hasDevices = hasDevices
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.hasDevices = try members.required("hasDevices")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("hasDevices", self.hasDevices)
  }
}

/// `discovery.willUpdateList`
///
/// Changes of the device list follow.
///
/// SDK: `willUpdateDeviceList`.
public struct DiscoveryWillUpdateList: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "discovery.willUpdateList" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// `discovery.didUpdateList`
///
/// Every change since `willUpdateList` has been told: time to draw the list.
///
/// SDK: `didUpdateDeviceList`.
public struct DiscoveryDidUpdateList: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "discovery.didUpdateList" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// `discovery.didStop`
///
/// Discovery stopped, by request.
public struct DiscoveryDidStop: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "discovery.didStop" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// `discovery.didChangeAvailability`
///
/// A source of devices began to work, or ceased to: the DNS-SD daemon is missing, was stopped or came back. It recovers
/// by itself; the devices stay listed until their records expire.
public struct DiscoveryDidChangeAvailability: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "discovery.didChangeAvailability" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// Which source: `AVAHI` or `EMBEDDED`.
  public var source: DiscoverySourceKind
  /// Whether it works now.
  public var isAvailable: Bool
  /// Why not.
  public var error: ErrorInfo?

  public init(source: DiscoverySourceKind, isAvailable: Bool, error: ErrorInfo? = nil) {
    self.source = source
    self.isAvailable = isAvailable
    self.error = error
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.source = try members.required("source")
    self.isAvailable = try members.required("isAvailable")
    self.error = try members.optional("error")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("source", self.source)
    writer.member("isAvailable", self.isAvailable)
    writer.member("error", self.error)
  }
}

/// `discovery.didInsertDevice`
///
/// A device was found.
///
/// SDK: `didInsertDevice:atIndex:`.
public struct DiscoveryDidInsertDevice: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "discovery.didInsertDevice" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// Its place in the list.
  ///
  /// At least 0.
  public var index: Int64
  /// The device.
  public var device: Device

  public init(index: Int64, device: Device) {
    self.index = index
    self.device = device
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.index = try members.required("index", JSONConstraint<Int64>.atLeast(0))
    self.device = try members.required("device")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("index", self.index)
    writer.member("device", self.device)
  }
}

/// `discovery.didUpdateDevice`
///
/// Something about a device changed, but not its place.
///
/// SDK: `didUpdateDevice:atIndex:`.
public struct DiscoveryDidUpdateDevice: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "discovery.didUpdateDevice" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// Its place in the list.
  ///
  /// At least 0.
  public var index: Int64
  /// The device.
  public var device: Device

  public init(index: Int64, device: Device) {
    self.index = index
    self.device = device
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.index = try members.required("index", JSONConstraint<Int64>.atLeast(0))
    self.device = try members.required("device")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("index", self.index)
    writer.member("device", self.device)
  }
}

/// `discovery.didMoveDevice`
///
/// A device changed and has another place.
///
/// SDK: `didUpdateDevice:atIndex:andMoveToIndex:`.
public struct DiscoveryDidMoveDevice: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "discovery.didMoveDevice" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// Its old place.
  ///
  /// At least 0.
  public var fromIndex: Int64
  /// Its place now, counted without it.
  ///
  /// At least 0.
  public var toIndex: Int64
  /// The device.
  public var device: Device

  public init(fromIndex: Int64, toIndex: Int64, device: Device) {
    self.fromIndex = fromIndex
    self.toIndex = toIndex
    self.device = device
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.fromIndex = try members.required("fromIndex", JSONConstraint<Int64>.atLeast(0))
    self.toIndex = try members.required("toIndex", JSONConstraint<Int64>.atLeast(0))
    self.device = try members.required("device")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("fromIndex", self.fromIndex)
    writer.member("toIndex", self.toIndex)
    writer.member("device", self.device)
  }
}

/// `discovery.didRemoveDevice`
///
/// A device is gone.
///
/// SDK: `didRemoveDevice:atIndex:`.
public struct DiscoveryDidRemoveDevice: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "discovery.didRemoveDevice" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The place that it had.
  ///
  /// At least 0.
  public var index: Int64
  /// The device.
  public var device: Device

  public init(index: Int64, device: Device) {
    self.index = index
    self.device = device
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.index = try members.required("index", JSONConstraint<Int64>.atLeast(0))
    self.device = try members.required("device")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("index", self.index)
    writer.member("device", self.device)
  }
}
