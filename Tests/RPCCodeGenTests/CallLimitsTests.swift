import JSONCodec
import Testing

@testable import RPCCodeGen

/// The time for which clients wait, by method.
struct CallLimitsTests {
  private static let which = "\"lampId\": {\"type\": \"string\", \"description\": \"Which.\"}"

  /// Returns the limits of `lamp.screw` with further params, and with the error of a method that loads media.
  private func limits(_ params: [String] = [], loads: Bool = false) throws -> CallLimits? {
    let file = "rpc/lamp.json"
    var fixture = SpecFixture().replacing(
      Self.which, by: ([Self.which] + params).joined(separator: ", "), in: file)
    if loads {
      fixture = fixture.replacing("[\"NoLamp\"]", by: "[\"NoLamp\", \"MediaLoadFailed\"]", in: file)
        .replacing(
          "\"NoLamp\": {\"code\": 1001", by: "\(Self.loadError), \"NoLamp\": {\"code\": 1001", in: "errors.json")
      fixture.files["model/limits.json"] = Self.limits
    }
    let spec = try fixture.load().withoutWire
    return CallLimits(of: try #require(spec.methods.first { $0.name == "screw" }), in: spec)
  }

  private static let loadError =
    "\"MediaLoadFailed\": {\"code\": 1002, \"domain\": \"lamp\", \"message\": \"m\", \"description\": \"d\", "
    + "\"advice\": \"a\", \"gckErrorCode\": 14, \"exit\": \"refused\"}"
  private static let limits = """
    {"wire": true, "types": {"RequestLimits": {"kind": "object", "options": true, "description": "d", "fields": {
      "load": {"type": "number", "unit": "seconds", "default": 40, "description": "d"}}}}}
    """

  private func field(_ name: String, _ more: String) -> String {
    "\"\(name)\": {\"type\": \"number\", \"unit\": \"seconds\", \"description\": \"d\", \(more)}"
  }

  @Test func aMethodWithoutLimitsHasNone() throws {
    let other = self.field("restTimeout", "\"default\": 5")
    #expect(try self.limits() == nil && self.limits([other]) == nil)
  }

  @Test func aLimitCountsWithItsDefaultElseItsMaximum() throws {
    let limits = try #require(
      try self.limits([
        self.field("timeout", "\"maximum\": 600"), self.field("searchTimeout", "\"maximum\": 600, \"default\": 5"),
      ]))
    #expect(limits.parameters.map(\.name) == ["timeout", "searchTimeout"])
    #expect(limits.parameters.map(\.seconds) == [600, 5] && limits.patience == 60)
  }

  @Test func stepsThatParamsDoNotLimitCount() throws {
    let limits = try #require(try self.limits(loads: true))
    #expect(limits.parameters.isEmpty && limits.patience == 100)
  }

  @Test func clientsGetTheLimitsOfTheirMethods() throws {
    let fixture = SpecFixture().replacing(
      Self.which, by: "\(Self.which), \(self.field("waitTimeout", "\"default\": 30"))", in: "rpc/lamp.json")
    let spec = try fixture.load()
    let method = try #require(SchemaTable(spec: spec).methods["lamp.screw"])
    #expect(method["patience"] == 60.0 && method["limits"] == ["waitTimeout": 30.0])
    let params = try #require(PythonEmitter().emit(spec).first { $0.path.hasSuffix("/params.py") })
    #expect(params.contents.contains("PATIENCE: ClassVar[float | None] = 60.0"))
    #expect(params.contents.contains("LIMITS: ClassVar[Mapping[str, float]] = {\"wait_timeout\": 30.0}"))
    #expect(SchemaTable(spec: spec).methods["lamp.off"]?["patience"] == nil)
  }
}
