import Glibc
import JSONCodec
import LoopIsolation

extension ControlService {
  /// What is about the process.
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
