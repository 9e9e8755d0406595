// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// A device that a client provides because it isn't announced on the network. It speaks Cast V2 at its address.
///
/// SDK: `GCKDeviceProvider.createDeviceWithID:networkAddress:servicePort:`.
public struct ProvidedDevice: Sendable, Hashable, JSONDecodable {
  /// Its id within its category. In the list `announcedId` is `CATEGORY:ID`, and `deviceId` is derived from that.
  ///
  /// Not empty.
  public var deviceId: String
  /// Its name, for people.
  ///
  /// Not empty.
  public var friendlyName: String
  /// Its address, or its host's name.
  ///
  /// Not empty.
  public var host: String
  /// Its port.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// The device's model.
  public var modelName: String?
  /// The version of its protocol.
  public var deviceVersion: String?
  /// Its capabilities, as a bit mask (cast.md 9).
  ///
  /// At least 0.
  public var capabilities: Int64?
  /// Whether an app runs on it; absent if unknown.
  public var isBusy: Bool?
  /// Its app's status text.
  public var statusText: String?

  public init(
    deviceId: String, friendlyName: String, host: String, port: Int64? = nil, modelName: String? = nil,
    deviceVersion: String? = nil, capabilities: Int64? = nil, isBusy: Bool? = nil, statusText: String? = nil
  ) {
    (
      self.deviceId, self.friendlyName, self.host, self.port, self.modelName, self.deviceVersion, self.capabilities,
      self.isBusy, self.statusText
    )
    = (deviceId, friendlyName, host, port, modelName, deviceVersion, capabilities, isBusy, statusText)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.required("deviceId", JSONConstraint<String>.nonEmpty)
    self.friendlyName = try members.required("friendlyName", JSONConstraint<String>.nonEmpty)
    self.host = try members.required("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.modelName = try members.optional("modelName")
    self.deviceVersion = try members.optional("deviceVersion")
    self.capabilities = try members.optional("capabilities", JSONConstraint<Int64>.atLeast(0))
    self.isBusy = try members.optional("isBusy")
    self.statusText = try members.optional("statusText")
  }

  private static let vocabulary = JSONVocabulary(
    ["deviceId", "friendlyName", "host", "port", "modelName", "deviceVersion", "capabilities", "isBusy", "statusText"],
    meant: [
      "address": "host", "deviceName": "friendlyName", "deviceUniqueID": "deviceId", "id": "deviceId", "ip": "host",
      "ipAddress": "host", "name": "friendlyName", "networkAddress": "host", "servicePort": "port",
      "uniqueID": "deviceId", "uniqueId": "deviceId",
    ]
  )
}

/// The devices of a category that a client can list at once; it adds others with `discovery.publishDevices`.
public struct ProvidedDevices: Sendable, Hashable, JSONDecodable {
  /// Devices to add; those already listed stay.
  public var devices: [ProvidedDevice]?

  public init(devices: [ProvidedDevice]? = nil) {
    self.devices = devices
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.devices = try members.optional("devices")
  }

  private static let vocabulary = JSONVocabulary(["devices"])
}

/// Whether a device has an app.
public struct AppAvailability: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device has the app.
  public static let appAvailable: AppAvailability = AppAvailability(rawValue: "APP_AVAILABLE")
  /// The device doesn't have the app.
  public static let appUnavailable: AppAvailability = AppAvailability(rawValue: "APP_UNAVAILABLE")
  /// The device didn't answer.
  public static let unknown: AppAvailability = AppAvailability(rawValue: "UNKNOWN")

  public static let knownValues: [AppAvailability] = [.appAvailable, .appUnavailable, .unknown]
}

/// The state of discovery.
public struct DiscoveryInfo: Sendable, Hashable, JSONObjectEncodable {
  /// Whether discovery is running.
  public var isRunning: Bool
  /// All devices, ordered by friendly name.
  public var devices: [Device]

  public init(isRunning: Bool, devices: [Device]) {
    (self.isRunning, self.devices) = (isRunning, devices)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isRunning", self.isRunning)
    writer.member("devices", self.devices)
  }
}

/// The parameters of `discovery.start`.
public struct DiscoveryStartParams: Sendable, Equatable, JSONDecodable {
  /// The devices that this client wants; absent: the criteria of `context.create`, or all. They apply to
  /// `discovery.list`, `discovery.find` and the notifications of this connection until it calls start or stop again;
  /// other clients have their own.
  public var criteria: DiscoveryCriteria.Changes?

  @_alwaysEmitIntoClient public init(criteria: DiscoveryCriteria.Changes? = nil) {
    self.criteria = criteria
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.criteria = try members.optional("criteria")
  }

  private static let vocabulary = JSONVocabulary(["criteria", "progressToken"])
}

/// The parameters of `discovery.stop`.
public struct DiscoveryStopParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `discovery.list`.
public struct DiscoveryListParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `discovery.get`.
public struct DiscoveryGetParams: Sendable, Equatable, JSONDecodable {
  /// The device's id.
  public var deviceId: String

  @_alwaysEmitIntoClient public init(deviceId: String) {
    self.deviceId = deviceId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.required("deviceId")
  }

  private static let vocabulary = JSONVocabulary(
    ["deviceId", "progressToken"],
    meant: ["deviceUniqueID": "deviceId", "id": "deviceId", "uniqueID": "deviceId", "uniqueId": "deviceId"]
  )
}

/// The parameters of `discovery.find`.
public struct DiscoveryFindParams: Sendable, Equatable, JSONDecodable {
  /// Its id.
  public var deviceId: String?
  /// Alternatively its name, case-insensitive. Without either, any device matches.
  public var friendlyName: String?
  /// How long to wait.
  ///
  /// In seconds. From 0 to 300. Absent: `10`.
  public var timeout: Double?

  @_alwaysEmitIntoClient public init(deviceId: String? = nil, friendlyName: String? = nil, timeout: Double? = nil) {
    (self.deviceId, self.friendlyName, self.timeout) = (deviceId, friendlyName, timeout)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.optional("deviceId")
    self.friendlyName = try members.optional("friendlyName")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.range(0...300))
  }

  private static let vocabulary = JSONVocabulary(
    ["deviceId", "friendlyName", "timeout", "progressToken"],
    meant: [
      "deviceName": "friendlyName", "deviceUniqueID": "deviceId", "id": "deviceId", "name": "friendlyName",
      "uniqueID": "deviceId", "uniqueId": "deviceId",
    ]
  )
}

/// The parameters of `discovery.scan`.
public struct DiscoveryScanParams: Sendable, Equatable, JSONDecodable {
  /// How long to wait for answers.
  ///
  /// In seconds. From 0 to 300. Absent: `3`.
  public var timeout: Double?
  /// Which devices are wanted; absent: the criteria of this client's `discovery.start`, or of `context.create`, or all.
  public var criteria: DiscoveryCriteria.Changes?

  @_alwaysEmitIntoClient public init(timeout: Double? = nil, criteria: DiscoveryCriteria.Changes? = nil) {
    (self.timeout, self.criteria) = (timeout, criteria)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.range(0...300))
    self.criteria = try members.optional("criteria")
  }

  private static let vocabulary = JSONVocabulary(["timeout", "criteria", "progressToken"])
}

/// The result of `discovery.scan`.
public struct DiscoveryScanResult: Sendable, Equatable, JSONObjectEncodable {
  /// The devices, ordered by friendly name; without those that only an earlier run saw.
  public var devices: [Device]

  public init(devices: [Device]) {
    self.devices = devices
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("devices", self.devices)
  }
}

/// The parameters of `discovery.addDevice`.
public struct DiscoveryAddDeviceParams: Sendable, Equatable, JSONDecodable {
  /// An address or host name.
  ///
  /// Not empty.
  public var host: String
  /// Its port.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// Its name in the list; absent: its address.
  public var friendlyName: String?
  /// Its id, if known: discovery then treats it as the same device.
  ///
  /// Not empty.
  public var deviceId: String?

  @_alwaysEmitIntoClient public init(
    host: String, port: Int64? = nil, friendlyName: String? = nil, deviceId: String? = nil
  ) {
    (self.host, self.port, self.friendlyName, self.deviceId) = (host, port, friendlyName, deviceId)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.host = try members.required("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.friendlyName = try members.optional("friendlyName")
    self.deviceId = try members.optional("deviceId", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    ["host", "port", "friendlyName", "deviceId", "progressToken"],
    meant: [
      "address": "host", "deviceName": "friendlyName", "deviceUniqueID": "deviceId", "id": "deviceId", "ip": "host",
      "ipAddress": "host", "name": "friendlyName", "networkAddress": "host", "servicePort": "port",
      "uniqueID": "deviceId", "uniqueId": "deviceId",
    ]
  )
}

/// The parameters of `discovery.removeDevice`.
public struct DiscoveryRemoveDeviceParams: Sendable, Equatable, JSONDecodable {
  /// The device's id.
  public var deviceId: String

  @_alwaysEmitIntoClient public init(deviceId: String) {
    self.deviceId = deviceId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.required("deviceId")
  }

  private static let vocabulary = JSONVocabulary(
    ["deviceId", "progressToken"],
    meant: ["deviceUniqueID": "deviceId", "id": "deviceId", "uniqueID": "deviceId", "uniqueId": "deviceId"]
  )
}

/// The parameters of `discovery.setAttribute`.
public struct DiscoverySetAttributeParams: Sendable, Equatable, JSONDecodable {
  /// The device's id.
  public var deviceId: String
  /// The attribute's name, at most 128 bytes.
  ///
  /// Not empty.
  public var key: String
  /// Any value but null, at most 4096 bytes of JSON. It replaces the attribute's previous value.
  public var value: JSONValue

  @_alwaysEmitIntoClient public init(deviceId: String, key: String, value: JSONValue) {
    (self.deviceId, self.key, self.value) = (deviceId, key, value)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.required("deviceId")
    self.key = try members.required("key", JSONConstraint<String>.nonEmpty)
    self.value = try members.required("value")
  }

  private static let vocabulary = JSONVocabulary(
    ["deviceId", "key", "value", "progressToken"],
    meant: ["deviceUniqueID": "deviceId", "id": "deviceId", "uniqueID": "deviceId", "uniqueId": "deviceId"]
  )
}

/// The parameters of `discovery.removeAttribute`.
public struct DiscoveryRemoveAttributeParams: Sendable, Equatable, JSONDecodable {
  /// The device's id.
  public var deviceId: String
  /// The attribute's name; absent: all attributes. A missing attribute is no error.
  ///
  /// Not empty. SDK: `GCKDevice.removeAllAttributes`.
  public var key: String?

  @_alwaysEmitIntoClient public init(deviceId: String, key: String? = nil) {
    (self.deviceId, self.key) = (deviceId, key)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.required("deviceId")
    self.key = try members.optional("key", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    ["deviceId", "key", "progressToken"],
    meant: ["deviceUniqueID": "deviceId", "id": "deviceId", "uniqueID": "deviceId", "uniqueId": "deviceId"]
  )
}

/// The parameters of `discovery.registerProvider`.
public struct DiscoveryRegisterProviderParams: Sendable, Equatable, JSONDecodable {
  /// Names the category: 1 to 64 letters, digits, `.`, `_` and `-`; not `CAST`.
  ///
  /// Not empty. SDK: `GCKDeviceProvider.deviceCategory`.
  public var category: String

  @_alwaysEmitIntoClient public init(category: String) {
    self.category = category
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.category = try members.required("category", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["category", "progressToken"])
}

/// The parameters of `discovery.unregisterProvider`.
public struct DiscoveryUnregisterProviderParams: Sendable, Equatable, JSONDecodable {
  /// The category.
  public var category: String

  @_alwaysEmitIntoClient public init(category: String) {
    self.category = category
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.category = try members.required("category")
  }

  private static let vocabulary = JSONVocabulary(["category", "progressToken"])
}

/// The parameters of `discovery.publishDevices`.
public struct DiscoveryPublishDevicesParams: Sendable, Equatable, JSONDecodable {
  /// The category.
  public var category: String
  /// The devices; each of their texts has at most 256 bytes.
  public var devices: [ProvidedDevice]

  @_alwaysEmitIntoClient public init(category: String, devices: [ProvidedDevice]) {
    (self.category, self.devices) = (category, devices)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.category = try members.required("category")
    self.devices = try members.required("devices")
  }

  private static let vocabulary = JSONVocabulary(["category", "devices", "progressToken"])
}

/// The result of `discovery.publishDevices`.
public struct DiscoveryPublishDevicesResult: Sendable, Equatable, JSONObjectEncodable {
  /// The same devices, as they are listed.
  public var devices: [Device]

  public init(devices: [Device]) {
    self.devices = devices
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("devices", self.devices)
  }
}

/// The parameters of `discovery.unpublishDevices`.
public struct DiscoveryUnpublishDevicesParams: Sendable, Equatable, JSONDecodable {
  /// The category.
  public var category: String
  /// The devices, by their ids within the category or in the list.
  public var deviceIds: [String]

  @_alwaysEmitIntoClient public init(category: String, deviceIds: [String]) {
    (self.category, self.deviceIds) = (category, deviceIds)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.category = try members.required("category")
    self.deviceIds = try members.required("deviceIds")
  }

  private static let vocabulary = JSONVocabulary(["category", "deviceIds", "progressToken"])
}

/// The parameters of `discovery.setPassiveScan`.
public struct DiscoverySetPassiveScanParams: Sendable, Equatable, JSONDecodable {
  /// Whether to query less often.
  public var passiveScan: Bool

  @_alwaysEmitIntoClient public init(passiveScan: Bool) {
    self.passiveScan = passiveScan
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.passiveScan = try members.required("passiveScan")
  }

  private static let vocabulary = JSONVocabulary(["passiveScan", "progressToken"])
}

/// The parameters of `discovery.setOptions`.
public struct DiscoverySetOptionsParams: Sendable, Equatable, JSONDecodable {
  /// The options to change; absent ones stay as they are.
  public var options: DiscoveryOptions.Changes

  @_alwaysEmitIntoClient public init(options: DiscoveryOptions.Changes) {
    self.options = options
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.options = try members.required("options")
  }

  private static let vocabulary = JSONVocabulary(
    ["options", "progressToken"],
    meant: [
      "allowedInterfaces": "options.allowedInterfaces", "asksDevices": "options.asksDevices",
      "cachesDevices": "options.cachesDevices", "deniedInterfaces": "options.deniedInterfaces",
      "passiveScan": "options.passiveScan", "source": "options.source",
    ]
  )
}

/// The parameters of `discovery.queryAppAvailability`.
public struct DiscoveryQueryAppAvailabilityParams: Sendable, Equatable, JSONDecodable {
  /// The device's id; pass exactly one of this and `host`.
  ///
  /// Not empty.
  public var deviceId: String?
  /// An address or host name, instead of `deviceId`.
  ///
  /// Not empty.
  public var host: String?
  /// The port at `host`.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// How long to look for a device that isn't known yet; discovery is started for that if necessary.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// The apps.
  ///
  /// Not empty.
  public var applicationIds: [String]
  /// Whether to ask even if every answer is cached.
  ///
  /// Absent: `false`.
  public var refresh: Bool?

  @_alwaysEmitIntoClient public init(
    deviceId: String? = nil, host: String? = nil, port: Int64? = nil, searchTimeout: Double? = nil,
    applicationIds: [String], refresh: Bool? = nil
  ) {
    self.deviceId = deviceId
    self.host = host
    self.port = port
    self.searchTimeout = searchTimeout
    self.applicationIds = applicationIds
    self.refresh = refresh
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.optional("deviceId", JSONConstraint<String>.nonEmpty)
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.applicationIds = try members.required("applicationIds", JSONConstraint<[String]>.nonEmpty)
    self.refresh = try members.optional("refresh")
  }

  private static let vocabulary = JSONVocabulary(
    ["deviceId", "host", "port", "searchTimeout", "applicationIds", "refresh", "progressToken"],
    meant: [
      "address": "host", "appIds": "applicationIds", "deviceUniqueID": "deviceId", "id": "deviceId", "ip": "host",
      "ipAddress": "host", "networkAddress": "host", "servicePort": "port", "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )
}

/// The result of `discovery.queryAppAvailability`.
public struct DiscoveryQueryAppAvailabilityResult: Sendable, Equatable, JSONObjectEncodable {
  /// The answer for each app, by the id that was asked for.
  public var availability: [String: AppAvailability]
  /// Whether the answer was cached.
  public var isCached: Bool

  public init(availability: [String: AppAvailability], isCached: Bool) {
    (self.availability, self.isCached) = (availability, isCached)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("availability", self.availability)
    writer.member("isCached", self.isCached)
  }
}

/// The parameters of `discovery.describe`.
public struct DiscoveryDescribeParams: Sendable, Equatable, JSONDecodable {
  /// The device's id; pass exactly one of this and `host`.
  ///
  /// Not empty.
  public var deviceId: String?
  /// An address or host name, instead of `deviceId`.
  ///
  /// Not empty.
  public var host: String?
  /// The port at `host`.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// How long to look for a device that isn't known yet; discovery is started for that if necessary.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// Whether to ask even if an answer is kept.
  ///
  /// Absent: `false`.
  public var refresh: Bool?

  @_alwaysEmitIntoClient public init(
    deviceId: String? = nil, host: String? = nil, port: Int64? = nil, searchTimeout: Double? = nil,
    refresh: Bool? = nil
  ) {
    self.deviceId = deviceId
    self.host = host
    self.port = port
    self.searchTimeout = searchTimeout
    self.refresh = refresh
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.deviceId = try members.optional("deviceId", JSONConstraint<String>.nonEmpty)
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.refresh = try members.optional("refresh")
  }

  private static let vocabulary = JSONVocabulary(
    ["deviceId", "host", "port", "searchTimeout", "refresh", "progressToken"],
    meant: [
      "address": "host", "deviceUniqueID": "deviceId", "id": "deviceId", "ip": "host", "ipAddress": "host",
      "networkAddress": "host", "servicePort": "port", "uniqueID": "deviceId", "uniqueId": "deviceId",
    ]
  )
}

/// The parameters of `discovery.diagnose`.
public struct DiscoveryDiagnoseParams: Sendable, Equatable, JSONDecodable {
  /// An address to probe.
  ///
  /// Not empty.
  public var host: String?
  /// Its port.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// Whether the probe includes device authentication.
  ///
  /// Absent: `false`.
  public var authenticate: Bool?
  /// How long to look for devices first. Starts discovery if necessary, and restores its state afterwards.
  ///
  /// In seconds. From 0 to 60. Absent: `0`.
  public var listenFor: Double?

  @_alwaysEmitIntoClient public init(
    host: String? = nil, port: Int64? = nil, authenticate: Bool? = nil, listenFor: Double? = nil
  ) {
    (self.host, self.port, self.authenticate, self.listenFor) = (host, port, authenticate, listenFor)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.authenticate = try members.optional("authenticate")
    self.listenFor = try members.optional("listenFor", JSONConstraint<Double>.range(0...60))
  }

  private static let vocabulary = JSONVocabulary(
    ["host", "port", "authenticate", "listenFor", "progressToken"],
    meant: ["address": "host", "ip": "host", "ipAddress": "host", "networkAddress": "host", "servicePort": "port"]
  )
}

/// `discovery.didStart`
///
/// Discovery started.
///
/// SDK: `didStartDiscoveryForDeviceCategory`.
public struct DiscoveryDidStart: Sendable, Equatable, RPCNotification {
  public static var method: String { "discovery.didStart" }

  /// Whether devices are already listed: found before, added by address, or saved by an earlier run.
  ///
  /// SDK: `didHaveDiscoveredDeviceWhenStartingDiscovery`.
  public var hasDevices: Bool

  public init(hasDevices: Bool) {
    self.hasDevices = hasDevices
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("hasDevices", self.hasDevices)
  }
}

/// `discovery.willUpdateList`
///
/// Changes of the device list follow.
///
/// SDK: `willUpdateDeviceList`.
public struct DiscoveryWillUpdateList: Sendable, Equatable, RPCNotification {
  public static var method: String { "discovery.willUpdateList" }

  public init() {}

  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// `discovery.didUpdateList`
///
/// All changes since `willUpdateList` have been sent: time to redraw the list.
///
/// SDK: `didUpdateDeviceList`.
public struct DiscoveryDidUpdateList: Sendable, Equatable, RPCNotification {
  public static var method: String { "discovery.didUpdateList" }

  public init() {}

  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// `discovery.didStop`
///
/// Discovery stopped on request.
public struct DiscoveryDidStop: Sendable, Equatable, RPCNotification {
  public static var method: String { "discovery.didStop" }

  public init() {}

  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// `discovery.didChangeAvailability`
///
/// A discovery source started or stopped working: the DNS-SD daemon is missing, was stopped, or works again. The source
/// recovers by itself; devices stay listed until their records expire.
public struct DiscoveryDidChangeAvailability: Sendable, Equatable, RPCNotification {
  public static var method: String { "discovery.didChangeAvailability" }

  /// The source: `AVAHI` or `EMBEDDED`.
  public var source: DiscoverySourceKind
  /// Whether it works now.
  public var isAvailable: Bool
  /// The reason.
  public var error: ErrorInfo?

  public init(source: DiscoverySourceKind, isAvailable: Bool, error: ErrorInfo? = nil) {
    (self.source, self.isAvailable, self.error) = (source, isAvailable, error)
  }

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
public struct DiscoveryDidInsertDevice: Sendable, Equatable, RPCNotification {
  public static var method: String { "discovery.didInsertDevice" }

  /// Its index in the list.
  ///
  /// At least 0.
  public var index: Int64
  /// The device.
  public var device: Device

  public init(index: Int64, device: Device) {
    (self.index, self.device) = (index, device)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("index", self.index)
    writer.member("device", self.device)
  }
}

/// `discovery.didUpdateDevice`
///
/// A device changed, but not its index.
///
/// SDK: `didUpdateDevice:atIndex:`.
public struct DiscoveryDidUpdateDevice: Sendable, Equatable, RPCNotification {
  public static var method: String { "discovery.didUpdateDevice" }

  /// Its index in the list.
  ///
  /// At least 0.
  public var index: Int64
  /// The device.
  public var device: Device

  public init(index: Int64, device: Device) {
    (self.index, self.device) = (index, device)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("index", self.index)
    writer.member("device", self.device)
  }
}

/// `discovery.didMoveDevice`
///
/// A device changed and moved to another index.
///
/// SDK: `didUpdateDevice:atIndex:andMoveToIndex:`.
public struct DiscoveryDidMoveDevice: Sendable, Equatable, RPCNotification {
  public static var method: String { "discovery.didMoveDevice" }

  /// Its old index.
  ///
  /// At least 0.
  public var fromIndex: Int64
  /// Its new index, counted without the device.
  ///
  /// At least 0.
  public var toIndex: Int64
  /// The device.
  public var device: Device

  public init(fromIndex: Int64, toIndex: Int64, device: Device) {
    (self.fromIndex, self.toIndex, self.device) = (fromIndex, toIndex, device)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("fromIndex", self.fromIndex)
    writer.member("toIndex", self.toIndex)
    writer.member("device", self.device)
  }
}

/// `discovery.didRemoveDevice`
///
/// A device was removed.
///
/// SDK: `didRemoveDevice:atIndex:`.
public struct DiscoveryDidRemoveDevice: Sendable, Equatable, RPCNotification {
  public static var method: String { "discovery.didRemoveDevice" }

  /// The index that it had.
  ///
  /// At least 0.
  public var index: Int64
  /// The device.
  public var device: Device

  public init(index: Int64, device: Device) {
    (self.index, self.device) = (index, device)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("index", self.index)
    writer.member("device", self.device)
  }
}

/// The parameters of `discovery.provide`.
public struct DiscoveryProvideParams: Sendable, Equatable, JSONObjectEncodable {
  /// The category.
  public var category: String
  /// Whether devices are wanted.
  public var isRunning: Bool
  /// Whether to query less often, at the price of older data.
  ///
  /// SDK: `GCKDeviceProvider.passiveScan`.
  public var passiveScan: Bool

  public init(category: String, isRunning: Bool, passiveScan: Bool) {
    (self.category, self.isRunning, self.passiveScan) = (category, isRunning, passiveScan)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("category", self.category)
    writer.member("isRunning", self.isRunning)
    writer.member("passiveScan", self.passiveScan)
  }
}

/// `discovery.provide`
///
/// Reports to the client whether devices of its category are wanted now, and how often to look for them. Sent after
/// `discovery.registerProvider` if discovery runs, and whenever that changes. A refusal, or no answer within 10
/// seconds, counts as no devices.
///
/// SDK: `GCKDeviceProvider.startDiscovery`.
public enum DiscoveryProvide: RPCServerRequest {
  public typealias Params = DiscoveryProvideParams
  public typealias Result = ProvidedDevices
  public static var method: String { "discovery.provide" }
  public static var capability: String { "deviceProvider" }
}
