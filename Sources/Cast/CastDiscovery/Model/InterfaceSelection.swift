public import CastModel

/// Which network interfaces discovery uses, by name; `*` at the end of a name stands for any rest (`docker*`).
public struct InterfaceSelection: Sendable, Hashable {
  /// Those that are used; empty: all that aren't denied.
  public var allowed: [String]
  /// Those that aren't used, whatever ``allowed`` says.
  public var denied: [String]

  /// Every interface.
  public static let all = InterfaceSelection()

  /// The selection that the context's options make.
  public init(_ options: DiscoveryOptions) {
    self.init(allowed: options.allowedInterfaces, denied: options.deniedInterfaces)
  }

  /// Those that match one of `allowed`, or all if it is empty, and none of `denied`.
  public init(allowed: [String] = [], denied: [String] = []) {
    self.allowed = allowed
    self.denied = denied
  }

  /// Whether the interface `name` is used; one without a known name is.
  public func includes(_ name: String) -> Bool {
    guard !name.isEmpty else { return true }
    if self.denied.contains(where: { InterfaceSelection.matches(name, $0) }) { return false }
    return self.allowed.isEmpty || self.allowed.contains { InterfaceSelection.matches(name, $0) }
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }
}

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
