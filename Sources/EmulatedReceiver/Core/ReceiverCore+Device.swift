import CastDiscovery
import CastModel
import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  /// GET_DEVICE_INFO (cast.md 6.5).
  func handleDiscoveryRequest(_ request: PlatformRequest) -> [ReceiverAction] {
    guard request.type == "GET_DEVICE_INFO" else { return [] }
    let (device, dialect) = (self.configuration.device, self.configuration.dialect)
    let message = WireMessage(type: dialect.deviceInfoType, requestId: request.requestId) {
      $0.member("deviceId", device.id)
      $0.member("friendlyName", device.friendlyName)
      $0.member("deviceModel", device.model)
      $0.member(dialect.capabilitiesKey, device.capabilities.rawValue)
      $0.member("controlNotifications", Int64(1))
    }
    return self.deliver(message, on: .discovery, from: CastEndpointID.receiver, to: .sender(request.sender))
  }

  /// Setup requests, whose keys are in snake case (cast.md 6.5).
  func handleSetupRequest(_ request: PlatformRequest, now: NIODeadline) -> [ReceiverAction] {
    switch request.type {
    case "eureka_info":
      let params = request.node["params"].flatMap { try? [String](json: $0) } ?? []
      let information = self.setupInformation(ipAddress: self.configuration.visibleHost, now: now)
      let document = information.document(params: params.isEmpty ? Self.defaultSetupParams : params)
      return [self.setupAnswer(to: request, data: .object(document))]
    case "get_app_device_id":
      guard let appId = request.node["data"]?["app_id"]?.string, !appId.isEmpty else {
        return [self.setupAnswer(to: request, code: 400, reason: "Bad Request")]
      }
      // Another one for each app, and always the same.
      let digits = String(self.configuration.device.id.reversed()).uppercased()
      return [self.setupAnswer(to: request, data: ["app_device_id": .string(digits + appId)])]
    // What changes the device wants the token of an account, which nobody has here.
    default: return [self.setupAnswer(to: request, code: 403, reason: "Forbidden")]
    }
  }

  /// What is answered on the socket to a request that names no sections.
  private static let defaultSetupParams = ["version", "name", "device_info", "build_info"]

  /// The id of a setup request.
  static func setupRequestID(_ payload: CastPayload, _ namespace: CastNamespace) -> Int64? {
    guard namespace == .setup else { return nil }
    return payload.root["request_id"].flatMap { try? Int64(json: $0) }
  }

  private func setupAnswer(
    to request: PlatformRequest, data: JSONValue = [:], code: Int64 = 200, reason: String = "OK"
  ) -> ReceiverAction {
    let answer: JSONValue = [
      "type": .string(request.type), "request_id": .integer(request.requestId), "response_code": .integer(code),
      "response_string": .string(reason), "data": data,
    ]
    return self.answer(answer, on: .setup, to: request.sender)
  }

  /// What the device says of itself; its address is where it was asked.
  func setupInformation(ipAddress: String, now: NIODeadline) -> SetupInformation {
    let uptime = self.startTime.map { Double((now - $0).nanoseconds) / 1e9 } ?? 0
    return SetupInformation(
      device: self.configuration.device, ipAddress: ipAddress, uptime: uptime, groups: self.memberships)
  }
}
