import DNSSD
public import CastModel
public import JSONCodec

/// A kind of device as data: for example, the common properties of all Chromecast Ultras.
///
/// Models are JSON, in the same form for the built-in ones and for users' own (`cast-receiver --models FILE`,
/// `--list-models`).
public struct DeviceModel: Sendable, Hashable {
  /// The model's name for `--model`: `chromecast-ultra`.
  public var name: String
  /// The special properties of the model, for people.
  public var description: String
  /// The model in the TXT record: `Chromecast Ultra`.
  public var model: String
  /// The maker's name in the setup information, `manufacturer`; JSON without one means `Google Inc.`.
  public var manufacturer: String
  /// The maker's code name: `steak`.
  var product: String
  /// The capabilities: `ca` in the TXT record, a number in JSON (cast.md 9).
  public var capabilities: DeviceCapabilities
  /// The volume's control type, step and first level on devices of this model.
  public var volume: VolumeBehavior
  /// The template of the TXT record that devices of this model announce.
  public var txt: TXTTemplate
  /// Whether the device shows Backdrop when idle.
  var hasIdleScreen: Bool
  /// Apps that run only on this model, or differently than on other devices.
  public let applications: [ApplicationDefinition]
  /// The JSON from which ``applications`` were read.
  private let givenApplications: JSONValue
  /// The faults in the certificates or answers of every device of this model: `authentication` in JSON.
  public var authenticationQuirks: [AuthenticationQuirk]
  /// The wording of the answers of devices of this model.
  public var dialect: ReceiverDialect
  /// The types of apps that the device runs: web apps, and on Android TV native ones in their place.
  var applicationTypes: [ApplicationType]
  /// The form of the setup information that the device gives over HTTP and HTTPS (cast.md 10).
  public var setup: SetupProfile
  /// The player: the limits of its decoders, and its reaction to media beyond them.
  public var decoder: MediaDecoder
  /// How long apps take to launch; `launch` in JSON.
  public var launchTiming: LaunchTiming
  /// Whether LAUNCH_STATUS with USER_ALLOWED precedes the answer to LAUNCH, as with firmware of 2024 and later
  /// (devices.md F125).
  public var sendsLaunchStatus: Bool
  /// The statuses that apps send without a cause.
  public var statusRhythm: StatusRhythm

  /// Returns a device of this model.
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

  /// Gives `configuration` a device of this model, with the model's apps; quirks that it already names stay.
  public func apply(to configuration: inout ReceiverConfiguration, id: String, name: String) {
    let further = configuration.device.authenticationQuirks
    configuration.device = self.device(id: id, name: name)
    configuration.device.authenticationQuirks.formUnion(further)
    configuration.showsIdleScreen = self.hasIdleScreen
    configuration.dialect = self.dialect
    configuration.applicationTypes = self.applicationTypes
    configuration.decoder = self.decoder
    configuration.launchTiming = self.launchTiming
    configuration.statusRhythm = self.statusRhythm
    if self.sendsLaunchStatus, configuration.launchAuthorization.policy == .none {
      configuration.launchAuthorization.policy = .allow
    }
    if self.capabilities.contains(.multizoneGroup) { configuration.idleScreen = .multizoneLeader }
    for application in self.applications {
      configuration.applications.removeAll { $0.appId == application.appId }
      configuration.applications.append(application)
    }
  }
}

extension DeviceModel: JSONCodable {
  /// Reads a model; the object needs `name` and `model`, and other members have defaults.
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
    self.decoder = try members.optional("decoder") ?? .lenient
    self.launchTiming = try members.optional("launch") ?? LaunchTiming()
    self.sendsLaunchStatus = try members.optional("launchStatus") ?? false
    self.statusRhythm = try members.optional("statusRhythm") ?? StatusRhythm()
    if let unknown = self.authenticationQuirks.first(where: { !AuthenticationQuirk.all.contains($0) }) {
      throw JSONDecodingError(path: "authentication", reason: "there is no “\(unknown.rawValue)”")
    }
    try members.refuseRemaining(known: [
      "name", "description", "model", "manufacturer", "product", "capabilities", "volume", "txt", "idleScreen",
      "applications", "applicationTypes", "authentication", "dialect", "setup", "decoder", "launch", "launchStatus",
      "statusRhythm",
    ])
  }

  /// Writes the model in the form of model files, with the apps as they were described.
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
    writer.member("decoder", self.decoder)
    writer.member("launch", self.launchTiming)
    writer.member("launchStatus", self.sendsLaunchStatus)
    writer.member("statusRhythm", self.statusRhythm)
    writer.endObject()
  }
}
