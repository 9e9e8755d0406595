import CastV2
public import EmulatedReceiver
import Glibc
public import JSONCodec
public import JSONRPC
public import Logging
public import LoopIsolation
import NIOCore

/// The service behind the control protocol: the fleet, its log, its scenario, and the subscriptions.
@LoopActor
public final class ControlService: JSONRPCHandler {
  /// The version of the protocol; the second number counts additions.
  public static let protocolVersion = "1.0"

  /// The devices on which all calls act.
  public nonisolated let fleet: ReceiverFleet
  /// The properties of an added device that the call doesn't give.
  let template: ReceiverConfiguration
  let logger: Logger
  private(set) var log: EventLog
  var subscriptions = LogSubscriptions()
  let scenarios: ScenarioRunner
  /// Called when a client requests the end of the process.
  private let onShutdown: @LoopActor () -> Void
  private var endObservation: (@LoopActor () -> Void)?

  /// - Parameter template: the ``ReceiverConfiguration`` of devices added at run time, except for id, name and ports.
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

  /// Begins a scenario, and ends the previous one.
  public func start(_ scenario: Scenario) { self.scenarios.start(scenario) }

  /// Ends the scenario, and the log.
  public func stop() {
    self.scenarios.stop()
    self.endObservation?()
    self.endObservation = nil
  }

  // MARK: Calls

  /// The names of all methods.
  public nonisolated static var methodNames: [String] { self.methods.keys.sorted() }

  nonisolated static let methods: [String: ControlMethod] = {
    let all = serverMethods + deviceMethods + mediaMethods + faultMethods + logMethods + scenarioMethods
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }()

  /// Returns the method that a request names; `nil` if the control protocol has none of that name.
  ///
  /// The method throws `JSONRPCError.shuttingDown` if the service has been released by the time of the call;
  /// otherwise it throws as ``call(_:params:peer:)`` does.
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

  /// Ends the subscriptions of a closed connection.
  public func peerDidClose(_ peer: JSONRPCPeer, reason: JSONRPCCloseReason) {
    self.subscriptions.removeAll(of: peer)
  }

  /// Requests the end of the process, once the answer is being sent.
  func shutDownSoon() {
    LoopActor.task { self.onShutdown() }
  }

  // MARK: Events

  private func take(_ change: ReceiverFleet.Change) {
    guard case .event(let event, let deviceId) = change else { return }
    let entry = self.log.record(event, deviceId: deviceId, now: .now())
    self.subscriptions.publish(entry)
  }
}

extension ControlService {
  /// The methods for the process.
  nonisolated static let serverMethods: [ControlMethod] = [
    ControlMethod("server.info") { _, call in
      [
        "name": "cast-receiver", "protocolVersion": .string(ControlService.protocolVersion),
        "processId": .integer(Int64(getpid())),
        "devices": .integer(Int64(call.service.fleet.receivers.count)),
        "methods": .array(ControlService.methodNames.map(JSONValue.string)),
      ] as JSONObject
    },
    ControlMethod("server.ping") { _, _ in JSONObject() },
    ControlMethod("server.shutdown") { _, call in
      call.service.shutDownSoon()
      return JSONObject()
    },
  ]
}

extension ControlService {
  /// The methods for faults.
  nonisolated static let faultMethods: [ControlMethod] = [
    ControlMethod("fault.inject", ["device", "rule"]) { params, call in
      let rule: FaultRule = try params.required("rule")
      let id = try await call.receiver(&params).inject(rule)
      return (id.map { ["id": .string($0)] } ?? [:]) as JSONObject
    },
    ControlMethod("fault.list", ["device"]) { params, call in
      let rules = try call.receiver(&params).faultRules
      return ["faults": .array(rules.map { .object($0.object) })] as JSONObject
    },
    ControlMethod("fault.clear", ["device", "id"]) { params, call in
      let receiver = try call.receiver(&params)
      guard let id: String = try params.optional("id", .nonEmpty) else {
        receiver.clearFaults()
        return JSONObject()
      }
      guard receiver.clearFault(id) else { throw ControlError.faultNotFound(id) }
      return JSONObject()
    },
  ]
}

extension FaultSchedule.Entry {
  /// The rule with its counts, as JSON.
  var object: JSONObject {
    var object: JSONObject = [
      "id": .string(self.id), "fault": .string(self.rule.fault.name.rawValue), "seen": .integer(Int64(self.seen)),
      "struck": .integer(Int64(self.struck)), "after": .integer(Int64(self.rule.after)),
    ]
    if let times = self.rule.times { object["times"] = .integer(Int64(times)) }
    return object
  }
}

extension ControlService {
  /// The methods for scenarios.
  nonisolated static let scenarioMethods: [ControlMethod] = [
    ControlMethod("scenario.start", ["scenario"]) { params, call in
      let scenario: Scenario = try params.required("scenario")
      call.service.scenarios.start(scenario)
      return try call.service.scenarioStatus()
    },
    ControlMethod("scenario.status") { _, call in try call.service.scenarioStatus() },
    ControlMethod("scenario.advance") { _, call in
      guard call.service.scenarios.advance() else { throw ControlError.noScenario }
      return try call.service.scenarioStatus()
    },
    ControlMethod("scenario.stop") { _, call in
      call.service.scenarios.stop()
      return JSONObject()
    },
  ]

  private func scenarioStatus() throws(ControlError) -> JSONObject {
    guard let progress = self.scenarios.progress else { throw .noScenario }
    var status: JSONObject = [
      "name": .string(progress.scenario.name), "steps": .integer(Int64(progress.scenario.steps.count)),
      "done": .integer(Int64(progress.doneCount)), "isOver": .bool(progress.isOver),
    ]
    if let failure = self.scenarios.lastFailure { status["failure"] = .string(failure) }
    return status
  }
}

extension ControlService {
  private nonisolated static let filterMembers: Set<String> = ["device", "events", "message", "heartbeats"]

  /// The methods for the event log.
  nonisolated static let logMethods: [ControlMethod] = [
    ControlMethod("log.get", filterMembers.union(["since", "limit"])) { params, call in
      let filter = try call.filter(&params)
      let since: Int64 = try params.optional("since", .atLeast(0)) ?? 0
      let limit: Int64 = try params.optional("limit", .range(1...10_000)) ?? 1_000
      let (events, forgotten) = call.service.log.events(after: since, limit: Int(limit), where: filter.fits)
      return [
        "events": .array(events.map { .object($0.object) }),
        "next": .integer(events.count < limit ? call.service.log.lastSeq : events.last?.seq ?? since),
        "forgotten": .integer(forgotten),
      ] as JSONObject
    },
    ControlMethod("log.subscribe", filterMembers) { params, call in
      let filter = try call.filter(&params)
      guard let peer = call.peer else { throw ControlError(4003, "NoConnection", "A scenario can't subscribe.") }
      return ["subscription": .string(try call.service.subscriptions.add(filter, for: peer))] as JSONObject
    },
    ControlMethod("log.unsubscribe", ["subscription"]) { params, call in
      let id: String = try params.required("subscription")
      guard let peer = call.peer else { throw ControlError.subscriptionNotFound(id) }
      try call.service.subscriptions.remove(id, of: peer)
      return JSONObject()
    },
  ]
}

extension ControlCall {
  @LoopActor
  fileprivate func filter(_ params: inout ControlParams) throws -> EventFilter {
    let selector: String? = try params.optional("device", .nonEmpty)
    let events: [String]? = try params.optional("events")
    if let events, let index = events.firstIndex(where: { !ReceiverEvent.names.contains($0) }) {
      let known = ReceiverEvent.names.joined(separator: ", ")
      throw JSONDecodingError(
        path: "events[\(index)]", reason: "unknown value \"\(events[index])\"; known are \(known)")
    }
    return EventFilter(
      deviceId: try selector.map { try self.service.fleet.receiver($0).configuration.device.id },
      events: events.map(Set.init), message: try params.optional("message"),
      heartbeats: try params.optional("heartbeats") ?? false)
  }
}

extension ControlService {
  /// The methods for the current media, from the device's side.
  nonisolated static let mediaMethods: [ControlMethod] = [
    ControlMethod("media.play", ["device"]) { params, call in
      try call.playing(&params).operate(.play)
      return JSONObject()
    },
    ControlMethod("media.pause", ["device"]) { params, call in
      try call.playing(&params).operate(.pause)
      return JSONObject()
    },
    ControlMethod("media.finish", ["device"]) { params, call in
      try call.playing(&params).operate(.finishMedia)
      return JSONObject()
    },
    ControlMethod("media.fail", ["device", "detailedErrorCode", "reason"]) { params, call in
      let receiver = try call.playing(&params)
      let code: Int64 = try params.optional("detailedErrorCode", .range(1...999_999)) ?? 104
      let reason: String? = try params.optional("reason", .nonEmpty)
      receiver.operate(.failMedia(ResourceFailure(detailedErrorCode: code, reason: reason)))
      return JSONObject()
    },
    ControlMethod("media.endLiveStream", ["device"]) { params, call in
      try call.playing(&params).operate(.endLiveStream)
      return JSONObject()
    },
    ControlMethod("app.broadcast", ["device", "namespace", "payload"]) { params, call in
      let receiver = try call.receiver(&params)
      let namespace: String = try params.required("namespace", .nonEmpty)
      let payload: JSONObject = try params.required("payload")
      receiver.operate(.broadcast(namespace: CastNamespace(namespace), payload: .object(payload)))
      return JSONObject()
    },
  ]
}

extension ControlCall {
  /// Returns the device that the member `device` names; throws if no media is loaded or plays there.
  @LoopActor
  fileprivate func playing(_ params: inout ControlParams) throws -> EmulatedReceiver {
    let receiver = try self.receiver(&params)
    guard receiver.screen.media != nil else {
      throw ReceiverError(.nothingPlays, "Nothing plays on “\(receiver.configuration.device.friendlyName)”.")
    }
    return receiver
  }
}
