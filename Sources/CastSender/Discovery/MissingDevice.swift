public import CastDiscovery
import JSONCodec
import LoopIsolation

/// What to say when no device is the one that a client asked for: which it may have meant, and which are there.
public struct MissingDevice: Sendable, Hashable {
  /// The most devices that are named.
  private static let maximumNames = 10

  /// The name or id of the known device that was probably meant; `nil` if none is near.
  public let nearest: String?
  /// The names of the devices that are there, in the list's order; those beyond ten are left out.
  public let names: [String]
  private let count: Int

  init(_ wanted: String?, isId: Bool, among devices: [DiscoveredDevice]) {
    self.nearest = wanted.flatMap { NearestName.of($0, among: devices.map { isId ? $0.deviceId : $0.friendlyName }) }
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
    MissingDevice(deviceId, isId: true, among: self.confirmedDevices)
  }

  /// Which device was probably meant by a name that no device has; `nil` for any name.
  public func missing(friendlyName: String?) -> MissingDevice {
    MissingDevice(friendlyName, isId: false, among: self.confirmedDevices)
  }
}
