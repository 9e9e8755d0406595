import Testing

@testable import JSONRPC

@Suite("Id scanner")
struct IDScannerTests {
  static func ids(in text: String, pieces: Int = .max) -> [JSONRPCID] {
    var scanner = IDScanner()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(pieces))
      piece.withUnsafeBytes { scanner.scan($0) }
      rest = rest.dropFirst(piece.count)
    }
    return scanner.ids
  }

  static let table: [(String, JSONRPCID?)] = [
    (#"{"id":1,"#, .integer(1)), (#"{"id":-12}"#, .integer(-12)), (#"{ "id" : 5 , "#, .integer(5)),
    (#"{"jsonrpc":"2.0","method":"id","id":"a-b","x":"#, .string("a-b")),
    (#"{"params":{"id":1,"a":["id",{"id":2}]},"id":3,"#, .integer(3)),
    (#"{"a":"\"id\":9,","id":4}"#, .integer(4)), (#"{"a":"x\\","id":4}"#, .integer(4)),
    (#"{"params":{"id":1,"#, nil), (#"{"id":12"#, nil), (#"{"id":"ab"#, nil), (#"{"id":1.5,"#, .number("1.5")),
    (#"{"id":1.0}"#, .number("1.0")), (#"{"id":1e3}"#, .number("1e3")), (#"{"id":01}"#, nil),
    (#"{"id":null,"#, nil), (#"{"id":true,"id":2}"#, .integer(2)), (#"{"id":{"id":1},"x":2}"#, nil),
    (#"{"id":"a\nb","#, .string("a\nb")), (#"{"\u0069d":"\u00e9\u0000"}"#, .string("é\0")),
    (#"{"id"1}"#, nil), (#"{"a":"id","b":1,"#, nil), ("", nil), ("xyz", nil), (#"{"id":7} {"id":8}"#, .integer(7)),
    (#"{"id":99999999999999999999,"#, .number("99999999999999999999")), (#"{"id":--1,"#, nil),
    (#"{"x\u0000":1,"id":1}"#, .integer(1)), (#"{"x":nope,"id":1}"#, .integer(1)),
    (#"{"id":1"x"}"#, .integer(1)),
    // A reply with such a number would be lost by many clients.
    (#"{"id":1e999}"#, nil), (#"{"id":-3e222222222,"#, nil), ("{\"id\":\(String(repeating: "7", count: 1_001)),", nil),
    (#"{"id":1e-999}"#, .number("1e-999")),
  ]

  @Test("finds the message's own id and no other, in pieces of any size", arguments: table, [Int.max, 1, 3])
  func findsIDs(_ example: (text: String, id: JSONRPCID?), pieces: Int) {
    #expect(Self.ids(in: example.text, pieces: pieces) == (example.id.map { [$0] } ?? []))
  }

  @Test("finds every id of a batch")
  func batch() {
    let text = #"[{"id":1,"params":{"id":9}},7,[{"id":8}],{"x":1,"id":"b","id":3},{"x":2},{"id":4}"#
    #expect(Self.ids(in: text) == [.integer(1), .string("b"), .integer(4)])
  }

  @Test("an id after a large value is found, one over the limit isn't kept")
  func far() {
    #expect(Self.ids(in: #"{"a":"\#(String(repeating: "x", count: 1 << 20))","id":1}"#) == [.integer(1)])
    #expect(Self.ids(in: #"{"id":"\#(String(repeating: "x", count: 5_000))"}"#) == [])
  }
}
