import CastTestSupport
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import Testing

@testable import ReceiverControl

/// `spec/receiver.json`, from which clients are generated, against the implemented methods.
@Suite("The spec of the control protocol")
struct ControlSpecTests {
  private func spec() throws -> JSONObject {
    let text = try SourceTree.text("spec/receiver.json")
    return try #require(JSONDocument(parsing: text, policy: .strict).root.value.object)
  }

  /// Returns the keys of `params`, with those of included types.
  private func members(of method: JSONObject, _ types: JSONObject) -> Set<String> {
    var names = Set(method["params"]?.object?.keys ?? [])
    for name in (method["include"]?.array ?? []).compactMap(\.string) {
      names.formUnion(types[name]?.object?["fields"]?.object?.keys ?? [])
    }
    return names
  }

  @Test("has every method, with its members")
  func methods() throws {
    let spec = try self.spec()
    let types = try #require(spec["types"]?.object)
    var declared: [String: Set<String>] = [:]
    for (namespace, value) in try #require(spec["namespaces"]?.object).members {
      for (name, method) in try #require(value.object?["methods"]?.object).members {
        declared["\(namespace).\(name)"] = self.members(of: try #require(method.object), types)
      }
    }
    #expect(declared == ControlService.methods.mapValues(\.params))
  }

  @Test("has every fault and every event")
  func names() throws {
    let types = try #require(try self.spec()["types"]?.object)
    func values(_ name: String) -> [String] { types[name]?.object?["values"]?.object?.keys ?? [] }
    #expect(values("FaultName") == FaultNames.all)
    #expect(values("ReceiverEventName") == ReceiverEvent.names)
  }

  @Test("says its version")
  @LoopActor
  func version() throws {
    #expect(try self.spec()["protocolVersion"]?.string == ControlService.protocolVersion)
  }
}
