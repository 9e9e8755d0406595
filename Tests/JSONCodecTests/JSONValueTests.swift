import JSONCodec
import Testing

/// Conversions between typed and untyped values, without bytes between them.
@Suite struct JSONValueTests {
  static let values: [JSONValue] = [
    nil, true, 7, 0.5, "a\"\0é\u{2028}", "", [], [:], [1, [], [2, nil], ["k": true]],
    ["": [:], "b": ["c": 1.5, "d": "x"]],
    .object(JSONObject((0..<20).map { ("k\($0)", .array([.integer($0)])) })), .integer(.min), .number(-0.0),
  ]

  @Test(arguments: Self.values)
  func equalsItsEncodedForm(value: JSONValue) {
    #expect(value.jsonValue == value)
    #expect(JSONDocument(value).root.value == value)
  }

  @Test func orderStays() {
    let value: JSONValue = ["z": 1, "a": ["y": 1, "b": 2]]
    #expect(value.jsonValue.jsonText == value.jsonText)
    #expect(JSONDocument(value).root.value.jsonText == value.jsonText)
  }

  @Test(arguments: [Double.nan, .infinity])
  func numbersThatJSONDoesNotKnowAreNull(number: Double) {
    #expect(JSONValue.number(number).jsonValue == .null)
    #expect(JSONDocument(.number(number)).root.isNull)
  }

  @Test func decodesJSONValues() {
    struct Raw: JSONEncodable {
      func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("raw")
        writer.value(json: #"{"a":[1,2.5]}"#.utf8)
        writer.member("absent", Int64?.none)
        writer.member("twice", Int64(1))
        writer.member("twice", Int64(2))
        writer.endObject()
      }
    }
    #expect(Raw().jsonValue == ["raw": ["a": [1, 2.5]], "twice": 2])
    #expect(Raw().jsonObject.keys == ["raw", "twice"])
    #expect(Int64(1).jsonObject.isEmpty)
  }

  @Test func policyCounts() throws {
    #expect(try Int64(json: "5", policy: .tolerant) == 5)
    #expect(throws: JSONDecodingError.self) { try Int64(json: "5", policy: .strict) }
    #expect(try [Int64](json: [1, "x", 3], policy: .tolerant) == [1, 3])
  }
}
