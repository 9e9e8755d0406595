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
  public static let dnssd: DeviceSource = DeviceSource(rawValue: "dnssd")
  /// A client gave its address.
  public static let configured: DeviceSource = DeviceSource(rawValue: "configured")

  public static let knownValues: [DeviceSource] = [
    .dnssd,
    .configured,
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
  /// What it can do, as a bit mask (protocol page 9).
  public var capabilities: Int64?
  /// Whether an app runs on it; absent where unknown.
  public var isBusy: Bool?
  /// What its app says it is doing.
  public var statusText: String?
  /// Where its icon is, on its HTTP port 8008.
  public var iconPath: String?
  /// The address to use.
  public var host: String
  /// All its addresses, IPv4 and IPv6.
  public var addresses: [String]
  /// Its port.
  public var port: Int64
  /// Whether it is a group of devices.
  public var isGroup: Bool
  /// How it was found.
  public var source: DeviceSource
  /// Its whole DNS-SD record.
  public var txt: [String: String]

  public init(
    deviceId: String,
    friendlyName: String,
    modelName: String? = nil,
    deviceVersion: String? = nil,
    deviceType: DeviceType,
    capabilities: Int64? = nil,
    isBusy: Bool? = nil,
    statusText: String? = nil,
    iconPath: String? = nil,
    host: String,
    addresses: [String],
    port: Int64,
    isGroup: Bool,
    source: DeviceSource,
    txt: [String: String]
  ) {
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.modelName = modelName
    self.deviceVersion = deviceVersion
    self.deviceType = deviceType
    self.capabilities = capabilities
    self.isBusy = isBusy
    self.statusText = statusText
    self.iconPath = iconPath
    self.host = host
    self.addresses = addresses
    self.port = port
    self.isGroup = isGroup
    self.source = source
    self.txt = txt
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
    self.friendlyName = try members.required("friendlyName")
    self.modelName = try members.optional("modelName")
    self.deviceVersion = try members.optional("deviceVersion")
    self.deviceType = try members.required("deviceType")
    self.capabilities = try members.optional("capabilities")
    self.isBusy = try members.optional("isBusy")
    self.statusText = try members.optional("statusText")
    self.iconPath = try members.optional("iconPath")
    self.host = try members.required("host")
    self.addresses = try members.required("addresses")
    self.port = try members.required("port")
    self.isGroup = try members.required("isGroup")
    self.source = try members.required("source")
    self.txt = try members.required("txt")
  }

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
    writer.member("isBusy", self.isBusy)
    writer.member("statusText", self.statusText)
    writer.member("iconPath", self.iconPath)
    writer.member("host", self.host)
    writer.member("addresses", self.addresses)
    writer.member("port", self.port)
    writer.member("isGroup", self.isGroup)
    writer.member("source", self.source)
    writer.member("txt", self.txt)
  }
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
    var members: JSONMembers = try JSONMembers(node)
    self.isRunning = try members.required("isRunning")
    self.devices = try members.required("devices")
  }

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

/// Whether the DNS-SD daemon works.
public struct DaemonState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Discovery has not been started yet.
  public static let notAsked: DaemonState = DaemonState(rawValue: "notAsked")
  /// It answers.
  public static let available: DaemonState = DaemonState(rawValue: "available")
  /// It doesn't answer: not installed, not running, or not reachable over D-Bus.
  public static let unavailable: DaemonState = DaemonState(rawValue: "unavailable")

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
  /// Whether it is up.
  public var isUp: Bool
  /// Whether it can carry discovery.
  public var supportsMulticast: Bool
  /// Whether it reaches only this machine.
  public var isLoopback: Bool

  public init(name: String, addresses: [String], isUp: Bool, supportsMulticast: Bool, isLoopback: Bool) {
    self.name = name
    self.addresses = addresses
    self.isUp = isUp
    self.supportsMulticast = supportsMulticast
    self.isLoopback = isLoopback
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.name = try members.required("name")
    self.addresses = try members.required("addresses")
    self.isUp = try members.required("isUp")
    self.supportsMulticast = try members.required("supportsMulticast")
    self.isLoopback = try members.required("isLoopback")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", self.name)
    writer.member("addresses", self.addresses)
    writer.member("isUp", self.isUp)
    writer.member("supportsMulticast", self.supportsMulticast)
    writer.member("isLoopback", self.isLoopback)
  }
}

/// How far a connection to an address got.
public struct ProbeResult: Sendable, Hashable, JSONCodable {
  /// The address.
  public var host: String
  /// The port.
  public var port: Int64
  /// Whether it is a working Cast port.
  public var succeeded: Bool
  /// Why not, with the phase.
  public var error: ErrorInfo?
  /// How long it took.
  ///
  /// In milliseconds.
  public var elapsedMs: Int64

  public init(host: String, port: Int64, succeeded: Bool, error: ErrorInfo? = nil, elapsedMs: Int64) {
    self.host = host
    self.port = port
    self.succeeded = succeeded
    self.error = error
    self.elapsedMs = elapsedMs
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.host = try members.required("host")
    self.port = try members.required("port")
    self.succeeded = try members.required("succeeded")
    self.error = try members.optional("error")
    self.elapsedMs = try members.required("elapsedMs")
  }

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
    writer.member("error", self.error)
    writer.member("elapsedMs", self.elapsedMs)
  }
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
  /// How many devices are known.
  public var deviceCount: Int64
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
  /// The probe, if one was asked for.
  public var probe: ProbeResult?
  /// What to do, in a sentence or two.
  public var advice: String

  public init(
    daemon: DaemonState,
    isRunning: Bool,
    runningFor: Double? = nil,
    deviceCount: Int64,
    answersSeen: Int64,
    lastAnswerAgo: Double? = nil,
    lastErrorCode: Int64? = nil,
    lastError: String? = nil,
    interfaces: [NetworkInterface],
    probe: ProbeResult? = nil,
    advice: String
  ) {
    self.daemon = daemon
    self.isRunning = isRunning
    self.runningFor = runningFor
    self.deviceCount = deviceCount
    self.answersSeen = answersSeen
    self.lastAnswerAgo = lastAnswerAgo
    self.lastErrorCode = lastErrorCode
    self.lastError = lastError
    self.interfaces = interfaces
    self.probe = probe
    self.advice = advice
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.daemon = try members.required("daemon")
    self.isRunning = try members.required("isRunning")
    self.runningFor = try members.optional("runningFor")
    self.deviceCount = try members.required("deviceCount")
    self.answersSeen = try members.required("answersSeen")
    self.lastAnswerAgo = try members.optional("lastAnswerAgo")
    self.lastErrorCode = try members.optional("lastErrorCode")
    self.lastError = try members.optional("lastError")
    self.interfaces = try members.required("interfaces")
    self.probe = try members.optional("probe")
    self.advice = try members.required("advice")
  }

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
    writer.member("deviceCount", self.deviceCount)
    writer.member("answersSeen", self.answersSeen)
    writer.member("lastAnswerAgo", self.lastAnswerAgo)
    writer.member("lastErrorCode", self.lastErrorCode)
    writer.member("lastError", self.lastError)
    writer.member("interfaces", self.interfaces)
    writer.member("probe", self.probe)
    writer.member("advice", self.advice)
  }
}

/// The parameters of `discovery.start`.
public struct DiscoveryStartParams: Sendable, Hashable, JSONCodable {
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

/// The parameters of `discovery.stop`.
public struct DiscoveryStopParams: Sendable, Hashable, JSONCodable {
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

/// The parameters of `discovery.list`.
public struct DiscoveryListParams: Sendable, Hashable, JSONCodable {
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

/// The parameters of `discovery.get`.
public struct DiscoveryGetParams: Sendable, Hashable, JSONCodable {
  /// Which.
  public var deviceId: String

  public init(deviceId: String) {
    self.deviceId = deviceId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
  }

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
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.optional("deviceId")
    self.friendlyName = try members.optional("friendlyName")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.range(0...300))
  }

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
    var members: JSONMembers = try JSONMembers(node)
    self.host = try members.required("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.friendlyName = try members.optional("friendlyName")
    self.deviceId = try members.optional("deviceId", JSONConstraint<String>.nonEmpty)
  }

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
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
  }

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

  public init(host: String? = nil, port: Int64? = nil) {
    self.host = host
    self.port = port
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("host", self.host)
    writer.member("port", self.port)
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
/// Discovery stopped, by request or because the daemon is gone.
public struct DiscoveryDidStop: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "discovery.didStop" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// Why, if not by request.
  public var error: ErrorInfo?

  public init(error: ErrorInfo? = nil) {
    self.error = error
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.error = try members.optional("error")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
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
