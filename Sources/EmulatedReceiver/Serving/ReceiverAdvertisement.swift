import CastDiscovery
import LoopIsolation
import Logging

/// What a receiver says of itself over DNS-SD (cast.md 9).
struct ReceiverAdvertisement {
  let device: ReceiverDevice

  /// The instance's name: the model and the id; never what people call the device.
  var instanceName: String {
    guard !self.device.capabilities.contains(.multizoneGroup) else { return "Google-Cast-Group-\(self.device.id)" }
    var model = ""
    for character in self.device.model.replacing(" ", with: "-") {
      guard model.utf8.count + character.utf8.count <= 20 else { break }
      model.append(character)
    }
    return "\(model)-\(self.device.id)"
  }

  /// The app ids under which browsing for an app finds the receiver.
  static func subtypes(_ applications: [ApplicationDefinition]) -> [String] {
    applications.map { "_\($0.appId.uppercased())" }.filter { $0.utf8.count <= 63 }
  }

  /// The TXT record; `application` is what runs.
  func txt(application: RunningApplication?) -> TXTRecord {
    let running = application.flatMap { $0.definition.isIdleScreen ? nil : $0.definition.displayName }
    return self.device.txt.record(of: self.device, statusText: running)
  }

  /// An announcement that isn't started yet.
  ///
  /// - Throws: ``DiscoveryError`` (`invalidAdvertisement`).
  @LoopActor
  static func make(
    _ configuration: ReceiverConfiguration, port: UInt16, application: RunningApplication?, logger: Logger
  ) throws -> any ServiceAdvertisement {
    let description = ReceiverAdvertisement(device: configuration.device)
    let subtypes = ReceiverAdvertisement.subtypes(configuration.applications)
    let (name, text) = (description.instanceName, description.txt(application: application))
    let daemon = try DNSServiceAdvertisement(
      instanceName: name, subtypes: subtypes, port: port, txt: text, interfaceName: configuration.interfaceName,
      logger: logger)
    guard configuration.advertisementMethod != .avahi else { return daemon }
    let embedded = try MDNSAdvertisement(
      instanceName: name, subtypes: subtypes, port: port, txt: text, interfaceName: configuration.interfaceName)
    return configuration.advertisementMethod == .mdns
      ? embedded : AutomaticAdvertisement(daemon: daemon, embedded: embedded)
  }
}
