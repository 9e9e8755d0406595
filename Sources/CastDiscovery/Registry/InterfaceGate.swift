/// Keeps services of interfaces that aren't used out of the registry, and lets them in when they are. No I/O.
struct InterfaceGate: Sendable {
  private(set) var selection = InterfaceSelection.all
  private var admitted: [ServiceRecord.Key: CastService] = [:]
  private(set) var refused: [ServiceRecord.Key: CastService] = [:]

  /// A source resolved a service; what the registry is told.
  mutating func resolved(_ service: CastService, by source: String) -> DeviceRegistryEvent? {
    let key = ServiceRecord.Key(service: service.key, source: source)
    guard self.selection.includes(service.interfaceName) else {
      self.refused[key] = service
      return self.admitted.removeValue(forKey: key).map { .serviceRemoved($0.key, by: source) }
    }
    self.refused[key] = nil
    self.admitted[key] = service
    return .serviceResolved(service, by: source)
  }

  /// A source knows a service no longer; what the registry is told.
  mutating func removed(_ service: CastService.Key, by source: String) -> DeviceRegistryEvent? {
    let key = ServiceRecord.Key(service: service, source: source)
    self.refused[key] = nil
    return self.admitted.removeValue(forKey: key).map { .serviceRemoved($0.key, by: source) }
  }

  /// Every service is gone; what the registry is told, in the order of the services.
  mutating func removeAll() -> [DeviceRegistryEvent] {
    let keys = self.admitted.keys.sorted()
    self.admitted = [:]
    self.refused = [:]
    return keys.map { .serviceRemoved($0.service, by: $0.source) }
  }

  /// Other interfaces are used from now on; what the registry is told, in the order of the services.
  mutating func select(_ selection: InterfaceSelection) -> [DeviceRegistryEvent] {
    self.selection = selection
    let all = self.admitted.merging(self.refused) { first, _ in first }.sorted { $0.key < $1.key }
    var events: [DeviceRegistryEvent] = []
    for (key, service) in all {
      let wasAdmitted = self.admitted[key] != nil
      guard wasAdmitted != selection.includes(service.interfaceName) else { continue }
      if let event = self.resolved(service, by: key.source) { events.append(event) }
    }
    return events
  }
}
