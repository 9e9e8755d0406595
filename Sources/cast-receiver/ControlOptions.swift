import ArgumentParser
import EmulatedReceiver
import JSONRPC
import Logging
import LoopIsolation
import ReceiverControl

/// The options that are about the fleet as a whole: who steers it, and who watches it.
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

/// What runs beside the devices.
@LoopActor
final class FleetServices {
  private let service: ControlService
  private var control: ControlServer?
  private var screen: ScreenServer?
  private var terminal: TerminalView?

  /// Starts what the options want; the scenario begins last.
  ///
  /// - Parameter end: Called when a client wants the process to end, or the one on stdin has gone.
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
