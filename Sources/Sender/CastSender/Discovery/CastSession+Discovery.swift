import CastDiscovery
import CastModel
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore

extension CastSession {
  /// Asks the device which apps it has (`GET_APP_AVAILABILITY`, cast.md 6.3). Ids that it doesn't answer for are
  /// missing.
  func requestAvailability(
    of applicationIds: [String]
  ) async throws(CastError) -> [String: ApplicationAvailability] {
    let reply = try await self.link.request(
      RequestKind(.getAppAvailability), timeout: TimeAmount(self.environment.options.requestLimits.receiver)
    ) { id in ReceiverRequest.availability(of: applicationIds, requestId: id) }
    return ReceiverRequest.availability(in: reply.payload)
  }

  /// Records the namespaces of the running app for discovery, whose criteria may match them.
  func recordNamespaces() {
    let isKnown = self.connectionState == .connected && self.link.connection != nil
    let applications = isKnown ? self.link.receiver.applications.filter { !$0.isIdle } : []
    let names = applications.flatMap { $0.namespaces ?? [] }.map(\.name)
    self.environment.discovery.recordNamespaces(Set(names), of: self.device.deviceId)
  }

  /// Asks a device that a client named by its address for its id, so that it merges with the announced device
  /// (cast.md 6.5).
  func identifyDevice() {
    guard let key = self.configuredKey else { return }
    LoopActor.task { [link] in
      let reply = try? await link.askIdentity(within: TimeAmount(self.environment.options.requestLimits.receiver))
      if let identity = reply.flatMap({ DeviceIdentity($0.payload) }) {
        self.environment.discovery.identifyConfiguredDevice(key, as: identity)
      } else if self.environment.options.discovery.asksDevices,
        // A device need not answer the first question; the open link allows another one.
        let identity = (try? await link.askSetupInformation(within: .seconds(2)))?.identity()
      {
        self.environment.discovery.describeConfiguredDevice(key, as: identity)
      }
      // The session now has the id under which discovery lists the device.
      let device = self.environment.discovery.devices.first { $0.configured.contains(key) }
      if let device { self.deviceUpdated(device, over: link) }
    }
  }

  /// The address by which a client named this device, if it is the only one and its device isn't known yet.
  private var configuredKey: ConfiguredDevice.Key? {
    let discovery = self.environment.discovery
    let key: ConfiguredDevice.Key?
    switch self.link.target.kind {
    case .address(let host, let port): key = ConfiguredDevice.Key(host: host, port: port)
    case .device: key = self.device.configured.count == 1 ? self.device.configured.first : nil
    }
    guard let key, discovery.configuredDevices.contains(where: { $0.key == key && $0.deviceId == nil }) else {
      return nil
    }
    return key
  }
}

extension ReceiverLink {
  /// Sends GET_DEVICE_INFO, which a device need not answer.
  func askIdentity(within limit: TimeAmount) async throws(CastError) -> CastReply {
    try await self.ask(RequestKind(.getDeviceInfo), namespace: .discovery, timeout: limit) { id in
      ReceiverRequest(type: .getDeviceInfo, requestId: id)
    }
  }
}

extension ReceiverRequest {
  static func availability(of applicationIds: [String], requestId: Int64) -> ReceiverRequest {
    ReceiverRequest(
      type: .getAppAvailability, requestId: requestId,
      members: ["appId": .array(applicationIds.map { .string($0) })])
  }

  /// Returns the answer to GET_APP_AVAILABILITY, whose key is `responseType` and not `type` (trap 24).
  static func availability(in payload: CastPayload) -> [String: ApplicationAvailability] {
    var result: [String: ApplicationAvailability] = [:]
    payload.root["availability"]?.forEachMember { id, node in
      if let text = node.string { result[id] = ApplicationAvailability(rawValue: text) }
    }
    return result
  }
}

extension DeviceIdentity {
  /// Creates the identity from the answer to GET_DEVICE_INFO; `nil` if it has no id. Both spellings of the
  /// capabilities occur (trap 28).
  init?(_ payload: CastPayload) {
    let root = payload.root
    guard let id = root["deviceId"]?.string, !id.isEmpty else { return nil }
    let bits = (root["deviceCapabilities"] ?? root["capabilities"]).flatMap { try? Int64(json: $0) }
    self.init(
      deviceId: id, friendlyName: root["friendlyName"]?.string, modelName: root["deviceModel"]?.string,
      capabilities: bits.map(DeviceCapabilities.init(rawValue:)))
  }
}
