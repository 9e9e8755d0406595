// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import CastRPCProtocol
import FrameworkLog
import JSONCodec

/// Discovering receivers. All clients share one list, ordered by friendly name.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct DiscoveryCalls: Sendable {
  let client: CastClient

  /// Starts discovery; does nothing if it already runs.
  public func start(
    _ params: DiscoveryStartParams = DiscoveryStartParams(), timeout: Duration? = nil
  ) async throws -> DiscoveryInfo {
    return try await self.client.typed("discovery.start", params, timeout)
  }

  /// Stops discovery, unless another client started it too; the devices found so far stay in the list.
  public func stop(
    _ params: DiscoveryStopParams = DiscoveryStopParams(), timeout: Duration? = nil
  ) async throws -> DiscoveryInfo {
    return try await self.client.typed("discovery.stop", params, timeout)
  }

  /// Lists the devices that match this client's criteria.
  public func list(
    _ params: DiscoveryListParams = DiscoveryListParams(), timeout: Duration? = nil
  ) async throws -> DiscoveryInfo {
    return try await self.client.typed("discovery.list", params, timeout)
  }

  /// Returns one device.
  public func get(_ params: DiscoveryGetParams, timeout: Duration? = nil) async throws -> Device {
    return try await self.client.typed("discovery.get", params, timeout)
  }

  /// Waits until a device is found; starts discovery if necessary.
  public func find(
    _ params: DiscoveryFindParams = DiscoveryFindParams(), timeout: Duration? = nil
  ) async throws -> Device {
    return try await self.client.typed("discovery.find", params, timeout)
  }

  /// Returns all devices that answer within a given time.
  public func scan(
    _ params: DiscoveryScanParams = DiscoveryScanParams(), timeout: Duration? = nil
  ) async throws -> DiscoveryScanResult {
    return try await self.client.typed("discovery.scan", params, timeout)
  }

  /// Adds a device by address, for networks that discovery doesn't reach.
  public func addDevice(_ params: DiscoveryAddDeviceParams, timeout: Duration? = nil) async throws -> Device {
    return try await self.client.typed("discovery.addDevice", params, timeout)
  }

  /// Removes a device that was added by its address.
  public func removeDevice(_ params: DiscoveryRemoveDeviceParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("discovery.removeDevice", params, timeout)
  }

  /// Notes something of a device, for all clients; `discovery.didUpdateDevice` tells it.
  public func setAttribute(_ params: DiscoverySetAttributeParams, timeout: Duration? = nil) async throws -> Device {
    return try await self.client.typed("discovery.setAttribute", params, timeout)
  }

  /// Removes what was noted of a device.
  public func removeAttribute(
    _ params: DiscoveryRemoveAttributeParams, timeout: Duration? = nil
  ) async throws -> Device {
    return try await self.client.typed("discovery.removeAttribute", params, timeout)
  }

  /// Says that this client knows of devices that nothing announces, which are a category of their own.
  public func registerProvider(_ params: DiscoveryRegisterProviderParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("discovery.registerProvider", params, timeout)
  }

  /// Takes it back; the category's devices are removed from the list.
  public func unregisterProvider(_ params: DiscoveryUnregisterProviderParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("discovery.unregisterProvider", params, timeout)
  }

  /// Lists devices of a category of this client's; those that are listed are told anew.
  public func publishDevices(
    _ params: DiscoveryPublishDevicesParams, timeout: Duration? = nil
  ) async throws -> DiscoveryPublishDevicesResult {
    return try await self.client.typed("discovery.publishDevices", params, timeout)
  }

  /// Removes devices of a category of this client's from the list; sessions with them go on.
  public func unpublishDevices(_ params: DiscoveryUnpublishDevicesParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("discovery.unpublishDevices", params, timeout)
  }

  /// Says whether to query the network less often, at the price of older data; for all clients.
  public func setPassiveScan(_ params: DiscoverySetPassiveScanParams, timeout: Duration? = nil) async throws {
    let _: JSONObject = try await self.client.typed("discovery.setPassiveScan", params, timeout)
  }

  /// Changes how devices are discovered, for all clients, at once; returns all options.
  public func setOptions(
    _ params: DiscoverySetOptionsParams, timeout: Duration? = nil
  ) async throws -> DiscoveryOptions {
    return try await self.client.typed("discovery.setOptions", params, timeout)
  }

  /// Asks a device which apps it supports.
  public func queryAppAvailability(
    _ params: DiscoveryQueryAppAvailabilityParams, timeout: Duration? = nil
  ) async throws -> DiscoveryQueryAppAvailabilityResult {
    return try await self.client.typed("discovery.queryAppAvailability", params, timeout)
  }

  /// Explains why the list of devices is as it is, and probes an address if asked to.
  public func diagnose(
    _ params: DiscoveryDiagnoseParams = DiscoveryDiagnoseParams(), timeout: Duration? = nil
  ) async throws -> DiscoveryDiagnosis {
    return try await self.client.typed("discovery.diagnose", params, timeout)
  }
}
