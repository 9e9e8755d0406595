import Testing

@testable import JSONCodec

/// The reader must agree with jansson, which is the oracle here.
///
/// A key with an escape makes jansson parse the whole document.
@Suite struct JSONTreeReaderTests {
  private static let samples = [
    #"{}"#, #"[]"#, #"[[],{},[{}]]"#, #" { "a" : 1 , "b" : [ 1 , 2 ] } "#, "\t[\r\n1\n]\n",
    #"{"":1,"b":{"c":{"d":[]}}}"#, #"{"b":1,"a":2,"b":3}"#, #"[true,false,null]"#,
    #"[0,-0,1,-1,123456789012345678,-123456789012345678,1234567890123456789,9223372036854775807]"#,
    #"[0.5,-1.25,1e2,1E-2,1.5e+3,5965.41,0.1,1.0]"#, #"["","a","~","\#u{7F}"]"#,
    #"["\"","\\","\/","\b\f\n\r\t","\u00e9","\ud83d\ude00","a\u0000b"]"#, #"["é","日本語","😀",{"é":"ü"}]"#,
    #"{"a":{"a":{"a":"a"}},"b":["x",{"y":null}]}"#,
    // Mistakes.
    #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{,}"#, #"{1:2}"#, #"{"a":1 "b":2}"#, #"{"a":1]"#, #"[1,]"#, #"[,1]"#,
    #"[1 2]"#, #"[1}"#, #"["#, #"{"#, #"["a"#, #"["a\"]"#, #"["\x"]"#, #"["\ud83d"]"#, #"[01]"#, #"[-]"#, #"[1.]"#,
    #"[.5]"#, #"[+1]"#, #"[1-2]"#, #"[1e]"#, #"[tru]"#, #"[truex]"#, #"[nul"#, #"[True]"#, #"[NaN]"#, #"[1]x"#,
    #"[1][2]"#, #"{"a":1}}"#, "[\"a\nb\"]", "[\"\u{1}\"]", "{\"a\nb\":1}",
  ]

  /// The members and elements of `document`'s root, with the bytes that they are written as.
  private static func outcome(_ bytes: [UInt8], _ policy: JSONPolicy) -> String? {
    (try? JSONDocument(parsing: bytes, policy: policy)).map { $0.root.value.jsonText }
  }

  /// The same, as jansson alone parses it.
  private static func oracle(_ bytes: [UInt8], _ policy: JSONPolicy) -> String? {
    let whole = Array(#"[{"\u0061":1},"#.utf8) + bytes + Array("]".utf8)
    return (try? JSONDocument(parsing: whole, policy: policy)).flatMap { document in
      document.root.count == 2 ? document.root[1]?.value.jsonText : nil
    }
  }

  private static func isReadHere(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { bytes in
      guard let tree = JSONTreeReader.tree(of: bytes, rejectsDuplicates: true) else { return false }
      _ = JSONDocument(tree: tree, policy: .strict, limits: JSONLimits())
      return true
    }
  }

  @Test(arguments: samples)
  func agreesWithJansson(text: String) {
    let bytes = Array(text.utf8)
    #expect(Self.outcome(bytes, .strict) == Self.oracle(bytes, .strict))
  }

  @Test(arguments: [
    (#"{"a":[1,-2,true,null,"x"],"b":{}}"#, true), (#"["é","\n",1.5]"#, true), (#"{"a":1,"a":2}"#, false),
    (#"{"\u0061":1}"#, false), (#"{"é":1}"#, false), (#"[1] x"#, false), (#"1"#, false), (#"[01]"#, false),
  ])
  func leavesTheUncommonToJansson(text: String, isReadHere: Bool) {
    #expect(Self.isReadHere(text) == isReadHere)
  }

  /// Each sample with each byte removed, or replaced by one that matters to the grammar.
  @Test(arguments: samples)
  func agreesOnDamagedText(text: String) {
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      var shorter = bytes
      shorter.remove(at: place)
      #expect(Self.outcome(shorter, .strict) == Self.oracle(shorter, .strict), "without byte \(place) of \(text)")
      for byte in Array(#"",:{}[]\0-e.t "#.utf8) + [0x00, 0x1F, 0x80, 0xC3, 0xFF] {
        var other = bytes
        other[place] = byte
        let (outcome, oracle) = (Self.outcome(other, .strict), Self.oracle(other, .strict))
        // Behind a bracket that closes the oracle's array, or opens another element, it reads another document.
        #expect(outcome == oracle || outcome == nil, "byte \(place) of \(text) is \(byte)")
      }
    }
  }

  @Test func tolerantKeepsTheLastOfDuplicatesInTheirPlace() throws {
    let document = try JSONDocument(parsing: #"{"a":1,"b":2,"a":3}"#, policy: .tolerant)
    #expect(document.root.value.jsonText == #"{"a":3,"b":2}"#)
  }

  @Test func mistakesAreDescribedByJansson() {
    let error = #expect(throws: JSONParseError.self) { try JSONDocument(parsing: #"{"a":1,"b":}"#) }
    #expect(error?.byteOffset == 12)
    #expect(error?.message.contains("unexpected token near '}'") == true)
  }

  @Test func readsTheDeepestNestingThatIsAllowed() throws {
    let text = String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000)
    let limits = JSONLimits(maximumDepth: 2_000)
    #expect(try JSONDocument(parsing: text, limits: limits).root.count == 1)
  }
}
