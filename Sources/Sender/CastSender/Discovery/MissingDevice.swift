public import CastDiscovery
import CastModel
import JSONCodec
import LoopIsolation
public import NIOCore

/// The advice when no device has the requested name or id: the one probably meant, and the devices present.
public struct MissingDevice: Sendable, Hashable {
  private static let maximumNames = 10

  /// The name or id of the known device that was probably meant; `nil` if none is similar.
  public let nearest: String?
  /// The names of the present devices in the list's order, ten at most.
  public let names: [String]
  private let count: Int

  /// - Parameter names: Returns the names and ids of a device that `wanted` may mean, the likeliest first.
  init(_ wanted: String?, names: (DiscoveredDevice) -> [String], among devices: [DiscoveredDevice]) {
    self.nearest = wanted.flatMap { NearestName.of($0, among: devices.flatMap(names)) }
    self.names = devices.prefix(Self.maximumNames).map(\.friendlyName)
    self.count = devices.count
  }

  /// The advice in one or two sentences, with the names in quotation marks.
  public var advice: String {
    let meant = self.nearest.map { "Did you mean '\($0)'? " } ?? ""
    guard self.count > 0 else { return meant + "No device has answered." }
    let names = self.names.map { "'\($0)'" }.joined(separator: ", ")
    let rest = self.count > self.names.count ? " and \(self.count - self.names.count) more" : ""
    return meant + (self.count == 1 ? "One device has answered: \(names)." : "These have answered: \(names)\(rest).")
  }
}

extension DiscoveryManager {
  /// Returns the device that was probably meant by an unknown id.
  public func missing(deviceId: String) -> MissingDevice {
    MissingDevice(deviceId, names: { [$0.announcedId ?? $0.deviceId] }, among: self.confirmedDevices)
  }

  /// Returns the device that was probably meant by an unknown name; `nil` is any name.
  public func missing(friendlyName: String?) -> MissingDevice {
    MissingDevice(friendlyName, names: { [$0.friendlyName] }, among: self.confirmedDevices)
  }
}

extension SessionManager {
  /// Returns the device with an id if it needs no search: it was seen in this run, or there is a session with it.
  ///
  /// A device that only the cache knows has no endpoints until it is seen. See
  /// ``DiscoveryManager/device(idNotName:)``.
  package func device(idNotName id: String) -> DiscoveredDevice? {
    guard let device = self.discovery.device(idNotName: id) else { return nil }
    return device.origin != .cached || self.occupant(of: device) != nil ? device : nil
  }

  /// Returns the device with an id or friendly name, as soon as it is known. Discovery must be running.
  ///
  /// - Throws: ``CastErrorCode/deviceNotFound`` with ``CastError/missingDevice``.
  public func find(_ idOrName: String, within limit: TimeAmount) async throws(CastError) -> DiscoveredDevice {
    if let device = self.device(idNotName: idOrName) { return device }
    do {
      if let device = try await self.discovery.find(idOrName, timeout: limit) { return device }
    } catch {
      throw CastError(.requestCancelled, (error as? DiscoveryError)?.message ?? "\(error)", cause: error)
    }
    let missing = MissingDevice(
      idOrName, names: { [$0.friendlyName, $0.announcedId ?? $0.deviceId] }, among: self.discovery.confirmedDevices)
    let seconds = Double(limit.nanoseconds) / 1e9
    var error = CastError(
      .deviceNotFound,
      "No device with the id or name '\(idOrName)' was found within \(seconds) seconds. \(missing.advice)")
    error.missingDevice = missing
    throw error
  }
}
