import CastModel
public import JSONCodec
import LoopIsolation
import NIOCore

/// The device's answer to a request for `eureka_info` (cast.md 10; shapes as in the captures).
struct SetupInformation {
  let device: ReceiverDevice
  /// The address at which the request arrived.
  var ipAddress: String
  /// The time since the device started, in seconds.
  var uptime: Double
  /// The groups that the device belongs to.
  var groups: [GroupMembership] = []
  /// The section `sign`, if it was requested and can be created.
  var signature: JSONObject?

  /// The sections that current devices give over HTTPS alone (devices.md F169).
  private static let secureSections: Set<Substring> = ["device_info", "multizone"]

  /// Returns the answer to `params` and `options`.
  ///
  /// - Parameters:
  ///   - params: names of sections, or of members in them: `name`, `net.ip_address`.
  ///   - isSecure: whether HTTPS, or the Cast socket, carries the answer.
  func document(params: [String], options: [String] = [], isSecure: Bool = true) -> JSONObject {
    guard self.device.setup.shape == .sections else { return self.flat }
    if !isSecure, self.device.setup.hasHTTPS {
      func isOpen(_ name: String) -> Bool { !Self.secureSections.contains(name.prefix { $0 != "." }) }
      let open = params.filter(isOpen)
      guard open.isEmpty == params.isEmpty else { return [:] }
      return self.document(params: open, options: options.filter(isOpen))
    }
    guard !params.isEmpty else {
      var document = self.flat
      for option in options { document[option] = self.section(option) }
      return document
    }
    var document = JSONObject()
    for param in params { self.add(param[...], to: &document) }
    return document
  }

  /// Adds the section, or the one member of it, that `param` names; members that the device doesn't know are left
  /// out.
  private func add(_ param: Substring, to document: inout JSONObject) {
    let path = param.split(separator: ".", maxSplits: 1)
    guard let name = path.first.map(String.init), let section = self.section(name) else { return }
    guard path.count > 1 else {
      document[name] = section
      return
    }
    let key = String(path[1])
    guard let member = section[key] else { return }
    var partial = document[name]?.object ?? JSONObject()
    partial[key] = member
    document[name] = .object(partial)
  }

  // MARK: The document without sections

  private var flat: JSONObject {
    let profile = self.device.setup
    var document: JSONObject = [
      "bssid": "02:00:00:00:00:01", "build_version": .string(profile.buildNumber),
      "cast_build_revision": .string(profile.castBuildRevision), "closed_caption": [:], "connected": true,
      "ethernet_connected": false, "has_update": false, "hotspot_bssid": .string(self.hotspotAddress),
      "ip_address": .string(self.ipAddress), "locale": "en-US",
      "location": ["country_code": "US", "latitude": 255.0, "longitude": 255.0],
      "mac_address": .string(self.hardwareAddress), "name": .string(self.device.friendlyName),
      "noise_level": -94, "opt_in": ["crash": false, "opencast": false, "stats": false],
      "release_track": "stable-channel", "setup_state": 60, "setup_stats": Self.setupStatistics,
      "signal_level": -50, "ssdp_udn": .string(self.uuid), "ssid": "emulated", "time_format": 2,
      "timezone": "Etc/UTC", "tos_accepted": true, "uptime": .number(self.uptime),
      "version": .integer(profile.version), "wpa_configured": true, "wpa_id": 0, "wpa_state": 10,
    ]
    for (key, value) in profile.members.members where document[key] != nil {
      document[key] = value == .null ? JSONValue?.none : value
    }
    return document
  }

  private static let setupStatistics: JSONValue = [
    "historically_succeeded": true, "num_check_connectivity": 0, "num_connect_wifi": 0,
    "num_connected_wifi_not_saved": 0, "num_initial_eureka_info": 0, "num_obtain_ip": 0,
  ]

  // MARK: Sections

  private func section(_ name: String) -> JSONValue? {
    let made = self.madeSection(name)
    guard let given = self.device.setup.members[name] else { return made }
    guard var members = made?.object, let replacing = given.object else {
      return given == .null ? JSONValue?.none : given
    }
    for (key, value) in replacing.members { members[key] = value == .null ? JSONValue?.none : value }
    return .object(members)
  }

  private func madeSection(_ name: String) -> JSONValue? {
    switch name {
    case "name": .string(self.device.friendlyName)
    case "version": .integer(self.device.setup.version)
    case "build_info": self.buildInformation
    case "device_info": self.deviceInformation
    case "net": ["ethernet_connected": false, "ip_address": .string(self.ipAddress), "online": true]
    case "wifi": Self.wifi
    case "detail": Self.detail
    case "setup": ["setup_state": 60, "ssid_suffix": "", "stats": Self.setupStatistics, "tos_accepted": true]
    case "settings": Self.settings
    case "opt_in": ["crash": false, "opencast": false, "stats": false]
    case "opencast": ["pin_code": ""]
    case "proxy": ["mode": "system"]
    case "audio": self.device.capabilities.contains(.audioOut) ? ["digital": false] : nil
    case "user_eq": Self.equalizer
    case "multizone": self.multizone
    case "sign": self.signature.map { .object($0) }
    default: nil
    }
  }

  private var buildInformation: JSONValue {
    let profile = self.device.setup
    return [
      "build_type": 2, "cast_build_revision": .string(profile.castBuildRevision), "cast_control_version": 1,
      "preview_channel_state": 0, "release_track": "stable-channel",
      "system_build_number": .string(profile.buildNumber),
    ]
  }

  private var deviceInformation: JSONValue {
    let capabilities = self.device.capabilities
    return [
      "capabilities": [
        "assistant_supported": .bool(capabilities.contains(.audioIn)),
        "cloudcast_supported": true, "content_filters_supported": true,
        "display_supported": .bool(capabilities.contains(.videoOut)),
        "https_setup_supported": .bool(self.device.setup.hasHTTPS),
        "multichannel_group_supported": .bool(capabilities.contains(.dynamicGroupingSupported)),
        "multizone_supported": .bool(capabilities.contains(.audioOut)), "setup_supported": true,
        "wifi_supported": true,
      ],
      "cloud_device_id": .string(self.device.id.uppercased()), "factory_country_code": "US",
      "hotspot_bssid": .string(self.hotspotAddress), "mac_address": .string(self.hardwareAddress),
      "manufacturer": .string(self.device.manufacturer), "model_name": .string(self.device.model),
      "product_name": .string(self.device.product), "ssdp_udn": .string(self.uuid), "uptime": .number(self.uptime),
    ]
  }

  private static let wifi: JSONValue = [
    "bssid": "02:00:00:00:00:01", "has_changes": false, "noise_level": -94, "signal_level": -50, "ssid": "emulated",
    "wpa_configured": true, "wpa_id": 0, "wpa_state": 10,
  ]

  private static let detail: JSONValue = [
    "icon_list": [["depth": 1, "height": 55, "mimetype": "image/png", "url": "/setup/icon.png", "width": 98]],
    "locale": ["display_string": "English (United States)"],
    "timezone": ["display_string": "Coordinated Universal Time", "offset": 0],
  ]

  private static let settings: JSONValue = [
    "closed_caption": [:], "control_notifications": 1, "country_code": "US", "locale": "en-US", "network_standby": 0,
    "system_sound_effects": true, "time_format": 2, "timezone": "Etc/UTC", "wake_on_cast": 1,
  ]

  private static let equalizer: JSONValue = [
    "high_shelf": ["frequency": 4500, "gain_db": 0, "quality": 0.707],
    "low_shelf": ["frequency": 150, "gain_db": 0, "quality": 0.707], "max_peaking_eqs": 0, "peaking_eqs": [],
  ]

  private var multizone: JSONValue {
    let (dynamic, fixed) = (self.groups.filter(\.isDynamic), self.groups.filter { !$0.isDynamic })
    return [
      "audio_output_delay": 0, "audio_output_delay_hdmi": 0, "audio_output_delay_oem": 0, "aux_in_group": "",
      "dynamic_groups": .array(dynamic.map { $0.json(requestedAt: self.ipAddress) }),
      "groups": .array(fixed.map { $0.json(requestedAt: self.ipAddress) }), "multichannel_status": 0,
    ]
  }

  // MARK: Values derived from the id

  /// The id with dashes, as UPnP requires.
  private var uuid: String {
    let digits = Array(self.device.id)
    guard digits.count == 32 else { return self.device.id }
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
  }

  private var hardwareAddress: String { self.address(firstByte: "02") }
  private var hotspotAddress: String { self.address(firstByte: "06") }

  /// Returns a locally administered address, which no real device has; it ends with the id's last digits.
  private func address(firstByte: String) -> String {
    let digits = Array(self.device.id.suffix(10))
    let rest = stride(from: 0, to: digits.count - 1, by: 2).map { String(digits[$0...($0 + 1)]) }
    return ([firstByte] + rest).joined(separator: ":")
  }
}

/// The form of a model's setup information (cast.md 10).
public struct SetupProfile: Sendable, Hashable {
  /// The structure of the document.
  public struct Shape: JSONStringEnum {
    /// The shape's name in descriptions of models, as `shape`.
    public let rawValue: String
    /// Creates a shape from any word; any but `sections` is answered like `flat`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All members at the top, regardless of the request, as on the first Chromecasts.
    public static let flat = Shape(rawValue: "flat")
    /// The requested sections; without `params` the flat document.
    public static let sections = Shape(rawValue: "sections")
    /// The shapes that descriptions of models may name; strict decoding refuses others.
    public static let knownValues: [Shape] = [.flat, .sections]
  }

  /// Whether the document has sections, or all members at its top.
  public var shape = Shape.sections
  /// The document's version.
  public var version: Int64 = 12
  var castBuildRevision = "1.68.000000"
  var buildNumber = "000000"
  /// Whether the device listens on the HTTP port.
  var hasHTTP: Bool
  /// Whether the device also listens on the HTTPS port, and then gives less over HTTP (devices.md F169).
  var hasHTTPS: Bool
  /// Whether a `Host` field with a name, not an address, gets a 403 (trap 64; devices.md F122).
  var refusesHostNames = true
  /// The status of every answer to `eureka_info`: 200, or that of a device which refuses it, such as 404.
  var status = 200
  /// How long the device takes to answer.
  var delay = TimeAmount.zero
  /// The bytes by which the document is longer than needed.
  var padding = 0
  /// Members that replace the generated ones, at the top of the document or of a section; `null` removes one.
  public var members = JSONObject()

  /// Creates a profile, by default of a current device: with sections and HTTPS, and for addresses alone.
  public init(hasHTTP: Bool = true, hasHTTPS: Bool = true) {
    self.hasHTTP = hasHTTP
    self.hasHTTPS = hasHTTPS
  }
}

extension SetupProfile: JSONCodable {
  /// The largest `padding`, in bytes.
  private static let maximumPadding = 64 << 20

  /// Reads a profile from the object that describes it; absent members keep their defaults.
  ///
  /// The members `http` and `https` are whether the device has the ports.
  ///
  /// - Throws: `JSONDecodingError` with the path of a wrong or unknown member.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init()
    if let shape: Shape = try members.optional("shape") { self.shape = shape }
    if let version: Int64 = try members.optional("version") { self.version = version }
    if let revision: String = try members.optional("castBuildRevision") { self.castBuildRevision = revision }
    if let number: String = try members.optional("buildNumber") { self.buildNumber = number }
    self.hasHTTP = try members.optional("http") ?? true
    self.hasHTTPS = try members.optional("https") ?? true
    self.refusesHostNames = try members.optional("refusesHostNames") ?? true
    self.status = Int(try members.optional("status", .range(200...599)) ?? Int64(200))
    self.delay = TimeAmount(seconds: try members.optional("delay", .range(0...3_600)) ?? 0)
    self.padding = Int(try members.optional("padding", .range(0...Int64(Self.maximumPadding))) ?? Int64(0))
    self.members = try members.optional("members") ?? JSONObject()
    try members.refuseRemaining(known: [
      "shape", "version", "castBuildRevision", "buildNumber", "http", "https", "refusesHostNames", "status", "delay",
      "padding", "members",
    ])
  }

  /// Writes the profile as the object that ``init(json:)`` reads; `members` is left out if it is empty.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("shape", self.shape)
    writer.member("version", self.version)
    writer.member("castBuildRevision", self.castBuildRevision)
    writer.member("buildNumber", self.buildNumber)
    if !self.hasHTTP { writer.member("http", false) }
    writer.member("https", self.hasHTTPS)
    writer.member("refusesHostNames", self.refusesHostNames)
    if self.status != 200 { writer.member("status", Int64(self.status)) }
    if self.delay > .zero { writer.member("delay", self.delay.seconds) }
    if self.padding > 0 { writer.member("padding", Int64(self.padding)) }
    if !self.members.isEmpty { writer.member("members", self.members) }
    writer.endObject()
  }
}
