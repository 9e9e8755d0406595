import DNSSD
public import CastModel
public import JSONCodec

/// A kind of device as data: what all Chromecast Ultras have in common, for example.
///
/// JSON, in the same form for those that are built in and for users' own (`cast-receiver --models FILE`, `--list-models`).
public struct DeviceModel: Sendable, Hashable {
  /// What `--model` calls it: `chromecast-ultra`.
  public var name: String
  /// What is special about it, for people.
  public var description: String
  /// The model in the TXT record: `Chromecast Ultra`.
  public var model: String
  /// The setup information names this maker as `manufacturer`; JSON without one means `Google Inc.`.
  public var manufacturer: String
  /// The maker's code name: `steak`.
  var product: String
  /// The bits say what the device can do: `ca` in the TXT record, a number in JSON (cast.md 9).
  public var capabilities: DeviceCapabilities
  /// The volume gives devices of this model their control type, step and first level.
  public var volume: VolumeBehavior
  /// The template makes the TXT record that devices of this model announce.
  public var txt: TXTTemplate
  /// Whether it shows Backdrop when idle.
  var hasIdleScreen: Bool
  /// Apps that run in another way than on other devices, or nowhere else.
  public let applications: [ApplicationDefinition]
  /// The same, as they were described.
  private let givenApplications: JSONValue
  /// The quirks spoil the certificates or answers of every device of this model: `authentication` in JSON.
  public var authenticationQuirks: [AuthenticationQuirk]
  /// The dialect decides how devices of this model word their answers.
  public var dialect: ReceiverDialect
  /// What it runs: web apps, and on Android TV native ones in their place.
  var applicationTypes: [ApplicationType]
  /// The profile shapes the setup information that the device gives over HTTP and HTTPS (cast.md 10).
  public var setup: SetupProfile

  /// A device of this model.
  public func device(id: String = ReceiverDevice.randomID(), name: String) -> ReceiverDevice {
    var device = ReceiverDevice(
      id: id, friendlyName: name, model: self.model, capabilities: self.capabilities, volume: self.volume)
    device.manufacturer = self.manufacturer
    device.product = self.product
    device.txt = self.txt
    device.authenticationQuirks = Set(self.authenticationQuirks)
    device.setup = self.setup
    return device
  }

  /// Makes `configuration` one of a device of this model, with the model's apps; quirks that it names already stay.
  public func apply(to configuration: inout ReceiverConfiguration, id: String, name: String) {
    let further = configuration.device.authenticationQuirks
    configuration.device = self.device(id: id, name: name)
    configuration.device.authenticationQuirks.formUnion(further)
    configuration.showsIdleScreen = self.hasIdleScreen
    configuration.dialect = self.dialect
    configuration.applicationTypes = self.applicationTypes
    if self.capabilities.contains(.multizoneGroup) { configuration.idleScreen = .multizoneLeader }
    for application in self.applications {
      configuration.applications.removeAll { $0.appId == application.appId }
      configuration.applications.append(application)
    }
  }
}

extension DeviceModel: JSONCodable {
  /// The object needs `name` and `model`; other members have defaults.
  ///
  /// - Throws: `JSONDecodingError` for a wrong value, an unknown authentication quirk or an unknown member.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.name = try members.required("name", .nonEmpty)
    self.description = try members.optional("description") ?? ""
    self.model = try members.required("model", .nonEmpty)
    self.manufacturer = try members.optional("manufacturer") ?? "Google Inc."
    self.product = try members.optional("product") ?? self.name
    self.capabilities = DeviceCapabilities(rawValue: try members.optional("capabilities") ?? 0)
    self.volume = try members.optional("volume") ?? VolumeBehavior()
    self.txt = try members.optional("txt") ?? .current
    self.hasIdleScreen = try members.optional("idleScreen") ?? false
    self.applications = try members.optional("applications") ?? []
    self.givenApplications = node["applications"]?.value ?? []
    let authentication: [String] = try members.optional("authentication") ?? []
    self.authenticationQuirks = authentication.map(AuthenticationQuirk.init(rawValue:))
    self.dialect = try members.optional("dialect") ?? .current
    self.applicationTypes = try members.optional("applicationTypes") ?? [.web]
    self.setup = try members.optional("setup") ?? SetupProfile()
    if let unknown = self.authenticationQuirks.first(where: { !AuthenticationQuirk.all.contains($0) }) {
      throw JSONDecodingError(path: "authentication", reason: "there is no “\(unknown.rawValue)”")
    }
    try ScriptWords.refuseRest(
      of: members,
      known: [
        "name", "description", "model", "manufacturer", "product", "capabilities", "volume", "txt", "idleScreen",
        "applications", "applicationTypes", "authentication", "dialect", "setup",
      ])
  }

  /// The writer gets the form that model files have, with the apps as they were described.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", self.name)
    writer.member("description", self.description)
    writer.member("model", self.model)
    writer.member("manufacturer", self.manufacturer)
    writer.member("product", self.product)
    writer.member("capabilities", self.capabilities.rawValue)
    writer.member("volume", self.volume)
    writer.member("txt", self.txt)
    writer.member("idleScreen", self.hasIdleScreen)
    writer.member("applications", self.givenApplications)
    writer.member("authentication", self.authenticationQuirks.map(\.rawValue))
    writer.member("dialect", self.dialect)
    writer.member("applicationTypes", self.applicationTypes)
    writer.member("setup", self.setup)
    writer.endObject()
  }
}
