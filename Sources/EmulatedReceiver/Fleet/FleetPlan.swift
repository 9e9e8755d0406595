import CastDiscovery
import LoopIsolation

/// Makes each receiver's configuration out of a fleet's description.
struct FleetPlan {
  let models: DeviceModels
  let base: ReceiverConfiguration
  /// How many will be advertised so far.
  private var advertised = 0
  private var devices = 0

  init(models: DeviceModels, base: ReceiverConfiguration) {
    self.models = models
    self.base = base
  }

  /// The configurations of `devices`, which may stand for several each.
  mutating func devices(_ devices: [FleetDescription.Device]) throws(ReceiverError) -> [ReceiverConfiguration] {
    var configurations: [ReceiverConfiguration] = []
    for device in devices {
      let model = try self.models.model(device.model)
      for number in 0..<device.count {
        guard configurations.count < FleetDescription.maximumDevices else {
          throw ReceiverError(.invalidData, "A fleet has at most \(FleetDescription.maximumDevices) devices.")
        }
        var configuration = self.base
        self.devices += 1
        let name = device.name ?? "\(model.name) \(self.devices)"
        model.apply(
          to: &configuration, id: device.id ?? ReceiverDevice.randomID(),
          name: device.count == 1 ? name : "\(name) \(number + 1)")
        configuration.port = device.port == 0 ? 0 : device.port + number
        configuration.setupPorts = device.setupPorts.map { $0.shifted(by: number) } ?? self.base.setupPorts
        configurations.append(self.advertising(configuration))
      }
    }
    return configurations
  }

  /// The configuration of a group of receivers that run.
  @LoopActor
  mutating func group(
    _ group: FleetDescription.Group, members: [EmulatedReceiver], leader: EmulatedReceiver?
  ) throws(ReceiverError) -> ReceiverConfiguration {
    let model = try self.models.model(group.model)
    guard model.capabilities.contains(.multizoneGroup) else {
      throw ReceiverError(.invalidData, "“\(model.name)” is no model of a group.")
    }
    var configuration = self.base
    model.apply(to: &configuration, id: group.id ?? ReceiverDevice.randomID(), name: group.name)
    configuration.device.members = members.map(GroupMember.init(receiver:))
    configuration.device.leaderId = leader?.configuration.device.id
    configuration.port = group.port
    // A group's setup information is that of the device which leads it.
    configuration.setupPorts = nil
    return self.advertising(configuration)
  }

  /// Leaves those unannounced that the daemon's library has no room for.
  private mutating func advertising(_ configuration: ReceiverConfiguration) -> ReceiverConfiguration {
    guard configuration.advertises else { return configuration }
    var configuration = configuration
    self.advertised += 1
    configuration.advertises = self.advertised <= Fleet.maximumAdvertised
    return configuration
  }
}
