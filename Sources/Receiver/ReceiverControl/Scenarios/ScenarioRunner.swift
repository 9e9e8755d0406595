import EmulatedReceiver
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

/// The runner of a scenario on a fleet.
@LoopActor
final class ScenarioRunner {
  /// Performs one command: the method and its params.
  var perform: (@LoopActor (String, JSONNode) async throws -> Void)?
  private(set) var progress: ScenarioProgress?
  /// The error of the last command that failed.
  private(set) var lastFailure: String?

  private let fleet: ReceiverFleet
  private let logger: Logger
  private var timer: Scheduled<Void>?
  private var endObservation: (@LoopActor () -> Void)?
  private var waiting: [ScenarioProgress.Due] = []
  private var worker: Task<Void, Never>?

  init(fleet: ReceiverFleet, logger: Logger) {
    self.fleet = fleet
    self.logger = logger.component("ScenarioRunner")
  }

  /// Begins a scenario, and ends the previous one.
  func start(_ scenario: Scenario) {
    self.stop()
    self.lastFailure = nil
    self.progress = ScenarioProgress(scenario, now: .now())
    self.endObservation = self.fleet.observe { [weak self] change in self?.take(change) }
    self.goOn()
  }

  func stop() {
    self.timer?.cancel()
    self.timer = nil
    self.endObservation?()
    self.endObservation = nil
    self.progress = nil
    self.waiting = []
    self.worker?.cancel()
    self.worker = nil
  }

  /// Performs the waiting step now; returns `false` if no step waits.
  func advance() -> Bool {
    guard let due = self.progress?.skip(now: .now()) else { return false }
    self.work([due])
    return true
  }

  private func take(_ change: ReceiverFleet.Change) {
    guard case .event(let event, let id) = change,
      let receiver = self.fleet.receivers.first(where: { $0.configuration.device.id == id })
    else { return }
    let names = [id, receiver.configuration.device.friendlyName]
    let due = self.progress?.take(event, deviceId: id, names: names, links: receiver.linkCount, now: .now())
    self.work(due ?? [])
  }

  private func goOn() {
    self.work(self.progress?.advance(to: .now()) ?? [])
  }

  private func work(_ due: [ScenarioProgress.Due]) {
    self.timer?.cancel()
    self.timer = self.progress?.deadline.map { deadline in
      LoopActor.shared.eventLoop.scheduleTask(deadline: deadline) { [weak self] in
        LoopActor.assumeIsolated { self?.goOn() }
      }
    }
    self.waiting += due
    guard !self.waiting.isEmpty, self.worker == nil else { return }
    // Steps run in a task, since the receiver is still handling the event; one after the other, since some take time.
    self.worker = LoopActor.task { [weak self] in
      while let self, !Task.isCancelled, !self.waiting.isEmpty { await self.perform(self.waiting.removeFirst()) }
      if !Task.isCancelled { self?.worker = nil }
    }
  }

  private func perform(_ due: ScenarioProgress.Due) async {
    for command in due.commands {
      for params in self.params(of: command, deviceId: due.deviceId) {
        do {
          try await self.perform?(command.method, JSONDocument(.object(params)).root)
        } catch {
          self.lastFailure = "\(command.method): \(error)"
          self.logger.warning("a step of the scenario failed", metadata: ["step": "\(self.lastFailure ?? "")"])
        }
      }
    }
  }

  /// Returns the params for each device of the command.
  private func params(of command: ScenarioCommand, deviceId: String?) -> [JSONObject] {
    guard command.params["device"] == nil, ControlService.methods[command.method]?.params.contains("device") == true
    else { return [command.params] }
    let ids = deviceId.map { [$0] } ?? self.fleet.receivers.map(\.configuration.device.id)
    return ids.map { id in
      var params = command.params
      params["device"] = .string(id)
      return params
    }
  }
}
