public import JSONCodec
import StateFiles

/// The devices and groups of one process; the file of `cast-receiver --fleet`.
public struct FleetDescription: Sendable, Hashable {
  /// A device, or several of one kind.
  public struct Device: Sendable, Hashable {
    /// A model's name.
    public var model: String
    /// The device's name, for people; with ``count`` over 1 numbers are added. `nil`: the model's name and a number.
    public var name: String?
    /// The device's id, 32 hexadecimal digits; `nil` for a random one.
    public var id: String?
    /// The number of devices that the entry represents, 1…1,024 in JSON; over 1 it can't have an ``id`` there.
    public var count: Int
    /// The port of the first device; 0 for any.
    public var port: Int
    /// The ports of the setup information; `nil` for none.
    public var setupPorts: SetupPorts?

    /// Creates an entry, by default for one device at any port with a random id and no setup information.
    public init(
      model: String, name: String? = nil, id: String? = nil, count: Int = 1, port: Int = 0,
      setupPorts: SetupPorts? = nil
    ) {
      self.model = model
      self.name = name
      self.id = id
      self.count = count
      self.port = port
      self.setupPorts = setupPorts
    }
  }

  /// A group of devices, with its own port.
  public struct Group: Sendable, Hashable {
    /// A model's name: `group` or `stereo-pair`.
    public var model: String
    /// The group's name, for people; it is the `fn` of the group's TXT record.
    public var name: String
    /// The group's id, 32 hexadecimal digits; `nil` for a random one.
    public var id: String?
    /// The names or ids of its devices.
    public var members: [String]
    /// The name or the id of the member that leads; `nil`: the elected one.
    public var leader: String?
    /// The group's TCP port, apart from its members'; 0 for any.
    public var port: Int

    /// Creates a group, by default with an elected leader, a random id and any port.
    public init(
      model: String = "group", name: String, id: String? = nil, members: [String], leader: String? = nil,
      port: Int = 0
    ) {
      self.model = model
      self.name = name
      self.id = id
      self.members = members
      self.leader = leader
      self.port = port
    }
  }

  /// The devices, which start first, in this order; an entry may represent several.
  public var devices: [Device]
  /// The groups, which start after all devices and list their names or ids as members.
  public var groups: [Group]

  /// The maximum number of devices in one process, groups included.
  public static let maximumDevices = 1_024

  /// Creates a description, by default without groups.
  public init(devices: [Device], groups: [Group] = []) {
    self.devices = devices
    self.groups = groups
  }

  /// Creates a description of `count` devices, of each model in turn.
  public init(count: Int, models: [String]) {
    let models = models.isEmpty ? ["chromecast-3"] : models
    let devices = (0..<count).map { number in
      let model = models[number % models.count]
      return Device(model: model, name: "\(model) \(number + 1)")
    }
    self.init(devices: devices)
  }

  /// Throws an error if there are more devices and groups than ``maximumDevices``.
  func checkCount() throws(ReceiverError) {
    let count = self.devices.reduce(self.groups.count) { $0 + $1.count }
    guard count <= Self.maximumDevices else {
      throw ReceiverError(
        .invalidData, "A fleet has at most \(Self.maximumDevices) devices and groups, not \(count): leave some out.")
    }
  }

  /// Reads a description from a file.
  ///
  /// - Throws: ``ReceiverError`` with `fileFailed` or `invalidData`.
  public init(contentsOf path: String) throws(ReceiverError) {
    let bytes = try BoundedFile.contents(path, limit: 4 << 20)
    do {
      try self.init(json: try JSONDocument(parsing: bytes, policy: .strict).root)
    } catch {
      throw ReceiverError(.invalidData, "“\(path)” doesn't describe a fleet: \(error)", cause: error)
    }
  }
}

extension FleetDescription: JSONDecodable {
  /// Reads a description; the object may have `devices` and `groups`, lists that are empty where absent.
  ///
  /// - Throws: `JSONDecodingError` for a wrong value or an unknown member.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init(
      devices: try members.optional("devices") ?? [], groups: try members.optional("groups") ?? [])
    try members.refuseRemaining(known: ["devices", "groups"])
  }
}

extension FleetDescription.Device: JSONDecodable {
  /// Reads an entry; the object needs `model`, and `name`, `id`, `count`, `port`, `setupPort` and `setupTLSPort` have
  /// defaults.
  ///
  /// - Throws: `JSONDecodingError` for a wrong or unknown member, and for an `id` with a `count` over 1.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init(model: try members.required("model", .nonEmpty))
    self.name = try members.optional("name")
    self.id = try members.optional("id")
    let counts = 1...Int64(FleetDescription.maximumDevices)
    self.count = Int(clamping: try members.optional("count", .range(counts)) ?? Int64(1))
    self.port = Int(clamping: try members.optional("port", .range(0...65_535)) ?? Int64(0))
    if let http: Int64 = try members.optional("setupPort", .range(0...65_535)) {
      self.setupPorts = SetupPorts(http: Int(clamping: http))
    }
    if let https: Int64 = try members.optional("setupTLSPort", .range(0...65_535)) {
      self.setupPorts = SetupPorts(http: self.setupPorts?.http ?? 0, https: Int(clamping: https))
    }
    if let id, !ReceiverDevice.isValidID(id) {
      throw JSONDecodingError(path: "id", reason: "must be 32 hexadecimal digits in lower case")
    }
    guard self.id == nil || self.count == 1 else {
      throw JSONDecodingError(path: "id", reason: "is for one device, not for \(self.count)")
    }
    try members.refuseRemaining(known: ["model", "name", "id", "count", "port", "setupPort", "setupTLSPort"])
  }
}

extension FleetDescription.Group: JSONDecodable {
  /// Reads a group; the object needs `name` and `members`, and `model`, `id`, `leader` and `port` have defaults.
  ///
  /// - Throws: `JSONDecodingError` for a wrong or unknown member, and for an `id` that isn't 32 lower-case digits.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init(
      model: try members.optional("model") ?? "group", name: try members.required("name", .nonEmpty),
      members: try members.required("members", .nonEmpty))
    self.id = try members.optional("id")
    self.leader = try members.optional("leader")
    self.port = Int(clamping: try members.optional("port", .range(0...65_535)) ?? Int64(0))
    if let id, !ReceiverDevice.isValidID(id) {
      throw JSONDecodingError(path: "id", reason: "must be 32 hexadecimal digits in lower case")
    }
    try members.refuseRemaining(known: ["model", "name", "id", "members", "leader", "port"])
  }
}
