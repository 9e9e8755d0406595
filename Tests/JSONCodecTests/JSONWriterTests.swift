import JSONCodec
import Testing

@Suite struct JSONWriterTests {
  static let cases: [(JSONValue, String)] = [
    (.number(0.1), "0.1"), (.number(.nan), "null"), (.number(.infinity), "null"),
    (.integer(.min), "-9223372036854775808"),
    (.integer(7), "7"), (.string("a\"\\\n\r\t\u{1}\u{7F}é\u{2028}"), "\"a\\\"\\\\\\n\\r\\t\\u0001\\u007fé\u{2028}\""),
    ([1, [], [2, nil], ["k": true]], "[1,[],[2,null],{\"k\":true}]"),
    (["a": [:], "b": ["c": 1.5, "d": "x"]], "{\"a\":{},\"b\":{\"c\":1.5,\"d\":\"x\"}}"),
  ]

  @Test(arguments: Self.cases)
  func writes(value: JSONValue, text: String) {
    #expect(value.jsonText == text)
  }

  @Test func absentMembersAreLeftOut() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("a", Int64?.none)
    writer.member("b", Int64(1))
    writer.member("c", Double?(2.5))
    writer.key("d")
    writer.value(json: "{\"raw\":1}".utf8)
    writer.members(of: ["e\"": 3])
    writer.endObject()
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"b":1,"c":2.5,"d":{"raw":1},"e\"":3}"#)
  }
}
