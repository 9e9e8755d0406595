import EmulatedReceiver
import JSONCodec
import LoopIsolation

extension ControlService {
  /// Faults on command.
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
  /// A rule in force, and how often it has come up.
  var object: JSONObject {
    var object: JSONObject = [
      "id": .string(self.id), "fault": .string(self.rule.fault.name.rawValue), "seen": .integer(Int64(self.seen)),
      "struck": .integer(Int64(self.struck)), "after": .integer(Int64(self.rule.after)),
    ]
    if let times = self.rule.times { object["times"] = .integer(Int64(times)) }
    return object
  }
}
