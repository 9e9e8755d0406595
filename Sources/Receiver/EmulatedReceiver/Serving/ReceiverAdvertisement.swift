import CastAdvertising
import CastModel
import DNSSD
import LoopIsolation
import Logging
import NIOCore

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
}

/// A receiver's announcement: made when it listens, taken back when it stops to, and kept true to what runs.
@LoopActor
final class ReceiverAnnouncement {
  /// Whether the network knows of it now; false also where there is no daemon.
  private(set) var isAnnounced = false

  private let configuration: ReceiverConfiguration
  private let logger: Logger
  private var advertisement: (any ServiceAdvertisement)?
  /// The TXT record that was announced last.
  private var text: TXTRecord?

  nonisolated init(_ configuration: ReceiverConfiguration, logger: Logger) {
    self.configuration = configuration
    self.logger = logger
  }

  /// Announces the receiver at `port`, if it is to be; one that can't be announced can still be reached by address.
  func start(port: Int, application: RunningApplication?) async {
    guard self.configuration.advertises, let port = UInt16(exactly: port) else { return }
    do {
      let advertisement = try self.make(port: port, application: application)
      advertisement.onRegistered = { [weak self] _ in self?.isAnnounced = true }
      advertisement.onFailure = { [weak self] _ in self?.isAnnounced = false }
      self.advertisement = advertisement
      try await advertisement.start()
    } catch {
      self.logger.warning("not advertised; it can be reached by address", metadata: ["error": "\(error)"])
    }
  }

  /// Says what runs now.
  func update(application: RunningApplication?) {
    guard let advertisement = self.advertisement else { return }
    let text = ReceiverAdvertisement(device: self.configuration.device).txt(application: application)
    guard text != self.text else { return }
    self.text = text
    do {
      try advertisement.update(txt: text)
    } catch {
      self.logger.warning("TXT record not updated", metadata: ["error": "\(error)"])
    }
  }

  /// Takes the announcement back.
  func stop() {
    self.advertisement?.stop()
    self.advertisement = nil
    self.isAnnounced = false
  }

  /// - Throws: ``AdvertisementError`` (`invalidAdvertisement`).
  private func make(port: UInt16, application: RunningApplication?) throws -> any ServiceAdvertisement {
    let description = ReceiverAdvertisement(device: self.configuration.device)
    let subtypes = ReceiverAdvertisement.subtypes(self.configuration.applications)
    let (name, text) = (description.instanceName, description.txt(application: application))
    let interfaceName = self.configuration.interfaceName ?? Self.interfaceName(ofAddress: self.configuration.host)
    self.text = text
    let daemon = try DaemonAdvertisement(
      instanceName: name, subtypes: subtypes, port: port, txt: text, interfaceName: interfaceName, logger: self.logger)
    guard self.configuration.advertisementMethod != .avahi else { return daemon }
    let embedded = try MDNSAdvertisement(
      instanceName: name, subtypes: subtypes, port: port, txt: text, interfaceName: interfaceName)
    return self.configuration.advertisementMethod == .mdns
      ? embedded : AutomaticAdvertisement(daemon: daemon, embedded: embedded)
  }

  /// The interface that has this address: at those of the others a receiver that listens on it alone would refuse. Nil for a wildcard
  /// address, and for one that no interface has.
  nonisolated static func interfaceName(ofAddress address: String) -> String? {
    let device = try? System.enumerateDevices().first { $0.address?.ipAddress == address }
    // A further address of an interface may have a label of its own, such as "eth0:1".
    return device.flatMap { $0.name.split(separator: ":").first.map(String.init) }
  }
}
