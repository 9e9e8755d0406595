import JSONCodec
import LoopIsolation

extension ControlService {
  /// Scenarios at run time.
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
