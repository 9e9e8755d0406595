import CastAdvertising
import CastModel
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import NIOCore

extension ControlService {
  /// The methods for whole devices.
  nonisolated static let deviceMethods: [ControlMethod] = [
    ControlMethod("device.list") { _, call in
      ["devices": .array(call.service.fleet.receivers.map { .object($0.summary) })] as JSONObject
    },
    ControlMethod("device.add", ["id", "name", "model", "capabilities", "port", "host", "advertise"]) { params, call in
      try await call.service.addDevice(&params)
    },
    ControlMethod("device.remove", ["device"]) { params, call in
      await call.service.fleet.remove(try call.receiver(&params))
      return JSONObject()
    },
    ControlMethod("device.status", ["device"]) { params, call in
      let receiver = try call.receiver(&params)
      var status = receiver.summary
      status["links"] = .integer(Int64(receiver.linkCount))
      status["screen"] = .object(receiver.screen.object)
      status["faults"] = .array(receiver.faultRules.map { .object($0.object) })
      return status
    },
    ControlMethod("device.setVolume", ["device", "level", "muted"]) { params, call in
      let receiver = try call.receiver(&params)
      let level: Double? = try params.optional("level", .range(0...1))
      receiver.operate(.setVolume(level: level, isMuted: try params.optional("muted")))
      return receiver.volume.jsonObject
    },
    ControlMethod("device.setStandby", ["device", "standby"]) { params, call in
      let receiver = try call.receiver(&params)
      receiver.operate(.setStandBy(try params.required("standby")))
      return JSONObject()
    },
    ControlMethod("device.setActiveInput", ["device", "active"]) { params, call in
      let receiver = try call.receiver(&params)
      receiver.operate(.setActiveInput(try params.required("active")))
      return JSONObject()
    },
    ControlMethod("device.decideLaunch", ["device", "allow"]) { params, call in
      let receiver = try call.receiver(&params)
      receiver.operate(.decideLaunch(isAllowed: try params.required("allow")))
      return JSONObject()
    },
    ControlMethod("device.stopApp", ["device"]) { params, call in
      try call.receiver(&params).operate(.stopApplication)
      return JSONObject()
    },
    ControlMethod("device.reboot", ["device", "seconds", "port"]) { params, call in
      try await call.service.reboot(&params, call)
    },
    ControlMethod("device.takeOver", ["device", "action", "appId", "contentId", "contentType", "title"]) {
      params, call in
      let receiver = try call.receiver(&params)
      try await receiver.takeOver(try params.takeOver())
      return receiver.summary
    },
  ]

  private func addDevice(_ params: inout ControlParams) async throws -> JSONObject {
    var configuration = self.template
    let id: String? = try params.optional("id")
    if let id, !ReceiverDevice.isValidID(id) {
      throw JSONDecodingError(path: "id", reason: "must be 32 hexadecimal digits in lower case")
    }
    configuration.device = try self.addedDevice(id: id ?? ReceiverDevice.randomID(), &params)
    // The first device has the template's ports.
    if configuration.setupPorts != nil { configuration.setupPorts = SetupPorts() }
    let port: Int64? = try params.optional("port", .range(0...65_535))
    configuration.port = Int(port ?? 0)
    configuration.host = try params.optional("host", .nonEmpty) ?? configuration.host
    configuration.advertises = try params.optional("advertise") ?? configuration.advertises
    let receiver: EmulatedReceiver
    do {
      receiver = try await EmulatedReceiver.start(configuration, logger: self.logger)
    } catch {
      throw ControlError.startFailed(error)
    }
    do {
      try self.fleet.add(receiver)
    } catch {
      await receiver.shutDown()
      throw error
    }
    return receiver.summary
  }

  /// Returns a copy of the template's device, with the values of the parameters, without group members, and announced
  /// under a DNS-SD name that follows from its own name.
  private func addedDevice(id: String, _ params: inout ControlParams) throws -> ReceiverDevice {
    var device = self.template.device
    device.id = id
    device.friendlyName = try params.optional("name", .nonEmpty) ?? device.friendlyName
    device.model = try params.optional("model", .nonEmpty) ?? device.model
    let capabilities: Int64? = try params.optional("capabilities", .range(0...Int64(Int32.max)))
    device.capabilities = capabilities.map { DeviceCapabilities(rawValue: $0) } ?? device.capabilities
    (device.members, device.leaderId, device.instanceName) = ([], nil, nil)
    return device
  }

  private func reboot(_ params: inout ControlParams, _ call: ControlCall) async throws -> JSONObject {
    let receiver = try call.receiver(&params)
    let seconds: Double = try params.optional("seconds", .range(0...3_600)) ?? 0
    let port: Int64? = try params.optional("port", .range(0...65_535))
    do {
      try await receiver.reboot(port: Int(port ?? 0), after: .nanoseconds(Int64(seconds * 1e9)))
    } catch {
      throw ControlError.startFailed(error)
    }
    return receiver.summary
  }
}

extension ControlCall {
  /// Returns the device that the member `device` names.
  @LoopActor
  func receiver(_ params: inout ControlParams) throws -> EmulatedReceiver {
    try self.service.fleet.receiver(try params.optional("device", .nonEmpty))
  }
}
