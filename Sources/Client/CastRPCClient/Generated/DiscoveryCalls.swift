// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
public import JSONCodec
import FrameworkLog

/// Discovering receivers. All clients share one list, ordered by friendly name.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct DiscoveryCalls: Sendable {
  let client: CastClient

  /// Starts discovery; does nothing if it already runs.
  public func start(_ params: DiscoveryStartParams = .init(), timeout: Duration? = nil) async throws -> DiscoveryInfo {
    try await self.client.typed("discovery.start", params, timeout)
  }
  /// Stops discovery, unless another client started it, too; the devices found so far stay in the list.
  public func stop(_ params: DiscoveryStopParams = .init(), timeout: Duration? = nil) async throws -> DiscoveryInfo {
    try await self.client.typed("discovery.stop", params, timeout)
  }
  /// Lists the devices that match this client's criteria.
  public func list(_ params: DiscoveryListParams = .init(), timeout: Duration? = nil) async throws -> DiscoveryInfo {
    try await self.client.typed("discovery.list", params, timeout)
  }
  /// Returns one device.
  public func get(_ params: DiscoveryGetParams, timeout: Duration? = nil) async throws -> Device {
    try await self.client.typed("discovery.get", params, timeout)
  }
  /// Waits until a device is found; starts discovery if necessary, and restores its state afterwards.
  public func find(_ params: DiscoveryFindParams = .init(), timeout: Duration? = nil) async throws -> Device {
    try await self.client.typed("discovery.find", params, timeout)
  }
  /// Returns all devices that answer within a given time.
  public func scan(
    _ params: DiscoveryScanParams = .init(), timeout: Duration? = nil
  ) async throws -> DiscoveryScanResult {
    try await self.client.typed("discovery.scan", params, timeout)
  }
  /// Adds a device by address, for networks that discovery doesn't reach.
  public func addDevice(_ params: DiscoveryAddDeviceParams, timeout: Duration? = nil) async throws -> Device {
    try await self.client.typed("discovery.addDevice", params, timeout)
  }
  /// Removes a device that was added by its address.
  public func removeDevice(_ params: DiscoveryRemoveDeviceParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("discovery.removeDevice", params, timeout)
  }
  /// Sets an attribute of a device, for all clients; `discovery.didUpdateDevice` reports it.
  public func setAttribute(_ params: DiscoverySetAttributeParams, timeout: Duration? = nil) async throws -> Device {
    try await self.client.typed("discovery.setAttribute", params, timeout)
  }
  /// Removes attributes of a device.
  public func removeAttribute(
    _ params: DiscoveryRemoveAttributeParams, timeout: Duration? = nil
  ) async throws -> Device {
    try await self.client.typed("discovery.removeAttribute", params, timeout)
  }
  /// Registers this client as the provider of a category of devices that the network doesn't announce.
  public func registerProvider(_ params: DiscoveryRegisterProviderParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("discovery.registerProvider", params, timeout)
  }
  /// Unregisters a category; its devices are removed from the list.
  public func unregisterProvider(_ params: DiscoveryUnregisterProviderParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("discovery.unregisterProvider", params, timeout)
  }
  /// Adds or updates devices of one of this client's categories in the list.
  public func publishDevices(
    _ params: DiscoveryPublishDevicesParams, timeout: Duration? = nil
  ) async throws -> DiscoveryPublishDevicesResult {
    try await self.client.typed("discovery.publishDevices", params, timeout)
  }
  /// Removes devices of one of this client's categories from the list; sessions with them continue.
  public func unpublishDevices(_ params: DiscoveryUnpublishDevicesParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("discovery.unpublishDevices", params, timeout)
  }
  /// Sets, for all clients, whether to query the network less often, at the price of older data.
  public func setPassiveScan(_ params: DiscoverySetPassiveScanParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("discovery.setPassiveScan", params, timeout)
  }
  /// Changes how devices are discovered, for all clients, at once; returns all options.
  public func setOptions(
    _ params: DiscoverySetOptionsParams, timeout: Duration? = nil
  ) async throws -> DiscoveryOptions {
    try await self.client.typed("discovery.setOptions", params, timeout)
  }
  /// Asks a device which apps it supports.
  public func queryAppAvailability(
    _ params: DiscoveryQueryAppAvailabilityParams, timeout: Duration? = nil
  ) async throws -> DiscoveryQueryAppAvailabilityResult {
    try await self.client.typed("discovery.queryAppAvailability", params, timeout)
  }
  /// Asks a device for its own description: model, maker, software, network, groups.
  public func describe(
    _ params: DiscoveryDescribeParams = .init(), timeout: Duration? = nil
  ) async throws -> DeviceDescription {
    try await self.client.typed("discovery.describe", params, timeout)
  }
  /// Diagnoses discovery: why devices are or aren't listed. Probes an address on request.
  public func diagnose(
    _ params: DiscoveryDiagnoseParams = .init(), timeout: Duration? = nil
  ) async throws -> DiscoveryDiagnosis {
    try await self.client.typed("discovery.diagnose", params, timeout)
  }
}

extension DiscoveryStartParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("criteria", self.criteria))
  }
}

extension DiscoveryStopParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension DiscoveryListParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension DiscoveryGetParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("deviceId", self.deviceId))
  }
}

extension DiscoveryFindParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("deviceId", self.deviceId), ("friendlyName", self.friendlyName), ("timeout", self.timeout))
  }
}

extension DiscoveryScanParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("timeout", self.timeout), ("criteria", self.criteria))
  }
}

extension DiscoveryScanResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(devices: try members.value("devices"))
  }
}

extension DiscoveryAddDeviceParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("host", self.host), ("port", self.port), ("friendlyName", self.friendlyName), ("deviceId", self.deviceId)
    )
  }
}

extension DiscoveryRemoveDeviceParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("deviceId", self.deviceId))
  }
}

extension DiscoverySetAttributeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("deviceId", self.deviceId), ("key", self.key), ("value", self.value))
  }
}

extension DiscoveryRemoveAttributeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("deviceId", self.deviceId), ("key", self.key))
  }
}

extension DiscoveryRegisterProviderParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("category", self.category))
  }
}

extension DiscoveryUnregisterProviderParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("category", self.category))
  }
}

extension DiscoveryPublishDevicesParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("category", self.category), ("devices", self.devices))
  }
}

extension DiscoveryPublishDevicesResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(devices: try members.value("devices"))
  }
}

extension DiscoveryUnpublishDevicesParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("category", self.category), ("deviceIds", self.deviceIds))
  }
}

extension DiscoverySetPassiveScanParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("passiveScan", self.passiveScan))
  }
}

extension DiscoverySetOptionsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("options", self.options))
  }
}

extension DiscoveryQueryAppAvailabilityParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("deviceId", self.deviceId), ("host", self.host), ("port", self.port), ("searchTimeout", self.searchTimeout),
      ("applicationIds", self.applicationIds), ("refresh", self.refresh)
    )
  }
}

extension DiscoveryQueryAppAvailabilityResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(availability: try members.value("availability"), isCached: try members.value("isCached"))
  }
}

extension DiscoveryDescribeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("deviceId", self.deviceId), ("host", self.host), ("port", self.port), ("searchTimeout", self.searchTimeout),
      ("refresh", self.refresh)
    )
  }
}

extension DiscoveryDiagnoseParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("host", self.host), ("port", self.port), ("authenticate", self.authenticate), ("listenFor", self.listenFor)
    )
  }
}

extension DiscoveryDidStart: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(hasDevices: try members.value("hasDevices"))
  }
}

extension DiscoveryWillUpdateList: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node)
    self.init()
  }
}

extension DiscoveryDidUpdateList: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node)
    self.init()
  }
}

extension DiscoveryDidStop: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node)
    self.init()
  }
}

extension DiscoveryDidChangeAvailability: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      source: try members.value("source"), isAvailable: try members.value("isAvailable"),
      error: try members.option("error")
    )
  }
}

extension DiscoveryDidInsertDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(index: try members.value("index"), device: try members.value("device"))
  }
}

extension DiscoveryDidUpdateDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(index: try members.value("index"), device: try members.value("device"))
  }
}

extension DiscoveryDidMoveDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      fromIndex: try members.value("fromIndex"), toIndex: try members.value("toIndex"),
      device: try members.value("device")
    )
  }
}

extension DiscoveryDidRemoveDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(index: try members.value("index"), device: try members.value("device"))
  }
}

extension DiscoveryProvideParams: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      category: try members.value("category"), isRunning: try members.value("isRunning"),
      passiveScan: try members.value("passiveScan")
    )
  }
}
