import ArgumentParser
import CastModel
import EmulatedReceiver
import Glibc
import JSONRPC
import Logging
import LoopIsolation
import ReceiverControl

/// The options for the devices described as data.
struct FleetOptions: ParsableArguments {
  @Option(help: "A JSON file with further models, in the form that --list-models prints.") var models: [String] = []
  @Flag(help: "Print the models that are known as JSON, and end.") var listModels = false
  @Option(
    help: """
      Be many devices: a number, of all models in turn (or of those of --fleet-model), or a JSON file with "devices" \
      and "groups".
      """)
  var fleet: String?
  @Option(help: "With --fleet NUMBER: the model of the devices; several take turns.") var fleetModel: [String] = []
  @Flag(
    help:
      "Listen where devices do: 8009, and 8008 and 8443 for setup information, so that senders need an address only.")
  var standardPorts = false
  @Option(help: "Give setup information (eureka_info) over HTTP at this port; 0 for any.") var setupPort: UInt16?
  @Option(help: "The same over HTTPS; default: any port, if there is --setup-port.") var setupTLSPort: UInt16?

  func validate() throws {
    if let fleet, let count = Int(fleet), !(1...FleetDescription.maximumDevices).contains(count) {
      throw ValidationError("--fleet goes from 1 to \(FleetDescription.maximumDevices).")
    }
    guard self.fleetModel.isEmpty || self.fleet.map({ Int($0) != nil }) == true else {
      throw ValidationError("--fleet-model goes with --fleet NUMBER.")
    }
    guard !self.standardPorts || (self.setupPort == nil && self.setupTLSPort == nil && self.fleet == nil) else {
      throw ValidationError("--standard-ports are those of one device, and are fixed.")
    }
  }

  /// Returns the built-in models and those of the files.
  func knownModels() throws -> DeviceModels {
    var known = DeviceModels.builtIn
    for path in self.models { try known.add(contentsOf: path) }
    return known
  }

  /// Returns the requested fleet; `nil` for none.
  func description(_ models: DeviceModels) throws -> FleetDescription? {
    guard let fleet else { return nil }
    guard let count = Int(fleet) else { return try FleetDescription(contentsOf: fleet) }
    let names = models.all.filter { !$0.capabilities.contains(.multizoneGroup) }.map(\.name)
    return FleetDescription(count: count, models: self.fleetModel.isEmpty ? names : self.fleetModel)
  }

  var setupPorts: SetupPorts? {
    if self.standardPorts { return .standard }
    guard self.setupPort != nil || self.setupTLSPort != nil else { return nil }
    return SetupPorts(http: Int(self.setupPort ?? 0), https: Int(self.setupTLSPort ?? 0))
  }
}

/// The options for the fleet as a whole: its control, and its screens.
struct ControlOptions: ParsableArguments {
  @Option(help: "Speak the control protocol: PATH of a Unix socket, or - for stdin and stdout (docs/Receiver.md).")
  var control: String?
  @Option(help: "Play the scenario of a file (docs/Receiver.md).", transform: Self.scenario) var scenario: Scenario?
  @Option(
    name: .customLong("screen"), defaultAsFlag: 0,
    help: "Serve a page with what the screens show at this port of 127.0.0.1; any free one without a number.")
  var screenPort: UInt16?
  @Flag(help: "Show what the screens show on stdout, in place of JSON lines.") var terminal = false
  @Flag(help: "Ask at the device before an app is launched: device.decideLaunch answers.") var askLaunch = false

  func validate() throws {
    guard !(self.terminal && self.speaksOnStdio) else {
      throw ValidationError("--terminal and --control - both want stdout.")
    }
  }

  var speaksOnStdio: Bool { self.control == "-" }
  /// Whether stdout is for JSON lines about events.
  var printsEventLines: Bool { !self.speaksOnStdio && !self.terminal }

  private static func scenario(_ path: String) throws -> Scenario {
    do { return try Scenario(path: path) } catch { throw ValidationError("\(error)") }
  }
}

/// The services beside the devices.
@LoopActor
final class FleetServices {
  private let service: ControlService
  private var control: ControlServer?
  private var screen: ScreenServer?
  private var terminal: TerminalView?

  /// Starts the services that the options request; the scenario begins last.
  ///
  /// - Parameter end: Called when a client requests the end of the process, or the one on stdin has disconnected.
  static func start(
    _ options: ControlOptions, fleet: ReceiverFleet, template: ReceiverConfiguration, streams: StandardStreams?,
    logger: Logger, end: @escaping @LoopActor @Sendable () -> Void
  ) async throws -> FleetServices {
    let services = FleetServices(
      ControlService(fleet: fleet, template: template, logger: logger, onShutdown: end))
    if let streams {
      services.control = try await .serve(streams, services.service, logger: logger, onEnd: end)
    } else if let path = options.control {
      services.control = try await .listen(at: path, services.service, logger: logger)
    }
    if let port = options.screenPort {
      let screen = try await ScreenServer.start(port: Int(port), fleet: fleet, logger: logger)
      services.screen = screen
      logger.notice("the screens are at \(screen.url)")
    }
    if options.terminal {
      services.terminal = TerminalView(fleet: fleet)
      services.terminal?.start()
    }
    if let scenario = options.scenario { services.service.start(scenario) }
    return services
  }

  private init(_ service: ControlService) { self.service = service }

  /// The page's address.
  var screenURL: String? { self.screen?.url }

  func stop() async {
    self.service.stop()
    self.terminal?.stop()
    await self.screen?.close()
    await self.control?.close()
  }
}

/// The options for device authentication.
struct AuthenticationOptions: ParsableArguments {
  @Option(help: "The root of the device's certificate, in PEM: what a verifying sender is to trust. Made if missing.")
  var rootCertificate: String?
  @Option(help: "The root's private key, in PEM; made with --root-certificate, for its owner's eyes only.")
  var rootKey: String?
  @Option(
    help: ArgumentHelp(
      "What is wrong with certificates and the answer to challenges: "
        + "\(AuthenticationQuirk.all.map(\.rawValue).joined(separator: ", "))."))
  var authQuirk: [String] = []
  @Flag(help: "Give each device a TLS certificate of its own, in place of one for all.") var ownCertificates = false
  @Option(
    help: ArgumentHelp(
      "A PEM file of the TLS certificate and its key; made if it doesn't exist. Receivers that start often save the time "
        + "that a key takes. Default: CAST_RECEIVER_TLS_IDENTITY in the environment, else made at each start.",
      valueName: "file"))
  var tlsIdentity: String?

  func validate() throws {
    guard (self.rootCertificate == nil) == (self.rootKey == nil) else {
      throw ValidationError("--root-certificate and --root-key go together.")
    }
    for name in self.authQuirk where !AuthenticationQuirk.all.contains(AuthenticationQuirk(rawValue: name)) {
      throw ValidationError("“\(name)” is nothing that can be wrong with certificates.")
    }
  }

  var quirks: Set<AuthenticationQuirk> { Set(self.authQuirk.map(AuthenticationQuirk.init(rawValue:))) }

  /// Sets the certificates of links. The file that the environment names is for devices without certificates of
  /// another kind; the file of the command line is for all.
  func apply(to configuration: inout ReceiverConfiguration) throws {
    configuration.hasOwnTLSIdentity = self.ownCertificates
    configuration.sharesTLSIdentity = self.tlsIdentity == nil
    let shared = getenv("CAST_RECEIVER_TLS_IDENTITY").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    guard let path = self.tlsIdentity ?? (self.ownCertificates ? nil : shared) else { return }
    try configuration.keepTLSIdentity(at: path)
  }

  /// Returns the chain to the configured root, created away from the loop.
  func deviceChain() async throws -> DeviceChain? {
    guard let rootCertificate, let rootKey else { return nil }
    return try await Task.detached {
      try DeviceChain(root: try PrivateRoot.atPath(certificate: rootCertificate, key: rootKey))
    }.value
  }
}
