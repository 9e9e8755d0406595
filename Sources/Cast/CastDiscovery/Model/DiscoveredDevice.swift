public import CastModel
import DNSSD
import TextFormats

/// A Cast device or group as discovery knows it: `GCKDevice` without the connection.
public struct DiscoveredDevice: Sendable, Hashable {
  /// The identity of the device: 32 lower-case hexadecimal digits, made from its own id (``DeviceID/canonical(_:)``).
  public let deviceId: String
  /// The announced id, of at most 512 bytes and otherwise unchanged; `nil` if it is a UUID or none was announced.
  public let announcedId: String?
  /// The name for people: TXT `fn`, else the instance name, else host and port.
  public let friendlyName: String
  /// The model (TXT `md`); empty if unknown.
  public let modelName: String
  /// The version of the protocol that the device speaks (TXT `ve`, such as `05`); empty if unknown.
  public private(set) var deviceVersion = ""
  /// The capabilities (TXT `ca`); `nil` if the device doesn't announce them.
  public let capabilities: DeviceCapabilities?
  /// Whether an application runs (TXT `st`).
  public private(set) var status = DeviceStatus.unknown
  /// The running application's status in words (TXT `rs`); empty when idle.
  public private(set) var statusText = ""
  /// The path of the icon on the device's HTTP port 8008 (TXT `ic`); empty if unknown.
  public private(set) var iconPath = ""
  /// The kind, derived from the capabilities.
  public let type: DeviceType
  /// Whether it is a group of devices.
  public let isGroup: Bool
  /// The host name of the preferred service, or the configured host; see ``address`` for what to connect to.
  public let host: String
  /// Addresses of the preferred service as text, IPv4 first; may be empty for a configured host name.
  public let addresses: [String]
  /// The TCP port of the preferred service.
  public let port: UInt16
  /// The TXT record of the preferred service, raw; of equal keys the first.
  public private(set) var txt: [String: String] = [:]
  /// The announced apps, as far as they were browsed for (``DiscoveryCriteria/subtypes``); ids in upper case.
  public private(set) var applicationIds: Set<String> = []
  /// Every service that announces this id, the newest resolvable one first.
  public private(set) var services: [CastService] = []
  /// The configured addresses that merged into this device; of a provided one its address.
  public let configured: [ConfiguredDevice.Key]
  /// The source of the knowledge about the device.
  public let origin: DeviceOrigin
  /// The owner: ``castCategory``, or the category of the provider that published it (`GCKDevice category`).
  public private(set) var category = DiscoveredDevice.castCategory
  /// The groups that the device reported. Only devices that are known by their address alone are asked for them.
  public private(set) var groups: [DeviceGroup] = []
  /// The attributes that programs set (``DiscoveryManager/setAttribute(_:to:of:)``).
  public internal(set) var attributes: [String: String] = [:]

  /// The category of all devices that no provider published (`kGCKCastDeviceCategory`).
  public static let castCategory = "CAST"

  /// Creates the device that `services` announce. Several sources may know the same service, which counts once.
  ///
  /// - Parameter preferred: The service that describes the device; that of an earlier run for a device of the cache.
  package init(
    deviceId: String,
    services: [CastService],
    preferred: CastService,
    configured: [ConfiguredDevice],
    subtypes: Set<String> = [],
    origin: DeviceOrigin = .dnssd
  ) {
    let txt = preferred.txt
    let capabilities = txt["ca"].flatMap { Int64($0) }.map(DeviceCapabilities.init(rawValue:))
    self.deviceId = deviceId
    self.announcedId = txt["id"].flatMap(DeviceID.announced)
    self.friendlyName = DiscoveredDevice.friendlyName(of: preferred) ?? deviceId
    self.modelName = DisplayText.clean(txt["md"] ?? "")
    self.deviceVersion = DisplayText.clean(txt["ve"] ?? "")
    self.capabilities = capabilities
    self.status = txt["st"].flatMap { Int($0) }.map(DeviceStatus.init(rawValue:)) ?? .unknown
    self.statusText = DisplayText.clean(txt["rs"] ?? "")
    self.iconPath = txt["ic"] ?? ""
    self.isGroup = DiscoveredDevice.isGroup(capabilities: capabilities, modelName: txt["md"], port: preferred.port)
    self.type = DiscoveredDevice.type(capabilities: capabilities, isGroup: self.isGroup)
    self.host = preferred.host
    self.addresses = DiscoveredDevice.addresses(of: preferred, and: services)
    self.port = preferred.port
    self.txt = txt.dictionary
    self.applicationIds = Set(subtypes.map { String($0.dropFirst()) })
    var keys: Set<CastService.Key> = []
    self.services = services.filter { keys.insert($0.key).inserted }
    self.configured = configured.map(\.key).sorted()
    self.origin = origin
  }

  /// Returns the device at an address that no source announces, as it described itself.
  package func identified(as identity: DeviceIdentity) -> DiscoveredDevice {
    let key = ConfiguredDevice(host: self.host, port: self.port)
    let deviceId = identity.deviceId.isEmpty ? self.deviceId : identity.deviceId
    return DiscoveredDevice(deviceId: deviceId, configured: [key], preferred: key, identity: identity)
  }

  /// Returns the device at a configured address with the members that it lacks taken from `identity`; its id stays.
  package func completed(by identity: DeviceIdentity) -> DiscoveredDevice {
    let key = ConfiguredDevice.Key(host: self.host, port: self.port)
    let isNamed = self.friendlyName != key.description
    let entry = ConfiguredDevice(
      host: self.host, port: self.port, name: isNamed ? self.friendlyName : nil,
      deviceId: self.announcedId ?? self.deviceId)
    let known = DeviceIdentity(
      deviceId: "", modelName: self.modelName.isEmpty ? nil : self.modelName, capabilities: self.capabilities,
      groups: self.groups)
    return DiscoveredDevice(
      deviceId: self.deviceId, configured: [entry], preferred: entry, identity: known.completed(by: identity))
  }

  /// Creates the device as an earlier run knew it.
  package init(cached: CachedDevice) {
    self.init(deviceId: cached.deviceId, services: [], preferred: cached.service, configured: [], origin: .cached)
  }

  /// Creates the device at a configured address that no source announces.
  package init(
    deviceId: String, configured: [ConfiguredDevice], preferred: ConfiguredDevice, identity: DeviceIdentity? = nil
  ) {
    let capabilities = identity?.capabilities
    self.deviceId = deviceId
    // The text of another id doesn't belong to this one.
    let reportedId = identity?.deviceId == deviceId ? identity?.announcedId : nil
    self.announcedId = reportedId ?? preferred.announcedId
    self.friendlyName =
      [preferred.name, identity?.friendlyName].compactMap { $0.map(DisplayText.clean) }.first { !$0.isEmpty }
      ?? preferred.key.description
    self.modelName = DisplayText.clean(identity?.modelName ?? "")
    self.capabilities = capabilities
    self.isGroup =
      capabilities != nil
      && DiscoveredDevice.isGroup(
        capabilities: capabilities, modelName: identity?.modelName, port: preferred.key.port)
    self.type = DiscoveredDevice.type(capabilities: capabilities, isGroup: self.isGroup)
    self.host = preferred.key.host
    self.addresses = AddressLiteral.isValid(preferred.key.host) ? [preferred.key.host] : []
    self.port = preferred.key.port
    self.configured = configured.map(\.key).sorted()
    self.origin = .configured
    self.groups = identity?.groups ?? []
  }

  /// Creates the device that a provider published.
  package init(provided: PublishedDevice) {
    let capabilities = provided.capabilities
    self.deviceId = provided.deviceId
    self.announcedId = DeviceID.announced(provided.announcedId)
    self.friendlyName =
      [provided.friendlyName, provided.localId].map(DisplayText.clean).first { !$0.isEmpty } ?? provided.deviceId
    self.modelName = DisplayText.clean(provided.modelName)
    self.deviceVersion = DisplayText.clean(provided.deviceVersion)
    self.capabilities = capabilities
    self.status = provided.status
    self.statusText = DisplayText.clean(provided.statusText)
    self.isGroup = capabilities.map { Self.isGroup(capabilities: $0, modelName: nil, port: 0) } ?? false
    self.type = Self.type(capabilities: capabilities, isGroup: self.isGroup)
    self.host = provided.address.host
    self.addresses = AddressLiteral.isValid(provided.address.host) ? [provided.address.host] : []
    self.port = provided.address.port
    self.configured = [provided.address]
    self.origin = .provided
    self.category = provided.category
  }

  /// The host to connect to: the first address, or the host name that a client gave. A DNS-SD name (`….local`)
  /// doesn't resolve for programs without multicast DNS.
  public var address: String { self.addresses.first ?? self.host }

  /// The URL of the icon on HTTP port 8008 of the device; `nil` without an absolute ``iconPath``.
  public var iconURL: String? {
    guard self.iconPath.hasPrefix("/") else { return nil }
    return "http://\(URLHost.withPort(self.address, 8008))\(self.iconPath)"
  }

  /// Whether both look the same; the number of their services may differ.
  package func looksLike(_ other: DiscoveredDevice) -> Bool {
    self.friendlyName == other.friendlyName && self.deviceId == other.deviceId
      && self.announcedId == other.announcedId && self.host == other.host
      && self.port == other.port && self.addresses == other.addresses && self.txt == other.txt
      && self.origin == other.origin && self.applicationIds == other.applicationIds
      && self.configured == other.configured && self.modelName == other.modelName
      && self.capabilities == other.capabilities && self.deviceVersion == other.deviceVersion
      && self.status == other.status && self.statusText == other.statusText && self.attributes == other.attributes
      && self.groups == other.groups
  }

  /// The addresses of the preferred service, then those by which the same host is announced on other interfaces.
  /// Those of another host are left out: they belong to a former leader.
  private static func addresses(of preferred: CastService, and services: [CastService]) -> [String] {
    let others = services.filter { $0.host == preferred.host && $0.port == preferred.port }
    var seen: Set<String> = []
    return (preferred.addresses + others.flatMap(\.addresses)).filter { seen.insert($0).inserted }
  }

  /// Whether the device has all of `capabilities`; false if its own are unknown (`GCKDevice hasCapabilities`).
  public func hasCapabilities(_ capabilities: DeviceCapabilities) -> Bool {
    self.capabilities?.isSuperset(of: capabilities) ?? false
  }

  /// Returns the id of an announcement's device, made from TXT `id`, else from the instance name.
  package static func deviceId(of service: CastService) -> String {
    if let id = service.txt["id"], !id.isEmpty { return DeviceID.canonical(id) }
    // The id in 0.x versions, which keeps their saved data valid.
    return DeviceID.canonical(
      "dnssd-" + StableHash.hex("\(service.key.instanceName).\(service.key.type).\(service.key.domain)"))
  }

  /// Returns the name for people of an announcement's device: TXT `fn`, else the instance name; `nil` if both are
  /// empty.
  static func friendlyName(of service: CastService) -> String? {
    [service.txt["fn"], service.key.instanceName].compactMap { $0.map(DisplayText.clean) }.first { !$0.isEmpty }
  }

  /// Returns the id of a configured address until the device reports its own.
  package static func synthesisedId(of configured: ConfiguredDevice.Key) -> String {
    // The id in 0.x versions, which keeps their saved data valid.
    DeviceID.canonical("configured-" + StableHash.hex(configured.description))
  }

  /// Whether the device is a group. Without a model and capabilities a port other than 8009 shows that (cast.md 9); an
  /// emulated receiver on another port always has both.
  private static func isGroup(capabilities: DeviceCapabilities?, modelName: String?, port: UInt16) -> Bool {
    if modelName == "Google Cast Group" { return true }
    if let capabilities { return !capabilities.isDisjoint(with: [.multizoneGroup, .dynamicGroup, .multiChannelGroup]) }
    return (modelName ?? "").isEmpty && port != ConfiguredDevice.defaultPort
  }

  private static func type(capabilities: DeviceCapabilities?, isGroup: Bool) -> DeviceType {
    if isGroup { return .speakerGroup }
    guard let capabilities else { return .generic }
    if capabilities.contains(.videoOut) { return .tv }
    return capabilities.contains(.audioOut) ? .speaker : .generic
  }
}

/// The source of the knowledge about a device.
public struct DeviceOrigin: RawRepresentable, Sendable, Hashable {
  /// The word of the spec.
  public let rawValue: String

  /// Creates a value from its name; unknown names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It was announced on the network.
  public static let dnssd = DeviceOrigin(rawValue: "DNS_SD")
  /// An earlier run saw it announced; this one hasn't yet.
  public static let cached = DeviceOrigin(rawValue: "CACHED")
  /// A client named its host and port, and the network doesn't announce it.
  public static let configured = DeviceOrigin(rawValue: "CONFIGURED")
  /// A client that provides devices published it.
  public static let provided = DeviceOrigin(rawValue: "PROVIDED")
}

/// Whether a device reports that it is in use (`st` of its TXT record); the raw values are those of `GCKDeviceStatus`.
public struct DeviceStatus: RawRepresentable, Sendable, Hashable {
  /// The number of `GCKDeviceStatus`.
  public let rawValue: Int

  /// Creates a status from its number; unknown numbers are kept.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Unknown: the device doesn't report it.
  public static let unknown = DeviceStatus(rawValue: -1)
  /// No application runs.
  public static let idle = DeviceStatus(rawValue: 0)
  /// An application runs that can be joined.
  public static let busy = DeviceStatus(rawValue: 1)
}

/// A device of an earlier run, to be listed until it is seen again or expires.
public struct CachedDevice: Sendable, Hashable {
  /// The canonical id (``DeviceID/canonical(_:)``).
  public let deviceId: String
  /// The service that was preferred when it was last seen.
  public let service: CastService
  /// When it was last seen, in seconds since 1970.
  public let lastSeen: Int64

  /// Makes an entry from an earlier run's record.
  public init(deviceId: String, service: CastService, lastSeen: Int64) {
    // An earlier version may have saved an announced id.
    self.deviceId = DeviceID.canonical(deviceId)
    self.service = service
    self.lastSeen = lastSeen
  }
}

/// Text of a device for people's eyes.
package enum DisplayText {
  /// Returns `text` as it can be shown.
  ///
  /// Characters that would move a terminal's cursor, break a line or turn the direction of writing become a blank.
  /// Invisible characters, by which two equal names would differ, are removed, and so are blanks at the ends.
  /// Joiners, which emoji and some scripts need, stay.
  package static func clean(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { self.isHarmful($0) || self.isInvisible($0) }) else {
      return self.trimmed(text)
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !self.isInvisible(scalar) {
      result.append(self.isHarmful(scalar) ? " " : scalar)
    }
    return self.trimmed(String(result))
  }

  /// Returns at most `bytes` bytes of `text`, cut between characters, as they can be shown; `nil` if nothing is left.
  package static func clean(_ text: String, upTo bytes: Int) -> String? {
    let result = self.clean(self.bounded(text, to: bytes))
    return result.isEmpty ? nil : result
  }

  /// Returns at most `bytes` bytes of `text`, cut between characters, so that it stays valid UTF-8.
  static func bounded(_ text: String, to bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    var (end, count) = (text.unicodeScalars.startIndex, 0)
    for index in text.unicodeScalars.indices {
      count += UTF8.width(text.unicodeScalars[index])
      guard count <= bytes else { break }
      end = text.unicodeScalars.index(after: index)
    }
    return String(text[..<end])
  }

  /// Whether a scalar has no width and no use within a name: the byte order mark, the zero-width space, the word
  /// joiner and its kin, the soft hyphen, annotation marks.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x180E, 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // U+202A to U+202E and U+2066 to U+2069 change the direction of the text after them.
    case .format: (0x202a...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: false
    }
  }

  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
