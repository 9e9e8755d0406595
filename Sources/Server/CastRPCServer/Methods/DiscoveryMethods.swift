import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore

/// `discovery.*`: finding receivers.
@LoopActor
final class DiscoveryMethods: DiscoveryService {
  private let context: CastContext
  private let publisher: NotificationPublisher
  private let events: CastEventPublisher
  private let providers: DeviceProviders
  private let devices: DeviceFinder
  private var discovery: DiscoveryManager { self.context.discovery }

  init(
    context: CastContext, publisher: NotificationPublisher, events: CastEventPublisher, providers: DeviceProviders,
    devices: DeviceFinder
  ) {
    self.context = context
    self.publisher = publisher
    self.events = events
    self.providers = providers
    self.devices = devices
  }

  func start(_ params: DiscoveryStartParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo {
    let client = try self.publisher.client(of: call.peer)
    let criteria = try params.criteria.map(Self.checked)
    client.discovery.hasStarted = true
    self.events.publish(client.discovery.setCriteria(criteria, in: self.context), to: client)
    self.discovery.start()
    try await self.checkAvailable()
    return DiscoveryInfo(self.context, for: client)
  }

  func stop(_ params: DiscoveryStopParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo {
    let client = try self.publisher.client(of: call.peer)
    client.discovery.hasStarted = false
    self.events.publish(client.discovery.setCriteria(nil, in: self.context), to: client)
    if !self.publisher.clients.values.contains(where: \.discovery.hasStarted) { self.discovery.stop() }
    return DiscoveryInfo(self.context, for: client)
  }

  func list(_ params: DiscoveryListParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo {
    DiscoveryInfo(self.context, for: try self.publisher.client(of: call.peer))
  }

  func get(_ params: DiscoveryGetParams, _ call: JSONRPCCallContext) async throws -> Device {
    try self.device(params.deviceId)
  }

  func find(_ params: DiscoveryFindParams, _ call: JSONRPCCallContext) async throws -> Device {
    let client = try self.publisher.client(of: call.peer)
    let isWanted = self.predicate(params, client)
    if let device = try await self.discovery.find(where: isWanted, timeout: .zero) { return Device(device) }
    let timeout = TimeAmount(seconds: params.timeout ?? 10)
    let found: DiscoveredDevice? = try await self.discovery.whileSearching {
      if let device = try await self.discovery.find(where: isWanted, timeout: timeout) { return device }
      try await self.checkAvailable()
      return nil
    }
    if let found { return Device(found) }
    let wanted = params.deviceId.map { " with the id '\($0)'" } ?? params.friendlyName.map { " named '\($0)'" } ?? ""
    throw APIError(
      self.missing(params.deviceId, params.friendlyName),
      "No device\(wanted) was found within \(params.timeout ?? 10) seconds.")
  }

  func scan(_ params: DiscoveryScanParams, _ call: JSONRPCCallContext) async throws -> DiscoveryScanResult {
    let client = try self.publisher.client(of: call.peer)
    let criteria = try params.criteria.map(Self.checked) ?? client.discovery.criteria(in: self.context)
    // The sources also search for the apps that only this scan names.
    let interest = self.discovery.addInterest(criteria)
    defer { self.discovery.remove(interest) }
    let devices = try await self.discovery.scan(for: TimeAmount(seconds: params.timeout ?? 3))
    if devices.isEmpty { try await self.checkAvailable() }
    return DiscoveryScanResult(
      devices: devices.filter { self.discovery.admission(of: $0, to: criteria) == .admitted }.map { Device($0) })
  }

  private func missing(_ deviceId: String?, _ friendlyName: String?) -> MissingDevice {
    deviceId.map(self.discovery.missing(deviceId:)) ?? self.discovery.missing(friendlyName: friendlyName)
  }

  /// Returns the predicate of the wanted device: one named by its id matches regardless of the client's criteria, any
  /// other only within them.
  private func predicate(
    _ params: DiscoveryFindParams, _ client: ClientConnection
  ) -> @LoopActor @Sendable (DiscoveredDevice) -> Bool {
    let name = params.friendlyName?.lowercased()
    let context = self.context
    return { device in
      if let id = params.deviceId {
        guard context.discovery.device(id: id)?.deviceId == device.deviceId else { return false }
      } else {
        guard client.discovery.wants(device, in: context) else { return false }
      }
      return name == nil || device.friendlyName.lowercased() == name
    }
  }

  func addDevice(_ params: DiscoveryAddDeviceParams, _ call: JSONRPCCallContext) async throws -> Device {
    let port = params.port.flatMap { UInt16(exactly: $0) } ?? ConfiguredDevice.defaultPort
    let id = try self.discovery.addConfiguredDevice(
      ConfiguredDevice(host: params.host, port: port, name: params.friendlyName, deviceId: params.deviceId))
    return try self.device(id)
  }

  func removeDevice(_ params: DiscoveryRemoveDeviceParams, _ call: JSONRPCCallContext) async throws {
    guard let device = self.discovery.device(id: params.deviceId), device.origin != .provided,
      !device.configured.isEmpty
    else {
      throw APIError(
        .deviceNotFound, "No device with the id '\(params.deviceId)' was added by its address.")
    }
    for key in device.configured { self.discovery.removeConfiguredDevice(key) }
  }

  // MARK: Clients' data about devices

  func setAttribute(_ params: DiscoverySetAttributeParams, _ call: JSONRPCCallContext) async throws -> Device {
    guard params.value != .null else { throw Self.invalid("params.value", "must not be null") }
    do throws(DiscoveryError) {
      try self.discovery.setAttribute(params.key, to: params.value.jsonText, of: params.deviceId)
    } catch {
      let isKey = params.key.utf8.count > DiscoveryManager.maximumAttributeName
      throw self.refusal(error, of: params.deviceId, path: isKey ? "params.key" : "params.value")
    }
    return try self.device(params.deviceId)
  }

  func removeAttribute(_ params: DiscoveryRemoveAttributeParams, _ call: JSONRPCCallContext) async throws -> Device {
    do throws(DiscoveryError) {
      if let key = params.key {
        try self.discovery.setAttribute(key, to: nil, of: params.deviceId)
      } else {
        try self.discovery.removeAllAttributes(of: params.deviceId)
      }
    } catch {
      throw self.refusal(error, of: params.deviceId, path: "params.key")
    }
    return try self.device(params.deviceId)
  }

  private func refusal(_ error: DiscoveryError, of deviceId: String, path: String) -> APIError {
    switch error.code {
    case .noSuchDevice: self.unknownDevice(deviceId)
    case .invalidAttribute: Self.invalid(path, "is too long: \(error.message)")
    default: APIError(.internalLimitReached, error.message)
    }
  }

  private func device(_ id: String) throws(APIError) -> Device {
    guard let device = self.discovery.device(id: id) else { throw self.unknownDevice(id) }
    return Device(device)
  }

  func registerProvider(_ params: DiscoveryRegisterProviderParams, _ call: JSONRPCCallContext) async throws {
    try self.providers.register(params.category, self.publisher.client(of: call.peer))
  }

  func unregisterProvider(_ params: DiscoveryUnregisterProviderParams, _ call: JSONRPCCallContext) async throws {
    try self.providers.unregister(params.category, self.publisher.client(of: call.peer))
  }

  func publishDevices(
    _ params: DiscoveryPublishDevicesParams, _ call: JSONRPCCallContext
  ) async throws -> DiscoveryPublishDevicesResult {
    let client = try self.publisher.client(of: call.peer)
    return DiscoveryPublishDevicesResult(
      devices: try self.providers.publish(params.devices, of: params.category, client).map { Device($0) })
  }

  func unpublishDevices(_ params: DiscoveryUnpublishDevicesParams, _ call: JSONRPCCallContext) async throws {
    try self.providers.unpublish(params.deviceIds, of: params.category, self.publisher.client(of: call.peer))
  }

  // MARK: How the network is asked

  func setPassiveScan(_ params: DiscoverySetPassiveScanParams, _ call: JSONRPCCallContext) async throws {
    var options = self.context.options.discovery
    options.passiveScan = params.passiveScan
    self.context.setDiscoveryOptions(options)
    self.providers.tell()
  }

  func setOptions(
    _ params: DiscoverySetOptionsParams, _ call: JSONRPCCallContext
  ) async throws -> DiscoveryOptions {
    var options = self.context.options.discovery
    options.replace(with: params.options)
    self.context.setDiscoveryOptions(options)
    self.providers.tell()
    return options
  }

  func queryAppAvailability(
    _ params: DiscoveryQueryAppAvailabilityParams, _ call: JSONRPCCallContext
  ) async throws -> DiscoveryQueryAppAvailabilityResult {
    let address = try DeviceAddress(deviceId: params.deviceId, host: params.host, port: params.port)
    let ids = params.applicationIds
    guard (1...DiscoveryCriteria.maximumCount).contains(ids.count), ids.allSatisfy({ !$0.isEmpty }) else {
      throw Self.invalid("params.applicationIds", "must be 1 to 32 ids, none of them empty")
    }
    let target = try await self.devices.target(address, within: params.searchTimeout, call)
    let answer = try await self.context.queryAvailability(
      of: ids, on: target, refreshes: params.refresh ?? false)
    return DiscoveryQueryAppAvailabilityResult(
      availability: answer.availability.mapValues { AppAvailability(rawValue: $0.rawValue) },
      isCached: answer.isCached)
  }

  func describe(_ params: DiscoveryDescribeParams, _ call: JSONRPCCallContext) async throws -> DeviceDescription {
    let address = try DeviceAddress(deviceId: params.deviceId, host: params.host, port: params.port)
    let target = try await self.devices.target(address, within: params.searchTimeout, call)
    return try await self.context.describer.describe(target, refreshes: params.refresh ?? false)
  }

  func diagnose(
    _ params: DiscoveryDiagnoseParams, _ call: JSONRPCCallContext
  ) async throws -> DiscoveryDiagnosis {
    let client = try self.publisher.client(of: call.peer)
    let criteria = client.discovery.criteria(in: self.context)
    let time = TimeAmount(seconds: params.listenFor ?? 0)
    let evidence =
      time > .zero
      ? try await self.discovery.diagnose(for: criteria, listeningFor: time)
      : await self.discovery.diagnose(for: criteria)
    var diagnosis = DiscoveryDiagnosis(evidence, cache: DeviceCacheInfo(self.context.deviceCache))
    guard let host = params.host else { return diagnosis }
    let port = params.port.flatMap { UInt16(exactly: $0) } ?? ConfiguredDevice.defaultPort
    let probe = ProbeResult(
      await self.context.probe(host: host, port: port, authenticates: params.authenticate ?? false))
    diagnosis.summary += probe.summary
    diagnosis.probe = probe
    return diagnosis
  }

  // MARK: Errors

  private func checkAvailable() async throws {
    if let error = await self.discovery.unavailability() { throw APIError(error) }
  }

  private static func checked(_ criteria: DiscoveryCriteria.Changes) throws -> DiscoveryCriteria {
    let criteria = DiscoveryCriteria(criteria)
    let limit = DiscoveryCriteria.maximumCount
    for (name, list) in [("applicationIds", criteria.applicationIds), ("namespaces", criteria.namespaces)] {
      guard list.count <= limit, list.allSatisfy({ !$0.isEmpty }) else {
        throw self.invalid("params.criteria.\(name)", "must be at most \(limit) texts, none of them empty")
      }
    }
    return criteria
  }

  private static func invalid(_ path: String, _ reason: String) -> APIError {
    APIError(.invalidParams, "\(path) \(reason).") {
      $0.path = path
      $0.reason = reason
    }
  }

  private func unknownDevice(_ id: String) -> APIError {
    APIError(self.discovery.missing(deviceId: id), "No device has the id '\(id)'.")
  }
}
