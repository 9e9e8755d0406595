// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// Finding receivers. The list is one for all clients, ordered by friendly name.
///
/// The methods of the namespace `discovery`; the server's hand-written half implements them.
@LoopActor
public protocol DiscoveryService: AnyObject, Sendable {
  /// Begins to look for devices; does nothing if that goes on already.
  ///
  /// Fails with DiscoveryUnavailable where no source can work (no network interface, or no daemon where the options
  /// want it alone); discovery then begins by itself as soon as one can.
  ///
  /// SDK: `GCKDiscoveryManager.startDiscovery`.
  ///
  /// - Throws: ``APIError``: DiscoveryUnavailable.
  func start(_ params: DiscoveryStartParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo

  /// Stops looking, unless another client started it too; the devices found so far stay in the list.
  ///
  /// SDK: `GCKDiscoveryManager.stopDiscovery`.
  func stop(_ params: DiscoveryStopParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo

  /// Lists the devices that fit this client's criteria.
  func list(_ params: DiscoveryListParams, _ call: JSONRPCCallContext) async throws -> DiscoveryInfo

  /// Gives one device.
  ///
  /// SDK: `GCKDiscoveryManager.deviceWithUniqueID`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound.
  func get(_ params: DiscoveryGetParams, _ call: JSONRPCCallContext) async throws -> Device

  /// Waits for a device to be found; begins to look if need be.
  ///
  /// SDK: `GCKDiscoveryManager.findDeviceWithUniqueID`.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, DiscoveryUnavailable.
  func find(_ params: DiscoveryFindParams, _ call: JSONRPCCallContext) async throws -> Device

  /// Gives all devices that answer within a time.
  ///
  /// Begins to look if need be, and leaves discovery as it was. It takes the whole time; `discovery.find` answers as
  /// soon as a device is there.
  ///
  /// - Throws: ``APIError``: DiscoveryUnavailable.
  func scan(_ params: DiscoveryScanParams, _ call: JSONRPCCallContext) async throws -> DiscoveryScanResult

  /// Adds a device by its address, for networks that discovery doesn't reach.
  ///
  /// - Throws: ``APIError``: TooManyDevices.
  func addDevice(_ params: DiscoveryAddDeviceParams, _ call: JSONRPCCallContext) async throws -> Device

  /// Removes a device that was added by its address.
  ///
  /// - Throws: ``APIError``: DeviceNotFound.
  func removeDevice(_ params: DiscoveryRemoveDeviceParams, _ call: JSONRPCCallContext) async throws

  /// Says whether to ask the network less often, at the price of older facts; for all clients.
  ///
  /// SDK: `GCKDiscoveryManager.passiveScan`.
  func setPassiveScan(_ params: DiscoverySetPassiveScanParams, _ call: JSONRPCCallContext) async throws

  /// Changes how devices are looked for, for all clients, at once; gives all the options.
  func setOptions(_ params: DiscoverySetOptionsParams, _ call: JSONRPCCallContext) async throws -> DiscoveryOptions

  /// Asks a device which of some apps it has.
  ///
  /// Over the session with the device, if there is one, else over a connection for this question. Answers are kept: six
  /// hours for an app that is there, 15 minutes for one that isn't.
  ///
  /// - Throws: ``APIError``: DeviceNotFound, AddressNotResolved, ConnectionRefused, DeviceUnreachable,
  /// ConnectionTimedOut, TLSFailed, ConnectionLost, ConnectionRejected, RequestTimedOut, RequestRejected.
  func queryAppAvailability(_ params: DiscoveryQueryAppAvailabilityParams, _ call: JSONRPCCallContext) async throws -> DiscoveryQueryAppAvailabilityResult

  /// Says why the list of devices is what it is, and probes an address if asked to.
  func diagnose(_ params: DiscoveryDiagnoseParams, _ call: JSONRPCCallContext) async throws -> DiscoveryDiagnosis
}
