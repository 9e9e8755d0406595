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

  /// Stops discovery, unless another client started it too; the devices found so far stay in the list.
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

  /// Notes something of a device, for all clients; `discovery.didUpdateDevice` tells it.
  ///
  /// It stays until it is removed or the server ends, also while the device is away. A device has at most 64
  /// attributes, and 512 devices have some.
  ///
  /// SDK: `GCKDevice.setAttribute:forKey:`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, InternalLimitReached.
  func setAttribute(_ params: DiscoverySetAttributeParams, _ call: JSONRPCCallContext) async throws -> Device

  /// Removes what was noted of a device.
  ///
  /// SDK: `GCKDevice.removeAttributeForKey:`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound.
  func removeAttribute(_ params: DiscoveryRemoveAttributeParams, _ call: JSONRPCCallContext) async throws -> Device

  /// Says that this client knows of devices that nothing announces, which are a category of their own.
  ///
  /// Needs the capability `deviceProvider`. While discovery runs the client is asked for devices (`discovery.provide`).
  /// Everything of it vanishes with the connection.
  ///
  /// SDK: `GCKCastContext.registerDeviceProvider:`.
  ///
  /// - Throws: ``APIError``: MissingClientCapability, ProviderExists, InternalLimitReached.
  func registerProvider(_ params: DiscoveryRegisterProviderParams, _ call: JSONRPCCallContext) async throws

  /// Takes it back; the category's devices are removed from the list.
  ///
  /// SDK: `GCKCastContext.unregisterDeviceProviderForCategory:`.
  ///
  /// - Throws: ``APIError``: NoSuchProvider.
  func unregisterProvider(_ params: DiscoveryUnregisterProviderParams, _ call: JSONRPCCallContext) async throws

  /// Lists devices of a category of this client's; those that are listed are told anew.
  ///
  /// Sessions with them are Cast V2's, at the host and port that are given. All of them are listed, or none.
  ///
  /// SDK: `GCKDeviceProvider.notifyDidPublishDevice:`.
  ///
  /// - Throws: ``APIError``: NoSuchProvider, TooManyDevices.
  func publishDevices(_ params: DiscoveryPublishDevicesParams, _ call: JSONRPCCallContext) async throws -> DiscoveryPublishDevicesResult

  /// Removes devices of a category of this client's from the list; sessions with them go on.
  ///
  /// SDK: `GCKDeviceProvider.notifyDidUnpublishDevice:`.
  ///
  /// - Throws: ``APIError``: NoSuchProvider, DeviceNotFound.
  func unpublishDevices(_ params: DiscoveryUnpublishDevicesParams, _ call: JSONRPCCallContext) async throws

  /// Says whether to query the network less often, at the price of older data; for all clients.
  ///
  /// SDK: `GCKDiscoveryManager.passiveScan`.
  func setPassiveScan(_ params: DiscoverySetPassiveScanParams, _ call: JSONRPCCallContext) async throws

  /// Changes how devices are discovered, for all clients, at once; returns all options.
  func setOptions(_ params: DiscoverySetOptionsParams, _ call: JSONRPCCallContext) async throws -> DiscoveryOptions

  /// Asks a device which apps it supports.
  ///
  /// Uses the session with the device if there is one, else a connection for this request. Answers are cached: six
  /// hours for an available app, 15 minutes for an unavailable one.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AddressNotResolved, ConnectionRefused, DeviceUnreachable,
  /// ConnectionTimedOut, TLSFailed, ConnectionLost, ConnectionRejected, RequestTimedOut, RequestRejected.
  func queryAppAvailability(_ params: DiscoveryQueryAppAvailabilityParams, _ call: JSONRPCCallContext) async throws -> DiscoveryQueryAppAvailabilityResult

  /// Explains why the list of devices is as it is, and probes an address if asked to.
  ///
  /// Opens and closes a TCP connection to up to 16 of the known devices, for 1.5 seconds at most.
  func diagnose(_ params: DiscoveryDiagnoseParams, _ call: JSONRPCCallContext) async throws -> DiscoveryDiagnosis
}
