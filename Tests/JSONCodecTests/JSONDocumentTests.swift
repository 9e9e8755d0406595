import JSONCodec
import Testing

@Suite struct JSONDocumentTests {
  @Test(arguments: [
    ("{\"a\":", JSONParseError.Code.invalidSyntax),
    ("", .invalidSyntax),
    ("{} x", .invalidSyntax),
    ("[NaN]", .invalidSyntax),
    ("{\"a\":1,\"a\":2}", .duplicateKey),
    ("[123456789012345678901234567890]", .numberOutOfRange),
    ("[1e999]", .numberOutOfRange),
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
}
