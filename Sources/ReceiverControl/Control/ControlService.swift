public import EmulatedReceiver
public import JSONCodec
public import JSONRPC
public import Logging
public import LoopIsolation
import NIOCore

/// What the control protocol can do: the fleet, its log, its scenario, and who listens.
@LoopActor
public final class ControlService: JSONRPCHandler {
  /// The version of the protocol; the second number counts additions.
  public static let protocolVersion = "1.0"

  public nonisolated let fleet: ReceiverFleet
  /// What a device that is added is like, where the call doesn't say.
  let template: ReceiverConfiguration
  let logger: Logger
  private(set) var log: EventLog
  var subscriptions = LogSubscriptions()
  let scenarios: ScenarioRunner
  /// Called when a client wants the process to end.
  private let onShutdown: @LoopActor () -> Void
  private var endObservation: (@LoopActor () -> Void)?

  /// - Parameter template: What ``ReceiverConfiguration`` devices have that are added at run time, but for id, name and port.
  public init(
    fleet: ReceiverFleet, template: ReceiverConfiguration, logger: Logger,
    onShutdown: @escaping @LoopActor () -> Void = {}
  ) {
    self.fleet = fleet
    self.template = template
    self.logger = logger
    self.onShutdown = onShutdown
    self.log = EventLog(start: .now())
    self.scenarios = ScenarioRunner(fleet: fleet, logger: logger)
    self.scenarios.perform = { [weak self] method, params in
      guard let self else { return }
      _ = try await self.call(method, params: params, peer: nil)
    }
    self.endObservation = fleet.observe { [weak self] change in self?.take(change) }
  }

  /// Begins a scenario, in the place of the one that runs.
  public func start(_ scenario: Scenario) { self.scenarios.start(scenario) }

  /// Ends the scenario, and the log.
  public func stop() {
    self.scenarios.stop()
    self.endObservation?()
    self.endObservation = nil
  }

  // MARK: Calls

  /// Every method's name.
  public nonisolated static var methodNames: [String] { self.methods.keys.sorted() }

  nonisolated static let methods: [String: ControlMethod] = {
    let all = serverMethods + deviceMethods + mediaMethods + faultMethods + logMethods + scenarioMethods
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }()

  public func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod? {
    guard Self.methods[name] != nil else { return nil }
    return { [weak self] params, context in
      guard let self else { throw JSONRPCError.shuttingDown }
      return try await self.call(name, params: params, peer: context.peer)
    }
  }

  /// Calls a method.
  ///
  /// - Throws: `JSONDecodingError` for bad params, ``ControlError``, `JSONRPCError.methodNotFound`.
  @discardableResult
  public func call(_ name: String, params: JSONNode?, peer: JSONRPCPeer?) async throws -> any JSONEncodable {
    guard let method = Self.methods[name] else { throw JSONRPCError.methodNotFound(name) }
    var read = try ControlParams(params, known: method.params)
    do {
      return try await method.body(&read, ControlCall(service: self, peer: peer))
    } catch let error as ReceiverError {
      throw ControlError.refused(error)
    }
  }

  public func peerDidClose(_ peer: JSONRPCPeer, reason: JSONRPCCloseReason) {
    self.subscriptions.removeAll(of: peer)
  }

  /// Asks the process to end, once the answer is on its way.
  func shutDownSoon() {
    Task { @LoopActor in self.onShutdown() }
  }

  // MARK: Events

  private func take(_ change: ReceiverFleet.Change) {
    guard case .event(let event, let deviceId) = change else { return }
    let entry = self.log.record(event, deviceId: deviceId, now: .now())
    self.subscriptions.publish(entry)
  }
}
