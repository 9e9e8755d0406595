public import CastDiscovery
import CastModel
import JSONCodec
import LoopIsolation
public import NIOCore

/// What to say when no device is the one that a client asked for: which it may have meant, and which are there.
public struct MissingDevice: Sendable, Hashable {
  /// The most devices that are named.
  private static let maximumNames = 10

  /// The name or id of the known device that was probably meant; `nil` if none is near.
  public let nearest: String?
  /// The names of the devices that are there, in the list's order; those beyond ten are left out.
  public let names: [String]
  private let count: Int

  /// - Parameter names: what `wanted` may be of a device, the likeliest first.
  init(_ wanted: String?, names: (DiscoveredDevice) -> [String], among devices: [DiscoveredDevice]) {
    self.nearest = wanted.flatMap { NearestName.of($0, among: devices.flatMap(names)) }
    self.names = devices.prefix(Self.maximumNames).map(\.friendlyName)
    self.count = devices.count
  }

  /// In a sentence or two, with the names in quotation marks.
  public var advice: String {
    let meant = self.nearest.map { "Did you mean '\($0)'? " } ?? ""
    guard self.count > 0 else { return meant + "No device has answered." }
    let names = self.names.map { "'\($0)'" }.joined(separator: ", ")
    let rest = self.count > self.names.count ? " and \(self.count - self.names.count) more" : ""
    return meant + (self.count == 1 ? "One device has answered: \(names)." : "These have answered: \(names)\(rest).")
  }
}

extension DiscoveryManager {
  /// Which device was probably meant by an id that no device has.
  public func missing(deviceId: String) -> MissingDevice {
    MissingDevice(deviceId, names: { [$0.deviceId] }, among: self.confirmedDevices)
  }

  /// Which device was probably meant by a name that no device has; `nil` for any name.
  public func missing(friendlyName: String?) -> MissingDevice {
    MissingDevice(friendlyName, names: { [$0.friendlyName] }, among: self.confirmedDevices)
  }
}

extension SessionManager {
  /// The device that an id or a friendly name means, as soon as it is known; discovery has to run.
  ///
  /// - Throws: ``CastErrorCode/deviceNotFound`` with ``CastError/missingDevice``.
  public func find(_ idOrName: String, within limit: TimeAmount) async throws(CastError) -> DiscoveredDevice {
    if let device = self.discovery.device(id: idOrName) { return device }
    do {
      if let device = try await self.discovery.find(idOrName, timeout: limit) { return device }
    } catch {
      throw CastError(.requestCancelled, (error as? DiscoveryError)?.message ?? "\(error)", cause: error)
    }
    let missing = MissingDevice(
      idOrName, names: { [$0.friendlyName, $0.deviceId] }, among: self.discovery.confirmedDevices)
    let seconds = Double(limit.nanoseconds) / 1e9
    var error = CastError(
      .deviceNotFound,
      "No device with the id or name '\(idOrName)' was found within \(seconds) seconds. \(missing.advice)")
    error.missingDevice = missing
    throw error
  }
}
