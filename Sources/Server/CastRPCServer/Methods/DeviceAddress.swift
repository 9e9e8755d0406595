import CastModel
import CastRPCProtocol
import CastSender

/// The device that a call names by id, name or address.
enum DeviceAddress: Sendable, Hashable {
  /// The device's id or name.
  case device(String)
  case address(host: String, port: UInt16)

  /// - Parameter hasName: Whether the method has a parameter `friendlyName`, which its errors may then name.
  init(deviceId: String?, friendlyName: String? = nil, host: String?, port: Int64?, hasName: Bool = false) throws {
    switch (deviceId ?? friendlyName, host) {
    case (let device?, nil) where deviceId == nil || friendlyName == nil: self = .device(device)
    case (nil, let host?): self = .address(host: host, port: port.flatMap { UInt16(exactly: $0) } ?? 8009)
    default:
      let isMissing = deviceId == nil && friendlyName == nil
      let ways = hasName ? "deviceId, friendlyName and host" : "deviceId and host"
      throw APIError(.invalidParams, "Say which device: exactly one of \(ways).") {
        $0.path = isMissing ? "params.deviceId" : host == nil ? "params.friendlyName" : "params.host"
        $0.reason =
          isMissing
          ? "required, but missing, and so \(hasName ? "are friendlyName and host" : "is host")"
          : "given together with another name"
      }
    }
  }

  /// The target of a session; a device given by name must be found first.
  var target: SessionTarget {
    switch self {
    case .device(let id): .device(id)
    case .address(let host, let port): .address(host, port: port)
    }
  }
}
