import JSONCodec
import NIOCore
import Testing

@testable import ReceiverControl

@Suite struct ScenarioFileTests {
  static func error(_ text: String) -> ScenarioError? {
    do {
      _ = try Scenario(bytes: Array(text.utf8), file: "x.json")
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("{\n  \"steps\": [,]\n}", 2, "", "x.json:2:"),
    ("{}", 1, "steps", "required, but missing"),
    ("{\"steps\":[]}", 1, "steps", "must not be empty"),
    ("{\"steps\":[\n{\"at\":0,\"do\":{\"fault\":\"drop\"}},\n{\"do\":{\"fault\":\"drop\"}}]}", 3, "steps[1]", "needs"),
    (
      "{\"steps\":[\n{\"at\":0,\n\"do\":[{\"fault\":\"drop\"},\n{\"fault\":\"boom\"}]}]}", 4, "steps[0].do[1].fault",
      "unknown value"
    ),
    ("{\"steps\":[{\"at\":0,\n\"do\":{\n\"method\":\"no.such\"}}]}", 3, "steps[0].do.method", "no method"),
    ("{\"steps\":[{\"at\":0,\"on\":\"load\",\"do\":{\"fault\":\"drop\"}}]}", 1, "steps[0].on", "exclude"),
    ("{\"steps\":[{\"on\":\"noon\",\"do\":{\"fault\":\"drop\"}}]}", 1, "steps[0].on", "unknown value"),
    (
      "{\"steps\":[{\"on\":{\"event\":\"load\",\"appId\":\"x\"},\"do\":{\"fault\":\"drop\"}}]}", 1, "steps[0].on.appId",
      "unknown member"
    ),
    ("{\"steps\":[{\"at\":-1,\"do\":{\"fault\":\"drop\"}}]}", 1, "steps[0].at", "between"),
    ("{\"repeat\":true,\"steps\":[{\"at\":0,\"do\":{\"fault\":\"drop\"}}]}", 1, "repeat", "can't be repeated"),
    ("{\"steps\":[{\"at\":0,\"do\":{\"fault\":\"drop\",\"seconds\":1}}]}", 1, "steps[0].do.seconds", "unknown member"),
  ])
  func saysWhereItIsWrong(text: String, line: Int, path: String, words: String) {
    let error = Self.error(text)
    #expect(error?.line == line)
    #expect(error?.path == path)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "no error")")
    #expect(error?.message.hasPrefix("x.json:\(line):") == true)
  }

  @Test func reportsAMissingFile() {
    #expect(throws: ScenarioError.self) { try Scenario(path: "/no/such/file.json") }
  }

  @Test func theColumnIsTheValues() {
    let bytes = Array("{\n  \"a\": {\"b\\\"\": [1, [2], {\"c\": 7}]}\n}".utf8)
    let offset = JSONLocator.offset(of: "a.b\\\"[2].c", in: bytes)
    #expect(String(decoding: bytes[offset...], as: UTF8.self).hasPrefix("7"))
    #expect(JSONLocator.position(of: offset, in: bytes).line == 2)
    // A missing value is located as near as possible.
    let nearest = JSONLocator.offset(of: "a.missing", in: bytes)
    #expect(String(decoding: bytes[nearest...], as: UTF8.self).hasPrefix("{\"b"))
  }
}
