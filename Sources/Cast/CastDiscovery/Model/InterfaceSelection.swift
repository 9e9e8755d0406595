public import CastModel

/// The network interfaces that discovery uses, by name; `*` at the end of a name matches any suffix (`docker*`).
public struct InterfaceSelection: Sendable, Hashable {
  /// The interfaces to use; empty: all that aren't denied.
  public var allowed: [String]
  /// The interfaces not to use, even if ``allowed`` contains them.
  public var denied: [String]

  /// Every interface.
  public static let all = InterfaceSelection()

  /// Makes the selection of the context's options.
  public init(_ options: DiscoveryOptions) {
    self.init(allowed: options.allowedInterfaces, denied: options.deniedInterfaces)
  }

  /// Selects the interfaces that match one of `allowed`, or all if it is empty, and none of `denied`.
  public init(allowed: [String] = [], denied: [String] = []) {
    self.allowed = allowed
    self.denied = denied
  }

  /// Whether the interface `name` is used; true if the name is unknown.
  public func includes(_ name: String) -> Bool {
    guard !name.isEmpty else { return true }
    if self.denied.contains(where: { InterfaceSelection.matches(name, $0) }) { return false }
    return self.allowed.isEmpty || self.allowed.contains { InterfaceSelection.matches(name, $0) }
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }
}

/// Keeps services of unused interfaces out of the registry, and adds them when their interface is used. No I/O.
struct InterfaceGate: Sendable {
  private(set) var selection = InterfaceSelection.all
  private var admitted: [ServiceRecord.Key: CastService] = [:]
  private(set) var refused: [ServiceRecord.Key: CastService] = [:]

  /// Handles a resolved service. Returns the registry's event, if any.
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

  /// Handles a removed service. Returns the registry's event, if any.
  mutating func removed(_ service: CastService.Key, by source: String) -> DeviceRegistryEvent? {
    let key = ServiceRecord.Key(service: service, source: source)
    self.refused[key] = nil
    return self.admitted.removeValue(forKey: key).map { .serviceRemoved($0.key, by: source) }
  }

  /// Removes every service. Returns the registry's events, in the order of the services.
  mutating func removeAll() -> [DeviceRegistryEvent] {
    let keys = self.admitted.keys.sorted()
    self.admitted = [:]
    self.refused = [:]
    return keys.map { .serviceRemoved($0.service, by: $0.source) }
  }

  /// Changes the selection. Returns the registry's events, in the order of the services.
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
