import CastDiscovery
import JSONCodec

/// The device of a recording, by every id and endpoint under which it is known. A pure value.
///
/// A device that was named by its address has a temporary id until it reports its own, so endpoints count, too.
struct RecordedTarget: Sendable, Hashable {
  /// Whether a call or a notification concerns the device.
  enum Concern: Sendable, Hashable {
    case yes
    /// It names another device or session.
    case no
    /// It names none.
    case unknown
  }

  private var ids: Set<String>
  private var endpoints: Set<ConfiguredDevice.Key>
  private var sessionIds: Set<String> = []
  /// The addresses at the other ends of links: a device may be known by a host's name alone.
  private var peers: Set<String> = []

  init(_ device: DiscoveredDevice) {
    self.ids = [device.deviceId]
    self.endpoints = Self.endpoints(of: device)
  }

  /// The numeric addresses from which the device's requests come, without zones.
  var hosts: Set<String> { self.peers.union(self.endpoints.map { Self.plain($0.host) }) }

  private static func plain(_ host: String) -> String { String(host.prefix { $0 != "%" }) }

  private static func endpoints(of device: DiscoveredDevice) -> Set<ConfiguredDevice.Key> {
    let own = (device.addresses + [device.host]).map { ConfiguredDevice.Key(host: $0, port: device.port) }
    return Set(own + device.configured)
  }

  /// Returns whether `device` is the device; remembers its id and endpoints then.
  mutating func covers(_ device: DiscoveredDevice) -> Bool {
    let endpoints = Self.endpoints(of: device)
    if self.ids.contains(device.deviceId) {
      self.endpoints.formUnion(endpoints)
      return true
    }
    guard !self.endpoints.isDisjoint(with: endpoints) else { return false }
    self.ids.insert(device.deviceId)
    return true
  }

  /// Remembers an address at the other end of a link.
  mutating func add(peer: String) { self.peers.insert(Self.plain(peer)) }

  /// Remembers that a session is one with the device, also after its end.
  mutating func add(sessionId: String) { self.sessionIds.insert(sessionId) }

  /// Returns whether a session is, or was, one with the device.
  func has(sessionId: String) -> Bool { self.sessionIds.contains(sessionId) }

  /// Returns whether a host and a port are an endpoint of the device.
  func has(host: String, port: UInt16) -> Bool {
    if self.endpoints.contains(ConfiguredDevice.Key(host: host, port: port)) { return true }
    return self.peers.contains(Self.plain(host)) && self.endpoints.contains { $0.port == port }
  }

  /// Returns whether `id` is one of the device's, in any spelling.
  func has(deviceId id: String) -> Bool { self.ids.contains(id) || self.ids.contains(DeviceID.canonical(id)) }

  // MARK: Calls and notifications

  /// Returns whether the parameters, or a result, name the device or a session with it.
  ///
  /// A host that isn't the device's may be another name of it, so it leaves the concern unknown.
  ///
  /// - Parameters:
  ///   - isDevice: Whether a text that isn't an id names the device; `nil` if it names none that is known.
  mutating func concern(of object: JSONObject, isDevice: (String) -> Bool? = { _ in nil }) -> Concern {
    var concern = Concern.unknown
    if let host = object["host"]?.string,
      let port = UInt16(exactly: object["port"]?.integer ?? Int64(ConfiguredDevice.defaultPort)),
      self.has(host: host, port: port)
    {
      return .yes
    }
    for (key, value) in object.members {
      switch self.concern(of: key, value, isDevice) {
      case .yes:
        // A session that is described beside its device.
        if let id = object["sessionId"]?.string, object["deviceId"] != nil || object["session"] != nil {
          self.add(sessionId: id)
        }
        return .yes
      case .no: concern = .no
      case .unknown: break
      }
    }
    return concern
  }

  private mutating func concern(of key: String, _ value: JSONValue, _ isDevice: (String) -> Bool?) -> Concern {
    switch (key, value) {
    case ("sessionId", .string(let id)): return self.has(sessionId: id) ? .yes : .no
    case ("deviceId", .string(let id)): return self.has(deviceId: id) ? .yes : .no
    case ("device", .string(let text)):
      if self.has(deviceId: text) { return .yes }
      return isDevice(text).map { $0 ? .yes : .no } ?? .unknown
    case ("friendlyName", .string(let text)): return isDevice(text).map { $0 ? .yes : .no } ?? .unknown
    case ("session", .object(let object)), ("device", .object(let object)), ("fromDevice", .object(let object)),
      ("toDevice", .object(let object)):
      return self.concern(of: object, isDevice: isDevice)
    default: return .unknown
    }
  }
}
