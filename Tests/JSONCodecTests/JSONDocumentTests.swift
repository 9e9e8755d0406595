import JSONCodec
import Testing

@Suite struct JSONDocumentTests {
  @Test(arguments: [
    ("{\"a\":", JSONParseError.Code.invalidSyntax),
    ("", .invalidSyntax),
    ("{} x", .invalidSyntax),
    ("[NaN]", .invalidSyntax),
    ("{\"a\":1,\"a\":2}", .duplicateKey),
    ("[\"\\ud800\"]", .invalidSyntax),
  ])
  func strictRefuses(text: String, code: JSONParseError.Code) {
    let error = #expect(throws: JSONParseError.self) { try JSONDocument(parsing: text) }
    #expect(error?.code == code)
  }

  @Test func invalidUTF8IsRefusedStrictlyAndRepairedTolerantly() throws {
    let bytes = Array("[\"a".utf8) + [0xFF] + Array("b\"]".utf8)
    let error = #expect(throws: JSONParseError.self) { try JSONDocument(parsing: bytes) }
    #expect(error?.code == .invalidUTF8)
    #expect(try JSONDocument(parsing: bytes, policy: .tolerant).root.value == ["a\u{FFFD}b"])
  }

  @Test func tolerantReadsWhatDevicesWrite() throws {
    let text = #"{"a":NaN,"b":-Infinity,"c":"NaN","d":123456789012345678901234567890,"a2":1,"a2":2}"#
    let value = try JSONDocument(
      parsing: text.replacing("123456789012345678901234567890", with: "1"), policy: .tolerant
    )
    .root.value
    #expect(value == ["a": nil, "b": nil, "c": "NaN", "d": 1, "a2": 2])
    let big = try JSONDocument(parsing: "[123456789012345678901234567890]", policy: .tolerant).root.value
    #expect(big[0]?.number == 1.2345678901234568e29)
  }

  @Test func depthIsLimited() throws {
    let limits = JSONLimits(maximumDepth: 3)
    _ = try JSONDocument(parsing: "[[[1]]]", limits: limits)
    _ = try JSONDocument(parsing: #"["[[[[[[", "\"[[[["]"#, limits: limits)
    let error = #expect(throws: JSONParseError.self) { try JSONDocument(parsing: "[[[[1]]]]", limits: limits) }
    #expect(error?.code == .tooDeep)
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(throws: JSONParseError.self) { try JSONDocument(parsing: deep, limits: JSONLimits(maximumDepth: 1 << 30)) }
  }

  @Test func sizeIsLimited() {
    let error = #expect(throws: JSONParseError.self) {
      try JSONDocument(parsing: "[1,2,3]", limits: JSONLimits(maximumBytes: 6))
    }
    #expect(error?.code == .tooLarge)
  }

  @Test(arguments: ["null", "true", "-12", "1.5", "\"\\u0000é\\n\"", "[1,[2,{}],null]", "{\"b\":1,\"a\":{\"x\":[]}}"])
  func valuesSurviveTheRoundTrip(text: String) throws {
    let value = try JSONDocument(parsing: text).root.value
    #expect(try JSONDocument(parsing: value.jsonText).root.value == value)
  }

  @Test(arguments: [
    (#"{"a":NaN,"b":1e999}"#, #"{"a":null,"b":null}"#),
    (#"{"a":"\ud83d","b":"\ud83d\ude00","c":"\ude00x"}"#, "{\"a\":\"\u{FFFD}\",\"b\":\"😀\",\"c\":\"\u{FFFD}x\"}"),
    ("{\"a\":\"x\ny\tz\u{1}\"}", "{\"a\":\"x\\ny\\tz\u{FFFD}\"}"),
    ("\u{FEFF}{\"a\":NaN,\"b\":-Infinity,\"c\":\"NaN 1e999\"}", #"{"a":null,"b":null,"c":"NaN 1e999"}"#),
    (
      #"{"a":NaN,"b":99999999999999999999,"c":"\udead"}"#,
      "{\"a\":null,\"b\":99999999999999999999,\"c\":\"\u{FFFD}\"}"
    ),
    // A NUL in a value is fine, in a key it isn't.
    (
      #"{"a\u0000b" :{"\u0000":"x\u0000y"},"c":1}"#,
      "{\"a\u{FFFD}b\":{\"\u{FFFD}\":\"x\\u0000y\"},\"c\":1}"
    ),
    // Trailing bytes of C receivers and careless ones.
    ("{\"a\":[1,{}]}\0", #"{"a":[1,{}]}"#),
    ("{\"a\":1}\0\0garbage\"{", #"{"a":1}"#),
    ("[1,-2.5]\r\n\0", "[1,-2.5]"),
    (#"{"a":"}"}}"#, #"{"a":"}"}"#),
    (#"{"a":1}{"b":2}"#, #"{"a":1}"#),
  ])
  func tolerantRepairsWhatCanBeMeant(text: String, read: String) throws {
    #expect(throws: JSONParseError.self) { try JSONDocument(parsing: text) }
    #expect(try JSONDocument(parsing: text, policy: .tolerant).root.value.jsonText == read)
  }

  @Test(arguments: ["{", #"{"a":}"#, "nope", #"{"a":1,}"#, "[1 2]", #"{"a":"\x"}"#, ""])
  func refusesAmbiguousText(text: String) {
    #expect(throws: JSONParseError.self) { try JSONDocument(parsing: text, policy: .tolerant) }
  }
}
