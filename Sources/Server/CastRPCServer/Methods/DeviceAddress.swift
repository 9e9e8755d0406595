import CastModel
import CastRPCProtocol
import CastSender

/// The device that a call names, in one of three ways.
enum DeviceAddress: Sendable, Hashable {
  /// By its id, or by its name.
  case device(String)
  case address(host: String, port: UInt16)

  init(deviceId: String?, friendlyName: String?, host: String?, port: Int64?) throws {
    switch (deviceId ?? friendlyName, host) {
    case (let device?, nil) where deviceId == nil || friendlyName == nil: self = .device(device)
    case (nil, let host?): self = .address(host: host, port: port.flatMap { UInt16(exactly: $0) } ?? 8009)
    default:
      let isMissing = deviceId == nil && friendlyName == nil
      throw APIError(.invalidParams, "Say which device: exactly one of deviceId, friendlyName and host.") {
        $0.path = isMissing ? "params.deviceId" : host == nil ? "params.friendlyName" : "params.host"
        $0.reason =
          isMissing ? "required, but missing, and so are friendlyName and host" : "given together with another name"
      }
    }
  }

  /// What a session connects to; a device that is named has to be found before.
  var target: SessionTarget {
    switch self {
    case .device(let id): .device(id)
    case .address(let host, let port): .address(host, port: port)
    }
  }
}
