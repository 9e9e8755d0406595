// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONRPC
public import LoopIsolation

/// Discovering receivers. All clients share one list, ordered by friendly name.
///
/// The methods of the namespace `discovery`; the server's hand-written half implements them.
@LoopActor
public protocol DiscoveryService: AnyObject, Sendable {
  /// Starts discovery; does nothing if it already runs.
  ///
  /// Fails with DiscoveryUnavailable if no source can work (no network interface, or no daemon where the options allow
  /// only the daemon); discovery then starts by itself as soon as one can.
  ///
  /// SDK: `GCKDiscoveryManager.startDiscovery`.
  ///
  /// - Throws: ``APIError``: DiscoveryUnavailable.
  func start(_ params: DiscoveryStartParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo

  /// Stops discovery, unless another client started it, too; the devices found so far stay in the list.
  ///
  /// SDK: `GCKDiscoveryManager.stopDiscovery`.
  func stop(_ params: DiscoveryStopParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo

  /// Lists the devices that match this client's criteria.
  func list(_ params: DiscoveryListParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo

  /// Returns one device.
  ///
  /// SDK: `GCKDiscoveryManager.deviceWithUniqueID`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound.
  func get(_ params: DiscoveryGetParams, _ call: JSONRPCCallContext) async throws -> Device

  /// Waits until a device is found; starts discovery if necessary, and restores its state afterwards.
  ///
  /// SDK: `GCKDiscoveryManager.findDeviceWithUniqueID`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, DiscoveryUnavailable.
  func find(_ params: DiscoveryFindParams, _ call: JSONRPCCallContext) async throws -> Device

  /// Returns all devices that answer within a given time.
  ///
  /// Starts discovery if necessary, and restores its state afterwards. It always takes the whole time; `discovery.find`
  /// answers as soon as a device is found.
  ///
  /// - Throws: ``APIError``: DiscoveryUnavailable.
  func scan(_ params: DiscoveryScanParams, _ call: JSONRPCCallContext) async throws -> DiscoveryScanResult

  /// Adds a device by address, for networks that discovery doesn't reach.
  ///
  /// - Throws: ``APIError``: TooManyDevices.
  func addDevice(_ params: DiscoveryAddDeviceParams, _ call: JSONRPCCallContext) async throws -> Device

  /// Removes a device that was added by its address.
  ///
  /// - Throws: ``APIError``: DeviceNotFound.
  func removeDevice(_ params: DiscoveryRemoveDeviceParams, _ call: JSONRPCCallContext) async throws

  /// Sets an attribute of a device, for all clients; `discovery.didUpdateDevice` reports it.
  ///
  /// The attribute stays until it is removed or the server ends, also while the device is away. A device has at most 64
  /// attributes, and at most 512 devices have attributes.
  ///
  /// SDK: `GCKDevice.setAttribute:forKey:`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, InternalLimitReached.
  func setAttribute(_ params: DiscoverySetAttributeParams, _ call: JSONRPCCallContext) async throws -> Device

  /// Removes attributes of a device.
  ///
  /// SDK: `GCKDevice.removeAttributeForKey:`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound.
  func removeAttribute(_ params: DiscoveryRemoveAttributeParams, _ call: JSONRPCCallContext) async throws -> Device

  /// Registers this client as the provider of a category of devices that the network doesn't announce.
  ///
  /// Needs the capability `deviceProvider`. While discovery runs, the server asks the client for devices
  /// (`discovery.provide`). The category and its devices are removed when the connection closes.
  ///
  /// SDK: `GCKCastContext.registerDeviceProvider:`.
  ///
  /// - Throws: ``APIError``: MissingClientCapability, ProviderExists, InternalLimitReached.
  func registerProvider(_ params: DiscoveryRegisterProviderParams, _ call: JSONRPCCallContext) async throws

  /// Unregisters a category; its devices are removed from the list.
  ///
  /// SDK: `GCKCastContext.unregisterDeviceProviderForCategory:`.
  ///
  /// - Throws: ``APIError``: NoSuchProvider.
  func unregisterProvider(_ params: DiscoveryUnregisterProviderParams, _ call: JSONRPCCallContext) async throws

  /// Adds or updates devices of one of this client's categories in the list.
  ///
  /// Sessions with them use Cast V2 at the given host and port. Either all of them are listed, or none.
  ///
  /// SDK: `GCKDeviceProvider.notifyDidPublishDevice:`.
  ///
  /// - Throws: ``APIError``: NoSuchProvider, TooManyDevices.
  func publishDevices(_ params: DiscoveryPublishDevicesParams, _ call: JSONRPCCallContext) async throws -> DiscoveryPublishDevicesResult

  /// Removes devices of one of this client's categories from the list; sessions with them continue.
  ///
  /// SDK: `GCKDeviceProvider.notifyDidUnpublishDevice:`.
  ///
  /// - Throws: ``APIError``: NoSuchProvider, DeviceNotFound.
  func unpublishDevices(_ params: DiscoveryUnpublishDevicesParams, _ call: JSONRPCCallContext) async throws

  /// Sets, for all clients, whether to query the network less often, at the price of older data.
  ///
  /// SDK: `GCKDiscoveryManager.passiveScan`.
  func setPassiveScan(_ params: DiscoverySetPassiveScanParams, _ call: JSONRPCCallContext) async throws

  /// Changes how devices are discovered, for all clients, at once; returns all options.
  func setOptions(_ params: DiscoverySetOptionsParams, _ call: JSONRPCCallContext) async throws -> DiscoveryOptions

  /// Asks a device which apps it supports.
  ///
  /// Uses the session with the device, or else a connection for this request. Answers are cached: six hours for an
  /// available app, 15 minutes for an unavailable one.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AddressNotResolved, ConnectionRefused, DeviceUnreachable,
  /// ConnectionTimedOut, TLSFailed, ConnectionLost, ConnectionRejected, RequestTimedOut, RequestRejected.
  func queryAppAvailability(_ params: DiscoveryQueryAppAvailabilityParams, _ call: JSONRPCCallContext) async throws -> DiscoveryQueryAppAvailabilityResult

  /// Asks a device for its own description: model, maker, software, network, groups.
  ///
  /// Asks over HTTP at port 8008, then HTTPS at port 8443 for parts that are missing, and otherwise over the session
  /// with the device or a connection for this request. The answer is kept until the server ends, since frequent
  /// questions make some devices stutter or restart. At the address of a group, the answer of its leader describes the
  /// group.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AddressNotResolved, ConnectionRefused, DeviceUnreachable,
  /// ConnectionTimedOut, TLSFailed, ConnectionLost, ConnectionRejected, RequestTimedOut, RequestRejected.
  func describe(_ params: DiscoveryDescribeParams, _ call: JSONRPCCallContext) async throws -> DeviceDescription

  /// Diagnoses discovery: why devices are or aren't listed. Probes an address on request.
  ///
  /// Opens and closes a TCP connection to up to 16 of the known devices, for 1.5 seconds at most.
  func diagnose(_ params: DiscoveryDiagnoseParams, _ call: JSONRPCCallContext) async throws -> DiscoveryDiagnosis
}
