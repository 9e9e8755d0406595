import CastRPCProtocol
import CastSender

extension SessionTarget {
  /// The device that a call names, in one of the two ways.
  init(deviceId: String?, host: String?, port: Int64?) throws {
    switch (deviceId, host) {
    case (let deviceId?, nil): self = .device(deviceId)
    case (nil, let host?): self = .address(host, port: port.flatMap { UInt16(exactly: $0) } ?? 8009)
    default:
      throw APIError(.invalidParams, "Say which device: exactly one of deviceId and host.") {
        $0.path = deviceId == nil ? "params.deviceId" : "params.host"
        $0.reason = deviceId == nil ? "required, but missing, and so is host" : "given together with deviceId"
      }
    }
  }
}
