import ArgumentParser
import CastDiscovery
import EmulatedReceiver

/// Which devices there are, as data.
struct FleetOptions: ParsableArguments {
  @Option(help: "A JSON file with further models, in the form that --list-models prints.") var models: [String] = []
  @Flag(help: "Print the models that are known as JSON, and end.") var listModels = false
  @Option(
    help: """
      Be many devices: a number, of all models in turn (or of those of --fleet-model), or a JSON file with "devices" \
      and "groups".
      """)
  var fleet: String?
  @Option(help: "With --fleet NUMBER: the model of the devices; several take turns.") var fleetModel: [String] = []
  @Flag(
    help:
      "Listen where devices do: 8009, and 8008 and 8443 for setup information, so that senders need an address only.")
  var standardPorts = false
  @Option(help: "Give setup information (eureka_info) over HTTP at this port; 0 for any.") var setupPort: UInt16?
  @Option(help: "The same over HTTPS; default: any port, if there is --setup-port.") var setupTLSPort: UInt16?

  func validate() throws {
    if let fleet, let count = Int(fleet), !(1...FleetDescription.maximumDevices).contains(count) {
      throw ValidationError("--fleet goes from 1 to \(FleetDescription.maximumDevices).")
    }
    guard self.fleetModel.isEmpty || self.fleet.map({ Int($0) != nil }) == true else {
      throw ValidationError("--fleet-model goes with --fleet NUMBER.")
    }
    guard !self.standardPorts || (self.setupPort == nil && self.setupTLSPort == nil && self.fleet == nil) else {
      throw ValidationError("--standard-ports are those of one device, and are fixed.")
    }
  }

  /// The models that are built in and those of the files.
  func knownModels() throws -> DeviceModels {
    var known = DeviceModels.builtIn
    for path in self.models { try known.add(contentsOf: path) }
    return known
  }

  /// The fleet that was asked for; `nil` for none.
  func description(_ models: DeviceModels) throws -> FleetDescription? {
    guard let fleet else { return nil }
    guard let count = Int(fleet) else { return try FleetDescription(contentsOf: fleet) }
    let names = models.all.filter { !$0.capabilities.contains(.multizoneGroup) }.map(\.name)
    return FleetDescription(count: count, models: self.fleetModel.isEmpty ? names : self.fleetModel)
  }

  var setupPorts: SetupPorts? {
    if self.standardPorts { return .standard }
    guard self.setupPort != nil || self.setupTLSPort != nil else { return nil }
    return SetupPorts(http: Int(self.setupPort ?? 0), https: Int(self.setupTLSPort ?? 0))
  }
}
