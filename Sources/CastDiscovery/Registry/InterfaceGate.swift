/// Keeps services of interfaces that aren't used out of the registry, and lets them in when they are. No I/O.
struct InterfaceGate: Sendable {
  private(set) var selection = InterfaceSelection.all
  private var admitted: [CastService.Key: CastService] = [:]
  private(set) var refused: [CastService.Key: CastService] = [:]

  /// A service was resolved; what the registry is to know.
  mutating func resolved(_ service: CastService) -> DeviceRegistryEvent? {
    guard self.selection.includes(service.interfaceName) else {
      self.refused[service.key] = service
      return self.admitted.removeValue(forKey: service.key).map { .serviceRemoved($0.key) }
    }
    self.refused[service.key] = nil
    self.admitted[service.key] = service
    return .serviceResolved(service)
  }

  /// A service is gone; what the registry is to know.
  mutating func removed(_ key: CastService.Key) -> DeviceRegistryEvent? {
    self.refused[key] = nil
    return self.admitted.removeValue(forKey: key).map { .serviceRemoved($0.key) }
  }

  /// Every service is gone; what the registry is to know, in the order of the services.
  mutating func removeAll() -> [DeviceRegistryEvent] {
    let keys = self.admitted.keys.sorted()
    self.admitted = [:]
    self.refused = [:]
    return keys.map { .serviceRemoved($0) }
  }

  /// Other interfaces are used from now on; what the registry is to know, in the order of the services.
  mutating func select(_ selection: InterfaceSelection) -> [DeviceRegistryEvent] {
    self.selection = selection
    let all = self.admitted.merging(self.refused) { first, _ in first }.values.sorted { $0.key < $1.key }
    var events: [DeviceRegistryEvent] = []
    for service in all {
      let wasAdmitted = self.admitted[service.key] != nil
      guard wasAdmitted != selection.includes(service.interfaceName) else { continue }
      if let event = self.resolved(service) { events.append(event) }
    }
    return events
  }
}
