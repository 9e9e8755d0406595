import ArgumentParser
import CastAdvertising
import CastModel
import CastV2
import EmulatedReceiver
import Glibc
import JSONCodec
import JSONRPC
import Logging
import LoopIsolation
import MediaInspection
import NIOCore
import ReceiverControl

@main
struct CastReceiverCommand: AsyncParsableCommand {
  /// The product's version; `cast-rpc-gen` writes it from `spec/api.json`.
  private static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "cast-receiver",
    abstract: "A Google Cast receiver in a box, for any sender to use.",
    discussion: """
      Prints one JSON object a line on stdout: {"event":"ready",…} for each device once it listens, and with --events \
      whatever happens (not with --terminal or --control -, which have stdout for themselves). Logs go to stderr. \
      Ends on SIGTERM and SIGINT. Media is fetched, and plays only if it is there and is what receivers play. With \
      --no-fetch-media nothing is fetched, and a URL says how it behaves: ?duration=SECONDS, \
      ?fail=DETAILED_ERROR_CODE.
      """,
    version: "cast-receiver \(Self.version)")

  @Option(help: "What people call the device; with --count, numbers are added.") var name = "Emulated TV"
  @Option(help: "The device's id: 32 hexadecimal digits. Default: random.") var id: String?
  @Option(help: "The device's model: a name of --list-models. Default: a Chromecast.") var model: String?
  @Option(help: "What the device says that its model is. Default: as the model.") var modelName: String?
  @Option(help: "What the device can do, as the TXT record's number `ca`. Default: as the model.")
  var capabilities: Int64?
  @Option(help: "The port to listen on; 0 for any free one. With --count or --fleet, the first of them.")
  var port: UInt16 = 0
  @Option(help: "The address to listen on. Default: 0.0.0.0, or 127.0.0.1 with --no-advertise.") var host: String?
  @Option(help: "The network interface to advertise on. Default: all, or the one that has the address of --host.")
  var interface: String?
  @Flag(inversion: .prefixedNo, help: "Announce the device over DNS-SD.") var advertise = true
  @Option(
    help: """
      Who announces it: avahi (the daemon), mdns (this process), automatic (the daemon, or this process where none works).
      """
  ) var advertisement = "automatic"
  @Option(help: "How many devices to be.") var count = 1
  @Option(help: "A further app: ID or ID:NAMESPACE,…; it echoes on all but the media namespace.") var app: [String] = []
  @Option(
    help: "A further app, described in a JSON file: see docs/Receiver apps.md. Goes before a known app of its id.")
  var appFile: [String] = []
  @Option(help: "How the volume is controlled: attenuation, master or fixed. Default: as the model.")
  var volumeControl: String?
  @Option(help: "Seconds that an app takes to launch; 0 answers sooner than any device. Default: as the model; 0.2.")
  var launchTime: Double?
  @Option(help: "Seconds that media takes to load.") var loadTime = 0.2
  @Flag(inversion: .prefixedNo, help: "Fetch what is loaded, and learn duration, type and tracks from it.")
  var fetchMedia = true
  @Flag(help: "Show Backdrop when idle, as devices with a display do.") var idleScreen = false
  @Flag(help: "Answer LOAD only when it plays, as old devices do.") var answersLoadLate = false
  @Flag(help: "Send LAUNCH_STATUS before the answer to LAUNCH.") var launchStatus = false
  @Option(help: "Send a status every so many seconds while media plays, as some devices do; 0.03 is a flood.")
  var statusInterval: Double?
  @Option(help: "How often a minute a live stream reports BUFFERING though it plays on; devices do so 12 to 22 times.")
  var liveBuffering: Double?
  @OptionGroup(title: "Models and fleets") var fleetOptions: FleetOptions
  @OptionGroup(title: "Device authentication") var authentication: AuthenticationOptions
  @Option(help: ArgumentHelp("How to misbehave: \(ReceiverFaults.help).")) var fault: [String] = []
  @OptionGroup(title: "Recordings") var replayOptions: ReplayCommandOptions
  @OptionGroup var controlOptions: ControlOptions
  @Flag(help: "Print events on stdout, too.") var events = false
  @Flag(help: "End when stdin does.") var exitWithStdin = false
  @Flag(help: "Log every message.") var verbose = false

  func validate() throws {
    if let id, !ReceiverDevice.isValidID(id) { throw ValidationError("“\(id)” is not 32 hexadecimal digits.") }
    guard (1...256).contains(self.count) else { throw ValidationError("--count goes from 1 to 256.") }
    guard self.id == nil || self.count == 1 else { throw ValidationError("--id is for one device.") }
    guard self.fleetOptions.fleet == nil || (self.id == nil && self.model == nil && self.count == 1) else {
      throw ValidationError("--id, --model and --count aren't for --fleet, which describes each device.")
    }
    guard self.port == 0 || Int(self.port) + self.count - 1 <= 65_535 else { throw ValidationError("Too many ports.") }
    guard ["avahi", "mdns", "automatic"].contains(self.advertisement) else {
      throw ValidationError("“\(self.advertisement)” is no way to announce a device: avahi, mdns or automatic.")
    }
    if let volumeControl, !VolumeControlType.knownValues.contains(VolumeControlType(rawValue: volumeControl)) {
      throw ValidationError("“\(volumeControl)” is no way to control volume.")
    }
    guard !self.fleetOptions.standardPorts || (self.count == 1 && self.port == 0) else {
      throw ValidationError("--standard-ports are those of one device, and are fixed.")
    }
    for (name, value) in [("--launch-time", self.launchTime ?? 0), ("--load-time", self.loadTime)]
    where !(0...3600).contains(value) { throw ValidationError("\(name) goes from 0 to 3600 seconds.") }
    if let statusInterval, !(0.02...3_600).contains(statusInterval) {
      throw ValidationError("--status-interval goes from 0.02 to 3600 seconds.")
    }
    if let liveBuffering, !(0...StatusRhythm.maximumLiveBuffering).contains(liveBuffering) {
      throw ValidationError("--live-buffering goes from 0 to 60 times a minute.")
    }
    for text in self.app {
      let namespaces = Self.application(text).namespaces
      guard !text.isEmpty, namespaces.allSatisfy({ $0.rawValue.hasPrefix(CastNamespace.customPrefix) }) else {
        throw ValidationError("“\(text)” is no app: ID, or ID:urn:x-cast:NAMESPACE,…")
      }
    }
    for path in self.appFile { _ = try Self.applicationFile(path) }
    if self.advertise, let problem = ReceiverDevice(friendlyName: self.longestName).announcementProblem {
      throw ValidationError(problem)
    }
    guard self.replayOptions.replay == nil || (self.count == 1 && self.fleetOptions.fleet == nil) else {
      throw ValidationError("--replay is for one device.")
    }
    do { _ = try self.faults() } catch { throw ValidationError("\(error)") }
  }

  @LoopActor
  func run() async throws {
    var logger = Logger(label: "cast-receiver", factory: { PlainLogHandler(StreamLogHandler.standardError(label: $0)) })
    logger.logLevel = self.verbose ? .trace : .notice
    let models = try self.fleetOptions.knownModels()
    if self.fleetOptions.listModels { return await LineOutput().writeAndWait(models.all) }
    let streams = self.controlOptions.speaksOnStdio ? try StandardStreams.takeOver() : nil
    let output = self.controlOptions.printsEventLines ? LineOutput() : nil
    let ending = ProcessEnding(watchesStdin: self.exitWithStdin && streams == nil)
    DescriptorLimit.raise()
    let chain = try await self.authentication.deviceChain()
    var template = try self.configuration(number: 0, models: models)
    template.deviceChain = chain
    if self.fetchMedia { template.resourceExaminer = MediaExaminer(logger: logger) }
    let fleet = ReceiverFleet()
    let described = try await self.startDevices(template, models: models, in: fleet, logger: logger) { receiver in
      let deviceId = receiver.configuration.device.id
      output?.write(EventLine(deviceId: deviceId, event: .ready(receiver.presence)))
      if let output, self.events || self.replayOptions.replay != nil {
        self.print(receiver.events(), of: deviceId, on: output)
      }
    }
    let unannounced = fleet.receivers.count { $0.configuration.advertises && !$0.isAdvertised }
    if unannounced > 0 {
      logger.warning("\(unannounced) of \(fleet.receivers.count) devices aren't announced; connect to them by address")
    }
    let services = try await FleetServices.start(
      self.controlOptions, fleet: fleet, template: template, streams: streams, logger: logger,
      end: ending.end)
    if let url = services.screenURL { output?.write(["event": "screen", "url": .string(url)] as JSONObject) }
    await ending.wait()
    await services.stop()
    await described?.shutDown()
    await fleet.shutDown()
    await output?.finish()
  }

  /// Starts the devices of --fleet, or else --count of them; returns the fleet of the former, which manages their
  /// groups.
  @LoopActor
  private func startDevices(
    _ template: ReceiverConfiguration, models: DeviceModels, in fleet: ReceiverFleet, logger: Logger,
    onStart: @escaping @LoopActor @Sendable (EmulatedReceiver) -> Void
  ) async throws -> Fleet? {
    if let description = try self.fleetOptions.description(models) {
      var base = ReceiverConfiguration()
      base.deviceChain = template.deviceChain
      base.resourceExaminer = template.resourceExaminer
      (base.port, base.setupPorts) = (Int(self.port), self.fleetOptions.setupPorts)
      try self.authentication.apply(to: &base)
      let described = try await Fleet.start(
        description, models: models, base: base, logger: logger, adjust: self.adjustDescribed, onStart: onStart)
      for receiver in described.receivers { try fleet.add(receiver) }
      return described
    }
    for number in 0..<self.count {
      var configuration = try self.configuration(number: number, models: models)
      configuration.deviceChain = template.deviceChain
      configuration.resourceExaminer = template.resourceExaminer
      let receiver = try await EmulatedReceiver.start(configuration, logger: logger)
      try fleet.add(receiver)
      onStart(receiver)
    }
    return nil
  }

  @LoopActor
  private func print(_ events: AsyncStream<ReceiverEvent>, of deviceId: String, on output: LineOutput) {
    LoopActor.task { [all = self.events] in
      for await event in events where all || event.isReplayMiss {
        // While the reader doesn't keep up, events wait in the stream, which drops the oldest ones.
        await output.writeAndWait(EventLine(deviceId: deviceId, event: event))
      }
    }
  }

  private func configuration(number: Int, models: DeviceModels) throws -> ReceiverConfiguration {
    var configuration = ReceiverConfiguration()
    try self.describeDevice(number: number, models: models, in: &configuration)
    self.adjust(&configuration.device)
    try self.adjust(&configuration)
    configuration.port = self.fleetOptions.standardPorts ? 8009 : self.port == 0 ? 0 : Int(self.port) + number
    configuration.setupPorts = self.fleetOptions.setupPorts?.shifted(by: number)
    try self.authentication.apply(to: &configuration)
    try self.replayOptions.apply(to: &configuration)
    return configuration
  }

  /// Gives a device of --fleet the values of options, which precede those of its model. A group keeps the properties
  /// that make it one.
  private func adjustDescribed(_ configuration: inout ReceiverConfiguration) throws {
    if !configuration.device.capabilities.contains(.multizoneGroup) { self.adjust(&configuration.device) }
    try self.adjust(&configuration)
  }

  private func adjust(_ device: inout ReceiverDevice) {
    if let modelName { device.model = modelName }
    if let capabilities { device.capabilities = DeviceCapabilities(rawValue: capabilities) }
    if let volumeControl { device.volume.controlType = VolumeControlType(rawValue: volumeControl) }
  }

  private func adjust(_ configuration: inout ReceiverConfiguration) throws {
    configuration.device.authenticationQuirks.formUnion(self.authentication.quirks)
    configuration.applications += [.mirroring, .audioMirroring]
    configuration.applications =
      try self.appFile.map(Self.applicationFile) + configuration.applications + self.app.map(Self.application)
    if self.idleScreen { configuration.showsIdleScreen = true }
    configuration.launchTime = self.launchTime.map(Self.amount)
    if let statusInterval { configuration.statusRhythm.interval = Self.amount(statusInterval) }
    if let liveBuffering { configuration.statusRhythm.liveBuffering = liveBuffering }
    if self.launchStatus { configuration.launchAuthorization = LaunchAuthorization(.allow) }
    if self.controlOptions.askLaunch { configuration.launchAuthorization = LaunchAuthorization(.ask) }
    configuration.mediaTiming.loadTime = Self.amount(self.loadTime)
    configuration.answersLoadAtOnce = !self.answersLoadLate
    configuration.faults = try self.faults()
    configuration.host = self.host ?? (self.advertise ? "0.0.0.0" : "127.0.0.1")
    configuration.advertises = self.advertise
    configuration.heartbeat = .device
    configuration.advertisementMethod = AdvertisementMethod(rawValue: self.advertisement)
    configuration.interfaceName = self.interface
  }

  /// The name with the highest number that is added.
  private var longestName: String { self.count == 1 ? self.name : "\(self.name) \(self.count)" }

  /// Sets the device with the given number: of a known model, or a Chromecast under another name.
  private func describeDevice(
    number: Int, models: DeviceModels, in configuration: inout ReceiverConfiguration
  ) throws {
    let (id, name) = (self.id ?? ReceiverDevice.randomID(), self.count == 1 ? self.name : "\(self.name) \(number + 1)")
    if let model {
      try Self.known(model, in: models).apply(to: &configuration, id: id, name: name)
    } else {
      configuration.device = ReceiverDevice(id: id, friendlyName: name)
    }
  }

  private static func known(_ name: String, in models: DeviceModels) throws -> DeviceModel {
    do {
      return try models.model(name)
    } catch {
      throw ValidationError("\(error.message) --model-name takes any text.")
    }
  }

  private func faults() throws -> ReceiverFaults {
    var faults = ReceiverFaults()
    for text in self.fault { try faults.set(text) }
    return faults
  }

  private static func application(_ text: String) -> ApplicationDefinition {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count > 1 else { return ApplicationDefinition(appId: text) }
    return ApplicationDefinition(
      appId: parts[0], namespaces: parts[1].split(separator: ",").map { CastNamespace(String($0)) })
  }

  private static func applicationFile(_ path: String) throws -> ApplicationDefinition {
    do {
      return try ApplicationDefinition(file: path)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  private static func amount(_ seconds: Double) -> TimeAmount { .nanoseconds(Int64(seconds * 1e9)) }
}

extension ReceiverEvent {
  /// Whether a sender's request isn't in the replayed recording.
  fileprivate var isReplayMiss: Bool {
    if case .replayMissed = self { true } else { false }
  }
}
