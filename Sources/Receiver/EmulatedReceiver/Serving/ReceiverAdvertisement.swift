import CastAdvertising
import CastModel
import DNSSD
import LoopIsolation
import Logging
import NIOCore

/// The contents of a receiver's DNS-SD announcement (cast.md 9).
struct ReceiverAdvertisement {
  let device: ReceiverDevice

  /// The instance's name: the model and the id, never the device's friendly name.
  var instanceName: String {
    if let name = self.device.instanceName { return name }
    guard !self.device.capabilities.contains(.multizoneGroup) else { return "Google-Cast-Group-\(self.device.id)" }
    var model = ""
    for character in self.device.model.replacing(" ", with: "-") {
      guard model.utf8.count + character.utf8.count <= 20 else { break }
      model.append(character)
    }
    return "\(model)-\(self.device.id)"
  }

  /// Returns the subtypes under which a sender that browses for an app finds the receiver.
  static func subtypes(_ applications: [ApplicationDefinition]) -> [String] {
    applications.map { "_\($0.appId.uppercased())" }.filter { $0.utf8.count <= 63 }
  }

  /// Returns the TXT record for the running app.
  func txt(application: RunningApplication?) -> TXTRecord {
    let running = application.flatMap { $0.definition.isIdleScreen ? nil : $0.definition.displayName }
    return self.device.txt.record(of: self.device, statusText: running)
  }
}

/// The number of this process's announcements through the DNS-SD daemon's library, and its limit.
@LoopActor
final class DaemonPlaces {
  /// The limit: Avahi's library needs a thread and five descriptors for each announcement, and supports 254
  /// announcements and browses together. The rest is left for browsing.
  nonisolated static let limit = 200
  /// The places of this process: the library's limit is per process.
  static let shared = DaemonPlaces(limit: DaemonPlaces.limit)

  private let limit: Int
  private var taken = 0
  private var hasTold = false

  nonisolated init(limit: Int) { self.limit = limit }

  /// Reserves a place; returns `false` if there is none left, with one warning in the log.
  func take(_ logger: Logger, instead: String) -> Bool {
    guard self.taken < self.limit else {
      if !self.hasTold {
        logger.warning("Avahi's library announces at most \(self.limit) devices of one process; \(instead)")
      }
      self.hasTold = true
      return false
    }
    self.taken += 1
    return true
  }

  /// Releases a place.
  func release() { self.taken -= 1 }
}

/// A receiver's announcement: started when it listens, withdrawn when it stops, and updated when the running app
/// changes.
@LoopActor
final class ReceiverAnnouncement {
  /// Whether the receiver is announced now; false also if there is no daemon.
  private(set) var isAnnounced = false

  private let configuration: ReceiverConfiguration
  private let logger: Logger
  private var advertisement: (any ServiceAdvertisement)?
  /// The TXT record that was announced last.
  private var text: TXTRecord?
  private var hasDaemonPlace = false

  nonisolated init(_ configuration: ReceiverConfiguration, logger: Logger) {
    self.configuration = configuration
    self.logger = logger
  }

  /// Announces the receiver at `port`, if configured; a receiver that can't be announced can still be reached by
  /// address.
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

  /// Updates the TXT record with the running app.
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

  /// Withdraws the announcement.
  func stop() {
    self.advertisement?.stop()
    self.advertisement = nil
    self.isAnnounced = false
    if self.hasDaemonPlace { DaemonPlaces.shared.release() }
    self.hasDaemonPlace = false
  }

  /// Creates the announcement: by the daemon, by this process, or by the daemon with this process as its substitute.
  /// Beyond ``DaemonPlaces/limit`` this process replaces the daemon, unless the daemon alone is configured.
  ///
  /// - Throws: ``AdvertisementError`` (`invalidAdvertisement`; `operationFailed` if the daemon alone is configured
  ///   and has no place).
  private func make(port: UInt16, application: RunningApplication?) throws -> any ServiceAdvertisement {
    let description = ReceiverAdvertisement(device: self.configuration.device)
    let subtypes = ReceiverAdvertisement.subtypes(self.configuration.applications)
    let (name, text) = (description.instanceName, description.txt(application: application))
    let ownInterface = Self.interfaceName(ofAddress: self.configuration.host)
    let interfaceName = self.configuration.interfaceName ?? ownInterface
    self.text = text
    let method = self.configuration.advertisementMethod
    if method != .mdns {
      self.hasDaemonPlace = DaemonPlaces.shared.take(
        self.logger,
        instead: method == .avahi
          ? "further ones aren't announced: use --advertisement mdns or automatic"
          : "this process announces further ones")
    }
    guard self.hasDaemonPlace || method != .avahi else {
      throw AdvertisementError(
        .operationFailed, "Avahi's library announces at most \(DaemonPlaces.limit) devices of one process.")
    }
    let embedded = try MDNSAdvertisement(
      instanceName: name, subtypes: subtypes, port: port, txt: text, interfaceName: interfaceName,
      address: ownInterface == nil ? nil : self.configuration.host)
    guard self.hasDaemonPlace else { return embedded }
    let daemon = try DaemonAdvertisement(
      instanceName: name, subtypes: subtypes, port: port, txt: text, interfaceName: interfaceName, logger: self.logger)
    return method == .avahi ? daemon : AutomaticAdvertisement(daemon: daemon, embedded: embedded)
  }

  /// Returns the interface with this address: a receiver that listens on it alone can't be reached through the
  /// others. `nil` for a wildcard address, and for one that no interface has.
  nonisolated static func interfaceName(ofAddress address: String) -> String? {
    let device = try? System.enumerateDevices().first { $0.address?.ipAddress == address }
    // A further address of an interface may have its own label, such as "eth0:1".
    return device.flatMap { $0.name.split(separator: ":").first.map(String.init) }
  }
}
