import CastDiscovery
import CastModel
import CastV2
import JSONCodec

extension ReceiverCore {
  /// GET_DEVICE_INFO (Protocol page 6.5).
  func handleDiscoveryRequest(_ request: PlatformRequest) -> [ReceiverAction] {
    guard request.type == "GET_DEVICE_INFO" else { return [] }
    let device = self.configuration.device
    let message = WireMessage(type: request.type, requestId: request.requestId) {
      $0.member("deviceId", device.id)
      $0.member("friendlyName", device.friendlyName)
      $0.member("deviceModel", device.model)
      $0.member("deviceCapabilities", device.capabilities.rawValue)
      $0.member("controlNotifications", Int64(1))
    }
    return self.deliver(message, on: .discovery, from: CastEndpointID.receiver, to: .sender(request.sender))
  }

  /// `eureka_info` over the socket, with keys in snake case (Protocol page 6.5).
  func handleSetupRequest(_ request: PlatformRequest) -> [ReceiverAction] {
    guard request.type == "eureka_info" else { return [] }
    let device = self.configuration.device
    let info: JSONValue = [
      "version": 12, "name": .string(device.friendlyName),
      "device_info": [
        "manufacturer": "cast-rpc", "product_name": .string(device.model), "ssdp_udn": .string(device.id),
      ],
      "build_info": ["build_type": 2, "cast_build_revision": "1.68.000000", "system_build_number": "000000"],
    ]
    let answer: JSONValue = [
      "type": "eureka_info", "request_id": .integer(request.requestId), "response_code": 200,
      "response_string": "OK", "data": info,
    ]
    return [self.answer(answer, on: .setup, to: request.sender)]
  }

  /// The members of a group, and their volumes (Protocol page 8).
  mutating func handleMultizoneRequest(_ request: PlatformRequest) -> [ReceiverAction] {
    switch request.type {
    case "GET_STATUS": return [self.answer(self.multizoneStatus(request.requestId), on: .multizone, to: request.sender)]
    case "SET_DEVICE_VOLUME", "SET_VOLUME": return self.setMemberVolume(request)
    default: return []
    }
  }

  private func multizoneStatus(_ requestId: Int64) -> WireMessage {
    let devices = self.members.map(\.json)
    return WireMessage(type: "MULTIZONE_STATUS", requestId: requestId) {
      let status: JSONValue = [
        "devices": .array(devices), "isMultichannel": false,
        "playbackSession": ["appAllowsGrouping": true, "isVideoContent": false, "streamTransferSupported": true],
      ]
      $0.member("status", status as JSONValue?)
    }
  }

  private mutating func setMemberVolume(_ request: PlatformRequest) -> [ReceiverAction] {
    guard let id = request.node["deviceId"]?.string,
      let index = self.members.firstIndex(where: { $0.deviceId == id }),
      let node = request.node["volume"], let volume = try? Volume(json: node)
    else {
      return [
        self.answer(
          WireMessage.invalidRequest(.invalidParameters, requestId: request.requestId), on: .multizone,
          to: request.sender)
      ]
    }
    if let level = volume.level { self.members[index].level = min(max(level, 0), 1) }
    if let muted = volume.muted { self.members[index].isMuted = muted }
    let device = self.members[index].json
    let update = WireMessage(type: "DEVICE_UPDATED") { $0.member("device", device) }
    return [self.answer(self.multizoneStatus(request.requestId), on: .multizone, to: request.sender)]
      + self.deliver(update, on: .multizone, from: CastEndpointID.receiver, to: .everyone(except: nil))
  }
}

extension GroupMember {
  fileprivate var json: JSONValue {
    .object([
      "deviceId": .string(self.deviceId), "name": .string(self.name),
      "capabilities": .integer(self.capabilities.rawValue),
      "volume": ["level": .number(self.level), "muted": .bool(self.isMuted)],
    ])
  }
}
