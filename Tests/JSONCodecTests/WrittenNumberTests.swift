import JSONCodec
import Testing

/// Numbers of open objects are passed on in their original spelling. (RFC 8259, section 6)
@Suite struct WrittenNumberTests {
  private static let numbers = [
    "0", "-0", "1", "-1", "10", "1.0", "1.00", "-1.0", "0.5", "0.50", "0.1", "0.0001", "0.00001", "1e2", "1E2", "1e+2",
    "1e-2", "-1.5e0", "0e0", "0.0", "-0.0", "0.00", "1e308", "-1.7976931348623157e308", "1e-999", "5e-324", "1e-323",
    "4.9e-324",
    "2.2250738585072009e-308", "123456789012345678", "1234567890123456789", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "12345678901234567890",
    "123456789012345678901234567890", "9007199254740993", "9007199254740993.0", "0.30000000000000004",
    "0.1000000000000000055511151231257827", "3.141592653589793", "183.64233999999991", "1700000000000.25",
    "100000000000000.5", "1000000000000000.5", "99999999999999.9", "123456789012.34567",
  ]

  @Test(arguments: [JSONPolicy.strict, .tolerant]) func numbersAreWrittenAsTheyCame(policy: JSONPolicy) throws {
    for number in Self.numbers {
      for text in [number, "[\(number)]", "[ \(number) ,{\"a\":\(number)}]", "[[],\(number),\(number)\n]"] {
        let document = try JSONDocument(parsing: text, policy: policy)
        let compact = text.filter { !$0.isWhitespace }
        #expect(document.root.value.jsonText == compact)
        #expect(document.root.value.jsonValue.jsonText == compact, "as values")
        #expect(JSONDocument(document.root.value, policy: policy).root.value.jsonText == compact, "as a document again")
      }
    }
    let all = "[\(Self.numbers.joined(separator: ","))]"
    #expect(try JSONDocument(parsing: all, policy: policy).root.value.jsonText == all)
  }

  @Test func typedMembersReadTheValue() throws {
    for number in Self.numbers {
      let root = try JSONDocument(parsing: number).root
      let double = try #require(Double(number))
      #expect(try Double(json: root) == double)
      #expect(root.value.number == double)
      let integer = Int64(number) ?? Int64(exactly: double)
      #expect((try? Int64(json: root)) == integer)
      #expect(root.value.integer == integer)
    }
    let error = #expect(throws: JSONDecodingError.self) {
      try Int64(json: JSONDocument(parsing: "12345678901234567890").root)
    }
    #expect(error?.reason == "expected an integer, found 12345678901234567890")
  }

  @Test(arguments: [
    "01", "-", "1.", ".5", "1e", "1e+", "+1", "--1", "1.e2", "00000000000000000000000001", "1-2", "1e5e5",
  ])
  func whatIsNoNumberIsRefused(text: String) throws {
    for document in [text, "[\(text)]", "[12345678901234567890,\(text)]"] {
      #expect(throws: JSONParseError.self) { try JSONDocument(parsing: document) }
      #expect(throws: JSONParseError.self) { try JSONDocument(parsing: document, policy: .tolerant) }
    }
  }

  /// Placeholders may be longer than the numbers that they replace.
  @Test func errorsNameThePlaceInTheDocumentAsItCame() throws {
    for prefix in ["1", "1e2", "-0", "1e2,-0,1e1,1E1", "12345678901234567890"] {
      let error = #expect(throws: JSONParseError.self) { try JSONDocument(parsing: "[\(prefix), nope]") }
      #expect(error?.byteOffset == prefix.utf8.count + 7)
    }
  }

  @Test func numbersInTextsAreText() throws {
    let text = #"{"12345678901234567890":"1e2 \" 1e3","a\\":[1e2,"-0"]}"#
    #expect(try JSONDocument(parsing: text).root.value.jsonText == text)
  }

  private static func steps(toPassOn text: String) throws -> Int {
    var copy = ""
    let steps = try JSONWork.steps { copy = try JSONDocument(parsing: text).root.value.jsonText }
    #expect(copy == text)
    return steps
  }

  @Test(arguments: ["1e2", "12345678901234567890", "0.123456789012345678", "0.12345678901234567", "-0"])
  func workGrowsWithTheNumbers(number: String) throws {
    let many = try [1_000, 2_000, 4_000].map { count in
      try Self.steps(toPassOn: "[\(Array(repeating: number, count: count).joined(separator: ","))]")
    }
    #expect(many[0] >= 1_000 && many[1] < 3 * many[0] && many[2] < 3 * many[1], "\(many)")
  }

  @Test func numbersHaveABound() throws {
    let digits = "0." + String(repeating: "7", count: 998)
    for policy in [JSONPolicy.strict, .tolerant] {
      #expect(try JSONDocument(parsing: "[\(digits)]", policy: policy).root.value.jsonText == "[\(digits)]")
    }
    let error = #expect(throws: JSONParseError.self) { try JSONDocument(parsing: "[1, \(digits)7]") }
    #expect(error?.code == .numberOutOfRange && error?.byteOffset == 4)
    let read = try JSONDocument(
      parsing: "[\(digits)7,1e2,1e999,-1e999,\(String(repeating: "7", count: 400))]", policy: .tolerant
    ).root.value
    #expect(read == [nil, .writtenNumber("1e2"), nil, nil, nil])
    #expect(throws: JSONParseError.self) { try JSONDocument(parsing: "1e999") }
  }

  @Test func workGrowsWithTheDigits() throws {
    let long = try [100_000, 200_000, 400_000].map { count in
      try JSONWork.steps {
        _ = try JSONDocument(parsing: "[\(String(repeating: "7", count: count))]", policy: .tolerant)
      }
    }
    #expect(long[0] >= 100_000 && long[1] < 3 * long[0] && long[2] < 3 * long[1], "\(long)")
  }
}
