public import CastModel
import LoopIsolation

extension DiscoveryManager {
  /// The most subtypes that are browsed at once: each costs the DNS-SD library a thread and five descriptors.
  package static let maximumSubtypes = 24

  /// Registers criteria; the sources search for the union of all of them. The list itself holds every device: a
  /// client with criteria uses a ``DeviceListView``.
  public func addInterest(_ criteria: DiscoveryCriteria) -> DiscoveryInterest {
    let interest = DiscoveryInterest(id: self.makeId())
    self.interests[interest] = criteria
    self.updateSubtypes()
    return interest
  }

  /// Changes registered criteria; does nothing if they were removed.
  public func update(_ interest: DiscoveryInterest, to criteria: DiscoveryCriteria) {
    guard self.interests[interest] != nil, self.interests[interest] != criteria else { return }
    self.interests[interest] = criteria
    self.updateSubtypes()
  }

  /// Removes registered criteria.
  public func remove(_ interest: DiscoveryInterest) {
    guard self.interests.removeValue(forKey: interest) != nil else { return }
    self.updateSubtypes()
  }

  /// Returns whether `device` fits `criteria`, as far as is known now.
  ///
  /// A device that was configured by its address, and any device for the default media receiver, is admitted unless
  /// its own answer contradicts. An answer that it has an app counts for a minute after it expired: the device is asked
  /// again meanwhile, and stays listed.
  public func admission(of device: DiscoveredDevice, to criteria: DiscoveryCriteria) -> DeviceAdmission {
    self.admission(of: device, to: criteria) { id in
      self.availability(
        self.applications.listedAvailability(of: id, on: device.deviceId, now: self.clock.now), of: id, on: device)
    }
  }

  /// Returns whether `device` would fit `criteria` without the answers that have expired.
  func currentAdmission(of device: DiscoveredDevice, to criteria: DiscoveryCriteria) -> DeviceAdmission {
    self.admission(of: device, to: criteria) { self.availability(of: $0, on: device) }
  }

  private func admission(
    of device: DiscoveredDevice, to criteria: DiscoveryCriteria, by availability: (String) -> ApplicationAvailability
  ) -> DeviceAdmission {
    let spoken = self.applications.namespaces(of: device.deviceId)
    guard spoken.isSuperset(of: criteria.namespaces) else { return .namespacesMissing }
    guard !criteria.applicationIds.isEmpty else { return .admitted }
    var isRefuted = true
    for id in criteria.applicationIds {
      switch availability(id) {
      case .available: return .admitted
      case .unavailable: break
      default:
        if !device.configured.isEmpty || id.uppercased() == DiscoveryCriteria.defaultMediaReceiver { return .admitted }
        isRefuted = false
      }
    }
    return isRefuted ? .applicationUnavailable : .applicationUnknown
  }

  /// Returns whether a device has an app: by its last answer to `GET_APP_AVAILABILITY` if that hasn't expired, else
  /// by its announcements.
  public func availability(of applicationId: String, on device: DiscoveredDevice) -> ApplicationAvailability {
    let answer = self.applications.availability(of: applicationId, on: device.deviceId, now: self.clock.now)
    return self.availability(answer, of: applicationId, on: device)
  }

  /// Returns the device's answer, or else its announcement about the app.
  private func availability(
    _ answer: ApplicationAvailability, of applicationId: String, on device: DiscoveredDevice
  ) -> ApplicationAvailability {
    if answer != .unknown { return answer }
    return device.applicationIds.contains(applicationId.uppercased()) ? .available : .unknown
  }

  /// Stores a device's answer to `GET_APP_AVAILABILITY`.
  public func recordAvailability(_ availability: [String: ApplicationAvailability], on deviceId: String) {
    let deviceId = DeviceID.canonical(deviceId)
    let isNews = self.applications.record(availability, on: deviceId, now: self.clock.now)
    self.scheduleExpiry()
    if isNews { self.tellLearned(deviceId) }
  }

  /// Stores the namespaces of the app that runs on a device; empty when none runs or the connection ended.
  public func recordNamespaces(_ namespaces: Set<String>, of deviceId: String) {
    let deviceId = DeviceID.canonical(deviceId)
    if self.applications.recordNamespaces(namespaces, of: deviceId) { self.tellLearned(deviceId) }
  }

  // MARK: Internals

  /// Updates the subtypes to browse, in a stable order. Those beyond the limit are left to `GET_APP_AVAILABILITY`.
  func updateSubtypes() {
    let wanted = self.interests.values.reduce(into: Set<String>()) { $0.formUnion($1.subtypes) }
    let subtypes = Set(wanted.sorted().prefix(DiscoveryManager.maximumSubtypes))
    for source in self.sources where source.subtypes != subtypes { source.subtypes = subtypes }
    self.answerSearches(from: self.devices)
    self.inquireSoon()
  }

  private func tellLearned(_ deviceId: String) {
    guard let device = self.device(id: deviceId) else { return }
    self.emit(.didLearn(device))
    self.answerSearches(from: [device])
  }

  private func scheduleExpiry() {
    self.expiryTimer?.cancel()
    self.expiryTimer = self.applications.nextExpiry(after: self.clock.now).map { deadline in
      self.clock.schedule(at: deadline) { [weak self] in self?.expireAvailability() }
    }
  }

  private func expireAvailability() {
    let expired = self.applications.expire(now: self.clock.now)
    self.scheduleExpiry()
    for deviceId in expired { self.tellLearned(deviceId) }
    self.inquireSoon()
  }
}

/// Whether a device fits a client's criteria, and if not, why.
public struct DeviceAdmission: RawRepresentable, Sendable, Hashable {
  /// The word of the spec.
  public let rawValue: String

  /// Creates a value from its name; unknown names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It fits.
  public static let admitted = DeviceAdmission(rawValue: "admitted")
  /// It answered that it has none of the apps.
  public static let applicationUnavailable = DeviceAdmission(rawValue: "APPLICATION_UNAVAILABLE")
  /// It announces none of the apps, and hasn't answered whether it has one.
  public static let applicationUnknown = DeviceAdmission(rawValue: "APPLICATION_UNKNOWN")
  /// The app that runs on it, if any, isn't known to speak the namespaces.
  public static let namespacesMissing = DeviceAdmission(rawValue: "NAMESPACES_MISSING")
}

/// The handle of one client's criteria at a ``DiscoveryManager``, to change and remove them.
public struct DiscoveryInterest: Sendable, Hashable {
  let id: UInt64
}
