import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import LoopIsolation
import NIOCore

extension ProbeResult {
  init(_ probe: DeviceProbe) {
    self.init(
      host: probe.host, port: Int64(probe.port), succeeded: probe.succeeded,
      steps: probe.steps, failedPhase: probe.failedPhase,
      error: probe.error.map { APIError($0).info }, advice: probe.advice, deviceId: probe.identity?.deviceId,
      announcedId: probe.identity?.announcedId, friendlyName: probe.identity?.friendlyName,
      modelName: probe.identity?.modelName,
      elapsed: probe.elapsed.seconds)
  }

  /// The result as lines of text.
  var summary: [String] {
    let name = self.friendlyName.map { " ('\($0)')" } ?? ""
    let steps = self.steps.map { step in
      let time = step.elapsed.map { " in \(Int64(($0 * 1_000).rounded())) ms" } ?? ""
      let detail = step.detail.map { ": \($0)" } ?? ""
      return "Probe, \(step.phase.rawValue): \(step.outcome.rawValue)\(time)\(detail)"
    }
    return ["Probe of \(self.host):\(self.port)\(name):"] + steps + ["Probe: \(self.advice)"]
  }
}
